"""The resources are found wherever the program lives, and the samples are what they claim."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bpe_desktop import resources
from bpe_desktop.engine.config import TrainingConfig

LESSONS = Path(__file__).parent / "data" / "seed_lessons.json"
find_root = resources.root.__wrapped__  # which is kept once it is found
SAMPLES = {sample.name: sample for sample in resources.sample_corpora()}


def test_path_finds_a_file_and_names_a_missing_one() -> None:
    assert resources.path("corpora/svejk.tsv").is_file()
    with pytest.raises(FileNotFoundError, match="nowhere"):
        resources.path("corpora/nowhere.tsv")


def test_a_frozen_bundle_is_preferred(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert find_root() == tmp_path / "resources"


def test_a_wheel_keeps_its_resources_inside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "bpe_desktop" / "resources.py"))
    assert find_root() == tmp_path / "resources"
    (tmp_path / "bpe_desktop" / "_resources").mkdir(parents=True)
    assert find_root() == tmp_path / "bpe_desktop" / "_resources"


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_every_sample_is_complete(sample: resources.Sample) -> None:
    text = sample.path.read_bytes().decode("utf-8")
    assert text.endswith("\n")
    assert sample.title
    assert sample.description.endswith(".")
    assert sample.live_text
    TrainingConfig.from_dict(dict(sample.settings))
    if sample.kind == "counts":
        assert all(line.count("\t") == 1 for line in text.splitlines())
    else:
        assert sample.kind == "text"
        assert 2000 <= len(text.encode()) <= 6500


@pytest.mark.parametrize(
    "lesson",
    [lesson for lesson in json.loads(LESSONS.read_text("utf-8")) if "word_counts" in lesson],
    ids=lambda lesson: lesson["id"],
)
def test_the_lessons_are_samples_word_for_word(lesson: dict) -> None:
    sample = SAMPLES[f"{lesson['id']}.tsv"]
    rows = [line.split("\t") for line in sample.path.read_text("utf-8").splitlines()]
    assert [[word, int(count)] for word, count in rows] == lesson["word_counts"]
    assert sample.settings["tie_break"] == lesson["tie_break"]
    assert sample.settings["marker"] == ("end" if lesson["marker"] else "none")


def test_the_parallel_sentence_is_there_in_six_languages() -> None:
    texts = resources.parallel_texts()
    assert [text.code for text in texts] == ["en", "it", "cs", "bg", "ja", "ar"]
    assert texts[0].name == "English"
    assert all(text.text[-1] in ".。" for text in texts)
    assert len({text.text for text in texts}) == 6
