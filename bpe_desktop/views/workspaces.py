"""The pages of the window: Watch with its docks, and others that fill the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QStackedWidget, QWidget

from .actions import Actions
from .under_messages import UnderMessages

__all__ = ["WATCH", "MakePage", "Workspaces"]

# Makes a page, and says where on it messages are shown.
MakePage = Callable[[], tuple[QWidget, UnderMessages]]

WATCH = "watch"


class Workspaces(QStackedWidget):
    """Shows one page at a time; the messages go along.

    `left` and `entered` carry the name of a page. Each page has an action `workspace.NAME`, which
    is hidden until the page is offered. A page is made when it is shown first: most sessions begin
    with Watch, and should not wait for the others.
    """

    left = Signal(str)
    entered = Signal(str)

    def __init__(
        self, actions: Actions, messages: QWidget, watch: QWidget, place: UnderMessages
    ) -> None:
        super().__init__()
        self.setObjectName("workspaces")
        self._actions = actions
        self._messages = messages
        self._pages: dict[str, tuple[QWidget, UnderMessages]] = {}
        self._makers: dict[str, MakePage] = {}
        self._name = WATCH
        self._group = QActionGroup(self)
        for action in actions:
            if action.objectName().startswith("action.workspace."):
                self._group.addAction(action)
                action.setVisible(False)
        self.offer(WATCH, lambda: (watch, place))
        self._page(WATCH)
        actions[f"workspace.{WATCH}"].setChecked(True)

    @property
    def name(self) -> str:
        """The page on show."""
        return self._name

    def offer(self, name: str, make: MakePage) -> None:
        """Offer a page, which is made when it is shown first."""
        self._makers[name] = make
        action = self._actions[f"workspace.{name}"]
        action.setVisible(True)
        action.triggered.connect(lambda: self.go(name))

    def sizeHint(self) -> QSize:
        """Ask for what the page on show asks for: the docks beside Watch get the rest."""
        return self.currentWidget().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Need what the page on show needs."""
        return self.currentWidget().minimumSizeHint()

    def go(self, name: str) -> None:
        """Show a page."""
        if name == self._name or name not in self._makers:
            self._actions[f"workspace.{self._name}"].setChecked(True)
            return
        page, place = self._page(name)
        self._page(self._name)[1].drop()
        self.left.emit(self._name)
        self._name = name
        self.setCurrentWidget(page)
        self.updateGeometry()
        place.take(self._messages)
        self._actions[f"workspace.{name}"].setChecked(True)
        self.entered.emit(name)

    def _page(self, name: str) -> tuple[QWidget, UnderMessages]:
        """Return a page and its place for messages, made now if it was never shown."""
        if name not in self._pages:
            self._pages[name] = self._makers[name]()
            self.addWidget(self._pages[name][0])
        return self._pages[name]
