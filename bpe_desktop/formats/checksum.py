"""Tell whether a file is still the one that it was."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

__all__ = ["FileCheck", "check_file", "is_unchanged"]

_WHOLE = 64_000_000  # bytes; of a larger file only samples are read, or it would take seconds
_SAMPLES = 256
_SAMPLE_BYTES = 65_536


class FileCheck(NamedTuple):
    """What a file was: its size, the time of its last change, and a checksum of what is in it.

    The checksum is SHA-256 of the whole file or, above 64 million bytes, of 256 stretches of it at
    even distances, the beginning and the end among them.
    """

    size: int
    modified: int  # nanoseconds
    sha256: str


def check_file(path: Path) -> FileCheck | None:
    """Return the check of a file as it is now, `None` if it cannot be read."""
    try:
        stat = path.stat()
        return FileCheck(stat.st_size, stat.st_mtime_ns, _sha256(path, stat.st_size))
    except (OSError, ValueError):
        return None


def is_unchanged(path: Path, check: FileCheck) -> bool:
    """Tell whether a file still holds what it held; a file that is gone does not.

    Only a file of another time is read.
    """
    try:
        stat = path.stat()
        if stat.st_size != check.size:
            return False
        return stat.st_mtime_ns == check.modified or _sha256(path, stat.st_size) == check.sha256
    except (OSError, ValueError):
        return False


def _sha256(path: Path, size: int) -> str:
    import hashlib  # loads OpenSSL: only for who has a file to check

    digest = hashlib.sha256()
    with path.open("rb") as file:
        if size <= _WHOLE:
            while block := file.read(1 << 20):
                digest.update(block)
        else:
            for sample in range(_SAMPLES):
                file.seek((size - _SAMPLE_BYTES) * sample // (_SAMPLES - 1))
                digest.update(file.read(_SAMPLE_BYTES))
    return digest.hexdigest()
