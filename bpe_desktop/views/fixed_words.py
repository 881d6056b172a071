"""What the page about a fixed vocabulary says, with the definitions of its figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ..engine import metrics
from ..models.branch_comparison import Split
from ..models.extension_board import BoardFacts
from ..models.extension_report import ExtensionReport, NewRow, TextFigures
from ..models.faces import Face
from ..models.number_text import count_text, counted, decimal_text, share_text
from .quantities import change_text
from .tile_table import Cell, Head

__all__ = [
    "figure_heads",
    "figure_row",
    "ids_text",
    "new_heads",
    "new_row",
    "removed_heads",
    "removed_row",
    "scratch_text",
    "signed",
    "split_heads",
    "split_row",
    "stage_text",
    "text_name",
    "tokenizer_text",
]


def _tr(text: str) -> str:
    return QCoreApplication.translate("FixedWords", text)


def text_name(key: str) -> str:
    """Return what a text is called."""
    if key == "corpus":
        return _tr("Corpus")
    if key == "domain":
        return _tr("Domain")
    return _tr("Live text")


def tokenizer_text(facts: BoardFacts) -> str:
    """Say which tokenizer is changed."""
    ability = facts.ability
    names = {
        "bpe": "BPE",
        "wordpiece": "WordPiece",
        "unigram": "Unigram",
        "word": _tr("Whole words"),
        "character": _tr("Characters"),
    }
    size = counted("FixedWords", "%Ln token(s)", ability.size)
    parts = [names.get(ability.algorithm, ability.algorithm), size]
    if ability.steps:
        place = _tr("step {} of {}")
        parts.append(place.format(count_text(ability.step), count_text(ability.steps)))
    return " · ".join(parts)


def stage_text(facts: BoardFacts) -> str:
    """Say what the work is at."""
    words = {
        "reading": _tr("Reading the text"),
        "training": _tr("Training further"),
        "comparing": _tr("Cutting the words"),
        "scratch": _tr("Training from scratch"),
    }
    word = words.get(facts.stage, _tr("Working"))
    if not facts.total:
        return f"{word}…"
    return f"{word} · {share_text(min(1.0, facts.done / facts.total))}"


def ids_text(report: ExtensionReport) -> str:
    """Return the ids of the new tokens."""
    if not report.new:
        return "–"
    first = report.new[0].face.shown_id
    assert first is not None
    last = first + report.added - 1
    return str(first) if first == last else f"{first} – {last}"


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(12), signed(-3), signed(0)
    ('+12', '−3', '0')
    """
    if number == 0:
        return "0"
    return f"{'+' if number > 0 else '−'}{count_text(abs(number))}"


def figure_heads(*, unknown: bool) -> list[Head]:
    """Return the columns of the figures, with that of unknown tokens where there are any."""
    lost = Head(
        _tr("Unknown"),
        _tr("Tokens that stand for what the tokenizer lacks, before and after."),
        True,
        112,
    )
    return [
        Head(_tr("Text")),
        Head(
            _tr("Tokens"),
            _tr("Tokens of the text by the tokenizer as it is."),
            True,
            72,
        ),
        Head(
            _tr("After"),
            _tr("Tokens of the text by the changed tokenizer."),
            True,
            72,
        ),
        Head(
            _tr("Change"),
            _tr("after / before − 1"),
            True,
            72,
        ),
        Head(
            _tr("Fertility"),
            _tr("Tokens per word before: tokens / words, 1 at best."),
            True,
            72,
        ),
        Head(
            _tr("After"),
            _tr("Tokens per word by the changed tokenizer."),
            True,
            60,
        ),
        *([lost] if unknown else []),
        Head(
            _tr("Words moved"),
            _tr(
                "Different words that are cut otherwise now. A model has learnt them from the "
                "tokens that they had before.",
            ),
            True,
            98,
        ),
        Head(
            _tr("Times"),
            _tr("How often these words stand in the text: occurrences that moved."),
            True,
            68,
        ),
        Head(
            _tr("Worse"),
            _tr("Different words that take more tokens than before."),
            True,
            64,
        ),
    ]


def figure_row(figures: TextFigures, *, unknown: bool) -> list[Cell]:
    """Return the figures of one text, for the columns of `figure_heads`."""
    change = metrics.extra_share(figures.tokens_after, figures.tokens_before)
    name = text_name(figures.key)
    cells = [
        Cell(name),
        Cell(count_text(figures.tokens_before)),
        Cell(count_text(figures.tokens_after)),
        Cell(
            "–" if change is None else change_text(change, 1),
            tone="text" if not change else "good" if change < 0 else "warn",
            tip=""
            if change is None
            else f"{count_text(figures.tokens_after)} / {count_text(figures.tokens_before)} − 1",
        ),
    ]
    words = figures.occurrences
    for tokens in (figures.tokens_before, figures.tokens_after):
        value = None if words is None else metrics.fertility(tokens, words)
        tip = "" if words is None else f"{count_text(tokens)} / {count_text(words)}"
        cells.append(Cell("–" if value is None else decimal_text(value, 2), tip=tip))
    if unknown:
        cells.append(_unknown_cell(figures))
    if figures.moved_words is None or figures.words is None:
        return [*cells, Cell("–"), Cell("–"), Cell("–")]
    of = _tr("{} of {}")
    return [
        *cells,
        Cell(
            count_text(figures.moved_words),
            tip=of.format(count_text(figures.moved_words), count_text(figures.words)),
        ),
        Cell(
            count_text(figures.moved_occurrences or 0),
            tip=of.format(count_text(figures.moved_occurrences or 0), count_text(words or 0)),
        ),
        Cell(
            count_text(figures.worse_words or 0),
            tone="warn" if figures.worse_words else "text",
            tip=of.format(count_text(figures.worse_words or 0), count_text(figures.moved_words)),
        ),
    ]


def _unknown_cell(figures: TextFigures) -> Cell:
    if figures.words is None:
        return Cell("–")
    before, after = figures.unknown_before, figures.unknown_after
    tone = "good" if after < before else "warn" if after > before else "text"
    return Cell(f"{count_text(before)} → {count_text(after)}", tone=tone)


def new_heads(*, parts: bool) -> list[Head]:
    """Return the columns of the new tokens, with that of what they are made of."""
    made = Head(_tr("Made of"), _tr("The pair that its merge joins."))
    return [
        Head(_tr("Id"), _tr("The number of its embedding row."), True, 52),
        Head(_tr("Token")),
        *([made] if parts else []),
        Head(_tr("Why"), width=104),
    ]


def new_row(row: NewRow, *, parts: bool) -> list[Cell]:
    """Return what is told of a new token, for the columns of `new_heads`."""
    roles = {
        "asked": _tr("asked for"),
        "between": _tr("on the way"),
        "symbol": _tr("new character"),
        "trained": _tr("trained"),
    }
    tips = {
        "between": _tr("A step on the way to {}: its merge needs a token, too."),
        "symbol": _tr("A character that the alphabet lacked."),
    }
    return [
        Cell(str(row.face.shown_id)),
        Cell(faces=(row.face,), tip=row.face.label),
        *([Cell(faces=row.parts, tip=_joined(row.parts))] if parts else []),
        Cell(
            roles.get(row.role, row.role),
            tone="text" if row.role in ("asked", "trained") else "text2",
            tip=tips.get(row.role, "").format(row.text),
        ),
    ]


def removed_heads() -> list[Head]:
    """Return the columns of the tokens that are taken out."""
    return [
        Head(_tr("Id"), _tr("An embedding row without use."), True, 64),
        Head(_tr("Token")),
    ]


def removed_row(face: Face) -> list[Cell]:
    """Return what is told of a token that is taken out."""
    return [Cell(str(face.shown_id)), Cell(faces=(face,))]


def split_heads() -> list[Head]:
    """Return the columns of words with both cuts."""
    return [
        Head(
            _tr("Times"),
            _tr("How many occurrences of the word are cut otherwise now."),
            True,
            72,
        ),
        Head(_tr("Before")),
        Head(_tr("After")),
        Head(
            _tr("Tokens"),
            _tr("How many tokens the word takes more or less."),
            True,
            64,
        ),
    ]


def split_row(split: Split) -> list[Cell]:
    """Return a word with both cuts."""
    more = len(split.branch) - len(split.main)
    return [
        Cell(f"{count_text(split.count)}×"),
        Cell(faces=split.main, tip=_joined(split.main)),
        Cell(faces=split.branch, tip=_joined(split.branch)),
        Cell(signed(more), tone="warn" if more > 0 else "text"),
    ]


def scratch_text(report: ExtensionReport) -> str:
    """Say what a training from scratch on both corpora gives."""
    scratch = report.scratch
    if scratch is None:
        return ""
    figures = {entry.key: entry for entry in report.figures}
    told = _tr(
        "Trained from scratch on both, {} tokens: corpus {} tokens ({}), domain {} ({}). All ids "
        "would be new.",
    )
    parts = []
    for key, tokens in (("corpus", scratch.corpus), ("domain", scratch.domain)):
        then = figures[key].tokens_after if key in figures else 0
        share = metrics.extra_share(tokens, then)
        parts += [count_text(tokens), "–" if share is None else change_text(share, 1)]
    return told.format(count_text(scratch.size), *parts)


def _joined(faces: Sequence[Face]) -> str:
    return " ".join(face.label for face in faces)
