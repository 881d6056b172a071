"""The commands: train, encode, decode, convert, info, count."""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from ..engine.alphabet import Alphabet, text_bytes
from ..engine.baseline import AdmitStep, BaselineResult
from ..engine.config import ALGORITHMS, TOKENIZERS, TrainingConfig, goes_with
from ..engine.corpus import Corpus
from ..engine.dropout import check_dropout
from ..engine.merge import MergeStep, ScoredStep
from ..engine.normalizer import shown_normalizer
from ..engine.stopping import reachable
from ..engine.tokenizer import Tokenizer
from ..engine.trainer import Trainer, TrainingResult
from ..engine.training import AnyResult, AnyStep, AnyTrainer, make_trainer
from ..engine.unigram import UnigramResult, UnigramStep, told
from ..errors import UserError
from ..formats import registry
from ..formats.atomic import check_writable, staged, write_bytes
from ..formats.corpora import LoadedCorpus, load_corpus
from ..formats.json_text import dump_json
from ..formats.paths import are_same, kind, named
from ..formats.project_file import ProjectDocument
from ..formats.report import ExportReport
from . import gage
from .nbest import check_sampling, put_ways
from .progress import Progress
from .streams import note_all, put, put_bytes, read_input, warn

__all__ = ["run"]

_LINE_ESCAPES = str.maketrans({"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"})
_UNKNOWN_BYTES = len("\ufffd".encode())


def run(command: str, arguments: argparse.Namespace) -> None:
    """Run one command; raises `UserError`."""
    _RUN[command](arguments)


def _train(arguments: argparse.Namespace) -> None:
    config = _config(arguments)
    chosen = registry.check_target(arguments.output, arguments.format)
    if arguments.steps is not None:
        check_writable(arguments.steps)
    _check_apart(
        [("CORPUS", Path(name)) for name in arguments.corpus]
        + [("TOKENIZER", path) for path in _sources(arguments.start)],
        [("OUT", path) for path in registry.targets(arguments.output, chosen)]
        + ([("STEPS", arguments.steps)] if arguments.steps is not None else []),
    )
    start = None
    if arguments.start is not None:
        begun = registry.read(arguments.start)
        start = begun.vocabulary
        config = _going_on(config, begun.config)
    with Progress(arguments.progress) as progress:
        loaded = _load(arguments, config, progress)
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
    _say_saved(report, summary, [Path(arguments.output), arguments.steps])


def _encode(arguments: argparse.Namespace) -> None:
    if arguments.merges is not None and arguments.merges < 0:
        raise UserError("--merges is below 0.", "Give a whole number from 0 up.")
    check_sampling(arguments)
    check_dropout(arguments.dropout)
    tokenizer = registry.read(arguments.tokenizer)
    text = read_input(arguments.file).decode("utf-8", "surrogateescape")
    if arguments.nbest is not None and arguments.sample is None:
        put_ways(tokenizer, text, arguments)
        return
    encoding = tokenizer.encode(
        text,
        merges=arguments.merges,
        dropout=arguments.dropout,
        alpha=arguments.sample,
        nbest=-1 if arguments.nbest is None else arguments.nbest,
        seed=arguments.seed,
    )
    if encoding.seed is not None and arguments.seed is None:
        note_all([f"The seed is {encoding.seed}; --seed {encoding.seed} gives the same again."])
    if arguments.json:
        put(
            dump_json(
                {
                    "ids": encoding.ids,
                    "tokens": encoding.tokens,
                    "bytes": [data.hex() for data in encoding.bytes],
                    "offsets": [list(span) for span in encoding.offsets],
                }
            )
            + "\n"
        )
    elif arguments.tokens:
        lines = (token.translate(_LINE_ESCAPES) + "\n" for token in encoding.tokens)
        put("".join(lines))
    else:
        put(" ".join("null" if i is None else str(i) for i in encoding.ids) + "\n")


def _decode(arguments: argparse.Namespace) -> None:
    tokenizer = registry.read(arguments.tokenizer)
    ids, raw = _parse_ids(read_input(arguments.file))
    if raw is not None:
        # An unknown symbol has the unknown token's id, but its own bytes.
        ids = [None if token_id == tokenizer.unknown_id else token_id for token_id in ids]
    elif None in ids:
        raise UserError(
            "null is no id: an unknown symbol was encoded without its text.",
            "Decode what encode --json wrote, which keeps the text.",
        )
    put_bytes(_joined(tokenizer, ids, raw or []))


def _convert(arguments: argparse.Namespace) -> None:
    chosen = registry.check_target(arguments.output, arguments.format)
    _check_apart(
        [("IN", path) for path in _sources(arguments.source)],
        [("OUT", path) for path in registry.targets(arguments.output, chosen)],
    )
    loaded = registry.load(arguments.source)
    note_all(loaded.notes)
    report = registry.write(loaded.tokenizer, arguments.output, chosen)
    _say_saved(report, "", [Path(arguments.output)])


def _info(arguments: argparse.Namespace) -> None:
    loaded = registry.load(arguments.tokenizer)
    facts = _facts(loaded.tokenizer, loaded.format)
    if arguments.json:
        put(dump_json({**facts, "notes": list(loaded.notes)}, indent=1) + "\n")
        return
    width = max(map(len, facts))
    for name, value in facts.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        put(f"{name.replace('_', ' '):{width}}  {'none' if shown in (None, '') else shown}\n")
    note_all(loaded.notes)


def _count(arguments: argparse.Namespace) -> None:
    check_writable(arguments.output)
    _check_apart(
        [("CORPUS", Path(name)) for name in arguments.corpus], [("COUNTS", arguments.output)]
    )
    given = {
        "pretokenizer": arguments.pretokenizer,
        "normalizer": arguments.normalizer,
    }
    config = TrainingConfig(**{name: value for name, value in given.items() if value is not None})
    with Progress(arguments.progress) as progress:
        corpus = _load(arguments, config, progress).corpus
    for word in corpus.words:
        if "\n" in word or word.endswith("\r"):
            raise UserError(
                f"The word {word[:30]!r} holds a line end, which a table of counts cannot hold.",
                "Choose a pre-tokenizer that drops white space, such as whitespace.",
            )
    rows = zip(corpus.words, corpus.counts, strict=True)
    table = "".join(f"{word}\t{count}\n" for word, count in rows)
    write_bytes(arguments.output, text_bytes(table))
    put(f"Saved {arguments.output}: {len(corpus.words)} words.\n")


_RUN = {
    "train": _train,
    "encode": _encode,
    "decode": _decode,
    "convert": _convert,
    "info": _info,
    "count": _count,
    "gage": gage.run,
}


# Training


def _config(arguments: argparse.Namespace) -> TrainingConfig:
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


def _load(
    arguments: argparse.Namespace, config: TrainingConfig, progress: Progress
) -> LoadedCorpus:
    # A wrong name shall be found before a long count, not after it.
    Corpus.from_text("", config)
    loaded = load_corpus(
        arguments.corpus,
        config,
        encoding=arguments.encoding,
        counts=getattr(arguments, "counts", False),
        json_field=arguments.field,
        processes=arguments.processes,
        progress=progress.counting,
    )
    note_all(f"{s.path.name}: {s.problem}" for s in loaded.sources if s.problem)
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


# Tokenizers


def _parse_ids(data: bytes) -> tuple[list[int | None], list[bytes] | None]:
    """Return ids, and the bytes of each token if the input has them."""
    try:
        text = data.decode("utf-8-sig").strip()
        raw = None
        if text.startswith(("{", "[")):
            content = json.loads(text)
            if isinstance(content, dict):
                raw = (
                    [bytes.fromhex(part) for part in content["bytes"]]
                    if "bytes" in content
                    else None
                )
                content = content["ids"]
            ids = [None if value is None else _id(value) for value in content]
        else:
            words = text.replace(",", " ").split()
            ids = [None if word == "null" else _id(word) for word in words]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise UserError(
            "The input is not a list of ids.", "Give whole numbers, or what encode wrote."
        ) from None
    return ids, raw if raw is not None and len(raw) == len(ids) else None


def _id(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError(value)
    return int(value)


def _joined(tokenizer: Tokenizer, ids: Sequence[int | None], raw: Sequence[bytes]) -> bytes:
    """Decode; an id that is `None` stands for the bytes at its place in `raw`."""
    data = bytearray()
    start = 0
    gaps = [at for at, token_id in enumerate(ids) if token_id is None]
    for gap in [*gaps, len(ids)]:
        # Decoded with the gaps at both sides, so that markers put spaces where they should.
        before = [None] if start else []
        after = [None] if gap < len(ids) else []
        part = tokenizer.decode_bytes([*before, *ids[start:gap], *after], keep_edge=False)
        data += part[len(before) * _UNKNOWN_BYTES : len(part) - len(after) * _UNKNOWN_BYTES]
        if gap < len(ids):
            data += raw[gap]
        start = gap + 1
    return bytes(data)


def _facts(tokenizer: Tokenizer, format_name: str) -> dict[str, Any]:
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    longest = max(vocabulary, key=lambda token: len(token.bytes), default=None)
    return {
        "format": format_name,
        "algorithm": config.algorithm,
        "units": config.units,
        "tokens": len(vocabulary),
        "special_tokens": [token.name for token in vocabulary.special_tokens],
        "alphabet": vocabulary.alphabet_size,
        "merges": len(vocabulary.rules),
        "unknown_token": config.unk_token,
        "marker": config.marker,
        "pretokenizer": config.pretokenizer,
        "normalizer": shown_normalizer(config.normalizer),
        "tie_break": config.tie_break,
        "free_ids": sum(map(len, vocabulary.holes)),
        "longest_token": None if longest is None else longest.name,
        "lossless": tokenizer.lossless,
        "lossless_note": tokenizer.lossless_note,
    }


# Input and output


def _sources(tokenizer: Path | None) -> list[Path]:
    return [] if tokenizer is None else registry.sources(tokenizer)


def _check_apart(inputs: list[tuple[str, Path]], outputs: list[tuple[str, Path]]) -> None:
    """Raise `UserError` if a file to be written is one to be read, or is to be written twice."""
    for at, (name, path) in enumerate(outputs):
        if kind(path) == "special":  # such as /dev/stdout, which holds nothing to lose
            continue
        for other, beside in [*inputs, *outputs[:at]]:
            if are_same(path, beside):
                raise UserError(
                    f"{other} and {name} are the same file: {named(path)}.",
                    "Give them different names.",
                )


def _say_saved(report: ExportReport, summary: str, targets: Iterable[Path | None]) -> None:
    """Tell what was saved: on stdout, unless that is where the file itself went."""
    note_all(report.losses)
    text = f"{summary} {report.text}".strip() + "\n"
    if all(target is None or kind(target) != "special" for target in targets):
        put(text)
    else:
        warn(text)
