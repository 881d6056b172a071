"""Numbers and their cuts: by hand, and against the offsets of every single number."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.histories import make_history
from bpe_desktop.engine.number_splits import (
    Border,
    NumberSplit,
    NumberSplitter,
    ShapeShare,
    borders,
    differs,
    figures_of,
    is_even,
    is_odd,
    uneven_runs,
    with_digits,
)
from bpe_desktop.engine.pretokenizer import get_pretokenizer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.errors import ConfigError

ALGORITHMS = ("bpe", "wordpiece", "unigram", "word", "character")


def trained(text: str, config: TrainingConfig) -> Tokenizer:
    corpus = Corpus.from_text(text, config)
    trainer = make_trainer(corpus, config)
    alphabet = trainer.alphabet
    steps = list(trainer.steps())
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(steps)  # type: ignore[arg-type]
    return Tokenizer(history.vocabulary, config)


def naive_shape(tokenizer: Tokenizer, text: str, step: int | None) -> tuple[int, ...]:
    """The digits of each token by where they stand, one by one."""
    encoding = tokenizer.encode(text, merges=step)
    held = []
    taken: set[int] = set()
    for start, end in encoding.offsets:
        mine = {at for at in range(start, end) if text[at].isdecimal()} - taken
        taken |= mine
        held.append(len(mine))
    return tuple(filter(None, held))


# 12 comes four times, 34 twice, 123 never: the merges are 1+2, then 3+4.
HAND = "12 12 12 34 34 5 6 7 8 9 0 1234"


def hand() -> Tokenizer:
    return trained(HAND, TrainingConfig(merges=2))


def test_a_number_is_cut_as_its_merges_say() -> None:
    tokenizer = hand()
    assert [(t.left, t.right) for t in tokenizer.vocabulary.rules]
    split = NumberSplitter(tokenizer).split("1234")
    assert (split.shape, split.tokens, split.digits) == ((2, 2), 2, 4)
    assert NumberSplitter(tokenizer, 1).split("1234").shape == (2, 1, 1)
    assert NumberSplitter(tokenizer, 0).split("1234").shape == (1, 1, 1, 1)
    assert NumberSplitter(tokenizer).split("3412").shape == (2, 2)
    assert NumberSplitter(tokenizer).split("2341").shape == (1, 2, 1)


def test_the_figures_of_a_range_by_hand() -> None:
    # 10 11 12 13 … 19: only 12 is one token, so 11|12 and 12|13 differ, two of nine neighbours.
    splitter = NumberSplitter(hand())
    splits = [splitter.split(str(number)) for number in range(10, 20)]
    found = figures_of(10, splits)
    assert (found.numbers, found.tokens, found.whole) == (10, 19, 1)
    assert (found.neighbours, found.irregular, found.odd) == (9, 2, 1)
    assert found.irregularity == 2 / 9
    assert found.mean_tokens == 1.9
    assert found.whole_share == 0.1
    assert found.shapes == (ShapeShare((1, 1), 9, 10), ShapeShare((2,), 1, 12))
    assert is_odd(splits, 2)
    assert not is_odd(splits, 1)
    # Digit by digit is even.
    assert (found.cut, found.even, found.evenness) == (9, 9, 1.0)


def test_numbers_of_other_lengths_are_no_neighbours() -> None:
    splitter = NumberSplitter(hand(), 0)
    splits = [splitter.split(str(number)) for number in (8, 9, 10, 11)]
    assert not differs(splits[1], splits[2])
    assert figures_of(8, splits).neighbours == 2
    assert figures_of(8, splits).irregular == 0
    empty = figures_of(0, [])
    assert (empty.irregularity, empty.mean_tokens, empty.whole_share, empty.evenness) == (
        None,
        None,
        None,
        None,
    )


def test_what_the_alphabet_lacks_is_counted_as_unknown() -> None:
    tokenizer = trained("12 12 3", TrainingConfig(merges=1, unk_token="<unk>"))
    split = NumberSplitter(tokenizer).split("1294")
    assert (split.shape, split.unknown) == ((2, 1, 1), 2)
    assert figures_of(1294, [split]).unknown == 1


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("space", ["", " "])
def test_every_number_is_cut_as_encode_does(algorithm: str, space: str) -> None:
    config = TrainingConfig.defaults(algorithm)
    if algorithm == "bpe":
        config = config.with_changes(pretokenizer="gpt2", units="byte", merges=40)
    elif algorithm == "unigram":
        config = config.with_changes(vocab_size=40)
    text = " ".join(str(number * number % 977) for number in range(300)) + " 1984 1999 2024 2001"
    tokenizer = trained(text, config)
    splitter = NumberSplitter(tokenizer)
    for number in [*range(0, 2500, 7), 9999]:
        written = f"{space}{number}"
        split = splitter.split(written)
        assert split.ids == tuple(tokenizer.encode(written).ids)
        assert split.shape == naive_shape(tokenizer, written, None), written
        assert len(borders(tokenizer, written)) == max(0, split.tokens - 1)


@given(st.text("0123456789٣४., -$€\u00a0a", max_size=14), st.integers(0, 30), st.booleans())
def test_whatever_is_typed_is_cut_as_encode_does(text: str, step: int, is_byte: bool) -> None:
    tokenizer = _TYPED[is_byte]
    split = NumberSplitter(tokenizer, step).split(text)
    assert split.ids == tuple(tokenizer.encode(text, merges=step).ids)
    assert split.shape == naive_shape(tokenizer, text, step)
    assert split.digits == sum(map(str.isdecimal, text))
    assert len(borders(tokenizer, text, step)) == max(0, split.tokens - 1)


_TYPED = [
    trained(
        "1234 12 99.95 1,000,000 -3 $20 € 2024 ٣ 1999 19 1,000",
        TrainingConfig(merges=30, units=units, pretokenizer="gpt2", min_frequency=1),
    )
    for units in ("character", "byte")
]


def test_the_reason_of_a_border() -> None:
    tokenizer = hand()
    assert borders(tokenizer, "1234", 1) == (Border("never"), Border("later", 2))
    assert borders(tokenizer, "1234") == (Border("never"),)
    assert borders(tokenizer, "12 34") == (Border("word"),)
    assert borders(tokenizer, "") == ()
    digits = trained(HAND, TrainingConfig(merges=2, pretokenizer="whitespace+digits-1"))
    assert set(borders(digits, "1234")) == {Border("word")}
    words = trained(HAND, TrainingConfig.defaults("wordpiece").with_changes(merges=1))
    assert set(borders(words, "1234")) == {Border("choice")}


def test_evenness_counts_from_the_right() -> None:
    assert is_even((1, 3, 3))
    assert is_even((2, 2))
    assert not is_even((3, 3, 1))
    assert not is_even((3, 2, 2))
    assert not is_even((1, 2, 1))
    assert is_even(())
    by_threes = trained(
        "123 123 456 456 789 789 0",
        TrainingConfig(merges=6, pretokenizer="whitespace+digits-3"),
    )
    assert NumberSplitter(by_threes).split("123456").shape == (3, 3)
    assert uneven_runs(by_threes, "123456") == ()
    # From the left by threes: 123|456|0, where thousands would be 1|234|560.
    assert uneven_runs(by_threes, "1234560") == ((3, 3, 1),)
    # With separators each run stands for itself, and what follows a decimal point is not judged.
    assert uneven_runs(by_threes, "123,456") == ()
    assert uneven_runs(by_threes, "1230.4560") == ((3, 1),)
    assert uneven_runs(by_threes, "0.4560") == ()
    assert uneven_runs(by_threes, ".4560") == ()
    alone = trained("1 2 3 4 5", TrainingConfig(merges=0))
    assert uneven_runs(alone, "12345") == ()


def test_a_split_says_whether_it_is_whole() -> None:
    assert NumberSplit(" 12", (7, 8), (2,)).is_whole
    assert not NumberSplit("12", (7, 8), (1, 1)).is_whole


@pytest.mark.parametrize(
    ("rule", "ones"),
    [
        ("whitespace", ["ab", "1", "2", "3", "4"]),
        ("whitespace+digits-3", ["ab", "1", "2", "3", "4"]),
        ("digits-1", ["ab ", "1", "2", "3", "4"]),
        ("none", ["ab ", "1", "2", "3", "4"]),
        ("gpt2", ["ab", " ", "1", "2", "3", "4"]),
        (r"whitespace+regex:\w+|\W+", ["ab", "1", "2", "3", "4"]),
        (r"regex:[a-z]+| ?\d+", ["ab", " ", "1", "2", "3", "4"]),
    ],
)
def test_the_same_settings_with_digits_apart(rule: str, ones: list[str]) -> None:
    config = TrainingConfig(pretokenizer=rule, merges=3)
    single, threes = with_digits(config, 1), with_digits(config, 3)
    assert get_pretokenizer(single.pretokenizer).split("ab 1234") == ones
    assert get_pretokenizer(threes.pretokenizer).split("ab 1234")[-2:] == ["123", "4"]
    assert with_digits(single, 3) == threes
    assert single.with_changes(pretokenizer=rule) == config


def test_a_compressor_has_no_digits_to_part() -> None:
    with pytest.raises(ConfigError):
        with_digits(TrainingConfig.defaults("gage"), 1)


_SHAPES = {n: [(n,), (1,) * n, *((k, n - k) for k in range(1, n))] for n in range(1, 5)}


@given(st.lists(st.sampled_from([s for found in _SHAPES.values() for s in found]), max_size=40))
def test_the_tally_is_what_a_second_look_at_all_finds(shapes: list[tuple[int, ...]]) -> None:
    splits = [NumberSplit("9" * sum(shape), (0,) * len(shape), shape) for shape in shapes]
    found = figures_of(7, splits)
    pairs = [(a, b) for a, b in pairwise(shapes) if sum(a) == sum(b)]
    assert found.neighbours == len(pairs)
    assert found.irregular == sum(a != b for a, b in pairs)
    assert found.odd == sum(is_odd(splits, at) for at in range(len(splits)))
    assert found.whole == sum(len(shape) == 1 for shape in shapes)
    assert found.tokens == sum(map(len, shapes))
    assert {(s.shape, s.numbers, s.first) for s in found.shapes} == {
        (shape, shapes.count(shape), 7 + shapes.index(shape)) for shape in shapes
    }
    cut = [shape for shape in shapes if len(shape) > 1]
    assert (found.cut, found.even) == (len(cut), sum(map(is_even, cut)))
