"""What Compare says in words: names of rows and columns, and how each figure is worked out."""

from __future__ import annotations

from datetime import date
from pathlib import PurePath

from PySide6.QtCore import QCoreApplication, QLocale

from ..engine import metrics
from ..engine.measuring import Measure
from ..models.comparison import Comparison, Parity, Prices, RowFacts, TextColumn
from .quantities import count_text
from .step_words import step_words

__all__ = [
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
]


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
    steps = step_words(row.algorithm).several.format(count_text(row.step))
    return f"{name}, {steps}"


def row_detail(row: RowFacts) -> str:
    """Return how many tokens there are, and which tokenizer this is."""
    if row.kind == "characters":
        return _tr("no merges")
    if row.kind == "words":
        return _tr("{} words of the corpus").format(count_text(row.size))
    tokens = _tr("{} tokens").format(count_text(row.size))
    return _tr("{}, in view").format(tokens) if row.kind == "training" else tokens


def column_detail(column: TextColumn) -> str:
    """Return the size of a text."""
    words = _tr("no spaces between words")
    if column.words is not None:
        words = _tr("{} words").format(count_text(column.words))
        if column.words == 1:
            words = _tr("1 word")
    return _tr("{}, {} characters, {} bytes").format(
        words, count_text(column.characters), count_text(column.bytes)
    )


def short_column_detail(column: TextColumn) -> str:
    """Return the same in less room."""
    size = _tr("{} characters").format(count_text(column.characters))
    if column.words is None:
        return size
    return _tr("{} words, {}").format(count_text(column.words), size)


def figure_text(measure: Measure, column: TextColumn) -> str:
    """Return tokens per word, or per character where the writing does not part words."""
    if column.words is None:
        figure = metrics.tokens_per_character(measure.tokens, column.characters)
        return "" if figure is None else _tr("{} per character").format(f"{figure:.2f}")
    figure = metrics.fertility(measure.tokens, column.words)
    return "" if figure is None else _tr("{} per word").format(f"{figure:.2f}")


def times_text(tokens: int, fewest: int) -> str:
    """Return how many times the fewest tokens these are; "" for the fewest."""
    if tokens == fewest:
        return ""
    times = metrics.times_as_many(tokens, fewest)
    return "" if times is None else _tr("{} times the fewest").format(f"{times:.2f}")


def short_times_text(tokens: int, fewest: int) -> str:
    """Return the same with a sign instead of the words."""
    times = metrics.times_as_many(tokens, fewest)
    return "" if times is None else f"{times:.2f}×"


def cell_tip(comparison: Comparison, row: RowFacts, column: TextColumn) -> str:
    """Return every figure of a cell with its formula, a line each."""
    measure = comparison.measure(row.key, column.key)
    if measure is None:
        return comparison.problem(row.key, column.key)
    tokens, lines = measure.tokens, [f"{row_title(row)}, {column.name}"]
    if column.words is not None and (figure := metrics.fertility(tokens, column.words)) is not None:
        lines.append(
            _tr("Tokens per word: {} / {} = {}").format(
                count_text(tokens), count_text(column.words), f"{figure:.2f}"
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
            lines.append(text.format(count_text(tokens), count_text(divisor), f"{figure:.3f}"))
    fewest = comparison.range_of(column.key)
    if fewest and (times := metrics.times_as_many(tokens, fewest[0])) is not None:
        lines.append(
            _tr("Times the fewest: {} / {} = {}").format(
                count_text(tokens), count_text(fewest[0]), f"{times:.2f}"
            )
        )
    lines.append(_tr("Different tokens: {}").format(count_text(measure.distinct)))
    lines.append(_tr("Unknown: {}").format(count_text(measure.unknown)))
    if measure.longest:
        lines.append(
            _tr("Longest token: {} ({} characters)").format(
                measure.longest[:60].strip(), count_text(len(measure.longest))
            )
        )
    return "\n".join(lines)


def extra_text(extra: float | None) -> str:
    """Return what a language takes more, in whole per cent.

    >>> extra_text(1.4667), extra_text(0.0), extra_text(-0.25)
    ('+147 %', '0 %', '−25 %')
    """
    if extra is None:
        return "–"
    percent = round(100 * extra)
    sign = "+" if percent > 0 else "−" if percent < 0 else ""
    return f"{sign}{abs(percent):,} %"


def money_text(amount: float, currency: str) -> str:
    """Return an amount with two decimals.

    >>> money_text(8.4, ""), money_text(1234.5, "EUR")
    ('8.40', '1,234.50 EUR')
    """
    return f"{amount:,.2f} {currency}".strip()


def large_text(number: int) -> str:
    """Return a large number in millions or billions.

    >>> large_text(204_800_000), large_text(4_735), large_text(2_500_000_000)
    ('204.8 million', '4,735', '2.5 billion')
    """
    if number < 1_000_000:
        return count_text(number)
    if number < 1_000_000_000:
        return _tr("{} million").format(f"{number / 1e6:,.1f}")
    return _tr("{} billion").format(f"{number / 1e9:,.1f}")


def date_text(day: str) -> str:
    """Return a day as people of the language write it."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    return QLocale(QLocale.Language.English).toString(found, "d MMM yyyy")


def parity_tip(parity: Parity, first: Parity, prices: Prices) -> str:
    """Return every figure of a language with its formula, a line each."""
    tokens, base = count_text(parity.tokens), count_text(first.tokens)
    lines = [parity.column.name]
    if parity.extra is not None and parity.attention is not None:
        lines.append(
            _tr("Against {}: {} / {} − 1 = {}").format(
                first.column.name, tokens, base, extra_text(parity.extra)
            )
        )
        lines.append(
            _tr("Attention: ({} / {})² = {}×").format(tokens, base, f"{parity.attention:.2f}")
        )
    if parity.fitting is not None:
        lines.append(
            _tr("Fit in the context: {} / {}, rounded down = {}").format(
                count_text(prices.context), tokens, count_text(parity.fitting)
            )
        )
    lines.append(
        _tr("Cost a month: {} tokens × {} messages × {} / 1,000,000 = {}").format(
            tokens,
            count_text(prices.messages),
            f"{prices.price:,.2f}",
            money_text(parity.cost, prices.currency),
        )
    )
    return "\n".join(lines)
