"""Our normalizers as the table of replacements that a SentencePiece model carries.

A table knows strings, not rules. It gets every character that changes, and for the forms that
compose, the spellings of each composed character: decomposed in full and in part, with its marks in
any order. Longer or stranger sequences of marks are left as they are, as in SentencePiece's own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, permutations

from ..engine.normalizer import get_normalizer
from .double_array import build

__all__ = ["make_table"]

# Beyond these planes nothing is assigned but private and variation characters.
_CODES = (range(1, 0xD800), range(0xE000, 0x32000), range(0xE0000, 0xE1000))
_HANGUL = range(0xAC00, 0xD7A4)


@lru_cache(maxsize=4)
def make_table(normalizer: str) -> bytes:
    """Return the table of a normalizer, which must change each character by itself or compose."""
    apply = get_normalizer(normalizer).apply
    alone = {char: new for char in map(chr, chain(*_CODES)) if (new := apply(char)) != char}
    keys = dict(alone)
    for char in map(chr, chain(*_CODES)):
        for spelling in _spellings(char):
            new = apply(spelling)
            if new != "".join(alone.get(part, part) for part in spelling):
                keys[spelling] = new
    strings = bytearray()
    places: dict[str, int] = {}
    for new in keys.values():
        if new not in places:
            places[new] = len(strings)
            strings += new.encode() + b"\0"
    trie = build({key.encode(): places[new] for key, new in sorted(keys.items())})
    return len(trie).to_bytes(4, "little") + trie + (bytes(strings) or b"\0")


def _spellings(char: str) -> Iterator[str]:
    """Yield canonically equal spellings of a composed character."""
    if ord(char) in _HANGUL:
        parts = unicodedata.normalize("NFD", char)
        yield parts
        if len(parts) == 3:  # it has a consonant at the end
            yield unicodedata.normalize("NFC", parts[:2]) + parts[2]
        return
    pair = unicodedata.decomposition(char).split()
    if len(pair) != 2 or pair[0].startswith("<"):
        return
    parts = unicodedata.normalize("NFD", char)
    first, marks = parts[0], parts[1:]
    for order in {*permutations(marks)}:
        for composed in range(len(order)):
            start = unicodedata.normalize("NFC", first + "".join(order[:composed]))
            yield start + "".join(order[composed:])
