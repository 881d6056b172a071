"""How the words are spelled: the short way must give what spelling word by word gives."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.corpus_check import alphabet_rules as rules
from bpe_desktop.engine.corpus_check.examined import Examined
from bpe_desktop.engine.corpus_check.words import Words
from bpe_desktop.engine.ground import Ground
from bpe_desktop.engine.stopping import reachable
from bpe_desktop.engine.text_facts import TextFacts

CONFIGS = st.sampled_from(
    [
        TrainingConfig(merges=3),
        TrainingConfig(vocab_size=9, marker="end"),
        TrainingConfig(marker="start", special_tokens=("<a>",)),
        TrainingConfig(limit_alphabet=2, unk_token="?"),
        TrainingConfig(coverage=0.8, unk_token="?", marker="end"),
        TrainingConfig(coverage=0.8, unk_token="?", fuse_unknown=True),
        TrainingConfig(units="byte"),
        TrainingConfig(units="grapheme"),
        TrainingConfig(marker="end-attached"),
        TrainingConfig(limit_alphabet=2, byte_fallback=True),
        TrainingConfig.defaults("wordpiece"),
        TrainingConfig.defaults("unigram"),
        TrainingConfig.defaults("character"),
    ]
)
TEXTS = st.text("aabbcdé\u0301▁ \U0001f642", max_size=40)


@given(TEXTS, CONFIGS)
def test_symbols_are_those_that_a_training_begins_with(text: str, config: TrainingConfig) -> None:
    corpus = Corpus.from_text(text, config)
    ground = Ground(corpus, config)
    spelled = [ground.spell(word) for word in corpus.words]

    found = rules.spell(Examined(TextFacts(), Words(corpus), config))

    assert found.alphabet == len(ground.alphabet.symbols)
    assert found.smallest == len(ground.vocabulary)
    assert found.symbols == sum(map(len, spelled))
    counted = zip(spelled, corpus.counts, strict=True)
    assert found.occurrences == sum(len(ids) * count for ids, count in counted)
    left_out = ground.alphabet.left_out.occurrences
    if config.units == "character" and not config.byte_fallback and config.marker == "none":
        characters = sum(len(w) * n for w, n in zip(corpus.words, corpus.counts, strict=True))
        assert sum(found.counts) + left_out == characters
    assert found.once == found.counts.count(1)


@given(TEXTS, CONFIGS)
def test_what_can_be_reached_is_what_a_training_says(text: str, config: TrainingConfig) -> None:
    corpus = Corpus.from_text(text, config)

    found = rules.spell(Examined(TextFacts(), Words(corpus), config))

    if config.algorithm in ("bpe", "wordpiece"):
        assert found.reachable == reachable(corpus, config)
    else:
        assert found.reachable is None
