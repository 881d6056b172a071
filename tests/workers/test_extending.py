"""The part of the training process that changes finished tokenizers, without the process."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_desktop.engine import Corpus, Tokenizer, Trainer, TrainingConfig
from bpe_desktop.engine.extension_plan import ExtensionPlan
from bpe_desktop.engine.vocabulary import Vocabulary
from bpe_desktop.errors import UserError
from bpe_desktop.formats import registry
from bpe_desktop.formats.tokenizer_file import TokenizerFile, file_state
from bpe_desktop.workers.extending import Extender
from bpe_desktop.workers.extension_messages import (
    Domain,
    Extension,
    ExtensionJob,
    ExtensionLosses,
    ExtensionSaved,
    FileBase,
    LossesJob,
    MergedBase,
    SaveJob,
)

TEXT = "low low lower lowest newest newest the lighthouse lighthouses low-light"
DOMAIN = "lighter light lighthouse lighting lights lighter light"


def trained(**settings: object) -> tuple[MergedBase, Tokenizer]:
    config = TrainingConfig(**settings)  # type: ignore[arg-type]
    trainer = Trainer(Corpus.from_text(TEXT, config), config)
    steps = list(trainer.steps())
    trainer.vocabulary.extend(steps)
    tokenizer = Tokenizer(trainer.vocabulary, config)
    return MergedBase.of(config, trainer.alphabet, steps), tokenizer


def ask(extender: Extender, job: object) -> list[object]:
    sent: list[object] = []
    extender.run(job, sent.append, lambda: None)  # type: ignore[arg-type]
    return sent


def test_a_tokenizer_sent_as_pairs_is_the_same() -> None:
    for settings in (
        {"merges": 9, "marker": "end"},
        {"merges": 9, "units": "byte", "special_tokens": ("<s>",)},
        {"merges": 9, "algorithm": "wordpiece", "pretokenizer": "bert", "unk_token": "[UNK]"},
    ):
        base, tokenizer = trained(**settings)
        again = base.tokenizer()
        assert list(again.vocabulary) == list(tokenizer.vocabulary)
        assert list(again.vocabulary.rules) == list(tokenizer.vocabulary.rules)


def test_training_on_tells_both_corpora_and_compares_with_scratch() -> None:
    base, tokenizer = trained(merges=9, marker="end")
    plan = ExtensionPlan("train", number=6, min_frequency=1, scratch=True)
    job = ExtensionJob(1, base, plan, Domain(TEXT), Domain(DOMAIN), "light low")
    (found,) = [message for message in ask(Extender(), job) if isinstance(message, Extension)]
    assert found.kept == found.before == len(tokenizer.vocabulary)
    assert found.after == found.before + len(found.new)
    assert found.steps == 6
    assert found.domain is not None
    old, new = found.curves
    assert old[0] == (0, found.corpus.tokens_before)
    assert old[-1] == (6, found.corpus.tokens_after)
    assert new[-1] == (6, found.domain.tokens_after)
    assert found.live is not None
    assert found.live.tokens_before == len(tokenizer.encode("light low"))
    assert {token for token in found.live.after if token is not None} <= found.tokens.keys()
    assert found.scratch is not None
    # By the definition: train on the words of both to the same size, and cut both.
    config = tokenizer.config.with_changes(merges=None, vocab_size=found.after)
    trainer = Trainer(Corpus.from_text(f"{TEXT} {DOMAIN}", config), config)
    vocabulary: Vocabulary = trainer.vocabulary
    vocabulary.extend(list(trainer.steps()))
    judge = Tokenizer(vocabulary, config)
    assert found.scratch.corpus == len(judge.encode(TEXT))
    assert found.scratch.domain == len(judge.encode(DOMAIN))


def test_a_file_is_read_changed_saved_and_read_again_with_its_ids(tmp_path: Path) -> None:
    _, tokenizer = trained(merges=9, units="byte", pretokenizer="gpt2", special_tokens=("<s>",))
    path = tmp_path / "tokenizer.json"
    registry.write(tokenizer, path)
    base = FileBase(TokenizerFile(str(path), state=file_state(path)), None)
    extender = Extender()
    for way, name in (("built", "a.json"), ("whole", "b.bpe"), ("built", "c.tiktoken")):
        plan = ExtensionPlan("tokens", (" lighthouse", "žluť"), way)
        sent = ask(extender, ExtensionJob(1, base, plan, Domain(TEXT), Domain(""), ""))
        (found,) = [message for message in sent if isinstance(message, Extension)]
        assert found.kept == found.before == len(tokenizer.vocabulary)
        (lost,) = [m for m in ask(extender, LossesJob(2, ("hf",)))
                   if isinstance(m, ExtensionLosses)]  # fmt: skip
        assert lost.problem is None
        if way == "whole":  # a file of ranks would find it only where special tokens are asked for
            (lost,) = ask(extender, LossesJob(2, ("tiktoken",)))
            assert isinstance(lost, ExtensionLosses)
            assert lost.problem is not None
            assert "found in every text, such as  lighthouse" in lost.problem.message
        kind = registry.target_format(tmp_path / name)
        (saved,) = [m for m in ask(extender, SaveJob(3, kind, str(tmp_path / name)))
                    if isinstance(m, ExtensionSaved)]  # fmt: skip
        assert str(tmp_path / name) in saved.paths
        again = registry.read(tmp_path / name)
        for token in tokenizer.vocabulary:
            assert again.vocabulary.token(token.id).bytes == token.bytes
        for entry in found.new:
            assert again.vocabulary.token(entry.token.id).bytes == entry.token.bytes
        if way == "built":
            (asked,) = {e.token.id for e in found.new if e.role == "asked" and "light" in e.text}
            assert asked in again.encode("the lighthouse").ids


def test_merges_taken_back_are_told() -> None:
    base, tokenizer = trained(merges=9, marker="end")
    extender = Extender()
    job = ExtensionJob(1, base, ExtensionPlan("last", number=4), Domain(TEXT), Domain(DOMAIN))
    (found,) = [message for message in ask(extender, job) if isinstance(message, Extension)]
    assert (found.after, found.removed_count) == (found.before - 4, 4)
    assert found.corpus.tokens_before == len(tokenizer.encode(TEXT))
    assert found.corpus.tokens_after == len(tokenizer.encode(TEXT, merges=5))
    job = ExtensionJob(2, base, ExtensionPlan("unused"), Domain(TEXT), Domain(DOMAIN))
    (found,) = [message for message in ask(extender, job) if isinstance(message, Extension)]
    assert found.removed_count == 0  # each merge was made on this very text


def test_what_cannot_be_is_an_error_for_people() -> None:
    base, _ = trained(merges=9)
    extender = Extender()
    with pytest.raises(UserError, match="no text to train on"):
        ask(
            extender,
            ExtensionJob(1, base, ExtensionPlan("train", number=3), Domain(TEXT), Domain(" ")),
        )
    missing = Domain(paths=("/nowhere/at/all.txt",))
    with pytest.raises(UserError, match="does not exist"):
        ask(
            extender, ExtensionJob(1, base, ExtensionPlan("train", number=3), Domain(TEXT), missing)
        )
    gone = FileBase(TokenizerFile("/nowhere/tokenizer.json", state=(1, 1)), None)
    with pytest.raises(UserError, match="has changed"):
        ask(extender, ExtensionJob(1, gone, ExtensionPlan("last"), Domain(TEXT), Domain("")))


def test_cancelling_ends_the_work() -> None:
    class StoppedError(Exception):
        pass

    base, _ = trained(merges=9)
    asked = []

    def pause() -> None:
        asked.append(1)
        if len(asked) > 3:
            raise StoppedError

    job = ExtensionJob(
        1, base, ExtensionPlan("train", number=500), Domain(TEXT), Domain(DOMAIN * 50)
    )
    with pytest.raises(StoppedError):
        Extender().run(job, lambda _message: None, pause)


def test_counted_words_are_a_corpus_too() -> None:
    base, tokenizer = trained(merges=9)
    assert tokenizer.vocabulary.id_of("ow") is None
    plan = ExtensionPlan("tokens", ("ow",), "whole")
    job = ExtensionJob(1, base, plan, Domain("lower\t3\nlow\t2", counts=True), Domain(""))
    (found,) = [message for message in ask(Extender(), job) if isinstance(message, Extension)]
    assert found.corpus.occurrences == 5
    assert found.corpus.found == 3 + 2
