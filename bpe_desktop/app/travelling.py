"""Connects time travel with the window: bookmarks, jumps, the repeated range, and Go to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog

from ..controllers.time_travel import TimeTravel
from ..engine.display import token_label
from ..engine.unigram.steps import UnigramStep
from ..models.bookmarks import Bookmark
from ..models.face_book import FaceBook
from ..models.project import History
from ..models.step_search import Place, find_places
from ..views.go_dialog import Goal, GoDialog
from ..views.quantities import count_text
from ..views.step_words import step_words
from ..views.workspaces import WATCH
from .parts import Parts

__all__ = ["Travelling"]

_NAME_WIDTH = 320
_OFFERED = 60  # places of the dialog Go to


class Travelling(QObject):
    """Makes the `TimeTravel` controller and everything in the window that asks it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = parts.theme
        self._window = parts.window
        self._project = parts.project
        self._playhead = parts.playhead
        self._tables = parts.tables
        self._playback = parts.playback
        self._timeline = parts.panes.timeline
        self._merge_view = parts.panes.merge_view
        self.travel = TimeTravel(
            parts.project, parts.playhead, parts.playback, parts.messages, self
        )
        self._connect_actions()
        self._connect_views()
        self._show_bookmarks()
        self._show_loop()

    def ask_where(self) -> None:
        """Open the dialog Go to."""
        dialog = GoDialog(self._theme, self.goals, self._window)
        dialog.step_chosen.connect(self._playback.seek)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def ask_name(self) -> None:
        """Ask what to call the bookmark at the playhead."""
        step = self._playhead.step
        name = next((mark.name for mark in self._project.bookmarks if mark.step == step), "")
        dialog = QInputDialog(self._window)
        dialog.setObjectName("bookmarkName")
        dialog.resize(_NAME_WIDTH, dialog.sizeHint().height())
        dialog.setWindowTitle(self.tr("Name the bookmark"))
        dialog.setLabelText(self.tr("Name of step {}:").format(count_text(step)))
        dialog.setTextValue(name or self._made_at(step))
        dialog.textValueSelected.connect(self.travel.name_bookmark)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # Connecting

    def _connect_actions(self) -> None:
        actions, travel, playback = self._window.commands, self.travel, self._playback
        for name, slot in (
            ("goTo", self.ask_where),
            ("nextTextChange", lambda: travel.go_to_change_of_text(1)),
            ("previousTextChange", lambda: travel.go_to_change_of_text(-1)),
            ("nextWordChange", lambda: self._ask_for_change(1)),
            ("previousWordChange", lambda: self._ask_for_change(-1)),
            ("bookmark", travel.toggle_bookmark),
            ("nameBookmark", self.ask_name),
            ("nextBookmark", lambda: travel.go_to_bookmark(1)),
            ("previousBookmark", lambda: travel.go_to_bookmark(-1)),
            ("loopStart", playback.set_loop_start),
            ("loopEnd", playback.set_loop_end),
            ("loop", self._toggle_loop),
        ):
            actions[name].triggered.connect(lambda _=False, slot=slot: slot())
        actions.bookmark_chosen.connect(playback.seek)

    def _connect_views(self) -> None:
        view, project, playhead = self._merge_view, self._project, self._playhead
        view.word_change_requested.connect(self._go_to_change)
        view.birth_requested.connect(self.travel.go_to_birth)
        self._timeline.bookmark_requested.connect(self.travel.toggle_bookmark)
        self._timeline.loop_requested.connect(self._toggle_loop)
        project.bookmarks_changed.connect(self._show_bookmarks)
        project.history_replaced.connect(self._show_bookmarks)
        project.history_finished.connect(self._show_bookmarks)
        playhead.step_changed.connect(self._show_marked)
        playhead.loop_changed.connect(self._show_loop)

    def _ask_for_change(self, direction: int) -> None:
        self._window.workspaces.go(WATCH)
        self._merge_view.ask_for_change(direction)

    def _go_to_change(self, word: int, name: str, direction: int) -> None:
        self.travel.go_to_change_of_word(word, name, direction)
        self._merge_view.follow_word(word)

    def _toggle_loop(self) -> None:
        self._playback.toggle_loop(self._timeline.shown_steps())
        self._show_loop()  # also where nothing changed: the button that was pressed stays up

    # Showing

    def _show_bookmarks(self) -> None:
        marks = self._project.bookmarks
        self._timeline.set_bookmarks([mark.step for mark in marks])
        self._window.commands.set_bookmarks([(mark.step, self._called(mark)) for mark in marks])
        self._show_marked()

    def _show_marked(self, *_step: int) -> None:
        step = self._playhead.step
        marked = any(mark.step == step for mark in self._project.bookmarks)
        self._window.commands["bookmark"].setChecked(marked)

    def _show_loop(self) -> None:
        playhead = self._playhead
        self._timeline.set_loop(playhead.loop if playhead.looping else None)
        self._window.commands["loop"].setChecked(playhead.looping)

    def _called(self, mark: Bookmark) -> str:
        name = mark.name or self._made_at(mark.step)
        return f"{count_text(mark.step)}   {name}" if name else count_text(mark.step)

    def _made_at(self, step: int) -> str:
        """Return what a step made, "" where that is not known."""
        history = self._project.history
        if history is None or step > len(history.steps):
            return ""
        if step == 0:
            return self.tr("the start")
        made = history.steps[step - 1]
        if isinstance(made, UnigramStep):
            return ""
        return token_label(history.vocabulary.token(made.token_id))

    def goals(self, typed: str) -> Sequence[Goal]:
        """Return the steps that a typed text may mean."""
        history = self._project.history
        if history is None:
            return ()
        index = self._tables.vocabulary.whole_index()
        faces = FaceBook(history.vocabulary, history.numbers)
        places = find_places(history, index, typed, _OFFERED)
        return [self._goal(history, faces, place) for place in places]

    def _goal(self, history: History, faces: FaceBook, place: Place) -> Goal:
        words = step_words(history.config.algorithm)
        if place.token is None:
            step = 0 if place.step is None else place.step
            text = words.step_of.format(count_text(step), count_text(len(history.steps)))
            return Goal(place.step, text)
        face = faces.face(place.token)
        if place.step is None:
            text = self.tr("id {}, never made").format(face.shown_id)
        elif place.step == 0:
            text = self.tr("id {}, there from the start").format(face.shown_id)
        else:
            text = self.tr("id {}, born at step {}").format(face.shown_id, count_text(place.step))
        return Goal(place.step, text, face)
