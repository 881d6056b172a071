"""A SentencePiece model's own table of replacements: the `precompiled_charsmap` in its file.

The table is four bytes with the size of a double-array trie (darts-clone), the trie's units of four
bytes each, and the replacements, each ended by a NUL; a key's value is where its replacement begins
(google/sentencepiece, `normalizer.cc`; s-yata/darts-clone, `darts.h`). Keys are UTF-8, all numbers
little-endian. At each place of a text the longest key is replaced, and what no key begins stays.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Iterable, Iterator
from itertools import pairwise

from ..errors import FormatError

__all__ = ["CharsMap"]

_SIZE = 4  # bytes of a number
_LEAF = 1 << 31  # set in a unit that holds a value
_HAS_LEAF = 1 << 8
_BLOCK = 1 << 10  # bytes: the trie comes in blocks of 256 units
_REPLACEMENT_CHARACTER = "\ufffd"
_SURROGATE = re.compile("[\ud800-\udfff]")


class CharsMap:
    """Replaces strings in a text by those of a table.

    Where one of the strings `kept` stands, it stays as it is: the longest that fits, and before any
    key. Raises `FormatError` for a table that is damaged.
    """

    def __init__(self, table: bytes, kept: Iterable[str] = ()) -> None:
        self.table = table
        by_length = sorted(kept, key=len, reverse=True)
        self._kept = f"({'|'.join(map(re.escape, by_length))})" if by_length else ""
        size = int.from_bytes(table[:_SIZE], "little")
        end = _SIZE + size
        if size < _BLOCK or size % _BLOCK or end >= len(table) or table[-1]:
            raise _damaged()
        units = array("I", table[_SIZE:end])
        if sys.byteorder == "big":
            units.byteswap()
        self._units = units
        self._strings = table[end:]
        self._alone: dict[str, str | None] = {}
        self._goes_on: dict[tuple[str, str], bool] = {}
        self._search = self._places().search

    def apply(self, text: str) -> str:
        """Return the changed text; half a surrogate pair and a raw byte become U+FFFD each."""
        if self._stays(text):
            return text
        return "".join(part for part, _, _ in self._parts(text))

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        """Return the changed text, and where it came from as `Normalizer.apply_with_offsets`."""
        if self._stays(text):
            return text, list(range(len(text) + 1))
        parts: list[str] = []
        offsets: list[int] = []
        for part, start, end in self._parts(text):
            parts.append(part)
            kept = part == text[start:end]
            offsets += range(start, end) if kept else [start] * len(part)
        offsets.append(len(text))
        return "".join(parts), offsets

    def longest(self, text: str, at: int = 0) -> tuple[int, str | None]:
        """Return how many characters the longest key at `at` has, and its replacement.

        1 and `None` where no key begins there.
        """
        found: tuple[int, str | None] = (1, None)
        for length, value in self._prefixes(text, at):
            found = length, self._string(value)
        return found

    def shortest(self, text: str) -> str | None:
        """Return the replacement of the shortest key that `text` begins with, `None` without one.

        Hugging Face's `Precompiled` asks the table so (huggingface/spm_precompiled, `transform`).
        """
        return next((self._string(value) for _, value in self._prefixes(text, 0)), None)

    def _stays(self, text: str) -> bool:
        """Learn the characters and pairs of `text`; tell whether none of them changes."""
        alone, goes_on = self._alone, self._goes_on
        places = False
        for char in {*text} - alone.keys():
            stray = _SURROGATE.match(char)
            alone[char] = new = _REPLACEMENT_CHARACTER if stray else self.longest(char)[1]
            places = places or new is not None
        pairs = {*pairwise(text)}
        for pair in pairs - goes_on.keys():
            data = _bytes(pair[0] + pair[1])
            goes_on[pair] = reaches = self._walk(data) == len(data)
            places = places or reaches
        if places:
            self._search = self._places().search
        return all(alone[char] is None for char in {*text}) and not any(
            goes_on[pair] for pair in pairs
        )

    def _places(self) -> re.Pattern[str]:
        """Return a pattern of all places where something known may change.

        A key of several characters begins only at a pair that goes on in the trie.
        """
        pairs = [pair for pair, goes_on in self._goes_on.items() if goes_on]
        first, second = (
            (_any_of(chars) for chars in zip(*pairs, strict=True)) if pairs else ("", "")
        )
        changed = _any_of(char for char, new in self._alone.items() if new is not None)
        ways = [self._kept] * bool(self._kept)
        ways += [f"{first}(?={second})"] * bool(pairs) + [changed] * bool(changed)
        return re.compile("|".join(ways) or r"(?!)")

    def _parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        """Yield what takes the place of each stretch, and the stretch's borders in `text`."""
        at = done = 0
        while match := self._search(text, at):
            at = match.start()
            if match.lastindex:  # one that is kept
                at = match.end()
                continue
            length, replacement = 1, self._alone[text[at]]
            if self._goes_on.get((text[at], text[at + 1 : at + 2])):
                length, replacement = self.longest(text, at)
            if replacement is not None:
                if done < at:
                    yield text[done:at], done, at
                done = at + length
                yield replacement, at, done
            at += length
        if done < len(text):
            yield text[done:], done, len(text)

    def _prefixes(self, text: str, at: int) -> Iterator[tuple[int, int]]:
        """Yield length in characters and value of each key that begins at `at`, shortest first."""
        step = 16  # characters; nearly all keys are shorter
        while True:
            data = _bytes(text[at : at + step])
            found: list[tuple[int, int]] = []
            if self._walk(data, found) < len(data) or at + step >= len(text):
                break
            step *= 4
        for length, value in found:
            key = data[:length]
            # A key that ends inside a character can only be in a table that someone broke.
            if length == len(data) or data[length] & 0xC0 != 0x80:
                yield len(key.decode("utf-8", "surrogatepass")), value

    def _walk(self, data: bytes, found: list[tuple[int, int]] | None = None) -> int:
        """Follow `data` from the root as far as it goes; return how many bytes that is.

        Adds length in bytes and value of each key on the way to `found`.
        """
        units = self._units
        try:
            node = _offset(units[0])
            for length, byte in enumerate(data, 1):
                unit = units[node ^ byte]
                if unit & (_LEAF | 0xFF) != byte:
                    return length - 1
                node ^= byte ^ _offset(unit)
                if unit & _HAS_LEAF and found is not None:
                    found.append((length, units[node] & ~_LEAF))
        except IndexError:
            raise _damaged() from None
        return len(data)

    def _string(self, value: int) -> str:
        end = self._strings.find(b"\0", value)
        if end < 0:
            raise _damaged()
        return self._strings[value:end].decode("utf-8", "replace")


def _any_of(chars: Iterable[str]) -> str:
    members = "".join(map(re.escape, sorted({*chars})))
    return members and f"[{members}]"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _offset(unit: int) -> int:
    """Return the distance from a unit to those behind it."""
    return (unit >> 10) << ((unit & 1 << 9) >> 6)


def _damaged() -> FormatError:
    return FormatError("The model's normalization table is damaged.", "Fetch the file again.")
