"""The window program: `run` starts it, `build` makes a window for tests and tools."""

from __future__ import annotations

from .build import Application, build
from .start import run

__all__ = ["Application", "build", "run"]
