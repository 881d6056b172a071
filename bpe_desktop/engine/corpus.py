"""The corpus: distinct pre-tokens and how often each stands in the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

from ..errors import CorpusError
from .alphabet import repair_surrogates, text_bytes
from .config import TrainingConfig
from .counting import split_counted
from .normalizer import get_normalizer
from .pretokenizer import get_pretokenizer

__all__ = ["Corpus"]


@dataclass(frozen=True, slots=True)
class Corpus:
    """What a training reads: every distinct word, in order of first appearance, with its count.

    A word is a pre-token, normalized; U+DC80…DCFF in it stand for bytes that could not be decoded.
    `characters`, `bytes` and `lines` measure the raw text: code points, bytes as stored (without a
    byte order mark, and unpacked), and lines ended by a newline or by the end.
    """

    words: tuple[str, ...] = field(repr=False)
    counts: tuple[int, ...] = field(repr=False)
    characters: int
    bytes: int
    lines: int
    sources: tuple[str, ...] = ()

    @property
    def occurrences(self) -> int:
        """The number of words, every repetition counted."""
        return sum(self.counts)

    @classmethod
    def from_text(cls, text: str, config: TrainingConfig) -> Self:
        """Cut `text` with the normalizer and pre-tokenizer of `config` and count the words."""
        text = repair_surrogates(text)
        counter: Counter[str] = Counter()
        split_counted(
            text, counter, get_normalizer(config.normalizer), get_pretokenizer(config.pretokenizer)
        )
        return cls(
            words=tuple(counter),
            counts=tuple(counter.values()),
            characters=len(text),
            bytes=len(text_bytes(text)),
            lines=text.count("\n") + (not text.endswith("\n") and text != ""),
        )

    @classmethod
    def from_counts(cls, pairs: Iterable[tuple[str, int]]) -> Self:
        """Take words with their counts as they are; a word given again adds to its first entry."""
        counts: dict[str, int] = {}
        lines = 0
        for word, count in pairs:
            if not word or count < 1:
                raise CorpusError(
                    f"The word {word!r} has the count {count}.",
                    "Give words of at least one character with counts from 1 up.",
                )
            word = repair_surrogates(word)
            counts[word] = counts.get(word, 0) + count
            lines += 1
        return cls(
            words=tuple(counts),
            counts=tuple(counts.values()),
            characters=sum(len(word) * count for word, count in counts.items()),
            bytes=sum(len(text_bytes(word)) * count for word, count in counts.items()),
            lines=lines,
        )
