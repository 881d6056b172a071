"""The numbers behind the chart: thinning a curve, and the ticks of its axis."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.views.time_scale import TimeScale, label_steps
from bpe_desktop.views.timeline_series import (
    Growing,
    linear_ticks,
    log_ticks,
    outline,
    short_number,
    top_of,
)


@given(st.lists(st.floats(0, 120), min_size=1, max_size=400), st.integers(1, 40))
def test_thinning_keeps_first_last_lowest_and_highest_of_each_pixel(
    heights: list[float], width: int
) -> None:
    ys = np.array(heights)
    xs = np.linspace(0, width, len(ys))
    kept_xs, kept_ys = outline(xs, ys)
    assert list(kept_xs) == sorted(kept_xs)
    assert set(zip(kept_xs, kept_ys, strict=True)) <= set(zip(xs, ys, strict=True))
    for column in set(np.floor(xs)):
        inside, kept = ys[np.floor(xs) == column], kept_ys[np.floor(kept_xs) == column]
        assert (kept[0], kept[-1]) == (inside[0], inside[-1])
        assert (kept.min(), kept.max()) == (inside.min(), inside.max())


def test_a_long_run_is_thinned_to_the_width_of_the_screen() -> None:
    counts = 900_000 / np.arange(1, 100_001)
    xs, ys = outline(np.linspace(0, 700, 100_000), np.log10(counts))
    assert len(xs) <= 4 * 701
    assert ys[0] == np.log10(counts[0])  # the first merge is not lost in the first pixel


@given(st.integers(2, 10**9), st.floats(30, 300))
def test_log_ticks_are_round_few_and_apart(largest: int, height: float) -> None:
    top = top_of(largest)
    assert largest <= top <= 2.5 * largest
    ticks = log_ticks(top, height)
    assert all(f"{tick:.0f}".strip("0") in ("1", "2", "5") for tick in ticks)
    places = [height * np.log10(tick) / np.log10(top) for tick in ticks]
    assert all(0 < place <= height + 1e-6 for place in places)
    gaps = np.diff(places)
    assert all(gap > 15 for gap in gaps)


@pytest.mark.parametrize(
    ("top", "height", "expected"),
    [
        (20, 86, [2, 5, 10, 20]),
        (20, 44, [2, 10]),
        (1_000_000, 100, [10, 100, 1000, 10_000, 100_000, 1_000_000]),
        (1_000_000, 44, [1000, 1_000_000]),
    ],
)
def test_log_ticks_of_the_usual_charts(top: float, height: float, expected: list[int]) -> None:
    assert log_ticks(top, height) == expected


@given(st.integers(1, 10**10), st.integers(2, 6))
def test_linear_ticks_are_even_and_few(top: int, most: int) -> None:
    ticks = linear_ticks(top, most)
    assert 1 <= len(ticks) <= most
    assert len(set(np.diff([0, *ticks]))) == 1
    assert ticks[-1] <= top


@given(st.integers(1, 200_000), st.integers(1, 9))
def test_labels_of_the_slider_are_round_and_few(end: int, most: int) -> None:
    steps = label_steps(end, most)
    assert len(steps) <= most
    assert steps[0] == 0
    assert steps[-1] < end


@given(st.integers(0, 100_000), st.floats(0, 100), st.floats(50, 2000), st.integers(1, 100_000))
def test_a_step_comes_back_from_its_pixel(step: int, left: float, width: float, end: int) -> None:
    scale = TimeScale(left, width, end)
    step = min(step, end)
    assert scale.step(scale.x(step)) == step
    assert scale.step(-1e6) == 0
    assert scale.step(1e6) == end


def test_growing_keeps_what_it_was_given() -> None:
    values = Growing([1, 2])
    for start in range(0, 5000, 7):
        values.extend(range(start, start + 7))
    assert values.values.tolist() == [1, 2, *range(5005)]


def test_numbers_of_the_axis_are_short() -> None:
    numbers = [short_number(n) for n in (2, 50, 1000, 200_000, 2_500_000, 1e9)]
    assert numbers == ["2", "50", "1k", "200k", "2.5M", "1G"]
