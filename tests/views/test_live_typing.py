"""What is kept from key to key in the field of the live text, against what the document holds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from bpe_desktop.views.live_highlighter import read_line
from bpe_desktop.views.live_input import LiveInput
from bpe_desktop.views.theme import Theme

from .live_samples import Sample

_BITS = ("a", "", "šč", "\n", "\r\n", "🙂", "e\u0301", "שלום", "\u2029", "long enough ", "\t\n\n")


@pytest.fixture
def field(qtbot: QtBot, theme: Theme) -> LiveInput:
    field = LiveInput(theme)
    qtbot.addWidget(field)
    field.resize(500, 300)
    with qtbot.waitExposed(field):
        field.show()
    return field


@pytest.mark.parametrize("seed", range(6))
def test_the_text_that_is_told_is_that_of_the_document_after_any_edit(
    field: LiveInput, seed: int
) -> None:
    chance = random.Random(seed)
    bits = _BITS if seed % 2 else tuple(bit for bit in _BITS if bit != "🙂")
    told: list[str] = []
    field.text_edited.connect(lambda: told.append(field.last_text))
    field.set_text("".join(chance.choices(bits, k=20)))
    for _ in range(120):
        before = field.text()
        units = field.document().characterCount() - 1
        act = chance.random()
        if act < 0.1:
            field.undo()
        elif act < 0.15:
            field.redo()
        elif act < 0.2:
            field.put_text_undoably("".join(chance.choices(bits, k=5)))
        else:
            cursor = QTextCursor(field.document())
            cursor.setPosition(chance.randint(0, units))
            keep = QTextCursor.MoveMode.KeepAnchor
            if chance.random() < 0.5:
                cursor.setPosition(min(cursor.position() + chance.randint(0, 4), units), keep)
            cursor.insertText("".join(chance.choices(bits, k=chance.randint(0, 3))))
        assert field.last_text == field.text()
        if field.text() != before:
            assert told[-1] == field.text()


def test_tokens_in_lines_of_ascii_lie_where_they_do_among_other_letters(field: LiveInput) -> None:
    words = ["in", "  ", "a", "line", " ", "that", " ", "is", " ", "broken", " ", "often", "\n"] * 6
    sample = Sample("".join(words))
    for number, word in enumerate(words):
        sample.add(word, number)
    field.set_text(sample.text)
    field.set_result(sample.result())
    views = list(field._views(QRectF(field.viewport().rect())))
    assert len(views) > 6
    assert all(view.ascii for view in views)
    for view in views:
        fast, no_cuts = read_line(view, field._spans)
        slow, cuts = read_line(view._replace(ascii=False), field._spans)
        assert no_cuts == cuts == []
        assert [(piece.index, piece.gap) for piece in fast] == [
            (piece.index, piece.gap) for piece in slow
        ]
        for one, other in zip(fast, slow, strict=True):
            assert one.left == pytest.approx(other.left)
            assert one.right == pytest.approx(other.right)
