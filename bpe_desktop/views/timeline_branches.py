"""The branches of a training on the timeline: the symbols that each has left, as a curve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtGui import QPainter, QPen

from .branch_colors import branch_color, branch_letter, branch_pen
from .quantities import count_text, difference_text
from .theme import Theme
from .timeline_readings import Reading
from .timeline_series import Numbers

__all__ = ["BranchCurve", "branch_reading", "paint_branches"]

_LINE, _CHOSEN = 1.5, 2.25

Paint = Callable[[QPainter, Numbers, Numbers, QPen], None]


class BranchCurve(NamedTuple):
    """The symbols left in one branch, before the first merge and after each.

    Up to merge `first` - 1 it is the main line's curve, and is not drawn.
    """

    color: int
    symbols: Numbers
    first: int
    is_chosen: bool = False


def paint_branches(
    painter: QPainter,
    theme: Theme,
    curves: Sequence[BranchCurve],
    shown: tuple[int, int],
    x_of: Callable[[Numbers], Numbers],
    y_of: Callable[[Numbers], Numbers],
    paint: Paint,
    *,
    future: bool,
    casing: float,
) -> None:
    """Draw the part of each curve between two merges, the chosen one over the others.

    `casing` is the width of a line below, which parts the curves from bars that they cross.
    """
    ground = QPen(theme.color("surface"), casing)
    for curve in sorted(curves, key=lambda curve: curve.is_chosen):
        start = max(curve.first - 1, shown[0])
        values = curve.symbols[start : shown[1] + 1]
        if len(values) < 2:
            continue
        pen = branch_pen(theme, curve.color, _CHOSEN if curve.is_chosen else _LINE)
        color = pen.color()
        color.setAlphaF(0.5 if future else 1.0)
        pen.setColor(color)
        xs = x_of(np.arange(start, start + len(values), dtype=np.float64))
        if casing:
            paint(painter, xs, y_of(values), ground)
        paint(painter, xs, y_of(values), pen)


def branch_reading(
    theme: Theme,
    curve: BranchCurve,
    step: int,
    main: float,
    y_of: Callable[[float], float],
) -> Reading | None:
    """Return what a branch's curve says at a step where the main line has `main` symbols left."""
    if step < curve.first or step >= len(curve.symbols):
        return None
    symbols = int(curve.symbols[step])
    text = f"{branch_letter(curve.color)}  {count_text(symbols)} ({difference_text(symbols, main)})"
    color = branch_color(theme, curve.color)
    return Reading(y_of(symbols), text, color, color)
