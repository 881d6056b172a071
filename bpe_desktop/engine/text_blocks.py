"""A long text and its tokens under editing: an edit cuts only the block anew that it falls into."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate, chain
from typing import NamedTuple

from .special import cut_to_encode
from .tokenizer import Tokenizer

__all__ = ["TextBlocks", "TextChange"]

_BLOCK = 60  # characters, then up to the next place where the text may be cut
_LONGEST_BLOCK = 400  # a block that has grown longer by edits is cut up again
_GROUP = 16  # blocks; finding a place takes time by the blocks of a group
_LARGEST_GROUP = 64

_Ids = list[int | None]


class TextChange(NamedTuple):
    """What an edit has cut anew: the code points `start` to `end` of the text as it is now.

    `old` are the tokens that stood for this stretch before the edit, `ids` those that do now.
    """

    start: int
    end: int
    old: _Ids
    ids: _Ids


class _Group:
    """Neighbouring blocks: the text and the tokens of each, and their size in characters."""

    __slots__ = ("ids", "size", "texts")

    def __init__(self, texts: list[str], ids: list[_Ids]) -> None:
        self.texts = texts
        self.ids = ids
        self.size = sum(map(len, texts))


class TextBlocks:
    """A text kept as blocks with their tokens, equal to those of the whole text at any time.

    Blocks end where `cut_to_encode` allows it. Whether a place is a cut is told by the two
    characters around it, so an edit inside of a block leaves all borders as they are. Where there
    are no cuts, the text is one block.

    The tokenizer's vocabulary must stay as it is. Names of special tokens are ordinary text.
    """

    def __init__(self, tokenizer: Tokenizer, text: str) -> None:
        self._ids_of = _encoder(tokenizer)
        self._cut = cut_to_encode(tokenizer.config)
        self._length = len(text)
        self._tokens = 0
        self._groups: list[_Group] = []
        # A Fenwick tree: entry i has the size of the groups before i, from i - (i & -i) on.
        self._sizes: list[int] = [0]
        self._put(0, 0, text)

    def __len__(self) -> int:
        """Return the number of tokens."""
        return self._tokens

    def __iter__(self) -> Iterator[int | None]:
        for group in self._groups:
            yield from chain.from_iterable(group.ids)

    @property
    def ids(self) -> list[int | None]:
        """The tokens of the whole text, put together when asked for."""
        return list(chain.from_iterable(chain.from_iterable(g.ids for g in self._groups)))

    @property
    def text(self) -> str:
        """The whole text, put together when asked for."""
        return "".join(chain.from_iterable(group.texts for group in self._groups))

    @property
    def length(self) -> int:
        """The number of code points of the text."""
        return self._length

    def replace(self, start: int, end: int, new: str) -> TextChange:
        """Put `new` in the place of the code points `start` to `end`; `IndexError` out of the text.

        Time does not depend on the length of the text, unless very much is put in at once.
        """
        if not 0 <= start <= end <= self._length:
            raise IndexError(f"code points {start} to {end} of {self._length}")
        number, at = self._find(start)
        group = self._groups[number]
        texts = group.texts
        first = 0
        while at >= len(texts[first]) and first + 1 < len(texts):
            at -= len(texts[first])
            first += 1
        text = texts[first]
        stop = at + end - start
        if at > 0 and stop < len(text) and len(text) + len(new) - (end - start) <= _LONGEST_BLOCK:
            text = text[:at] + new + text[stop:]
            ids = self._ids_of(text)
            old = group.ids[first]
            texts[first] = text
            group.ids[first] = ids
            self._tokens += len(ids) - len(old)
            self._grow(number, len(new) - (end - start))
            return TextChange(start - at, start - at + len(text), old, ids)
        last = first
        while stop > len(text) and last + 1 < len(texts):
            last += 1
            text += texts[last]
        if stop <= len(text):
            change = self._replace_blocks(number, first, last, start - at, at, stop, new)
            if change is not None:
                return change
        return self._replace_groups(number, start, end, new)

    def _replace_blocks(
        self, number: int, first: int, last: int, before: int, at: int, stop: int, new: str
    ) -> TextChange | None:
        """Replace from `at` to `stop` in the blocks `first` to `last` of a group.

        They begin at the code point `before`. `None` if more than the group is concerned.
        """
        group = self._groups[number]
        texts = group.texts
        text = "".join(texts[first : last + 1])
        grown = len(new) - (stop - at)
        text = text[:at] + new + text[stop:]
        while first and not self._may_cut(texts[first - 1], text):
            first -= 1
            text = texts[first] + text
            before -= len(texts[first])
        while last + 1 < len(texts) and not self._may_cut(text, texts[last + 1]):
            last += 1
            text += texts[last]
        # The borders of the group must have been left alone, or be the ends of the text.
        if (not first and number) or (last + 1 == len(texts) and number + 1 < len(self._groups)):
            return None
        fresh = self._cut_up(text)
        if len(texts) + len(fresh) > _LARGEST_GROUP:
            return None
        fresh_ids = [self._ids_of(part) for part in fresh]
        old = list(chain.from_iterable(group.ids[first : last + 1]))
        ids = list(chain.from_iterable(fresh_ids))
        texts[first : last + 1] = fresh
        group.ids[first : last + 1] = fresh_ids
        self._tokens += len(ids) - len(old)
        self._grow(number, grown)
        return TextChange(before, before + len(text), old, ids)

    def _replace_groups(self, first: int, start: int, end: int, new: str) -> TextChange:
        """Make the groups anew that an edit concerns; the first of them is known."""
        groups = self._groups
        before = self._before(first)
        text = "".join(groups[first].texts)
        last = first
        while before + len(text) < end:
            last += 1
            text += "".join(groups[last].texts)
        text = text[: start - before] + new + text[end - before :]
        while first and not self._may_cut(groups[first - 1].texts[-1], text):
            first -= 1
            text = "".join(groups[first].texts) + text
            before -= groups[first].size
        while last + 1 < len(groups) and not self._may_cut(text, groups[last + 1].texts[0]):
            last += 1
            text += "".join(groups[last].texts)
        old = list(
            chain.from_iterable(chain.from_iterable(g.ids for g in groups[first : last + 1]))
        )
        self._length += len(new) - (end - start)
        ids = self._put(first, last + 1, text)
        self._tokens -= len(old)
        return TextChange(before, before + len(text), old, ids)

    def _put(self, first: int, end: int, text: str) -> _Ids:
        """Put new groups in the place of some; return their tokens."""
        parts = self._cut_up(text)
        ids = [self._ids_of(part) for part in parts]
        self._groups[first:end] = [
            _Group(parts[i : i + _GROUP], ids[i : i + _GROUP]) for i in range(0, len(parts), _GROUP)
        ]
        sums = [0, *accumulate(group.size for group in self._groups)]
        self._sizes = [sums[i] - sums[i - (i & -i)] for i in range(len(sums))]
        found = list(chain.from_iterable(ids))
        self._tokens += len(found)
        return found

    def _cut_up(self, text: str) -> list[str]:
        """Return the blocks of a text; one empty block if it is empty."""
        if self._cut is None:
            return [text]
        search = self._cut.search
        parts = []
        start = 0
        while found := search(text, start + _BLOCK):
            parts.append(text[start : found.start()])
            start = found.start()
        if start < len(text) or not text:
            parts.append(text[start:])
        return parts

    def _may_cut(self, left: str, right: str) -> bool:
        """Tell whether a block may end between two texts."""
        if not left or not right or self._cut is None:
            return False
        return self._cut.match(left[-1] + right[0], 1) is not None

    def _find(self, place: int) -> tuple[int, int]:
        """Return the group that a code point is in, and its index there."""
        sizes = self._sizes
        number = 0
        step = 1 << len(sizes).bit_length()
        while step:
            ahead = number + step
            if ahead < len(sizes) and sizes[ahead] <= place:
                number = ahead
                place -= sizes[ahead]
            step >>= 1
        if number < len(self._groups):
            return number, place
        return number - 1, place + self._groups[-1].size  # the end of the text

    def _before(self, number: int) -> int:
        """Return the size of the groups before one."""
        total = 0
        while number:
            total += self._sizes[number]
            number &= number - 1
        return total

    def _grow(self, number: int, characters: int) -> None:
        """Add to the size of a group."""
        if not characters:
            return
        self._length += characters
        self._groups[number].size += characters
        sizes = self._sizes
        number += 1
        while number < len(sizes):
            sizes[number] += characters
            number += number & -number


def _encoder(tokenizer: Tokenizer) -> Callable[[str], _Ids]:
    """Return `encode`, but for the ids only, which takes half the time for a short block."""
    if tokenizer.config.token_rules:
        return lambda text: tokenizer.encode(text).ids
    cut, prepare = tokenizer.cutter.at(None).cut, tokenizer.prepare
    return lambda text: cut(prepare(text))
