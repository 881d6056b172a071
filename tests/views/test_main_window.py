"""The window: the grid, the narrow arrangement, moved docks, the keyboard, files, layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRect,
    QSettings,
    Qt,
    QUrl,
)
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_desktop.models.run_state import Phase, RunState
from bpe_desktop.views.arrangement import NARROW
from bpe_desktop.views.centre import Heights, share_height
from bpe_desktop.views.corpus_pane import CorpusPane
from bpe_desktop.views.main_window import MainWindow, Panes
from bpe_desktop.views.pane import Pane
from bpe_desktop.views.status_bar import StatusBar
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.timeline_panel import TimelinePanel
from bpe_desktop.views.training_pane import TrainingPane


class Blank(Pane):
    """A pane with nothing but a field."""

    def __init__(self, theme: Theme, title: str, field: str = "") -> None:
        super().__init__(theme, title)
        self.field = QLineEdit()
        self.field.setObjectName(field)
        self.body.addWidget(self.field)
        self.body.addStretch(1)

    def focus_filter(self) -> None:
        self.field.setFocus()
        self.field.selectAll()


def make_panes(theme: Theme) -> Panes:
    return Panes(
        corpus=CorpusPane(theme),
        training=TrainingPane(theme),
        merge_view=Blank(theme, "Merge view"),
        candidates=Blank(theme, "Candidates"),
        timeline=Blank(theme, "Timeline"),
        live=Blank(theme, "Live text"),
        merges=Blank(theme, "Merges"),
        vocabulary=Blank(theme, "Vocabulary", "vocabularyFilter"),
    )


Make = Callable[..., MainWindow]


@pytest.fixture(scope="module")
def styled(qapp: QApplication) -> Iterator[None]:
    """Give the program its look: the width of the lines between docks is a part of it."""
    Theme("light").apply(qapp)
    yield
    qapp.setStyleSheet("")


@pytest.fixture
def make(qtbot: QtBot, theme: Theme, styled: None) -> Make:
    """Return a maker of shown windows."""

    def build(width: int = 1440, height: int = 900, store: QSettings | None = None) -> MainWindow:
        window = MainWindow(theme, make_panes(theme))
        qtbot.addWidget(window)
        if store is not None:
            window.restore_layout(store)
        window.resize(width, height)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        QApplication.processEvents()
        return window

    return build


@pytest.fixture
def window(make: Make) -> MainWindow:
    return make()


def area(window: MainWindow, widget: QWidget) -> QRect:
    """Return where a widget stands in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def resize(window: MainWindow, width: int, height: int = 900) -> None:
    window.resize(width, height)
    QApplication.processEvents()
    QApplication.processEvents()


def dock_area(window: MainWindow, name: str) -> QRect | None:
    dock = window.arrangement.docks[name]
    return area(window, dock) if dock.isVisible() else None


def tabs(window: MainWindow) -> tuple[list[str], str]:
    """Return the tabs on show and the chosen one; at most one row of them may be there."""
    rows = [
        bar
        for bar in window.findChildren(QTabBar)
        if bar.isVisible() and bar.geometry().intersects(window.rect())
    ]
    assert len(rows) <= 1
    if not rows:
        return [], ""
    (row,) = rows
    names = [row.tabText(index) for index in range(row.count())]
    return names, row.tabText(row.currentIndex())


# The grid


def test_grid_at_1440_by_900(window: MainWindow) -> None:
    assert window.menuBar().geometry() == QRect(0, 0, 1440, 28)
    assert window.toolbar.geometry() == QRect(0, 28, 1440, 48)
    assert window.status_bar.geometry() == QRect(0, 874, 1440, 26)
    assert dock_area(window, "corpus") == QRect(0, 76, 248, 400)
    assert dock_area(window, "training") == QRect(0, 477, 248, 397)
    assert dock_area(window, "merges") == QRect(1000, 76, 440, 184)
    assert dock_area(window, "vocabulary") == QRect(1000, 261, 440, 613)
    panes = window.panes
    assert area(window, panes.candidates) == QRect(743, 76, 256, 332)
    assert area(window, panes.timeline) == QRect(249, 409, 750, 226)
    assert area(window, panes.live).bottom() == 873


def test_training_keeps_its_height_in_a_higher_window(window: MainWindow) -> None:
    resize(window, 1920, 1080)
    assert dock_area(window, "corpus") == QRect(0, 76, 248, 580)
    assert dock_area(window, "training").height() == 397
    assert dock_area(window, "merges").width() == 440


@pytest.mark.parametrize(
    ("total", "narrow", "heights"),
    [
        (796, False, Heights(332, 226, 238)),
        (716, False, Heights(332, 146, 238)),
        (626, False, Heights(332, 146, 148)),
        (596, True, Heights(302, 146, 148)),
        (496, True, Heights(202, 146, 148)),
        (406, True, Heights(150, 146, 110)),
        (378, True, Heights(146, 86, 146)),
        (1096, False, Heights(532, 226, 338)),
    ],
)
def test_heights(total: int, narrow: bool, heights: Heights) -> None:
    assert share_height(total, narrow=narrow) == heights
    assert sum(heights) == total


# The narrow arrangement


def test_narrow_window(make: Make) -> None:
    window = make(1024, 700)
    assert window.arrangement.is_narrow
    assert dock_area(window, "corpus") is None
    assert dock_area(window, "training") is None
    assert tabs(window) == (["Candidates", "Merges", "Vocabulary"], "Candidates")
    assert dock_area(window, "candidates").left() == 681
    assert area(window, window.panes.timeline).height() == 146
    assert not window.panes.candidates.header.isVisible()


def test_train_button_follows(window: MainWindow, qtbot: QtBot) -> None:
    train = window.findChild(QPushButton, "trainButton")
    summary = window.findChild(QPushButton, "settingsSummary")
    assert window.panes.training.isAncestorOf(train)
    assert not summary.isVisible()
    resize(window, 1024, 700)
    assert window.findChildren(QPushButton, "trainButton") == [train]
    assert window.toolbar.isAncestorOf(train)
    assert train.isVisible()
    assert summary.isVisible()
    assert summary.accessibleName() == "BPE, 100 merges"
    assert summary.text() == ""  # only an icon where that has no room
    resize(window, 1120, 700)
    assert summary.text().strip() == "BPE, 100 merges"
    resize(window, 1440)
    assert window.panes.training.isAncestorOf(train)
    assert not summary.isVisible()
    window.commands["panels"].trigger()  # folds the left side in the wide window
    assert window.toolbar.isAncestorOf(train)


def test_cancel_follows_too(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1024, 700)
    window.commands.set_flags(corpus=True, training=True)
    window.panes.training.set_running(True)
    cancel = window.findChild(QPushButton, "cancelButton")
    assert window.toolbar.isAncestorOf(cancel)
    qtbot.waitUntil(cancel.isVisible)
    with qtbot.waitSignal(window.commands["cancel"].triggered):
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)


def test_wide_again(window: MainWindow) -> None:
    before = {name: dock_area(window, name) for name in window.arrangement.docks}
    for _ in range(2):
        resize(window, 1024, 700)
        window.commands["panels"].trigger()
        window.commands["panels"].trigger()
        resize(window, 1440)
    assert tabs(window) == ([], "")
    assert {name: dock_area(window, name) for name in window.arrangement.docks} == before
    assert area(window, window.panes.candidates) == QRect(743, 76, 256, 332)
    assert window.panes.candidates.header.isVisible()
    assert not window.arrangement.user_moved


def test_from_narrow_to_wide(make: Make) -> None:
    window = make(1024, 700)
    resize(window, 1440)
    assert dock_area(window, "corpus") == QRect(0, 76, 248, 400)
    assert dock_area(window, "vocabulary") == QRect(1000, 261, 440, 613)


def test_left_side_unfolds_in_a_narrow_window(make: Make) -> None:
    window = make(1024, 700)
    panels = window.commands["panels"]
    assert not panels.isChecked()
    panels.trigger()
    QApplication.processEvents()
    assert dock_area(window, "corpus") == QRect(0, 76, 248, 200)
    assert dock_area(window, "training").height() == 397
    assert dock_area(window, "merges") is None  # no room for both sides
    assert window.centre.width() >= 560
    panels.trigger()
    QApplication.processEvents()
    assert dock_area(window, "corpus") is None
    assert tabs(window) == (["Candidates", "Merges", "Vocabulary"], "Candidates")


def test_both_sides_where_they_fit(make: Make) -> None:
    window = make(NARROW - 10, 700)
    window.commands["panels"].trigger()
    QApplication.processEvents()
    assert dock_area(window, "corpus") is not None
    assert dock_area(window, "candidates") is not None
    window.arrangement.show_pane("vocabulary")
    assert dock_area(window, "corpus") is not None
    assert tabs(window)[1] == "Vocabulary"


def test_put_back_in_a_narrow_window(make: Make) -> None:
    window = make(1024, 700)
    for _ in range(2):
        window.commands["resetPanes"].trigger()
        QApplication.processEvents()
        assert tabs(window) == (["Candidates", "Merges", "Vocabulary"], "Candidates")
        assert window.panes.candidates.isVisible()
    resize(window, 1440)
    assert tabs(window) == ([], "")
    assert dock_area(window, "merges") == QRect(1000, 76, 440, 184)


def test_right_pane_comes_forward_over_the_left_side(make: Make) -> None:
    window = make(1024, 700)
    window.commands["panels"].trigger()
    window.arrangement.show_pane("merges")
    QApplication.processEvents()
    assert dock_area(window, "corpus") is None
    assert tabs(window)[1] == "Merges"


def test_settings_summary_opens_the_settings(make: Make, qtbot: QtBot) -> None:
    window = make(1024, 700)
    summary = window.findChild(QPushButton, "settingsSummary")
    qtbot.mouseClick(summary, Qt.MouseButton.LeftButton)
    assert window.panes.training.isVisible()
    assert window.panes.training.form.algorithm.hasFocus()


def test_smallest_window(make: Make) -> None:
    window = make(100, 100)
    # No more than a screen of 1920 x 1080 at 200 % has left beside its bars.
    assert (window.width(), window.height()) == (900, 480)
    for pane in (window.panes.merge_view, window.panes.timeline, window.panes.live):
        assert pane.visibleRegion().boundingRect().height() >= 84


# Moving, closing, remembering


def test_moved_dock_stays_in_a_narrow_window(window: MainWindow) -> None:
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.arrangement.docks["merges"])
    QApplication.processEvents()
    assert window.arrangement.user_moved
    resize(window, 1024, 700)
    assert dock_area(window, "corpus") is not None
    assert window.panes.candidates.isVisible()
    assert tabs(window) == ([], "")
    window.commands["resetPanes"].trigger()
    QApplication.processEvents()
    assert tabs(window)[1] == "Candidates"
    resize(window, 1440)
    assert dock_area(window, "merges") == QRect(1000, 76, 440, 184)


def test_floating_is_moving(window: MainWindow) -> None:
    dock = window.arrangement.docks["vocabulary"]
    dock.setFloating(True)
    assert window.arrangement.user_moved
    window.commands["resetPanes"].trigger()
    QApplication.processEvents()
    assert not dock.isFloating()


def test_panes_come_and_go_by_the_menu(window: MainWindow) -> None:
    toggles = window.arrangement.toggles
    assert [action.isChecked() for action in toggles.values()] == [True] * 5
    for name in ("merges", "candidates"):
        toggles[name].trigger()
        assert not getattr(window.panes, name).isVisible()
        assert not toggles[name].isChecked()
    resize(window, 1024, 700)
    assert tabs(window) == ([], "") or "Merges" not in tabs(window)[0]
    resize(window, 1440)
    assert not window.panes.merges.isVisible()
    assert not window.panes.candidates.isVisible()
    for name in ("merges", "candidates"):
        toggles[name].trigger()
        assert getattr(window.panes, name).isVisible()


def drag_line(window: MainWindow, start: QPoint, end: QPoint) -> None:
    """Drag a line between docks by the mouse, from wherever it is taken hold of."""
    target = window.childAt(start) or window
    kinds, left = QEvent.Type, Qt.MouseButton.LeftButton
    for kind, place, buttons in (
        (kinds.MouseButtonPress, start, left),
        (kinds.MouseMove, end, left),
        (kinds.MouseButtonRelease, end, Qt.MouseButton.NoButton),
    ):
        button = Qt.MouseButton.NoButton if kind is kinds.MouseMove else left
        QApplication.sendEvent(
            target,
            QMouseEvent(
                kind,
                QPointF(target.mapFrom(window, place)),
                QPointF(window.mapToGlobal(place)),
                button,
                buttons,
                Qt.KeyboardModifier.NoModifier,
            ),
        )
        QApplication.processEvents()


def test_dragged_line_is_kept(window: MainWindow) -> None:
    drag_line(window, QPoint(250, 300), QPoint(302, 300))
    assert dock_area(window, "corpus").width() == 300
    assert not window.arrangement.user_moved
    resize(window, 1024, 700)
    resize(window, 1440)
    assert dock_area(window, "corpus").width() == 300
    resize(window, 1600, 1000)
    assert dock_area(window, "corpus").width() == 300
    window.commands["resetPanes"].trigger()
    QApplication.processEvents()
    assert dock_area(window, "corpus").width() == 248


def test_lines_between_docks_are_easy_to_take_hold_of(window: MainWindow) -> None:
    drag_line(window, QPoint(1001, 500), QPoint(961, 500))
    assert dock_area(window, "vocabulary").left() == 960
    drag_line(window, QPoint(1100, 262), QPoint(1100, 302))
    assert dock_area(window, "merges").height() == 224
    drag_line(window, QPoint(100, 474), QPoint(100, 454))
    assert dock_area(window, "corpus").height() == 380


def test_grips_leave_with_their_docks(window: MainWindow) -> None:
    editor = window.findChild(QPlainTextEdit, "corpusEditor").viewport()
    edge = editor.mapTo(window, editor.rect().topRight())
    assert window.childAt(edge) is not editor
    window.commands["panels"].trigger()
    QApplication.processEvents()
    assert window.panes.merge_view.isAncestorOf(window.childAt(QPoint(1, 300)))


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


def test_layout_is_remembered(make: Make, store: QSettings) -> None:
    window = make()
    docks = window.arrangement.docks
    window.resizeDocks([docks["merges"]], [500], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    window.arrangement.note_sizes()
    window.arrangement.toggles["vocabulary"].trigger()
    window.save_layout(store)
    store.sync()
    again = make(store=QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert dock_area(again, "merges").width() == 500
    assert dock_area(again, "vocabulary") is None
    assert not again.arrangement.user_moved


def test_full_screen_is_remembered_with_its_tick(make: Make, store: QSettings) -> None:
    window = make()
    window.commands["fullScreen"].trigger()
    assert window.isFullScreen()
    window.save_layout(store)
    again = make(store=store)
    assert again.isFullScreen()
    assert again.commands["fullScreen"].isChecked()
    again.commands["fullScreen"].trigger()
    assert not again.isFullScreen()
    again.save_layout(store)
    assert not make(store=store).commands["fullScreen"].isChecked()


def test_moved_docks_are_remembered(make: Make, store: QSettings) -> None:
    window = make()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.arrangement.docks["merges"])
    QApplication.processEvents()
    window.save_layout(store)
    store.sync()
    again = make(store=QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert again.arrangement.user_moved
    assert dock_area(again, "merges").left() == 0


@pytest.mark.parametrize("value", ["rubbish", "", None, ["x"], QByteArray(b"\0\1")])
def test_broken_layout_is_left_alone(make: Make, store: QSettings, value: object) -> None:
    for key in ("geometry", "state", "moved", "sizes", "hidden", "heights"):
        store.setValue(f"window/{key}", value)
    store.setValue("window/moved", "true")
    window = make(store=store)
    assert window.isVisible()
    assert dock_area(window, "corpus") == QRect(0, 76, 248, 400)


def test_layout_of_a_narrow_window_is_a_wide_one(make: Make, store: QSettings) -> None:
    window = make(1024, 700)
    window.save_layout(store)
    again = make(1440, 900, store=store)
    assert dock_area(again, "corpus") == QRect(0, 76, 248, 400)


# The keyboard


def test_nothing_takes_the_keyboard_at_first(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.set_flags(trained=True)
    with qtbot.waitSignal(window.commands["play"].triggered):
        qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Space)


def test_find_goes_to_the_filter(window: MainWindow, qtbot: QtBot) -> None:
    window.arrangement.toggles["vocabulary"].trigger()
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = window.panes.vocabulary.field
    assert field.isVisible()
    assert field.hasFocus()


def test_find_in_a_narrow_window(make: Make, qtbot: QtBot) -> None:
    window = make(1024, 700)
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.panes.vocabulary.field.hasFocus()
    assert tabs(window)[1] == "Vocabulary"


def test_edit_menu_serves_the_focused_field(window: MainWindow) -> None:
    editor = window.findChild(QPlainTextEdit, "corpusEditor")
    editor.setPlainText("abc")
    editor.setFocus()
    for name in ("selectAll", "cut"):
        window.commands[name].trigger()
    assert editor.toPlainText() == ""
    field = window.panes.live.field
    field.setFocus()
    window.commands["paste"].trigger()
    assert field.text() == "abc"
    editor.setFocus()
    window.commands["undo"].trigger()
    assert editor.toPlainText() == "abc"
    assert field.text() == "abc"


def test_dialogs_open_without_blocking(window: MainWindow) -> None:
    for name in ("shortcuts", "about"):
        window.commands[name].trigger()
        (dialog,) = window.findChildren(QDialog)
        assert dialog.isVisible()
        dialog.close()
        QApplication.sendPostedEvents(dialog, 52)  # DeferredDelete


# Intents of panes


def test_train_button_is_the_action(window: MainWindow, qtbot: QtBot) -> None:
    train = window.findChild(QPushButton, "trainButton")
    assert not train.isEnabled()
    window.commands.set_flags(corpus=True)
    assert train.isEnabled()
    with qtbot.waitSignal(window.commands["train"].triggered):
        qtbot.mouseClick(train, Qt.MouseButton.LeftButton)


def test_corpus_menu_is_the_actions(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.commands["open"].triggered):
        window.panes.corpus.open_requested.emit()
    with qtbot.waitSignal(window.commands.sample_requested):
        window.panes.corpus.sample_requested.emit("svejk")
    with qtbot.waitSignal(window.commands.recent_requested):
        window.panes.corpus.recent_requested.emit("/a")


# Files


def drop_data(*paths: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    return data


def drag(target: QWidget, data: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, event)
    return event


def drop(target: QWidget, data: QMimeData) -> QDropEvent:
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, event)
    return event


def test_files_are_dropped_on_the_window(window: MainWindow, qtbot: QtBot) -> None:
    data = drop_data("/texts/a.txt", "/texts/b.txt")
    assert drag(window, data).isAccepted()
    hint = window.findChild(QWidget, "dropHint")
    assert hint.isVisible()
    with qtbot.waitSignal(window.files_dropped) as dropped:
        drop(window, data)
    assert dropped.args == [["/texts/a.txt", "/texts/b.txt"]]
    assert not hint.isVisible()


def test_files_that_leave_again(window: MainWindow) -> None:
    drag(window, drop_data("/texts/a.txt"))
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not window.findChild(QWidget, "dropHint").isVisible()


def test_files_dropped_on_the_editor_reach_the_window(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.findChild(QPlainTextEdit, "corpusEditor")
    data = drop_data("/texts/a.txt")
    drag(editor.viewport(), data)
    with qtbot.waitSignal(window.files_dropped):
        drop(editor.viewport(), data)
    assert editor.toPlainText() == ""


@pytest.mark.parametrize("name", ["corpus", "merges"])
def test_files_dropped_on_a_floating_dock(window: MainWindow, qtbot: QtBot, name: str) -> None:
    dock = window.arrangement.docks[name]
    dock.setFloating(True)
    QApplication.processEvents()
    data = drop_data("/texts/a.txt")
    pane = dock.widget()
    target = pane.editor.viewport() if isinstance(pane, CorpusPane) else pane
    assert drag(target, data).isAccepted()
    with qtbot.waitSignal(window.files_dropped) as dropped:
        drop(target, data)
    assert dropped.args == [["/texts/a.txt"]]
    words = QMimeData()
    words.setText("words")
    assert not drag(dock, words).isAccepted()


def test_other_things_are_not_welcome(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("words")
    assert not drag(window, data).isAccepted()
    data.setUrls([QUrl("https://example.org/a.txt")])
    assert not drag(window, data).isAccepted()


# Closing, titles, figures


def test_close_can_be_refused(window: MainWindow, qtbot: QtBot) -> None:
    window.may_close = lambda: False
    with qtbot.assertNotEmitted(window.closing):
        assert not window.close()
    assert window.isVisible()
    window.may_close = lambda: True
    with qtbot.waitSignal(window.closing):
        assert window.close()


def test_title_names_what_is_open(window: MainWindow) -> None:
    window.show_document("a.bpe", modified=True)
    assert window.windowTitle() == "a.bpe[*] – BPE Desktop"
    assert window.isWindowModified()
    window.show_document("")
    assert window.windowTitle() == "BPE Desktop"
    assert not window.isWindowModified()


def test_run_state_is_short_in_a_narrow_window(window: MainWindow) -> None:
    window.run_state.show_run(RunState(Phase.FINISHED, text="Stopped."), merges=22, tokens=39)
    resize(window, 1024, 700)
    narrow = window.run_state.width()
    assert narrow < 700
    assert window.run_state.look.short == "22 merges, 39 tokens"


def test_message_bar_takes_room_at_the_top_of_the_merge_view(window: MainWindow) -> None:
    before = area(window, window.panes.merge_view)
    window.message_bar.show_error("notes.bin is not text.", "Choose a text file.")
    QApplication.processEvents()
    message = area(window, window.message_bar)
    assert message.top() == 76
    assert area(window, window.panes.merge_view).top() == message.bottom() + 1
    assert area(window, window.panes.merge_view).bottom() == before.bottom()
    high = message.height()
    window.message_bar.show_error("notes.bin is not text.", "Choose a text file. " * 30)
    QApplication.processEvents()
    assert area(window, window.message_bar).height() > high
    window.message_bar.clear()
    QApplication.processEvents()
    assert area(window, window.panes.merge_view) == before


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1200, 800), (960, 600)])
def test_message_moves_no_button(
    qtbot: QtBot, theme: Theme, styled: None, width: int, height: int
) -> None:
    timeline = TimelinePanel(theme)
    window = MainWindow(theme, replace(make_panes(theme), timeline=timeline))
    qtbot.addWidget(window)
    window.resize(width, height)
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    play = window.findChild(QWidget, "playButton")
    before = area(window, play)
    for hint in ("", "Choose a text file.", "Choose a text file. " * 20):
        window.message_bar.show_error("notes.bin is not text.", hint)
        QApplication.processEvents()
        assert window.message_bar.isVisible()
        assert area(window, play) == before
        assert not area(window, window.message_bar).intersects(area(window, timeline))
    window.message_bar.clear()
    QApplication.processEvents()
    assert area(window, play) == before


@pytest.mark.parametrize("width", [1200, 1280, 1366, 1440])
def test_just_wide_enough_gives_every_side_its_room(make: Make, width: int) -> None:
    window = make(width, 800)
    assert dock_area(window, "corpus").width() == 248
    assert dock_area(window, "merges").width() >= 340
    assert area(window, window.panes.candidates).width() == 256
    assert area(window, window.centre).width() >= 590


def test_floating_dock_has_an_edge(window: MainWindow) -> None:
    dock = window.arrangement.docks["vocabulary"]
    dock.setFloating(True)
    QApplication.processEvents()
    image = dock.grab().toImage()
    edge = window._theme.color("field")
    width, height = image.width(), image.height()
    for x, y in ((0, 40), (width - 1, 40), (40, height - 1), (40, 0)):
        assert image.pixelColor(x, y) == edge
    dock.setFloating(False)
    QApplication.processEvents()
    assert dock.grab().toImage().pixelColor(0, 40) != edge


def test_icons_are_quiet_in_a_narrow_window(window: MainWindow) -> None:
    def shade(name: str) -> QColor:
        button = window.findChild(QToolButton, f"toolbar.{name}")
        image = button.icon().pixmap(17, 17).toImage()
        every = [image.pixelColor(x, y) for x in range(17) for y in range(17)]
        return max(every, key=QColor.alpha)

    theme = window._theme
    assert shade("open").name() == theme.color("text").name()
    resize(window, 1024, 700)
    for name in ("panels", "open", "save", "export"):
        assert shade(name).name() == theme.color("text2").name()
    window.commands["export"].setEnabled(not window.commands["export"].isEnabled())
    assert shade("open").name() == theme.color("text2").name()
    resize(window, 1440)
    assert shade("open").name() == theme.color("text").name()


def test_status_bar_sheds_from_the_right(qtbot: QtBot, theme: Theme) -> None:
    host = QWidget()
    column = QVBoxLayout(host)
    bar = StatusBar(theme)
    column.addWidget(bar)
    qtbot.addWidget(host)
    bar.set_figures(alphabet=17, vocabulary=20, symbols_before=145, symbols=100, fertility=5.263)
    bar.set_hint("Space plays or pauses.")
    assert [figure.label for figure in bar.figures] == [
        "Alphabet",
        "Vocabulary",
        "Symbols in the corpus",
        "Fertility",
    ]
    assert bar.figures[2].value == "145 → 100"
    assert bar.figures[3].value == "5.26"
    seen = []
    for width in (900, 640, 420, 200, 60):
        bar.setFixedWidth(width)
        seen.append((bar.visible_figures(), bar.shows_hint()))
    assert seen[0] == (4, True)
    assert seen[1] == (4, False)
    assert [number for number, _ in seen] == sorted((n for n, _ in seen), reverse=True)
    assert seen[-1] == (0, False)


def test_status_bar_without_a_training(qtbot: QtBot, theme: Theme) -> None:
    bar = StatusBar(theme)
    qtbot.addWidget(bar)
    bar.set_figures()
    assert bar.figures == ()
    bar.grab()
