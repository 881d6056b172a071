"""One token in every pane: pointed at here, it is shown there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def point_at(widget: QWidget, where: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    everywhere = QPointF(widget.mapToGlobal(where.toPoint()))
    move = QMouseEvent(
        QEvent.Type.MouseMove, where, everywhere, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, move)


def in_view(table, token: int) -> bool:
    table.executeDelayedItemsLayout()
    row = table.model().row_of(token)
    return table.viewport().rect().contains(table.visualRect(table.model().index(row, 0)))


def test_the_vocabulary_follows_the_playhead(sample):
    table = sample.find("vocabularyTable")
    assert table.verticalScrollBar().maximum() > 0
    for step in (22, 3, 4, 21, 0, 22):
        sample.application.playback.seek(step)
        sample.settle()
        assert in_view(table, sample.project.history.vocabulary.alphabet_size + step - 1)


def test_a_token_of_the_live_text_is_shown_in_the_vocabulary(sample):
    table, tokens = sample.find("vocabularyTable"), sample.find("liveTokens")
    place = table.verticalScrollBar().value()
    out_of_view = [
        index
        for index, token in enumerate(sample.application.live._result().ids)
        if token is not None and not in_view(table, token)
    ]
    assert out_of_view
    token = sample.application.live._result().ids[out_of_view[0]]
    point_at(tokens.viewport(), tokens.tile_rect(out_of_view[0]).center())
    assert in_view(table, token)
    assert not table.selectionModel().hasSelection()
    QApplication.sendEvent(tokens.viewport(), QEvent(QEvent.Type.Leave))
    assert table.verticalScrollBar().value() == place
