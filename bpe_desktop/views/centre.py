"""The middle of the window: messages, the merges at work, the timeline, the live text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from .under_messages import UnderMessages

__all__ = ["Centre", "Heights", "share_height"]

_MIN_WIDTH = 560
_CANDIDATES_WIDTH = 256


class Heights(NamedTuple):
    """Heights of merge view, timeline and live text in pixels."""

    merges: int
    timeline: int
    live: int


_IDEAL = Heights(332, 226, 238)
_LEAST = Heights(150, 146, 110)
_NO_CHART = 86  # of the timeline, where there is no height even for that
_SMALL_LIVE = 148
_VIEW_LIVE = 206  # for a view of the live text that has several rows


def share_height(total: int, *, narrow: bool = False, live_least: int = _SMALL_LIVE) -> Heights:
    """Share a height among the three parts.

    Where it is short, the timeline's chart gives way first, then the ids of the live text down to
    `live_least`, then the merge view. What is left over goes to merge view and live text, two to
    one. A narrow window has the small chart at any height, a very low one has none.

    >>> share_height(796)
    Heights(merges=332, timeline=226, live=238)
    >>> share_height(596, narrow=True)
    Heights(merges=302, timeline=146, live=148)
    >>> share_height(596, narrow=True, live_least=206)
    Heights(merges=244, timeline=146, live=206)
    """
    merges, timeline, live = _IDEAL
    if total < sum(_LEAST):
        live = min(_SMALL_LIVE, (total - _NO_CHART) // 2)
        return Heights(total - _NO_CHART - live, _NO_CHART, live)
    if narrow:
        timeline = _LEAST.timeline
    lack = merges + timeline + live - total
    if lack <= 0:
        return Heights(merges - lack - (-lack // 3), timeline, live + (-lack // 3))
    from_timeline = min(lack, timeline - _LEAST.timeline)
    lack -= from_timeline
    from_live = min(lack, live - live_least)
    lack -= from_live
    from_merges = min(lack, merges - _LEAST.merges)
    lack -= from_merges
    return Heights(merges - from_merges, timeline - from_timeline, live - from_live - lack)


class Centre(QWidget):
    """Stacks the central panes; shares the height anew until a person moves a line."""

    def __init__(
        self,
        *,
        messages: QWidget,
        merge_view: QWidget,
        candidates: QWidget,
        timeline: QWidget,
        live: QWidget,
    ) -> None:
        super().__init__()
        self.setMinimumWidth(_MIN_WIDTH)
        self._narrow = False
        self._live_least = _SMALL_LIVE
        self._moved = False
        self._candidates = candidates
        self._upper = QSplitter(Qt.Orientation.Horizontal)
        self._upper.setObjectName("upperSplitter")
        self._upper.addWidget(merge_view)
        self._upper.addWidget(candidates)
        self._upper.setStretchFactor(0, 1)
        self._upper.setStretchFactor(1, 0)
        self._upper.setSizes([10_000, _CANDIDATES_WIDTH])
        self._stack = QSplitter(Qt.Orientation.Vertical)
        self._stack.setObjectName("centreSplitter")
        self.under_messages = UnderMessages(self._upper)
        self.under_messages.take(messages)
        for part in (self.under_messages, timeline, live):
            self._stack.addWidget(part)
        for splitter in (self._upper, self._stack):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        self._stack.splitterMoved.connect(self._on_moved)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)

    def take_candidates(self) -> QWidget:
        """Give the candidates away, for a tab elsewhere."""
        self._candidates.setParent(None)
        return self._candidates

    def put_candidates(self) -> None:
        """Take the candidates back beside the merge view."""
        if self._upper.indexOf(self._candidates) < 0:
            width = self._upper.width()
            self._upper.addWidget(self._candidates)
            self._upper.setStretchFactor(1, 0)
            self._upper.setSizes([max(1, width - _CANDIDATES_WIDTH - 1), _CANDIDATES_WIDTH])
        self._candidates.show()

    def set_candidates_shown(self, shown: bool) -> None:
        """Show or hide the candidates beside the merge view."""
        self._candidates.setVisible(shown)

    def set_narrow(self, narrow: bool) -> None:
        """Use the heights of a narrow window."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._share()

    def set_live_rows(self, several: bool) -> None:
        """Leave the live text the room for a view of several rows."""
        self._live_least = _VIEW_LIVE if several else _SMALL_LIVE
        self._share()

    def reset(self) -> None:
        """Forget where a person moved the lines."""
        self._moved = False
        self._share()
        if self._upper.count() == 2:
            width = self._upper.width()
            self._upper.setSizes([max(1, width - _CANDIDATES_WIDTH - 1), _CANDIDATES_WIDTH])

    def sizes(self) -> list[int]:
        """Return the heights that a person chose, or nothing while they are ours to share."""
        return self._stack.sizes() if self._moved else []

    def restore_sizes(self, sizes: list[int]) -> None:
        """Take over heights that a person chose in an earlier session."""
        if len(sizes) == self._stack.count():
            self._moved = True
            self._stack.setSizes(sizes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        if not self._moved:
            room = self._stack.height() - 2 * self._stack.handleWidth()
            heights = share_height(room, narrow=self._narrow, live_least=self._live_least)
            self._stack.setSizes(list(heights))

    def _on_moved(self) -> None:
        self._moved = True
