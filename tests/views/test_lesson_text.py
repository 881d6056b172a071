"""The text of a lesson: lines of one height, and tiles that are drawn whole."""

from __future__ import annotations

from bpe_desktop.models.faces import Face
from bpe_desktop.models.lesson_text import Span
from bpe_desktop.views.lesson_text import LessonText
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import SIZES, TilePainter

TILE = Span(faces=(Face(1, "švejk", "learnt", 1),))


def shown(qtbot, theme: Theme, *spans: Span) -> LessonText:
    label = LessonText(theme, TilePainter(theme))
    qtbot.addWidget(label)
    label.set_spans(spans)
    label.resize(300, label.heightForWidth(300))
    with qtbot.waitExposed(label):
        label.show()
    return label


def test_a_tile_in_the_last_line_is_drawn_whole(qtbot, theme: Theme) -> None:
    label = shown(qtbot, theme, Span("One line.\n\n"), TILE)
    image = label.grab().toImage()
    middle = 20  # inside the tile, from its upper border to its lower one
    ground = image.pixel(image.width() - 2, image.height() - 2)
    rows = [y for y in range(23, image.height()) if image.pixel(middle, y) != ground]
    assert rows[-1] - rows[0] + 1 == SIZES["table"].height


def test_a_tile_makes_no_line_taller(qtbot, theme: Theme) -> None:
    plain = shown(qtbot, theme, Span("a"))
    with_tile = shown(qtbot, theme, Span("a "), TILE)
    assert with_tile.height() == plain.height()
