"""minbpe's .model, against a reader and an encoder written from its documented format."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import minbpe, registry

from .conftest import Train

TEXTS = ["", "a", "The lowest tide, lower than before. 🙂\n", "  x  2024 don't", "naïve\r\n\n ž"]


class Minbpe:
    """minbpe's tokenizers as their save and load files describe them: slow and obvious."""

    def __init__(self, path: Path) -> None:
        assert path.suffix == ".model"
        with path.open(encoding="utf-8", newline="\n") as file:
            assert file.readline().strip() == "minbpe v1"
            self.pattern = file.readline().strip()
            names = [file.readline().split() for _ in range(int(file.readline()))]
            self.special = {name: int(number) for name, number in names}
            pairs = [tuple(map(int, line.split())) for line in file]
        self.merges = {pair: 256 + number for number, pair in enumerate(pairs)}
        self.vocab = {number: bytes([number]) for number in range(256)}
        for (left, right), made in self.merges.items():
            self.vocab[made] = self.vocab[left] + self.vocab[right]

    def encode(self, text: str) -> list[int]:
        chunks = regex.findall(self.pattern, text) if self.pattern else [text]
        return [number for chunk in chunks for number in self._chunk(list(chunk.encode()))]

    def _chunk(self, ids: list[int]) -> list[int]:
        while True:
            pairs = set(pairwise(ids))
            pair = min(pairs, key=lambda p: self.merges.get(p, 1 << 60), default=None)
            if pair not in self.merges:
                return ids
            found = []
            while ids:
                if tuple(ids[:2]) == pair:
                    found.append(self.merges[pair])
                    del ids[:2]
                else:
                    found.append(ids.pop(0))
            ids = found


@pytest.mark.parametrize("pretokenizer", ["gpt2", "cl100k", "o200k", "none", r"regex:\S+|\s+"])
def test_written_for_minbpe_and_read_back(train: Train, tmp_path: Path, pretokenizer: str) -> None:
    tokenizer = train(
        sample="english.txt", units="byte", pretokenizer=pretokenizer,
        special_tokens=("<|end|>", "<|pad|>"),
    )  # fmt: skip
    path = tmp_path / "x.model"
    report = registry.write(tokenizer, path, "minbpe")
    assert report.format == "minbpe"
    assert report.certificate.compared > 100
    assert registry.recognise(path) == "minbpe"
    judge = Minbpe(path)
    loaded = registry.load(path)
    assert loaded.notes == ()
    assert loaded.tokenizer.config.pretokenizer == pretokenizer
    for text in TEXTS:
        ours = loaded.tokenizer.encode(text)
        assert judge.encode(text) == ours.ids
        assert [judge.vocab[number] for number in ours.ids] == tokenizer.encode(text).bytes
        assert loaded.tokenizer.decode(ours.ids) == text
    assert judge.special == {"<|end|>": 316, "<|pad|>": 317}
    ids = [token.id for token in loaded.tokenizer.vocabulary]
    assert ids == list(range(318))
    # What was read from minbpe is written as it was, byte for byte.
    assert minbpe.dump(loaded.tokenizer) == path.read_bytes()
    assert not any("Ids change" in loss for loss in minbpe.losses(loaded.tokenizer))


def test_minbpes_own_pattern_is_known() -> None:
    pattern = (
        r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]++[\r\n]*"
        r"|\s*[\r\n]|\s+(?!\S)|\s+"
    )
    data = f"minbpe v1\n{pattern}\n1\n<|endoftext|> 100257\n104 101\n256 32\n".encode()
    tokenizer = minbpe.parse(data).tokenizer
    assert tokenizer.config.pretokenizer == "cl100k"
    assert tokenizer.encode("he hehe <|endoftext|>", special="token").ids == [
        256, 32, 256, 256, 32, 100257,
    ]  # fmt: skip


def test_lines_may_end_as_on_windows() -> None:
    data = b"minbpe v1\r\n\r\n1\r\n<s> 300\r\n97 98\r\n256 256\r\n\r\n"
    tokenizer = minbpe.parse(data).tokenizer
    assert tokenizer.encode("abababx").ids == [257, 256, 120]
    assert tokenizer.config.pretokenizer == "none"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "does not begin with the line minbpe v1"),
        (b"minbpe v2\n\n0\n", "does not begin"),
        (b"minbpe v1\n", "ends before its special tokens"),
        (b"minbpe v1\n\nmany\n", "is not a number"),
        (b"minbpe v1\n\n99999999999999999999\n", "is not a number"),
        (b"minbpe v1\n\n5\n<s> 300\n", "ends in its special tokens"),
        (b"minbpe v1\n\n1\n<s>\n", "a special token and its id"),
        (b"minbpe v1\n\n1\nend of text 300\n", "a special token and its id"),
        (b"minbpe v1\n\n2\n<s> 300\n<t> 300\n", "comes twice"),
        (b"minbpe v1\n\n2\n<s> 300\n<s> 301\n", "comes twice"),
        (b"minbpe v1\n\n1\n<s> 256\n97 98\n", "has the id 256"),
        (b"minbpe v1\n\n1\n<s> 7\n", "has the id 7"),
        (b"minbpe v1\n\n0\n97\n", "two ids are wanted"),
        (b"minbpe v1\n\n0\n97 98 99\n", "two ids are wanted"),
        (b"minbpe v1\n\n0\n97 256\n", "no merge before it makes"),
        (b"minbpe v1\n\n0\n-1 98\n", "is not a number"),
        (b"minbpe v1\n\n0\n97 98\n97 98\n", "comes twice"),
        (b"minbpe v1\n\n0\n97 98\n\n99 98\n", "two ids are wanted"),
        (b"minbpe v1\n(((\n0\n", "x.model is damaged"),
        (b"minbpe v1\n\xff\n0\n", "is not UTF-8"),
        (b"minbpe v1\n\n0\n97 97\n" + b"".join(b"%d %d\n" % (i, i) for i in range(256, 320)),
         "are too long"),
    ],
)  # fmt: skip
def test_hostile_files_are_one_line(data: bytes, words: str) -> None:
    with pytest.raises(FormatError, match=words) as caught:
        minbpe.parse(data, "x.model")
    assert "\n" not in str(caught.value)
    assert caught.value.hint


@given(st.lists(st.sampled_from([b"0", b"97 98", b"256 97", b"", b"<s> 400", b"1", b"\xc3"])))
def test_any_lines_are_read_or_refused(lines: list[bytes]) -> None:
    data = b"\n".join([b"minbpe v1", b"", *lines])
    try:
        tokenizer = minbpe.parse(data).tokenizer
    except FormatError as error:
        assert "\n" not in str(error)  # noqa: PT017
        return
    assert tokenizer.decode(tokenizer.encode("abab").ids) == "abab"


def test_what_the_file_cannot_hold_is_refused(train: Train) -> None:
    for fields, words in (
        ({}, "the units character"),
        ({"units": "byte", "marker": "end"}, "the marker end"),
        ({"units": "byte", "normalizer": "nfc"}, "the normalizer nfc"),
        ({"units": "byte", "pretokenizer": "metaspace"}, "the pre-tokenizer metaspace"),
        ({"units": "byte", "pretokenizer": "gpt2+digits-1"}, "the pre-tokenizer gpt2"),
        ({"units": "byte", "pretokenizer": "regex: a|."}, "the pre-tokenizer regex"),
        ({"units": "byte", "special_tokens": ("end of text",)}, "white space"),
    ):
        with pytest.raises(FormatError, match=words):
            minbpe.losses(train(sample="english.txt", **fields))


def test_losses_are_listed_before_writing(train: Train) -> None:
    tokenizer = train(
        sample="english.txt", units="byte", pretokenizer="none", unk_token="<unk>",
    )  # fmt: skip
    text = " ".join(minbpe.losses(tokenizer))
    for words in ("Ids change", "unknown token", "BasicTokenizer", "not look at special tokens"):
        assert words in text
    other = train(sample="english.txt", units="byte", pretokenizer="gpt2")
    assert "RegexTokenizer" in " ".join(minbpe.losses(other))
    whole = Tokenizer(other.vocabulary, TrainingConfig(units="byte", ignore_merges=True))
    assert "merged all the same" in " ".join(minbpe.losses(whole))
