"""Connects Measure with the rest of the window: each topic is made when it is chosen first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from ..views.measure_page import MeasurePage
from ..views.topic_list import TopicEntry
from ..views.under_messages import UnderMessages
from .parts import Parts
from .topics.catalogue import TOPICS
from .topics.parts import Topic, TopicOffer

__all__ = ["Measuring"]

_NAME = "measure"
_KEPT = "measure/topic"


class Measuring(QObject):
    """The page Measure, which is made when it is shown first, with its topics."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._page: MeasurePage | None = None
        self._offers: dict[str, TopicOffer] = {offer.name: offer for offer in TOPICS}
        self._topics: dict[str, Topic] = {}
        self._chosen = str(parts.settings.value(_KEPT, ""))
        if self._chosen not in self._offers:
            self._chosen = next(iter(self._offers), "")
        self._on_screen: Topic | None = None
        parts.window.workspaces.entered.connect(lambda _name: self._show())
        if TOPICS:
            parts.window.add_workspace(_NAME, self._make_page)

    def close(self) -> None:
        """End what the topics have running."""
        for topic in self._topics.values():
            topic.close()

    def go(self, name: str) -> None:
        """Bring a topic on screen."""
        self._choose(name)
        self._parts.window.workspaces.go(_NAME)
        if self._page is not None:
            self._page.topics.choose(self._chosen)

    def topic(self, name: str) -> Topic:
        """Return a topic, made now if it was never shown."""
        if name not in self._topics:
            self._topics[name] = self._offers[name].make(self._parts, self)
        return self._topics[name]

    @staticmethod
    def entries() -> list[TopicEntry]:
        """Return what the topics are called and are about."""
        translate = QCoreApplication.translate
        return [
            TopicEntry(
                offer.name, translate("Topics", offer.title), translate("Topics", offer.about)
            )
            for offer in TOPICS
        ]

    def _make_page(self) -> tuple[QWidget, UnderMessages]:
        page = self._page = MeasurePage(self._parts.theme, self.entries())
        page.topics.choose(self._chosen)
        page.topic_chosen.connect(self._choose)
        return page, page.under_messages

    def _choose(self, name: str) -> None:
        self._chosen = name
        self._parts.settings.setValue(_KEPT, name)
        self._show()

    def _show(self) -> None:
        """Show the chosen topic, and let the one before rest."""
        is_entered = self._parts.window.workspaces.name == _NAME
        topic = self.topic(self._chosen) if is_entered else None
        if topic is self._on_screen:
            return
        if self._on_screen is not None:
            self._on_screen.set_active(False)
        self._on_screen = topic
        if topic is not None and self._page is not None:
            self._page.show_topic(topic.page)
            topic.set_active(True)
            self._page.topics.setFocus()
