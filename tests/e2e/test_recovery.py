"""Work that is not saved survives a crash, is offered once, and no window takes another's."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import pytest
from PySide6.QtCore import QSettings

from bpe_desktop.app import build
from bpe_desktop.formats.project_file import read_project

pytestmark = pytest.mark.slow  # a window for each test

CRASHING = textwrap.dedent(
    """
    import os, signal, sys
    from PySide6.QtCore import QSettings, QTimer
    from PySide6.QtWidgets import QApplication
    from bpe_desktop.app import build

    def main():
        qapp = QApplication([])
        settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
        application = build(qapp, settings)
        application.show((1200, 800))
        application.open_first([])
        editor = application.panes.corpus.editor
        editor.selectAll()
        editor.insertPlainText("work\\t7\\nnobody\\t5\\nsaved\\t3\\n")
        application.corpus.commit_edit()
        application.project.set_live_text("live work", "file")

        def look():
            application.keeping.recovery.keep()
            kept = list(application.keeping.recovery._folder.glob("session-*.bpe"))
            if kept:
                print(kept[0], flush=True)
                os.kill(os.getpid(), signal.SIGKILL)

        timer = QTimer()
        timer.timeout.connect(look)
        timer.start(400)
        qapp.exec()

    if __name__ == "__main__":
        main()
    """
)


@pytest.fixture
def crashed(tmp_path):
    """Let a window of another process die in the middle of unsaved work."""
    script = tmp_path / "crashing.py"
    script.write_text(CRASHING)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "settings.ini")],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    return tmp_path / "recovery"


def offers(driver):
    messages = driver.application.messages.messages
    return [m for m in messages if m.action == "Restore"]


def test_what_a_crash_left_is_offered_once_and_restored(crashed, driver):
    driver.application.open_first([])
    driver.wait_for_training()
    assert len(offers(driver)) == 1
    driver.find("messageAction").click()
    driver.wait(lambda: "nobody" in (driver.project.source.text or ""))
    driver.wait_for_training()
    assert driver.project.live_text == "live work"
    assert driver.project.modified
    assert driver.application.files.has_unsaved_changes
    assert "nobody" in driver.find("corpusEditor").toPlainText()
    driver.application.keeping.recovery.offer()
    assert offers(driver) == []
    assert len(list(crashed.glob("offered-*.bpe"))) == 1  # it stays, in case of regrets


def test_unsaved_work_is_kept_and_goes_when_it_is_saved(sample, tmp_path):
    sample.replace_corpus("tap\t3\npat\t2\n")
    sample.wait(lambda: sample.application.files.has_unsaved_changes)
    sample.application.keeping.recovery.keep()
    folder = tmp_path / "recovery"
    sample.wait(lambda: any(folder.glob("session-*.bpe")))
    kept = next(folder.glob("session-*.bpe"))
    assert read_project(kept).corpus["text"].startswith("tap")
    sample.application.files._save_as(tmp_path / "saved.bpe")
    sample.application.keeping.recovery.keep()
    assert not list(folder.glob("session-*.bpe"))


def test_keeping_gives_way_to_steps(sample, qapp, tmp_path):
    sample.replace_corpus("tap\t3\npat\t2\n")
    sample.click("trainButton")
    sample.wait_for_training()
    sample.wait(lambda: sample.application.files.has_unsaved_changes)
    recovery = sample.application.keeping.recovery
    recovery.keep()
    sample.application.playback.seek(1)
    assert sample.application.playhead.step == 1
    qapp.processEvents()
    folder = tmp_path / "recovery"
    assert not list(folder.glob("session-*.bpe"))
    sample.wait(lambda: any(folder.glob("session-*.bpe")))
    sample.project.set_modified(False)


def test_a_window_that_is_open_keeps_its_work_to_itself(sample, qapp, tmp_path):
    sample.replace_corpus("tap\t3\n")
    sample.wait(lambda: sample.application.files.has_unsaved_changes)
    sample.application.keeping.recovery.keep()
    sample.wait(lambda: any((tmp_path / "recovery").glob("session-*.bpe")))
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    other = build(qapp, settings)
    try:
        other.open_first([])
        assert [m for m in other.messages.messages if m.action == "Restore"] == []
    finally:
        other.close()
    assert any((tmp_path / "recovery").glob("session-*.bpe"))
    sample.project.set_modified(False)


def test_nothing_is_kept_of_a_window_without_changes(sample, tmp_path):
    sample.application.keeping.recovery.keep()
    sample.application.close()
    assert not list(tmp_path.glob("recovery/*.bpe"))
