"""The forms of a word at the playhead, against counting pre-token by pre-token."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.histories import AnyHistory, make_history
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.project import Project
from bpe_desktop.models.space_table import SpacesModel, SpaceTable
from bpe_desktop.models.turns import Turns
from bpe_desktop.views.space_report import HEADER, spaces_csv
from bpe_desktop.views.space_words import loss_text, sentences

TEXT = "the cat saw the dog and  the dog saw the cat\nThe cat\tsat. the"
GPT2 = TrainingConfig(units="byte", pretokenizer="gpt2", merges=12)


def history_of(text: str, config: TrainingConfig) -> AnyHistory:
    corpus = Corpus.from_text(text, config)
    trainer = make_trainer(corpus, config)
    alphabet = trainer.alphabet
    made = []
    steps = trainer.steps()
    while True:
        try:
            made.append(next(steps))
        except StopIteration as end:
            result = end.value
            break
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(made)  # type: ignore[arg-type]
    end = (result.stop, result.segmentation) if isinstance(trainer, Trainer) else (result.stop,)
    history.finish(*end)  # type: ignore[call-arg]
    return history


class Scene:
    def __init__(self, qtbot, history: AnyHistory) -> None:
        self.qtbot = qtbot
        self.project = Project()
        self.playhead = Playhead()
        self.turns = Turns()
        self.model = SpacesModel(self.project, self.playhead, self.turns)
        self.project.replace_history(history)
        self.playhead.set_length(len(history))
        self.playhead.set_step(len(history))
        self.model.set_active(True)

    def table(self) -> SpaceTable:
        self.qtbot.waitUntil(lambda: self.model.is_complete and not self.turns.are_waiting)
        assert self.model.table is not None
        return self.model.table


def test_the_forms_are_counted_at_every_step(qtbot) -> None:
    history = history_of(TEXT, GPT2)
    scene = Scene(qtbot, history)
    tokenizer = Tokenizer(history.vocabulary, GPT2)
    counts = dict(zip(history.words, history.counts, strict=True))
    assert scene.model.word == "the"
    for step in (12, 0, 5):
        scene.playhead.set_step(step)
        table = scene.table()
        assert table.facts.step == step
        symbols = sum(
            count * len(tokenizer.encode(word, merges=step).ids) for word, count in counts.items()
        )
        assert (table.symbols, table.total) == (symbols, sum(counts.values()))
        for row in table.rows:
            words = tokenizer.pretokenizer.split(row.text)
            assert [word for word, _ in row.words] == words
            assert row.occurrences == min(counts.get(word, 0) for word in words)
            assert row.per_million == row.occurrences / table.total * 1_000_000
            assert list(row.ids) == tokenizer.encode(row.text, merges=step).ids
            assert row.places is not None
            assert row.places >= row.occurrences
    by_hand = {row.key: row.occurrences for row in scene.table().rows}
    # "the" begins the text; four times it comes with its space, "The" once, behind a newline.
    assert by_hand["plain"] == 1
    assert by_hand["before"] == 4
    assert by_hand["capital"] == 1
    assert by_hand["no-break"] == 0


def test_a_word_of_ones_own(qtbot) -> None:
    scene = Scene(qtbot, history_of(TEXT, GPT2))
    scene.table()
    scene.model.set_word(" zebra ")
    table = scene.table()
    assert table.word == "zebra"
    plain = table.row("plain")
    assert plain is not None
    assert plain.occurrences == 0
    scene.model.set_word("")
    assert scene.table().word == "the"


@pytest.mark.parametrize(
    ("config", "loss", "marker"),
    [
        (TrainingConfig(merges=5, marker="end"), "dropped", "end"),
        (TrainingConfig(merges=5, marker="end-attached"), "dropped", "end"),
        (TrainingConfig(merges=5, marker="start"), "dropped", "start"),
        (TrainingConfig.defaults("wordpiece"), "dropped", ""),
        (TrainingConfig.defaults("unigram").with_changes(vocab_size=30), "trimmed", ""),
        (TrainingConfig.defaults("word"), "dropped", ""),
        (TrainingConfig.defaults("character"), "", ""),
        (TrainingConfig(merges=5, pretokenizer="metaspace"), "", ""),
        (GPT2, "", ""),
    ],
)
def test_every_algorithm_says_what_becomes_of_spaces(
    qtbot, config: TrainingConfig, loss: str, marker: str
) -> None:
    table = Scene(qtbot, history_of(TEXT, config)).table()
    assert (table.loss, table.marker) == (loss, marker)
    said = sentences(table)
    assert said
    if loss:
        assert said[0] == loss_text(table)
        assert [row.same_as for row in table.rows[1:4]] == ["plain"] * 3
    else:
        assert said[0].startswith("A prompt that ends in a space ends in the token ␣.")
        after = table.row("after")
        assert after is not None
        assert after.faces[-1].label == "␣"


def test_the_sentence_on_a_space_by_hand(qtbot) -> None:
    # Pre-tokens: a, and five times ␣b: every word but the first brings its space.
    table = Scene(qtbot, history_of("a b b b b b", GPT2)).table()
    assert table.shares is not None
    assert (table.shares.spaced, table.shares.bare) == (5, 1)
    assert (table.shares.lone, table.shares.spaces) == (0, 5)
    said = sentences(table)
    assert said[0].endswith("In the corpus a space stands alone 0 times among 5: 0.0%.")
    assert "83.3% of the words bring their space along, as “␣b” does (5 times)." in said[1]
    assert said[2] == "End a prompt without a space."


def test_the_table_as_csv(qtbot) -> None:
    table = Scene(qtbot, history_of(TEXT, GPT2)).table()
    lines = spaces_csv(table).decode().splitlines()
    assert lines[0] == ",".join(HEADER)
    assert len(lines) == 1 + len(table.rows)
    line = next(line for line in lines if line.startswith("Tab before"))
    assert '"\\tthe"' in line.replace('""', '"')
