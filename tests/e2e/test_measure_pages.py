"""The pages of Measure as one: their heads at one place, nothing beside the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea

from bpe_desktop.app.topics.catalogue import TOPICS
from bpe_desktop.views.topic_parts import TopicHead

from .conftest import Driver

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_heads_stand_at_one_place_and_pages_only_scroll_down(
    sample: Driver, size: tuple[int, int]
) -> None:
    sample.window.resize(*size)
    measuring = sample.application.workspaces.measuring
    places, ends = set(), set()
    for offer in TOPICS:
        measuring.go(offer.name)
        sample.settle()
        page = measuring.topic(offer.name).page
        head = page.findChild(TopicHead)
        sample.wait(head.isVisible)
        sample.settle()
        corner = head.title.mapTo(sample.window, QPoint(0, 0))
        places.add((corner.x(), corner.y(), head.title.height(), head.height()))
        ends.add(head.mapTo(sample.window, QPoint(head.width(), 0)).x())
        for area in page.findChildren(QScrollArea):
            if area.isVisible() and area.widget() is not None:
                assert area.widget().width() <= area.viewport().width(), (offer.name, area)
    assert len(places) == 1
    assert len(ends) == 1
