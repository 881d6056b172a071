"""The commands about a corpus: train and count."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterable
from contextlib import nullcontext
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from ..engine.alphabet import Alphabet, text_bytes
from ..engine.baseline import AdmitStep, BaselineResult
from ..engine.config import ALGORITHMS, TOKENIZERS, TrainingConfig, goes_with
from ..engine.corpus import Corpus
from ..engine.merge import MergeStep, ScoredStep
from ..engine.stopping import reachable
from ..engine.tokenizer import Tokenizer
from ..engine.trainer import Trainer, TrainingResult
from ..engine.training import AnyResult, AnyStep, AnyTrainer, make_trainer
from ..engine.unigram import UnigramResult, UnigramStep, told
from ..errors import UserError
from ..formats import registry
from ..formats.atomic import check_writable, staged, write_bytes
from ..formats.corpora import LoadedCorpus, is_like_counts, load_corpus
from ..formats.json_text import dump_json
from ..formats.project_file import ProjectDocument
from .check_words import space_note
from .outputs import check_apart, is_streamed, say_saved
from .progress import Progress
from .streams import note_all, put, stored_inputs, warn

__all__ = ["config_of", "count", "load", "train"]


def train(arguments: argparse.Namespace) -> None:
    """Train a tokenizer on a corpus and write it; raises `UserError`."""
    config = config_of(arguments)
    chosen = registry.check_target(arguments.output, arguments.format)
    if arguments.steps is not None:
        check_writable(arguments.steps)
    begun_in = [] if arguments.start is None else registry.sources(arguments.start)
    check_apart(
        [("CORPUS", Path(name)) for name in arguments.corpus if name != "-"]
        + [("TOKENIZER", path) for path in begun_in],
        [("OUT", path) for path in registry.targets(arguments.output, chosen)]
        + ([("STEPS", arguments.steps)] if arguments.steps is not None else []),
    )
    start = None
    if arguments.start is not None:
        begun = registry.read(arguments.start)
        start = begun.vocabulary
        config = _going_on(config, begun.config)
    with Progress(arguments.progress) as progress:
        loaded = load(arguments, config, progress)
        if config.vocab_size is not None and goes_with(config.algorithm, "merges"):
            # Known before a long training; what is only known after it, the stop reason says.
            problem = reachable(loaded.corpus, config, start=start).problem(config.vocab_size)
            note_all([problem] if problem else [])
        trainer = make_trainer(loaded.corpus, config, start=start)
        steps, result = _merge(trainer, progress)
    note_all(_left_out(trainer.alphabet))
    merges = tuple(step for step in steps if isinstance(step, MergeStep))
    if isinstance(result, BaselineResult | UnigramResult):
        vocabulary, token_counts = result.vocabulary, result.token_counts
    else:
        assert isinstance(trainer, Trainer)
        assert isinstance(result, TrainingResult)
        vocabulary = trainer.vocabulary
        vocabulary.extend(merges)
        token_counts = _token_counts(loaded.corpus, result, len(vocabulary))
    tokenizer = Tokenizer(vocabulary, config)
    # A record begins with the first merge; those of the start were counted elsewhere.
    record = () if start is not None else merges
    records = {arguments.steps: _step_lines(steps)} if arguments.steps is not None else {}
    # The outer block moves the steps into place only once the tokenizer is there.
    with staged(records) if records else nullcontext():
        report = registry.write(
            tokenizer,
            arguments.output,
            chosen,
            document=ProjectDocument(tokenizer, record, (result.stop.code, result.stop.text)),
            counts=token_counts,
            texts=loaded.corpus.words,
        )
    what = "merge" if goes_with(config.algorithm, "merges") else "step"
    made = f"1 {what}" if len(steps) == 1 else f"{len(steps)} {what}s"
    summary = f"Trained: {made}, {len(vocabulary)} tokens. {result.stop.text}"
    say_saved(report, summary, [Path(arguments.output), arguments.steps])
    if not arguments.counts and (note := space_note(config)):  # a table of words has no spaces
        note_all([note])


def count(arguments: argparse.Namespace) -> None:
    """Write a table of the words of a corpus; raises `UserError`."""
    check_writable(arguments.output)
    check_apart(
        [("CORPUS", Path(name)) for name in arguments.corpus if name != "-"],
        [("COUNTS", arguments.output)],
    )
    given = {
        "pretokenizer": arguments.pretokenizer,
        "normalizer": arguments.normalizer,
    }
    config = TrainingConfig(**{name: value for name, value in given.items() if value is not None})
    with Progress(arguments.progress) as progress:
        corpus = load(arguments, config, progress).corpus
    for word in corpus.words:
        if "\n" in word or word.endswith("\r"):
            raise UserError(
                f"The word {word[:30]!r} holds a line end, which a table of counts cannot hold.",
                "Choose a pre-tokenizer that drops white space, such as whitespace.",
            )
    rows = zip(corpus.words, corpus.counts, strict=True)
    table = "".join(f"{word}\t{count}\n" for word, count in rows)
    write_bytes(arguments.output, text_bytes(table))
    words = f"{len(corpus.words)} words.\n"
    if is_streamed(arguments.output):
        warn(f"Written: {words}")
    else:
        put(f"Saved {arguments.output}: {words}")


def config_of(arguments: argparse.Namespace) -> TrainingConfig:
    """Return the defaults of the algorithm with the options that are given."""
    given = {
        field.name: value
        for field in fields(TrainingConfig)
        if (value := getattr(arguments, field.name, None)) is not None
    }
    if arguments.special is not None:
        given["special_tokens"] = tuple(arguments.special)
    if arguments.unk is not None:
        given["unk_token"] = arguments.unk
    if arguments.algorithm not in TOKENIZERS and arguments.algorithm in ALGORITHMS:
        raise UserError(
            f"The algorithm {arguments.algorithm} makes no tokenizer.",
            f"Use bpe-desktop {arguments.algorithm}.",
        )
    return TrainingConfig.defaults(arguments.algorithm).with_changes(**given)


def _going_on(config: TrainingConfig, begun: TrainingConfig) -> TrainingConfig:
    """Return the settings for a training that goes on: those for text are kept."""
    if begun.algorithm != config.algorithm:
        raise UserError(
            f"The training to go on from is of the algorithm {begun.algorithm}.",
            f"Give --algorithm {begun.algorithm}, or leave --start out.",
        )
    return config.with_changes(
        units=begun.units,
        marker=begun.marker,
        pretokenizer=begun.pretokenizer,
        normalizer=begun.normalizer,
        special_tokens=begun.special_tokens,
        unk_token=begun.unk_token,
        byte_fallback=begun.byte_fallback,
        fuse_unknown=begun.fuse_unknown,
        ignore_merges=begun.ignore_merges,
        token_rules=begun.token_rules,
        continuing_prefix=begun.continuing_prefix,
        max_word_characters=begun.max_word_characters,
    )


def _left_out(alphabet: Alphabet) -> list[str]:
    symbols, occurrences = alphabet.left_out
    if not symbols:
        return []
    different = "1 symbol" if symbols == 1 else f"{symbols:,} different symbols"
    times = "once" if occurrences == 1 else f"{occurrences:,} times"
    return [f"The alphabet leaves out {different}, which the corpus holds {times}: unknown."]


def load(arguments: argparse.Namespace, config: TrainingConfig, progress: Progress) -> LoadedCorpus:
    """Return the corpus of the command line; what is doubtful with its files is noted."""
    # A wrong name shall be found before a long count, not after it.
    Corpus.from_text("", config)
    with stored_inputs(arguments.corpus) as names:
        loaded = load_corpus(
            names,
            config,
            encoding=arguments.encoding,
            counts=getattr(arguments, "counts", False),
            json_field=arguments.field,
            processes=arguments.processes,
            progress=progress.counting,
        )
        may_count = not getattr(arguments, "counts", True)
        tables = [file for file in loaded.files if may_count and is_like_counts(file)]
    note_all(f"{s.path.name}: {s.problem}" for s in loaded.sources if s.problem)
    note_all(
        f"{Path(file.path).name}: each line is a word, a tab and a number, read as text. "
        "Give --counts for words with their counts."
        for file in tables
    )
    return loaded


def _merge(trainer: AnyTrainer, progress: Progress) -> tuple[list[AnyStep], AnyResult]:
    wanted = trainer.merges_wanted
    steps: list[AnyStep] = []
    generator: Generator[AnyStep, None, AnyResult] = trainer.steps()
    while True:
        try:
            step = next(generator)
        except StopIteration as end:
            return steps, end.value
        steps.append(step)
        progress.merging(len(steps), wanted)


def _step_lines(steps: Iterable[AnyStep]) -> bytes:
    steps = [*steps]
    unigram = told(step for step in steps if isinstance(step, UnigramStep))
    others = (_step_fields(step) for step in steps if not isinstance(step, UnigramStep))
    return "".join(dump_json(fields) + "\n" for fields in chain(unigram, others)).encode()


def _step_fields(step: MergeStep | AdmitStep) -> dict[str, Any]:
    """Return what a step tells, without ids; a score is written as a fraction, which is exact."""
    fields = {name: value for name, value in step._asdict().items() if not name.endswith("_id")}
    if isinstance(step, ScoredStep):
        fields["left_count"] = step.left_count
        fields["right_count"] = step.right_count
        fields["score"] = f"{step.score.numerator}/{step.score.denominator}"
    return fields


def _token_counts(corpus: Corpus, result: TrainingResult, size: int) -> list[int]:
    """Return how often each token stands in the corpus once all merges are made."""
    counts = [0] * size
    symbols, starts = result.segmentation
    for word, count in enumerate(corpus.counts):
        for token_id in symbols[starts[word] : starts[word + 1]]:
            counts[token_id] += count
    return counts
