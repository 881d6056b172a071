"""The steps of any `tokenizer.json` as our normalizers and pre-tokenizers.

The library's pre-tokenizers may change the text, too: `Metaspace` puts ▁ for spaces. Here all
changes come first, so such a step can follow only splits at white space or nothing.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ..engine.normalizer import SPACE_SIGN, table_name
from ..engine.pretokenizer import PATTERNS
from ..engine.text_steps import step_name
from ..errors import FormatError
from .hf_pattern import from_oniguruma
from .hf_steps import NORMALIZERS, SPLITS, Step

__all__ = ["Cutting", "read_steps"]


class Cutting(NamedTuple):
    """How a file cuts text, in our words; `notes` tell what is not quite the same."""

    units: str
    normalizer: str
    pretokenizer: str
    notes: tuple[str, ...] = ()


_PUNCTUATION = r"[\p{P}$+<=>^`|~]"
_SAME = {
    "Whitespace": "whitespace-punctuation",
    "WhitespaceSplit": "whitespace",
    "BertPreTokenizer": "bert",
}


def read_steps(normalizers: Iterable[Step], splits: Iterable[Step], name: str) -> Cutting:
    """Return what the steps of a file mean; `FormatError` for one that we have nothing for."""
    reader = _Reader(name)
    for step in normalizers:
        reader.normalize(step)
    for step in splits:
        reader.split(step)
    return Cutting(
        reader.units,
        "+".join(reader.normalizers) or "none",
        "+".join(reader.pretokenizers) or "none",
        tuple(reader.notes),
    )


class _Reader:
    def __init__(self, name: str) -> None:
        self._name = name
        self.units = "character"
        self.normalizers: list[str] = []
        self.pretokenizers: list[str] = []
        self.notes: list[str] = []

    def normalize(self, step: Step) -> None:
        """Take a normalizer of the file."""
        known = next((name for name, ours in NORMALIZERS.items() if ours == step), None)
        if known is not None:
            self.normalizers.append(known)
            return
        make = _NORMALIZERS.get(step["type"])
        if make is None:
            raise self._unknown(step)
        self.normalizers += make(step)

    def split(self, step: Step) -> None:
        """Take a pre-tokenizer of the file."""
        kind = step["type"]
        if self.units == "byte":
            raise self._unknown(step)  # it would cut characters that stand for bytes
        if kind == "ByteLevel":
            if step.get("add_prefix_space", True):
                if self.pretokenizers:
                    raise self._unknown(step)
                self.normalizers.append(step_name("begin", " "))
            self.units = "byte"
            if step.get("use_regex", True):
                self.pretokenizers.append("gpt2")
        elif kind == "Metaspace":
            self._metaspace(step)
        else:
            self.pretokenizers.append(_split_name(step, self._unknown(step)))

    def _metaspace(self, step: Step) -> None:
        sign = step.get("replacement", SPACE_SIGN)
        scheme = step.get("prepend_scheme")
        if scheme is None:  # older files
            scheme = "always" if step.get("add_prefix_space", True) else "never"
        if self.pretokenizers == ["whitespace"]:
            # Each word gets a sign of its own, which a word that begins with one has already.
            if scheme != "always":
                raise self._unknown(step)
            self.pretokenizers.clear()
            self.normalizers += ["strip-left", "strip-right"]
            self.normalizers.append(step_name("replace-regex", rf"\s+(?!{sign})", sign))
            self.normalizers.append(step_name("replace-regex", r"\s+", ""))
        elif self.pretokenizers:
            raise self._unknown(step)
        else:
            self.normalizers += _replace({"pattern": {"String": " "}, "content": sign})
        if scheme in ("always", "first"):
            self.normalizers.append(step_name("begin", sign))
            if scheme == "first":
                self.notes.append(
                    f"Behind a special token a text gets no {sign} there; here it does."
                )
        if not step.get("split", True):
            return
        if sign == SPACE_SIGN:
            self.pretokenizers.append("sp-words")
        else:
            self.pretokenizers.append(step_name("split", f"{sign}[^{sign}]*|[^{sign}]+"))

    def _unknown(self, step: Step) -> FormatError:
        kind = str(step.get("type", "?"))[:60]
        return FormatError(
            f"{self._name} uses {kind} in a way that is not known here.",
            "Such tokenizers cannot be opened in this version.",
        )


def _bert(step: Step) -> list[str]:
    lowercase = step.get("lowercase", True)
    accents = step.get("strip_accents")
    names = []
    if step.get("clean_text", True):
        names.append("bert-clean")
    if step.get("handle_chinese_chars", True):
        names.append("bert-cjk")
    if lowercase if accents is None else accents:
        names.append("bert-accents")
    if lowercase:
        names.append("lowercase")
    whole = "+".join(names)
    short = {"bert-clean+bert-cjk+bert-accents+lowercase": "bert"}
    short["bert-clean+bert-cjk"] = "bert-cased"
    return [short.get(whole, whole)] if whole else []


def _replace(step: Step) -> list[str]:
    pattern = step["pattern"]
    if "String" in pattern:
        if (pattern["String"], step["content"]) == (" ", SPACE_SIGN):
            return ["sp-escape"]
        return [step_name("replace", pattern["String"], step["content"])]
    return [step_name("replace-regex", from_oniguruma(pattern["Regex"]), step["content"])]


def _strip(step: Step) -> list[str]:
    sides = (("strip-left", "strip_left"), ("strip-right", "strip_right"))
    return [name for name, key in sides if step.get(key, True)]


def _precompiled(step: Step) -> list[str]:
    table = step.get("precompiled_charsmap")
    if not table:
        return []
    try:
        return [table_name(base64.b64decode(table, validate=True), precompiled=True)]
    except binascii.Error:
        raise FormatError("precompiled_charsmap is not base64.", "Is it damaged?") from None


_NORMALIZERS: dict[str, Callable[[Step], list[str]]] = {
    "BertNormalizer": _bert,
    "Replace": _replace,
    "Strip": _strip,
    "StripAccents": lambda _: ["strip-accents"],
    "Prepend": lambda step: [step_name("prepend", step["prepend"])],
    "Precompiled": _precompiled,
}


def _split_name(step: Step, unknown: FormatError) -> str:
    """Return our name for a step that only splits."""
    kind = step["type"]
    if kind in _SAME:
        return _SAME[kind]
    if kind == "Digits":
        if step.get("individual_digits"):
            return "digits-1"
        return step_name("split", r"\p{N}+|\P{N}+")
    for known, steps in SPLITS.items():
        if steps == [step]:
            return known
    if kind == "Punctuation":
        return _by_pattern(_PUNCTUATION, step.get("behavior", "Isolated"), False, unknown)
    if kind == "CharDelimiterSplit":
        return _by_pattern(_escaped(step["delimiter"]), "Removed", False, unknown)
    if kind != "Split":
        raise unknown
    pattern: dict[str, Any] = step["pattern"]
    if "String" in pattern:
        expression = _escaped(pattern["String"])
    else:
        expression = from_oniguruma(pattern["Regex"])
        if step["behavior"] == "Isolated":
            named = next((name for name, text in PATTERNS.items() if text == expression), None)
            if named:
                return named
    return _by_pattern(expression, step["behavior"], step.get("invert", False), unknown)


def _by_pattern(pattern: str, behavior: str, invert: bool, unknown: FormatError) -> str:
    """Return a pattern whose matches are the pieces that the library's behavior gives."""
    gap = f"(?s:(?:(?!{pattern}).)+)"
    match behavior, invert:
        case "Removed", True:
            found = pattern
        case "Removed", False:
            found = f"(?:{pattern})(*SKIP)(*FAIL)|{gap}"
        case "Isolated", _:
            found = f"{pattern}|{gap}"
        case "MergedWithPrevious", False:
            found = f"(?:{gap})?(?:{pattern})|{gap}"
        case "MergedWithNext", False:
            found = f"(?:{pattern})(?:{gap})?|{gap}"
        case "Contiguous", False:
            found = f"(?:{pattern})+|{gap}"
        case _:
            raise unknown
    return step_name("split", found)


def _escaped(text: str) -> str:
    return "".join(f"\\{char}" if char.isascii() and not char.isalnum() else char for char in text)
