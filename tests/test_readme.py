"""What the README shows works as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bpe_desktop.cli import main
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.models.vocabulary_filter import Query

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_the_commands_and_the_python_example_run(tmp_path: Path) -> None:
    commands = re.findall(r"^    ((?:bpe-desktop|printf) .+)$", README, re.MULTILINE)
    (example,) = re.findall(r"^```python\n(.+?)^```", README, re.MULTILINE | re.DOTALL)
    (tmp_path / "resources").symlink_to(ROOT / "resources")
    (tmp_path / "example.py").write_text(example, "utf-8")
    script = [
        "set -euo pipefail",
        'bpe-desktop() { "$PYTHON" -m bpe_desktop "$@"; }',
        *commands,
        '"$PYTHON" example.py',
    ]
    run = subprocess.run(
        ["bash", "-c", "\n".join(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert len(commands) == 12
    assert "the lowest lighthouse" in run.stdout
    assert "1 l o 4" in run.stdout
    assert "Traceback" not in run.stderr
    assert (tmp_path / "picture.png").stat().st_size > 10_000


def test_where_a_command_starts_otherwise_than_the_window_is_told(tmp_path: Path) -> None:
    (form,) = re.findall(r"One\s+command starts .+`gage compress --form (\w+)`", README, re.DOTALL)
    assert form == TrainingConfig().form
    source, made = str(ROOT / "resources/corpora/english.txt"), []
    for options in ([], ["--form", "block"], ["--form", form]):
        assert main(["gage", "compress", source, str(tmp_path / "made"), *options]) == 0
        made.append((tmp_path / "made").read_bytes())
        (tmp_path / "made").unlink()
    usual, block, told = made
    assert usual == block != told


def test_the_filters_of_the_vocabulary_are_what_it_says() -> None:
    (told,) = re.findall(r"filters the vocabulary: (by a text.+?)\.", README, re.DOTALL)
    text, number, several, one, both, left, negation = re.findall(r"`(.+?)`", told)
    assert Query.parse(text) == Query("ejk")
    assert Query.parse(number) == Query("17", id=17)
    assert Query.parse(several) == Query("76 65", bytes=b"ve")
    assert Query.parse(one) == Query("0x65", bytes=b"e")
    assert Query.parse(both) == Query("šv + e", parts=("šv", "e"))
    assert Query.parse(left) == Query("šv +", parts=("šv", ""))
    assert Query.parse(negation + text) == Query("ejk", negated=True)


def test_every_extra_is_told_of_where_it_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (start,) = re.findall(r"^## Start$(.+?)^## ", README, re.MULTILINE | re.DOTALL)
    for extra in project["optional-dependencies"]:
        assert f"'.[{extra}]'" in start, extra
    assert re.search(r"GIF, for which Pillow must be installed \(the extra `gif`", README)


def test_the_files_that_it_links_to_exist() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) >= 6
    for link in links:
        assert (ROOT / link).is_file(), link
