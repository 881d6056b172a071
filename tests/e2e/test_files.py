"""Opening, saving and exporting in the window; what cannot be opened leaves all as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QPushButton
from tokenizers import Tokenizer as HuggingFaceTokenizer
from tokenizers.models import BPE

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.project import USUAL_CONFIG
from bpe_desktop.models.run_state import Phase
from bpe_desktop.views.export_dialog import ExportDialog

HARD_TEXT = "  švejk\n\nposlušně 👩‍👩‍👧 a\tb\r\n end "


def open_and_train(driver, path):
    driver.application.files.open_path(str(path))
    driver.wait(lambda: driver.project.source.name == path.name)
    driver.wait_for_training()


@pytest.fixture
def refused(sample):
    """Open something that cannot be opened; return the message. What was open must stay."""

    def open_(path):
        source, history = sample.project.source, sample.project.history
        text = sample.find("corpusEditor").toPlainText()
        sample.application.files.open_path(str(path))
        sample.wait(lambda: bool(sample.errors()))
        assert sample.project.source is source
        assert sample.project.history is history
        assert sample.find("corpusEditor").toPlainText() == text
        assert sample.find("messageBar").isVisible()
        assert str(path) not in sample.application.files.recent()
        return sample.application.messages.messages[-1]

    return open_


def test_an_empty_file_is_refused_in_one_line(refused, tmp_path):
    path = tmp_path / "empty.txt"
    path.touch()
    message = refused(path)
    assert message.text == "empty.txt is empty."
    assert message.hint


def test_a_sample_named_as_a_file_comes_with_its_settings(driver):
    sample = next(s for s in driver.application.samples.values() if s.name != "svejk")
    driver.application.open_first([str(sample.path)])
    driver.wait_for_training()
    assert driver.project.source.name == sample.name
    assert driver.project.config == TrainingConfig(**sample.settings)
    assert driver.project.live_text == sample.live_text


@pytest.mark.slow
def test_closing_does_not_ask_about_the_settings_of_a_sample(sample):
    sample.project.set_config(sample.project.config.with_changes(merges=3))
    assert not sample.application.files.has_unsaved_changes
    assert sample.window.close()
    assert sample.window.findChild(QMessageBox, "unsavedChanges") is None


@pytest.mark.slow
def test_dialogs_begin_where_the_last_one_ended(sample, tmp_path):
    sample.trigger("open")
    dialog = sample.window.findChild(QFileDialog)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    first = documents if Path(documents).is_dir() else Path.home()
    assert Path(dialog.directory().path()) == Path(first)
    path = tmp_path / "words.txt"
    path.write_text("low lower lowest", encoding="utf-8")
    dialog.filesSelected.emit([str(path)])
    dialog.close()
    sample.wait(lambda: sample.project.source.name == "words.txt")
    sample.wait_for_training()
    sample.project.set_config(sample.project.config)
    assert sample.application.files.export_target() == ("words", str(tmp_path))
    sample.application.acting.open_sample(next(iter(sample.application.samples)))
    sample.wait_for_training()
    assert sample.application.files.export_target()[1] == str(tmp_path)
    sample.application.settings.setValue("files/folder", str(tmp_path / "gone"))
    assert sample.application.dialogs.last_folder.path == Path(first)


def test_a_folder_is_refused_in_one_line(refused, tmp_path):
    assert "is a folder" in refused(tmp_path).text


def test_a_missing_file_is_refused_in_one_line(refused, tmp_path):
    assert "does not exist" in refused(tmp_path / "gone.txt").text


def test_a_binary_file_is_refused_in_one_line(refused, tmp_path):
    path = tmp_path / "notes.bin"
    path.write_bytes(bytes(range(256)) * 20)
    message = refused(path)
    assert message.text == "notes.bin is not text."


def test_a_large_binary_file_is_refused_after_its_first_page(refused, tmp_path):
    path = tmp_path / "late.txt"
    path.write_bytes(b"text " * 600_000 + b"\0\0\0")
    assert refused(path).text == "late.txt is not text."


def test_a_damaged_tokenizer_is_refused_in_one_line(refused, tmp_path):
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps({"version": "1.0", "model": {"type": "BPE", "vocab": {}}}))
    assert refused(path).text.startswith("tokenizer.json is damaged")


def test_a_legacy_encoding_is_guessed_shown_and_can_be_overruled(sample, tmp_path):
    text = "Рано сутрин градът мълчи. Реката тече бавно под стария мост.\r\n" * 20
    path = tmp_path / "old.txt"
    path.write_bytes(text.encode("cp1251"))
    open_and_train(sample, path)
    assert sample.project.source.text == text
    assert sample.project.source.files[0].how == "guess"
    sample.application.corpus.set_encoding("koi8-r")
    sample.wait(lambda: sample.project.source.files[0].encoding == "koi8-r")
    assert sample.project.source.files[0].how == "chosen"
    sample.application.corpus.set_encoding("cp1251")
    sample.wait_for_training()
    assert sample.project.source.text == text


def test_bytes_that_are_no_text_are_kept_by_the_trainer(sample, tmp_path):
    path = tmp_path / "broken.txt"
    path.write_bytes(b"caf\xe9 caf\xe9 caf\xe9 plain text plain text\n" * 3)
    sample.project.set_config(TrainingConfig(units="byte", min_frequency=2))
    sample.application.files.open_path(str(path))
    sample.application.corpus.set_encoding("utf-8")
    sample.wait(lambda: sample.project.source.path == path)
    sample.wait_for_training()
    assert sample.project.source.is_streamed
    words = [word.encode("utf-8", "surrogateescape") for word in sample.project.history.words]
    assert b"caf\xe9" in words
    assert "\ufffd" in sample.find("corpusEditor").toPlainText()
    assert sample.find("corpusEditor").isReadOnly()


def test_a_large_file_is_shown_by_pages_and_trained_whole(sample, tmp_path):
    path = tmp_path / "large.txt"
    path.write_text("".join(f"line {i} of the large file\n" for i in range(100_000)))
    sample.application.files.open_path(str(path))
    editor = sample.find("corpusEditor")
    assert editor.toPlainText().startswith("line 0 of")  # at once
    assert editor.isReadOnly()
    sample.wait(lambda: sample.project.source.name == "large.txt")
    sample.wait_for_training()
    assert sample.project.history.state_at(0).symbols > 1_500_000
    sample.application.panes.corpus.page_requested.emit(3)
    first = editor.toPlainText().split("\n")[0]
    assert first.startswith("line ")
    assert first != "line 0 of the large file"


def test_a_word_count_table_is_taken_as_listed(sample, tmp_path):
    path = tmp_path / "words.tsv"
    path.write_text("tap\t30\npat\t5\n", encoding="utf-8")
    open_and_train(sample, path)
    assert sample.project.source.counts
    assert sample.project.history.counts == (30, 5)


def test_carriage_returns_are_part_of_the_corpus_until_it_is_edited(sample, tmp_path):
    path = tmp_path / "dos.txt"
    path.write_bytes(b"a b\r\nc\xc2\xa0d\r\n")
    sample.project.set_config(TrainingConfig(pretokenizer="none", min_frequency=1))
    open_and_train(sample, path)
    assert sample.project.history.words == ("a b\r\nc\u00a0d\r\n",)


def test_reload_reads_the_file_again(sample, tmp_path):
    path = tmp_path / "text.txt"
    path.write_text("one two", encoding="utf-8")
    open_and_train(sample, path)
    path.write_text("three", encoding="utf-8")
    sample.trigger("reload")
    sample.wait_for_training()
    assert sample.project.history.words == ("three",)


def test_a_project_comes_back_as_it_was_left(qtbot, sample, tmp_path):
    sample.replace_corpus("low\t5\nlower\t2\nnewest\t6\nwidest\t3\n")
    sample.wait(lambda: sample.project.run.phase is Phase.STALE)
    sample.wait_for_training()
    sample.application.playback.seek(4)
    sample.find("liveInput").selectAll()
    sample.type("liveInput", "lowest é")
    sample.trigger("save")
    dialog = sample.window.findChild(QFileDialog)
    path = tmp_path / "lesson.bpe"
    dialog.selectFile(str(path))
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    sample.wait(path.exists)
    assert not sample.project.modified
    text, config = sample.project.source.text, sample.project.config

    sample.application.acting.open_sample("english.txt")
    sample.wait_for_training()
    sample.application.files.open_path(str(path))
    sample.wait(lambda: sample.project.source.text == text)
    sample.wait_for_training()
    assert sample.project.config == config
    assert sample.find("liveInput").toPlainText() == "lowest é"
    assert sample.playhead.step == 4
    assert "lesson.bpe" in sample.window.windowTitle()


def test_unsaved_changes_of_a_project_are_asked_about_once(sample, tmp_path):
    path = tmp_path / "kept.bpe"
    sample.application.files._save_as(path)
    sample.type("liveInput", "x")
    sample.application.acting.open_sample("english.txt")
    box = sample.window.findChild(QMessageBox)
    assert box is not None
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert sample.project.path == path
    assert sample.project.source.name == "svejk.tsv"
    sample.application.acting.open_sample("english.txt")
    boxes = [b for b in sample.window.findChildren(QMessageBox) if b.isVisible()]
    boxes[-1].button(QMessageBox.StandardButton.Save).click()
    sample.wait(lambda: sample.project.source.name == "english.txt")
    assert json.loads(path.read_text("utf-8"))["view"]["live_texts"][0].startswith("x")


def test_settings_that_are_not_trained_yet_are_saved(sample, tmp_path):
    path = tmp_path / "lesson.bpe"
    sample.project.set_config(sample.project.config.with_changes(merges=7))
    sample.application.files._save_as(path)
    content = json.loads(path.read_text("utf-8"))
    assert content["config"]["merges"] == 7
    assert content["rules"] == []  # those of the earlier settings would not fit
    sample.wait_for_training()
    sample.application.files.save()
    assert len(json.loads(path.read_text("utf-8"))["rules"]) == 7


def test_typing_just_before_closing_is_asked_about_once(sample, tmp_path):
    sample.application.files._save_as(tmp_path / "lesson.bpe")
    sample.type("corpusEditor", "x")
    sample.window.close()
    sample.window.close()
    assert sample.window.isVisible()
    boxes = [box for box in sample.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    boxes[0].button(QMessageBox.StandardButton.Save).click()
    sample.wait(lambda: not sample.window.isVisible())
    assert json.loads((tmp_path / "lesson.bpe").read_text("utf-8"))["corpus"]["text"][0] == "x"


def test_a_new_corpus_leaves_the_saved_project_alone(sample, tmp_path):
    path = tmp_path / "lesson.bpe"
    sample.application.files._save_as(path)
    saved = path.read_bytes()
    sample.trigger("newCorpus")
    sample.settle()
    assert sample.project.path is None
    assert "Untitled" in sample.window.windowTitle()
    sample.application.files.open_path(str(path))
    sample.wait_for_training()
    assert path.read_bytes() == saved
    assert sample.project.path == path
    assert "švejk" in sample.find("corpusEditor").toPlainText()


def test_a_typed_corpus_is_not_thrown_away_unasked(sample):
    sample.type("corpusEditor", "x")
    sample.trigger("newCorpus")
    boxes = [box for box in sample.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    boxes[0].button(QMessageBox.StandardButton.Cancel).click()
    assert sample.find("corpusEditor").toPlainText().startswith("x")
    sample.trigger("newCorpus")
    boxes = [box for box in sample.window.findChildren(QMessageBox) if box.isVisible()]
    boxes[0].button(QMessageBox.StandardButton.Discard).click()
    assert sample.find("corpusEditor").toPlainText() == ""


def _visible_questions(driver):
    return [box for box in driver.window.findChildren(QMessageBox) if box.isVisible()]


def _press_new(driver):
    driver.window.activateWindow()
    driver.wait(driver.window.isActiveWindow)
    handle = driver.window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)


def _type_merges(driver):
    field = driver.application.panes.training.form.stop_number
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Tab)


@pytest.mark.parametrize("part", ["settings", "live text", "corpus"])
def test_what_was_changed_without_a_project_is_asked_about_once(sample, tmp_path, part):
    path = tmp_path / "words.txt"
    path.write_text("low lower lowest\n", encoding="utf-8")
    open_and_train(sample, path)
    assert not sample.window.isWindowModified()
    if part == "settings":
        _type_merges(sample)
    else:
        sample.type("liveInput" if part == "live text" else "corpusEditor", "x")
    sample.wait(sample.window.isWindowModified)
    _press_new(sample)
    (question,) = _visible_questions(sample)
    assert question.text() == "Save the project?"
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert "lowest" in sample.find("corpusEditor").toPlainText()
    assert not sample.window.close()
    QTest.mouseClick(
        _visible_questions(sample)[0].button(QMessageBox.StandardButton.Cancel),
        Qt.MouseButton.LeftButton,
    )
    _press_new(sample)
    discard = _visible_questions(sample)[0].button(QMessageBox.StandardButton.Discard)
    QTest.mouseClick(discard, Qt.MouseButton.LeftButton)
    assert sample.find("corpusEditor").toPlainText() == ""
    assert not sample.window.isWindowModified()
    _press_new(sample)
    assert _visible_questions(sample) == []


def test_nothing_is_asked_about_what_is_as_it_came(sample, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("low lower lowest", encoding="utf-8")
    open_and_train(sample, path)
    _type_merges(sample)
    assert sample.window.isWindowModified()
    sample.window.centre.setFocus()
    handle = sample.window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not sample.window.isWindowModified()
    _press_new(sample)
    assert _visible_questions(sample) == []
    assert sample.find("corpusEditor").toPlainText() == ""


def test_a_file_that_cannot_be_opened_leaves_the_project_open(sample, tmp_path):
    path = tmp_path / "lesson.bpe"
    sample.application.files._save_as(path)
    sample.application.files.open_path(str(tmp_path / "gone.txt"))
    assert sample.errors()
    assert sample.project.path == path


@pytest.fixture
def large(tmp_path):
    path = tmp_path / "large.txt"
    path.write_text("".join(f"line {i} of the large file\n" for i in range(100_000)))
    return path


def test_a_project_given_up_while_it_opens_leaves_no_trace(sample, large, tmp_path):
    open_and_train(sample, large)
    path = tmp_path / "big.bpe"
    sample.application.files._save_as(path)
    saved = path.read_bytes()
    sample.application.acting.open_sample("english.txt")
    sample.wait_for_training()
    sample.application.files.open_path(str(path))
    assert sample.application.corpus.is_opening
    sample.application.acting.open_sample("czech.txt")
    sample.wait_for_training()
    assert sample.project.path is None
    assert sample.project.config.merges == 200
    assert path.read_bytes() == saved


def test_a_large_file_can_be_read_again(sample, large):
    open_and_train(sample, large)
    sample.trigger("reload")
    sample.wait(lambda: not sample.application.corpus.is_opening)
    sample.wait_for_training()
    assert sample.application.actions["train"].isEnabled()


def test_a_large_file_that_is_gone_or_shorter_says_so(sample, large):
    open_and_train(sample, large)
    large.write_text("short\n")
    sample.application.corpus.show_page(90)
    large.unlink()
    sample.trigger("reload")
    assert "does not exist" in sample.errors()[-1]
    assert sample.project.run.phase is Phase.FINISHED


def test_cancel_gives_up_a_file_that_is_being_read(sample, large):
    history = sample.project.history
    sample.application.files.open_path(str(large))
    assert sample.project.run.phase is Phase.COUNTING
    sample.trigger("cancel")
    assert sample.project.run.phase is Phase.FINISHED
    assert sample.project.history is history
    assert "švejk" in sample.find("corpusEditor").toPlainText()


def test_reading_a_projects_corpus_again_stays_in_the_project(sample, tmp_path):
    corpus = tmp_path / "text.txt"
    corpus.write_text("one two", encoding="utf-8")
    open_and_train(sample, corpus)
    path = tmp_path / "lesson.bpe"
    sample.application.files._save_as(path)
    corpus.write_text("three", encoding="utf-8")
    sample.trigger("reload")
    sample.wait_for_training()
    assert sample.project.path == path
    assert sample.project.modified


def test_a_text_that_was_only_shown_is_not_edited(sample, tmp_path):
    path = tmp_path / "dos.txt"
    path.write_bytes("a\u00a0b\r\nc\u2028d\r\n".encode())
    open_and_train(sample, path)
    sample.trigger("train")
    sample.wait_for_training()
    assert sample.project.source.text == "a\u00a0b\r\nc\u2028d\r\n"
    assert not sample.application.files.has_unsaved_changes


def test_a_line_of_the_new_corpus_takes_the_place_of_the_samples_text(sample, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("\nMy own first line.\nAnother.\n", encoding="utf-8")
    open_and_train(sample, path)
    assert sample.find("liveInput").toPlainText() == "My own first line."
    sample.type("liveInput", "typed ")
    other = tmp_path / "other.txt"
    other.write_text("Something else.", encoding="utf-8")
    open_and_train(sample, other)
    assert sample.find("liveInput").toPlainText().startswith("typed ")


def test_closing_with_unsaved_changes_asks_first(sample, tmp_path):
    path = tmp_path / "kept.bpe"
    sample.application.files._save_as(path)
    sample.type("liveInput", "x")
    sample.window.close()
    assert sample.window.isVisible()
    box = sample.window.findChild(QMessageBox)
    box.button(QMessageBox.StandardButton.Discard).click()
    sample.wait(lambda: not sample.window.isVisible())


@pytest.mark.parametrize("next_one", ["corpus", "sample", "project", "tokenizer", "nothing"])
def test_an_error_about_opening_goes_once_something_else_is_open(sample, tmp_path, next_one):
    project = tmp_path / "kept.bpe"
    sample.application.files._save_as(project)
    (tmp_path / "tokenizer.json").write_text(HuggingFaceTokenizer(BPE()).to_str())
    (tmp_path / "words.txt").write_text("low lower lowest\n", encoding="utf-8")
    bad = tmp_path / "noise.txt"
    bad.write_bytes(b"\0\1\2\0" * 100)
    sample.application.files.open_path(str(bad))
    sample.wait(lambda: bool(sample.errors()))
    sample.application.messages.show_error("Something else failed.")
    if next_one == "nothing":
        _press_new(sample)
    elif next_one == "sample":
        sample.application.actions.sample_requested.emit("english.txt")
    else:
        names = {"corpus": "words.txt", "project": "kept.bpe", "tokenizer": "tokenizer.json"}
        path = tmp_path / names[next_one]
        sample.window.files_dropped.emit([str(path)])
    sample.wait(lambda: sample.errors() == ["Something else failed."])


def test_a_missing_file_of_the_command_line_is_told_over_the_sample(driver, tmp_path):
    driver.application.open_first([str(tmp_path / "gone.txt")])
    driver.wait_for_training()
    assert ["gone.txt does not exist" in error for error in driver.errors()] == [True]
    assert not driver.project.source.is_empty


def test_an_error_about_opening_stays_while_what_is_open_is_edited(sample, tmp_path):
    sample.application.files.open_path(str(tmp_path / "gone.txt"))
    sample.wait(lambda: bool(sample.errors()))
    before = sample.errors()
    sample.type("corpusEditor", "x")
    sample.wait(lambda: sample.project.source.text.startswith("x"))
    assert sample.errors() == before


def test_a_damaged_project_is_refused(refused, tmp_path):
    path = tmp_path / "broken.bpe"
    path.write_text('{"format": "bpe-desktop", "version": 1, "config": {}, "tokens": [[1]]}')
    assert "damaged" in refused(path).text


@pytest.mark.parametrize(
    ("sample_name", "changes"),
    [
        ("svejk.tsv", {}),
        ("bulgarian-shop.tsv", {}),
        ("english.txt", {}),
        ("english.txt", {"units": "byte", "tie_break": "lowest-ids"}),
        ("japanese-mix.txt", {}),
        ("czech.txt", {"pretokenizer": "whitespace", "marker": "start"}),
    ],
)
def test_the_exported_tokenizer_gives_the_ids_of_the_window(driver, tmp_path, sample_name, changes):
    driver.application.acting.open_sample(sample_name)
    driver.wait_for_training()
    if changes:
        driver.project.set_config(driver.project.config.with_changes(**changes))
        driver.wait(lambda: driver.project.run.phase is not Phase.FINISHED)
        driver.wait_for_training()
    driver.trigger("export")
    dialog = driver.window.findChild(ExportDialog)
    path = tmp_path / "tokenizer.json"
    dialog.findChild(QLineEdit, "exportPath").setText(str(path))
    QTest.mouseClick(dialog.findChild(QPushButton, "exportButton"), Qt.MouseButton.LeftButton)
    driver.wait(path.exists)
    assert driver.errors() == []
    assert "equal ids" in driver.application.messages.messages[-1].hint

    judge = HuggingFaceTokenizer.from_file(str(path))
    live = driver.find("liveInput")
    for text in (driver.project.live_text, HARD_TEXT, driver.project.source.text[:2000]):
        live.selectAll()
        QTest.keyClick(live, Qt.Key.Key_Delete)
        driver.application.project.set_live_text(text, "file")
        driver.settle()
        ids = list(driver.application.live._result().ids)
        unknown = judge.token_to_id("<unk>")
        assert judge.encode(text).ids == [unknown if token is None else token for token in ids]


def test_a_recent_file_that_is_gone_leaves_the_list(sample, tmp_path):
    path = tmp_path / "gone.txt"
    path.write_text("tap pat tap\n")
    open_and_train(sample, path)
    path.unlink()
    assert str(path) in sample.application.files.recent()
    menu = sample.application.actions.menu("recent")
    next(action for action in menu.actions() if "gone.txt" in action.text()).trigger()
    assert sample.errors() == ["gone.txt does not exist any more."]
    assert str(path) not in sample.application.files.recent()
    assert sample.project.source.text == "tap pat tap\n"


def test_a_file_does_not_keep_the_settings_of_a_sample(driver, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("low low lower lowest newer newest " * 3, encoding="utf-8")
    application, project = driver.application, driver.project
    application.open_first([])
    application.acting.open_sample("italian-five-words.tsv")
    driver.wait_for_training()
    assert project.config.merges == 10
    application.files.open_path(str(path))
    driver.wait(lambda: bool(project.source.files))
    driver.wait_for_training()
    assert project.config == project.history.config == USUAL_CONFIG
    (message,) = application.messages.messages
    assert message.kind == "good"
    assert "no longer those of the sample" in message.text
    assert "100 merges" in message.hint
    assert not application.files.has_unsaved_changes
    # What a person has set stays, and so do the settings of a file before.
    project.set_config(project.config.with_changes(merges=7))
    application.files.open_path(str(path))
    driver.wait_for_training()
    assert project.config.merges == 7
    application.acting.open_sample("italian-five-words.tsv")
    driver.wait_for_training()
    project.set_config(project.config.with_changes(merges=8))
    application.files.open_path(str(path))
    driver.wait(lambda: bool(project.source.files))
    driver.wait_for_training()
    assert project.config.merges == 8
