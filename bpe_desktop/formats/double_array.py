"""A double-array trie as darts-clone lays it out, for SentencePiece's normalization tables.

Unit 0 is the root. Each unit names a base; the child for a byte stands at `base ^ byte` and holds
that byte, so that a child of another unit is told apart. No two units have the same base. A key
that ends at a unit has its value at `base ^ 0` (s-yata/darts-clone, `darts.h`).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping

__all__ = ["build"]

_BLOCK = 256
_LEAF = 1 << 31
_HAS_LEAF = 1 << 8
_TRIES = 1_000  # free places that are looked at for one unit before a new block is begun
_Node = dict[int, "_Node | int"]


def build(values: Mapping[bytes, int]) -> bytes:
    """Return the units of a trie with these keys, as little-endian numbers of four bytes.

    Keys are not empty and hold no zero byte; values are below 2**31.
    """
    root: _Node = {}
    for key, value in values.items():
        node = root
        for byte in key:
            child = node.setdefault(byte, {})
            assert isinstance(child, dict)
            node = child
        node[0] = value
    return _Layout().of(root)


class _Layout:
    def __init__(self) -> None:
        self._units = array("I")
        self._free: list[int] = []  # places in the order in which they are tried
        self._bases: set[int] = set()
        self._taken = bytearray()

    def of(self, root: _Node) -> bytes:
        self._grow()
        self._take(0)
        self._units[0] = 0
        waiting = [(root, 0)]
        while waiting:
            node, place = waiting.pop()
            base = self._base(sorted(node), place)
            self._bases.add(base)
            unit = self._units[place]
            self._units[place] = unit | (place ^ base) << 10 | (_HAS_LEAF if 0 in node else 0)
            for byte, child in node.items():
                self._take(base ^ byte)
                if isinstance(child, int):
                    self._units[base ^ byte] = _LEAF | child
                else:
                    self._units[base ^ byte] = byte
                    waiting.append((child, base ^ byte))
        if sys.byteorder == "big":
            self._units.byteswap()
        return self._units.tobytes()

    def _base(self, labels: list[int], place: int) -> int:
        """Return a base that no unit has, whose places for these labels are all free."""
        taken, bases = self._taken, self._bases
        first = labels[0]
        self._free = [at for at in self._free if not taken[at]]
        for at in self._free[:_TRIES]:
            base = at ^ first
            if base in bases or base == place:
                continue
            if not any(taken[base ^ label] for label in labels):
                return base
        start = self._grow()
        return next(
            base for base in range(start, start + _BLOCK) if base not in bases and base != place
        )

    def _grow(self) -> int:
        """Add a block; what stays free in it can be no child, since its label is no byte."""
        start = len(self._units)
        self._units.extend([_LEAF] * _BLOCK)
        self._taken.extend(bytes(_BLOCK))
        self._free += range(start, start + _BLOCK)
        return start

    def _take(self, place: int) -> None:
        self._taken[place] = 1
