"""From a vocabulary and a list of merges, as files spell them, to our tokens and rules.

Shared by the formats that tell tokens apart by their spelling: `tokenizer.json` and `vocab.json`
with `merges.txt`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..engine.alphabet import END_MARKER, START_MARKER, printable_to_byte, text_bytes
from ..engine.merge import MergeRule
from ..engine.vocabulary import Token, Vocabulary
from ..errors import FormatError

__all__ = [
    "BYTE_NAME",
    "MOST_ID",
    "RAW_BYTE",
    "Merge",
    "Spelling",
    "build_vocabulary",
    "check_ids",
    "check_lengths",
    "hole_note",
    "read_merges",
    "write_merges",
]

# A byte that is no text, in files of characters: our own way to write U+DC80…DCFF.
RAW_BYTE = re.compile(r"<0x([89A-F][0-9A-F])>")
BYTE_NAME = re.compile(r"<0x([0-9A-F]{2})>")

MOST_ID = (1 << 32) - 1  # the libraries' ids have 32 bits

_UNWRITABLE = {" ": "a space", "\n": "a line end", "\r": "a carriage return"}
_NUMBERS = {0: "nothing", 1: "one part", 3: "three parts", 4: "four parts"}


class Merge(NamedTuple):
    """One merge of a file; `where` tells a person which one: `line 3` or `merge 3`."""

    left: str
    right: str
    where: str


class Spelling(NamedTuple):
    """How a file spells its tokens.

    `units` and `byte_fallback` as in a `TrainingConfig`. `marker` is the spelling of the word
    marker, "" for none, and `marker_at` is "end", "start" or "end-attached". `special` names stand
    for themselves and never for text.
    """

    units: str
    marker: str = ""
    marker_at: str = ""
    special: frozenset[str] = frozenset()
    byte_fallback: bool = False


def build_vocabulary(
    vocab: Mapping[str, int], merges: Iterable[Merge], spelling: Spelling, name: str
) -> tuple[Vocabulary, list[str]]:
    """Return the vocabulary and notes about what was odd.

    Ids are kept, holes too. Of a merge listed twice the first rank holds. Raises `FormatError`,
    naming the merge, for one whose part or product is not in the vocabulary.
    """
    check_ids(vocab, name)
    rules, made_by, notes = _rules(vocab, merges, name)
    tokens: dict[str, Token] = {}
    # A product is longer than its parts, so in order of length the parts come first.
    for spelled in sorted(vocab, key=lambda spelled: (len(spelled), vocab[spelled])):
        token_id = vocab[spelled]
        rule = None if spelled in spelling.special else made_by.get(spelled)
        if rule is None:
            tokens[spelled] = _base_token(token_id, spelled, spelling, name)
        else:
            left, right = tokens[rule[0]], tokens[rule[1]]
            tokens[spelled] = Token(
                token_id,
                left.name + right.name,
                left.bytes + right.bytes,
                "merge",
                rule[2],
                left.id,
                right.id,
            )
    vocabulary = Vocabulary.from_parts(tokens.values(), rules)
    return vocabulary, [*notes, *hole_note(vocabulary)]


def read_merges(text: str, name: str) -> list[Merge]:
    """Read lines of two tokens with a space between; a header `#version` may be line 1 only.

    Raises `FormatError` that names the line.
    """
    # Only \n ends a line: U+0085, U+2028 and U+001C…1E are parts of tokens.
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    found = []
    for number, line in enumerate(lines, 1):
        if number == 1 and line.startswith("#version"):
            continue
        parts = line.split(" ") if line else []
        if len(parts) != 2 or not all(parts):
            count = _NUMBERS.get(len(parts), f"{len(parts)} parts")
            if len(parts) == 2:
                count = "an empty part"
            raise FormatError(
                f"{name}, line {number}: {count} in {line[:60]!r}.",
                "A merge is two tokens with one space between.",
            )
        found.append(Merge(parts[0], parts[1], f"line {number}"))
    return found


def write_merges(vocabulary: Vocabulary, spelled: Mapping[int, str], name: str) -> list[str]:
    """Return a line for each rule; raises `FormatError` for a token that no line can hold."""
    lines = []
    for rule in vocabulary.rules:
        left, right = spelled[rule.left], spelled[rule.right]
        for part in (left, right):
            for character, called in _UNWRITABLE.items():
                if character in part:
                    raise FormatError(
                        f"The token {part!r} holds {called}, which {name} cannot hold.",
                        "Save as tokenizer.json or .bpe, or train on bytes.",
                    )
        lines.append(f"{left} {right}")
    return lines


def hole_note(vocabulary: Vocabulary) -> list[str]:
    """Return a sentence about ids that no token has, if there are any."""
    holes = vocabulary.holes
    if not holes:
        return []
    shown = [str(hole[0]) if len(hole) == 1 else f"{hole[0]} to {hole[-1]}" for hole in holes[:3]]
    more = " and more" if len(holes) > 3 else ""
    return [f"No token has the ids {', '.join(shown)}{more}; they are left free."]


def check_lengths(vocabulary: Vocabulary, name: str) -> None:
    """Raise `FormatError` for a rule whose token is no longer than its parts.

    So no token is a part of itself, however far down.
    """
    for rule in vocabulary.rules:
        made, *parts = (vocabulary.token(i).extent for i in (rule.result, rule.left, rule.right))
        if made <= max(parts):
            raise FormatError(
                f"Merge rule {rule.rank} of {name} makes a token no longer than its parts.",
                "The file is damaged.",
            )


def check_ids(vocab: Mapping[str, int], name: str) -> None:
    """Raise `FormatError` for an id that two tokens have, or that can be none."""
    owners: dict[int, str] = {}
    for spelled, token_id in vocab.items():
        if (
            not isinstance(token_id, int)
            or isinstance(token_id, bool)
            or not 0 <= token_id <= MOST_ID
        ):
            raise FormatError(
                f"{name} gives the token {spelled!r} the id {token_id!r}.",
                f"An id is a whole number from 0 to {MOST_ID}.",
            )
        other = owners.setdefault(token_id, spelled)
        if other != spelled:
            raise FormatError(
                f"{name} gives the id {token_id} to {other!r} and to {spelled!r}.",
                "Give each token an id of its own.",
            )


def _rules(
    vocab: Mapping[str, int], merges: Iterable[Merge], name: str
) -> tuple[list[MergeRule], dict[str, tuple[str, str, int]], list[str]]:
    rules: list[MergeRule] = []
    made_by: dict[str, tuple[str, str, int]] = {}
    notes: list[str] = []
    seen: set[tuple[str, str]] = set()
    for left, right, where in merges:
        if (left, right) in seen:
            notes.append(f"{where}: the merge {left} {right} is there twice; the first one holds.")
            continue
        seen.add((left, right))
        for part in (left, right):
            if part not in vocab:
                raise FormatError(
                    f"{name}, {where}: the part {part} is not in the vocabulary.",
                    "The vocabulary and the merges do not belong together.",
                )
        product = left + right
        if product not in vocab:
            raise FormatError(
                f"{name}, {where}: the product {product} is not in the vocabulary.",
                "The vocabulary and the merges do not belong together.",
            )
        rank = len(rules) + 1
        rules.append(MergeRule(rank, vocab[left], vocab[right], vocab[product]))
        made_by.setdefault(product, (left, right, rank))
    return rules, made_by, notes


def _base_token(token_id: int, spelled: str, spelling: Spelling, name: str) -> Token:
    """Return a token that no merge makes."""
    if spelled in spelling.special:
        return Token(token_id, spelled, text_bytes(spelled), "special")
    attached = spelling.marker_at == "end-attached"
    if attached and len(spelled) > len(END_MARKER) and spelled.endswith(END_MARKER):
        plain = spelling._replace(marker="", marker_at="")
        token = _base_token(token_id, spelled.removesuffix(END_MARKER), plain, name)
        return token._replace(name=token.name + END_MARKER)
    if spelling.marker and spelled == spelling.marker and not attached:
        marker = END_MARKER if spelling.marker_at == "end" else START_MARKER
        return Token(token_id, marker, b"", "marker")
    if spelling.units == "byte":
        try:
            data = bytes(printable_to_byte[character] for character in spelled)
        except KeyError:
            raise FormatError(
                f"{name}: the token {spelled!r} is not spelled in printable bytes.",
                "In a vocabulary of bytes only special tokens may be spelled freely.",
            ) from None
        return Token(token_id, spelled, data, "byte" if len(data) == 1 else "merge")
    fallback = BYTE_NAME.fullmatch(spelled) if spelling.byte_fallback else None
    if fallback:
        return Token(token_id, spelled, bytes.fromhex(fallback[1]), "byte")
    raw = RAW_BYTE.fullmatch(spelled)
    if raw:
        byte = bytes.fromhex(raw[1])
        return Token(token_id, byte.decode("ascii", "surrogateescape"), byte, "alphabet")
    kind = "alphabet" if len(spelled) == 1 else "merge"
    return Token(token_id, spelled, text_bytes(spelled), kind)
