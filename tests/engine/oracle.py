"""The naive trainer: the definition as obvious code, the judge of the fast one.

Everything is counted again at every step and nothing is shared with the engine.
"""

from __future__ import annotations

from collections import Counter
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
    counting: str = "positions"
    restriction: str = "none"
    limit_alphabet: int | None = None
    byte_fallback: bool = False
    fuse_unknown: bool = False
    first_id: int = 0
    unknown_id: int = 0
    names: dict[int, str] = field(default_factory=dict)
    text_sizes: dict[int, int] = field(default_factory=dict)  # in units, without markers
    apart: set[int] = field(default_factory=set)  # ids that never merge
    state: list[list[int]] = field(default_factory=list)
    forbidden: set[Pair] = field(default_factory=set)

    def __post_init__(self) -> None:
        spelled = [self._spell(word) for word, _ in self.words]
        uses: Counter[tuple[int, str]] = Counter()
        for word, (_, weight) in zip(spelled, self.words, strict=True):
            for symbol in word:
                uses[symbol] += weight
        alphabet = {symbol for symbol in uses if symbol[0]}
        if self.byte_fallback:
            alphabet = {s for s in alphabet if not any("\udc80" <= c <= "\udcff" for c in s[1])}
        if self.limit_alphabet is not None:
            order = sorted(alphabet, key=lambda symbol: (-uses[symbol], symbol[1]))
            alphabet = set(order[: self.limit_alphabet])
        if self.units == "byte":
            ends = ["", "</w>"] if self.marker == "end-attached" else [""]
            alphabet |= {(1, char + end) for char in byte_characters().values() for end in ends}
        if self.marker in ("end", "start"):
            alphabet.add(self._marker())
        ordered = sorted(alphabet, key=lambda symbol: (symbol[1], symbol[0]))
        if self.byte_fallback:
            ordered = [(1, f"<0x{byte:02X}>") for byte in range(256)] + ordered
        ids = {symbol: self.first_id + i for i, symbol in enumerate(ordered)}
        for (kind, name), number in ids.items():
            self.names[number] = name
            self.text_sizes[number] = kind
        if self.byte_fallback:
            self.apart = set(range(self.first_id, self.first_id + 256))
        self.apart.add(self.unknown_id if self.limit_alphabet is not None else -1)
        self.state = [self._ids(word, ids) for word in spelled]

    def _ids(self, word: list[tuple[int, str]], ids: dict[tuple[int, str], int]) -> list[int]:
        found: list[int] = []
        fused = False
        for symbol in word:
            if symbol in ids:
                found.append(ids[symbol])
                fused = False
            elif self.byte_fallback:
                data = symbol[1].encode("utf-8", "surrogateescape")
                found += [ids[1, f"<0x{byte:02X}>"] for byte in data]
            else:
                if not fused:
                    found.append(self.unknown_id)
                fused = self.fuse_unknown
        return found

    def _marker(self) -> tuple[int, str]:
        return (0, "</w>" if self.marker == "end" else "▁")

    def _spell(self, word: str) -> list[tuple[int, str]]:
        """Return the base symbols as (0 for a marker or 1, name)."""
        if self.units == "byte":
            table = byte_characters()
            names = [table[byte] for byte in word.encode("utf-8", "surrogateescape")]
        elif self.units == "grapheme":
            names = graphemes(word)
        else:
            names = list(word)
        if self.marker == "end-attached":
            names[-1] += "</w>"
        symbols = [(1, name) for name in names]
        if self.marker == "end":
            return [*symbols, self._marker()]
        if self.marker == "start":
            return [self._marker(), *symbols]
        return symbols

    def pair_counts(self) -> dict[Pair, int]:
        """Count adjacent positions, each or without overlap; pairs come in the text's order."""
        counts: dict[Pair, int] = {}
        for word, (_, weight) in zip(self.state, self.words, strict=True):
            last: dict[Pair, int] = {}
            for i in range(len(word) - 1):
                pair = (word[i], word[i + 1])
                if self.apart & {*pair}:
                    continue
                if self.counting == "non-overlapping" and last.get(pair) == i - 1:
                    continue
                last[pair] = i
                counts[pair] = counts.get(pair, 0) + weight
        return counts

    def candidates(self) -> list[tuple[Pair, int]]:
        """Return the pairs that may be merged, best first."""
        found = [
            (pair, count, place)
            for place, (pair, count) in enumerate(self.pair_counts().items())
            if count >= self.min_frequency
            and pair not in self.forbidden
            and (
                self.max_token_length is None
                or sum(self.text_sizes[part] for part in pair) <= self.max_token_length
            )
            and (self.restriction == "none" or is_piece(self.names[pair[0]] + self.names[pair[1]]))
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
                        sum(len(name[part]) for part in item[0]),
                        (name[item[0][0]] + name[item[0][1]]).replace(" ", "▁"),
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


def graphemes(word: str) -> list[str]:
    """Cut at every character but combining marks, which is enough for the words of the tests."""
    found: list[str] = []
    for char in word:
        if char == "\u0301" and found:
            found[-1] += char
        else:
            found.append(char)
    return found


SCRIPTS = {
    **dict.fromkeys("abcétxyzw", "Latin"),
    **dict.fromkeys("</>1·", "Common"),
    **dict.fromkeys("бж", "Cyrillic"),
    **dict.fromkeys("漢ひー", "Han"),
    "\u0301": "Inherited",
}


def is_piece(text: str) -> bool:
    """Say whether SentencePiece's trainer would make this piece (its IsValidSentencePiece)."""
    if len(text) > 16 or any(char in " ▁" for char in text[1:]):
        return False
    before = None
    for char in text:
        if char in " ▁":
            continue
        if char == "\0":
            return False
        script = SCRIPTS.get(char, "other")
        if script == "Inherited":
            script = before
        if None not in (script, before) and script != before:
            return False
        before = script
    return True
