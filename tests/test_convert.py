"""convert and info over all formats of the registry: losses told, nothing half written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bpe_desktop.cli import main
from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.errors import UserError
from bpe_desktop.formats import registry

TEXT = "the cat sat on the mat, the rat sat on the cat. " * 4
SAMPLES = ("the cat", "a rat on the mat.", "sat  sat\nthat")
# What each format is at home with.
Capture = pytest.CaptureFixture[str]
SETTINGS: dict[str, dict[str, Any]] = {
    "gpt2": {"units": "byte", "pretokenizer": "gpt2"},
    "tiktoken": {"units": "byte", "pretokenizer": "gpt2"},
    "minbpe": {"units": "byte", "pretokenizer": "none"},
    "subword-nmt": {"marker": "end-attached"},
    "hf": {"units": "byte", "pretokenizer": "gpt2"},
}


def trained(**settings: Any) -> Tokenizer:
    config = TrainingConfig(merges=25, min_frequency=1, **settings)
    trainer = Trainer(Corpus.from_text(TEXT, config), config)
    vocabulary = trainer.vocabulary
    vocabulary.extend(trainer.steps())
    return Tokenizer(vocabulary, config)


def target(name: str, folder: Path) -> Path:
    entry = registry.FORMATS[name]
    return folder / ("out" if entry.is_folder else f"out{entry.suffix}")


def run(*arguments: object) -> int:
    """Run a command; return its exit status."""
    try:
        return main([str(argument) for argument in arguments]) or 0
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize(
    "name", [n for n in registry.FORMATS if n not in ("bert", "sentencepiece")]
)
def test_a_converted_tokenizer_means_the_same(name: str, tmp_path: Path, capsys: Capture) -> None:
    tokenizer = trained(**SETTINGS.get(name, {}))
    source, out = tmp_path / "in.bpe", target(name, tmp_path / "made")
    out.parent.mkdir()
    tokenizer.save(source)
    assert run("convert", source, out, "--format", name) == 0
    printed = capsys.readouterr()
    assert "Saved" in printed.out
    for loss in registry.losses(tokenizer, name):
        assert loss in printed.err
    if not registry.FORMATS[name].can_read:
        assert run("info", out) == 2
        return
    loaded = registry.load(out, name).tokenizer
    for text in SAMPLES:  # ids are not kept by each format
        assert loaded.encode(text).bytes == tokenizer.encode(text).bytes
    capsys.readouterr()
    assert run("info", out, "--json") == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["format"] == name
    assert facts["merges"] == len(tokenizer.vocabulary.rules)


@pytest.mark.parametrize("name", registry.FORMATS)
def test_what_a_format_cannot_hold_is_refused_and_nothing_is_written(
    name: str, tmp_path: Path, capsys: Capture
) -> None:
    tokenizer = trained(pretokenizer="whitespace", marker="end", normalizer="nfkc")
    source, out = tmp_path / "in.bpe", target(name, tmp_path / "made")
    out.parent.mkdir()
    tokenizer.save(source)
    refused = ""
    try:
        registry.losses(tokenizer, name)
    except UserError as error:
        refused = error.message
    assert run("convert", source, out, "--format", name) == (2 if refused else 0)
    assert refused in capsys.readouterr().err
    assert bool(list(out.parent.iterdir())) == (not refused)
