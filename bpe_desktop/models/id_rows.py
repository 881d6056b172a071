"""Rows that stand for ids, changed with as little told to the views as is true."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Signal

__all__ = ["IdRows"]

_NO_INDEX = QModelIndex()


class IdRows(QAbstractTableModel):
    """A table of which each row is a token; what its columns are is left to a subclass."""

    about_to_reorder = Signal()  # rows will move about, not only come and go

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A range while ids ascend and nothing is filtered, else the ids in the order of the rows.
        self._rows: Sequence[int] = range(0)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_INDEX) -> int:
        """Return how many tokens are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def token_at(self, row: int) -> int:
        """Return the token that a row shows."""
        return self._rows[row]

    def row_of(self, token: int) -> int | None:
        """Return the row of a token, `None` if it isn't shown."""
        try:
            return self._rows.index(token)
        except ValueError:
            return None

    # For the subclass

    def _put_in(self, row: int, token: int) -> None:
        """Put in a row; the rows are a list."""
        assert isinstance(self._rows, list)
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, token)
        self.endInsertRows()

    def _take_out(self, row: int) -> None:
        """Take out a row; the rows are a list."""
        assert isinstance(self._rows, list)
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._rows[row]
        self.endRemoveRows()

    def _replace_rows(self, rows: Sequence[int]) -> None:
        """Show `rows`, telling the views as little as is true.

        Rows may only move in one signal and come or go in another: when there are more rows the
        new ones are added at the end first, when there are fewer the old ones are cut off last.
        """
        old = self._rows
        same = min(len(old), len(rows))
        moved = same > 0 and old[:same] != rows[:same]
        if moved and old[-same:] == rows[-same:]:
            self._replace_head(rows)
            return
        if len(rows) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
            self._rows = [*old, *rows[len(old) :]] if moved else rows
            self.endInsertRows()
        if moved:
            self._move_rows(old, rows)
        if len(rows) < len(old):
            self.beginRemoveRows(QModelIndex(), len(rows), len(old) - 1)
            self._rows = rows
            self.endRemoveRows()
        self._rows = rows

    def _replace_head(self, rows: Sequence[int]) -> None:
        """Show `rows`, which differ from the present ones only at the top."""
        extra = len(rows) - len(self._rows)
        if extra > 0:
            self.beginInsertRows(QModelIndex(), 0, extra - 1)
            self._rows = rows
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), 0, -extra - 1)
            self._rows = rows
            self.endRemoveRows()

    def _move_rows(self, old: Sequence[int], rows: Sequence[int]) -> None:
        self.about_to_reorder.emit()
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        tokens = [old[index.row()] if index.row() < len(old) else -1 for index in before]
        place = self._places_of(tokens, rows)
        self._rows = [*rows, *old[len(rows) :]] if len(rows) < len(old) else rows
        after = [
            self.index(place[token], index.column()) if token in place else QModelIndex()
            for token, index in zip(tokens, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    @staticmethod
    def _places_of(tokens: Sequence[int], rows: Sequence[int]) -> dict[int, int]:
        wanted = set(tokens)
        if not wanted:
            return {}
        return {token: row for row, token in enumerate(rows) if token in wanted}
