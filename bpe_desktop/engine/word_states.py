"""What the words of a corpus look like after k merges, for any k."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import compress, islice
from typing import TYPE_CHECKING

from .encoder import MergeTable

if TYPE_CHECKING:
    from .trainer import Segmentation

__all__ = ["BEGINNING", "WordStates"]

_REMEMBERED = 4096  # words with all their states in memory, about 1 KB each
_LONGEST_REMEMBERED = 64  # symbols; the states of one word take the square of its length
BEGINNING = 20_000  # symbols or tokens; more of a word than anyone looks at


class WordStates:
    """The words of a training as token ids after any number of merges.

    While the training goes on, a word is merged up from its symbols. Once the final segmentation is
    known, a token's inside never depends on its surroundings, so a word after k merges is its final
    tokens, each split until its rank is at most k.
    """

    def __init__(self, spell: Callable[[str], list[int]], words: Sequence[str]) -> None:
        """Take `spell`, which gives the base symbols of a word as vocabulary ids."""
        self._spell = spell
        self._words = words
        self._segmentation: Segmentation | None = None
        self._merged: dict[
            tuple[int, int | None], tuple[int, ...]
        ] = {}  # before the end, for one k
        self._merged_at = -1
        self._timelines: dict[int, _Timeline] = {}
        self._columns: _Columns | None = None
        self._lengths: tuple[int, dict[int, int]] = (-1, {})  # of final tokens, at one step

    def __len__(self) -> int:
        return len(self._words)

    @property
    def segmentation(self) -> Segmentation | None:
        """The final segmentation, `None` until the training is complete."""
        return self._segmentation

    def finish(self, segmentation: Segmentation) -> None:
        """Take the final segmentation of these words."""
        self._segmentation = segmentation
        self._merged.clear()

    def base(self, word: int) -> list[int]:
        """Return the base symbols of a word, its marker included, as vocabulary ids."""
        return self._spell(self._words[word])

    def final(self, word: int) -> Sequence[int]:
        """Return the tokens of a word after the last merge."""
        assert self._segmentation is not None
        symbols, starts = self._segmentation
        return symbols[starts[word] : starts[word + 1]]

    def word(self, word: int, step: int, table: MergeTable) -> tuple[int, ...]:
        """Return the tokens of a word after `step` merges."""
        if self._segmentation is None:
            return self._merge_up(word, step, table)
        timeline = self._timelines.get(word) or self._timeline(word, table)
        if timeline is None:
            return tuple(part for token in self.final(word) for part in table.split(token, step))
        thresholds, states = timeline
        return states[bisect_right(thresholds, step)]

    def length(self, word: int, step: int, table: MergeTable) -> int:
        """Return how many tokens a word has after `step` merges; fast for many words of one step.

        Nothing is kept of the word itself, so that all words can be asked for.
        """
        if self._segmentation is None:
            return len(self._merge_up(word, step, table))
        if self._lengths[0] != step:
            self._lengths = step, {}
        known = self._lengths[1]
        total = 0
        for token in self.final(word):
            parts = known.get(token)
            if parts is None:
                parts = known[token] = sum(1 for _ in table.split(token, step))
            total += parts
        return total

    def many(self, words: Sequence[int], step: int, table: MergeTable) -> list[tuple[int, ...]]:
        """Return `word` of each of `words`; fast where the same words are asked for again.

        A word may be a whole file: of one that is longer than `BEGINNING` only the beginning is
        given. While the training goes on, its last tokens may differ, for want of what follows.
        """
        if self._segmentation is None or len(words) > _REMEMBERED:
            return [self._beginning(word, step, table) for word in words]
        columns = self._columns
        if columns is None or columns.words != tuple(words):
            columns = self._columns = _Columns(words, [self._timeline(w, table) for w in words])
        states = columns.at(step)
        for place in columns.too_long:
            states[place] = self._beginning(words[place], step, table)
        return states

    def _beginning(self, word: int, step: int, table: MergeTable) -> tuple[int, ...]:
        if len(self._words[word]) <= BEGINNING:
            return self.word(word, step, table)
        if self._segmentation is None:
            return self._merge_up(word, step, table, BEGINNING)
        symbols, starts = self._segmentation
        final = symbols[starts[word] : min(starts[word + 1], starts[word] + BEGINNING)]
        parts = (part for token in final for part in table.split(token, step))
        return tuple(islice(parts, BEGINNING))

    def _merge_up(
        self, word: int, step: int, table: MergeTable, most: int | None = None
    ) -> tuple[int, ...]:
        if step != self._merged_at or len(self._merged) >= _REMEMBERED:
            self._merged.clear()
            self._merged_at = step
        key = word, most
        state = self._merged.get(key)
        if state is None:
            if most is None:
                base = self.base(word)
            else:
                # What is cut off at the end may be a marker, or with one, or half a grapheme.
                base = self._spell(self._words[word][:most])[:-2]
            state = self._merged[key] = tuple(table.merge(base, step))
        return state

    def _timeline(self, word: int, table: MergeTable) -> _Timeline | None:
        """Return all states of a word, `None` for a word too long to keep them."""
        timeline = self._timelines.get(word)
        if timeline is None:
            final = self.final(word)
            if len(final) > _LONGEST_REMEMBERED:
                return None
            timeline = _replay(final, table)
            if timeline is not None:
                if len(self._timelines) >= _REMEMBERED:
                    self._timelines.clear()
                self._timelines[word] = timeline
        return timeline


# The ranks at which a word changes, and its states before the first and after each of them.
_Timeline = tuple[list[int], list[tuple[int, ...]]]


class _Columns:
    """The timelines of words in a row, parted into columns that C code can run over."""

    def __init__(self, words: Iterable[int], timelines: Sequence[_Timeline | None]) -> None:
        self.words = tuple(words)
        self.too_long = [place for place, timeline in enumerate(timelines) if timeline is None]
        nothing: _Timeline = ([], [()])
        self._thresholds = [(timeline or nothing)[0] for timeline in timelines]
        self._states = [(timeline or nothing)[1] for timeline in timelines]

    def at(self, step: int) -> list[tuple[int, ...]]:
        return [
            states[bisect_right(thresholds, step)]
            for thresholds, states in zip(self._thresholds, self._states, strict=True)
        ]


def _replay(final: Sequence[int], table: MergeTable) -> _Timeline | None:
    """Split `final` down to symbols, then redo its merges in rank order and keep each state."""
    parts = table.parts
    symbols: list[int] = []
    # Each merge as [rank, place of its left part, place of its right part, token].
    merges: list[list[int]] = []
    waiting: list[tuple[int, list[int] | None]] = [(token, None) for token in reversed(final)]
    while waiting:
        token, parent = waiting.pop()
        if parent is not None:
            parent[2] = len(symbols)  # `token` is the right part: all left of it is laid out
        made = parts.get(token)
        if made is None:
            symbols.append(token)
            if len(symbols) > _LONGEST_REMEMBERED:
                return None
            continue
        rank, left, right = made
        merge = [rank, len(symbols), 0, token]
        merges.append(merge)
        waiting.append((right, merge))
        waiting.append((left, None))
    merges.sort()
    thresholds: list[int] = []
    states = [tuple(symbols)]
    alive = bytearray(b"\1") * len(symbols)
    for rank, start, second, token in merges:
        symbols[start] = token
        alive[second] = 0
        if thresholds and thresholds[-1] == rank:
            states.pop()
        else:
            thresholds.append(rank)
        states.append(tuple(compress(symbols, alive)))
    return thresholds, states
