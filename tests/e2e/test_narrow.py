"""In the smallest window nothing is cut, lies over something else, or leaves its place."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QSplitterHandle,
    QToolButton,
    QWidget,
)
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError

from bpe_desktop.app.language import LANGUAGES, speak
from bpe_desktop.views.overlay_scroll_bar import OverlayScrollBar

from .conftest import Driver

PLACES = ("watch", "inspect", "compare", "branches", "measure", "lessons", "a lesson")
LEAST, USUAL = (900, 480), (1440, 900)
_SLOW = pytest.mark.slow
# Each run looks at one language, that with the longest words; slow ones look at the others.
_WITH_ONE_FAST = [
    language if language == "bg" else pytest.param(language, marks=_SLOW) for language in LANGUAGES
]
_TRANSPARENT = Qt.WidgetAttribute.WA_TransparentForMouseEvents


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def go(driver: Driver, place: str) -> None:
    workspaces = driver.window.workspaces
    workspaces.go("lessons" if place == "a lesson" else place)
    if place == "a lesson":
        teaching = driver.application.workspaces.teaching
        teaching.controller.start(next(iter(teaching._paths.values())))
    driver.settle()


def resize(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    driver._qtbot.waitUntil(lambda: driver.window.size() == QSize(*size))
    driver.settle()


def parts(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        outside = widget.geometry().right() < 0  # a tab of the docks that is not on show
        if widget.isVisible() and not (widget.isWindow() or outside):
            yield widget


def misplaced(window: QWidget) -> list[str]:
    """Return what is outside its place or over its neighbour."""
    found = []
    families: dict[QWidget, list[QWidget]] = {}
    for widget in parts(window):
        parent = widget.parentWidget()
        area = parent.parentWidget()
        if isinstance(area, QScrollArea) and area.widget() is widget:
            never = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if never and widget.width() > parent.width() + 1:
                found.append(f"{names(widget)} is cut at the side")
            continue
        if isinstance(parent, QAbstractScrollArea | QHeaderView):
            continue
        if "splitter" in widget.objectName() and parent is window:
            continue  # Qt's own, between docks
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            found.append(f"{names(widget)} {widget.geometry()} is outside {parent.rect()}")
        apart = not isinstance(widget, OverlayScrollBar | QSplitterHandle)
        if apart and not widget.testAttribute(_TRANSPARENT):
            families.setdefault(parent, []).append(widget)
    for children in families.values():
        for one, other in combinations(children, 2):
            shared = one.geometry() & other.geometry()
            if shared.width() > 1 and shared.height() > 1:
                found.append(f"{names(one)} and {names(other)} share {shared}")
    return found


def assert_all_in_place(driver: Driver) -> None:
    """Wait until nothing is misplaced: while findings still come in, rows are on their way."""
    with contextlib.suppress(QtBotTimeoutError):
        driver.wait(lambda: not misplaced(driver.window), 3)
    assert misplaced(driver.window) == []


def cut_tools(driver: Driver) -> list[str]:
    """Return the tools of the toolbar that are not in it or have less room than they need."""
    bar = driver.window.toolbar
    found = []
    for tool in bar.findChildren(QAbstractButton):
        if not tool.isVisible():
            continue
        place = tool.rect().translated(tool.mapTo(bar, tool.rect().topLeft()))
        is_icon = tool.objectName() == "settingsSummary" or (
            isinstance(tool, QToolButton)
            and tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        needed = 30 if is_icon else tool.minimumSizeHint().width()
        if not bar.rect().contains(place) or tool.width() < needed:
            found.append(f"{names(tool)} is at {place}, needs {needed}")
        if not (tool.text().strip() or tool.toolTip()):
            found.append(f"{names(tool)} does not tell what it is")
    return found


def names(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".strip()


@pytest.mark.parametrize("language", _WITH_ONE_FAST, indirect=True)
def test_every_tool_of_the_toolbar_has_its_room(language: str, driver: Driver) -> None:
    cut = {}
    for place in PLACES:
        go(driver, place)
        for width in (1440, 1199, 1024, 900, 1100, 1440):
            resize(driver, (width, 700))
            if found := cut_tools(driver):
                cut[f"{place} at {width}"] = found
    assert not cut


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["bg", "en"], indirect=True)
def test_nothing_is_misplaced_in_the_least_window(
    language: str, place: str, sample: Driver
) -> None:
    go(sample, place)
    resize(sample, LEAST)
    assert_all_in_place(sample)
    resize(sample, USUAL)
    assert_all_in_place(sample)


@pytest.mark.parametrize(
    "language", ["bg", *(pytest.param(one, marks=_SLOW) for one in ("it", "cs"))], indirect=True
)
@pytest.mark.parametrize("kind", ["tokens", "train", "last"])
def test_the_fixed_vocabulary_fits_in_the_least_window(
    language: str, kind: str, sample: Driver
) -> None:
    measuring = sample.application.workspaces.measuring
    measuring.go("fixed")
    resize(sample, LEAST)
    measuring.topic("fixed").page.form.kind._buttons[kind].click()
    sample.settle()
    assert_all_in_place(sample)


def test_branches_fit_in_the_least_window(sample: Driver) -> None:
    sample.application.workspaces.branching.compare_rules()
    branches = sample.application.workspaces.branching.branches
    sample.wait(lambda: all(branch.phase.name == "DONE" for branch in branches.all))
    resize(sample, LEAST)
    assert_all_in_place(sample)
    transport = sample.application.workspaces.branching._page.timeline.transport
    assert transport.y() < 40  # beside the title
    resize(sample, USUAL)
    assert_all_in_place(sample)
    assert transport.y() > 150


@pytest.mark.parametrize("place", ["compare", "inspect"])
def test_the_toolbar_hears_of_a_narrow_window_in_every_workspace(
    place: str, driver: Driver
) -> None:
    go(driver, place)
    button = driver.find("toolbar.open")
    panels = driver.find("toolbar.panels")
    assert not panels.isVisible()
    resize(driver, (1000, 700))
    assert panels.isVisible()
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    resize(driver, USUAL)
    assert not panels.isVisible()
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    resize(driver, (1000, 700))
    go(driver, "watch")
    assert driver.window.arrangement.is_narrow
    assert driver.window.arrangement.docks["candidates"].isVisible()


def test_tools_of_compare_lose_their_names_and_get_them_back(driver: Driver) -> None:
    go(driver, "compare")
    report = driver.find("compareReport", QPushButton)
    assert report.text().strip() == "Report"
    resize(driver, LEAST)
    assert report.text() == ""
    assert report.toolTip() == report.accessibleName() == "Report"
    resize(driver, USUAL)
    assert report.text().strip() == "Report"
    assert report.toolTip() == ""


def test_tools_fit_anew_when_one_needs_more(driver: Driver) -> None:
    tools = driver.application.workspaces.comparing.tools
    go(driver, "compare")
    report = driver.find("compareReport")
    for width in range(1100, 900, -4):  # to where the tools just keep their names
        resize(driver, (width, 700))
        if not report.text():
            break
    resize(driver, (width + 4, 700))
    assert report.text()
    tools.set_opening("a tokenizer")
    driver.settle()
    assert cut_tools(driver) == []
    assert not report.text()
    tools.set_opening("")
    driver.settle()
    assert cut_tools(driver) == []
    assert report.text()


def test_lower_half_of_compare_shares_its_width_again(sample: Driver) -> None:
    page = sample.application.workspaces.comparing.page
    go(sample, "compare")
    before = page.parity.width(), page.chart.width()
    resize(sample, LEAST)
    assert page.chart.width() >= page.chart.minimumSizeHint().width()
    assert page.chart.mapTo(page, page.chart.rect().bottomRight()).x() < page.width()
    title = page._chart_pane.header._title
    assert title.toolTip() == title.text()  # it is cut
    resize(sample, USUAL)
    assert (page.parity.width(), page.chart.width()) == before
    assert title.toolTip() == ""


def test_the_facts_of_a_token_have_the_height_of_their_rows(sample: Driver) -> None:
    go(sample, "inspect")
    facts = sample.application.workspaces.inspecting.page.facts
    for size in ((1280, 800), (1200, 700), (1200, 699), (1280, 720), USUAL):
        resize(sample, size)
        assert facts.parts.height() == facts.parts.sizeHint().height()


def test_a_tree_that_is_scrolled_begins_with_its_root(sample: Driver) -> None:
    go(sample, "inspect")
    why = sample.application.workspaces.inspecting.page.why
    resize(sample, LEAST)
    area = why._tree_area
    assert area.horizontalScrollBar().maximum() > 0
    root = why.tree.tile_rect(len(why.tree.tree.tiles) - 1).center().toPoint()
    seen = area.viewport().rect()
    assert seen.left() <= why.tree.mapTo(area.viewport(), root).x() <= seen.right()
