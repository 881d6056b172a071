"""The lesson that is being taken: its step, its questions and what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine.pretokenizer import SECONDS_IN_WINDOW, pattern_budget
from ..engine.worked_example import WorkedExample
from ..errors import FormatError, UserError
from ..formats.lesson import Lesson, LessonStep
from .lesson_exercise import Exercise, make_exercise
from .lesson_secrets import NOTHING_SECRET, Secrets, secrets_of
from .lesson_store import Progress
from .lesson_text import ExampleFaces, Span, spans
from .lesson_verdict import Given, Verdict, judge, what_is_wanted

__all__ = ["Answered", "LessonModel", "WorkedLesson"]


class Answered(NamedTuple):
    """An answer with its verdict."""

    given: Given
    verdict: Verdict


class WorkedLesson:
    """A lesson with its corpus trained and all its questions worked out.

    Raises `FormatError`, with the line of the step in `name`, for a step that cannot be.
    """

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.lesson = lesson
        self.example = WorkedExample(lesson.corpus, lesson.config)
        self.faces = ExampleFaces(self.example)
        self.exercises: list[Exercise | None] = []
        self.secrets: list[Secrets] = []
        with pattern_budget(SECONDS_IN_WINDOW):  # the window waits for all steps
            for step in lesson.steps:
                try:
                    self.exercises.append(self._work_out(step))
                    self.secrets.append(self._find_secrets(step))
                except UserError as error:
                    raise FormatError(
                        f"{name}, line {step.line}, {step.title}: {error.message}", error.hint
                    ) from None

    def spans(self, text: str, step: LessonStep) -> list[Span]:
        """Return a text of a step with its figures worked out."""
        return spans(text, self.example, self.faces, step.at)

    def _work_out(self, step: LessonStep) -> Exercise | None:
        self.example.check_step(step.at)
        if step.reveal is not None:
            self.example.check_step(step.reveal)
        for text in (step.text, step.question, step.hint, step.after):
            self.spans(text, step)
        if step.ask is None:
            return None
        seed = f"{self.lesson.id} {step.at} {step.ask.kind}"
        return make_exercise(step.ask, self.example, self.faces, step.at, seed)

    def _find_secrets(self, step: LessonStep) -> Secrets:
        return NOTHING_SECRET if step.ask is None else secrets_of(step.ask, self.example, step.at)


class LessonModel(QObject):
    """Where a person stands in a lesson.

    `step_changed` when another step is shown, `answered` when its question was, `refused` with what
    is wanted when an answer cannot be judged, `revealed` when a
    merge of a step that reveals them is to be shown, `hint_changed`, `closed` when there is no
    lesson any more.
    """

    opened = Signal()
    step_changed = Signal()
    answered = Signal()
    refused = Signal(str)
    revealed = Signal(int)
    hint_changed = Signal(bool)
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worked: WorkedLesson | None = None
        self._at = 0
        self._merges = 0
        self._reached = 0
        self._answers: dict[int, Answered] = {}
        self._is_done = False

    @property
    def worked(self) -> WorkedLesson | None:
        """The lesson, `None` where none is being taken."""
        return self._worked

    @property
    def steps(self) -> Sequence[LessonStep]:
        """The steps of the lesson."""
        return () if self._worked is None else self._worked.lesson.steps

    @property
    def at(self) -> int:
        """The number of the step on show, from 0."""
        return self._at

    @property
    def step(self) -> LessonStep:
        """The step on show."""
        return self.steps[self._at]

    @property
    def exercise(self) -> Exercise | None:
        """The question of the step on show."""
        assert self._worked is not None
        return self._worked.exercises[self._at]

    @property
    def secrets(self) -> Secrets:
        """What is not told while the question on show is open."""
        if self._worked is None or self.answer is not None:
            return NOTHING_SECRET
        return self._worked.secrets[self._at]

    @property
    def merges(self) -> int:
        """The merges that are shown as made."""
        return self._merges

    @property
    def answers(self) -> dict[int, Answered]:
        """What was answered, by step."""
        return self._answers

    @property
    def answer(self) -> Answered | None:
        """The answer to the question on show."""
        return self._answers.get(self._at)

    @property
    def points(self) -> tuple[int, int]:
        """The points reached, and how many there were to reach so far."""
        verdicts = [answered.verdict for answered in self._answers.values()]
        return sum(v.points for v in verdicts), sum(v.of for v in verdicts)

    @property
    def is_settled(self) -> bool:
        """Tell whether the step on show has nothing left to answer or reveal."""
        step = self.step
        if step.reveal is not None:
            return self._merges >= step.reveal
        return step.ask is None or self._at in self._answers

    def is_seen(self, step: int) -> bool:
        """Tell whether a step has been gone through."""
        if step >= len(self.steps):
            return False
        if self._at == step:
            return self._is_done and self.is_settled
        return step in self._answers or (step < self.furthest and self.steps[step].ask is None)

    @property
    def furthest(self) -> int:
        """The last step that may be gone to: those before it have been gone through."""
        if self._is_done:
            return len(self.steps) - 1
        asked = [n for n, step in enumerate(self.steps) if step.ask and n not in self._answers]
        limit = asked[0] if asked else len(self.steps) - 1
        return max(self._at, min(limit, max(self._reached, self._at)))

    @property
    def progress(self) -> Progress:
        """How far the lesson has come, to be kept."""
        points, of = self.points
        answers = {step: answered.given for step, answered in self._answers.items()}
        return Progress(self._at, len(self.steps), answers, points, of, self._is_done)

    # For the controller

    def open(self, worked: WorkedLesson, progress: Progress) -> None:
        """Take a lesson, where it was left."""
        self._worked = worked
        self._answers = {}
        for number, given in progress.answers.items():
            is_there = 0 <= number < len(worked.exercises)  # the file may be another one by now
            exercise = worked.exercises[number] if is_there else None
            if exercise is not None and 0 <= (given.choice or 0) < max(1, len(exercise.options)):
                self._answers[number] = Answered(given, judge(exercise, given))
        self._is_done = progress.is_done
        self._reached = self._at = min(progress.step, len(self.steps) - 1)
        self.opened.emit()
        self._show()

    def close(self) -> None:
        """Take no lesson."""
        if self._worked is not None:
            self._worked = None
            self._answers = {}
            self._at = self._merges = 0
            self.closed.emit()

    def go(self, step: int) -> None:
        """Go to a step that may be gone to."""
        step = max(0, min(step, len(self.steps) - 1))
        if step <= self.furthest or (step == self._at + 1 and self.is_settled):
            self._at = step
            self._reached = max(self._reached, step)
            self._show()

    def reveal(self) -> None:
        """Show the next merge of a step that reveals them."""
        step = self.step
        if step.reveal is not None and self._merges < step.reveal:
            self._merges += 1
            self._note_end()
            self.revealed.emit(self._merges)

    def give(self, given: Given) -> None:
        """Answer the question on show; a second answer changes nothing."""
        exercise = self.exercise
        if exercise is None or self._at in self._answers:
            return
        wanted = what_is_wanted(exercise, given)
        if wanted:
            self.refused.emit(wanted)
            return
        self._answers[self._at] = Answered(given, judge(exercise, given))
        if exercise.kind == "merge":
            self._merges = self.step.at + 1
        self._note_end()
        self.answered.emit()

    def forget(self) -> None:
        """Begin the lesson anew, without points."""
        self._answers = {}
        self._is_done = False
        self._reached = self._at = 0
        self._show()

    def _show(self) -> None:
        step = self.step
        is_made = step.ask is not None and step.ask.kind == "merge" and self.answer is not None
        self._merges = step.at + is_made
        if step.reveal is not None and (self._is_done or self._at < self._reached):
            self._merges = step.reveal
        self._note_end()
        self.step_changed.emit()

    def _note_end(self) -> None:
        if self._at == len(self.steps) - 1 and self.is_settled:
            self._is_done = True
