"""The comparison while the playhead moves on, as during a training."""

from __future__ import annotations

from typing import Any

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.models.compare_model import CompareModel
from bpe_desktop.models.comparison import Comparison
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.project import Project
from bpe_desktop.models.turns import Turns

TEXT = " ".join(f"word{n % 97} of{n % 13}" for n in range(9_000))


def test_a_playhead_that_moves_on_lets_the_measuring_come_to_its_end(qtbot: Any) -> None:
    config = TrainingConfig(merges=60)
    corpus = Corpus.from_text(TEXT[:4_000], config)
    trainer = Trainer(corpus, config)
    history = TrainingHistory(config, trainer.alphabet, corpus.words, corpus.counts)
    history.append(list(trainer.steps()))
    project, playhead, turns = Project(), Playhead(), Turns()
    model = CompareModel(project, playhead, turns)
    project.replace_history(history)
    playhead.set_length(len(history))
    model.add_text("long", TEXT)
    seen: list[Comparison] = []

    def measured() -> list[tuple[int, int]]:
        """Return the steps of the training that were told with their tokens."""
        column = model.columns[0].key
        found = []
        for comparison in seen:
            row, cell = comparison.rows[0], comparison.measure(0, column)
            if cell is not None and (row.step, cell.tokens) not in found:
                found.append((row.step, cell.tokens))
        return found

    model.changed.connect(seen.append)
    model.set_active(True)
    moves = 0
    while len(measured()) < 3 and moves < 5_000:  # each turn of the event loop, another step
        moves += 1
        playhead.set_step(moves % len(history))
        qtbot.wait(1)
    assert len(measured()) == 3
    playhead.set_step(len(history))
    qtbot.waitUntil(lambda: model.is_complete, timeout=20_000)
    # What is told of a step is what the tokenizer gives there, and at last where the playhead is.
    tokenizer = Tokenizer(history.vocabulary, config)
    assert measured()[-1][0] == len(history)
    for step, tokens in measured():
        assert tokens == len(tokenizer.encode(TEXT, merges=step))
    model.set_active(False)
