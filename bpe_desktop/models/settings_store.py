"""Where what a person chose is kept between two runs of the program."""

from __future__ import annotations

from typing import Any, Protocol

__all__ = ["SettingsStore"]


class SettingsStore(Protocol):
    """A QSettings, or what looks like one."""

    def value(self, key: str, default: Any = None) -> Any:
        """Return what is kept under a key."""

    def setValue(self, key: str, value: Any) -> None:
        """Keep a value under a key."""
