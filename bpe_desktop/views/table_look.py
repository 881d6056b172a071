"""The measures that all tables of figures share: heights, room at the sides, where text begins.

The first column begins and the last one ends at the edge of the table, so that they stand under
the title of the page.
"""

from __future__ import annotations

from PySide6.QtCore import QRect

__all__ = ["HEAD", "HEAD_STYLE", "ROW", "SIDE", "cell_room"]

ROW = HEAD = 24
SIDE = 8
HEAD_STYLE = (
    f"QHeaderView::section {{ padding: 0 {SIDE}px; }}"
    "QHeaderView::section:first { padding-left: 0; }"
    "QHeaderView::section:last { padding-right: 0; }"
    "QHeaderView::section:only-one { padding: 0; }"
)


def cell_room(rect: QRect, column: int, columns: int, *, mirrored: bool) -> QRect:
    """Return where the contents of a cell may stand."""
    before = 0 if column == 0 else SIDE
    after = 0 if column == columns - 1 else SIDE
    return rect.adjusted(after if mirrored else before, 0, -(before if mirrored else after), 0)
