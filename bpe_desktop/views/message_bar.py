"""Messages at the top of the centre: what happened, then what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..models.error_words import spoken
from ..models.number_text import counted
from .announce import announce
from .icon_button import IconButton
from .theme import Theme

__all__ = ["Message", "MessageBar"]

_ICONS = {
    "error": ("circle-x", "bad"),
    "warn": ("triangle-alert", "warn"),
    "good": ("circle-check", "good"),
}
# A little lower than other buttons, so that two lines of text are as high.
_ACTION_STYLE = "QPushButton { min-height: 24px; } QPushButton:focus { min-height: 22px; }"
_STRIPE = 4
_RADIUS = 8


class Message(NamedTuple):
    """One message: kind (error, warn, good), what happened, what to do, and one remedy to click.

    `of_opening`: it is about what is open, or could not be, and says nothing once something else
    is open.
    """

    kind: str
    text: str
    hint: str = ""
    action: str = ""
    on_action: Callable[[], None] | None = None
    of_opening: bool = False


class MessageBar(QWidget):
    """Shows the newest message; closing it brings back the one before.

    Takes no room while there is nothing to say. Good news go by themselves after `good_seconds`,
    unless the pointer rests on them or a part of them has the keyboard.
    """

    closed = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, good_seconds: float = 8.0
    ) -> None:
        super().__init__(parent)
        self.setObjectName("messageBar")
        self.setAccessibleName(self.tr("Messages"))
        self._theme = theme
        self._messages: list[Message] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(round(good_seconds * 1000))
        self._timer.timeout.connect(self._on_timeout)
        self._build()
        self._refresh_theme()
        theme.changed.connect(self._refresh_theme)
        self.hide()

    @property
    def messages(self) -> tuple[Message, ...]:
        """All messages that are not closed yet; the last is the one on show."""
        return tuple(self._messages)

    def show_error(self, message: str, hint: str = "", *, of_opening: bool = False) -> None:
        """Say what failed."""
        self.post(Message("error", message, hint, of_opening=of_opening))

    def show_warning(
        self,
        message: str,
        hint: str = "",
        action: str = "",
        on_action: Callable[[], None] | None = None,
        *,
        of_opening: bool = False,
    ) -> None:
        """Say what a person should know, with one remedy to click."""
        self.post(Message("warn", message, hint, action, on_action, of_opening))

    def show_success(self, message: str, hint: str = "", *, of_opening: bool = False) -> None:
        """Say what was done."""
        self.post(Message("good", message, hint, of_opening=of_opening))

    def post(self, message: Message) -> None:
        """Show a message on top of the others; the same message again only comes to the top."""
        message = message._replace(text=spoken(message.text), hint=spoken(message.hint))
        self._messages = [
            old for old in self._messages if old.kind != "good" and old[:3] != message[:3]
        ]
        self._messages.append(message)
        self._show_newest()
        announce(self, f"{message.text} {message.hint}".strip())

    def close_newest(self) -> None:
        """Close the message on show."""
        if self._messages:
            self._messages.pop()
            self._show_newest()
            self.closed.emit()

    def clear(self) -> None:
        """Close all messages."""
        self._messages.clear()
        self._show_newest()

    def clear_opening(self, *kinds: str) -> None:
        """Close the messages about what was open, or could not be: something else is open.

        `kinds`: only those of these kinds.
        """
        kept = [
            message
            for message in self._messages
            if not message.of_opening or (kinds and message.kind not in kinds)
        ]
        if len(kept) < len(self._messages):
            self._messages = kept
            self._show_newest()

    def _build(self) -> None:
        self._icon = QLabel()
        self._text = _wrapping_label()
        self._hint = _wrapping_label()
        self._hint.setProperty("tone", "text2")
        self._more = QLabel()
        self._more.setProperty("tone", "text2")
        self._action = QPushButton()
        self._action.setObjectName("messageAction")
        self._action.setStyleSheet(_ACTION_STYLE)
        self._action.clicked.connect(self._on_action)
        self._close = IconButton(self._theme, "x", self.tr("Close the message"), size=20)
        self._close.setObjectName("messageClose")
        self._close.setToolTip(self.tr("Close the message (Esc)"))
        self._close.clicked.connect(self.close_newest)

        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._text)
        words.addWidget(self._hint)
        top = Qt.AlignmentFlag.AlignTop
        row = QHBoxLayout(self)
        # Outside the card 12 px to the pane's edges; inside 8 px and the stripe.
        row.setContentsMargins(12 + _STRIPE + 8, 12 + 8, 12 + 8, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, alignment=top)
        row.addLayout(words, 1)
        row.addWidget(self._more, alignment=top)
        row.addWidget(self._action, alignment=top)
        row.addWidget(self._close, alignment=top)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _show_newest(self) -> None:
        self._timer.stop()
        if not self._messages:
            self.hide()
            return
        message = self._messages[-1]
        self._text.setText(message.text)
        self._hint.setText(message.hint)
        self._hint.setVisible(bool(message.hint))
        self._action.setText(message.action)
        self._action.setVisible(bool(message.action))
        others = len(self._messages) - 1
        self._more.setText(counted("MessageBar", "%Ln more", others) if others else "")
        self._more.setVisible(others > 0)
        self._refresh_theme()
        self.show()
        self._start_timer()

    def _start_timer(self) -> None:
        is_good = bool(self._messages) and self._messages[-1].kind == "good"
        if is_good and not self.underMouse():
            self._timer.start()

    def _on_timeout(self) -> None:
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus) and self.isActiveWindow():
            self._timer.start()
        else:
            self.close_newest()

    def _on_action(self) -> None:
        message = self._messages[-1]
        self.close_newest()
        if message.on_action is not None:
            message.on_action()

    def _refresh_theme(self) -> None:
        theme = self._theme
        if self._messages:
            name, role = _ICONS[self._messages[-1].kind]
            self._icon.setPixmap(theme.icon(name, role, 16).pixmap(16, 16))
        self._text.setFont(theme.font("medium"))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc from anywhere in the bar."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_newest()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keep the message while the pointer rests on it."""
        self._timer.stop()

    def leaveEvent(self, event: object) -> None:
        """Let good news go again."""
        self._start_timer()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card: a soft ground with a stripe of the kind's colour at its left."""
        if not self._messages:
            return
        role = _ICONS[self._messages[-1].kind][1]
        card = QRectF(self.rect()).adjusted(12, 12, -12, 0)
        shape = QPainterPath()
        shape.addRoundedRect(card, _RADIUS, _RADIUS)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self._theme.color("surface"))
            inner = QPainterPath()
            inner.addRoundedRect(card.adjusted(_STRIPE, 0, _RADIUS, 0), _RADIUS, _RADIUS)
            painter.fillPath(shape, self._theme.color(f"{role}_soft"))
            painter.fillPath(shape.subtracted(inner), self._theme.color(role))


def _wrapping_label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
