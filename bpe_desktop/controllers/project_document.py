"""What is open, as a project file keeps it, and as a tokenizer of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..engine.birth_order import as_in_file
from ..engine.history import TrainingHistory
from ..engine.merge import MergeStep
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Vocabulary
from ..formats.checksum import FileCheck, check_file, is_unchanged
from ..formats.project_file import ProjectDocument
from ..models.corpus_source import CorpusSource
from ..models.project import Project
from ..models.run_state import Phase

__all__ = ["changed_files", "current_tokenizer", "project_document"]


def project_document(project: Project, step: int, *, for_crash: bool = False) -> ProjectDocument:
    """Return all that is open, with the playhead at `step`.

    `for_crash`: a tokenizer from a file is only named, since it takes a while to write it out, and
    files are not read for their checksums.
    """
    history, source, opened = project.history, project.source, project.opened
    tokenizer, steps, stop = Tokenizer(Vocabulary(), project.config), (), None
    settings, name = None, ""
    if opened is not None and isinstance(history, ReplayHistory):
        settings, name = project.config, opened.name
        if for_crash:
            tokenizer = Tokenizer(Vocabulary(), project.config)
        else:
            tokenizer = as_in_file(history.tokenizer, history.numbers, None)
    elif isinstance(history, TrainingHistory) and _is_current(project, history):
        tokenizer = Tokenizer(history.vocabulary, history.config)
        steps = tuple(step for step in history.steps if isinstance(step, MergeStep))
        stop = None if history.stop is None else (history.stop.code, history.stop.text)
    return ProjectDocument(
        tokenizer=tokenizer,
        steps=steps,
        stop=stop,
        corpus=source.to_dict(),
        live_texts=(project.live_text,),
        playhead=step,
        checks={} if for_crash else _checks(source),
        opened=name,
        settings=settings,
        opened_path=opened.file.path if opened is not None and for_crash else "",
        home=str(project.path) if project.path is not None and for_crash else "",
    )


def current_tokenizer(project: Project, merges: int | None) -> Tokenizer | None:
    """Return the tokenizer in view, with its first `merges` rules; `None`: with all."""
    history = project.history
    if history is None:
        return None
    if isinstance(history, ReplayHistory):
        return as_in_file(history.tokenizer, history.numbers, merges)
    if merges is None or merges >= len(history.steps):
        return Tokenizer(history.vocabulary, history.config)
    vocabulary = Vocabulary.from_training(history.alphabet, history.steps[:merges], history.config)
    return Tokenizer(vocabulary, history.config)


def changed_files(checks: Mapping[str, FileCheck]) -> list[Path]:
    """Return which files of a project no longer hold what they did when it was saved."""
    return [Path(path) for path, check in checks.items() if not is_unchanged(Path(path), check)]


def _is_current(project: Project, history: TrainingHistory) -> bool:
    """Tell whether a training is of these settings and of this corpus, and complete."""
    return project.run.phase is Phase.FINISHED and history.config == project.config


def _checks(source: CorpusSource) -> dict[str, FileCheck]:
    found = {str(file.path): check_file(file.path) for file in source.files}
    return {path: check for path, check in found.items() if check is not None}
