"""What a topic of Measure is given, and what it must have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..parts import Parts

__all__ = ["Parts", "Topic", "TopicOffer"]


class Topic(Protocol):
    """A topic, made when it is shown first."""

    page: QWidget

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen: a topic works only then."""

    def close(self) -> None:
        """End the processes and threads of the topic."""


@dataclass(frozen=True)
class TopicOffer:
    """A topic before it is made; `title` and `about` are texts of the context "Topics"."""

    name: str
    title: str
    about: str
    make: Callable[[Parts, QObject], Topic]
