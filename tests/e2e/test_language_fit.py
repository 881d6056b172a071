"""No text of any language is cut off: it has the room it needs, or tells itself whole in a tip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from bpe_desktop.app.language import LANGUAGES, speak
from bpe_desktop.views.token_heading import TokenHeading

from .conftest import Driver
from .walk import Painter, places

pytestmark = pytest.mark.slow

_SIZES = ((1440, 900), (1024, 700))
_SLACK = 2  # pixels
_FIELD_SIDE = 8  # from the edge of a field to its text


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.parametrize("size", _SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
def test_every_text_has_its_room(
    language: str, size: tuple[int, int], driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(monkeypatch)
    driver.window.resize(*size)
    driver.application.open_first([])
    driver.wait_for_training()
    cut: dict[str, str] = {}
    for place in places(driver):
        for widget, text, lacking in cut_widgets():
            name = f"{type(widget).__name__} {widget.objectName()}".strip()
            cut.setdefault(text, f"{place}: {name} lacks {lacking} px")
        for text, excess in painter.take(driver):
            if text and excess > _SLACK and not text.endswith("…"):
                cut.setdefault(text, f"{place}: painted, lacks {excess:.0f} px")
    assert not cut, "\n".join(f"{where}: {text!r}" for text, where in cut.items())


def cut_widgets() -> Iterator[tuple[QWidget, str, int]]:
    for top in QApplication.topLevelWidgets():
        if not top.isVisible():
            continue
        for widget in top.findChildren(QWidget):
            if widget.isVisible() and not widget.visibleRegion().isEmpty():
                yield from _lacks(widget)


def _lacks(widget: QWidget) -> Iterator[tuple[QWidget, str, int]]:
    """Yield a widget's text with the pixels that it lacks, unless it tells itself in a tip."""
    if isinstance(widget, QLabel) and widget.text():
        needed = widget.sizeHint()
        if widget.wordWrap():
            needed = QSize(widget.width(), widget.heightForWidth(widget.width()))
        yield from _compared(widget, widget.text(), needed)
    elif isinstance(widget, QPushButton | QToolButton) and widget.text():
        shows_text = (
            isinstance(widget, QPushButton)
            or widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        if shows_text:
            yield from _compared(widget, widget.text(), widget.minimumSizeHint())
    elif isinstance(widget, QAbstractButton) and widget.text():
        yield from _compared(widget, widget.text(), widget.minimumSizeHint())
    elif isinstance(widget, QComboBox) and not widget.isEditable():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        kind = QStyle.ComplexControl.CC_ComboBox
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(kind, option, part, widget).width() - 2
        lacking = widget.fontMetrics().horizontalAdvance(widget.currentText()) - room
        if lacking > _SLACK and widget.currentText() not in widget.toolTip():
            yield widget, widget.currentText(), lacking
    elif isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
        yield from _cut_heads(widget)
    elif isinstance(widget, QLineEdit) and not (widget.text() or widget.toolTip()):
        lacking = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        lacking -= widget.width() - 2 * _FIELD_SIDE
        if lacking > _SLACK:
            yield widget, widget.placeholderText(), lacking
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            lacking = widget.fontMetrics().horizontalAdvance(widget.tabText(tab))
            lacking -= widget.tabRect(tab).width()
            if lacking > _SLACK:
                yield widget, widget.tabText(tab), lacking


def _compared(widget: QWidget, text: str, needed: QSize) -> Iterator[tuple[QWidget, str, int]]:
    lacking = max(needed.width() - widget.width(), needed.height() - widget.height())
    if lacking > _SLACK and text not in widget.toolTip():
        yield widget, text, lacking


def _cut_heads(header: QHeaderView) -> Iterator[tuple[QWidget, str, int]]:
    model = header.model()
    for section in range(header.count()):
        text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        if not text or header.isSectionHidden(section):
            continue
        if isinstance(header, TokenHeading):
            needed = header.needed_width(section)
        else:
            needed = header.sectionSizeHint(section) - 4  # it is generous
        lacking = needed - header.sectionSize(section)
        told = header.tip(section) if isinstance(header, TokenHeading) else ""
        if lacking > _SLACK and text not in told:
            yield header, text, lacking
