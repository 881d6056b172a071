"""Gives all that one window holds to the window that takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .build import Application

__all__ = ["hand_over"]


def hand_over(old: Application, new: Application) -> None:
    """Let `new`, which is built but not filled, hold what `old` does, and look like it.

    Corpus, settings, live text, bookmarks, training, playhead, undo, branches and what counts as
    unsaved are the same; what is kept among the settings comes with these. A training at work
    begins anew, and the playhead goes back to its place when that is complete. Only messages that
    are not closed stay behind: their remedies are about the old window.
    """
    old.corpus.commit_edit()
    if old.theme.name != new.theme.name:
        new.use_theme(old.theme.name)
    _hand_over_project(old, new)
    _hand_over_playhead(old, new)
    new.keeping.undoing.take_over(old.keeping.undoing)
    new.workspaces.branching.take_over(old.workspaces.branching)
    if kept := old.workspaces.kept_trainings():
        new.workspaces.comparing.model.add_kept(kept)
    new.files.take_over_changes(old.files)


def _hand_over_project(old: Application, new: Application) -> None:
    before, project = old.project, new.project
    step = old.playhead.step if before.run.is_running else None
    new.files.take_over(old.files, step)
    project.set_config(before.config)
    new.training.expect_from(old.training)
    project.set_opened(before.opened)
    project.set_live_text(before.live_text, "file")
    new.corpus.take_over(old.corpus)
    project.set_bookmarks((mark.step, mark.name) for mark in before.bookmarks)
    new.training.take_over(old.training)


def _hand_over_playhead(old: Application, new: Application) -> None:
    before = old.playhead
    new.playback.set_speed(before.speed)
    if not old.project.run.is_running:
        new.playback.seek(before.step)
    if before.loop is not None:
        new.playhead.set_loop(before.loop, before.looping)
