"""The training of a baseline as a film; has the interface of `TrainingHistory`."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .alphabet import Alphabet, unit_splitter
from .baseline import AdmitStep, UnitVocabulary, count_units, rank_units
from .config import TrainingConfig
from .history_base import PlainHistory
from .word_states import BEGINNING

__all__ = ["BaselineHistory", "BaselineState", "UnitCandidate", "UnitCandidates"]


class UnitCandidate(NamedTuple):
    """A word or character that could come into the vocabulary next."""

    token: str
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose


class UnitCandidates(NamedTuple):
    """The units to choose from; the fields are those of `history.Candidates`.

    `pairs` different units are frequent enough and not in the vocabulary, `tied` of them have the
    highest count, `top` are the next ones in order. `exact` is false where only a part of the
    corpus was at hand.
    """

    pairs: int
    tied: int
    top: tuple[UnitCandidate, ...]
    exact: bool = True


class BaselineHistory(PlainHistory):
    """The steps of one training by frequency, and the words of the corpus after any of them.

    `words` may be a part of the corpus. A word or character that is not in the vocabulary yet is
    the unknown token or, where there is none, the id after the last one.
    """

    is_small = True  # candidates can always be had within one frame

    def __init__(
        self,
        config: TrainingConfig,
        alphabet: Alphabet,
        words: Sequence[str],
        counts: Sequence[int],
        *,
        base_counts: Sequence[int] | None = None,
        distinct: int | None = None,
        occurrences: int | None = None,
        words_by_count: array[int] | None = None,
    ) -> None:
        """Start a history without steps; see `TrainingHistory`. `base_counts` are not asked."""
        super().__init__(
            config,
            alphabet,
            words,
            counts,
            distinct=distinct,
            occurrences=occurrences,
            words_by_count=words_by_count,
        )
        self.vocabulary = UnitVocabulary.of_specials(config)
        self.first_id = len(self.vocabulary)
        self._steps: list[AdmitStep] = []
        self._id_of: dict[str, int] = {}
        self._split = None if config.algorithm == "word" else unit_splitter(config.units)
        self._order: list[UnitCandidate] | None = None
        self._index: dict[str, int] | None = None

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def steps(self) -> Sequence[AdmitStep]:
        """The steps so far; step k is `steps[k - 1]`."""
        return self._steps

    def append(self, steps: Iterable[AdmitStep]) -> None:
        """Add the next steps, in order."""
        steps = list(steps)
        self._steps += steps
        self.vocabulary.extend(steps)
        self._id_of.update((step.token, step.token_id) for step in steps)

    def state_at(self, step: int) -> BaselineState:
        """Return the state after `step` steps (0 to `len`)."""
        if not 0 <= step <= len(self._steps):
            raise IndexError(f"step {step} of {len(self._steps)}")
        return BaselineState(self, step)

    def series(self) -> tuple[list[int], list[int], list[int]]:
        """Return the counts of the steps, what is unknown before them and after each; no ties."""
        steps = self._steps
        before = self.state_at(0).unknown or 0
        counts = [step.count for step in steps]
        return counts, [before, *(step.unknown for step in steps)], [1] * len(steps)

    def touched(self, step: int, limit: int) -> tuple[list[int], int]:
        """Return which of `words` step `step + 1` makes known, or known in part, by weight."""
        if not 0 <= step < len(self._steps):
            return [], 0
        unit = self._steps[step].token
        if self._split is None:
            if self._index is None:
                self._index = {word: number for number, word in enumerate(self.words)}
            word = self._index.get(unit)
            return ([], 0) if word is None else ([word][:limit], 1)
        found = [
            number
            for number in self.words_by_count
            if unit in self.words[number] and unit in self._split(self.words[number])
        ]
        return found[:limit], len(found)

    def candidates_in_slices(self, step: int, limit: int) -> Iterator[UnitCandidates | None]:
        """Yield the `UnitCandidates` after `step` steps."""
        if self._order is None and self.holds_all_words:
            counts = count_units(self.words, self.counts, self.config)
            if self._split is not None:
                kept = {symbol.name for symbol in self.alphabet.symbols}
                counts = {unit: n for unit, n in counts.items() if unit in kept}
            self._order = [UnitCandidate(u, counts[u]) for u in rank_units(counts, self.config)]
        if self._order is not None:
            left = self._order[step:]
        else:
            left = [UnitCandidate(made.token, made.count) for made in self._steps[step:]]
        tied = sum(unit.count == left[0].count for unit in left) if left else 0
        yield UnitCandidates(len(left), tied, tuple(left[:limit]), self.holds_all_words)

    def cut(self, word: str, size: int) -> tuple[int, ...]:
        """Return the tokens of a word while the vocabulary has `size` tokens."""
        unknown = self.unknown_id
        units = (word,) if self._split is None else self._split(word)
        found = []
        for unit in units:
            token = self._id_of.get(unit, size)
            found.append(token if token < size else unknown)
        if not self.config.fuse_unknown:
            return tuple(found)
        before = [None, *found]
        return tuple(
            token
            for token, last in zip(found, before, strict=False)
            if token != unknown or last != unknown
        )

    def id_of(self, unit: str) -> int | None:
        """Return the token of a unit, whenever it came in; `None` if it has none."""
        return self._id_of.get(unit)

    @property
    def unknown_id(self) -> int:
        """The id that stands for what has no token."""
        name = self.config.unk_token
        if name is None:
            return len(self.vocabulary)
        return self.config.all_special_tokens.index(name)


class BaselineState:
    """The corpus after `step` steps; as `history.State`."""

    def __init__(self, history: BaselineHistory, step: int) -> None:
        self._history = history
        self.step = step
        self.vocabulary_size = history.first_id + step

    @property
    def unknown(self) -> int | None:
        """How many words or characters of the corpus have no token; `None` if not known yet."""
        history = self._history
        if self.step:
            return history.steps[self.step - 1].unknown
        if history.config.algorithm == "word":
            return history.occurrences
        return history.steps[0].unknown + history.steps[0].count if history.steps else None

    @property
    def symbols(self) -> int:
        """The number of tokens in the corpus: each word or character is one, known or not."""
        return sum(self.token_counts()[self._history.first_id :]) + (self.unknown or 0)

    def word(self, word: int) -> tuple[int, ...]:
        """Return the token ids of a word."""
        return self._history.cut(self._history.words[word], self.vocabulary_size)

    def words(self, words: Sequence[int]) -> list[tuple[int, ...]]:
        """Return `word` of each of `words`; of a very long one the beginning only."""
        history = self._history
        is_word = history.config.algorithm == "word"
        end = None if is_word else BEGINNING
        return [history.cut(history.words[word][:end], self.vocabulary_size) for word in words]

    def token_counts(self) -> Sequence[int]:
        """Return how often each token stands in the corpus, for all ids below the size."""
        history = self._history
        counts = [0] * history.first_id + [step.count for step in history.steps[: self.step]]
        if history.config.unk_token is not None:
            counts[history.unknown_id] = self.unknown or 0
        return counts

    def token_count(self, token_id: int) -> int:
        """Return how often a token stands in the corpus; 0 for one that is not born yet."""
        return self.token_counts()[token_id] if token_id < self.vocabulary_size else 0

    def is_scaffold(self, token_id: int) -> bool:
        """Tell whether a token has gone into others, which none does here."""
        return False

    def candidates(self, limit: int) -> UnitCandidates:
        """Return the next `limit` units."""
        (found,) = self._history.candidates_in_slices(self.step, limit)
        assert found is not None
        return found
