"""Training whole words and characters on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def run(*arguments: object, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "bpe_desktop", *map(str, arguments)]
    return subprocess.run(command, input=data, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("algorithm", "tokens", "back"),
    [
        ("word", ["the", "dog", "the", "bird"], b"the <UNK> the <UNK>"),
        ("character", [*"the dog the bird"], b"the <UNK>og the <UNK>i<UNK><UNK>"),
    ],
)
def test_train_encode_and_decode(
    tmp_path: Path, algorithm: str, tokens: list[str], back: bytes
) -> None:
    corpus, output, steps = tmp_path / "a.txt", tmp_path / "a.bpe", tmp_path / "steps.jsonl"
    corpus.write_text("the cat on the mat. the god sits on the cat")
    options = ("--algorithm", algorithm, "--min-frequency", 2, "--steps", steps)
    done = run("train", corpus, "-o", output, *options)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"unknown" in done.stdout
    lines = [json.loads(line) for line in steps.read_text().splitlines()]
    assert [*lines[0]] == ["step", "token", "count", "unknown"]
    assert f"Trained: {len(lines)} steps, {len(lines) + 1} tokens.".encode() in done.stdout
    text = b"the dog the bird"
    encoded = run("encode", "-t", output, "--json", data=text)
    found = json.loads(encoded.stdout)
    assert found["tokens"] == tokens
    assert [text[start:end].decode() for start, end in found["offsets"]] == tokens
    ids = run("encode", "-t", output, data=text)
    decoded = run("decode", "-t", output, data=ids.stdout)
    if algorithm == "word":
        assert decoded.stdout == back
    # With the text of what is unknown, all comes back.
    whole = run("decode", "-t", output, data=encoded.stdout)
    assert whole.stdout == text
    few = run("encode", "-t", output, "--merges", 1, data=text)
    assert {*few.stdout.split()} == {b"0", b"1"}


def test_settings_that_do_not_go_with_words(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("a b")
    for option in ("--merges", "--max-token-length", "--limit-alphabet"):
        done = run("train", tmp_path / "a.txt", "-o", tmp_path / "a.bpe", "--algorithm", "word",
                   option, 3)  # fmt: skip
        assert done.returncode == 2
        assert b"does not go with the algorithm word" in done.stderr
