"""Tokens told without merging: what the rules reach, and what a pre-token is as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer, Trainer, TrainingConfig, Vocabulary
from bpe_desktop.engine.alphabet import byte_to_printable
from bpe_desktop.engine.encoder import MergeTable
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.vocabulary import Token
from bpe_desktop.engine.whole_tokens import whole_pieces


@st.composite
def ordered_rules(draw: st.DrawFn, symbols: int = 3, most: int = 9) -> list[MergeRule]:
    """Draw rules whose parts are made before; no training need have made them."""
    rules: list[MergeRule] = []
    for rank in range(1, draw(st.integers(1, most)) + 1):
        known = st.integers(0, symbols + len(rules) - 1)
        pair = draw(st.tuples(known, known))
        if pair not in [(rule.left, rule.right) for rule in rules]:
            rules.append(MergeRule(rank, *pair, symbols + len(rules)))
    return rules


def naive_merge(rules: list[MergeRule], symbols: Sequence[int]) -> list[int]:
    """Apply each rule in turn, from left to right."""
    symbols = list(symbols)
    for _, left, right, made in rules:
        merged: list[int] = []
        at = 0
        while at < len(symbols):
            if tuple(symbols[at : at + 2]) == (left, right):
                merged.append(made)
                at += 2
            else:
                merged.append(symbols[at])
                at += 1
        symbols = merged
    return symbols


@settings(max_examples=1000)
@given(ordered_rules())
@example([MergeRule(1, 0, 0, 3), MergeRule(2, 0, 3, 4), MergeRule(3, 3, 0, 5)])  # a aa is no token
@example([MergeRule(1, 0, 1, 3), MergeRule(2, 1, 2, 4), MergeRule(3, 0, 4, 5)])
def test_unreached_tokens_are_those_that_merging_does_not_make(rules: list[MergeRule]) -> None:
    table = MergeTable(rules)
    assert table.is_ordered
    made = {
        rule.result
        for rule in rules
        if naive_merge(rules, table.split(rule.result, 0)) != [rule.result]
    }
    assert table.unreached() == made


@settings(max_examples=300, deadline=None)
@given(ordered_rules(most=12), st.lists(st.text("abc", max_size=9), max_size=6), st.integers(0, 12))
def test_pieces_of_whole_pre_tokens_are_what_merging_gives(
    rules: list[MergeRule], words: list[str], limit: int
) -> None:
    """An imported vocabulary may hold tokens that no text ever merges to."""
    names = ["a", "b", "c"]
    for rule in rules:
        names.append(names[rule.left] + names[rule.right])
    rest = [name for name in byte_to_printable if name not in names]
    tokens = [
        Token(i, name, name.encode(), "byte" if i < 3 else "merge") for i, name in enumerate(names)
    ]
    tokens += [
        Token(len(names) + i, name, bytes([byte_to_printable.index(name)]), "byte")
        for i, name in enumerate(rest)
    ]
    vocabulary = Vocabulary.from_parts(tokens, rules)
    config = TrainingConfig(units="byte", pretokenizer="none")
    tokenizer = Tokenizer(vocabulary, config)
    used = [rule for rule in rules if rule.rank <= limit]
    found = whole_pieces(vocabulary, tokenizer.symbols, limit)
    for word in {*words, *names, *found}:
        expected = tuple(naive_merge(used, tokenizer.symbols(word)))
        assert found.get(word, expected) == expected
        if len(expected) == 1 and len(word) > 1:
            assert word in found


def test_a_fallback_byte_is_no_whole_word() -> None:
    """With `ignore_merges` the letter A is the character, not the byte that has its number."""
    tokens = [Token(i, f"<0x{i:02X}>", bytes([i]), "byte") for i in range(256)]
    tokens += [Token(256 + i, name, name.encode(), "alphabet") for i, name in enumerate("AB")]
    tokens.append(Token(258, "AB", b"AB", "merge"))  # no rule makes it
    config = TrainingConfig(byte_fallback=True, ignore_merges=True)
    tokenizer = Tokenizer(Vocabulary.from_parts(tokens, []), config)
    assert tokenizer.encode("A AB BA C é").ids == [256, 258, 257, 256, 0x43, 0xC3, 0xA9]


def test_a_cache_outlives_the_growth_of_its_vocabulary() -> None:
    """What was cut after k rules stays so when more rules have come, in long texts too."""
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=2)
    trainer = Trainer(Corpus.from_counts([("abab", 9)]), config)
    first, second = trainer.steps()
    tokenizer = Tokenizer(Vocabulary.from_training(trainer.alphabet, [first], config), config)
    cache = tokenizer.cutter.at(1)
    tokenizer.vocabulary.extend([second])
    assert tokenizer.cutter.at(1) is cache
    text = " ".join(f"{'ab' * (1 + number % 2)}{number}" for number in range(5000))
    assert second.token_id not in tokenizer.encode(f"abab {text}", merges=1).ids
    assert second.token_id in tokenizer.encode("abab", merges=2).ids
