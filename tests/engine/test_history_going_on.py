"""The film of a training that goes on from another, against a replay by the naive oracle."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.history import TrainingHistory, base_symbol_counts, summarize
from bpe_desktop.engine.runs import repeating_words
from bpe_desktop.engine.trainer import Segmentation, Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import ConfigError

from .oracle import Oracle
from .samples import CORPORA, configs, oracle_of


def begun(words, config, merges) -> Vocabulary:
    trainer = Trainer(Corpus.from_counts(words.items()), config.with_changes(merges=merges))
    trainer.vocabulary.extend(trainer.steps())
    return trainer.vocabulary


def finished(trainer):
    """Return the steps of a training and its result."""
    steps = []
    generator = trainer.steps()
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as stop:
            return steps, stop.value


def going_on(words, config, grown) -> Oracle:
    """Return the oracle, put into the state after the old rules, with the ids of `grown`."""
    oracle = oracle_of(words, config, min_frequency=1)  # candidates are shown however rare
    ids = {(t.kind == "marker", t.name): t.id for t in grown if t.kind not in ("merge", "special")}
    to_grown = {i: ids[not oracle.text_sizes[i], name] for i, name in oracle.names.items()}
    sizes = {token.id: int(token.kind in ("alphabet", "byte")) for token in grown}
    for token in grown:
        if token.left is not None:
            sizes[token.id] = sizes[token.left] + sizes[token.right]
    oracle.state = [[to_grown[i] for i in word] for word in oracle.state]
    oracle.names = {token.id: token.name for token in grown}
    oracle.text_sizes = sizes
    oracle.apart = {
        t.id for t in grown if t.kind == "special" or (t.kind == "byte" and config.units != "byte")
    }
    oracle.first_id = 0
    for rule in grown.rules:
        oracle.merge((rule.left, rule.right))
        for i, word in enumerate(oracle.state):  # it gave the token a new id
            oracle.state[i] = [rule.result if t == len(grown) else t for t in word]
        del oracle.names[len(grown)], oracle.text_sizes[len(grown)]
    return oracle


@settings(max_examples=200, deadline=None)
@given(
    first=CORPORA,
    words=CORPORA,
    config=configs(),
    merges=st.integers(0, 8),
    data=st.data(),
)
def test_every_step_equals_the_oracle(first, words, config, merges, data):
    config = config.with_changes(limit_alphabet=None)
    start = begun(first, config, merges)
    trainer = Trainer(Corpus.from_counts(words.items()), config, start=start)
    steps, result = finished(trainer)
    kept = list(range(len(words)))
    if words:
        kept = sorted(data.draw(st.sets(st.sampled_from(kept))))
    all_words, counts = tuple(words), tuple(words.values())
    history = TrainingHistory(
        config,
        trainer.alphabet,
        [all_words[word] for word in kept],
        [counts[word] for word in kept],
        base_counts=base_symbol_counts(
            trainer.alphabet, all_words, counts, config, trainer.vocabulary
        ),
        distinct=len(words),
        occurrences=sum(counts),
        start=trainer.vocabulary,
    )
    assert len(history) == 0
    assert history.start_rank == len(start.rules)
    history.append(steps)
    if data.draw(st.booleans()):
        cut = result.segmentation
        part = Segmentation(cut.symbols[:0], cut.starts[:0])
        part.starts.append(0)
        for word in kept:
            part.symbols.extend(cut.symbols[cut.starts[word] : cut.starts[word + 1]])
            part.starts.append(len(part.symbols))
        tables = summarize(cut, counts, repeating_words(all_words, config))
        history.finish(result.stop, part, tables)
    oracle = going_on(words, config, trainer.vocabulary)
    for k in range(len(steps) + 1):
        state = history.state_at(k)
        shown = [tuple(oracle.state[word]) for word in kept]
        assert [state.word(word) for word in range(len(kept))] == shown
        assert state.words(range(len(kept))) == shown
        assert state.symbols == oracle.symbols()
        assert state.vocabulary_size == len(oracle.names)
        totals = [0] * len(oracle.names)
        for word, weight in zip(oracle.state, counts, strict=True):
            for token in word:
                totals[token] += weight
        assert list(state.token_counts()) == totals
        if history.finished or history.holds_all_words:
            found, expected = state.candidates(5), oracle.candidates()
            top = [((c.left_id, c.right_id), c.count) for c in found.top]
            assert top == expected[:5]
            assert found.pairs == len(oracle.pair_counts())
        if k < len(steps):
            assert steps[k].step == history.start_rank + k + 1
            pair = steps[k].left_id, steps[k].right_id
            holders = [kept.index(word) for word in oracle.holders(pair) if word in kept]
            assert history.touched(k, 9) == (holders[:9], len(holders))
            oracle.merge(pair)
    assert [token.id for token in history.vocabulary] == list(range(len(oracle.names)))


def test_ids_and_ranks_of_the_old_merges_are_kept():
    config = TrainingConfig(min_frequency=1, merges=2)
    start = begun({"abc": 3}, config, 1)
    trainer = Trainer(Corpus.from_counts([("abcd", 2), ("dabc", 1)]), config, start=start)
    steps, result = finished(trainer)
    history = TrainingHistory(
        config, trainer.alphabet, ("abcd", "dabc"), (2, 1), start=trainer.vocabulary
    )
    history.append(steps)
    history.finish(result.stop, result.segmentation)
    shown = [
        [" ".join(history.vocabulary.token(i).name for i in history.state_at(k).word(0))]
        for k in range(3)
    ]
    assert shown == [["ab c d"], ["abc d"], ["abcd"]]
    assert [(rule.rank, rule.result) for rule in history.vocabulary.rules] == [
        (1, 3),
        (2, 5),
        (3, 6),
    ]


@pytest.mark.parametrize(
    "tokens",
    [
        [Token(0, "a", b"a", "alphabet"), Token(2, "b", b"b", "alphabet")],
        [Token(0, "a", b"a", "alphabet"), Token(1, "<s>", b"<s>", "special")],
    ],
)
def test_vocabularies_that_no_film_can_start_from(tokens):
    config = TrainingConfig()
    trainer = Trainer(Corpus.from_counts([("ab", 1)]), config)
    with pytest.raises(ConfigError, match="cannot be shown step by step"):
        TrainingHistory(
            config, trainer.alphabet, ("ab",), (1,), start=Vocabulary.from_parts(tokens, ())
        )
