"""What is told of a token is what the training did: the golden lesson of five Italian words."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig, TrainingHistory, train
from bpe_desktop.models.face_book import FaceBook
from bpe_desktop.models.inspection import Inspection, inspect_token

# The lesson of the golden file
WORDS = (("basso", 6), ("bassotto", 2), ("bosso", 3), ("rosso", 9), ("rossetto", 5))


def trained(merges: int = 10) -> TrainingHistory:
    config = TrainingConfig(merges=merges, pretokenizer="whitespace")
    corpus = Corpus.from_counts(WORDS)
    from bpe_desktop.engine import Alphabet

    alphabet = Alphabet.build(corpus.words, config, corpus.counts)
    history = TrainingHistory(config, alphabet, corpus.words, corpus.counts)
    steps = train(corpus, config)
    made = []
    try:
        while True:
            made.append(next(steps))
    except StopIteration as end:
        history.append(made)
        history.finish(end.value.stop, end.value.segmentation)
    return history


@pytest.fixture(scope="module")
def history() -> TrainingHistory:
    return trained()


def about(history: TrainingHistory, name: str) -> Inspection:
    token = history.vocabulary.id_of(name)
    assert token is not None
    return inspect_token(history, FaceBook(history.vocabulary), token)


def test_the_tree_has_a_row_for_each_merge(history: TrainingHistory) -> None:
    tree = about(history, "sso").tree
    assert [(level.left.label, level.right.label) for level in tree.levels] == [
        ("ss", "o"),
        ("s", "s"),
    ]
    assert [tile.face.label for tile in tree.tiles] == ["s", "s", "o", "ss", "sso"]
    assert tree.tiles[-1].parts == (3, 2)
    assert tree.tiles[3].parts == (0, 1)


def test_the_words_that_paid_add_up_to_the_count(history: TrainingHistory) -> None:
    found = about(history, "ss")
    assert found.step == 1
    assert found.counted == 9 + 6 + 5 + 3 + 2
    assert sum(row.share for row in found.paid) == found.counted
    assert [row.count for row in found.paid] == [9, 6, 5, 3, 2]
    assert found.paid_words == 5


def test_the_fate_of_the_parts(history: TrainingHistory) -> None:
    found = about(history, "rosso")
    assert found.final == 9
    assert found.example == "rosso"
    fates = {part.face.label: (part.count, part.example) for part in found.parts}
    assert fates["ss"][0] == history.state_at(10).token_count(history.vocabulary.id_of("ss") or 0)
    for part in found.parts:
        assert (part.count > 0) == bool(part.example)
        if part.example:
            assert part.face.label in part.example


def test_later_merges_that_take_it_in(history: TrainingHistory) -> None:
    found = about(history, "sso")
    takers = {step.token for step in history.steps if "sso" in (step.left, step.right)}
    assert {use.result.label for use in found.uses} == takers
    assert found.use_count == len(found.uses)


def test_the_curve_is_the_count_at_every_step(history: TrainingHistory) -> None:
    for token in history.vocabulary:
        curve = inspect_token(history, FaceBook(history.vocabulary), token.id).curves[0]
        points = dict(curve.points)
        count = 0
        for step in range(len(history) + 1):
            count = points.get(step, count)
            assert count == history.state_at(step).token_count(token.id), (token.name, step)


def test_a_base_symbol_has_no_tree_and_no_words_that_paid(history: TrainingHistory) -> None:
    found = about(history, "r")
    assert found.step is None
    assert found.tree.levels == ()
    assert [tile.face.label for tile in found.tree.tiles] == ["r"]
    assert found.paid == ()
