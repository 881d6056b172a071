"""The chart of tokens per word: what is written at its cursor keeps clear of the lines."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bpe_desktop.models.comparison import Curve, TextColumn
from bpe_desktop.views.size_chart import SizeChart
from bpe_desktop.views.theme import Theme

WORDS = TextColumn.of(10, "English", " ".join("word" for _ in range(10)), "sample:en")


@pytest.mark.parametrize(
    "figures",
    [(69, 61, 55, 51), (69, 68, 66), (12, 10), (40, 39)],
    ids=["above", "top", "below", "middle"],
)
def test_the_label_of_the_cursor_is_off_the_lines(
    qtbot: QtBot, theme: Theme, figures: tuple[int, ...]
) -> None:
    chart = SizeChart(theme)
    qtbot.addWidget(chart)
    chart.resize(360, 140)
    curves = [Curve(WORDS, ((17, 80), (18, tokens), (39, tokens))) for tokens in figures]
    chart.set_curves(curves)
    chart.set_cursor(39, 4096)
    image = chart.grab().toImage()
    accent = QColor(theme.colors.accent).name()
    ink = {QColor(chart._color(number)).name() for number in range(len(figures))}

    def count(y: int, colors: set[str], columns: range) -> int:
        return sum(image.pixelColor(x, y).name() in colors for x in columns)

    # The first line of the label is where there is more of its colour than the cursor's own.
    lines = [y for y in range(image.height()) if count(y, {accent}, range(image.width())) > 2]
    assert lines
    # Left of the label the lines are bare: none may be as high as what is written.
    bare = range(60, 100)
    assert not [y for y in range(lines[0], lines[0] + 28) if count(y, ink, bare) > 8]
