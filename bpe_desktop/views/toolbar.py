"""The bar under the menus: files, the run state, the training where its pane is out of sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolBar, QToolButton, QWidget

from .actions import Actions
from .page_tools import PageTools
from .run_state_bar import RunStateBar
from .theme import Theme
from .training_pane import RunButtons

__all__ = ["ToolBar"]

_HEIGHT = 48
_BUTTON = 30
_SPACING, _TIGHT = 6, 2
_LEAST_STATE = 118  # of the run state, in which its short text is not cut much
_SHORT_STATE = 36  # its icon
_MOST = 5  # steps of giving way
_ICON_ALONE, _NO_LIMIT = 34, 16_777_215  # the widest button of the settings
_BUTTON_STYLE = """
    QToolButton { padding: 4px 6px; }
    QToolButton:focus { padding: 3px 5px; }
"""


# A segment's text stands apart from its frame.
_WORKSPACE_STYLE = """
    QToolButton { padding: 4px 7px; }
    QToolButton:focus { padding: 3px 6px; }
"""
_TIGHT_STYLE = """
    QToolButton { padding: 4px 1px; }
    QToolButton:focus { padding: 3px 0; }
"""


class ToolBar(QToolBar):
    """Open, Save and Export, then what happened; in a narrow window with icons only.

    Where that is still too wide, the summary of the settings gives way to its icon, then the run
    state, then the room beside the names of the workspaces, then the names of a page's tools.

    `settings_requested` asks for the settings of the training, where only their summary shows.
    """

    settings_requested = Signal()

    def __init__(
        self, theme: Theme, actions: Actions, run_state: RunStateBar, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFixedHeight(_HEIGHT)
        self._theme = theme
        self._actions = actions
        self._narrow = False
        self._has_width = False
        self._buttons: dict[str, QToolButton] = {}
        self._panels = self._make_button(actions, "panels")
        self._files = [self._make_button(actions, name) for name in ("open", "save", "export")]
        self._workspaces = [
            self._make_workspace(action)
            for action in actions
            if action.objectName().startswith("action.workspace.")
        ]
        self._settings = QPushButton()
        self._settings.setObjectName("settingsSummary")
        self._settings.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._settings.setToolTip(actions["settings"].toolTip())
        self._settings.clicked.connect(self.settings_requested)
        self._summary = ""
        self._run_state = run_state
        self._run_buttons: RunButtons | None = None  # while they are here
        self._tools: PageTools | None = None
        self._fitted = 0, 0  # the width that the contents need, and the one they have
        content = QWidget()
        content.setStyleSheet(_BUTTON_STYLE)
        self._row = QHBoxLayout(content)
        self._row.setSpacing(_SPACING)
        self._row.addWidget(self._panels)
        for button in self._files:
            self._row.addWidget(button)
        self._row.addSpacing(4)
        self._row.addWidget(_Rule(theme))
        self._row.addSpacing(6)
        for button in self._workspaces:
            self._row.addWidget(button)
        self._row.addSpacing(4)
        self._second_rule = _Rule(theme)
        self._row.addWidget(self._second_rule)
        self._row.addSpacing(4)
        self._row.addWidget(run_state, 1)
        self._row.addSpacing(2)
        self._row.addWidget(self._settings)
        self.addWidget(content)
        content.installEventFilter(self)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()
        self._settings.hide()
        self.set_narrow(False)
        self.show_workspaces()

    def set_narrow(self, narrow: bool) -> None:
        """Show icons only, and the button that unfolds the left side."""
        self._narrow = narrow
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonIconOnly if narrow else styles.ToolButtonTextBesideIcon
        for button in self._files:
            button.setToolButtonStyle(style)
            button.setFixedSize(32 if narrow else button.sizeHint().width(), _BUTTON)
        # The icons, not the edges of their buttons, stand above the panes' padding.
        self._row.setContentsMargins(12 if narrow else 13, 9, 12, 8)
        self._panels.setVisible(narrow)
        self._run_state.set_compact(narrow)
        for name, button in self._buttons.items():
            self._dress(name, button)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self._has_width = True
        self._fit()

    def _fit(self) -> None:
        """Take away from what is shown until it has room.

        As long as nobody knows how much there is, show the least: else the window would be made as
        wide as the most needs.
        """
        for step in range(0 if self._has_width else _MOST, _MOST + 1):
            self._settings.setText("" if step > 0 else self._summary)
            self._settings.setMaximumWidth(_ICON_ALONE if step > 0 else _NO_LIMIT)
            self._run_state.setMinimumWidth(_SHORT_STATE if step > 1 else _LEAST_STATE)
            style = _TIGHT_STYLE if step > 2 else _WORKSPACE_STYLE
            self._row.setSpacing(_TIGHT if step > 2 else _SPACING)
            for button in self._workspaces:
                if button.styleSheet() != style:
                    button.setStyleSheet(style)
            if self._tools is not None:
                self._tools.set_compact(max(0, step - 3))
                self._tools.updateGeometry()
            self._row.invalidate()
            needed = self._row.minimumSize().width()
            self._fitted = needed, self.width()
            if needed <= self.width():
                break

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit anew when something in the row needs more or less than it did."""
        # The row knows that something in it has changed: to say it again would ask for another such
        # event, and so on without end.
        is_asked = event.type() == QEvent.Type.LayoutRequest
        if is_asked and (self._row.minimumSize().width(), self.width()) != self._fitted:
            self._fit()
        return super().eventFilter(watched, event)

    def show_workspaces(self) -> None:
        """Show the buttons of the pages that are there, if there are several."""
        there = [button for button in self._workspaces if button.defaultAction().isVisible()]
        for button in self._workspaces:
            button.setVisible(button in there and len(there) > 1)
        self._second_rule.setVisible(len(there) > 1)
        self._fit()

    def set_summary(self, summary: str) -> None:
        """Set the settings in a few words."""
        self._summary = f"{summary}\u2009\u200a"  # set off from its icon
        self._settings.setAccessibleName(summary)
        self._fit()

    def take_run_buttons(self, buttons: RunButtons) -> None:
        """Show Train and Cancel here, beside the summary of the settings."""
        buttons.set_compact(True)
        self._row.addWidget(buttons)
        self._run_buttons = buttons
        self._show_run_buttons()

    def drop_run_buttons(self) -> None:
        """Hide the summary; the buttons have gone back to their pane."""
        self._run_buttons = None
        self._show_run_buttons()

    def show_tools(self, tools: PageTools | None) -> None:
        """Show the tools of a page in the place of the buttons for the training."""
        if self._tools is not None:
            self._tools.hide()
        self._tools = tools
        if tools is not None:
            self._row.addWidget(tools)
            tools.show()
        self._show_run_buttons()

    def _show_run_buttons(self) -> None:
        is_shown = self._run_buttons is not None and self._tools is None
        self._settings.setVisible(is_shown)
        if self._run_buttons is not None:
            self._run_buttons.setVisible(is_shown)
        self._fit()

    def _make_button(self, actions: Actions, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"toolbar.{name}")
        button.setDefaultAction(actions[name])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIconSize(QSize(17, 17))
        button.setFont(self._theme.font("medium"))
        button.setFixedHeight(_BUTTON)
        self._buttons[name] = button
        actions[name].changed.connect(lambda: self._dress(name, button))
        return button

    def _make_workspace(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"toolbar.{action.objectName().removeprefix('action.')}")
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setProperty("segment", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFont(self._theme.font("medium"))
        button.setFixedHeight(_BUTTON)
        button.setStyleSheet(_TIGHT_STYLE)
        return button

    def _dress(self, name: str, button: QToolButton) -> None:
        """Set the icon: alone it is quieter than beside a text, where it has the text's colour."""
        button.setIcon(self._actions.icon(name, "text2" if self._narrow else "text"))

    def _refresh_theme(self) -> None:
        self._settings.setIcon(self._theme.icon("chevron-down", "text2", 16))


class _Rule(QWidget):
    """A short upright line between groups of buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(1, 20)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("muted"))
