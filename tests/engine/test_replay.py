"""Rules played on a text: after every step, what the tokenizer gives with its first rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, train
from bpe_desktop.engine.birth_order import in_birth_order
from bpe_desktop.engine.history import pair_matches
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.replay import WordCutter, replay
from bpe_desktop.engine.replay_history import ReplayHistory
from bpe_desktop.engine.touched_words import by_count
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary


def trained(text, **settings):
    config = TrainingConfig(**{"min_frequency": 1, "merges": 40, **settings})
    trainer = Trainer(Corpus.from_text(text, config), config)
    vocabulary = trainer.vocabulary
    vocabulary.extend(trainer.steps())
    return Tokenizer(vocabulary, config)


def played(tokenizer, words, counts):
    """Return the tokenizer's history on these words."""
    order = in_birth_order(tokenizer)
    inside = Tokenizer(order.vocabulary(), tokenizer.config)
    places = [0] * len(words)
    for place, word in enumerate(by_count(counts)):
        places[word] = place
    steps = replay(WordCutter(inside), words, counts, places)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return ReplayHistory(inside, order.first, order.numbers, words, counts, end.value)


def cut(tokenizer, word, step):
    """Return the ids that the tokenizer itself gives for one pre-token."""
    return list(tokenizer.cutter.at(step).piece(word))


def check(tokenizer, words, counts):
    """Compare every state with the tokenizer, and the figures of every step with the states."""
    history = played(tokenizer, words, counts)
    rules = tokenizer.vocabulary.rules
    counted, symbols, _ = history.series()
    assert len(history) == len(counted) == len(rules)
    before = None
    for step in range(len(rules) + 1):
        state = history.state_at(step)
        inside = [state.word(word) for word in range(len(words))]
        for word, ids in zip(words, inside, strict=True):
            shown = [history.numbers[i] if i < len(history.numbers) else None for i in ids]
            assert shown == cut(tokenizer, word, step), (word, step)
        tokens = Counter()
        for ids, count in zip(inside, counts, strict=True):
            tokens.update({i: n * count for i, n in Counter(ids).items()})
        assert list(state.token_counts()) == [tokens[i] for i in range(state.vocabulary_size)]
        assert state.symbols == symbols[step] == tokens.total()
        if before is not None:
            merge = history.steps[step - 1]
            positions = [pair_matches(ids, merge.left_id, merge.right_id)[1] for ids in before]
            assert merge.count == sum(map(int.__mul__, positions, counts)) == counted[step - 1]
            changed = {word for word, ids in enumerate(inside) if ids != before[word]}
            found, total = history.touched(step - 1, len(words))
            assert set(found) == changed
            assert total == len(changed)
            assert [counts[word] for word in found] == sorted(
                (counts[word] for word in found), reverse=True
            )
            assert (history.last_change(step) == step) == bool(changed)
            assert (history.next_change(step - 1) == step) == bool(changed) or step == len(rules)
        before = inside
    return history


WORDS = st.lists(
    st.text(alphabet="abcd", min_size=1, max_size=12), min_size=1, max_size=8, unique=True
)


@given(st.text(alphabet="abc ", min_size=4, max_size=60), WORDS, st.data())
def test_every_state_is_that_of_the_tokenizer(text, words, data):
    if not text.strip():
        return
    tokenizer = trained(text, unk_token="<unk>")
    counts = data.draw(
        st.lists(st.integers(1, 9), min_size=len(words), max_size=len(words)), label="counts"
    )
    check(tokenizer, words, counts)


@st.composite
def unordered(draw):
    """Rules in any order, several for one token: nothing that a training would make."""
    names = ["a", "b", "c"]
    rules = []
    for _ in range(draw(st.integers(1, 9))):
        left, right = draw(st.sampled_from(names)), draw(st.sampled_from(names))
        name = left + right
        if len(name) > 8:
            continue
        if name not in names:
            names.append(name)
        rules.append((left, right, name))
    rules = draw(st.permutations(rules))
    ids = {name: number for number, name in enumerate(draw(st.permutations(names)))}
    made = {name for _, _, name in rules}
    tokens = [
        Token(number, name, name.encode(), "merge" if name in made else "alphabet")
        for name, number in ids.items()
    ]
    return tokens, [
        MergeRule(rank, *(ids[name] for name in rule)) for rank, rule in enumerate(rules, 1)
    ]


@given(unordered(), WORDS, st.booleans())
@example(
    # b+c is made before a+b can be, and a rule of the rank 1 joins what the rule 2 makes.
    (
        [
            Token(0, "a", b"a", "alphabet"),
            Token(1, "b", b"b", "alphabet"),
            Token(2, "c", b"c", "alphabet"),
            Token(3, "bc", b"bc", "merge"),
            Token(4, "abc", b"abc", "merge"),
        ],
        [MergeRule(1, 0, 3, 4), MergeRule(2, 1, 2, 3)],
    ),
    ["abcabc", "bcbc"],
    False,
)
def test_rules_in_any_order_are_played_as_the_tokenizer_applies_them(parts, words, wholes):
    config = TrainingConfig(ignore_merges=wholes)
    tokenizer = Tokenizer(Vocabulary.from_parts(*parts), config)
    history = played(tokenizer, words, [1] * len(words))
    for step in range(len(history) + 1):
        state = history.state_at(step)
        tokens = Counter()
        for index, word in enumerate(words):
            ids = state.word(index)
            shown = [history.numbers[i] if i < len(history.numbers) else None for i in ids]
            assert shown == cut(tokenizer, word, step), (word, step)
            tokens.update(ids)
        assert state.symbols == tokens.total()
        assert list(state.token_counts()) == [tokens[i] for i in range(state.vocabulary_size)]
        for candidate in state.candidates(99).top:
            assert candidate.first > step  # the rank of its rule


def test_the_candidates_are_the_pairs_with_a_rule_in_its_order():
    tokenizer = trained("low lower lowest newest widest " * 4)
    words = ["low", "newest", "wider"]
    history = played(tokenizer, words, [5, 2, 1])
    for step in range(len(history) + 1):
        state = history.state_at(step)
        table = {(rule.left, rule.right): rule.rank for rule in history.vocabulary.rules}
        pairs = Counter()
        for index, count in enumerate((5, 2, 1)):
            ids = state.word(index)
            for pair in pairwise(ids):
                pairs[pair] += count
        wanted = sorted((table[pair], pair) for pair in pairs if pair in table)
        found = state.candidates(99)
        assert [(c.left_id, c.right_id) for c in found.top] == [pair for _, pair in wanted]
        assert [c.count for c in found.top] == [pairs[pair] for _, pair in wanted]
        if wanted:
            assert history.next_change(step) == wanted[0][0]


def test_a_training_played_on_its_own_corpus_is_that_training():
    text = "the cat sat on the mat; the rat sat on the cat. " * 3
    config = TrainingConfig(merges=30, min_frequency=1, marker="end")
    corpus = Corpus.from_text(text, config)
    steps = list(train(corpus, config))
    history = check(trained(text, merges=30, marker="end"), corpus.words, corpus.counts)
    for made, shown in zip(steps, history.steps, strict=True):
        assert made._replace(ties=1) == shown


def test_what_is_asked_beyond_the_last_rule_is_an_error():
    history = played(trained("aa bb", merges=1), ["aa"], [1])
    with pytest.raises(IndexError):
        history.state_at(2)
    assert history.touched(1, 9) == ([], 0)
