"""Count corpus files whose encodings and kinds have to be found out first."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus
from ..engine.reading import FilePart, read_text
from ..errors import CorpusError
from .text import TextSource, probe, unreadable

__all__ = [
    "LoadedCorpus",
    "SettledFile",
    "codec_of",
    "count_corpus",
    "is_json_lines",
    "is_like_counts",
    "load_corpus",
    "stored_size",
]

Progress = Callable[[int, int], None]

_JSON_LINES = (".jsonl", ".jsonl.gz")
_JSON_FIELD = "text"
_COUNTED = re.compile(r"[^\t]+\t[0-9]{1,18}")


class SettledFile(NamedTuple):
    """A file of which is known how to read it; with a `field` it holds JSON lines."""

    path: str
    encoding: str = "utf-8"
    field: str | None = None


class LoadedCorpus(NamedTuple):
    """A corpus and the files it was counted from, as they were found and as they were read."""

    corpus: Corpus
    sources: tuple[TextSource, ...]
    files: tuple[SettledFile, ...]


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
    sources = tuple(probe(path, encoding) for path in paths)
    files = [
        SettledFile(
            str(source.path),
            source.encoding,
            None if counts else json_field or _usual_field(source.path),
        )
        for source in sources
    ]
    corpus = count_corpus(files, config, counts=counts, processes=processes, progress=progress)
    return LoadedCorpus(corpus, sources, tuple(files))


def count_corpus(
    files: Sequence[SettledFile],
    config: TrainingConfig,
    *,
    counts: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Corpus:
    """Count files, each a text of its own, in the order given; see `load_corpus`."""
    sizes = [stored_size(file) for file in files]
    total = sum(sizes)
    parts: list[Corpus] = []
    done = 0
    for (codec, field), group in groupby(
        zip(files, sizes, strict=True), key=lambda item: (codec_of(item[0]), item[0].field)
    ):
        some = list(group)
        before = done

        def report(amount: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before + amount, total)

        parts.append(
            Corpus.from_files(
                [file.path for file, _ in some],
                config,
                encoding=codec,
                processes=processes,
                progress=report,
                counts=counts,
                json_field=field,
            )
        )
        done += sum(size for _, size in some)
    return _joined(parts)


def is_json_lines(path: Path) -> bool:
    """Tell whether the name of a file says that it holds JSON lines."""
    return path.name.lower().endswith(_JSON_LINES)


def is_like_counts(file: SettledFile) -> bool:
    """Tell whether all lines at the start of a text, two at least, are a word, a tab and a number.

    Raises `CorpusError` for a file that cannot be read.
    """
    if file.field is not None:
        return False
    start = next(read_text(FilePart(Path(file.path)), codec_of(file))).text
    whole, _, _rest = start.rpartition("\n")
    lines = [line for line in (whole or start).splitlines() if line]
    return len(lines) > 1 and all(map(_COUNTED.fullmatch, lines))


def stored_size(file: SettledFile) -> int:
    """Return the bytes of a file as stored; raises `CorpusError`."""
    path = Path(file.path)
    try:
        return path.stat().st_size
    except OSError as error:
        raise unreadable(path, error) from None


def codec_of(file: SettledFile) -> str:
    """Return the codec for counting, which drops a byte-order mark in any case."""
    return "utf-8" if file.encoding == "utf-8-sig" else file.encoding


def _usual_field(path: Path) -> str | None:
    return _JSON_FIELD if is_json_lines(path) else None


def _joined(parts: Sequence[Corpus]) -> Corpus:
    """Return one corpus of several; a word keeps the place where it was met first."""
    if len(parts) == 1:
        return parts[0]
    words: dict[str, int] = {}
    specials: dict[str, int] = {}
    for part in parts:
        for word, count in zip(part.words, part.counts, strict=True):
            words[word] = words.get(word, 0) + count
        for name, count in part.specials:
            specials[name] = specials.get(name, 0) + count
    return Corpus(
        words=tuple(words),
        counts=tuple(words.values()),
        characters=sum(part.characters for part in parts),
        bytes=sum(part.bytes for part in parts),
        lines=sum(part.lines for part in parts),
        sources=tuple(source for part in parts for source in part.sources),
        specials=tuple(specials.items()),
    )
