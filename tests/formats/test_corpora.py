"""Files in several encodings make one corpus."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.errors import CorpusError
from bpe_desktop.formats.corpora import load_corpus
from bpe_desktop.formats.text import probe, read_all

CONFIG = TrainingConfig()


def test_files_of_several_encodings_are_one_corpus(tmp_path: Path) -> None:
    texts = {"utf-8": "řeka a most\n", "utf-16": "most a řeka\n", "utf-8-sig": "nový most\n"}
    paths = []
    for encoding, text in texts.items():
        path = tmp_path / encoding
        path.write_bytes(text.encode(encoding))
        paths.append(path)
    seen: list[tuple[int, int]] = []
    loaded = load_corpus(paths, CONFIG, progress=lambda *done: seen.append(done))
    together = Corpus.from_text("".join(texts.values()), CONFIG)
    assert loaded.corpus.words == together.words == ("řeka", "a", "most", "nový")
    assert loaded.corpus.counts == together.counts
    assert loaded.corpus.characters == together.characters
    assert loaded.corpus.lines == 3
    assert loaded.corpus.sources == tuple(map(str, paths))
    assert [source.encoding for source in loaded.sources] == list(texts)
    total = sum(path.stat().st_size for path in paths)
    assert seen[-1] == (total, total)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)


def test_a_chosen_encoding_is_for_all(tmp_path: Path) -> None:
    path = tmp_path / "legacy.txt"
    path.write_bytes("градът мълчи".encode("cp1251"))
    assert load_corpus([path], CONFIG, encoding="cp1251").corpus.words == ("градът", "мълчи")


def test_tables_of_counts(tmp_path: Path) -> None:
    path = tmp_path / "counts.tsv"
    path.write_text("\ufeffbasso\t6\nrosso\t9\n", encoding="utf-8")
    corpus = load_corpus([path, path], CONFIG, counts=True).corpus
    assert dict(zip(corpus.words, corpus.counts, strict=True)) == {"basso": 12, "rosso": 18}


def test_one_wrong_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "good.txt").write_text("low")
    (tmp_path / "bad.bin").write_bytes(b"\0\1\2")
    with pytest.raises(CorpusError, match=r"bad\.bin is not text"):
        load_corpus([tmp_path / "good.txt", tmp_path / "bad.bin"], CONFIG)


BULGARIAN = "градът мълчи, а реката тече покрай старите къщи\n" * 40


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1251"])
def test_gzip_files_of_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "packed.gz"
    path.write_bytes(gzip.compress(BULGARIAN.encode(encoding)))
    seen: list[tuple[int, int]] = []
    loaded = load_corpus([path, path], CONFIG, progress=lambda *done: seen.append(done))
    assert loaded.corpus.words == Corpus.from_text(BULGARIAN, CONFIG).words
    source = loaded.sources[0]
    assert (source.encoding, source.lines, source.complete) == (encoding, 40, True)
    assert source.size == path.stat().st_size
    assert seen == sorted(seen)
    assert seen[-1] == (2 * source.size, 2 * source.size)


def test_a_gzip_file_that_stops_being_utf_8_late(tmp_path: Path) -> None:
    plain, path = tmp_path / "late.txt", tmp_path / "late.gz"
    plain.write_bytes(b"plain words\n" * 50_000 + BULGARIAN.encode("cp1251"))
    path.write_bytes(gzip.compress(plain.read_bytes()))
    expected, found = probe(plain), probe(path)
    assert found.how == "guess"
    assert (found.label, found.lines) == (expected.label, expected.lines)
    assert read_all(found) == read_all(expected)
    assert (found.packed, found.length) == (True, expected.size)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (gzip.compress(BULGARIAN.encode())[:-9], "broken or cut short"),
        (gzip.compress(BULGARIAN.encode())[:-8] + bytes(8), "broken or cut short"),
        (b"\x1f\x8b\x08broken as can be", "broken or cut short"),
        (gzip.compress(b""), "is empty"),
        (gzip.compress(gzip.compress(b"twice")), "compressed file"),
        (gzip.compress(b"\0" * 1000), "not text"),
    ],
    ids=["cut", "wrong sum", "no gzip", "empty", "twice", "bytes"],  # the bytes tell the time
)
def test_gzip_files_that_hold_no_text(tmp_path: Path, data: bytes, problem: str) -> None:
    path = tmp_path / "wrong.gz"
    path.write_bytes(data)
    with pytest.raises(CorpusError, match=problem) as caught:
        load_corpus([path], CONFIG)
    assert "wrong.gz" in caught.value.message


def test_json_lines_between_plain_texts(tmp_path: Path) -> None:
    plain, lines, packed = tmp_path / "a.txt", tmp_path / "b.JSONL", tmp_path / "c.jsonl.gz"
    record = json.dumps({"text": "řeka most", "n": 1}) + "\n"
    plain.write_text("most\n", encoding="utf-8")
    lines.write_text(record, encoding="utf-16")
    packed.write_bytes(gzip.compress(record.encode()))
    seen: list[tuple[int, int]] = []
    corpus = load_corpus(
        [plain, lines, packed], CONFIG, progress=lambda *done: seen.append(done)
    ).corpus
    assert dict(zip(corpus.words, corpus.counts, strict=True)) == {"most": 3, "řeka": 2}
    assert seen[-1] == (sum(path.stat().st_size for path in (plain, lines, packed)),) * 2


def test_a_field_is_for_all_files(tmp_path: Path) -> None:
    paths = [tmp_path / "a.jsonl", tmp_path / "b.txt"]
    for path in paths:
        path.write_text('{"body": "low", "text": "high"}\n')
    assert load_corpus(paths, CONFIG, json_field="body").corpus.words == ("low",)
    assert load_corpus(paths[:1], CONFIG).corpus.words == ("high",)
    with pytest.raises(CorpusError, match="no JSON fields"):
        load_corpus(paths, CONFIG, json_field="body", counts=True)
