"""The tokens of a tokenizer by id, and the merge rules that make them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ..errors import FormatError, UserError
from .alphabet import END_MARKER, START_MARKER, Alphabet, byte_to_printable, text_bytes
from .config import TrainingConfig
from .encoder import MergeTable
from .merge import MergeRule, MergeStep

__all__ = ["KINDS", "Token", "Vocabulary", "marker_edges"]

KINDS = ("special", "alphabet", "byte", "marker", "merge", "piece", "user-defined", "unused")


class Token(NamedTuple):
    """One entry of a vocabulary.

    `name` is how files write the token: its text, in byte units through the printable map, markers
    as `</w>` or `▁`. `bytes` are the bytes of text it stands for; a marker stands for none.
    `kind` is one of `KINDS`. A merge has its `rank` (from 1) and the ids of its two parts. A piece
    of a unigram tokenizer has a `score`, the natural logarithm of its probability.
    """

    id: int
    name: str
    bytes: bytes
    kind: str
    rank: int | None = None
    left: int | None = None
    right: int | None = None
    score: float | None = None

    @property
    def extent(self) -> tuple[int, int]:
        """What every merge makes larger: the bytes, or of a marker, which has none, the name."""
        return len(self.bytes), len(self.name)


def marker_edges(token: Token) -> tuple[bool, bool]:
    """Tell whether a marker begins the token, and whether one ends it.

    A marker is in the name but not in the bytes; the same characters in the text are in both.
    """
    name = token.name
    if token.kind == "marker":
        return name == START_MARKER, name != START_MARKER
    starts, ends = name.startswith(START_MARKER), name.endswith(END_MARKER)
    if not (starts or ends) or token.kind == "special":
        return False, False
    text = token.bytes.decode("utf-8", "surrogateescape")
    printable = "".join(map(byte_to_printable.__getitem__, token.bytes))
    # In SentencePiece's raw stream a space is written as the sign that is the start marker too.
    forms = (text, printable, text.replace(" ", START_MARKER))
    return (
        starts and name[len(START_MARKER) :] in forms,
        ends and name[: -len(END_MARKER)] in forms,
    )


_MOST_ID = 2**63 - 1


class Vocabulary:
    """Tokens in id order with the rules that make them; it only ever grows.

    Two tokens may share a name (a marker and the same character in the text), so a name is no key:
    `id_of` gives the smallest id. Ids may have holes in an imported vocabulary; they are kept.
    """

    def __init__(self) -> None:
        self._tokens: dict[int, Token] = {}
        self._ids_by_name: dict[str, int] = {}
        self._rules: list[MergeRule] = []
        self._alphabet_size = 0
        self._table = MergeTable()
        self._rules_in_table = 0
        self._remakes_symbols = False

    @classmethod
    def from_training(
        cls, alphabet: Alphabet, steps: Iterable[MergeStep], config: TrainingConfig
    ) -> Vocabulary:
        """Build the vocabulary that a training with this alphabet has after `steps`."""
        vocabulary = cls()
        for name in config.all_special_tokens:
            vocabulary._add(Token(len(vocabulary), name, text_bytes(name), "special"))
        for symbol in alphabet.symbols:
            vocabulary._add(Token(len(vocabulary), symbol.name, symbol.bytes, symbol.kind))
        vocabulary.extend(steps)
        return vocabulary

    @classmethod
    def from_parts(cls, tokens: Iterable[Token], rules: Iterable[MergeRule]) -> Vocabulary:
        """Build a vocabulary from a file's tokens and rules.

        Rules are put in rank order. Raises `FormatError` where two tokens share an id, a rule names
        an id that no token has, or two rules share a rank.
        """
        vocabulary = cls()
        for token in sorted(tokens, key=lambda token: token.id):
            if token.id in vocabulary._tokens:
                raise FormatError(f"Two tokens have the id {token.id}.", "Give each id once.")
            if not 0 <= token.id <= _MOST_ID:
                raise FormatError(f"A token has the id {token.id}.", f"The most is {_MOST_ID}.")
            vocabulary._add(token)
        for rule in sorted(rules, key=lambda rule: rule.rank):
            vocabulary._add_rule(rule)
        return vocabulary

    def grow(self, tokens: Iterable[Token], rules: Iterable[MergeRule]) -> None:
        """Add the next parts of a file, ids and ranks rising; errors as in `from_parts`."""
        for token in tokens:
            self._add(token)
        for rule in rules:
            self._add_rule(rule)

    def extend(self, steps: Iterable[MergeStep]) -> None:
        """Add the tokens of the next steps of a training, in order."""
        tokens = self._tokens
        for step in steps:
            data = tokens[step.left_id].bytes + tokens[step.right_id].bytes
            rank, left, right = step.step, step.left_id, step.right_id
            self._add(Token(step.token_id, step.token, data, "merge", rank, left, right))
            self._rules.append(MergeRule(rank, left, right, step.token_id))

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[Token]:
        """Iterate over the tokens in id order."""
        return iter(self._tokens.values())

    def __contains__(self, token_id: object) -> bool:
        return token_id in self._tokens

    def token(self, token_id: int) -> Token:
        """Return the token with this id; `UserError` where there is none."""
        try:
            return self._tokens[token_id]
        except KeyError:
            message = f"The vocabulary has no token with the id {token_id}."
            raise UserError(message, f"Use ids from 0 to {self.id_limit - 1}.") from None

    def id_of(self, name: str) -> int | None:
        """Return the smallest id of the tokens with this name, `None` where there is none."""
        return self._ids_by_name.get(name)

    @property
    def rules(self) -> Sequence[MergeRule]:
        """The merge rules in rank order."""
        return self._rules

    @property
    def merge_table(self) -> MergeTable:
        """The rules, laid out for applying them; kept up to date as the vocabulary grows."""
        if self._rules_in_table < len(self._rules):
            self._table.extend(islice(self._rules, self._rules_in_table, None))
            self._rules_in_table = len(self._rules)
        return self._table

    @property
    def is_ordered(self) -> bool:
        """Tell whether the state after k rules follows from that after all; see `MergeTable`."""
        return self.merge_table.is_ordered and not self._remakes_symbols

    @property
    def id_limit(self) -> int:
        """One more than the largest id."""
        return next(reversed(self._tokens)) + 1 if self._tokens else 0

    @property
    def holes(self) -> tuple[range, ...]:
        """The runs of ids below `id_limit` that no token has."""
        gaps = []
        expected = 0
        for token_id in self._tokens:
            if token_id > expected:
                gaps.append(range(expected, token_id))
            expected = token_id + 1
        return tuple(gaps)

    @property
    def special_tokens(self) -> tuple[Token, ...]:
        """The special tokens in id order."""
        return tuple(token for token in self if token.kind == "special")

    @property
    def alphabet_size(self) -> int:
        """The number of base symbols: characters or bytes, and the marker."""
        return self._alphabet_size

    def _add(self, token: Token) -> None:
        self._tokens[token.id] = token
        self._ids_by_name.setdefault(token.name, token.id)
        if token.kind in ("alphabet", "byte", "marker"):
            self._alphabet_size += 1

    def _add_rule(self, rule: MergeRule) -> None:
        for token_id in (rule.left, rule.right, rule.result):
            if token_id not in self._tokens:
                message = f"Merge rule {rule.rank} names the id {token_id}, which no token has."
                raise FormatError(message, "The file is damaged, or its parts do not belong.")
        if self._rules and self._rules[-1].rank == rule.rank:
            raise FormatError(f"Two merge rules have the rank {rule.rank}.", "Give each rank once.")
        if self._tokens[rule.result].kind != "merge":
            self._remakes_symbols = True
        self._rules.append(rule)
