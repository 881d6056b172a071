"""Changes to the text before it is cut, by name, each with the way back to the raw text."""

from __future__ import annotations

from ..errors import ConfigError
from .bert_normalizer import BERT_NORMALIZERS, BERT_STEPS
from .sentencepiece_normalizer import (
    NMT,
    PRECOMPILED,
    SPACE_SIGN,
    TABLE,
    EdgeSpace,
    Escape,
    PiecesNfkc,
    Table,
    Trim,
    table_name,
    table_of,
)
from .text_steps import Precompiled, TextStep, make_step, step_name
from .unicode_normalizer import (
    FORMS,
    ByRule,
    EachCharacter,
    Keep,
    Lowercase,
    Normalizer,
    SimpleFold,
    UnicodeForm,
)

__all__ = [
    "NORMALIZERS",
    "SPACE_SIGN",
    "Normalizer",
    "counts_by_line",
    "dropped_spaces",
    "escapes_spaces",
    "get_normalizer",
    "puts_spaces",
    "shown_normalizer",
    "table_name",
    "table_of",
]

NORMALIZERS = (
    "none",
    "nfc",
    "nfd",
    "nfkc",
    "nfkd",
    "lowercase",
    "bert",
    "bert-cased",
    "bert-clean",
    "bert-cjk",
    "bert-accents",
    "nmt_nfkc",
    "nmt_nfkc_cf",
    "nfkc_cf",
    "sp-trim",
    "sp-prefix",
    "sp-suffix",
    "sp-escape",
)


class _Step(Normalizer):
    """A step of another program's tokenizer."""

    def __init__(self, name: str, step: TextStep) -> None:
        super().__init__(name)
        self._parts = step.parts

    @property
    def loss(self) -> str:
        return "The steps of the file that it comes from change the text before it is cut."

    def apply(self, text: str) -> str:
        return "".join([part for part, _, _ in self._parts(text)])

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        parts: list[str] = []
        offsets: list[int] = []
        for part, start, end in self._parts(text):
            parts.append(part)
            kept = part == text[start:end]
            offsets += range(start, end) if kept else [start] * len(part)
        return "".join(parts), [*offsets, len(text)]


class _Chain(Normalizer):
    """Several normalizers, one after the other."""

    def __init__(self, name: str, links: list[Normalizer]) -> None:
        super().__init__(name)
        self._links = links
        self.adds_first = any(link.adds_first for link in links)

    @property
    def loss(self) -> str:
        parts = [link for link in self._links if link.name not in ("none", "sp-prefix")]
        if len(parts) == 1 or isinstance(parts[0], Table):
            return parts[0].loss
        return super().loss

    def apply(self, text: str) -> str:
        for link in self._links:
            text = link.apply(text)
        return text

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        result, offsets = self._links[0].apply_with_offsets(text)
        for link in self._links[1:]:
            result, inner = link.apply_with_offsets(result)
            offsets = [offsets[i] for i in inner]
        return result, offsets


def escapes_spaces(name: str) -> bool:
    """Tell whether a normalizer of this name writes ▁ for a space.

    Then the text is SentencePiece's raw stream: a ▁ stands for a space in every token, and each
    line of a training text is a text of its own.
    """
    return "sp-escape" in name.split("+")


def dropped_spaces(name: str) -> int | None:
    """Return how many spaces before a text decoding drops after this normalizer, `None` for all.

    As SentencePiece does: the one that was put there, and where spaces are trimmed, every one.
    """
    parts = name.split("+")
    if "sp-escape" not in parts:
        return 0
    if "sp-trim" in parts:
        return None
    return int(any(part in ("sp-prefix", *_SIGN_FIRST) for part in parts))


def puts_spaces(name: str) -> bool:
    """Tell whether this normalizer puts spaces around some characters."""
    steps = (step for part in name.split("+") for step in BERT_NORMALIZERS.get(part, (part,)))
    return "bert-cjk" in steps


def counts_by_line(name: str) -> bool:
    """Tell whether a training text has to be normalized line by line.

    Not where line ends become spaces, extra spaces go, and each line begins with a space: that
    comes to the same.
    """
    parts = name.split("+")
    is_same = {"sp-trim", "sp-prefix"} <= {*parts} and (
        "nmt_nfkc" in parts or "nmt_nfkc_cf" in parts
    )
    return escapes_spaces(name) and not is_same


_SIGN_FIRST = (step_name("prepend", SPACE_SIGN), step_name("begin", SPACE_SIGN))


def shown_normalizer(name: str) -> str:
    """Return a normalizer's name for people: without the tables that it may hold.

    >>> shown_normalizer("charsmap:eJzs+sp-escape")
    'charsmap:…+sp-escape'
    """
    parts = (part.partition(":") for part in name.split("+"))
    return "+".join(
        kind + colon + ("…" if kind + colon in (TABLE, PRECOMPILED) else rest)
        for kind, colon, rest in parts
    )


def get_normalizer(name: str) -> Normalizer:
    """Return the normalizer called `name`; `+` joins several, applied from left to right.

    `nmt_nfkc`, `nmt_nfkc_cf` and `nfkc_cf` are what SentencePiece's tables of these names do, by
    this Unicode version; `sp-…` are its ways with spaces, to be named in the order of the list.
    Raises `ConfigError` for a name that is not known.
    """
    links = [link for part in name.split("+") for link in _named(part)]
    return links[0] if len(links) == 1 else _Chain(name, links)


def _named(name: str) -> list[Normalizer]:
    if name in FORMS:
        return [UnicodeForm(name)]
    if name in BERT_NORMALIZERS:
        return [link for step in BERT_NORMALIZERS[name] for link in _named(step)]
    match name:
        case "none":
            return [Keep(name)]
        case "bert-accents":
            return [UnicodeForm("nfd"), ByRule(name, BERT_STEPS[name])]
        case "bert-clean" | "bert-cjk":
            return [ByRule(name, BERT_STEPS[name])]
        case "lowercase":
            return [Lowercase(name)]
        case "nmt_nfkc":
            return [EachCharacter(name, NMT), PiecesNfkc(name)]
        case "nmt_nfkc_cf":
            return [EachCharacter(name, NMT), PiecesNfkc(name), SimpleFold(name)]
        case "nfkc_cf":
            return [UnicodeForm("nfkc"), SimpleFold(name)]
        case "sp-trim":
            return [Trim(name)]
        case "sp-prefix" | "sp-suffix":
            return [EdgeSpace(name)]
        case "sp-escape":
            return [Escape(name)]
        case _ if name.startswith(TABLE):
            return [Table(name)]
        case _ if name.startswith(PRECOMPILED):
            return [_Step(name, Precompiled(table_of(name)))]
    if (step := make_step(name)) is not None:
        return [_Step(name, step)]
    raise ConfigError(f"Unknown normalizer: {name[:80]}.", f"Choose from {', '.join(NORMALIZERS)}.")
