"""A finished tokenizer as a film: its rules played on a text, and the state after any of them."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate, islice, pairwise
from typing import overload

from .candidates import Candidate, Candidates
from .config import TrainingConfig
from .history_base import WrittenWords
from .merge import MergeStep
from .replay import Replay, WordCutter
from .stopping import StopReason
from .tie_break import PAIR_SHIFT
from .tokenizer import Tokenizer
from .touched_words import by_count
from .vocabulary import Vocabulary
from .word_states import BEGINNING

__all__ = ["ReplayHistory", "ReplayState"]

_SMALL = 500  # words whose pairs are counted within one frame
_REMEMBERED = 4096  # words kept as they are at one step
_MARKS, _LEAST_STRETCH = 16, 500  # how often counts are kept, and after how many steps at least
_PAUSE = 2048  # symbols counted between two pauses
_RIGHT = (1 << PAIR_SHIFT) - 1


class ReplayHistory(WrittenWords):
    """The rules of a tokenizer played on words; has the interface of `TrainingHistory`.

    `tokenizer` is one in order of birth (`BirthOrder`), its first `first` tokens are made by no
    rule, and `numbers` are the ids that its tokens have in their file. Its steps are all its rules,
    also the many that change nothing in these words: `next_change` and `last_change` pass over
    them. It is complete from the start.
    """

    finished = True
    by_rank = True  # the rules say what is next, and not the counts

    def __init__(
        self,
        tokenizer: Tokenizer,
        first: int,
        numbers: Sequence[int],
        words: Sequence[str],
        counts: Sequence[int],
        replay: Replay,
        *,
        distinct: int | None = None,
        occurrences: int | None = None,
        words_by_count: array[int] | None = None,
    ) -> None:
        """Take what `replay.replay` gave for the whole corpus, of which `words` may be a part."""
        self.tokenizer = tokenizer
        self.config: TrainingConfig = tokenizer.config
        self.vocabulary: Vocabulary = tokenizer.vocabulary
        self.numbers = numbers
        self.words = words
        self.counts = counts
        self.distinct = len(words) if distinct is None else distinct
        self.occurrences = sum(counts) if occurrences is None else occurrences
        self.words_by_count = by_count(counts) if words_by_count is None else words_by_count
        self.stop: StopReason | None = None
        self.steps: Sequence[MergeStep] = _Steps(self.vocabulary, replay)
        self.cutter = WordCutter(tokenizer)
        self._replay = replay
        self._first = first
        self._sizes = self._sizes_after(first)
        self._counts_now = [*replay.base]
        self._changes_made = 0  # how many of the replay's steps are in `_counts_now`
        self._stretch = max(len(replay.token_ends) // _MARKS, _LEAST_STRETCH)
        self._marks = {0: [*replay.base]}  # counts after a number of steps
        self._counts_at: tuple[int, Sequence[int]] | None = None  # the last that were asked for
        self._met: frozenset[int] | None = None
        self._cut: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._cut_at = -1
        self._joined: dict[int, tuple[int, tuple[int, ...]]] = {}  # one token, since a step

    def __len__(self) -> int:
        return len(self.vocabulary.rules)

    @property
    def holds_all_words(self) -> bool:
        """Tell whether `words` are all different words of the corpus."""
        return len(self.words) == self.distinct

    @property
    def is_small(self) -> bool:
        """Tell whether candidates can be had within one frame at any step."""
        return len(self.words) <= _SMALL

    def state_at(self, step: int) -> ReplayState:
        """Return the state after `step` rules (0 to `len`)."""
        if not 0 <= step <= len(self):
            raise IndexError(f"step {step} of {len(self)}")
        return ReplayState(self, step)

    def next_change(self, step: int) -> int:
        """Return the first step after `step` that changes a word; the last step if none does."""
        steps = self._replay.steps
        place = bisect_right(steps, step)
        return steps[place] if place < len(steps) else len(self)

    def last_change(self, step: int) -> int:
        """Return the last step up to `step` that changed a word, 0 if none did."""
        place = bisect_right(self._replay.steps, step)
        return self._replay.steps[place - 1] if place else 0

    def series(self) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
        """Return the counts of all steps, the symbols before the first and after each, the ties."""
        replay, length = self._replay, len(self)
        counts, lost = [0] * length, [0] * (length + 1)
        before = replay.symbols
        lost[0] = before
        for step, count, rest in zip(replay.steps, replay.counted, replay.left_over, strict=True):
            counts[step - 1] = count
            lost[step] = rest - before
            before = rest
        return counts, [*accumulate(lost)], [1] * length

    def touched(self, step: int, limit: int) -> tuple[list[int], int]:
        """Return which of `words` step `step + 1` changes: the heaviest `limit`, and how many."""
        replay = self._replay
        place = bisect_left(replay.steps, step + 1)
        if place == len(replay.steps) or replay.steps[place] != step + 1:
            return [], 0
        start = replay.word_ends[place - 1] if place else 0
        stop = replay.word_ends[place]
        found = replay.words[start : min(start + limit, stop)]
        return [self.words_by_count[word] for word in found], stop - start

    def candidates_in_slices(self, step: int, limit: int) -> Iterator[Candidates | None]:
        """Count the pairs that rules after `step` join, in the order of their rules.

        Yields `None` after every few milliseconds of work and then, last, the `Candidates`.
        """
        rank_of = self.cutter.table.rank_of
        counts: dict[int, int] = {}
        seen = 0
        for word, weight in enumerate(self.counts):
            ids = self.word(word, step, keep=False)
            for left, right in pairwise(ids):
                pair = left << PAIR_SHIFT | right
                counts[pair] = counts.get(pair, 0) + weight
            seen += 10 + len(ids)
            if seen > _PAUSE:
                seen = 0
                yield None
        ranked = sorted(
            (rank, pair) for pair in counts if (rank := rank_of(pair)) is not None and rank > step
        )
        top = tuple(
            Candidate(pair >> PAIR_SHIFT, pair & _RIGHT, counts[pair], rank)
            for rank, pair in ranked[:limit]
        )
        yield Candidates(len(ranked), min(1, len(top)), top, self.holds_all_words)

    # For ReplayState

    def size_after(self, step: int) -> int:
        """Return the number of tokens after `step` rules."""
        return self._first + step if self._sizes is None else self._sizes[step]

    def symbols_after(self, step: int) -> int:
        """Return the number of symbols in the corpus after `step` rules."""
        place = bisect_right(self._replay.steps, step)
        return self._replay.left_over[place - 1] if place else self._replay.symbols

    def counts_after(self, step: int) -> Sequence[int]:
        """Return how often each token stands in the corpus, by id."""
        if self._counts_at is None or self._counts_at[0] != step:
            self._move_counts(bisect_right(self._replay.steps, step))
            self._counts_at = step, self._counts_now[: self.size_after(step)]
        return self._counts_at[1]

    @property
    def met(self) -> Collection[int]:
        """The tokens made by rules that these words ever hold, at any step."""
        if self._met is None:
            columns = zip(self._replay.tokens, self._replay.changes, strict=True)
            self._met = frozenset(
                token for token, change in columns if change > 0 and token >= self._first
            )
        return self._met

    def word(
        self, word: int, step: int, *, keep: bool = True, whole: bool = True
    ) -> tuple[int, ...]:
        """Return the tokens of a word after `step` rules, or those of its beginning."""
        text = self.words[word]
        cutter = self.cutter
        if not keep:
            return tuple(cutter.cut(text, step))
        # Rules are applied by rank: a word that is one token after some is so after any more.
        whole_since = self._joined.get(word)
        if whole_since is not None and step >= whole_since[0]:
            return whole_since[1]
        if step != self._cut_at or len(self._cut) >= _REMEMBERED:
            self._cut.clear()
            self._cut_at = step
        short = whole or len(text) <= BEGINNING
        found = self._cut.get((word, short))
        if found is None:
            # What is cut off at the end may be a marker, or half a grapheme.
            ids = cutter.cut(text, step) if short else cutter.cut(text[:BEGINNING], step)[:-2]
            found = self._cut[word, short] = tuple(islice(ids, None if whole else BEGINNING))
            if short and len(found) == 1:
                if len(self._joined) >= _REMEMBERED:
                    self._joined.clear()
                self._joined[word] = step, found
        return found

    def _sizes_after(self, first: int) -> array[int] | None:
        """Return the vocabulary size after each step, `None` where each makes one token."""
        rules = self.vocabulary.rules
        if first + len(rules) == len(self.vocabulary):
            return None
        # The largest id made so far tells how many there are: they are in order of birth.
        return array("I", accumulate((rule.result + 1 for rule in rules), max, initial=first))

    def _move_counts(self, changes: int) -> None:
        """Bring the counts to where the first `changes` of the replay's steps are made.

        They start from where they are or from the nearest mark, whichever is less to count. Marks
        are kept on the first way through, at even distances: a jump across 100,000 rules would
        count for longer than a frame lasts.
        """
        ends = self._replay.token_ends

        def distance(made: int) -> int:
            return abs((ends[made - 1] if made else 0) - (ends[changes - 1] if changes else 0))

        nearest = min(self._marks, key=distance)
        if distance(nearest) < distance(self._changes_made):
            self._counts_now, self._changes_made = [*self._marks[nearest]], nearest
        while self._changes_made != changes:
            made, stretch = self._changes_made, self._stretch
            if made < changes:
                self._count_through(min(changes, (made // stretch + 1) * stretch))
            else:
                self._count_through(max(changes, (made - 1) // stretch * stretch))
            if self._changes_made % stretch == 0:
                self._marks.setdefault(self._changes_made, [*self._counts_now])

    def _count_through(self, changes: int) -> None:
        ends, now = self._replay.token_ends, self._counts_now
        low, high = sorted((self._changes_made, changes))
        sign = 1 if changes > self._changes_made else -1
        start = ends[low - 1] if low else 0
        stop = ends[high - 1] if high else 0
        tokens, amounts = self._replay.tokens, self._replay.changes
        for index in range(start, stop):
            now[tokens[index]] += sign * amounts[index]
        self._changes_made = changes


class ReplayState:
    """The corpus after `step` rules; as `history.State`."""

    def __init__(self, history: ReplayHistory, step: int) -> None:
        self._history = history
        self.step = step
        self.vocabulary_size = history.size_after(step)
        self.symbols = history.symbols_after(step)

    def word(self, word: int) -> tuple[int, ...]:
        """Return the token ids of a word; an unknown symbol may have the id after the last."""
        return self._history.word(word, self.step)

    def words(self, words: Sequence[int]) -> list[tuple[int, ...]]:
        """Return `word` of each of `words`; of a very long one the beginning only."""
        return [self._history.word(word, self.step, whole=False) for word in words]

    def token_counts(self) -> Sequence[int]:
        """Return how often each token stands in the corpus, for all ids below the size."""
        return self._history.counts_after(self.step)

    def token_count(self, token_id: int) -> int:
        """Return how often a token stands in the corpus; 0 for one that is not born yet."""
        return self.token_counts()[token_id] if token_id < self.vocabulary_size else 0

    def is_scaffold(self, token_id: int) -> bool:
        """Tell whether a token stood in the corpus and has gone into others wherever it did."""
        history = self._history
        born = history._first <= token_id < self.vocabulary_size
        return born and not self.token_count(token_id) and token_id in history.met

    def candidates(self, limit: int) -> Candidates:
        """Return the first `limit` pairs; see `ReplayHistory.candidates_in_slices`."""
        for candidates in self._history.candidates_in_slices(self.step, limit):
            if candidates is not None:
                return candidates
        raise AssertionError("the last slice holds the candidates")


class _Steps(Sequence[MergeStep]):
    """The rules as steps of a training, made when they are asked for."""

    def __init__(self, vocabulary: Vocabulary, replay: Replay) -> None:
        self._vocabulary = vocabulary
        self._replay = replay

    def __len__(self) -> int:
        return len(self._vocabulary.rules)

    @overload
    def __getitem__(self, index: int) -> MergeStep: ...
    @overload
    def __getitem__(self, index: slice) -> list[MergeStep]: ...
    def __getitem__(self, index: int | slice) -> MergeStep | list[MergeStep]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        rank, left, right, result = self._vocabulary.rules[index]
        token, replay = self._vocabulary.token, self._replay
        place = bisect_right(replay.steps, rank)
        changes = place > 0 and replay.steps[place - 1] == rank
        return MergeStep(
            rank,
            left,
            right,
            result,
            token(left).name,
            token(right).name,
            token(result).name,
            replay.counted[place - 1] if changes else 0,
            replay.replaced[place - 1] if changes else 0,
            1,
            replay.left_over[place - 1] if place else replay.symbols,
        )
