"""Findings about the words that the settings cut the text into."""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import ConfigError
from ..alphabet import END_MARKER, START_MARKER
from ..config import TrainingConfig, goes_with
from ..normalizer import SPACE_SIGN, escapes_spaces, get_normalizer
from ..pretokenizer import get_pretokenizer
from ..scripts import has_unspaced
from ..text_facts import COMMON_SPECIALS, UNSPACED
from .examined import Examined
from .finding import Finding, Remedy, settings_remedies

__all__ = ["LONG_WORD", "word_findings"]

LONG_WORD = 100  # code points; no word of a language has so many
_SHOWN = 24  # code points of a word that is named
_OTHER_RULES = ("whitespace", "gpt2", "whitespace-punctuation", "bert", "o200k")
_OTHER_PREFIXES = ("##", "@@", "▁▁")


def word_findings(examined: Examined) -> Iterator[Finding]:
    """Yield what is odd about the words."""
    corpus = examined.corpus
    if not corpus.words:
        if not corpus.characters:
            yield Finding("empty", "error", 0)
        else:
            cut = ("cut-nowhere", {"pretokenizer": "none"})
            remedies = settings_remedies(examined.config, cut)
            yield Finding("no-words", "error", 0, remedies=remedies)
        return
    if len(corpus.words) == 1 and examined.config.algorithm not in ("gage", "character"):
        yield _one_word(examined)
    if examined.is_cut:
        yield from _long_words(examined)
        yield from _unspaced(examined)
        yield from _signs(examined)
    yield from _specials(examined)


def _one_word(examined: Examined) -> Finding:
    word, config = examined.corpus.words[0], examined.config
    remedies: tuple[Remedy, ...] = ()
    if len(get_pretokenizer("whitespace").split(word)) > 1:
        remedies = settings_remedies(config, ("cut-at-space", {"pretokenizer": "whitespace"}))
    return Finding(
        "one-word", "warning", examined.corpus.occurrences, None, (_shown(word),), remedies
    )


def _long_words(examined: Examined) -> Iterator[Finding]:
    config = examined.config
    longest = [word for word, _ in examined.words.longest]
    length = len(longest[0])
    names = (_shown(longest[0]),)
    limit = config.max_word_characters
    if config.algorithm == "wordpiece" and length > limit:
        number = sum(count for word, count in examined.items() if len(word) > limit)
        raised = settings_remedies(config, ("longer-words", {"max_word_characters": length}))
        yield Finding(
            "unknown-words", "warning", number, examined.corpus.occurrences, names, raised
        )
    if length > LONG_WORD:
        number = sum(count for word, count in examined.items() if len(word) > LONG_WORD)
        rule = next((rule for rule in _OTHER_RULES if _cuts(rule, longest)), None)
        offer = None if rule is None else ("cut-otherwise", {"pretokenizer": rule})
        remedies = settings_remedies(config, offer)
        yield Finding("long-words", "warning", length, None, names, remedies)


def _cuts(rule: str, words: list[str]) -> bool:
    split = get_pretokenizer(rule).split
    return all(len(piece) <= LONG_WORD for word in words for piece in split(word))


def _unspaced(examined: Examined) -> Iterator[Finding]:
    """Find words of scripts without spaces that are as long as sentences."""
    config = examined.config
    if config.algorithm in ("unigram", "character"):
        return  # they cut a sentence by themselves
    if len(examined.words.longest[0][0]) < UNSPACED:
        return
    found = [
        (word, count)
        for word, count in examined.items()
        if len(word) >= UNSPACED and has_unspaced(word)
    ]
    if not found:
        return
    number = sum(count for _, count in found)
    normalizer = "bert-cjk" if config.normalizer == "none" else f"bert-cjk+{config.normalizer}"
    apart = None
    if all(_is_cut_at_han(word, config) for word, _ in found):
        apart = ("han-apart", {"normalizer": normalizer})
    remedies = settings_remedies(config, apart)
    unigram = Remedy("algorithm", "unigram", value="unigram")
    names = (_shown(found[0][0]),)
    whole = examined.corpus.occurrences
    yield Finding("unspaced", "warning", number, whole, names, (*remedies, unigram))


def _is_cut_at_han(word: str, config: TrainingConfig) -> bool:
    pieces = get_pretokenizer(config.pretokenizer).split(get_normalizer("bert-cjk").apply(word))
    return all(len(piece) < UNSPACED or not has_unspaced(piece) for piece in pieces)


def _signs(examined: Examined) -> Iterator[Finding]:
    """Find the marks of words, those of the settings and others, where the text has them."""
    config = examined.config
    whole = examined.corpus.occurrences
    own = _own_sign(config)
    number = 0
    if own == SPACE_SIGN and escapes_spaces(config.normalizer):
        number = examined.facts.literals[own]  # in the words spaces are written so
        if number:
            yield Finding("space-sign", "warning", number, None, (own,))
    elif own:
        number = _holding(examined, own)
        if number:
            yield Finding("sign", "warning", number, whole, (own,), _other_signs(examined, own))
    for sign in (START_MARKER, END_MARKER):
        if sign != own and (number := examined.facts.literals[sign]):
            yield Finding("foreign-sign", "note", number, None, (sign,))


def _own_sign(config: TrainingConfig) -> str:
    """Return what the settings mark words with, "" if nothing."""
    if config.algorithm == "wordpiece":
        return config.continuing_prefix
    if config.marker in ("end", "end-attached"):
        return END_MARKER
    if config.marker == "start" or escapes_spaces(config.normalizer):
        return START_MARKER
    return ""


def _holding(examined: Examined, sign: str) -> int:
    return sum(count for word, count in examined.items() if sign in word)


def _other_signs(examined: Examined, own: str) -> tuple[Remedy, ...]:
    config = examined.config
    if config.algorithm == "wordpiece":
        free = (p for p in _OTHER_PREFIXES if p != own and not _holding(examined, p))
        prefix = next(free, None)
        offer = None if prefix is None else ("other-prefix", {"continuing_prefix": prefix})
        return settings_remedies(config, offer)
    marker, sign = ("start", START_MARKER) if own == END_MARKER else ("end", END_MARKER)
    code = "mark-starts" if marker == "start" else "mark-ends"
    is_free = not _holding(examined, sign)
    return settings_remedies(
        config, (code, {"marker": marker}) if is_free else ("no-marks-of-words", {"marker": "none"})
    )


def _specials(examined: Examined) -> Iterator[Finding]:
    config, literals = examined.config, examined.facts.literals
    if not goes_with(config.algorithm, "special_tokens") or config.special_as == "token":
        declared: list[str] = []
    else:
        declared = [name for name in config.all_special_tokens if literals[name]]
    if declared:
        number = sum(literals[name] for name in declared)
        apart = settings_remedies(config, ("specials-apart", {"special_as": "token"}))
        yield Finding("specials", "warning", number, None, (", ".join(declared),), apart)
    others = [
        name for name in COMMON_SPECIALS if literals[name] and name not in config.all_special_tokens
    ]
    if others:
        number = sum(literals[name] for name in others)
        names = (", ".join(others),)
        yield Finding("likely-specials", "note", number, None, names, _declare(config, others))


def _declare(config: TrainingConfig, names: list[str]) -> tuple[Remedy, ...]:
    changes = {"special_tokens": (*config.special_tokens, *names), "special_as": "token"}
    try:
        config.with_changes(**changes)
    except ConfigError:
        return ()
    return (Remedy("settings", "declare", (", ".join(names),), tuple(changes.items())),)


def _shown(word: str) -> str:
    return word if len(word) <= _SHOWN else word[: _SHOWN - 1] + "…"
