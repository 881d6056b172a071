"""The part of the training process that changes finished tokenizers and tells what that costs."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar

from ..engine.added_words import never_after_space
from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus, parse_counts
from ..engine.encoding import Encoding, Piece
from ..engine.extension import Extended, add_tokens, begin, go_on
from ..engine.moves import Moves, always_tokens, counting_config, curve, moves, parted
from ..engine.pruning import without_last, without_unused
from ..engine.tokenizer import Tokenizer
from ..engine.training import make_trainer
from ..engine.vocabulary import Token, Vocabulary
from ..errors import FormatError, UserError
from ..formats import registry
from ..formats.corpora import count_corpus, load_corpus
from ..formats.tokenizer_file import file_state
from .extension_messages import (
    Base,
    Cut,
    Domain,
    Extension,
    ExtensionJob,
    ExtensionLosses,
    ExtensionProgress,
    ExtensionSaved,
    FileBase,
    LossesJob,
    SaveJob,
    Scratch,
)

__all__ = ["SHOWN_CHARACTERS", "Extender"]

SHOWN_CHARACTERS = 1_200  # of the live text: each of its tokens is a tile
_SHOWN_NEW = 2_000
_BATCH_SECONDS = 0.1
_MOST_CORPORA = 6

_Result = TypeVar("_Result")
_Send = Callable[[Any], None]
_Pause = Callable[[], None]


class Extender:
    """Holds the tokenizer and the corpora of the job before, since most stay the same."""

    def __init__(self) -> None:
        self._base: tuple[object, Tokenizer] | None = None
        self._corpora: dict[object, Corpus] = {}
        self._changed: Tokenizer | None = None
        self._texts: tuple[str, ...] = ()

    def run(self, job: ExtensionJob | LossesJob | SaveJob, send: _Send, pause: _Pause) -> None:
        """Do a job; `pause` is called often and raises to cancel. Raises `UserError`."""
        if isinstance(job, LossesJob):
            self._tell_losses(job, send, pause)
        elif isinstance(job, SaveJob):
            self._save(job, send)
        else:
            send(_Run(self, job, send, pause).result())

    def remember(self, changed: Tokenizer, corpus: Corpus) -> None:
        """Keep what may be saved."""
        self._changed = changed
        self._texts = corpus.words[:200]

    def tokenizer(self, base: Base) -> Tokenizer:
        """Return the tokenizer to begin with."""
        key = base.key()
        if self._base is None or self._base[0] != key:
            self._corpora.clear()
            tokenizer = _read(base) if isinstance(base, FileBase) else base.tokenizer()
            self._base = key, tokenizer
        return self._base[1]

    def corpus(
        self, domain: Domain, tokenizer: Tokenizer, progress: Callable[[int, int], None]
    ) -> Corpus:
        """Count a corpus as a tokenizer cuts it, or take what was counted."""
        config = counting_config(tokenizer)
        key = domain, config
        found = self._corpora.get(key)
        if found is None:
            found = _count(domain, config, progress)
            if domain.counts:
                found = parted(found, tokenizer)
            while len(self._corpora) >= _MOST_CORPORA:
                del self._corpora[next(iter(self._corpora))]
            self._corpora[key] = found
        return found

    def _tell_losses(self, job: LossesJob, send: _Send, pause: _Pause) -> None:
        assert self._changed is not None
        for name in job.formats:
            pause()
            try:
                lost = tuple(registry.losses(self._changed, name))
                send(ExtensionLosses(job.revision, name, lost))
            except UserError as error:
                send(ExtensionLosses(job.revision, name, (), error))

    def _save(self, job: SaveJob, send: _Send) -> None:
        assert self._changed is not None
        report = registry.write(self._changed, job.path, job.format, texts=self._texts)
        paths = tuple(str(path) for path in report.paths)
        send(ExtensionSaved(job.revision, paths, report.certificate.text))


class _Run:
    """One plan, from the reading of its corpora to the figures."""

    def __init__(self, extender: Extender, job: ExtensionJob, send: _Send, pause: _Pause) -> None:
        self._extender = extender
        self._job = job
        self._send = send
        self._pause = pause
        self._due = 0.0

    def result(self) -> Extension:
        job = self._job
        before = self._extender.tokenizer(job.base)
        self._pause()
        corpus = self._count(job.corpus, before)
        domain = None if job.domain.is_empty else self._count(job.domain, before)
        changed, steps = self._change(before, corpus, domain)
        after = changed.tokenizer
        self._extender.remember(after, corpus)
        is_parted = always_tokens(after) != always_tokens(before)
        found = [
            None if source is None else self._compare(before, after, source, where, is_parted)
            for source, where in ((corpus, job.corpus), (domain, job.domain))
        ]
        curves: list[tuple[tuple[int, int], ...]] = [(), ()]
        if steps:
            for number, source in enumerate((corpus, domain)):
                if source is not None:
                    points = curve(after, changed.base_steps, steps, source)
                    curves[number] = tuple(self._drive(points, "comparing", len(source.words)))
        live = _cut_by(before, after, job.live) if job.live else None
        scratch = None
        if job.plan.scratch and domain is not None:
            scratch = self._from_scratch(after, corpus, domain)
        assert found[0] is not None
        new = changed.new[:_SHOWN_NEW]
        shown = _ids(found, live)
        shown.update(
            part
            for entry in new
            for part in (entry.token.left, entry.token.right)
            if part is not None
        )
        tokens = {token.id: token for token in _tokens(shown, before, after)}
        tokens.update((entry.token.id, entry.token) for entry in new)
        return Extension(
            job.revision,
            len(before.vocabulary),
            len(after.vocabulary),
            _kept(before.vocabulary, after.vocabulary),
            new,
            changed.removed[:_SHOWN_NEW],
            len(changed.removed),
            tokens,
            after.unknown_id,
            found[0],
            found[1],
            live,
            (curves[0], curves[1]),
            scratch,
            steps,
            len(after.vocabulary.rules),
            tuple(never_after_space(changed)[:_SHOWN_NEW]),
        )

    def _change(
        self, before: Tokenizer, corpus: Corpus, domain: Corpus | None
    ) -> tuple[Extended, int]:
        """Return what the plan makes of a tokenizer, and how many steps were trained."""
        plan = self._job.plan
        if plan.kind == "tokens":
            return add_tokens(begin(before), plan.texts, plan.way), 0
        if plan.kind == "last":
            return without_last(before, plan.number), 0
        if plan.kind == "unused":
            return without_unused(before, corpus), 0
        if domain is None:
            raise UserError("There is no text to train on.", "Type one, or open a file.")
        training = go_on(begin(before), domain, plan.number, min_frequency=plan.min_frequency)
        found = self._drive(training, "training", plan.number)
        return found, sum(entry.role == "trained" for entry in found.new)

    def _compare(
        self, before: Tokenizer, after: Tokenizer, corpus: Corpus, where: Domain, is_parted: bool
    ) -> Moves:
        then = self._count(where, after) if is_parted else None
        return self._drive(moves(before, after, corpus, then), "comparing", len(corpus.words))

    def _from_scratch(self, after: Tokenizer, corpus: Corpus, domain: Corpus) -> Scratch:
        """Train on both corpora to the size of the changed vocabulary."""
        words = dict(zip(corpus.words, corpus.counts, strict=True))
        for word, count in zip(domain.words, domain.counts, strict=True):
            words[word] = words.get(word, 0) + count
        both = Corpus.from_counts(words.items())
        size = len(after.vocabulary)
        fields: dict[str, Any] = {"vocab_size": size}
        if after.config.algorithm in ("bpe", "wordpiece"):
            fields["merges"] = None
        config = after.config.with_changes(**fields)
        trainer = make_trainer(both, config)
        made: list[Any] = []
        steps = trainer.steps()
        while True:
            try:
                made.append(next(steps))
            except StopIteration as end:
                result = end.value
                break
            self._tick("scratch", len(made), size)
        vocabulary = getattr(result, "vocabulary", None)
        if vocabulary is None:
            vocabulary = trainer.vocabulary  # type: ignore[union-attr]
            vocabulary.extend(made)
        piece = Tokenizer(vocabulary, config).cutter.at(None).piece
        totals = []
        for part in (corpus, domain):
            total = sum(count for _, count in part.specials)
            for number, (word, count) in enumerate(zip(part.words, part.counts, strict=True)):
                total += count * len(piece(word))
                if number % 512 == 0:
                    self._tick("scratch", size, size)
            totals.append(total)
        return Scratch(len(vocabulary), totals[0], totals[1])

    def _count(self, domain: Domain, tokenizer: Tokenizer) -> Corpus:
        return self._extender.corpus(
            domain, tokenizer, lambda done, total: self._tick("reading", done, total)
        )

    def _drive(self, work: Generator[int, None, _Result], phase: str, total: int) -> _Result:
        while True:
            try:
                done = next(work)
            except StopIteration as end:
                result: _Result = end.value
                return result
            self._tick(phase, done, total)

    def _tick(self, phase: str, done: int, total: int) -> None:
        self._pause()
        now = time.perf_counter()
        if now >= self._due:
            self._due = now + _BATCH_SECONDS
            self._send(ExtensionProgress(self._job.revision, phase, done, total))


def _read(base: FileBase) -> Tokenizer:
    file = base.file
    path = Path(file.path)
    if file_state(path) != file.state:
        raise FormatError(
            f"{path.name} has changed since it was opened.", "Open it again to see what is there."
        )
    tokenizer = registry.load(path, file.format, preset=file.preset).tokenizer
    rules = tokenizer.vocabulary.rules
    if base.merges is None or base.merges >= len(rules):
        return tokenizer
    return without_last(tokenizer, len(rules) - base.merges).tokenizer


def _count(domain: Domain, config: TrainingConfig, progress: Callable[[int, int], None]) -> Corpus:
    if domain.text is not None:
        if domain.counts:
            return Corpus.from_counts(parse_counts(domain.text.split("\n")))
        return Corpus.from_text(domain.text, config)
    if domain.settled:
        return count_corpus(domain.settled, config, counts=domain.counts, progress=progress)
    return load_corpus(domain.paths, config, progress=progress).corpus


def _cut_by(before: Tokenizer, after: Tokenizer, text: str) -> Cut:
    counts = [len(tokenizer.encode(text)) for tokenizer in (before, after)]
    shown = [tokenizer.encode(text[:SHOWN_CHARACTERS]) for tokenizer in (before, after)]
    return Cut(
        counts[0],
        counts[1],
        _piece(shown[0]),
        _piece(shown[1]),
        _gaps(shown[0]),
        _gaps(shown[1]),
    )


def _piece(encoding: Encoding) -> Piece:
    return tuple(
        None if lost else token for token, lost in zip(encoding.ids, encoding.unknown, strict=True)
    )


def _gaps(encoding: Encoding) -> frozenset[int]:
    """Return the tokens before which a part of the text is in no token."""
    offsets = encoding.offsets
    return frozenset(n for n in range(1, len(offsets)) if offsets[n][0] > offsets[n - 1][1])


def _ids(found: Iterable[Moves | None], live: Cut | None) -> set[int]:
    pieces: list[Piece] = [] if live is None else [live.before, live.after]
    for result in found:
        if result is not None:
            for move in (*result.moved, *result.worse):
                pieces += (move.before, move.after)
    return {token for piece in pieces for token in piece if token is not None}


def _tokens(ids: Iterable[int], before: Tokenizer, after: Tokenizer) -> Iterable[Token]:
    for token in ids:
        yield (after if token in after.vocabulary else before).vocabulary.token(token)


def _kept(before: Vocabulary, after: Vocabulary) -> int:
    """Return how many tokens are the same under the same id."""
    return sum(token.id in after and after.token(token.id) == token for token in before)
