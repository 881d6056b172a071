"""Generators of work in small portions, run without a pause."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

__all__ = ["collected", "result_of"]

_Step = TypeVar("_Step")
_Result = TypeVar("_Result")


def result_of(work: Generator[object, None, _Result]) -> _Result:
    """Run a generator to its end and return what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result


def collected(work: Generator[_Step, None, _Result]) -> tuple[list[_Step], _Result]:
    """Return all that a generator yields, and what it returns at the end."""
    steps: list[_Step] = []
    while True:
        try:
            steps.append(next(work))
        except StopIteration as end:
            return steps, end.value
