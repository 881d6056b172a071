"""The window: menus, toolbar, docks, centre and status line, and how they share its room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QMainWindow, QTabWidget, QWidget

from ..models.settings_store import SettingsStore
from .about_dialog import AboutDialog
from .actions import Actions
from .arrangement import Arrangement
from .centre import Centre
from .corpus_pane import CorpusPane
from .drop_hint import DropHint, dropped_paths
from .edit_commands import can_undo, run_edit_command
from .message_bar import MessageBar
from .run_state_bar import RunStateBar
from .shortcut_guard import ShortcutGuard
from .shortcuts_dialog import ShortcutsDialog
from .status_bar import StatusBar
from .theme import Theme
from .toolbar import ToolBar
from .training_pane import TrainingPane
from .vocabulary_pane import VocabularyPane
from .workspaces import WATCH, MakePage, Workspaces

__all__ = ["MainWindow", "Panes"]

# The first title starts where the panes' titles do.
_MENU_BAR_STYLE = (
    "QMenuBar { padding: 2px 0 0 7px; spacing: 0; } QMenuBar::item { padding: 4px 8px; }"
)
# A screen of 1920 x 1080 at 200 % has 960 x 540, of which bars and the title take a part.
_LEAST_SIZE = 900, 480
_EDIT_COMMANDS = ("undo", "redo", "cut", "copy", "paste", "selectAll")


@dataclass(frozen=True)
class Panes:
    """The panes of the window, made outside."""

    corpus: CorpusPane
    training: TrainingPane
    merge_view: QWidget
    candidates: QWidget
    timeline: QWidget
    live: QWidget
    merges: QWidget
    vocabulary: VocabularyPane


class MainWindow(QMainWindow):
    """The frame around the panes; knows their places and nothing of what they show.

    `commands` holds the actions. `may_close` is asked before the window closes; it returns False
    to keep the window open. `closing` is sent when the window does close.
    """

    files_dropped = Signal(list)  # paths as str
    closing = Signal()
    undo_requested = Signal()  # of what is not in a text field
    redo_requested = Signal()

    def __init__(self, theme: Theme, panes: Panes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mainWindow")
        self.setWindowTitle("BPE Desktop")
        self.setMinimumSize(*_LEAST_SIZE)
        self.setAcceptDrops(True)
        self.may_close: Callable[[], bool] | None = None
        self.panes = panes
        self._theme = theme
        self.commands = Actions(theme, self)
        self.message_bar = MessageBar(theme)
        self.run_state = RunStateBar(theme)
        self.status_bar = StatusBar(theme)
        self.toolbar = ToolBar(theme, self.commands, self.run_state)
        self.centre = Centre(
            messages=self.message_bar,
            merge_view=panes.merge_view,
            candidates=panes.candidates,
            timeline=panes.timeline,
            live=panes.live,
        )
        self.workspaces = Workspaces(
            self.commands, self.message_bar, self.centre, self.centre.under_messages
        )
        self._build()
        self.arrangement = Arrangement(theme, self, self.centre, self._dock_contents())
        self._drop_hint = DropHint(theme, self)
        self._connect()
        self.resize(1440, 900)

    def show_document(self, name: str, *, modified: bool = False) -> None:
        """Name what is open in the title of the window."""
        self.setWindowTitle(f"{name}[*] – BPE Desktop" if name else "BPE Desktop")
        self.setWindowModified(modified)

    def save_layout(self, store: SettingsStore) -> None:
        """Keep the places and sizes of window and panes."""
        store.setValue("window/geometry", self.saveGeometry())
        for key, value in self.arrangement.save().items():
            store.setValue(f"window/{key}", value)

    def restore_layout(self, store: SettingsStore) -> None:
        """Take over the places and sizes of an earlier session; call before `show`."""
        geometry = store.value("window/geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
            self.commands["fullScreen"].setChecked(self.isFullScreen())
        self.arrangement.restore(_read_layout(store))

    def add_workspace(self, name: str, make: MakePage) -> None:
        """Offer a page that fills the window and is made when it is shown first."""
        self.workspaces.offer(name, make)
        self.toolbar.show_workspaces()

    def find_in_vocabulary(self) -> None:
        """Bring the vocabulary on screen and put the keyboard into its filter."""
        self.workspaces.go(WATCH)
        self.arrangement.show_pane("vocabulary")
        self.panes.vocabulary.focus_filter()

    def show_training_settings(self) -> None:
        """Bring the settings of the training on screen and put the keyboard there."""
        self.workspaces.go(WATCH)
        self.arrangement.show_pane("training")
        self.panes.training.focus_settings()

    def show_shortcuts(self) -> None:
        """Open the list of shortcuts."""
        _open(ShortcutsDialog(self._theme, self.commands, self))

    def show_about(self) -> None:
        """Open what is to be said about the program."""
        _open(AboutDialog(self._theme, self))

    def _build(self) -> None:
        bar = self.menuBar()
        bar.setFixedHeight(28)
        bar.setStyleSheet(_MENU_BAR_STYLE)
        self.status_bar.set_hint(self.tr("Space plays or pauses. Left and right step."))
        self.commands.fill_menu_bar(bar)
        self.addToolBar(self.toolbar)
        self.setStatusBar(self.status_bar)
        self.setCentralWidget(self.workspaces)
        options = QMainWindow.DockOption
        self.setDockOptions(options.AllowNestedDocks | options.AllowTabbedDocks)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for corner, area in (
            (Qt.Corner.TopLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea),
            (Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea),
            (Qt.Corner.TopRightCorner, Qt.DockWidgetArea.RightDockWidgetArea),
            (Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea),
        ):
            self.setCorner(corner, area)

    def _dock_contents(self) -> dict[str, tuple[str, QWidget]]:
        panes = self.panes
        return {
            "corpus": (self.tr("Corpus"), panes.corpus),
            "training": (self.tr("Training"), panes.training),
            "candidates": (self.tr("Candidates"), panes.candidates),
            "merges": (self.tr("Merges"), panes.merges),
            "vocabulary": (self.tr("Vocabulary"), panes.vocabulary),
        }

    def _connect(self) -> None:
        commands, training = self.commands, self.panes.training
        self._guard = ShortcutGuard(commands, self)
        commands.menu("panes").addActions(list(self.arrangement.toggles.values()))
        self.workspaces.left.connect(self._leave)
        self.workspaces.entered.connect(self._enter)
        self.arrangement.narrow_changed.connect(self.toolbar.set_narrow)
        self.arrangement.training_shown.connect(self._place_run_buttons)
        commands["panels"].triggered.connect(self.arrangement.show_left)
        commands["resetPanes"].triggered.connect(self.arrangement.reset)
        commands["fullScreen"].toggled.connect(self._set_full_screen)
        commands["find"].triggered.connect(self.find_in_vocabulary)
        commands["settings"].triggered.connect(self.show_training_settings)
        commands["shortcuts"].triggered.connect(self.show_shortcuts)
        commands["about"].triggered.connect(self.show_about)
        commands["quit"].triggered.connect(self.close)
        for name in _EDIT_COMMANDS:
            commands[name].triggered.connect(lambda _=False, name=name: self._edit(name))
        self.toolbar.settings_requested.connect(self.show_training_settings)
        self.toolbar.set_summary(training.summary())
        training.summary_changed.connect(self.toolbar.set_summary)
        training.train_requested.connect(commands["train"].trigger)
        training.cancel_requested.connect(commands["cancel"].trigger)
        commands["train"].enabledChanged.connect(training.set_can_train)
        training.set_can_train(commands["train"].isEnabled())
        corpus = self.panes.corpus
        corpus.open_requested.connect(commands["open"].trigger)
        corpus.reload_requested.connect(commands["reload"].trigger)
        corpus.sample_requested.connect(commands.sample_requested)
        corpus.recent_requested.connect(commands.recent_requested)
        for dock in self.arrangement.docks.values():
            dock.files_dropped.connect(self.files_dropped)

    def _edit(self, name: str) -> None:
        """Let the field with the keyboard do it; what it cannot undo is undone outside."""
        widget = self.focusWidget()
        if name in ("undo", "redo") and not can_undo(widget, redo=name == "redo"):
            (self.undo_requested if name == "undo" else self.redo_requested).emit()
        else:
            run_edit_command(name, widget)

    def _place_run_buttons(self, training_shown: bool) -> None:
        training = self.panes.training
        if training_shown:
            training.place_buttons()
            self.toolbar.drop_run_buttons()
        else:
            self.toolbar.take_run_buttons(training.buttons)
        self.commands["panels"].setChecked(self.arrangement.left_is_shown())

    def _leave(self, name: str) -> None:
        if name == WATCH:
            self.arrangement.suspend()

    def _enter(self, name: str) -> None:
        self.status_bar.show_workspace(name)
        if name == WATCH:
            self.arrangement.resume()
        for action in ("panels", "resetPanes"):
            self.commands[action].setEnabled(name == WATCH)

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def event(self, event: QEvent) -> bool:
        """Notice when a person lets go of a line between docks."""
        handled = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.arrangement.note_sizes()
        return handled

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the panes for the first size."""
        super().showEvent(event)
        self.arrangement.adapt(self.size())
        if self.focusWidget() is None:
            # Not on the first button: the keys of the transport are free from the start.
            self.centre.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold or unfold where the width asks for it."""
        super().resizeEvent(event)
        self._drop_hint.setGeometry(self.rect())
        if self.isVisible():
            self.arrangement.adapt(self.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, unless there is something to ask first."""
        if self.may_close is not None and not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files."""
        if paths := dropped_paths(event.mimeData()):
            event.acceptProposedAction()
            self._drop_hint.set_files(len(paths))
            self._drop_hint.show()
            self._drop_hint.raise_()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the welcome back."""
        self._drop_hint.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which files were dropped."""
        self._drop_hint.hide()
        paths = dropped_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.files_dropped.emit(paths)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _read_layout(store: SettingsStore) -> dict[str, Any]:
    """Return the kept layout; stores of text give numbers and lists back as text."""
    hidden = store.value("window/hidden") or []
    return {
        "moved": str(store.value("window/moved")).lower() == "true",
        "state": store.value("window/state"),
        "sizes": _numbers(store.value("window/sizes")),
        "hidden": [hidden] if isinstance(hidden, str) else [str(name) for name in hidden],
        "heights": _numbers(store.value("window/heights")),
    }


def _numbers(value: Any) -> list[int]:
    values = value if isinstance(value, list | tuple) else []
    return [int(number) for number in values if str(number).isdigit()]
