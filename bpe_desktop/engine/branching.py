"""What if: the same training with some of its choices made otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..errors import ConfigError, UserError
from .config import TIE_BREAKS, TrainingConfig
from .corpus import Corpus
from .pair_index import PairQueue
from .stopping import StopReason
from .tie_break import PAIR_SHIFT
from .trainer import Trainer

__all__ = ["BranchTrainer", "Intervention"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_KINDS = ("tie-break", "forbid", "force")  # the order in which those of one step are made


class Intervention(NamedTuple):
    """A choice that is made otherwise when merge `step` (from 1) is about to be chosen.

    `kind`: "force" makes the pair (`left`, `right`) this merge; "forbid" makes it never be merged
    from here on; "tie-break" orders equal counts by `rule` from here on. The ids are those of the
    vocabulary, of which merge k makes the same id in every branch.
    """

    step: int
    kind: str
    left: int = 0
    right: int = 0
    rule: str = ""


class BranchTrainer(Trainer):
    """A BPE training with interventions; all else is as in `Trainer`.

    A pair must be one that could be merged at its step: it stands in the corpus `min_frequency`
    times or more and makes a token that the settings allow. Else `steps` raises `UserError` there,
    as it does if the training ends before a step. The `ties` of a forced merge are the pairs that
    have its count; forbidden pairs are not among those of any.
    """

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, interventions: Iterable[Intervention]
    ) -> None:
        if config.algorithm != "bpe":
            raise ConfigError(
                f"Merges of the algorithm {config.algorithm} cannot be forced or forbidden.",
                "Choose the algorithm bpe.",
            )
        super().__init__(corpus, config)
        self._due: dict[int, list[Intervention]] = {}
        for intervention in sorted(interventions, key=lambda it: _KINDS.index(it.kind)):
            self._check(intervention)
            self._due.setdefault(intervention.step, []).append(intervention)
        rules = [it.rule for its in self._due.values() for it in its if it.kind == "tie-break"]
        self._keeps_corpus_order = "first-seen" in (config.tie_break, *rules)
        self._forbidden: list[int] = []
        self.record_all()  # any pair may be asked for

    @staticmethod
    def _check(intervention: Intervention) -> None:
        if intervention.step < 1:
            raise ConfigError(f"There is no merge {intervention.step}.", "Merges count from 1.")
        if intervention.kind == "tie-break" and intervention.rule not in TIE_BREAKS:
            raise ConfigError(
                f"Unknown tie-break: {intervention.rule}.",
                f"Choose one of {', '.join(TIE_BREAKS)}.",
            )

    def _choose(self) -> tuple[int, int, int] | None:
        step = self.merges_made + 1
        forced = None
        for intervention in self._due.pop(step, ()):
            if intervention.kind == "tie-break":
                self._order_ties_by(intervention.rule)
                continue
            if forced is not None:
                raise UserError(
                    f"Two pairs are forced to be merge {step}.", "Force one of them later."
                )
            pair = self._known_pair(intervention)
            count = self._counts[pair]
            if intervention.kind == "force":
                forced = pair, count, sum(other == count for other in self._counts.values())
            else:
                self._forbid(pair, count)
        if forced is None:
            return super()._choose()
        self._leave_level(forced[1])
        return forced

    def _known_pair(self, intervention: Intervention) -> int:
        """Return the pair of an intervention, which may be merged now."""
        try:
            left, right = self._inside(intervention.left), self._inside(intervention.right)
        except ValueError:
            raise UserError(
                f"The pair of merge {intervention.step} is of a token that is not there yet.",
                "Choose a pair that is among the candidates before this merge.",
            ) from None
        pair = left << PAIR_SHIFT | right
        if pair not in self._counts:
            names = f"{self._names[left]} + {self._names[right]}"
            raise UserError(
                f"The pair {names} cannot be merged as merge {intervention.step}.",
                "Choose a pair that is among the candidates before this merge.",
            )
        return pair

    def _forbid(self, pair: int, count: int) -> None:
        """Treat a pair as one whose token the settings do not allow.

        It cannot come back: a pair is born with the newer of its tokens, and only then.
        """
        del self._counts[pair], self._joints[pair]
        if count > 1:
            self._barred[pair] = count
        self._leave_level(count)
        self._forbidden.append(pair)

    def _leave_level(self, count: int) -> None:
        """Tell the queue that a pair is gone which it did not give out; it forgets it when met."""
        if count == self._queue.level:
            self._queue.tied -= 1

    def _order_ties_by(self, rule: str) -> None:
        queue: PairQueue = self._pair_queue(rule)
        for pair, count in self._counts.items():
            queue.push(pair, count)
        self._queue = queue

    def _stop_reason(self) -> StopReason:
        if self._due:
            late = min(self._due)
            raise UserError(
                f"The training ends after merge {self.merges_made}, before merge {late}.",
                "Make the change at an earlier merge, or ask for more merges.",
            )
        found = super()._stop_reason()
        least = self.config.min_frequency
        if found.code == "min-frequency" and any(
            self._barred.get(pair, 1) >= least for pair in self._forbidden
        ):
            text = f"Stopped because only forbidden pairs count {least:,} or more."
            return StopReason("nothing-left", text)
        return found
