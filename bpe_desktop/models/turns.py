"""Work in small portions, so that nothing waits long for its turn in the event loop."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

__all__ = ["Turns"]

_SECONDS = 0.008  # half a frame: the other half is for painting
_TURN = QEvent.Type(QEvent.registerEventType())


class Turns(QObject):
    """Does what is asked for in turns of the event loop, in the order of asking.

    An action that is asked for again before its turn is done once: of many steps of a drag, the
    last one is shown. A turn does as many actions as begin within half a frame, so that panes that
    are quick show a new step together, in one painting; then input, timers and painting come.

    The first turn comes before what was asked to be painted, as a posted event does (Qt paints
    after these): else what changed at once would have a frame of its own, and each frame draws the
    grounds under all that it shows. Further turns wait for a timer, behind painting and input.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Callable[[], object], None] = {}
        self._is_coming = False  # a first turn is posted
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
        if not self._is_coming and not self._timer.isActive():
            self._is_coming = True
            QCoreApplication.postEvent(self, QEvent(_TURN))

    def customEvent(self, event: QEvent) -> None:
        """Take the first turn."""
        if event.type() == _TURN:
            self._is_coming = False
            self._take()

    def _take(self) -> None:
        end = perf_counter() + _SECONDS
        try:
            while self._waiting:
                action = next(iter(self._waiting))
                del self._waiting[action]
                action()
                if perf_counter() > end:
                    break
        finally:  # an action that fails does not stop the others
            if self._waiting:
                self._timer.start(0)
