"""The base symbols that every word is cut into before the first merge."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import chain
from typing import NamedTuple, Self

from .config import TrainingConfig

__all__ = [
    "END_MARKER",
    "START_MARKER",
    "Alphabet",
    "Symbol",
    "byte_to_printable",
    "printable_to_byte",
    "repair_surrogates",
    "text_bytes",
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
_STRAY_SURROGATE = re.compile("[\ud800-\udc7f\udd00-\udfff]")


def repair_surrogates(text: str) -> str:
    """Return `text` with split surrogate pairs joined and stray surrogates as U+FFFD.

    U+DC80…DCFF stay: they stand for the bytes of a file that could not be decoded.
    """
    if not _STRAY_SURROGATE.search(text):
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


class Symbol(NamedTuple):
    """One base symbol: its name, the bytes it stands for, and what it is.

    `kind` is "alphabet" (a character), "byte" or "marker" (a word edge; no bytes).
    """

    name: str
    bytes: bytes
    kind: str


class Alphabet:
    """The base symbols of a training in id order, without special tokens; never changes.

    Sorted by name (code points). A marker comes before a character of the same name and stays
    another symbol: what a symbol is depends on its index, not on its name.
    """

    __slots__ = ("_config", "_spell", "marker_index", "symbols")

    def __init__(self, symbols: Iterable[Symbol], config: TrainingConfig) -> None:
        self.symbols: tuple[Symbol, ...] = tuple(symbols)
        self._config = config
        markers = [i for i, symbol in enumerate(self.symbols) if symbol.kind == "marker"]
        self.marker_index: int | None = markers[0] if markers else None
        self._spell = self.speller(0)

    @classmethod
    def build(cls, words: Iterable[str], config: TrainingConfig) -> Self:
        """Collect the symbols of `words`; in byte units these are always all 256 bytes."""
        if config.units == "byte":
            symbols = [
                Symbol(byte_to_printable[byte], bytes([byte]), "byte") for byte in range(256)
            ]
        else:
            characters = set(chain.from_iterable(words))
            symbols = [Symbol(char, text_bytes(char), "alphabet") for char in characters]
        if config.marker != "none":
            name = END_MARKER if config.marker == "end" else START_MARKER
            symbols.append(Symbol(name, b"", "marker"))
        symbols.sort(key=lambda symbol: (symbol.name, symbol.kind != "marker"))
        return cls(symbols, config)

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[Symbol, ...], TrainingConfig]]:
        return type(self), (self.symbols, self._config)

    def __len__(self) -> int:
        return len(self.symbols)

    def ids_of(self, word: str) -> list[int]:
        """Return the symbol indexes of `word` with its marker; an unknown character gives -1."""
        return self._spell(word)

    def speller(self, first: int) -> Callable[[str], list[int]]:
        """Return a function from a word to its symbols, numbered from `first` on.

        An unknown character gives `first - 1`. Equal numbers are the same object, which saves a
        caller who keeps millions of them both memory and time.
        """
        numbers = list(range(first, first + len(self.symbols)))
        of_name = {
            symbol.name: number
            for symbol, number in zip(self.symbols, numbers, strict=True)
            if symbol.kind != "marker"
        }
        marker = [] if self.marker_index is None else [numbers[self.marker_index]]
        before, behind = (marker, []) if self._config.marker == "start" else ([], marker)
        if self._config.units == "byte":
            of_byte = [of_name[name] for name in byte_to_printable].__getitem__
            return lambda word: [*before, *map(of_byte, text_bytes(word)), *behind]
        unknown = first - 1
        return lambda word: [*before, *[of_name.get(char, unknown) for char in word], *behind]
