"""The actions of the window, made from their table, with the menus that show them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar

from .action_table import (
    ACTIONS,
    LANGUAGE_CHOICES,
    MENUS,
    MOTION_CHOICES,
    SUBMENUS,
    THEME_CHOICES,
    ActionSpec,
)
from .theme import Theme

__all__ = ["Actions", "key_text", "with_keys"]

_RECENT_LIMIT = 9


class Actions(QObject):
    """The actions of the window by name, with their menus.

    `actions["open"]` is a QAction whose objectName is `action.open`. Nothing here does anything:
    the application connects `triggered`.
    """

    sample_requested = Signal(str)
    recent_requested = Signal(str)
    clear_recent_requested = Signal()
    theme_requested = Signal(str)
    bookmark_chosen = Signal(int)
    motion_requested = Signal(str)
    language_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flags: dict[str, bool] = {}
        self._playing = False
        self._actions = {spec.name: self._make(spec) for spec in ACTIONS}
        self._menus = {name: QMenu() for name in SUBMENUS}
        for name, text in SUBMENUS.items():
            self._menus[name].setTitle(self._tr(text))
            self._menus[name].setObjectName(f"menu.{name}")
        self._themes = self._make_choices("theme", THEME_CHOICES, self.theme_requested)
        self._motions = self._make_choices("motion", MOTION_CHOICES, self.motion_requested)
        self._languages = self._make_choices("language", LANGUAGE_CHOICES, self.language_requested)
        self.set_samples(())
        self.set_recent(())
        self.set_bookmarks(())
        self._refresh_enabled()
        theme.changed.connect(self._refresh_icons)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def __contains__(self, name: str) -> bool:
        return name in self._actions

    def menu_title(self, name: str) -> str:
        """Return the title of one of `MENUS`, without its mnemonic."""
        title = next(title for key, title, _ in MENUS if key == name)
        return self._tr(title).replace("&", "")

    def menu(self, name: str) -> QMenu:
        """Return a submenu: samples, recent, bookmarks, panes or theme."""
        return self._menus[name]

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Build the menus of the window into an empty menu bar."""
        for name, title, entries in MENUS:
            text = self._tr(title)
            menu = bar.addMenu(text.replace("&", ""))
            menu.setObjectName(f"menu.{name}")
            _add_access_key(bar, menu, text)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry.startswith("@"):
                    menu.addMenu(self._menus[entry[1:]])
                else:
                    menu.addAction(self._actions[entry])

    def set_flags(self, **flags: bool) -> None:
        """Say what holds now: file, corpus, training, trained, at_start, at_end."""
        if not flags.items() <= self._flags.items():
            self._flags.update(flags)
            self._refresh_enabled()

    def icon(self, name: str, role: str) -> QIcon:
        """Return the icon of an action in the colour of a role."""
        spec = next(spec for spec in ACTIONS if spec.name == name)
        return self._theme.icon(spec.icon, role, _icon_size(spec))

    def set_playing(self, playing: bool) -> None:
        """Let the play action read Pause while the merges play."""
        self._playing = playing
        play = self._actions["play"]
        play.setText(self.tr("&Pause") if playing else self.tr("&Play"))
        play.setIcon(self._theme.icon("pause" if playing else "play", size=18))
        tip = self.tr("Pause") if playing else self.tr("Play the merges")
        play.setToolTip(with_keys(tip, play))

    def set_samples(self, samples: Sequence[tuple[str, str]]) -> None:
        """Fill the menu of samples with (id, title) pairs."""
        menu = self._menus["samples"]
        menu.clear()
        for key, title in samples:
            action = menu.addAction(title.replace("&", "&&"))
            action.setData(key)
            action.triggered.connect(lambda _=False, key=key: self.sample_requested.emit(key))
        menu.menuAction().setVisible(bool(samples))

    def set_recent(self, paths: Sequence[str]) -> None:
        """Fill the menu of recent files; the first nine have Ctrl+1 to Ctrl+9."""
        menu = self._menus["recent"]
        menu.clear()
        for number, path in enumerate(paths[:_RECENT_LIMIT], start=1):
            action = menu.addAction(path.replace("&", "&&"))
            action.setData(path)
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            action.triggered.connect(lambda _=False, path=path: self.recent_requested.emit(path))
        if paths:
            menu.addSeparator()
            menu.addAction(self.tr("&Clear the list"), self.clear_recent_requested.emit)
        menu.setEnabled(bool(paths))

    def set_bookmarks(self, marks: Sequence[tuple[int, str]]) -> None:
        """Fill the menu of bookmarks with (step, text) pairs."""
        menu = self._menus["bookmarks"]
        menu.clear()
        for step, text in marks:
            action = menu.addAction(text.replace("&", "&&"))
            action.setData(step)
            action.triggered.connect(lambda _=False, step=step: self.bookmark_chosen.emit(step))
        menu.setEnabled(bool(marks))

    def set_theme_choice(self, choice: str) -> None:
        """Tick one of the keys of `THEME_CHOICES`."""
        self._themes[choice].setChecked(True)

    def set_motion_choice(self, choice: str) -> None:
        """Tick one of the keys of `MOTION_CHOICES`."""
        self._motions[choice].setChecked(True)

    def set_language_choice(self, language: str) -> None:
        """Tick one of the keys of `LANGUAGE_CHOICES`."""
        self._languages[language].setChecked(True)

    def _make(self, spec: ActionSpec) -> QAction:
        action = QAction(self._tr(spec.text), self)
        action.setObjectName(f"action.{spec.name}")
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable)
        action.setIconText(_bar_text(action.text()))
        action.setIconVisibleInMenu(False)
        if spec.field_key:
            # The focused field handles the key itself; a window-wide shortcut would be ambiguous.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        tip = self._tr(spec.tip) if spec.tip else action.text().replace("&", "").rstrip("…")
        action.setToolTip(with_keys(tip, action))
        action.setStatusTip("")
        if spec.icon:
            action.setIcon(self._theme.icon(spec.icon, size=_icon_size(spec)))
        return action

    def _make_choices(
        self, name: str, texts: Sequence[tuple[str, str]], wish: SignalInstance
    ) -> dict[str, QAction]:
        """Fill a submenu with choices of which one is ticked, at first the first."""
        group = QActionGroup(self)
        choices = {}
        for key, text in texts:
            action = self._menus[name].addAction(self._tr(text))
            action.setObjectName(f"action.{name}.{key}")
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, key=key: wish.emit(key))
            choices[key] = action
        next(iter(choices.values())).setChecked(True)
        return choices

    def _refresh_enabled(self) -> None:
        for spec in ACTIONS:
            wanted = (
                self._flags.get(need.lstrip("!"), False) != need.startswith("!")
                for need in spec.needs
            )
            self._actions[spec.name].setEnabled(all(wanted))

    def _refresh_icons(self) -> None:
        for spec in ACTIONS:
            if spec.icon:
                self._actions[spec.name].setIcon(self._theme.icon(spec.icon, size=_icon_size(spec)))
        self.set_playing(self._playing)

    @staticmethod
    def _tr(text: str) -> str:
        return QCoreApplication.translate("Actions", text)


def with_keys(tip: str, action: QAction) -> str:
    """Return a tooltip that names the action's shortcuts."""
    return f"{tip} ({', '.join(_keys(action))})" if action.shortcuts() else tip


def key_text(action: QAction) -> str:
    """Return the action's shortcuts in words, "" where it has none."""
    return QCoreApplication.translate("Actions", " or ").join(_keys(action))


def _keys(action: QAction) -> list[str]:
    return [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]


def _add_access_key(bar: QMenuBar, menu: QMenu, title: str) -> None:
    """Let Alt and the marked letter open a menu; the letter is not underlined."""
    letter = title.partition("&")[2][:1]
    if letter:
        shortcut = QShortcut(QKeySequence(f"Alt+{letter.upper()}"), bar)
        shortcut.activated.connect(lambda: bar.setActiveAction(menu.menuAction()))


def _bar_text(text: str) -> str:
    """Return the text of a toolbar button: set off from its icon by a thin space."""
    return "\u2009\u200a" + text.replace("&", "").rstrip("…")


def _icon_size(spec: ActionSpec) -> int:
    transport = ("play", "stepBack", "stepForward", "first", "last")
    return 18 if spec.name in transport else 17
