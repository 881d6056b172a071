"""Merges taken back: ids stay, and what the corpus does not need costs it nothing."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.moves import moves
from bpe_desktop.engine.pruning import without_last, without_unused
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import UserError

from .samples import CORPORA, configs
from .test_extension import finished, made_of, trained


@settings(max_examples=60, deadline=None)
@given(words=CORPORA, config=configs(), number=st.integers(0, 12))
def test_without_the_last_merges_it_is_the_tokenizer_of_fewer(words, config, number):
    corpus = Corpus.from_counts(words.items())
    before = trained(corpus, config)
    made = len(before.vocabulary.rules)
    assume(made)
    if number > made:
        with pytest.raises(UserError, match=f"There are {made} merges"):
            without_last(before, number)
        return
    found = without_last(before, number)
    fewer = trained(corpus, config.with_changes(merges=made - number))
    assert list(found.tokenizer.vocabulary) == list(fewer.vocabulary)
    assert list(found.tokenizer.vocabulary.rules) == list(fewer.vocabulary.rules)
    assert [token.id for token in found.removed] == [
        token.id for token in before.vocabulary if token.id not in fewer.vocabulary
    ]


@settings(max_examples=60, deadline=None)
@given(first=CORPORA, words=CORPORA, config=configs())
def test_unused_merges_cost_their_corpus_nothing(first, words, config):
    before = trained(Corpus.from_counts(first.items()), config.with_changes(limit_alphabet=None))
    assume(before.vocabulary.rules)
    corpus = Corpus.from_counts(words.items())
    found = without_unused(before, corpus)
    result = finished(moves(before, found.tokenizer, corpus))
    assert not result.moved
    assert result.tokens_before == result.tokens_after
    # Not one more could go: each that stays is made somewhere in a word.
    table = before.vocabulary.merge_table
    made = {rule.rank for word in words for rule in table.replay(before.symbols(word))}
    assert {rule.rank for rule in found.tokenizer.vocabulary.rules} == made
    kept = {token.id for token in found.tokenizer.vocabulary}
    assert {token.id for token in found.removed} | kept == {t.id for t in before.vocabulary}


@settings(max_examples=60, deadline=None)
@given(words=CORPORA, config=configs())
def test_words_that_are_tokens_as_a_whole_stay_tokens(words, config):
    config = config.with_changes(limit_alphabet=None, unk_token=None, ignore_merges=True)
    before = trained(Corpus.from_counts(words.items()), config)
    assume(before.vocabulary.rules)
    corpus = Corpus.from_counts([("aba", 1), *words.items()])
    found = without_unused(before, corpus)
    assert not finished(moves(before, found.tokenizer, corpus)).moved


def test_a_whole_word_is_kept_that_merges_would_not_make():
    """In Llama 3's way abc is looked up: by its merges, b+c comes first and leaves a bc."""
    names = ("a", "b", "c", "bc", "ab", "abc")
    rules = [MergeRule(1, 1, 2, 3), MergeRule(2, 0, 1, 4), MergeRule(3, 4, 2, 5)]
    made = {rule.result: rule for rule in rules}
    tokens = [
        Token(number, name, name.encode(), "alphabet")
        if number not in made
        else Token(number, name, name.encode(), "merge", *made[number][:3])
        for number, name in enumerate(names)
    ]
    config = TrainingConfig(merges=3, ignore_merges=True)
    before = Tokenizer(Vocabulary.from_parts(tokens, rules), config)
    found = without_unused(before, Corpus.from_counts([("abc", 1)]))
    assert found.tokenizer.encode("abc").tokens == ["abc"]
    assert [token.name for token in found.removed] == ["bc"]


def test_what_has_no_merges_cannot_be_pruned():
    with pytest.raises(UserError, match="no merge rules"):
        without_last(made_of("abc", merges=0), 0)
    config = TrainingConfig.defaults("word")
    words = trained(Corpus.from_text("a a", config), config)
    with pytest.raises(UserError, match="Only BPE"):
        without_unused(words, Corpus.from_text("a", config))
