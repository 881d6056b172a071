"""The comparison that is on show: its tokenizers and texts, measured little by little."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.measuring import Measure, measure, tokens_by_step
from ..errors import UserError
from .compared_tokenizers import Compared, by_characters, by_words, of_history
from .comparison import Comparison, Curve, RowFacts, TextColumn
from .playhead import Playhead
from .project import History, Project
from .turns import Turns

__all__ = ["CompareModel"]

_SECONDS = 0.006  # of work in one turn of the event loop
_TRAINING, _WORDS, _CHARACTERS = 0, 1, 2  # keys of the rows that there is one of
_SINGLE = {"training": _TRAINING, "words": _WORDS, "characters": _CHARACTERS}

_Work = Generator[None, None, Any]


class CompareModel(QObject):
    """Works only while its page is on show; what is measured once stays known."""

    changed = Signal(object)  # Comparison
    curves_changed = Signal(object)  # tuple of Curve: the reference row at every vocabulary size

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._next_key = _CHARACTERS + 1
        self._columns: list[TextColumn] = []
        self._others: list[Compared] = []  # kept, from files
        self._wanted = {_TRAINING: True, _WORDS: False, _CHARACTERS: True}
        self._training: Compared | None = None
        self._words: Compared | None = None
        self._characters: Compared | None = None
        self._cells: dict[tuple[int, int], Measure | str] = {}
        self._curves: dict[tuple[int, int], Curve] = {}
        self._reference: int | None = None
        self._sorted_by: int | None = None
        self._work: tuple[tuple[int, int], bool, _Work] | None = None
        self._is_behind = False  # the playhead has moved while the training's row is measured
        project.history_replaced.connect(self._forget_training)
        project.history_finished.connect(self._forget_training)
        playhead.step_changed.connect(self._follow)

    # What is shown

    @property
    def comparison(self) -> Comparison:
        """The comparison as far as it is measured."""
        rows = [row.facts for row in self._rows()]
        column = self._sorted_by
        if column is not None:
            rows.sort(key=lambda row: self._tokens(row.key, column))
        keys = {row.key for row in rows}
        reference = self._reference if self._reference in keys else None
        if reference is None and rows:
            reference = min(keys)
        return Comparison(tuple(self._columns), tuple(rows), dict(self._cells), reference, column)

    @property
    def is_complete(self) -> bool:
        """Tell whether everything is measured."""
        return self._work is None and not self._is_behind and not self._missing()

    @property
    def columns(self) -> tuple[TextColumn, ...]:
        """The texts, in order."""
        return tuple(self._columns)

    @property
    def paths(self) -> tuple[str, ...]:
        """The files that tokenizers were opened from."""
        return tuple(row.path for row in self._others if row.path)

    @property
    def wanted(self) -> dict[str, bool]:
        """Which of the rows that there is one of are shown, by kind."""
        return {kind: self._wanted[key] for kind, key in _SINGLE.items()}

    @property
    def present_facts(self) -> RowFacts | None:
        """The training in view at the playhead."""
        present = self._present()
        return None if present is None else present.facts

    def step_of_size(self, size: int) -> int:
        """Return the first step after which the training in view has this vocabulary size."""
        present = self._present()
        if present is None:
            return 0
        steps = range(present.facts.steps + 1)
        # Sizes grow with the steps, or shrink where tokens are taken out.
        sign = 1 if present.size_after(steps[-1]) >= present.size_after(0) else -1
        return min(
            bisect_left(steps, sign * size, key=lambda step: sign * present.size_after(step)),
            steps[-1],
        )

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        if active:
            self._changed()

    # Texts

    def add_text(self, name: str, text: str, source: str = "typed") -> None:
        """Add a text at the right."""
        self._columns.append(TextColumn.of(self._take_key(), name, text, source))
        self._texts_changed()

    def change_text(self, key: int, name: str, text: str) -> None:
        """Replace the name and the text of a column."""
        for place, column in enumerate(self._columns):
            if column.key == key:
                source = column.source if text == column.text else "typed"
                self._columns[place] = TextColumn.of(key, name, text, source)
                if text != column.text:
                    self._forget(column=key)
        self._texts_changed()

    def remove_text(self, key: int) -> None:
        """Take a column away."""
        self._columns = [column for column in self._columns if column.key != key]
        if self._sorted_by == key:
            self._sorted_by = None
        self._forget(column=key)
        self._texts_changed()

    def _texts_changed(self) -> None:
        self._characters = None
        self._forget(row=_CHARACTERS, cells=False)
        self._changed()

    # Tokenizers

    def keep_present(self) -> bool:
        """Keep the training in view, at the playhead, as a row; tell whether there is one."""
        present = self._present()
        if present is None:
            return False
        facts = present.facts._replace(key=self._take_key(), kind="kept")
        self._others.append(replace(present, facts=facts, path=""))
        self._changed()
        return True

    @property
    def kept(self) -> tuple[Compared, ...]:
        """The trainings that are kept as rows; they are in no file."""
        return tuple(row for row in self._others if row.facts.kind == "kept")

    def add_kept(self, rows: Iterable[Compared]) -> None:
        """Add trainings that another window kept."""
        for row in rows:
            facts = row.facts._replace(key=self._take_key())
            self._others.append(replace(row, facts=facts))
        self._changed()

    def add_opened(self, history: History, name: str, path: str) -> None:
        """Add a tokenizer that was opened from a file."""
        row = of_history(history, len(history), self._take_key(), "file", name, path)
        if row is not None:
            self._others.append(row)
            self._changed()

    def set_wanted(self, kind: str, wanted: bool) -> None:
        """Show or hide the row of the training, of whole words or of characters."""
        self._wanted[_SINGLE[kind]] = wanted
        self._changed()

    def remove_row(self, key: int) -> None:
        """Take a row away."""
        if key in self._wanted:
            self._wanted[key] = False
        self._others = [row for row in self._others if row.facts.key != key]
        self._forget(row=key)
        self._changed()

    def set_reference(self, key: int) -> None:
        """Hold the others against this row."""
        self._reference = key
        self._changed()

    def sort_by(self, column: int | None) -> None:
        """Put the rows in order of their tokens for a text, or as they were added."""
        self._sorted_by = column
        self._changed()

    def _rows(self) -> list[Compared]:
        found = []
        if self._wanted[_TRAINING] and (present := self._present()) is not None:
            found.append(present)
        found += self._others
        if self._wanted[_WORDS]:
            if self._words is None:
                self._words = by_words(self._project.history, _WORDS)
            found.append(self._words)
        if self._wanted[_CHARACTERS]:
            if self._characters is None:
                texts = (column.text for column in self._columns)
                self._characters = by_characters(texts, _CHARACTERS)
            found.append(self._characters)
        return found

    def _present(self) -> Compared | None:
        """Return the training in view at the playhead."""
        history = self._project.history
        if history is None:
            return None
        if self._training is None:
            name = self._project.tokenizer_name
            self._training = of_history(history, self._playhead.step, _TRAINING, "training", name)
        if self._training is not None and not self._is_behind:
            self._training = self._training.after(self._playhead.step)
        return self._training

    def _forget_training(self) -> None:
        self._training = self._words = None
        self._is_behind = False
        for key in (_TRAINING, _WORDS):
            self._forget(row=key)
        self._changed()

    def _follow(self, *_step: object) -> None:
        """Measure the training anew after another number of steps.

        What is being measured is told first: a playhead that moves on and on, as during a training,
        would else never let it come to an end.
        """
        self._is_behind = self._is_active  # first of all: it holds the row at its step
        if self._is_behind and not self._measures_training():
            self._is_behind = False
        if self._is_behind:
            return
        self._forget(row=_TRAINING, curves=False)
        self._changed()

    def _measures_training(self) -> bool:
        is_begun = any(key[0] == _TRAINING for key in self._cells) or self._work is not None
        return is_begun and any(
            row.facts.key == _TRAINING and not is_curve for row, _, is_curve in self._missing()
        )

    def _forget(
        self,
        *,
        row: int | None = None,
        column: int | None = None,
        cells: bool = True,
        curves: bool = True,
    ) -> None:
        def concerns(key: tuple[int, int]) -> bool:
            return key[0] == row or key[1] == column

        if cells:
            self._cells = {k: cell for k, cell in self._cells.items() if not concerns(k)}
        if curves:
            self._curves = {k: curve for k, curve in self._curves.items() if not concerns(k)}
        if self._work is not None and concerns(self._work[0]):
            self._work = None

    def _take_key(self) -> int:
        self._next_key += 1
        return self._next_key

    def _tokens(self, row: int, column: int) -> tuple[bool, int]:
        cell = self._cells.get((row, column))
        return (False, cell.tokens) if isinstance(cell, Measure) else (True, 0)

    # Measuring

    def _changed(self) -> None:
        if self._is_active:
            self._turns.ask(self._show)

    def _show(self) -> None:
        self.changed.emit(self.comparison)
        self._show_curves()
        self._turns.ask(self._measure)

    def _show_curves(self) -> None:
        reference = self.comparison.reference
        found = [self._curves.get((reference or 0, column.key)) for column in self._columns]
        self.curves_changed.emit(tuple(curve for curve in found if curve is not None))

    def _missing(self) -> Iterable[tuple[Compared, TextColumn, bool]]:
        """Return what is to be measured, cells before curves."""
        rows = self._rows()
        found = [
            (row, column, False)
            for column in self._columns
            for row in rows
            if (row.facts.key, column.key) not in self._cells
        ]
        if not found:
            reference = self.comparison.reference
            found = [
                (row, column, True)
                for row in rows
                for column in self._columns
                if row.facts.key == reference
                and row.plays
                and (reference, column.key) not in self._curves
            ]
        return found

    def _measure(self) -> None:
        """Work for a moment, then give the event loop its turn."""
        if not self._is_active:
            return
        end = time.perf_counter() + _SECONDS
        news: set[bool] = set()
        while time.perf_counter() < end:
            if self._work is None:
                row, column, is_curve = next(iter(self._missing()), (None, None, False))
                if row is None or column is None:
                    break
                work = self._curve(row, column) if is_curve else self._cell(row, column)
                self._work = (row.facts.key, column.key), is_curve, work
            try:
                next(self._work[2])
            except StopIteration:
                news.add(self._work[1])
                self._work = None
        if False in news:
            self.changed.emit(self.comparison)
        if True in news:
            self._show_curves()
        if self._is_behind and not self._measures_training():
            self._follow()
        elif not self.is_complete:
            self._turns.ask(self._measure)

    def _cell(self, row: Compared, column: TextColumn) -> _Work:
        try:
            found: Measure | str = yield from measure(row.tokenizer, column.text, row.step)
        except UserError as error:
            found = str(error)
        self._cells[row.facts.key, column.key] = found

    def _curve(self, row: Compared, column: TextColumn) -> _Work:
        try:
            points = yield from tokens_by_step(row.tokenizer, column.text, row.facts.steps)
        except UserError:
            points = []
        sizes: dict[int, int] = {}
        for step, tokens in points:
            sizes[row.size_after(step)] = tokens
            yield
        self._curves[row.facts.key, column.key] = Curve(column, tuple(sorted(sizes.items())))
