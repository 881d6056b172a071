"""The pieces that a unigram training begins with: the substrings that stand often in the words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from ..restriction import script_of

__all__ = ["PieceRule", "find_seeds"]

_END = "\0"  # behind each word; smaller than all characters, and in no piece
_SPACE_INSIDE = re.compile("(?s:.)[ ▁]")


def find_seeds(
    words: Sequence[str],
    counts: Sequence[int],
    alphabet: Iterable[str],
    longest: int,
    least: int,
    limit: int,
) -> list[tuple[str, int]]:
    """Return the best `limit` substrings that stand `least` times, with count x length.

    They have from 2 to `longest` characters of the alphabet, all of one script as SentencePiece
    tells them, and a space or ▁ only as the first. A substring that is always followed by the same
    character is none: the longer one takes its place.
    """
    allowed = PieceRule(alphabet)
    found = [
        (count * len(text), text)
        for text, count in _repeated(words, counts, longest)
        if count >= least and allowed.is_piece(text)
    ]
    found.sort(key=lambda seed: (-seed[0], len(seed[1]), seed[1]))
    return [(text, weight) for weight, text in found[:limit]]


def _repeated(
    words: Sequence[str], counts: Sequence[int], longest: int
) -> Iterator[tuple[str, int]]:
    """Yield the substrings of at least two characters that several ones follow, and their counts.

    They are the inner nodes of the words' suffix tree, found as the intervals of equal beginnings
    among the sorted suffixes (Abouelhoda, Kurtz, Ohlebusch 2004).
    """
    tally: dict[str, int] = {}
    get = tally.get
    reach = longest + 1
    for word, count in zip(words, counts, strict=True):
        for part in word.split(_END):  # nearly always the whole word
            ended = part + _END
            for start in range(len(part)):
                suffix = ended[start : start + reach]
                tally[suffix] = get(suffix, 0) + count
    suffixes = sorted(tally)
    before = [0, *accumulate(map(tally.__getitem__, suffixes))]
    # Open intervals from the outermost on: the first suffix, and how far all of them are the same.
    opened = [(0, 0)]
    for number, (last, suffix) in enumerate(pairwise([*suffixes, ""]), 1):
        same = 0
        if suffix:
            # No suffix begins another one, since each is cut at the same length or has its end.
            while last[same] == suffix[same]:
                same += 1
        first = number - 1
        while same < opened[-1][1]:
            first, length = opened.pop()
            if length > 1:
                yield suffixes[first][:length], before[number] - before[first]
        if same > opened[-1][1]:
            opened.append((first, same))


class PieceRule:
    """Tells which strings SentencePiece's trainer would take for a piece."""

    def __init__(self, alphabet: Iterable[str]) -> None:
        # A half surrogate, which no text holds, for each script; nothing for what goes with all of
        # them. What is not in the alphabet, or in no piece, stays as it is.
        scripts: dict[str, str] = {}
        self._table: dict[int, str] = {}
        for char in alphabet:
            script = script_of(char)
            if script is None:
                self._table[ord(char)] = ""
            elif script:
                self._table[ord(char)] = scripts.setdefault(script, chr(0xD800 + len(scripts)))
        self._scripts = {*scripts.values()}

    def is_piece(self, text: str) -> bool:
        """Tell whether a string of at least one character may be a piece."""
        scripts = {*text.translate(self._table)}
        return len(scripts) < 2 and scripts <= self._scripts and not _SPACE_INSIDE.search(text)
