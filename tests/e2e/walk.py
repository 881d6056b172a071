"""A walk through every page, panel, menu and dialog of the window, and what is written on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTableView,
    QWidget,
)

from .conftest import Driver

__all__ = ["DIALOGS", "Painted", "Painter", "Written", "places", "written"]

ALGORITHMS = ("wordpiece", "unigram", "word", "character", "gage", "bpe")
DIALOGS = ("shortcuts", "about", "palette", "goTo", "export", "exportPicture")


class Written(NamedTuple):
    """A text with what shows it."""

    where: str
    text: str


class Painted(NamedTuple):
    """A text that was painted, and by how many pixels it is wider than its place; 0 if it fits."""

    text: str
    excess: float


def places(driver: Driver) -> Iterator[str]:
    """Bring one thing after another on screen, and yield its name while it is there."""
    application, window = driver.application, driver.window
    driver.settle()
    yield "before training"
    for algorithm in ALGORITHMS:
        form = application.panes.training.form
        form.algorithm.setCurrentIndex(form.algorithm.findData(algorithm))
        driver.wait_for_training()
        application.playback.seek(application.playhead.length // 2)
        driver.settle()
        yield f"watch, {algorithm}"
        if algorithm == "bpe":
            continue
        application.playback.last()
        driver.settle()
        yield f"watch at the end, {algorithm}"
    for name in ("inspect", "compare", "lessons", "branches"):
        window.workspaces.go(name)
        _rest(driver)
        yield name
    application.workspaces.branching.compare_rules()
    _rest(driver)
    yield "branches, compared"
    for topic in application.workspaces.measuring._offers:
        application.workspaces.measuring.go(topic)
        _rest(driver)
        yield f"measure, {topic}"
    window.workspaces.go("watch")
    for name in DIALOGS:
        action = application.actions[name]
        if not action.isEnabled():
            continue
        action.trigger()
        _rest(driver)
        yield f"dialog {name}"
        for dialog in _tops():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.close()
        driver.settle()
    application.messages.show_error("c.txt is empty.", "Choose another file.")
    driver.settle()
    yield "a message"


def _rest(driver: Driver) -> None:
    """Let slices of work come to their end, as far as they do in a moment."""
    for _ in range(3):
        driver._qtbot.wait(40)
        driver.settle()


def _tops() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def written(driver: Driver) -> Iterator[Written]:
    """Yield the texts of all that is on screen, with tooltips and what is read aloud."""
    for top in (*_tops(), *driver.window.findChildren(QMenu)):
        for widget in (top, *top.findChildren(QWidget)):
            if not (widget.isVisible() or isinstance(widget, QMenu)):
                continue
            where = f"{type(widget).__name__} {widget.objectName()}".strip()
            for text in _texts(widget):
                if text.strip():
                    yield Written(where, text)


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    if isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    if isinstance(widget, QComboBox):
        for row in range(widget.count()):
            yield widget.itemText(row)
            yield str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "")
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(tab) for tab in range(widget.count()))
        yield from (widget.tabToolTip(tab) for tab in range(widget.count()))
    if isinstance(widget, QTableView) and widget.model() is not None:
        for column in range(widget.model().columnCount()):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                head = widget.model().headerData(column, Qt.Orientation.Horizontal, role)
                yield str(head or "")
    for action in widget.actions():
        yield from _action_texts(action)


def _action_texts(action: QAction) -> Iterator[str]:
    if not action.isSeparator():
        yield from (action.text(), action.toolTip())


class Painter:
    """Takes down what is painted, by standing between the sources and `QPainter.drawText`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: list[Painted] = []
        draw = QPainter.drawText

        def take_down(painter: QPainter, *arguments: object) -> object:
            text = next((part for part in arguments if isinstance(part, str)), "")
            self.painted.append(Painted(text, _excess(painter, text, arguments)))
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", take_down)

    def take(self, driver: Driver) -> list[Painted]:
        """Paint all that is on screen, and return what was written there."""
        self.painted = []
        for top in _tops():
            top.grab()
        return self.painted


def _excess(painter: QPainter, text: str, arguments: tuple[object, ...]) -> float:
    place = arguments[0]
    if isinstance(place, QPointF) or not hasattr(place, "width"):
        return 0.0
    wraps = any(
        isinstance(part, Qt.TextFlag | Qt.AlignmentFlag | int)
        and int(getattr(part, "value", part)) & Qt.TextFlag.TextWordWrap.value
        for part in arguments[1:]
    )
    room = QRectF(place)  # type: ignore[arg-type]
    metrics = QFontMetricsF(painter.font())
    if wraps:
        flags = Qt.TextFlag.TextWordWrap.value
        return max(0.0, metrics.boundingRect(room, flags, text).height() - room.height())
    widest = max((metrics.horizontalAdvance(line) for line in text.splitlines()), default=0.0)
    return max(0.0, widest - room.width())
