"""The states of a unigram training by random access, and what they explain."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import Alphabet, Corpus, Tokenizer, TrainingConfig, make_history, train
from bpe_desktop.engine.unigram import UNKNOWN, ScoredPiece, UnigramModel

WORDS = [("▁low", 9), ("▁lower", 4), ("▁lowest", 3), ("▁newest", 6), ("▁widest", 5), ("▁née", 1)]
CONFIG = TrainingConfig(
    algorithm="unigram",
    vocab_size=24,
    unk_token="<unk>",
    normalizer="sp-escape",
    pretokenizer="sp-words",
)


@pytest.fixture(scope="module")
def history():
    corpus = Corpus.from_counts(WORDS)
    generator = train(corpus, CONFIG)
    steps = []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            result = end.value
            break
    alphabet = Alphabet.build(corpus.words, CONFIG, corpus.counts)
    made = make_history(CONFIG, alphabet, corpus.words, corpus.counts)
    made.append(steps)
    made.finish(result.stop)
    return made, result


def test_a_state_is_what_the_pieces_of_its_step_make(history):
    made, _ = history
    for number in [*range(len(made) + 1), 0, len(made)]:
        state = made.state_at(number)
        scores = state.scores()
        names = {token_id: made.vocabulary.token(token_id).name for token_id in scores}
        model = UnigramModel(ScoredPiece(names[n], n, score) for n, score in scores.items())
        counts = [0] * len(made.vocabulary)
        for index, (word, count) in enumerate(WORDS):
            wanted = tuple(0 if n == UNKNOWN else n for _, _, n in model.best(word))
            assert state.word(index) == wanted
            for token_id in wanted:
                counts[token_id] += count
        assert [*state.token_counts()] == counts
        assert state.symbols == sum(counts)
        assert state.vocabulary_size == 1 + len(scores)
    with pytest.raises(IndexError):
        made.state_at(len(made) + 1)


def test_the_finished_vocabulary_encodes_as_the_last_state(history):
    made, result = history
    assert [*made.vocabulary.finished()] == [*result.vocabulary]
    tokenizer = Tokenizer(result.vocabulary, CONFIG)
    live = Tokenizer(made.vocabulary, CONFIG)
    last = made.state_at(len(made))
    for index, (word, _) in enumerate(WORDS):
        names = [made.vocabulary.token(token_id).name for token_id in last.word(index)]
        assert tokenizer.encode(word).tokens == names
        assert live.encode(word).tokens == names
        first = live.encode(word, merges=0)
        assert first.tokens == [*word]


def test_what_a_step_drops_and_changes_is_told(history):
    made, _ = history
    for number, step in enumerate(made.steps):
        leaving = made.leaving(number, 10_000)
        assert {piece.token_id for piece in leaving} == {*step.removed}
        touched, total = made.touched(number, 3)
        assert len(touched) == min(3, total)
        before, after = made.state_at(number), made.state_at(number + 1)
        for word in touched:
            assert before.word(word) != after.word(word)
        for token_id in step.removed:
            assert after.is_scaffold(token_id)
            assert not after.is_there(token_id)
    assert made.leaving(len(made), 5) == []
    assert made.touched(len(made), 5) == ([], 0)


def test_it_explains_by_the_best_ways(history):
    _, result = history
    tokenizer = Tokenizer(result.vocabulary, CONFIG)
    tokens = tokenizer.encode("▁lowest").tokens
    found = tokenizer.explain("▁lowest", tokens[0])
    assert found.outcome == "token"
    assert found.best.score > found.other.score
    assert "The next best way" in found.sentence
    single = next(name for name in "▁lowest" if name not in tokens)
    found = tokenizer.explain("▁lowest", single)
    assert found.outcome == "blocked"
    assert tokenizer.vocabulary.id_of(single) in found.other.pieces
    assert "less probable" in found.sentence
    assert tokenizer.explain("▁low", "d").outcome == "absent"
    assert tokenizer.explain("▁low", "<unk>").outcome == "special"
    assert tokenizer.explain("▁low", "zzz").outcome == "unknown"
