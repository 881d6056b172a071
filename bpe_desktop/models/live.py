"""The live text, tokenized at the playhead: what the live pane shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .faces import Face

__all__ = ["NO_RESULT", "LiveResult"]


class LiveResult(NamedTuple):
    """One text and its tokens after `step` merges.

    `ids` holds `None` for an unknown symbol. `starts` and `ends` bound each token in `text`, in
    UTF-16 units; both rise or stay. Markers are empty. Tokens that share a character overlap in it.
    `sizes` holds the number of bytes of each token; without it, or where it disagrees with the
    text, tokens that share a character are taken to have equal parts in it. `face(i)` gives the
    face of the i-th token and is called for tokens that are drawn only. `tokens`, `characters` and
    `bytes` are counts of the whole text. `notices` are whole sentences for the person. Without
    `has_unknown` no face is one of an unknown symbol. The first `kept` tokens are in all those of
    the result before this one.
    """

    text: str
    step: int
    ids: Sequence[int | None]
    starts: Sequence[int]
    ends: Sequence[int]
    face: Callable[[int], Face]
    tokens: int
    characters: int
    bytes: int
    notices: tuple[str, ...] = ()
    sizes: Sequence[int] = ()
    has_unknown: bool = True
    kept: int = 0

    def part(self, first: int, last: int) -> LiveResult:
        """Return the result with the tokens from number `first` to `last` only."""
        face = self.face
        return self._replace(
            ids=self.ids[first:last],
            starts=self.starts[first:last],
            ends=self.ends[first:last],
            sizes=self.sizes[first:last],
            face=lambda index: face(first + index),
            kept=min(max(self.kept - first, 0), last - first),
        )


def _no_face(index: int) -> Face:
    raise IndexError(index)


NO_RESULT = LiveResult("", 0, (), (), (), _no_face, 0, 0, 0)
