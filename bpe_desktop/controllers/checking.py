"""Checks the corpus in a process of its own, and applies the remedies that a person chooses."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer

from ..engine.config import TrainingConfig
from ..engine.corpus_check import Remedy, mend
from ..errors import UserError
from ..formats.corpus_scan import checked_file
from ..models.algorithm_settings import AlgorithmSettings
from ..models.check_state import CheckPhase, CheckState, Measured
from ..models.project import Project
from ..models.run_state import Phase
from ..workers.check_messages import Checked, CheckJob
from ..workers.checking import check_at_once, is_checked_at_once
from ..workers.messages import CountingProgress, Crashed, Failed, Message
from ..workers.training_worker import TrainingWorker
from .corpus import CorpusController
from .undoing import Undoing

__all__ = ["AUTOMATIC_UP_TO", "CheckController"]

log = logging.getLogger(__name__)

AUTOMATIC_UP_TO = 2_000_000  # characters; a larger corpus is checked when a person asks for it
PAUSE_MS = 300  # settings and keystrokes come one by one


class CheckController(QObject):
    """Keeps a `CheckState` up with corpus and settings while somebody looks at it."""

    def __init__(
        self,
        project: Project,
        corpus: CorpusController,
        undoing: Undoing,
        state: CheckState,
        worker: TrainingWorker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._corpus = corpus
        self._undoing = undoing
        self._state = state
        self._worker = worker
        self._is_active = False
        self._source = 0  # another number for each corpus
        self._revision = 0
        self._at_work: tuple[int, TrainingConfig] | None = None
        self._readings = self._seen = self._before = 0  # of the corpus, for the progress
        self._reread: tuple[int, str, str] | None = None  # a file, its encodings before and after
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._check_automatically)
        worker.message.connect(self.receive)
        project.source_changed.connect(self._source_changed)
        project.config_changed.connect(self._changed)
        project.run_changed.connect(self._take_measure)
        self._take_measure()

    # Intents

    def set_active(self, active: bool) -> None:
        """Say whether anybody looks; a check at work goes on."""
        self._is_active = active
        if active:
            self._corpus.commit_edit()
            self._check_automatically()

    def check(self) -> None:
        """Check the corpus as it is, under the settings as they are, unless that is known."""
        self._pause.stop()
        self._corpus.commit_edit()
        key = self._key()
        if self._at_work == key or (self._state.key == key and not self._state.is_stale):
            return
        self._worker.cancel()
        self._revision += 1
        self._at_work = key
        is_known = self._state.key is not None and self._state.key[0] == self._source
        self._readings = 1 if is_known else 2  # the words are counted, the raw text is looked at
        self._seen = self._before = 0
        source = self._project.source
        read = tuple(map(checked_file, self._corpus.sources)) if source.files else ()
        can_mend = source.text is not None and not source.counts
        job = CheckJob(
            self._revision,
            self._source,
            self._project.config,
            source.text,
            source.settled_files,
            source.counts,
            read,
            can_mend,
        )
        if not self._show_at_once(job):
            self._state.set_running()
        self._worker.start(job)

    def _show_at_once(self, job: CheckJob) -> bool:
        """Show what a small text holds before the process has begun, which adds the memory."""
        if not is_checked_at_once(job):
            return False
        try:
            found = check_at_once(job)
        except UserError:
            return False  # the process will say so
        self._state.set_done(self._key(), found.check, found.forecast)
        return True

    def stop(self) -> None:
        """Give the check at work up."""
        self._pause.stop()
        self._worker.cancel()
        self._at_work = None
        if self._state.phase is CheckPhase.RUNNING:
            self._state.set_waiting()

    def apply(self, remedy: Remedy) -> None:
        """Do what a remedy says; it can be undone like any other change."""
        self._corpus.commit_edit()
        config, source = self._project.config, self._project.source
        if remedy.kind == "settings":
            self._undoing.set_config(remedy.apply(config))
        elif remedy.kind == "algorithm":
            size = None if self._state.check is None else self._state.check.smallest
            wanted = None if size is None or config.merges is None else size + config.merges
            other = AlgorithmSettings().switch(config, remedy.value, wanted, counts=source.counts)
            self._undoing.set_config(other)
        elif remedy.kind == "text" and source.text is not None:
            self._corpus.replace_text(mend(source.text, remedy.value))
        elif remedy.kind == "encoding" and remedy.file < len(source.files):
            before = source.files[remedy.file].chosen_encoding or ""
            self._reread = (remedy.file, before, remedy.value)
            self._read_in(remedy.file, remedy.value)
        if self._is_active:
            self._check_automatically()  # at once: nothing else is being typed

    def close(self) -> None:
        """End the process."""
        self._pause.stop()
        self._worker.close()

    # Facts

    def receive(self, message: Message) -> None:
        """Take a message about the check at work."""
        if message.revision != self._revision or self._at_work is None:
            return
        if isinstance(message, CountingProgress):
            self._show_progress(message.done, message.total)
        elif isinstance(message, Checked):
            key, self._at_work = self._at_work, None
            self._state.set_done(key, message.check, message.forecast)
            if key != self._key():
                self._changed()
        elif isinstance(message, Failed):
            self._at_work = None
            self._state.set_failed(str(UserError(message.message, message.hint)))
        elif isinstance(message, Crashed):
            self._at_work = None
            log.error("The check failed:\n%s", message.report)
            self._state.set_failed(self.tr("The check failed."))

    def _show_progress(self, done: int, total: int) -> None:
        """Show how far all readings of the corpus are; each begins anew."""
        if done < self._seen:
            self._before += total
        self._seen = done
        if self._state.phase is not CheckPhase.RUNNING:
            return
        self._state.set_running(self._before + done, max(self._readings * total, self._before))

    def _key(self) -> tuple[int, TrainingConfig]:
        return self._source, self._project.config

    def _source_changed(self, initiator: str) -> None:
        self._source += 1
        reread, self._reread = self._reread, None
        if reread is not None and initiator == "reload":
            file, before, after = reread
            self._undoing.note(lambda name: self._read_in(file, str(name)), before, after)
        self._changed()

    def _changed(self) -> None:
        """Take note that what was checked is no longer what there is."""
        if self._at_work is not None and self._at_work != self._key():
            self._worker.cancel()
            self._at_work = None
        if self._state.key == self._key():  # as after an undo
            self._state.set_fresh()
        else:
            self._state.set_stale()
        if self._state.phase is CheckPhase.RUNNING and self._at_work is None:
            self._state.set_waiting()
        if self._is_active:
            self._pause.start()

    def _check_automatically(self) -> None:
        self._pause.stop()
        known = self._state.key is not None and self._state.key[0] == self._source
        if known or self._project.source.extent <= AUTOMATIC_UP_TO:
            self.check()

    def _take_measure(self) -> None:
        run = self._project.run
        if run.phase is Phase.FINISHED and run.seconds is not None:
            self._state.set_measured(Measured(self._key(), run.seconds, run.peak))

    def _read_in(self, file: int, encoding: str) -> None:
        if len(self._project.source.files) > 1:
            self._corpus.show_file(file)
        self._corpus.set_encoding(encoding)
