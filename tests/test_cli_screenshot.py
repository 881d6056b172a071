"""A picture is written whole or not at all, and never over what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from .test_cli import assert_error, needs_full_device, run


def test_a_picture_of_a_corpus(tmp_path: Path) -> None:
    corpus, out = tmp_path / "c.txt", tmp_path / "out.png"
    corpus.write_text("low low lower")
    assert run("--screenshot", out, "--size", "800x600", corpus).returncode == 0
    assert out.read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["c.txt", "out.png"]
    english = out.read_bytes()
    assert run("--screenshot", out, "--size", "800x600", "--lang", "bg", corpus).returncode == 0
    assert out.read_bytes() != english


@pytest.mark.parametrize(
    ("target", "files", "part"),
    [
        ("c.txt", ["c.txt"], "c.txt is not the name of a picture"),
        ("nothing", ["c.txt"], "ends in .png"),
        ("c.png", ["c.txt", "./c.png"], "the same file"),
        ("link.png", ["c.png"], "the same file"),
        ("no/out.png", ["c.txt"], "The folder no does not exist"),
        ("c.png", ["none.txt"], "none.txt does not exist"),
        ("folder.png", [], "is a folder"),
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
