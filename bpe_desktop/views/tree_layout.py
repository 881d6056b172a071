"""Where the tiles of a merge tree stand: arithmetic without drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..models.faces import Face
from ..models.inspection import TreePicture
from .tiles import SIZES

__all__ = ["TreePlace", "lay_out_tree"]

_SIZE = "row"
_GAP = 8  # between two base symbols, at least


class TreePlace(NamedTuple):
    """A tile: its left edge, top, width, and the middle that its lines start from."""

    x: float
    y: float
    width: int
    middle: float


def lay_out_tree(
    tree: TreePicture,
    width_of: Callable[[Face], int],
    *,
    pitch: float,
    row: float,
) -> tuple[list[TreePlace], float]:
    """Return a place for each tile of a tree, from x = 0 and y = 0 on, and the whole width.

    Base symbols stand at the foot, `pitch` pixels from one to the next or more where they are wide;
    each token stands over the middle between its parts, one row of `row` pixels a merge.
    """
    height = SIZES[_SIZE].height
    places: list[TreePlace] = []
    x = 0.0
    for tile in tree.tiles:
        width = width_of(tile.face)
        if tile.parts is None:
            room = max(pitch, width + _GAP)
            middle = x + room / 2
            top = len(tree.levels) * row + (row - height) / 2
            places.append(TreePlace(middle - width / 2, top, width, middle))
            x += room
        else:
            left, right = (places[part].middle for part in tile.parts)
            middle = (left + right) / 2
            top = (tile.level or 0) * row + (row - height) / 2
            places.append(TreePlace(middle - width / 2, top, width, middle))
    overhang = max(0.0, -min((place.x for place in places), default=0.0))
    if overhang:
        places = [
            place._replace(x=place.x + overhang, middle=place.middle + overhang) for place in places
        ]
    right_edge = max((place.x + place.width for place in places), default=0.0)
    return places, max(x + overhang, right_edge)
