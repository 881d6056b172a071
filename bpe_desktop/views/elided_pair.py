"""A pair of tokens in little room: both give way, the sign between them stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

__all__ = ["elided_pair", "shared_room"]

_PLUS = " + "


def shared_room(widths: Sequence[float], room: float) -> list[float]:
    """Return how much of a room each width gets: the short ones all, the long ones alike.

    >>> shared_room([10, 90, 60], 100), shared_room([10, 20], 100)
    ([10, 45.0, 45.0], [10, 20])
    """
    shares = list(widths)
    left = list(range(len(shares)))
    while left:
        share = max(0.0, room) / len(left)
        short = [index for index in left if widths[index] <= share]
        if not short:
            for index in left:
                shares[index] = share
            break
        room -= sum(widths[index] for index in short)
        left = [index for index in left if index not in short]
    return shares


def elided_pair(metrics: QFontMetricsF, text: str, room: float) -> str:
    """Return "a + b" so that it fits, without the ends of the tokens; of another text, its end."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    right = Qt.TextElideMode.ElideRight
    parts = text.split(_PLUS)
    if len(parts) != 2:
        return metrics.elidedText(text, right, room)
    widths = [metrics.horizontalAdvance(part) for part in parts]
    shares = shared_room(widths, room - metrics.horizontalAdvance(_PLUS))
    # A fraction more, or what just fits would be cut as well.
    shown = [
        metrics.elidedText(part, right, share + 0.01)
        for part, share in zip(parts, shares, strict=True)
    ]
    return _PLUS.join(shown)
