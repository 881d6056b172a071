"""A tokenizer with its tokens numbered in the order in which its rules make them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from .merge import MergeRule
from .tokenizer import Tokenizer
from .vocabulary import Token, Vocabulary

__all__ = ["BirthOrder", "in_birth_order"]


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
        origin = (None, None, None) if maker is None else (maker.rank, maker.left, maker.right)
        tokens.append(Token(place, token.name, token.bytes, token.kind, *origin))
    return BirthOrder(tokens, rules, len(unmade), numbers)
