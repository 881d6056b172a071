"""Names of files that cannot be, or that lead nowhere, are told in one line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_desktop.errors import UserError
from bpe_desktop.formats import gpt2, paths, registry
from bpe_desktop.formats.atomic import check_writable, write_bytes

from .conftest import Train


def strange(folder: Path) -> dict[str, tuple[Path, str]]:
    loop = folder / "loop.json"
    if not loop.is_symlink():
        loop.symlink_to(loop)
    return {
        "long": (folder / ("n" * 300 + ".json"), "too long"),
        "loop": (loop, "leads to itself"),
        "nul": (folder / "a\0b.json", "not one that can exist"),
        "surrogate": (folder / "a\ud800.json", "not one that can exist"),
    }


@pytest.mark.parametrize("what", ["long", "loop", "nul", "surrogate"])
def test_a_strange_name_is_one_error_everywhere(tmp_path: Path, train: Train, what: str) -> None:
    path, part = strange(tmp_path)[what]
    tokenizer = train("low lower")
    for act in (
        paths.kind,
        paths.real,
        check_writable,
        gpt2.find_pair,
        registry.recognise,
        registry.load,
        registry.check_target,
        lambda name: registry.check_target(name, "gpt2"),
        lambda name: registry.write(tokenizer, name),
        lambda name: registry.write(tokenizer, name, "tiktoken"),
        lambda name: write_bytes(name, b"x"),
    ):
        with pytest.raises(UserError) as error:
            act(path)
        assert part in error.value.message
        assert len(error.value.message) < 200


def test_a_closed_folder_is_one_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, train: Train
) -> None:
    # Simulated, as the root user may enter every folder.
    def stat(self: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "stat", stat)
    path = tmp_path / "t.json"
    for act in (registry.recognise, registry.check_target, gpt2.find_pair, check_writable):
        with pytest.raises(UserError, match="may not be read"):
            act(path)
    with pytest.raises(UserError, match="may not be read"):
        registry.write(train("low lower"), path)


@pytest.mark.parametrize("name", ["", ".", "/", ".."])
def test_what_names_no_file_is_refused(name: str, train: Train) -> None:
    with pytest.raises(UserError, match="not the name of a file"):
        paths.with_default_suffix(Path(name), ".bpe")
    for format_name in ("bpe", "tiktoken", "csv"):
        with pytest.raises(UserError):
            registry.write(train("low lower"), name, format_name)


def test_a_suffix_is_added_to_a_name_without_one() -> None:
    assert paths.with_default_suffix(Path("a/b"), ".bpe") == Path("a/b.bpe")
    assert paths.with_default_suffix(Path("a/b.x"), ".bpe") == Path("a/b.x")


def test_the_root_of_a_disk_is_no_place_for_a_pair() -> None:
    for name in ("/", "//", "/."):
        with pytest.raises(UserError, match="root of a disk"):
            registry.check_target(name, "gpt2")


def test_a_name_of_many_bytes_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("😀" * 60)
    write_bytes(path, b"x")
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_one_file_by_two_names(tmp_path: Path) -> None:
    file, link, hard = (tmp_path / name for name in ("file", "link", "hard"))
    (tmp_path / "folder").mkdir()
    assert paths.are_same(file, tmp_path / "folder" / ".." / "file")
    file.write_text("x")
    link.symlink_to(file)
    hard.hardlink_to(file)
    assert paths.are_same(file, link)
    assert paths.are_same(hard, link)
    assert not paths.are_same(file, tmp_path / "other")
