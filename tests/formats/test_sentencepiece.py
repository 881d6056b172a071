"""SentencePiece's files, judged by the library: its models here, and ours there."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sentencepiece

from bpe_desktop import resources
from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.sentencepiece import PieceType
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import registry
from bpe_desktop.formats import sentencepiece as ours
from bpe_desktop.formats.certificate import sample_texts
from bpe_desktop.formats.sentencepiece_proto import dump_model, is_model, parse_model

TEXT = resources.path("corpora/english.txt").read_text(encoding="utf-8")
TEXTS = [
    "",
    " ",
    "Hello  world ",
    "\ufeffBOM ﬁne a\tb\nc \u200bx \u3000y",
    "e\u0301 a\u0302\u0323 ｶﾞ 가\u11a8 \u1100\u1161\u11a8 ① ㍿ ﷺ",
    "▁ ▁▁a b▁ <s> </s> <unk> <0x0A> 1234567",
    "これはペンです。 🙂👨\u200d👩 ᚠ\x00\x01 \ufffd",
]
KINDS: dict[str, dict[str, Any]] = {
    "unigram": {"model_type": "unigram"},
    "bpe": {"model_type": "bpe"},
    "char": {"model_type": "char"},
    "bytes": {"model_type": "bpe", "byte_fallback": True, "character_coverage": 0.98},
    "unigram bytes": {"model_type": "unigram", "byte_fallback": True},
    "identity": {"model_type": "bpe", "normalization_rule_name": "identity"},
    "folded": {"model_type": "unigram", "normalization_rule_name": "nmt_nfkc_cf"},
    "raw spaces": {"model_type": "bpe", "remove_extra_whitespaces": False},
    "no prefix": {"model_type": "unigram", "add_dummy_prefix": False},
    "suffix": {"model_type": "bpe", "treat_whitespace_as_suffix": True},
    "across words": {"model_type": "unigram", "split_by_whitespace": False},
    "user symbols": {
        "model_type": "bpe",
        "user_defined_symbols": ["<sep>", "the", "\n", "▁a", "ﬁ", "e\u0301"],
    },
    "control": {"model_type": "unigram", "control_symbols": ["<x>"], "pad_id": 3},
    "other ids": {"model_type": "bpe", "unk_id": 2, "bos_id": 0, "eos_id": 1},
}
SPACES = "sp-trim+sp-prefix+sp-escape"
CONFIGS: dict[str, dict[str, Any]] = {
    "usual": {"normalizer": f"nmt_nfkc+{SPACES}", "unk_token": "<unk>", "fuse_unknown": True},
    "no unknown": {"normalizer": "sp-escape", "fuse_unknown": True},
    "bytes": {"normalizer": f"nfkc+{SPACES}", "byte_fallback": True, "coverage": 0.95},
    "folded": {"normalizer": "nfd+lowercase+sp-prefix+sp-escape", "fuse_unknown": True},
    "plain": {"normalizer": "none", "pretokenizer": "none", "fuse_unknown": True},
    "suffix": {"normalizer": "sp-suffix+sp-escape", "fuse_unknown": True, "pretokenizer": "none"},
}


@cache
def model(kind: str) -> bytes:
    file = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([*TEXT.split("\n"), *TEXTS[2:5]]),
        model_writer=file,
        minloglevel=2,
        **{"vocab_size": 400, "hard_vocab_limit": False, **KINDS[kind]},
    )
    return file.getvalue()


def library(data: bytes) -> sentencepiece.SentencePieceProcessor:
    return sentencepiece.SentencePieceProcessor(model_proto=data)


def same_ids(tokenizer: Tokenizer, data: bytes) -> None:
    judge = library(data)
    for text in [*TEXTS, *sample_texts(tokenizer, TEXT.split("\n"))]:
        ids = judge.encode(text)
        assert tokenizer.encode(text).ids == ids, text
        assert tokenizer.decode(ids) == judge.decode(ids), text


@pytest.mark.parametrize("kind", KINDS)
def test_the_librarys_models_give_its_ids_here_and_after_saving(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "t.model"
    path.write_bytes(model(kind))
    assert registry.recognise(path) == "sentencepiece"
    loaded = registry.load(path)
    same_ids(loaded.tokenizer, model(kind))
    if kind == "char":
        return  # it comes back as BPE without merges
    report = registry.write(loaded.tokenizer, tmp_path / "again.model", "sentencepiece")
    assert "Also by sentencepiece" in report.text
    again = (tmp_path / "again.model").read_bytes()
    same_ids(loaded.tokenizer, again)
    kept = parse_model(again, "again").pieces
    assert [p.piece for p in kept] == [p.piece for p in parse_model(model(kind), "t").pieces]


def train(**fields: Any) -> Tokenizer:
    config = TrainingConfig(**{"pretokenizer": "sp-words", "merges": 80, **fields})
    trainer = make_trainer(Corpus.from_text(TEXT, config), config)
    vocabulary = Vocabulary.from_training(trainer.alphabet, [*trainer.steps()], config)
    return Tokenizer(vocabulary, config)


@pytest.mark.parametrize("name", CONFIGS)
def test_our_trainings_give_our_ids_in_the_library(name: str, tmp_path: Path) -> None:
    tokenizer = train(**CONFIGS[name])
    report = registry.write(tokenizer, tmp_path / "t.model", "sentencepiece")
    version = ".".join(sentencepiece.__version__.split(".")[:2])
    assert report.certificate.text == (
        f"Reloaded, 512 samples, equal ids. Also by sentencepiece {version}."
    )
    unknown = ours.unknown_id(tokenizer)
    data = (tmp_path / "t.model").read_bytes()
    for text in TEXTS[:3] + TEXTS[6:]:
        ids = [unknown if i is None else i for i in tokenizer.encode(text).ids]
        assert library(data).encode(text) == ids
    added = unknown == len(tokenizer.vocabulary)
    assert any("unknown piece" in loss for loss in report.losses) == added
    assert library(data).get_piece_size() == len(tokenizer.vocabulary) + added


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"units": "byte", "normalizer": "none"}, "units byte"),
        ({"marker": "end"}, "marker end"),
        ({"pretokenizer": "whitespace"}, "pre-tokenizer whitespace"),
        ({"normalizer": "bert"}, "normalizer bert"),
        ({"normalizer": "sp-escape+nfc"}, "spaces after all else"),
        ({"fuse_unknown": False}, "unknown token for each character"),
    ],
)
def test_what_a_model_cannot_hold_is_refused(fields: dict[str, Any], said: str) -> None:
    tokenizer = train(**{"fuse_unknown": fields.get("units") != "byte", "merges": 3, **fields})
    with pytest.raises(FormatError, match=said):
        registry.losses(tokenizer, "sentencepiece")


@pytest.mark.parametrize(
    ("name", "said"),
    [("a\0", "NUL"), ("\udc80", "not valid Unicode"), ("a" * 8000, "too long"), ("b", "another")],
)
def test_tokens_that_a_model_cannot_hold_are_named(name: str, said: str) -> None:
    tokens = [
        Token(0, "b", b"b", "alphabet"),
        Token(1, name, name.encode("utf-8", "surrogateescape"), "alphabet"),
    ]
    config = TrainingConfig(pretokenizer="none", fuse_unknown=True)
    with pytest.raises(FormatError, match=f"token 1 .*{said}"):
        ours.dump(Tokenizer(Vocabulary.from_parts(tokens, ()), config))


def varint(number: int) -> bytes:
    return bytes([number & 0x7F | 0x80, *varint(number >> 7)]) if number > 0x7F else bytes([number])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"#version: 0.2\na b\n",
        b"\x0a\xff\xff\xff\xff\x0f",  # a piece of four thousand million bytes
        b"\x0b" * 1000,
        *[b"\x0a" + varint(size) + b"\x0a\x01a" for size in (4, 2**20, 2**31, 2**62)],
    ],
)
def test_what_is_no_model_is_told(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"t\.model is not a SentencePiece model, or damaged"):
        ours.parse(data, "t.model")


def test_a_model_without_its_end_is_told() -> None:
    data = model("unigram")
    for cut in (1, 5, 300, len(data) // 2):
        with pytest.raises(FormatError, match="not a SentencePiece model, or damaged"):
            ours.parse(data[:-cut], "t.model")


def test_pieces_that_cannot_be_are_named() -> None:
    whole = parse_model(model("bytes"), "t")
    for number, change, said in (
        (5, {"piece": ""}, "piece 5 has no text"),
        (6, {"score": float("nan")}, "piece 6 has the score nan"),
        (7, {"type": PieceType.UNKNOWN}, "several unknown pieces"),
        (20, {"type": PieceType.NORMAL}, "byte piece"),
        (0, {"type": PieceType.CONTROL}, ""),  # with byte fallback it can do without
    ):
        pieces = [*whole.pieces]
        pieces[number] = pieces[number]._replace(**change)
        try:
            data = dump_model(type(whole)(pieces=tuple(pieces), byte_fallback=True))
            parse_model(data, "t.model")
        except FormatError as error:
            assert said
            assert said in error.message  # noqa: PT017 - the last one has none
        else:
            assert not said
    broken = model("bpe").replace("▁".encode(), b"\xff\xff\xff", 1)
    with pytest.raises(FormatError, match="piece 3 is not UTF-8"):
        parse_model(broken, "t.model")


def test_more_entries_than_any_model_has_are_refused_before_they_are_made() -> None:
    with pytest.raises(FormatError, match="too large"):
        parse_model(b"\x0a\x00" * 2_100_000, "t.model")


def test_only_models_are_taken_for_models() -> None:
    assert is_model(model("bpe")[:4096])
    for head in (b"", b"\n", b"\nA\n\nB\n", b"\n\x05\nab", TEXT.encode()[:4096], b"{}"):
        assert not is_model(head)


@pytest.mark.parametrize("kind", ["unigram", "bpe"])
def test_the_list_of_pieces_beside_a_model(kind: str, tmp_path: Path) -> None:
    pieces = parse_model(model(kind), "t").pieces
    lines = [f"{piece.piece}\t{piece.score:g}\n" for piece in pieces]
    path = tmp_path / "t.vocab"
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    loaded = registry.load(path)
    assert [token.name for token in loaded.tokenizer.vocabulary] == [p.piece for p in pieces]
    assert any("normalizer" in note for note in loaded.notes)
    if kind == "bpe":  # its scores are whole numbers, so nothing was rounded
        for text in TEXTS[:3]:
            assert loaded.tokenizer.encode(text).ids == library(model(kind)).encode(text)


def test_pieces_with_tabs_and_line_ends() -> None:
    text = "<unk>\t0\n\t\t\t-3.5\nx\ty\t-4.25\na\n\nb\t-5\n\u2028\t-6\n"
    assert ours.read_pieces(text, "t.vocab") == [
        ("<unk>", 0.0),
        ("\t\t", -3.5),
        ("x\ty", -4.25),
        ("a\n\nb", -5.0),
        ("\u2028", -6.0),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: not a piece"),
        ("<unk>\t0\nnothing more\n", "line 2: not a piece"),
        ("<unk>\t0\n\t-1\n", "line 2: there is no piece"),
        ("<unk>\t0\na\tnan\n", "line 2: not a piece"),
        ("a\t-1\nb\t-2\n", "no piece <unk>"),
    ],
)
def test_broken_lists_name_the_line(text: str, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        ours.parse_vocab(text.encode(), "t.vocab")
