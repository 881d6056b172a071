"""Byte pair encoding training: count the pairs, merge the best one, look only at what changed."""

from __future__ import annotations

import gc
from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Generator, Mapping, MutableSequence, Sequence
from heapq import nsmallest
from itertools import count
from operator import itemgetter
from typing import NamedTuple

from .candidates import Candidate, Candidates, Scoring
from .change import Change, amounts_in_runs
from .config import TrainingConfig
from .corpus import Corpus
from .ground import Ground
from .merge import MergeStep, ScoredStep
from .pair_index import PairQueue
from .pair_places import first_places, likely_last_count, places_now
from .restriction import Restriction
from .score_queue import ScoreQueue
from .stopping import StopReason, stop_reason
from .tie_break import PAIR_SHIFT, tie_key
from .vocabulary import Vocabulary

__all__ = ["Segmentation", "StopReason", "Trainer", "TrainingResult"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_BORDER = 0  # stands between words; no symbol has this id
_INSIDE = -1  # where the right part of a longer token began
_NO_PAIR = 0  # two borders


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


class Trainer:
    """A training, and all that can be asked about its state between two steps.

    Inside, ids are the numbers of `Ground`: 0 is the border between words, ids up to `fence` never
    merge, and each merge takes the next id. A pair is one integer, (left << PAIR_SHIFT) | right.
    Outside, ids are those of the vocabulary.

    The words lie in one flat list, and every merge looks only at the places where its pair is. The
    work is done in six phases, each described at its code; between two steps all their invariants
    hold.

    With `start` the words are first cut by the rules of that vocabulary, whose tokens then are what
    is merged. Its ids and ranks are kept: symbols that it lacks come behind its last id, then the
    new merges, whose steps count on from its last rank. `merges` asks for so many new ones.
    `vocabulary` is what to extend by the steps.
    """

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
    ) -> None:
        self.corpus = corpus
        self.config = config
        ground = Ground(corpus, config, start)
        self.alphabet = ground.alphabet
        self.vocabulary = ground.vocabulary
        self._ground = ground
        self._outside = ground.outside
        self._base_size = len(self.vocabulary)
        self._new_ids = count(self.vocabulary.id_limit)
        self._last_rank = self.vocabulary.rules[-1].rank if self.vocabulary.rules else 0
        self._names = ["" if token is None else token.name for token in ground.tokens]
        self._length = [1] * len(self._names)  # the room a token takes in `_sym`
        self._restriction = Restriction(config)
        if not self._restriction.is_open:
            for token in ground.tokens:
                self._restriction.add(token)
        # Filled by `_lay_out`:
        self._order: Sequence[int] = ()
        self._starts = array("Q")
        self._sym: list[int] = []
        self._weight: list[int] = []
        self._symbol_total = 0
        # Filled by `_count_pairs`:
        self._counts: dict[int, int] = {}
        self._joints: dict[int, MutableSequence[int]] = {}
        self._barred: dict[int, int] = {}
        self._pair_total = 0
        self._least = config.min_frequency  # pairs that count less are not on record
        if config.algorithm == "bpe":
            likely = likely_last_count(corpus.counts, self.merges_wanted)
            self._least = max(self._least, likely)
        self._runs_once = config.counting == "non-overlapping"
        self._prefix_length = 0  # of what a right part's name loses in a merge
        self._scores: ScoreQueue | None = None
        self._queue: PairQueue | ScoreQueue
        if config.algorithm == "wordpiece":
            prefix = config.continuing_prefix
            self._prefix_length = len(prefix)
            key = tie_key(config.tie_break, self._names, self._first_position, prefix=prefix)
            self._queue = self._scores = ScoreQueue(self._counts, key)
        else:
            self._queue = self._pair_queue(config.tie_break)
        self._keeps_corpus_order = config.tie_break == "first-seen"
        self._ready = False

    @property
    def merges_made(self) -> int:
        """The number of merges so far."""
        return len(self._names) - len(self._ground.tokens)

    @property
    def merges_wanted(self) -> int | None:
        """The number of merges that the settings ask for; `None` means no limit."""
        if self.config.vocab_size is None:
            return self.config.merges
        return max(0, self.config.vocab_size - self._base_size)

    def record_all(self) -> None:
        """Keep a record of all pairs from now on, not only of those that are likely to be merged.

        `pair_total`, `candidates` and `touched` do so. Once a training is on its way, all pairs are
        counted anew for that; so whoever will ask had better call this before.
        """
        was, self._least = self._least, self.config.min_frequency
        if self._ready and was > self._least:
            assert isinstance(self._queue, PairQueue)  # the other one has had all pairs
            self._queue.clear()
            self._counts.clear()
            self._joints.clear()
            self._pair_total = 0
            self._record(places_now(self._sym, self._starts, self._length))

    @property
    def pair_total(self) -> int:
        """The number of distinct pairs in the corpus now, those too rare or too long included."""
        self.record_all()
        self._prepare()
        return self._pair_total

    @property
    def symbol_total(self) -> int:
        """The number of symbols in the corpus now, every repetition of a word counted."""
        self._prepare()
        return self._symbol_total

    def candidates(self, limit: int) -> Candidates:
        """Return the `limit` pairs that would be merged next, exact for the state now.

        Pairs below `min_frequency` or past `max_token_length` are not among them. How many are
        tied is known if not all of these are.
        """
        self.record_all()
        self._prepare()
        outside, scores = self._outside, self._scores
        top = []
        for pair, amount in self._queue.best(limit):
            left, right = pair >> PAIR_SHIFT, pair & _RIGHT
            scoring = None if scores is None else Scoring(*scores.parts(left, right), 0, 0)
            top.append(Candidate(outside[left], outside[right], amount, 0, scoring))
        tied = sum(candidate.worth == top[0].worth for candidate in top)
        return Candidates(self._pair_total, tied if tied < limit else 0, tuple(top))

    def touched(self, left_id: int, right_id: int, limit: int) -> list[int]:
        """Return the words (indexes) that hold a pair now, most frequent first, then in order.

        The pair must be one that may be merged; others give an empty list.
        """
        self.record_all()
        self._prepare()
        sym, starts, order = self._sym, self._starts, self._order
        left, right = self._inside(left_id), self._inside(right_id)
        joints = self._joints.get(left << PAIR_SHIFT | right, ())
        live = [p for p in joints if sym[p] == right and sym[p - 1] == left]
        words = {order[bisect_right(starts, p) - 1] for p in live}
        counts = self.corpus.counts
        return nsmallest(limit, words, key=lambda word: (-counts[word], word))

    def segmentation(self) -> Segmentation:
        """Return all words as they are cut now."""
        self._prepare()
        sym, length, outside = self._sym, self._length, self._outside
        place_of = array("Q", self._starts)
        for word, place in zip(self._order, self._starts, strict=True):
            place_of[word] = place
        symbols = array("I")
        starts = array("Q")
        for place in place_of:
            starts.append(len(symbols))
            while token := sym[place]:
                symbols.append(outside[token])
                place += length[token]
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
            return TrainingResult(self._stop_reason(), self.segmentation())
        finally:
            if collecting:
                gc.enable()

    def _pair_queue(self, rule: str) -> PairQueue:
        """Return a queue without pairs, in the order of a tie rule."""
        return PairQueue(
            self._counts,
            tie_key(rule, self._names, self._first_position),
            keys_may_rise=self._runs_once and rule == "first-seen",
        )

    def _choose(self) -> tuple[int, int, int] | None:
        """Take the pair to be merged next out of the queue; see `PairQueue.pop`."""
        return self._queue.pop()

    def _inside(self, token_id: int) -> int:
        """Return the trainer's number of a token."""
        outside = self._outside
        if token_id + 1 < len(outside) and outside[token_id + 1] == token_id:
            return token_id + 1
        return outside.index(token_id)

    def _prepare(self) -> None:
        if not self._ready:
            self._ready = True
            self._lay_out()
            self._count_pairs()

    def _lay_out(self) -> None:
        """Phase 1: put all words into one list.

        Invariant: in `_sym`, a token of length n that starts at p has its id at p and at p + n - 1,
        and borders are 0. So its right neighbour starts at p + n and its left one ends at p - 1.
        What stands there before the first merge has the length 1.
        `_weight[p]` is the count of the word at p. The k-th word laid out is `_order[k]`, from
        `_starts[k]` on.
        """
        words, counts = self.corpus.words, self.corpus.counts
        # Words that begin alike lie side by side, so that a merge finds its places close together
        # in memory: a sixth of the time less. Only `first-seen` asks for the corpus's own order.
        self._order = range(len(words))
        if not self._keeps_corpus_order:
            self._order = sorted(self._order, key=words.__getitem__)
        sym, weight, starts = self._sym, self._weight, self._starts
        spell = self._ground.spell
        sym.append(_BORDER)
        weight.append(0)
        for word in self._order:
            starts.append(len(sym))
            ids = spell(words[word])
            count = counts[word]
            self._symbol_total += count * len(ids)
            ids.append(_BORDER)
            sym += ids
            weight += [count] * len(ids)
        if self._scores is not None:
            totals = [0] * len(self._names)
            for token, count in zip(sym, weight, strict=True):
                totals[token] += count
            self._scores.start(totals)

    def _count_pairs(self) -> None:
        """Phase 2: group the positions of adjacent symbols by pair.

        Invariant: `_counts` has the pairs that may be merged and count `_least` or more, with their
        counts, and the queue has the same pairs. `_joints[pair]` has the place of each of their
        occurrences, which is where the right part starts, in rising order; and perhaps places where
        the pair is no more. With the least count of the settings, `_barred` has the counts of the
        other pairs, but for those that count 1: these go all at once, so that they need no record;
        and `_pair_total` is the number of all.
        """
        self._record(first_places(self._sym))

    def _record(self, places: Mapping[int, MutableSequence[int]]) -> None:
        """Enter all pairs, given the places of each."""
        found: list[Change] = []
        fence = self._ground.fence
        for joints in places.values():
            left, right = self._sym[joints[0] - 1], self._sym[joints[0]]
            if left > fence and right > fence:
                found.append((_NO_PAIR, left << PAIR_SHIFT | right, joints, False))
        self._update(_NO_PAIR, found)

    def _merges(self) -> Generator[MergeStep, None, None]:
        sym, length, names, outside = self._sym, self._length, self._names, self._outside
        weight_of = self._weight.__getitem__
        fence = self._ground.fence
        join = None if self._restriction.is_open else self._restriction.join
        scores, prefix_length = self._scores, self._prefix_length
        make_step = MergeStep if scores is None else ScoredStep
        parts: tuple[int, ...] = ()
        step = self.merges_made
        wanted = self.merges_wanted
        while wanted is None or step < wanted:
            # Phase 3: choose the best pair. From here on the queue does not have it.
            chosen = self._choose()
            if chosen is None:
                if self._least == self.config.min_frequency:
                    return
                self.record_all()
                continue
            pair, count, ties = chosen
            left, right = pair >> PAIR_SHIFT, pair & _RIGHT
            new = len(names)
            names.append(names[left] + names[right][prefix_length:])
            outside.append(next(self._new_ids))
            if join is not None:
                join(left, right)
            gap = length[left]
            room = length[right]
            length.append(gap + room)

            # Phase 4: write the new token from left to right, and group its places by neighbours.
            # A joint inside a token is marked, so that one where a pair was can be told from one
            # where it is.
            before: defaultdict[int, list[int]] = defaultdict(list)
            after: defaultdict[int, list[int]] = defaultdict(list)
            for joint in self._joints.pop(pair):
                if sym[joint] == right and sym[joint - 1] == left:
                    start = joint - gap
                    end = joint + room
                    sym[joint] = _INSIDE
                    sym[start] = sym[end - 1] = new
                    before[sym[start - 1]].append(start)
                    after[sym[end]].append(end)
            replaced = count
            if left == right:  # of overlapping ones not all
                replaced = sum(sum(map(weight_of, group)) for group in before.values())

            # Phase 5: list what changes around the new tokens. Where one follows another, it stood
            # there as `left` when the first was written. The pair (right, left) that was between
            # them is taken away once, as what was before the second.
            if new in before:
                joined = set(before[new])
                after[left] = [end for end in after[left] if end not in joined]
            changes: list[Change] = []
            for x, group in before.items():
                if x > fence:
                    lost = right if x == new else x
                    changes.append((lost << PAIR_SHIFT | left, x << PAIR_SHIFT | new, group, True))
            for y, group in after.items():
                if y > fence and group:
                    changes.append((right << PAIR_SHIFT | y, new << PAIR_SHIFT | y, group, False))

            # Phase 6: bring the counts, and the scores if pairs have any, up to date.
            if scores is not None:
                parts = scores.merge(left, right, replaced)
            self._update(pair, changes)
            if scores is not None:
                scores.rescore(left, right, [change[0] for change in changes])
            self._symbol_total -= replaced
            step += 1
            yield make_step(
                self._last_rank + step,
                outside[left],
                outside[right],
                outside[new],
                names[left],
                names[right],
                names[new],
                count,
                replaced,
                ties,
                self._symbol_total,
                *parts,
            )

    def _update(self, merged: int, changes: list[Change]) -> None:
        """Take away `merged`, then in each change lessen one pair and enter another that is new.

        Restores the invariant of phase 2.
        """
        counts, joints, barred, queue = self._counts, self._joints, self._barred, self._queue
        weight = self._weight
        least = self._least
        all_recorded = least == self.config.min_frequency
        allows = None if self._restriction.is_open else self._restriction.allows
        runs_once = self._runs_once
        level = queue.level
        total = self._pair_total
        if counts.pop(merged, None):
            total -= 1
        for change in changes:
            lessened, born, group, _ = change
            # Twice as fast as a `map`; of a single place `itemgetter` makes no tuple.
            amount = weight[group[0]] if len(group) == 1 else sum(itemgetter(*group)(weight))
            if runs_once:
                gone, amount = amounts_in_runs(change, amount, self._sym, weight, self._length)
            else:
                gone = amount
            if gone and lessened != merged:
                old = counts.get(lessened)
                if old == level:
                    queue.tied -= 1
                if old is not None and old - gone >= least:
                    counts[lessened] = old - gone
                else:
                    if old is not None:
                        del counts[lessened], joints[lessened]
                    if all_recorded:
                        if old is None:
                            old = barred.pop(lessened, 1)
                        if old - gone > 1:
                            barred[lessened] = old - gone
                        elif old == gone:
                            total -= 1
            total += 1
            if amount >= least and (allows is None or allows(born)):
                counts[born] = amount
                joints[born] = group
                queue.push(born, amount)
            elif all_recorded and amount > 1:
                barred[born] = amount
        self._pair_total = total

    def _first_position(self, pair: int) -> int:
        """Return where a pair of `_counts` stands first now; forget the places before."""
        sym = self._sym
        left, right = pair >> PAIR_SHIFT, pair & _RIGHT
        joints = self._joints[pair]
        i = 0
        while sym[joint := joints[i]] != right or sym[joint - 1] != left:
            i += 1
        del joints[:i]
        return joint

    def _stop_reason(self) -> StopReason:
        least = self.config.min_frequency
        return stop_reason(
            self.config,
            words=len(self.corpus.words),
            base=self._base_size,
            merges=self.merges_made,
            wanted=self.merges_wanted,
            pairs=self._pair_total,
            barred=not self._restriction.is_open
            and (least == 1 or any(count >= least for count in self._barred.values())),
            whole=self._symbol_total == self.corpus.occurrences,
        )
