"""The command gage, run as a person would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TEXT = b"she sells sea shells by the sea shore\n" * 40


def gage(*arguments: object, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "bpe_desktop", "gage", *map(str, arguments)]
    return subprocess.run(command, input=data, capture_output=True, check=False)


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--form", "plain"],
        ["--form", "plain", "--threshold", "3", "--tie-break", "lexicographic"],
        ["--form", "plain", "--counting", "non-overlapping", "--new-bytes", "letters"],
        ["--form", "block", "--block", "100", "--threshold", "4", "--most-bytes", "50"],
        ["--bare"],
    ],
)
def test_there_and_back(tmp_path: Path, options: list[str]) -> None:
    source, packed, back = tmp_path / "a.txt", tmp_path / "a.bpeg", tmp_path / "b.txt"
    source.write_bytes(TEXT)
    done = gage("compress", source, packed, *options)
    assert (done.returncode, done.stderr) == (0, b"")
    size = packed.stat().st_size
    assert f"{size:,} bytes from {len(TEXT):,}, {size / len(TEXT):.1%}".encode() in done.stdout
    bare = ["--bare"] if "--bare" in options else []
    done = gage("expand", packed, back, *bare)
    assert (done.returncode, done.stderr) == (0, b"")
    assert back.read_bytes() == TEXT


def test_streams() -> None:
    packed = gage("compress", "-", "-", data=TEXT)
    assert packed.returncode == 0
    assert b"bytes from 1,520" in packed.stderr
    back = gage("expand", "-", "-", data=packed.stdout)
    assert (back.returncode, back.stdout) == (0, TEXT)


def test_what_cannot_be_made_smaller_is_no_error(tmp_path: Path) -> None:
    for data in (b"", b"a", bytes(range(256)) * 2):
        (tmp_path / "a").write_bytes(data)
        for form in ("plain", "block"):
            done = gage("compress", tmp_path / "a", tmp_path / "b", "--form", form)
            assert (done.returncode, done.stderr) == (0, b"")
            done = gage("expand", tmp_path / "b", tmp_path / "c")
            assert (done.returncode, (tmp_path / "c").read_bytes()) == (0, data)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["compress", "a.txt", "a.txt"], "IN and OUT are the same file"),
        (["compress", "none.txt", "out"], "none.txt does not exist"),
        (["compress", "a.txt", "none/deep/out"], "does not exist"),
        (["compress", "a.txt", "out", "--block", "0"], "block is 0"),
        (["compress", "a.txt", "out", "--block", "99999"], "block is 99999"),
        (["compress", "a.txt", "out", "--tie-break", "first-seen"], "is for the form plain"),
        (["compress", "a.txt", "out", "--form", "plain", "--block", "9"], "is for the form block"),
        (["compress", "a.txt", "out", "--form", "plain", "--bare"], "--bare is for the form block"),
        (["compress", "a.txt", "out", "--form", "plain", "--tie-break", "x"], "Unknown tie-break"),
        (["expand", "a.txt", "out"], "not a file that gage compress made"),
        (["expand", "a.txt", "out", "--bare"], "damaged"),
        (["expand", "a.txt", "out", "--form", "plain"], "needs no settings"),
        (["shrink", "a.txt", "out"], "invalid choice"),
    ],
)
def test_mistakes_end_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_bytes(TEXT)
    Path("out").write_bytes(b"before")
    done = gage(*arguments)
    assert done.returncode == 2
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("bpe-desktop: error: ")
    assert words in line
    assert Path("out").read_bytes() == b"before"
    assert Path("a.txt").read_bytes() == TEXT


def test_train_says_where_the_compressor_is(tmp_path: Path) -> None:
    source, output = tmp_path / "a.txt", tmp_path / "t.json"
    source.write_bytes(TEXT)
    command = [sys.executable, "-m", "bpe_desktop", "train", source, "-o", output]
    done = subprocess.run(
        [*command, "--algorithm", "gage"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        "bpe-desktop: error: The algorithm gage makes no tokenizer. Use bpe-desktop gage.\n"
    )
    assert not output.exists()
