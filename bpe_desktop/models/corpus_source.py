"""What the corpus is and where it came from, before anything is counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import QCoreApplication

from ..formats.corpora import SettledFile

__all__ = ["UNTITLED", "CorpusFile", "CorpusSource"]

UNTITLED = "Untitled"  # in project files, whatever the window speaks


@dataclass(frozen=True, slots=True)
class CorpusFile:
    """A file of the corpus.

    `encoding` and `how` (bom, utf-8, guess, chosen) tell how its bytes were read. With a `field` it
    holds JSON lines, whose texts are in that field.
    """

    path: Path
    encoding: str = "utf-8"
    how: str = "utf-8"
    field: str | None = None

    @property
    def chosen_encoding(self) -> str | None:
        """Return the encoding if a person chose it."""
        return self.encoding if self.how == "chosen" else None


@dataclass(frozen=True, slots=True)
class CorpusSource:
    """A corpus as the window holds it.

    `text` is the whole text, or `None` for a corpus that stays in its files: the training process
    reads them as a stream, and the editor shows one page at a time. So it is with several files,
    with JSON lines, and with a file too large for the editor. `counts` says that each line is
    `word<TAB>count`. `size` is that of the text in the files, in bytes.
    """

    text: str | None = ""
    name: str = UNTITLED
    files: tuple[CorpusFile, ...] = ()
    counts: bool = False
    size: int = 0

    @property
    def title(self) -> str:
        """Return what the window calls it: its name, or a word of the language for none."""
        if self.name != UNTITLED:
            return self.name
        return QCoreApplication.translate("CorpusSource", "Untitled")

    @property
    def is_streamed(self) -> bool:
        """Tell whether the text stays in its files."""
        return self.text is None

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to train on."""
        return self.text is not None and not self.text.strip()

    @property
    def extent(self) -> int:
        """Return about how long the text is."""
        return self.size if self.text is None else len(self.text)

    @property
    def path(self) -> Path | None:
        """Return the first file; `None` for a text that was typed."""
        return self.files[0].path if self.files else None

    @property
    def settled_files(self) -> tuple[SettledFile, ...]:
        """Return the files as the training process reads them."""
        return tuple(SettledFile(str(f.path), f.encoding, f.field) for f in self.files)

    def to_dict(self) -> dict[str, Any]:
        """Return what a project file keeps, in values that JSON knows; see `from_dict`."""
        return {
            "text": self.text,
            "source": self.name,
            "counts": self.counts,
            "files": [
                {
                    "path": str(file.path),
                    "encoding": file.encoding,
                    "how": file.how,
                    "field": file.field,
                }
                for file in self.files
            ],
        }

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> Self:
        """Return the corpus of a project file.

        Earlier versions kept one file, its path, encoding and how beside the text. Raises
        `ValueError`, `TypeError` or `KeyError` for what no version has written.
        """
        text = fields.get("text")
        if text is not None and not isinstance(text, str):
            raise TypeError("corpus text")
        listed = fields.get("files")
        if listed is None:
            listed = [fields] if fields.get("path") else []
        files = tuple(_file(file) for file in listed)
        if text is None and not files:
            raise ValueError("a corpus without text and without a file")
        name = str(fields.get("source", ""))
        return cls(text, name, files, bool(fields.get("counts", False)))


def _file(fields: Mapping[str, Any]) -> CorpusFile:
    field = fields.get("field")
    return CorpusFile(
        Path(str(fields["path"])),
        str(fields.get("encoding", "utf-8")),
        str(fields.get("how", "utf-8")),
        None if field is None else str(field),
    )
