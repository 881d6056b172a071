"""The table at the end of a run of cases: kind by kind, what passed, failed, or waits."""

from __future__ import annotations

from collections import Counter

import pytest

__all__ = ["OUTCOME"]

OUTCOME = pytest.StashKey[tuple[str, str]]()
_COLUMNS = ("passed", "failed", "not yet", "not followed")
_table: Counter[tuple[str, str]] = Counter()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> object:
    """Note on the report what became of the case."""
    report = yield
    if report.when == "call" and OUTCOME in item.stash:
        kind, outcome = item.stash[OUTCOME]
        # Something of the test run itself, such as a warning in the log, may fail it as well.
        if report.outcome == "failed" and outcome != "not yet":
            outcome = "failed"
        report.user_properties.append(("case", (kind, outcome)))
    return report


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
