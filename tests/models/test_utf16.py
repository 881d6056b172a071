"""Code points and UTF-16 units: by hand, and against Python's own encoder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.models.utf16 import Utf16Map

CASES = Path(__file__).parents[1] / "data" / "cases_open.jsonl"

texts = st.text(
    st.one_of(
        st.characters(exclude_categories=["Cs"]), st.sampled_from("a🙂👍🏽é\u200d\ufe0f𝄞\uffff")
    ),
    max_size=40,
)


def units_before(text: str, index: int) -> int:
    return len(text[:index].encode("utf-16-le")) // 2


def load_cases() -> list[dict]:
    with CASES.open(encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    return [case for case in cases if case["kind"] == "ui-utf16"]


@pytest.mark.parametrize("case", load_cases(), ids=lambda case: case["id"])
def test_open_cases(case: dict) -> None:
    text, expected = case["input"]["text"], case["expected"]
    positions = Utf16Map(text)
    starts = [positions.to_utf16(index) for index in range(len(text) + 1)]
    wanted = expected["utf16_start_of_each_code_point"]
    assert starts[: len(wanted)] == wanted
    assert positions.length == expected["qt_length"]


@given(texts)
def test_every_code_point_starts_where_the_encoder_says(text: str) -> None:
    positions = Utf16Map(text)
    wanted = [units_before(text, index) for index in range(len(text) + 1)]
    assert [positions.to_utf16(index) for index in range(len(text) + 1)] == wanted
    assert list(positions.all_to_utf16(range(len(text) + 1))) == wanted
    assert positions.length == units_before(text, len(text))


@given(texts)
def test_every_unit_belongs_to_one_code_point(text: str) -> None:
    positions = Utf16Map(text)
    owners = [
        index
        for index, character in enumerate(text)
        for _ in range(len(character.encode("utf-16-le")) // 2)
    ]
    assert [positions.to_code_point(unit) for unit in range(positions.length)] == owners
    assert positions.to_code_point(positions.length) == len(text)


def test_indexes_may_come_in_any_order_and_repeat() -> None:
    assert list(Utf16Map("🙂a🙂").all_to_utf16([3, 0, 1, 1])) == [5, 0, 2, 2]
