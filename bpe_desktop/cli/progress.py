"""How far a long command has come, on stderr."""

from __future__ import annotations

import json
import sys
import time
from contextlib import AbstractContextManager
from typing import Any

from .streams import warn

__all__ = ["Progress"]

_SECONDS = 0.1  # between two reports
_WIDTH = 30


class Progress(AbstractContextManager["Progress"]):
    """Reports of counting and merging, as a bar, as JSON lines or not at all.

    `mode` is bar, json, none or auto: a bar if stderr is a terminal, else none.
    """

    def __init__(self, mode: str) -> None:
        if mode == "auto":
            mode = "bar" if sys.stderr is not None and sys.stderr.isatty() else "none"
        self._mode = mode
        self._next = 0.0
        self._bar_is_shown = False

    def __exit__(self, *_: object) -> None:
        self._clear()

    def counting(self, done: int, total: int) -> None:
        """Report that `done` of `total` bytes of the corpus are counted."""
        if self._is_due(done >= total):
            self._report("Counting", done, total, {"phase": "count", "done": done, "total": total})

    def merging(self, step: int, wanted: int | None) -> None:
        """Report that merge `step` is made; `wanted` merges are to be made at most."""
        if self._is_due(step == wanted):
            self._report("Merging", step, wanted, {"phase": "merge", "step": step, "total": wanted})

    def _is_due(self, is_last: bool) -> bool:
        if self._mode == "none":
            return False
        now = time.monotonic()
        if now < self._next and not is_last:
            return False
        self._next = now + _SECONDS
        return True

    def _report(self, what: str, done: int, total: int | None, record: dict[str, Any]) -> None:
        if self._mode == "json":
            warn(json.dumps(record) + "\n")
            return
        if total:
            share = min(done / total, 1.0)
            filled = round(share * _WIDTH)
            bar = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {share:4.0%}"
        else:
            bar = f"{done}"
        warn(f"\r\x1b[K{what:9} {bar}")
        self._bar_is_shown = True

    def _clear(self) -> None:
        if self._bar_is_shown:
            warn("\r\x1b[K")
            self._bar_is_shown = False
