"""Words that break the most, against a count of the tokens over each word."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.broken_words import BrokenWord, BrokenWords


def test_the_words_of_the_most_tokens_come_first():
    words = BrokenWords()
    words.add("the lowest, boat", [(0, 3), (4, 7), (7, 8), (8, 10), (10, 11), (12, 14), (14, 16)])
    assert words.most(5) == (BrokenWord("lowest", 3), BrokenWord("boat", 2))
    assert words.most(1) == (BrokenWord("lowest", 3),)


def test_a_token_over_two_words_counts_for_both_and_markers_for_none():
    words = BrokenWords()
    words.add("ab cd", [(0, 1), (1, 4), (4, 5), (5, 5)])
    assert words.most(5) == (BrokenWord("ab", 2), BrokenWord("cd", 2))


def test_bytes_of_one_character_count_one_by_one_and_the_worst_cut_of_a_word_stays():
    words = BrokenWords()
    words.add("ř", [(0, 1), (0, 1)])
    words.add("ř", [(0, 1)])
    assert words.most(5) == (BrokenWord("ř", 2),)


@given(st.text("ab'- ř", max_size=12), st.data())
def test_each_word_has_the_tokens_over_it(text, data):
    borders = sorted(data.draw(st.sets(st.integers(1, max(1, len(text))))) | {0, len(text)})
    spans = [(a, b) for a, b in pairwise(borders) if b <= len(text)]
    words = BrokenWords()
    words.add(text, spans)
    for word, tokens in words.most(99):
        places = [at for at in range(len(text)) if text.startswith(word, at)]
        assert tokens in {
            sum(1 for a, b in spans if a < at + len(word) and b > at) for at in places
        }
