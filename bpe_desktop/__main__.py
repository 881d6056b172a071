"""`python -m bpe_desktop` and `bpe-desktop`: a command, or else the window."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence

from . import qt_libraries
from .errors import UserError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, `sys.argv` if `None`, and return its exit status."""
    multiprocessing.freeze_support()
    # Imported here, not above: every helper process of a training imports this module again, and
    # needs neither the command line nor Qt.
    from . import cli

    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in (*cli.COMMANDS, *cli.PLANNED_COMMANDS):
        return cli.main(arguments)
    try:
        window = cli.parse_window_arguments(arguments)
        _choose_platform(is_picture=window.screenshot is not None)
        _check_qt()
    except UserError as error:
        return cli.report_error(error)
    except KeyboardInterrupt:
        return 130
    from . import app

    return app.run(window)


def _choose_platform(*, is_picture: bool) -> None:
    """Let Qt draw without a display for a picture; raise `UserError` if a window has none."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return
    if is_picture:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise UserError("There is no display to open a window on.", qt_libraries.NO_DISPLAY_HINT)


def _check_qt() -> None:
    """Raise `UserError` that names what to install if Qt cannot start here."""
    problem = qt_libraries.qt_problem()
    if problem is not None:
        raise UserError(*problem)


if __name__ == "__main__":
    sys.exit(main())
