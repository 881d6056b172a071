"""The comparison as a file: a table for spreadsheets, and a page that needs no other file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from ..engine import metrics
from ..engine.display import visible
from ..engine.measuring import Measure, Stretch
from ..formats.csv_table import escape as plain
from ..formats.csv_table import sheet
from ..models.comparison import Comparison, Parity, Prices, RowFacts, TextColumn, parities
from ..models.number_text import counted, decimal_text, language_code
from .colors import THEMES
from .compare_words import (
    against_text,
    cell_tip,
    column_detail,
    date_text,
    figure_text,
    money_text,
    parity_tip,
    row_detail,
    row_title,
    times_text,
)
from .quantities import count_text

__all__ = ["HEADER", "csv_report", "html_report"]

HEADER = (
    "tokenizer",
    "vocabulary",
    "text",
    "tokens",
    "words",
    "characters",
    "bytes",
    "tokens per word",
    "tokens per character",
    "tokens per byte",
    "times the fewest",
    "different tokens",
    "unknown",
    "longest token",
    "against the first text",
    "attention",
    "fit in the context",
    "cost a month",
)

_COLORS = THEMES["light"]
_STYLE = f"""
body {{ font: 14px/1.4 Inter, system-ui, sans-serif; color: {_COLORS.text}; margin: 32px; }}
h1 {{ font-size: 20px; }} h2 {{ font-size: 16px; margin-top: 32px; }}
p, .quiet {{ color: {_COLORS.text2}; }} .quiet {{ font-weight: 400; font-size: 12px; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ border: 1px solid {_COLORS.line}; padding: 8px 12px; text-align: left;
  vertical-align: top; }}
td.number, th.number {{ text-align: right; }}
b.fewest, .fewest {{ color: {_COLORS.good}; }} .lost {{ color: {_COLORS.bad}; }}
.text {{ margin-top: 6px; max-width: 34em; line-height: 1.7; }}
.text bdi {{ font: 500 12px "JetBrains Mono", monospace; border: 1px solid {_COLORS.tile_border};
  border-radius: 3px; padding: 0 2px; margin-right: 1px; white-space: pre; display: inline-block; }}
.text .cut {{ border-style: dashed; border-color: {_COLORS.bad}; }}
.text .unknown {{ border-style: dashed; border-color: {_COLORS.bad}; color: {_COLORS.bad}; }}
.text .different {{ outline: 2px solid {_COLORS.warn}; }}
svg {{ max-width: 100%; height: auto; }}
""" + "".join(
    f".text .c{number} {{ background: {fill}; border-color: {border}; }}\n"
    for number, (fill, border) in enumerate(_COLORS.palette)
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("CompareReport", text)


def csv_report(comparison: Comparison, prices: Prices) -> bytes:
    """Return a table with a line for each tokenizer and text, after one line of `HEADER`.

    UTF-8; letters that a spreadsheet would take for its own are escaped as in a table of tokens.
    """
    return sheet(HEADER, _lines(comparison, prices))


def _lines(comparison: Comparison, prices: Prices) -> Iterator[list[object]]:
    for row in comparison.rows:
        by_column = {p.column.key: p for p in parities(comparison, prices, row.key)}
        for column in comparison.columns:
            measure = comparison.measure(row.key, column.key)
            if measure is not None:
                yield _fields(comparison, row, column, measure, by_column[column.key])


def _fields(
    comparison: Comparison, row: RowFacts, column: TextColumn, measure: Measure, parity: Parity
) -> list[object]:
    tokens, words = measure.tokens, column.words
    fewest = comparison.range_of(column.key)
    found: list[object] = [plain(row_title(row)), row.size, plain(column.name), tokens, words]
    found += [column.characters, column.bytes]
    figures = (
        None if words is None else metrics.fertility(tokens, words),
        metrics.tokens_per_character(tokens, column.characters),
        metrics.tokens_per_byte(tokens, column.bytes),
        metrics.times_as_many(tokens, fewest[0] if fewest else 0),
    )
    found += [None if figure is None else round(figure, 6) for figure in figures]
    found += [measure.distinct, measure.unknown, plain(measure.longest)]
    found += [None if f is None else round(f, 6) for f in (parity.extra, parity.attention)]
    return [*found, parity.fitting, None if parity.cost is None else round(parity.cost, 6)]


def html_report(comparison: Comparison, prices: Prices, picture: str = "") -> bytes:
    """Return a page that needs no other file; `picture` is an SVG of the curves, if any."""
    title = _tr("Comparison of tokenizers")
    parts = [
        f'<!DOCTYPE html>\n<html lang="{language_code()}"><head><meta charset="utf-8">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{escape(_tr('Every figure is counted, none is estimated.'))}</p>",
        *_matrix(comparison),
        *_parity(comparison, prices),
    ]
    if picture:
        heading = _tr("Tokens per word at every vocabulary size")
        parts += [f"<h2>{escape(heading)}</h2>", picture[max(picture.find("<svg"), 0) :]]
    parts.append("</body></html>\n")
    return "\n".join(parts).encode("utf-8", "xmlcharrefreplace")


def _matrix(comparison: Comparison) -> list[str]:
    parts = ["<table><tr><th></th>"]
    for column in comparison.columns:
        detail = escape(column_detail(column))
        parts.append(f'<th>{escape(column.name)}<br><span class="quiet">{detail}</span></th>')
    parts.append("</tr>")
    for row in comparison.rows:
        detail = row_detail(row)
        if row.key == comparison.reference:
            detail += ", " + _tr("reference")
        parts.append(f"<tr><th>{escape(row_title(row))}<br>")
        parts.append(f'<span class="quiet">{escape(detail)}</span></th>')
        parts += [_cell(comparison, row, column) for column in comparison.columns]
        parts.append("</tr>")
    parts.append("</table>")
    return parts


def _cell(comparison: Comparison, row: RowFacts, column: TextColumn) -> str:
    measure = comparison.measure(row.key, column.key)
    if measure is None:
        return f"<td>{escape(comparison.problem(row.key, column.key))}</td>"
    fewest, _ = comparison.range_of(column.key) or (measure.tokens, 0)
    is_best = measure.tokens == fewest and not measure.unknown
    words, kind = times_text(measure.tokens, fewest), ""
    if is_best:
        words, kind = _tr("fewest"), ' class="fewest"'
    elif measure.unknown:
        words, kind = counted("CompareReport", "%Ln unknown", measure.unknown), ' class="lost"'
    tip = escape(cell_tip(comparison, row, column), quote=True)
    different = comparison.different_stretch(row.key, column.key)
    pieces = "".join(
        _piece(stretch, comparison.color_of(column.key, stretch.text), number == different)
        for number, stretch in enumerate(measure.stretches)
    )
    more = " …" if len(measure.spans) < measure.tokens else ""
    return (
        f'<td title="{tip}"><b{kind}>{count_text(measure.tokens)}</b> '
        f"{escape(figure_text(measure, column))} <span{kind}>{escape(words)}</span>"
        f'<div class="text" dir="auto">{pieces}{more}</div></td>'
    )


def _piece(stretch: Stretch, color: int | None, is_different: bool) -> str:
    if stretch.tokens == 0:
        return " "
    kinds = []
    if stretch.unknown:
        kinds.append("unknown")
    elif stretch.cuts:
        kinds.append("cut")
    elif color is not None:
        kinds.append(f"c{color}")
    if is_different:
        kinds.append("different")
    label = visible(stretch.text) if stretch.text else "·"
    return f'<bdi class="{" ".join(kinds)}">{escape(label)}</bdi><wbr>'


def _parity(comparison: Comparison, prices: Prices) -> list[str]:
    rows: Sequence[Parity] = parities(comparison, prices)
    reference = comparison.reference_row
    if not rows or reference is None:
        return []
    first = rows[0].column.name
    price = money_text(prices.charged_price, prices.currency)
    messages = counted("CompareReport", "%Ln message(s) a month", prices.messages)
    said = _tr("An example price: {} for a million tokens, {}.").format(price, messages)
    if prices.dated:
        said = _tr("{} for a million tokens, {}, price of {}.").format(
            price, messages, date_text(prices.dated)
        )
    heads = (
        _tr("Language"),
        _tr("Tokens"),
        _tr("Against {}").format(first),
        _tr("Attention"),
        _tr("Fit in {}").format(count_text(prices.context)),
        _tr("Cost a month"),
    )
    parts = [
        f"<h2>{escape(_tr('Language parity'))}</h2>",
        f"<p>{escape(row_title(reference))}. {escape(said)}</p><table><tr>",
        *(f'<th class="number">{escape(head)}</th>' for head in heads),
        "</tr>",
    ]
    for row in rows:
        tip = escape(parity_tip(row, rows[0], prices), quote=True)
        cells = (
            count_text(row.tokens),
            against_text(row.extra, row.unknown),
            "–" if row.attention is None else decimal_text(row.attention, 2) + "×",
            "–" if row.fitting is None else count_text(row.fitting),
            "–" if row.cost is None else money_text(row.cost, prices.currency),
        )
        parts.append(f'<tr title="{tip}"><th>{escape(row.column.name)}</th>')
        parts += [f'<td class="number">{escape(cell)}</td>' for cell in cells]
        parts.append("</tr>")
    parts.append("</table>")
    return parts
