"""Gage's compressor in the window, on the lesson, with real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from bpe_desktop.engine.gage import expand_file
from bpe_desktop.models.run_state import Phase

from .conftest import Driver
from .test_systems import choose, headings, row

pytestmark = pytest.mark.slow  # a window for each test

LESSON = "aabcaabdaabc"
MOTION = ("announce", "count", "join", "settle")


@pytest.fixture
def lesson(driver: Driver, tmp_path: Path) -> Driver:
    return opened(driver, tmp_path, LESSON.encode())


def opened(driver: Driver, folder: Path, data: bytes) -> Driver:
    path = folder / "lesson.txt"
    path.write_bytes(data)
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    choose(driver, "gage")
    return driver


def data_shown(driver: Driver) -> list[list[str]]:
    rows = driver.application.panes.merge_view.rows._moment.scene.rows
    return [[face.label for face in row.faces] for row in rows]


def status(driver: Driver) -> str:
    return driver.find("statusBar").accessibleName()


def test_each_replacement_in_every_pane(lesson: Driver) -> None:
    assert headings(lesson) == ["#", "Pair", "Byte", "Counted", "Replaced", "Bytes left"]
    assert [row(lesson, number) for number in range(3)] == [
        ["1", "a + a", "Z", "3", "3", "9"],
        ["2", "Z + b", "Y", "3", "3", "6"],
        ["3", "Y + c", "X", "2", "2", "4"],
    ]
    assert data_shown(lesson) == [["X", "Y", "d", "X"]]
    assert "3 replacements, 12 → 4 bytes of data" in lesson.find("runState").accessibleName()
    assert "no pair counts 2 or more" in lesson.find("runState").accessibleName()
    QTest.keyClick(lesson.find("mergeView"), Qt.Key.Key_Home)
    lesson.settle()
    assert lesson.playhead.step == 0
    assert data_shown(lesson) == [[*LESSON]]
    said = lesson.find("mergeView").accessibleDescription()
    assert said == "Next replacement: a and a become Z, counted 3 in 1 of 1 row."
    candidates = lesson.application.tables.candidates
    assert [candidates.fields(place)[:3] for place in range(2)] == [
        ["a", "a", "3"],
        ["a", "b", "3"],
    ]
    assert "12 → 12" in status(lesson)


def test_bytes_stand_as_text_and_in_hex(lesson: Driver) -> None:
    lesson.application.playback.first()
    lesson.settle()
    scene = lesson.application.panes.merge_view.rows._moment.scene
    (line,) = scene.rows
    assert line.lead == "0000"
    assert [(face.label, face.note) for face in line.faces[:4]] == [
        ("a", "61"),
        ("a", "61"),
        ("b", "62"),
        ("c", "63"),
    ]


def test_the_byte_table_says_what_stands_for_what(lesson: Driver) -> None:
    model = lesson.application.tables.vocabulary
    names = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert names == ["Hex", "Byte", "Stands for", "Step", "Count", "Built from"]
    found = [
        [model.index(r, c).data() for c in range(model.columnCount())]
        for r in range(model.rowCount())
    ]
    assert found == [
        ["61", "a", "a", "–", "0", "itself"],
        ["62", "b", "b", "–", "0", "itself"],
        ["63", "c", "c", "–", "0", "itself"],
        ["64", "d", "d", "–", "1", "itself"],
        ["5A", "Z", "aa", "1", "0", "a + a"],
        ["59", "Y", "aab", "2", "1", "Z + b"],
        ["58", "X", "aabc", "3", "2", "Y + c"],
    ]


def test_a_step_moves_as_a_merge_does(lesson: Driver) -> None:
    lesson.application.playback.first()
    lesson.settle()
    seen = []
    lesson.playhead.motion_changed.connect(lambda phase, _progress: seen.append(phase))
    lesson.trigger("stepForward")
    lesson.wait(lambda: lesson.playhead.step == 1 and lesson.playhead.phase == "rest")
    assert [phase for phase in dict.fromkeys(seen) if phase != "rest"] == [*MOTION]
    lesson.settle()
    assert data_shown(lesson) == [["Z", "b", "c", "Z", "b", "d", "Z", "b", "c"]]


def test_the_live_text_is_compressed_as_far_as_the_table_goes(lesson: Driver) -> None:
    lesson.project.set_live_text("", "test")
    lesson.type("liveInput", "daabé")
    lesson.settle()
    result = lesson.application.live._result()
    assert [result.face(place).label for place in range(4)] == ["d", "Y", "C3", "A9"]
    assert result.notices == ()
    lesson.type("liveInput", "Z")
    lesson.settle()
    assert lesson.application.live._result().notices == (
        "Z stands for aa in the table, so a text that holds Z itself cannot be compressed with it.",
    )
    lesson.application.playback.first()
    lesson.settle()
    assert lesson.application.live._result().notices == ()


def test_the_expansion_goes_step_by_step_with_its_stack(lesson: Driver) -> None:
    lesson.project.set_live_text("aabd", "test")
    lesson.application.panes.live.show_view("expansion")
    lesson.settle()
    view = lesson.find("expansion")
    assert view.labels("data") == ["Y", "d"]
    assert view.spoken.startswith("Next: Y from the data, becomes Z + b")
    stacks, outputs = [], []
    for _ in range(6):
        lesson.click("expansionForward")
        lesson.settle()
        stacks.append("".join(view.labels("stack")))
        outputs.append("".join(view.labels("output")))
    assert stacks == ["Zb", "aab", "ab", "b", "", ""]
    assert outputs == ["", "", "a", "aa", "aab", "aabd"]
    assert view.spoken.startswith("All is expanded.")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Left)
    lesson.settle()
    assert view.labels("output") == [*"aab"]
    QTest.keyClick(view, Qt.Key.Key_Home)
    lesson.settle()
    assert view.labels("output") == []
    view.slider.setValue(4)
    lesson.settle()
    assert view.labels("output") == [*"aa"]
    # Without a text of one's own, the data itself.
    lesson.project.set_live_text("", "test")
    lesson.settle()
    assert view.slider.maximum() == 2 * len(LESSON) - 4
    QTest.keyClick(view, Qt.Key.Key_End)
    lesson.settle()
    assert "".join(view.labels("output")) == LESSON


def test_the_expansion_plays_by_itself_and_pauses(lesson: Driver) -> None:
    lesson.project.set_live_text("aa", "test")
    lesson.application.panes.live.show_view("expansion")
    lesson.settle()
    view = lesson.find("expansion")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Space)
    lesson.wait(lambda: "".join(view.labels("output")) == "aa")
    assert not lesson.application.live_views.expansion.is_playing
    assert lesson.playhead.step == 3  # the key was not for the timeline


def test_the_view_is_offered_with_this_system_only(lesson: Driver) -> None:
    lesson.application.panes.live.show_view("expansion")
    choose(lesson, "bpe")
    assert lesson.application.panes.live.view == "tokens"
    assert headings(lesson)[1:3] == ["Pair", "New token"]
    model = lesson.application.tables.vocabulary
    assert model.headerData(0, Qt.Orientation.Horizontal) == "ID"


def test_export_saves_a_file_that_expands_to_the_text(lesson: Driver, tmp_path: Path) -> None:
    lesson.replace_corpus(LESSON * 30)
    lesson.wait(lambda: lesson.project.run.phase is not Phase.FINISHED)
    lesson.wait_for_training()
    lesson.trigger("export")
    (dialog,) = lesson.window.findChildren(QFileDialog)
    dialog.findChildren(QLineEdit)[0].setText(str(tmp_path / "packed.gage"))
    QTest.keyClick(dialog.findChildren(QLineEdit)[0], Qt.Key.Key_Return)
    lesson.wait((tmp_path / "packed.gage").exists)
    data = (tmp_path / "packed.gage").read_bytes()
    assert expand_file(data) == (LESSON * 30).encode()
    assert f"File {len(data)} bytes" in status(lesson)
    assert not lesson.errors()


def test_the_form_of_the_program_works_in_blocks(lesson: Driver) -> None:
    text = "abababab cdcdcdcd "
    lesson.replace_corpus(text)
    lesson.wait(lambda: lesson.project.history.data == text.encode())
    form = lesson.application.panes.training.form
    assert not form.block_size.isVisible()
    form.form.setFocus()
    QTest.keyClick(form.form, Qt.Key.Key_Down)
    assert form.min_count.text() == "3"
    assert form.block_size.isVisible()
    assert not form.ties.isVisible()
    form.block_size.setFocus()
    form.block_size.selectAll()
    QTest.keyClicks(form.block_size, "9")
    QTest.keyClick(form.block_size, Qt.Key.Key_Return)
    lesson.wait(
        lambda: lesson.project.history.config.block_size == 9 and lesson.project.history.finished
    )
    lesson.settle()
    blocks = [step.block for step in lesson.project.history.steps]
    assert {*blocks} == {0, 1}
    assert blocks == sorted(blocks)
    lesson.application.playback.first()
    lesson.settle()
    assert data_shown(lesson) == [[*"abababab␣"]]
    lesson.application.playback.seek(blocks.index(1))
    lesson.settle()
    assert data_shown(lesson) == [[*"cdcdcdcd␣"]]  # where the next replacement is
    assert "Block 2 of 3" in status(lesson)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"a", "The input is one byte, so there is no pair to replace."),
        (b"abcdef", "no pair counts 2 or more"),
    ],
)
def test_where_nothing_can_be_replaced_the_reason_is_said(
    driver: Driver, tmp_path: Path, data: bytes, said: str
) -> None:
    opened(driver, tmp_path, data)
    assert said in driver.find("runState").accessibleName()
    assert said in driver.application.panes.merge_view.header._end_note
    assert "stored as it is" in status(driver)


def test_a_text_that_is_too_long_is_refused_in_one_line(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("abc " * 20_000)
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    field = driver.application.panes.training.form.algorithm
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End)
    driver.wait(lambda: driver.project.run.phase is Phase.FAILED)
    driver.settle()
    (error,) = driver.errors()
    assert error.startswith("The text has 80,000 bytes")
    # The other form takes it.
    form = driver.application.panes.training.form.form
    form.setFocus()
    QTest.keyClick(form, Qt.Key.Key_Down)
    driver.wait_for_training()
    assert driver.project.history.blocks == 17


def test_a_project_keeps_the_settings(lesson: Driver, tmp_path: Path) -> None:
    path = tmp_path / "gage.bpe"
    lesson.application.files._save_to(path)
    choose(lesson, "bpe")
    lesson.application.files.open_path(str(path))
    lesson.wait(lambda: lesson.project.config.algorithm == "gage")
    lesson.wait_for_training()
    lesson.wait(lambda: lesson.project.history.config.algorithm == "gage")
    assert len(lesson.project.history.steps) == 3
    assert not lesson.errors()


def test_a_list_of_words_is_compressed_as_the_text_that_it_is(
    driver: Driver, tmp_path: Path
) -> None:
    path = tmp_path / "words.tsv"
    path.write_text("abba\t3\nabab\t2\n")
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    choose(driver, "gage")
    assert driver.project.source.counts
    assert driver.project.history.data == path.read_bytes()
    form = driver.application.panes.training.form
    assert not form.words.isVisible()
    choose(driver, "bpe")
    assert form.words.isVisible()
    assert form.words.currentText() == "As listed"
