"""What the commands read besides files on a disk, and what they refuse."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bpe_desktop import __main__ as program
from bpe_desktop import cli
from bpe_desktop.engine.tokenizer import Tokenizer

TEXT = b"low low lower lowest\n"


def train(output: Path, *corpus: str, **options: object) -> subprocess.CompletedProcess:
    """Train in a process of its own, whose standard input may be anything."""
    command = [sys.executable, "-m", "bpe_desktop", "train", *corpus]
    command += ["-o", str(output), "--merges", "3", "--marker", "end"]
    return subprocess.run(command, capture_output=True, check=False, **options)


def tokens(path: Path) -> list[str]:
    return [token.name for token in Tokenizer.load(path).vocabulary]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "packed"])
def test_a_corpus_may_come_from_the_standard_input(tmp_path, pack):
    stored = tmp_path / "low.txt"
    stored.write_bytes(TEXT)
    arguments = ["train", str(stored), "-o", str(tmp_path / "a.bpe"), "--merges", "3"]
    assert cli.main([*arguments, "--marker", "end"]) == 0
    result = train(tmp_path / "b.bpe", "-", input=pack(TEXT))
    assert (result.returncode, result.stderr) == (0, b"")
    assert tokens(tmp_path / "b.bpe") == tokens(tmp_path / "a.bpe")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_corpus_may_be_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    write = "import sys; open(sys.argv[1], 'wb').write(b'low low lower lowest')"
    with subprocess.Popen([sys.executable, "-c", write, str(pipe)]):
        result = train(tmp_path / "a.bpe", str(pipe))
    assert (result.returncode, result.stderr) == (0, b"")
    assert "low" in tokens(tmp_path / "a.bpe")


def test_what_has_no_end_is_refused(tmp_path, capsys):
    zeros = Path("/dev/zero")
    if zeros.exists():
        assert cli.main(["train", str(zeros), "-o", str(tmp_path / "a.bpe")]) == 2
        assert "zero is not a file on a disk" in capsys.readouterr().err
        assert cli.main(["gage", "compress", str(zeros), str(tmp_path / "a.gage")]) == 2
        assert "/dev/zero is a device that may have no end" in capsys.readouterr().err
        with zeros.open("rb") as endless:
            result = train(tmp_path / "a.bpe", "-", stdin=endless)
        assert result.returncode == 2
        assert b"The standard input is a device that may have no end" in result.stderr
    assert cli.main(["train", "-", "-", "-o", str(tmp_path / "a.bpe")]) == 2
    assert "can be read only once" in capsys.readouterr().err
    assert not (tmp_path / "a.bpe").exists()


def test_a_platform_that_qt_lacks_is_told_in_one_line(monkeypatch, capsys):
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    assert program.main([]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "bpe-desktop: error: Qt cannot start on the platform nonsense, which QT_QPA_PLATFORM asks "
        "for. Unset that variable."
    ]


# What goes to the standard output, and what is taken for a command


def test_every_file_to_write_may_be_the_standard_output(tmp_path, capfdbinary, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("low.txt").write_bytes(TEXT)
    commands = {
        "count low.txt -o": "counts.tsv",
        "train low.txt --merges 3 --format hf -o": "low.json",
        "train low.txt --merges 3 -o low.bpe --steps": "steps.jsonl",
        "extend low.bpe --token wolf --format bpe -o": "more.bpe",
        "convert low.bpe --format csv": "low.csv",
        "gage compress low.txt": "low.gage",
    }
    for command, name in commands.items():
        assert cli.main([*command.split(), name]) == 0
        capfdbinary.readouterr()
        assert cli.main([*command.split(), "-"]) == 0
        out, told = capfdbinary.readouterr()
        assert out == Path(name).read_bytes(), command
        assert b"standard output" not in told
    assert not Path("-").exists()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("train low.txt -o - --steps - --format hf", b"Two files cannot both be"),
        ("train low.txt -o - --format gpt2", b"The format gpt2 makes several files"),
        ("train low.txt -o -", b"does not say which format to write"),
    ],
)
def test_the_standard_output_holds_one_file(tmp_path, capfdbinary, monkeypatch, command, said):
    monkeypatch.chdir(tmp_path)
    Path("low.txt").write_bytes(TEXT)
    assert cli.main(command.split()) == 2
    out, told = capfdbinary.readouterr()
    assert out == b""
    assert said in told
    assert [path.name for path in tmp_path.iterdir()] == ["low.txt"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tran", "corpus.txt"], "tran is no command and no file. Did you mean train?"),
        (["Encode", "-o", "x"], "Encode is no command and no file. Did you mean encode?"),
        (["nonsense"], "nonsense is no command and no file. See bpe-desktop --help."),
    ],
)
def test_a_mistyped_command_opens_no_window(tmp_path, capsys, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    assert program.main(words) == 2
    assert capsys.readouterr().err == f"bpe-desktop: error: {said}\n"


def test_files_that_are_there_or_are_like_no_command_are_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("tran").write_bytes(TEXT)
    for files in (["tran"], ["tran", "corpus.txt"], ["notes", "other"], ["tran.txt"]):
        assert cli.parse_window_arguments(files).files == tuple(files)


def test_a_table_of_counts_that_is_read_as_text_is_noted(tmp_path, capsys):
    table = tmp_path / "words.tsv"
    table.write_text("low\t5\nlower\t2\n")
    train_it = ["train", str(table), "-o", str(tmp_path / "a.bpe"), "--merges", "3"]
    said = "words.tsv: each line is a word, a tab and a number, read as text. Give --counts"
    for command in (train_it, ["check", str(table)]):
        assert cli.main(command) == 0
        assert said in capsys.readouterr().err
        assert cli.main([*command, "--counts"]) == 0
        assert "words.tsv" not in capsys.readouterr().err
    table.write_text("low\t5\nlower and lower\n")
    assert cli.main(train_it) == 0
    assert "words.tsv" not in capsys.readouterr().err
