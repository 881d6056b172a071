"""The words and pictures of the vocabulary table's cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject

from ..engine.display import label, visible
from .faces import Face
from .number_text import decimal_text
from .table_cell import DASH, Cell, Part, grouped
from .vocabulary_index import VocabularyEntry
from .vocabulary_order import VocabularyColumn

__all__ = ["VocabularyCells"]


class VocabularyCells(QObject):
    """Puts one token and its count (`None` without a corpus) into words.

    `met` are the tokens that the corpus ever holds, `None` for all, as in a training. `scores` are
    log-probabilities (natural) of pieces, where these take the place of ranks. `stored`: how the
    token is written in its file is shown instead of its bytes.
    """

    met: Collection[int] | None = None
    scores: Mapping[int, float] | None = None
    stored = False
    byte_table = False

    def headings(self) -> Sequence[str]:
        """Return the headings of the columns, which also stand over what is copied."""
        tr = self.tr
        if self.byte_table:
            return (
                tr("Hex"),
                tr("Byte"),
                tr("Stands for"),
                tr("Step"),
                tr("Count"),
                tr("Built from"),
            )
        return (
            self.tr("ID"),
            self.tr("Token"),
            self.tr("Stored as") if self.stored else self.tr("Bytes"),
            self.tr("Rank") if self.scores is None else self.tr("Log prob."),
            self.tr("Count"),
            self.tr("Built from") if self.scores is None else self.tr("Kind"),
        )

    def heading_tips(self) -> Sequence[str]:
        """Return what the headings mean."""
        tr = self.tr
        if self.byte_table:
            return (
                tr("The byte in hexadecimal"),
                tr("The byte as it stands in the data"),
                tr("What of the text the byte stands for"),
                tr("The replacement that made the byte stand for a pair"),
                tr("How often the data holds the byte at the playhead"),
                tr("The two bytes that it stands for"),
            )
        return (
            self.tr("The number that stands for the token"),
            self.tr("The text of the token"),
            self.tr("How the file writes the token")
            if self.stored
            else self.tr("The bytes of the token, in hexadecimal"),
            self.tr("The number of the merge that made the token")
            if self.scores is None
            else self.tr("The natural logarithm of the probability of the piece"),
            self.tr("How often the corpus holds the token at the playhead"),
            self.tr("The two parts that were joined")
            if self.scores is None
            else self.tr("What the token is, and whether it is still there"),
        )

    def fields(self, entry: VocabularyEntry, count: int | None) -> Sequence[str]:
        """Return the columns as they are copied: real characters, plain numbers."""
        if self.byte_table:
            return (
                self._number(entry),
                entry.face.label,
                entry.searchable,
                self._rank(entry, ""),
                str(count or 0),
                "".join(part.text for part in self._built(entry)),
            )
        return (
            str(entry.shown_id),
            entry.searchable,
            _hex(entry.bytes),
            self._rank(entry, ""),
            "" if count is None else str(count),
            "".join(part.text for part in self._built(entry)),
        )

    def cell(self, entry: VocabularyEntry, count: int | None, column: int) -> Cell:
        """Return the picture of one cell."""
        match column:
            case VocabularyColumn.ID:
                return Cell((Part(self._number(entry), quiet=True),), numeric=True)
            case VocabularyColumn.TOKEN:
                return Cell(faces=(self._face(entry, count),))
            case VocabularyColumn.BYTES:
                return Cell((Part(self._written(entry) or DASH, token=True, quiet=True),))
            case VocabularyColumn.RANK:
                rank = self._rank(entry, DASH)
                return Cell((Part(rank, quiet=rank == DASH),), numeric=True)
            case VocabularyColumn.COUNT:
                text = DASH if count is None else grouped(count)
                return Cell((Part(text, quiet=not count),), numeric=True)
        is_scaffold = self.scores is None and self._is_scaffold(entry, count)
        note = self._scaffold_note() if is_scaffold else ""
        return Cell(self._built(entry), note=note)

    def description(self, entry: VocabularyEntry, count: int | None, column: int) -> str:
        """Return a cell as it is read aloud."""
        match column:
            case VocabularyColumn.ID:
                name = self.tr("Byte {0}") if self.byte_table else self.tr("Token {0}")
                return name.format(self._number(entry))
            case VocabularyColumn.TOKEN:
                name = entry.face.label
                is_scaffold = self._is_scaffold(entry, count)
                return f"{name}, {self._scaffold_note()}" if is_scaffold else name
            case VocabularyColumn.BYTES:
                if self.byte_table:
                    return self.tr("Stands for {0}").format(label(entry.bytes))
                return _hex(entry.bytes) or self.tr("No bytes")
            case VocabularyColumn.RANK:
                rank = self._rank(entry, "")
                if self.scores is not None:
                    text = self.tr("Log probability {0}") if rank else self.tr("No probability")
                else:
                    text = self.tr("Rank {0}") if rank else self.tr("No rank")
                return text.format(rank)
            case VocabularyColumn.COUNT:
                text = self.tr("No count") if count is None else self.tr("Count {0}")
                return text.format(grouped(count or 0))
        return self.tr("Built from {0}").format(self.cell(entry, count, column).text)

    def summary(self, entry: VocabularyEntry, count: int | None) -> Sequence[str]:
        """Return what is told of a token wherever it is pointed at, in lines."""
        told = [self.description(entry, count, VocabularyColumn.ID)]
        if entry.rank is not None:
            rank = self.tr("replacement {0}") if self.byte_table else self.tr("rank {0}")
            told.append(rank.format(entry.rank))
        if count is not None:
            told.append(self.tr("count {0}").format(grouped(count)))
        lines = [entry.face.label, ", ".join(told)]
        built = "".join(part.text for part in self._built(entry))
        if entry.left is not None:
            lines.append(self.tr("Built from {0}").format(built))
        else:
            lines.append(built[:1].upper() + built[1:])
        if self.stored and entry.name != entry.face.label:
            lines.append(self.tr("Stored as {0}").format(visible(entry.name)))
        if self.byte_table:
            lines.append(self.tr("Stands for {0}").format(label(entry.bytes)))
        elif entry.bytes:
            lines.append(self.tr("Bytes {0}").format(_hex(entry.bytes)))
        return lines

    def tip(self, entry: VocabularyEntry, column: int) -> str | None:
        """Return the whole of what a narrow column may cut off."""
        match column:
            case VocabularyColumn.TOKEN:
                return entry.face.label
            case VocabularyColumn.BYTES:
                return self._written(entry) or None
            case VocabularyColumn.BUILT_FROM:
                return "".join(part.text for part in self._built(entry))
        return None

    def _rank(self, entry: VocabularyEntry, none: str) -> str:
        if self.scores is not None:
            score = self.scores.get(entry.id)
            return none if score is None else decimal_text(score, 2).replace("-", "\u2212")
        return none if entry.rank is None else str(entry.rank)

    def _built(self, entry: VocabularyEntry) -> tuple[Part, ...]:
        if entry.left is not None and entry.right is not None:
            left, right = entry.left.label, entry.right.label
            return Part(left, token=True), Part(" + ", quiet=True), Part(right, token=True)
        match entry.kind:
            case "special":
                text = self.tr("special")
            case "marker":
                is_end = entry.name == "</w>"
                text = self.tr("end of word") if is_end else self.tr("start of word")
            case "piece" if self.scores is not None:
                text = self.tr("piece") if entry.id in self.scores else self.tr("dropped")
            case "merge" | "piece":
                text = DASH
            case _:
                text = self.tr("itself") if self.byte_table else self.tr("alphabet")
        return (Part(text, quiet=True),)

    def _number(self, entry: VocabularyEntry) -> str:
        return f"{entry.shown_id:02X}" if self.byte_table else str(entry.shown_id)

    def _written(self, entry: VocabularyEntry) -> str:
        """Return how a token is written: in its file, in hex, or what of the text it stands for."""
        if self.byte_table:
            return label(entry.bytes)
        return visible(entry.name) if self.stored else _hex(entry.bytes)

    def _scaffold_note(self) -> str:
        return self.tr("in others only") if self.byte_table else self.tr("scaffold")

    def _is_scaffold(self, entry: VocabularyEntry, count: int | None) -> bool:
        """Tell whether a token stood in the corpus and has gone into others since."""
        if self.scores is not None:
            return entry.kind == "piece" and entry.id not in self.scores
        if entry.kind != "merge" or count != 0:
            return False
        return self.met is None or entry.id in self.met

    def _face(self, entry: VocabularyEntry, count: int | None) -> Face:
        scaffold = self._is_scaffold(entry, count)
        face = entry.face
        return face if face.scaffold == scaffold else face._replace(scaffold=scaffold)


def _hex(data: bytes) -> str:
    return data.hex(" ").upper()
