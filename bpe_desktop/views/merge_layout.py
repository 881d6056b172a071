"""Where the tiles of the merge view stand, at rest and in motion: arithmetic without drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..models.faces import Face, MergeRow, MergeScene
from .tiles import GAP, zoomed

__all__ = [
    "MANY_WORDS",
    "PART",
    "PHASES",
    "RowLayout",
    "RowMetrics",
    "choose_metrics",
    "counted_so_far",
    "find_run",
    "lay_out",
    "letters_of",
    "newborns",
    "offset_at",
    "out_cubic",
    "rows_counted",
    "settled",
    "share_out",
]

PHASES = ("announce", "count", "join", "settle")
MANY_WORDS = 12  # distinct words; a corpus of more is not shown whole, but sorted and filtered
PART = 10  # pixels by which the announced pair parts

# A word without a limit may hold a whole book: more tiles than this are never laid out.
_SHOWN_TILES = 300
_BEFORE_MATCH = 20

# So many rows of the middle size must find room before a large corpus is shown in it.
_ROOMY = 12

# Smallest and largest distance between rows, for each size of tile.
_PITCHES = {"large": (48, 64), "row": (34, 48), "live": (31, 36), "table": (26, 31)}
_ZOOMED = {"giant": (78, 104), "huge": (61, 82), **_PITCHES}  # the first ones only when asked for


class RowMetrics(NamedTuple):
    """The size of tiles, and the distance from one row to the next in pixels."""

    size: str
    pitch: int


@dataclass(frozen=True, slots=True)
class RowLayout:
    """One row as it stands at rest; x counts from the left edge of the row's first tile.

    `matches` and `lit` count from the first tile shown.
    `steps[i]` tells how many matches lie before tile i, so in motion every tile is simply
    `steps[i]` times the offset of one match away from `xs[i]`. `first` is the index in the word
    of the first tile shown, `after` how many tiles behind the last one are not shown.
    """

    faces: tuple[Face, ...]
    xs: tuple[int, ...]
    widths: tuple[int, ...]
    steps: tuple[int, ...]
    matches: tuple[int, ...]
    width: int
    first: int = 0
    after: int = 0
    lit: frozenset[int] = frozenset()

    def tile_at(self, x: float, offset: float = 0.0) -> int | None:
        """Return the index of the tile at `x` when each match moves what follows by `offset`."""
        for index in range(len(self.xs) - 1, -1, -1):
            left = self.xs[index] + self.steps[index] * offset
            if left <= x < left + self.widths[index]:
                return index
        return None


def lay_out(row: MergeRow, width_of: Callable[[Face], int], anchor: int | None = None) -> RowLayout:
    """Set the tiles of a word in a line; of a very long one, those around the tile `anchor`.

    Without an anchor, the first match is one.
    """
    if anchor is None:
        anchor = next(iter(row.matches or row.lit), 0)
    first = 0
    if len(row.faces) > _SHOWN_TILES and anchor > _SHOWN_TILES // 2:
        first = anchor - _BEFORE_MATCH
    faces = row.faces[first : first + _SHOWN_TILES]
    last = len(faces) - 1
    matches = tuple(m - first for m in row.matches if first <= m < first + last)
    rights = {match + 1 for match in matches}
    lit = rights.union(matches, (place - first for place in row.lit))
    xs, widths, steps = [], [], []
    x = 0
    passed = 0
    for index, face in enumerate(faces):
        passed += index in rights
        width = width_of(face)
        xs.append(x)
        widths.append(width)
        steps.append(passed)
        x += width + GAP
    return RowLayout(
        faces,
        tuple(xs),
        tuple(widths),
        tuple(steps),
        matches,
        max(x - GAP, 0),
        first,
        len(row.faces) - first - len(faces),
        frozenset(lit),
    )


def choose_metrics(
    rows: Sequence[MergeRow],
    width: int,
    height: int,
    letter_width: Callable[[str], int],
    *,
    all_shown: bool = True,
    zoom: int = 0,
) -> RowMetrics:
    """Choose the largest tiles with which all rows fit into `width` × `height` pixels.

    `letter_width` gives the width of a one-letter tile for a size. The estimate counts letters,
    not tiles, so that the choice stays the same while a word's letters are joined. Unless
    `all_shown`, the rows are other words at every merge, and only the height decides. With `zoom`
    the tiles are so many sizes larger, whether they all fit or not.
    """
    fitting = _fitting_metrics(rows, width, height, letter_width, all_shown)
    if not zoom:
        return fitting
    size = zoomed(fitting.size, zoom)
    least, most = _ZOOMED[size]
    room = height // max(len(rows), 1) if all_shown else least
    return RowMetrics(size, max(least, min(most, room)))


def _fitting_metrics(
    rows: Sequence[MergeRow],
    width: int,
    height: int,
    letter_width: Callable[[str], int],
    all_shown: bool,
) -> RowMetrics:
    if not all_shown:
        size = "row" if _ROOMY * _PITCHES["row"][0] <= height else "live"
        return RowMetrics(size, _PITCHES[size][0])
    count = len(rows)
    letters = max((sum(map(letters_of, row.faces)) for row in rows), default=0)
    for size, (least, most) in _PITCHES.items():
        if count * least <= height and letters * (letter_width(size) + GAP) <= width:
            return RowMetrics(size, max(least, min(most, height // max(count, 1))))
    return RowMetrics("live", _PITCHES["live"][0])


def letters_of(face: Face) -> float:
    """Return how many letters a tile is as wide as; what stands small counts half."""
    return len(face.label) + len(face.note) / 4


def out_cubic(progress: float) -> float:
    """Return the eased progress of a movement that starts fast and comes to rest gently."""
    return 1.0 - (1.0 - progress) ** 3


def offset_at(phase: str, progress: float, join: float) -> float:
    """Return by how many pixels one match has moved everything behind its left half.

    `join` is the final offset, at which the two halves are one tile; it is negative.
    """
    if phase == "announce":
        return PART * out_cubic(progress)
    if phase == "count":
        return PART
    if phase == "join":
        return PART + (join - PART) * out_cubic(progress)
    return join if phase == "settle" else 0.0


def rows_counted(phase: str, progress: float, rows: int) -> float:
    """Return how many of `rows` rows have shown their share; the fraction is one fading in."""
    if phase == "announce":
        return 0.0
    # The last share appears a little before the phase ends, so that the sum can be read.
    return min(progress * 1.15, 1.0) * rows if phase == "count" else float(rows)


def counted_so_far(shares: Sequence[int], counted: int, done: float) -> int:
    """Return the total after `done` of the visible `shares`; rows out of sight count along."""
    if not shares or done >= len(shares):
        return counted
    seen = sum(shares[: int(done)])
    unseen = max(counted - sum(shares), 0)
    return seen + int(unseen * done / len(shares))


def find_run(faces: Sequence[Face], ids: Sequence[int]) -> list[int]:
    """Return where tokens with these ids stand side by side, from left to right, no overlap."""
    found = []
    index = 0
    size = len(ids)
    while index <= len(faces) - size:
        if all(face.id == id_ for face, id_ in zip(faces[index : index + size], ids, strict=True)):
            found.append(index)
            index += size
        else:
            index += 1
    return found


def settled(scene: MergeScene) -> tuple[MergeScene, tuple[tuple[int, ...], ...]]:
    """Return a scene with its merge made, and for each row where the new tokens stand."""
    result = scene.result
    if result is None:
        return scene, ()
    rows = []
    places = []
    for row in scene.rows:
        starts = set(row.matches)
        faces: list[Face] = []
        new = []
        index = 0
        while index < len(row.faces):
            if index in starts:
                new.append(len(faces))
                faces.append(result)
                index += 2
            else:
                faces.append(row.faces[index])
                index += 1
        rows.append(row._replace(faces=tuple(faces), matches=()))
        places.append(tuple(new))
    return scene._replace(rows=tuple(rows)), tuple(places)


def newborns(scene: MergeScene) -> tuple[tuple[int, ...], ...]:
    """Return for each row where the token stands that the last merge made."""
    if scene.newborn is None:
        return ()
    return tuple(
        tuple(place for place, face in enumerate(row.faces) if face.id == scene.newborn)
        for row in scene.rows
    )


def share_out(widths: Sequence[int], room: int, least: int) -> list[int]:
    """Shorten the longest of some widths until all fit into `room`; none below `least`."""
    limit = max(widths, default=0)
    while limit > least and sum(min(width, limit) for width in widths) > room:
        limit -= 1
    return [min(width, max(limit, least)) for width in widths]
