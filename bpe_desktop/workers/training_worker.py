"""The window's end of the training process."""

from __future__ import annotations

import multiprocessing
import threading
import weakref
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ..engine.helper_process import start_helper
from .messages import Begun, Crashed, Ended, Job, Message
from .training_entry import begin

__all__ = ["TrainingWorker"]

CANCEL_GRACE_MS = 500  # a run that has not stopped by then is killed


class _Process:
    """One spawned training process with the two threads that talk to it."""

    def __init__(self, owner: TrainingWorker, cancelled: Any) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.connection: Connection = ours
        self.process: SpawnProcess = context.Process(
            # Not a daemon: counting a large file starts processes of its own.
            target=begin,
            args=(theirs, cancelled),
            name="bpe-training",
            daemon=False,
        )
        start_helper(self.process)
        theirs.close()
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.ended = threading.Event()
        self._threads = [
            threading.Thread(target=self._send, name="training-send", daemon=True),
            threading.Thread(target=self._read, args=(owner,), name="training-read", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """End the process, whatever it does, and join the threads."""
        self.ended.set()
        self.jobs.put(None)
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join()
        self.connection.close()

    def _send(self) -> None:
        # A long text fills the pipe; sent from the window's thread it would wait for the process.
        while (job := self.jobs.get()) is not None:
            try:
                self.connection.send(job)
            except OSError:
                return  # the process is gone; the reader reports it

    def _read(self, owner: TrainingWorker) -> None:
        while True:
            ready = wait([self.connection, self.process.sentinel])
            if self.connection not in ready:
                break
            try:
                message = self.connection.recv()
            except (EOFError, OSError):
                break
            if not self.ended.is_set():
                owner.arrived.emit(self, message)
        if not self.ended.is_set():
            owner.arrived.emit(self, None)


class TrainingWorker(QObject):
    """Runs one training at a time in a process of its own and tells what arrives.

    `message` carries the values of `messages`, in the window's thread, for the newest job only.
    """

    message = Signal(object)
    arrived = Signal(object, object)  # the reader threads' way into the window's thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cancelled: Any = multiprocessing.get_context("spawn").RawValue("Q", 0)
        self._process: _Process | None = None
        self._close_process: weakref.finalize | None = None
        self._job: Job | None = None
        self._is_begun = False  # the process has taken the job up
        self._is_retried = False
        self._unfinished: set[int] = set()
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(CANCEL_GRACE_MS)
        self._grace.timeout.connect(self._kill_if_stuck)
        self.arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        """Tell whether a wanted job is at work."""
        return self._job is not None

    def warm_up(self) -> None:
        """Start the process before the first job needs it."""
        if self._process is None:
            self._process = _Process(self, self._cancelled)
            # Also at interpreter exit, so that no process outlives a window that was not closed.
            self._close_process = weakref.finalize(self, self._process.close)

    def start(self, job: Job) -> None:
        """Run `job`; a job still at work is cancelled and its messages are dropped.

        Revisions grow from job to job: to cancel one is to cancel all before it.
        """
        self.cancel()
        self._job = job
        self._is_retried = False
        self._dispatch()

    def cancel(self) -> None:
        """Stop the job at work; nothing of it arrives afterwards."""
        if self._job is not None:
            self._cancelled.value = self._job.revision
            self._job = None
            self._grace.start()

    def close(self) -> None:
        """End the process and its threads."""
        self.cancel()
        self._grace.stop()
        self._end_process()

    def _dispatch(self) -> None:
        self.warm_up()
        assert self._process is not None
        assert self._job is not None
        self._is_begun = False
        self._unfinished.add(self._job.revision)
        self._process.jobs.put(self._job)

    def _take(self, process: _Process, message: Message | None) -> None:
        if process is not self._process:
            return
        if message is None:
            self._lost(process)
        elif isinstance(message, Begun):
            self._is_begun = self._job is not None and message.revision == self._job.revision
        elif isinstance(message, Ended):
            self._unfinished.discard(message.revision)
        elif self._job is not None and message.revision == self._job.revision:
            if getattr(message, "is_last", False):
                self._job = None
            self.message.emit(message)

    def _lost(self, process: _Process) -> None:
        """Report a process that ended without being asked to.

        A job that it had not taken up, for it was killed while it idled, goes to another one.
        """
        process.process.join()
        code = process.process.exitcode
        self._end_process()
        if self._job is not None and not self._is_begun and not self._is_retried:
            self._is_retried = True
            self._dispatch()
        elif self._job is not None:
            revision = self._job.revision
            self._job = None
            self.message.emit(Crashed(revision, f"The training process ended with code {code}."))

    def _kill_if_stuck(self) -> None:
        """Kill a process that is still at a cancelled job; a job that waits for it starts anew."""
        wanted = None if self._job is None else self._job.revision
        if self._unfinished - {wanted}:
            self._end_process()
            if self._job is not None:
                self._dispatch()

    def _end_process(self) -> None:
        self._unfinished.clear()
        self._process = None
        if self._close_process is not None:
            self._close_process()
            self._close_process = None
