"""The table at the end of a run of cases: kind by kind, what passed, failed, or waits.

`tests/conftest.py` hands it to pytest: with `-n`, the process that prints loads no other.
"""

from __future__ import annotations

from collections import Counter

import pytest

__all__ = ["pytest_runtest_logreport", "pytest_terminal_summary"]

_COLUMNS = ("passed", "failed", "not yet", "not followed")
_table: Counter[tuple[str, str]] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the case. With `-n`, this is asked in the process that prints, unlike the above."""
    for name, value in report.user_properties:
        if name == "case" and report.when == "call":
            kind, outcome = value
            _table[kind, outcome] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table."""
    if not _table:
        return
    kinds = sorted({kind for kind, _ in _table})
    width = max(map(len, kinds))
    terminalreporter.section("cases by kind")
    terminalreporter.line(" ".join([" " * width, *(f"{name:>12}" for name in _COLUMNS)]))
    for kind in kinds:
        counts = (_table[kind, name] for name in _COLUMNS)
        terminalreporter.line(" ".join([f"{kind:{width}}", *(f"{n or '':>12}" for n in counts)]))
    sums = (sum(_table[kind, name] for kind in kinds) for name in _COLUMNS)
    terminalreporter.line(" ".join([f"{'all':{width}}", *(f"{n:>12}" for n in sums)]))
