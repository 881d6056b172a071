"""Count corpus files whose encodings have to be found out first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus
from .text import TextSource, probe

__all__ = ["LoadedCorpus", "load_corpus"]

Progress = Callable[[int, int], None]


class LoadedCorpus(NamedTuple):
    """A corpus and the files it was counted from."""

    corpus: Corpus
    sources: tuple[TextSource, ...]


def load_corpus(
    paths: Sequence[str | Path],
    config: TrainingConfig,
    *,
    encoding: str | None = None,
    counts: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
) -> LoadedCorpus:
    """Settle the encoding of every file and count them all, in the order given.

    `encoding` is a person's choice for all of them. With `counts` the files are tables of
    word<TAB>count. `progress(done, total)` counts bytes and cancels by raising. Raises
    `CorpusError` for a file that is no text.
    """
    sources = tuple(probe(path, encoding) for path in paths)
    total = sum(source.size for source in sources)
    parts: list[Corpus] = []
    done = 0
    for codec, group in groupby(sources, key=_codec):
        files = list(group)
        before = done

        def report(amount: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before + amount, total)

        parts.append(
            Corpus.from_files(
                [source.path for source in files],
                config,
                encoding=codec,
                processes=processes,
                progress=report,
                counts=counts,
            )
        )
        done += sum(source.size for source in files)
    return LoadedCorpus(_joined(parts), sources)


def _codec(source: TextSource) -> str:
    """Return the codec for counting, which drops a byte-order mark in any case."""
    return "utf-8" if source.encoding == "utf-8-sig" else source.encoding


def _joined(parts: Sequence[Corpus]) -> Corpus:
    """Return one corpus of several; a word keeps the place where it was met first."""
    if len(parts) == 1:
        return parts[0]
    words: dict[str, int] = {}
    for part in parts:
        for word, count in zip(part.words, part.counts, strict=True):
            words[word] = words.get(word, 0) + count
    return Corpus(
        words=tuple(words),
        counts=tuple(words.values()),
        characters=sum(part.characters for part in parts),
        bytes=sum(part.bytes for part in parts),
        lines=sum(part.lines for part in parts),
        sources=tuple(source for part in parts for source in part.sources),
    )
