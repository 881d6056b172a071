"""Read corpus files once more, for what their raw text is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..engine.corpus import parse_counts
from ..engine.corpus_check import CheckedFile
from ..engine.json_lines import read_documents
from ..engine.reading import FilePart, read_lines, read_text
from ..engine.text_facts import TextFacts, TextScan
from .corpora import SettledFile, codec_of, stored_size
from .encodings import display_name
from .text import TextSource

__all__ = ["checked_file", "scan_corpus"]


def scan_corpus(
    files: Sequence[SettledFile],
    names: Iterable[str] = (),
    *,
    counts: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> TextFacts:
    """Return the facts of all files; with `counts` they are tables of words.

    `progress(done, total)` counts bytes as stored and cancels by raising. Raises `CorpusError`.
    """
    total = sum(map(stored_size, files))
    done = 0

    def report(amount: int) -> None:
        nonlocal done
        done += amount
        if progress is not None:
            progress(done, total)

    scan = TextScan(names)
    for file in files:
        part, codec = FilePart(Path(file.path), field=file.field), codec_of(file)
        if counts:
            scan.add_words(parse_counts(read_lines(part, codec, report), part.path.name))
        elif file.field is not None:
            for text in read_documents(part, codec, report):
                scan.feed(text)
                scan.end_text()
        else:
            for block in read_text(part, codec):
                scan.feed(block.text)
                report(block.read)
            scan.end_text()
    return scan.facts


def checked_file(source: TextSource) -> CheckedFile:
    """Return what a check wants to know of a file that was opened."""
    return CheckedFile(
        source.path.name,
        source.encoding,
        display_name(source.encoding),
        source.how,
        source.confidence,
    )
