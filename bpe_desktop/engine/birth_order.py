"""A tokenizer with its tokens numbered in the order in which its rules make them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from .merge import MergeRule
from .tokenizer import Tokenizer
from .vocabulary import Token, Vocabulary

__all__ = ["BirthOrder", "as_in_file", "by_number", "in_birth_order"]


class BirthOrder(NamedTuple):
    """Tokens and rules of a tokenizer, with a token's place in the order of birth for its id.

    A published vocabulary has its special tokens behind all others, its alphabet anywhere, and
    holes between its ids. Here the first `first` tokens are those that no rule makes, in the order
    of their ids; the others follow as the rules make them, and rule k has the rank k. So after k
    rules there are the first so many tokens. `numbers[place]` is the id in the tokenizer's file.
    """

    tokens: Sequence[Token]
    rules: Sequence[MergeRule]
    first: int
    numbers: array[int]

    def vocabulary(self) -> Vocabulary:
        """Return all of it as a vocabulary."""
        return Vocabulary.from_parts(self.tokens, self.rules)


def as_in_file(tokenizer: Tokenizer, numbers: Sequence[int], rules: int | None) -> Tokenizer:
    """Return a tokenizer in order of birth with the ids of its file and its first `rules` rules.

    Without all rules it has the tokens that these make and those that no rule makes.
    """
    inside = tokenizer.vocabulary
    kept = inside.rules if rules is None else inside.rules[:rules]
    made = {rule.result for rule in kept}
    lost = {rule.result for rule in inside.rules} - made
    tokens = []
    for token in inside:
        if token.id not in lost:
            parts = token.left, token.right
            left, right = (None if part is None else numbers[part] for part in parts)
            tokens.append(token._replace(id=numbers[token.id], left=left, right=right))
    outside = [
        MergeRule(rule.rank, *(numbers[token] for token in (rule.left, rule.right, rule.result)))
        for rule in kept
    ]
    return Tokenizer(Vocabulary.from_parts(tokens, outside), tokenizer.config)


def by_number(counts: Sequence[int], numbers: Sequence[int]) -> list[int]:
    """Return counts by the ids of the file, of which some may be free."""
    found = [0] * (max(numbers, default=-1) + 1)
    for place, count in enumerate(counts):
        found[numbers[place]] = count
    return found


def in_birth_order(tokenizer: Tokenizer) -> BirthOrder:
    """Number the tokens anew; what they are and what the rules do stays the same."""
    vocabulary = tokenizer.vocabulary
    made = dict.fromkeys(rule.result for rule in vocabulary.rules)
    unmade = [token.id for token in vocabulary if token.id not in made]
    numbers = array("q", [*unmade, *made])
    place_of = {number: place for place, number in enumerate(numbers)}
    rules = [
        MergeRule(rank, place_of[rule.left], place_of[rule.right], place_of[rule.result])
        for rank, rule in enumerate(vocabulary.rules, 1)
    ]
    makers: dict[int, MergeRule] = {}
    for rule in rules:
        makers.setdefault(rule.result, rule)
    tokens = []
    for place, number in enumerate(numbers):
        token = vocabulary.token(number)
        maker = makers.get(place)
        rank, left, right = (None,) * 3 if maker is None else maker[:3]
        tokens.append(token._replace(id=place, rank=rank, left=left, right=right))
    return BirthOrder(tokens, rules, len(unmade), numbers)
