"""The main job: load a corpus, watch the merges, type, export."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from bpe_desktop.app import build
from bpe_desktop.cli.window import PANELS
from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.run_state import Phase

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))


def table_texts(view: QAbstractItemView, column: int) -> list[str]:
    model = view.model()
    return [
        str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole))
        for row in range(model.rowCount())
    ]


def live_labels(driver) -> list[str]:
    result = driver.application.live._result()
    return [result.face(i).label for i in range(result.tokens)]


def test_the_window_opens_on_a_sample_and_every_pane_is_alive(sample):
    assert "švejk" in sample.find("corpusEditor").toPlainText()
    assert sample.find("mergeTable").model().rowCount() == 22
    assert sample.find("vocabularyTable").model().rowCount() == 39
    assert sample.find("candidateTable").model().rowCount() > 0
    assert sample.find("liveInput").toPlainText() == "švejkovi švejkologie"
    assert sample.find("timelineSlider").maximum() == 22


def test_a_small_run_plays_by_itself(qtbot, qapp, settings, driver):
    driver.application.playback.set_autoplay(True)
    driver.application.playback.set_speed(64)
    driver.application.open_first([])
    driver.wait(lambda: driver.playhead.playing)
    driver.wait(lambda: not driver.playhead.playing)
    assert driver.playhead.step == 22


def test_the_playhead_rules_every_pane(sample):
    slider = sample.find("timelineSlider")
    scenes = []
    sample.application.scene.scene_changed.connect(scenes.append)
    for step in (3, 20, 0, 7):
        slider.setFocus()
        sample.application.playback.seek(step)
        sample.settle()
        assert slider.value() == step
        assert sample.find("mergeTable").model().rowCount() == step
        assert sample.find("vocabularyTable").model().rowCount() == 17 + step
        assert sample.find("candidateTable").model().step == step
        assert scenes[-1].step == step
    assert live_labels(sample)[:2] == ["švejk", "o"]


def test_keys_step_play_and_jump(sample):
    window = sample.window
    sample.find("mergeView").setFocus()
    QTest.keyClick(window, Qt.Key.Key_Home)
    assert sample.playhead.step == 0
    QTest.keyClick(window, Qt.Key.Key_Right)
    sample.wait(lambda: sample.playhead.step == 1 and sample.playhead.phase == "rest")
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert sample.playhead.step == 0
    QTest.keyClick(window, Qt.Key.Key_End)
    assert sample.playhead.step == 22
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert sample.playhead.playing
    assert sample.playhead.step == 0
    QTest.keyClick(window, Qt.Key.Key_K)
    assert not sample.playhead.playing


def test_keys_are_typing_while_a_text_field_has_the_focus(sample):
    sample.application.playback.seek(5)
    live = sample.find("liveInput")
    live.setFocus()
    live.selectAll()
    for key in (Qt.Key.Key_K, Qt.Key.Key_Space, Qt.Key.Key_J, Qt.Key.Key_Left, Qt.Key.Key_Home):
        QTest.keyClick(live, key)
    assert live.toPlainText() == "k j"
    assert not sample.playhead.playing
    assert sample.playhead.step == 5


def test_the_transport_buttons_work_and_end_where_there_is_nothing_more(sample):
    sample.click("firstButton")
    assert sample.playhead.step == 0
    assert not sample.find("firstButton").isEnabled()
    assert not sample.find("stepBackButton").isEnabled()
    sample.click("stepForwardButton")
    sample.wait(lambda: sample.playhead.step == 1 and sample.playhead.phase == "rest")
    sample.click("stepBackButton")
    assert sample.playhead.step == 0
    sample.click("playButton")
    assert sample.playhead.playing
    sample.click("playButton")
    assert not sample.playhead.playing
    sample.click("lastButton")
    assert sample.playhead.step == 22
    assert not sample.find("lastButton").isEnabled()


def test_a_step_moves_the_pair_before_the_panes_change(sample):
    sample.application.playback.seek(3)
    sample.settle()
    phases = []
    sample.playhead.motion_changed.connect(
        lambda phase, _: phases.append((phase, sample.find("vocabularyTable").model().rowCount()))
    )
    sample.click("stepForwardButton")
    sample.wait(lambda: sample.playhead.step == 4 and sample.playhead.phase == "rest")
    assert {"announce", "count", "join", "settle"} <= {phase for phase, _ in phases}
    assert {rows for phase, rows in phases if phase in ("announce", "count", "join")} == {20}


def test_typing_shows_tokens_and_unknown_symbols(sample):
    live = sample.find("liveInput")
    live.setFocus()
    live.selectAll()
    QTest.keyClick(live, Qt.Key.Key_Delete)
    sample.type("liveInput", "švejk é🙂")
    sample.settle()
    result = sample.application.live._result()
    assert [result.face(i).label for i in range(result.tokens)] == ["švejk·", "é", "🙂", "·"]
    assert list(result.ids) == [21, None, None, 0]
    assert list(result.starts) == [0, 6, 7, 9]
    assert result.characters == 8
    assert "“é” and “🙂” are not in the alphabet" in result.notices[0]


def test_editing_the_corpus_retrains_after_a_pause(sample):
    before = sample.project.history
    sample.replace_corpus("low\t5\nlower\t2\nnewest\t6\nwidest\t3\n")
    assert sample.project.run.phase is Phase.STALE
    assert sample.project.history is before  # nothing changes before the new merges are there
    sample.wait(lambda: sample.project.history is not before)
    sample.wait_for_training()
    merges = [(step.left, step.right, step.count) for step in sample.project.history.steps[:3]]
    assert merges[0] == ("e", "s", 9)
    assert sample.find("mergeTable").model().rowCount() == len(sample.project.history.steps)


def test_a_letter_typed_and_taken_back_leaves_nothing_stale(sample):
    sample.type("corpusEditor", "x")
    QTest.keyClick(sample.find("corpusEditor"), Qt.Key.Key_Backspace)
    assert sample.project.run.phase is Phase.STALE
    sample.wait_for_training()


def test_a_warning_goes_with_the_training_it_is_about(sample):
    sample.click("trainButton")
    sample.wait_for_training()
    assert [m.kind for m in sample.application.messages.messages] == ["warn"]
    sample.application.acting.open_sample("english.txt")
    sample.wait_for_training()
    assert sample.application.messages.messages == ()


def test_kept_settings_of_another_version_do_no_harm(qtbot, qapp, settings):
    settings.setValue("theme", "plaid")
    settings.setValue("timeline/layers", "maybe")
    settings.setValue("files/recent", 7)
    settings.setValue("window/state", "garbage")
    settings.setValue("zoom", "--3")
    settings.setValue("measure/topic", "weather")
    settings.setValue("measure/pace", "nan")
    settings.setValue("measure/embedding", "²")
    settings.setValue("measure/cost/text", "poem")
    settings.setValue("compare/prices", '{"sets": [{"price": "dear"}, 3], "chosen": 7}')
    settings.setValue("lessons/progress", '{"Dog": 1}')
    application = build(qapp, settings)
    application.show((1440, 900))
    assert application.theme.zoom == 0
    measuring = application.workspaces.measuring
    for topic in ("corpus", "cost", "fixed"):
        measuring.go(topic)
    assert measuring.topic("corpus").state.pace == 1
    assert measuring.topic("cost").model.kind == "live"
    assert measuring.topic("fixed").page.costs.width_now() == 768
    application.window.workspaces.go("lessons")
    assert application.messages.messages == ()
    application.close()


def test_the_layers_of_the_timeline_are_remembered(qtbot, qapp, settings, sample):
    QTest.mouseClick(sample.find("showSymbols"), Qt.MouseButton.LeftButton)
    again = build(qapp, settings)
    assert again.panes.timeline.layers().symbols
    again.close()


def test_every_pane_of_the_command_line_can_be_brought_to_the_front(sample):
    sample.window.resize(1024, 700)
    for name in PANELS:
        sample.window.arrangement.show_pane(name)
        assert getattr(sample.application.panes, name).isVisible()


def test_settings_of_the_form_train_another_tokenizer(sample):
    config = sample.project.config.with_changes(units="byte", marker="none", merges=5)
    sample.project.set_config(config)
    sample.wait_for_training()
    assert len(sample.project.history.steps) == 5
    assert sample.project.history.vocabulary.alphabet_size == 256


def test_another_setting_keeps_the_place_on_the_timeline(sample):
    sample.application.playback.seek(6)
    sample.project.set_config(sample.project.config.with_changes(tie_break="lexicographic"))
    assert sample.project.run.text == "Settings changed."
    sample.wait_for_training()
    assert sample.playhead.step == 6
    sample.application.playback.last()
    sample.project.set_config(sample.project.config.with_changes(min_frequency=1))
    sample.wait_for_training()
    assert sample.playhead.at_end


def test_an_emptied_corpus_says_what_to_do(sample):
    editor = sample.find("corpusEditor")
    editor.setFocus()
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    sample.wait(lambda: sample.project.history is None)
    sample.settle()
    assert sample.project.run.phase is Phase.IDLE
    assert sample.find("vocabularyTable").model().rowCount() == 0
    assert not sample.application.actions["train"].isEnabled()
    assert not sample.application.actions["export"].isEnabled()


@pytest.mark.parametrize("text", ["a", "aaaa", "a a a a", "🙂", "אב אב", "\u0301", "x\u0000y"])
def test_tiny_and_strange_corpora_train(sample, text):
    before = sample.project.history
    sample.application.corpus.new()
    sample.find("corpusEditor").setFocus()
    QApplication.clipboard().setText(text)
    sample.find("corpusEditor").paste()
    sample.wait(lambda: sample.project.history not in (None, before))
    sample.wait_for_training()
    assert sample.errors() == []
    for step in range(sample.playhead.length + 1):
        sample.application.playback.seek(step)
        sample.settle()


def test_an_edit_during_the_training_supersedes_it(sample, tmp_path):
    big = tmp_path / "big.txt"
    big.write_text("\n".join(f"w{i * 2654435761 % 2**32:x}" for i in range(30_000)))
    sample.project.set_config(TrainingConfig(min_frequency=1))
    sample.application.files.open_path(str(big))
    sample.wait(lambda: sample.project.run.phase is Phase.TRAINING)
    sample.replace_corpus("one one two")
    sample.wait(lambda: sample.project.run.phase is Phase.STALE)
    sample.wait_for_training()
    assert sample.project.history.words == ("one", "two")


def test_who_cancels_before_the_first_step_is_told_whose_merges_stay(sample):
    sample.trigger("train")
    sample.trigger("cancel")
    run = sample.project.run
    assert (run.phase, run.text) == (Phase.STALE, "Cancelled before its first step.")
    assert run.hint == "Panes still show the earlier training."
    assert len(sample.project.history.steps) == 22
    sample.trigger("train")
    sample.wait_for_training()


def test_cancel_keeps_the_merges_so_far(sample, tmp_path):
    big = tmp_path / "big.txt"
    big.write_text(" ".join(f"w{i * 2654435761 % 2**32:x}" for i in range(60_000)))
    sample.project.set_config(TrainingConfig(min_frequency=1))
    sample.application.files.open_path(str(big))
    sample.wait(lambda: sample.project.run.phase is Phase.TRAINING and sample.project.run.done > 50)
    assert sample.find("cancelButton").isVisible()
    sample.click("cancelButton")
    sample.settle()
    assert sample.project.run.phase is Phase.CANCELLED
    made = len(sample.project.history.steps)
    assert made > 50
    hint = sample.find("trainingHint").text()
    assert "The alphabet has" in hint
    assert "These settings reach" not in hint
    sample.application.playback.seek(made // 2)
    sample.settle()
    assert sample.find("mergeTable").model().rowCount() == made // 2
    sample.click("trainButton")
    assert sample.project.run.is_running


def test_a_hovered_token_is_shown_in_the_vocabulary_and_back(qtbot, sample):
    live, table = sample.find("liveTokens"), sample.find("vocabularyTable")
    QTest.mouseMove(live.viewport(), QPoint(30, 10))
    sample.settle()
    hovered = [row for row in range(39) if table.is_hovered(row)]
    first = sample.project.history.vocabulary.id_of("švejkovi</w>")
    assert [table.model().token_at(row) for row in hovered] == [first]
    QTest.mouseMove(live.viewport(), QPoint(600, 60))
    sample.settle()
    assert [row for row in range(39) if table.is_hovered(row)] == []


def test_a_file_dropped_on_the_window_opens(sample, tmp_path):
    path = tmp_path / "dropped.txt"
    path.write_text("tap pat apt tap", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    modifiers = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        sample.window, QDragEnterEvent(QPoint(700, 400), action, data, buttons, modifiers)
    )
    QApplication.sendEvent(
        sample.window, QDropEvent(QPointF(700, 400), action, data, buttons, modifiers)
    )
    sample.wait(lambda: sample.project.source.name == "dropped.txt")
    sample.wait_for_training()
    assert sample.project.history.words == ("tap", "pat", "apt")
    assert sample.application.files.recent() == [str(path)]


@pytest.mark.parametrize("lesson", [entry for entry in GOLDEN if entry["algorithm"] == "bpe"],
                         ids=lambda lesson: lesson["id"])  # fmt: skip
def test_the_worked_examples_come_out_in_the_window(driver, lesson):
    name = f"{lesson['id']}.tsv"
    driver.application.acting.open_sample(name)
    driver.wait_for_training()
    steps = driver.project.history.steps
    expected = [tuple(merge) for merge in lesson["merges"]]
    assert [(s.left, s.right, s.count) for s in steps[: len(expected)]] == expected
    table = driver.find("mergeTable")
    shown = list(zip(table_texts(table, 3), table_texts(table, 4), strict=True))
    assert shown[: len(expected)] == [
        (f"{s.count:,}", f"{s.replaced:,}") for s in steps[: len(expected)]
    ]
