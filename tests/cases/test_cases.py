"""Run every case of a file: `pytest tests/cases --cases FILE.jsonl`, or the public ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from . import option
from .adapter import run
from .case import Case, NotUnderstood, NotYet
from .conftest import OUTCOME
from .scope import NOT_FOLLOWED, NOT_YET


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        path = option.chosen(metafunc.config) or option.DEFAULT
        if not path.is_file():
            raise pytest.UsageError(f"--cases: there is no file {path}")
        cases = [json.loads(line) for line in path.read_bytes().split(b"\n") if line.strip()]
        ids = [str(case.get("id", number)) for number, case in enumerate(cases, 1)]
        metafunc.parametrize("case", cases, ids=ids)


@pytest.fixture
def folder(request: pytest.FixtureRequest) -> str:
    return str((option.chosen(request.config) or option.DEFAULT).absolute().parent)


def test_case(case: dict[str, Any], folder: str, request: pytest.FixtureRequest) -> None:
    request.node.stash[OUTCOME] = (case["kind"], "failed")
    strict = option.chosen(request.config) is not None
    seen = Case(case, folder)
    problem = ""
    try:
        run(seen, request)
    except NotUnderstood as error:
        problem = str(error)
    except NotYet:
        pass  # it is among what the case lacks
    if problem:
        pytest.fail(problem, pytrace=False)
    excused = {
        reason
        for key, _, _, is_recommended in seen.findings.differences
        if is_recommended and (reason := seen.not_followed(key))
    }
    wrong = [
        f"{key}: expected {wanted!r}, found {found!r}"
        for key, wanted, found, is_recommended in seen.findings.differences
        if not (is_recommended and seen.not_followed(key))
    ]
    _USED.update(seen.used)
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)
    reasons = [*dict.fromkeys(seen.lacking)]
    if reasons:
        reason = f"not yet in scope: {', '.join(reasons)}"
        request.node.stash[OUTCOME] = (case["kind"], "not yet")
        (pytest.fail(reason, pytrace=False) if strict else pytest.xfail(reason))
    if excused:
        request.node.stash[OUTCOME] = (case["kind"], "not followed")
        pytest.xfail(f"a recommendation that is not followed: {', '.join(sorted(excused))}")
    request.node.stash[OUTCOME] = (case["kind"], "passed")


_USED: set[tuple[str, str]] = set()


def test_lists_of_what_is_lacking_hold_nothing_needless(request: pytest.FixtureRequest) -> None:
    if option.chosen(request.config) is not None or request.config.getoption("keyword"):
        return  # not all of the public cases were run
    if not any(item.name.startswith("test_case[") for item in request.session.items):
        return
    assert {*NOT_YET, *NOT_FOLLOWED} == _USED
