"""The naive trainer: the definition as obvious code, the judge of the fast one.

Everything is counted again at every step and nothing is shared with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Word = tuple[int, ...]
Pair = tuple[int, int]


@dataclass
class Oracle:
    """A corpus of words with counts in its current segmentation."""

    words: list[tuple[str, int]]
    units: str = "character"
    marker: str = "none"
    tie_break: str = "lexicographic"
    min_frequency: int = 2
    max_token_length: int | None = None
    first_id: int = 0
    names: dict[int, str] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)  # in base symbols
    text_sizes: dict[int, int] = field(default_factory=dict)  # the same without markers
    state: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        spelled = [self._spell(word) for word, _ in self.words]
        alphabet = {symbol for word in spelled for symbol in word}
        if self.units == "byte":
            alphabet |= {(1, char) for char in byte_characters().values()}
        if self.marker != "none":
            alphabet.add(self._marker())
        ordered = sorted(alphabet, key=lambda symbol: (symbol[1], symbol[0]))
        ids = {symbol: self.first_id + i for i, symbol in enumerate(ordered)}
        for (kind, name), number in ids.items():
            self.names[number] = name
            self.sizes[number] = 1
            self.text_sizes[number] = kind
        self.state = [[ids[symbol] for symbol in word] for word in spelled]

    def _marker(self) -> tuple[int, str]:
        return (0, "</w>" if self.marker == "end" else "▁")

    def _spell(self, word: str) -> list[tuple[int, str]]:
        """Return the base symbols as (0 for a marker or 1, name)."""
        if self.units == "byte":
            table = byte_characters()
            symbols = [(1, table[byte]) for byte in word.encode("utf-8", "surrogateescape")]
        else:
            symbols = [(1, char) for char in word]
        if self.marker == "end":
            return [*symbols, self._marker()]
        if self.marker == "start":
            return [self._marker(), *symbols]
        return symbols

    def pair_counts(self) -> dict[Pair, int]:
        """Count every adjacent position; the pairs come in the order in which they are met."""
        counts: dict[Pair, int] = {}
        for word, (_, weight) in zip(self.state, self.words, strict=True):
            for i in range(len(word) - 1):
                pair = (word[i], word[i + 1])
                counts[pair] = counts.get(pair, 0) + weight
        return counts

    def candidates(self) -> list[tuple[Pair, int]]:
        """Return the pairs that may be merged, best first."""
        found = [
            (pair, count, place)
            for place, (pair, count) in enumerate(self.pair_counts().items())
            if count >= self.min_frequency
            and (
                self.max_token_length is None
                or sum(self.text_sizes[part] for part in pair) <= self.max_token_length
            )
        ]
        found.sort(key=lambda item: item[0])  # the last resort: lower ids
        name = self.names
        match self.tie_break:
            case "lexicographic":
                found.sort(key=lambda item: (name[item[0][0]], name[item[0][1]]))
            case "largest":
                found.sort(key=lambda item: (name[item[0][0]], name[item[0][1]]), reverse=True)
            case "lowest-ids":
                pass
            case "first-seen":
                found.sort(key=lambda item: item[2])
            case "sentencepiece":
                found.sort(
                    key=lambda item: (
                        sum(self.sizes[part] for part in item[0]),
                        name[item[0][0]] + name[item[0][1]],
                    )
                )
        found.sort(key=lambda item: -item[1])
        return [(pair, count) for pair, count, _ in found]

    def holders(self, pair: Pair) -> list[int]:
        """Return the words that hold `pair` now, by falling count, then by place."""
        holding = [
            i
            for i, word in enumerate(self.state)
            if any((word[j], word[j + 1]) == pair for j in range(len(word) - 1))
        ]
        return sorted(holding, key=lambda i: (-self.words[i][1], i))

    def symbols(self) -> int:
        return sum(
            len(word) * weight for word, (_, weight) in zip(self.state, self.words, strict=True)
        )

    def merge(self, pair: Pair) -> int:
        """Merge `pair` everywhere, from left to right; return how many were replaced."""
        new = self.first_id + len(self.names)
        self.names[new] = self.names[pair[0]] + self.names[pair[1]]
        self.sizes[new] = sum(self.sizes[part] for part in pair)
        self.text_sizes[new] = sum(self.text_sizes[part] for part in pair)
        before = self.symbols()
        for i, word in enumerate(self.state):
            merged: list[int] = []
            j = 0
            while j < len(word):
                if tuple(word[j : j + 2]) == pair:
                    merged.append(new)
                    j += 2
                else:
                    merged.append(word[j])
                    j += 1
            self.state[i] = merged
        return before - self.symbols()


def byte_characters() -> dict[int, str]:
    """Return GPT-2's map from bytes to printable characters, as its encoder.py builds it."""
    printable = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1)]
    printable += range(ord("®"), ord("ÿ") + 1)
    table = {byte: chr(byte) for byte in printable}
    for byte in range(256):
        if byte not in table:
            table[byte] = chr(256 + len(table) - len(printable))
    return table
