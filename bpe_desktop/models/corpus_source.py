"""What the corpus is and where it came from, before anything is counted."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["CorpusSource"]


@dataclass(frozen=True, slots=True)
class CorpusSource:
    """A corpus as the window holds it.

    `text` is the whole text, or `None` for a file too large for the editor: such a file is read as
    a stream by the training process, and the editor shows one page of it at a time. `counts` says
    that each line is `word<TAB>count`. `encoding`, `how` (bom, utf-8, guess, chosen) and
    `confidence` (0 to 1) tell how the bytes of `path` were read.
    """

    text: str | None = ""
    name: str = "Untitled"
    path: Path | None = None
    counts: bool = False
    encoding: str = "utf-8"
    how: str = "utf-8"
    confidence: float = 1.0
    size: int = 0

    @property
    def is_streamed(self) -> bool:
        """Tell whether the text stays in its file."""
        return self.text is None

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to train on."""
        return self.text is not None and not self.text.strip()
