"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import bpe_desktop

PACKAGE = Path(bpe_desktop.__file__).parent
MODULES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
