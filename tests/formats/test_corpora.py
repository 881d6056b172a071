"""Files in several encodings make one corpus."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.errors import CorpusError
from bpe_desktop.formats.corpora import load_corpus

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
