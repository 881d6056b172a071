"""Pause the garbage collector while hundreds of thousands of objects are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["paused_collecting"]


@contextmanager
def paused_collecting() -> Iterator[None]:
    """Do not look for cycles among new objects: a vocabulary has none, and looking takes long."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
