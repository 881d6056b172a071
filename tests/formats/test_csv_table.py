"""A vocabulary table comes back as it was, from any token and from a spreadsheet."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.errors import FormatError
from bpe_desktop.formats import csv_table, registry
from bpe_desktop.formats.csv_table import Row

from .conftest import Train, cases


@given(st.text() | st.text(st.sampled_from("\\\t\n\r\"',;=+-@x41u \u00a0\udce9\U000e0001")))
def test_escaping_is_undone(text: str) -> None:
    text = text.encode("utf-8", "surrogateescape" if text.isascii() else "ignore").decode()
    escaped = csv_table.escape(text)
    assert csv_table.unescape(escaped) == text
    assert not set(escaped) & set("\t\n\r\x85\u2028")
    assert not escaped.startswith(("=", "+", "-", "@"))


def test_raw_bytes_are_escaped_too() -> None:
    assert csv_table.escape("caf\udce9") == r"caf\xE9"
    assert csv_table.unescape(r"caf\xE9 \\xE9") == "caf\udce9 \\xE9"


@pytest.mark.parametrize("case", cases("tsv-export")[:1])
def test_case_of_awkward_tokens(case: dict) -> None:
    tokens = case["input"]["tokens"]
    table = [
        Row(i, token, token.encode(), None, None, None, "alphabet")
        for i, token in enumerate(tokens)
    ]
    data = csv_table.dump(table, "\t")
    lines = data.decode().split("\n")
    assert len(lines) == 1 + case["expected"]["row_count"] + 1
    assert all(line.count("\t") == len(csv_table.HEADER) - 1 for line in lines[:-1])
    assert csv_table.parse(data) == table


@pytest.mark.parametrize("units", ["character", "byte"])
@pytest.mark.parametrize("name", ["vocabulary.csv", "vocabulary.tsv"])
def test_the_table_of_a_tokenizer(train: Train, tmp_path: Path, units: str, name: str) -> None:
    tokenizer = train(
        sample="japanese-mix.txt", units=units, pretokenizer="gpt2", marker="end",
        special_tokens=("<pad>",),
    )  # fmt: skip
    counts = list(range(len(tokenizer.vocabulary)))
    report = registry.write(tokenizer, tmp_path / name, counts=counts)
    assert report.certificate.text == f"Reloaded, {len(counts)} tokens, all equal."
    table = csv_table.parse((tmp_path / name).read_bytes())
    for row, token in zip(table, tokenizer.vocabulary, strict=True):
        assert (row.id, row.bytes, row.rank) == (token.id, token.bytes, token.rank)
        assert row.total == token.id
        assert row.parts == (None if token.left is None else (token.left, token.right))
        assert row.kind == token.kind
    # Any CSV reader gets the same columns.
    with (tmp_path / name).open(encoding="utf-8", newline="") as file:
        delimiter = "\t" if name.endswith("tsv") else ","
        foreign = list(csv.DictReader(file, delimiter=delimiter))
    assert [bytes.fromhex(row["bytes"]) for row in foreign] == [row.bytes for row in table]
    assert [csv_table.unescape(row["token"]) for row in foreign] == [row.token for row in table]


def test_bytes_are_shown_as_text(train: Train) -> None:
    tokenizer = train("čč čč", units="byte", pretokenizer="gpt2", min_frequency=1)
    tokens = {row.token for row in csv_table.rows(tokenizer)}
    assert {"č", "čč", " čč", "\udcc4"} <= tokens


def test_a_table_that_a_spreadsheet_saved_again() -> None:
    table = [Row(0, "\x05", b"\x05", None, 7, None, "byte")]
    data = csv_table.dump(table).replace(b",", b";").replace(b";05;", b";5;")
    assert csv_table.parse(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")) == table


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a vocabulary table"),
        (b"word,count\n", "not a vocabulary table"),
        (b"\xff", "not UTF-8"),
        (",".join(csv_table.HEADER).encode() + b"\n1,a\n", "line 2"),
        (",".join(csv_table.HEADER).encode() + b"\nx,a,61,,,,alphabet\n", "line 2"),
    ],
)
def test_wrong_tables(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        csv_table.parse(data)
