"""`python -m bpe_desktop` and `bpe-desktop`: a command, or else the window."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections.abc import Sequence
from types import FrameType

__all__ = ["main"]

_INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it
_PATIENCE = 1.0  # seconds in which a second Ctrl+C means what the first one meant


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, `sys.argv` if `None`, and return its exit status."""
    try:
        if argv is None:
            signal.signal(signal.SIGINT, _Interrupt())
        status = _run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        status = _INTERRUPTED
    if argv is None and status == _INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Python takes a while to end
    return status


class _Interrupt:
    """Raises `KeyboardInterrupt` for Ctrl+C, but once only while the program tidies up."""

    def __init__(self) -> None:
        self._last = -_PATIENCE

    def __call__(self, _number: int, _frame: FrameType | None) -> None:
        now = time.monotonic()
        if now - self._last >= _PATIENCE:
            self._last = now
            raise KeyboardInterrupt


def _run(arguments: list[str]) -> int:
    # Imported here, not above: so that Ctrl+C is answered meanwhile, and because every helper
    # process of a training imports this module again, and needs neither command line nor Qt.
    import multiprocessing

    multiprocessing.freeze_support()
    gc.disable()  # until the window is there, see app/memory.py
    from . import cli

    if arguments and arguments[0] in cli.COMMANDS:
        gc.enable()
        return cli.main(arguments)

    def open_window() -> int:
        window = cli.parse_window_arguments(arguments)
        _choose_platform(is_picture=window.screenshot is not None)
        _check_qt()
        from . import app

        return app.run(window, cli.note_all)

    try:
        return cli.guarded(open_window)
    finally:
        gc.enable()


def _choose_platform(*, is_picture: bool) -> None:
    """Let Qt draw without a display for a picture; raise `UserError` if a window has none."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return
    if is_picture:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        from . import qt_libraries
        from .errors import UserError

        raise UserError("There is no display to open a window on.", qt_libraries.NO_DISPLAY_HINT)


def _check_qt() -> None:
    """Raise `UserError` that names what to install if Qt cannot start here."""
    from . import qt_libraries
    from .errors import UserError

    problem = qt_libraries.qt_problem()
    if problem is not None:
        raise UserError(*problem)


if __name__ == "__main__":
    sys.exit(main())
