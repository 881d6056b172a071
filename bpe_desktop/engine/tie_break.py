"""The named orders among pairs of equal count: which one is merged first.

| name | the pair merged first | known from |
|---|---|---|
| `lexicographic` | smallest (left, right), as strings, by code point | the definition here |
| `first-seen` | met first when the current segmentation is read in word order | minbpe's lesson |
| `lowest-ids` | smallest (left id, right id) | Hugging Face tokenizers, rustbpe |
| `largest` | largest (left, right), as strings | subword-nmt |
| `sentencepiece` | fewest characters, then smallest string, a space as ▁ | SentencePiece |

Each gives the merges of its library where the words are the same. Differences that are meant:

- Hugging Face: a symbol that the alphabet lacks parts its neighbours here, there they meet; which
  of equally frequent characters a limited alphabet keeps goes by code points here, there by chance;
  tokens of the same spelling (a marker and the same character typed) stay two here.
- rustbpe: it numbers bytes by value, not by printable character. That decides other ties.
- subword-nmt: the same with the marker "end-attached" and `min_frequency` as there.
- minbpe: the same in bytes, for any of its patterns. Its table is made anew for every merge, so
  that the pair met first now is taken, not the one that was first met long ago.
- SentencePiece: the same with the restriction "sentencepiece", `min_frequency` 1 and words that
  begin with ▁ (the marker "start" for words between spaces). Normalization, character coverage and
  the order of ids are not part of a tie rule. It looks for the best pair among a twentieth of all,
  chosen anew every 100 merges; no text is known where that misses the best one.

Where two pairs are still equal, because a marker has the name of a character, the lower ids win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

__all__ = ["PAIR_SHIFT", "TieKey", "tie_key"]

# A pair of ids is one integer, (left << PAIR_SHIFT) | right.
PAIR_SHIFT = 32
_RIGHT = (1 << PAIR_SHIFT) - 1

# From a pair to a value; the smallest value is merged first.
TieKey = Callable[[int], Any]


def tie_key(
    rule: str,
    names: Sequence[str],
    first_position: Callable[[int], int],
    *,
    prefix: str = "",
) -> TieKey:
    """Return the key function of `rule`.

    `names` are indexed by id and may grow afterwards; `first_position` tells where a pair stands
    first at the moment. `prefix` is what the name of a right part loses in a merge.
    """

    def lexicographic(pair: int) -> tuple[str, str]:
        return names[pair >> PAIR_SHIFT], names[pair & _RIGHT]

    def lowest_ids(pair: int) -> int:
        return pair

    def largest(pair: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return _falling(names[pair >> PAIR_SHIFT]), _falling(names[pair & _RIGHT])

    def sentencepiece(pair: int) -> tuple[int, str]:
        name = names[pair >> PAIR_SHIFT] + names[pair & _RIGHT].removeprefix(prefix)
        return len(name), name.replace(" ", "▁")

    rules: dict[str, TieKey] = {
        "lexicographic": lexicographic,
        "first-seen": first_position,
        "lowest-ids": lowest_ids,
        "largest": largest,
        "sentencepiece": sentencepiece,
    }
    return rules[rule]


@lru_cache(maxsize=1 << 16)
def _falling(name: str) -> tuple[int, ...]:
    """Return a value that sorts strings from the largest down; the 1 puts "ab" before "a"."""
    return (*(-ord(char) for char in name), 1)
