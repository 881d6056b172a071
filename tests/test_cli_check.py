"""The command check, as a person runs it."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from bpe_desktop import cli
from bpe_desktop.cli.check_words import FINDINGS as ON_THE_LINE
from bpe_desktop.views.check_words import FINDINGS as IN_THE_WINDOW

ODD = "low low lower\r\nlowest\nx</w> caf\u00e9 cafe\u0301 \x07 <s>\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> list[str]:
    """Run the command and return its lines."""
    assert cli.main(["check", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    path = tmp_path / "odd.txt"
    path.write_bytes(ODD.encode())
    return path


def test_each_finding_is_a_line_with_its_weight_and_what_helps(
    odd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = run(capsys, odd)

    assert all(re.match(r"(error|warning|note): .*\.$", line) for line in lines)
    assert (
        "warning: Letters with marks are written in two ways, so that equal words differ: "
        "1 of 9 (11.1%). Try --normalizer nfc." in lines
    )
    assert "note: Lines end in several ways: LF, CRLF: 1 of 3 (33.3%)." in lines
    assert lines[-1].startswith("note: Training will take about ")


def test_the_options_that_are_told_make_the_finding_go(
    odd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = run(capsys, odd)
    after = run(capsys, odd, "--normalizer", "nfc+bert-clean")

    assert any("marks are" in line for line in before)
    assert any("Control" in line for line in before)
    assert not any("marks are" in line or "Control" in line for line in after)


def test_a_vocabulary_that_is_too_small_is_an_error_with_ways_out(
    odd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = run(capsys, odd, "--vocab-size", "10")[0]

    assert first.startswith("error: The alphabet alone does not fit into a vocabulary of 10: ")
    options = re.search(r"Try (--vocab-size \d+) or (--limit-alphabet \d+ --unk '<unk>')\.$", first)
    assert options is not None
    larger = run(capsys, odd, *options[1].split())
    limited = run(capsys, odd, "--vocab-size", "10", *options[2].replace("'", "").split())
    assert not any(line.startswith("error") for line in [*larger, *limited])


def test_json_holds_findings_tables_and_forecast(
    odd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads("\n".join(run(capsys, odd, "--json", "--special", "<s>")))

    by_code = {finding["code"]: finding for finding in found["findings"]}
    assert by_code["specials"]["severity"] == "warning"
    assert by_code["specials"]["remedies"] == [
        {"kind": "settings", "code": "specials-apart", "options": "--special-as token"}
    ]
    assert found["characters"] == len(ODD)
    assert found["line_ends"]["CRLF"] == 1
    assert found["scripts"]["Latin"] == sum(char.isalpha() for char in ODD)
    assert (found["words"], found["occurrences"]) == (8, 9)
    assert found["forecast"]["seconds"] > 0


def test_packed_files_tables_and_json_lines_are_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed, table, lines = tmp_path / "a.gz", tmp_path / "b.tsv", tmp_path / "c.jsonl"
    packed.write_bytes(gzip.compress(ODD.encode()))
    table.write_text("basso\t6\nrosso\t9\n")
    lines.write_text('{"text": "a\\u0007a"}\n')

    assert any("</w>" in line for line in run(capsys, packed))
    assert "warning: The corpus does not give a vocabulary of 99: 13. Try --vocab-size 13." in run(
        capsys, table, "--counts", "--vocab-size", "99"
    )
    assert any("Control characters" in line for line in run(capsys, lines))


def test_a_tidy_corpus_has_nothing_but_its_forecast(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tidy.txt"
    path.write_text("the cat and the hat and the cat and the hat\n")

    assert len(run(capsys, path, "--marker", "end")) == 1


def test_a_wrong_setting_is_refused_as_in_a_training(
    odd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["check", str(odd), "--units", "byte", "--byte-fallback"]) == 2
    assert capsys.readouterr().err.startswith("bpe-desktop: error: ")


def test_window_and_command_line_say_the_same() -> None:
    assert {code: words[0] for code, words in IN_THE_WINDOW.items()} == ON_THE_LINE
