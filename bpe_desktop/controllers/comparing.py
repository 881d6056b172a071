"""Opens tokenizers and texts for the comparison, without a stall of the window."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ..engine.config import TrainingConfig
from ..errors import CorpusError, UserError
from ..formats import paths, registry
from ..formats.text import probe, read_all
from ..formats.tokenizer_file import TokenizerFile, file_state
from ..models.compare_model import CompareModel
from ..workers.messages import (
    Crashed,
    Failed,
    Grown,
    Message,
    Opened,
    Replayed,
    ReplayJob,
    TrainingJob,
)
from ..workers.training_worker import TrainingWorker
from .ports import Messages
from .replaying import Replaying
from .reports import save_report

__all__ = ["MOST_BYTES", "CompareController"]

log = logging.getLogger(__name__)

MOST_BYTES = 1_000_000  # of a text to compare


class CompareController(QObject):
    """Adds to a `CompareModel` what a person opens. One tokenizer is read at a time."""

    opening_changed = Signal(str)  # the name of the tokenizer that is being read, "" for none

    def __init__(
        self,
        model: CompareModel,
        worker: TrainingWorker,
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._worker = worker
        self._messages = messages
        self._waiting: deque[Path] = deque()
        self._replaying: Replaying | None = None
        self._revision = 0
        worker.message.connect(self._receive)

    def open_tokenizers(self, names: list[str]) -> None:
        """Read tokenizers from files of any known format, one after the other."""
        for name in names:
            path = Path(name)
            try:
                if registry.recognise(path) is None:
                    raise UserError(
                        self.tr("{} is not a tokenizer.").format(path.name),
                        self.tr("To compare on a text, add it with + Text."),
                    )
            except UserError as error:
                self._messages.show_error(error.message, error.hint)
            else:
                self._waiting.append(path)
        self._open_next()

    def open_texts(self, names: list[str]) -> None:
        """Add texts from files."""
        for name in names:
            try:
                self._model.add_text(Path(name).stem, read_text(Path(name)), name)
            except UserError as error:
                self._messages.show_error(error.message, error.hint)

    def save(self, name: str, data: bytes) -> None:
        """Write a report."""
        save_report(self._messages, name, data)

    def close(self) -> None:
        """End the process that reads tokenizers."""
        self._worker.close()

    def _open_next(self) -> None:
        if self._replaying is not None:
            return
        if not self._waiting:
            self.opening_changed.emit("")
            return
        path = self._waiting.popleft()
        self._revision += 1
        self._replaying = Replaying(TokenizerFile(str(path), state=file_state(path)))
        self.opening_changed.emit(self._replaying.name)
        # What is compared are texts of their own: the tokenizer is played on an empty corpus.
        corpus = TrainingJob(self._revision, TrainingConfig(), text="")
        self._worker.start(ReplayJob(corpus, self._replaying.file))

    def _receive(self, message: Message) -> None:
        replaying = self._replaying
        if replaying is None or message.revision != self._revision:
            return
        if isinstance(message, Opened):
            replaying.begin(message)
        elif isinstance(message, Grown):
            replaying.grow(message)
        elif isinstance(message, Replayed):
            history = replaying.history((), (), message)
            self._model.add_opened(history, replaying.name, replaying.file.path)
            self._end()
        elif isinstance(message, Failed):
            self._messages.show_error(message.message, message.hint)
            self._end()
        elif isinstance(message, Crashed):
            log.error("A tokenizer could not be opened:\n%s", message.report)
            self._messages.show_error(self.tr("{} cannot be opened.").format(replaying.name))
            self._end()

    def _end(self) -> None:
        self._replaying = None
        self._open_next()


def read_text(path: Path) -> str:
    """Return the text of a file to compare on; raises `UserError`."""
    if paths.kind(path) == "file" and path.stat().st_size > MOST_BYTES:
        raise CorpusError(
            f"{path.name} is too long to be compared.", "Take a file of up to 1 MB, or a part."
        )
    return read_all(probe(path))
