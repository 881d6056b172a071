"""Gage's compression written down as obviously as can be, to judge the fast one."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

Pair = tuple[int, int]


class Result(NamedTuple):
    """The steps as (pair, count, new byte), the data after each, and the data at the end."""

    steps: list[tuple[Pair, int, int]]
    states: list[bytes]


def replaced(data: bytes, pair: Pair, new: int) -> bytes:
    """Replace a pair from left to right."""
    found = []
    at = 0
    while at < len(data):
        if tuple(data[at : at + 2]) == pair:
            found.append(new)
            at += 2
        else:
            found.append(data[at])
            at += 1
    return bytes(found)


def plain(data: bytes, threshold: int, tie: str, counting: str, order: bytes) -> Result:
    """The plain form: count anew at every step."""
    steps: list[tuple[Pair, int, int]] = []
    states = [data]
    free = [byte for byte in order if byte not in data]
    for new in free:
        counts: dict[Pair, int] = {}  # in order of first appearance
        for pair in pairwise(data):
            counts[pair] = counts.get(pair, 0) + 1
        if counting == "non-overlapping":
            for byte, run in groupby(data):
                size = len([*run])
                if size > 1:  # a run of n holds n - 1 positions, of which n // 2 can be replaced
                    counts[byte, byte] += size // 2 - (size - 1)
        good = [pair for pair in counts if counts[pair] >= threshold]
        if not good:
            break
        most = max(counts[pair] for pair in good)
        tied = [pair for pair in good if counts[pair] == most]
        best = {"first-seen": tied[0], "last-seen": tied[-1], "lexicographic": min(tied)}[tie]
        steps.append((best, most, new))
        data = replaced(data, best, new)
        states.append(data)
    return Result(steps, states)


class Program:
    """The program of 1994, function by function, with its arrays; `slots` is its HASHSIZE.

    Written from the description in "A New Algorithm for Data Compression", The C Users Journal,
    February 1994. It asks for a free slot that is there.
    """

    def __init__(self, block: int, threshold: int, most_bytes: int, slots: int) -> None:
        self.block, self.threshold, self.most_bytes, self.slots = (
            block,
            threshold,
            most_bytes,
            slots,
        )
        self.left = [0] * slots
        self.right = [0] * slots

    def lookup(self, a: int, b: int) -> int:
        index = (a ^ (b << 5)) & (self.slots - 1)
        while (self.left[index], self.right[index]) != (a, b) and self.count[index]:
            index = (index + 1) & (self.slots - 1)
        self.left[index], self.right[index] = a, b
        return index

    def more(self, a: int, b: int) -> None:
        index = self.lookup(a, b)
        self.count[index] = min(self.count[index] + 1, 255)

    def less(self, a: int, b: int) -> None:
        index = self.lookup(a, b)
        if self.count[index] > 1:
            self.count[index] -= 1

    def compress(self, data: bytes) -> list[Result]:
        """Return what happens to each block."""
        results = []
        at = 0
        while True:
            self.count = [0] * self.slots
            buffer: list[int] = []
            ended = False
            while len(buffer) < self.block and len(set(buffer)) < self.most_bytes:
                if at == len(data):
                    ended = True
                    break
                if buffer:
                    self.more(buffer[-1], data[at])
                buffer.append(data[at])
                at += 1
            results.append(self.compress_block(buffer))
            if ended:
                return results

    def compress_block(self, buffer: list[int]) -> Result:
        steps: list[tuple[Pair, int, int]] = []
        states = [bytes(buffer)]
        for new in [byte for byte in range(255, -1, -1) if byte not in buffer]:
            index = max(range(self.slots), key=self.count.__getitem__)  # the first of equal ones
            count = self.count[index]
            if count < self.threshold:
                break
            left, right = self.left[index], self.right[index]
            steps.append(((left, right), count, new))
            written: list[int] = []
            read = 0
            while read < len(buffer):
                if buffer[read : read + 2] == [left, right]:
                    if written:
                        self.less(written[-1], left)
                        self.more(written[-1], new)
                    if read + 2 < len(buffer):
                        self.less(right, buffer[read + 2])
                        self.more(new, buffer[read + 2])
                    written.append(new)
                    read += 2
                else:
                    written.append(buffer[read])
                    read += 1
            buffer = written
            self.count[self.lookup(left, right)] = 1
            states.append(bytes(buffer))
        return Result(steps, states)


class Stack(NamedTuple):
    """The expander after a step."""

    read: int
    output: bytes
    stack: tuple[int, ...]
    byte: int | None
    pair: Pair | None


def expansion(table: dict[int, Pair], data: bytes) -> list[Stack]:
    """Return the states of the expander, the first one before the first step."""
    states = [Stack(0, b"", (), None, None)]
    read = 0
    output = bytearray()
    stack: list[int] = []
    while stack or read < len(data):
        if stack:
            byte = stack.pop()
        else:
            byte = data[read]
            read += 1
        pair = table.get(byte)
        if pair is None:
            output.append(byte)
        else:
            stack += [pair[1], pair[0]]
        states.append(Stack(read, bytes(output), tuple(stack), byte, pair))
    return states
