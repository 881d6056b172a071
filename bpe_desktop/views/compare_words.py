"""What Compare says in words: names of rows and columns, and how each figure is worked out."""

from __future__ import annotations

from datetime import date
from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from ..engine import metrics
from ..engine.measuring import Measure
from ..models.comparison import Comparison, Parity, Prices, RowFacts, TextColumn
from ..models.number_text import counted, day_text, decimal_text
from .quantities import change_text, count_text
from .step_words import step_words

__all__ = [
    "against_text",
    "base_unknown_tip",
    "cell_said",
    "cell_tip",
    "column_detail",
    "date_text",
    "extra_text",
    "figure_text",
    "large_text",
    "money_text",
    "parity_tip",
    "row_detail",
    "row_title",
    "short_column_detail",
    "short_times_text",
    "times_text",
    "unknown_tip",
]


_SPOKEN_PIECES = 60


def _tr(text: str) -> str:
    return QCoreApplication.translate("Compare", text)


def row_title(row: RowFacts) -> str:
    """Return the name of a tokenizer, with how far it is trained."""
    if row.kind == "characters":
        return _tr("Characters")
    if row.kind == "words":
        return _tr("Whole words")
    if row.kind == "file":
        return row.name
    name = PurePath(row.name).stem if row.kind == "kept" or row.steps else row.name
    steps = step_words(row.algorithm).several(row.step)
    return f"{name}, {steps}"


def row_detail(row: RowFacts) -> str:
    """Return how many tokens there are, and which tokenizer this is."""
    if row.kind == "characters":
        return _tr("no merges")
    if row.kind == "words":
        return counted("Compare", "%Ln word(s) of the corpus", row.size)
    tokens = counted("Compare", "%Ln token(s)", row.size)
    return _tr("{}, in view").format(tokens) if row.kind == "training" else tokens


def column_detail(column: TextColumn) -> str:
    """Return the size of a text."""
    words = _tr("no spaces between words")
    if column.words is not None:
        words = counted("Compare", "%Ln word(s)", column.words)
    characters = counted("Compare", "%Ln character(s)", column.characters)
    return ", ".join((words, characters, counted("Compare", "%Ln byte(s)", column.bytes)))


def short_column_detail(column: TextColumn) -> str:
    """Return the same in less room."""
    size = counted("Compare", "%Ln character(s)", column.characters)
    if column.words is None:
        return size
    return ", ".join((counted("Compare", "%Ln word(s)", column.words), size))


def figure_text(measure: Measure, column: TextColumn) -> str:
    """Return tokens per word, or per character where the writing does not part words."""
    if column.words is None:
        figure = metrics.tokens_per_character(measure.tokens, column.characters)
        return "" if figure is None else _tr("{} per character").format(decimal_text(figure, 2))
    figure = metrics.fertility(measure.tokens, column.words)
    return "" if figure is None else _tr("{} per word").format(decimal_text(figure, 2))


def times_text(tokens: int, fewest: int) -> str:
    """Return how many times the fewest tokens these are; "" for the fewest."""
    if tokens == fewest:
        return ""
    times = metrics.times_as_many(tokens, fewest)
    return "" if times is None else _tr("{} times the fewest").format(decimal_text(times, 2))


def short_times_text(tokens: int, fewest: int) -> str:
    """Return the same with a sign instead of the words."""
    times = metrics.times_as_many(tokens, fewest)
    return "" if times is None else decimal_text(times, 2) + "×"


def cell_tip(comparison: Comparison, row: RowFacts, column: TextColumn) -> str:
    """Return every figure of a cell with its formula, a line each."""
    measure = comparison.measure(row.key, column.key)
    if measure is None:
        return comparison.problem(row.key, column.key)
    tokens, lines = measure.tokens, [f"{row_title(row)}, {column.name}"]
    if column.words is not None and (figure := metrics.fertility(tokens, column.words)) is not None:
        lines.append(
            _tr("Tokens per word: {} / {} = {}").format(
                count_text(tokens), count_text(column.words), decimal_text(figure, 2)
            )
        )
    for text, divisor, figure in (
        (
            _tr("Tokens per character: {} / {} = {}"),
            column.characters,
            metrics.tokens_per_character(tokens, column.characters),
        ),
        (
            _tr("Tokens per byte: {} / {} = {}"),
            column.bytes,
            metrics.tokens_per_byte(tokens, column.bytes),
        ),
    ):
        if figure is not None:
            lines.append(
                text.format(count_text(tokens), count_text(divisor), decimal_text(figure, 3))
            )
    fewest = comparison.range_of(column.key)
    if fewest and (times := metrics.times_as_many(tokens, fewest[0])) is not None:
        lines.append(
            _tr("Times the fewest: {} / {} = {}").format(
                count_text(tokens), count_text(fewest[0]), decimal_text(times, 2)
            )
        )
    lines.append(_tr("Different tokens: {}").format(count_text(measure.distinct)))
    lines.append(_tr("Unknown: {}").format(count_text(measure.unknown)))
    if measure.longest:
        lines.append(
            _tr("Longest token: {} ({})").format(
                measure.longest[:60].strip(),
                counted("Compare", "%Ln character(s)", len(measure.longest)),
            )
        )
    return "\n".join(lines)


def cell_said(comparison: Comparison, row: RowFacts, column: TextColumn) -> str:
    """Return what a cell shows, for those who hear it: figures, rank, and the pieces."""
    measure = comparison.measure(row.key, column.key)
    if measure is None:
        return comparison.problem(row.key, column.key) or _tr("counting …")
    fewest = comparison.range_of(column.key)
    facts = [counted("Compare", "%Ln token(s)", measure.tokens), figure_text(measure, column)]
    if measure.unknown:
        facts.append(_tr("{} unknown").format(count_text(measure.unknown)))
    elif fewest and len(comparison.rows) > 1:
        facts.append(times_text(measure.tokens, fewest[0]) or _tr("fewest"))
    pieces = [
        stretch.text.strip() or stretch.name for stretch in measure.stretches[:_SPOKEN_PIECES]
    ]
    return f"{', '.join(filter(None, facts))}: {' | '.join(filter(None, pieces))}"


def extra_text(extra: float | None) -> str:
    """Return what a language takes more, in whole per cent.

    >>> extra_text(1.4667), extra_text(0.0), extra_text(None)
    ('+147%', '0%', '–')
    """
    return "–" if extra is None else change_text(extra)


def against_text(extra: float | None, unknown: int) -> str:
    """Return what a language takes more, or how much of it is unknown."""
    if unknown:
        return counted("Compare", "%Ln unknown", unknown)
    return extra_text(extra)


def unknown_tip(unknown: int, tokens: int) -> str:
    """Say why a text with unknown tokens is not compared."""
    return _tr(
        "Unknown: {} of {}. What is unknown is lost, so few tokens are not cheap: the text is not "
        "compared."
    ).format(count_text(unknown), counted("Compare", "%Ln token(s)", tokens))


def base_unknown_tip(name: str) -> str:
    """Say why nothing is compared with the first language."""
    return _tr("{} is partly unknown, so nothing is compared with it.").format(name)


def money_text(amount: float, currency: str) -> str:
    """Return an amount with two decimals.

    >>> money_text(8.4, ""), money_text(1234.5, "EUR")
    ('8.40', '1,234.50 EUR')
    """
    return f"{decimal_text(amount, 2)} {currency}".strip()


def large_text(number: int) -> str:
    """Return a large number in millions or billions.

    >>> large_text(204_800_000), large_text(4_735), large_text(2_500_000_000)
    ('204.8 million', '4,735', '2.5 billion')
    """
    if number < 1_000_000:
        return count_text(number)
    if number < 1_000_000_000:
        return _tr("{} million").format(decimal_text(number / 1e6, 1))
    return _tr("{} billion").format(decimal_text(number / 1e9, 1))


def date_text(day: str) -> str:
    """Return a day as people of the language write it."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    return day_text(found)


def parity_tip(parity: Parity, first: Parity, prices: Prices) -> str:
    """Return every figure of a language with its formula, a line each."""
    tokens, base = count_text(parity.tokens), count_text(first.tokens)
    lines = [parity.column.name]
    if parity.unknown or parity.cost is None:
        return "\n".join((*lines, unknown_tip(parity.unknown, parity.tokens)))
    if first.unknown:
        lines.append(base_unknown_tip(first.column.name))
    if parity.extra is not None and parity.attention is not None:
        lines.append(
            _tr("Against {}: {} / {} − 1 = {}").format(
                first.column.name, tokens, base, extra_text(parity.extra)
            )
        )
        lines.append(
            _tr("Attention: ({} / {})² = {}×").format(
                tokens, base, decimal_text(parity.attention, 2)
            )
        )
    if parity.fitting is not None:
        lines.append(
            _tr("Fit in the context: {} / {}, rounded down = {}").format(
                count_text(prices.context), tokens, count_text(parity.fitting)
            )
        )
    lines.append(
        _tr("Cost a month: {} × {} × {} / {} = {}").format(
            counted("Compare", "%Ln token(s)", parity.tokens),
            counted("Compare", "%Ln message(s)", prices.messages),
            decimal_text(prices.charged_price, 2),
            count_text(1_000_000),
            money_text(parity.cost, prices.currency),
        )
    )
    return "\n".join(lines)
