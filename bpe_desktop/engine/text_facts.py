"""What a raw text is made of: characters, lines and line ends, counted in one reading."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

from .mojibake import garbled
from .pretokenizer import SPACES

__all__ = ["COMMON_SPECIALS", "LINE_ENDS", "UNSPACED", "TextFacts", "TextScan"]

# What ends a line somewhere: the first three are line ends of text files, the rest of Unicode.
LINE_ENDS: dict[str, str] = {
    "LF": "\n",
    "CRLF": "\r\n",
    "CR": "\r",
    "VT": "\x0b",
    "FF": "\x0c",
    "NEL": "\x85",
    "LS": "\u2028",
    "PS": "\u2029",
}
UNSPACED = 20  # code points; a line of so many without a space is no line of words

# Names that tokenizers in wide use give to their special tokens.
COMMON_SPECIALS = (
    "<s>",
    "</s>",
    "<unk>",
    "<pad>",
    "<mask>",
    "[UNK]",
    "[CLS]",
    "[SEP]",
    "[PAD]",
    "[MASK]",
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
)
_SIGNS = ("▁", "</w>", "##", "@@")  # that mark the borders of words in tokenizer files

_LINE = re.compile("[^\r\n]+")
_SPACE = re.compile(f"[{SPACES}]")
_LONGEST_HELD = 1 << 20  # characters; a longer line is looked at in pieces of this length
_MOST_LINES = 1_000_000  # that are remembered to know them again; about 100 MB


@dataclass(slots=True)
class TextFacts:
    """The figures of one text or of several.

    `characters`: how often each code point stands there. `line_ends` by the names of `LINE_ENDS`;
    the two characters of CRLF are one line end. A line is what stands between LF, CRLF or CR, and
    is not empty. `unspaced` lines have `UNSPACED` code points or more and no white space.
    `repeated` of the `compared` lines, those which are not only white space, are the same as an
    earlier one. `garbled` sequences are letters of UTF-8 that was read as the encoding
    `garbled_by`. `literals`: how often each of the names that were looked for stands in the text.
    """

    characters: Counter[str] = field(default_factory=Counter)
    line_ends: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    longest_line: int = 0
    unspaced: int = 0
    compared: int = 0
    repeated: int = 0
    garbled: int = 0
    garbled_by: str = ""
    literals: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        """The number of characters, every occurrence counted."""
        return self.characters.total()


class TextScan:
    """Gathers `TextFacts` of a text that comes in blocks, as if it had come in one.

    `names` are looked for in it beside the common ones.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.facts = TextFacts()
        self._names = dict.fromkeys([*_SIGNS, *COMMON_SPECIALS, *names])
        self._held: list[str] = []
        self._held_length = 0
        self._seen: set[int] = set()
        self._garbled: Counter[str] = Counter()

    @classmethod
    def of(cls, text: str, names: Iterable[str] = ()) -> Self:
        """Return the scan of a whole text."""
        scan = cls(names)
        scan.feed(text)
        scan.end_text()
        return scan

    def feed(self, text: str) -> None:
        """Take the next block of the text; what is behind its last line end waits for more."""
        # A last \r may be half of \r\n.
        end = 1 + max(text.rfind("\n"), text.rfind("\r", 0, max(len(text) - 1, 0)))
        if end:
            self._take("".join([*self._held, text[:end]]))
            self._held, self._held_length = [], 0
        self._held.append(text[end:])
        self._held_length += len(text) - end
        if self._held_length > _LONGEST_HELD:
            held = "".join(self._held)
            half = held.endswith("\r")
            self._take(held[:-1] if half else held)
            self._held, self._held_length = ["\r"] if half else [], int(half)

    def end_text(self) -> None:
        """Take what is held: a text ends here, and the next block begins another."""
        self._take("".join(self._held))
        self._held, self._held_length = [], 0

    def add_words(self, words: Iterable[tuple[str, int]]) -> None:
        """Take the lines of a table: words with their counts, which do not repeat each other."""
        facts = self.facts
        for word, count in words:
            for character in word:
                facts.characters[character] += count
            facts.lines += 1
            facts.longest_line = max(facts.longest_line, len(word))
            facts.unspaced += len(word) >= UNSPACED and not _SPACE.search(word)
            if not word.isascii():
                self._look_for_garbled(word, count)
            self._look_for_names(word, count)

    def _take(self, text: str) -> None:
        """Count a text that a line end or the end of all comes after."""
        if not text:
            return
        facts = self.facts
        facts.characters.update(text)
        self._count_line_ends(text)
        lines = _LINE.findall(text)
        facts.lines += len(lines)
        facts.longest_line = max(facts.longest_line, max(map(len, lines), default=0))
        facts.unspaced += sum(
            len(line) >= UNSPACED and " " not in line and not _SPACE.search(line) for line in lines
        )
        self._compare(lines)
        self._look_for_names(text, 1)
        if not text.isascii():
            self._look_for_garbled(text, 1)

    def _count_line_ends(self, text: str) -> None:
        pairs = text.count("\r\n")
        for name, sign in LINE_ENDS.items():
            # In a pair both stand too.
            if found := text.count(sign) - pairs * (name in ("LF", "CR")):
                self.facts.line_ends[name] += found

    def _compare(self, lines: list[str]) -> None:
        """Count the lines that stood there before, up to a limit of memory."""
        seen, facts = self._seen, self.facts
        for line in lines:
            if len(seen) >= _MOST_LINES:
                return
            if line.isspace():
                continue
            facts.compared += 1
            key = hash(line)
            if key in seen:
                facts.repeated += 1
            else:
                seen.add(key)

    def _look_for_names(self, text: str, count: int) -> None:
        for name in self._names:
            if found := text.count(name):
                self.facts.literals[name] += found * count

    def _look_for_garbled(self, text: str, count: int) -> None:
        for encoding, places in garbled(text):
            self._garbled[encoding] += places * count
        if self._garbled:
            (self.facts.garbled_by, self.facts.garbled), *_ = self._garbled.most_common(1)
