"""subword-nmt's codes are judged by the library that they belong to."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import subword_nmt.learn_bpe as learning
from hypothesis import given
from hypothesis import strategies as st
from subword_nmt.apply_bpe import BPE

from bpe_desktop import resources
from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import registry, subword_nmt
from bpe_desktop.formats.certificate import judge_subword_nmt

from .conftest import Train, trained

CODES = "#version: 0.2\nl o\nlo w</w>\ne r</w>\nlo w\nlow er</w>\n"
TEXTS = [
    "low lower lowest  newest\n slow",
    "x low</w> </w> w</w>x low@@ @@ a@@b",
    "b\u00a0c a\u2028\tlow\u0085 low🙂 é",
    "",
]


def library_pieces(codes: str, text: str) -> list[str]:
    library = BPE(io.StringIO(codes, newline="\n"))
    words = text.replace("\r", " ").replace("\n", " ").split(" ")
    return list(library.segment_tokens(words))


@pytest.mark.parametrize("codes", [CODES, CODES.partition("\n")[2], "l o\nlo w\nlow </w>\n"])
@pytest.mark.parametrize("text", TEXTS)
def test_both_versions_cut_as_the_library_does(codes: str, text: str) -> None:
    tokenizer = subword_nmt.parse(codes.encode()).tokenizer
    assert tokenizer.config.marker == ("end-attached" if codes.startswith("#") else "end")
    assert subword_nmt.segment(tokenizer, text) == library_pieces(codes, text)
    assert subword_nmt.dump(tokenizer).decode() == codes


@pytest.mark.parametrize("sample", ["english.txt", "italian.txt", "czech.txt", "bulgarian.txt"])
def test_codes_are_those_that_the_library_learns(
    sample: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Its progress bar would leave a thread behind.
    monkeypatch.setattr(learning.tqdm, "monitor_interval", 0)
    text = resources.path(f"corpora/{sample}").read_text(encoding="utf-8")
    tokenizer = trained(
        text,
        TrainingConfig(
            marker="end-attached",
            tie_break="largest",
            merges=150,
            pretokenizer=r"regex:[^ \r\n]+",
        ),
    )
    learned = io.StringIO()
    learning.learn_bpe(io.StringIO(text), learned, 150, min_frequency=2)
    assert subword_nmt.dump(tokenizer).decode() == learned.getvalue()


@pytest.mark.parametrize("marker", ["end", "end-attached"])
def test_the_library_reads_what_we_write(train: Train, tmp_path: Path, marker: str) -> None:
    tokenizer = train(sample="czech.txt", marker=marker, special_tokens=("<pad>",))
    report = registry.write(tokenizer, tmp_path / "bpe.codes")
    assert report.format == "subword-nmt"
    assert report.certificate.judge == "subword-nmt"
    reloaded = registry.read(tmp_path / "bpe.codes")
    assert subword_nmt.dump(reloaded) == subword_nmt.dump(tokenizer)
    text = "švejk poslušně hlásí žluťoučký"
    assert subword_nmt.segment(reloaded, text) == subword_nmt.segment(tokenizer, text)


@given(text=st.text(alphabet="ab </w>@\n", max_size=20))
def test_any_text_is_cut_as_the_library_does(text: str) -> None:
    codes = "#version: 0.2\na b\na a</w>\n< /\nab ab\nab b</w>\n"
    tokenizer = subword_nmt.parse(codes.encode()).tokenizer
    assert subword_nmt.segment(tokenizer, text) == library_pieces(codes, text)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({}, "cannot hold the marker none"),
        ({"marker": "start"}, "cannot hold the marker start"),
        ({"marker": "end", "units": "byte"}, "cannot hold the units byte"),
        ({"marker": "end", "pretokenizer": "none"}, "holds a space"),
        ({"marker": "end", "min_frequency": 99}, "without merges"),
        ({"marker": "end-attached", "min_frequency": 99}, "without merges"),
    ],
)
def test_what_the_file_cannot_hold_is_refused(
    train: Train, tmp_path: Path, fields: dict[str, Any], message: str
) -> None:
    tokenizer = train("a b a b a b", **fields)
    with pytest.raises(FormatError, match=message):
        registry.write(tokenizer, tmp_path / "bpe.codes")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("codes", [b"", b"#version: 0.2\n", b"l o w\n"])
def test_the_library_that_ends_itself_does_not_end_the_program(
    codes: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(FormatError, match="subword-nmt cannot load the file: Error: invalid line"):
        judge_subword_nmt(codes, ["low"], [["low"]])
    assert capfd.readouterr().err == ""


def test_losses_name_what_is_not_in_the_file(train: Train) -> None:
    tokenizer = train(
        "Low low low", marker="end", pretokenizer="bert", normalizer="lowercase", byte_fallback=True
    )
    losses = " ".join(registry.losses(tokenizer, "subword-nmt"))
    for part in ("Ids, special tokens", "pre-tokenizer bert", "normalizer lowercase", "to bytes"):
        assert part in losses


def test_a_first_merge_that_looks_like_a_header_is_refused() -> None:
    config = TrainingConfig(marker="end", pretokenizer="none", min_frequency=1, merges=9)
    tokenizer = trained("#version:", config)
    lines = subword_nmt.dump(tokenizer).decode()
    assert not lines.startswith("#version")
    assert Corpus.from_text("#version:", config).words == ("#version:",)
    odd = subword_nmt.parse(b"x y\n#version: x\n").tokenizer
    assert len(odd.vocabulary.rules) == 2  # only a first line can be a header


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"#version: 0.3\n", "version 0.3, which is not known"),
        (b"#version: 0.2\nl o w\n", "line 2: three parts"),
        (b"\xff", "not UTF-8"),
    ],
)
def test_damaged_files_are_refused_in_a_sentence(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        subword_nmt.parse(data)


def test_content_decides_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "learned"
    path.write_text(CODES)
    assert registry.recognise(path) == "subword-nmt"
    assert registry.load(path).format == "subword-nmt"
    (tmp_path / "merges.txt").write_text(CODES)
    assert registry.recognise(tmp_path / "merges.txt") is None
