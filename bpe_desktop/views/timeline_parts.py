"""The steps of the timeline's chart as a screen reader is told of them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible

from .accessible_parts import Path
from .time_scale import TimeScale

__all__ = ["ChartParts"]

_LEAST_WIDTH = 2  # pixels of a step on a chart of many


class _Chart(Protocol):
    scale: TimeScale

    @property
    def merges(self) -> int: ...
    @property
    def step(self) -> int: ...
    def said(self, step: int) -> str: ...
    def height(self) -> int: ...


class ChartParts:
    """One part for each step of a chart, made when it is asked for."""

    role = QAccessible.Role.Chart

    def __init__(self, chart: _Chart) -> None:
        self._chart = chart

    def count(self, path: Path) -> int:
        """Return the number of steps."""
        return 0 if path else self._chart.merges

    def name(self, path: Path) -> str:
        """Say what the chart shows of a step."""
        return self._chart.said(path[0] + 1) if self._has(path) else ""

    def rect(self, path: Path) -> QRect:
        """Return the stretch of a step, from top to bottom."""
        if not self._has(path):
            return QRect()
        left, right = (round(self._chart.scale.x(path[0] + end)) for end in (0, 1))
        return QRect(left, 0, max(right - left, _LEAST_WIDTH), self._chart.height())

    def at(self, point: QPoint) -> Path | None:
        """Return the step at a point."""
        step = int(self._chart.scale.at(point.x()))
        return (step,) if 0 <= step < self._chart.merges else None

    def current(self) -> Path | None:
        """Return the step that the playhead has made last."""
        return (self._chart.step - 1,) if self._chart.step else None

    def _has(self, path: Path) -> bool:
        return len(path) == 1 and path[0] < self._chart.merges
