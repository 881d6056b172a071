"""What controllers ask of the window, as protocols; `app` passes the real widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

__all__ = ["Messages"]


class Messages(Protocol):
    """The message bar: what happened, then what to do."""

    def show_error(self, message: str, hint: str = "") -> None:
        """Say what failed."""

    def show_warning(
        self,
        message: str,
        hint: str = "",
        action: str = "",
        on_action: Callable[[], None] | None = None,
    ) -> None:
        """Say what a person should know, with one remedy to click."""

    def clear(self) -> None:
        """Take all messages down."""

    def show_success(self, message: str, hint: str = "") -> None:
        """Say what was done."""
