"""The timeline with real mouse and keys: one scale, seeking, buttons, and what it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.models.playhead import SPEEDS
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.timeline_layers import Layers
from bpe_desktop.views.timeline_panel import TimelinePanel
from bpe_desktop.views.timeline_readings import symbols_label

COUNTS = [15, 15, 15, 15, 6, 5, *[4] * 7, *[3] * 6, 2, 2, 2]
TIES = [4, 3, 2, 1, 1, 1, *[3] * 6, 1, *[2] * 5, 1, 2, 2, 1]
LEFT_BUTTON = Qt.MouseButton.LeftButton
NO_BUTTON = Qt.MouseButton.NoButton


def symbols_of(counts: list[int], first: int = 145) -> list[int]:
    symbols = [first]
    for count in counts:
        symbols.append(symbols[-1] - count)
    return symbols


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme) -> TimelinePanel:
    panel = TimelinePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(752, 226)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.set_series(COUNTS, symbols_of(COUNTS), TIES)
    return panel


@pytest.fixture
def seeks(panel: TimelinePanel) -> list[int]:
    """Record what is asked for, and obey, as the playhead would."""
    asked: list[int] = []
    panel.seek_requested.connect(asked.append)
    panel.seek_requested.connect(panel.set_step)
    return asked


def mouse(widget: QWidget, kind: QEvent.Type, x: float, y: float, held: Qt.MouseButton) -> None:
    """Send one mouse event, as the window system would: to the viewport where there is one."""
    viewport = getattr(widget, "viewport", lambda: widget)()
    button = NO_BUTTON if kind == QEvent.Type.MouseMove else LEFT_BUTTON
    where = QPointF(x, y)
    event = QMouseEvent(
        kind,
        where,
        QPointF(viewport.mapToGlobal(where.toPoint())),
        button,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def drag(widget: QWidget, xs: list[float], y: float) -> None:
    mouse(widget, QEvent.Type.MouseButtonPress, xs[0], y, LEFT_BUTTON)
    for x in xs[1:]:
        mouse(widget, QEvent.Type.MouseMove, x, y, LEFT_BUTTON)
    mouse(widget, QEvent.Type.MouseButtonRelease, xs[-1], y, NO_BUTTON)


def picture(panel: TimelinePanel) -> QImage:
    QApplication.processEvents()
    return panel.grab().toImage()


def color_at(panel: TimelinePanel, image: QImage, x: float, y: float) -> QColor:
    ratio = image.devicePixelRatio()
    return image.pixelColor(int(x * ratio), int(y * ratio))


def button(panel: TimelinePanel, name: str) -> QToolButton:
    found = panel.findChild(QToolButton, name)
    assert found is not None
    return found


# One scale


@pytest.mark.parametrize("width", [500, 680, 752, 1111, 1600])
@pytest.mark.parametrize("merges", [1, 22, 200, 201, 32_000])
def test_cursor_and_handle_are_one_vertical_line(
    panel: TimelinePanel, width: int, merges: int
) -> None:
    panel.resize(width, 226)
    counts = [max(2, 900_000 // k) for k in range(1, merges + 1)]
    panel.set_series(counts, symbols_of(counts, 10**8), [1] * merges)
    for step in {0, 1, merges // 3, merges // 2, merges}:
        panel.set_step(step)
        handle = panel.slider.mapTo(panel, panel.slider.handle_center().toPoint()).x()
        cursor = panel.chart.mapTo(panel, QPoint(0, 0)).x() + panel.chart.cursor_x()
        assert abs(handle - cursor) <= 0.75, (step, handle, cursor)
        assert abs(panel.chart.cursor_x() - panel.chart.scale.x(step)) < 0.01


def test_the_line_is_there_in_pixels(panel: TimelinePanel, theme: Theme) -> None:
    for step in (1, 7, 22):
        panel.set_step(step)
        image = picture(panel)
        x = panel.chart.scale.x(step)
        accent = theme.color("accent")
        above = panel.chart.y() + 4  # above the plot only the cursor reaches
        columns = range(round(x) - 6, round(x) + 7)
        lit = [c for c in columns if near(color_at(panel, image, c, above), accent, 150)]
        assert lit, step
        assert abs(sum(lit) / len(lit) + 0.5 - x) <= 1.0
        row = panel.slider.y() + round(panel.slider.handle_center().y())
        around = range(round(x) - 9, round(x) + 10)
        ring = [c for c in around if near(color_at(panel, image, c, row), accent, 60)]
        assert abs((min(ring) + max(ring) + 1) / 2 - x) <= 2.5  # the past track joins at the left


def near(first: QColor, second: QColor, tolerance: int) -> bool:
    return (
        abs(first.red() - second.red())
        + abs(first.green() - second.green())
        + abs(first.blue() - second.blue())
    ) <= tolerance


def test_while_training_the_scale_reaches_to_what_is_wanted(panel: TimelinePanel) -> None:
    panel.set_expected(100)
    assert panel.chart.scale.end == 100
    panel.set_step(22)
    assert panel.slider.handle_center().x() == pytest.approx(panel.chart.scale.x(22))
    assert panel.slider.maximum() == 22
    panel.set_expected(None)
    assert panel.chart.scale.end == 22


def test_wide_numbers_move_plot_and_slider_together(panel: TimelinePanel) -> None:
    narrow = panel.chart.scale.left
    panel.set_series([900_000, 500_000], [9_000_000, 8_000_000, 7_000_000], [1, 1])
    assert panel.chart.scale.left > narrow
    panel.set_step(1)
    assert panel.slider.handle_center().x() == pytest.approx(panel.chart.cursor_x(), abs=0.01)


# Seeking


def test_dragging_the_cursor_seeks_all_along(panel: TimelinePanel, seeks: list[int]) -> None:
    panel.set_step(4)
    xs = [panel.chart.scale.x(step) for step in (4, 5, 6.2, 9, 12)]
    drag(panel.chart, [xs[0] + 3, *(x + 3 for x in xs[1:])], 60)
    assert seeks == [4, 5, 6, 9, 12]  # held three pixels beside its middle, it does not jump
    assert panel.chart.cursor_x() == pytest.approx(panel.chart.scale.x(12), abs=0.01)


def test_the_cursor_stays_within_its_bounds(panel: TimelinePanel, seeks: list[int]) -> None:
    panel.set_expected(100)
    drag(panel.chart, [panel.chart.scale.x(10), 5000, -300], 60)
    assert seeks == [10, 22, 0]


def test_a_press_anywhere_in_the_plot_seeks(panel: TimelinePanel, seeks: list[int]) -> None:
    for step in (17, 3, 22):
        drag(panel.chart, [panel.chart.scale.x(step)], 40)
    assert seeks == [17, 3, 22]


def test_other_buttons_neither_seek_nor_open_a_menu(
    panel: TimelinePanel, seeks: list[int], qtbot: QtBot
) -> None:
    qtbot.mouseClick(panel.chart.viewport(), Qt.MouseButton.RightButton, pos=QPoint(300, 60))
    assert seeks == []
    assert QApplication.activePopupWidget() is None


def test_pressing_and_dragging_on_the_slider(panel: TimelinePanel, seeks: list[int]) -> None:
    xs = [panel.slider.mapFrom(panel, QPoint(round(panel.chart.scale.x(s)), 0)).x() for s in (5, 8)]
    drag(panel.slider, [float(xs[0]), float(xs[1])], 10)
    assert seeks == [5, 8]
    drag(panel.slider, [xs[1] + 5.0, xs[1] + 5.0], 10)  # taking the handle by its rim
    assert seeks == [5, 8, 8]
    assert panel.slider.value() == 8


def test_keys_on_the_slider(panel: TimelinePanel, seeks: list[int], qtbot: QtBot) -> None:
    keys = Qt.Key
    for key in (keys.Key_Right, keys.Key_Right, keys.Key_End, keys.Key_Left, keys.Key_Home):
        qtbot.keyClick(panel.slider, key)
    assert seeks == [1, 2, 22, 21, 0]


def test_a_script_seeks_by_the_slider(panel: TimelinePanel, seeks: list[int]) -> None:
    panel.slider.setValue(9)
    assert seeks == [9]


def test_what_the_playhead_says_is_not_asked_for_again(
    panel: TimelinePanel, seeks: list[int]
) -> None:
    panel.set_step(11)
    panel.set_motion("join", 0.5)
    panel.set_series(COUNTS[:5], symbols_of(COUNTS[:5]), TIES[:5])
    panel.extend_series(COUNTS[5:], symbols_of(COUNTS)[6:], TIES[5:])
    assert seeks == []


# Motion and words


def strong_text(panel: TimelinePanel) -> str:
    return next(
        label.text() for label in panel.transport.findChildren(QLabel) if "erge" in label.text()
    )


def test_a_merge_in_motion_moves_the_cursor_and_is_named(panel: TimelinePanel) -> None:
    panel.set_step(3)
    assert strong_text(panel) == "Merge 3 of 22"
    places = []
    for phase in ("announce", "count", "join"):
        for progress in (0.0, 0.5, 0.99):
            panel.set_motion(phase, progress)
            places.append(panel.chart.cursor_x())
    assert places == sorted(places)
    assert len(set(places)) == len(places)
    assert strong_text(panel) == "Merge 4 of 22"
    assert panel.chart.scale.x(3.99) < places[-1] < panel.chart.scale.x(4)
    panel.set_step(4)
    panel.set_motion("settle", 0.5)
    assert panel.chart.cursor_x() == pytest.approx(panel.chart.scale.x(4), abs=0.01)
    assert strong_text(panel) == "Merge 4 of 22"


def test_large_numbers_have_separators(panel: TimelinePanel) -> None:
    panel.set_expected(32_000)
    panel.set_step(22)
    assert strong_text(panel) == "Merge 22 of 32,000"
    panel.set_expected(None)
    panel.set_series([], [145], [])
    assert strong_text(panel) == "No merges yet"


@pytest.mark.parametrize(
    ("symbols", "label"),
    [
        (1, "1 symbol left"),
        (100, "100 symbols left"),
        (653_147, "653,147 symbols left"),
        (2_653_147, "2.65 million symbols left"),
        (999_499_999, "999 million symbols left"),
        (1_500_000_000, "1.5 billion symbols left"),
    ],
)
def test_the_words_for_the_symbols_left(symbols: int, label: str) -> None:
    assert symbols_label(symbols) == label


# Transport


def test_buttons_at_the_ends(panel: TimelinePanel) -> None:
    names = ("firstButton", "stepBackButton", "playButton", "stepForwardButton", "lastButton")

    def enabled() -> list[bool]:
        return [button(panel, name).isEnabled() for name in names]

    panel.set_step(0)
    assert enabled() == [False, False, True, True, True]
    panel.set_motion("announce", 0.5)
    assert enabled() == [False, True, True, True, True]  # the merge in motion can be taken back
    panel.set_step(5)
    assert enabled() == [True] * 5
    panel.set_step(22)
    assert enabled() == [True, True, True, False, False]
    panel.set_series([], [145], [])
    assert enabled() == [False] * 5


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("firstButton", "first_requested"),
        ("stepBackButton", "step_back_requested"),
        ("playButton", "play_requested"),
        ("stepForwardButton", "step_forward_requested"),
        ("lastButton", "last_requested"),
    ],
)
def test_each_button_asks_for_its_own(
    panel: TimelinePanel, qtbot: QtBot, name: str, signal: str
) -> None:
    panel.set_step(5)
    with qtbot.waitSignal(getattr(panel, signal)):
        qtbot.mouseClick(button(panel, name), LEFT_BUTTON)
    assert panel.slider.value() == 5  # the panel moves nothing itself


def test_tips_name_the_keys(panel: TimelinePanel) -> None:
    tips = {
        name: button(panel, name).toolTip()
        for name in ("firstButton", "stepBackButton", "stepForwardButton", "lastButton")
    }
    for name, key in zip(tips, ("Home", "Left", "Right", "End"), strict=True):
        assert f"({key})" in tips[name]
    assert button(panel, "playButton").toolTip() == "Play (Space)"
    panel.set_playing(True)
    assert button(panel, "playButton").toolTip() == "Pause (Space)"
    assert button(panel, "playButton").size().toTuple() == (40, 34)


def test_the_speed_box(panel: TimelinePanel, qtbot: QtBot) -> None:
    box = panel.findChild(QComboBox, "speedBox")
    assert box is not None
    texts = [box.itemText(index) for index in range(box.count())]
    assert texts == ["0.25×", "0.5×", "1×", "2×", "4×", "8×", "16×", "32×", "64×"]
    asked: list[float] = []
    panel.speed_requested.connect(asked.append)
    panel.set_speed(8.0)
    assert (box.currentText(), asked) == ("8×", [])
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert asked == [SPEEDS[SPEEDS.index(8.0) + 1]]


# Look


def test_past_present_and_future_differ(panel: TimelinePanel, theme: Theme) -> None:
    panel.set_step(6)
    image = picture(panel)
    row = panel.chart.y() + panel.chart.height() - 22 - 6
    for merge, role in ((1, "text2"), (5, "text2"), (6, "accent"), (7, "muted"), (22, "muted")):
        x = panel.chart.scale.x(merge - 0.5)
        assert color_at(panel, image, x, row) == theme.color(role), merge


def test_a_ring_stands_under_ties_only(panel: TimelinePanel, theme: Theme) -> None:
    def marked(image: QImage, merge: int) -> bool:
        x = round(panel.chart.scale.x(merge - 0.5))
        bottom = panel.chart.y() + panel.chart.height()
        surface = theme.color("surface")
        return any(
            not near(color_at(panel, image, x + dx, bottom - 13 + dy), surface, 60)
            for dx in range(-3, 4)
            for dy in range(-3, 4)
        )

    panel.set_step(0)
    image = picture(panel)
    tied = [merge for merge in range(1, 23) if marked(image, merge)]
    assert tied == [merge for merge, ties in enumerate(TIES, 1) if ties > 1]
    panel.set_layers(Layers(ties=False))
    image = picture(panel)
    row = panel.chart.y() + panel.chart.height() - 13  # the bars have taken the place of the rings
    assert color_at(panel, image, panel.chart.scale.x(1.5), row) == theme.color("muted")


def runs_of(panel: TimelinePanel, y: float, color: QColor) -> list[tuple[int, int]]:
    """Return where stretches of one colour begin and end along a row of the plot."""
    image = picture(panel)
    left, right = round(panel.chart.scale.x(0)), round(panel.chart.scale.x(panel.chart.scale.end))
    runs: list[tuple[int, int]] = []
    for x in range(left, right + 1):
        if color_at(panel, image, x, y) == color:
            begin = runs.pop()[0] if runs and runs[-1][1] == x else x
            runs.append((begin, x + 1))
    return runs


@pytest.mark.parametrize("width", [540, 560, 680, 752, 1100])
@pytest.mark.parametrize("merges", [22, 60, 74, 120, 161, 200])
def test_bars_are_parted_or_a_line(
    panel: TimelinePanel, theme: Theme, width: int, merges: int
) -> None:
    panel.resize(width, 226)
    panel.set_series([50] * merges, [5000 - 20 * k for k in range(merges + 1)], [1] * merges)
    panel.set_step(0)
    foot = panel.chart.y() + panel.chart.height() - 22 - 6
    bars = runs_of(panel, foot, theme.color("muted"))
    slot = (panel.chart.scale.x(merges) - panel.chart.scale.x(0)) / merges
    assert len(bars) == (merges if slot >= 3 else 0)  # as many, so there are gaps
    assert all(right - left >= 2 for left, right in bars[1:])  # the cursor is on the first


@pytest.mark.parametrize("merges", [22, 70, 74, 90, 94, 120, 200])
def test_rings_never_make_a_chain(panel: TimelinePanel, theme: Theme, merges: int) -> None:
    """Rings have ground between them; where there is no room for it, ties are one strip."""
    for width in (540, 680, 752):
        panel.resize(width, 226)
        panel.set_series([50] * merges, [5000 - 20 * k for k in range(merges + 1)], [2] * merges)
        row = panel.chart.y() + panel.chart.height() - 13
        ground = runs_of(panel, row, theme.color("surface"))
        between = [right - left for left, right in ground[1:-1]]
        if between:
            # In and out of each ring.
            assert len(between) >= 2 * merges - 2
        else:
            assert (panel.chart.scale.x(merges) - panel.chart.scale.x(0)) / merges < 8.6


def test_check_boxes_choose_the_series(panel: TimelinePanel, qtbot: QtBot) -> None:
    boxes = {box.text(): box for box in panel.findChildren(QCheckBox)}
    assert [box.isChecked() for box in boxes.values()] == [True, True, False]
    with qtbot.waitSignal(panel.layers_changed):
        boxes["Symbols left"].click()
    assert panel.layers() == Layers(True, True, True)
    boxes["Count"].click()
    assert panel.layers() == Layers(False, True, True)
    picture(panel)


def test_growing_gives_the_same_picture_as_all_at_once(panel: TimelinePanel) -> None:
    counts = [max(2, 50_000 // k) for k in range(1, 1001)]
    symbols = symbols_of(counts, 10**6)
    ties = [k % 3 + 1 for k in range(1000)]
    panel.set_layers(Layers(True, True, True))
    panel.set_series(counts, symbols, ties)
    panel.set_step(400)
    whole = picture(panel)
    panel.set_series([], symbols[:1], [])
    for start in range(0, 1000, 130):
        end = start + 130
        panel.extend_series(counts[start:end], symbols[start + 1 : end + 1], ties[start:end])
        picture(panel)
    panel.set_step(400)
    assert picture(panel) == whole


def test_scrubbing_paints_no_series_anew(
    panel: TimelinePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = [max(2, 900_000 // k) for k in range(1, 100_001)]
    panel.set_layers(Layers(True, True, True))
    panel.set_series(counts, symbols_of(counts, 10**8), [1] * len(counts))
    panel.set_step(50_000)
    picture(panel)
    drawn: list[object] = []
    canvas = panel.chart._canvas
    monkeypatch.setattr(type(canvas), "_paint_curve", lambda *args: drawn.append(args))
    for step in range(0, 100_001, 9_973):
        panel.set_step(step)
        picture(panel)
    assert drawn == []


def test_the_chart_gives_way_first_then_the_title(panel: TimelinePanel) -> None:
    full = panel.chart.height()
    panel.resize(752, 200)
    QApplication.processEvents()
    assert panel.chart.height() == full - 26
    assert panel.slider.isVisible()
    assert panel.transport.height() == 42
    panel.resize(752, 146)
    QApplication.processEvents()
    assert panel.chart.height() == 62
    assert not panel.findChild(QCheckBox, "showCount").isVisible()
    picture(panel)
    panel.resize(752, panel.minimumSizeHint().height())
    QApplication.processEvents()
    assert panel.height() == 84
    assert panel.chart.height() == 0
    width = panel.chart.scale.width
    panel.resize(900, 84)
    QApplication.processEvents()
    assert panel.chart.scale.width == width + 148  # the slider goes on sharing it
    panel.resize(752, 226)
    QApplication.processEvents()
    assert panel.findChild(QCheckBox, "showCount").isVisible()
    assert panel.chart.height() == full


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [(752, 226), (480, 146), (300, 60)])
@pytest.mark.parametrize("merges", [0, 1, 5, 201])
def test_every_theme_size_and_length_can_be_painted(
    panel: TimelinePanel, theme: Theme, name: str, size: tuple[int, int], merges: int
) -> None:
    theme.set_name(name)
    panel.set_layers(Layers(True, True, True))
    panel.set_series([1] * merges, symbols_of([1] * merges, max(merges, 1)), [2] * merges)
    panel.resize(*size)
    for expected in (None, 10, 400):
        panel.set_expected(expected)
        for step in {0, merges // 2, merges}:
            panel.set_step(step)
            image = picture(panel)
            assert color_at(panel, image, 2, 2) == theme.color("surface")


def test_labels_of_the_slider_never_touch(panel: TimelinePanel) -> None:
    metrics = QFontMetricsF(panel._theme.font("small"))
    for merges in (1, 7, 22, 100, 999, 12_824, 32_000, 99_999):
        panel.set_series([2] * merges, [1] * (merges + 1), [1] * merges)
        for width in (480, 560, 680, 752, 1500):
            panel.resize(width, 226)
            labels = panel.slider._labels(metrics)
            assert labels[-1][1] == f"{merges:,}"
            ends = [left + metrics.horizontalAdvance(text) for left, text in labels]
            assert all(end < left for end, (left, _) in zip(ends, labels[1:], strict=False))
            assert ends[-1] <= width


def test_nothing_is_asked_of_an_empty_timeline(panel: TimelinePanel, seeks: list[int]) -> None:
    panel.set_series([], [145], [])
    drag(panel.chart, [300.0, 500.0], 60)
    drag(panel.slider, [300.0], 10)
    assert set(seeks) <= {0}
