"""`bpe-desktop extend`: tokens added to a finished tokenizer from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tokenizers import Tokenizer as HFTokenizer

from bpe_desktop.__main__ import main
from bpe_desktop.formats import registry

TEXT = "the low lower lowest light house " * 3
DOMAIN = "the lighthouse lights the lighter light\n"


@pytest.fixture
def trained(tmp_path: Path) -> Path:
    corpus, path = tmp_path / "corpus.txt", tmp_path / "t.json"
    corpus.write_text(TEXT)
    words = ["train", str(corpus), "-o", str(path), "--merges", "12"]
    assert main([*words, "--units", "byte", "--pretokenizer", "gpt2"]) == 0
    return path


def test_training_further_keeps_all_ids(trained: Path, tmp_path: Path, capsys) -> None:
    domain, out = tmp_path / "domain.txt", tmp_path / "out.json"
    domain.write_text(DOMAIN)
    command = ["extend", str(trained), str(domain), "-o", str(out), "--merges", "4"]
    assert main([*command, "--min-frequency", "1"]) == 0
    told = capsys.readouterr().out
    assert "Extended: 4 new tokens, ids 268 to 271; 268 old ids kept." in told
    before, after = registry.read(trained), registry.read(out)
    for token in before.vocabulary:
        assert after.vocabulary.token(token.id) == token
    assert len(after.vocabulary) == len(before.vocabulary) + 4
    tokens = [len(tokenizer.encode(DOMAIN)) for tokenizer in (before, after)]
    assert f"Corpus: {tokens[0]} tokens before, {tokens[1]} after" in told
    assert tokens[1] < tokens[0]


def test_tokens_by_hand_are_built_or_whole(trained: Path, tmp_path: Path) -> None:
    built, whole = tmp_path / "built.tiktoken", tmp_path / "whole.json"
    assert main(["extend", str(trained), "-o", str(built), "--token", " lighthouse"]) == 0
    assert registry.read(built).encode("a lighthouse").tokens == ["a", "Ġlighthouse"]
    command = ["extend", str(trained), "-o", str(whole), "--token", "lighthouse", "--whole"]
    assert main(command) == 0
    judge = HFTokenizer.from_file(str(whole))
    text = "lighthouses low"
    assert registry.read(whole).encode(text).ids == judge.encode(text).ids
    assert judge.encode(text).tokens[0] == "lighthouse"


def test_whole_tokens_are_told_on_a_corpus_from_the_standard_input(
    trained: Path, tmp_path: Path, capsys, monkeypatch
) -> None:
    out = tmp_path / "out.json"
    domain = tmp_path / "domain.txt"
    domain.write_text(DOMAIN)
    command = ["extend", str(trained), "-", "-o", str(out), "--token", "lighthouse", "--whole"]
    with domain.open() as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert main(command) == 0
    before, after = registry.read(trained), registry.read(out)
    tokens = [len(tokenizer.encode(DOMAIN)) for tokenizer in (before, after)]
    told = capsys.readouterr().out
    assert f"Corpus: {tokens[0]} tokens before, {tokens[1]} after" in told
    assert "words cut otherwise: 1 of 7" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "Nothing is to be added."),
        (["--merges", "3"], "There is no corpus to train on."),
        (["CORPUS", "--merges", "-3"], "--merges is below 0."),
        (["CORPUS", "--merges", "3", "--min-frequency", "0"], "--min-frequency is below 1."),
        (["--token", "a b"], "'a b' is cut into 2 pre-tokens"),
        (["--token", " low"], "is a token already"),
        (["missing.txt", "--merges", "3"], "does not exist"),
        (["SAME"], "the same file"),
    ],
)
def test_errors_are_one_line_and_write_nothing(
    trained: Path, tmp_path: Path, capsys, words, told
) -> None:
    out = tmp_path / "out.json"
    names = {"CORPUS": str(tmp_path / "corpus.txt")}
    if words == ["SAME"]:
        words, out = ["--token", "žluť"], trained
    was = trained.read_bytes()
    capsys.readouterr()
    command = ["extend", str(trained), *(names.get(word, word) for word in words), "-o", str(out)]
    assert main(command) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert error.startswith("bpe-desktop: error: ")
    assert told in error
    assert trained.read_bytes() == was
    assert out == trained or not out.exists()


def test_whole_tokens_come_before_what_is_trained_then(trained: Path, tmp_path: Path) -> None:
    domain, out = tmp_path / "domain.txt", tmp_path / "out.json"
    domain.write_text(DOMAIN)
    command = ["extend", str(trained), str(domain), "-o", str(out), "--token", "light", "--whole"]
    assert main([*command, "--merges", "2"]) == 0
    names = [token.name for token in registry.read(out).vocabulary]
    new = names[len(registry.read(trained).vocabulary) :]
    assert new[0] == "light"
    assert len(new) == 2  # of the words with light, only what is before and behind it counts
    assert "light" not in new[1]


def test_words_and_counts_are_extended_too(tmp_path: Path, capsys) -> None:
    table, out = tmp_path / "words.tsv", tmp_path / "w.json"
    table.write_text("low\t3\nlower\t2\n")
    more = tmp_path / "more.tsv"
    more.write_text("lighter\t5\nlow\t1\nlight\t4\n")
    command = [
        "train",
        str(table),
        "--counts",
        "--algorithm",
        "word",
        "-o",
        str(tmp_path / "t.bpe"),
    ]
    assert main(command) == 0
    command = ["extend", str(tmp_path / "t.bpe"), str(more), "--counts", "--merges", "1"]
    assert main([*command, "-o", str(out)]) == 0
    vocab = json.loads(out.read_text())["model"]["vocab"]
    assert vocab == {"<UNK>": 0, "low": 1, "lower": 2, "lighter": 3}


@pytest.mark.parametrize(
    ("tokens", "noted"),
    [
        (["lighthouse"], ["'lighthouse'"]),
        ([" lighthouse"], []),
        (["lighthouse", " lighthouse"], []),
        (["lighthouse", "--whole"], []),
        (["!!"], []),
    ],
)
def test_a_token_that_begins_no_word_after_a_space_is_noted(
    trained: Path, tmp_path: Path, capsys, tokens: list[str], noted: list[str]
) -> None:
    out = tmp_path / "out.json"
    given = [word if word == "--whole" else f"--token={word}" for word in tokens]
    assert main(["extend", str(trained), "-o", str(out), *given]) == 0
    said = [line for line in capsys.readouterr().err.splitlines() if "after a space" in line]
    assert len(said) == len(noted)
    for line, text in zip(said, noted, strict=True):
        assert f"No word after a space is the token {text}" in line
        assert "--token ' lighthouse'" in line
    used = "lighthouse" in registry.read(out).encode("a lighthouse").tokens
    assert used == ("--whole" in tokens)


def test_where_words_have_no_space_before_them_nothing_is_noted(tmp_path: Path, capsys) -> None:
    corpus, path = tmp_path / "corpus.txt", tmp_path / "t.json"
    corpus.write_text(TEXT)
    assert main(["train", str(corpus), "-o", str(path), "--merges", "12"]) == 0
    out = tmp_path / "out.json"
    assert main(["extend", str(path), "-o", str(out), "--token", "lighthouse"]) == 0
    assert "after a space" not in capsys.readouterr().err
