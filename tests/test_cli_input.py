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
    return subprocess.run(
        [*command, "-o", str(output), "--merges", "3"], capture_output=True, check=False, **options
    )


def tokens(path: Path) -> list[str]:
    return [token.name for token in Tokenizer.load(path).vocabulary]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "packed"])
def test_a_corpus_may_come_from_the_standard_input(tmp_path, pack):
    stored = tmp_path / "low.txt"
    stored.write_bytes(TEXT)
    assert cli.main(["train", str(stored), "-o", str(tmp_path / "a.bpe"), "--merges", "3"]) == 0
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
