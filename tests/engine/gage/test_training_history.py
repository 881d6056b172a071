"""A compression as a training: steps, states and texts of one's own, against naive replays."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.gage import expand_file
from bpe_desktop.engine.gage.training import BYTES
from bpe_desktop.engine.gage.training_history import GageTraining
from bpe_desktop.engine.histories import make_history
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.errors import ConfigError, UserError

LESSON = "aabcaabdaabc"
TEXTS = st.text("abcZ é\n", max_size=80) | st.text(max_size=40)
FORMS = st.sampled_from(
    [
        {},
        {"tie_break": "lexicographic"},
        {"counting": "non-overlapping", "new_bytes": "lowest"},
        {"form": "block", "block_size": 16, "min_frequency": 2},
        {"form": "block", "block_size": 9, "min_frequency": 3},
    ]
)


def compressed(text: str, *, batch: int = 3, **changes: object) -> GageTraining:
    """Train as the window does: steps cross a pipe in batches."""
    config = TrainingConfig.defaults("gage").with_changes(**changes)
    corpus = Corpus.from_text(text, config)
    trainer = make_trainer(corpus, config)
    history = make_history(config, trainer.alphabet, corpus.words, corpus.counts)
    assert isinstance(history, GageTraining)
    steps, made = trainer.steps(), []
    while True:
        try:
            made.append(next(steps))
        except StopIteration as end:
            stop = end.value.stop
            break
    for start in range(0, len(made), batch):
        history.append(pickle.loads(pickle.dumps(made[start : start + batch])))
        history.state_at(len(history)).token_counts()  # while it grows, too
    history.finish(stop)
    return history


def replayed(history: GageTraining, step: int) -> list[list[int]]:
    """Return the tokens of every block after `step` steps, by replacing pairs one by one."""
    blocks = [[*history.film._raw(number)] for number in range(history.blocks)]
    for made in history.steps[:step]:
        old, new = blocks[made.block], []
        while old:
            if old[:2] == [made.left_id, made.right_id]:
                new.append(made.token_id)
                old = old[2:]
            else:
                new.append(old[0])
                old = old[1:]
        blocks[made.block] = new
    return blocks


@given(TEXTS, FORMS)
def test_states_are_those_of_a_replay(text: str, form: dict[str, object]) -> None:
    history = compressed(text, **form)
    for step in range(len(history) + 1):
        blocks = replayed(history, step)
        state = history.state_at(step)
        assert state.tokens() == blocks[state.block]
        counts = Counter(token for block in blocks for token in block)
        size = BYTES + step
        assert state.vocabulary_size == size
        assert list(state.token_counts()) == [counts[token] for token in range(size)]
        assert state.symbols == sum(map(len, blocks))


@given(TEXTS, FORMS)
def test_no_byte_that_a_block_holds_stands_for_a_pair_of_it(
    text: str, form: dict[str, object]
) -> None:
    history = compressed(text, **form)
    for made in history.steps:
        assert made.byte not in history.film._raw(made.block)
        token = history.vocabulary.token(made.token_id)
        assert history.vocabulary.byte_of(token.id) == made.byte
        parts = (history.vocabulary.token(part).bytes for part in (made.left_id, made.right_id))
        assert token.bytes == b"".join(parts)
    assert expand_file(history.file()) == history.data == text.encode("utf-8", "surrogateescape")
    assert len(history.file()) == history.sizes.file <= len(history.data) + history.sizes.header


@given(TEXTS, st.integers(2, 4))
def test_candidates_are_the_counted_pairs(text: str, threshold: int) -> None:
    history = compressed(text, min_frequency=threshold)
    for step in range(len(history) + 1):
        (tokens,) = replayed(history, step)
        counts = {pair: n for pair, n in Counter(pairwise(tokens)).items() if n >= threshold}
        found = history.state_at(step).candidates(1000)
        if step < len(history):
            assert {(c.left_id, c.right_id): c.count for c in found.top} == counts
            best = found.top[0]
            made = history.steps[step]
            assert (best.left_id, best.right_id, best.count) == (*made[1:3], made.count)
            assert found.tied == [*counts.values()].count(best.count)
        else:
            assert found.top == ()


@given(TEXTS, FORMS)
def test_the_text_itself_is_compressed_as_the_data_are(text: str, form: dict[str, object]) -> None:
    history = compressed(text, **form)
    tokenizer = Tokenizer(history.vocabulary, history.config)
    for step in range(len(history) + 1):
        encoding = tokenizer.encode(text, merges=step)
        assert tokenizer.decode_bytes(encoding.ids) == history.data
        if history.blocks == 1:
            assert list(encoding.ids) == replayed(history, step)[0]


def test_the_lesson() -> None:
    history = compressed(LESSON)
    made = [(s.left, s.right, chr(s.byte), s.count, s.replaced, s.symbols) for s in history.steps]
    assert made == [
        ("a", "a", "Z", 3, 3, 9),
        ("aa", "b", "Y", 3, 3, 6),
        ("aab", "c", "X", 2, 2, 4),
    ]
    assert history.state_at(3).frame.data == b"XYdX"
    assert history.absent == frozenset(range(256)) - set(b"abcd")


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("a", "no-pair", "one byte"),
        ("abcdef", "no-pair", "no pair counts 2 or more"),
        ("".join(map(chr, range(128))) + "".join(map(chr, range(0xDC80, 0xDD00))), "no-free-byte",
         "all 256 byte values occur"),
    ],
)  # fmt: skip
def test_where_nothing_is_replaced_the_reason_is_said(text: str, code: str, said: str) -> None:
    history = compressed(text)
    assert len(history) == 0
    assert history.stop is not None
    assert history.stop.code == code
    assert said in history.stop.text
    assert history.sizes.is_stored


def test_rows_end_where_no_pair_does() -> None:
    history = compressed(LESSON * 20)
    ends = history.ends_of(0)
    assert ends[-1] == len(history.data)
    for step in range(len(history) + 1):
        sizes = [len(history.vocabulary.token(t).bytes) for t in history.state_at(step).tokens()]
        reached = {sum(sizes[:n]) for n in range(len(sizes) + 1)}
        assert reached.issuperset(ends)


def test_a_text_that_is_too_long_says_what_to_do() -> None:
    with pytest.raises(UserError, match="65,536") as caught:
        compressed("a" * 65_537)
    assert "program" in caught.value.hint
    with pytest.raises(UserError) as caught:
        compressed("a" * 600_000, form="block", min_frequency=3)
    assert "bpe-desktop gage" in caught.value.hint


@pytest.mark.parametrize(
    "changes",
    [
        {"vocab_size": 300},
        {"special_tokens": ("<s>",)},
        {"units": "character"},
        {"pretokenizer": "whitespace"},
        {"normalizer": "nfc"},
        {"min_frequency": 1},
        {"form": "block", "min_frequency": 256},
        {"block_size": 0},
        {"block_size": 32_768},
        {"form": "round"},
        {"new_bytes": "none"},
    ],
)
def test_settings_that_cannot_be_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ConfigError):
        TrainingConfig.defaults("gage").with_changes(**changes)


@pytest.mark.parametrize("field", ["form", "block_size", "new_bytes"])
def test_its_settings_go_with_no_other_algorithm(field: str) -> None:
    value = {"form": "block", "block_size": 7, "new_bytes": "letters"}[field]
    with pytest.raises(ConfigError, match="does not go with"):
        TrainingConfig(**{field: value})
