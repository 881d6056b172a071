"""Whole words and characters as baselines: against the obvious, and Hugging Face's words."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
import regex  # type: ignore[import-untyped]
import tokenizers
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, train
from bpe_desktop.engine.baseline import AdmitStep, BaselineResult
from bpe_desktop.engine.baseline_history import BaselineHistory
from bpe_desktop.engine.histories import make_history
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.errors import ConfigError

TEXT = "the cat sat on the mat and the dog sat on the cat . a dog is a dog"

words = st.lists(st.text("abcé", min_size=1, max_size=4), max_size=40)
algorithms = st.sampled_from(["word", "character"])


class Run:
    """A finished training with its tokenizer and its film."""

    def __init__(self, text: str, algorithm: str, **fields: Any) -> None:
        self.config = TrainingConfig.defaults(algorithm).with_changes(**fields)
        self.corpus = Corpus.from_text(text, self.config)
        trainer = make_trainer(self.corpus, self.config)
        self.steps: list[AdmitStep] = []
        steps = trainer.steps()
        while True:
            try:
                self.steps.append(next(steps))  # type: ignore[arg-type]
            except StopIteration as end:
                result = end.value
                break
        assert isinstance(result, BaselineResult)
        self.result = result
        self.tokenizer = Tokenizer(result.vocabulary, self.config)
        history = make_history(self.config, trainer.alphabet, self.corpus.words, self.corpus.counts)
        assert isinstance(history, BaselineHistory)
        self.history = history
        history.append(self.steps)
        history.finish(result.stop)


def units_of(text: str, config: TrainingConfig) -> list[str]:
    """The words, or their characters, one after the other."""
    pieces = text if config.pretokenizer == "none" else "".join(f"{w} " for w in text.split())
    if config.algorithm == "word":
        return text.split()
    if config.pretokenizer != "none":
        pieces = pieces.replace(" ", "")
    return regex.findall(r"\X", pieces) if config.units == "grapheme" else [*pieces]


@given(
    words,
    algorithms,
    st.integers(1, 3),
    st.one_of(st.none(), st.integers(1, 8)),
    st.sampled_from(["lexicographic", "first-seen"]),
)
def test_the_most_frequent_come_first(
    words: list[str], algorithm: str, least: int, size: int | None, tie: str
) -> None:
    text = " ".join(words)
    run = Run(text, algorithm, min_frequency=least, vocab_size=size, tie_break=tie)
    units = units_of(text, run.config)
    counts = Counter(units)  # in order of appearance
    order = sorted(counts) if tie == "lexicographic" else list(counts)
    order = sorted((u for u in order if counts[u] >= least), key=lambda unit: -counts[unit])
    order = order[: None if size is None else size - 1]
    assert [step.token for step in run.steps] == order
    assert [step.count for step in run.steps] == [counts[unit] for unit in order]
    known = list(itertools.accumulate((counts[unit] for unit in order), initial=0))
    assert [step.unknown for step in run.steps] == [len(units) - n for n in known[1:]]
    assert [step.step for step in run.steps] == list(range(1, len(order) + 1))
    assert [token.name for token in run.result.vocabulary] == ["<UNK>", *order]
    assert run.result.token_counts == [len(units) - known[-1], *(counts[u] for u in order)]
    assert run.result.stop.text.endswith((".", ")."))


@given(words, words, algorithms, st.booleans(), st.booleans())
def test_encoding_is_looking_up(
    words: list[str], other: list[str], algorithm: str, fuse: bool, named: bool
) -> None:
    fields: dict[str, Any] = {} if named else {"unk_token": None}
    if algorithm == "character":
        fields["fuse_unknown"] = fuse
    run = Run(" ".join(words), algorithm, min_frequency=2, **fields)
    tokenizer, text = run.tokenizer, " ".join(other)
    ids = {token.name: token.id for token in run.result.vocabulary if token.kind != "special"}
    unknown = tokenizer.unknown_id
    for step in (None, 0, 1, 2, len(run.steps)):
        known = ids if step is None else {s.token: s.token_id for s in run.steps[:step]}
        wanted = [(known.get(unit, unknown), unit) for unit in units_of(text, run.config)]
        if algorithm == "character" and fuse:
            groups = itertools.groupby(wanted, lambda entry: entry[0] == unknown)
            joined: list[tuple[int | None, str]] = []
            for lost, group in groups:
                run_of = list(group)
                joined += [(unknown, "".join(u for _, u in run_of))] if lost else run_of
            wanted = joined
        encoding = tokenizer.encode(text, merges=step)
        assert encoding.ids == [token_id for token_id, _ in wanted]
        assert encoding.tokens == [unit for _, unit in wanted]
        assert [text[start:end] for start, end in encoding.offsets] == encoding.tokens
        assert encoding.bytes == [unit.encode() for _, unit in wanted]
        assert encoding.unknown == [token_id == unknown for token_id, _ in wanted]


@given(words, algorithms, st.booleans())
def test_every_state_of_the_film(words: list[str], algorithm: str, first_seen: bool) -> None:
    tie = "first-seen" if first_seen else "lexicographic"
    run = Run(" ".join(words), algorithm, pretokenizer="whitespace", tie_break=tie, min_frequency=1)
    history, tokenizer, corpus = run.history, run.tokenizer, run.corpus
    for step in range(len(history) + 1):
        state = history.state_at(step)
        assert state.vocabulary_size == 1 + step
        tokens: Counter[int | None] = Counter()
        for number, (word, count) in enumerate(zip(corpus.words, corpus.counts, strict=True)):
            ids = tokenizer.encode(word, merges=step).ids
            assert list(state.word(number)) == ids
            tokens.update({token_id: ids.count(token_id) * count for token_id in ids})
        assert state.words(range(len(corpus.words))) == [
            state.word(n) for n in range(len(corpus.words))
        ]
        assert list(state.token_counts()) == [tokens[i] for i in range(step + 1)]
        assert state.symbols == sum(tokens.values())
        candidates = state.candidates(3)
        following = run.steps[step : step + 3]
        assert [entry.token for entry in candidates.top] == [s.token for s in following]
        assert candidates.pairs == len(run.steps) - step
        touched, number = history.touched(step, 100)
        changed = [
            word
            for word in range(len(corpus.words))
            if step < len(history) and state.word(word) != history.state_at(step + 1).word(word)
        ]
        assert sorted(touched) == changed
        assert number == len(changed)
        weights = [corpus.counts[word] for word in touched]
        assert weights == sorted(weights, reverse=True)


@given(words, st.integers(0, 3), st.integers(1, 12))
def test_hugging_face_trains_the_same_words(words: list[str], least: int, size: int) -> None:
    text = " ".join(words)
    judge = tokenizers.Tokenizer(tokenizers.models.WordLevel(unk_token="<UNK>"))
    judge.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    judge.train_from_iterator(
        [text],
        tokenizers.trainers.WordLevelTrainer(
            vocab_size=size, min_frequency=least, special_tokens=["<UNK>"], show_progress=False
        ),
    )
    run = Run(text, "word", vocab_size=size, min_frequency=max(1, least))
    assert judge.get_vocab() == {token.name: token.id for token in run.result.vocabulary}
    probe = f"{text} abc zzz é aé"
    theirs = judge.encode(probe)
    ours = run.tokenizer.encode(probe)
    assert ours.ids == theirs.ids
    assert ours.offsets == theirs.offsets
    assert run.tokenizer.decode(ours.ids) == judge.decode(ours.ids, skip_special_tokens=False)


def test_words_come_back_with_single_spaces_and_characters_as_they_were() -> None:
    run = Run(TEXT, "word", min_frequency=1)
    assert run.tokenizer.decode(run.tokenizer.encode("the  dog\nflew on").ids) == (
        "the dog <UNK> on"
    )
    stream = run.tokenizer.streaming_decoder()
    ids = run.tokenizer.encode("the dog sat").ids
    assert "".join(map(stream.push, ids)) + stream.flush() == "the dog sat"
    assert not run.tokenizer.lossless
    assert "do not come back" in run.tokenizer.lossless_note
    exact = Run(TEXT, "word", min_frequency=1, pretokenizer="gpt2").tokenizer
    assert exact.decode(exact.encode(TEXT).ids) == TEXT
    characters = Run(TEXT, "character").tokenizer
    assert characters.decode(characters.encode(TEXT).ids) == TEXT


def test_how_much_is_lost_is_counted() -> None:
    run = Run(TEXT, "word", min_frequency=3)
    units = TEXT.split()
    lost = sum(units.count(unit) < 3 for unit in units)
    assert f"{lost} words of {len(units)} stay unknown" in run.result.stop.text
    assert sum(run.tokenizer.encode(TEXT).unknown) == lost
    codes = {
        Run("", "word").result.stop.code: "no-words",
        Run(TEXT, "word", vocab_size=3).result.stop.code: "vocab-size",
        Run(TEXT, "word", min_frequency=9).result.stop.code: "min-frequency",
        Run(TEXT, "word", min_frequency=1).result.stop.code: "nothing-left",
        Run(TEXT, "word", special_tokens=("<s>",), vocab_size=1).result.stop.code: (
            "alphabet-too-large"
        ),
    }
    assert [*codes] == [*codes.values()]


def test_a_limited_alphabet_of_characters() -> None:
    run = Run("aaabbc d", "character", limit_alphabet=2)
    assert [step.token for step in run.steps] == ["a", "b"]
    assert run.steps[-1].unknown == 3
    assert "3 characters of 8 stay unknown (37.50%)." in run.result.stop.text
    covered = Run("aaabbc d", "character", coverage=0.6)
    assert [step.token for step in covered.steps] == ["a", "b"]


def test_graphemes_are_characters_too() -> None:
    run = Run("e\u0301 👩‍👩‍👧 e", "character", units="grapheme")
    assert {step.token for step in run.steps} == {"e\u0301", "👩‍👩‍👧", "e", " "}
    encoding = run.tokenizer.encode("👩‍👩‍👧e\u0301x")
    assert encoding.tokens == ["👩‍👩‍👧", "e\u0301", "x"]
    assert encoding.unknown == [False, False, True]
    assert encoding.offsets == [(0, 5), (5, 7), (7, 8)]


@pytest.mark.parametrize(
    ("algorithm", "word", "token", "outcome", "text"),
    [
        ("word", "cat", "cat", "token", "cat is in the vocabulary from step"),
        ("word", "cats", "cat", "absent", "cats is another word than cat"),
        ("word", "cats", "cats", "unknown", "cats is not in the vocabulary"),
        ("word", "cats", "<UNK>", "special", "What is not in the vocabulary becomes <UNK>."),
        ("word", "cat", "<UNK>", "special", "<UNK> is a special token"),
        ("character", "cat", "c", "token", "c is in the vocabulary from step"),
        ("character", "cat", "d", "absent", "cat does not hold the character d."),
    ],
)
def test_explained_in_one_sentence(
    algorithm: str, word: str, token: str, outcome: str, text: str
) -> None:
    run = Run(TEXT, algorithm, min_frequency=1)
    found = run.tokenizer.explain(word, token)
    assert (found.outcome, text in found.sentence) == (outcome, True), found
    assert found.sentence.endswith(".")
    born = next((step.step for step in run.steps if step.token == token), None)
    if born is not None and outcome == "token":
        assert run.tokenizer.explain(word, token, merges=born - 1).outcome == "later"


def test_special_tokens_keep_their_ids() -> None:
    run = Run("<s> a <s> b", "word", special_tokens=("<s>", "</s>"), min_frequency=1)
    names = [token.name for token in run.result.vocabulary]
    assert names[:3] == ["<UNK>", "<s>", "</s>"]
    text = run.tokenizer.encode("<s> a")
    token = run.tokenizer.encode("<s> a", special="token")
    assert (text.ids[0], token.ids[0]) == (names.index("<s>", 3), 1)


def test_what_goes_on_nowhere() -> None:
    run = Run(TEXT, "word")
    with pytest.raises(ConfigError, match="cannot go on"):
        make_trainer(run.corpus, run.config, start=run.result.vocabulary)
    with pytest.raises(ConfigError, match="Dropout is for BPE"):
        run.tokenizer.encode(TEXT, dropout=0.5)
    steps = train(run.corpus, run.config)
    assert next(steps) == run.steps[0]
    steps.close()
