"""Finds out whether Qt can start here, before Qt itself would end in a traceback or an abort."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

__all__ = ["NO_DISPLAY_HINT", "qt_problem"]

# Shared libraries that Qt opens only when it connects to an X server, and then aborts without.
X11_LIBRARIES = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)
# Platforms that start everywhere; Qt aborts where another one, asked for by name, cannot start.
_SURE = ("", "offscreen", "minimal")
_PACKAGES = "libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0"
_X11_PACKAGES = (
    "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
)


NO_DISPLAY_HINT = (
    "Use --screenshot OUT.png for a picture of the window, or a command such as train."
)


def qt_problem() -> tuple[str, str] | None:
    """Return why Qt cannot start and what to install, a line each; `None` if it can.

    Imports Qt: set `QT_QPA_PLATFORM` before.
    """
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ModuleNotFoundError:
        return (
            "PySide6, which draws the window, is not installed.",
            'Install it: python -m pip install "PySide6-Essentials>=6.10,<6.12".',
        )
    except ImportError as error:
        library = str(error).partition(":")[0]
        packages = f"{_PACKAGES} {_X11_PACKAGES}" if _is_x11() else _PACKAGES
        return f"Qt cannot start: {library} is missing.", f"On Debian: apt install {packages}"
    if not _is_x11():
        return None if _can_start() else _wrong_platform()
    missing = [name for name in X11_LIBRARIES if not _can_load(name)]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        return (
            f"Qt cannot open a window: {', '.join(missing)} {verb} missing.",
            f"On Debian: apt install {_X11_PACKAGES}",
        )
    if not _can_connect():
        display = os.environ.get("DISPLAY", "")
        return f"The display {display} cannot be reached.".replace("  ", " "), NO_DISPLAY_HINT
    return None


def _platform() -> str:
    """Return the platform that is asked for by name, without its options."""
    return os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]


def _is_x11() -> bool:
    if not sys.platform.startswith("linux"):
        return False
    return _platform() == "xcb" or (not _platform() and not os.environ.get("WAYLAND_DISPLAY"))


def _can_start() -> bool:
    """Tell whether Qt starts on a platform that is asked for by name, tried by another process."""
    if _platform() in _SURE:
        return True
    code = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    tried = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    return tried.returncode == 0


def _wrong_platform() -> tuple[str, str]:
    platform = os.environ["QT_QPA_PLATFORM"]
    return (
        f"Qt cannot start on the platform {platform}, which QT_QPA_PLATFORM asks for.",
        "Unset that variable.",
    )


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _can_connect() -> bool:
    """Return whether the X server answers; Qt would abort if it does not."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    try:
        return bool(xcb.xcb_connection_has_error(connection) == 0)
    finally:
        xcb.xcb_disconnect(connection)
