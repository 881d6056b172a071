"""Write files whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ..errors import UserError
from .paths import kind, named, real

__all__ = ["check_writable", "staged", "write_bytes"]


def write_bytes(path: Path, data: bytes) -> None:
    """Write one file; after an error or an interruption the old file is still there, untouched."""
    with staged({path: data}):
        pass


@contextmanager
def staged(files: Mapping[Path, bytes]) -> Iterator[dict[Path, Path]]:
    """Write files beside their targets, and move all of them into place when the block ends well.

    Yields target → temporary file, to be checked inside the block. If the block raises, or one file
    cannot be moved, every target is as it was. Missing last folders are made, and removed again on
    failure. Raises `UserError` where nothing can be written.
    """
    targets = {_real(path): path for path in files}
    made: list[Path] = []
    temporary: dict[Path, Path] = {}
    try:
        try:
            for target, path in targets.items():
                if kind(target.parent) == "missing":
                    target.parent.mkdir()
                    made.append(target.parent)
                temporary[path] = _write_beside(target, files[path])
        except OSError as error:
            raise _unwritable(target, error) from None
        yield temporary
        _move_all({temporary[path]: target for target, path in targets.items()})
        made.clear()
    finally:
        for leftover in temporary.values():
            if leftover not in targets:
                leftover.unlink(missing_ok=True)
        for folder in made:
            with contextlib.suppress(OSError):
                folder.rmdir()


def check_writable(path: Path) -> None:
    """Raise `UserError` if a file could not be written here; long work should ask this first."""
    target = _real(path)
    found = kind(target)
    if found == "folder":
        raise UserError(f"{named(path)} is a folder.", "Name a file.")
    folder = target.parent
    if kind(folder) != "folder":
        raise UserError(
            f"The folder {named(folder)} does not exist.", "Make it first, or name another."
        )
    if not os.access(folder if found == "missing" else target, os.W_OK):
        raise UserError(f"{named(path)} may not be written.", "Choose another folder.")


def _real(path: Path) -> Path:
    """Follow a link, so that the file behind it is replaced and not the link."""
    return real(path) if kind(path) != "special" and path.is_symlink() else path


def _write_beside(target: Path, data: bytes) -> Path:
    found = kind(target)
    if found == "special":  # such as a pipe: it must be written to and not replaced
        target.write_bytes(data)
        return target
    if found == "folder":
        raise IsADirectoryError(0, "it is a folder")
    # Fifty characters are 200 bytes at most, of the 255 that a name may have.
    temporary = target.with_name(f".{target.name[:50]}.{os.urandom(6).hex()}.part")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if found == "file":
            shutil.copymode(target, temporary)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _move_all(moves: Mapping[Path, Path]) -> None:
    """Move every temporary file to its target, or none: earlier targets are put back on failure."""
    kept: dict[Path, Path | None] = {}
    try:
        for temporary, target in moves.items():
            if temporary == target:
                continue
            backup = None
            if len(moves) > 1 and target.exists():
                backup = temporary.with_suffix(".old")
                shutil.copy2(target, backup)
            kept[target] = backup
            os.replace(temporary, target)  # noqa: PTH105 - named as the atomic call that it is
    except BaseException as error:
        for target, backup in kept.items():
            if backup is not None:
                os.replace(backup, target)  # noqa: PTH105
            elif len(moves) > 1:
                target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise _unwritable(target, error) from None
        raise
    for backup in kept.values():
        if backup is not None:
            backup.unlink(missing_ok=True)


def _unwritable(path: Path, error: OSError) -> UserError:
    if isinstance(error, FileNotFoundError):
        return UserError(
            f"The folder {named(path.parent)} does not exist.", "Make it first, or name another."
        )
    if isinstance(error, PermissionError):
        return UserError(f"{named(path)} may not be written.", "Choose another folder.")
    reason = error.strerror or str(error)
    return UserError(
        f"{named(path)} cannot be written: {reason}.", "Choose another name or folder."
    )
