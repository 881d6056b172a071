"""The options of the window, as the command line gives them to the application; no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["WindowArguments"]


@dataclass(frozen=True, slots=True)
class WindowArguments:
    """The options of the window, checked; `None` where nothing was said.

    `step` is the merge to put the playhead at, `text` goes into the live pane, and `screenshot` is
    where to write a picture of the window instead of showing it.
    """

    files: tuple[str, ...] = ()
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    theme: str | None = None
    lang: str | None = None
    panel: str | None = None
    step: int | None = None
    text: str | None = None
