"""The boxes of a text: how they flow, from which side, and what is left out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from bpe_desktop.engine.measuring import Stretch
from bpe_desktop.views.piece_strip import LINE, PieceStrip
from bpe_desktop.views.theme import Theme


@pytest.fixture
def strip(theme: Theme) -> PieceStrip:
    return PieceStrip(theme)


def pieces(*texts: str) -> list[Stretch]:
    return [Stretch(text, number) for number, text in enumerate(texts)]


def test_boxes_flow_over_lines_without_overlapping(strip: PieceStrip) -> None:
    laid = strip.lay_out(pieces(*"the harbour wakes"), 80, 9)
    assert not laid.is_cut
    assert [piece.number for piece in laid.pieces] == list(range(17))
    assert laid.lines == len({piece.box.top() for piece in laid.pieces}) > 1
    for one, next_one in zip(laid.pieces, laid.pieces[1:], strict=False):
        assert not one.box.intersects(next_one.box)
        assert 0 <= one.box.left() <= one.box.right() <= 80
        assert one.box.top() in (next_one.box.top(), next_one.box.top() - LINE)


def test_what_has_no_room_is_cut(strip: PieceStrip) -> None:
    laid = strip.lay_out(pieces(*"the harbour wakes"), 80, 1)
    assert laid.is_cut
    assert laid.lines == 1
    assert 0 < len(laid.pieces) < 7
    (wide,) = strip.lay_out(pieces("harbour" * 20), 80, 1).pieces
    assert wide.box.width() == 80


def test_arabic_is_read_from_the_right(strip: PieceStrip) -> None:
    first, second = strip.lay_out(pieces("قبل", " الشمس"), 200, 2).pieces
    assert first.box.right() == 200
    assert second.box.right() < first.box.left()
    left, _ = strip.lay_out(pieces("1", "a"), 200, 2).pieces
    assert left.box.left() == 0


def test_white_space_without_a_token_is_a_gap(strip: PieceStrip) -> None:
    gap = [Stretch("a", 0), Stretch(" ", 1, 0), Stretch("b", 1), Stretch("", 2, name="</w>")]
    laid = strip.lay_out(gap, 200, 1)
    assert [(piece.number, piece.label) for piece in laid.pieces] == [(0, "a"), (2, "b"), (3, "·")]
    apart = laid.pieces[1].box.left() - laid.pieces[0].box.right()
    assert apart > laid.pieces[2].box.left() - laid.pieces[1].box.right()


def test_colours_and_marks_are_drawn(strip: PieceStrip, theme: Theme) -> None:
    stretches = [Stretch("ab", 0), Stretch("€", 1, 3, (1 / 3, 2 / 3)), Stretch("c", 4)]
    laid = strip.lay_out(stretches, 200, 1)
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    image.fill(theme.color("surface"))
    with QPainter(image) as painter:
        strip.draw(painter, QPointF(0, 2), laid, stretches, {"ab": 3}.get, different=2)
    first, second, third = (piece.box.translated(0, 2) for piece in laid.pieces)
    assert image.pixelColor(3, 4) == QColor(theme.colors.palette[3][0])

    def red(x: float) -> bool:
        column = [image.pixelColor(round(x), y) for y in range(4, 16)]
        return any(color.red() > color.green() + 60 for color in column)

    cut = second.left() + second.width() / 2
    assert any(red(cut + shift) for shift in (-2, -1, 1, 2))
    assert not red(first.center().x())
    mark = image.pixelColor(round(third.center().x()), round(third.top()) - 1)
    assert mark.red() > mark.blue() + 60
