"""A text as graphemes, characters, UTF-8 bytes and tokens, each in its place."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

import regex  # type: ignore[import-untyped]
from PySide6.QtCore import QObject, Signal

from ..engine.display import visible
from ..engine.tokenizer import Encoding, Tokenizer
from ..errors import UserError
from .face_book import FaceBook, unknown_face
from .faces import Face
from .history_tokenizer import tokenizer_of
from .number_text import count_text
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["ByteCell", "ByteModel", "ByteView", "CharCell", "GraphemeCell", "SpaceRow", "TokenCell"]

MOST_BYTES = 2_000  # each is a cell that is drawn
SHOWN_TOKENS = 24  # of a text with another space
_GRAPHEME = regex.compile(r"\X")


class GraphemeCell(NamedTuple):
    """What a reader takes for one character, over the bytes `start` to `end`."""

    text: str
    start: int
    end: int


class CharCell(NamedTuple):
    """A code point: visible text, its number, and its Unicode name."""

    text: str
    number: str
    name: str
    start: int
    end: int


class ByteCell(NamedTuple):
    """A byte in hex; `first` where a character begins with it."""

    hex: str
    first: bool


class TokenCell(NamedTuple):
    """A token over the bytes `start` to `end`.

    `cuts_before`, `cuts_behind`: it begins or ends inside a character.
    """

    face: Face
    start: int
    end: int
    cuts_before: bool
    cuts_behind: bool


class SpaceRow(NamedTuple):
    """The text with another space: which one, its tokens, how many, and how many more than now."""

    kind: str
    faces: tuple[Face, ...]
    tokens: int
    change: int


class ByteView(NamedTuple):
    """The rows, all counted in bytes. `problem` says why nothing can be shown."""

    graphemes: tuple[GraphemeCell, ...] = ()
    characters: tuple[CharCell, ...] = ()
    bytes: tuple[ByteCell, ...] = ()
    tokens: tuple[TokenCell, ...] = ()
    spaces: tuple[SpaceRow, ...] = ()
    problem: str = ""


class ByteModel(QObject):
    """Follows live text and playhead while it is looked at."""

    changed = Signal(object)  # ByteView

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._tokenizer: Tokenizer | None = None
        self._faces: FaceBook | None = None
        project.history_replaced.connect(self._replace)
        project.history_finished.connect(self._later)
        project.live_text_changed.connect(self._later)
        playhead.step_changed.connect(self._later)

    def set_active(self, active: bool) -> None:
        """Say whether anybody looks."""
        self._is_active = active
        self._later()

    def _replace(self) -> None:
        self._tokenizer = self._faces = None
        self._later()

    def _later(self, *_facts: object) -> None:
        if self._is_active:
            self._turns.ask(self.refresh)

    def refresh(self) -> None:
        """Derive everything anew."""
        self.changed.emit(self.view())

    def view(self) -> ByteView:
        """Return what is to be shown now."""
        history, text = self._project.history, self._project.live_text
        if not text:
            return ByteView(problem=self.tr("Type a text to see its characters and bytes."))
        size = len(text.encode("utf-8", "replace"))
        if size > MOST_BYTES:
            return ByteView(
                problem=self.tr("Only texts up to {} bytes are shown so. This one has {}.").format(
                    count_text(MOST_BYTES), count_text(size)
                )
            )
        graphemes, characters, cells = _cells(text)
        bare = ByteView(graphemes, characters, cells)
        if history is None:
            return bare
        try:
            if self._tokenizer is None or self._faces is None:
                self._tokenizer = tokenizer_of(history)
                self._faces = FaceBook(history.vocabulary, history.numbers)
            encoding = self._tokenizer.encode(text, merges=self._playhead.step)
            spaces = self._spaces(self._tokenizer, text, len(encoding))
        except UserError as error:
            return bare._replace(problem=str(error))
        firsts = {at for at, cell in enumerate(cells) if cell.first} | {len(cells)}
        tokens = tuple(
            TokenCell(self._face(encoding, at), start, end, start not in firsts, end not in firsts)
            for at, (start, end) in enumerate(encoding.byte_offsets)
        )
        return bare._replace(tokens=tokens, spaces=spaces)

    def _spaces(self, tokenizer: Tokenizer, text: str, now: int) -> tuple[SpaceRow, ...]:
        """Return what becomes of the text with a space before it, behind it, or without its own."""
        variants = {"before": f" {text}", "behind": f"{text} "}
        if text != text.strip(" "):
            variants["none"] = text.strip(" ")
        rows = []
        for kind, variant in variants.items():
            if not variant:
                continue
            encoding = tokenizer.encode(variant, merges=self._playhead.step)
            faces = tuple(
                self._face(encoding, at) for at in range(min(len(encoding), SHOWN_TOKENS))
            )
            rows.append(SpaceRow(kind, faces, len(encoding), len(encoding) - now))
        return tuple(rows)

    def _face(self, encoding: Encoding, at: int) -> Face:
        assert self._faces is not None
        token = encoding.ids[at]
        if token is None or encoding.unknown[at]:
            return unknown_face(encoding.tokens[at])._replace(id=token)
        return self._faces.face(token)


def _cells(
    text: str,
) -> tuple[tuple[GraphemeCell, ...], tuple[CharCell, ...], tuple[ByteCell, ...]]:
    characters, cells, starts = [], [], [0]
    for char in text:
        data = char.encode("utf-8", "replace")
        start = len(cells)
        cells += [ByteCell(f"{byte:02X}", not place) for place, byte in enumerate(data)]
        name = unicodedata.name(char, "")
        shown = visible(char)
        characters.append(CharCell(shown, f"U+{ord(char):04X}", name, start, len(cells)))
        starts.append(len(cells))
    graphemes = tuple(
        GraphemeCell(visible(found.group()), starts[found.start()], starts[found.end()])
        for found in _GRAPHEME.finditer(text)
    )
    return graphemes, tuple(characters), tuple(cells)
