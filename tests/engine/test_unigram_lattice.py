"""The lattice of a word against all its segmentations, written out, and against sentencepiece."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from math import exp, fsum, isclose, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.unigram import UNKNOWN, ScoredPiece, UnigramModel

_SCORES = st.floats(-20, -0.01)
_PIECES = st.dictionaries(st.text("abé", min_size=1, max_size=4), _SCORES, max_size=12)
_WORDS = st.text("abéx", min_size=1, max_size=8)


def _model(pieces: dict[str, float]) -> UnigramModel:
    return UnigramModel(ScoredPiece(t, number, pieces[t]) for number, t in enumerate(pieces))


def _all_ways(pieces: dict[str, float], word: str) -> dict[tuple[str, ...], float]:
    """Return every way to cut `word` with its score: a character that is no piece stands alone."""
    unknown = min(pieces.values(), default=0.0) - 10
    if not word:
        return {(): 0.0}
    found = {}
    for end in range(1, len(word) + 1):
        head = word[:end]
        score = pieces.get(head, unknown if end == 1 else None)
        if score is not None:
            for rest, below in _all_ways(pieces, word[end:]).items():
                found[(head, *rest)] = score + below
    return found


def _texts(word: str, edges) -> tuple[str, ...]:
    return tuple(word[edge.start : edge.end] for edge in edges)


@given(pieces=_PIECES, word=_WORDS)
def test_the_best_way_is_the_most_probable_of_all(pieces, word):
    ways = _all_ways(pieces, word)
    model = _model(pieces)
    path = model.lattice(word).best
    assert isclose(path.score, max(ways.values()))
    assert isclose(ways[_texts(word, path.edges)], path.score)
    assert model.best(word) == [(e.start, e.end, e.piece) for e in path.edges]
    for edge in path.edges:
        text = word[edge.start : edge.end]
        assert edge.piece == (list(pieces).index(text) if text in pieces else UNKNOWN)


def test_of_equal_ways_the_last_piece_is_the_longer_one():
    pieces = {"a": -2.0, "aa": -3.0}
    assert [end for _, end, _ in _model(pieces).best("aaa")] == [1, 3]
    paths = _model(pieces).lattice("aaa").best_paths(2)
    assert [_texts("aaa", path.edges) for path in paths] == [("a", "aa"), ("aa", "a")]


@given(pieces=_PIECES, word=_WORDS, limit=st.integers(0, 40))
def test_the_n_best_ways_are_the_first_of_all_in_order(pieces, word, limit):
    ways = _all_ways(pieces, word)
    paths = _model(pieces).lattice(word).best_paths(limit)
    scores = [path.score for path in paths]
    assert len(paths) == len({path.edges for path in paths}) == min(limit, len(ways))
    assert scores == sorted(scores, reverse=True)
    for path, wanted in zip(paths, sorted(ways.values(), reverse=True), strict=False):
        assert isclose(path.score, wanted)
        assert isclose(path.score, ways[_texts(word, path.edges)])


@given(pieces=_PIECES.filter(bool), word=_WORDS)
def test_the_best_way_through_a_piece_is_the_first_that_has_it(pieces, word):
    ways = _all_ways(pieces, word)
    lattice = _model(pieces).lattice(word)
    for number, text in enumerate(pieces):
        path = lattice.best_through(number)
        scores = [score for way, score in ways.items() if text in way]
        assert (path is None) == (not scores)
        if path is not None:
            assert number in path.pieces
            assert isclose(path.score, max(scores))
            assert isclose(path.score, ways[_texts(word, path.edges)])


@given(pieces=_PIECES, word=_WORDS)
def test_probabilities_are_shares_of_all_ways(pieces, word):
    ways = _all_ways(pieces, word)
    lattice = _model(pieces).lattice(word)
    total = fsum(map(exp, ways.values()))
    assert lattice.paths == len(ways)
    assert isclose(lattice.log_likelihood, log(total))
    for path in lattice.best_paths(len(ways)):
        assert isclose(path.probability, exp(path.score) / total)
    shares: Counter[tuple[int, int]] = Counter()
    for way, score in ways.items():
        at = 0
        for text in way:
            shares[at, at + len(text)] += exp(score) / total
            at += len(text)
    for edge, posterior in zip(lattice.edges, lattice.posteriors, strict=True):
        assert isclose(posterior, shares[edge.start, edge.end], abs_tol=1e-12)


@pytest.mark.parametrize("alpha", [0.0, 0.5, 1.0, 3.0])
def test_ways_are_drawn_as_often_as_they_should_be(alpha):
    pieces = {"a": -1.5, "b": -2.0, "ab": -2.2, "ba": -3.0, "aba": -3.5}
    ways = _all_ways(pieces, "ababx")
    total = fsum(exp(alpha * score) for score in ways.values())
    lattice = _model(pieces).lattice("ababx")
    random = Random(3)
    draws = 6000
    drawn = Counter(_texts("ababx", lattice.sample(random, alpha).edges) for _ in range(draws))
    for way, score in ways.items():
        share = exp(alpha * score) / total
        assert abs(drawn[way] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5 + 1e-9


def test_a_word_of_any_length_keeps_its_probabilities():
    pieces = {"a": -9.0, "b": -9.5, "ab": -17.0, "ba": -18.0, "abab": -36.0}
    lattice = _model(pieces).lattice("ab" * 20_000)
    assert lattice.length == 40_000
    # Each place is inside exactly one piece of every way.
    covered = [0.0] * (lattice.length + 1)
    for edge, share in zip(lattice.edges, lattice.posteriors, strict=True):
        covered[edge.start] += share
        covered[edge.end] -= share
    at = 0.0
    for change in covered[:-1]:
        at += change
        assert isclose(at, 1.0, abs_tol=1e-6)
    assert lattice.best.score < lattice.log_likelihood < 0
    # The same sum in decimals, whose exponents have no end.
    weights = {text: Decimal(score).exp() for text, score in pieces.items()}
    word = "ab" * 20_000
    sums = [Decimal(1)]
    for end in range(1, len(word) + 1):
        parts = {text: end - len(text) for text in weights if word.endswith(text, 0, end)}
        sums.append(sum(sums[start] * weights[text] for text, start in parts.items() if start >= 0))
    assert isclose(lattice.log_likelihood, float(sums[-1].ln()), rel_tol=1e-9)
    assert len(lattice.best_paths(5)) == 5
    assert sum(e.end - e.start for e in lattice.sample(Random(1)).edges) == lattice.length


def test_no_piece_at_all_leaves_unknown_characters():
    lattice = _model({}).lattice("né")
    assert lattice.best.pieces == (UNKNOWN, UNKNOWN)
    assert lattice.paths == 1
    assert lattice.best.probability == 1.0


def test_a_word_without_characters_is_cut_in_one_way():
    lattice = _model({"a": -1.0}).lattice("")
    assert (lattice.paths, lattice.best.edges, lattice.log_likelihood) == (1, (), 0.0)
    assert _model({"a": -1.0}).best("") == []


def test_what_a_person_defined_is_taken_wherever_it_stands():
    model = UnigramModel(
        [
            ScoredPiece("a", 0, -0.1),
            ScoredPiece("b", 1, -0.1),
            ScoredPiece("abab", 2, -0.2),
            ScoredPiece("ba", 3, -30.0, is_user_defined=True),
        ]
    )
    assert [number for _, _, number in model.best("abab")] == [0, 3, 1]
