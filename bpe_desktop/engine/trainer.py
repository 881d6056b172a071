"""Byte pair encoding training: count the pairs, merge the best one, look only at what changed."""

from __future__ import annotations

import gc
from array import array
from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Generator
from functools import partial
from heapq import nlargest
from typing import NamedTuple

from .alphabet import Alphabet
from .config import TrainingConfig
from .corpus import Corpus
from .merge import MergeStep
from .pair_index import PairQueue
from .tie_break import PAIR_SHIFT, tie_key

__all__ = ["Segmentation", "StopReason", "Trainer", "TrainingResult", "train"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_BORDER = 0  # stands between words; no symbol has this id
_INSIDE = -1  # where the right part of a longer token began


class StopReason(NamedTuple):
    """Why a training ended.

    `code`: merges, vocab-size, min-frequency, nothing-left, no-words or alphabet-too-large.
    `text`: one English sentence for people.
    """

    code: str
    text: str


class Segmentation(NamedTuple):
    """All words of the corpus as tokens.

    `symbols`: vocabulary ids, the words in a row; word i is `symbols[starts[i]:starts[i + 1]]`.
    """

    symbols: array[int]
    starts: array[int]


class TrainingResult(NamedTuple):
    """What `train` returns at its end."""

    stop: StopReason
    segmentation: Segmentation


def train(corpus: Corpus, config: TrainingConfig) -> Generator[MergeStep, None, TrainingResult]:
    """Train on `corpus` and yield every merge when it is done; close the generator to cancel."""
    return Trainer(corpus, config).steps()


class Trainer:
    """A training and all that can be asked about its state between two steps.

    Inside, ids are 1 + the symbol's index in the alphabet, then one more for each merge; 0 is the
    border between words. A pair is one integer, (left << PAIR_SHIFT) | right. Outside, ids are
    those of the vocabulary.
    """

    def __init__(self, corpus: Corpus, config: TrainingConfig) -> None:
        self.corpus = corpus
        self.config = config
        self.alphabet = Alphabet.build(corpus.words, config)
        self._outside = len(config.all_special_tokens) - 1  # vocabulary id = inside id + this
        self._names: list[str] = ["", *(symbol.name for symbol in self.alphabet.symbols)]
        self._length = [1] * len(self._names)  # in base symbols: the space a token takes in `_sym`
        self._text_length = [0, *(int(s.kind != "marker") for s in self.alphabet.symbols)]
        self._sym: list[int] = []
        self._weight: list[int] = []
        self._starts = array("Q")
        self._counts: dict[int, int] = {}
        self._rest: dict[int, int] = {}
        self._positions: dict[int, array[int] | list[int]] = {}
        self._passed: dict[int, int] = {}
        self._pair_total = 0
        self._symbols = 0
        key = tie_key(config.tie_break, self._names, self._length, self._first_position)
        self._queue = PairQueue(self._counts, key, keys_grow=config.tie_break == "first-seen")
        self._ready = False

    @property
    def merges_made(self) -> int:
        """The number of merges so far."""
        return len(self._names) - 1 - len(self.alphabet)

    @property
    def pair_total(self) -> int:
        """The number of distinct pairs in the corpus now, those too rare or too long included."""
        self._prepare()
        return self._pair_total

    @property
    def symbol_total(self) -> int:
        """The number of symbols in the corpus now, every repetition of a word counted."""
        self._prepare()
        return self._symbols

    def top_pairs(self, limit: int) -> list[tuple[int, int, int]]:
        """Return the pairs that would be merged next: (left id, right id, count), best first.

        Exact for the state now. Pairs below `min_frequency` or past `max_token_length` are not
        among them.
        """
        self._prepare()
        shift = self._outside
        return [
            ((pair >> PAIR_SHIFT) + shift, (pair & _RIGHT) + shift, count)
            for pair, count in self._queue.best(limit)
        ]

    def touched(self, left_id: int, right_id: int, limit: int) -> list[int]:
        """Return the words (indexes) that hold a pair of `top_pairs` now, most frequent first."""
        self._prepare()
        left, right = left_id - self._outside, right_id - self._outside
        places = self._live(left << PAIR_SHIFT | right)
        words = dict.fromkeys(bisect_right(self._starts, place) - 1 for place in places)
        return nlargest(limit, words, key=self.corpus.counts.__getitem__)

    def segmentation(self) -> Segmentation:
        """Return all words as they are cut now."""
        self._prepare()
        sym, length, shift = self._sym, self._length, self._outside
        symbols = array("I")
        starts = array("Q")
        place, size = 1, len(sym)
        while place < size:
            starts.append(len(symbols))
            while token := sym[place]:
                symbols.append(token + shift)
                place += length[token]
            place += 1
        starts.append(len(symbols))
        return Segmentation(symbols, starts)

    def steps(self) -> Generator[MergeStep, None, TrainingResult]:
        """Merge until a stop rule holds; yield each step when its merge is complete.

        The cycle collector rests meanwhile: there are no cycles here, only millions of objects that
        it would look through. It is back as before when the generator ends or is closed.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._prepare()
            yield from self._merges()
        finally:
            if collecting:
                gc.enable()
        return TrainingResult(self._stop_reason(), self.segmentation())

    def _prepare(self) -> None:
        if not self._ready:
            self._ready = True
            self._lay_out()
            self._count_pairs()

    def _lay_out(self) -> None:
        """Phase 1: put all words into one list.

        Invariant: a token of length n that starts at p has its id at p and at p + n - 1; borders
        are 0. So the right neighbour of p is at p + n, the end of the left one at p - 1.
        `_weight[p]` is the count of the word at p.
        """
        sym, weight, starts = self._sym, self._weight, self._starts
        ids_of = self.alphabet.ids_of
        sym.append(_BORDER)
        weight.append(0)
        for word, count in zip(self.corpus.words, self.corpus.counts, strict=True):
            starts.append(len(sym))
            ids = ids_of(word)
            sym.extend([i + 1 for i in ids])
            sym.append(_BORDER)
            weight.extend([count] * (len(ids) + 1))
            self._symbols += count * len(ids)

    def _count_pairs(self) -> None:
        """Phase 2: group the positions of all adjacent ids by pair.

        Invariant: `_counts` has just the pairs that may be merged, with their counts;
        `_positions[pair]` has, in rising order, the start of each of their occurrences, and perhaps
        of some that are gone. Pairs that may not be merged are in `_rest`, but for those that
        count 1: these can only lose all at once, so that they need no record.
        """
        ids = array("I", self._sym)
        raw = ids.tobytes()
        size = len(ids)
        keys = array("Q", bytes(8 * (size - 1)))
        keys[0::2] = array("Q", raw[: size // 2 * 8])
        keys[1::2] = array("Q", raw[4 : 4 + (size - 1) // 2 * 8])
        groups: defaultdict[int, array[int]] = defaultdict(partial(array, "I"))
        deque(map(array.append, map(groups.__getitem__, keys), range(size - 1)), maxlen=0)
        weight_of = self._weight.__getitem__
        for places in groups.values():
            left, right = self._sym[places[0]], self._sym[places[0] + 1]
            if left and right:
                count = sum(map(weight_of, places))
                self._born(left << PAIR_SHIFT | right, count, places)

    def _born(self, pair: int, count: int, places: array[int] | list[int]) -> None:
        self._pair_total += 1
        limit = self.config.max_token_length
        lengths = self._text_length
        if count >= self.config.min_frequency and (
            limit is None or lengths[pair >> PAIR_SHIFT] + lengths[pair & _RIGHT] <= limit
        ):
            self._counts[pair] = count
            self._positions[pair] = places
            self._queue.push(pair, count)
        elif count > 1:
            self._rest[pair] = count

    def _lost(self, pair: int, count: int) -> None:
        old = self._counts.get(pair)
        if old is None:
            old = self._rest.pop(pair, 1)
        else:
            if old == self._queue.level:
                self._queue.tied -= 1
            if old - count >= self.config.min_frequency:
                self._counts[pair] = old - count
                return
            del self._counts[pair], self._positions[pair]
            self._passed.pop(pair, None)
        if old - count > 1:
            self._rest[pair] = old - count
        elif old == count:
            self._pair_total -= 1

    def _merges(self) -> Generator[MergeStep, None, None]:
        sym, length, names = self._sym, self._length, self._names
        weight_of = self._weight.__getitem__
        shift = self._outside
        wanted = self.config.merges_wanted(len(self.alphabet))
        while wanted is None or self.merges_made < wanted:
            # Phase 3: choose. Invariant: the queue holds exactly the pairs of `_counts`.
            chosen = self._queue.pop()
            if chosen is None:
                return
            pair, count, ties = chosen
            left, right = pair >> PAIR_SHIFT, pair & _RIGHT
            new = len(names)
            names.append(names[left] + names[right])
            behind_left = length[left]
            size = behind_left + length[right]
            length.append(size)
            self._text_length.append(self._text_length[left] + self._text_length[right])

            # Phase 4: write
            live = []
            for p in self._positions[pair]:
                if sym[p] == left and sym[p + behind_left] == right:
                    live.append(p)
                    sym[p + behind_left] = _INSIDE
                    sym[p] = sym[p + size - 1] = new
            del self._counts[pair], self._positions[pair]
            self._passed.pop(pair, None)
            self._pair_total -= 1
            replaced = sum(map(weight_of, live))

            # Phase 5: neighbours
            before: defaultdict[int, list[int]] = defaultdict(list)
            after: defaultdict[int, list[int]] = defaultdict(list)
            for p in live:
                x = sym[p - 1]
                before[x].append(p - length[x])
                after[sym[p + size]].append(p)
            before.pop(_BORDER, None)
            after.pop(_BORDER, None)
            after.pop(new, None)
            for x, places in before.items():
                amount = sum(map(weight_of, places))
                gone = (right if x == new else x) << PAIR_SHIFT | left
                if gone != pair:
                    self._lost(gone, amount)
                self._born(x << PAIR_SHIFT | new, amount, places)
            for y, places in after.items():
                amount = sum(map(weight_of, places))
                gone = right << PAIR_SHIFT | y
                if gone != pair:
                    self._lost(gone, amount)
                self._born(new << PAIR_SHIFT | y, amount, places)
            self._symbols -= replaced
            yield MergeStep(
                self.merges_made,
                left + shift,
                right + shift,
                new + shift,
                names[left],
                names[right],
                names[new],
                count,
                replaced,
                ties,
                self._symbols,
            )

    def _live(self, pair: int) -> list[int]:
        sym = self._sym
        left, right = pair >> PAIR_SHIFT, pair & _RIGHT
        size = self._length[left]
        places = self._positions.get(pair, ())
        return [p for p in places if sym[p] == left and sym[p + size] == right]

    def _first_position(self, pair: int) -> int:
        sym = self._sym
        left, right = pair >> PAIR_SHIFT, pair & _RIGHT
        size = self._length[left]
        places = self._positions[pair]
        i = self._passed.get(pair, 0)
        while sym[p := places[i]] != left or sym[p + size] != right:
            i += 1
        self._passed[pair] = i
        return p

    def _stop_reason(self) -> StopReason:
        config = self.config
        if not self.corpus.words:
            return StopReason("no-words", "Stopped because the corpus has no words.")
        smallest = len(self.alphabet) + len(config.all_special_tokens)
        if config.vocab_size is not None and config.vocab_size < smallest:
            return StopReason(
                "alphabet-too-large",
                f"No merges were made: the alphabet and the special tokens are {smallest} tokens "
                f"already, more than the vocabulary of {config.vocab_size} that was asked for.",
            )
        wanted = config.merges_wanted(len(self.alphabet))
        if wanted is not None and self.merges_made >= wanted:
            if config.vocab_size is not None:
                return StopReason(
                    "vocab-size", f"Stopped because the vocabulary has {config.vocab_size} tokens."
                )
            return StopReason("merges", f"Stopped after the {wanted} merges that were asked for.")
        if not self._pair_total:
            return StopReason(
                "nothing-left", "Stopped because every word is one symbol, so no pair is left."
            )
        least = config.min_frequency
        if config.max_token_length is not None and (
            least == 1 or any(count >= least for count in self._rest.values())
        ):
            return StopReason(
                "nothing-left",
                "Stopped because every pair that is left would make a token longer than "
                f"{config.max_token_length}.",
            )
        return StopReason("min-frequency", f"Stopped because no pair counts {least} or more.")
