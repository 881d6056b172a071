"""Where the panes stand: the wide and the narrow arrangement, and what a person made of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from .centre import Centre
from .dock import Dock
from .theme import Theme

__all__ = ["NARROW", "Arrangement"]

NARROW = 1200  # below this width the left side folds away
_LEFT = ("corpus", "training")
_RIGHT = ("candidates", "merges", "vocabulary")
_LEFT_AREA = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT_AREA = Qt.DockWidgetArea.RightDockWidgetArea
_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical

_LEFT_WIDTH = 248
_RIGHT_WIDTH = 440
_RIGHT_LEAST = 360
_USUAL_WIDTH = 1440  # of the window; what a narrower one lacks, centre and right side share
_RIGHT_SHARE = 1 / 3
_NARROW_RIGHT_WIDTH, _NARROW_RIGHT_LEAST = 343, 339  # the least beside the centre in 900
_TRAINING_HEIGHT = 397  # all of its settings
_MERGES_HEIGHT = 184
_USUAL_HEIGHT = 798  # of the docks, in a window of 900
_MERGES_SHARE = 0.35  # of what a higher window has more


class Arrangement(QObject):
    """Puts the docks where they belong for the size of the window, until a person moves one.

    `narrow_changed` tells when the window becomes narrow or wide, whatever page it shows,
    `training_shown` whether the training pane can be seen. Two things that a person does are kept:
    moving a dock ends all arranging, dragging a line only fixes the sizes of the wide arrangement.
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
        self._narrow: bool | None = None  # the panes are in the narrow arrangement
        self._told: bool | None = None  # what `narrow_changed` carried last
        self._unfolded = False  # the left side is shown in the narrow window
        self._arranging = False
        self._hidden: set[str] = set()  # panes that a person closed
        self._sizes: list[int] = []  # left, right, corpus, merges: as a person dragged the lines
        self._user_moved = False
        self._suspended: QByteArray | None = None  # where the docks stood
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
        """Whether a person moved a dock, so that all stay where they are."""
        return self._user_moved

    def adapt(self, size: QSize) -> None:
        """Arrange the panes for a size of the window, those that are suspended when they return."""
        narrow = size.width() < NARROW
        if self._suspended is None:
            self._adapt_panes(narrow)
        if narrow != self._told:
            self._told = narrow
            self.narrow_changed.emit(narrow)

    def _adapt_panes(self, narrow: bool) -> None:
        if narrow == self._narrow:
            if not (narrow or self._user_moved or self._sizes):
                self._size_wide()
            elif narrow and not self._user_moved and self._right_room() < _NARROW_RIGHT_WIDTH:
                self._size_narrow_right()
            return
        first, self._narrow = self._narrow is None, narrow
        self._unfolded = False
        if not self._user_moved:
            with self._own_doing():
                if first and narrow:
                    self._stack_all()
                self._arrange()
        self._centre.set_narrow(narrow)

    def suspend(self) -> None:
        """Take all docks off the screen, for a page that fills the window."""
        if self._suspended is None:
            self._suspended = self._window.saveState()
            with self._own_doing():
                for dock in self.docks.values():
                    dock.hide()
            for toggle in self.toggles.values():
                toggle.setEnabled(False)

    def resume(self) -> None:
        """Put the docks back to where they stood, as far as the window still has that size."""
        state, self._suspended = self._suspended, None
        if state is None:
            return
        for toggle in self.toggles.values():
            toggle.setEnabled(True)
        with self._own_doing():
            self._window.restoreState(state)
        self.adapt(self._window.size())

    def note_sizes(self) -> None:
        """Keep the sizes that a person may just have given the docks by dragging a line."""
        if self.is_narrow or self._user_moved or self._arranging or self._suspended is not None:
            return
        sizes = self._wide_sizes()
        if self._sizes or sizes != self._usual_sizes():
            self._sizes = sizes

    def reset(self) -> None:
        """Give every pane its first place and size."""
        self._user_moved = False
        self._hidden.clear()
        self._sizes = []
        self._unfolded = False
        self._centre.reset()
        self._arrange_wide()
        if self.is_narrow:
            self._arrange_narrow()

    def left_is_shown(self) -> bool:
        """Tell whether the corpus or the training is on screen."""
        return any(not self.docks[name].isHidden() for name in _LEFT)

    def show_left(self, shown: bool) -> None:
        """Unfold or fold the left side; where it does not fit beside the right one, that goes."""
        self._unfolded = shown
        if self.is_narrow and not self._user_moved:
            self._hidden.difference_update(_LEFT)
            self._unfold()
            return
        if shown:
            self._hidden.difference_update(_LEFT)
        else:
            self._hidden.update(_LEFT)
        with self._own_doing():
            for name in _LEFT:
                self.docks[name].setVisible(shown)

    def show_pane(self, name: str) -> None:
        """Bring a pane on screen, wherever it is."""
        self._hidden.discard(name)
        arranged = self.is_narrow and not self._user_moved
        if arranged and name in _LEFT and not self._unfolded:
            self.show_left(True)
        elif arranged and name in _RIGHT and self._unfolded and self.docks[name].isHidden():
            self.show_left(False)
        if name == "candidates" and not self._in_dock(name):
            self._centre.set_candidates_shown(True)
        else:
            self.docks[name].show()
            self.docks[name].raise_()
        self._refresh()

    def save(self) -> dict[str, Any]:
        """Return what a later session needs to arrange the panes as they are."""
        return {
            "moved": self._user_moved,
            "state": (
                (self._suspended or self._window.saveState()) if self._user_moved else QByteArray()
            ),
            "sizes": self._sizes,
            "hidden": sorted(self._hidden),
            "heights": self._centre.sizes(),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Take over what `save` returned in an earlier session; call before the window is shown."""
        self._hidden = {name for name in saved["hidden"] if name in self.docks}
        self._sizes = saved["sizes"] if len(saved["sizes"]) == 4 else []
        self._centre.restore_sizes(saved["heights"])
        if saved["moved"] and isinstance(saved["state"], QByteArray):
            with self._own_doing():
                self._stack_all()
                self._user_moved = self._window.restoreState(saved["state"])

    def _add(self, name: str, title: str, pane: QWidget) -> None:
        dock = Dock(self._theme, name, title, self._window)
        if name != "candidates":
            dock.set_pane(pane)
        dock.setMinimumWidth(220 if name in _LEFT else _NARROW_RIGHT_LEAST)
        dock.topLevelChanged.connect(self._on_moved)
        dock.dockLocationChanged.connect(self._on_moved)
        dock.visibilityChanged.connect(self._on_visibility)
        dock.hide()
        self.docks[name] = dock
        toggle = QAction(title, self)
        toggle.setObjectName(f"action.pane.{name}")
        toggle.setCheckable(True)
        toggle.triggered.connect(lambda on, name=name: self._toggle(name, on))
        self.toggles[name] = toggle

    def _toggle(self, name: str, on: bool) -> None:
        if on:
            self.show_pane(name)
            return
        self._hidden.add(name)
        if name == "candidates" and not self._in_dock(name):
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
            self._size_wide()
            for name in (*_LEFT, *_RIGHT[1:]):
                docks[name].setVisible(name not in self._hidden)
            self._centre.set_candidates_shown("candidates" not in self._hidden)

    def _arrange_narrow(self) -> None:
        docks, window = self.docks, self._window
        with self._own_doing():
            docks["candidates"].set_pane(self._centre.take_candidates())
            window.addDockWidget(_RIGHT_AREA, docks["candidates"])
            for name in _RIGHT[1:]:
                window.addDockWidget(_RIGHT_AREA, docks[name])
                window.tabifyDockWidget(docks["candidates"], docks[name])
            for name in _RIGHT:
                docks[name].set_compact(True)
            self._unfold()
            if not self._unfolded:
                docks["candidates"].raise_()

    def _unfold(self) -> None:
        """Show the sides of the narrow window that are to be shown now."""
        docks, window = self.docks, self._window
        room = window.width() - _LEFT_WIDTH - self._centre.minimumWidth()
        both_fit = not self._unfolded or room >= docks["merges"].minimumWidth() + 2
        with self._own_doing():
            for name in _RIGHT:
                docks[name].setVisible(both_fit and name not in self._hidden)
            for name in _LEFT:
                docks[name].setVisible(self._unfolded and name not in self._hidden)
            window.layout().activate()  # only then does the row of tabs know them all
            self._size_narrow_right()
            window.resizeDocks([docks["corpus"]], [_LEFT_WIDTH], _ACROSS)
            self._size_left()

    def _right_room(self) -> int:
        """Return what the centre can do without of a narrow window."""
        return self._window.width() - self._centre.minimumWidth() - 1

    def _size_narrow_right(self) -> None:
        right = min(_NARROW_RIGHT_WIDTH, self._right_room())
        self._window.resizeDocks([self.docks["candidates"]], [right], _ACROSS)

    def _stack_all(self) -> None:
        for area, (upper, lower) in ((_LEFT_AREA, _LEFT), (_RIGHT_AREA, _RIGHT[1:])):
            for name in (upper, lower):
                self.docks[name].setFloating(False)
                self._window.addDockWidget(area, self.docks[name])
                self.docks[name].show()
            self._window.splitDockWidget(self.docks[upper], self.docks[lower], _DOWN)

    def _size_wide(self) -> None:
        """Give the docks of the wide arrangement their sizes."""
        docks = self.docks
        left, right, _, merges = self._sizes or self._usual_sizes()
        self._window.resizeDocks([docks["corpus"], docks["merges"]], [left, right], _ACROSS)
        rest = max(1, self._height() - 1 - merges)
        self._window.resizeDocks([docks["merges"], docks["vocabulary"]], [merges, rest], _DOWN)
        self._size_left()

    def _size_left(self) -> None:
        corpus = (self._sizes or self._usual_sizes())[2]
        rest = max(1, self._height() - 1 - corpus)
        docks = [self.docks["corpus"], self.docks["training"]]
        self._window.resizeDocks(docks, [corpus, rest], _DOWN)

    def _usual_sizes(self) -> list[int]:
        """Return left and right width, corpus and merges height as long as nobody changed them."""
        height = self._height()
        more = max(0, height - _USUAL_HEIGHT)
        corpus = max(200, height - 1 - _TRAINING_HEIGHT)
        lack = max(0, _USUAL_WIDTH - self._window.width())
        right = max(_RIGHT_LEAST, _RIGHT_WIDTH - round(lack * _RIGHT_SHARE))
        return [_LEFT_WIDTH, right, corpus, _MERGES_HEIGHT + round(more * _MERGES_SHARE)]

    def _wide_sizes(self) -> list[int]:
        docks, before = self.docks, self._sizes or self._usual_sizes()
        now = (
            docks["corpus"].width(),
            docks["merges"].width(),
            docks["corpus"].height(),
            docks["merges"].height(),
        )
        shown = [not docks[name].isHidden() for name in ("corpus", "merges") * 2]
        return [new if on else old for new, old, on in zip(now, before, shown, strict=True)]

    def _height(self) -> int:
        return self._centre.height()

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
        if self._arranging or not self._window.isVisible():
            return
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
