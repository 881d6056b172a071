"""The tables of the page Numbers: figures, shapes with their shares, numbers as typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ..models.number_grids import CutNumber, NumberColumn
from ..models.number_text import counted, share_text
from .announce import label_text
from .number_words import column_title, cut_tip, figure_rows, grouped, shape_name, short_title
from .split_colors import fill_of
from .theme import Theme
from .tile_table import Cell, Head, TileTable
from .tiles import TilePainter

__all__ = ["NumberTables", "typed_cell"]

_FIGURE, _ONLY_FIGURE = 74, 90  # the width of a column of figures, and of one that is alone


def _tr(text: str) -> str:
    return QCoreApplication.translate("Numbers", text)


class NumberTables(QWidget):
    """Figures and shapes of all grids, a column for each; the shapes are the legend, too."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self.figures = TileTable(theme, tiles, "numberFigures", least=5)
        self.figures.setAccessibleName(self.tr("Figures of the numbers on show"))
        self.shapes = TileTable(theme, tiles, "numberShapes")
        self.shapes.setAccessibleName(self.tr("Shapes of the cuts, with their shares"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.figures)
        column.addWidget(self.shapes)
        column.addWidget(self._make_legend())
        column.addStretch(1)

    def set_columns(self, columns: Sequence[NumberColumn]) -> None:
        """Show the figures and the shapes of the grids."""
        found = [column.figures for column in columns]
        several = len(columns) > 1
        heads = [
            Head(
                short_title(column.key) if several else "",
                column_title(column.key, column.facts.name),
                True,
                _FIGURE if several else _ONLY_FIGURE,
            )
            for column in columns
        ]
        self.figures.set_cells(
            (Head(self.tr("Figure")), *heads),
            [
                (Cell(name, tip=tip), *(Cell(text, tip=tip) for text in texts))
                for name, tip, texts in figure_rows(found)
            ],
        )
        self._set_shapes(columns, heads)

    def _set_shapes(self, columns: Sequence[NumberColumn], heads: list[Head]) -> None:
        shares: dict[tuple[int, ...], dict[int, tuple[int, float]]] = {}
        for column in columns:
            figures = column.figures
            for share in () if figures is None else figures.shapes:
                part = share.numbers / figures.numbers if figures else 0.0
                shares.setdefault(share.shape, {})[column.key] = share.numbers, part
        order = sorted(
            (shape for shape in shares if shape),
            key=lambda shape: (sum(shape), -max(n for n, _ in shares[shape].values()), shape),
        )
        tip = self.tr("Numbers of this shape / all numbers on show")
        rows = []
        for shape in order:
            cells = [Cell(shape_name(shape), fill=fill_of(self._theme, shape))]
            for column in columns:
                count, part = shares[shape].get(column.key, (0, 0.0))
                words = counted("Numbers", "%Ln number(s)", count)
                text = share_text(part, 1) if count else "–"
                cells.append(Cell(text, tip=words, tone="text" if count else "text3"))
            rows.append(cells)
        titles = [head._replace(title=head.title or self.tr("Share"), tip=tip) for head in heads]
        shape_tip = self.tr(
            "How many digits each token holds, from left to right. A space or a marker that is a "
            "token of its own is no part of the cut."
        )
        self.shapes.set_cells((Head(self.tr("Shape"), shape_tip), *titles), rows)

    def _make_legend(self) -> QLabel:
        legend = QLabel(
            self.tr(
                "Dot: cut otherwise than the numbers before and after. In larger cells, a line:"
                " the next number is cut otherwise."
            )
        )
        legend.setFont(self._theme.font("small"))
        legend.setProperty("tone", "text2")
        legend.setWordWrap(True)
        return legend


def typed_cell(cut: CutNumber) -> Cell:
    """Return the tokens of a number as typed, with a warning where they are uneven."""
    right = ""
    if cut.uneven:
        thousands = grouped(cut.text)
        right = _tr("uneven")
        if thousands:
            right = _tr("not {}").format(thousands)
    tip = cut_tip(cut)
    spoken = " ".join((*map(label_text, cut.faces), tip))
    return Cell(right, cut.faces, tip, "warn", spoken=spoken, gaps=cut.gaps)
