"""GPT-2's pair of files: line ends, headers, faults, and what cannot be written."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

import pytest
import tokenizers

from bpe_desktop.errors import FormatError
from bpe_desktop.formats import gpt2, registry

from .conftest import Train, cases


def pairs(tokenizer: object) -> list[list[str]]:
    names = {token.id: token.name for token in tokenizer.vocabulary}
    return [[names[rule.left], names[rule.right]] for rule in tokenizer.vocabulary.rules]


@pytest.mark.parametrize("case", cases("merges-file"))
def test_cases_of_merges_files(case: dict) -> None:
    vocab = json.dumps(case["input"]["vocab"]).encode()
    merges = base64.b64decode(case["input"]["merges_txt_b64"])
    expected = case["expected"]
    if "merges" in expected:
        loaded = gpt2.parse(vocab, merges)
        assert pairs(loaded.tokenizer) == expected["merges"]
        assert loaded.notes == ()
    elif expected["kind"] == "error":
        with pytest.raises(FormatError) as caught:
            gpt2.parse(vocab, merges)
        for part in expected["message_names"].replace("the product", "product").split(": "):
            assert part in str(caught.value)
    else:
        # "line 4: duplicate merge a b (keep the first rank, warn)"
        line, _, rest = expected["message_names"].partition(": ")
        loaded = gpt2.parse(vocab, merges)
        (note,) = loaded.notes
        assert line in note
        left, right = rest.split()[2:4]
        assert f"{left} {right} is there twice" in note
        listed = [line.split(" ") for line in merges.decode().split("\n")[1:] if line]
        assert pairs(loaded.tokenizer) == listed[:-1]


@pytest.mark.parametrize("case", cases("duplicate-token"))
def test_two_merges_of_one_product(case: dict) -> None:
    merges = "\n".join(map(" ".join, case["input"]["merges"])).encode()
    tokenizer = gpt2.parse(json.dumps(case["input"]["vocab"]).encode(), merges).tokenizer
    assert len(tokenizer.vocabulary.rules) == case["expected"]["merges_kept"]
    for text, tokens in case["expected"]["tokens"].items():
        assert tokenizer.encode(text).tokens == tokens


def test_only_newlines_end_a_line() -> None:
    vocab = {name: i for i, name in enumerate(["\u2028", "\x85", "\x1c", "\u2028\x85", "\x1c\x1c"])}
    merges = "\u2028 \x85\n\x1c \x1c".encode()
    tokenizer = gpt2.parse(json.dumps(vocab).encode(), merges).tokenizer
    assert pairs(tokenizer) == [["\u2028", "\x85"], ["\x1c", "\x1c"]]


@pytest.mark.parametrize(
    ("vocab", "merges", "message"),
    [
        (b"{", b"", "not valid JSON"),
        (b"[]", b"", "not a table"),
        (b"\xff", b"", r"vocab\.json is not UTF-8"),
        (b"{}", b"\xff", r"merges\.txt is not UTF-8"),
        (b'{"a": 0}', b"a\n", "line 1: one part"),
        (b'{"a": 0}', b"\na a\n", "line 1: nothing"),
        (b'{"a": 0}', b"a \n", "line 1: an empty part"),
        (b'{"a": 0}', b"a a a a a\n", "line 1: 5 parts"),
    ],
)
def test_wrong_files_are_refused_in_a_sentence(vocab: bytes, merges: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        gpt2.parse(vocab, merges)


def test_the_library_reads_what_we_write(train: Train, tmp_path: Path) -> None:
    tokenizer = train(
        sample="japanese-mix.txt", units="byte", pretokenizer="gpt2", special_tokens=("<|end|>",)
    )
    report = registry.write(tokenizer, tmp_path / "pair", "gpt2")
    assert [path.name for path in report.paths] == ["vocab.json", "merges.txt"]
    assert report.losses == (
        "The training settings, such as the rule for equal counts, are not kept.",
    )
    model = tokenizers.models.BPE.from_file(*map(str, report.paths))
    library = tokenizers.Tokenizer(model)
    library.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    text = "今日は🙂 it's\n\n  1234 \x00\u2028 ok"
    assert library.encode(text).ids == tokenizer.encode(text).ids
    reloaded = registry.read(tmp_path / "pair")
    assert list(reloaded.vocabulary) == list(tokenizer.vocabulary)
    assert reloaded.encode(text).ids == tokenizer.encode(text).ids


def test_losses_name_every_setting_that_is_not_found_again(train: Train) -> None:
    tokenizer = train(
        sample="czech.txt",
        units="byte",
        pretokenizer="whitespace",
        normalizer="nfc",
        marker="end",
        unk_token="unknown",
        special_tokens=("pad",),
    )
    losses = " ".join(gpt2.losses(tokenizer))
    assert "The pre-tokenizer whitespace is not kept; the files are read with gpt2." in losses
    assert "The normalizer nfc is not kept" in losses
    assert "The unknown token unknown is not kept" in losses
    assert "Special tokens become ordinary ones: unknown, pad." in losses
    assert "take the end marker for letters" in losses


@pytest.mark.parametrize("marker", ["end", "end-attached", "start"])
def test_markers_are_found_again(train: Train, tmp_path: Path, marker: str) -> None:
    tokenizer = train(sample="italian.txt", marker=marker)
    registry.write(tokenizer, tmp_path / "pair", "gpt2")
    reloaded = registry.read(tmp_path / "pair")
    assert reloaded.config.marker == marker
    assert reloaded.encode("basso rosso").ids == tokenizer.encode("basso rosso").ids
    assert list(reloaded.vocabulary) == list(tokenizer.vocabulary)


@pytest.mark.parametrize(
    ("text", "message"),
    [("ab ab", "holds a space"), ("a\na\na", "a line end"), ("a\ra\ra", "a carriage return")],
)
def test_tokens_that_cannot_stand_in_a_line(
    train: Train, tmp_path: Path, text: str, message: str
) -> None:
    tokenizer = train(text, pretokenizer="none", min_frequency=1)
    with pytest.raises(FormatError, match=message):
        registry.write(tokenizer, tmp_path / "pair", "gpt2")
    with pytest.raises(FormatError, match=message):
        registry.losses(tokenizer, "gpt2")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("model", ["model/merges.txt", "model/vocab.json"]),
        ("model/", ["model/merges.txt", "model/vocab.json"]),
        ("model-", ["model-merges.txt", "model-vocab.json"]),
        ("vocab.json", ["merges.txt", "vocab.json"]),
        ("merges.txt", ["merges.txt", "vocab.json"]),
        ("vocab.bpe", ["encoder.json", "vocab.bpe"]),
    ],
)
def test_where_the_two_files_go(train: Train, tmp_path: Path, name: str, files: list[str]) -> None:
    tokenizer = train("low lower low", units="byte")
    target = os.path.join(tmp_path, name)  # noqa: PTH118 - keeps the slash at the end
    registry.write(tokenizer, target, "gpt2")
    found = sorted(str(p.relative_to(tmp_path)) for p in tmp_path.rglob("*") if p.is_file())
    assert found == files
    assert list(registry.read(target).vocabulary) == list(tokenizer.vocabulary)
    for file in files:
        assert registry.recognise(tmp_path / file) == "gpt2"
    if name == "model-":
        assert registry.recognise(tmp_path / "model") == "gpt2"


def test_letters_with_a_glued_marker_are_no_special_tokens(train: Train, tmp_path: Path) -> None:
    tokenizer = train("a< a> [b] <x>", units="byte", marker="end-attached", min_frequency=1)
    registry.write(tokenizer, tmp_path / "pair", "gpt2")
    assert list(registry.read(tmp_path / "pair").vocabulary) == list(tokenizer.vocabulary)


def test_half_a_pair_is_never_left(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vocab.json").write_text("old vocab")
    (tmp_path / "merges.txt").write_text("old merges")
    replace = os.replace

    def fail_for_merges(source: Path, target: Path) -> None:
        if Path(target).name == "merges.txt" and Path(source).suffix == ".part":
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", fail_for_merges)
    with pytest.raises(Exception, match="No space left on device"):
        registry.write(train("low low"), tmp_path, "gpt2")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "vocab.json": "old vocab",
        "merges.txt": "old merges",
    }
