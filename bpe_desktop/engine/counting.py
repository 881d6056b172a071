"""Count the pre-tokens of long texts and files, with memory for the distinct ones only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from .normalizer import Normalizer
from .pretokenizer import PreTokenizer

__all__ = ["split_counted"]

Progress = Callable[[int, int], None]

# Pre-tokens of one piece are made, counted and freed while they are in the processor's cache.
_PIECE = 4096


def pieces(text: str, cut: Any) -> Iterator[str]:
    """Yield `text` in pieces of about 4,096 characters, cut where `cut` allows it."""
    start = 0
    while cut is not None and (found := cut.search(text, start + _PIECE)):
        yield text[start : found.start()]
        start = found.start()
    if start < len(text):
        yield text[start:] if start else text


def split_counted(
    text: str, counter: Counter[str], normalizer: Normalizer, pretokenizer: PreTokenizer
) -> None:
    """Normalize `text`, cut it into pre-tokens and add these to `counter`."""
    split = pretokenizer.split
    for piece in pieces(text, pretokenizer.cut):
        counter.update(split(normalizer.apply(piece)))
