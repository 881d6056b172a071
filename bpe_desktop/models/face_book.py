"""The faces of a vocabulary's tokens, made when first asked for."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.display import face_kind, label, token_label, visible
from ..engine.gage.history import hex_of
from ..engine.gage.training import ByteVocabulary
from ..engine.vocabulary import Token, Vocabulary
from .faces import Face

__all__ = ["FaceBook", "byte_face", "real_text", "unknown_face"]


class FaceBook:
    """Looks up how each token of one vocabulary is drawn."""

    def __init__(self, vocabulary: Vocabulary, numbers: Sequence[int] | None = None) -> None:
        """Take the vocabulary, and its ids in their file where these are others."""
        self._vocabulary = vocabulary
        self._numbers = numbers
        self._faces: dict[int, Face] = {}

    def face(self, token_id: int) -> Face:
        """Return the face of a token."""
        face = self._faces.get(token_id)
        if face is None:
            if token_id not in self._vocabulary:
                return unknown_face("")
            token = self._vocabulary.token(token_id)
            if isinstance(self._vocabulary, ByteVocabulary):
                face = self._faces[token_id] = byte_face(self._vocabulary, token)
                return face
            number = None if self._numbers is None else self._numbers[token_id]
            # Pieces have no rank: their ids tell their colours apart.
            rank = token_id + 1 if token.kind == "piece" else token.rank
            face = Face(token_id, token_label(token), face_kind(token), rank, number=number)
            self._faces[token_id] = face
        return face


def byte_face(vocabulary: ByteVocabulary, token: Token) -> Face:
    """Return the face of a byte: as text and in hex, or only in hex where it is no text."""
    data = bytes((vocabulary.byte_of(token.id),))
    text, digits = label(data), hex_of(data)
    kind = "learnt" if token.rank is not None else "alphabet" if data.isascii() else "byte"
    if not data.isascii() or (not data.decode().isprintable() and len(text) > 1):
        return Face(token.id, digits, kind, token.rank, number=data[0])
    return Face(token.id, text, kind, token.rank, number=data[0], note=digits)


def unknown_face(text: str) -> Face:
    """Return the face of a symbol that the alphabet lacks."""
    return Face(None, visible(text), "unknown")


def real_text(token: Token) -> str:
    """Return a token in real characters, for copying; what is no text stands as U+FFFD."""
    if token.kind == "marker" or not token.bytes:
        return token.name
    return token.bytes.decode("utf-8", "replace")
