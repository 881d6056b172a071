"""WordPiece's training: the lesson, the definition on random corpora, and what a step tells."""

from __future__ import annotations

import json
import pickle
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, ScoredStep, TrainingConfig, Vocabulary, make_trainer, train
from bpe_desktop.engine.config import TIE_BREAKS
from bpe_desktop.errors import ConfigError

from .wordpiece_oracle import WordPieceOracle

LESSON = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_bytes())[0]
ITALIAN = [tuple(pair) for pair in LESSON["word_counts"]]
# Few letters make many ties and runs; # looks like the prefix; the counts make scores that are
# equal or all but equal.
WORDS = st.text(alphabet="aaabbcd#é", min_size=1, max_size=9)
COUNTS = st.integers(1, 6) | st.sampled_from([2**33, 2**33 + 1, 2**33 - 1])
CORPORA = st.dictionaries(WORDS, COUNTS, max_size=12)


@st.composite
def configs(draw: st.DrawFn) -> TrainingConfig:
    return TrainingConfig(
        algorithm="wordpiece",
        tie_break=draw(st.sampled_from(TIE_BREAKS)),
        min_frequency=draw(st.integers(1, 3)),
        max_token_length=draw(st.none() | st.integers(1, 5)),
        limit_alphabet=draw(st.none() | st.integers(1, 8)),
        continuing_prefix=draw(st.sampled_from(["##", "#", "@@"])),
        unk_token="[UNK]",
    )


def oracle_of(words: dict[str, int], config: TrainingConfig) -> WordPieceOracle:
    return WordPieceOracle(
        list(words.items()),
        prefix=config.continuing_prefix,
        tie_break=config.tie_break,
        min_frequency=config.min_frequency,
        max_token_length=config.max_token_length,
        limit_alphabet=config.limit_alphabet,
    )


def test_the_table_of_the_lesson():
    config = TrainingConfig(algorithm="wordpiece", min_frequency=1)
    trainer = make_trainer(Corpus.from_counts(ITALIAN), config)
    vocabulary = trainer.vocabulary

    def text(token_id: int) -> str:
        return vocabulary.token(token_id).bytes.decode()

    top = trainer.candidates(100).top
    rows = [([text(left), text(right)], count) for left, right, count, *_ in top]
    golden = [(row["pair"], row["count"]) for row in LESSON["wordpiece_first_step"]]
    assert sorted(rows) == sorted(golden)
    # The table gives scores with four places, so two of its rows may change places.
    scores = {tuple(row["pair"]): row["score"] for row in LESSON["wordpiece_first_step"]}
    assert [scores[tuple(pair)] for pair, _ in rows] == [
        row["score"] for row in LESSON["wordpiece_first_step"]
    ]
    first = next(iter(train(Corpus.from_counts(ITALIAN), config)))
    assert (first.left, first.right, first.token) == ("b", "##a", "ba")
    assert first.score == Fraction(8, 11 * 8)
    assert (first.count, first.left_count, first.right_count, first.replaced) == (8, 11, 8, 8)


@settings(deadline=None, max_examples=200)
@given(words=CORPORA, config=configs())
def test_every_step_is_that_of_the_definition(words, config):
    oracle = oracle_of(words, config)
    trainer = make_trainer(Corpus.from_counts(words.items()), config)
    first = 1  # after [UNK]
    assert [s.name for s in trainer.alphabet.symbols] == [oracle.name(s) for s in oracle.born]
    steps = trainer.steps()
    number = 0
    while True:
        candidates = oracle.candidates()
        ids = [
            (first + oracle.born.index(left), first + oracle.born.index(right), count)
            for (left, right), count, _ in candidates
        ]
        assert [candidate[:3] for candidate in trainer.candidates(5).top] == ids[:5]
        found = trainer.candidates(1000)
        assert [candidate[:3] for candidate in found.top] == ids
        assert [candidate.score for candidate in found.top] == [row[2] for row in candidates]
        assert found.tied == sum(row[2] == candidates[0][2] for row in candidates)
        assert trainer.pair_total == len(oracle.pair_counts())
        step = next(steps, None)
        if not candidates:
            assert step is None
            return
        pair, count, score = candidates[0]
        uses = oracle.symbol_counts()
        made = oracle.merge(pair)
        number += 1
        assert isinstance(step, ScoredStep)
        assert (*step, step.left_count, step.right_count) == (
            number,
            *ids[0][:2],
            first + len(oracle.born) - 1,
            oracle.name(pair[0]),
            oracle.name(pair[1]),
            oracle.name(oracle.born[-1]),
            count,
            made,
            sum(other == score for _, _, other in candidates),
            sum(map(len_times, zip(oracle.state, words.values(), strict=True))),
            uses[pair[0]],
            uses[pair[1]],
        )
        assert step.score == score
        copy = pickle.loads(pickle.dumps(step))
        assert (copy, copy.score) == (step, score)


def len_times(row: tuple[list[object], int]) -> int:
    return len(row[0]) * row[1]


@settings(deadline=None, max_examples=100)
@given(words=CORPORA, config=configs())
def test_the_segmentation_and_the_vocabulary(words, config):
    trainer = make_trainer(Corpus.from_counts(words.items()), config)
    steps = []
    generator = trainer.steps()
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            symbols, starts = end.value.segmentation
            break
    vocabulary = Vocabulary.from_training(trainer.alphabet, steps, config)
    for word, start, end in zip(words, starts, starts[1:], strict=False):
        tokens = [vocabulary.token(token_id) for token_id in symbols[start:end]]
        assert all(
            token.kind == "special" or token.name == config.continuing_prefix * (at > 0) + text
            for at, token in enumerate(tokens)
            for text in [token.bytes.decode()]
        )
        if all(token.kind != "special" for token in tokens):
            assert "".join(token.bytes.decode() for token in tokens) == word


def test_scores_that_floats_cannot_tell_apart():
    many = 2**55
    assert 1 / (many + 1) == 1 / (many + 2)
    words = [("ab", 1), ("a", many + 1), ("cd", 1), ("c", many)]
    config = TrainingConfig(algorithm="wordpiece", min_frequency=1)
    steps = list(train(Corpus.from_counts(words), config))
    assert [(step.token, step.ties) for step in steps] == [("cd", 1), ("ab", 1)]


def test_stop_rules():
    def stop(**fields: object) -> tuple[int, str]:
        config = TrainingConfig(algorithm="wordpiece", **fields)
        generator = train(Corpus.from_counts(ITALIAN), config)
        made = 0
        while True:
            try:
                next(generator)
                made += 1
            except StopIteration as end:
                return made, end.value.stop.code

    assert stop(merges=3) == (3, "merges")
    assert stop(vocab_size=12) == (12 - 7, "vocab-size")
    assert stop(vocab_size=2) == (0, "alphabet-too-large")
    assert stop(min_frequency=100) == (0, "min-frequency")
    assert stop()[1] == "nothing-left"


@pytest.mark.parametrize(
    "fields",
    [
        {"marker": "end"},
        {"units": "byte"},
        {"byte_fallback": True},
        {"counting": "non-overlapping"},
        {"continuing_prefix": ""},
        {"max_word_characters": 0},
        {"em_rounds": 3},
    ],
)
def test_settings_that_do_not_go_with_it(fields):
    with pytest.raises(ConfigError, match=r"\.$"):
        TrainingConfig(algorithm="wordpiece", **fields)
