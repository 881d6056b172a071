"""Births and changes are found where looking at every step finds them, for every algorithm."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Alphabet, Corpus, Tokenizer, TrainingConfig, make_history, train
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.models.face_book import FaceBook, real_text
from bpe_desktop.models.step_search import (
    Place,
    birth_step,
    find_places,
    next_difference,
    previous_difference,
)
from bpe_desktop.models.vocabulary_index import VocabularyEntry, VocabularyIndex

WORDS = [("lower", 4), ("lowest", 3), ("newest", 6), ("widest", 5), ("low", 9), ("2low", 1)]
ALGORITHMS = ("bpe", "wordpiece", "unigram", "word", "character", "gage")
TEXT = "low lower lowest newest widest low low 2low " * 3  # the one word of a compression


@cache
def trained(algorithm: str):
    config = TrainingConfig.defaults(algorithm)
    corpus = Corpus.from_counts([(TEXT, 1)] if algorithm == "gage" else WORDS)
    generator, steps = train(corpus, config), []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            result = end.value
            break
    alphabet = Alphabet.build(corpus.words, config, corpus.counts)
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(steps)
    of_merges = (result.segmentation,) if isinstance(history, TrainingHistory) else ()
    history.finish(result.stop, *of_merges)
    return history


def index_of(history) -> VocabularyIndex:
    book = FaceBook(history.vocabulary)

    def entry(number: int) -> VocabularyEntry:
        token = history.vocabulary.token(number)
        face = book.face(number)
        return VocabularyEntry(
            number, face, token.name, token.bytes, token.rank, None, None, "merge", real_text(token)
        )

    index = VocabularyIndex(entry)
    index.build(len(history.vocabulary))
    return index


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_changes_of_words_are_those_that_a_look_at_every_step_finds(algorithm: str) -> None:
    history = trained(algorithm)
    last, returns = len(history.steps), algorithm in ("unigram", "gage")
    assert last > 1
    for word in range(len(history.words)):
        states = [history.state_at(step).word(word) for step in range(last + 1)]
        changes = [step for step in range(1, last + 1) if states[step] != states[step - 1]]
        for step in range(last + 1):
            later = [change for change in changes if change > step]
            earlier = [change for change in changes if change < step]

            def state(k: int, word: int = word) -> object:
                return history.state_at(k).word(word)

            found = next_difference(state, step, last, returns=returns)
            assert found == (later[0] if later else None)
            found = previous_difference(state, step, returns=returns)
            assert found == (earlier[-1] if earlier else None)


@pytest.mark.parametrize("algorithm", ["bpe", "wordpiece"])
@pytest.mark.parametrize("text", ["lowest newer", "wild 2lows", "x"])
def test_changes_of_a_text_are_those_that_a_look_at_every_step_finds(algorithm, text) -> None:
    history = trained(algorithm)
    tokenizer = Tokenizer(history.vocabulary, history.config)
    last = len(history.steps)
    ids = [tuple(tokenizer.encode(text, merges=step).ids) for step in range(last + 1)]
    changes = [step for step in range(1, last + 1) if ids[step] != ids[step - 1]]
    step, walked = 0, []
    while (found := next_difference(ids.__getitem__, step, last, returns=False)) is not None:
        walked.append(found)
        step = found
    assert walked == changes
    back = []
    step = last + 1 if not changes else changes[-1]
    while (found := previous_difference(ids.__getitem__, step, returns=False)) is not None:
        back.append(found)
        step = found
    assert back == changes[-2::-1]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=40))
def test_halving_and_looking_at_all_agree_where_nothing_returns(jumps: list[int]) -> None:
    states = [sum(jumps[:length]) for length in range(1, len(jumps) + 1)]
    last = len(states) - 1
    for step in range(last + 1):
        by_looking = next_difference(states.__getitem__, step, last, returns=True)
        assert next_difference(states.__getitem__, step, last, returns=False) == by_looking
        back = previous_difference(states.__getitem__, step, returns=True)
        assert previous_difference(states.__getitem__, step, returns=False) == back


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_token_is_born_where_it_is_there_first(algorithm: str) -> None:
    history = trained(algorithm)
    for token in range(len(history.vocabulary)):
        there = [
            step
            for step in range(len(history.steps) + 1)
            if (
                history.state_at(step).is_there(token)
                if algorithm == "unigram"
                else token < history.state_at(step).vocabulary_size
            )
        ]
        assert birth_step(history, token) == (there[0] if there else None)
    assert birth_step(history, len(history.vocabulary)) is None


def test_a_typed_number_is_a_step_first_and_then_an_id_and_a_text() -> None:
    history = trained("bpe")
    index = index_of(history)
    token = history.vocabulary.id_of("2")
    assert token is not None
    assert find_places(history, index, "2", 20)[:3] == [Place(2), Place(0, 2), Place(0, token)]
    assert find_places(history, index, "#2", 20) == [Place(0, 2)]
    far = len(history.steps) + 1
    assert all(place.token is not None for place in find_places(history, index, str(far), 20))
    assert find_places(history, index, "9" * 5000, 20) == []


def test_a_typed_token_comes_exact_first_then_by_its_beginning() -> None:
    history = trained("bpe")
    index = index_of(history)
    names = [
        history.vocabulary.token(place.token).name
        for place in find_places(history, index, "low", 20)
        if place.token is not None
    ]
    assert names[0] == "low"
    beginnings = [name.startswith("low") for name in names]
    assert beginnings == sorted(beginnings, reverse=True)
    assert find_places(history, index, "", 20) == []
    assert find_places(history, index, "no such token", 20) == []
