"""Projects: everything comes back as it was left, and what changed meanwhile is told."""

from __future__ import annotations

import json

import pytest
from tokenizers import Tokenizer as Library
from tokenizers import models, pre_tokenizers, trainers

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.formats.project_file import VERSION, read_project
from bpe_desktop.models.run_state import Phase

pytestmark = pytest.mark.slow  # a window for each test

TEXT = "low lower lowest newest widest newest widest low low\n" * 4


def opened(driver):
    return driver.project.run.phase in (Phase.FINISHED, Phase.OPENED)


def open_path(driver, path):
    before = driver.project.history
    driver.application.files.open_path(str(path))
    driver.wait(lambda: driver.project.history is not before and opened(driver))
    driver.settle()


def save(driver, path):
    driver.application.files._save_as(path)
    assert not driver.errors()


@pytest.fixture
def project(sample, tmp_path):
    """A window with a saved project of a text file, left at merge 3 with a live text."""
    corpus = tmp_path / "words.txt"
    corpus.write_text(TEXT)
    open_path(sample, corpus)
    sample.project.set_config(TrainingConfig(merges=8, min_frequency=1, marker="end"))
    sample.wait(lambda: sample.project.run.phase is not Phase.FINISHED)
    sample.wait_for_training()
    sample.project.set_live_text("lowest low", "file")
    sample.application.playback.seek(3)
    path = tmp_path / "words.bpe"
    save(sample, path)
    return sample, path, corpus


def test_a_project_opens_as_it_was_left_without_training_again(project):
    driver, path, _ = project
    content = json.loads(path.read_text())
    assert content["version"] == VERSION
    # A number that no training gives: it is only there afterwards if nothing was trained.
    content["training"]["steps"][0][2] = 77
    path.write_text(json.dumps(content))
    steps = list(driver.project.history.steps)
    driver.application.acting.open_sample(next(iter(driver.application.samples)))
    driver.wait_for_training()
    open_path(driver, path)
    history = driver.project.history
    assert [step._replace(ties=0) for step in history.steps] == [
        step._replace(ties=0) for step in steps
    ]
    assert history.steps[0].ties == 77
    assert history.finished
    assert driver.playhead.step == 3
    assert driver.project.live_text == "lowest low"
    assert driver.project.path == path
    assert not driver.project.modified
    assert driver.find("mergeTable").model().rowCount() == 3


def test_steps_of_another_corpus_are_not_shown_as_its_own(project):
    driver, path, _ = project
    content = json.loads(path.read_text())
    content["corpus"]["text"] = "entirely other words"
    path.write_text(json.dumps(content))
    open_path(driver, path)
    words = "".join(driver.project.history.words)
    assert set("".join(step.token for step in driver.project.history.steps)) <= set(words + "</w>")


def test_a_file_that_changed_is_told_and_the_saved_text_kept(project):
    driver, path, corpus = project
    corpus.write_text("something else\n" * 9)
    open_path(driver, path)
    message = driver.application.messages.messages[-1]
    assert message.text == "words.txt has changed since words.bpe was saved."
    assert driver.project.source.text == TEXT
    driver.find("messageAction").click()
    driver.wait(lambda: driver.project.source.text.startswith("something else"))
    driver.wait_for_training()


def test_a_file_that_was_only_touched_has_not_changed(project):
    driver, path, corpus = project
    corpus.write_text(TEXT)  # another time, the same content
    open_path(driver, path)
    assert [m for m in driver.application.messages.messages if m.kind == "warn"] == []


def test_a_large_file_that_changed_gets_the_saved_merges_played_on_it(sample, tmp_path):
    corpus = tmp_path / "large.txt"
    corpus.write_text("".join(f"line {i % 997} of the large file\n" for i in range(90_000)))
    open_path(sample, corpus)
    assert sample.project.source.is_streamed
    path = tmp_path / "large.bpe"
    save(sample, path)
    rules = [(step.left, step.right) for step in sample.project.history.steps]
    corpus.write_text("".join(f"lines {i % 997} of that large file\n" for i in range(90_000)))
    open_path(sample, path)
    assert sample.project.run.phase is Phase.OPENED
    assert [(step.left, step.right) for step in sample.project.history.steps] == rules
    assert "lines" in sample.project.history.words
    assert "has changed" in sample.application.messages.messages[-1].text
    sample.find("messageAction").click()
    sample.wait_for_training()
    assert sample.project.opened is None


def test_a_project_with_an_opened_tokenizer_comes_back(sample, tmp_path):
    library = Library(models.BPE(unk_token="<unk>"))
    library.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    library.train_from_iterator(
        [TEXT], trainers.BpeTrainer(special_tokens=["<unk>"], show_progress=False)
    )
    tokenizer = tmp_path / "tokenizer.json"
    library.save(str(tokenizer))
    open_path(sample, tokenizer)
    sample.application.playback.seek(5)
    path = tmp_path / "opened.bpe"
    save(sample, path)
    config = sample.project.config
    sample.application.actions["train"].trigger()
    sample.wait_for_training()
    sample.project.set_modified(False)
    open_path(sample, path)
    assert sample.project.opened.name == "tokenizer.json"
    assert sample.project.config == config
    assert sample.playhead.step == 5
    numbers = sample.project.history.numbers
    assert sorted(numbers) == sorted(library.get_vocab().values())


def test_a_project_of_the_first_version_opens(project, tmp_path):
    driver, path, _ = project
    content = json.loads(path.read_text())
    content["version"] = 1
    content["view"] = {"live_text": "old text", "playhead": 2}
    del content["files"]
    corpus = content["corpus"]
    corpus |= {"path": corpus["files"][0]["path"], "encoding": "utf-8", "how": "utf-8"}
    del corpus["files"]
    old = tmp_path / "old.bpe"
    old.write_text(json.dumps(content))
    open_path(driver, old)
    assert driver.project.live_text == "old text"
    assert driver.playhead.step == 2


def test_a_project_of_a_newer_version_says_so(project):
    driver, path, _ = project
    content = json.loads(path.read_text())
    content["version"] = VERSION + 1
    path.write_text(json.dumps(content))
    history = driver.project.history
    driver.application.files.open_path(str(path))
    assert driver.errors() == ["words.bpe was written by a newer version of BPE Desktop."]
    assert driver.project.history is history


def test_what_is_saved_is_what_is_read(project):
    driver, path, corpus = project
    document = read_project(path)
    assert document.corpus["text"] == TEXT
    assert document.live_texts == ("lowest low",)
    assert document.playhead == 3
    assert [str(corpus)] == list(document.checks)
    assert document.steps == tuple(driver.project.history.steps)


@pytest.mark.parametrize("algorithm", ["wordpiece", "unigram", "word", "character"])
def test_projects_of_other_algorithms_come_back(sample, tmp_path, algorithm):
    sample.project.set_config(TrainingConfig.defaults(algorithm))
    sample.wait(lambda: sample.project.run.phase is not Phase.FINISHED)
    sample.wait_for_training()
    path = tmp_path / "other.bpe"
    save(sample, path)
    tokens = [token.name for token in sample.project.history.vocabulary]
    open_path(sample, path)
    assert sample.project.config.algorithm == algorithm
    assert [token.name for token in sample.project.history.vocabulary] == tokens
    sample.application.files.export("bpe", str(tmp_path / "tokenizer.bpe"), None)
    assert not sample.errors()
