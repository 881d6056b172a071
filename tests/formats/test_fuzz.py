"""Mutated valid files of every format: each is read, or told in one line, within seconds."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.errors import UserError
from bpe_desktop.formats import registry

from .conftest import trained
from .test_hf_read import model_of

TRIES = 300
SLOW_TRIES = 20_000
SECONDS = 2.0
CORPUS = "low low lower lowest newest newest widest 港の朝 naïve\tcafé\n 123 the the theme\n" * 3
TEXTS = ["lower theme 港 123", "\x00\n the\t🙂 low", ""]
CONFIGS: dict[str, dict[str, Any]] = {
    "bpe": {"units": "byte", "pretokenizer": "gpt2", "special_tokens": ("<s>",)},
    "hf": {"pretokenizer": "regex:\\w+|[^\\w\\s]+", "unk_token": "<unk>"},
    "gpt2": {"units": "byte", "pretokenizer": "gpt2"},
    "tiktoken": {"units": "byte", "pretokenizer": "cl100k"},
    "subword-nmt": {"marker": "end-attached"},
    "sentencepiece": {
        "normalizer": "lowercase+sp-trim+sp-prefix+sp-escape",
        "pretokenizer": "sp-words",
        "unk_token": "<unk>",
        "fuse_unknown": True,
    },
    "bert": {"algorithm": "wordpiece", "unk_token": "[UNK]", "pretokenizer": "bert"},
    "minbpe": {"units": "byte", "pretokenizer": "gpt2"},
}
# Files that Hugging Face's library writes: model, and splits.
LIBRARY = {
    "hf Unigram": ("Unigram", "metaspace"),
    "hf WordPiece": ("WordPiece", "bert"),
    "hf WordLevel": ("WordLevel", "several"),
}
NAMES = {**dict.fromkeys(LIBRARY, "hf"), "list": "sentencepiece"}
FORMATS = [*CONFIGS, *LIBRARY, "list"]
_INTERESTING = [0, 1, 9, 10, 13, 32, 34, 44, 58, 91, 92, 93, 123, 125, 127, 128, 195, 255]
_VALUES: list[Any] = [None, True, -1, 0, 2**31, 2**63, 1e308, "", "\x00", "\ud800", [], {}, [[]]]


@cache
def files(format_name: str) -> dict[str, bytes]:
    """Return the files of a small tokenizer in a format, by name."""
    if format_name in LIBRARY:
        return {"t.json": model_of(*LIBRARY[format_name]).encode()}
    if format_name == "list":
        return {"t.vocab": b"<unk>\t0\n<s>\t0\n\xe2\x96\x81a\t-1\n\t\t-2\nb\t-3\n\n\t-4\n"}
    tokenizer = trained(CORPUS, TrainingConfig(merges=30, **CONFIGS[format_name]))
    names = {"hf": "t.json", "gpt2": "", "sentencepiece": "t.model", "bert": "vocab.txt"}
    with _folder() as folder:
        target = folder / names.get(format_name, f"t.{format_name}")
        registry.write(tokenizer, target, format_name)
        return {path.name: path.read_bytes() for path in folder.iterdir()}


@contextmanager
def _folder() -> Iterator[Path]:
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Return the bytes with a few things wrong; JSON may stay JSON, with wrong values in it."""
    if data[:1] == b"{" and rng.random() < 0.5:
        content = json.loads(data)
        for _ in range(rng.randrange(1, 3)):
            _change_value(content, rng)
        return json.dumps(content).encode()
    found = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 5])):
        _change_bytes(found, rng)
    return bytes(found)


def _change_bytes(data: bytearray, rng: random.Random) -> None:
    at = rng.randrange(len(data) + 1)
    end = min(len(data), at + rng.choice([1, 2, 4, 30, 1000]))
    way = rng.randrange(6)
    if way == 0:
        data[at:] = b""
    elif way == 1:
        data[at:end] = b""
    elif way == 2:
        data[at:at] = data[at:end] * rng.choice([1, 1, 50])
    elif way == 3:
        data[at:at] = bytes([rng.choice(_INTERESTING)]) * rng.choice([1, 2, 3000])
    elif at < len(data):
        data[at] = rng.choice(_INTERESTING) if way == 4 else data[at] ^ 1 << rng.randrange(8)


def _change_value(content: Any, rng: random.Random) -> None:
    """Put another value at some place in a JSON value: odd ones, or one from elsewhere in it."""
    places: list[tuple[Any, Any]] = []
    waiting = [content]
    while waiting:
        value = waiting.pop()
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            places.append((value, key))
            if isinstance(value[key], dict | list):
                waiting.append(value[key])
    # The settings are few among many tokens, so their places get half of the tries.
    few = [place for place in places if isinstance(place[0], dict)][:60]
    owner, key = rng.choice(few if few and rng.random() < 0.5 else places)
    other, from_key = rng.choice(places)
    way = rng.randrange(4)
    if way == 0:
        del owner[key]
    elif way == 1:
        owner[key] = other[from_key] if other is not owner[key] else None
    elif way == 2 and isinstance(owner, dict):
        owner[str(rng.choice(_VALUES))] = owner.pop(key)
    else:
        owner[key] = rng.choice(_VALUES)
    json.dumps(content)  # not one that holds itself


def attempt(format_name: str, seed: int, folder: Path) -> None:
    """Read one mutated set of files; anything but a `UserError` gets out."""
    rng = random.Random(f"{format_name} {seed}")
    written = files(format_name)
    victim = rng.choice(sorted(written))
    for name, data in written.items():
        try:
            wrong = mutated(data, rng) if name == victim else data
        except (ValueError, RecursionError):  # the JSON value came to hold itself
            wrong = data[: rng.randrange(len(data))]
        (folder / name).write_bytes(wrong)
    path = folder if format_name == "gpt2" else folder / min(written, key=len)
    try:
        tokenizer = registry.read(path, rng.choice([NAMES.get(format_name, format_name), None]))
        for text in TEXTS:
            tokenizer.decode(tokenizer.encode(text, special="token").ids)
            assert len(tokenizer.encode(text).offsets) == len(tokenizer.encode(text).ids)
    except UserError as error:
        _check_sentence(error)


def _check_sentence(error: UserError) -> None:
    said = f"{error.message} {error.hint}"
    assert error.message.endswith("."), said
    assert "\n" not in said, said
    assert len(said) < 602, said


@contextmanager
def time_limit(what: str) -> Iterator[None]:
    """Fail if the block takes longer than a person would wait."""

    def stop(*_: object) -> None:
        pytest.fail(f"{what} takes longer than {SECONDS} seconds.")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 5 * SECONDS)  # the machine may be busy
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _try_all(format_name: str, seeds: range, folder: Path) -> None:
    for seed in seeds:
        with time_limit(f"{format_name}, seed {seed}"):
            try:
                attempt(format_name, seed, folder)
            except Exception as error:
                raise AssertionError(f"{format_name}, seed {seed}: {error!r}") from error


@pytest.mark.parametrize("format_name", FORMATS)
def test_a_broken_file_is_told_in_one_line(format_name: str, tmp_path: Path) -> None:
    _try_all(format_name, range(TRIES // len(FORMATS)), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("format_name", FORMATS)
def test_many_broken_files_are_told_in_one_line(format_name: str, tmp_path: Path) -> None:
    _try_all(format_name, range(SLOW_TRIES // len(FORMATS)), tmp_path)
