"""WordPiece by its definition: obvious code that counts everything again at every step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

Symbol = tuple[bool, str]  # whether it stands inside a word, and its text
Pair = tuple[Symbol, Symbol]
UNKNOWN: Symbol = (False, "")


@dataclass
class WordPieceOracle:
    """A corpus of words with counts in its current segmentation."""

    words: list[tuple[str, int]]
    prefix: str = "##"
    tie_break: str = "lexicographic"
    min_frequency: int = 2
    max_token_length: int | None = None
    limit_alphabet: int | None = None
    born: list[Symbol] = field(default_factory=list)  # in the order of ids
    state: list[list[Symbol]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = [[(at > 0, char) for at, char in enumerate(word)] for word, _ in self.words]
        uses = self.symbol_counts()
        kept = sorted(uses, key=lambda symbol: (-uses[symbol], self.name(symbol)))
        kept = kept[: self.limit_alphabet]
        self.born = sorted(kept, key=self.name)
        self.state = [[s if s in self.born else UNKNOWN for s in word] for word in self.state]

    def name(self, symbol: Symbol) -> str:
        return (self.prefix if symbol[0] else "") + symbol[1]

    def symbol_counts(self) -> Counter[Symbol]:
        found: Counter[Symbol] = Counter()
        for word, (_, weight) in zip(self.state, self.words, strict=True):
            for symbol in word:
                found[symbol] += weight
        return found

    def pair_counts(self) -> dict[Pair, int]:
        found: dict[Pair, int] = {}
        for word, (_, weight) in zip(self.state, self.words, strict=True):
            for pair in pairwise(word):
                if UNKNOWN not in pair:
                    found[pair] = found.get(pair, 0) + weight
        return found

    def candidates(self) -> list[tuple[Pair, int, Fraction]]:
        """Return the pairs that may be merged with count and score, best first."""
        uses = self.symbol_counts()
        found = [
            (pair, count, Fraction(count, uses[pair[0]] * uses[pair[1]]), place)
            for place, (pair, count) in enumerate(self.pair_counts().items())
            if count >= self.min_frequency
            and len(pair[0][1] + pair[1][1]) <= (self.max_token_length or 10**9)
        ]
        id_of = self.born.index
        found.sort(key=lambda row: (id_of(row[0][0]), id_of(row[0][1])))  # the last resort
        name = self.name
        match self.tie_break:
            case "lexicographic":
                found.sort(key=lambda row: (name(row[0][0]), name(row[0][1])))
            case "largest":
                found.sort(key=lambda row: (name(row[0][0]), name(row[0][1])), reverse=True)
            case "first-seen":
                found.sort(key=lambda row: row[3])
            case "sentencepiece":
                joined = [name(self.join(row[0])).replace(" ", "▁") for row in found]
                order = sorted(range(len(found)), key=lambda i: (len(joined[i]), joined[i]))
                found = [found[i] for i in order]
        found.sort(key=lambda row: -row[2])
        return [row[:3] for row in found]

    def join(self, pair: Pair) -> Symbol:
        return pair[0][0], pair[0][1] + pair[1][1]

    def merge(self, pair: Pair) -> int:
        """Merge `pair` everywhere, from left to right; return how many were replaced."""
        new = self.join(pair)
        # A text may come about in two ways, and these are two tokens; mark the later one.
        while new in self.born:
            new = Twin(new)
        self.born.append(new)
        made = 0
        for at, (word, (_, weight)) in enumerate(zip(self.state, self.words, strict=True)):
            merged: list[Symbol] = []
            for symbol in word:
                merged.append(symbol)
                if tuple(merged[-2:]) == pair:
                    merged[-2:] = [new]
                    made += weight
            self.state[at] = merged
        return made


class Twin(tuple):  # type: ignore[type-arg]
    """A symbol that looks like another one and is none."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)
