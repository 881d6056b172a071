"""How one token looks to a person: everything that a tile, a table cell or a chip needs to know."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Face", "Headline", "MergeRow", "MergeScene"]


class Face(NamedTuple):
    """One token as it is drawn.

    `id` is the token id, `None` for an unknown symbol. `label` is the visible text: marks are
    applied (· end of word, ␣ space, ⇥ tab, ↵ newline, ⍽ no-break space), bytes that are no
    character stand as upper-case hex. `kind` is one of alphabet, learnt, marker, byte, unknown,
    special. `rank` is the merge rank of a learnt token (its colour is (rank - 1) mod 7).
    `scaffold`: learnt, but absent from the segmentation of the corpus at the playhead. `number` is
    the id in the token's file where that is another one than here. `note` stands small behind the
    label, as the hex of a byte.
    """

    id: int | None
    label: str
    kind: str = "alphabet"
    rank: int | None = None
    scaffold: bool = False
    number: int | None = None
    note: str = ""

    @property
    def shown_id(self) -> int | None:
        """The id that people are told."""
        return self.id if self.number is None else self.number


class MergeRow(NamedTuple):
    """One word of the corpus at the playhead.

    `matches` are the indices i at which faces[i] and faces[i + 1] will be joined by the next merge;
    `share` is what this word adds to the pair's count (every adjacent position, times `count`).
    Where the next step is no merge, `lit` are the indices of the faces that it is about. `lead`
    stands before the row instead of the count.
    """

    word: int
    count: int
    faces: tuple[Face, ...]
    matches: tuple[int, ...] = ()
    share: int = 0
    lit: tuple[int, ...] = ()
    lead: str = ""


class Headline(NamedTuple):
    """The next step in words and tiles, where it is no merge.

    `parts` stand in a row; `figure` with its `label` is what the step is chosen by.
    """

    parts: tuple[Face | str, ...]
    label: str = ""
    figure: str = ""


class MergeScene(NamedTuple):
    """What the merge view shows at rest: the state after `step` merges and the merge to come.

    `pair` and `result` describe merge `step + 1`, `None` at the end. `newborn` is the id of the
    token that merge `step` made. `touched` of `words` distinct words hold the pair.

    `score` is that of the pair, where scores decide.

    A training that does not merge has no pair, but a `headline` of its next step, `None` at the
    end.
    """

    step: int
    total: int
    pair: tuple[Face, Face] | None
    result: Face | None
    counted: int
    rows: tuple[MergeRow, ...]
    words: int
    touched: int
    newborn: int | None = None
    headline: Headline | None = None
    score: str = ""
