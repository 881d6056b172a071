"""The adapter itself: what it does not understand fails, and what it compares is compared."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from .cases.adapter import run
from .cases.case import Case, NotUnderstood, NotYet
from .cases.option import DEFAULT

_LONG = ("determinism", "long-word", "ui-long-line")


def first_cases() -> Iterator[Any]:
    """Yield the first case of each kind that is in scope and quickly done."""
    seen = {*_LONG}
    for line in DEFAULT.read_bytes().split(b"\n"):
        case = json.loads(line) if line else {"kind": _LONG[0]}
        if case["kind"] not in seen and not is_lacking(case):
            seen.add(case["kind"])
            yield pytest.param(case, id=case["kind"])


def is_lacking(case: dict[str, Any]) -> bool:
    from .cases.adapter import check_scope

    looked_at = Case(case)
    try:
        check_scope(looked_at)
    except NotYet:
        return True
    return bool(looked_at.lacking)


@pytest.fixture(params=first_cases())
def case(request: pytest.FixtureRequest) -> dict[str, Any]:
    return copy.deepcopy(request.param)


@pytest.mark.parametrize("where", ["settings", "expected", "input"])
def test_what_nobody_reads_is_not_understood(
    case: dict[str, Any], where: str, request: pytest.FixtureRequest
) -> None:
    case[where]["unheard of"] = "x"
    with pytest.raises(NotUnderstood, match=r"not understood: .*unheard of"):
        run(Case(case, str(DEFAULT.parent)), request)


def test_another_kind_or_task_is_not_understood(
    case: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    for changed in (
        {**case, "kind": "unheard of"},
        {**case, "settings": {**case["settings"], "task": "unheard of"}},
    ):
        with pytest.raises(NotUnderstood, match=r"not understood: .*unheard of"):
            run(Case(changed, str(DEFAULT.parent)), request)


def test_every_expected_value_is_compared(
    case: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    for path in leaves(case["expected"]):
        changed = copy.deepcopy(case)
        at = changed["expected"]
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = another(at[path[-1]])
        seen = Case(changed, str(DEFAULT.parent))
        try:
            run(seen, request)
        except (NotUnderstood, AssertionError):
            continue
        assert seen.findings.differences, path


def leaves(value: dict[str, Any]) -> Iterator[list[Any]]:
    """Yield the paths to the values of an expectation; of a list, to its last entry."""
    for key, entry in value.items():
        if key.endswith("binding") or any(w in key for w in ("wrong", "reference", "note", "hint")):
            continue
        if isinstance(entry, dict):
            yield from ([key, *path] for path in leaves(entry))
        else:
            path = [key]
            while isinstance(entry, list) and entry:
                path.append(len(entry) - 1)
                entry = entry[-1]
            yield path


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return ["x"] if isinstance(value, list) else f"{value}x"
