"""What controllers ask of the window, as protocols; `app` passes the real widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

__all__ = ["Messages"]


class Messages(Protocol):
    """The message bar: what happened, then what to do."""

    def show_error(self, message: str, hint: str = "", *, of_opening: bool = False) -> None:
        """Say what failed; `of_opening`: until something else is open."""

    def show_warning(
        self,
        message: str,
        hint: str = "",
        action: str = "",
        on_action: Callable[[], None] | None = None,
        *,
        of_opening: bool = False,
    ) -> None:
        """Say what a person should know, with one remedy to click."""

    def clear(self) -> None:
        """Take all messages down."""

    def clear_opening(self, *kinds: str) -> None:
        """Take those down that were shown with `of_opening`, or those of some kinds only."""

    def show_success(self, message: str, hint: str = "", *, of_opening: bool = False) -> None:
        """Say what was done."""
