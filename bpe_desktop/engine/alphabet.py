"""The base symbols that every word is cut into before the first merge."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, chain, count, repeat
from typing import NamedTuple, Protocol, Self

import regex  # type: ignore[import-untyped]

from .config import TrainingConfig
from .normalizer import SPACE_SIGN, escapes_spaces

__all__ = [
    "END_MARKER",
    "START_MARKER",
    "Alphabet",
    "LeftOut",
    "Symbol",
    "byte_to_printable",
    "fallback_name",
    "make_speller",
    "printable_to_byte",
    "repair_surrogates",
    "text_bytes",
    "unit_splitter",
    "with_unknown",
]

END_MARKER = "</w>"
START_MARKER = "▁"


def _printable_bytes() -> tuple[str, ...]:
    """Return GPT-2's map: printable Latin-1 bytes stand for themselves, the rest from U+0100 up."""
    kept = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    moved = (chr(0x100 + i) for i in range(0x100))
    return tuple(chr(byte) if byte in kept else next(moved) for byte in range(0x100))


byte_to_printable: tuple[str, ...] = _printable_bytes()
printable_to_byte: dict[str, int] = {char: byte for byte, char in enumerate(byte_to_printable)}

_SURROGATE_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_RAW_BYTE = re.compile("[\udc80-\udcff]")
_AT_ONCE = 1 << 16  # characters; more at once need more memory and no less time
_GRAPHEME = regex.compile(r"\X")
_STRAY_SURROGATE = re.compile("[\ud800-\udc7f\udd00-\udfff]")


def repair_surrogates(text: str) -> str:
    """Return `text` with split surrogate pairs joined and stray surrogates as U+FFFD.

    U+DC80…DCFF stay: they stand for the bytes of a file that could not be decoded.
    """
    if _is_valid(text) or not _STRAY_SURROGATE.search(text):
        return text
    joined = _SURROGATE_PAIR.sub(
        lambda pair: pair.group().encode("utf-16-le", "surrogatepass").decode("utf-16-le"), text
    )
    return _STRAY_SURROGATE.sub("\ufffd", joined)


def text_bytes(text: str) -> bytes:
    """Return the UTF-8 bytes of `text`; U+DC80…DCFF give back the raw byte they stand for."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return repair_surrogates(text).encode("utf-8", "surrogateescape")


def _is_valid(text: str) -> bool:
    """Tell whether `text` has no surrogates, ten times faster than a pattern does."""
    if text.isascii():
        return True
    try:
        for start in range(0, len(text), _AT_ONCE):
            text[start : start + _AT_ONCE].encode()
    except UnicodeEncodeError:
        return False
    return True


class Symbol(NamedTuple):
    """One base symbol: its name, the bytes it stands for, and what it is.

    `kind` is "alphabet" (a character or grapheme), "byte" or "marker" (a word edge; no bytes). With
    the marker "end-attached" the last symbol of a word is another one: `k</w>`, with the bytes `k`.
    """

    name: str
    bytes: bytes
    kind: str


class LeftOut(NamedTuple):
    """What a limited alphabet does without: different symbols, and their occurrences."""

    symbols: int = 0
    occurrences: int = 0


_NOTHING = LeftOut()


class Alphabet:
    """The base symbols of a training in id order, without special tokens; never changes.

    With byte fallback its first 256 symbols are the bytes `<0x00>` to `<0xFF>`: behind the special
    tokens, as in a SentencePiece model. (Hugging Face's trainer has no rule of its own: there they
    are given as special tokens, which stand first too.) The others are sorted by name (code
    points). A marker comes before a character of the same name and stays another symbol: what a
    symbol is depends on its index, not on its name.
    """

    __slots__ = ("_config", "_spell", "fallback", "left_out", "marker_index", "symbols")

    def __init__(
        self,
        symbols: Iterable[Symbol],
        config: TrainingConfig,
        left_out: LeftOut = _NOTHING,
    ) -> None:
        self.symbols: tuple[Symbol, ...] = tuple(symbols)
        self.left_out = left_out
        self.fallback = 256 if config.byte_fallback else 0  # the first so many symbols never merge
        self._config = config
        markers = [i for i, symbol in enumerate(self.symbols) if symbol.kind == "marker"]
        self.marker_index: int | None = markers[0] if markers else None
        self._spell = self.speller(0, -1)

    @classmethod
    def build(
        cls, words: Iterable[str], config: TrainingConfig, counts: Iterable[int] | None = None
    ) -> Self:
        """Collect the symbols of `words`; in byte units these are always all 256 bytes.

        `counts` are those of the words, each 1 if left out; only a limit asks for them.
        """
        left_out = _NOTHING
        if config.units == "byte":
            names = [*byte_to_printable]
            if config.marker == "end-attached":
                names += [name + END_MARKER for name in names]
            symbols = [Symbol(name, bytes([printable_to_byte[name[0]]]), "byte") for name in names]
        else:
            found = _units_in(words, config, counts)
            if config.byte_fallback:
                # An undecodable byte is a byte token, not a character.
                found = {unit: n for unit, n in found.items() if not _RAW_BYTE.search(unit)}
            found, left_out = _limited(found, config.limit_alphabet, config.coverage)
            text_of = _text_of_names(config)
            symbols = [
                Symbol(unit, text_bytes(text_of(unit.removesuffix(END_MARKER))), "alphabet")
                for unit in found
            ]
        if config.marker in ("end", "start"):
            name = END_MARKER if config.marker == "end" else START_MARKER
            symbols.append(Symbol(name, b"", "marker"))
        symbols.sort(key=lambda symbol: (symbol.name, symbol.kind != "marker"))
        if config.byte_fallback:
            symbols[:0] = [Symbol(fallback_name(i), bytes([i]), "byte") for i in range(256)]
        return cls(symbols, config, left_out)

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.symbols, self._config, self.left_out)

    def __len__(self) -> int:
        return len(self.symbols)

    def ids_of(self, word: str) -> list[int]:
        """Return the symbol indexes of `word` with its marker; an unknown character gives -1."""
        return self._spell(word)

    def vocabulary_ids(self, word: str) -> list[int]:
        """Return the tokens of `word` before the first merge, the unknown token included."""
        specials = self._config.all_special_tokens
        first = len(specials)
        ids = [first + index for index in self._spell(word)]
        if self._config.unk_token is None or first - 1 not in ids:
            return ids
        unknown = specials.index(self._config.unk_token)
        return with_unknown(ids, first - 1, unknown, fuse=self._config.fuse_unknown)

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens before the first merge, special tokens included."""
        return len(self._config.all_special_tokens) + len(self.symbols)

    def speller(self, first: int, unknown: int) -> Callable[[str], list[int]]:
        """Return a function from a word to its symbols, numbered from `first` on.

        Equal numbers are the same object, which saves a caller who keeps millions of them both
        memory and time.
        """
        return make_speller(self._config, zip(self.symbols, count(first), strict=False), unknown)


class _Named(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def bytes(self) -> bytes: ...
    @property
    def kind(self) -> str: ...


def make_speller(
    config: TrainingConfig, symbols: Iterable[tuple[_Named, int]], unknown: int
) -> Callable[[str], list[int]]:
    """Return a function from a word to the numbers of its base symbols.

    `symbols` are the base symbols with their numbers; what has none gives `unknown`.
    """
    of_name: dict[str, int] = {}
    of_byte, of_last_byte = [unknown] * 256, [unknown] * 256
    marker: list[int] = []
    attached = config.marker == "end-attached"
    for symbol, number in symbols:
        if symbol.kind == "alphabet":
            of_name.setdefault(symbol.name, number)
        elif symbol.kind == "byte":
            at_end = attached and symbol.name.endswith(END_MARKER)
            (of_last_byte if at_end else of_byte)[symbol.bytes[0]] = number
        elif symbol.kind == "marker" and config.marker in ("end", "start"):
            marker = marker or [number]
    before, behind = (marker, []) if config.marker == "start" else ([], marker)
    byte = of_byte.__getitem__
    get = of_name.get
    prefix = config.continuing_prefix
    split = unit_splitter(config.units)

    def in_bytes(word: str) -> list[int]:
        return [*before, *map(byte, text_bytes(word)), *behind]

    def in_bytes_attached(word: str) -> list[int]:
        data = text_bytes(word)
        return [*map(byte, data[:-1]), *(of_last_byte[last] for last in data[-1:])]

    def in_units(word: str) -> list[int]:
        return [*before, *[get(unit, unknown) for unit in split(word)], *behind]

    def in_units_attached(word: str) -> list[int]:
        *most, last = split(word)
        return [*[get(unit, unknown) for unit in most], get(last + END_MARKER, unknown)]

    def in_pieces(word: str) -> list[int]:
        return [get(word[0], unknown), *[get(prefix + char, unknown) for char in word[1:]]]

    def with_fallback(word: str) -> list[int]:
        found = [*before]
        for unit in split(word):
            number = get(unit)
            if number is not None:
                found.append(number)
                continue
            numbers = [*map(byte, text_bytes(unit))]
            found += [unknown] if unknown in numbers else numbers
        return found + behind

    if config.algorithm == "wordpiece":
        return in_pieces
    if config.units == "byte":
        return in_bytes_attached if attached else in_bytes
    if config.byte_fallback:
        return with_fallback
    return in_units_attached if attached else in_units


def unit_splitter(units: str) -> Callable[[str], Sequence[str]]:
    """Return a function that cuts a word into characters, or into graphemes."""
    return _GRAPHEME.findall if units == "grapheme" else _characters


def fallback_name(byte: int) -> str:
    """Return the name of a byte token under byte fallback, as SentencePiece spells it."""
    return f"<0x{byte:02X}>"


def with_unknown(ids: Iterable[int], lost: int, unknown: int, *, fuse: bool) -> list[int]:
    """Put the id `unknown` for each number `lost`, or for each run of them with `fuse`."""
    found: list[int] = []
    last = None
    for number in ids:
        if number != lost:
            found.append(number)
        elif not fuse or last != lost:
            found.append(unknown)
        last = number
    return found


def _characters(word: str) -> Sequence[str]:
    return word


def _units_in(
    words: Iterable[str], config: TrainingConfig, counts: Iterable[int] | None
) -> dict[str, int]:
    """Return the characters or graphemes of words with their counts, which only a limit needs."""
    attached = config.marker == "end-attached"
    prefix = config.continuing_prefix if config.algorithm == "wordpiece" else ""
    if not config.limits_alphabet and config.units == "character":
        if prefix:
            words = list(words)
            inside = set(chain.from_iterable(word[1:] for word in words))
            return dict.fromkeys([*{word[0] for word in words}, *map(prefix.__add__, inside)], 1)
        if not attached:
            return dict.fromkeys(chain.from_iterable(words), 1)
        words = list(words)
        ends = {word[-1] + END_MARKER for word in words}
        return dict.fromkeys({*ends, *chain.from_iterable(word[:-1] for word in words)}, 1)
    split = unit_splitter(config.units)
    found: dict[str, int] = {}
    for word, weight in zip(words, repeat(1) if counts is None else counts, strict=False):
        units = [*split(word)]
        if attached:
            units[-1] += END_MARKER
        if prefix:
            units[1:] = map(prefix.__add__, units[1:])
        for unit in units:
            found[unit] = found.get(unit, 0) + weight
    return found


def _text_of_names(config: TrainingConfig) -> Callable[[str], str]:
    """Return a function from a symbol's name to its text."""
    if escapes_spaces(config.normalizer):
        return lambda name: name.replace(SPACE_SIGN, " ")
    if config.algorithm != "wordpiece":
        return str
    # A name of one character begins a word, even if the prefix is that character.
    prefix = config.continuing_prefix
    return lambda name: name if len(name) == 1 else name.removeprefix(prefix)


def _limited(
    found: dict[str, int], limit: int | None, coverage: float | None
) -> tuple[dict[str, int], LeftOut]:
    """Keep the `limit` most frequent units; of equal ones, those with the smaller names.

    With a `coverage`, as many as it takes to cover this share of all occurrences.
    """
    if limit is None and coverage in (None, 1):
        return found, _NOTHING
    order = sorted(found, key=lambda unit: (-found[unit], unit))
    if limit is None:
        assert coverage is not None
        wanted = coverage * sum(found.values())
        covered = accumulate(map(found.__getitem__, order), initial=0)
        limit = next(number for number, count in enumerate(covered) if count >= wanted)
    if len(found) <= limit:
        return found, _NOTHING
    kept = {unit: found[unit] for unit in order[:limit]}
    return kept, LeftOut(len(found) - limit, sum(found.values()) - sum(kept.values()))
