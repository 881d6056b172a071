"""The export dialog: formats, extent, losses, and what stands in the way of a path."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Vocabulary
from bpe_desktop.errors import FormatError, UserError
from bpe_desktop.formats import registry
from bpe_desktop.views.export_dialog import FORMATS, ExportDialog
from bpe_desktop.views.setting_words import refusal_words
from bpe_desktop.views.theme import Theme

LOSS = "GPT-2 files know no end-of-word marker."


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme, tmp_path: Path) -> ExportDialog:
    made = ExportDialog(theme, name="svejk", folder=str(tmp_path))
    qtbot.addWidget(made)
    made.set_merges(4, 22)
    made.set_losses(lambda key: [LOSS] if key == "gpt2" else [])
    with qtbot.waitActive(made):
        made.open()
    return made


def choose(dialog: ExportDialog, qtbot: QtBot, key: str) -> None:
    button = dialog.findChild(QRadioButton, key)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def button(dialog: ExportDialog) -> QPushButton:
    return dialog.findChild(QPushButton, "exportButton")


def note(dialog: ExportDialog) -> str:
    return dialog.findChild(QLabel, "exportNote").text()


def test_exports_all_to_the_usual_file(dialog: ExportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(dialog.export_requested) as asked:
        qtbot.mouseClick(button(dialog), Qt.MouseButton.LeftButton)
    assert asked.args == ["hf", str(tmp_path / "tokenizer.json"), None]
    assert not dialog.isVisible()


def test_exports_up_to_the_playhead(dialog: ExportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    choose(dialog, qtbot, "format.csv")
    choose(dialog, qtbot, "exportToPlayhead")
    with qtbot.waitSignal(dialog.export_requested) as asked:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert asked.args == ["csv", str(tmp_path / "svejk.csv"), 4]


def test_playhead_at_the_end_is_all(dialog: ExportDialog) -> None:
    dialog.set_merges(22, 22)
    assert not dialog.findChild(QRadioButton, "exportToPlayhead").isVisible()
    assert dialog.upto() is None


def test_playhead_at_the_start_exports_the_alphabet(dialog: ExportDialog, qtbot: QtBot) -> None:
    dialog.set_merges(0, 22)
    choose(dialog, qtbot, "exportToPlayhead")
    assert dialog.upto() == 0


def test_losses_are_said_per_format(dialog: ExportDialog, qtbot: QtBot) -> None:
    losses = dialog.findChild(QLabel, "exportLosses")
    assert not losses.isVisible()
    choose(dialog, qtbot, "format.gpt2")
    assert losses.isVisible()
    assert losses.text() == LOSS
    assert dialog.format == "gpt2"
    choose(dialog, qtbot, "format.hf")
    assert not losses.isVisible()


def test_several_files_go_to_a_folder(dialog: ExportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    choose(dialog, qtbot, "format.gpt2")
    assert dialog.path() == str(tmp_path / "svejk")
    assert note(dialog) == ""
    (tmp_path / "svejk").mkdir()
    (tmp_path / "svejk" / "merges.txt").write_text("", encoding="utf-8")
    choose(dialog, qtbot, "format.hf")
    choose(dialog, qtbot, "format.gpt2")
    assert note(dialog) == "Replaces merges.txt."
    assert button(dialog).text() == "Replace"


def test_what_exists_is_said_before(dialog: ExportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{}", encoding="utf-8")
    field = dialog.findChild(QLineEdit, "exportPath")
    field.selectAll()
    qtbot.keyClicks(field, str(tmp_path / "old.json"))
    assert note(dialog) == "Replaces old.json."
    qtbot.keyClicks(field, "x")
    assert note(dialog) == ""
    assert button(dialog).text() == "Export"


@pytest.mark.parametrize(
    ("path", "said"),
    [("", "Name a file."), ("{tmp}", "is a folder"), ("{tmp}/no/where.json", "does not exist")],
)
def test_path_that_cannot_be(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path, path: str, said: str
) -> None:
    field = dialog.findChild(QLineEdit, "exportPath")
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, path.format(tmp=tmp_path))
    assert said in note(dialog)
    assert not button(dialog).isEnabled()
    with qtbot.assertNotEmitted(dialog.export_requested):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_typed_path_survives_another_format(dialog: ExportDialog, qtbot: QtBot) -> None:
    field = dialog.findChild(QLineEdit, "exportPath")
    field.selectAll()
    qtbot.keyClicks(field, "mine")
    choose(dialog, qtbot, "format.csv")
    assert dialog.path() == "mine"


def test_browse_asks_without_blocking(dialog: ExportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(dialog.findChild(QPushButton, "exportBrowse"), Qt.MouseButton.LeftButton)
    chooser = dialog.findChild(QFileDialog, "exportFileDialog")
    assert chooser.isVisible()
    chooser.fileSelected.emit(str(tmp_path / "chosen.json"))
    chooser.close()
    assert dialog.path() == str(tmp_path / "chosen.json")


def test_escape_exports_nothing(dialog: ExportDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(dialog.export_requested):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_formats_are_those_of_the_contract() -> None:
    assert {form.key for form in FORMATS} == {
        "hf",
        "gpt2",
        "tiktoken",
        "sentencepiece",
        "bert",
        "subword-nmt",
        "minbpe",
        "csv",
    }
    known = registry.FORMATS
    for form in FORMATS:
        suffix = known[form.key].suffix
        assert known[form.key].is_folder == (len(form.files) > 1)
        assert not suffix or form.files[0].endswith(suffix)


@pytest.mark.parametrize(
    ("algorithm", "keys", "extent"),
    [
        ("wordpiece", ["hf", "bert", "csv"], "The first 3 merges, up to the playhead"),
        ("unigram", ["hf", "sentencepiece", "csv"], "The first 3 rounds, up to the playhead"),
        ("word", ["hf", "csv"], "The first 3 words, up to the playhead"),
    ],
)
def test_each_system_has_its_formats(qtbot: QtBot, algorithm, keys, extent) -> None:
    dialog = ExportDialog(Theme("light"), algorithm=algorithm)
    qtbot.addWidget(dialog)
    dialog.set_merges(3, 8)
    buttons = dialog.findChildren(QRadioButton)
    offered = [
        b.objectName().removeprefix("format.") for b in buttons if "format." in b.objectName()
    ]
    assert offered == keys
    assert dialog.findChild(QRadioButton, "exportToPlayhead").text() == extent


@pytest.mark.parametrize(
    ("key", "file"), [("tiktoken", "svejk.tiktoken"), ("subword-nmt", "svejk.codes")]
)
def test_files_of_other_libraries(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path, key: str, file: str
) -> None:
    choose(dialog, qtbot, f"format.{key}")
    assert dialog.path() == str(tmp_path / file)
    with qtbot.waitSignal(dialog.export_requested) as asked:
        qtbot.mouseClick(button(dialog), Qt.MouseButton.LeftButton)
    assert asked.args == [key, str(tmp_path / file), None]


def test_file_beside_the_ranks_is_replaced_too(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "svejk.tiktoken.json").write_text("{}")
    choose(dialog, qtbot, "format.tiktoken")
    assert note(dialog) == "Replaces svejk.tiktoken.json."
    dialog.findChild(QLineEdit, "exportPath").clear()
    assert note(dialog) == "Name a file."


def test_dialog_fits_a_low_screen(dialog: ExportDialog, qtbot: QtBot) -> None:
    long = "The special tokens are written without what was set for them, which is not kept."
    dialog.set_losses(lambda _key: [long, long, long])
    for form in FORMATS:
        if form.algorithms and "bpe" not in form.algorithms:
            continue
        choose(dialog, qtbot, f"format.{form.key}")
        box = dialog.findChild(QLabel, "exportLosses")
        qtbot.waitUntil(lambda box=box: box.height() >= box.heightForWidth(box.width()))
        assert dialog.height() <= 700


def refuse_gpt2(key: str) -> list[str]:
    """Hold everything but in GPT-2's files."""
    if key == "gpt2":
        raise FormatError("GPT-2 files hold bytes only.", "Choose another format.")
    return [LOSS] if key == "csv" else []


def test_format_that_cannot_hold_it_says_why(dialog: ExportDialog, qtbot: QtBot) -> None:
    dialog.set_losses(refuse_gpt2)
    losses = dialog.findChild(QLabel, "exportLosses")
    assert button(dialog).isEnabled()
    choose(dialog, qtbot, "format.gpt2")
    assert losses.isVisible()
    assert losses.text() == "GPT-2 files hold bytes only.\nChoose another format."
    assert losses.parentWidget().property("surface") == "bad_soft"
    assert not button(dialog).isEnabled()
    field = dialog.findChild(QLineEdit, "exportPath")
    qtbot.keyClicks(field, "x")
    with qtbot.assertNotEmitted(dialog.export_requested):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    choose(dialog, qtbot, "format.csv")
    assert losses.text() == LOSS
    assert losses.parentWidget().property("surface") == "warn_soft"
    assert button(dialog).isEnabled()
    choose(dialog, qtbot, "format.hf")
    assert not losses.isVisible()


def test_refusal_of_the_chosen_format_is_said_at_once(dialog: ExportDialog, qtbot: QtBot) -> None:
    choose(dialog, qtbot, "format.gpt2")
    dialog.set_losses(refuse_gpt2)
    assert dialog.findChild(QRadioButton, "format.gpt2").isEnabled()
    assert dialog.findChild(QLabel, "exportLosses").text().startswith("GPT-2 files hold bytes")
    assert not button(dialog).isEnabled()


def test_what_cannot_hold_the_settings_is_told_beforehand(
    dialog: ExportDialog, qtbot: QtBot
) -> None:
    config = TrainingConfig(marker="end")
    dialog.set_check(lambda key: registry.check_settings(config, key))
    told = {
        form.key: dialog.findChild(QLabel, f"formatText.{form.key}").text() for form in FORMATS[:3]
    }
    assert told["hf"] == FORMATS[0].text
    assert told["tiktoken"] == "Cannot hold Units: Characters."
    text = dialog.findChild(QLabel, "formatText.sentencepiece")
    assert text.text() == "Cannot hold Word end: Marker ·."
    assert "Train with Word end: None, or export another format." in text.toolTip()


@pytest.mark.parametrize(
    "config",
    [
        TrainingConfig(),
        TrainingConfig(marker="end"),
        TrainingConfig(marker="end", pretokenizer="bert+gpt2"),
        TrainingConfig(units="byte", pretokenizer="whitespace"),
        TrainingConfig(units="byte", pretokenizer="gpt2", normalizer="nfc"),
        TrainingConfig(pretokenizer="none", normalizer="bert"),
        TrainingConfig(pretokenizer="gpt2"),
        TrainingConfig(units="grapheme"),
    ],
)
def test_a_refusal_has_the_words_of_the_window(qapp: object, config: TrainingConfig) -> None:
    trainer = Trainer(Corpus.from_text("low low lower", config), config)
    steps = [*trainer.steps()]
    tokenizer = Tokenizer(Vocabulary.from_training(trainer.alphabet, steps, config), config)
    refused = 0
    for key in (form.key for form in FORMATS if not form.algorithms or "bpe" in form.algorithms):
        try:
            registry.losses(tokenizer, key)
        except UserError as error:
            refused += 1
            said = {word.rstrip(".,") for word in " ".join(refusal_words(error)).split()}
            assert not said & {"hf", "bpe", "sp-words", "pre-tokenizer", "byte", "whitespace"}
    assert refused
