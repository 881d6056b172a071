"""Connects Lessons with the rest of the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from ..controllers.lessons import LessonsController
from ..controllers.playback import PlaybackController
from ..engine.display import visible
from ..engine.merge import MergeStep, ScoredStep
from ..models.faces import Face, MergeRow, MergeScene
from ..models.lesson_model import LessonModel, WorkedLesson
from ..models.lesson_store import LessonStore
from ..models.number_text import count_text, counted
from ..models.playhead import Playhead
from ..models.project import Project
from ..models.scene_model import SceneModel
from ..models.table_cell import score_text
from ..models.turns import Turns
from ..resources import lesson_files
from ..views.lesson_bar import LessonBar
from ..views.lesson_side import MergeLine
from ..views.lesson_steps import StepEntry
from ..views.lessons_page import LessonsPage
from ..views.status_bar import Figure
from ..views.step_words import step_words
from .language import spoken_language
from .lesson_answers import answer_rows
from .lesson_groups import grouped_lessons
from .parts import Parts

__all__ = ["Teaching"]

_NAME = "lessons"


class Teaching(QObject):
    """The page Lessons with what is behind it.

    A lesson has a project, a playhead and a playback of its own: those of the window stay as they
    are.
    """

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._is_on = False
        self._moving: int | None = None  # the step whose merge is being shown
        self._scene: MergeScene | None = None  # the one on show, with nothing hidden in it
        self._paths: dict[str, Path] = {}
        self._taken = ""  # the lesson that was taken last
        self.model = LessonModel(self)
        self.controller = LessonsController(
            self.model, LessonStore(parts.settings), lesson_files(), parts.messages, self
        )
        self.project = Project(self)
        self.playhead = Playhead(self)
        self.turns = Turns(self)
        self.scene = SceneModel(self.project, self.playhead, self.turns, self)
        self.playback = PlaybackController(self.project, self.playhead, self)
        self.project.history_replaced.connect(self.playback.history_replaced)
        parts.window.workspaces.entered.connect(lambda name: self._activate(name == _NAME))
        for fact in (parts.playhead.step_changed, parts.project.history_finished):
            fact.connect(lambda *_: self._show_figures())

    @cached_property
    def page(self) -> LessonsPage:
        """The page; made and connected by the first who asks."""
        page = LessonsPage(self._parts.theme, spoken_language())
        self._connect(page)
        self._show_list(page)
        page.show_list()
        return page

    @cached_property
    def bar(self) -> LessonBar:
        """What the toolbar shows of a lesson."""
        bar = LessonBar(self._parts.theme)
        bar.leave_requested.connect(self.controller.leave)
        bar.set_lesson("", "", "")
        return bar

    def close(self) -> None:
        """Keep the score and stop the clock."""
        self.controller.keep()
        self.playback.close()

    def open_file(self, path: Path) -> None:
        """Open a lesson from a file and show it."""
        page = self.page  # made before the lesson, which it shows then
        if self.controller.open_file(path):
            self._show_list(page)
            self._parts.messages.clear_opening("error")
            self._parts.files.remember(path)
            self._parts.window.workspaces.go(_NAME)

    # Connecting

    def _connect(self, page: LessonsPage) -> None:
        model, controller = self.model, self.controller
        lessons, task, guide = page.list, page.task, page.guide
        lessons.lesson_chosen.connect(lambda key: controller.start(self._paths[key]))
        lessons.open_requested.connect(
            lambda: self._parts.dialogs.ask_lesson(lambda name: self.open_file(Path(name)))
        )
        lessons.language_chosen.connect(controller.set_texts)
        lessons.remove_requested.connect(lambda key: controller.remove(self._paths[key]))
        lessons.forget_requested.connect(lambda key: controller.forget(self._paths[key]))
        controller.list_changed.connect(lambda: self._show_list(page))
        task.answered.connect(controller.answer)
        task.reveal_requested.connect(controller.reveal)
        task.hint_requested.connect(self._show_hint)
        task.outlined.connect(page.view.set_candidate)
        guide.step_chosen.connect(controller.go)
        page.back_requested.connect(lambda: controller.go(model.at - 1))
        page.next_requested.connect(self._go_on)
        page.summary.list_requested.connect(controller.leave)
        page.summary.anew_requested.connect(controller.begin_anew)
        page.summary.back_requested.connect(lambda: controller.go(model.at))
        menu = QMenu(guide)
        menu.setObjectName("lessonGuideMenu")
        menu.addAction(self.tr("All lessons")).triggered.connect(controller.leave)
        menu.addAction(self.tr("Begin anew and reset the score")).triggered.connect(
            controller.begin_anew
        )
        guide.add_tool("list-ordered", self.tr("All lessons, or begin anew"), "lessonTools", menu)
        model.opened.connect(self._open)
        model.step_changed.connect(self._show_step)
        model.answered.connect(self._show_new_answer)
        model.refused.connect(task.refuse)
        model.revealed.connect(self._show_revealed)
        model.closed.connect(self._close)
        self.scene.scene_changed.connect(self._show_scene)
        self.playhead.motion_changed.connect(page.view.set_motion)

    def _activate(self, active: bool) -> None:
        if active == self._is_on:
            return
        self._is_on = active
        self._show_bar()
        if active:
            self._parts.playback.pause()
            self._show_figures()
            if self.page.shows_lesson:
                self.page.setFocus()
                self.page.task.focus()
            elif self.model.worked is not None:
                self.page.summary.setFocus()
            else:
                self.page.list.focus_lesson()
        else:
            self.playback.pause()
            self.controller.keep()

    def _show_bar(self) -> None:
        window = self._parts.window
        is_taken = self._is_on and self.model.worked is not None
        window.run_state.setVisible(not is_taken)
        window.toolbar.show_tools(self.bar if is_taken else None)

    def _show_list(self, page: LessonsPage) -> None:
        language = spoken_language()
        texts = self.controller.texts or "window"
        if texts == "window" and language == "en":
            texts = "en"
        groups, self._paths = grouped_lessons(self.controller.lessons(), texts, language)
        page.list.language.set_value(texts)
        page.list.set_lessons(groups)

    # A lesson

    @property
    def _worked(self) -> WorkedLesson:
        worked = self.model.worked
        assert worked is not None
        return worked

    @property
    def _is_gage(self) -> bool:
        return self._worked.lesson.config.algorithm == "gage"

    def _open(self) -> None:
        worked, page = self._worked, self.page
        self._taken = worked.lesson.key
        self._scene = None
        page.view.set_words(step_words(worked.lesson.config.algorithm))
        page.guide.set_title(worked.lesson.title)
        self.scene.set_order("frequent")
        self.project.replace_history(worked.example.history)
        page.show_lesson()
        self._show_bar()

    def _close(self) -> None:
        self.playback.close()
        self.project.replace_history(None)
        self.page.show_list(self._taken)
        self._show_bar()
        self._show_figures()

    def _go_on(self) -> None:
        model = self.model
        if model.at < len(model.steps) - 1:
            self.controller.go(model.at + 1)
            return
        self.controller.keep()
        self.playback.pause()
        self.page.summary.set_summary(
            self._worked.lesson.title, answer_rows(model), *model.points
        )  # fmt: skip
        self.page.show_summary()
        self._show_figures()

    def _show_step(self) -> None:
        model, page, worked = self.model, self.page, self._worked
        step, exercise, answered = model.step, model.exercise, model.answer
        page.show_lesson()
        self._moving = None
        self.scene.set_order("frequent")
        self.playback.seek(model.merges)
        self._show_scene_again()
        page.view.set_candidate(None)
        page.guide.set_text(step.title, worked.spans(step.text, step))
        page.guide.set_hint([])
        if step.reveal is not None:
            self._offer_reveal()
        else:
            page.task.ask(exercise, worked.spans(step.question, step), has_hint=bool(step.hint))
        if answered is not None:
            page.task.show_answer(answered, worked.spans(step.after, step), is_new=False)
        page.setFocus()
        self._show_around()
        page.task.focus()

    def _show_new_answer(self) -> None:
        model, page, step = self.model, self.page, self.model.step
        answered, exercise = model.answer, model.exercise
        assert answered is not None
        assert exercise is not None
        page.setFocus()
        page.task.show_answer(answered, self._worked.spans(step.after, step), is_new=True)
        page.guide.set_hint([])
        if exercise.kind == "merge":
            self._play_merge(step.at)
        else:
            self._show_scene_again()
        self._show_around()
        page.show_verdict()

    def _show_revealed(self, merge: int) -> None:
        self._offer_reveal()
        self._play_merge(merge - 1)
        self._show_around()
        if self.model.is_settled:
            self.page.setFocus()

    def _show_hint(self) -> None:
        step = self.model.step
        self.page.guide.set_hint(self._worked.spans(step.hint, step))

    def _offer_reveal(self) -> None:
        step, merges = self.model.step, self.model.merges
        assert step.reveal is not None
        self.page.task.offer_reveal(
            merges + 1, is_more=merges < step.reveal, is_replacement=self._is_gage
        )

    def _play_merge(self, at: int) -> None:
        """Show a merge as it is made, after those that are on their way."""
        self.playback.seek(at)
        self._moving = at
        self.scene.set_order("touched")
        self.playback.set_motion(self._parts.playback.motion)
        self.page.view.set_candidate(None)
        self.page.view.set_scene(self.scene.scene_at(at))
        self.playback.step_forward()

    def _show_scene(self, scene: MergeScene) -> None:
        """Show the words; hidden are the pair to come and a cut that is asked for."""
        self._scene = scene
        secrets = self.model.secrets
        if secrets.words or secrets.has_data:
            rows = tuple(
                row._replace(faces=(self._hidden_face(row),))
                if secrets.has_data or row.word in secrets.words
                else row
                for row in scene.rows
            )
            scene = scene._replace(rows=rows)
        if scene.step != self._moving:
            rows = tuple(row._replace(matches=(), share=0, lit=()) for row in scene.rows)
            scene = scene._replace(
                pair=None, result=None, counted=0, touched=0, total=0, rows=rows, headline=None
            )
        self.page.view.set_scene(scene)

    def _show_scene_again(self) -> None:
        """Show the words that are on show with what is hidden in them now."""
        if self._scene is not None and self._scene.step == self.playhead.step:
            self._show_scene(self._scene)

    def _hidden_face(self, row: MergeRow) -> Face:
        if self._is_gage:
            return Face(None, "?", scaffold=True)
        word = visible(self._worked.example.corpus.words[row.word])
        return Face(None, f"{word} ?", scaffold=True)

    # Around the words

    def _show_around(self) -> None:
        model, page = self.model, self.page
        step, exercise = model.step, model.exercise
        is_gage = self._is_gage
        merges = model.merges
        if is_gage and merges:
            title = self.tr("The text after replacement {}").format(merges)
        elif is_gage:
            title = self.tr("The text before the first replacement")
        elif merges:
            title = self.tr("The corpus after merge {}").format(merges)
        else:
            title = self.tr("The corpus before the first merge")
        has_choice = exercise is not None and exercise.kind == "merge" and model.answer is None
        page.set_state(title, self.tr("your choice is outlined") if has_choice else "")
        shows_tree = exercise is not None and exercise.why is not None and model.answer is not None
        if shows_tree and exercise is not None and exercise.why is not None:
            page.tree.set_tree(exercise.why.tree)
            page.set_state(exercise.summary, self.tr("the broken link is marked"))
        page.show_tree(shows_tree)
        page.fit_task(is_asked=exercise is not None or step.reveal is not None)
        is_last = model.at == len(model.steps) - 1
        page.guide.set_ways(has_back=model.at > 0, has_next=model.is_settled, is_last=is_last)
        page.guide.set_steps([self._step_entry(number) for number in range(len(model.steps))],
                             model.at)  # fmt: skip
        self._show_side()
        self._show_score()
        self._show_figures()

    def _step_entry(self, number: int) -> StepEntry:
        model = self.model
        title = model.steps[number].title
        answered = model.answers.get(number)
        is_open = number <= model.furthest
        if answered is not None:
            state = "right" if answered.verdict.is_right else "wrong"
        elif number == model.at:
            state = "here"
        else:
            state = "seen" if model.is_seen(number) else "coming"
        return StepEntry(title, state, is_open)

    def _show_side(self) -> None:
        model, page, example = self.model, self.page, self._worked.example
        face = self._worked.faces.book.face
        steps: Sequence[MergeStep] = example.steps[: model.merges]
        secrets = model.secrets
        lines = [
            MergeLine(
                merge.step,
                None if merge.step in secrets.pairs
                else (face(merge.left_id), face(merge.right_id)),
                None if merge.step in secrets.pairs else face(merge.token_id),
                "?" if merge.step in secrets.figures
                else score_text(merge.score) if isinstance(merge, ScoredStep)
                else count_text(merge.count),
            )
            for merge in steps
        ]  # fmt: skip
        detail = ""
        if secrets.is_next:
            lines.append(MergeLine(len(lines) + 1, None, None, "?"))
            detail = self.tr("the next one is hidden")
        by_score = example.config.algorithm == "wordpiece"
        page.side.merges_title.set_title(
            self.tr("Replacements") if self._is_gage else self.tr("Merges")
        )
        page.side.set_merges(lines, self.tr("Score") if by_score else self.tr("Counted"), detail)
        page.side.set_answers(answer_rows(model), *model.points)
        symbols = [
            None if step in secrets.bars else example.history.state_at(step).symbols
            for step in range(model.merges + 1)
        ]
        page.side.set_bars(
            [*symbols, None] if secrets.is_next else symbols,
            self.tr("Bytes left in the text")
            if self._is_gage
            else self.tr("Symbols left in the corpus"),
        )

    def _show_score(self) -> None:
        model = self.model
        points, of = model.points
        self.bar.set_lesson(
            self._worked.lesson.title,
            self.tr("Step {} of {}").format(model.at + 1, len(model.steps)),
            self.tr("{} of {} points so far").format(points, of) if of else "",
        )

    def _show_figures(self) -> None:
        if not self._is_on:
            return
        figures = []
        if self.model.worked is not None:
            lesson, model = self._worked.lesson, self.model
            corpus, hidden = lesson.corpus, model.secrets.facts
            words = counted("Teaching", "%Ln word(s)", len(corpus.words))
            occurrences = counted("Teaching", "%Ln occurrence(s)", corpus.occurrences)
            figures = [
                Figure(self.tr("Step"), self.tr("{} of {}").format(model.at + 1, len(model.steps))),
                Figure(
                    self.tr("Corpus"),
                    "?" if "words" in hidden else words,
                    "?" if "occurrences" in hidden else occurrences,
                ),
            ]
        status = self._parts.window.status_bar
        status.show_figures(figures, _NAME)
        status.set_hint(
            self.tr("1 to 4 choose, Enter reveals and goes on, left and right turn the steps.")
            if figures and self.page.shows_lesson
            else ""
            if figures
            else self.tr("Up and down choose a lesson, Enter begins it."),
            _NAME,
        )
