"""The pages of a corpus in a row are its files, and their lines are numbered through."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bpe_desktop.errors import CorpusError
from bpe_desktop.formats import line_marks, pages
from bpe_desktop.formats.corpus_pages import CorpusPages, DocumentPages, PagedFile
from bpe_desktop.formats.pages import PageReader
from bpe_desktop.formats.text import TextSource, probe, read_all

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "cp1252", "shift_jis"]


def stored(path: Path, data: bytes, packed: bool) -> Path:
    path.write_bytes(gzip.compress(data) if packed else data)
    return path


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    text=st.text(st.sampled_from("aéਊ \r\n\n港🙂Ā"), min_size=1, max_size=900),
    encoding=st.sampled_from(ENCODINGS),
    packed=st.booleans(),
    spacing=st.sampled_from([4, 40, 150]),
)
def test_lines_are_numbered_through(tmp_path, text, encoding, packed, spacing):
    data = text.encode(encoding, "ignore") or b"a"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_marks, "SPACING", spacing)
        patch.setattr(pages, "SPACING", spacing)
        source = probe(stored(tmp_path / "text", data, packed), encoding)
        with PageReader(source, 64) as reader:
            order = [*range(1, len(reader), 2), *range(0, len(reader), 2)]
            found = {number: reader.page(number) for number in order}
    whole = read_all(source)
    assert "".join(found[number].text for number in range(len(found))) == whole
    before = 0
    for number in range(len(found)):
        assert found[number].lines == (1 + before,)
        before += found[number].text.count("\n")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    texts=st.lists(st.text(st.sampled_from("aé \n港🙂"), max_size=60), min_size=1, max_size=20),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32-be"]),
    packed=st.booleans(),
    spacing=st.sampled_from([1, 30, 300]),
    blank=st.integers(0, 20),
)
def test_texts_of_json_lines_in_a_row(tmp_path, texts, encoding, packed, spacing, blank):
    lines = [json.dumps({"id": 1, "text": text}, ensure_ascii=False) for text in texts]
    lines.insert(blank, " ")
    data = "\n".join(lines).encode(encoding)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_marks, "SPACING", spacing)
        source = probe(stored(tmp_path / "text.jsonl", data, packed), encoding)
        reader = DocumentPages(source, "text")
        shown = [reader.page(number) for number in reversed(range(len(reader)))][::-1]
        reader.close()
    got = []
    for page in shown:
        rows = page.text.split("\n")
        if page.text or len(page.lines) > 1 or page.lines[0] > 1:
            assert len(page.lines) == len(rows)
        for number, row in zip(page.lines, rows, strict=False):
            if number:
                got.append((number, row))
            else:
                got[-1] = (got[-1][0], got[-1][1] + "\n" + row)
    expected = [
        (number, json.loads(line)["text"])
        for number, line in enumerate(lines, start=1)
        if line.strip()
    ]
    assert [entry for entry in got if entry[1]] == [entry for entry in expected if entry[1]]


def test_a_line_without_the_text_is_shown_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"text": "one"}\n{"body": "two"}\nthree\n', encoding="utf-8")
    reader = DocumentPages(probe(path), "text")
    assert reader.page(0).text == 'one\n{"body": "two"}\nthree'
    assert list(reader.page(0).lines) == [1, 2, 3]
    with pytest.raises(IndexError):
        reader.page(1)
    reader.close()


def test_a_record_of_many_pages_takes_one(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    long = "word " * 30_000
    path.write_text("".join(json.dumps({"text": text}) + "\n" for text in ("a", long, "b", "c")))
    reader = DocumentPages(probe(path), "text")
    assert [reader.page(page).text for page in range(len(reader))] == [f"a\n{long}", "b\nc"]
    reader.close()


@pytest.fixture
def sources(tmp_path: Path) -> list[TextSource]:
    first = stored(tmp_path / "a.txt", b"".join(b"a%d\n" % i for i in range(9000)), False)
    second = stored(tmp_path / "b.txt.gz", b"".join(b"b%d\n" % i for i in range(9000)), True)
    third = tmp_path / "c.jsonl"
    third.write_text('{"text": "c"}\n')
    return [probe(path) for path in (first, second, third)]


def test_files_follow_each_other(sources: list[TextSource]) -> None:
    corpus = CorpusPages(
        [PagedFile(source, "text" if i == 2 else None) for i, source in enumerate(sources)]
    )
    assert [corpus.first_of(file) for file in range(3)] == [0, 3, 6]
    assert [corpus.file_at(page) for page in range(len(corpus))] == [0, 0, 0, 1, 1, 1, 2]
    texts = ["", "", ""]
    for page in range(len(corpus)):
        texts[corpus.file_at(page)] += corpus.page(page).text
    assert texts == [read_all(sources[0]), read_all(sources[1]), "c"]
    assert corpus.page(3).lines == (1,)  # each file counts its own lines
    corpus.close()


def test_a_file_that_is_gone_is_named(sources: list[TextSource]) -> None:
    corpus = CorpusPages([PagedFile(source) for source in sources])
    sources[1].path.unlink()
    assert corpus.page(0).text.startswith("a0")
    with pytest.raises(CorpusError, match=r"b\.txt\.gz does not exist"):
        corpus.page(4)
    corpus.close()
