"""Which files are lessons; what is in them is read by `lesson`, when one is opened."""

from __future__ import annotations

from pathlib import Path

from . import paths

__all__ = ["is_lesson"]

_SUFFIX = ".lesson"
_HEAD = 4096  # bytes that tell a lesson from another text


def is_lesson(path: Path) -> bool:
    """Tell whether a file is a lesson, by its name or by how it begins."""
    if path.suffix.lower() == _SUFFIX:
        return True
    try:
        if paths.kind(path) != "file":
            return False
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return False
    lines = [line for line in head.removeprefix(b"\xef\xbb\xbf").splitlines() if line.strip()]
    return bool(lines) and lines[0].startswith(b"lesson:") and b"\nlanguage:" in head
