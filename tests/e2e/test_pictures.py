"""Pictures, tables, films and pages are written whole, and hold what the window shows."""

from __future__ import annotations

import csv
import json
import re
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageSequence
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtQml import QJSEngine
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QProgressDialog,
    QPushButton,
    QRadioButton,
)

from bpe_desktop.engine.display import token_label
from bpe_desktop.models.step_search import birth_step
from bpe_desktop.views.picture_dialog import PictureChoice

pytestmark = pytest.mark.slow  # a window for each test

SVG = "{http://www.w3.org/2000/svg}"
DOM = Path(__file__).with_name("page_dom.js").read_text(encoding="utf-8")


def save(driver, path, subject, form, first=0, last=0, frames=3):
    choice = PictureChoice(subject, form, first, last, frames)
    driver.application.pictures.save(choice, path)
    driver.wait(lambda: not driver.application.pictures.work.is_working)
    assert not driver.errors()
    message = driver.application.messages.messages[-1]
    assert path.name in message.text
    assert str(path.parent) in message.hint
    assert [found.name for found in path.parent.iterdir() if found.suffix == ".part"] == []


def test_png_has_the_pixels_of_the_screen_or_twice_as_many(sample, tmp_path):
    panes = sample.application.panes
    sample.application.playback.seek(5)
    sample.settle()
    for subject, widget, form, scale in (
        ("window", sample.window, "png", 1),
        ("chart", panes.timeline, "png2", 2),
        ("merges", panes.merge_view, "png", 1),
        ("merges", panes.merge_view, "png2", 2),
    ):
        path = tmp_path / f"{form}.png"
        sample.application.messages.clear()  # they take room in the window
        sample.settle()
        size = widget.size() * scale
        save(sample, path, subject, form)
        assert QImage(str(path)).size() == size
    # Twice as fine is not the same pixels twice: letters have edges of their own.
    coarse, fine = QImage(str(tmp_path / "png.png")), QImage(str(tmp_path / "png2.png"))
    stretched = coarse.scaled(fine.size()).convertToFormat(fine.format())
    assert stretched != fine


def test_svg_holds_shapes_and_readable_labels_and_no_fonts(sample, tmp_path):
    sample.application.playback.seek(5)
    sample.settle()
    path = tmp_path / "merges.svg"
    view = sample.application.panes.merge_view
    size = str(view.width()), str(view.height())
    save(sample, path, "merges", "svg")
    root = ElementTree.parse(path).getroot()
    assert (root.get("width"), root.get("height")) == size
    assert not root.findall(f".//{SVG}text")
    labels = [path.get("aria-label") for path in root.iter(f"{SVG}path")]
    shown = [face.label for row in view.rows._geometry.rows[:3] for face in row.faces]
    for label in shown:
        assert label in labels
    for path_element in root.iter(f"{SVG}path"):
        assert re.fullmatch(r"[-MLCZz\d., e]*", path_element.get("d") or "")
    assert QSvgRenderer(str(path)).isValid()


def test_svg_of_the_chart_has_a_bar_for_each_step(sample, tmp_path):
    sample.application.playback.seek(5)
    sample.settle()
    path = tmp_path / "chart.svg"
    save(sample, path, "chart", "svg")
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    theme = sample.application.theme
    bars = {
        role: sum(
            len(group.findall(f"{SVG}path"))
            for group in root.iter(f"{SVG}g")
            if group.get("fill") == theme.color(role).name()
        )
        for role in ("text2", "muted", "accent")
    }
    steps = len(sample.project.history.steps)
    assert bars["text2"] >= steps
    assert bars["muted"] >= steps
    assert bars["accent"] >= 1


def test_svg_of_the_tree_names_its_tokens(sample, tmp_path):
    history = sample.project.history
    token = max(range(len(history.vocabulary)), key=lambda n: birth_step(history, n) or 0)
    sample.application.workspaces.inspecting.show_token(token)
    sample.settle()
    path = tmp_path / "tree.svg"
    save(sample, path, "tree", "svg")
    labels = {p.get("aria-label") for p in ElementTree.parse(path).iter(f"{SVG}path")}
    tiles = sample.application.workspaces.inspecting.page.tree.tree.tiles
    assert tiles
    assert {tile.face.label for tile in tiles} <= labels


def test_csv_has_the_numbers_of_the_chart(sample, tmp_path):
    path = tmp_path / "chart.csv"
    save(sample, path, "chart", "csv")
    rows = list(csv.DictReader(StringIO(path.read_text(encoding="utf-8-sig"), newline="")))
    history = sample.project.history
    assert len(rows) == len(history.steps) + 1
    for number, row in enumerate(rows):
        assert int(row["step"]) == number
        assert int(row["symbols_left"]) == history.state_at(number).symbols
    for row, step in zip(rows[1:], history.steps, strict=True):
        assert (int(row["count"]), int(row["tied"])) == (step.count, step.ties)
        assert row["token"] == token_label(history.vocabulary.token(step.token_id))


def test_gif_has_all_frames_and_moves(sample, tmp_path):
    path = tmp_path / "film.gif"
    save(sample, path, "replay", "gif", 2, 5, frames=6)
    with Image.open(path) as film:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
        milliseconds = 0
        for number in range(film.n_frames):
            film.seek(number)
            milliseconds += film.info["duration"]
        assert film.info.get("loop") == 0
    # Frames that are alike may be one that stays longer: the time is that of all.
    assert 10 <= len(frames) <= 3 * 6 + 1
    assert milliseconds == pytest.approx(3 * 6 * 83 + 830, rel=0.15)
    assert len({frame.tobytes() for frame in frames}) > 9
    theme = sample.application.theme
    surface = theme.color("surface")
    corner = frames[-1].getpixel((frames[-1].width - 30, frames[-1].height - 8))
    assert all(
        abs(a - b) <= 4
        for a, b in zip(corner, (surface.red(), surface.green(), surface.blue()), strict=True)
    )


# The page


def page_of(path):
    text = path.read_text(encoding="utf-8")
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert data is not None
    return text, json.loads(data[1])


def labels_of(history, ids):
    from bpe_desktop.models.face_book import FaceBook

    faces = FaceBook(history.vocabulary)
    return tuple("?" if n is None else faces.face(n).label for n in ids)


def test_page_plays_by_keys_and_buttons(sample, tmp_path, qapp):
    """The page's own script, in Qt's engine for scripts, on a stand-in for a browser's document."""
    path = tmp_path / "page.html"
    save(sample, path, "replay", "html", 2, 8)
    text, data = page_of(path)
    assert not re.search(r"https?:|//[a-z]|src=|href=|@import|url\(", text)
    assert "default-src 'none'" in text
    script = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)[0]
    engine = QJSEngine()

    def run(code):
        result = engine.evaluate(code)
        assert not result.isError(), f"{result.toString()} in line {result.property('lineNumber')}"
        return result.toVariant()

    run(DOM)
    run(f"document.getElementById('data').textContent = {json.dumps(json.dumps(data))};")
    # What a script declares is its own: `look` is made inside of it to see that.
    run(script.replace('"use strict";', "") + "\nvar look = code => eval(code);")
    where = "document.getElementById('where').textContent"
    assert "2" in run(where)
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 6)):
        run(f"press('{key}')")
        assert run("look('at')") == at, key
    assert run("document.getElementById('next').disabled")
    run("press('Home')")
    run("document.getElementById('next').click()")
    assert run("look('at')") == 1
    run("press(' ')")  # plays
    assert run("look('playing')")
    for _ in range(10):
        run("tickTimers()")
    assert run("look('at')") == 6
    assert not run("look('playing')")
    run("document.getElementById('slider').value = '3'; fire('slider', 'input')")
    assert run("look('at')") == 3
    assert str(data["first"] + 3) in run(where)
    rows = run("rowsShown()")
    history = sample.project.history
    every = {
        "".join(labels_of(history, history.state_at(5).word(word)))
        for word in range(len(history.words))
    }
    assert rows
    assert set(rows) <= every


# Giving up, and what cannot be written


def test_a_film_that_is_cancelled_leaves_nothing(sample, tmp_path):
    path = tmp_path / "film.gif"
    path.write_bytes(b"old")
    pictures = sample.application.pictures
    before = sample.application.messages.messages
    choice = PictureChoice("replay", "gif", 0, len(sample.project.history.steps), 12)
    pictures.save(choice, path)
    progress = sample.find("pictureProgress", QProgressDialog)
    progress.setMinimumDuration(0)  # on a fast machine the film is done before it would come
    sample.wait(lambda: progress.value() > 20 and progress.isVisible())
    buttons = progress.findChildren(QPushButton)
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert not pictures.work.is_working
    assert path.read_bytes() == b"old"
    assert list(tmp_path.glob("*.part")) == []
    assert list(tmp_path.glob(".*")) == []
    assert sample.application.messages.messages == before


def test_a_long_film_is_made_turn_by_turn_and_not_turn_in_turn(sample, tmp_path):
    path = tmp_path / "film.gif"
    pictures = sample.application.pictures
    depth, deepest = 0, 0
    go_on = pictures.work._go_on

    def counted():
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)
        go_on()
        depth -= 1

    pictures.work._turn.timeout.disconnect()
    pictures.work._turn.timeout.connect(counted)
    choice = PictureChoice("replay", "gif", 0, len(sample.project.history.steps), 12)
    pictures.save(choice, path)
    pictures._progress.show()  # at once, and not only when it is late
    sample.wait(lambda: not pictures.work.is_working, 60)
    assert path.exists()
    assert deepest == 1


def test_what_cannot_be_written_is_said_at_once(sample, tmp_path):
    pictures = sample.application.pictures
    pictures.save(PictureChoice("window", "png", 0, 0, 3), tmp_path / "nowhere" / "w.png")
    assert not pictures.work.is_working
    assert "nowhere" in sample.errors()[-1]
    assert not [
        w
        for w in QApplication.topLevelWidgets()
        if w.objectName() == "pictureProgress" and w.isVisible()
    ]


def test_closing_the_window_gives_a_film_up(sample, tmp_path):
    path = tmp_path / "film.gif"
    choice = PictureChoice("replay", "gif", 0, len(sample.project.history.steps), 12)
    sample.application.pictures.save(choice, path)
    sample.application.close()
    assert not path.exists()


# The dialog


def open_dialog(driver):
    driver.trigger("exportPicture")
    return driver.find("pictureDialog", QDialog)


def pick(dialog, name):
    button = dialog.findChild(QRadioButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked()


def test_the_dialog_leads_to_a_file(sample, tmp_path):
    dialog = open_dialog(sample)
    asked = []
    dialog.save_requested.connect(asked.append)
    pick(dialog, "picture.chart")
    pick(dialog, "pictureForm.csv")
    QTest.mouseClick(dialog.findChild(QPushButton, "pictureSave"), Qt.MouseButton.LeftButton)
    assert asked[0][:2] == ("chart", "csv")
    files = sample.find("pictureFileDialog", QFileDialog)
    assert files.selectedFiles()[0].endswith("-timeline.csv")
    path = tmp_path / "numbers.csv"
    files.fileSelected.emit(str(path))
    files.close()
    sample.wait(path.exists)


def test_the_dialog_offers_what_there_is(sample):
    sample.playhead.set_loop((3, 9), True)
    dialog = open_dialog(sample)
    assert not dialog.findChild(QRadioButton, "picture.tree").isEnabled()
    assert dialog.choice()[:2] == ("window", "png")
    assert not dialog.findChild(QRadioButton, "pictureForm.csv").isVisible()
    pick(dialog, "picture.replay")
    assert not dialog.findChild(QRadioButton, "pictureForm.png").isVisible()
    assert dialog.choice()[:4] == ("replay", "html", 3, 9)
    last = dialog.findChild(QLineEdit, "replayLast")
    save = dialog.findChild(QPushButton, "pictureSave")
    last.setText("2")
    assert not save.isEnabled()
    last.setText("999999")
    assert dialog.choice().last == len(sample.project.history.steps)
    assert save.isEnabled()
    dialog.reject()


def test_without_a_training_there_is_no_replay(driver):
    dialog = open_dialog(driver)
    assert not dialog.findChild(QRadioButton, "picture.replay").isEnabled()
    dialog.reject()
