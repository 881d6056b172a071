"""Every algorithm through every command, on text that is hard to be written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_desktop import cli
from bpe_desktop.engine.config import TOKENIZERS
from bpe_desktop.formats.registry import FORMATS

CORPORA = {
    "one-character": b"a",
    "white-space": b" \n ",
    "text": "basso bassetto bassotto abbasso\nna\u00efve \u65e5\u672c\u8a9e \U0001f600".encode()
    * 3,
    "zero-bytes": b"a\0b a\0b a\0 \0\0",
    "wrong-bytes": b"\xff\xfe\x80abc abc \xed\xa0\x80 abc",
    "names-of-tokens": b"<s> ab </s> [UNK] ab <unk> ##ab ab## ab",
    "line-ends": "a\x85b a\u2028b a\x85b\r\na".encode(),
}
TEXTS = (b"", b"basso  ba\0\n", b"\xff \xe2\x96\x81##ab </w> <s> [UNK] <unk>", b"x" * 300)


@pytest.mark.parametrize("algorithm", TOKENIZERS)
@pytest.mark.parametrize("corpus", CORPORA)
def test_every_command_answers(
    algorithm: str, corpus: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    source, trained, text = tmp_path / "corpus.txt", tmp_path / "t.bpe", tmp_path / "text"
    source.write_bytes(CORPORA[corpus])

    def run(*arguments: object) -> tuple[int, bytes, list[bytes]]:
        status = cli.main([*map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return status, out, err.splitlines()

    status, out, _ = run(
        *("train", source, "-o", trained, "--algorithm", algorithm),
        *("--encoding", "utf-8", "--processes", 1, "--steps", tmp_path / "steps.jsonl"),
    )
    assert status == 0
    assert b"equal ids" in out
    assert run("info", trained)[0] == 0
    for data in TEXTS:
        text.write_bytes(data)
        status, encoded, notes = run("encode", "-t", trained, "--json", text)
        assert (status, notes) == (0, [])
        (tmp_path / "ids").write_bytes(encoded)
        assert run("decode", "-t", trained, tmp_path / "ids")[0] == 0
    for name in FORMATS:
        # Either it is written, and what the format cannot hold is told, or one line says why not.
        converted = tmp_path / f"as-{name}"
        status, out, lines = run("convert", trained, converted, "--format", name)
        if status:
            assert (status, out, len(lines)) == (2, b"", 1)
            assert lines[0].startswith(b"bpe-desktop: error: ")
        elif name != "csv":
            text.write_bytes(b"bassetto ab zz")
            was = json.loads(run("encode", "-t", trained, "--json", text)[1])["tokens"]
            now = json.loads(run("encode", "-t", converted, "--json", text)[1])["tokens"]
            assert was == now or lines
