"""Another language from one moment to the next, with all that the window held."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt

from bpe_desktop.app.language import chosen_language, speak
from bpe_desktop.app.session import Session
from bpe_desktop.models.run_state import Phase

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

_COMMAND = Qt.ItemDataRole.UserRole


@pytest.fixture
def session(qapp, settings: QSettings) -> Iterator[Session]:
    """A window that speaks English and shows nothing yet."""
    session = Session(qapp, settings, "en")
    session.application.playback.set_autoplay(False)
    session.application.show((1440, 900))
    yield session
    session.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    speak("en")


def change(qtbot, session: Session, language: str) -> Driver:
    """Choose a language in the menu and wait for the window that speaks it."""
    before = session.application
    actions = before.actions.menu("language").actions()
    next(one for one in actions if one.objectName().endswith(f".{language}")).trigger()
    qtbot.waitUntil(lambda: session.application is not before)
    session.application.playback.set_autoplay(False)
    driver = Driver(qtbot, session.application)
    driver.settle()
    return driver


def test_the_window_goes_on_in_another_language(qtbot, session: Session, settings) -> None:
    driver = Driver(qtbot, session.application)
    session.application.open_first([])
    driver.wait_for_training()
    english = session.application
    config = driver.project.config.with_changes(merges=7)
    english.keeping.undoing.set_config(config)
    driver.wait_for_training()
    english.playback.seek(5)
    english.playback.set_speed(4.0)
    driver.project.set_live_text("švejkův", "editor")
    driver.project.set_bookmarks([(3, "here")])
    english.workspaces.branching.controller.try_rule("largest", "mine")
    driver.wait(lambda: english.workspaces.branching.branches.all[0].history is not None)
    driver.window.workspaces.go("inspect")
    history, size = driver.project.history, driver.window.size()

    driver = change(qtbot, session, "cs")

    driver.window.commands["palette"].trigger()
    driver.type("commandField", "language")  # whoever is lost in Czech finds the way back
    offers = driver.find("commandList")
    assert "English" in [offers.item(row).data(_COMMAND).text for row in range(offers.count())]
    driver.find("commandPalette").close_palette()

    czech, project = driver.application, driver.project
    assert czech.actions["undo"].text() == "&Zpět"
    assert czech.actions.menu("language").actions()[3].isChecked()
    assert chosen_language(settings) == "cs"
    assert (project.config, project.live_text) == (config, "švejkův")
    assert [(mark.step, mark.name) for mark in project.bookmarks] == [(3, "here")]
    assert project.history is history  # nothing is trained again
    assert project.run.phase is Phase.FINISHED
    assert (driver.playhead.step, driver.playhead.speed) == (5, 4.0)
    assert czech.window.workspaces.name == "inspect"
    assert czech.window.size() == size
    assert czech.files.has_unsaved_changes
    (branch,) = czech.workspaces.branching.branches.all
    assert (branch.name, branch.history is not None) == ("mine", True)
    driver.trigger("undo")
    assert project.config.merges == 100
    driver.trigger("redo")
    assert project.config == config
    driver.wait_for_training()


def test_a_project_stays_saved_and_an_edit_stays_one(
    qtbot, session: Session, tmp_path: Path
) -> None:
    driver = Driver(qtbot, session.application)
    session.application.open_first([])
    driver.wait_for_training()
    path = tmp_path / "mine.bpe"
    session.application.files._save_as(path)
    driver = change(qtbot, session, "it")
    assert driver.project.path == path
    assert not driver.project.modified
    driver.replace_corpus("alto\t3\nalti\t2")
    driver = change(qtbot, session, "bg")  # what is typed is taken up first
    assert driver.project.source.text == "alto\t3\nalti\t2"
    assert driver.project.modified
    assert driver.find("corpusEditor").toPlainText() == "alto\t3\nalti\t2"
    driver.wait_for_training()


def test_a_training_at_work_begins_anew(qtbot, session: Session, tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.txt"
    words = [
        f"{first}{second}a{third}" for first in "bcdfg" for second in "aeiou" for third in "lmn"
    ]
    corpus.write_text(" ".join(words * 2000), encoding="utf-8")
    driver = Driver(qtbot, session.application)
    session.application.open_first([str(corpus)])
    driver.wait(lambda: driver.project.run.is_running)
    driver = change(qtbot, session, "it")
    driver.wait_for_training()
    assert driver.project.source.name == "corpus.txt"
    assert len(driver.project.history) > 0
