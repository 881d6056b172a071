"""Where the panes stand: the wide and the narrow arrangement, and what a person made of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from .centre import Centre
from .dock import Dock
from .theme import Theme

__all__ = ["NARROW", "Arrangement"]

NARROW = 1200  # below this width the left side folds away
_LEFT_WIDTH = 248
_RIGHT_WIDTH = 440
_NARROW_RIGHT_WIDTH = 343
_CORPUS_HEIGHT = 400
_MERGES_HEIGHT = 184
_LEFT = ("corpus", "training")
_RIGHT = ("candidates", "merges", "vocabulary")
_LEFT_AREA = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT_AREA = Qt.DockWidgetArea.RightDockWidgetArea


class Arrangement(QObject):
    """Puts the docks where they belong for a width, until a person moves one.

    `narrow_changed` tells when the window becomes narrow or wide, `training_shown` whether the
    training pane can be seen.
    """

    narrow_changed = Signal(bool)
    training_shown = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        window: QMainWindow,
        centre: Centre,
        panes: dict[str, tuple[str, QWidget]],
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._centre = centre
        self._narrow: bool | None = None
        self._unfolded = False  # the left side is shown in the narrow window
        self._arranging = False
        self._hidden: set[str] = set()  # panes that a person closed
        self._user_moved = False
        self._wide_state = QByteArray()
        self.docks: dict[str, Dock] = {}
        self.toggles: dict[str, QAction] = {}
        for name, (title, pane) in panes.items():
            self._add(name, title, pane)

    @property
    def is_narrow(self) -> bool:
        """Whether the window is in the narrow arrangement."""
        return bool(self._narrow)

    @property
    def user_moved(self) -> bool:
        """Whether a person moved a dock, so that it stays where it is."""
        return self._user_moved

    def adapt(self, width: int) -> None:
        """Choose the arrangement for a width of the window."""
        narrow, first = width < NARROW, self._narrow is None
        if narrow == self._narrow:
            return
        self._narrow = narrow
        self._unfolded = False
        if not self._user_moved:
            if first and narrow:
                self._stack_all()
            elif narrow:
                self._wide_state = self._window.saveState()
            self._arrange()
        self._centre.set_narrow(narrow)
        self.narrow_changed.emit(narrow)

    def reset(self) -> None:
        """Give every pane its first place and size."""
        self._user_moved = False
        self._hidden.clear()
        self._unfolded = False
        self._wide_state = QByteArray()
        self._centre.reset()
        self._arrange()

    def left_is_shown(self) -> bool:
        """Tell whether the corpus or the training is on screen."""
        return any(not self.docks[name].isHidden() for name in _LEFT)

    def show_left(self, shown: bool) -> None:
        """Unfold or fold the left side; where it does not fit beside the right one, that goes."""
        self._unfolded = shown
        for name in _LEFT:
            self._hidden.discard(name)
            if not shown and not self.is_narrow:
                self._hidden.add(name)
        if self.is_narrow and not self._user_moved:
            self._arrange_narrow()
            return
        with self._own_doing():
            for name in _LEFT:
                self.docks[name].setVisible(shown)

    def show_pane(self, name: str) -> None:
        """Bring a pane on screen, wherever it is."""
        self._hidden.discard(name)
        if name in _LEFT and self.is_narrow and not self._user_moved:
            self.show_left(True)
            return
        if name == "candidates" and not self._in_dock("candidates"):
            self._centre.set_candidates_shown(True)
            return
        if self.is_narrow and self._unfolded and not self._user_moved:
            self.show_left(False)
        self.docks[name].show()
        self.docks[name].raise_()

    def save(self) -> dict[str, object]:
        """Return what a later session needs to arrange the panes as they are."""
        state = self._wide_state
        if self._user_moved or not self.is_narrow:
            state = self._window.saveState()
        return {
            "state": state,
            "moved": self._user_moved,
            "hidden": sorted(self._hidden),
            "heights": self._centre.sizes(),
        }

    def restore(self, saved: dict[str, object]) -> None:
        """Take over what `save` returned in an earlier session; call before the window is shown."""
        hidden = saved.get("hidden") or []
        self._hidden = {str(name) for name in hidden if str(name) in self.docks}
        self._user_moved = bool(saved.get("moved"))
        state = saved.get("state")
        if isinstance(state, QByteArray) and not state.isEmpty():
            self._wide_state = state
        heights = saved.get("heights") or []
        self._centre.restore_sizes([int(height) for height in heights])
        if self._user_moved:
            with self._own_doing():
                self._window.restoreState(self._wide_state)

    def _add(self, name: str, title: str, pane: QWidget) -> None:
        dock = Dock(self._theme, name, title, self._window)
        if name != "candidates":
            dock.set_pane(pane)
        dock.setMinimumWidth(220 if name in _LEFT else 340)
        dock.topLevelChanged.connect(self._on_moved)
        dock.dockLocationChanged.connect(self._on_moved)
        dock.visibilityChanged.connect(self._on_visibility)
        self.docks[name] = dock
        toggle = QAction(title, self)
        toggle.setObjectName(f"action.pane.{name}")
        toggle.setCheckable(True)
        toggle.triggered.connect(lambda on, name=name: self._toggle(name, on))
        self.toggles[name] = toggle

    def _toggle(self, name: str, on: bool) -> None:
        if on:
            self.show_pane(name)
        else:
            self._hidden.add(name)
            if name == "candidates" and not self._in_dock("candidates"):
                self._centre.set_candidates_shown(False)
            else:
                self.docks[name].hide()
        self._refresh()

    def _arrange(self) -> None:
        if self.is_narrow:
            self._arrange_narrow()
        else:
            self._arrange_wide()

    def _arrange_wide(self) -> None:
        docks = self.docks
        with self._own_doing():
            if self._in_dock("candidates"):
                docks["candidates"].release_pane()
                self._centre.put_candidates()
            self._window.removeDockWidget(docks["candidates"])
            self._stack_all()
            for dock in docks.values():
                dock.set_compact(False)
            if not (self._wide_state.isEmpty() or self._user_moved):
                self._window.restoreState(self._wide_state)
            else:
                self._size_wide()
            docks["candidates"].hide()
            for name in (*_LEFT, *_RIGHT[1:]):
                docks[name].setVisible(name not in self._hidden)
            self._centre.set_candidates_shown("candidates" not in self._hidden)

    def _arrange_narrow(self) -> None:
        docks = self.docks
        with self._own_doing():
            if not self._in_dock("candidates"):
                docks["candidates"].set_pane(self._centre.take_candidates())
            self._window.addDockWidget(_RIGHT_AREA, docks["candidates"])
            for name in _RIGHT[1:]:
                self._window.addDockWidget(_RIGHT_AREA, docks[name])
                self._window.tabifyDockWidget(docks["candidates"], docks[name])
            for name in _RIGHT:
                docks[name].set_compact(True)
            for name in _LEFT:
                docks[name].setVisible(self._unfolded and name not in self._hidden)
            room = self._window.width() - _LEFT_WIDTH - self._centre.minimumWidth()
            both_fit = not self._unfolded or room >= docks["merges"].minimumWidth() + 2
            for name in _RIGHT:
                docks[name].setVisible(both_fit and name not in self._hidden)
            docks["candidates"].raise_()
            self._window.resizeDocks(
                [docks["candidates"]], [_NARROW_RIGHT_WIDTH], Qt.Orientation.Horizontal
            )
            self._window.resizeDocks([docks["corpus"]], [_LEFT_WIDTH], Qt.Orientation.Horizontal)

    def _stack_all(self) -> None:
        self._stack(_LEFT_AREA, _LEFT)
        self._stack(_RIGHT_AREA, _RIGHT[1:])

    def _stack(self, area: Qt.DockWidgetArea, names: tuple[str, ...]) -> None:
        upper, lower = (self.docks[name] for name in names)
        for dock in (upper, lower):
            dock.setFloating(False)
            self._window.addDockWidget(area, dock)
            dock.show()
        self._window.splitDockWidget(upper, lower, Qt.Orientation.Vertical)

    def _size_wide(self) -> None:
        docks, resize = self.docks, self._window.resizeDocks
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        resize([docks["corpus"], docks["merges"]], [_LEFT_WIDTH, _RIGHT_WIDTH], across)
        height = max(1, self._centre.height() - 1)
        resize(
            [docks["corpus"], docks["training"]], [_CORPUS_HEIGHT, height - _CORPUS_HEIGHT], down
        )
        resize(
            [docks["merges"], docks["vocabulary"]], [_MERGES_HEIGHT, height - _MERGES_HEIGHT], down
        )

    def _in_dock(self, name: str) -> bool:
        return self.docks[name].widget() is not None

    @contextmanager
    def _own_doing(self) -> Iterator[None]:
        """Mark moves of docks as ours, not a person's."""
        before, self._arranging = self._arranging, True
        try:
            yield
        finally:
            self._arranging = before
        self._refresh()

    def _on_moved(self) -> None:
        if not self._arranging and self._window.isVisible():
            self._user_moved = True
            for dock in self.docks.values():
                dock.set_compact(bool(self._window.tabifiedDockWidgets(dock)))

    def _on_visibility(self) -> None:
        # Docks tell of being hidden even while their window is being deleted.
        if not self._arranging and isValid(self._window) and self._window.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        """Bring the ticks of the menu and the place of the Train button up to date."""
        for name, toggle in self.toggles.items():
            if name == "candidates" and not self._in_dock(name):
                toggle.setChecked(name not in self._hidden)
            else:
                toggle.setChecked(not self.docks[name].isHidden())
        training = self.docks["training"]
        shown = training.isVisible() if self._window.isVisible() else not training.isHidden()
        self.training_shown.emit(shown)
