"""What the rules of the check look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..config import TrainingConfig
from ..corpus import Corpus
from ..text_facts import TextFacts
from .words import Words

__all__ = ["CheckedFile", "Examined"]


class CheckedFile(NamedTuple):
    """How a file of the corpus was read: see `formats.text.TextSource`.

    `encoding` is the codec and `shown` its name for people.
    """

    name: str
    encoding: str
    shown: str
    how: str
    confidence: float | None = None


@dataclass(frozen=True)
class Examined:
    """A corpus, raw and as the settings cut it, and the settings.

    `can_mend`: the text is in the hands of a person, and may be changed.
    """

    facts: TextFacts
    words: Words
    config: TrainingConfig
    files: Sequence[CheckedFile] = ()
    can_mend: bool = False

    @property
    def corpus(self) -> Corpus:
        """The corpus as the settings cut it."""
        return self.words.corpus

    @property
    def characters(self) -> Counter[str]:
        """How often each character stands in the words."""
        return self.words.characters

    def items(self) -> Iterator[tuple[str, int]]:
        """Yield the distinct words with their counts."""
        return self.words.items()

    def count(self, is_meant: Callable[[str], bool]) -> int:
        """Return how many characters of the words are meant, every occurrence counted."""
        return sum(n for char, n in self.characters.items() if is_meant(char))

    @property
    def is_cut(self) -> bool:
        """Tell whether words mean something: a compressor and characters have the text as one."""
        return self.config.algorithm != "gage" and self.config.pretokenizer != "none"
