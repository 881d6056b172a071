"""Run every case of a file: `pytest tests/cases --cases FILE.jsonl`, or the public ones."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from . import option
from .adapter import run
from .case import Case, NotUnderstood, NotYet
from .conftest import OUTCOME
from .scope import NOT_FOLLOWED, NOT_YET


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().split(b"\n") if line.strip()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        path = option.chosen(metafunc.config) or option.DEFAULT
        if not path.is_file():
            raise pytest.UsageError(f"--cases: there is no file {path}")
        cases = _read(path)
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


def test_lists_of_what_is_lacking_hold_nothing_needless(
    folder: str, request: pytest.FixtureRequest
) -> None:
    if option.chosen(request.config) is not None:
        return  # the lists are about the public cases
    kinds = {kind for kind, _ in NOT_FOLLOWED}
    used: set[tuple[str, str]] = set()
    for case in _read(option.DEFAULT):
        if NOT_YET or case["kind"] in kinds:  # run here: the other tests may run elsewhere
            seen = Case(case, folder)
            with contextlib.suppress(NotYet):
                run(seen, request)
            for key, *_ in seen.findings.differences:
                seen.not_followed(key)
            used.update(seen.used)
    assert {*NOT_YET, *NOT_FOLLOWED} == used
