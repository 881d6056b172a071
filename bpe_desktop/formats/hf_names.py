"""How the tokens of a vocabulary are spelled in a Hugging Face file.

There a token is its spelling: merges join spellings, and no two tokens may share one. So a marker
becomes one character that the corpus does not hold, and a byte that is no text becomes `<0xE9>`.
"""

from __future__ import annotations

import re

from ..engine.alphabet import START_MARKER
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..errors import FormatError

__all__ = ["marker_characters", "names_of", "spellings", "unknown_name"]

_SURROGATE = re.compile("[\ud800-\udfff]")
# The last private-use characters of Unicode: hardly a text has them.
_PRIVATE = [chr(code) for code in range(0x10FFFD, 0x10FF00, -1)]


def marker_characters(tokenizer: Tokenizer) -> tuple[str, str]:
    """Return the character that is written for the marker, and the one a typed one becomes."""
    names = {token.name for token in tokenizer.vocabulary if token.kind != "marker"}
    free = [character for character in _PRIVATE if character not in names]
    # With byte fallback a typed ▁ has to keep its bytes: it cannot become another character.
    plain = tokenizer.config.marker == "start" and not tokenizer.config.byte_fallback
    if plain and START_MARKER not in names:
        return START_MARKER, free[0]
    return free[0], free[1]


def unknown_name(vocabulary: Vocabulary) -> str:
    """Return a name for an unknown token that no token has yet: `<unk>` if it can be."""
    names = {token.name for token in vocabulary}
    name, number = "<unk>", 1
    while name in names:
        number += 1
        name = f"<unk{number}>"
    return name


def names_of(vocabulary: Vocabulary) -> dict[int, str]:
    """Return id → name, as models without merges spell tokens; errors as in `spellings`."""
    named: dict[int, str] = {}
    owners: dict[str, Token] = {}
    for token in vocabulary:
        if token.kind != "unused":
            _check_name(token, token.name, owners)
            named[token.id] = token.name
    return named


def spellings(vocabulary: Vocabulary, marker: str) -> dict[int, str]:
    """Return id → spelling, all different; raises `FormatError` where that cannot be."""
    spelled: dict[int, str] = {}
    owners: dict[str, Token] = {}
    for token in vocabulary:
        name = _spelling(token, spelled, marker)
        _check_name(token, name, owners)
        spelled[token.id] = name
    for rule in vocabulary.rules:
        if spelled[rule.left] + spelled[rule.right] != spelled[rule.result]:
            raise FormatError(
                f"Merge {rule.rank} makes a token that is not spelled like its parts.",
                "This format cannot hold such a merge; save as .bpe.",
            )
    return spelled


def _check_name(token: Token, name: str, owners: dict[str, Token]) -> None:
    if _SURROGATE.search(name):
        kind = "special token" if token.kind == "special" else "token"
        raise FormatError(f"The {kind} {name!a} is not valid Unicode.", "Rename the token.")
    other = owners.setdefault(name, token)
    if other is not token:
        raise FormatError(
            f"The tokens {other.id} and {token.id} are both spelled {name}.",
            "This format tells tokens apart by their spelling; rename the special token.",
        )


def _spelling(token: Token, spelled: dict[int, str], marker: str) -> str:
    if token.kind == "marker":
        return marker
    if token.left in spelled and token.right in spelled:
        return spelled[token.left] + spelled[token.right]
    if token.kind == "alphabet" and "\udc80" <= token.name <= "\udcff":
        return f"<0x{token.bytes.hex().upper()}>"
    return token.name
