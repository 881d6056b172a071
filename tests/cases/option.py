"""The option `--cases FILE`; `tests/conftest.py` hands it to pytest, which asks no other place."""

from __future__ import annotations

from pathlib import Path

import pytest

__all__ = ["DEFAULT", "chosen", "pytest_addoption"]

DEFAULT = Path(__file__).parents[1] / "data" / "cases_open.jsonl"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--cases FILE.jsonl`."""
    parser.addoption(
        "--cases",
        metavar="FILE.jsonl",
        help="cases for tests/cases instead of the public ones; those not yet in scope fail then",
    )


def chosen(config: pytest.Config) -> Path | None:
    """Return the file that was named, if one was."""
    name = config.getoption("--cases")
    return None if name is None else Path(name)
