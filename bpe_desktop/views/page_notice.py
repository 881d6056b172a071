"""Says that only a page of a large corpus is on show, and turns the pages."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from .icon_button import IconButton
from .pane import Line
from .quantities import count_text
from .theme import Theme

__all__ = ["PageNotice"]


class PageNotice(QFrame):
    """Says that only a page of the file is on show, and turns the pages."""

    page_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page = 0
        self.setProperty("surface", "sunken")
        self._lock = QLabel()
        self._text = QLabel()
        whole = QLabel(self.tr("Training reads all of it."))
        for label in (self._text, whole):
            label.setProperty("tone", "text2")
            label.setFont(theme.font("table"))
        self._back = self._make_button("chevron-left", "pageBack", self.tr("Page before"))
        self._forward = self._make_button("chevron-right", "pageForward", self.tr("Next page"))
        self._back.clicked.connect(lambda: self.page_requested.emit(self._page - 1))
        self._forward.clicked.connect(lambda: self.page_requested.emit(self._page + 1))
        grid = QGridLayout()
        grid.setContentsMargins(12, 7, 8, 8)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(0)
        grid.setColumnMinimumWidth(0, 22)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._lock, 0, 0, 2, 1)
        grid.addWidget(self._text, 0, 1)
        grid.addWidget(self._back, 0, 2)
        grid.addWidget(self._forward, 0, 3)
        grid.addWidget(whole, 1, 1, 1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Line(theme))
        column.addLayout(grid)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()
        self.hide()

    def set_page(self, page: int, pages: int | None) -> None:
        """Show the number of the page, counted from 0 here and from 1 there."""
        self.setVisible(pages is not None)
        if pages is None:
            return
        self._page = page
        self._text.setText(
            self.tr("Page {page} of {pages}, read-only.").format(
                page=count_text(page + 1), pages=count_text(pages)
            )
        )
        self._back.setEnabled(page > 0)
        self._forward.setEnabled(page + 1 < pages)

    def _make_button(self, icon: str, name: str, tip: str) -> IconButton:
        button = IconButton(self._theme, icon, tip, size=20)
        button.setObjectName(name)
        return button

    def _refresh_theme(self) -> None:
        self._lock.setPixmap(self._theme.icon("lock", "text2", 16).pixmap(16, 16))
