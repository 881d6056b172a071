"""Work in small portions, so that nothing waits long for its turn in the event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

__all__ = ["Turns"]


class Turns(QObject):
    """Does what is asked for, one action in each turn of the event loop, in the order of asking.

    An action that is asked for again before its turn is done once. What it changes is painted
    before the next one, and input and timers come in between.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Callable[[], object], None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take)

    @property
    def are_waiting(self) -> bool:
        """Tell whether something asked for is still to be done."""
        return bool(self._waiting)

    def ask(self, action: Callable[[], object]) -> None:
        """Do `action` soon."""
        self._waiting.setdefault(action)
        if not self._timer.isActive():
            self._timer.start(0)

    def _take(self) -> None:
        action = next(iter(self._waiting))
        del self._waiting[action]
        if self._waiting:
            self._timer.start(0)
        action()
