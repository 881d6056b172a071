"""Which format a path means, and that nothing is half written."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.errors import FormatError, UserError
from bpe_desktop.formats import registry
from bpe_desktop.formats.atomic import check_writable, staged, write_bytes

from .conftest import Train


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("tokenizer.json", "hf"),
        ("x.JSON", "hf"),
        ("x.bpe", "bpe"),
        ("x.csv", "csv"),
        ("x.tsv", "csv"),
        ("vocab.json", "gpt2"),
        ("merges.txt", "gpt2"),
        ("vocab.txt", "bert"),
        ("bert-base-cased-vocab.txt", "bert"),
        ("folder/", "gpt2"),
    ],
)
def test_the_name_decides_what_is_written(name: str, expected: str) -> None:
    assert registry.target_format(name) == expected


@pytest.mark.parametrize("name", ["tokenizer", "tokenizer.txt", "."])
def test_other_names_ask_for_the_format(name: str, tmp_path: Path) -> None:
    if name == ".":
        assert registry.target_format(tmp_path) == "gpt2"
        return
    with pytest.raises(FormatError, match="--format bpe or hf or gpt2 or tiktoken"):
        registry.target_format(name)
    assert registry.target_format(name, "hf") == "hf"


def test_a_model_is_sentencepieces_unless_another_format_is_named(tmp_path: Path) -> None:
    assert registry.target_format(tmp_path / "x.model") == "sentencepiece"
    assert registry.target_format(tmp_path / "x.model", "minbpe") == "minbpe"
    (tmp_path / "x.model").write_bytes(b"abc")
    with pytest.raises(FormatError, match=r"x\.model is not a SentencePiece model, or damaged"):
        registry.read(tmp_path / "x.model")


def test_unknown_format_names() -> None:
    with pytest.raises(FormatError, match="has no name"):
        registry.target_format("")
    with pytest.raises(FormatError, match="no format nonsense"):
        registry.target_format("x", "nonsense")


@pytest.mark.parametrize("format_name", ["bpe", "hf", "gpt2"])
def test_content_decides_what_is_read(train: Train, tmp_path: Path, format_name: str) -> None:
    tokenizer = train(sample="english.txt", units="byte", pretokenizer="gpt2")
    odd_name = tmp_path / "no-hint.dat"
    registry.write(tokenizer, odd_name, format_name)
    assert registry.recognise(odd_name) == format_name
    loaded = registry.load(odd_name)
    assert (loaded.format, loaded.notes) == (format_name, ())
    assert list(loaded.tokenizer.vocabulary) == list(tokenizer.vocabulary)
    text = "The lowest tide, lower than before. 🙂\n"
    assert loaded.tokenizer.encode(text).ids == tokenizer.encode(text).ids
    assert Tokenizer.load(odd_name).encode(text).ids == tokenizer.encode(text).ids


@pytest.mark.parametrize("data", [b"", b"Just a text.\n", b"basso\t6\n", b"{not json", b'{"a": 1}'])
def test_a_corpus_is_no_tokenizer(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(data)
    assert registry.recognise(path) is None
    with pytest.raises(FormatError, match="is not a tokenizer"):
        registry.read(path)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.txt", b"Just a text.\n", "a.txt is not a tokenizer but a text. Train one on it: "),
        ("a", "Добър ден".encode("cp1251"), "a is not a tokenizer but a text. Train one on it: "),
        ("a.txt", "ahoj".encode("utf-16"), "a.txt is not a tokenizer but a text. Train one on it:"),
        ("a.lesson", b"", "a.lesson is not a tokenizer but a lesson. Open it in the window"),
        ("a.txt", b"lesson: x\nlanguage: en\n", "a.txt is not a tokenizer but a lesson. Open it "),
        ("a.png", b"\x89PNG\r\n\x1a\n\0", "a.png is not a tokenizer that is known here. Choose "),
        ("merges.txt", b"a b\n", "merges.txt is not a tokenizer that is known here. Choose "),
        ("a.json", b"{}", "a.json is not a tokenizer that is known here. Choose "),
        ("a.txt", b"", "a.txt is not a tokenizer that is known here. Choose "),
    ],
)
def test_it_is_told_what_is_no_tokenizer(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(FormatError) as error:
        registry.load(tmp_path / name)
    assert str(error.value).startswith(said)


def test_a_corpus_beside_a_tokenizer_is_itself(train: Train, tmp_path: Path) -> None:
    registry.write(train("low low"), tmp_path / "book-", "gpt2")
    assert registry.recognise(tmp_path / "book") == "gpt2"
    (tmp_path / "book").write_text("low lower")
    assert registry.recognise(tmp_path / "book") is None


def test_a_folder_with_two_tokenizers_is_ambiguous(train: Train, tmp_path: Path) -> None:
    tokenizer = train("low low", units="byte")
    registry.write(tokenizer, tmp_path, "gpt2")
    assert registry.recognise(tmp_path) == "gpt2"
    registry.write(tokenizer, tmp_path / "tokenizer.json")
    with pytest.raises(FormatError, match="hf or gpt2"):
        registry.read(tmp_path)
    assert registry.load(tmp_path, "hf").format == "hf"
    assert registry.load(tmp_path, "gpt2").format == "gpt2"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="does not exist"):
        registry.read(tmp_path / "none.json")
    with pytest.raises(FormatError, match="is not a tokenizer"):
        registry.read(tmp_path)
    (tmp_path / "vocab.json").write_text('{"a": 0}')
    with pytest.raises(FormatError, match=r"no merges\.txt beside it"):
        registry.read(tmp_path / "vocab.json")
    with pytest.raises(FormatError, match="does not exist"):
        registry.load(tmp_path / "none", "bpe")
    (tmp_path / "t.csv").write_text("id,token,bytes,rank,count,built from,kind\n")
    with pytest.raises(FormatError, match="vocabulary table"):
        registry.read(tmp_path / "t.csv")


def test_writing_where_nothing_can_be_written(train: Train, tmp_path: Path) -> None:
    tokenizer = train("low low")
    with pytest.raises(UserError, match="is a folder"):
        registry.check_target(tmp_path, "bpe")
    with pytest.raises(UserError, match="does not exist"):
        registry.check_target(tmp_path / "a" / "b" / "t.bpe")
    with pytest.raises(UserError, match="does not exist"):
        registry.write(tokenizer, tmp_path / "a" / "b" / "t.bpe")
    with pytest.raises(UserError, match="folder"):
        registry.write(tokenizer, tmp_path, "bpe")
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_or_device_is_written_to_and_not_replaced(train: Train) -> None:
    registry.write(train("low low"), "/dev/null", "bpe")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_a_link_keeps_pointing(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_bytes(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_an_interruption_leaves_everything_as_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_bytes(b"old")
    kept.chmod(0o640)

    def write_and_interrupt() -> None:
        with staged({kept: b"new", tmp_path / "made" / "x.txt": b"new"}) as temporary:
            assert temporary[kept].read_bytes() == b"new"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_and_interrupt()
    assert kept.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [kept]
    write_bytes(kept, b"new")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o640


def test_a_disk_error_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(UserError, match="may not be written"):
        write_bytes(tmp_path / "x.txt", b"new")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(UserError, match="may not be written"):
        check_writable(tmp_path / "x.txt")


@pytest.mark.parametrize(
    ("format_name", "said"),
    [
        ("gpt2", "cuts by merges"),
        ("tiktoken", "cuts by merges"),
        ("subword-nmt", "cuts by merges"),
        ("minbpe", "cuts by merges"),
        ("bert", "of the algorithm word"),
        ("sentencepiece", "cannot hold the algorithm word"),
    ],
)
def test_whole_words_are_refused_where_they_cannot_be(
    tmp_path: Path, format_name: str, said: str
) -> None:
    config = TrainingConfig.defaults("word")
    trainer = make_trainer(Corpus.from_text("a b a b", config), config)
    trainer.vocabulary.extend(trainer.steps())  # type: ignore[arg-type]
    tokenizer = Tokenizer(trainer.vocabulary, config)
    with pytest.raises(FormatError, match=said):
        registry.write(tokenizer, tmp_path / "x", format_name)
    assert not list(tmp_path.iterdir())
    for name in ("x.bpe", "x.json"):
        registry.write(tokenizer, tmp_path / name)
        ids = registry.read(tmp_path / name).encode("b c a").ids
        assert ids == tokenizer.encode("b c a").ids
