"""What is said of a number whose tokens are a marker, or unknown."""

from __future__ import annotations

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.models.compared_tokenizers import of_history
from bpe_desktop.models.number_grids import CutNumber, NumberColumn
from bpe_desktop.views.number_words import cut_tip, reasons


def cut(text: str, number: str, config: TrainingConfig) -> CutNumber:
    corpus = Corpus.from_text(text, config)
    trainer = Trainer(corpus, config)
    history = TrainingHistory(config, trainer.alphabet, corpus.words, corpus.counts)
    history.append(list(trainer.steps()))
    compared = of_history(history, len(history), 0, "training", "")
    assert compared is not None
    return NumberColumn(0, compared, 1).cut(number)


def test_a_marker_is_told_apart_from_the_digits() -> None:
    found = cut("x 0 1", "0", TrainingConfig(merges=0, marker="end"))
    assert (len(found.faces), found.shape) == (2, (1,))
    assert cut_tip(found).startswith("2 tokens (1 without a digit)")


def test_an_unknown_digit_is_not_of_the_alphabet() -> None:
    config = TrainingConfig(merges=0)
    found = cut("low low", "0", config)
    assert (found.unknown, len(found.faces)) == (1, 1)
    assert "alphabet has no such digit" in reasons(found, "bpe")
    assert "of the alphabet" in reasons(cut("low 0", "0", config), "bpe")
