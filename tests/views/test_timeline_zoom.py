"""Zooming the timeline by wheel, fingers and stretch; its marks; what the pointer reads off."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bpe_desktop.views.theme import Theme
from bpe_desktop.views.time_scale import TimeScale
from bpe_desktop.views.timeline_panel import TimelinePanel
from bpe_desktop.views.timeline_zoom import follow, move, narrow, zoom

STEPS = 100_000
NO_KEY, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme) -> TimelinePanel:
    panel = TimelinePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(752, 226)
    with qtbot.waitExposed(panel):
        panel.show()
    counts = [1 + 10**6 // step for step in range(1, STEPS + 1)]
    panel.set_series(counts, range(10**7, 10**7 - STEPS - 1, -1), [1] * STEPS)
    panel.seek_requested.connect(panel.set_step)
    return panel


def wheel(panel: TimelinePanel, x: float, turn: int = 0, aside: int = 0, key=NO_KEY) -> None:
    viewport = panel.chart.viewport()
    where = QPointF(x, 40)
    event = QWheelEvent(
        where,
        viewport.mapToGlobal(where),
        QPoint(),
        QPoint(aside, turn),
        Qt.MouseButton.NoButton,
        key,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def mouse(panel: TimelinePanel, kind: QEvent.Type, x: float, button, held, key=NO_KEY) -> None:
    viewport = panel.chart.viewport()
    where = QPointF(x, 40)
    event = QMouseEvent(kind, where, viewport.mapToGlobal(where), button, held, key)
    QApplication.sendEvent(viewport, event)


def stretch(panel: TimelinePanel, first: float, last: float, button, key=NO_KEY) -> None:
    types = QEvent.Type
    mouse(panel, types.MouseButtonPress, first, button, button, key)
    for x in (first + (last - first) / 2, last):
        mouse(panel, types.MouseMove, x, Qt.MouseButton.NoButton, button, key)
    mouse(panel, types.MouseButtonRelease, last, button, Qt.MouseButton.NoButton, key)


def one_line(panel: TimelinePanel) -> None:
    """Check that the cursor and the handle are one vertical line."""
    handle = panel.slider.x() + panel.slider.handle_center().x()
    assert handle == pytest.approx(panel.chart.x() + panel.chart.cursor_x(), abs=0.5)


def test_the_wheel_zooms_where_the_pointer_is(panel: TimelinePanel) -> None:
    panel.set_step(50_000)
    x = panel.chart.scale.x(50_000)
    for _ in range(60):
        wheel(panel, x, turn=120)
    first, last = panel.chart.scale.shown
    assert last - first == pytest.approx(10)  # no closer than that
    assert first <= 50_000 <= last
    assert panel.chart.scale.x(50_000) == pytest.approx(x, abs=1)
    one_line(panel)
    panel.set_step(50_002)
    one_line(panel)
    for _ in range(60):
        wheel(panel, x, turn=-120)
    assert panel.chart.shown is None


def test_the_wheel_to_the_side_and_with_shift_moves_along(panel: TimelinePanel) -> None:
    panel.chart.show_range((1000.0, 2000.0))
    wheel(panel, 300, aside=-120)
    assert panel.chart.shown == pytest.approx((1100, 2100))
    wheel(panel, 300, turn=120, key=SHIFT)
    assert panel.chart.shown == pytest.approx((1000, 2000))
    for _ in range(30):
        wheel(panel, 300, aside=120)
    assert panel.chart.shown == pytest.approx((0, 1000))


@pytest.mark.parametrize(
    ("button", "key"), [(Qt.MouseButton.RightButton, NO_KEY), (Qt.MouseButton.LeftButton, SHIFT)]
)
def test_a_chosen_stretch_is_shown_and_a_double_click_shows_all(
    panel: TimelinePanel, button: Qt.MouseButton, key: Qt.KeyboardModifier
) -> None:
    seeks: list[int] = []
    panel.seek_requested.connect(seeks.append)
    scale = panel.chart.scale
    stretch(panel, scale.x(20_000), scale.x(40_000), button, key)
    assert panel.chart.shown == pytest.approx((20_000, 40_000), abs=1)
    assert panel.slider._scale == panel.chart.scale
    assert not seeks
    QTest.mouseDClick(panel.chart.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 40))
    assert panel.chart.shown is None


def test_two_fingers_zoom(panel: TimelinePanel) -> None:
    viewport = panel.chart.viewport()
    where = QPointF(300, 40)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        where,
        where,
        viewport.mapToGlobal(where),
        1.0,
        QPointF(),
    )
    QApplication.sendEvent(viewport, event)
    assert panel.chart.scale.span == pytest.approx(STEPS / 2)


def test_what_is_shown_goes_along_with_the_playhead(panel: TimelinePanel) -> None:
    panel.set_step(1500)
    panel.chart.show_range((1000.0, 2000.0))
    for step in (1999, 2000, 2001, 60_000, 59_000, 3, STEPS):
        panel.set_step(step)
        assert panel.chart.scale.holds(step)
        assert panel.chart.scale.span == pytest.approx(1000)
        one_line(panel)


def test_a_drag_seeks_through_the_steps_in_view(panel: TimelinePanel) -> None:
    panel.set_step(500)
    panel.chart.show_range((400.0, 600.0))
    seeks: list[int] = []
    panel.seek_requested.connect(seeks.append)
    scale = panel.chart.scale
    stretch(panel, scale.x(500), scale.x(590), Qt.MouseButton.LeftButton)
    assert seeks[-1] == 590
    assert all(400 <= step <= 600 for step in seeks)
    mouse_x = panel.slider.x() + scale.x(450)
    QTest.mouseClick(
        panel.slider, Qt.MouseButton.LeftButton, pos=QPoint(round(mouse_x - panel.slider.x()), 10)
    )
    assert abs(seeks[-1] - 450) <= 1


def test_the_title_says_what_is_in_view_and_offers_all(panel: TimelinePanel) -> None:
    button = panel.findChild(QToolButton, "showWholeTimeline")
    assert button is not None
    assert not button.isVisible()
    panel.chart.show_range((1000.0, 2000.0))
    assert button.isVisible()
    assert panel.shown_steps() == (1000, 2000)
    assert "1,000" in panel._subtitle.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel.chart.shown is None
    assert not button.isVisible()


def test_another_training_is_shown_whole(panel: TimelinePanel) -> None:
    panel.chart.show_range((1000.0, 2000.0))
    panel.set_series([3, 2], [9, 6, 4], [1, 1])
    assert panel.chart.scale.shown == (0, 2)


def test_the_pointer_reads_off_the_step_below_it(panel: TimelinePanel) -> None:
    chart = panel.chart
    chart.show_range((1000.0, 1100.0))
    mouse(
        panel,
        QEvent.Type.MouseMove,
        chart.scale.x(1050),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
    )
    assert chart._canvas._pointed_text() == f"1,050  count {1 + 10**6 // 1050}"
    before = panel.grab().toImage()
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert panel.grab().toImage() != before


def test_marks_are_drawn_and_a_press_near_one_takes_its_step(panel: TimelinePanel) -> None:
    plain = panel.grab().toImage()
    panel.set_bookmarks([33_333])
    panel.set_loop((20_000, 60_000))
    assert changed(plain, panel.grab().toImage())
    seeks: list[int] = []
    panel.seek_requested.connect(seeks.append)
    x = round(panel.chart.scale.x(33_333)) + 2
    QTest.mouseClick(panel.slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    assert seeks[-1] == 33_333
    panel.set_step(0)
    QTest.mouseClick(panel.chart.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x - 4, 40))
    assert seeks[-1] == 33_333


def test_the_buttons_ask_and_show(panel: TimelinePanel, qtbot: QtBot) -> None:
    for name, signal in (
        ("bookmarkButton", panel.bookmark_requested),
        ("loopButton", panel.loop_requested),
    ):
        button = panel.findChild(QToolButton, name)
        assert button is not None
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    panel.set_bookmarks([7])
    bookmark = panel.findChild(QToolButton, "bookmarkButton")
    assert bookmark is not None
    assert not bookmark.isChecked()
    panel.set_step(7)
    assert bookmark.isChecked()


def changed(first: QImage, second: QImage) -> bool:
    return first != second


@given(
    end=st.integers(1, 10**6),
    turns=st.lists(st.tuples(st.floats(0.1, 10), st.floats(0, 1)), max_size=12),
)
def test_no_zoom_leaves_the_timeline(end: int, turns: list[tuple[float, float]]) -> None:
    shown = None
    for factor, share in turns:
        first, last = shown or (0.0, float(end))
        shown = zoom(shown, end, factor, first + share * (last - first))
        shown = move(shown, end, (share - 0.5) * end)
        shown = follow(shown, end, share * end)
        if shown is not None:
            assert 0 <= shown[0] < shown[1] <= end + 1e-6
            scale = TimeScale(40, 700, end, *shown)
            assert scale.holds(share * end)
            for step in (round(share * end), 0, end):
                if scale.holds(step):
                    assert scale.step(scale.x(step)) == step


@given(end=st.integers(20, 10**6), first=st.floats(0, 1), last=st.floats(0, 1))
def test_a_stretch_holds_what_was_chosen(end: int, first: float, last: float) -> None:
    shown = narrow(first * end, last * end, end) or (0.0, float(end))
    assert shown[0] - 1e-6 <= min(first, last) * end
    assert shown[1] + 1e-6 >= max(first, last) * end
