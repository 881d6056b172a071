"""How a tile looks: fill, border and letters of a token in each of its states."""

from __future__ import annotations

from typing import NamedTuple

from ..models.faces import Face
from .colors import Colors

__all__ = ["TileStyle", "text_scale", "tile_style"]

_MARKS = frozenset("·␣⇥↵⍽▁")
_SMALL_MARKS = frozenset("·⇥↵")
_DASHES, _LONG_DASHES, _DOTS = (3.0, 2.0), (5.0, 2.5), (1.0, 1.0)


class TileStyle(NamedTuple):
    """Fill, border and text: hex colours; `dashes` are line and gap, in widths of the line."""

    fill: str | None
    border: str
    text: str
    width: float = 1.0
    dashes: tuple[float, float] | None = None
    hatched: bool = False


def tile_style(face: Face, state: str, colors: Colors) -> TileStyle:
    """Return how a face looks in a state, without what lies outside its border.

    Each state has a border of its own kind: who sees no colours tells them apart by that.
    """
    if state in ("current", "lifted"):
        return TileStyle(colors.current, colors.current_border, colors.current_text, 2.0)
    if state == "broken":
        return TileStyle(None, colors.bad, colors.bad, 2.0, dashes=_DOTS)
    if face.kind == "unknown":
        return TileStyle(None, colors.bad, colors.bad, dashes=_DASHES, hatched=True)
    if face.scaffold:
        style = TileStyle(None, colors.scaffold, colors.text2, dashes=_DASHES)
    elif face.kind == "learnt":
        fill, border = colors.palette[((face.rank or 1) - 1) % len(colors.palette)]
        style = TileStyle(fill, border, colors.tile_text)
    elif face.kind == "special":
        style = TileStyle(colors.hover, colors.text3, colors.text)
    else:
        only_marks = face.kind == "marker" or (face.label and set(face.label) <= _MARKS)
        text = colors.text2 if only_marks else colors.text
        style = TileStyle(colors.tile, colors.tile_border, text)
    if state == "candidate":
        style = style._replace(border=colors.accent, width=1.5, dashes=_LONG_DASHES)
    return style


def text_scale(face: Face) -> float:
    """Return the size of a label's letters: bytes are smaller, marks standing alone larger."""
    if face.kind == "byte":
        return 0.8
    return 1.2 if face.label in _SMALL_MARKS else 1.0
