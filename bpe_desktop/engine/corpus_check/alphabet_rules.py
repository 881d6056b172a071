"""Findings about the alphabet, and about the vocabulary that is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..alphabet import Alphabet
from ..config import TrainingConfig, goes_with
from ..stopping import Reachable, reach
from .examined import Examined
from .finding import Finding, Remedy, settings_remedies

__all__ = ["Spelled", "alphabet_findings", "spell"]

_MANY, _MANY_RARE = 100, 0.1  # rare symbols, and their share of the alphabet
_LARGE = 256  # symbols; an alphabet of bytes is no larger
_UNKNOWN = "<unk>"


class Spelled(NamedTuple):
    """The words spelled in the alphabet.

    `alphabet` counts its symbols, without special tokens; with these there are `smallest` tokens
    before the first step. `symbols` stand in the distinct words and `occurrences` in the whole
    text. `counts` are those of the symbols that stand for text, of which `once` stand there once
    only, and `left_out` how many occurrences a limit makes unknown. `pairs` of neighbours stand in
    the distinct words and in the whole text. `reachable` is known where tokens are merged.
    """

    alphabet: int
    smallest: int
    symbols: int
    occurrences: int
    once: int
    counts: tuple[int, ...]
    left_out: int
    pairs: tuple[int, int]
    reachable: Reachable | None


def spell(examined: Examined) -> Spelled:
    """Spell all words in the alphabet that the settings give."""
    config, corpus = examined.config, examined.corpus
    if config.algorithm == "word":
        occurrences = examined.characters.total()
        smallest = len(config.all_special_tokens)
        return Spelled(0, smallest, examined.words.length, occurrences, 0, (), 0, (0, 0), None)
    if _is_plain(config):
        characters = examined.characters
        # Each character as a word gives the same alphabet as the words do.
        alphabet = Alphabet.build(characters, config, characters.values())
        units = examined.words.length, characters.total(), _plain_counts(alphabet, characters)
    else:
        alphabet = Alphabet.build(corpus.words, config, corpus.counts)
        units = _spelled_word_by_word(alphabet, examined)
    symbols, occurrences, counts = units
    if _is_plain(config) and alphabet.marker_index is not None:
        symbols += len(corpus.words)
        occurrences += corpus.occurrences
    pairs = symbols - len(corpus.words), occurrences - corpus.occurrences
    smallest = alphabet.vocabulary_size
    merges = goes_with(config.algorithm, "merges")
    return Spelled(
        len(alphabet.symbols),
        smallest,
        symbols,
        occurrences,
        counts.count(1),
        tuple(counts),
        alphabet.left_out.occurrences,
        pairs,
        reach(smallest, *pairs, config) if merges else None,
    )


def _is_plain(config: TrainingConfig) -> bool:
    """Tell whether the symbols of a word are its characters, and perhaps a marker."""
    return (
        config.units == "character"
        and config.algorithm != "wordpiece"
        and config.marker != "end-attached"
        and not config.byte_fallback
        and not config.fuse_unknown
    )


def _plain_counts(alphabet: Alphabet, characters: Mapping[str, int]) -> list[int]:
    return [characters[symbol.name] for symbol in alphabet.symbols if symbol.kind == "alphabet"]


def _spelled_word_by_word(alphabet: Alphabet, examined: Examined) -> tuple[int, int, list[int]]:
    """Return the symbols of the distinct words and of all, and the counts of those for text."""
    totals = [0] * alphabet.vocabulary_size
    symbols = occurrences = 0
    for word, count in examined.items():
        ids = alphabet.vocabulary_ids(word)
        symbols += len(ids)
        occurrences += len(ids) * count
        for token in ids:
            totals[token] += count
    first = alphabet.vocabulary_size - len(alphabet.symbols)
    counts = [
        totals[first + index]
        for index, symbol in enumerate(alphabet.symbols)
        if symbol.kind == "alphabet"
    ]
    return symbols, occurrences, counts


def alphabet_findings(examined: Examined, spelled: Spelled) -> Iterator[Finding]:
    """Yield what is odd about alphabet and vocabulary."""
    if not examined.corpus.words or not spelled.alphabet:
        return
    if examined.config.algorithm == "gage":
        return
    yield from _size(examined, spelled)
    yield from _rare(examined.config, spelled)


def _size(examined: Examined, spelled: Spelled) -> Iterator[Finding]:
    config = examined.config
    smallest, asked = spelled.smallest, config.vocab_size
    if config.algorithm == "character":
        return  # its vocabulary is the alphabet; a smaller one keeps the most frequent
    if asked is not None and asked < smallest:
        remedies = (
            *settings_remedies(config, ("larger", {"vocab_size": _rounded(2 * smallest)})),
            *_fewer(config, asked // 2 - _others(spelled), spelled, asked),
        )
        yield Finding("alphabet-too-large", "error", smallest, None, (f"{asked:,}",), remedies)
        return
    reachable = spelled.reachable
    if reachable is None:
        return
    if reachable.problem(asked) and asked is not None:
        most = reachable.largest
        less = {"min_frequency": 1}
        could = reach(smallest, *spelled.pairs, config.with_changes(**less))
        lower = None if could.problem(asked) else ("count-less", less)
        remedies = settings_remedies(config, ("smaller", {"vocab_size": most}), lower)
        yield Finding("out-of-reach", "warning", most, None, (f"{asked:,}",), remedies)
    final = reachable.largest if asked is None else min(asked, reachable.largest)
    # A few merges of few symbols are fine.
    is_asked = asked is not None or spelled.alphabet > _LARGE
    is_full = asked == smallest  # not one merge fits
    if is_full or (is_asked and 2 * spelled.alphabet > final):
        larger = {"vocab_size": 4 * smallest} if asked is not None else None
        more = None if config.merges is None else {"merges": 3 * smallest}
        offer = larger or more
        remedies = (
            *settings_remedies(config, ("larger" if larger else "more", offer) if offer else None),
            *_fewer(config, final // 2 - _others(spelled), spelled, final // 2),
        )
        code = "no-merges" if is_full else "alphabet-large"
        yield Finding(code, "warning", spelled.alphabet, final, (), remedies)


def _rare(config: TrainingConfig, spelled: Spelled) -> Iterator[Finding]:
    if not spelled.once:
        return
    is_much = spelled.once >= max(_MANY, _MANY_RARE * len(spelled.counts))
    remedies = _fewer(config, len(spelled.counts) - spelled.once, spelled)
    severity = "warning" if is_much else "note"
    yield Finding("rare", severity, spelled.once, len(spelled.counts), (), remedies)


def _others(spelled: Spelled) -> int:
    """Return how many tokens beside the characters are there from the start."""
    return spelled.smallest - len(spelled.counts)


def _fewer(
    config: TrainingConfig, most: int, spelled: Spelled, room: int | None = None
) -> tuple[Remedy, ...]:
    """Offer an alphabet of at most `most` characters, the most frequent ones, or of bytes.

    Bytes are offered if they take fewer than `room` tokens.
    """
    offers: list[tuple[str, dict[str, Any]] | None] = []
    unknown: dict[str, Any] = {}
    if config.unk_token is None and not config.byte_fallback:
        unknown = {"unk_token": _UNKNOWN}
    if most >= 1 and goes_with(config.algorithm, "limit_alphabet"):
        offers.append(("limit", {"limit_alphabet": most, "coverage": None, **unknown}))
    elif most >= 1 and goes_with(config.algorithm, "coverage"):
        kept = sum(sorted(spelled.counts, reverse=True)[:most])
        # Half an occurrence less, so that no rounding takes one symbol more.
        share = (kept - 0.5) / (sum(spelled.counts) + spelled.left_out)
        offers.append(("cover", {"coverage": share, **unknown}))
    tokens = (512 if config.marker == "end-attached" else 257) + len(config.all_special_tokens)
    if config.units != "byte" and (room is None or tokens < room):
        as_bytes = {"units": "byte", "limit_alphabet": None, "coverage": None}
        offers.append(("bytes", {**as_bytes, "byte_fallback": False, "restriction": "none"}))
    return settings_remedies(config, *offers)


def _rounded(number: int) -> int:
    """Return a number that is a little larger and easier to read."""
    step = int("1" + "0" * max(0, len(str(number)) - 2))
    return -(-number // step) * step
