"""A unigram training as a film: its steps, and the state after any of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from typing import NamedTuple

from ..alphabet import Alphabet
from ..candidates import Candidates
from ..config import TrainingConfig
from ..history_base import PlainHistory
from ..pretokenizer import get_pretokenizer
from ..vocabulary import Token
from .cutter import UnigramCutter
from .steps import UnigramStep
from .vocabulary import PieceVocabulary

__all__ = ["Leaving", "UnigramHistory", "UnigramState"]

_MOST_COMPARED = 1_500  # words that are cut twice to see which ones a step changes


class Leaving(NamedTuple):
    """A piece that the next step drops: its log-probability, and how often it stands now."""

    token_id: int
    score: float
    occurrences: int


class UnigramHistory(PlainHistory):
    """The steps of one unigram training and the states between them.

    Ids are those of the training: special tokens, alphabet, then the seeds; a piece keeps its id to
    the end. `vocabulary.finished()` is what the tokenizer has. `words` may be a part of the corpus;
    token counts and figures are of the whole corpus all the same, for the steps tell them.
    """

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
        """Start a history without steps; what is left out is reckoned from the words."""
        super().__init__(
            config,
            alphabet,
            words,
            counts,
            distinct=distinct,
            occurrences=occurrences,
            words_by_count=words_by_count,
        )
        self.vocabulary = PieceVocabulary.of_alphabet(alphabet, config)
        unknown = config.unk_token
        unknown_id = None if unknown is None else config.all_special_tokens.index(unknown)
        self._base_size = len(self.vocabulary)
        self._base_counts = base_counts
        self._unknown_id = unknown_id
        self._cutter = UnigramCutter(
            self.vocabulary,
            get_pretokenizer("none"),
            alphabet.vocabulary_ids,
            config,
            unknown_id=unknown_id,
        )

    def __len__(self) -> int:
        return len(self.vocabulary.steps)

    @property
    def steps(self) -> Sequence[UnigramStep]:
        """The steps so far; step k is `steps[k - 1]`."""
        return self.vocabulary.steps

    @property
    def is_small(self) -> bool:
        """Tell whether candidates can be had at once at any step: they always can."""
        return True

    def append(self, steps: Iterable[UnigramStep]) -> None:
        """Add the next steps, in order."""
        self.vocabulary.extend(steps)

    def series(self) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
        """Return the pieces after each step, the symbols before and after each, and no ties."""
        steps = self.steps
        return (
            [step.pieces for step in steps],
            [self.state_at(0).symbols, *(step.symbols for step in steps)],
            [1] * len(steps),
        )

    def state_at(self, step: int) -> UnigramState:
        """Return the state after `step` steps (0 to `len`)."""
        if not 0 <= step <= len(self):
            raise IndexError(f"step {step} of {len(self)}")
        return UnigramState(self, step)

    def touched(self, step: int, limit: int) -> tuple[list[int], int]:
        """Return the words that step `step` + 1 cuts otherwise: the heaviest `limit`, and how many.

        Only the most frequent words are compared, some thousands.
        """
        if not 0 <= step < len(self):
            return [], 0
        before, after = self._cutter.at(step).piece, self._cutter.at(step + 1).piece
        found = [
            word
            for word in self.words_by_count[:_MOST_COMPARED]
            if before(self.words[word]) != after(self.words[word])
        ]
        return found[:limit], len(found)

    def leaving(self, step: int, limit: int) -> list[Leaving]:
        """Return the pieces that step `step` + 1 drops, those that stand most often first."""
        if not 0 < step < len(self):
            return []
        state = self.steps[step - 1]
        removed = {*self.steps[step].removed}
        found = [
            Leaving(token_id, score, count)
            for token_id, score, count in zip(state.ids, state.scores, state.counts, strict=True)
            if token_id in removed
        ]
        return nsmallest(limit, found, key=lambda one: (-one.occurrences, -one.score, one.token_id))

    def candidates_in_slices(self, step: int, limit: int) -> Iterator[Candidates | None]:
        """Yield no pairs, for there are none to merge; see `leaving`."""
        yield Candidates(0, 0, ())


class UnigramState:
    """The corpus after `step` steps: the pieces with their log-probabilities, and every word cut.

    Before the first step there are only the characters.
    """

    def __init__(self, history: UnigramHistory, step: int) -> None:
        self._history = history
        self.step = step
        self._told = history.steps[step - 1] if step else None

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens: special tokens, bytes of byte fallback, and pieces."""
        history = self._history
        if self._told is None:
            return history._base_size
        characters = len(history.alphabet.symbols) - history.alphabet.fallback
        return history._base_size - characters + self._told.pieces

    @property
    def symbols(self) -> int:
        """The number of tokens in the corpus."""
        return sum(self.token_counts())

    def scores(self) -> dict[int, float]:
        """Return the pieces with their log-probabilities (natural logarithms)."""
        return self._history.vocabulary.scores_at(self.step)

    def word(self, word: int) -> tuple[int | None, ...]:
        """Return the token ids of a word; `None` for an unknown character without a token."""
        history = self._history
        return history._cutter.at(self.step).piece(history.words[word])

    def words(self, words: Sequence[int]) -> list[tuple[int | None, ...]]:
        """Return `word` of each of `words`."""
        return [*map(self.word, words)]

    def token_counts(self) -> Sequence[int]:
        """Return how often each token stands in the corpus, for all ids of the training.

        With byte fallback an unknown character is not counted among its bytes.
        """
        history = self._history
        counts = [0] * len(history.vocabulary)
        if self._told is None:
            if history._base_counts is not None:
                counts[: len(history._base_counts)] = history._base_counts
                return counts
            for word, count in zip(history.words, history.counts, strict=True):
                for token_id in history.alphabet.vocabulary_ids(word):
                    counts[token_id] += count
            return counts
        for token_id, count in zip(self._told.ids, self._told.counts, strict=True):
            counts[token_id] = count
        if history._unknown_id is not None:
            counts[history._unknown_id] = self._told.unknown
        return counts

    def token_count(self, token_id: int) -> int:
        """Return how often a token stands in the corpus; 0 for one that is not there."""
        counts = self.token_counts()
        return counts[token_id] if token_id < len(counts) else 0

    def is_there(self, token_id: int) -> bool:
        """Tell whether a token is in the vocabulary after this step."""
        token: Token = self._history.vocabulary.token(token_id)
        return token.kind in ("special", "byte") or token_id in self.scores()

    def is_scaffold(self, token_id: int) -> bool:
        """Tell whether a piece was there once and has been dropped."""
        history = self._history
        if not history._base_size <= token_id < len(history.vocabulary) or not self.step:
            return False
        return token_id not in self.scores()

    def candidates(self, limit: int) -> Candidates:
        """Return no pairs; see `UnigramHistory.leaving`."""
        return Candidates(0, 0, ())
