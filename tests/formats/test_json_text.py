"""Numbers and depths that JSON may hold and no tokenizer does end in one `FormatError`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_desktop.errors import FormatError
from bpe_desktop.formats import csv_table, project_file, registry
from bpe_desktop.formats.csv_table import Row
from bpe_desktop.formats.json_text import parse_json

from .conftest import Train

NUMBERS = ["9" * 5000, "99999999999999999999", "Infinity", "1e400", "NaN", "-1", "1e3", "[" * 9]
# As a figure of a training these can be read.
HARMLESS = ("-1", "1e3", "99999999999999999999")


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_that_are_no_ids(tmp_path: Path, number: str) -> None:
    vocab = '{"a": 0, "b": 1, "ab": NUMBER}'.replace("NUMBER", number)
    hf = tmp_path / "tokenizer.json"
    hf.write_text(
        f'{{"version": "1.0", "model": {{"type": "BPE", "vocab": {vocab}, "merges": [["a","b"]]}}}}'
    )
    folder = tmp_path / "pair"
    folder.mkdir()
    (folder / "vocab.json").write_text(vocab)
    (folder / "merges.txt").write_text("a b\n")
    for path in (hf, folder):
        with pytest.raises(FormatError) as error:
            registry.load(path)
        assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("where", "number"),
    [
        (where, number)
        for where in ("token", "rule", "step", "playhead")
        for number in NUMBERS
        if where in ("token", "rule") or number not in HARMLESS
    ],
)
def test_numbers_that_our_file_cannot_mean(train: Train, where: str, number: str) -> None:
    content = json.loads(project_file.dump(project_file.ProjectDocument(train("low lower low"))))
    if where == "token":
        content["tokens"][-1][0] = "NUMBER"
    elif where == "rule":
        content["rules"][-1][0] = "NUMBER"
    elif where == "step":
        content["training"] = {"steps": [["NUMBER", 1, 1, 1]]}
    else:
        content["view"] = {"playhead": "NUMBER"}
    data = json.dumps(content).replace('"NUMBER"', number).encode()
    with pytest.raises(FormatError) as error:
        project_file.parse(data)
    assert len(str(error.value)) < 300


def test_deep_nesting() -> None:
    with pytest.raises(FormatError, match="nested too deeply"):
        parse_json(b"[" * 200_000, "x.json")


def test_a_long_token_comes_back_from_a_table() -> None:
    table = [Row(0, "x" * 200_000, b"x" * 200_000, None, None, None, "special")]
    assert csv_table.parse(csv_table.dump(table)) == table
