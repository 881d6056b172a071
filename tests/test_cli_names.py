"""Files whose names look like options can be named after two dashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_desktop import cli


@pytest.mark.parametrize("name", ["-x.txt", "--", "--help", "-"])
def test_names_after_two_dashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("c.txt").write_text("low low")
    Path("./" + name).write_text("slow slow")
    wanted = [name] if name != "-" else ["./-"]
    assert cli.main(["train", "-o", "t.bpe", "--", "c.txt", *wanted]) == 0
    assert cli.main(["count", "-o", "n.tsv", "c.txt", "--", *wanted]) == 0
    assert Path("n.tsv").read_text() == "low\t2\nslow\t2\n"
    assert cli.parse_window_arguments(["--", *wanted]).files == ("./" + name,)
