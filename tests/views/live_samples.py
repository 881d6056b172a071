"""Results for the tests of the live pane, made without an engine."""

from __future__ import annotations

from collections.abc import Sequence

from bpe_desktop.models.faces import Face
from bpe_desktop.models.live import LiveResult
from bpe_desktop.models.utf16 import Utf16Map

UNKNOWN_NOTICE = "“g” is not in the alphabet, so it is shown as unknown. The text itself is kept."


class Sample:
    """A text cut into tokens; remembers which faces were asked for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faces: list[Face] = []
        self.spans: list[tuple[int, int]] = []
        self.sizes: list[int] = []
        self.asked: set[int] = set()
        self._at = 0

    def add(
        self,
        piece: str,
        token: int | None,
        kind: str = "learnt",
        rank: int | None = 1,
        label: str | None = None,
    ) -> Sample:
        """Take the next place of `piece` in the text as a token; an empty piece is a marker."""
        start = self.text.index(piece, self._at) if piece else self._at
        self._at = start + len(piece)
        self.faces.append(Face(token, piece if label is None else label, kind, rank))
        self.spans.append((start, self._at))
        self.sizes.append(len(piece.encode()))
        return self

    def result(self, step: int = 3, notices: tuple[str, ...] = ()) -> LiveResult:
        units = Utf16Map(self.text)
        return LiveResult(
            self.text,
            step,
            [face.id for face in self.faces],
            units.all_to_utf16(start for start, _ in self.spans),
            units.all_to_utf16(end for _, end in self.spans),
            self._face,
            len(self.faces),
            len(self.text),
            len(self.text.encode()),
            notices,
            self.sizes,
        )

    def _face(self, index: int) -> Face:
        self.asked.add(index)
        return self.faces[index]


def svejk() -> Sample:
    """The text of the sample lesson: one learnt token twice, an unknown letter, markers."""
    ids = {"k": 5, "o": 9, "v": 14, "i": 3, "l": 6, "e": 2, "g": None}
    sample = Sample("švejkovi švejkologie")
    for word in ("kovi", "kologie"):
        sample.add("švej", 19, rank=3)
        for letter in word:
            kind = "unknown" if ids[letter] is None else "alphabet"
            sample.add(letter, ids[letter], kind, None)
        sample.add("", 0, "marker", None, "·")
    return sample


def pieces(text: str, size: int, kind: str = "learnt") -> Sample:
    """A text cut into tokens of `size` code points, each with an id of its own, from 100 on."""
    sample = Sample(text)
    for number, start in enumerate(range(0, len(text), size)):
        sample.add(text[start : start + size], 100 + number, kind, number + 1)
    return sample


def raw_bytes(text: str) -> Sample:
    """A text with each of its bytes a token; ids are the bytes."""
    sample = Sample(text)
    for index, character in enumerate(text):
        encoded = character.encode()
        for byte in encoded:
            kind = "byte" if len(encoded) > 1 else "alphabet"
            sample.faces.append(Face(byte, f"{byte:02X}", kind))
            sample.spans.append((index, index + 1))
            sample.sizes.append(1)
    return sample


def many(ids: Sequence[int]) -> Sample:
    """Two-letter tokens in a row, with these ids."""
    sample = Sample("ab" * len(ids))
    for number, token in enumerate(ids):
        sample.faces.append(Face(token, "ab", "learnt", 1 + token % 7))
        sample.spans.append((2 * number, 2 * number + 2))
        sample.sizes.append(2)
    return sample
