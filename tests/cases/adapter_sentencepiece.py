"""Cases about SentencePiece: its training, its text, and its ways to cut and to decode."""

from __future__ import annotations

import base64
import re
from math import exp
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bpe_desktop.engine import Corpus, Tokenizer
from bpe_desktop.engine.normalizer import get_normalizer
from bpe_desktop.engine.sentencepiece import PieceType, SentencePiece, SentencePieceModel
from bpe_desktop.engine.sentencepiece_tokenizer import tokenizer_of
from bpe_desktop.engine.sentencepiece_training import sentencepiece_config, train_sentencepiece
from bpe_desktop.errors import UserError
from bpe_desktop.formats.corpora import load_corpus

from .. import published
from . import words
from .case import Case, Expected, NotUnderstood

__all__ = [
    "decode_bytes",
    "encode",
    "load_train",
    "nbest",
    "normalize",
    "same_on",
    "sample",
    "train",
]

_TYPES = {"sp-bpe": "bpe", "sp-unigram": "unigram"}
_LOSSLESS = {"normalizer": "identity", "add_dummy_prefix": False, "remove_extra_whitespaces": False}
# How a group of expected values was made, and what that changes.
_GROUPS: dict[str, dict[str, Any]] = {
    "default": {},
    "identity, no dummy prefix, white space kept": _LOSSLESS,
    "no_fallback": {},
    "byte_fallback": {"byte_fallback": True, "vocab_size": 300},
    "split_by_number (default)": {},
    "split_digits": {"split_digits": True},
}


def train(case: Case) -> None:
    """Train on lines: pieces in their order, and what the limit of the size says."""
    expected = case.expected
    fields, is_hard = _settings(case)
    case.settings.choose("others", {"sentencepiece defaults": None}, None)
    case.settings.choose("max_sentence_length", {4192: None}, None)
    if "error_names_maximum" in expected:
        try:
            _trained(case, fields, is_hard=is_hard)
        except UserError as error:
            (most,) = re.findall(r"[\d,]+", error.hint)
            most = int(most.replace(",", ""))
        else:
            most = None
        expected.check("error_names_maximum", most)
        fields["vocab_size"] = most
        size = len(_trained(case, fields, is_hard=True).vocabulary)
        expected.check("size_when_trained_with_maximum", size)
        return
    if "ours" in expected:
        if expected.take("ours").startswith("the long line is used"):
            names = {token.name for token in _trained(case, fields).vocabulary}
            lines = [line for line, _ in case.input.take("corpus_lines_repeat")]
            used = {*"".join(lines).replace(" ", "")} <= names
            expected.record("ours", True, used)
        return
    for key in expected.names():
        if case.not_followed(key):
            expected.take(key)
            continue
        group = expected.inner(key)
        tokenizer = _trained(case, fields | _group(key))
        group.check("pieces", [token.name for token in tokenizer.vocabulary])
        if "encode" in group:
            group.check("encode", tokenizer.encode(case.input.take("encode")).tokens)


def same_on(expected: Expected, text: str, algorithm: str) -> None:
    """Train on a small text: no crash, and what stands in it comes back."""
    config = sentencepiece_config(model_type=_TYPES[algorithm], vocab_size=30)
    corpus = Corpus.from_text(text, config)
    tokenizer = train_sentencepiece(corpus, config, hard_vocab_limit=False)
    expected.record(f"encode of the empty text by {algorithm}", [], tokenizer.encode("").ids)
    back = tokenizer.decode(tokenizer.encode(text).ids)
    expected.record(f"decode by {algorithm}", text, back)


def load_train(case: Case) -> None:
    """Load the bytes of a file and train on them."""
    fields, _ = _settings(case)
    config = sentencepiece_config(**fields)
    with TemporaryDirectory() as folder:
        path = Path(folder, "corpus.txt")
        path.write_bytes(base64.b64decode(case.input.take("file_b64")))
        corpus = load_corpus([path], config, encoding=None).corpus
    tokenizer = train_sentencepiece(corpus, config, hard_vocab_limit=False)
    odd = [token for token in tokenizer.vocabulary if "\ufeff" in token.name or "\r" in token.name]
    case.expected.check("pieces_with_U+FEFF_or_CR", len(odd))


def normalize(case: Case) -> None:
    """Compare the text that SentencePiece's rules make, by the name of the rule."""
    case.settings.take("algorithm")
    texts = case.input.take("texts")
    spaces = "+sp-trim" if case.settings.take("remove_extra_whitespaces") else ""
    spaces += "+sp-prefix" if case.settings.take("add_dummy_prefix") else ""
    for key in case.expected.names():
        if key == "differs_from_unicodedata_NFKC_at":
            plain, own = get_normalizer("nfkc"), get_normalizer("nmt_nfkc")
            differing = [text for text in texts if plain.apply(text) != own.apply(text)]
            wanted = case.expected.take(key)
            case.expected.record(key, True, {*wanted} <= {*differing})
            continue
        name = "none" if key == "identity" else key
        apply = get_normalizer(f"{name}{spaces}+sp-escape").apply
        case.expected.check(key, [apply(text) for text in texts])


def encode(case: Case) -> None:
    """Train on the lines of the case, or take its pieces, and encode its texts."""
    expected = case.expected
    if "pieces" in case.input:
        _encode_pieces(case)
        return
    fields, _ = _settings(case)
    if "normalized" in expected:
        _encode_normalized(case, fields)
        return
    if "app_must_flag_not_lossless" in expected:
        tokenizer = _trained(case, fields | _LOSSLESS)
        flagged = not tokenizer.lossless and "▁" in tokenizer.lossless_note
        expected.check("app_must_flag_not_lossless", flagged)
    if "pieces" in expected:
        tokenizer = _trained(case, fields)
        for key, of in _COLUMNS.items():
            if key in expected:
                group = expected.inner(key)
                for text in group.names():
                    group.check(text, of(tokenizer, text))
        case.input.take("texts")
        return
    for key in expected.names():
        if key == "app_must_flag_not_lossless":
            continue
        group = expected.inner(key)
        tokenizer = _trained(case, fields | _group(key))
        for text in case.input.take("texts"):
            found = group.inner(text)
            for column, of in _COLUMNS.items():
                found.check(column, of(tokenizer, text))


def nbest(case: Case) -> None:
    """List the best ways to cut a text; for BPE there is a message."""
    expected, text = case.expected, case.input.take("text")
    if "model" in case.input:
        tokenizer = published.sentencepiece_tokenizer(case.input.take("model"))
        ways = tokenizer.best_ways(text, case.settings.take("n"))
        found = [{"pieces": way.tokens, "score": round(way.score, 4)} for way in ways]
        expected.check("nbest", found)
        same = [*ways[0].ids] == tokenizer.encode(text).ids
        expected.check("best_equals_encode", same)
        return
    fields, _ = _settings(case)
    try:
        _trained(case, fields).best_ways(text, 5)
    except UserError as error:
        told = "message, no crash" if error.hint else str(error)
    expected.check("app", told)


def sample(case: Case) -> None:
    """Encode with a dropout, many times."""
    fields, _ = _settings(case)
    text, dropout = case.input.take("text"), case.settings.take("dropout")
    tokenizer = _trained(case, fields)
    drawn = [tokenizer.encode(text, dropout=dropout, seed=seed).tokens for seed in range(50)]
    case.expected.check("always", drawn[0] if drawn == [drawn[0]] * 50 else drawn)


def decode_bytes(case: Case) -> None:
    """Decode the first pieces of a text, which may end inside a character."""
    fields, _ = _settings(case)
    fields["byte_fallback"] = case.settings.take("byte_fallback")
    tokenizer = _trained(case, fields)
    encoding = tokenizer.encode(case.input.take("text"))
    case.expected.check("pieces", encoding.tokens)
    data = tokenizer.decode_bytes(encoding.ids[: case.input.take("keep_first_pieces")])
    for key in case.expected.names():
        if key.startswith("bytes_of_first_pieces_b64"):
            case.expected.check(key, base64.b64encode(data).decode())


def _pieces(tokenizer: Tokenizer, text: str) -> list[str]:
    return tokenizer.encode(text).tokens


def _ids(tokenizer: Tokenizer, text: str) -> list[int | None]:
    return tokenizer.encode(text).ids


def _decoded(tokenizer: Tokenizer, text: str) -> str:
    """Decode as the library does, which shows an unknown piece by a sign of its own."""
    ids = tokenizer.encode(text).ids
    return tokenizer.decode(ids)


def _unknown_at(tokenizer: Tokenizer, text: str) -> list[int]:
    return [at for at, is_unknown in enumerate(tokenizer.encode(text).unknown) if is_unknown]


def _unknown_texts(tokenizer: Tokenizer, text: str) -> list[str]:
    encoding = tokenizer.encode(text)
    pairs = zip(encoding.tokens, encoding.unknown, strict=True)
    return [name for name, is_unknown in pairs if is_unknown]


_COLUMNS: dict[str, Any] = {
    "pieces": _pieces,
    "ids": _ids,
    "decoded": _decoded,
    "ids_zero_at": _unknown_at,
    "ids_unknown": _unknown_texts,
}


def _encode_pieces(case: Case) -> None:
    """Cut by pieces and scores that the case gives; a text's ways are all told."""
    given = case.input.take("pieces")
    alpha = case.settings.take("alpha")
    model = SentencePieceModel(
        pieces=tuple(
            SentencePiece(text, score, PieceType.UNKNOWN if text == "<unk>" else PieceType.NORMAL)
            for text, score in given
        ),
        bos_id=-1,
        eos_id=-1,
        add_dummy_prefix=case.settings.take("add_dummy_prefix"),
    )
    tokenizer = tokenizer_of(model)
    case.settings.take("algorithm")
    for text in case.input.take("texts"):
        group = case.expected.inner(text)
        (_, lattice) = tokenizer.lattices(text)[0]
        ways = [
            {"pieces": way.tokens, "score": round(way.score, 6)}
            for way in tokenizer.best_ways(text, lattice.paths)
        ]
        group.check("best", ways[0])
        group.check("nbest_5", ways[:5])
        group.check("number_of_segmentations", len(ways))
        total = sum(exp(alpha * way["score"]) for way in ways)
        for key in group.names():
            if key.startswith("sampling_probability_alpha"):
                group.check(
                    key,
                    [
                        {"pieces": way["pieces"], "p": round(exp(alpha * way["score"]) / total, 6)}
                        for way in ways
                    ][: len(group.peek(key))],
                )


def _encode_normalized(case: Case, fields: dict[str, Any]) -> None:
    text = case.input.take("text")
    for model_type in ("bpe", "unigram"):
        config = sentencepiece_config(**fields | {"model_type": model_type})
        corpus = Corpus.from_text(text, config)
        tokenizer = train_sentencepiece(corpus, config, hard_vocab_limit=False)
        encoding = tokenizer.encode(text)
        case.expected.check("normalized", tokenizer.decode(encoding.ids))
        case.expected.check("lossless", tokenizer.lossless)
        case.expected.check("flag_shown", "nfkc" in tokenizer.lossless_note)
        covered = {at for start, end in encoding.offsets for at in range(start, end)}
        case.expected.record("offsets into the text", {*range(len(text))}, covered)


def _settings(case: Case) -> tuple[dict[str, Any], bool]:
    """Return options of a training by SentencePiece's names, and whether the size is a must."""
    settings = case.settings
    names = words.algorithms(settings.take("algorithm"))
    fields: dict[str, Any] = {"model_type": _TYPES[names[0]], "vocab_size": 8000}
    size = settings.take("vocab_size", None)
    is_hard = settings.take("hard_vocab_limit", False)
    if isinstance(size, str):
        # As "40 soft; 300 soft with byte_fallback": the second is that of another group.
        soft = re.fullmatch(r"(\d+) soft( limit \(hard_vocab_limit=False\))?(;.*)?", size)
        if soft is None:
            raise NotUnderstood(f"setting vocab_size: {size!r}")
        fields["vocab_size"] = int(soft[1])
    elif size is not None:
        fields["vocab_size"] = size
    rule = settings.take("normalization", None)
    if rule is not None:
        fields["normalizer"] = rule
    return fields, is_hard


def _group(key: str) -> dict[str, Any]:
    try:
        return _GROUPS[key]
    except KeyError:
        raise NotUnderstood(f"expected {key}") from None


def _trained(case: Case, fields: dict[str, Any], *, is_hard: bool = False) -> Tokenizer:
    config = sentencepiece_config(**fields)
    if "corpus_lines_repeat" in case.input:
        lines = [line * count for line, count in case.input.take("corpus_lines_repeat")]
    else:
        lines = case.input.take("corpus_lines")
    corpus = Corpus.from_text("".join(f"{line}\n" for line in lines), config)
    return train_sentencepiece(corpus, config, hard_vocab_limit=is_hard)
