"""A `.bpe` file holds a tokenizer or a whole project, and gives it back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Vocabulary
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import gpt2, project_file
from bpe_desktop.formats.project_file import (
    ProjectDocument,
    read_project,
    write_project,
)

from .conftest import Train


def project(text: str) -> ProjectDocument:
    config = TrainingConfig(marker="end", merges=10, special_tokens=("<pad>",))
    trainer = Trainer(Corpus.from_text(text, config), config)
    steps = tuple(trainer.steps())
    vocabulary = Vocabulary.from_training(trainer.alphabet, steps, config)
    return ProjectDocument(
        Tokenizer(vocabulary, config),
        steps,
        ("merges", "Stopped."),
        {"text": text, "source": "kniha.txt", "counts": False, "files": []},
        ("švejkovi\n",),
        4,
    )


def test_a_project_comes_back(tmp_path: Path) -> None:
    document = project("švejk švejka \udce9 švejkovi a\tb\u2028")
    path = tmp_path / "p.bpe"
    write_project(document, path)
    found = read_project(path)
    assert found.is_project
    for field in ("steps", "stop", "corpus", "live_texts", "playhead"):
        assert getattr(found, field) == getattr(document, field)
    assert found.tokenizer.config == document.tokenizer.config
    assert list(found.tokenizer.vocabulary) == list(document.tokenizer.vocabulary)
    assert found.tokenizer.vocabulary.rules == document.tokenizer.vocabulary.rules
    assert project_file.dump(found) == path.read_bytes()


@pytest.mark.parametrize("units", ["character", "byte"])
@pytest.mark.parametrize("marker", ["none", "end", "start"])
def test_a_tokenizer_comes_back(train: Train, units: str, marker: str) -> None:
    tokenizer = train(sample="czech.txt", units=units, marker=marker, normalizer="nfc", merges=40)
    data = project_file.dump(ProjectDocument(tokenizer))
    found = project_file.parse(data)
    assert not found.is_project
    assert found.tokenizer.config == tokenizer.config
    assert list(found.tokenizer.vocabulary) == list(tokenizer.vocabulary)
    text = "Příliš žluťoučký pes\n"
    assert found.tokenizer.encode(text).ids == tokenizer.encode(text).ids


def test_an_imported_vocabulary_keeps_its_oddities() -> None:
    vocab = {"a": 0, "b": 1, "c": 2, "ab": 7, "bc": 4, "abc": 5, "<pad>": 9}
    merges = b"b c\na b\nab c\na bc\n"
    tokenizer = gpt2.parse(json.dumps(vocab).encode(), merges).tokenizer
    found = project_file.parse(project_file.dump(ProjectDocument(tokenizer))).tokenizer
    assert list(found.vocabulary) == list(tokenizer.vocabulary)
    assert found.vocabulary.rules == tokenizer.vocabulary.rules
    assert found.vocabulary.holes == tokenizer.vocabulary.holes
    assert found.encode("bcabc").ids == tokenizer.encode("bcabc").ids


def test_the_playhead_stays_inside() -> None:
    content = json.loads(project_file.dump(project("low lower low")))
    content["view"]["playhead"] = 999
    found = project_file.parse(json.dumps(content).encode())
    assert found.playhead == len(found.tokenizer.vocabulary.rules)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "is not a .bpe file"),
        ({"version": 99}, "newer version"),
        ({"config": {"units": "syllable"}}, "damaged: Unknown units"),
        ({"config": {"colour": "red"}}, "damaged"),
        ({"tokens": [[0, "a", "alphabet", "zz"]]}, "damaged"),
        ({"tokens": [[0, "a", "wrong", "61"]]}, "damaged"),
        ({"tokens": None}, "damaged"),
        ({"rules": [[0, 1]]}, "damaged"),
        ({"rules": [[0, 1, 999]]}, "names the id 999"),
        ({"corpus": 5}, "damaged"),
        ({"training": {"steps": [[1, 1, 1, 1]] * 99}}, "damaged"),
    ],
)
def test_damaged_files(change: dict, message: str) -> None:
    content = json.loads(project_file.dump(project("low lower low"))) | change
    with pytest.raises(FormatError, match=message):
        project_file.parse(json.dumps(content).encode(), "p.bpe")


@pytest.mark.parametrize("data", [b"", b"text", b"[]", b"\xff", b'{"format": "bpe-desktop"'])
def test_what_is_no_project(data: bytes) -> None:
    with pytest.raises(FormatError):
        project_file.parse(data)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be read"):
        read_project(tmp_path / "none.bpe")
