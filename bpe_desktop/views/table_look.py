"""The measures that all tables of figures share: heights, room at the sides, where text begins.

The first column begins and the last one ends at the edge of the table, so that they stand under
the title of the page.
"""

from __future__ import annotations

from PySide6.QtCore import QRect

__all__ = ["BESIDE_BAR", "HEAD", "HEAD_STYLE", "ROW", "SIDE", "beside_bar_style", "cell_room"]

ROW = HEAD = 24
SIDE = 8
BESIDE_BAR = 16  # behind the last column of a table that scrolls: the bar lies there
HEAD_STYLE = (
    f"QHeaderView::section {{ padding: 0 {SIDE}px; }}"
    "QHeaderView::section:first { padding-left: 0; }"
    "QHeaderView::section:last { padding-right: 0; }"
    "QHeaderView::section:only-one { padding: 0; }"
)


def beside_bar_style() -> str:
    """Return the style of the head of a table that scrolls."""
    return HEAD_STYLE + f"QHeaderView::section:last {{ padding-right: {BESIDE_BAR}px; }}"


def cell_room(rect: QRect, column: int, columns: int, *, mirrored: bool, end: int = 0) -> QRect:
    """Return where the contents of a cell may stand; `end` pixels are left at the table's end."""
    before = 0 if column == 0 else SIDE
    after = end if column == columns - 1 else SIDE
    return rect.adjusted(after if mirrored else before, 0, -(before if mirrored else after), 0)
