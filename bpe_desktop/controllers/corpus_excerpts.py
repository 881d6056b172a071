"""What is taken out of a corpus to be shown: its words with counts, its first words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.history import TrainingHistory

__all__ = ["counted_words", "first_words", "visible_text"]

LIVE_CHARACTERS = 80  # of a new corpus, to try its tokenizer on
LIVE_WORDS = 5
SHOWN_COUNTS = 5_000  # lines of the word counts that a text gives
LONGEST_SHOWN = 2_000  # characters of a word in them; a word may be a whole file
_ESCAPED = re.compile("[\udc80-\udcff]")  # bytes that are no text


def visible_text(text: str) -> str:
    """Return a text with U+FFFD for the bytes that are none."""
    return _ESCAPED.sub("\ufffd", text)


def counted_words(history: TrainingHistory | None) -> str:
    """Return the most frequent words of a training, each with its count, a line each."""
    if history is None:
        return ""
    best = history.words_by_count[:SHOWN_COUNTS]
    lines = (f"{_one_line(history.words[word])}\t{history.counts[word]}" for word in best)
    return "\n".join(lines)


def first_words(text: str, counts: bool) -> str:
    """Return the first line with words in it, or the first listed words."""
    lines = (line.strip() for line in text[: 4 * LIVE_CHARACTERS * LIVE_WORDS].split("\n"))
    found = [line.split("\t")[0] if counts else line for line in lines if line]
    line = " ".join(found[:LIVE_WORDS]) if counts else next(iter(found), "")
    return line if len(line) <= LIVE_CHARACTERS else line[:LIVE_CHARACTERS].rpartition(" ")[0]


def _one_line(word: str) -> str:
    """Return a pre-token as it can stand in a line of word counts; a very long one is cut."""
    if len(word) > LONGEST_SHOWN:
        word = f"{word[:LONGEST_SHOWN]}…"
    shown = visible_text(word)
    return shown.replace("\n", "↵").replace("\r", "␍").replace("\t", "⇥").replace(" ", "␣")
