"""The pairs to choose from after k merges, counted exactly without a second look at the corpus.

Every adjacent position of the corpus after k merges lies either on the seam inside a token that a
later merge makes, or on the seam between two tokens of the final segmentation. A token of rank r
was made `replaced` times in all, and its seam shows the last part of its left half and the first
part of its right half. So the steps and the table of final neighbours hold all counts for every k.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, compress, pairwise, repeat
from operator import sub
from typing import TYPE_CHECKING, NamedTuple

from .candidates import Candidates
from .merge import MergeStep
from .pair_ranking import PairRanking, Slices, in_batches
from .runs import lost_in_word
from .tie_break import PAIR_SHIFT
from .whole_numbers import whole_numbers

if TYPE_CHECKING:
    from .trainer import Segmentation

__all__ = ["FinalTables", "PairCounter", "summarize"]

_RUNS_AT_ONCE = 64  # words
_RIGHT = (1 << PAIR_SHIFT) - 1
_PLACE_SHIFT = 32
_NOWHERE = 1 << 128


class FinalTables(NamedTuple):
    """What `PairCounter` needs to know of the final segmentation of the whole corpus.

    Two tables in columns. Different tokens: `token` and `token_first`. Different pairs of
    neighbours in words: `left`, `right`, `weight` (occurrences in the corpus) and `pair_first`.
    The firsts are indexes into the segmentation's symbols. `runs` are the tokens and the counts of
    all words in which equal tokens may form runs: these tables do not tell where a run goes on.
    """

    token: array[int]
    token_first: array[int]
    left: array[int]
    right: array[int]
    weight: Sequence[int]
    pair_first: array[int]
    runs: tuple[tuple[array[int], int], ...] | None = None


def summarize(
    segmentation: Segmentation, counts: Sequence[int], repeating: Iterable[int] | None = None
) -> FinalTables:
    """Sum up the final segmentation of a corpus whose word i occurs `counts[i]` times.

    To count without overlap, `repeating` must be the words that `runs.repeating_words` finds.
    """
    symbols, starts = segmentation
    size = len(symbols)
    has_right = bytearray(b"\1") * size  # which tokens have a right neighbour in their word
    for end in starts[1:]:
        has_right[end - 1] = 0
    # Packed pairs and not tuples: half a million of those would keep the cycle collector busy.
    adjacent = [left << PAIR_SHIFT | right for left, right in pairwise(symbols)]
    pairs = list(compress(adjacent, has_right))
    weight_of = chain.from_iterable(map(repeat, counts, map(sub, starts[1:], starts)))
    weights: dict[int, int] = {}
    get = weights.get
    for pair, weight in zip(pairs, compress(weight_of, has_right), strict=True):
        weights[pair] = get(pair, 0) + weight
    # Later entries win, so going backwards leaves the first place of each token and pair.
    backwards = range(size - 1, -1, -1)
    first = dict(zip(reversed(symbols), backwards, strict=True))
    places = compress(backwards, reversed(has_right))
    pair_first = dict(zip(reversed(pairs), places, strict=True))
    return FinalTables(
        token=array("I", first),
        token_first=array("Q", first.values()),
        left=array("I", [pair >> PAIR_SHIFT for pair in weights]),
        right=array("I", [pair & _RIGHT for pair in weights]),
        weight=whole_numbers(weights.values()),
        pair_first=array("Q", map(pair_first.__getitem__, weights)),
        runs=None
        if repeating is None
        else tuple((symbols[starts[word] : starts[word + 1]], counts[word]) for word in repeating),
    )


def _merging(tables: FinalTables, least: int) -> FinalTables:
    """Leave out pairs with a token that never merges: one with an id below `least`."""
    if min(tables.left, default=least) >= least and min(tables.right, default=least) >= least:
        return tables
    kept = [
        row
        for row in zip(tables.left, tables.right, tables.weight, tables.pair_first, strict=True)
        if row[0] >= least and row[1] >= least
    ]
    left, right, weight, first = zip(*kept, strict=True) if kept else ((), (), (), ())
    return tables._replace(
        left=array("I", left),
        right=array("I", right),
        weight=whole_numbers(weight),
        pair_first=array("Q", first),
    )


class PairCounter:
    """Counts the pairs of a complete training after any number of merges."""

    def __init__(
        self, ranking: PairRanking, steps: Sequence[MergeStep], tables: FinalTables
    ) -> None:
        self._ranking = ranking
        self._tables = tables = _merging(tables, ranking.first_merging)
        self._lengths = lengths = ranking.lengths
        self._lefts = [step.left_id for step in steps]
        self._rights = [step.right_id for step in steps]
        self._made = [step.replaced for step in steps]
        self._first_merge_id = len(lengths) - len(steps)
        self._place_of_merge: list[int] | None = None

    @property
    def entries(self) -> int:
        """The number of table entries that one count looks at, at most."""
        return len(self._lefts) + len(self._tables.left)

    def in_slices(
        self,
        step: int,
        limit: int,
        symbol_counts: Sequence[int] = (),
        runs: Iterable[tuple[Iterable[int], int]] = (),
    ) -> Iterator[Candidates | None]:
        """Count the pairs after `step` merges: `None` after every few milliseconds, then the best.

        To count without overlap, `runs` must be the words of `FinalTables.runs` as they are then,
        each with its count. Time for 32,000 merges and 78,000 different words: about 0.1 s in all.
        """
        counts: dict[int, int] = {}
        get = counts.get
        seams = yield from self._seams(step)
        for pairs, weights, _ in self._occurrences(step, seams):
            for pair, weight in zip(pairs, weights, strict=True):
                counts[pair] = get(pair, 0) + weight
            yield None
        for seen, (word, weight) in enumerate(runs, start=1):
            for token, lost in lost_in_word(word):
                if token >= self._ranking.first_merging:
                    counts[token << PAIR_SHIFT | token] -= lost * weight
            if seen % _RUNS_AT_ONCE == 0:
                yield None

        def places(wanted: set[int]) -> Slices[dict[int, int]]:
            first: dict[int, int] = {}
            get_first = first.get
            for pairs, _, positions in self._occurrences(step, seams, with_places=True):
                for pair, position in zip(pairs, positions, strict=True):
                    if pair in wanted and position < get_first(pair, _NOWHERE):
                        first[pair] = position
                yield None
            return first

        yield from self._ranking.in_slices(counts, limit, places, symbol_counts)

    def _seams(self, step: int) -> Slices[tuple[list[int], list[int]]]:
        """Return for every token which part of it is first, and which is last, after `step`."""
        first = list(range(self._first_merge_id + step))
        last = first.copy()
        for lefts, rights in zip(
            in_batches(self._lefts[step:]), in_batches(self._rights[step:]), strict=True
        ):
            for left, right in zip(lefts, rights, strict=True):
                first.append(first[left])
                last.append(last[right])
            yield None
        return first, last

    def _occurrences(
        self, step: int, seams: tuple[list[int], list[int]], *, with_places: bool = False
    ) -> Iterator[tuple[list[int], Sequence[int], Sequence[int]]]:
        """Yield the pairs after `step`, how often each occurs and where first, batch by batch."""
        tables = self._tables
        made_at = self._places_of_merges()[step:] if with_places else self._made[step:]
        inside = (self._lefts[step:], self._rights[step:], self._made[step:], made_at)
        between = (tables.left, tables.right, tables.weight, tables.pair_first)
        yield from self._columns(inside, seams, with_places=with_places, scale=0)
        yield from self._columns(between, seams, with_places=with_places, scale=_PLACE_SHIFT)

    def _columns(
        self,
        columns: tuple[Sequence[int], ...],
        seams: tuple[list[int], list[int]],
        *,
        with_places: bool,
        scale: int,
    ) -> Iterator[tuple[list[int], Sequence[int], Sequence[int]]]:
        first, last = seams
        lengths = self._lengths
        for lefts, rights, weights, places in zip(
            *(in_batches(column) for column in columns), strict=True
        ):
            pairs = [
                last[left] << PAIR_SHIFT | first[right]
                for left, right in zip(lefts, rights, strict=True)
            ]
            if with_places:
                # The pair starts where the last part of the left token does.
                places = [
                    (place << scale) + lengths[left] - lengths[last[left]]
                    for left, place in zip(lefts, places, strict=True)
                ]
            yield pairs, weights, places

    def _places_of_merges(self) -> list[int]:
        """Return where the token of each merge stood first, also if it went into another since.

        A place is the index of a final token, shifted, plus the symbols before it in that token.
        """
        if self._place_of_merge is None:
            places = [_NOWHERE] * len(self._lengths)
            for token, place in zip(self._tables.token, self._tables.token_first, strict=True):
                places[token] = place << _PLACE_SHIFT
            start = self._first_merge_id
            for index in range(len(self._lefts) - 1, -1, -1):
                place = places[start + index]
                left, right = self._lefts[index], self._rights[index]
                if place < places[left]:
                    places[left] = place
                place += self._lengths[left]
                if place < places[right]:
                    places[right] = place
            self._place_of_merge = places[start:]
        return self._place_of_merge
