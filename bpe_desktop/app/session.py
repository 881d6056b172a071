"""One sitting of a person: a window, and the one that takes its place in another language."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from .build import Application, build
from .language import chosen_language, keep_language, speak, spoken_language
from .successor import hand_over

__all__ = ["Session"]

_READING_MS = 100  # between two looks whether a file has been read


class Session(QObject):
    """Holds the window. Another language gives a new one, with all that the old one held.

    Texts are set where a widget is made, in hundreds of places; to make all of it again takes a
    moment and forgets none of them.
    """

    def __init__(self, qapp: QApplication, settings: QSettings, language: str | None) -> None:
        """Build the window; `language` is for this session only, `None` for the chosen one."""
        super().__init__()
        self._qapp = qapp
        self._settings = settings
        self._wanted = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._change)
        speak(language or chosen_language(settings))
        self.application = self._build()

    def speak(self, language: str) -> None:
        """Speak another language, from now on and in later sessions."""
        keep_language(self._settings, language)
        self._wanted = language
        self._timer.start(0)  # the menu that asks belongs to the window that goes

    def close(self) -> None:
        """Close the window."""
        self._timer.stop()
        self.application.close()

    def _build(self) -> Application:
        application = build(self._qapp, self._settings, chart_later=True)
        actions = application.actions
        actions.set_language_choice(spoken_language())
        actions.language_requested.connect(self.speak)
        return application

    def _change(self) -> None:
        old = self.application
        if self._wanted == spoken_language():
            old.actions.set_language_choice(self._wanted)
            return
        if old.corpus.is_opening:  # what is half read cannot be handed over
            self._timer.start(_READING_MS)
            return
        speak(self._wanted)
        old.window.save_layout(self._settings)
        workspace = old.window.workspaces.name
        new = self.application = self._build()
        hand_over(old, new)
        is_free = not (old.window.isMaximized() or old.window.isFullScreen())
        size = old.window.size()
        new.show((size.width(), size.height()) if is_free else None)
        new.window.workspaces.go(workspace)
        old.close()
