"""What the rules of a finished tokenizer do to a corpus, one after the other.

A training finds its rules in its corpus. Here the rules are given, and most of the 100,000 of a
published vocabulary do nothing to a small text. So each different word is cut once, with all rules,
and only the steps at which a word changes are noted: time goes with the corpus, not with the rules.

The state after k rules is what the tokenizer gives with its first k rules. Where a rule makes a
pair of an earlier one, as in some imported vocabularies, the earlier rule joins it in that step.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from .alphabet import with_unknown
from .history import pair_matches
from .pieces import Pieces
from .tokenizer import Tokenizer
from .whole_numbers import whole_numbers

__all__ = ["Replay", "WordCutter", "replay"]

_SHIFT = 32
_MASK = (1 << _SHIFT) - 1
_WORDS_AT_ONCE = 256  # between two looks at the clock

_Join = tuple[int, int, int, int]  # rank, left, right, result


class Replay(NamedTuple):
    """The steps that change something, in columns.

    `base[token]` is how often a token stands in the corpus before the first rule, `symbols` their
    sum; an unknown symbol without a token counts in `symbols` only. Step `steps[i]` finds its pair
    `counted[i]` times (every adjacent position), joins `replaced[i]` of them, and leaves
    `left_over[i]` symbols. It changes the count of `tokens[j]` by `changes[j]` for each j from
    `token_ends[i - 1]` up to `token_ends[i]`, and the words `words[j]` likewise, heaviest first.
    """

    base: Sequence[int]
    symbols: int
    steps: array[int]
    counted: Sequence[int]
    replaced: Sequence[int]
    left_over: Sequence[int]
    token_ends: array[int]
    tokens: array[int]
    changes: Sequence[int]
    word_ends: array[int]
    words: array[int]


class WordCutter:
    """Cuts pre-tokens as a tokenizer in order of birth does with its first k rules, for any k.

    An unknown symbol is the unknown token or, where there is none, `unknown`: one more than the
    last id. A tokenizer without merge rules, such as one of WordPiece, has one state only.
    """

    def __init__(self, tokenizer: Tokenizer) -> None:
        vocabulary = tokenizer.vocabulary
        self.symbols = tokenizer.symbols
        self.table = vocabulary.merge_table
        self.unknown = len(vocabulary)
        self._trees: dict[int, list[_Join]] | None = {} if vocabulary.is_ordered else None
        self._rules = len(vocabulary.rules)
        self._fuse = tokenizer.fuse_unknown
        self._shown = self.unknown if tokenizer.unknown_id is None else tokenizer.unknown_id
        cutter = tokenizer.cutter
        self._pieces = None if tokenizer.config.algorithm == "bpe" else cutter.at(None)
        takes_whole = tokenizer.config.ignore_merges and isinstance(cutter, Pieces)
        self._whole: Callable[[str, int | None], int | None] | None = None
        if takes_whole:
            assert isinstance(cutter, Pieces)
            self._whole = cutter.whole

    def whole(self, word: str, step: int) -> int | None:
        """Return the token that stands for the whole word after `step` rules, if one does."""
        if self._whole is None:
            return None
        return self._whole(word, None if step >= self._rules else step)

    def cut(self, word: str, step: int) -> list[int]:
        """Return the tokens of a word after `step` rules."""
        if self._pieces is not None:
            piece = self._pieces.piece(word)
            return [self.unknown if token is None else token for token in piece]
        whole = self.whole(word, step)
        if whole is not None:
            return [whole]
        return self.shown(self.table.merge(self.symbols(word), step))

    def shown(self, ids: Sequence[int]) -> list[int]:
        """Put the unknown token for unknown symbols."""
        if min(ids, default=0) >= 0:
            return list(ids)
        return with_unknown(ids, -1, self._shown, fuse=self._fuse)

    def joins(self, word: str) -> Iterable[tuple[int, _Join]]:
        """Return the rules' joins in a word, each with the step at which it comes, by step.

        Where the rules are ordered these follow from the tokens at the end: all that are inside
        them. That is the faster way, for most tokens come again.
        """
        if self._pieces is not None:
            return ()
        if self._trees is not None:
            found = self.table.merge(self.symbols(word))
            trees = [self._trees.get(token) or self._tree(token) for token in found]
            return [(join[0], join) for join in sorted(chain.from_iterable(trees))]
        return self._joins_in_turn(word)

    def _joins_in_turn(self, word: str) -> Iterator[tuple[int, _Join]]:
        step = 0
        for rank, _, _, left, right, result in self.table.replay(self.symbols(word)):
            step = max(step, rank)
            yield step, (rank, left, right, result)

    def _tree(self, token: int) -> list[_Join]:
        """Return the joins that make a token, by rank."""
        assert self._trees is not None
        parts = self.table.parts
        joins: list[_Join] = []
        waiting = [token]
        while waiting:
            part = waiting.pop()
            made = parts.get(part)
            if made is not None:
                rank, left, right = made
                joins.append((rank, left, right, part))
                waiting += (left, right)
        joins.sort()
        self._trees[token] = joins
        return joins

    def whole_from(self, word: str) -> tuple[int, int] | None:
        """Return the step from which a word is one token whatever the rules make, and the token."""
        token = self.whole(word, self._rules)
        if token is None:
            return None
        low, high = 0, self._rules
        while low < high:  # the tokenizer knows from when on; it is asked as seldom as can be
            middle = (low + high) // 2
            if self.whole(word, middle) is None:
                low = middle + 1
            else:
                high = middle
        return low, token


class _Tally:
    """Sums up what each step does, over words."""

    def __init__(self) -> None:
        self.counted: dict[int, int] = {}
        self.replaced: dict[int, int] = {}
        self.lost: dict[int, int] = {}  # symbols
        self.changes: dict[int, dict[int, int]] = {}
        self.touched: list[int] = []  # step and place, packed

    def join(self, step: int, join: _Join, weight: int) -> None:
        rank, left, right, result = join
        changes = self.changes.setdefault(step, {})
        for token, change in ((left, -weight), (right, -weight), (result, weight)):
            changes[token] = changes.get(token, 0) + change
        self.lost[step] = self.lost.get(step, 0) + weight
        if step == rank:
            self.replaced[step] = self.replaced.get(step, 0) + weight

    def exchange(self, step: int, before: Sequence[int], after: Sequence[int], weight: int) -> None:
        changes = self.changes.setdefault(step, {})
        for tokens, sign in ((before, -weight), (after, weight)):
            for token, number in Counter(tokens).items():
                changes[token] = changes.get(token, 0) + sign * number
        self.lost[step] = self.lost.get(step, 0) + weight * (len(before) - len(after))


def replay(
    cutter: WordCutter,
    words: Sequence[str],
    counts: Sequence[int],
    place_of: Sequence[int] | None = None,
) -> Generator[tuple[int, int], None, Replay]:
    """Cut all words and return what each step does; yields (done, all) every few milliseconds.

    `place_of[i]` is where word i stands among those that can be shown, the heaviest first, or -1;
    by default all can be shown and stand as they are.
    """
    tally = _Tally()
    base = [0] * cutter.unknown
    symbols = 0
    for number, (word, weight) in enumerate(zip(words, counts, strict=True)):
        if number % _WORDS_AT_ONCE == 0:
            yield number, len(words)
        start = cutter.cut(word, 0)
        symbols += weight * len(start)
        for token in start:
            if token < cutter.unknown:
                base[token] += weight
        steps = _follow(cutter, word, weight, tally)
        place = number if place_of is None else place_of[number]
        if place >= 0:
            tally.touched += [step << _SHIFT | place for step in steps]
    return _columns(tally, base, symbols)


def _follow(cutter: WordCutter, word: str, weight: int, tally: _Tally) -> list[int]:
    """Add one word to the tally; return the steps that change it."""
    whole = cutter.whole_from(word)
    last = cutter.unknown if whole is None else whole[0]
    steps: list[int] = []
    for step, join in cutter.joins(word):
        if step >= last:
            break
        rank, left, right, _ = join
        if not steps or steps[-1] != step:
            steps.append(step)
            if left == right:
                state = cutter.table.merge(cutter.symbols(word), step - 1)
                found = pair_matches(state, left, right)[1]
                tally.counted[step] = tally.counted.get(step, 0) + weight * found
        if step == rank and left != right:
            tally.counted[step] = tally.counted.get(step, 0) + weight
        tally.join(step, join, weight)
    if whole is not None and last > 0:
        before = cutter.cut(word, last - 1)
        if before != [whole[1]]:
            tally.exchange(last, before, [whole[1]], weight)
            steps.append(last)
    return steps


def _columns(tally: _Tally, base: list[int], symbols: int) -> Replay:
    steps = sorted(tally.changes)
    tokens, changes, token_ends = array("I"), [], array("I")
    left_over = []
    rest = symbols
    for step in steps:
        for token, change in tally.changes[step].items():
            if change and token < len(base):
                tokens.append(token)
                changes.append(change)
        token_ends.append(len(tokens))
        rest -= tally.lost[step]
        left_over.append(rest)
    tally.touched.sort()
    words, word_ends = array("I"), array("I")
    at = 0
    touched = tally.touched
    for step in steps:
        while at < len(touched) and touched[at] >> _SHIFT == step:
            words.append(touched[at] & _MASK)
            at += 1
        word_ends.append(at)
    return Replay(
        whole_numbers(base),
        symbols,
        array("I", steps),
        whole_numbers([tally.counted.get(step, 0) for step in steps]),
        whole_numbers([tally.replaced.get(step, 0) for step in steps]),
        whole_numbers(left_over),
        token_ends,
        tokens,
        changes,
        word_ends,
        words,
    )
