"""The grids of numbers on show: each fills little by little, at the playhead."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.number_splits import (
    Border,
    NumberFigures,
    NumberSplit,
    NumberSplitter,
    NumberTally,
    Shape,
    borders,
    uneven_runs,
)
from ..engine.token_tree import token_with_parts
from ..errors import UserError
from .compared_tokenizers import Compared, of_history
from .comparison import RowFacts
from .digit_variants import DigitPhase, DigitVariants
from .face_book import FaceBook, unknown_face
from .faces import Face
from .number_ranges import RANGES, NumberRange
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["EXAMPLES", "MAIN", "CutNumber", "MadeBy", "NumberColumn", "NumbersModel"]

MAIN = 0  # the key of the training in view; those of the variants are their digits
_SECONDS = 0.006  # of work in one turn of the event loop
_AT_ONCE = 100  # numbers between two looks at the clock
_PAUSE_MS = 40  # a playhead that runs is followed so often
_MOST_TYPED, _LONGEST_TYPED = 12, 60
EXAMPLES = "1234567; 1,234,567; 3.14159; -42; $1,999.99; 1 234 567"


class MadeBy(NamedTuple):
    """The merge that made a token of a number, and what it joined."""

    rank: int
    left: str
    right: str


class CutNumber(NamedTuple):
    """A number in tiles with everything that can be said of its cut.

    `made` and `faces` are by token, `borders` stand between them. `uneven` are the
    shapes of its runs of digits that are not cut evenly from the right.
    """

    text: str
    faces: tuple[Face, ...]
    shape: Shape
    unknown: int
    made: tuple[MadeBy | None, ...]
    borders: tuple[Border, ...]
    uneven: tuple[Shape, ...]

    @property
    def gaps(self) -> frozenset[int]:
        """The tokens that begin a pre-token, but for the first."""
        return frozenset(at for at, border in enumerate(self.borders, 1) if border.kind == "word")


class NumberColumn:
    """One tokenizer with its grid, as far as it is filled.

    `figures` are of the last time that it was filled whole; `problem` says why it is not.
    """

    def __init__(self, key: int, compared: Compared, size: int) -> None:
        self.key = key
        self.compared = compared
        self.cells: list[NumberSplit | None] = [None] * size
        self.figures: NumberFigures | None = None
        self.problem = ""
        numbers = None if compared.history is None else compared.history.numbers
        self._faces = FaceBook(compared.tokenizer.vocabulary, numbers)

    @property
    def facts(self) -> RowFacts:
        """Which tokenizer this is, and after how many steps."""
        return self.compared.facts

    @property
    def sees_spaces(self) -> bool:
        """Tell whether a space before a number changes what is cut."""
        tokenizer = self.compared.tokenizer
        bare, spaced = (tokenizer.pretokenizer.split(tokenizer.prepare(t)) for t in ("7", " 7"))
        return bool(bare != spaced)

    def cut(self, text: str) -> CutNumber:
        """Cut a number; raises `UserError` as `Tokenizer.encode` does."""
        tokenizer, step = self.compared.tokenizer, self.compared.step
        encoding = tokenizer.encode(text, merges=step)
        split = NumberSplitter(tokenizer, step).split(text)
        unknown = encoding.unknown
        faces = tuple(
            unknown_face(name) if token is None or unknown[at] else self._faces.face(token)
            for at, (token, name) in enumerate(zip(encoding.ids, encoding.tokens, strict=True))
        )
        return CutNumber(
            text,
            faces,
            split.shape,
            split.unknown,
            tuple(self._made(face) for face in faces),
            borders(tokenizer, text, step),
            uneven_runs(tokenizer, text, step),
        )

    def _made(self, face: Face) -> MadeBy | None:
        if face.id is None:
            return None
        token = token_with_parts(self.compared.tokenizer.vocabulary, face.id)
        if token.rank is None or token.left is None or token.right is None:
            return None
        left, right = (self._faces.face(part).label for part in (token.left, token.right))
        return MadeBy(token.rank, left, right)


class NumbersModel(QObject):
    """Works only while its page is on show."""

    columns_changed = Signal()  # other columns, or other numbers in them
    cells_filled = Signal(int, int, int)  # the key of a column, and which of its cells
    figures_changed = Signal()  # a column is filled

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        turns: Turns,
        variants: DigitVariants,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._variants = variants
        self._is_active = False
        self._range = RANGES["9999"]
        self._is_spaced = False
        self._typed = EXAMPLES
        self._columns: dict[int, NumberColumn] = {}
        self._work: Iterator[None] | None = None
        self._is_behind = True  # something changed since the last filling began
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE_MS)
        self._later.timeout.connect(self._begin)
        project.history_replaced.connect(self._forget)
        project.history_finished.connect(self._follow)
        playhead.step_changed.connect(self._follow)
        variants.changed.connect(self._follow)

    @property
    def range(self) -> NumberRange:
        """The numbers on show."""
        return self._range

    @property
    def is_spaced(self) -> bool:
        """Whether a space stands before each number."""
        return self._is_spaced

    @property
    def typed(self) -> str:
        """Numbers of a person's own, parted by semicolons."""
        return self._typed

    @property
    def columns(self) -> tuple[NumberColumn, ...]:
        """The training in view, then the variants that are trained."""
        return tuple(self._columns.values())

    @property
    def is_complete(self) -> bool:
        """Tell whether every grid is filled as things are now."""
        return self._work is None and not self._is_behind

    def text_of(self, number: int) -> str:
        """Return a number as it is encoded."""
        return f" {number}" if self._is_spaced else str(number)

    def typed_numbers(self) -> list[str]:
        """Return the numbers of a person's own, the first twelve."""
        found = [part.strip()[:_LONGEST_TYPED] for part in self._typed.split(";")]
        return [text for text in found if text][:_MOST_TYPED]

    # Intents

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        if active:
            self._follow()

    def set_range(self, key: str) -> None:
        """Show other numbers."""
        if RANGES[key] is not self._range:
            self._range = RANGES[key]
            self._forget()

    def set_spaced(self, spaced: bool) -> None:
        """Put a space before each number, or none."""
        if spaced != self._is_spaced:
            self._is_spaced = spaced
            self._forget()

    def set_typed(self, text: str) -> None:
        """Take numbers of a person's own."""
        if text != self._typed:
            self._typed = text
            self.figures_changed.emit()

    # Filling

    def _forget(self) -> None:
        """Begin with empty grids."""
        self._columns = {}
        self._work = None
        self._is_behind = True
        if self._is_active:
            self._later.stop()
            self._turns.ask(self._begin)

    def _follow(self, *_facts: object) -> None:
        self._is_behind = True
        if self._is_active and self._work is None and not self._later.isActive():
            self._later.start()

    def _begin(self) -> None:
        """Fill the grids with what is now; what stands in them stays until its turn."""
        if not self._is_active or self._work is not None:
            return
        self._is_behind = False
        was = tuple(self._columns.values())
        self._columns = {found.facts.key: self._column(found) for found in self._tokenizers()}
        if not self._columns or was != tuple(self._columns.values()):
            self.columns_changed.emit()
        self._work = self._fill(self.columns)
        self._turns.ask(self._fill_on)

    def _tokenizers(self) -> Iterator[Compared]:
        main = self._project.history
        if main is None:
            return
        step = min(self._playhead.step, len(main))
        known = self._columns.get(MAIN)
        found = _at(known, step) if known is not None else None
        if found is None:
            opened = self._project.opened
            name = "" if opened is None else opened.name
            found = of_history(main, step, MAIN, "training", name)
        if found is None:
            return  # a compressor
        yield found
        for variant in self._variants.all:
            history = variant.history
            if variant.phase is not DigitPhase.DONE or history is None:
                continue
            # At the end of one training is the end of the other, however many steps it has.
            own = len(history) if step == len(main) else min(step, len(history))
            known = self._columns.get(variant.most)
            found = _at(known, own) if known and known.compared.history is history else None
            found = found or of_history(history, own, variant.most, "variant", "")
            if found is not None:
                yield found

    def _column(self, compared: Compared) -> NumberColumn:
        known = self._columns.get(compared.facts.key)
        if known is not None and known.compared.tokenizer is compared.tokenizer:
            known.compared = compared
            return known
        return NumberColumn(compared.facts.key, compared, self._range.size)

    def _fill(self, columns: Sequence[NumberColumn]) -> Iterator[None]:
        for column in columns:
            try:
                yield from self._fill_column(column)
                column.problem = ""
            except UserError as error:
                column.problem, column.figures = str(error), None
            self.figures_changed.emit()

    def _fill_column(self, column: NumberColumn) -> Iterator[None]:
        first, size, cells = self._range.first, self._range.size, column.cells
        splitter = NumberSplitter(column.compared.tokenizer, column.compared.step)
        tally = NumberTally(first)
        for start in range(0, size, _AT_ONCE):
            end = min(start + _AT_ONCE, size)
            for at in range(start, end):
                cell = cells[at] = splitter.split(self.text_of(first + at))
                tally.add(cell)
            self.cells_filled.emit(column.key, start, end)
            yield
        column.figures = tally.figures()

    def _fill_on(self) -> None:
        """Work for a moment, then give the event loop its turn."""
        if self._work is None or not self._is_active:
            self._work, self._is_behind = None, True
            return
        end = time.perf_counter() + _SECONDS
        while time.perf_counter() < end:
            if next(self._work, self) is self:
                self._work = None
                if self._is_behind:
                    self._later.start()
                return
        self._turns.ask(self._fill_on)


def _at(column: NumberColumn | None, step: int) -> Compared | None:
    """Return the tokenizer of a column after another number of steps."""
    return None if column is None else column.compared.after(step)
