"""Steps that a person marked, to come back to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Bookmark", "cleaned", "toggled"]


class Bookmark(NamedTuple):
    """A marked step. Without a name of its own it is called by what the step made."""

    step: int
    name: str = ""


def toggled(bookmarks: Iterable[Bookmark], step: int) -> tuple[Bookmark, ...]:
    """Return the bookmarks with one at `step`, or without the one that was there.

    >>> toggled((Bookmark(7),), 3)
    (Bookmark(step=3, name=''), Bookmark(step=7, name=''))
    """
    kept = [bookmark for bookmark in bookmarks if bookmark.step != step]
    if len(kept) == len(tuple(bookmarks)):
        kept.append(Bookmark(step))
    return cleaned(kept)


def cleaned(bookmarks: Iterable[tuple[int, str]]) -> tuple[Bookmark, ...]:
    """Return bookmarks in order, one a step: the last of several at one step counts."""
    by_step = {step: Bookmark(step, name) for step, name in bookmarks if step >= 0}
    return tuple(by_step[step] for step in sorted(by_step))
