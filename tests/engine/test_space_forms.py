"""Words with and without a space, counted by hand."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.histories import AnyHistory, make_history
from bpe_desktop.engine.space_forms import (
    SpaceShares,
    cut_form,
    forms_of,
    index_words,
    per_million,
    places_of,
    rarest,
    shows_spaces,
    space_shares,
)
from bpe_desktop.engine.training import make_trainer

_T = TypeVar("_T")


def result_of(work: Generator[None, None, _T]) -> _T:
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: _T = end.value
            return found


def history_of(text: str, config: TrainingConfig) -> AnyHistory:
    corpus = Corpus.from_text(text, config)
    trainer = make_trainer(corpus, config)
    alphabet = trainer.alphabet
    steps = trainer.steps()
    made = []
    while True:
        try:
            made.append(next(steps))
        except StopIteration as end:
            result = end.value
            break
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(made)  # type: ignore[arg-type]
    if config.algorithm in ("bpe", "wordpiece"):
        history.finish(result.stop, result.segmentation)  # type: ignore[call-arg]
    else:
        history.finish(result.stop)  # type: ignore[call-arg]
    return history


GPT2 = TrainingConfig(units="byte", pretokenizer="gpt2", merges=3, min_frequency=1)
# Pre-tokens: the, ␣cat ×3, ␣the ×2, two blanks as ␣ and ␣the. Merges: most frequent pairs.
TEXT = "the cat the cat  the cat"


def test_the_forms_of_a_word() -> None:
    texts = {form.key: form.text for form in forms_of("sun")}
    assert texts == {
        "plain": "sun",
        "before": " sun",
        "after": "sun ",
        "double": "  sun",
        "no-break": "\xa0sun",
        "tab": "\tsun",
        "line-start": "\nsun",
        "line-end": "sun\n",
        "capital": "Sun",
        "capital-before": " Sun",
    }
    assert "capital" not in {form.key for form in forms_of("Sun")}
    assert "capital" not in {form.key for form in forms_of("7")}


def test_forms_are_cut_and_counted_by_hand() -> None:
    history = history_of(TEXT, GPT2)
    tokenizer = Tokenizer(history.vocabulary, GPT2)
    cuts = {form.key: cut_form(tokenizer, form) for form in forms_of("cat")}
    assert cuts["before"].words == (" cat",)
    assert cuts["after"].words == ("cat", " ")
    assert cuts["double"].words == (" ", " cat")
    known = result_of(index_words(history.words, history.counts))
    assert known == {"the": 1, " cat": 3, " the": 2, " ": 1}
    assert rarest(known.get(word, 0) for word in cuts["before"].words) == 3
    assert rarest(known.get(word, 0) for word in cuts["after"].words) == 0
    assert rarest(known.get(word, 0) for word in cuts["double"].words) == 1
    assert rarest(()) == 0
    # 3 of 7 pre-tokens.
    assert per_million(3, history.occurrences) == 3_000_000 / 7
    assert per_million(3, 0) is None
    for cut in cuts.values():
        assert cut.ids == tuple(tokenizer.encode(cut.form.text).ids)


@pytest.mark.parametrize("step", range(4))
def test_rows_of_tokens_are_counted_at_every_step(step: int) -> None:
    history = history_of(TEXT, GPT2)
    tokenizer = Tokenizer(history.vocabulary, GPT2)
    state = history.state_at(step)
    for text in ("the", " the", "at", " ", "cat", "t"):
        (piece,) = cut_form(tokenizer, forms_of(text)[0], step).pieces
        naive = 0
        for word, count in zip(history.words, history.counts, strict=True):
            ids = tokenizer.encode(word, merges=step).ids
            naive += count * sum(
                tuple(ids[at : at + len(piece)]) == piece for at in range(len(ids))
            )
        found = result_of(places_of(piece, text, history.words, history.counts, state))
        assert found == naive, (text, step)


def test_how_spaces_stand_in_the_corpus() -> None:
    history = history_of(TEXT, GPT2)

    def shares(step: int) -> SpaceShares:
        counts = history.state_at(step).token_counts()
        tokens = history.vocabulary
        return result_of(space_shares(history.words, history.counts, tokens, counts))

    # Seven pre-tokens: ␣cat ×3 and ␣the ×2 bring their space along, "the" begins with a letter.
    # Before the first merge all six spaces stand alone.
    assert shares(0) == SpaceShares(7, 5, 1, 6, 6)
    assert shares(0).spaced_share == 5 / 6
    assert shares(0).lone_share == 1.0
    last = shares(3)
    assert last.spaces == 6
    naive = sum(
        count * Tokenizer(history.vocabulary, GPT2).encode(word).tokens.count("Ġ")
        for word, count in zip(history.words, history.counts, strict=True)
    )
    assert last.lone == naive
    assert SpaceShares(0, 0, 0, 0, 0).lone_share is None
    assert SpaceShares(0, 0, 0, 0, 0).spaced_share is None


@pytest.mark.parametrize(
    ("config", "shown"),
    [
        (GPT2, True),
        (TrainingConfig(merges=3, marker="end"), False),
        (TrainingConfig(merges=3, marker="start"), False),
        (TrainingConfig(merges=3, pretokenizer="metaspace"), True),
        (TrainingConfig.defaults("wordpiece"), False),
        (TrainingConfig.defaults("unigram").with_changes(vocab_size=20), False),
        (TrainingConfig.defaults("word"), False),
        (TrainingConfig.defaults("character"), True),
    ],
)
def test_whether_a_tokenizer_can_show_a_space(config: TrainingConfig, shown: bool) -> None:
    history = history_of("the cat the cat the cat sat", config)
    tokenizer = Tokenizer(history.vocabulary, config)
    cuts = [cut_form(tokenizer, form) for form in forms_of("cat")]
    assert shows_spaces(tokenizer, cuts) is shown
