"""Tokenizes the live text at the playhead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.gage.training_history import GageTraining
from ..engine.pretokenizer import SECONDS_IN_WINDOW
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from .error_words import spoken
from .expansion_model import clash
from .face_book import FaceBook, unknown_face
from .faces import Face
from .live import NO_RESULT, LiveResult
from .live_text import LiveText
from .number_text import counted, quoted
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["LiveModel"]

WITH_THE_KEY = 2_000  # characters; tokens and letters of such a text are painted as one
AT_ONCE = 20_000  # characters; a longer text waits for a pause in the typing
PAUSE_MS = 120
NAMED_UNKNOWNS = 3
_OF_WORDS = ("word", "wordpiece")


class LiveModel(QObject):
    """Keeps the tokens of the project's live text; the newest text and step win."""

    result_changed = Signal(object)  # LiveResult

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._tokenizer: Tokenizer | None = None
        self._faces: FaceBook | None = None
        self._plays = True
        self._spells = True  # what is unknown is not in the alphabet
        self._takes_words = False  # what is unknown are whole words, not symbols
        self._failed: tuple[str, UserError] | None = None  # a text that cannot be tokenized
        self._known: LiveText | None = None  # the newest text that was tokenized
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE_MS)
        self._later.timeout.connect(self.refresh)
        playhead.step_changed.connect(self._changed)
        project.history_replaced.connect(self._replace)
        project.history_finished.connect(self._changed)
        project.live_text_changed.connect(self._text_changed)

    def refresh(self) -> None:
        """Tokenize now."""
        self.result_changed.emit(self._result())

    def _text_changed(self, initiator: object) -> None:
        # What another part changed has yet to come into the field.
        if initiator == "live" and len(self._project.live_text) <= WITH_THE_KEY:
            self._later.stop()
            self.refresh()
        elif initiator != "live" or not self._follow():
            self._changed()

    def _follow(self) -> bool:
        """Encode only what is around the edit of a long text, with the key; tell whether it went.

        Not while a full encoding waits for a pause: the step or the text is another one by then.
        """
        known, tokenizer, faces = self._known, self._tokenizer, self._faces
        if known is None or faces is None or known.tokenizer is not tokenizer:
            return False
        if known.merges != self._merges() or self._later.isActive():
            return False
        try:
            self._known = known.edited(self._project.live_text)
        except UserError:
            return False
        if self._known is None:
            return False
        self.result_changed.emit(self._shown(self._known, faces))
        return True

    def _merges(self) -> int | None:
        return self._playhead.step if self._plays else None

    def _changed(self, *_facts: object) -> None:
        if len(self._project.live_text) <= AT_ONCE:
            self._later.stop()
            self._turns.ask(self.refresh)
        else:
            self._later.start()

    def _replace(self) -> None:
        history = self._project.history
        self._failed = None
        # A tokenizer from a file may have no merge rules; then it is shown as it is.
        self._plays = not isinstance(history, ReplayHistory) or len(history) > 0
        self._spells = history is None or history.config.algorithm in ("bpe", "unigram")
        self._takes_words = history is not None and history.config.algorithm in _OF_WORDS
        if history is None:
            self._tokenizer = None
            self._faces = None
        elif isinstance(history, ReplayHistory):
            if self._tokenizer is not history.tokenizer:
                self._faces = FaceBook(history.vocabulary, history.numbers)
            self._tokenizer = history.tokenizer
        else:
            self._tokenizer = Tokenizer(
                history.vocabulary, history.config, pattern_seconds=SECONDS_IN_WINDOW
            )
            self._faces = FaceBook(history.vocabulary)
        self._changed()

    def _result(self) -> LiveResult:
        text = self._project.live_text
        notices: tuple[str, ...] = ()
        if self._tokenizer is not None and self._faces is not None:
            # What fails does so at every step: the pre-tokenizer does not know of steps.
            if self._failed is None or self._failed[0] != text:
                try:
                    self._known = LiveText(self._tokenizer, text, self._merges(), self._known)
                    return self._shown(self._known, self._faces)
                except UserError as error:
                    self._failed = text, error
            notices = (spoken(str(self._failed[1])),)
        size = len(text.encode("utf-8", "replace"))
        return NO_RESULT._replace(
            text=text,
            step=self._playhead.step if notices else 0,
            characters=len(text),
            bytes=size,
            notices=notices,
        )

    def _shown(self, live: LiveText, faces: FaceBook) -> LiveResult:
        ids, step = live.ids, self._playhead.step

        @cache  # asked for at each paint of the text and of the tiles
        def face(index: int) -> Face:
            token, lost = ids[index], live.unknown_name(index)
            if token is None or lost is not None:
                return unknown_face(lost or "")._replace(id=token)
            return faces.face(token)

        return LiveResult(
            text=live.text,
            step=step,
            ids=ids,
            starts=live.starts,
            ends=live.ends,
            face=face,
            tokens=len(ids),
            characters=len(live.text),
            bytes=live.bytes,
            notices=self._clashes(ids, step) or self._notices(live.unknown_names),
            sizes=live.sizes,
            has_unknown=bool(live.unknown_names),
            kept=live.kept,
        )

    def _clashes(self, ids: Sequence[int | None], step: int) -> tuple[str, ...]:
        """Say that a byte of the text stands for a pair where the text is compressed."""
        history = self._project.history
        if not isinstance(history, GageTraining):
            return ()
        said = clash(history, step, (token for token in ids if token is not None))
        return (said,) if said else ()

    def _notices(self, lost: Sequence[str]) -> tuple[str, ...]:
        if not lost:
            return ()
        return (self._unknown_notice([unknown_face(text).label for text in dict.fromkeys(lost)]),)

    def _unknown_notice(self, labels: Sequence[str]) -> str:
        kept = self.tr("The text itself is kept.")
        if len(labels) == 1:
            text = (
                self.tr("{} is not in the alphabet, so it is shown as unknown.")
                if self._spells
                else self.tr("{} is not in the vocabulary, so it is shown as unknown.")
            )
            return f"{text.format(quoted(labels[0]))} {kept}"
        labels = [*map(quoted, labels)]
        if len(labels) <= NAMED_UNKNOWNS + 1:  # "one other symbol" says less than its name
            named = self.tr("{} and {}").format(", ".join(labels[:-1]), labels[-1])
        else:
            more = len(labels) - NAMED_UNKNOWNS
            named = (
                counted("LiveModel", "{} and %Ln other word(s)", more)
                if self._takes_words
                else counted("LiveModel", "{} and %Ln other symbol(s)", more)
            ).format(", ".join(labels[:NAMED_UNKNOWNS]))
        text = (
            self.tr("{} are not in the alphabet, so they are shown as unknown.")
            if self._spells
            else self.tr("{} are not in the vocabulary, so they are shown as unknown.")
        )
        return f"{text.format(named)} {kept}"
