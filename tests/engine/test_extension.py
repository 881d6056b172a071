"""Tokens added to a finished tokenizer, judged by brute force and by Hugging Face."""

from __future__ import annotations

from math import log

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tokenizers import AddedToken
from tokenizers import Tokenizer as HFTokenizer

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, make_trainer, train
from bpe_desktop.engine.extension import (
    add_tokens,
    begin,
    go_on,
    why_not_further,
)
from bpe_desktop.engine.unigram.trainer import UnigramResult
from bpe_desktop.errors import UserError
from bpe_desktop.formats import huggingface

from .samples import CORPORA, WORDS, configs


def trained(corpus: Corpus, config: TrainingConfig) -> Tokenizer:
    trainer = make_trainer(corpus, config)
    steps = trainer.steps()
    made = []
    while True:
        try:
            made.append(next(steps))
        except StopIteration as end:
            result = end.value
            break
    if isinstance(result, UnigramResult) or config.algorithm in ("word", "character"):
        return Tokenizer(result.vocabulary, config)
    trainer.vocabulary.extend(made)
    return Tokenizer(trainer.vocabulary, config)


def finished(generator):
    """Run a generator to its end and return what it returns."""
    while True:
        try:
            next(generator)
        except StopIteration as end:
            return end.value


def made_of(text: str, **settings) -> Tokenizer:
    config = TrainingConfig(**settings)
    return trained(Corpus.from_text(text, config), config)


def check_kept(before: Tokenizer, after: Tokenizer) -> None:
    """Old ids, tokens and rules are the same, and new ones come behind them."""
    kept = len(before.vocabulary)
    assert list(after.vocabulary)[:kept] == list(before.vocabulary)
    rules = list(before.vocabulary.rules)
    assert list(after.vocabulary.rules)[: len(rules)] == rules
    limit = before.vocabulary.id_limit
    new = [token.id for token in after.vocabulary][kept:]
    assert new == list(range(limit, limit + len(new)))


# By hand


def test_a_token_is_built_from_left_to_right_of_what_the_word_is_cut_into():
    """`lo` and `low` are there; `er` is not, so `lowe` stands on the way to `lower`."""
    before = made_of("low low low", merges=2, min_frequency=1)
    # l o w are 0 1 2 in the order of their names: l, o, w.
    assert before.encode("low").ids == [4]
    found = add_tokens(begin(before), ["lower"], "built")
    assert [(new.token.id, new.token.name, new.role) for new in found.new] == [
        (5, "e", "symbol"),
        (6, "r", "symbol"),
        (7, "lowe", "between"),
        (8, "lower", "asked"),
    ]
    check_kept(before, found.tokenizer)
    assert found.tokenizer.encode("lower").ids == [8]
    assert found.tokenizer.encode("lowest").tokens == ["lowe", "s", "t"]


@pytest.mark.parametrize("marker", ["none", "start", "end"])
@pytest.mark.parametrize("byte_fallback", [False, True])
def test_a_lacking_character_is_a_token_of_its_own(marker, byte_fallback):
    before = made_of("low low lower", merges=2, marker=marker, byte_fallback=byte_fallback)
    found = add_tokens(begin(before), ["ž", "žlow", "q"], "built")
    check_kept(before, found.tokenizer)
    for text in ("ž", "q"):
        (new,) = (new for new in found.new if (new.role, new.text) == ("asked", text))
        assert found.tokenizer.encode(text).ids == [new.token.id]
    with pytest.raises(UserError, match="'ž' is a token already"):
        add_tokens(found, ["ž"], "built")


def test_repeated_parts_are_joined_wherever_their_rule_applies():
    """Of lalalala the rule for la la takes both places, so that one more rule is enough."""
    before = made_of("la la la", merges=1, min_frequency=1)
    found = add_tokens(begin(before), ["lalalala"], "built")
    assert [new.token.name for new in found.new] == ["lala", "lalalala"]
    assert found.tokenizer.encode("lalalala").tokens == ["lalalala"]


def test_a_step_on_the_way_that_is_a_token_already_is_gone_round():
    """`ab` is a token; in `cab` c and a join first, and `ca b` is what stands there."""
    config = TrainingConfig(merges=2, min_frequency=1, tie_break="first-seen")
    before = trained(Corpus.from_counts([("ca", 9), ("ab", 5)]), config)
    assert before.encode("cabx").tokens == ["ca", "b", "x"]
    found = add_tokens(begin(before), ["abca"], "built")
    assert found.tokenizer.encode("abca").tokens == ["abca"]
    before = trained(Corpus.from_counts([("bc", 9), ("ab", 5)]), config)
    assert before.encode("abc").tokens == ["a", "bc"]
    found = add_tokens(begin(before), ["xabc"], "built")  # x a, not a bc twice
    assert [new.token.name for new in found.new] == ["x", "xa", "xabc"]


@pytest.mark.parametrize(
    ("texts", "way", "told"),
    [
        (["low"], "whole", "'low' is a token already, with the id 4"),
        (["low"], "built", "'low' is a token already, with the id 4"),
        (["new york"], "built", "2 pre-tokens"),
        ([" "], "built", "Nothing is left"),
        ([""], "whole", "is empty"),
        (["x" * 201], "whole", "201 characters"),
        (["x" * 61], "built", "61 tokens"),
        (["<a>", "<a>"], "whole", "given twice"),
    ],
)
def test_what_cannot_be_added_is_told_in_one_line(texts, way, told):
    before = made_of("low low low", merges=2, min_frequency=1)
    with pytest.raises(UserError, match=told):
        add_tokens(begin(before), texts, way)


@settings(max_examples=60, deadline=None)
@given(words=CORPORA, config=configs(), typed=st.lists(WORDS, min_size=1, max_size=3))
def test_built_tokens_are_cut_as_one_and_keep_the_rest(words, config, typed):
    before = trained(Corpus.from_counts(words.items()), config)
    try:
        found = add_tokens(begin(before), typed, "built")
    except UserError:
        assume(False)
    check_kept(before, found.tokenizer)
    for text in typed:
        (word,) = found.tokenizer.pretokenizer.split(found.tokenizer.prepare(text))
        assert len(found.tokenizer.cutter.at(None).piece(word)) == 1
    # New rules only join what the old ones leave. A new symbol may part a run of unknown ones.
    joins_only = not any(new.role == "symbol" for new in found.new)
    for word in words if joins_only else ():
        old, new = before.cutter.at(None).piece(word), found.tokenizer.cutter.at(None).piece(word)
        assert len(new) <= len(old)


def test_pieces_of_the_other_systems():
    config = TrainingConfig.defaults("wordpiece").with_changes(vocab_size=30)
    corpus = Corpus.from_text("low lower lowest newest widest " * 3, config)
    before = trained(corpus, config)
    found = add_tokens(begin(before), ["lowering", "##ology"], "built")
    check_kept(before, found.tokenizer)
    assert found.tokenizer.encode("lowering lowology").tokens[0] == "lowering"
    assert found.tokenizer.encode("lowology").tokens[-1] == "##ology"

    config = TrainingConfig.defaults("word").with_changes(vocab_size=4)
    before = trained(Corpus.from_text("a a a b b c", config.with_changes(min_frequency=1)), config)
    found = add_tokens(begin(before), ["zebra"], "built")
    check_kept(before, found.tokenizer)
    assert found.tokenizer.encode("a zebra").unknown == [False, False]

    config = TrainingConfig.defaults("character")
    before = trained(Corpus.from_text("abc", config), config)
    found = add_tokens(begin(before), ["ž"], "built")
    check_kept(before, found.tokenizer)
    assert found.tokenizer.encode("až").unknown == [False, False]
    with pytest.raises(UserError, match="is 2 characters"):
        add_tokens(begin(before), ["žž"], "built")


def test_a_unigram_piece_is_twice_as_probable_as_what_it_replaces():
    config = TrainingConfig.defaults("unigram").with_changes(vocab_size=40)
    before = trained(Corpus.from_text("the low lower lowest lighthouse of the town " * 20, config),
                     config)  # fmt: skip
    ((_, lattice),) = before.lattices("lowlow")
    found = add_tokens(begin(before), ["lowlow"], "built")
    check_kept(before, found.tokenizer)
    (new,) = found.new
    assert new.token.score == pytest.approx(lattice.best.score + log(2), abs=1e-5)
    assert found.tokenizer.encode("lowlow").ids == [new.token.id]
    assert "probabilities" in why_not_further(before.config, 0)
    with pytest.raises(UserError, match="probabilities"):
        finished(go_on(begin(before), Corpus.from_text("low", config), 3))


# Trained further


@settings(max_examples=70, deadline=None)
@given(first=CORPORA, words=CORPORA, config=configs(), number=st.integers(0, 6))
def test_going_on_keeps_the_ids_and_tells_the_symbols_it_lacked(first, words, config, number):
    config = config.with_changes(limit_alphabet=None)
    before = trained(Corpus.from_counts(first.items()), config)
    corpus = Corpus.from_counts(words.items())
    found = finished(go_on(begin(before), corpus, number, min_frequency=1))
    check_kept(before, found.tokenizer)
    assert [new.token for new in found.new] == list(found.tokenizer.vocabulary)[
        len(before.vocabulary) :
    ]
    learnt = [new for new in found.new if new.role == "trained"]
    assert len(learnt) <= number
    assert found.base_steps + len(learnt) == len(found.tokenizer.vocabulary.rules)
    # The same as training on a start, which the trainer's own oracle judges.
    again = make_trainer(
        corpus,
        config.with_changes(merges=number, min_frequency=1),
        start=before.vocabulary,
    )
    assert [step.token for step in again.steps()] == [new.token.name for new in learnt]


def test_words_of_a_domain_that_are_lacking_come_by_their_counts():
    config = TrainingConfig.defaults("word").with_changes(min_frequency=1)
    before = trained(Corpus.from_text("a a b", config), config)
    domain = Corpus.from_text("b b b c c d e e e", config)
    found = finished(go_on(begin(before), domain, 2))
    assert [new.token.name for new in found.new] == ["e", "c"]  # d counts less than 2
    check_kept(before, found.tokenizer)


def test_what_cannot_be_trained_further_says_why():
    config = TrainingConfig.defaults("wordpiece").with_changes(vocab_size=12)
    before = trained(Corpus.from_text("low lower", config), config)
    from bpe_desktop.engine.vocabulary import Vocabulary

    bare = Tokenizer(Vocabulary.from_parts(before.vocabulary, ()), config)
    assert "does not tell the merges" in why_not_further(bare.config, 0)
    with pytest.raises(UserError, match="below 0"):
        finished(go_on(begin(before), Corpus.from_text("low", config), -1))


# Judged by Hugging Face

TEXTS = (
    "the lowest lighthouse",
    "lighthouses, Lighthouse-light lighthouse house-low",
    "  New York is in NewNew York  ",
    "lowlighthouselow 🙂🙂 x",
)
WANTED = ["lighthouse", "New York", "🙂", "house-l"]


@pytest.mark.parametrize("pretokenizer", ["gpt2", "cl100k", "whitespace-punctuation"])
def test_whole_tokens_are_those_of_add_tokens(pretokenizer):
    before = made_of(
        "the low lower lowest light house " * 3, merges=20, units="byte", pretokenizer=pretokenizer
    )
    found = add_tokens(begin(before), WANTED, "whole")
    check_kept(before, found.tokenizer)
    judge = HFTokenizer.from_str(huggingface.dump(before).decode())
    assert judge.add_tokens([AddedToken(text, normalized=False) for text in WANTED]) == len(WANTED)
    for text in WANTED:
        assert judge.token_to_id(text) == found.tokenizer.vocabulary.id_of(text)
    saved = HFTokenizer.from_str(huggingface.dump(found.tokenizer).decode())
    for text in TEXTS:
        ids = found.tokenizer.encode(text).ids
        assert ids == judge.encode(text).ids
        assert ids == saved.encode(text).ids
        assert found.tokenizer.decode(ids) == text or pretokenizer == "whitespace-punctuation"


def test_built_tokens_are_cut_alike_by_hugging_face():
    before = made_of(
        "the low lower lowest light house " * 3, merges=20, units="byte", pretokenizer="gpt2"
    )
    found = add_tokens(begin(before), ["lighthouse", " lighthouse", "žluť"], "built")
    judge = HFTokenizer.from_str(huggingface.dump(found.tokenizer).decode())
    for text in (*TEXTS, "žluť žluťoučký"):
        assert found.tokenizer.encode(text).ids == judge.encode(text).ids


def test_an_opened_file_goes_on_with_holes_and_special_tokens_kept():
    before = made_of(
        "the low lower lowest " * 3, merges=9, units="byte", pretokenizer="gpt2",
        special_tokens=("<|endoftext|>",),
    )  # fmt: skip
    found = finished(go_on(begin(before), Corpus.from_text(
        "lighthouse lighthouse light", before.config), 4))  # fmt: skip
    assert [new.token.id for new in found.new] == [266, 267, 268, 269]
    steps = list(train(Corpus.from_text("lighthouse lighthouse light", before.config),
                       before.config.with_changes(merges=4), start=before.vocabulary))  # fmt: skip
    assert [step.token for step in steps] == [new.token.name for new in found.new]
