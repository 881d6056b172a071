"""The texts of a lesson: words, tokens and figures that the engine works out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from ..engine.display import END_MARK, visible
from ..engine.facts import Pieces, Value, evaluate, parse_fact
from ..engine.worked_example import WorkedExample
from .face_book import FaceBook, unknown_face
from .faces import Face
from .number_text import count_text, decimal_text
from .table_cell import score_text

__all__ = ["ExampleFaces", "Span", "plain_text", "spans", "value_text"]

_MARKUP = re.compile(r"\\([\\\[{`*])|\[([^\[\]\n]+)\]|`([^`\n]+)`|\*\*([^*\n]+)\*\*|\{([^{}\n]+)\}")
_FACT = re.compile(r"\{([^{}\n]+)\}")


class Span(NamedTuple):
    """A stretch of a text: words, of style "", "strong", "code" or "figure", or a row of tokens."""

    text: str = ""
    style: str = ""
    faces: tuple[Face, ...] = ()


class ExampleFaces:
    """The faces of the tokens of an example, by name."""

    def __init__(self, example: WorkedExample) -> None:
        self._example = example
        self.book = FaceBook(example.history.vocabulary)
        self._ids: dict[str, int] = {}
        for token in example.history.vocabulary:
            name = example.name(token.id)
            if example.config.algorithm == "gage":
                self._ids[name] = token.id  # a byte may come to stand for a pair
            else:
                self._ids.setdefault(name, token.id)

    def of_name(self, name: str) -> Face:
        """Return the face of a token; one that there is not is drawn like a symbol."""
        found = self._ids.get(name)
        if found is None:
            return Face(None, visible(name.replace("</w>", END_MARK)))
        return self.book.face(found)

    def of(self, pieces: Pieces) -> tuple[Face, ...]:
        """Return the faces of a row of tokens."""
        return tuple(
            unknown_face(name) if at in pieces.unknown else self.of_name(name)
            for at, name in enumerate(pieces.names)
        )


def value_text(value: Value) -> str:
    """Return a figure as it is written in a text.

    >>> value_text(1234), value_text(8.4), value_text(Fraction(1, 11))
    ('1,234', '8.40', '0.0909')
    """
    if isinstance(value, Pieces):
        return " ".join(visible(name.replace("</w>", END_MARK)) for name in value.names)
    if isinstance(value, Fraction):
        return score_text(value)
    if isinstance(value, float):
        return decimal_text(value, 2)
    return count_text(value) if isinstance(value, int) else value


def spans(text: str, example: WorkedExample, faces: ExampleFaces, step: int) -> list[Span]:
    r"""Return a text with its marks applied: `[token]`, `` `code` ``, `**strong**`, `{fact}`.

    A backslash before a mark takes it as it is. Raises `UserError` for a fact that cannot be.
    """
    return list(_spans(text, example, faces, step))


def plain_text(parts: Sequence[Span]) -> str:
    """Return what a screen reader says."""
    return "".join(
        " ".join(face.label for face in part.faces) if part.faces else part.text for part in parts
    )


def _spans(text: str, example: WorkedExample, faces: ExampleFaces, step: int) -> Iterator[Span]:
    def value_of(fact: str) -> Value:
        return evaluate(example, parse_fact(fact), step)

    done = 0
    for found in _MARKUP.finditer(text):
        if found.start() > done:
            yield Span(text[done : found.start()])
        done = found.end()
        literal, token, code, strong, fact = found.groups()
        if literal is not None:
            yield Span(literal)
        elif token is not None:
            yield Span(faces=(faces.of_name(token.strip()),))
        elif code is not None:
            yield Span(_FACT.sub(lambda fact: value_text(value_of(fact[1])), code), "code")
        elif strong is not None:
            yield Span(strong, "strong")
        else:
            value = value_of(fact)
            if isinstance(value, Pieces):
                yield Span(faces=faces.of(value))
            else:
                yield Span(value_text(value), "figure")
    if done < len(text):
        yield Span(text[done:])
