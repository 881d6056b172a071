"""Which file a tokenizer is, so that it can be read again and a change of it be noticed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["TokenizerFile", "file_state"]


@dataclass(frozen=True, slots=True)
class TokenizerFile:
    """A tokenizer to open: its path, the format and the published vocabulary if a person named it.

    `state` is that of `file_state` when it was opened: another one is another tokenizer.
    """

    path: str
    format: str | None = None
    preset: str | None = None
    state: tuple[int, int] = (0, 0)


def file_state(path: Path) -> tuple[int, int]:
    """Return size and time of a file, or of all files in a folder; (0, 0) if there is none."""
    try:
        files = [path, *path.iterdir()] if path.is_dir() else [path]
        found = [file.stat() for file in files]
    except (OSError, ValueError):
        return 0, 0
    return sum(stat.st_size for stat in found), max(stat.st_mtime_ns for stat in found)
