"""What changes between two tokenizers, judged by cutting the whole text with both."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.extension import add_tokens, begin, go_on
from bpe_desktop.engine.moves import counting_config, curve, moves, parted
from bpe_desktop.errors import UserError

from .samples import CORPORA, WORDS, configs
from .test_extension import finished, made_of, trained

TEXT = "low low lower lowest newest newest the lighthouse lighthouses low-light"


def test_moves_of_a_small_corpus():
    """low is 1 token, lower is low e r; the new rule for low e changes lower and lowest only."""
    before = made_of("low low low lower lower lowest", merges=2, min_frequency=1)
    corpus = Corpus.from_text("low low low lower lower lowest", before.config)
    found = add_tokens(begin(before), ["lower"], "built")
    result = finished(moves(before, found.tokenizer, corpus))
    # Before: 3 * 1 + 2 * 3 + 4 = 13 tokens; after: 3 * 1 + 2 * 1 + 3 = 8.
    assert (result.tokens_before, result.tokens_after) == (13, 8)
    assert (result.words, result.occurrences) == (3, 6)
    assert (result.moved_words, result.moved_occurrences) == (2, 3)
    assert result.worse_words == result.worse_occurrences == result.found == 0
    assert [(move.word, move.count, move.moved) for move in result.moved] == [
        ("lower", 2, 2),
        ("lowest", 1, 1),
    ]
    assert [len(move.before) for move in result.moved] == [3, 4]
    assert [len(move.after) for move in result.moved] == [1, 3]


def test_a_whole_token_makes_words_around_it_worse():
    """flowers was one token; with `low` found everywhere it is f, low, ers in pieces."""
    text = "flowers flowers flowers"
    before = made_of(text, merges=20, min_frequency=1)
    assert len(before.encode("flowers")) == 1
    found = add_tokens(begin(before), ["wer"], "whole")
    corpus = Corpus.from_text(text, counting_config(before))
    after = Corpus.from_text(text, counting_config(found.tokenizer))
    assert after.specials == (("wer", 3),)
    result = finished(moves(before, found.tokenizer, corpus, after))
    tokens = found.tokenizer.encode(text)
    assert (result.tokens_before, result.tokens_after) == (3, len(tokens))
    assert result.found == 3
    assert (result.worse_words, result.worse_occurrences) == (1, 3)
    (worse,) = result.worse
    assert worse.after == tuple(found.tokenizer.encode("flowers").ids)


def test_a_whole_token_that_spans_words_swallows_them():
    text = "new york new york new shoes"
    before = made_of(text, merges=3, min_frequency=1)
    found = add_tokens(begin(before), ["new york"], "whole")
    corpus = Corpus.from_text(text, counting_config(before))
    after = Corpus.from_text(text, counting_config(found.tokenizer))
    result = finished(moves(before, found.tokenizer, corpus, after))
    assert result.tokens_after == len(found.tokenizer.encode(text))
    assert {move.word: (move.count, move.moved) for move in result.moved} == {
        "new": (3, 2),
        "york": (2, 2),
    }
    (new,) = found.new
    assert all(move.after == (new.token.id,) for move in result.moved)


def test_counted_words_are_parted_at_whole_tokens():
    before = made_of("low", merges=2, min_frequency=1)
    found = add_tokens(begin(before), ["ow"], "whole")
    corpus = parted(Corpus.from_counts([("low", 3), ("owow", 2), ("x", 1)]), found.tokenizer)
    assert dict(zip(corpus.words, corpus.counts, strict=True)) == {"l": 3, "x": 1}
    assert corpus.specials == (("ow", 7),)


TYPED = st.text(alphabet="abc é", min_size=1, max_size=4)
TEXTS = st.text(alphabet="aabbc é\n", max_size=60)


@settings(max_examples=70, deadline=None)
@given(
    text=TEXTS,
    typed=st.lists(TYPED, min_size=1, max_size=3, unique=True),
    way=st.sampled_from(["whole", "built"]),
    units=st.sampled_from(["byte", "character"]),
    pretokenizer=st.sampled_from(["whitespace", "gpt2", "cl100k", "none", "digits-1"]),
    marker=st.sampled_from(["none", "end", "start"]),
    merges=st.integers(0, 8),
)
def test_figures_equal_the_text_cut_by_both(text, typed, way, units, pretokenizer, marker, merges):
    before = made_of(
        text + " abc", units=units, pretokenizer=pretokenizer, marker=marker, merges=merges,
        min_frequency=1,
    )  # fmt: skip
    try:
        found = add_tokens(begin(before), typed, way)
    except UserError:
        assume(False)
    after = found.tokenizer
    corpus = Corpus.from_text(text, counting_config(before))
    then = Corpus.from_text(text, counting_config(after)) if way == "whole" else None
    result = finished(moves(before, after, corpus, then, limit=10**6))
    assert result.tokens_before == len(before.encode(text))
    assert result.tokens_after == len(after.encode(text))
    assert result.unknown_before == sum(before.encode(text).unknown)
    assert result.unknown_after == sum(after.encode(text).unknown)
    words = Counter(before.pretokenizer.split(before.prepare(text)))
    assert result.occurrences == sum(words.values())
    if way == "built":
        naive = {
            word: count
            for word, count in words.items()
            if Tokenizer(before.vocabulary, before.config).cutter.at(None).piece(word)
            != Tokenizer(after.vocabulary, after.config).cutter.at(None).piece(word)
        }
        assert {move.word: move.moved for move in result.moved} == naive
        assert not result.worse
    else:
        # Each place of a token is counted, and each word that holds one moved wholly.
        assert result.found == sum(
            token in {new.token.id for new in found.new} for token in after.encode(text).ids
        )
        for move in result.moved:
            if any(name in move.word for name in typed):
                assert move.moved == move.count == words[move.word]
    assert result.moved_occurrences == sum(move.moved for move in result.moved)
    assert result.moved_words == len(result.moved)


@settings(max_examples=60, deadline=None)
@given(first=CORPORA, words=CORPORA, config=configs(), number=st.integers(0, 6))
def test_the_curve_is_what_fewer_steps_give(first, words, config, number):
    """One training on, told at each step; judged by trainings on for fewer steps."""
    config = config.with_changes(limit_alphabet=None)
    before = trained(Corpus.from_counts(first.items()), config)
    domain, old = Corpus.from_counts(words.items()), Corpus.from_counts(first.items())
    found = finished(go_on(begin(before), domain, number, min_frequency=1))
    made = len(found.tokenizer.vocabulary.rules) - found.base_steps
    for corpus in (domain, old):
        points = finished(curve(found.tokenizer, found.base_steps, made, corpus))
        assert [step for step, _ in points] == list(range(made + 1))
        for step, tokens in points:
            fewer = finished(go_on(begin(before), domain, step, min_frequency=1)).tokenizer
            piece = fewer.cutter.at(None).piece
            counted = zip(corpus.words, corpus.counts, strict=True)
            assert tokens == sum(count * len(piece(word)) for word, count in counted)


def test_the_curve_of_words_that_are_looked_up():
    config = TrainingConfig.defaults("word").with_changes(min_frequency=1)
    before = trained(Corpus.from_text("a a b", config), config)
    domain = Corpus.from_text("b b b c c d e e e", config)
    found = finished(go_on(begin(before), domain, 3, min_frequency=1))
    points = finished(curve(found.tokenizer, found.base_steps, 3, domain))
    assert points == [(0, 9), (1, 9), (2, 9), (3, 9)]  # a word is one token, known or not
    result = finished(moves(before, found.tokenizer, domain))
    assert (result.unknown_before, result.unknown_after) == (6, 0)


def test_the_curve_where_whole_words_are_looked_up_first():
    before = made_of("low low lower", merges=4, min_frequency=1, ignore_merges=True)
    domain = Corpus.from_text("light light lighter", before.config)
    found = finished(go_on(begin(before), domain, 5, min_frequency=1))
    points = dict(finished(curve(found.tokenizer, found.base_steps, 5, domain)))
    assert points[5] == len(found.tokenizer.encode("light light lighter"))
    assert points[0] > points[5]


@given(st.lists(WORDS, max_size=5))
def test_nothing_changes_where_nothing_is_added(words):
    before = made_of("abcabc", merges=2, min_frequency=1)
    corpus = Corpus.from_counts((word, 1) for word in words)
    result = finished(moves(before, begin(before).tokenizer, corpus))
    assert result.tokens_before == result.tokens_after
    assert not result.moved
