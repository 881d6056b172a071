"""The corpus: distinct pre-tokens and how often each stands in the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from typing import Self

from ..errors import CorpusError
from .alphabet import repair_surrogates, text_bytes
from .config import TrainingConfig
from .counting import Progress, WordCounter, count_files
from .pretokenizer import SECONDS_PER_SPLIT
from .reading import FilePart, read_lines

__all__ = ["Corpus", "parse_counts"]


@dataclass(frozen=True, slots=True)
class Corpus:
    """What a training reads: every distinct word, in order of first appearance, with its count.

    A word is a pre-token, normalized; U+DC80…DCFF in it stand for bytes that could not be decoded.
    `characters`, `bytes` and `lines` measure the raw text: code points, bytes as stored (without a
    byte order mark, and unpacked), and lines ended by a newline or by the end. `specials` are the
    special tokens in the text with their counts, where they are tokens there (`special_as`).
    """

    words: tuple[str, ...] = field(repr=False)
    counts: tuple[int, ...] = field(repr=False)
    characters: int
    bytes: int
    lines: int
    sources: tuple[str, ...] = ()
    specials: tuple[tuple[str, int], ...] = ()

    @property
    def occurrences(self) -> int:
        """The number of words, every repetition counted."""
        return sum(self.counts)

    @classmethod
    def from_text(
        cls, text: str, config: TrainingConfig, pattern_seconds: float = SECONDS_PER_SPLIT
    ) -> Self:
        """Cut `text` with the normalizer and pre-tokenizer of `config` and count the words.

        Raises `ConfigError` if a pattern of a person's own takes longer than `pattern_seconds`.
        """
        text = repair_surrogates(text)
        words: Counter[str] = Counter()
        specials: Counter[str] = Counter()
        counter = WordCounter(config, words, specials, pattern_seconds)
        counter.feed(text)
        counter.finish()
        return cls(
            words=tuple(words),
            counts=tuple(words.values()),
            characters=len(text),
            bytes=len(text_bytes(text)),
            lines=text.count("\n") + (not text.endswith("\n") and text != ""),
            specials=tuple(specials.items()),
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

    @classmethod
    def from_files(
        cls,
        paths: Iterable[str | PathLike[str]],
        config: TrainingConfig,
        *,
        encoding: str = "utf-8",
        processes: int | None = None,
        progress: Progress | None = None,
        counts: bool = False,
        json_field: str | None = None,
    ) -> Self:
        """Count the words of files, each a text of its own, in the order given.

        Memory goes with the number of distinct words, not with the size of the files, except for
        the pre-tokenizers `none`, `digits-…` and `regex:…`, which need a whole file at once, as do
        special tokens with a space in them that are not to be counted. `.gz` files are unpacked.
        `encoding` has been settled by the caller; bytes that do not fit it are kept. With `counts`
        the files have lines of word, tab and count. With a `json_field` each line is a JSON object,
        and the string in that field is a text of its own; `characters`, `bytes` and `lines` are of
        these texts.

        `processes`: at most so many; `None` for as many as pay and can be started safely.
        `progress(done_bytes, total_bytes)` is called every few milliseconds and cancels by raising.
        Raises `CorpusError` for what cannot be read.
        """
        files = [Path(path) for path in ([paths] if isinstance(paths, str | PathLike) else paths)]
        sources = tuple(str(path) for path in files)
        if counts:
            pairs = (pair for path in files for pair in _read_counts(path, encoding, progress))
            return replace(cls.from_counts(pairs), sources=sources)
        tally = count_files(files, config, encoding, processes, progress, json_field)
        return cls(
            words=tuple(tally.words),
            counts=tuple(tally.words.values()),
            characters=tally.characters,
            bytes=tally.bytes,
            lines=tally.lines,
            sources=sources,
            specials=tuple(tally.specials.items()),
        )


def parse_counts(lines: Iterable[str], source: str = "The list") -> Iterator[tuple[str, int]]:
    """Read lines of word, tab and count; empty lines are skipped.

    The last tab of a line divides it, so a word may hold tabs. `source` is named in the
    `CorpusError` for a line that is not like that, with the line's number.
    """
    for number, line in enumerate(lines, start=1):
        line = line.removesuffix("\n").removesuffix("\r")
        if not line:
            continue
        word, _, count = line.rpartition("\t")
        if not word or not (count.isascii() and count.isdigit()) or len(count) > 18:
            raise CorpusError(
                f"{source}, line {number}: {line[:60]!r} is not a word, a tab and a count.",
                "Write one word per line, a tab, and a whole number.",
            )
        if not int(count):
            raise CorpusError(
                f"{source}, line {number}: the count of {word[:60]!r} is 0.",
                "Give a count from 1 up, or take the line out.",
            )
        yield word, int(count)


def _read_counts(path: Path, encoding: str, progress: Progress | None) -> Iterator[tuple[str, int]]:
    done = 0

    def report(amount: int) -> None:
        nonlocal done
        done += amount
        if progress is not None:
            progress(done, max(done, path.stat().st_size))

    return parse_counts(read_lines(FilePart(path), encoding, report), path.name)
