"""Ids, names, kinds and rules of a vocabulary."""

from __future__ import annotations

import pytest

from bpe_desktop.engine.alphabet import Alphabet
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary, marker_edges
from bpe_desktop.errors import FormatError, UserError


def _trained(pairs, **settings) -> Vocabulary:
    config = TrainingConfig(**settings)
    trainer = Trainer(Corpus.from_counts(pairs), config)
    return Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)


def test_special_tokens_then_alphabet_then_merges():
    vocabulary = _trained(
        [("abab", 3)], special_tokens=("<pad>",), unk_token="<unk>", marker="end", merges=2
    )
    assert [(t.id, t.name, t.bytes, t.kind, t.rank, t.left, t.right) for t in vocabulary] == [
        (0, "<unk>", b"<unk>", "special", None, None, None),
        (1, "<pad>", b"<pad>", "special", None, None, None),
        (2, "</w>", b"", "marker", None, None, None),
        (3, "a", b"a", "alphabet", None, None, None),
        (4, "b", b"b", "alphabet", None, None, None),
        (5, "ab", b"ab", "merge", 1, 3, 4),
        (6, "ab</w>", b"ab", "merge", 2, 5, 2),
    ]
    assert vocabulary.rules == [MergeRule(1, 3, 4, 5), MergeRule(2, 5, 2, 6)]
    assert len(vocabulary) == 7
    assert vocabulary.alphabet_size == 3
    assert vocabulary.holes == ()
    assert [token.name for token in vocabulary.special_tokens] == ["<unk>", "<pad>"]


def test_byte_names_and_bytes():
    vocabulary = _trained([("ř ", 2)], units="byte", merges=2)
    assert vocabulary.alphabet_size == 256
    assert vocabulary.token(vocabulary.id_of("Ġ")).bytes == b" "
    assert [token.bytes for token in vocabulary][256:] == ["ř".encode(), "ř ".encode()]


def test_a_marker_and_a_character_of_one_name():
    vocabulary = _trained([("▁a", 4)], marker="start", min_frequency=1)
    marker, character = vocabulary.token(0), vocabulary.token(2)
    assert (marker.kind, character.kind) == ("marker", "alphabet") or marker.name == "a"
    kinds = {token.kind: token.id for token in vocabulary if token.name == "▁"}
    assert kinds.keys() == {"marker", "alphabet"}
    assert kinds["marker"] < kinds["alphabet"]
    assert vocabulary.id_of("▁") == kinds["marker"]


def test_markers_are_told_from_the_same_characters():
    vocabulary = _trained([("a</w>", 4), ("</w>", 9)], marker="end", min_frequency=1)
    edges = {token: marker_edges(token) for token in vocabulary}
    for token, (starts, ends) in edges.items():
        assert not starts
        assert ends == token.name.endswith("</w>" * (1 + token.bytes.endswith(b"</w>")))
    assert any(token.name == "</w></w>" and ends for token, (_, ends) in edges.items())
    spelled = Token(0, "▁a", "▁a".encode(), "merge")
    assert marker_edges(spelled) == (False, False)
    assert marker_edges(spelled._replace(bytes=b"a")) == (True, False)
    assert marker_edges(Token(0, "Ġ</w>", b" ", "merge")) == (False, True)
    assert marker_edges(Token(0, "</w>", b"</w>", "special")) == (False, False)


def test_extending_equals_building_at_once():
    config = TrainingConfig(min_frequency=1)
    trainer = Trainer(Corpus.from_counts([("abcabc", 2)]), config)
    steps = list(trainer.steps())
    grown = Vocabulary.from_training(trainer.alphabet, (), config)
    for step in steps:
        grown.extend([step])
        assert grown.token(step.token_id).name == step.token
    assert list(grown) == list(Vocabulary.from_training(trainer.alphabet, steps, config))
    assert grown.is_ordered


def test_holes_are_reported():
    tokens = [
        Token(i, name, name.encode(), "alphabet") for i, name in [(7, "c"), (1, "a"), (2, "b")]
    ]
    vocabulary = Vocabulary.from_parts(tokens, [])
    assert [token.id for token in vocabulary] == [1, 2, 7]
    assert vocabulary.holes == (range(1), range(3, 7))
    assert (len(vocabulary), vocabulary.id_limit) == (3, 8)
    assert 7 in vocabulary
    assert 3 not in vocabulary
    with pytest.raises(UserError, match="no token with the id 3"):
        vocabulary.token(3)


def test_an_empty_vocabulary():
    vocabulary = Vocabulary.from_training(
        Alphabet.build([], TrainingConfig()), [], TrainingConfig()
    )
    assert (len(vocabulary), vocabulary.id_limit, vocabulary.holes) == (0, 0, ())
    with pytest.raises(UserError):
        vocabulary.token(0)


_AB = [Token(0, "a", b"a", "alphabet"), Token(1, "b", b"b", "alphabet")]
_MERGED = Token(2, "ab", b"ab", "merge")


@pytest.mark.parametrize(
    ("tokens", "rules", "message"),
    [
        ([*_AB, _AB[0]._replace(name="c")], [], "Two tokens have the id 0"),
        (_AB, [MergeRule(1, 0, 1, 2)], "rule 1 names the id 2"),
        (
            [*_AB, _MERGED],
            [MergeRule(1, 0, 1, 2), MergeRule(1, 1, 0, 2)],
            "Two merge rules have the rank 1",
        ),
    ],
)
def test_parts_that_do_not_fit(tokens, rules, message):
    with pytest.raises(FormatError, match=message):
        Vocabulary.from_parts(tokens, rules)


@pytest.mark.parametrize(
    ("rules", "ordered"),
    [
        ([(0, 1, 2)], True),
        ([(0, 1, 2), (2, 0, 3)], True),
        ([(2, 0, 3), (0, 1, 2)], False),  # needs a later rule
        ([(0, 1, 2), (1, 0, 2)], False),  # two rules, one token
        ([(0, 1, 2), (0, 1, 3)], False),  # two rules, one pair
        ([(0, 0, 1)], False),  # makes a symbol of the alphabet
        ([(2, 0, 2)], False),  # makes its own part
    ],
)
def test_ordered_rules(rules, ordered):
    tokens = [*_AB, _MERGED, Token(3, "aba", b"aba", "merge")]
    numbered = [MergeRule(rank, *rule) for rank, rule in enumerate(rules, 1)]
    assert Vocabulary.from_parts(tokens, reversed(numbered)).is_ordered == ordered
