"""The answers of a lesson in rows, as its side and its summary show them."""

from __future__ import annotations

from ..models.lesson_model import LessonModel
from ..models.lesson_text import value_text
from ..models.lesson_verdict import given_text
from ..views.lesson_side import AnswerRow

__all__ = ["answer_rows"]


def answer_rows(model: LessonModel) -> list[AnswerRow]:
    """Return what was answered in the lesson being taken, by its steps."""
    rows = []
    assert model.worked is not None
    for number, answered in sorted(model.answers.items()):
        exercise = model.worked.exercises[number]
        if exercise is not None:
            title = exercise.summary if exercise.kind == "merge" else model.steps[number].title
            right = exercise.right
            if exercise.kind == "merge" and exercise.number is not None and answered.given.number:
                right = f"{right}, {value_text(exercise.number)}"
            rows.append(
                AnswerRow(
                    title, right, answered.verdict.is_right, given_text(exercise, answered.given)
                )
            )
    return rows
