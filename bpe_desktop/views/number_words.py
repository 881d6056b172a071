"""What the page Numbers says in words: shapes, figures with their formulas, reasons of a cut."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..engine.number_splits import Border, NumberFigures, NumberSplit
from ..models.comparison import RowFacts
from ..models.digit_variants import ONES, THREES
from ..models.number_grids import CutNumber, MadeBy
from ..models.number_text import count_text, counted, decimal_text, share_text
from .step_words import step_words

__all__ = [
    "column_detail",
    "column_title",
    "cut_text",
    "cut_tip",
    "figure_rows",
    "grouped",
    "reasons",
    "shape_name",
    "short_title",
    "split_name",
]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Numbers", text)


def shape_name(shape: tuple[int, ...]) -> str:
    """Return the digits of each token: 1+3, or that all are in one."""
    if len(shape) == 1:
        return _tr("{} (whole)").format(shape[0])
    return "+".join(map(str, shape))


def cut_text(split: NumberSplit) -> str:
    """Return the digits of a number with bars at the cuts: 1|234."""
    parts = []
    digits = split.text.strip()
    at = 0
    for held in split.shape:
        parts.append(digits[at : at + held])
        at += held
    return "|".join(parts)


def split_name(number: int, split: NumberSplit | None) -> str:
    """Return what a screen reader says of a cell."""
    if split is None:
        return _tr("{}, not cut yet").format(number)
    tokens = _tokens_text(split.tokens, split.shape)
    if split.unknown:
        return _tr("{}: {}, some digits are unknown").format(number, tokens)
    return _tr("{}: {}, cut as {}").format(number, tokens, shape_name(split.shape))


def column_title(key: int, name: str = "") -> str:
    """Return the name of a grid; `name` is that of a tokenizer from a file."""
    if name:
        return name
    if key == ONES:
        return _tr("Digits alone")
    if key == THREES:
        return _tr("Digits by threes")
    return _tr("This training")


def short_title(key: int) -> str:
    """Return the name of a grid for a narrow column of figures."""
    if key == ONES:
        return _tr("Alone")
    return _tr("Threes") if key == THREES else _tr("As set")


def column_detail(facts: RowFacts) -> str:
    """Return how far it is trained and how many tokens there are."""
    tokens = counted("Numbers", "%Ln token(s)", facts.size)
    if not facts.steps:
        return tokens
    words = step_words(facts.algorithm)
    after = words.after.format(facts.step) if facts.step else words.before_first
    return _tr("{}, {}").format(after, tokens)


def _tokens_text(tokens: int, shape: tuple[int, ...]) -> str:
    """Return how many tokens there are, and how many of them the shape does not tell of."""
    said = counted("Numbers", "%Ln token(s)", tokens)
    others = tokens - len(shape)
    if not others:
        return said
    return _tr("{} ({})").format(said, counted("Numbers", "%Ln without a digit", others))


# The figures


def figure_rows(
    found: list[NumberFigures | None],
) -> list[tuple[str, str, list[str]]]:
    """Return a name, a definition with its formula, and a figure for each grid."""
    rows: list[tuple[str, str, list[str]]] = []
    for name, tip in (
        (
            _tr("Tokens per number"),
            _tr("All tokens / numbers. A space or a marker that is a token of its own counts."),
        ),
        (
            _tr("In one token"),
            _tr(
                "Numbers whose digits are all in one token / numbers. A space or a marker that is "
                "a token of its own is no part of the cut."
            ),
        ),
        (
            _tr("Irregular"),
            _tr(
                "Neighbours n and n + 1 that are cut into other shapes / all neighbours with"
                " equally many digits: 0 where all numbers of so many digits are cut alike"
            ),
        ),
        (
            _tr("Odd ones out"),
            _tr("Numbers that are cut otherwise than both n − 1 and n + 1; dots in the grid"),
        ),
        (
            _tr("Even from the right"),
            _tr(
                "Numbers whose tokens hold equally many digits, the first perhaps fewer / numbers"
                " with a cut. Arithmetic goes from the right: in 1|234, 12|34 and 1|2|3|4 each"
                " token has its places, in 123|4 they depend on the length."
            ),
        ),
    ):
        rows.append((name, tip, []))
    for figures in found:
        for row, text in zip(rows, _figures(figures), strict=True):
            row[2].append(text)
    return rows


def _figures(figures: NumberFigures | None) -> list[str]:
    if figures is None:
        return ["…"] * 5
    mean, irregular = figures.mean_tokens, figures.irregularity
    whole, even = figures.whole_share, figures.evenness
    return [
        "–" if mean is None else decimal_text(mean, 2),
        "–" if whole is None else share_text(whole, 1),
        "–" if irregular is None else share_text(irregular, 1),
        count_text(figures.odd),
        "–" if even is None else share_text(even, 1),
    ]


# One number


def grouped(text: str) -> str:
    """Return a plain run of digits with bars where separators of thousands would stand."""
    if not text.isdecimal():
        return ""
    first = len(text) % 3 or 3
    return "|".join((text[:first], *(text[at : at + 3] for at in range(first, len(text), 3))))


def cut_tip(cut: CutNumber) -> str:
    """Say how a number is cut, and whether evenly from the right."""
    said = _tokens_text(len(cut.faces), cut.shape)
    if cut.unknown:
        unknown = counted("Numbers", "%Ln unknown digit(s)", cut.unknown)
        said = _tr("{}, {}").format(said, unknown)
    if not cut.uneven:
        return said
    told = _tr("{}. Its tokens hold {} digits: uneven, counted from the right.")
    return told.format(said, shape_name(cut.uneven[0]))


def reasons(cut: CutNumber, algorithm: str) -> str:
    """Say which merge made each token, and why neighbours are not one."""
    sentences = []
    for face, made in zip(cut.faces, cut.made, strict=True):
        if made is not None:
            sentences.append(_made(face.label, made))
    parted = all(border.kind == "word" for border in cut.borders)
    if parted and len(cut.borders) > 1:
        sentences.append(_tr("The pre-tokenizer parts them all: no merge crosses."))
        return " ".join(sentences)
    for at, border in enumerate(cut.borders):
        left, right = cut.faces[at].label, cut.faces[at + 1].label
        sentences.append(_border(left, right, border, algorithm))
    if not sentences:
        if len(cut.faces) != 1:
            return ""
        if cut.unknown:
            return _tr("The alphabet has no such digit, so it is unknown.")
        return _tr("One token, of the alphabet.")
    return " ".join(dict.fromkeys(sentences))


def _made(label: str, made: MadeBy) -> str:
    return _tr("Merge {} made {} of {} + {}.").format(made.rank, label, made.left, made.right)


def _border(left: str, right: str, border: Border, algorithm: str) -> str:
    if border.kind == "word":
        said = _tr("The pre-tokenizer parts {} from {}: no merge crosses.")
    elif border.kind == "later":
        return _tr("Merge {} will join {} + {}.").format(border.rank, left, right)
    elif border.kind == "never":
        said = _tr("No merge rule joins {} + {}.")
    elif algorithm == "wordpiece":
        said = _tr("Behind {} the longest piece that fits is {}.")
    elif algorithm == "unigram":
        said = _tr("{} and {} are more probable than other ways to cut it.")
    else:
        said = _tr("{} and {} are units by themselves.")
    return said.format(left, right)
