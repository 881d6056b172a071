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
from bpe_desktop.models.run_state import Phase
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
    row = driver.window.findChild(FindingRow, f"finding.{code}")
    button = row.findChild(QPushButton, f"remedy.{remedy}")
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
    assert "déjà\u00a0 été".replace("\u00a0", "") in driver.project.source.text
    assert "garbled" not in codes(driver)
    mend(driver, "mixed-line-ends", "line-feeds")
    assert "\r" not in driver.project.source.text
    mend(driver, "repeated", "once")
    assert driver.project.source.text.count("low low lower") == 1
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
    assert driver.project.source.text == ODD
    assert driver.project.config.normalizer == "none"
    assert {"mixed-forms", "controls", "garbled", "mixed-line-ends", "repeated"} <= {*codes(driver)}
    findings = driver.find("corpusFindings")
    assert findings.text() == f"{len(codes(driver))} findings"
