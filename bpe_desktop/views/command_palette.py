"""The command palette: a field over the window that finds everything there is to do by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QMenuBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ..models.command_search import found
from ..models.faces import Face
from .actions import key_text
from .announce import announce
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["Command", "CommandPalette", "choice_commands", "menu_commands", "plain"]

_WIDTH, _TOP, _MARGIN = 560, 84, 24
_ROWS, _ROW = 11, 28
_SIDE = 12
_RADIUS = 8
_WIDEST_TILE = 240
_PASSED_ON = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_TICK = 16
_LANGUAGES, _LANGUAGE = "action.language.", "language"
_COMMAND = Qt.ItemDataRole.UserRole
_SELECTED = QStyle.StateFlag.State_Selected


class Command(NamedTuple):
    """One line: what is done, where else it is found, its key, and a token that it is about.

    By `also` it is found too, whatever language the window speaks.
    """

    text: str
    run: Callable[[], object]
    place: str = ""
    keys: str = ""
    enabled: bool = True
    ticked: bool = False
    face: Face | None = None
    also: str = ""

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        label = self.face.label if self.face is not None else ""
        return ", ".join(filter(None, (label, self.text, self.place, self.keys)))


def menu_commands(bar: QMenuBar) -> list[Command]:
    """Return everything that the menus of a window offer, in their order."""
    return [
        command
        for action in bar.actions()
        if isinstance(menu := action.menu(), QMenu)
        for command in _commands(menu, (plain(action.text()),))
    ]


def choice_commands(fields: Sequence[QComboBox], place: str) -> list[Command]:
    """Return a command for each value of fields in a form, as far as they are shown there."""
    return [
        Command(
            f"{field.accessibleName()}: {field.itemText(index)}",
            partial(field.setCurrentIndex, index),
            place,
            enabled=field.isEnabled(),
            ticked=index == field.currentIndex(),
        )
        for field in fields
        if (row := field.parentWidget()) is None or not row.isHidden()
        for index in range(field.count())
    ]


def _commands(menu: QMenu, path: tuple[str, ...]) -> Iterator[Command]:
    for action in menu.actions():
        inner = action.menu()
        if action.isSeparator() or not action.isVisible():
            continue
        if isinstance(inner, QMenu):
            yield from _commands(inner, (*path, plain(action.text())))
        else:
            yield Command(
                plain(action.text()),
                action.trigger,
                " ▸ ".join(path),
                key_text(action),
                action.isEnabled() and menu.isEnabled(),
                action.isChecked(),
                also=_LANGUAGE if action.objectName().startswith(_LANGUAGES) else "",
            )


def plain(text: str) -> str:
    """Return a menu's text without its mark of the access key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class CommandPalette(QWidget):
    """Finds a command by typed letters; Enter or a click runs it, Esc and the world outside close.

    What is on offer is asked for each time it opens, `places` with every typed letter.
    """

    mirrors = True

    def __init__(
        self,
        theme: Theme,
        commands: Callable[[], Sequence[Command]],
        places: Callable[[str], Sequence[Command]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("commandPalette")
        self.setAccessibleName(self.tr("Commands"))
        self._theme = theme
        self._source, self._places = commands, places
        self._commands: Sequence[Command] = ()
        self._back: QWidget | None = None
        self._field = QLineEdit()
        self._field.setObjectName("commandField")
        self._field.setPlaceholderText(self.tr("Find a command, a step or a token"))
        self._field.setAccessibleName(self.tr("Find a command, a step or a token"))
        self._list = QListWidget()
        self._list.setObjectName("commandList")
        self._list.setAccessibleName(self.tr("Commands"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMouseTracking(True)
        self._list.setItemDelegate(_LineDelegate(theme, self._list))
        self._nothing = QLabel(self.tr("Nothing is called that."))
        self._nothing.setProperty("tone", "text2")
        self._nothing.setIndent(_SIDE - 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (self._field, self._list, self._nothing):
            column.addWidget(part)
        self._field.installEventFilter(self)
        self._field.textChanged.connect(self._refresh)
        self._field.returnPressed.connect(self._run)
        self._list.itemClicked.connect(lambda _: self._run())
        self._list.currentItemChanged.connect(self._say)
        theme.changed.connect(self.update)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show everything, and take the keyboard; a second call closes."""
        if not self.isHidden():
            self.close_palette()
            return
        self._back = QApplication.focusWidget()
        self._commands = self._source()
        self._field.clear()
        self._refresh("")
        self.show()
        self.raise_()
        self._field.setFocus()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._leave)

    def close_palette(self) -> None:
        """Go away, and give the keyboard back to where it was."""
        if self.isHidden():
            return
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.disconnect(self._leave)
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self.window())
        self.hide()
        if had_keyboard and self._back is not None:
            self._back.setFocus()
        self._back = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list by its keys, close by Esc, and stay in the middle of the window."""
        if watched is self.parentWidget():
            if event.type() == QEvent.Type.Resize and not self.isHidden():
                self._place()
        elif isinstance(event, QKeyEvent):
            kind, key = event.type(), event.key()
            if key == Qt.Key.Key_Escape and kind == QEvent.Type.ShortcutOverride:
                event.accept()  # it is for the palette, not for the training at work
                return True
            if kind == QEvent.Type.KeyPress:
                if key == Qt.Key.Key_Escape:
                    self.close_palette()
                    return True
                if key in _PASSED_ON:
                    self._list.keyPressEvent(event)
                    return True
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._theme.color("field"))
            painter.setBrush(self._theme.color("surface"))
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)

    def _refresh(self, typed: str) -> None:
        offers = self._matching(typed.strip())
        self._list.clear()
        for command in offers:
            item = QListWidgetItem()
            item.setData(_COMMAND, command)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, command.spoken)
            item.setSizeHint(QSize(0, _ROW))
            if not command.enabled:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        first = next((row for row, command in enumerate(offers) if command.enabled), -1)
        self._list.setCurrentRow(first)
        self._list.setVisible(bool(offers))
        self._nothing.setVisible(not offers)
        self._place()

    def _matching(self, typed: str) -> list[Command]:
        """Return the commands that fit; a number means a step first, letters a token last."""
        names = [(command.text, command.place, command.also) for command in self._commands]
        commands = [self._commands[index] for index in found(typed, names)]
        places = list(self._places(typed)) if typed else []
        is_number = typed.removeprefix("#").replace(",", "").isdecimal()
        return places + commands if is_number else commands + places

    def _place(self) -> None:
        room = self.parentWidget().size()
        width = min(_WIDTH, room.width() - 2 * _MARGIN)
        rows = min(self._list.count(), _ROWS, max((room.height() - _TOP - 100) // _ROW, 1))
        self._list.setFixedHeight(rows * _ROW)
        self.resize(width, self.layout().minimumSize().height())
        self.move((room.width() - width) // 2, _TOP)

    def _run(self) -> None:
        item = self._list.currentItem()
        if item is None or not item.data(_COMMAND).enabled:
            return
        self.close_palette()
        item.data(_COMMAND).run()

    def _say(self, item: QListWidgetItem | None, *_before: object) -> None:
        if item is not None and not self.isHidden():
            announce(self._field, item.data(_COMMAND).spoken)

    def _leave(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self and not self.isAncestorOf(now):
            self.close_palette()


class _LineDelegate(QStyledItemDelegate):
    """Draws a command: its text (or its tile), where it is found in grey, its key at the end."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tiles = TilePainter(theme)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one line from its start to its end, whichever side that is."""
        command: Command = index.data(_COMMAND)
        rect: QRect = option.rect
        chosen = bool(option.state & _SELECTED)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent_soft"))
            painter.drawRoundedRect(rect, 5, 5)
        body, small = self._theme.font("body"), self._theme.font("table")
        text = "text" if command.enabled else "disabled"
        grey = "text2" if command.enabled else "disabled"
        x, end = rect.left() + _SIDE, rect.right() - _SIDE
        if command.ticked:
            icon = self._theme.icon("check", text, _TICK)
            icon.paint(painter, self._box(rect, end - _TICK, end))
            end -= _TICK + 8
        if command.keys:
            painter.setFont(small)
            width = QFontMetrics(small).horizontalAdvance(command.keys)
            self._write(painter, rect, end - width, end, command.keys, grey)
            end -= width + _SIDE
        if command.face is not None:
            size = SIZES["table"]
            wide = min(self._tiles.width(command.face, "table"), _WIDEST_TILE)
            box = self._box(rect, x, x + wide)
            at = QPointF(box.left(), rect.top() + (rect.height() - size.height) / 2)
            self._tiles.draw(painter, at.x(), at.y(), command.face, "table", max_width=wide)
            x += wide + 8
        for words, font, role in ((command.text, body, text), (command.place, small, grey)):
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, max(end - x, 0))
            width = metrics.horizontalAdvance(shown)
            painter.setFont(font)
            self._write(painter, rect, x, x + width, shown, role)
            x += width + 10
        painter.restore()

    def _write(
        self, painter: QPainter, row: QRect, left: int, right: int, text: str, role: str
    ) -> None:
        painter.setPen(self._theme.color(role))
        box = self._box(row, left, right).adjusted(-1, 0, 1, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _box(self, row: QRect, left: int, right: int) -> QRect:
        """Return the place from `left` to `right`, on the other side in a mirrored window."""
        box = QRect(left, row.top(), right - left, row.height())
        parent = self.parent()
        assert isinstance(parent, QWidget)
        return QStyle.visualRect(parent.layoutDirection(), row, box)
