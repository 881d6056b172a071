"""Paths that a person gave: asked about in one place, so that none ends in a traceback."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Literal

from ..errors import UserError

__all__ = ["Kind", "are_same", "is_file", "kind", "named", "real", "with_default_suffix"]

Kind = Literal["missing", "file", "folder", "special"]

_LONG, _SHOWN = 200, 60  # characters of a path in a message


def kind(path: Path) -> Kind:
    """Return what is at `path`, behind links; "special" is a pipe, a device or the like.

    Raises `UserError` for a name that cannot be, a circle of links, or a folder that is closed.
    """
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return "missing"
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from None
    return "folder" if stat.S_ISDIR(mode) else "file" if stat.S_ISREG(mode) else "special"


def is_file(path: Path) -> bool:
    """Tell whether a file is at `path`, whose name we made: one that is too long is not there."""
    try:
        return path.is_file()
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return False
        raise _unusable(path, error) from None


def real(path: Path) -> Path:
    """Return the path without links, `.` and `..`; raises `UserError` as `kind` does."""
    kind(path)
    return Path(os.path.realpath(path))


def are_same(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to one file, which need not be there yet."""
    if os.path.normcase(real(one)) == os.path.normcase(real(other)):
        return True
    return "missing" not in (kind(one), kind(other)) and one.samefile(other)


def with_default_suffix(path: Path, suffix: str) -> Path:
    """Return `path` with `suffix` if it has none; raises `UserError` where it names no file."""
    if path.name in ("", ".."):
        raise UserError("This is not the name of a file.", "Give the file a name.")
    return path if path.suffix else path.with_name(path.name + suffix)


def named(path: Path | str) -> str:
    """Return a path as a message shows it, cut where it is very long."""
    text = os.fspath(path)
    return text if len(text) <= _LONG else text[: _SHOWN - 1] + "…"


def _unusable(path: Path, error: OSError | ValueError) -> UserError:
    if isinstance(error, ValueError):  # a NUL, or half a surrogate pair
        return UserError("The file name is not one that can exist.", "Check the name.")
    if isinstance(error, PermissionError):
        return UserError(f"{named(path)} may not be read.", "Ask for the permission, or copy it.")
    if error.errno == errno.ENAMETOOLONG:
        return UserError(f"The name {named(path)} is too long.", "Choose a shorter one.")
    if error.errno == errno.ELOOP:
        return UserError(f"{named(path)} is a link that leads to itself.", "Name the file itself.")
    reason = error.strerror or str(error)
    return UserError(f"{named(path)} cannot be read: {reason}.", "Check the name and the disk.")
