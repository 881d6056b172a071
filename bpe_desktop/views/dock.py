"""A dock without a frame: the pane's own title row is what it is dragged by."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from .drop_hint import dropped_paths
from .theme import Theme

__all__ = ["Dock"]


class Dock(QDockWidget):
    """Holds one pane.

    A pane with a `header` gives it to the dock as its title bar. Among tabs, which carry the name
    already, the header goes. Files that are dropped on it while it floats, where no window is
    behind it, are told of.
    """

    files_dropped = Signal(list)  # paths as str

    def __init__(self, theme: Theme, name: str, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName(f"dock.{name}")
        self.name = name
        self._pane: QWidget | None = None
        self._header: QWidget | None = None
        self._blank = _Blank(theme, self)
        self._compact = False
        features = QDockWidget.DockWidgetFeature
        self.setFeatures(
            features.DockWidgetMovable | features.DockWidgetFloatable | features.DockWidgetClosable
        )
        self.setTitleBarWidget(self._blank)
        self.setAcceptDrops(True)
        self._edge = _Edge(theme, self)
        self.topLevelChanged.connect(self._place_edge)

    def set_pane(self, pane: QWidget) -> None:
        """Take a pane in."""
        self._pane = pane
        header = getattr(pane, "header", None)
        self._header = header if isinstance(header, QWidget) else None
        self.setWidget(pane)
        pane.windowTitleChanged.connect(self.setWindowTitle)
        pane.show()
        self._place_header()

    def release_pane(self) -> QWidget | None:
        """Give the pane away, with its header back at its top."""
        pane, header = self._pane, self._header
        self._pane = self._header = None
        self.setTitleBarWidget(self._blank)
        if pane is not None:
            pane.windowTitleChanged.disconnect(self.setWindowTitle)
            if header is not None:
                pane.layout().insertWidget(0, header)
                header.show()
            pane.setParent(None)
        return pane

    @property
    def is_compact(self) -> bool:
        """Whether the title row is left out."""
        return self._compact

    def set_compact(self, compact: bool) -> None:
        """Leave out the title row, as among tabs."""
        if compact != self._compact:
            self._compact = compact
            self._place_header()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the edge at the edges."""
        super().resizeEvent(event)
        self._place_edge()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files while floating; else they are for the window."""
        if self.isFloating() and dropped_paths(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which files were dropped."""
        event.acceptProposedAction()
        self.files_dropped.emit(dropped_paths(event.mimeData()))

    def _place_edge(self) -> None:
        self._edge.setVisible(self.isFloating())
        self._edge.setGeometry(self.rect())
        self._edge.raise_()

    def _place_header(self) -> None:
        header = self._header
        if header is None:
            return
        if self._compact:
            self._blank.set_height(1)
            self.setTitleBarWidget(self._blank)
            header.setParent(self._pane)
            header.hide()
        else:
            self.setTitleBarWidget(header)
            header.show()


class _Edge(QWidget):
    """The line around a dock that floats without the frame of a window."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        theme.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cover nothing but the line."""
        inner = self.rect().adjusted(1, 1, -1, -1)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inner)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("field"))


class _Blank(QWidget):
    """A title bar that takes no room, or that of the line under the tabs."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._height = 0
        theme.changed.connect(self.update)

    def set_height(self, height: int) -> None:
        """Take no room (0) or a line's (1)."""
        self._height = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for the height alone."""
        return QSize(0, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("line"))
