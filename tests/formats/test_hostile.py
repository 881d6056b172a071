"""Files that are made to hurt: each is told in one line, soon, and in little memory."""

from __future__ import annotations

import base64
import gzip
import json
import os
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.errors import UserError
from bpe_desktop.formats import registry

from .conftest import Train
from .test_fuzz import time_limit

SUFFIXES = {
    "bpe": ".bpe",
    "hf": ".json",
    "tiktoken": ".tiktoken",
    "sentencepiece": ".model",
    "subword-nmt": ".codes",
    "bert": ".txt",
    "minbpe": ".model",
}
REPLACE = {"type": "Replace", "content": ""}
MOST_MEMORY = 400 << 20


# Any lines are a vocabulary of BERT's, any two words in a line a merge, and there may be none.
CAN_BE = {
    "bert": (b"a", b"{}", b"[]", b"null", b"\0", b"Some text.\n" * 99),
    "subword-nmt": (b"", b"\n\n\n", b"Some text.\n" * 99),
}


def hf(**parts: Any) -> bytes:
    model = {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": [["a", "b"]]}
    return json.dumps({"model": model, **parts}).encode()


def split(pattern: str) -> bytes:
    step = {"type": "Split", "pattern": {"Regex": pattern}, "behavior": "Isolated", "invert": False}
    return hf(pre_tokenizer=step)


def ranks(*tokens: bytes) -> bytes:
    all_tokens = [bytes([byte]) for byte in range(256)] + [*tokens]
    return b"".join(b"%s %d\n" % (base64.b64encode(t), rank) for rank, t in enumerate(all_tokens))


def bpe(**parts: Any) -> bytes:
    tokens = [[0, "a", "alphabet", "61"], [1, "b", "alphabet", "62"], [2, "ab", "merge", "6162"]]
    content = {"format": "bpe-desktop", "version": 1, "config": {}, "tokens": tokens}
    return json.dumps({**content, "rules": [[0, 1, 2]], **parts}).encode()


def doubling(first: int) -> bytes:
    lines = [b"%d %d\n" % (token, token) for token in (first, *range(256, 320))]
    return b"minbpe v1\n\n0\n" + b"".join(lines)


RNG = random.Random(5)
# name of the file -> its bytes, and what the message has to name
FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "deep.json": (lambda: b'{"model":' + b"[" * 2_000_000, "nested too deeply"),
    "deep2.json": (lambda: b'{"model":{"a":' * 400_000, "nested too deeply"),
    "wide.json": (lambda: b'{"model":[' + b"[]," * 30_000_000, "more lists than can be read"),
    "torn.json": (lambda: hf()[:-9], "not valid JSON at line 1"),
    "long.json": (lambda: hf().replace(b"0", b"9" * 50_000), "number that is too long"),
    "nan.json": (lambda: hf().replace(b": 0", b": NaN"), "NaN"),
    "twice.json": (lambda: hf().replace(b'"b": 1', b'"a": 1'), "key 'a' twice"),
    "far.json": (lambda: hf().replace(b": 0", b": %d" % 2**62), "'a' the id 4611686018427387904"),
    "latin.json": (lambda: hf().replace(b'"a"', b'"\xe9"'), "not UTF-8"),
    "zeros.json": (lambda: b"\0" * 5_000_000, "not valid JSON"),
    "packed.json": (lambda: gzip.compress(b" " * 50_000_000), "not"),
    "repeats.json": (lambda: split("((a{1000}){1000}){1000}"), "pattern is too large"),
    "pattern.json": (lambda: split("(?:a|b)" * 200_000), "pattern is too large"),
    "groups.json": (lambda: split("(" * 4_000 + ")" * 4_000), "pattern"),
    "replace.json": (
        lambda: hf(
            normalizer={
                "type": "Replace",
                "pattern": {"Regex": "((a{999}){999}){9}"},
                "content": "",
            }
        ),
        "normalizer's pattern is too large",
    ),
    "table.json": (
        lambda: hf(normalizer={"type": "Precompiled", "precompiled_charsmap": "AAAA"}),
        "normalization table is damaged",
    ),
    "ring.bpe": (lambda: bpe(rules=[[0, 1, 2], [2, 0, 2]]), "Merge rule 2"),
    "circle.bpe": (lambda: bpe(rules=[[2, 1, 0], [0, 1, 2]]), "Merge rule 1"),
    "far.bpe": (lambda: bpe(tokens=[[2**80, "a", "alphabet", "61"]], rules=[]), "id 1208925"),
    "cl100k_rank.tiktoken": (lambda: ranks() + b"YWE= 99999999999999999999\n", "line 257"),
    "cl100k_same.tiktoken": (lambda: ranks() + b"YWE= 7\n", "one rank to two tokens"),
    "cl100k_long.tiktoken": (
        lambda: ranks(*(b"a" * size for size in range(64, 5_000)), b"b" * 70),
        "more long tokens",
    ),
    "zeros.tiktoken": (lambda: b"\0" * 5_000_000, "zeros.tiktoken"),
    "claim.model": (lambda: b"\x0a\xff\xff\xff\xff\x07\x0a\x01a", "not a SentencePiece model"),
    "pieces.model": (lambda: b"\x0a\x00" * 2_100_000, "too large"),
    "groups.model": (lambda: b"\x0b" * 3_000_000, "not a SentencePiece model"),
    "doubling.model": (lambda: doubling(256), "line"),
    "double.model": (lambda: doubling(97), "too long"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_told(name: str, tmp_path: Path) -> None:
    make, said = FILES[name]
    path = tmp_path / name
    path.write_bytes(make())
    tracemalloc.start()
    try:
        with time_limit(name), pytest.raises(UserError) as caught:
            registry.load(path)
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()
    assert said in str(caught.value)
    assert len(str(caught.value)) < 602


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("cl100k_one.tiktoken", ranks(b"a" * 1_000_000)),
        ("cl100k_odd.tiktoken", ranks(*(RNG.randbytes(20_000) for _ in range(30)))),
        ("cl100k_doubling.tiktoken", ranks(*(b"a" * 2**i for i in range(1, 19)))),
        ("nested.json", hf(normalizer=json.loads('{"type": "Sequence", "normalizers": [' * 300
                                                 + "]}" * 300))),
        ("explodes.json", split("(a+)+$")),
        ("nul.codes", b"#version: 0.2\na\0 b\n"),
        ("gap.json", hf().replace(b'"ab": 2', b'"ab": 4294967295')),
    ],
)  # fmt: skip
def test_an_odd_file_is_read_and_used_soon(name: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with time_limit(name):
        tokenizer = registry.read(path)
        for text in ("abab", "a" * 3_000 + "!"):
            assert len(tokenizer.encode(text).offsets) == len(tokenizer.encode(text).ids)


@pytest.mark.parametrize("format_name", SUFFIXES)
def test_what_is_no_file_is_told(format_name: str, tmp_path: Path) -> None:
    folder, pipe = tmp_path / "folder", tmp_path / "pipe"
    folder.mkdir()
    os.mkfifo(pipe)
    for path, said in (
        (folder, "folder"),
        (pipe, "is not a file on a disk"),
        (tmp_path / "nothing", "does not exist"),
        (Path("a\0b"), "not one that can exist"),
    ):
        with time_limit(str(path)), pytest.raises(UserError) as caught:
            registry.load(path, format_name)
        assert said in str(caught.value)


@pytest.mark.parametrize("format_name", SUFFIXES)
@pytest.mark.parametrize(
    "data",
    [b"", b"\0", b"\xff\xfe\x00\x00", b"{}", b"[]", b"null", b"a", b"\n\n\n", b"Some text.\n" * 99],
)
def test_a_file_of_another_kind_is_told(format_name: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"x{SUFFIXES[format_name]}"
    path.write_bytes(data)
    if data in CAN_BE.get(format_name, ()):
        return
    with pytest.raises(UserError) as caught:
        registry.load(path, format_name)
    assert path.name in str(caught.value)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(300 << 20)  # it takes no room on the disk
    tracemalloc.start()
    try:
        with pytest.raises(UserError, match=r"large\.json is too large to be a tokenizer"):
            registry.load(path)
        assert tracemalloc.get_traced_memory()[1] < 10 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("format_name", ["hf", "tiktoken"])
@pytest.mark.parametrize("pattern", [r"(?:a|aa)+b|(?s:.)", r"(\w|\w\w)+!|(?s:.)"])
def test_a_pattern_that_explodes_is_not_exported(
    train: Train, tmp_path: Path, format_name: str, pattern: str
) -> None:
    trained = train("a" * 60 + " low lower", units="byte")
    config = trained.config.with_changes(pretokenizer=f"regex:{pattern}")
    tokenizer = Tokenizer(trained.vocabulary, config)
    with time_limit(pattern), pytest.raises(UserError, match="takes too long on a text such as"):
        registry.write(tokenizer, tmp_path / "t", format_name)
    assert not [*tmp_path.iterdir()]
    # Our own file keeps it, compared token by token.
    report = registry.write(tokenizer, tmp_path / "t.bpe")
    assert report.certificate.text == f"Reloaded, {len(tokenizer.vocabulary)} tokens, all equal."


def test_a_judge_that_crashes_is_told(train: Train, tmp_path: Path, capfd: Any) -> None:
    trained = train("low lower " + "a" * 60, units="byte")
    config = TrainingConfig(units="byte", pretokenizer=r"regex:(?:\w+\s?)+$|\S+|\s+")
    with pytest.raises(UserError, match=r"tokenizers .* cannot encode with the file: Onig"):
        registry.write(Tokenizer(trained.vocabulary, config), tmp_path / "t.json")
    assert capfd.readouterr().err == ""
