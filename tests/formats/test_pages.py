"""Pages in a row are the text; a page of a huge file needs only its own bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bpe_desktop.formats.pages import PageReader
from bpe_desktop.formats.text import glance, probe, read_all

ENCODINGS = [
    "utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "cp1252", "shift_jis", "gb18030",
]  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    text=st.text(st.sampled_from("aé \r\n港🙂"), min_size=200, max_size=900),
    encoding=st.sampled_from(ENCODINGS),
    size=st.integers(64, 120),
)
def test_pages_in_a_row_are_the_text(tmp_path: Path, text: str, encoding: str, size: int) -> None:
    path = tmp_path / "text"
    path.write_bytes(text.encode(encoding, "ignore") or b"a")
    source = probe(path, encoding)
    with PageReader(source, size) as reader:
        order = [*range(1, len(reader), 2), *range(0, len(reader), 2)]  # not only front to back
        pages = {number: reader.page(number) for number in order}
        assert "".join(pages[number].text for number in range(len(reader))) == read_all(source)
        for number, page in pages.items():
            assert page.number == number
            assert page.start < page.end or number == 0
            assert reader.page_at(page.start) == number
            if number:
                assert pages[number - 1].end == page.start
                assert not (pages[number - 1].text.endswith("\r") and page.text[:1] == "\n")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(min_size=65, max_size=600))
def test_pages_of_broken_utf8(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "text"
    path.write_bytes(data)
    source = glance(path, "utf-8")
    with PageReader(source, 64) as reader:
        texts = [reader.page(number).text for number in range(len(reader))]
    assert "".join(texts) == read_all(source)


def test_pages_end_at_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("the low lower lowest tide\n" * 10_000)
    with PageReader(probe(path)) as reader:
        assert len(reader) == 13
        assert all(reader.page(number).text.endswith("\n") for number in range(len(reader)))
        assert all(len(reader.page(number).text) <= 25_000 for number in range(len(reader)))


def test_one_giant_line_has_pages_too(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("港" * 100_000, encoding="utf-8")
    with PageReader(probe(path)) as reader:
        assert reader.page(7).text == "港" * len(reader.page(7).text)
        with pytest.raises(IndexError):
            reader.page(len(reader))


def test_a_small_file_is_one_page(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("ciao")
    with PageReader(probe(path)) as reader:
        assert [reader.page(number).text for number in range(len(reader))] == ["ciao"]
        assert reader.page_at(0) == 0
