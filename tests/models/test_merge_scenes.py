"""What is shown of a training that still goes on."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.models.merge_scenes import MergeScenes
from bpe_desktop.models.scene_maker import RowChoice, Snapshot

WORDS = {"basso": 6, "bassotto": 2, "bosso": 3, "rosso": 9, "rossetto": 5}


@pytest.mark.parametrize("done", [0, 3])
def test_the_newest_state_of_wordpiece_has_scores_as_it_has_afterwards(done: int) -> None:
    config = TrainingConfig(algorithm="wordpiece", min_frequency=1)
    trainer = Trainer(Corpus.from_counts(WORDS.items()), config)
    history = TrainingHistory(config, trainer.alphabet, tuple(WORDS), tuple(WORDS.values()))
    generator = trainer.steps()
    history.append(list(islice(generator, done)))
    snapshot = Snapshot(done, trainer.candidates(40), (0, 1))
    maker = MergeScenes(history)
    live = maker.candidates_at_once(done, snapshot)
    scene = maker.scene(done, RowChoice(), snapshot)
    following = next(generator)
    assert scene.result.label == following.token
    assert scene.counted == following.count
    if done == 0:
        assert (scene.result.label, scene.score, live.rows[0].score) == (
            "ba", "0.0909", Fraction(1, 11),
        )  # fmt: skip
    history.append([following])
    after = maker.scene(done, RowChoice(), None)
    assert (after.result.label, after.counted, after.score) == (
        scene.result.label, scene.counted, scene.score,
    )  # fmt: skip
    counted = history.state_at(done).candidates(40)
    assert [row.score for row in live.rows] == [candidate.score for candidate in counted.top]
    assert (live.pairs, live.tied) == (counted.pairs, counted.tied)
