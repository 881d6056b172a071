"""Count corpus files whose encodings and kinds have to be found out first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus
from ..errors import CorpusError
from .text import TextSource, probe

__all__ = ["LoadedCorpus", "load_corpus"]

Progress = Callable[[int, int], None]

_JSON_LINES = (".jsonl", ".jsonl.gz")
_JSON_FIELD = "text"


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
    json_field: str | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> LoadedCorpus:
    """Settle the encoding of every file and count them all, in the order given.

    `encoding` is a person's choice for all of them. With `counts` the files are tables of
    word<TAB>count. The lines of a `.jsonl` file are JSON objects with the text in the field `text`;
    with a `json_field` all files are like that and have it there. Gzip files are unpacked.
    `progress(done, total)` counts bytes as stored and cancels by raising. Raises `CorpusError` for
    a file that is no text or not of its kind.
    """
    if counts and json_field is not None:
        raise CorpusError(
            "A table of counts has no JSON fields.", "Choose either counts or a field."
        )
    sources = tuple(probe(path, encoding, unpack=True) for path in paths)
    total = sum(source.size for source in sources)
    parts: list[Corpus] = []
    done = 0

    def kind(source: TextSource) -> tuple[str, str | None]:
        return _codec(source), None if counts else json_field or _usual_field(source.path)

    for (codec, file_field), group in groupby(sources, key=kind):
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
                json_field=file_field,
            )
        )
        done += sum(source.size for source in files)
    return LoadedCorpus(_joined(parts), sources)


def _codec(source: TextSource) -> str:
    """Return the codec for counting, which drops a byte-order mark in any case."""
    return "utf-8" if source.encoding == "utf-8-sig" else source.encoding


def _usual_field(path: Path) -> str | None:
    """Return the field with the text if the name of a file says that it holds JSON lines."""
    return _JSON_FIELD if path.name.lower().endswith(_JSON_LINES) else None


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
