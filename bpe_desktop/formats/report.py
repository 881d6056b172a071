"""What reading and writing a tokenizer have to say."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..engine.tokenizer import Tokenizer
from .paths import named

__all__ = ["Certificate", "ExportReport", "LoadedTokenizer"]


class LoadedTokenizer(NamedTuple):
    """A tokenizer from a file; `notes` are sentences about what was odd or left out."""

    tokenizer: Tokenizer
    format: str
    notes: tuple[str, ...] = ()


class Certificate(NamedTuple):
    """What a written file was compared with before it was said to be saved.

    `compared` counts texts ("samples") or table rows ("tokens"), as `what` says. `judge` is the
    library that encoded the texts too, with its version, or "" where none could.
    """

    compared: int
    what: str = "samples"
    judge: str = ""

    @property
    def text(self) -> str:
        """Return the certificate as one or two sentences."""
        equal = "equal ids" if self.what == "samples" else "all equal"
        text = f"Reloaded, {self.compared} {self.what}, {equal}."
        return f"{text} Also by {self.judge}." if self.judge else text


class ExportReport(NamedTuple):
    """What was written, what the format could not hold, and how it was checked."""

    format: str
    paths: tuple[Path, ...]
    losses: tuple[str, ...]
    certificate: Certificate

    @property
    def text(self) -> str:
        """Return the report in one line; of several files it says where they are."""
        names = " and ".join(path.name for path in self.paths)
        if len(self.paths) > 1:
            names += f" in {named(self.paths[0].parent)}"
        return f"Saved {names}. {self.certificate.text}"
