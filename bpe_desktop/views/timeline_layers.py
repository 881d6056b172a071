"""Which series the timeline's chart shows."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Layers"]


class Layers(NamedTuple):
    """Which series are shown."""

    count: bool = True
    ties: bool = True
    symbols: bool = False
