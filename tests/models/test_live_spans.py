"""Where tokens lie while the text is edited, and how tokens share a character."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.models.faces import Face
from bpe_desktop.models.live import LiveResult
from bpe_desktop.models.live_spans import Span, TokenSpans
from bpe_desktop.models.utf16 import Utf16Map


def result_of(text: str, spans: Sequence[tuple[int, int]], sizes: Sequence[int] = ()) -> LiveResult:
    """Return a result whose token bounds are given in code points."""
    units = Utf16Map(text)
    return LiveResult(
        text,
        1,
        list(range(len(spans))),
        units.all_to_utf16(start for start, _ in spans),
        units.all_to_utf16(end for _, end in spans),
        lambda index: Face(index, str(index)),
        len(spans),
        len(text),
        len(text.encode()),
        sizes=sizes,
    )


edits = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 8), st.integers(0, 8)), max_size=6)
widths = st.lists(st.integers(1, 5), min_size=1, max_size=15)


@given(widths, edits)
def test_edits_move_or_remove_tokens_as_letter_by_letter_book_keeping_says(
    widths: list[int], edits: list[tuple[int, int, int]]
) -> None:
    text = "".join(str(index % 10) * width for index, width in enumerate(widths))
    bounds = [(sum(widths[:i]), sum(widths[: i + 1])) for i in range(len(widths))]
    spans = TokenSpans()
    spans.set_result(result_of(text, bounds))
    # The oracle: each letter carries the number of its token; typed letters carry none.
    letters: list[int | None] = [i for i, width in enumerate(widths) for _ in range(width)]
    for position, removed, added in edits:
        position = min(position, len(letters))
        removed = min(removed, len(letters) - position)
        spans.edited(position, removed, added)
        letters[position : position + removed] = [None] * added
    found = list(spans.within(0, len(letters)))
    for span in found:  # every token that is shown covers its own letters, all of them
        assert letters[span.start : span.end] == [span.index] * widths[span.index]
    if not edits:
        assert [span.index for span in found] == list(range(len(widths)))


def test_tokens_around_one_edit_stay() -> None:
    spans = TokenSpans()
    spans.set_result(result_of("abcdef", [(0, 2), (2, 4), (4, 6)]))
    spans.edited(3, 0, 5)
    assert list(spans.within(0, 11)) == [Span(0, 0, 2), Span(2, 9, 11)]
    spans.edited(3, 5, 0)  # taken back: what was torn stays away until the new result
    assert list(spans.within(0, 6)) == [Span(0, 0, 2), Span(2, 4, 6)]


@given(widths, st.integers(0, 80), st.integers(0, 80))
def test_only_tokens_within_the_asked_stretch_are_yielded(
    widths: list[int], first: int, last: int
) -> None:
    bounds = [(sum(widths[:i]), sum(widths[: i + 1])) for i in range(len(widths))]
    spans = TokenSpans()
    spans.set_result(result_of("x" * sum(widths), bounds))
    expected = [i for i, (start, end) in enumerate(bounds) if start < last and end > first]
    assert [span.index for span in spans.within(first, last)] == expected


def test_markers_take_no_room() -> None:
    spans = TokenSpans()
    spans.set_result(result_of("ab cd", [(0, 2), (2, 2), (3, 5), (5, 5)]))
    assert [span.index for span in spans.within(0, 5)] == [0, 2]


@pytest.mark.parametrize(
    ("text", "bounds", "sizes", "character", "parts"),
    [
        # The three bytes of one arrow, each a token.
        ("⭢", [(0, 1)] * 3, [1, 1, 1], (0, 1), [0, 1 / 3, 2 / 3, 1]),
        # GPT-2's tokens of "i ⭢ j": the second holds the space and one byte of the arrow.
        ("i ⭢ j", [(0, 1), (1, 3), (2, 3), (2, 3), (3, 5)], [1, 2, 1, 1, 2], (2, 3), None),
        # Two bytes of one emoji, then the other two: half each.
        ("🙂", [(0, 1), (0, 1)], [2, 2], (0, 2), [0, 0.5, 1]),
        ("🙂", [(0, 1), (0, 1)], [1, 3], (0, 2), [0, 0.25, 1]),
        # Letter and combining accent, one and two bytes, are two code points of one character.
        ("e\u0301", [(0, 1), (1, 2)], [1, 2], (0, 2), [0, 1 / 3, 1]),
        # Without sizes, or with sizes that cannot be, the parts are equal.
        ("⭢", [(0, 1)] * 2, [], (0, 1), [0, 0.5, 1]),
        ("⭢", [(0, 1)] * 2, [7, 9], (0, 1), [0, 0.5, 1]),
    ],
)
def test_tokens_share_a_character_by_their_bytes(
    text: str,
    bounds: list[tuple[int, int]],
    sizes: list[int],
    character: tuple[int, int],
    parts: list[float] | None,
) -> None:
    spans = TokenSpans()
    spans.set_result(result_of(text, bounds, sizes))
    owners = list(spans.within(*character))
    assert spans.shares(owners, *character) == pytest.approx(parts or [0, 1 / 3, 2 / 3, 1])


def test_shares_are_the_same_after_an_edit_before_them() -> None:
    spans = TokenSpans()
    spans.set_result(result_of("ab🙂", [(0, 1), (1, 2), (2, 3), (2, 3)], [1, 1, 1, 3]))
    spans.edited(0, 0, 4)
    owners = list(spans.within(6, 8))
    assert [owner.index for owner in owners] == [2, 3]
    assert spans.shares(owners, 6, 8) == [0, 0.25, 1]
