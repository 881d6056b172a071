"""Why a training ends, and which vocabulary sizes it can reach."""

from __future__ import annotations

from typing import NamedTuple

from .config import TrainingConfig
from .corpus import Corpus
from .ground import Ground
from .vocabulary import Vocabulary

__all__ = ["Reachable", "StopReason", "reach", "reachable", "stop_reason"]


class StopReason(NamedTuple):
    """Why a training ended.

    `code`: merges, vocab-size, min-frequency, nothing-left, no-words or alphabet-too-large.
    `text`: English sentences for people.
    """

    code: str
    text: str


class Reachable(NamedTuple):
    """The sizes of vocabulary that a corpus and settings can give.

    `smallest` is special tokens + alphabet. No training gets past `largest`; before it, this is an
    upper bound, after it the size at which it ended (`is_exact`).
    """

    smallest: int
    largest: int
    is_exact: bool = False

    def problem(self, wanted: int | None) -> str:
        """Say in one sentence why a vocabulary of `wanted` tokens cannot be; "" if it may be."""
        if wanted is None or self.smallest <= wanted <= self.largest:
            return ""
        most = f"{self.largest:,}" if self.is_exact else f"at most {self.largest:,}"
        given = most if self.smallest == self.largest else f"from {self.smallest:,} to {most}"
        return (
            f"A vocabulary of {wanted:,} tokens is out of reach: with these settings the corpus "
            f"gives {given}."
        )


def reachable(
    corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
) -> Reachable:
    """Return the range of vocabulary sizes, as far as it is known before the training.

    Every merge takes at least one symbol from the different words together; and from the whole text
    at least half its count, since of overlapping pairs every second one is replaced.
    """
    ground = Ground(corpus, config, start)
    smallest = len(ground.vocabulary)
    different = whole = 0
    for word, count in zip(corpus.words, corpus.counts, strict=True):
        pairs = max(0, len(ground.spell(word)) - 1)
        different += pairs
        whole += pairs * count
    return reach(smallest, different, whole, config)


def reach(smallest: int, different: int, whole: int, config: TrainingConfig) -> Reachable:
    """Return the range above `smallest` tokens where words have so many neighbouring symbols.

    `different` counts every distinct word once, `whole` every occurrence; see `reachable`.
    """
    most = min(different, whole // ((config.min_frequency + 1) // 2))
    if config.merges is not None:
        most = min(most, config.merges)
    return Reachable(smallest, smallest + most)


def stop_reason(
    config: TrainingConfig,
    *,
    words: int,
    base: int,
    merges: int,
    wanted: int | None,
    pairs: int,
    barred: bool,
    whole: bool,
) -> StopReason:
    """Return why a training has ended.

    `base` is the size of the vocabulary before `merges` merges, of which `wanted` were asked for;
    `pairs` different ones are left, without those of symbols that never merge; `barred` says
    whether one of them counts enough but may not be merged, `whole` whether every word is one
    symbol.
    """
    if not words:
        return StopReason("no-words", "Stopped because the corpus has no words.")
    asked = config.vocab_size
    if asked is not None and asked < base:
        return StopReason(
            "alphabet-too-large",
            f"No merges were made: the alphabet and the special tokens are {base:,} tokens "
            f"already, more than the vocabulary of {asked:,} that was asked for. The smallest "
            f"possible is {base:,}.",
        )
    if wanted is not None and merges >= wanted:
        if asked is not None:
            text = f"Stopped because the vocabulary has {asked:,} tokens."
            return StopReason("vocab-size", text)
        return StopReason("merges", "Stopped at the number of merges asked for.")
    least = config.min_frequency
    short = ""
    if asked is not None:
        short = " " + Reachable(base, base + merges, is_exact=True).problem(asked)
    elif wanted is not None:
        short = f" {wanted:,} merges were asked for."
    if not pairs:
        apart = "every pair left holds an unknown symbol or a byte"
        why = "every word is one symbol" if whole else apart
        text = f"Stopped because {why}, so there is no pair to merge."
        return StopReason("nothing-left", text + short)
    if barred:
        text = f"Stopped because every pair that counts {least:,} or more would make a token {{}}."
        return StopReason("nothing-left", text.format(_too(config)) + short)
    text = f"Stopped because no pair counts {least:,} or more."
    return StopReason("min-frequency", text + short)


def _too(config: TrainingConfig) -> str:
    if config.restriction == "none":
        return f"longer than {config.max_token_length:,}"
    return "that the restriction does not allow"
