"""Answers to the questions of a lesson, and how good they are."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..engine.facts import Pieces
from .lesson_exercise import Exercise
from .lesson_numbers import is_near, read_number
from .lesson_text import value_text
from .number_text import counted

__all__ = ["Given", "Verdict", "given_text", "judge", "what_is_wanted"]


class Given(NamedTuple):
    """A person's answer: an option, what was filled in, the places of cuts."""

    choice: int | None = None
    number: str = ""
    cuts: frozenset[int] = frozenset()


class Verdict(NamedTuple):
    """How good an answer was; `text` says it with the figures."""

    points: int
    of: int
    text: str

    @property
    def is_right(self) -> bool:
        """Tell whether all of it was right."""
        return self.points == self.of


def what_is_wanted(exercise: Exercise, given: Given) -> str:
    """Return what an answer lacks to be judged at all: a word where a number is asked for."""
    is_number = exercise.number is not None and not isinstance(exercise.number, str)
    if is_number and given.number.strip() and read_number(given.number) is None:
        return _tr("A number is wanted here, such as 12 or 0.5. Your answer was not scored.")
    return ""


def given_text(exercise: Exercise, given: Given) -> str:
    """Return an answer in a few words."""
    if exercise.kind == "split":
        labels = [face.label for face in exercise.symbols]
        ends = [0, *sorted(given.cuts), len(labels)]
        return " ".join("".join(labels[a:b]) for a, b in pairwise(ends))
    if given.choice is None:
        said = []
    elif exercise.kind == "why":
        said = [" + ".join(face.label for face in exercise.options[given.choice].faces)]
    else:
        said = [exercise.options[given.choice].said]
    return ", ".join([*said, *filter(None, [given.number.strip()])])


def judge(exercise: Exercise, given: Given) -> Verdict:
    """Judge an answer."""
    if exercise.kind == "split":
        return _judge_split(exercise, given)
    if exercise.kind == "number":
        return _judge_number(exercise, given)
    return _judge_choice(exercise, given)


def _judge_choice(exercise: Exercise, given: Given) -> Verdict:
    chosen = None if given.choice is None else exercise.options[given.choice]
    best = next(option for option in exercise.options if option.is_right)
    is_right = chosen is best
    points, of = int(is_right), 1
    if exercise.kind == "merge":
        notes = [(best, exercise.right)]
        if chosen is not None and not is_right:
            notes.append((chosen, " + ".join(face.label for face in chosen.faces)))
        told = _tr("; ").join(
            _tr("{}: {}").format(name, option.note) for option, name in reversed(notes)
        )
        text = (_tr("Right. {}.") if is_right else _tr("Not this one. {}.")).format(told)
    else:
        text = _tr("Right.") if is_right else _tr("Not this one.")
        if exercise.kind == "fault" and not is_right:
            text = _tr("Not this one: it is true. The wrong claim is {}: {}.").format(
                exercise.options.index(best) + 1, exercise.right
            )
        elif chosen is not None and not is_right:
            text += " " + _tr("{}: {}.").format(chosen.text, chosen.note)
    if exercise.number is not None and given.number.strip():
        number = read_number(given.number)
        hit = number is not None and is_near(exercise.number, number)
        points, of = points + hit, of + 1
        told = _tr("The count is right.") if hit else _tr("The count is {}, not {}.").format(
            value_text(exercise.number), given.number.strip()
        )  # fmt: skip
        text = f"{text} {told}"
    return Verdict(points, of, _joined(text, exercise.because))


def _judge_split(exercise: Exercise, given: Given) -> Verdict:
    is_right = given.cuts == exercise.cuts
    tokens = len(exercise.cuts) + 1
    if is_right:
        text = counted("LessonVerdict", "Right: %Ln token(s).", tokens)
    else:
        text = counted(
            "LessonVerdict", "Not quite. It becomes {pieces}: %Ln token(s).", tokens
        ).format(pieces=exercise.right)
    return Verdict(int(is_right), 1, _joined(text, exercise.because))


def _judge_number(exercise: Exercise, given: Given) -> Verdict:
    assert exercise.number is not None
    if isinstance(exercise.number, str):
        is_right = given.number.strip().casefold() == exercise.number.casefold()
    else:
        assert not isinstance(exercise.number, Pieces)
        number = read_number(given.number)
        is_right = number is not None and is_near(exercise.number, number)
    if is_right:
        text = _tr("Right: {}.").format(exercise.right)
    else:
        text = _tr("Not {}: it is {}.").format(given.number.strip() or "–", exercise.right)
    return Verdict(int(is_right), 1, text)


def _joined(*texts: str) -> str:
    return " ".join(filter(None, texts))


def _tr(text: str) -> str:
    return QCoreApplication.translate("LessonVerdict", text)
