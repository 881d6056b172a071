"""Writes a GIF beside the window: frames go into a thread as they are painted."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from queue import Empty, Full, Queue

from ..formats.gif_file import Frame, write_gif

__all__ = ["GifWorker"]

_WAITING = 8  # frames at most, or memory would fill while the thread is behind


class _CancelledError(Exception):
    """Ends the writing in the thread; nobody else sees it."""


class GifWorker:
    """Takes frames and gives a file; end it with `close`, whatever happens."""

    def __init__(self, colors: Sequence[tuple[int, int, int]]) -> None:
        self._colors = colors
        self._frames: Queue[Frame | None] = Queue(_WAITING)
        self._cancelled = threading.Event()
        self._file: bytes | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._write, name="gif", daemon=True)
        self._thread.start()

    def put(self, frame: Frame | None, seconds: float = 0.005) -> bool:
        """Offer a frame, `None` after the last; `False`: there is no room yet, offer it again.

        Raises what the writing failed with.
        """
        if self._error is not None:
            raise self._error
        try:
            self._frames.put(frame, timeout=seconds)
        except Full:
            return False
        return True

    def file(self, seconds: float = 0.005) -> bytes | None:
        """Return the file once it is written, else `None`; raises what the writing failed with."""
        self._thread.join(seconds)
        if self._error is not None:
            raise self._error
        return self._file

    def close(self) -> None:
        """Stop, also in the middle, and wait for the thread."""
        self._cancelled.set()
        self._thread.join()

    def _write(self) -> None:
        try:
            self._file = write_gif(self._arriving(), self._colors)
        except _CancelledError:
            pass
        except BaseException as error:
            self._error = error

    def _arriving(self) -> Iterator[Frame]:
        while True:
            if self._cancelled.is_set():
                raise _CancelledError
            try:
                frame = self._frames.get(timeout=0.05)
            except Empty:
                continue
            if frame is None:
                return
            yield frame
