"""Cases about subword-nmt's codes: what they cut words into, and back."""

from __future__ import annotations

import base64

from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.formats import subword_nmt

from . import words
from .case import Case, Expected

__all__ = ["encode"]

_HEADER = "#version: 0.2\n"


def encode(case: Case) -> None:
    """Read codes and cut texts with them."""
    settings, expected = case.settings, case.expected
    settings.choose("format", {"subword-nmt codes": None}, None)
    settings.choose("algorithm", {"bpe-char": None}, None)
    settings.choose("marker", words.MARKERS, None)
    separator = settings.take("separator", subword_nmt.SEPARATOR)
    # Options of subword-nmt's program, not of its files; see `scope.NOT_FOLLOWED`.
    case.input.take("glossaries", None)
    case.input.take("vocab", None)
    key = case.input.first("codes", "codes_file", "codes_b64")
    value = case.input.take(key)
    codes = base64.b64decode(value).decode() if key == "codes_b64" else value
    texts = case.input.take("texts")
    plain = codes.removeprefix(_HEADER)
    versions = {"with_header_0.2": _HEADER + plain, "without_header_0.1": plain}
    for name, version in versions.items():
        if name in expected:
            _compare(expected.inner(name), _read(version), texts, separator)
    tokenizer = _read(codes)
    expected.check("n_merges", len(tokenizer.vocabulary.rules))
    for name in ("segmented", f"segmented_with_{separator}"):
        if name in expected:
            _compare(expected.inner(name), tokenizer, texts, separator)
    back = {text: _joined(tokenizer, text, separator) == text for text in texts}
    expected.check("decode_gives_input", all(back.values()))
    if "sed_decode_gives_input" in expected:
        inner = expected.inner("sed_decode_gives_input")
        for text in texts:
            inner.check(text, back[text])


def _read(codes: str) -> Tokenizer:
    tokenizer = subword_nmt.parse(codes.encode()).tokenizer
    assert subword_nmt.dump(tokenizer).decode() == codes
    return tokenizer


def _compare(expected: Expected, tokenizer: Tokenizer, texts: list[str], separator: str) -> None:
    for text in texts:
        pieces = subword_nmt.segment(tokenizer, text, separator)
        expected.check(text, " ".join(pieces))
        # Inside the program tokens and offsets are those of the text itself.
        encoding = tokenizer.encode(text)
        parts = [text[start:end] for start, end in encoding.offsets]
        data = [part.decode() for part in encoding.bytes]
        expected.record(f"{text} by offsets", data, parts)


def _joined(tokenizer: Tokenizer, text: str, separator: str) -> str:
    """Join the pieces as `sed 's/@@ //g'` does."""
    return " ".join(subword_nmt.segment(tokenizer, text, separator)).replace(f"{separator} ", "")
