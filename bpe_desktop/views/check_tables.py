"""The tables of a corpus check: scripts, line ends, characters, long words, and the forecast."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from ..engine.corpus_check import CorpusCheck
from ..engine.display import visible
from ..engine.training_forecast import Forecast
from ..models.check_state import Measured
from ..models.number_text import count_text, decimal_text, share_text
from .figure_table import FigureColumn, FigureRow, FigureTable
from .quantities import byte_text
from .theme import Theme

__all__ = [
    "ScriptTable",
    "character_columns",
    "character_rows",
    "duration_text",
    "forecast_rows",
    "line_end_rows",
    "longest_rows",
    "size_rows",
]

_BAR = 1  # the column of the shares
_N = cast("Callable[[str, str], str]", QT_TRANSLATE_NOOP)

# The scripts that most texts are in; of the others the name in Unicode is shown.
_SCRIPTS = {
    "Arabic": _N("CheckTables", "Arabic"),
    "Armenian": _N("CheckTables", "Armenian"),
    "Bengali": _N("CheckTables", "Bengali"),
    "Common": _N("CheckTables", "Common (digits, punctuation, emoji)"),
    "Cyrillic": _N("CheckTables", "Cyrillic"),
    "Devanagari": _N("CheckTables", "Devanagari"),
    "Georgian": _N("CheckTables", "Georgian"),
    "Greek": _N("CheckTables", "Greek"),
    "Han": _N("CheckTables", "Han"),
    "Hangul": _N("CheckTables", "Hangul"),
    "Hebrew": _N("CheckTables", "Hebrew"),
    "Hiragana": _N("CheckTables", "Hiragana"),
    "Inherited": _N("CheckTables", "Inherited (combining marks)"),
    "Katakana": _N("CheckTables", "Katakana"),
    "Latin": _N("CheckTables", "Latin"),
    "Tamil": _N("CheckTables", "Tamil"),
    "Thai": _N("CheckTables", "Thai"),
    "Unknown": _N("CheckTables", "None"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("CheckTables", text)


class _Bars(QStyledItemDelegate):
    """Draws a share as a bar."""

    def __init__(self, theme: Theme, table: FigureTable) -> None:
        super().__init__(table)
        self._theme = theme
        self.shares: Sequence[float] = ()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the bar of a row over its track."""
        rect = QRectF(option.rect).adjusted(12, 9, -12, -9)
        if index.row() >= len(self.shares) or rect.width() < 4:
            return
        is_mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("hover"))
        painter.drawRoundedRect(rect, 3, 3)
        bar = QRectF(rect)
        bar.setWidth(max(2.0, rect.width() * self.shares[index.row()]))
        if is_mirrored:
            bar.moveRight(rect.right())
        painter.setBrush(self._theme.color("text2"))
        painter.drawRoundedRect(bar, 3, 3)
        painter.restore()


class ScriptTable(FigureTable):
    """Scripts with their shares of the text, as bars and as figures."""

    def __init__(self, theme: Theme) -> None:
        columns = (
            FigureColumn(self.tr("Script"), self.tr("Unicode's property Script"), is_text=True),
            FigureColumn("", is_text=True),
            FigureColumn(
                self.tr("Share"), self.tr("Characters of this script / characters of the text")
            ),
            FigureColumn(self.tr("Characters"), self.tr("Code points, every occurrence")),
        )
        super().__init__(theme, "checkScripts", columns)
        self.setAccessibleName(self.tr("Scripts and their shares"))
        self._bars = _Bars(theme, self)
        self.setItemDelegateForColumn(_BAR, self._bars)

    def set_check(self, check: CorpusCheck) -> None:
        """Show the scripts of a text."""
        total = max(check.characters, 1)
        self._bars.shares = [count / total for _, count in check.scripts]
        rows = [
            FigureRow((_script_name(name), "", share_text(count / total, 1), count_text(count)))
            for name, count in check.scripts
        ]
        self.show_rows(rows)


def _script_name(name: str) -> str:
    return _tr(_SCRIPTS[name]) if name in _SCRIPTS else name.replace("_", " ")


def size_rows(check: CorpusCheck) -> list[FigureRow]:
    """Return how much there is, each with its definition."""
    rows = [
        (_tr("Characters"), check.characters, _tr("Code points of the raw text")),
        (_tr("Different characters"), check.different_characters, _tr("Of the raw text")),
        (_tr("Bytes"), check.bytes, _tr("As stored, unpacked, without a byte-order mark")),
        (_tr("Lines"), check.lines, _tr("Between LF, CRLF or CR; empty ones are not counted")),
        (_tr("Longest line"), check.longest_line, _tr("In characters")),
        (_tr("Words"), check.occurrences, _tr("Pre-tokens, every occurrence")),
        (_tr("Different words"), check.words, _tr("Pre-tokens, each counted once")),
        (
            _tr("Symbols to train on"),
            check.symbols,
            _tr("Of the different words before the first step; the work grows with them"),
        ),
    ]
    if check.alphabet:
        rows.append(
            (
                _tr("Alphabet"),
                check.alphabet,
                _tr("Symbols before the first step"),
            )
        )
    rows.append((_tr("Smallest vocabulary"), check.smallest, _tr("Special tokens + alphabet")))
    if check.reachable is not None:
        rows.append(
            (
                _tr("Largest vocabulary"),
                check.reachable.largest,
                _tr("An upper bound: every merge takes at least one symbol of the different words"),
            )
        )
    return [FigureRow((name, count_text(number)), tip) for name, number, tip in rows]


def line_end_rows(check: CorpusCheck) -> list[FigureRow]:
    """Return the line ends that the text has."""
    names = {
        "LF": "LF (U+000A)",
        "CRLF": "CRLF (U+000D U+000A)",
        "CR": "CR (U+000D)",
        "VT": "VT (U+000B)",
        "FF": "FF (U+000C)",
        "NEL": "NEL (U+0085)",
        "LS": "LS (U+2028)",
        "PS": "PS (U+2029)",
    }
    found = [(names[name], count) for name, count in check.line_ends if count]
    if not found:
        return [FigureRow((_tr("None"), ""))]
    return [FigureRow((name, count_text(count))) for name, count in found]


def longest_rows(check: CorpusCheck) -> list[FigureRow]:
    """Return the longest words with their lengths and counts."""
    return [
        FigureRow((visible(word), count_text(length), count_text(count)))
        for word, length, count in check.longest
    ]


def character_columns() -> tuple[FigureColumn, ...]:
    """Return the columns of a table of characters."""
    return (
        FigureColumn(_tr("Character"), is_text=True, mono=True),
        FigureColumn(_tr("Code point"), is_text=True),
        FigureColumn(_tr("Name"), _tr("In Unicode"), is_text=True),
        FigureColumn(_tr("Count"), _tr("Occurrences in the raw text")),
    )


def character_rows(characters: Sequence[tuple[str, int]]) -> list[FigureRow]:
    """Return characters with their names."""
    rows = []
    for char, count in characters:
        name = _character_name(char)
        point = f"U+{ord(char):04X}"
        if "\udc80" <= char <= "\udcff":
            point = _tr("Byte {0}").format(f"{ord(char) - 0xDC00:02X}")
        shown = visible(char)
        cells = ("" if shown.startswith("<U+") else shown, point, name, count_text(count))
        rows.append(FigureRow(cells, name))
    return rows


def _character_name(char: str) -> str:
    """Return the name of a character, and for one without a name what kind it is."""
    name = unicodedata.name(char, "")
    if name:
        return name
    kind = unicodedata.category(char)
    if kind == "Cc":
        return {"\n": "LINE FEED", "\r": "CARRIAGE RETURN", "\t": "TABULATION"}.get(
            char, _tr("Control character")
        )
    if kind == "Co":
        return _tr("Private use")
    return _tr("Undecodable") if kind == "Cs" else _tr("Unassigned")


def forecast_rows(forecast: Forecast, measured: Measured | None) -> list[FigureRow]:
    """Return what the training will take, beside what it took."""
    time_tip = _tr(
        "Counting + a line through two small trainings on samples of the words, measured here, "
        "at the pace of the trainings before"
    )
    memory_tip = _tr(
        "The process with the words counted + a figure for each symbol of the different words"
    )
    seconds = peak = ""
    if measured is not None:
        seconds = duration_text(measured.seconds)
        peak = "" if measured.peak is None else byte_text(measured.peak)
    memory = "" if forecast.memory is None else byte_text(forecast.memory)
    unknown = "–"
    return [
        FigureRow((_tr("Time"), duration_text(forecast.seconds), seconds or unknown), time_tip),
        FigureRow((_tr("Memory"), memory or unknown, peak or unknown), memory_tip),
    ]


def duration_text(seconds: float) -> str:
    """Return how long something takes.

    >>> duration_text(0.034), duration_text(7.26), duration_text(200)
    ('0.03 s', '7.3 s', '3.3 min')
    """
    if seconds < 60:
        return _tr("{0} s").format(decimal_text(seconds, 2 if seconds < 1 else 1))
    return _tr("{0} min").format(decimal_text(seconds / 60, 1))
