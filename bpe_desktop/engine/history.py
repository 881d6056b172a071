"""A training as a film: append-only steps, and the state after any of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from ..errors import ConfigError
from .alphabet import Alphabet
from .candidates import Candidate, Candidates
from .config import TrainingConfig
from .ground import base_speller
from .history_base import HistoryBase
from .merge import MergeStep
from .pair_counts import FinalTables, PairCounter, summarize
from .pair_ranking import PairRanking, count_pairs
from .runs import repeating_words
from .score_ranking import ScoreRanking
from .token_counts import TokenCounts
from .touched_words import TouchedWords
from .vocabulary import Token, Vocabulary
from .word_states import WordStates

if TYPE_CHECKING:
    from .trainer import Segmentation, StopReason

__all__ = [
    "Candidate",
    "Candidates",
    "FinalTables",
    "State",
    "TrainingHistory",
    "base_symbol_counts",
    "pair_matches",
    "summarize",
]

_SMALL = 10_000  # table entries or symbols that are counted within one frame


class TrainingHistory(HistoryBase):
    """The steps of one training and everything that follows from them.

    It holds words of the corpus to show, not the corpus: `words` may be a part of it, any words in
    order of first appearance. Token counts and candidates are those of the whole corpus all the
    same: the first follow from `base_counts` and the steps, the second from the steps and from
    `FinalTables`, which the training process makes of the whole final segmentation.

    Use: `append` while the training goes on, then `finish` once. Before that, words are merged up
    from their symbols and candidates counted in the words at hand; afterwards all goes by the
    theorem in `word_states` and takes time that does not depend on the corpus.

    With `start`, the `Trainer.vocabulary` of a training that goes on from another, step 0 is the
    state after the old merges. These are not among the `steps`, whose numbers are their ranks and
    count on: merge k of this history is `steps[k - 1]` and has the rank `start_rank + k`.
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
        start: Vocabulary | None = None,
    ) -> None:
        """Start a history without steps.

        `base_counts` are those of `base_symbol_counts` for the whole corpus; if left out they are
        reckoned from `words` and `counts`. For the others see `HistoryBase`.
        """
        if base_counts is None:
            base_counts = base_symbol_counts(alphabet, words, counts, config, start)
        super().__init__(
            config,
            alphabet,
            words,
            counts,
            distinct=distinct,
            occurrences=occurrences,
            words_by_count=words_by_count,
        )
        if start is None:
            self.vocabulary = Vocabulary.from_training(alphabet, (), config)
        else:
            _check_order(start, config)
            self.vocabulary = Vocabulary.from_parts(start, start.rules)
        rules = self.vocabulary.rules
        self.start_rank = rules[-1].rank if rules else 0
        self._steps: list[MergeStep] = []
        self._first_merge_id = len(self.vocabulary)
        self._base_symbols = sum(base_counts)
        self._token_counts = TokenCounts(list(base_counts))
        spell = alphabet.vocabulary_ids if start is None else base_speller(start, config)
        self._states = WordStates(spell, words)
        self._ranking = (
            ScoreRanking(config) if config.algorithm == "wordpiece" else PairRanking(config)
        )
        for token in self.vocabulary:
            self._ranking.add(token, is_ground=True)
        self._tables: FinalTables | None = None
        self._counter: PairCounter | None = None
        self._touched: TouchedWords | None = None
        self._counts_at: tuple[int, Sequence[int]] | None = None  # the last that were asked for

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def steps(self) -> Sequence[MergeStep]:
        """The merges so far; merge k is `steps[k - 1]`."""
        return self._steps

    @property
    def is_small(self) -> bool:
        """Tell whether candidates can be had within one frame at any step."""
        if self._tables is not None:
            return len(self._steps) + len(self._tables.left) <= _SMALL
        return len(self.words) <= _SMALL // 10

    def append(self, steps: Iterable[MergeStep]) -> None:
        """Add the next steps, in order."""
        steps = list(steps)
        self._steps += steps
        self.vocabulary.extend(steps)
        self._token_counts.append(steps)
        for step in steps:
            self._ranking.add(self.vocabulary.token(step.token_id))

    def finish(
        self,
        stop: StopReason,
        segmentation: Segmentation,
        tables: FinalTables | None = None,
        touched: TouchedWords | None = None,
    ) -> None:
        """Complete the history.

        `segmentation` is the final one of `words`; `tables` are `summarize`'s of the whole corpus
        and may be left out if `words` are all of it. `touched` is built of `words` and
        `segmentation` when it is first needed, unless it comes along.
        """
        self._touched = touched
        self._states.finish(segmentation)
        if tables is None:
            apart = self.config.counting == "non-overlapping"
            repeating = repeating_words(self.words, self.config) if apart else None
            tables = summarize(segmentation, self.counts, repeating)
        self._tables = tables
        self.stop = stop

    def series(self) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
        """Return the counts of all steps, the symbols before the first and after each, the ties."""
        steps = self._steps
        return (
            [step.count for step in steps],
            [self._base_symbols, *(step.symbols for step in steps)],
            [step.ties for step in steps],
        )

    def next_change(self, step: int) -> int:
        """Return the first step after `step` that changes a word: each step of a training does."""
        return step + 1

    def last_change(self, step: int) -> int:
        """Return the last step up to `step` that changed a word, 0 if there was none."""
        return step

    def state_at(self, step: int) -> State:
        """Return the state after `step` merges (0 to `len`)."""
        if not 0 <= step <= len(self._steps):
            raise IndexError(f"step {step} of {len(self._steps)}")
        return State(self, step)

    def touched(self, step: int, limit: int) -> tuple[list[int], int]:
        """Return which of `words` merge `step + 1` changes: the heaviest `limit`, and how many.

        By count, words of equal count in the order of the corpus. Nothing after the last merge.
        """
        if not 0 <= step < len(self._steps):
            return [], 0
        merge = self._steps[step]
        segmentation = self._states.segmentation
        if segmentation is None:
            return self._touched_now(merge, limit)
        if self._touched is None:
            self._touched = TouchedWords(self._steps, segmentation, self.words_by_count)
        return self._touched.of(merge.token_id, limit)

    def candidates_in_slices(self, step: int, limit: int) -> Iterator[Candidates | None]:
        """Count the pairs after `step` merges without stalling anyone.

        Yields `None` after every few milliseconds of work and then, last, the `Candidates`.
        """
        is_scored = self.config.algorithm == "wordpiece"
        symbol_counts = self.state_at(step).token_counts() if is_scored else ()
        tables = self._tables
        if tables is not None and (self.config.counting == "positions" or tables.runs is not None):
            if self._counter is None:
                self._counter = PairCounter(self._ranking, self._steps, tables)
            return self._counter.in_slices(step, limit, symbol_counts, self._runs_at(step))
        state = self.state_at(step)
        words = (state.word(word) for word in range(len(self.words)))
        return count_pairs(
            self._ranking,
            words,
            self.counts,
            limit,
            exact=self.holds_all_words,
            symbol_counts=symbol_counts,
        )

    def _runs_at(self, step: int) -> Iterator[tuple[Iterable[int], int]]:
        """Yield the words that may hold runs as they are after `step` merges, with their counts."""
        assert self._tables is not None
        if self.config.counting == "positions":
            return
        rank, split = self.start_rank + step, self.vocabulary.merge_table.split
        for word, count in self._tables.runs or ():
            yield chain.from_iterable(split(token, rank) for token in word), count

    def _touched_now(self, merge: MergeStep, limit: int) -> tuple[list[int], int]:
        """Look through the words for the pair of `merge` while no index can be built yet."""
        table = self.vocabulary.merge_table
        found = []
        for word in self._words_with(self.vocabulary.token(merge.token_id)):
            state = self._states.word(word, merge.step - 1, table)
            if pair_matches(state, merge.left_id, merge.right_id)[0]:
                found.append(word)
        found.sort(key=self.counts.__getitem__, reverse=True)
        return found[:limit], len(found)

    def _words_with(self, token: Token) -> Iterable[int]:
        """Return the words whose text holds that of `token`."""
        errors = "strict" if self.config.units == "byte" else "surrogateescape"
        try:
            text = token.bytes.decode("utf-8", errors)
        except UnicodeDecodeError:
            text = ""  # cut inside a character: no word's text need hold it
        return [word for word, whole in enumerate(self.words) if text in whole]


class State:
    """The corpus after `step` merges."""

    def __init__(self, history: TrainingHistory, step: int) -> None:
        self._history = history
        self.step = step
        self.vocabulary_size = history._first_merge_id + step
        self.symbols = history._steps[step - 1].symbols if step else history._base_symbols

    def word(self, word: int) -> tuple[int, ...]:
        """Return the token ids of a word."""
        history = self._history
        rank = history.start_rank + self.step
        return history._states.word(word, rank, history.vocabulary.merge_table)

    def word_length(self, word: int) -> int:
        """Return how many tokens a word has; the faster way where many words are asked for once."""
        history = self._history
        rank = history.start_rank + self.step
        return history._states.length(word, rank, history.vocabulary.merge_table)

    def words(self, words: Sequence[int]) -> list[tuple[int, ...]]:
        """Return `word` of each of `words`; the faster way where the same rows are shown on.

        Of a very long word it gives the beginning only, see `WordStates.many`.
        """
        history = self._history
        rank = history.start_rank + self.step
        return history._states.many(words, rank, history.vocabulary.merge_table)

    def token_counts(self) -> Sequence[int]:
        """Return how often each token stands in the corpus, for all ids below the size."""
        history = self._history
        # Kept by the history, which may not hold a state: the two would never be freed in time.
        if history._counts_at is None or history._counts_at[0] != self.step:
            history._counts_at = self.step, history._token_counts.at(self.step).copy()
        return history._counts_at[1]

    def token_count(self, token_id: int) -> int:
        """Return how often a token stands in the corpus; 0 for one that is not born yet."""
        return self.token_counts()[token_id] if token_id < self.vocabulary_size else 0

    def is_scaffold(self, token_id: int) -> bool:
        """Tell whether a token was learnt and has since gone into others wherever it stood."""
        born = self._history._first_merge_id <= token_id < self.vocabulary_size
        return born and not self.token_count(token_id)

    def candidates(self, limit: int) -> Candidates:
        """Return the best `limit` pairs; see `TrainingHistory.candidates_in_slices`."""
        for candidates in self._history.candidates_in_slices(self.step, limit):
            if candidates is not None:
                return candidates
        raise AssertionError("the last slice holds the candidates")


def base_symbol_counts(
    alphabet: Alphabet,
    words: Iterable[str],
    counts: Iterable[int],
    config: TrainingConfig | None = None,
    start: Vocabulary | None = None,
) -> list[int]:
    """Return how often each token of the vocabulary before the first step stands in the words.

    By id: special tokens first, of which only the unknown token can stand there. With `start` (and
    `config`) these are the tokens of a vocabulary that a training goes on from.
    """
    if start is None or config is None:
        size, cut = alphabet.vocabulary_size, alphabet.vocabulary_ids
    else:
        size, spell, table = start.id_limit, base_speller(start, config), start.merge_table

        def cut(word: str) -> list[int]:
            return table.merge(spell(word))

    totals = [0] * size
    for word, count in zip(words, counts, strict=True):
        for token in cut(word):
            totals[token] += count
    return totals


def _check_order(start: Vocabulary, config: TrainingConfig) -> None:
    """Raise `ConfigError` unless ids have no gaps and begin with the tokens that never merge."""
    merging = False
    for number, token in enumerate(start):
        apart = token.kind == "special" or (token.kind == "byte" and config.units != "byte")
        if token.id != number or (apart and merging):
            raise ConfigError(
                "A training that goes on from this vocabulary cannot be shown step by step.",
                "Its ids have gaps, or special tokens or bytes stand behind other tokens.",
            )
        merging = merging or not apart


def pair_matches(ids: Sequence[int], left: int, right: int) -> tuple[list[int], int]:
    """Return where the pair (left, right) would be replaced, and how many positions hold it.

    Replacement goes from left to right without overlap; counting takes every adjacent position.

    >>> pair_matches([7, 7, 7, 8], 7, 7)
    ([0], 2)
    """
    replaced: list[int] = []
    positions = 0
    for index in range(len(ids) - 1):
        if ids[index] == left and ids[index + 1] == right:
            positions += 1
            if left != right or not replaced or replaced[-1] < index - 1:
                replaced.append(index)
    return replaced, positions
