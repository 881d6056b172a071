"""The rooms of the house import only downwards, and the engine starts without Qt."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]


def test_import_contracts_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    "module", ["bpe_desktop.engine", "bpe_desktop.cli", "bpe_desktop.__main__"]
)
def test_a_fresh_interpreter_loads_no_qt(module: str) -> None:
    code = (
        f"import sys, {module}\n"
        "heavy = {'PySide6', 'numpy', 'pyqtgraph', 'charset_normalizer', 'tokenizers'}\n"
        "print(sorted(heavy & {name.partition('.')[0] for name in sys.modules}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout == "[]\n"


def test_the_program_can_answer_an_interruption_before_it_loads_the_engine() -> None:
    code = (
        "import sys, bpe_desktop.__main__\n"
        "print(sorted(name for name in sys.modules if name.startswith('bpe_desktop')))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout == "['bpe_desktop', 'bpe_desktop.__main__', 'bpe_desktop.file_hooks']\n"


def test_one_module_loads_pyqtgraph() -> None:
    """In the quick way; another import of it that came first would take twice the time."""
    direct = re.compile(r"^\s*(import|from) pyqtgraph\b", re.MULTILINE)
    sources = sorted((ROOT / "bpe_desktop").rglob("*.py"))
    found = [path.name for path in sources if direct.search(path.read_text(encoding="utf-8"))]
    assert found == ["plotting.py"]
