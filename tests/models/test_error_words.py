"""What rooms without Qt say is found again and translated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bpe_desktop.app.language import speak
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.errors import UserError
from bpe_desktop.models.error_words import spoken


@pytest.fixture(autouse=True)
def _english_again(qapp: object) -> Iterator[None]:
    yield
    speak("en")


def test_english_stays_as_it_is() -> None:
    speak("en")
    assert spoken("Save as .bpe.") == "Save as .bpe."


def test_an_error_with_values_in_it() -> None:
    with pytest.raises(UserError) as raised:
        TrainingConfig(merges=-1)
    speak("it")
    assert spoken(raised.value.message) == "merges è -1."
    assert spoken(raised.value.hint) == "Dai un numero intero da 0 in su."


def test_two_sentences_of_a_training_that_stopped() -> None:
    trainer = make_trainer(Corpus.from_counts([("aa", 2)]), TrainingConfig(merges=50))
    results = []

    def follow() -> Iterator[object]:
        results.append((yield from trainer.steps()))

    list(follow())
    speak("cs")
    assert spoken(results[0].stop.text) == (
        "Zastaveno, protože každé slovo je jeden symbol, takže není co sloučit. "
        "Požadovaných sloučení: 50."
    )


def test_names_that_look_like_sentences_stay_whole() -> None:
    speak("bg")
    assert spoken("Well. Done. is empty.") == "Well. Done. е празен."
    assert spoken("nobody said this") == "nobody said this"


def test_a_translation_is_not_translated_again() -> None:
    speak("it")
    once = spoken("foo.txt does not exist.")
    assert once == "foo.txt non esiste."
    assert spoken(once) == once
