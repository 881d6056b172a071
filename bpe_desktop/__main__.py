"""`python -m bpe_desktop` and `bpe-desktop`: a command, or else the window."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import sys
from collections.abc import Sequence

from .errors import UserError

__all__ = ["main"]

# Shared libraries that Qt opens only when it connects to an X server, and then aborts without.
_X11_LIBRARIES = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)
_PACKAGES = "libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0"
_X11_PACKAGES = (
    "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
)


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
        raise UserError(
            "There is no display to open a window on.",
            "Use --screenshot OUT.png for a picture of the window, or a command such as train.",
        )


def _check_qt() -> None:
    """Raise `UserError` that names what to install if Qt cannot start here."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ModuleNotFoundError:
        raise UserError(
            "PySide6, which draws the window, is not installed.",
            'Install it: python -m pip install "PySide6-Essentials>=6.10,<6.12".',
        ) from None
    except ImportError as error:
        library = str(error).partition(":")[0]
        raise UserError(
            f"Qt cannot start: {library} is missing.", f"On Debian: apt install {_PACKAGES}"
        ) from None
    if sys.platform.startswith("linux") and _is_x11():
        missing = [name for name in _X11_LIBRARIES if not _can_load(name)]
        if missing:
            raise UserError(
                f"Qt cannot open a window: {', '.join(missing)} missing.",
                f"On Debian: apt install {_X11_PACKAGES}",
            )


def _is_x11() -> bool:
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform:
        return platform.startswith("xcb")
    return not os.environ.get("WAYLAND_DISPLAY")


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
