"""The search in joined texts, beside asking each text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.models.faces import Face
from bpe_desktop.models.joined_texts import JoinedTexts
from bpe_desktop.models.vocabulary_filter import Filter, Query
from bpe_desktop.models.vocabulary_index import VocabularyEntry, VocabularyIndex

_FILLERS = ["-"] * 400  # so that a few hits are few


@given(st.lists(st.text("ab𝄞é", max_size=4), max_size=12), st.text("ab𝄞é", min_size=1, max_size=3))
def test_it_finds_what_each_text_says_of_itself(texts: list[str], wanted: str) -> None:
    texts = texts + _FILLERS + texts
    found = JoinedTexts(texts).holding(wanted)
    each = [i for i, text in enumerate(texts) if wanted in text]
    if found is None:
        assert sum(text.count(wanted) for text in texts) > len(texts) / 40
    else:
        assert found == each


def test_what_goes_from_one_text_into_the_next_is_no_hit() -> None:
    assert JoinedTexts([*_FILLERS, "xa", "aay", "aa"]).holding("aa") == [401, 402]
    assert JoinedTexts([*_FILLERS, "x", "y"]).holding("xy") == []


def test_nothing_and_many_hits_are_left_to_the_caller() -> None:
    assert JoinedTexts(["a", "b"]).holding("") is None
    assert JoinedTexts(["a"] * 10).holding("a") is None
    assert JoinedTexts([]).holding("a") == []


def _entry(token: int) -> VocabularyEntry:
    text = f"{token:04}".replace("0", "e").replace("7", "é")
    face = Face(token, text, "learnt", token)
    return VocabularyEntry(token, face, text, text.encode(), token, face, face, "merge", text)


@pytest.mark.parametrize("typed", ["e12", "!e12", "c3 a9 31", "12", "é", "!é9", "3é33", "5555"])
def test_a_filter_finds_the_same_before_and_after_the_index_is_prepared(typed: str) -> None:
    index = VocabularyIndex(_entry)
    index.build(6000)
    query = Query.parse(typed)
    assert query is not None
    before = Filter(query, index).hits
    while index.prepare():
        pass
    prepared = Filter(query, index)
    assert prepared.hits == before
    assert 0 < len(before) < 6000
    index.build(6200)  # what was prepared is of fewer tokens now
    assert Filter(query, index).hits[: len(before)] == before
    prepared.extend()
    assert prepared.hits == Filter(query, index).hits
