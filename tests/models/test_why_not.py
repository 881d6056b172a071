"""The golden case: bassetto lacks basso, since no o follows its ss."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import TrainingHistory
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.models.face_book import FaceBook
from bpe_desktop.models.why_not import WhyNot, why_not

from .test_inspection import trained


@pytest.fixture(scope="module")
def history() -> TrainingHistory:
    return trained()


def ask(history: TrainingHistory, word: str, token: str, merges: int | None = None) -> WhyNot:
    tokenizer = Tokenizer(history.vocabulary, history.config)
    return why_not(tokenizer, FaceBook(history.vocabulary), word, token, merges)


def test_bassetto_lacks_basso(history: TrainingHistory) -> None:
    found = ask(history, "bassetto", "basso")
    assert found.outcome == "blocked"
    assert [(row.rule, row.status) for row in found.rows] == [
        ("s + s → ss", "applied"),
        ("ss + o → sso", "blocked"),
        ("a + sso → asso", "never-reached"),
        ("b + asso → basso", "never-reached"),
    ]
    assert found.rows[1].text == "no o follows ss"
    assert [face.label for face in found.tokens] == ["b", "a", "ss", "etto"]
    assert [tile.face.label for tile in found.tree.tiles[:8]] == list("bassetto")
    broken = [tile for tile in found.tree.tiles if tile.status == "blocked"]
    assert [(tile.face.label, tile.note) for tile in broken] == [("sso", "needs o, finds e")]
    assert broken[0].parts is not None
    assert found.tree.tiles[broken[0].parts[1]].face.label == "e"


def test_a_token_that_reaches_over_the_end_of_the_word(history: TrainingHistory) -> None:
    found = ask(history, "bass", "basso")
    assert found.outcome == "blocked"
    last = found.tree.tiles[4]
    assert (last.face.label, last.status) == ("o", "never-reached")
    broken = next(tile for tile in found.tree.tiles if tile.note)
    assert broken.note == "needs o, the word ends"
    assert broken.parts is not None
    assert broken.parts[1] == 4


def test_a_token_that_reaches_over_the_beginning(history: TrainingHistory) -> None:
    found = ask(history, "osso", "rosso")
    assert [tile.face.label for tile in found.tree.tiles[:5]] == list("rosso")
    assert found.tree.tiles[0].status == "never-reached"
    assert found.outcome == "blocked"


def test_a_word_that_becomes_the_token(history: TrainingHistory) -> None:
    found = ask(history, "rosso", "rosso")
    assert found.outcome == "token"
    assert {row.status for row in found.rows} == {"applied"}
    assert found.sentence == "rosso is one token."


def test_nothing_of_it_in_the_word(history: TrainingHistory) -> None:
    found = ask(history, "tre", "bos" if history.vocabulary.id_of("bos") else "ss")
    assert found.outcome == "absent"
    assert found.tree.tiles == ()


def test_the_best_of_several_words_is_explained(history: TrainingHistory) -> None:
    found = ask(history, "tre bassetto", "basso")
    assert [face.label for face in found.symbols] == list("bassetto")
    assert found.outcome == "blocked"


def test_unknown_letters_stay_in_the_picture(history: TrainingHistory) -> None:
    found = ask(history, "bassùzo", "basso")
    assert [face.label for face in found.symbols] == list("bassùzo")
    assert [face.kind for face in found.symbols][4:6] == ["unknown", "unknown"]
    assert next(tile for tile in found.tree.tiles if tile.note).note.startswith("needs o, finds")


def test_a_rule_that_is_not_learnt_yet(history: TrainingHistory) -> None:
    found = ask(history, "basso", "basso", merges=3)
    assert found.outcome == "later"
    assert "later" in {row.status for row in found.rows}


def test_a_token_that_is_not_born_yet_comes_at_its_merge(history: TrainingHistory) -> None:
    early = ask(history, "basso", "basso", 0)
    assert (early.birth, early.outcome) == (6, "later")
    assert early.sentence == "basso is not in the vocabulary yet: it comes at merge 6."
    assert {row.status for row in early.rows} == {"later"}
    assert [face.label for face in early.tokens] == list("basso")
    part = ask(history, "bassetto", "basso", 4)
    assert part.birth == 6
    assert [face.label for face in part.tokens] == ["b", "a", "ss", "e", "t", "t", "o"]
    assert ask(history, "basso", "basso", 6).birth is None
    assert ask(history, "basso", "b", 0).birth is None
