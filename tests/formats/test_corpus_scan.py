"""The facts of files are those of the texts in them, whatever they are stored in."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.text_facts import TextFacts, TextScan
from bpe_desktop.errors import CorpusError
from bpe_desktop.formats.corpora import SettledFile, load_corpus
from bpe_desktop.formats.corpus_scan import checked_file, scan_corpus

TEXT = "Žluťoučký kůň\r\npo-po\npo-po\n" * 2000 + "<s> e\u0301 \U0001f642"


def facts_of_files(*paths: Path, encoding: str | None = None) -> TextFacts:
    loaded = load_corpus(paths, TrainingConfig(), encoding=encoding)
    return scan_corpus(loaded.files)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes(TEXT.encode(encoding))

    assert facts_of_files(path) == TextScan.of(TEXT).facts


def test_a_packed_file(tmp_path: Path) -> None:
    path = tmp_path / "text.txt.gz"
    path.write_bytes(gzip.compress(TEXT.encode()))

    assert facts_of_files(path) == TextScan.of(TEXT).facts


def test_json_lines_and_another_file_are_texts_apart(tmp_path: Path) -> None:
    lines, plain = tmp_path / "texts.jsonl", tmp_path / "plain.txt"
    lines.write_text("".join(json.dumps({"text": text}) + "\n" for text in ("a\r", "\nb", "a\r")))
    plain.write_text("\nc")
    expected = TextScan()
    for text in ("a\r", "\nb", "a\r", "\nc"):
        expected.feed(text)
        expected.end_text()

    found = facts_of_files(lines, plain)

    assert found == expected.facts
    assert found.line_ends == Counter(CR=2, LF=2)
    assert found.repeated == 1


def test_a_table_of_counts_has_its_words_only(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    path.write_text("basso\t6\nrosso\t9\n")

    facts = scan_corpus([SettledFile(str(path))], counts=True)

    assert facts.characters == Counter("basso" * 6 + "rosso" * 9)
    assert not facts.line_ends


def test_progress_counts_all_bytes_and_cancels(tmp_path: Path) -> None:
    paths = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for path in paths:
        path.write_text("abc\n" * 80_000)
    files = [SettledFile(str(path)) for path in paths]
    total = sum(path.stat().st_size for path in paths)
    seen: list[tuple[int, int]] = []

    scan_corpus(files, progress=lambda done, of: seen.append((done, of)))

    assert seen[-1] == (total, total)
    assert seen == sorted(seen)

    class EnoughError(Exception):
        pass

    def stop(done: int, _: int) -> None:
        if done > total / 2:
            raise EnoughError

    with pytest.raises(EnoughError):
        scan_corpus(files, progress=stop)


def test_a_file_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CorpusError):
        scan_corpus([SettledFile(str(tmp_path / "gone.txt"))])


def test_how_a_file_was_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes(
        ("Съешь ещё этих мягких французских булок, да выпей чаю. " * 20).encode("cp1251")
    )

    file = checked_file(load_corpus([path], TrainingConfig()).sources[0])

    assert (file.name, file.how, file.shown) == ("old.txt", "guess", "windows-1251")
    assert file.confidence is not None
