"""The lattice of a word shows what the engine says of all its ways."""

from __future__ import annotations

from math import exp, isclose
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bpe_desktop.engine.tokenizer import Tokenizer

from .conftest import Driver
from .test_systems import choose

TEXT = "Il porto si sveglia prima del paese. Il porto dorme, la porta si apre, porti e porte. " * 3


@pytest.fixture
def italian(driver: Driver, tmp_path: Path) -> Driver:
    path = tmp_path / "italian.txt"
    path.write_text(TEXT, encoding="utf-8")
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    return driver


def weighing(driver: Driver, text: str) -> None:
    choose(driver, "unigram")
    driver.project.set_live_text(text, "test")
    driver.settle()
    driver.click("segment.lattice")
    driver.settle()


def test_ways_and_probabilities_of_a_word(italian: Driver) -> None:
    weighing(italian, "porto")
    pane = italian.find("lattice")
    history = italian.project.history
    tokenizer = Tokenizer(history.vocabulary, history.config)
    (word, lattice), *others = tokenizer.lattices("porto")
    assert not others
    assert pane.title == f"␣porto, word 1 of 1: {lattice.paths} ways to cut it"
    view = italian.application.live_views.lattice._view()
    assert len(view.edges) == len(lattice.edges)
    best = [edge.face.label for edge in view.edges if edge.is_best]
    assert best == [
        history.vocabulary.token(p).bytes.decode().replace(" ", "␣") for p in lattice.best.pieces
    ]
    # Every way goes through each place of the word: the pieces over it share one.
    for place in range(len(word)):
        over = [edge.share for edge in view.edges if edge.start <= place < edge.end]
        assert isclose(sum(over), 1, abs_tol=1e-9)
    for path in view.paths:
        assert isclose(path.share, exp(path.score - lattice.log_likelihood), rel_tol=1e-9)
    assert pane.paths.accessibleName().startswith(" ".join(best))


def test_the_words_of_a_text_one_after_the_other(italian: Driver) -> None:
    weighing(italian, "porto apre porte")
    pane = italian.find("lattice")
    assert "word 1 of 3" in pane.title
    assert not pane.back.isEnabled()
    QTest.mouseClick(pane.forward, Qt.MouseButton.LeftButton)
    italian.settle()
    assert pane.title.startswith("␣apre, word 2 of 3")
    QTest.mouseClick(pane.forward, Qt.MouseButton.LeftButton)
    italian.settle()
    assert not pane.forward.isEnabled()


def test_a_word_that_is_too_long_to_be_drawn(italian: Driver) -> None:
    weighing(italian, "porto" * 8)
    assert (
        "is too long to be drawn: only words up to 24 characters" in italian.find("lattice").title
    )


def test_other_systems_do_not_offer_it(italian: Driver) -> None:
    weighing(italian, "porto")
    choose(italian, "bpe")
    assert not italian.find("segment.lattice").isVisible()
    assert italian.find("liveTokens").isVisible()
    assert italian.find("segment.rules").isVisible()
