"""What is open, as a project file keeps it, and as a tokenizer of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..engine.baseline_history import BaselineHistory
from ..engine.birth_order import as_in_file
from ..engine.history import TrainingHistory
from ..engine.merge import MergeStep
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..engine.unigram.history import UnigramHistory
from ..engine.vocabulary import Vocabulary
from ..formats.checksum import FileCheck, check_file, is_unchanged
from ..formats.project_file import ProjectDocument
from ..models.corpus_source import CorpusSource
from ..models.project import History, Project
from ..models.run_state import Phase

__all__ = ["changed_files", "current_tokenizer", "project_document"]


def project_document(project: Project, step: int, *, for_crash: bool = False) -> ProjectDocument:
    """Return all that is open, with the playhead at `step`.

    `for_crash`: a tokenizer from a file is only named, since it takes a while to write it out, and
    files are not read for their checksums.
    """
    history, source, opened = project.history, project.source, project.opened
    tokenizer = Tokenizer(Vocabulary(), project.config)
    steps: tuple[MergeStep, ...] = ()
    stop: tuple[str, str] | None = None
    settings, name = None, ""
    if opened is not None and isinstance(history, ReplayHistory):
        settings, name = project.config, opened.name
        if for_crash:
            tokenizer = Tokenizer(Vocabulary(), project.config)
        else:
            tokenizer = as_in_file(history.tokenizer, history.numbers, None)
    elif history is not None and _is_current(project, history):
        tokenizer = current_tokenizer(project, None) or tokenizer
        # The steps of other algorithms say more than the file holds: they are trained again.
        if isinstance(history, TrainingHistory) and history.config.algorithm == "bpe":
            steps = tuple(history.steps)
            stop = None if history.stop is None else (history.stop.code, history.stop.text)
    return ProjectDocument(
        tokenizer=tokenizer,
        steps=steps,
        stop=stop,
        corpus=source.to_dict(),
        live_texts=(project.live_text,),
        playhead=step,
        bookmarks=project.bookmarks,
        checks={} if for_crash else _checks(source),
        opened=name,
        settings=settings,
        opened_path=opened.file.path if opened is not None and for_crash else "",
        home=str(project.path) if project.path is not None and for_crash else "",
    )


def current_tokenizer(project: Project, merges: int | None) -> Tokenizer | None:
    """Return the tokenizer in view, with its first `merges` steps; `None`: with all.

    A unigram vocabulary is always that at the end: before it is one in the making.
    """
    history = project.history
    if history is None:
        return None
    if isinstance(history, ReplayHistory):
        return as_in_file(history.tokenizer, history.numbers, merges)
    if isinstance(history, UnigramHistory):
        return Tokenizer(history.vocabulary.finished(), history.config)
    if merges is None or merges >= len(history.steps):
        return Tokenizer(history.vocabulary, history.config)
    if isinstance(history, BaselineHistory):
        taken = history.first_id + merges
        tokens = (token for token in history.vocabulary if token.id < taken)
        return Tokenizer(Vocabulary.from_parts(tokens, ()), history.config)
    vocabulary = Vocabulary.from_training(history.alphabet, history.steps[:merges], history.config)
    return Tokenizer(vocabulary, history.config)


def changed_files(checks: Mapping[str, FileCheck]) -> list[Path]:
    """Return which files of a project no longer hold what they did when it was saved."""
    return [Path(path) for path, check in checks.items() if not is_unchanged(Path(path), check)]


def _is_current(project: Project, history: History) -> bool:
    """Tell whether a training is of these settings and of this corpus, and complete."""
    return project.run.phase is Phase.FINISHED and history.config == project.config


def _checks(source: CorpusSource) -> dict[str, FileCheck]:
    found = {str(file.path): check_file(file.path) for file in source.files}
    return {path: check for path, check in found.items() if check is not None}
