"""How a tokenizer cuts numbers: the shape of each cut, and how regular a range of them is.

A model that calculates sees tokens, not digits. Where 1234 is cut as 12|34 and 1235 as 1|235, the
same place value stands in another token, and nothing of what was learnt of one helps the other.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import quote

from .config import TrainingConfig
from .encoding import Encoding
from .pieces import Pieces
from .tie_break import PAIR_SHIFT
from .tokenizer import Tokenizer

__all__ = [
    "Border",
    "NumberFigures",
    "NumberSplit",
    "NumberSplitter",
    "NumberTally",
    "Shape",
    "ShapeShare",
    "borders",
    "differs",
    "figures_of",
    "is_even",
    "is_odd",
    "uneven_runs",
    "with_digits",
]

Shape = tuple[int, ...]

_DIGITS = re.compile(r"\d+")
_DIGIT_RULES = ("digits-1", "digits-3")
_GROUP = 3  # digits between two separators of thousands


class NumberSplit(NamedTuple):
    """A number as it is cut.

    `text` is what was encoded, `ids` its tokens (`None` for what is unknown without an unknown
    token). `shape` tells how many digits each token holds, for those that hold any: `␣12|34` is
    (2, 2), and so is `␣|12|34`, which has a token more. A digit belongs to the token that it begins
    in. `unknown` digits are in no token of the vocabulary.
    """

    text: str
    ids: tuple[int | None, ...]
    shape: Shape
    unknown: int = 0

    @property
    def tokens(self) -> int:
        """How many tokens there are, those without a digit included."""
        return len(self.ids)

    @property
    def digits(self) -> int:
        """How many digits there are."""
        return sum(self.shape)

    @property
    def is_whole(self) -> bool:
        """Tell whether all digits are in one token."""
        return len(self.shape) == 1


class NumberSplitter:
    """Cuts numbers by a tokenizer as it is after some steps of its training."""

    def __init__(self, tokenizer: Tokenizer, step: int | None = None) -> None:
        """Take the tokenizer; `step` as `merges` of `Tokenizer.encode`."""
        self._tokenizer = tokenizer
        self._step = step
        self._digits: dict[int | None, int] = {None: 0}
        if tokenizer.unknown_id is not None:
            self._digits[tokenizer.unknown_id] = 0

    def split(self, text: str) -> NumberSplit:
        """Cut one number, as it is typed; raises `ConfigError` as `Tokenizer.encode` does."""
        encoding = self._tokenizer.encode(text, merges=self._step)
        held = self._digits
        shape = []
        for token in encoding.ids:
            digits = held.get(token)
            if digits is None:
                assert token is not None
                digits = held[token] = _digits_of(self._tokenizer.vocabulary.token(token).bytes)
            if digits:
                shape.append(digits)
        # What is unknown, or is not in the tokens as it stands in the text, is found by its place.
        if not text.isascii() or sum(shape) != _count_digits(text):
            return _by_place(encoding, text)
        return NumberSplit(text, tuple(encoding.ids), tuple(shape))


def _digits_of(data: bytes) -> int:
    return sum(0x30 <= byte <= 0x39 for byte in data)


def _count_digits(text: str) -> int:
    return sum(map(str.isdecimal, text))


def _by_place(encoding: Encoding, text: str) -> NumberSplit:
    held = [0] * len(encoding)
    unknown = 0
    offsets = encoding.offsets
    for place, char in enumerate(text):
        if char.isdecimal():
            at = next((n for n, (start, end) in enumerate(offsets) if start <= place < end), None)
            if at is None:
                continue
            held[at] += 1
            unknown += encoding.unknown[at]
    shape = tuple(filter(None, held))
    return NumberSplit(text, tuple(encoding.ids), shape, unknown)


# How regular a range is


class ShapeShare(NamedTuple):
    """One shape of a range: how many of the `numbers` have it, and the first that does."""

    shape: Shape
    numbers: int
    first: int


class NumberFigures(NamedTuple):
    """What a range of numbers n, n + 1, … looks like.

    `whole` of the `numbers` are in one token; `tokens` are those of all together. `neighbours` are
    the pairs n and n + 1 with equally many digits, and `irregular` of them have another shape.
    `odd` numbers are cut otherwise than both their neighbours. `cut` numbers have a cut among their
    digits; `even` of these are cut evenly from the right, see `is_even`.
    """

    numbers: int
    tokens: int
    whole: int
    unknown: int
    neighbours: int
    irregular: int
    odd: int
    cut: int
    even: int
    shapes: tuple[ShapeShare, ...]

    @property
    def mean_tokens(self) -> float | None:
        """Tokens per number: `tokens / numbers`."""
        return _share(self.tokens, self.numbers)

    @property
    def whole_share(self) -> float | None:
        """The share of numbers in one token: `whole / numbers`."""
        return _share(self.whole, self.numbers)

    @property
    def irregularity(self) -> float | None:
        """The share of neighbours that are cut otherwise: `irregular / neighbours`.

        0 where every number of so many digits is cut alike. Pairs such as 99 and 100 do not count:
        they cannot have one shape.
        """
        return _share(self.irregular, self.neighbours)

    @property
    def evenness(self) -> float | None:
        """The share of cut numbers that are cut evenly from the right: `even / cut`."""
        return _share(self.even, self.cut)


def _share(part: int, whole: int) -> float | None:
    return None if whole == 0 else part / whole


def differs(left: NumberSplit, right: NumberSplit) -> bool:
    """Tell whether two numbers of equally many digits have different shapes."""
    return left.shape != right.shape and left.digits == right.digits


def is_odd(splits: Sequence[NumberSplit], at: int) -> bool:
    """Tell whether a number of a range is cut otherwise than both its neighbours."""
    return (
        0 < at < len(splits) - 1
        and differs(splits[at - 1], splits[at])
        and differs(splits[at], splits[at + 1])
    )


class NumberTally:
    """Counts the figures of a range, number by number, so that a window can stop in between."""

    def __init__(self, first: int) -> None:
        """Take the first number of the range."""
        self._next = first
        self._shapes: dict[Shape, list[int]] = {}  # how many numbers, and the first of them
        self._last: NumberSplit | None = None
        self._last_differs = False  # from the one before it
        self._tokens = self._unknown = self._neighbours = self._irregular = self._odd = 0

    def add(self, split: NumberSplit) -> None:
        """Take the next number as it is cut."""
        self._tokens += len(split.ids)
        self._unknown += split.unknown > 0
        last, self._last = self._last, split
        known = self._shapes.get(split.shape)
        if known is None:
            self._shapes[split.shape] = [1, self._next]
        else:
            known[0] += 1
        self._next += 1
        differing = False
        if last is not None and (last.shape == split.shape or last.digits == split.digits):
            self._neighbours += 1
            differing = last.shape != split.shape
            self._irregular += differing
            self._odd += differing and self._last_differs
        self._last_differs = differing

    def figures(self) -> NumberFigures:
        """Return the figures of the numbers so far.

        The shapes come by their number of digits, then the most frequent first.
        """
        shapes = sorted(
            (ShapeShare(shape, numbers, first) for shape, (numbers, first) in self._shapes.items()),
            key=lambda share: (sum(share.shape), -share.numbers, share.shape),
        )
        cut = [share for share in shapes if len(share.shape) > 1]
        return NumberFigures(
            numbers=sum(share.numbers for share in shapes),
            tokens=self._tokens,
            whole=sum(share.numbers for share in shapes if len(share.shape) == 1),
            unknown=self._unknown,
            neighbours=self._neighbours,
            irregular=self._irregular,
            odd=self._odd,
            cut=sum(share.numbers for share in cut),
            even=sum(share.numbers for share in cut if is_even(share.shape)),
            shapes=tuple(shapes),
        )


def figures_of(first: int, splits: Iterable[NumberSplit]) -> NumberFigures:
    """Return the figures of the numbers `first`, `first` + 1, … as they are cut."""
    tally = NumberTally(first)
    for split in splits:
        tally.add(split)
    return tally.figures()


# Arithmetic goes from the right


def is_even(shape: Shape) -> bool:
    """Tell whether counted from the right all tokens hold equally many digits, the first no more.

    Then a token always stands for the same places: 1|234 for thousands and what is below, 12|34 for
    hundreds, 1|2|3|4 for single places. In 123|4 and 1|23|4 the places depend on the length.

    >>> is_even((1, 3)), is_even((1, 1, 1, 1)), is_even((3, 1)), is_even((4,))
    (True, True, False, True)
    """
    first, *others = shape or (0,)
    return not others or (len(set(others)) == 1 and first <= others[0])


def uneven_runs(tokenizer: Tokenizer, text: str, step: int | None = None) -> tuple[Shape, ...]:
    """Return the shapes of the runs of digits in a number as typed that are not `is_even`.

    Digits behind a decimal point are counted from the left and not judged; a point or comma before
    exactly three digits parts thousands.
    """
    encoding = tokenizer.encode(text, merges=step)
    starts = sorted({start for start, end in encoding.offsets if start < end})
    found = []
    for start, end in _whole_runs(text):
        inside = starts[bisect_right(starts, start) : bisect_right(starts, end - 1)]
        shape = tuple(right - left for left, right in pairwise((start, *inside, end)))
        if not is_even(shape):
            found.append(shape)
    return tuple(found)


def _whole_runs(text: str) -> Iterator[tuple[int, int]]:
    """Yield the runs of digits that stand before the decimal point."""
    runs = [match.span() for match in _DIGITS.finditer(text)]
    for number, (start, end) in enumerate(runs):
        is_behind_point = start > 0 and text[start - 1] in ".,"
        parts_thousands = number > 0 and end - start == _GROUP  # `.123` has no thousands
        if not is_behind_point or parts_thousands:
            yield start, end


# Other ways to cut digits before the training


def with_digits(config: TrainingConfig, most: int) -> TrainingConfig:
    """Return the settings with digits one by one (`most` = 1), or at most three together (3).

    The same pre-tokenizer, and after it `digits-1` or `digits-3`, which goes from the left. What
    was there of the kind goes. Raises `ConfigError` for an algorithm that has no pre-tokenizer.
    """
    head, colon, pattern = config.pretokenizer.partition("regex:")
    links = [link for link in head.split("+") if link and link not in _DIGIT_RULES]
    if colon:
        links.append(f"split:{quote(pattern, safe='')}")  # the form that others may follow
    if links == ["none"]:
        links = []
    return config.with_changes(pretokenizer="+".join((*links, f"digits-{most}")))


# Why a number is cut where it is


class Border(NamedTuple):
    """Why two neighbouring tokens of a text are not one.

    `kind`: "word", they are in two pre-tokens, and no merge crosses; "later", a rule joins them,
    but only merge `rank`; "never", no rule joins them; "choice", the algorithm has no rules and
    chose these pieces.
    """

    kind: str
    rank: int | None = None


def borders(tokenizer: Tokenizer, text: str, step: int | None = None) -> tuple[Border, ...]:
    """Return why the tokens of `text` are parted, one reason fewer than there are tokens."""
    pieces = tokenizer.cutter.at(step)
    found: list[Border] = []
    for word in tokenizer.pretokenizer.split(tokenizer.prepare(text)):
        piece = pieces.piece(word)
        if piece:
            found.append(Border("word"))
        found += [_inside(tokenizer, left, right) for left, right in pairwise(piece)]
    return tuple(found[1:])  # what stands before the first token parts nothing


def _inside(tokenizer: Tokenizer, left: int | None, right: int | None) -> Border:
    if not isinstance(tokenizer.cutter, Pieces):
        return Border("choice")
    if left is None or right is None:
        return Border("never")
    rank = tokenizer.vocabulary.merge_table.rank_of(left << PAIR_SHIFT | right)
    return Border("never") if rank is None else Border("later", rank)
