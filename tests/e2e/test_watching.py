"""What a person does with the pointer while watching: point at candidates, drag, filter words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.models.run_state import Phase, RunState

from .conftest import Driver


def cut(picture: QImage, box: QRect) -> QImage:
    ratio = picture.devicePixelRatio()
    return picture.copy(
        QRect(
            round(box.x() * ratio),
            round(box.y() * ratio),
            round(box.width() * ratio),
            round(box.height() * ratio),
        )
    )


def test_pointing_at_a_candidate_lights_its_places(sample: Driver) -> None:
    sample.application.playback.seek(4)
    sample.settle()
    rows, table = sample.find("mergeRows"), sample.find("candidateTable")
    scenes: list = []
    sample.application.scene.scene_changed.connect(scenes.append)
    sample.application.scene.refresh()
    sample.settle()
    before = rows.viewport().grab().toImage()
    for row in (1, 2):  # the first one is lit as the next merge
        place = table.visualRect(table.model().index(row, 0)).center()
        QTest.mouseMove(table.viewport(), place)
        sample.settle()
        pair = table.model().ids_at(row)
        after = rows.viewport().grab().toImage()
        state = sample.project.history.state_at(4)
        lit = 0
        for number, shown in enumerate(scenes[-1].rows):
            word = state.word(shown.word)
            places, at = set(), 0
            while at + 1 < len(word):  # from left to right, none used twice
                if tuple(word[at : at + 2]) == tuple(pair):
                    places |= {at, at + 1}
                    at += 1
                at += 1
            lit += len(places)
            for tile in range(len(word)):
                box = rows.tile_rect(number, tile).toRect()
                changed = cut(before, box) != cut(after, box)
                assert changed == (tile in places), (row, shown.word, tile)
        assert lit
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    sample.settle()
    assert rows.viewport().grab().toImage() == before


@pytest.mark.slow
def test_the_cursor_of_the_chart_is_dragged_and_everything_follows(sample: Driver) -> None:
    chart, slider = sample.find("timelineChart"), sample.find("timelineSlider")
    sample.application.playback.seek(3)
    sample.settle()
    view, left = chart.viewport(), Qt.MouseButton.LeftButton
    seen = []
    sample.playhead.step_changed.connect(seen.append)
    QTest.mousePress(view, left, pos=QPoint(round(chart.cursor_x()), 40))
    for step in (5, 9, 14, 12):
        QTest.mouseMove(view, QPoint(round(chart.scale.x(step)), 40))
        sample.settle()
        assert sample.playhead.step == step
        assert slider.value() == step
        assert abs(slider.handle_center().x() - chart.cursor_x()) <= 1
        assert sample.find("mergeTable").model().rowCount() == step
    QTest.mouseRelease(view, left, pos=QPoint(round(chart.scale.x(12)), 40))
    QTest.mouseMove(view, QPoint(round(chart.scale.x(20)), 40))
    sample.settle()
    assert sample.playhead.step == 12
    assert seen == [5, 9, 14, 12]
    # Ties have a ring under their merge, others none: as the engine says.
    ties = [step.ties > 1 for step in sample.project.history.steps]
    picture = chart.grab().toImage()
    ground = chart._theme.color("surface").rgb()
    ratio = picture.devicePixelRatio()
    for number, is_tied in enumerate(ties):
        middle = chart.scale.x(number + 0.5)
        ring = QRect(round(middle) - 4, chart.height() - 18, 9, 14)
        part = picture.copy(
            round(ring.x() * ratio), round(ring.y() * ratio),
            round(ring.width() * ratio), round(ring.height() * ratio),
        )  # fmt: skip
        inked = any(
            part.pixel(x, y) != ground for x in range(part.width()) for y in range(part.height())
        )
        assert inked == is_tied, number + 1


@pytest.mark.slow
def test_rows_are_filtered_and_ordered(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "many.tsv"
    words = [f"{a}{b}{c}" for a in "abcdefgh" for b in "ionrst" for c in ("x", "yes", "no")]
    table = "".join(f"{word}\t{count + 1}\n" for count, word in enumerate(words))
    path.write_text(table, encoding="utf-8")
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.application.playback.seek(2)
    driver.settle()
    scenes: list = []
    driver.application.scene.scene_changed.connect(scenes.append)
    field: QWidget = driver.find("wordFilter")
    assert field.isVisible()
    driver.type("wordFilter", "oye")
    driver.settle()

    def shown() -> list[str]:
        return [driver.project.history.words[row.word] for row in scenes[-1].rows]

    wanted = [word for word in reversed(words) if "oye" in word]  # the most frequent first
    assert shown() == wanted
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Delete)
    order = driver.find("wordOrder")
    order.setFocus()
    QTest.keyClick(order, Qt.Key.Key_End)  # the order of the corpus
    driver.settle()
    assert shown()[:5] == words[:5]


def told_sizes(driver: Driver, pane: str) -> set[str]:
    """How many tokens there are, as the status bar, the filter and the title of a pane say it."""
    figures = {figure.label: figure.value for figure in driver.window.status_bar.figures}
    shown = driver.find(f"{pane}Pane")
    return {
        figures["Vocabulary"],
        shown._hits.accessibleName().split(" of ")[1],
        shown.subtitle().split(" token")[0],
    }


@pytest.mark.parametrize("workspace", ["watch", "inspect"])
def test_the_numbers_of_tokens_agree_at_every_moment(
    driver: Driver, tmp_path: Path, workspace: str
) -> None:
    path = tmp_path / "words.txt"
    words = [f"{a}{b}{c} " for a in "bcdfgklmn" for b in "aeiou" for c in "bcdfghjklmnprstvwxyz"]
    path.write_text("".join(words) * 2, encoding="utf-8")
    driver.project.set_config(TrainingConfig(units="byte", merges=860))
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.application.playback.first()
    driver.application.window.workspaces.go(workspace)
    pane = "vocabulary" if workspace == "watch" else "inspectVocabulary"
    driver.settle()
    for step in (760, 800, 860):
        driver.application.playback.seek(step)
        if step > 760:  # at first the title told the merge
            assert len(told_sizes(driver, pane)) == 1  # nothing has had its turn yet
        QApplication.sendPostedEvents()
        assert told_sizes(driver, pane) == {f"{256 + step:,}"}


def test_inspect_counts_the_steps_to_come_as_the_timeline_does(sample: Driver) -> None:
    sample.application.window.workspaces.go("inspect")
    sample.settle()

    def told() -> set[str]:
        strips = (
            sample.find("inspectPage").strip.transport,
            sample.application.panes.timeline.transport,
        )
        labels = (label for strip in strips for label in strip.findChildren(QLabel))
        return {label.text() for label in labels if label.text().startswith("Merge")}

    assert told() == {"Merge 22 of 22"}
    sample.project.set_run(RunState(Phase.TRAINING, 22, 5000))
    assert told() == {"Merge 22 of 5,000"}
    sample.project.set_run(RunState(Phase.FINISHED))
    assert told() == {"Merge 22 of 22"}
