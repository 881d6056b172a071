"""Several files, packed files and JSON lines in the window, opened and changed by real events."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
)

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.run_state import Phase

pytestmark = pytest.mark.slow  # a window for each test

BULGARIAN = "Рано сутрин градът мълчи. Реката тече бавно под стария мост.\n" * 20


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """A text, a packed text in an old encoding, JSON lines."""
    plain, packed, lines = tmp_path / "plain.txt", tmp_path / "old.txt.gz", tmp_path / "c.jsonl"
    plain.write_text("low lower low\nnew\n", encoding="utf-8")
    packed.write_bytes(gzip.compress(BULGARIAN.encode("cp1251")))
    records = [{"text": "low tide", "title": "One"}, {"text": "high\ntide", "title": "Two"}]
    lines.write_text("".join(json.dumps(record) + "\n" for record in records))
    return [plain, packed, lines]


def drop(driver, paths) -> None:
    """Drag files over the window and let them go."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, buttons, keys = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(300, 300), action, data, buttons, keys)
    QApplication.sendEvent(driver.window, enter)
    assert enter.isAccepted()
    let_go = QDropEvent(QPointF(300, 300), action, data, buttons, keys, QEvent.Type.Drop)
    QApplication.sendEvent(driver.window, let_go)


def choose(driver, paths) -> None:
    """Type names into the dialog that is open, and accept it."""
    dialog = driver.window.findChild(QFileDialog)
    dialog.setDirectory(str(paths[0].parent))
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    field.setText(" ".join(f'"{path.name}"' for path in paths))
    QTest.keyClick(field, Qt.Key.Key_Return)


def trained(driver, name: str) -> None:
    """Wait until the corpus called `name` is open and trained."""
    driver.wait(lambda: driver.project.source.name == name)
    driver.wait_for_training()


def counts(driver) -> dict[str, int]:
    history = driver.project.history
    return dict(zip(history.words, history.counts, strict=True))


def rows(driver) -> list[str]:
    listed = driver.find("corpusFiles", QListWidget)
    return [listed.item(row).text() for row in range(listed.count())] if listed.isVisible() else []


TEXTS = f"low lower low new low tide high tide {BULGARIAN}"
EXPECTED = Counter(TEXTS.split())


@pytest.fixture
def opened(sample, files):
    """A window with the three files open."""
    sample.project.set_config(TrainingConfig(merges=20))
    drop(sample, files)
    trained(sample, "plain.txt and 2 more")
    return sample


def test_files_dropped_together_are_one_corpus(opened, files):
    assert opened.errors() == []
    assert counts(opened) == EXPECTED
    assert rows(opened) == [path.name for path in files]
    assert opened.find("corpusEditor").text() == "low lower low\nnew\n"
    assert opened.find("corpusEditor").isReadOnly()
    assert opened.application.files.recent()[:3] == [str(path) for path in files]


def test_files_chosen_together_are_one_corpus(sample, files):
    sample.trigger("open")
    choose(sample, files)
    trained(sample, "plain.txt and 2 more")
    assert counts(sample) == EXPECTED


def test_files_named_on_the_command_line_are_one_corpus(driver, files):
    driver.application.open_first([str(path) for path in files])
    trained(driver, "plain.txt and 2 more")
    assert counts(driver) == EXPECTED


def test_a_file_is_shown_by_choosing_it(opened):
    listed = opened.find("corpusFiles", QListWidget)
    editor = opened.find("corpusEditor")
    row = listed.visualItemRect(listed.item(1))
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert editor.text() == BULGARIAN
    QTest.keyClick(listed, Qt.Key.Key_Down)
    assert editor.text() == "low tide\nhigh\ntide"
    assert [editor._number(block) for block in range(3)] == ["1", "2", ""]
    opened.click("pageBack")
    assert listed.currentRow() == 1
    assert opened.project.run.phase is Phase.FINISHED  # to look is no change


def test_files_are_taken_out_and_added(opened, files):
    listed = opened.find("corpusFiles", QListWidget)
    listed.setCurrentRow(1)
    opened.click("removeFile")
    trained(opened, "plain.txt and 1 more")
    assert rows(opened) == ["plain.txt", "c.jsonl"]
    assert opened.find("corpusEditor").text().startswith("low tide")  # what came next
    QTest.keyClick(opened.find("corpusFiles"), Qt.Key.Key_Delete)
    trained(opened, "plain.txt")
    assert rows(opened) == []
    assert not opened.find("corpusEditor").isReadOnly()
    assert opened.project.source.text == "low lower low\nnew\n"
    opened.application.panes.corpus.add_requested.emit()
    choose(opened, files[:2])  # one of them is open already
    trained(opened, "plain.txt and 1 more")
    assert rows(opened) == ["plain.txt", "old.txt.gz"]
    assert opened.find("corpusEditor").text() == BULGARIAN


def test_what_was_typed_is_asked_about_before_files_are_added(sample, files):
    drop(sample, files[:1])
    trained(sample, "plain.txt")
    sample.type("corpusEditor", "x")
    sample.application.files.add_paths([str(files[1])])
    box = sample.window.findChild(QMessageBox)
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert sample.find("corpusEditor").text().startswith("xlow")


@pytest.mark.parametrize(
    ("name", "data", "problem"),
    [
        (
            "cut.gz",
            gzip.compress(BULGARIAN.encode(), mtime=0)[:-9],
            "cut.gz is a gzip file that is broken",
        ),
        ("none.txt", b"", "none.txt is empty."),
        ("a.bin", bytes(range(256)) * 9, "a.bin is not text."),
        ("b.jsonl", b'{"text": "a"}\n{"te', "b.jsonl, line 2: this is no JSON object."),
        ("b.jsonl", b'{"n": 1}\n', "b.jsonl has no field that holds text."),
        ("words.tsv", b"tap\t30\n", "words.tsv is a table of word counts, plain.txt is a text."),
        ("x.bpe", b'{"format": "bpe-desktop", "version": 1}', "x.bpe is a project"),
    ],
)
def test_one_wrong_file_is_named_and_all_stays(opened, files, tmp_path, name, data, problem):
    wrong = tmp_path / name
    wrong.write_bytes(data)
    source, shown = opened.project.source, opened.find("corpusEditor").text()
    for act in (
        lambda: drop(opened, [files[0], wrong]),
        lambda: opened.application.files.add_paths([str(wrong)]),
    ):
        opened.application.messages.clear()
        act()
        opened.wait(lambda: bool(opened.errors()))
        assert opened.errors()[0].startswith(problem)
        assert opened.project.source is source
        assert opened.find("corpusEditor").text() == shown
        assert opened.project.run.phase is Phase.FINISHED


def test_a_bomb_is_told_in_one_line(opened, tmp_path):
    bomb = tmp_path / "bomb.gz"
    bomb.write_bytes(gzip.compress(b"a" * 100_000_000))
    source = opened.project.source
    drop(opened, [bomb])
    opened.wait(lambda: bool(opened.errors()))
    assert "unpacks to more than 100 times its size" in opened.errors()[0]
    assert opened.project.source is source


def test_a_small_packed_text_can_be_edited(sample, files):
    drop(sample, files[1:2])
    trained(sample, "old.txt.gz")
    assert sample.project.source.text == BULGARIAN
    sample.replace_corpus("low lower")
    sample.wait(lambda: sample.project.source.text == "low lower")
    sample.wait_for_training()
    assert counts(sample) == {"low": 1, "lower": 1}


def test_a_large_packed_text_is_paged_and_its_lines_are_numbered_through(sample, tmp_path):
    path = tmp_path / "large.txt.gz"
    lines = [f"line {number} of the large file" for number in range(1, 100_001)]
    path.write_bytes(gzip.compress("\n".join(lines).encode()))
    drop(sample, [path])
    trained(sample, "large.txt.gz")
    assert counts(sample)["large"] == 100_000
    editor = sample.find("corpusEditor")
    for _ in range(4):
        first = editor.text().split("\n")[0]
        assert lines[int(editor._number(0)) - 1] == first
        sample.click("pageForward")
    assert int(editor._number(0)) > 1000
    assert editor.text().split("\n")[0] == lines[int(editor._number(0)) - 1]


def test_the_field_of_json_lines_can_be_chosen(opened):
    listed = opened.find("corpusFiles", QListWidget)
    field = opened.find("jsonField", QComboBox)
    assert not field.isVisible()  # the file in view holds plain text
    listed.setCurrentRow(2)
    assert field.isVisible()
    assert [field.itemText(i) for i in range(field.count())] == ["text: low tide", "title: One"]
    assert field.currentData() == "text"
    QTest.keyClick(field, Qt.Key.Key_Down)
    opened.wait(lambda: opened.project.source.files[2].field == "title")
    opened.wait_for_training()
    assert counts(opened)["One"] == 1
    assert "tide" not in counts(opened)
    assert opened.find("corpusEditor").text() == "One\nTwo"
    assert listed.currentRow() == 2


def test_the_likeliest_field_is_chosen_first(sample, tmp_path):
    path = tmp_path / "reviews.jsonl"
    path.write_text('{"id": "a1", "review": "low tide, high tide"}\n')
    drop(sample, [path])
    trained(sample, "reviews.jsonl")
    assert sample.project.source.files[0].field == "review"


def test_the_encoding_of_the_file_in_view_can_be_chosen(opened):
    opened.find("corpusFiles", QListWidget).setCurrentRow(1)
    assert opened.find("changeEncoding").isVisible()
    opened.application.panes.corpus.encoding_requested.emit("koi8-r")
    opened.wait(lambda: opened.project.source.files[1].encoding == "koi8-r")
    opened.wait_for_training()
    assert [file.how for file in opened.project.source.files] == ["utf-8", "chosen", "utf-8"]
    garbled = BULGARIAN.encode("cp1251").decode("koi8-r")
    assert opened.find("corpusEditor").text() == garbled
    assert counts(opened)[garbled.split()[0]] == 20


def test_word_counts_are_of_all_files(opened):
    opened.application.panes.corpus.mode_requested.emit("counts")
    shown = dict(line.split("\t") for line in opened.find("corpusEditor").text().split("\n"))
    assert shown == {word: str(count) for word, count in EXPECTED.items()}
    opened.find("corpusFiles", QListWidget).setCurrentRow(1)
    assert opened.find("corpusEditor").text() == BULGARIAN


def test_a_change_of_settings_trains_on_all_files_again(opened):
    opened.project.set_config(opened.project.config.with_changes(merges=3))
    opened.wait(lambda: opened.project.run.phase is not Phase.FINISHED)
    opened.wait_for_training()
    assert len(opened.project.history.steps) == 3
    assert counts(opened) == EXPECTED


def test_a_file_that_changes_on_the_disk_is_offered_to_be_read_again(opened, files):
    files[0].write_text("other words", encoding="utf-8")
    messages = opened.application.messages
    opened.wait(lambda: any(m.kind == "warn" for m in messages.messages))
    assert messages.messages[-1].text == "plain.txt has changed on the disk."
    buttons = [b for b in messages.findChildren(QPushButton) if b.text() == "Reload"]
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    opened.wait(lambda: "other" in opened.find("corpusEditor").text())
    opened.wait_for_training()
    assert counts(opened)["other"] == 1
    assert not any(m.kind == "warn" for m in messages.messages)


def test_a_file_that_is_replaced_is_noticed_again_and_again(opened, files, tmp_path):
    messages = opened.application.messages
    for text in ("first", "second longer"):
        new = tmp_path / "new"
        new.write_text(text)
        new.replace(files[0])
        opened.wait(lambda: any(m.kind == "warn" for m in messages.messages))
        opened.trigger("reload")
        opened.wait(lambda text=text: opened.find("corpusEditor").text() == text)
        opened.wait_for_training()
        assert not any(m.kind == "warn" for m in messages.messages)


def test_a_file_that_is_gone_is_named_and_all_stays(opened, files):
    files[1].unlink()
    source = opened.project.source
    opened.trigger("reload")
    opened.wait(lambda: bool(opened.errors()))
    assert "old.txt.gz does not exist" in opened.errors()[-1]
    assert opened.project.source is source
    opened.application.messages.clear()
    opened.find("corpusFiles", QListWidget).setCurrentRow(1)
    assert "old.txt.gz does not exist" in opened.errors()[-1]


def test_a_project_keeps_files_fields_and_encodings(opened, tmp_path):
    opened.application.panes.corpus.file_requested.emit(1)
    opened.application.panes.corpus.encoding_requested.emit("windows-1251")
    opened.wait(lambda: opened.project.source.files[1].how == "chosen")
    opened.application.panes.corpus.file_requested.emit(2)
    opened.application.panes.corpus.field_requested.emit("title")
    opened.wait(lambda: opened.project.source.files[2].field == "title")
    opened.wait_for_training()
    source, expected = opened.project.source, counts(opened)
    path = tmp_path / "lesson.bpe"
    opened.application.files._save_as(path)
    opened.application.acting.open_sample("english.txt")
    opened.wait_for_training()
    drop(opened, [path])
    opened.wait(lambda: opened.project.source == source)
    opened.wait_for_training()
    assert counts(opened) == expected
    assert rows(opened) == ["plain.txt", "old.txt.gz", "c.jsonl"]
    assert opened.project.path == path


def test_two_tables_of_word_counts_add_up(sample, tmp_path):
    one, two = tmp_path / "one.tsv", tmp_path / "two.tsv.gz"
    one.write_text("tap\t30\npat\t5\n")
    two.write_bytes(gzip.compress(b"tap\t1\n"))
    drop(sample, [one, two])
    trained(sample, "one.tsv and 1 more")
    assert sample.project.source.counts
    assert counts(sample) == {"tap": 31, "pat": 5}


def test_large_files_are_read_while_the_window_goes_on(sample, tmp_path):
    paths = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.txt"
        path.write_text("".join(f"{name} line {i} of a large file\n" for i in range(60_000)))
        paths.append(path)
    drop(sample, paths)
    assert sample.application.corpus.is_opening
    assert sample.find("corpusEditor").text().startswith(("a line 0", "b line 0"))
    trained(sample, "a.txt and 1 more")
    assert counts(sample)["large"] == 120_000
    source = sample.project.source
    drop(sample, paths[::-1])
    assert sample.application.corpus.is_opening
    sample.trigger("cancel")
    assert sample.project.source is source
    assert sample.find("corpusEditor").text().startswith("a line 0")
