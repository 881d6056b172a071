"""A stretch of a training as the pictures of a film, taken of a merge view that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QImage

from ..models.faces import MergeScene
from .merge_view import MergeView
from .picture import image_of
from .step_words import StepWords
from .theme import Theme

__all__ = ["FilmFrame", "film"]


class FilmFrame(NamedTuple):
    """One picture and how many milliseconds it stays."""

    image: QImage
    milliseconds: int


def film(
    theme: Theme,
    words: StepWords,
    scene: Callable[[int], MergeScene],
    steps: tuple[int, int],
    moments: Sequence[tuple[str, float]],
    milliseconds: int,
    size: QSize,
    scale: float,
) -> Iterator[FilmFrame]:
    """Yield the frames from step to step.

    `moments` are those of one step's motion, phase and progress, each shown for `milliseconds`.
    Between the steps, and longer at the end, the words are at rest.
    """
    view = MergeView(theme, is_film=True)
    try:
        view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        view.set_words(words)
        view.resize(size)
        first, last = steps
        view.set_scene(scene(first))
        view.show()
        # A widget without a window is laid out when it is asked to, and not before.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for step in range(first, last):
            has_moved_on = False
            for phase, progress in moments:
                view.set_motion(phase, progress)
                if phase == "settle" and not has_moved_on:
                    view.set_scene(scene(step + 1))
                    has_moved_on = True
                yield FilmFrame(image_of(view, scale), milliseconds)
            if not has_moved_on:
                view.set_scene(scene(step + 1))
            view.set_motion("rest", 0.0)
        yield FilmFrame(image_of(view, scale), 10 * milliseconds)
    finally:
        view.close()
        view.deleteLater()
