"""The check of the corpus: found, mended at a click, undone, and held against the training."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bpe_desktop.app.topics.corpus import CorpusTopic
from bpe_desktop.models.check_state import CheckPhase
from bpe_desktop.views.check_findings import FindingRow
from bpe_desktop.views.check_page import CheckPage

from .conftest import Driver

E_ACUTE, E_AND_ACUTE = "\u00e9", "e\u0301"
ODD = f"caf{E_ACUTE} caf{E_AND_ACUTE}\r\nlow low \x07 dÃ©jÃ\u00a0 Ã©tÃ©\n" + "low low lower\n" * 12


def topic(driver: Driver) -> CorpusTopic:
    found = driver.application.workspaces.measuring.topic("corpus")
    assert isinstance(found, CorpusTopic)
    return found


def page(driver: Driver) -> CheckPage:
    found: CheckPage = driver.find("corpusTopic")
    return found


def row_of(driver: Driver, code: str) -> FindingRow:
    """Return the row of a finding."""
    return next(row for row in page(driver).findings.rows if row.finding.code == code)


def text_of(driver: Driver) -> str:
    """Return the corpus, which is whole in the editor."""
    text = driver.project.source.text
    assert text is not None
    return text


def codes(driver: Driver) -> list[str]:
    """Return the codes of the findings on show, from top to bottom."""
    return [row.finding.code for row in page(driver).findings.rows]


def checked(driver: Driver) -> None:
    """Wait until the check is that of the corpus and the settings there are."""
    state = topic(driver).state
    driver.settle()
    driver.wait(lambda: state.phase is CheckPhase.DONE and not state.is_stale)
    driver.settle()


def mend(driver: Driver, code: str, remedy: str) -> None:
    """Click the button of a remedy and wait for the check that follows."""
    button = row_of(driver, code).findChild(QPushButton, f"remedy.{remedy}")
    assert button is not None
    button.setFocus()
    before = topic(driver).state.check
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    driver.wait(lambda: topic(driver).state.check is not before)
    checked(driver)


def open_file(driver: Driver, path: Path, data: bytes) -> None:
    path.write_bytes(data)
    driver.application.open_first([str(path)])
    driver.wait_for_training()


def test_a_corpus_is_checked_mended_and_put_back(driver: Driver, tmp_path: Path) -> None:
    open_file(driver, tmp_path / "odd.txt", ODD.encode())
    driver.trigger("checkCorpus")
    checked(driver)
    assert driver.window.workspaces.name == "measure"
    assert {"mixed-forms", "controls", "garbled", "mixed-line-ends", "repeated"} <= {*codes(driver)}

    # The text itself.
    mend(driver, "garbled", "cp1252")
    assert "déjà\u00a0 été".replace("\u00a0", "") in text_of(driver)
    assert "garbled" not in codes(driver)
    mend(driver, "mixed-line-ends", "line-feeds")
    assert "\r" not in text_of(driver)
    mend(driver, "repeated", "once")
    assert text_of(driver).count("low low lower") == 1
    assert not {"mixed-line-ends", "repeated"} & {*codes(driver)}

    # The settings.
    mend(driver, "mixed-forms", "normalize")
    assert driver.project.config.normalizer == "nfc"
    mend(driver, "controls", "clean")
    assert driver.project.config.normalizer == "bert-clean+nfc"
    assert not {"mixed-forms", "controls"} & {*codes(driver)}

    # The training that followed is held against its forecast.
    driver.wait_for_training()
    driver.wait(lambda: topic(driver).state.came_true is not None)
    time, memory = page(driver).forecast.figures()
    assert time[1].endswith("s")
    assert time[2].endswith("s")
    assert memory[2].endswith("B") or memory[2] == "–"

    # All of it can be taken back.
    for _ in range(5):
        driver.trigger("undo")
    checked(driver)
    assert text_of(driver) == ODD
    assert driver.project.config.normalizer == "none"
    assert {"mixed-forms", "controls", "garbled", "mixed-line-ends", "repeated"} <= {*codes(driver)}
    findings = driver.find("corpusFindings")
    assert findings.text() == f"{len(codes(driver))} findings"


@pytest.mark.slow
def test_a_guessed_encoding_is_kept_or_found_out_and_that_undone(
    driver: Driver, tmp_path: Path
) -> None:
    text = "Съешь ещё этих мягких французских булок, да выпей чаю.\n" * 3
    open_file(driver, tmp_path / "old.txt", text.encode("cp1251"))
    driver.trigger("checkCorpus")
    checked(driver)
    assert "guess" in codes(driver)

    mend(driver, "guess", "keep")
    assert driver.project.source.files[0].how == "chosen"
    assert "guess" not in codes(driver)
    driver.trigger("undo")
    checked(driver)
    assert driver.project.source.files[0].how == "guess"
    assert "guess" in codes(driver)
    driver.trigger("redo")
    checked(driver)
    assert driver.project.source.files[0].how == "chosen"


@pytest.mark.slow
def test_utf8_read_as_something_else_is_read_as_utf8(driver: Driver, tmp_path: Path) -> None:
    open_file(driver, tmp_path / "text.txt", "déjà vu, été, là, où\n".encode() * 3)
    driver.application.corpus.set_encoding("windows-1252")
    driver.trigger("checkCorpus")
    checked(driver)

    mend(driver, "garbled", "read-as")

    assert text_of(driver).startswith("déjà vu")
    assert "garbled" not in codes(driver)


@pytest.mark.slow
def test_a_vocabulary_without_room_for_the_alphabet_gets_it(driver: Driver, tmp_path: Path) -> None:
    letters = "".join(map(chr, range(0x4E00, 0x4E00 + 400)))
    driver.project.set_config(driver.project.config.with_changes(merges=None, vocab_size=300))
    open_file(driver, tmp_path / "han.txt", (letters + "\n" + letters).encode())
    driver.trigger("checkCorpus")
    checked(driver)
    assert codes(driver)[0] == "alphabet-too-large"

    mend(driver, "alphabet-too-large", "bytes")

    assert driver.project.config.units == "byte"
    assert "alphabet-too-large" not in codes(driver)
    driver.trigger("undo")
    checked(driver)
    mend(driver, "alphabet-too-large", "larger")
    assert driver.project.config.vocab_size == 800
    assert "alphabet-too-large" not in codes(driver)


@pytest.mark.slow
def test_a_corpus_in_several_files_is_checked_as_one(driver: Driver, tmp_path: Path) -> None:
    first, second = tmp_path / "one.txt", tmp_path / "two.jsonl"
    first.write_text("low lower \x07" + " low\n" * 12)
    second.write_text('{"text": "lower \\u0007 low"}\n')
    driver.application.files.open_paths([str(first), str(second)])
    driver.wait_for_training()
    driver.trigger("checkCorpus")
    checked(driver)

    row = row_of(driver, "controls")
    assert row.finding.number == 2
    assert [remedy.code for remedy in row.finding.remedies] == ["clean"]
    assert "repeated" in codes(driver)


@pytest.mark.slow
def test_the_check_follows_what_is_typed_and_knows_an_empty_corpus(driver: Driver) -> None:
    driver.application.corpus.new()
    driver.trigger("checkCorpus")
    checked(driver)
    assert codes(driver) == ["empty"]

    driver.window.workspaces.go("watch")
    driver.replace_corpus("\U0001f642\U0001f642 pаypal")
    driver.wait_for_training()
    assert driver.find("corpusFindings").isHidden()
    driver.window.workspaces.go("measure")
    checked(driver)

    assert "mixed-scripts" in codes(driver)
    shown = [row[:3] for row in page(driver).rare.figures()]
    assert ("\U0001f642", "U+1F642", "SLIGHTLY SMILING FACE") in shown
    driver.window.workspaces.go("watch")
    assert driver.find("corpusFindings").isVisible()
    driver.click("corpusFindings")
    assert driver.window.workspaces.name == "measure"


@pytest.mark.slow
def test_a_large_corpus_is_checked_when_asked_and_can_be_stopped(
    driver: Driver, tmp_path: Path
) -> None:
    words = [f"w{number}" for number in range(60_000)]
    chosen = random.Random(1).choices(words, k=900_000)
    path = tmp_path / "large.txt"
    path.write_text("\n".join(chosen), encoding="utf-8")
    driver.application.open_first([str(path)])
    driver.wait(lambda: not driver.application.corpus.is_opening, 30)
    driver.application.training.cancel()
    driver.window.workspaces.go("measure")
    driver.settle()
    state = topic(driver).state
    assert state.phase is CheckPhase.WAITING
    assert driver.find("checkNote").isVisible()

    seen: list[int] = []
    state.changed.connect(lambda: seen.append(state.done))
    driver.click("checkButton")
    driver.wait(lambda: any(seen))
    driver.click("checkStop")
    assert state.phase is CheckPhase.WAITING

    driver.click("checkButton")
    driver.wait(lambda: state.phase is CheckPhase.DONE, 60)
    driver.settle()
    assert state.check is not None
    assert state.check.occurrences == 900_000
    assert state.check.words == len(set(chosen))
    assert "repeated" in codes(driver)


@pytest.mark.slow
def test_what_cannot_be_checked_is_told(driver: Driver, tmp_path: Path) -> None:
    open_file(driver, tmp_path / "text.txt", b"low low lower\n")
    driver.trigger("checkCorpus")
    checked(driver)
    broken = driver.project.config.with_changes(pretokenizer="regex:(")
    driver.project.set_config(broken)

    driver.wait(lambda: topic(driver).state.phase is CheckPhase.FAILED)
    driver.settle()

    assert "pattern" in driver.find("checkNote").text()
