"""How tokens are marked under the letters of the live text.

A syntax highlighter would give each token a format of its own, and Qt shapes each format apart:
an emoji family falls into its members, a vowel sign leaves its consonant, ligatures break. So the
letters keep one format, and the tokens are painted under them, only where they can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, takewhile
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextLayout, QTextLine

from ..models.faces import Face
from ..models.live_spans import Span, TokenSpans
from .colors import Colors
from .theme import Theme

__all__ = ["LineView", "Piece", "ink_of", "paint_line", "read_line", "spans_of"]

_UNDERLINE = 2
_CUT_WIDTH, _CUT_RISE = 2.0, 1.0  # a cut is a tick that stands out above the underline
_LINE_END = 7.0  # pixels that stand for a line break that is in a token


class Piece(NamedTuple):
    """A run of pixels of one token on one line; `gap` on the side where the token ends, if here."""

    index: int
    left: float
    right: float
    gap: str  # "left", "right" or ""


class LineView(NamedTuple):
    """A line of the text that can be seen.

    `origin` is where its layout stands in the viewport. `block` and `block_end` are the document
    positions of the first unit of its paragraph and of the line break after it. The paragraph has
    `lines` lines; `composed` units of it are still with the input method. `ascii`: the line holds
    nothing but ASCII.
    """

    layout: QTextLayout
    line: QTextLine
    origin: QPointF
    block: int
    block_end: int
    lines: int
    composed: int
    ascii: bool = False


def spans_of(view: LineView, spans: TokenSpans) -> Sequence[Span]:
    """Return the tokens of a line, with that of the line break where the paragraph ends in it."""
    line = view.line
    last = view.block + line.textStart() + line.textLength()
    until = view.block_end + 1 if line.lineNumber() + 1 == view.lines else last
    return spans.within(view.block + line.textStart() - view.composed, until)


def read_line(view: LineView, spans: TokenSpans) -> tuple[list[Piece], list[float]]:
    """Return where the tokens of a line lie, and where borders cut characters, in viewport pixels.

    Walks over the characters as a reader sees them (grapheme clusters), each in its own
    direction, so that right-to-left and mixed lines come out right.
    """
    line = view.line
    pieces: list[Piece] = []
    cuts: list[float] = []
    first, last = line.textStart(), line.textStart() + line.textLength()
    found = spans_of(view, spans)
    mixed = _is_mixed(line)
    if view.ascii and not mixed and not view.composed:
        pieces = _whole_tokens(view, found, first, last)
        _add_line_break(view, found, pieces)
        return pieces, cuts
    cell = _cell_of(line, mixed)
    at = 0
    for place, following, begin, end in _characters(view, first, last):
        while at < len(found) and found[at].end <= begin:
            at += 1
        owners = list(takewhile(lambda span, end=end: span.start < end, islice(found, at, None)))
        if not owners:
            continue
        start, stop = cell(place, following)
        leading, trailing = view.origin.x() + start, view.origin.x() + stop
        parts = spans.shares(owners, begin, end) if len(owners) > 1 else [0.0, 1.0]
        borders = [leading + part * (trailing - leading) for part in parts]
        cuts.extend(borders[1:-1])
        for span, left, right in zip(owners, borders[:-1], borders[1:], strict=True):
            _add(pieces, span.index, left, right, span.end <= end)
    _add_line_break(view, found, pieces)
    return pieces, cuts


def _whole_tokens(view: LineView, found: Sequence[Span], first: int, last: int) -> list[Piece]:
    """Return where tokens lie in a line of ASCII: each unit is a character, none can be cut.

    It takes a question a token instead of several a character, as at each key in most texts.
    """
    pieces: list[Piece] = []
    x_of, left, block = view.line.cursorToX, view.origin.x(), view.block
    until, stop = -1, 0.0  # where the token before ends, in units and in pixels
    for index, begin, end in found:
        begin, end = max(begin - block, first), end - block
        side = "right"
        if end > last:
            end, side = last, ""
        if begin < end:
            start = stop if begin == until else left + x_of(begin)[0]
            until, stop = end, left + x_of(end)[0]
            pieces.append(Piece(index, start, stop, side))
    return pieces


def _characters(view: LineView, first: int, last: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the bounds in the layout and those in the document of each character of a line.

    What an input method is composing is in the layout but not in the document, and left out.
    """
    composed_from = view.layout.preeditAreaPosition()
    place = first
    while place < last:
        following = view.layout.nextCursorPosition(place)
        if following <= place:
            return
        shift = 0
        if view.composed and place >= composed_from:
            shift = view.composed
        if not composed_from <= place < composed_from + shift:
            yield place, following, view.block + place - shift, view.block + following - shift
        place = following


# Where the first and the last pixel of a character are, in reading order, from the places in the
# layout where it begins and ends.
_Cell = Callable[[int, int], tuple[float, float]]


def _is_mixed(line: QTextLine) -> bool:
    """Tell whether the direction turns in a line, or runs against that of its paragraph."""
    first, second = line.cursorToX(line.textStart())[0], line.cursorToX(line.textStart() + 1)[0]
    return second < first or any(run.isRightToLeft() for run in line.glyphRuns())


def _cell_of(line: QTextLine, mixed: bool) -> _Cell:
    """Return how to measure the characters of a line.

    Where the direction turns, Qt puts the cursor to the far side of the run: there, and in a line
    that runs against its paragraph, only the glyphs tell. They cost more.
    """

    def by_cursor(begin: int, end: int) -> tuple[float, float]:
        return line.cursorToX(begin)[0], line.cursorToX(end)[0]

    def by_glyphs(begin: int, end: int) -> tuple[float, float]:
        runs = line.glyphRuns(begin, end - begin)
        if not runs:  # a tab has no glyph
            return by_cursor(begin, end)
        left = min(run.boundingRect().left() for run in runs)
        right = max(run.boundingRect().right() for run in runs)
        return (right, left) if runs[0].isRightToLeft() else (left, right)

    return by_glyphs if mixed else by_cursor


def _add(pieces: list[Piece], index: int, start: float, stop: float, is_end: bool) -> None:
    """Add pixels of a token, to the piece before where they touch it in the same direction."""
    side = ("right" if stop >= start else "left") if is_end else ""
    left, right = min(start, stop), max(start, stop)
    if pieces and pieces[-1].index == index and not pieces[-1].gap:
        before = pieces[-1]
        if abs(before.right - left) < 0.5 or abs(before.left - right) < 0.5:
            left, right = min(left, before.left), max(right, before.right)
            pieces[-1] = Piece(index, left, right, side)
            return
    pieces.append(Piece(index, left, right, side))


def _add_line_break(view: LineView, found: Sequence[Span], pieces: list[Piece]) -> None:
    """Let a token that holds the line break show it by a stub after the last letter."""
    line = view.line
    if not found or found[-1].end <= view.block_end or line.lineNumber() + 1 < view.lines:
        return
    span = found[-1]
    left = view.origin.x() + line.cursorToX(line.textStart() + line.textLength())[0]
    pieces.append(Piece(span.index, left, left + _LINE_END, "right"))


def paint_line(
    painter: QPainter,
    theme: Theme,
    view: LineView,
    pieces: Iterable[tuple[Piece, Face]],
    cuts: Iterable[float],
    hover: int | None,
) -> None:
    """Paint fill and underline of each token; a ring where its id is `hover`; cuts as ticks."""
    # All pixels are whole, and told as such: shapes of them take half of the time again.
    top = round(view.origin.y() + view.line.y())
    bottom = round(view.origin.y() + view.line.y() + view.line.height())
    height, foot = bottom - top - 1, bottom - _UNDERLINE
    inks = _palette_of(theme.colors).inks
    rings = []
    for piece, face in pieces:
        left = round(piece.left) + (piece.gap == "left")
        width = max(round(piece.right) - (piece.gap == "right") - left, 1)
        fill, border = inks(face)
        if fill is not None:
            painter.fillRect(left, top + 1, width, height, fill)
        painter.fillRect(left, foot, width, _UNDERLINE, border)
        if hover is not None and face.id == hover:
            rings.append(QRectF(left, top + 1, width, height))
    _paint_cuts(painter, theme, cuts, bottom)
    if rings:
        _paint_rings(painter, theme, rings)


def ink_of(theme: Theme, face: Face) -> QColor | None:
    """Return the colour that a token's letters need, `None` for that of the text."""
    if face.kind == "unknown":
        return theme.color("bad")
    if face.kind == "learnt" and theme.colors.tile_text != theme.colors.text:
        return theme.color("tile_text")
    return None


_Inks = tuple[QColor | None, QColor]  # fill and underline of a token


class _Palette:
    """The colours of the tokens in one theme, made once: each key paints hundreds of tokens."""

    def __init__(self, colors: Colors) -> None:
        self._learnt = [(QColor(fill), QColor(border)) for fill, border in colors.palette]
        self._unknown: _Inks = None, QColor(colors.bad)
        self._special: _Inks = QColor(colors.hover), QColor(colors.text3)
        self._other: _Inks = None, QColor(colors.tile_border)

    def inks(self, face: Face) -> _Inks:
        """Return fill and underline of a token."""
        if face.kind == "learnt":
            return self._learnt[((face.rank or 1) - 1) % len(self._learnt)]
        if face.kind == "unknown":
            return self._unknown
        return self._special if face.kind == "special" else self._other


_palette_of = lru_cache(maxsize=8)(_Palette)


def _paint_cuts(painter: QPainter, theme: Theme, cuts: Iterable[float], bottom: int) -> None:
    """Mark the cuts in the underline alone: a line through a letter makes another letter of it."""
    height = _UNDERLINE + _CUT_RISE
    for x in cuts:
        left = round(x - _CUT_WIDTH / 2)
        painter.fillRect(QRectF(left, bottom - height, _CUT_WIDTH, height), theme.color("bad"))


def _paint_rings(painter: QPainter, theme: Theme, rings: Iterable[QRectF]) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color("link"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in rings:
        painter.drawRoundedRect(ring.adjusted(-0.75, -0.75, 0.75, 0.75), 2.5, 2.5)
    painter.restore()
