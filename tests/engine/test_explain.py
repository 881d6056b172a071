"""Why a token came about in a word, and the rules one by one."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import MARKERS, UNITS, TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.explain import Meeting
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import UserError

DATA = Path(__file__).parents[1] / "data"
LESSON = json.loads((DATA / "seed_lessons.json").read_text("utf-8"))[0]


def _tokenizer(pairs, **fields) -> Tokenizer:
    config = TrainingConfig(**{"min_frequency": 1, **fields})
    trainer = Trainer(Corpus.from_counts(pairs), config)
    vocabulary = Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)
    return Tokenizer(vocabulary, config)


@pytest.fixture
def italian() -> Tokenizer:
    return _tokenizer(map(tuple, LESSON["word_counts"]), merges=10)


def _chain(explanation):
    return [(step.rank, step.left.name, step.right.name, step.status) for step in explanation.steps]


def test_the_lesson(italian):
    found = italian.explain("bassetto", "basso")
    assert found.outcome == "blocked"
    assert [italian.vocabulary.token(token).name for token in found.tokens] == LESSON["encode"][
        "bassetto"
    ]
    assert _chain(found) == [
        (1, "s", "s", "applied"),
        (2, "ss", "o", "blocked"),
        (5, "a", "sso", "never-reached"),
        (6, "b", "asso", "never-reached"),
    ]
    step = found.blocked
    assert (step.position, step.at, step.needed, step.found, step.taken_by) == (
        2,
        4,
        "o",
        "e",
        None,
    )
    assert found.never_learnt == Meeting("b", "a", 6)
    assert found.sentence == (
        "basso is in the vocabulary, but b + a was never learnt: they meet only through merge 6 "
        "(b + asso), and merge 2 (ss + o) cannot apply: it needs o, but finds e."
    )


def test_the_word_ends_or_begins_too_early(italian):
    found = italian.explain("bass", "basso")
    assert (found.blocked.rank, found.blocked.needed, found.blocked.found) == (2, "o", None)
    assert found.blocked.at == 4
    assert "it needs o, but the word ends there." in found.sentence
    found = italian.explain("asso", "basso")
    assert (found.blocked.rank, found.blocked.needed, found.blocked.found) == (6, "b", None)
    assert (found.start, found.blocked.at) == (-1, -1)
    assert found.never_learnt is None
    assert found.sentence == (
        "asso does not become basso, since merge 6 (b + asso) cannot apply: it needs b, but the "
        "word begins after it."
    )


def test_a_word_that_becomes_the_token(italian):
    found = italian.explain("basso", "basso")
    assert (found.outcome, found.whole, found.sentence) == ("token", True, "basso is one token.")
    assert {step.status for step in found.steps} == {"applied"}
    found = italian.explain("bassetto", "etto")
    assert (found.outcome, found.whole, found.start) == ("token", False, 4)
    assert found.sentence == "etto is one of the 4 tokens of bassetto."


def test_a_token_that_goes_into_another(italian):
    found = italian.explain("rosso", "sso")
    assert (found.outcome, found.absorbed_by) == ("absorbed", 4)
    assert found.sentence == "sso is made in rosso, but merge 4 takes it in."
    assert italian.explain("rosso", "r").absorbed_by == 3


def test_what_cannot_be(italian):
    assert italian.explain("basso", "xyz").outcome == "unknown"
    assert italian.explain("basso", "xyz").sentence == (
        "xyz is not in the vocabulary, so no word can become it."
    )
    assert italian.explain("rosso", "b").outcome == "absent"
    assert italian.explain("", "basso").outcome == "absent"
    with pytest.raises(UserError, match="no token with the id 99"):
        italian.explain("basso", 99)


def test_earlier_in_the_training(italian):
    found = italian.explain("basso", "basso", merges=4)
    assert found.outcome == "later"
    assert [step.status for step in found.steps] == ["applied", "applied", "later", "later"]
    assert found.sentence == (
        "basso is learnt by a later merge: merge 5 (a + sso) is not among the first 4."
    )


def test_a_neighbour_that_is_quicker():
    tokenizer = _tokenizer([("ab", 9), ("bc", 5)])
    found = tokenizer.explain("abc", "bc")
    assert found.outcome == "blocked"
    step = found.blocked
    assert (step.rank, step.needed, step.found, step.taken_by) == (2, "b", "ab", 1)
    assert "merge 1 has made ab there before" in found.sentence
    found = tokenizer.explain("abcx", "bc")
    assert "bc" in found.sentence


def test_special_tokens_and_whole_words():
    tokenizer = _tokenizer([("abc", 3)], merges=2, special_tokens=("<s>",))
    found = tokenizer.explain("<s>", "<s>")
    assert (found.outcome, found.sentence) == (
        "special",
        "<s> is a special token, and no text becomes one.",
    )
    names = ["a", "b", "ab", "aba"]
    kinds = ["alphabet"] * 2 + ["merge"] * 2
    vocabulary = Vocabulary.from_parts(
        [Token(i, name, name.encode(), kinds[i]) for i, name in enumerate(names)],
        [MergeRule(1, 0, 1, 2)],
    )
    whole = Tokenizer(vocabulary, TrainingConfig(ignore_merges=True))
    assert whole.explain("aba", "aba").whole
    found = whole.explain("aba", "ab")
    assert (found.outcome, found.absorbed_by) == ("absorbed", None)
    assert found.sentence == "aba is in the vocabulary as a whole, which goes before all merges."


def test_an_unknown_symbol_in_the_way(italian):
    found = italian.explain("basxo", "basso")
    assert found.blocked.found == "an unknown symbol"


_words = st.text(alphabet="aaabbc▁é", min_size=1, max_size=9)


@st.composite
def _trained(draw) -> Tokenizer:
    words = draw(st.dictionaries(_words, st.integers(1, 5), min_size=1, max_size=6))
    return _tokenizer(
        words.items(),
        units=draw(st.sampled_from(UNITS)),
        marker=draw(st.sampled_from(MARKERS)),
        pretokenizer=draw(st.sampled_from(["whitespace", "gpt2"])),
        merges=draw(st.integers(0, 15)),
        unk_token=draw(st.sampled_from([None, "<unk>"])),
    )


@settings(max_examples=150, deadline=None)
@given(tokenizer=_trained(), text=st.text(alphabet="aaabbc▁é g", max_size=14), data=st.data())
def test_explanations_agree_with_encoding(tokenizer, text, data):
    merges = data.draw(st.none() | st.integers(0, len(tokenizer.vocabulary.rules)))
    ids = tokenizer.encode(text, merges=merges).ids
    for token in tokenizer.vocabulary:
        if token.kind == "byte" and token.id > 3:
            continue
        found = tokenizer.explain(text, token.id, merges=merges)
        assert list(found.tokens) == ids
        assert found.sentence.endswith(".")
        if token.kind != "special":
            assert (found.outcome == "token") == (token.id in ids)
        ranks = [step.rank for step in found.steps]
        assert ranks == sorted(ranks)
        if found.outcome == "blocked":
            # A merge with a marker looks like one with the same characters of the text.
            assert found.blocked.needed != found.blocked.found or "▁" in found.blocked.needed
            step = found.steps[-1]
            assert step.rank == token.rank
            assert step.status != "applied"
        if found.outcome == "absorbed":
            assert all(step.status == "applied" for step in found.steps)
            assert found.absorbed_by > (token.rank or 0)


@settings(max_examples=150, deadline=None)
@given(
    tokenizer=_trained(),
    text=st.text(alphabet="aaabbc▁é g", max_size=14),
    fuse=st.booleans(),
    data=st.data(),
)
def test_a_trace_applies_rule_after_rule(tokenizer, text, fuse, data):
    tokenizer = Tokenizer(tokenizer.vocabulary, tokenizer.config, fuse_unknown=fuse)
    merges = data.draw(st.none() | st.integers(0, len(tokenizer.vocabulary.rules)))
    steps = list(tokenizer.trace(text, merges=merges))
    assert list(steps[0].ids) == tokenizer.encode(text, merges=0).ids
    assert (steps[0].rule, steps[0].rank, steps[0].positions) == (None, 0, ())
    wanted = tokenizer.encode(text, merges=merges)
    assert (list(steps[-1].ids), list(steps[-1].tokens)) == (wanted.ids, wanted.tokens)
    ranks = [step.rank for step in steps]
    assert ranks == sorted(set(ranks))  # only rules that apply, each once
    for before, after in pairwise(steps):
        shown = tokenizer.encode(text, merges=after.rank)
        assert (list(after.ids), list(after.tokens)) == (shown.ids, shown.tokens)
        state = list(before.ids)
        for at in reversed(after.positions):
            assert state[at : at + 2] == [after.rule.left, after.rule.right]
            state[at : at + 2] = [after.rule.result]
        assert tuple(state) == after.ids


def test_imported_rules_out_of_order():
    """A rule may need what a later one makes: its turn comes then."""
    ids = {"a": 0, "b": 1, "c": 2, "ab": 3, "abc": 4}
    vocabulary = Vocabulary.from_parts(
        [
            Token(i, name, name.encode(), "alphabet" if i < 3 else "merge")
            for name, i in ids.items()
        ],
        [MergeRule(1, 3, 2, 4), MergeRule(2, 0, 1, 3)],
    )
    tokenizer = Tokenizer(vocabulary, TrainingConfig(pretokenizer="none"))
    steps = list(tokenizer.trace("abcab"))
    assert [step.rank for step in steps] == [0, 2, 1, 2]
    assert steps[-1].tokens == ("abc", "ab")


def test_a_long_word_is_explained_in_time():
    tokenizer = _tokenizer([("aaaaaaaa", 2), ("ab", 3)], merges=4)
    word = "a" * 20_000
    assert tokenizer.explain(word, "aaaaaaaa").outcome in ("token", "blocked")
    assert sum(1 for _ in tokenizer.trace(word)) == 4
