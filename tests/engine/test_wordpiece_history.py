"""WordPiece's training as a film: every state equals a replay by the definition."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Segmentation, TrainingConfig, make_history, make_trainer
from bpe_desktop.engine.history import TrainingHistory, base_symbol_counts, summarize

from .test_wordpiece_training import CORPORA, ITALIAN, configs, oracle_of
from .wordpiece_oracle import UNKNOWN, WordPieceOracle


def trained(words, config):
    trainer = make_trainer(Corpus.from_counts(words.items()), config)
    generator = trainer.steps()
    steps = []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            return trainer, steps, end.value


def check(history: TrainingHistory, oracle: WordPieceOracle, step: int, kept: list[int]) -> None:
    """Compare the state after `step` merges with the oracle's; `kept` are the words to show."""
    state = history.state_at(step)
    ids = {symbol: 1 + number for number, symbol in enumerate(oracle.born)} | {UNKNOWN: 0}
    assert [state.word(word) for word in range(len(kept))] == [
        tuple(ids[symbol] for symbol in oracle.state[word]) for word in kept
    ]
    uses = oracle.symbol_counts()
    assert list(state.token_counts()) == [uses[UNKNOWN], *(uses[symbol] for symbol in oracle.born)]
    if not history.finished and not history.holds_all_words:
        assert not state.candidates(5).exact
        return
    expected = oracle.candidates()
    found = state.candidates(7)
    assert found.exact
    assert found.pairs == len(oracle.pair_counts())
    assert [((c.left_id, c.right_id), c.count, c.score) for c in found.top] == [
        ((ids[left], ids[right]), count, score) for (left, right), count, score in expected[:7]
    ]
    assert found.tied == sum(score == expected[0][2] for _, _, score in expected)
    for candidate, (pair, count, score) in zip(found.top, expected, strict=False):
        assert candidate.scoring == (
            uses[pair[0]],
            uses[pair[1]],
            1 + sum(other > score for _, _, other in expected),
            1 + sum(other > count for _, other, _ in expected),
        )


@settings(max_examples=150, deadline=None)
@given(words=CORPORA, config=configs(), data=st.data())
def test_every_state_is_that_of_a_replay(words, config, data):
    trainer, steps, result = trained(words, config)
    kept = list(range(len(words)))
    if words and data.draw(st.booleans()):
        kept = sorted(data.draw(st.sets(st.sampled_from(kept))))
    texts, counts = tuple(words), tuple(words.values())
    history = make_history(
        config,
        trainer.alphabet,
        [texts[word] for word in kept],
        [counts[word] for word in kept],
        base_counts=base_symbol_counts(trainer.alphabet, texts, counts),
        distinct=len(words),
        occurrences=sum(counts),
    )
    oracle = oracle_of(words, config)
    check(history, oracle, 0, kept)
    for number, step in enumerate(steps, 1):
        oracle.merge(oracle.candidates()[0][0])
        history.append([step])
        check(history, oracle, number, kept)
    symbols, starts = result.segmentation
    parts = [symbols[starts[word] : starts[word + 1]] for word in kept]
    part = Segmentation(
        type(symbols)("I", [token for tokens in parts for token in tokens]),
        type(starts)("Q", [0, *accumulate(map(len, parts))]),
    )
    history.finish(result.stop, part, summarize(result.segmentation, counts))
    oracle = oracle_of(words, config)
    check(history, oracle, 0, kept)
    for number in range(1, len(steps) + 1):
        pair = oracle.candidates()[0][0]
        holders = [at for at, word in enumerate(kept) if pair in set(pairwise(oracle.state[word]))]
        holders.sort(key=lambda at: (-counts[kept[at]], at))
        assert history.touched(number - 1, 100) == (holders, len(holders))
        oracle.merge(pair)
        check(history, oracle, number, kept)


def test_the_two_ranks_of_the_lesson():
    config = TrainingConfig(algorithm="wordpiece", min_frequency=1)
    trainer, steps, result = trained(dict(ITALIAN), config)
    words, counts = zip(*ITALIAN, strict=True)
    history = make_history(config, trainer.alphabet, words, counts)
    history.append(steps)
    history.finish(result.stop, result.segmentation)
    names = [token.name for token in history.vocabulary]
    top = history.state_at(0).candidates(100).top
    rows = {(names[c.left_id], names[c.right_id]): c for c in top}
    best, frequent = rows["b", "##a"], rows["##s", "##s"]
    assert (best.score, best.scoring.score_rank, best.scoring.count_rank) == (Fraction(1, 11), 1, 5)
    assert (frequent.score, frequent.scoring.count_rank) == (Fraction(25, 50 * 50), 1)
    assert frequent.scoring.score_rank == 8
