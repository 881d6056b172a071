"""What a page puts into the toolbar."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

__all__ = ["PageTools"]


class PageTools(QWidget):
    """The tools of a page, which can do with less room than they would like."""

    def set_compact(self, level: int) -> None:
        """Be as wide as one likes (0), narrower (1), or as narrow as possible (2).

        What is not written any more stands in tips.
        """
        raise NotImplementedError
