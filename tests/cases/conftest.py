"""What became of each case, for the table at the end of the run."""

from __future__ import annotations

import pytest

__all__ = ["OUTCOME"]

OUTCOME = pytest.StashKey[tuple[str, str]]()


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
