"""How branches are told apart: by a letter, a colour and a pattern of dashes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from .theme import Theme

__all__ = ["BRANCH_COLORS", "branch_color", "branch_letter", "branch_pen"]

# Chosen by a search: no two are near each other for any kind of colour blindness (a test simulates
# them), none is near the accent, and each is legible as text on every ground of its theme.
BRANCH_COLORS: dict[str, tuple[str, ...]] = {
    "light": ("#B84600", "#410089", "#007065", "#340C00", "#9E2BBA", "#8A1048"),
    "dark": ("#FC9C00", "#FFBEFF", "#09D59D", "#A97994", "#B7FF83", "#9A6BF0"),
    "contrast": ("#E8A805", "#73FFFF", "#9E48FE", "#FFFF70", "#E8234F", "#4CB4D6"),
}
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (7.0, 2.5),
    (1.5, 2.0),
    (6.0, 2.0, 1.5, 2.0),
    (3.5, 2.0),
    (10.0, 2.0, 1.5, 2.0, 1.5, 2.0),
)


def branch_letter(index: int) -> str:
    """Return the letter of a branch's colour.

    >>> branch_letter(0), branch_letter(5)
    ('A', 'F')
    """
    return chr(ord("A") + index)


def branch_color(theme: Theme, index: int) -> QColor:
    """Return the colour of a branch."""
    return QColor(BRANCH_COLORS[theme.name][index])


def branch_pen(theme: Theme, index: int, width: float) -> QPen:
    """Return what a branch's line is drawn with."""
    pen = QPen(branch_color(theme, index), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if _DASHES[index]:
        pen.setDashPattern(_DASHES[index])
    return pen
