"""The grids at the playhead, against every number encoded by itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.gage.training_history import GageTraining
from bpe_desktop.engine.histories import AnyHistory, make_history
from bpe_desktop.engine.number_splits import figures_of, with_digits
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.models.digit_variants import ONES, DigitPhase, DigitVariants
from bpe_desktop.models.number_grids import MAIN, NumbersModel
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.project import Project
from bpe_desktop.models.turns import Turns

TEXT = " ".join(str(n * n % 2111) for n in range(900)) + " 1984 1984 1999"
GPT2 = TrainingConfig(units="byte", pretokenizer="gpt2", merges=60)


def history_of(text: str, config: TrainingConfig) -> AnyHistory:
    corpus = Corpus.from_text(text, config)
    trainer = make_trainer(corpus, config)
    alphabet = trainer.alphabet
    steps = list(trainer.steps())
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(steps)  # type: ignore[arg-type]
    return history


class Scene:
    def __init__(self, qtbot, history: AnyHistory) -> None:
        self.qtbot = qtbot
        self.project = Project()
        self.playhead = Playhead()
        self.turns = Turns()
        self.variants = DigitVariants()
        self.model = NumbersModel(self.project, self.playhead, self.turns, self.variants)
        self.project.replace_history(history)
        self.playhead.set_length(len(history))
        self.playhead.set_step(len(history))

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: self.model.is_complete, timeout=20_000)


@pytest.fixture
def scene(qtbot) -> Scene:
    return Scene(qtbot, history_of(TEXT, GPT2))


def check(scene: Scene, key: int, history: AnyHistory, step: int, space: str = "") -> None:
    """Hold a grid against the ids of every number."""
    column = next(column for column in scene.model.columns if column.key == key)
    numbers = scene.model.range
    tokenizer = Tokenizer(history.vocabulary, history.config)
    for at, cell in enumerate(column.cells):
        assert cell is not None
        ids = tokenizer.encode(f"{space}{numbers.first + at}", merges=step).ids
        assert list(cell.ids) == ids
    cells = [cell for cell in column.cells if cell is not None]
    assert column.figures == figures_of(numbers.first, cells)
    assert column.facts.step == step


def test_the_grid_is_what_encode_gives_at_every_step(scene: Scene) -> None:
    model = scene.model
    history = scene.project.history
    assert isinstance(history, AnyHistory)
    model.set_range("years")
    model.set_active(True)
    for step in (60, 0, 17, 60):
        scene.playhead.set_step(step)
        scene.wait()
        check(scene, MAIN, history, step)
    model.set_spaced(True)
    scene.wait()
    check(scene, MAIN, history, 60, " ")
    model.set_range("999")
    scene.wait()
    check(scene, MAIN, history, 60, " ")
    assert model.columns[0].sees_spaces


def test_all_ten_thousand_come_in_small_portions(scene: Scene) -> None:
    filled: list[tuple[int, int]] = []
    scene.model.cells_filled.connect(lambda _key, start, end: filled.append((start, end)))
    scene.model.set_active(True)
    scene.wait()
    assert filled[0][0] == 0
    assert filled[-1][1] == 10_000
    assert all(end - start <= 100 for start, end in filled)
    assert all(a[1] == b[0] for a, b in pairwise(filled))


def test_nothing_is_done_while_nobody_looks(scene: Scene) -> None:
    scene.playhead.set_step(3)
    assert not scene.turns.are_waiting
    assert scene.model.columns == ()
    scene.model.set_active(True)
    scene.model.set_active(False)
    scene.qtbot.waitUntil(lambda: not scene.turns.are_waiting)
    scene.playhead.set_step(5)
    scene.model.set_active(True)
    scene.wait()
    assert scene.model.columns[0].facts.step == 5


def test_a_variant_ends_where_the_training_ends(scene: Scene) -> None:
    model = scene.model
    model.set_range("99")
    model.set_active(True)
    alone = history_of(TEXT, with_digits(GPT2, 1))
    scene.variants.update(ONES, phase=DigitPhase.DONE, history=alone)
    scene.wait()
    assert [column.key for column in model.columns] == [MAIN, ONES]
    check(scene, ONES, alone, len(alone))
    figures = model.columns[1].figures
    assert figures is not None
    assert (figures.irregular, figures.evenness) == (0, 1.0)
    scene.playhead.set_step(1)
    scene.wait()
    check(scene, ONES, alone, min(1, len(alone)))
    scene.variants.reset(DigitPhase.OFF)
    scene.wait()
    assert [column.key for column in model.columns] == [MAIN]


def test_one_number_with_its_causes(scene: Scene) -> None:
    scene.model.set_range("99")
    scene.model.set_active(True)
    scene.wait()
    column = scene.model.columns[0]
    cut = column.cut("1984")
    tokenizer = column.compared.tokenizer
    assert [face.id for face in cut.faces] == tokenizer.encode("1984").ids
    for face, made in zip(cut.faces, cut.made, strict=True):
        assert face.id is not None
        token = tokenizer.vocabulary.token(face.id)
        assert (made is None) == (token.rank is None)
        if made is not None:
            assert (made.rank, made.left + made.right) == (token.rank, face.label)
    assert column.cut("12 34").gaps == {len(column.cut("12").faces)}


def test_typed_numbers_are_parted_by_semicolons(scene: Scene) -> None:
    scene.model.set_typed(" 1,234 ;; -7;" + "9" * 100 + ";1;2;3;4;5;6;7;8;9;10;11")
    found = scene.model.typed_numbers()
    assert found[:3] == ["1,234", "-7", "9" * 60]
    assert len(found) == 12


def test_a_training_that_begins_under_our_eyes_is_followed(qtbot) -> None:
    whole = history_of(TEXT, GPT2)
    corpus = Corpus.from_text(TEXT, GPT2)
    alphabet = make_trainer(corpus, GPT2).alphabet
    history = make_history(GPT2, alphabet, corpus.words, corpus.counts)
    scene = Scene(qtbot, history)
    scene.model.set_range("99")
    scene.model.set_active(True)
    scene.wait()
    check(scene, MAIN, history, 0)
    history.append(whole.steps)  # type: ignore[arg-type]
    scene.playhead.set_length(60)
    for step in (60, 20):
        scene.playhead.set_step(step)
        scene.wait()
        check(scene, MAIN, history, step)
        assert scene.model.columns[0].facts.steps == 60


def test_a_compressor_has_no_grid(qtbot) -> None:
    history = history_of("1 22 333", TrainingConfig.defaults("gage"))
    assert isinstance(history, GageTraining)
    scene = Scene(qtbot, history)
    with qtbot.waitSignal(scene.model.columns_changed):
        scene.model.set_active(True)
    scene.wait()
    assert scene.model.columns == ()
