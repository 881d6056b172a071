"""The expansion of compressed bytes, step by step with its stack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ..engine.display import label
from ..engine.gage.expansion import Expansion
from ..engine.gage.steps import Replacement
from ..engine.gage.training import BYTES
from ..engine.gage.training_history import GageTraining
from ..engine.tokenizer import Tokenizer
from .face_book import FaceBook
from .faces import Face
from .number_text import count_text
from .playhead import Playhead
from .project import Project
from .stepper import Stepper
from .turns import Turns

__all__ = ["ExpansionModel", "ExpansionView", "clash"]

MOST_CHARACTERS = 20_000  # of a text that is compressed anew at each step of the playhead
_SHOWN = 80  # bytes of the data, the stack and the output; no row has room for more
_BEFORE = 6  # bytes of the data before the one that is taken


class ExpansionView(NamedTuple):
    """One state of the expander.

    `data` are bytes around the next one to be read, which is `data[current]` unless there is a
    stack; those before it are taken. `hidden` bytes of the data stand before them. `stack` has its
    top first. `output` are the last bytes written. `taken` is what the next step takes, `pair` what
    it puts on the stack instead, `None` where it writes the byte. `read` of `size` bytes of the
    data and `written` of `total` bytes of the output are done. `problem` says why there is nothing.
    """

    data: tuple[Face, ...] = ()
    current: int = 0
    hidden: int = 0
    stack: tuple[Face, ...] = ()
    output: tuple[Face, ...] = ()
    taken: Face | None = None
    pair: tuple[Face, Face] | None = None
    read: int = 0
    size: int = 0
    written: int = 0
    total: int = 0
    at: int = 0
    states: int = 0
    problem: str = ""


class ExpansionModel(Stepper):
    """Expands the live text, compressed with the table at the playhead; without one the data."""

    changed = Signal(object)  # ExpansionView

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(turns, parent)
        self._project = project
        self._playhead = playhead
        self._expansion: Expansion | None = None
        self._tokens: list[int] = []  # of each byte under the table
        self._faces: FaceBook | None = None
        self._problem = ""
        project.history_replaced.connect(self._later)
        project.history_finished.connect(self._later)
        project.live_text_changed.connect(self._later)
        playhead.step_changed.connect(self._later)

    @property
    def states(self) -> int:
        """How many states there are."""
        return 0 if self._expansion is None else len(self._expansion) + 1

    def _refresh(self) -> None:
        self._expansion, self._problem = None, ""
        history = self._project.history
        if isinstance(history, GageTraining):
            self._expand(history, self._project.live_text)
        self._at = min(self._at, max(0, self.states - 1))
        if self.is_playing and self.states < 2:
            self.pause()
        self._emit()

    def _expand(self, history: GageTraining, text: str) -> None:
        step = self._playhead.step
        vocabulary = history.vocabulary
        self._faces = FaceBook(vocabulary)
        if not text:
            state = history.state_at(step)
            self._tokens = history.tokens_of(state.block, state.frame.done)
            self._expansion = Expansion(state.frame.table, state.frame.data)
            return
        if len(text) > MOST_CHARACTERS:
            self._problem = self.tr(
                "Only texts up to {} characters are expanded here. Shorten it."
            ).format(count_text(MOST_CHARACTERS))
            return
        ids = [
            i
            for i in Tokenizer(vocabulary, history.config).encode(text, merges=step).ids
            if i is not None
        ]
        self._problem = clash(history, step, ids)
        if self._problem:
            return
        table = []
        self._tokens = list(range(BYTES))
        for token_id in vocabulary.table_after(step):
            token = vocabulary.token(token_id)
            assert token.left is not None
            assert token.right is not None
            byte, left, right = map(vocabulary.byte_of, (token_id, token.left, token.right))
            table.append(Replacement(byte, left, right))
            self._tokens[byte] = token_id
        self._expansion = Expansion(table, bytes(map(vocabulary.byte_of, ids)))

    def _emit(self) -> None:
        expansion = self._expansion
        if expansion is None:
            self.changed.emit(ExpansionView(problem=self._problem))
            return
        state = expansion.state_at(self._at)
        coming = expansion.state_at(self._at + 1) if self._at < len(expansion) else None
        first = max(0, state.read - _BEFORE)
        stack = state.stack[::-1][:_SHOWN]
        taken = pair = None
        if coming is not None and coming.byte is not None:
            (taken,) = self._shown((coming.byte,))
            pair = None if coming.pair is None else self._shown(coming.pair)
        written = expansion.output(max(0, state.written - _SHOWN), state.written)
        view = ExpansionView(
            data=self._shown(expansion.data[first : first + _SHOWN]),
            current=state.read - first,
            hidden=first,
            stack=self._shown(stack),
            output=self._plain(written),
            taken=taken,
            pair=None if pair is None else (pair[0], pair[1]),
            read=state.read,
            size=len(expansion.data),
            written=state.written,
            total=expansion.size,
            at=self._at,
            states=self.states,
        )
        self.changed.emit(view)

    def _shown(self, data: Iterable[int]) -> tuple[Face, ...]:
        """Return bytes of the data as faces."""
        assert self._faces is not None
        return tuple(self._faces.face(self._tokens[byte]) for byte in data)

    def _plain(self, data: bytes) -> tuple[Face, ...]:
        """Return bytes of the text as faces."""
        assert self._faces is not None
        return tuple(map(self._faces.face, data))


def clash(history: GageTraining, step: int, ids: Iterable[int]) -> str:
    """Say which byte of a text stands for a pair in the table after `step`, "" if none does."""
    vocabulary = history.vocabulary
    token_of = {vocabulary.byte_of(token): token for token in vocabulary.table_after(step)}
    for token_id in ids:
        made = token_of.get(token_id) if token_id < BYTES else None
        if made is not None:
            name = label(bytes((token_id,)))
            meaning = label(vocabulary.token(made).bytes)
            return _tr(
                "{byte} stands for {meaning} in the table, so a text that holds {byte} itself "
                "cannot be compressed with it."
            ).format(byte=name, meaning=meaning)
    return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Expansion", text)
