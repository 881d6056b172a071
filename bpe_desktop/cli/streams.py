"""The standard streams, each of which may be closed, full or a pipe that nobody reads any more."""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from ..errors import CorpusError, UserError

__all__ = [
    "guarded",
    "note_all",
    "put",
    "put_bytes",
    "read_input",
    "report_error",
    "stored_inputs",
    "warn",
]

_INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it
_BROKEN_PIPE = 141  # 128 + SIGPIPE
_USER_ERROR = 2
_UNTOLD_ERROR = 1
_LONG_WORD = re.compile(r"\S{201,}")
_STRAY = re.compile("[\ud800-\udc7f\udd00-\udfff]")


def guarded(act: Callable[[], int]) -> int:
    """Run the program and return its exit status; what a person can cause becomes one line."""
    try:
        try:
            _fill_closed()
            status = act()
        except SystemExit:  # after --help or --version
            _flush()
            raise
        _flush()
    except UserError as error:
        return report_error(error)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:  # who read our output has had enough
        _silence(sys.stdout)
        _silence(sys.stderr)
        return _BROKEN_PIPE
    except MemoryError:
        return report_error(UserError("There is not enough memory for this.", "Use less text."))
    return status


def report_error(error: UserError) -> int:
    """Write an error as one line on stderr and return the exit status that goes with it."""
    text = _LONG_WORD.sub(lambda word: word[0][:59] + "…", " ".join(str(error).split()))
    return _USER_ERROR if warn(f"bpe-desktop: error: {text}\n") else _UNTOLD_ERROR


def warn(text: str) -> bool:
    """Write to stderr, if there is one that takes it, and tell whether it did."""
    if sys.stderr is None:
        return False
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        _silence(sys.stderr)
        return False
    return True


def note_all(notes: Iterable[str]) -> None:
    """Write notes on stderr, one a line."""
    for note in notes:
        warn(f"bpe-desktop: note: {note}\n")


def put(text: str) -> None:
    r"""Write to stdout in UTF-8, whatever the system would choose.

    Raw bytes come out as they were, and other halves of surrogate pairs as `\ud800`.
    """
    whole = _STRAY.sub(lambda half: f"\\u{ord(half[0]):04x}", text)
    put_bytes(whole.encode("utf-8", "surrogateescape"))


def put_bytes(data: bytes) -> None:
    """Write to stdout; raises `UserError` if that is closed or full."""
    if sys.stdout is None:
        raise UserError("The standard output is closed.", "Send it to a file, or leave it open.")
    rest = memoryview(data)
    try:
        while rest:  # under python -u this is an unbuffered file, which may take a part only
            rest = rest[sys.stdout.buffer.write(rest) :]
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _unwritable(error) from None


def read_input(name: str) -> bytes:
    """Return what a file holds, or the standard input for `-`; raises `CorpusError`."""
    try:
        with _standard_input() if name == "-" else Path(name).open("rb") as file:
            _refuse_endless(file, name)
            return file.read()
    except FileNotFoundError:
        raise CorpusError(f"{name} does not exist.", "Check the name and the folder.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CorpusError(f"{name} cannot be read: {reason}.", "Choose a file.") from None


@contextmanager
def stored_inputs(names: Sequence[str]) -> Iterator[list[str]]:
    """Give names of files that can be read again and again.

    `-`, the standard input, and pipes are stored in a folder that goes away at the end. Raises
    `CorpusError`, also for `-` given twice.
    """
    if names.count("-") > 1:
        raise CorpusError("The standard input can be read only once.", "Give one -.")
    with tempfile.TemporaryDirectory(prefix="bpe-desktop-") as folder:
        found = []
        for number, name in enumerate(names):
            if name == "-" or _is_pipe(name):
                label = "standard input" if name == "-" else Path(name).name
                stored = Path(folder, str(number), label)
                stored.parent.mkdir()
                _store(name, stored)
                name = str(stored)
            found.append(name)
        yield found


def _store(name: str, stored: Path) -> None:
    try:
        with (
            _standard_input() if name == "-" else Path(name).open("rb") as source,
            stored.open("wb") as target,
        ):
            _refuse_endless(source, name)
            shutil.copyfileobj(source, target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CorpusError(f"{name} cannot be read: {reason}.", "Store it in a file.") from None


def _is_pipe(name: str) -> bool:
    try:
        return stat.S_ISFIFO(Path(name).stat().st_mode)
    except (OSError, ValueError):
        return False  # who reads it will say why


@contextmanager
def _standard_input() -> Iterator[BinaryIO]:
    if sys.stdin is None:
        raise CorpusError("The standard input is closed.", "Name a file.")
    yield sys.stdin.buffer


def _refuse_endless(file: BinaryIO, name: str) -> None:
    """Raise `CorpusError` for a device such as /dev/zero; a terminal and /dev/null have an end."""
    status = os.fstat(file.fileno())
    is_null = status.st_rdev == Path(os.devnull).stat().st_rdev
    if stat.S_ISCHR(status.st_mode) and not (is_null or file.isatty()):
        what = "The standard input" if name == "-" else name
        raise CorpusError(f"{what} is a device that may have no end.", "Choose a file.")


def _fill_closed() -> None:
    """Put the null device where a stream is closed, so that no file of ours takes its number."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is None:
            os.open(os.devnull, os.O_RDWR)


def _flush() -> None:
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _unwritable(error) from None


def _unwritable(error: OSError) -> UserError:
    _silence(sys.stdout)
    reason = error.strerror or str(error)
    return UserError(f"The standard output cannot be written: {reason}.", "Send it elsewhere.")


def _silence(stream: TextIO | None) -> None:
    """Let the rest of a stream go nowhere: Python would complain again when it flushes at exit."""
    if stream is not None:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, stream.fileno())
        os.close(null)
