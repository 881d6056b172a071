"""The command that adds tokens to a finished tokenizer and keeps its ids."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..engine.added_words import never_after_space
from ..engine.corpus import Corpus
from ..engine.extension import Extended, add_tokens, begin, go_on
from ..engine.generators import result_of
from ..engine.moves import Moves, counting_config, moves, parted
from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from ..formats import registry
from .outputs import check_apart, say_saved
from .progress import Progress
from .streams import note_all, stored_inputs
from .training import load

__all__ = ["extend"]


def extend(arguments: argparse.Namespace) -> None:
    """Add tokens to a tokenizer, train it further, and write it; raises `UserError`."""
    _check(arguments)
    chosen = registry.check_target(arguments.output, arguments.format)
    check_apart(
        [("CORPUS", Path(name)) for name in arguments.corpus if name != "-"]
        + [("TOKENIZER", path) for path in registry.sources(arguments.tokenizer)],
        [("OUT", path) for path in registry.targets(arguments.output, chosen)],
    )
    loaded = registry.load(arguments.tokenizer)
    note_all(loaded.notes)
    before = loaded.tokenizer
    way = "whole" if arguments.whole else "built"
    extended = add_tokens(begin(before), arguments.token or (), way)
    note_all(
        f"No word after a space is the token {text!r}: such words begin with the space. "
        f"Give --token {f' {text}'!r} for them."
        for text in never_after_space(extended)
    )
    told = ""
    texts: tuple[str, ...] = ()
    # The corpus is read twice where whole tokens part its words.
    with Progress(arguments.progress) as progress, stored_inputs(arguments.corpus) as names:
        arguments.corpus = names
        if names:
            corpus = _load(arguments, before, progress)
            then = _load(arguments, extended.tokenizer, progress) if arguments.whole else None
            if arguments.merges is not None:
                extended = _trained(arguments, extended, then or corpus, progress)
            compared = moves(before, extended.tokenizer, corpus, then, limit=0)
            told = _told(result_of(compared))
            texts = corpus.words
    report = registry.write(extended.tokenizer, arguments.output, chosen, texts=texts)
    say_saved(report, f"{_summary(before, extended)}{told}", [Path(arguments.output)])


def _check(arguments: argparse.Namespace) -> None:
    if arguments.merges is None and not arguments.token:
        raise UserError(
            "Nothing is to be added.", "Give --token, or --merges with a corpus to train on."
        )
    if arguments.merges is not None and not arguments.corpus:
        raise UserError("There is no corpus to train on.", "Name one, or leave --merges out.")
    if arguments.merges is not None and arguments.merges < 0:
        raise UserError("--merges is below 0.", "Give a whole number from 0 up.")
    if arguments.min_frequency < 1:
        raise UserError("--min-frequency is below 1.", "Give a whole number from 1 up.")


def _load(arguments: argparse.Namespace, tokenizer: Tokenizer, progress: Progress) -> Corpus:
    corpus = load(arguments, counting_config(tokenizer), progress).corpus
    return parted(corpus, tokenizer) if arguments.counts else corpus


def _trained(
    arguments: argparse.Namespace, extended: Extended, corpus: Corpus, progress: Progress
) -> Extended:
    training = go_on(extended, corpus, arguments.merges, min_frequency=arguments.min_frequency)
    while True:
        try:
            progress.merging(next(training), arguments.merges)
        except StopIteration as end:
            found: Extended = end.value
            return found


def _summary(before: Tokenizer, extended: Extended) -> str:
    new = [entry.token.id for entry in extended.new]
    kept = f"{len(before.vocabulary):,} old ids kept"
    if not new:
        return f"Extended: no new tokens, {kept}."
    if len(new) == 1:
        return f"Extended: 1 new token, id {new[0]}; {kept}."
    return f"Extended: {len(new):,} new tokens, ids {new[0]} to {new[-1]}; {kept}."


def _told(found: Moves) -> str:
    return (
        f" Corpus: {found.tokens_before:,} tokens before, {found.tokens_after:,} after; "
        f"words cut otherwise: {found.moved_occurrences:,} of {found.occurrences:,}, into more "
        f"tokens: {found.worse_occurrences:,}."
    )
