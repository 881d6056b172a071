"""A picture is written whole or not at all, and never over what it shows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from .test_cli import ROOT, assert_error, needs_full_device, run


def test_a_picture_of_a_corpus(tmp_path: Path) -> None:
    corpus, out = tmp_path / "c.txt", tmp_path / "out.png"
    corpus.write_text("low low lower")
    assert run("--screenshot", out, "--size", "800x600", corpus).returncode == 0
    assert out.read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["c.txt", "out.png"]
    english = out.read_bytes()
    assert run("--screenshot", out, "--size", "800x600", "--lang", "bg", corpus).returncode == 0
    assert out.read_bytes() != english


def test_what_is_corrected_is_told(tmp_path: Path) -> None:
    (tmp_path / "c.tsv").write_text("low\t2\nlower\t1\n")
    picture = ("--screenshot", "out.png", "c.tsv")
    done = run(*picture, "--step", 9999, "--size", "1000x10", cwd=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "out.png").exists()
    assert done.stderr.decode().splitlines() == [
        "bpe-desktop: note: The window cannot be as small as 1000x10: it is 1000x480.",
        "bpe-desktop: note: There is no step 9999: the picture shows the last, which is 2.",
    ]
    done = run(*picture, "--step", 2, "--size", "900x480", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_window_that_cannot_be_so_small_tells_it(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    command = [sys.executable, "-m", "bpe_desktop", "--size", "10x700"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment) as window:
        assert window.stderr is not None
        patience = threading.Timer(20, window.kill)
        patience.start()
        said = window.stderr.readline()
        while said.startswith(b"This plugin does not support"):
            said = window.stderr.readline()
        patience.cancel()
        window.send_signal(signal.SIGINT)
        assert window.wait(30) == 130
    assert said == (b"bpe-desktop: note: The window cannot be as small as 10x700: it is 900x700.\n")


@pytest.mark.parametrize(
    ("target", "files", "part"),
    [
        ("c.png", ["c.txt", "./c.png"], "the same file"),
        *(
            pytest.param(*one, marks=pytest.mark.slow)
            for one in (
                ("c.txt", ["c.txt"], "c.txt is not the name of a picture"),
                ("nothing", ["c.txt"], "ends in .png"),
                ("link.png", ["c.png"], "the same file"),
                ("no/out.png", ["c.txt"], "The folder no does not exist"),
                ("c.png", ["none.txt"], "none.txt does not exist"),
                ("folder.png", [], "is a folder"),
            )
        ),
    ],
)
def test_a_picture_that_cannot_be_leaves_all_files(
    tmp_path: Path, target: str, files: list[str], part: str
) -> None:
    (tmp_path / "c.txt").write_text("low low lower")
    (tmp_path / "c.png").write_text("newest widest")
    (tmp_path / "link.png").symlink_to("c.png")
    (tmp_path / "folder.png").mkdir()
    assert_error(run("--screenshot", target, *files, cwd=tmp_path), part)
    assert (tmp_path / "c.txt").read_text() == "low low lower"
    assert (tmp_path / "c.png").read_text() == "newest widest"
    assert len(list(tmp_path.iterdir())) == 4


@needs_full_device
def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "full.png").symlink_to("/dev/full")
    assert_error(run("--screenshot", tmp_path / "full.png"), "No space left")
