"""How typed letters find names."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.models.command_search import fit, found

WORDS = st.text("abcde", min_size=1, max_size=6)
NAMES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)


def is_scattered(typed: str, name: str) -> bool:
    """Tell the obvious way whether the letters of `typed` stand in this order in `name`."""
    if not typed:
        return True
    at = name.find(typed[0])
    return at >= 0 and is_scattered(typed[1:], name[at + 1 :])


@given(WORDS, NAMES)
def test_what_fits_has_its_letters_in_order_and_nothing_else_does(typed: str, name: str) -> None:
    assert (fit(typed, name) is not None) == is_scattered(typed, name)
    assert fit(typed.upper(), name) == fit(typed, name)


@given(NAMES)
def test_a_name_fits_itself_and_its_beginnings_best(name: str) -> None:
    words = name.split()
    assert fit(words[0], name) == 0
    assert fit("", name) == 0
    assert max(fit(word, name) or 0 for word in words) <= 1


def test_the_better_fit_comes_first_and_the_menu_counts_last() -> None:
    names = [("Show all", "View"), ("Step forward", "Go"), ("Last", "Go ▸ Steps"), ("A step", "")]
    assert found("step", names) == [1, 3, 2]
    assert found("go last", names) == [2]
    assert found("qqq", names) == []
    assert found("", names) == [0, 1, 2, 3]
