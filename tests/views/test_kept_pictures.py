"""What is drawn from pictures that were kept looks as it did when it was drawn the first time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from bpe_desktop.models.faces import Face
from bpe_desktop.models.vocabulary_model import VocabularyModel
from bpe_desktop.views.live_tokens import LiveTokens
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import STATES, TilePainter
from bpe_desktop.views.vocabulary_pane import VocabularyPane
from tests.table_samples import SmallTraining

from .live_samples import svejk

FACES = (
    Face(1, "k"),
    Face(19, "švejk", "learnt", 4),
    Face(0, "·", "marker"),
    Face(3, "C5", "byte"),
    Face(None, "g", "unknown"),
    Face(17, "šv", "learnt", 1, scaffold=True),
    Face(97, "a", "alphabet", note="61"),
)
_ROUNDING = 3  # of 255: what lies on a picture that lies on the ground is mixed twice


def differ(first: QImage, second: QImage) -> int:
    """Return by how much the two differ at most in a channel of a pixel."""
    assert first.size() == second.size()
    opaque = QImage.Format.Format_RGB32  # four bytes a pixel: lines without a filling at their end
    pair = (bytes(picture.convertToFormat(opaque).constBits()) for picture in (first, second))
    return max(abs(a - b) for a, b in zip(*pair, strict=True))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("state", STATES)
def test_a_tile_without_a_picture_of_its_own(theme: Theme, state: str, ratio: float) -> None:
    tiles = TilePainter(theme)

    def drawn(face: Face, once: bool) -> QImage:
        size = (90, 44)
        picture = QImage(*(round(side * ratio) for side in size), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            if once:
                width = tiles.width(face, "table")
                tiles.draw_once(painter, QPointF(14, 12), face, "table", state, width, ratio)
            else:
                tiles.draw(painter, 14, 12, face, "table", state)
        return picture

    for face in FACES:
        assert differ(drawn(face, True), drawn(face, False)) <= _ROUNDING


def frames(widget: QWidget) -> list[QImage]:
    """Return three frames of a widget: keeping begins with the second."""
    return [widget.grab().toImage() for _ in range(3)]


def test_live_tokens(qtbot, theme: Theme) -> None:
    tokens = LiveTokens(theme)
    qtbot.addWidget(tokens)
    tokens.resize(600, 120)
    tokens.set_result(svejk().result())
    for shows_ids in (True, False):
        tokens.set_shows_ids(shows_ids)
        first, second, third = frames(tokens.viewport())
        assert max(differ(first, second), differ(second, third)) <= _ROUNDING
    theme.set_name("dark")
    before, _, after = frames(tokens.viewport())
    assert differ(before, after) <= _ROUNDING
    assert differ(first, after) > 100


def test_rows_of_a_table(qtbot, theme: Theme) -> None:
    training = SmallTraining()
    model = VocabularyModel()
    pane = VocabularyPane(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    model.set_source(len(training.names), training.entry)
    model.set_playhead(training.alphabet + 12, training.counts[12])
    pane.resize(440, 614)
    with qtbot.waitExposed(pane):
        pane.show()
    QApplication.processEvents()
    pane.table.cells._forget()
    first, second, third = frames(pane.table.viewport())
    assert max(differ(first, second), differ(second, third)) <= _ROUNDING
