"""Texts in JSON lines are counted each for itself, whatever the lines hold."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, TrainingConfig, counting, gzip_file, reading
from bpe_desktop.engine.alphabet import repair_surrogates
from bpe_desktop.engine.json_lines import JsonField, text_fields
from bpe_desktop.errors import CorpusError

CONFIG = TrainingConfig(pretokenizer="gpt2")


def _corpus(path: Path, field: str = "text", **options) -> Corpus:
    return Corpus.from_files([path], CONFIG, json_field=field, **options)


def _words(corpus: Corpus) -> dict[str, int]:
    return dict(zip(corpus.words, corpus.counts, strict=True))


@given(
    texts=st.lists(st.text(st.characters(exclude_categories=())), max_size=8),
    field=st.text(min_size=1),
    ascii_only=st.booleans(),
    end=st.sampled_from(["\n", "\r\n", "\n\n"]),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32-be"]),
    packed=st.booleans(),
    processes=st.integers(1, 3),
)
def test_every_text_is_read_back(
    tmp_path_factory, texts, field, ascii_only, end, encoding, packed, processes
):
    if not ascii_only:  # what no encoding can hold stands in escapes only
        field, *texts = (repair_surrogates(text) for text in (field, *texts))
        field, *texts = (text.encode("utf-8", "replace").decode() for text in (field, *texts))
    lines = (
        json.dumps({"id": i, field: text}, ensure_ascii=ascii_only) for i, text in enumerate(texts)
    )
    data = "".join(line + end for line in lines).encode(encoding)
    path = tmp_path_factory.getbasetemp() / "texts.jsonl"
    path.write_bytes(gzip.compress(data) if packed else data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "BLOCK", 5)
        patch.setattr(counting, "_HEAD_START", dict.fromkeys(("fork", "spawn"), 1))
        patch.setattr(counting, "_WINDOW", 4)
        patch.setattr(counting._Helpers, "start", lambda *args: None)
        corpus = Corpus.from_files(
            [path], CONFIG, encoding=encoding, json_field=repaired(field), processes=processes
        )
    expected: Counter[str] = Counter()
    alone = [Corpus.from_text(repaired(text), CONFIG) for text in texts]
    for one in alone:
        expected.update(_words(one))
    assert list(_words(corpus).items()) == list(expected.items())
    assert corpus.characters == sum(one.characters for one in alone)
    assert corpus.bytes == sum(one.bytes for one in alone)
    assert corpus.lines == sum(one.lines for one in alone)


def repaired(text: str) -> str:
    """Join halves of surrogate pairs, and replace those without another half."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def test_escapes_are_told_from_broken_bytes(tmp_path):
    path = tmp_path / "texts.jsonl"
    path.write_bytes(
        rb'{"text": "\udce9"}' b"\n" b'{"text": "\xe9"}\n'
        rb'{"text": "\\udce9"}' b"\n" rb'{"text": "\uD83D\uDE00\ud83d"}'
    )  # fmt: skip
    words = Corpus.from_files([path], TrainingConfig(), json_field="text").words
    assert words == ("\ufffd", "\udce9", r"\udce9", "\U0001f600\ufffd")


def test_only_a_line_feed_ends_a_line(tmp_path):
    path = tmp_path / "texts.jsonl"
    path.write_text('{"text": "a\u2028b\x85c"} \r\n\n \t\n{"text": "d"}', encoding="utf-8")
    assert _corpus(path).characters == 6


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{", "this is no JSON object"),
        ('{"text": "a"} x', "this is no JSON object"),
        (r'{"text": "\ud8zz"}', "this is no JSON object"),
        ("[" * 100_000, "this is no JSON object"),
        ('{"n": ' + "1" * 10_000 + "}", "this is no JSON object"),
        ('["text"]', "this is no JSON object"),
        ('"text"', "this is no JSON object"),
        ("\u00a0", "this is no JSON object"),
        ('{"title": "a", "bo\\ndy": "b"}', r'no field "text"\. .* "title", "bo\\ndy"\.'),
        ("{}", r'no field "text"\. The object is empty'),
        ('{"text": 1}', r'the field "text" holds a number'),
        ('{"text": null}', r'the field "text" holds null'),
        ('{"text": true}', r'the field "text" holds true or false'),
        ('{"text": ["a"]}', r'the field "text" holds a list'),
        ('{"text": {}}', r'the field "text" holds an object'),
    ],
)
def test_a_wrong_line_is_named(tmp_path, line, problem):
    path = tmp_path / "texts.jsonl"
    path.write_text('{"text": "good"}\n\n' + line + "\n", encoding="utf-8")
    with pytest.raises(CorpusError, match=rf"texts\.jsonl, line 3: .*{problem}") as caught:
        _corpus(path)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


def test_lines_are_numbered_from_the_beginning_of_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(counting, "_HEAD_START", dict.fromkeys(("fork", "spawn"), 1000))
    path = tmp_path / "texts.jsonl"
    lines = ['{"text": "low lower"}'] * 2000
    path.write_text("\n".join(lines))
    assert _corpus(path, processes=2) == _corpus(path)
    lines[1990] = "{"
    path.write_text("\n".join(lines))
    with pytest.raises(CorpusError, match="line 1,991:"):
        _corpus(path, processes=2)


def test_a_file_made_to_fill_the_memory_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(gzip_file, "_HARMLESS_BYTES", 100_000)
    path = tmp_path / "bomb.jsonl.gz"
    path.write_bytes(gzip.compress(b'{"text": "' + b"a" * 20_000_000))
    with pytest.raises(CorpusError, match=r"bomb\.jsonl\.gz unpacks to more than 100 times"):
        _corpus(path)


@pytest.mark.parametrize("packed", [False, True])
def test_fields_with_text_can_be_chosen_from(tmp_path, packed):
    records = [{"id": i, "title": f"t{i}", "body": " ..." * i} for i in range(1, 4)]
    records.append({"id": "x4", "body": None})
    data = "\n\n".join(map(json.dumps, records)).encode()
    path = tmp_path / "texts.jsonl"
    path.write_bytes(gzip.compress(data) if packed else data)
    assert text_fields(path, "utf-8") == (
        JsonField("title", 3, 4, 6, "t1"),
        JsonField("body", 3, 4, 24, "..."),
        JsonField("id", 1, 4, 2, "x4"),
    )


def test_only_the_beginning_of_a_long_file_tells_the_fields(tmp_path):
    path = tmp_path / "texts.jsonl"
    path.write_text('{"text": "a"}\n' * 5000 + "no JSON")
    assert text_fields(path, "utf-8") == (JsonField("text", 1000, 1000, 1000, "a"),)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"text": "a"}\n[1]\n', "line 2: this is no JSON object"),
        ('{"text": 1}\n{}\n', "has no field that holds text"),
        (" \n", "has no field that holds text"),
    ],
)
def test_files_without_a_field_of_text(tmp_path, text, problem):
    path = tmp_path / "texts.jsonl"
    path.write_text(text)
    with pytest.raises(CorpusError, match=problem) as caught:
        text_fields(path, "utf-8")
    assert "texts.jsonl" in caught.value.message
