"""Finds out whether Qt can start here, before Qt itself would end in a traceback or an abort."""

from __future__ import annotations

import ctypes
import os
import sys

__all__ = ["qt_problem"]

# Shared libraries that Qt opens only when it connects to an X server, and then aborts without.
X11_LIBRARIES = (
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
        return None
    missing = [name for name in X11_LIBRARIES if not _can_load(name)]
    if not missing:
        return None
    return (
        f"Qt cannot open a window: {', '.join(missing)} missing.",
        f"On Debian: apt install {_X11_PACKAGES}",
    )


def _is_x11() -> bool:
    if not sys.platform.startswith("linux"):
        return False
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
