"""One training seen as many: what is left of the corpus at every vocabulary size.

A training of n merges holds that of every smaller number of merges, so nothing is trained again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, Self

from .baseline_history import BaselineHistory
from .gage.training_history import GageTraining
from .histories import AnyHistory
from .replay_history import ReplayHistory
from .unigram.history import UnigramHistory

__all__ = ["End", "Growth", "SizeCurve", "SizePoint", "ends_of"]

_SLICE = 2_000  # words between two pauses
_CONTINUATION = range(0x80, 0xC0)  # bytes that begin no character of UTF-8

_History = AnyHistory | ReplayHistory


class SizePoint(NamedTuple):
    """The corpus after `step` steps: `size` tokens in the vocabulary, `left` in the corpus.

    Where whole words or characters are counted, `left` is how many of them are still unknown.
    """

    step: int
    size: int
    left: int


class Growth(NamedTuple):
    """From one size of the vocabulary to a larger one."""

    first: SizePoint
    last: SizePoint

    @property
    def tokens(self) -> int:
        """By how many tokens the vocabulary grows."""
        return self.last.size - self.first.size

    @property
    def saved(self) -> int:
        """How many symbols of the corpus that saves."""
        return self.first.left - self.last.left

    @property
    def share(self) -> float | None:
        """The share of the symbols that were left: `saved / first.left`."""
        return self.saved / self.first.left if self.first.left else None


@dataclass(frozen=True)
class SizeCurve:
    """What is left after each step of a training, `left[0]` before the first.

    `size_after` gives the vocabulary size. `counted` says what is left: "symbols", or "unknown"
    units of a baseline. `by_round`: the steps are rounds that change the size by many tokens, and
    not only upwards. `words` are those of the corpus as `written_words` counts them.
    """

    left: Sequence[int]
    size_after: Callable[[int], int]
    words: int
    counted: str = "symbols"
    by_round: bool = False

    @classmethod
    def of(cls, history: _History) -> Self | None:
        """Return the curve of a training; `None` for a compressor, which has no vocabulary."""
        if isinstance(history, GageTraining):
            return None
        left = history.series()[1]
        return cls(
            left,
            _sizes(history, len(left) - 1),
            history.written_words,
            "unknown" if isinstance(history, BaselineHistory) else "symbols",
            isinstance(history, UnigramHistory),
        )

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.left) - 1

    def point(self, step: int) -> SizePoint:
        """Return the state after a step."""
        return SizePoint(step, self.size_after(step), self.left[step])

    def points(self, most: int = 600) -> list[SizePoint]:
        """Return states by rising size, at most about so many; of equal sizes the last one."""
        steps: Iterable[int] = range(self.steps + 1)
        if self.steps > most:
            steps = sorted({self.steps * number // most for number in range(most + 1)})
        by_size = {point.size: point for point in map(self.point, steps)}
        return [by_size[size] for size in sorted(by_size)]

    def growths(self, merges: int, most: int = 300) -> list[Growth]:
        """Return what each further `merges` steps save, from the first on; of rounds, each.

        Of more than `most` growths, some at even distances: a table of all sizes of a large
        vocabulary would take seconds.
        """
        if self.by_round:
            return [Growth(*pair) for pair in pairwise(self.points())]
        starts = range(0, self.steps - merges + 1, merges)
        starts = starts[:: max(1, -(-len(starts) // most))]
        return [Growth(self.point(start), self.point(start + merges)) for start in starts]

    def pays(self, growth: Growth, merges: int, share: float) -> bool:
        """Tell whether a growth saves `share` of the symbols, or of rounds as much in proportion.

        Rounds grow by other numbers than `merges`: `saved / tokens * merges` is what counts there.
        """
        wanted = share * growth.first.left
        if self.by_round:
            wanted *= growth.tokens / merges
        return growth.saved >= wanted

    def stops_paying(self, merges: int, share: float) -> Growth | None:
        """Return the first growth by `merges` steps that saves less than `share` of the symbols.

        First by size: `(left[k] - left[k + merges]) / left[k] < share` at no smaller k; see `pays`
        for rounds. `None` where each pays as far as the training goes.
        """
        if self.by_round:
            growths = self.growths(merges)
            return next((one for one in growths if not self.pays(one, merges, share)), None)
        pairs = zip(self.left, self.left[merges:], strict=False)
        found = (step for step, (one, other) in enumerate(pairs) if one - other < share * one)
        step = next(found, None)
        return None if step is None else Growth(self.point(step), self.point(step + merges))


class End(NamedTuple):
    """An end of the curve: every character a token, or every word.

    `kind` is "characters" or "words", `size` how many different ones there are, `left` how many the
    corpus holds, markers of words among the characters. Not `exact` where only some of the words
    were at hand: then there are at least `size`.
    """

    kind: str
    size: int
    left: int
    exact: bool = True


def ends_of(history: _History) -> Iterable[End | None]:
    """Yield `None` after every few milliseconds of work, and then both ends, characters first."""
    different: set[str] = set()
    characters = 0
    for number, (word, count) in enumerate(zip(history.words, history.counts, strict=True)):
        different.update(word)
        characters += count * len(word)
        if number % _SLICE == _SLICE - 1:
            yield None
    exact = history.holds_all_words
    if not isinstance(history, BaselineHistory | GageTraining):
        # The training counted the whole corpus, markers and words that are not kept included.
        characters = _characters(history)
    yield End("characters", len(different), characters, exact)
    yield End("words", history.distinct, history.occurrences)


def _characters(history: _History) -> int:
    """Return how many characters and markers the corpus holds before the first step."""
    vocabulary = history.vocabulary
    total = 0
    for token_id, count in enumerate(history.state_at(0).token_counts()):
        if count and token_id in vocabulary:
            data = vocabulary.token(token_id).bytes
            total += 0 if len(data) == 1 and data[0] in _CONTINUATION else count
    return total


def _sizes(history: _History, steps: int) -> Callable[[int], int]:
    first = history.state_at(0).vocabulary_size
    is_by_one = history.state_at(steps).vocabulary_size == first + steps
    if is_by_one and not isinstance(history, UnigramHistory):
        return lambda step: first + step
    return lambda step: history.state_at(step).vocabulary_size
