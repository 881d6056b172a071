"""The workspaces beside Watch, each made, and its code loaded, when it is asked for first."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..views.under_messages import UnderMessages
from .branching import Branching
from .live_views import LiveViews
from .measuring import Measuring
from .parts import Parts

if TYPE_CHECKING:
    from ..models.compared_tokenizers import Compared
    from ..views.compare_page import ComparePage
    from ..views.inspect_page import InspectPage
    from ..views.lessons_page import LessonsPage
    from ..views.merge_tree import MergeTree
    from .comparing import Comparing
    from .inspecting import Inspecting
    from .teaching import Teaching

__all__ = ["OtherWorkspaces"]


class OtherWorkspaces(QObject):
    """Offers Inspect, Compare, Lessons, Branches and Measure."""

    def __init__(self, parts: Parts, live_views: LiveViews, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._live_views = live_views
        parts.window.add_workspace("inspect", lambda: _place(self.inspecting.page))
        parts.window.add_workspace("compare", lambda: _place(self.comparing.page))
        parts.window.add_workspace("lessons", lambda: _place(self.teaching.page))
        parts.files.lesson_chosen.connect(lambda path: self.teaching.open_file(path))
        self.branching = Branching(parts, lambda token: self.inspecting.show_token(token), self)
        self.measuring = Measuring(parts, self)
        parts.panes.corpus.check_requested.connect(self._check_corpus)
        parts.window.commands["checkCorpus"].triggered.connect(self._check_corpus)

    @cached_property
    def inspecting(self) -> Inspecting:
        """What is behind Inspect."""
        from .inspecting import Inspecting

        return Inspecting(self._parts, self._live_views, self)

    @cached_property
    def comparing(self) -> Comparing:
        """What is behind Compare."""
        from .comparing import Comparing

        return Comparing(self._parts, self)

    @cached_property
    def teaching(self) -> Teaching:
        """What is behind Lessons."""
        from .teaching import Teaching

        return Teaching(self._parts, self)

    def tree(self) -> MergeTree | None:
        """Return the tree in Inspect, None before that was made."""
        return self.inspecting.page.tree if "inspecting" in self.__dict__ else None

    def _check_corpus(self) -> None:
        """Go to the check of the corpus, and check it however large it is."""
        from .topics.corpus import CorpusTopic

        self.measuring.go("corpus")
        topic = self.measuring.topic("corpus")
        assert isinstance(topic, CorpusTopic)
        topic.controller.check()

    def kept_trainings(self) -> tuple[Compared, ...]:
        """Return the trainings that Compare keeps, which are in no file."""
        return self.comparing.model.kept if "comparing" in self.__dict__ else ()

    def close(self) -> None:
        """End what the workspaces have running."""
        self.branching.close()
        self.measuring.close()
        if "comparing" in self.__dict__:
            self.comparing.close()
        if "teaching" in self.__dict__:
            self.teaching.close()


def _place(page: InspectPage | ComparePage | LessonsPage) -> tuple[QWidget, UnderMessages]:
    return page, page.under_messages
