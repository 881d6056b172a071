"""What a training is forecast to take: the parts of the model, not the speed of the machine."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine import training_forecast as module
from bpe_desktop.engine.process_memory import peak_bytes, resident_bytes, restart_peak
from bpe_desktop.engine.training_forecast import Forecast, forecast

TEXT = " ".join(f"word{number % 977}{number % 31}" for number in range(3000))


def ahead(config: TrainingConfig, *, symbols: int | None = None) -> Forecast:
    corpus = Corpus.from_text(TEXT, config)
    found = symbols if symbols is not None else sum(map(len, corpus.words))
    return forecast(corpus, config, found, steps=20, counting=2.0, memory=1000)


@pytest.mark.parametrize("algorithm", ["bpe", "wordpiece", "unigram", "word", "character"])
def test_a_small_training_is_tried_as_a_whole(algorithm: str) -> None:
    config = TrainingConfig.defaults(algorithm)
    if algorithm in ("bpe", "wordpiece"):
        config = config.with_changes(merges=20)

    found = ahead(config)

    assert found.sample == 1
    assert found.counting == 2
    assert found.seconds > 2


def test_of_a_large_one_only_a_sample_is_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SAMPLE", 1000)
    config = TrainingConfig(merges=20)
    corpus = Corpus.from_text(TEXT, config)
    symbols = sum(map(len, corpus.words))

    found = forecast(corpus, config, symbols, steps=20, counting=0, memory=None)

    assert 0.5 * 1000 / symbols < found.sample <= 1000 / symbols
    assert found.memory is None


def test_the_sample_is_measured_in_symbols_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these characters is two bytes: half of the words are half of the symbols."""
    monkeypatch.setattr(module, "_SAMPLE", 1000)
    words = [
        ("ж" * 5 + chr(0x430 + number % 32) + chr(0x410 + number // 32), 1)
        for number in range(1000)
    ]
    corpus = Corpus.from_counts(words)
    config = TrainingConfig(units="byte", merges=5)

    found = forecast(corpus, config, 14_000, steps=5, counting=0, memory=None)

    stride = 14
    assert found.sample == pytest.approx(len(words[::stride]) / len(words), rel=0.01)


def test_memory_grows_with_the_symbols() -> None:
    config = TrainingConfig(merges=5)
    less, more = ahead(config), ahead(config, symbols=10_000_000)

    assert less.memory is not None
    assert more.memory is not None
    assert more.memory > less.memory > 1000


def test_no_words_take_no_training() -> None:
    config = TrainingConfig(merges=5)

    found = forecast(Corpus.from_text("", config), config, 0, steps=0, counting=0.5, memory=7)

    assert found == (0.5, 0.5, 7, 1.0)


def test_one_long_word_is_tried_by_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SAMPLE", 500)
    config = TrainingConfig(merges=5, pretokenizer="none")
    corpus = Corpus.from_text(TEXT, config)

    found = forecast(corpus, config, len(TEXT), steps=5, counting=0, memory=None)

    assert found.sample == 500 / len(TEXT)


def test_the_peak_of_memory_is_seen() -> None:
    restart_peak()
    block = bytearray(b"x") * 60_000_000
    peak = peak_bytes()
    size = len(block)
    del block

    assert peak is None or peak > size
    now = resident_bytes()
    assert now is None or peak is None or now <= peak
