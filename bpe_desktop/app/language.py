"""The language of the window: which there are, which one is chosen, and how it is spoken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from .. import resources
from ..models.number_text import use_numbers_of
from ..views.action_table import LANGUAGE_CHOICES

__all__ = ["LANGUAGES", "chosen_language", "keep_language", "speak", "spoken_language"]

LANGUAGES = tuple(key for key, _name in LANGUAGE_CHOICES)

_KEY = "language"
_ENGLISH = "en"
_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedStates),
    "it": QLocale(QLocale.Language.Italian, QLocale.Country.Italy),
    "bg": QLocale(QLocale.Language.Bulgarian, QLocale.Country.Bulgaria),
    "cs": QLocale(QLocale.Language.Czech, QLocale.Country.CzechRepublic),
}

_installed: list[QTranslator] = []
_spoken = _ENGLISH


def chosen_language(settings: QSettings) -> str:
    """Return the language that a person chose, else the first of the desktop's that is known."""
    kept = str(settings.value(_KEY, ""))
    return kept if kept in LANGUAGES else _language_of_desktop()


def keep_language(settings: QSettings, language: str) -> None:
    """Remember what a person chose."""
    settings.setValue(_KEY, language)


def spoken_language() -> str:
    """Return the language that the window speaks now."""
    return _spoken


def speak(language: str) -> None:
    """Speak a language from now on: what is on screen already stays as it is."""
    global _spoken
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    own = str(resources.root() / "translations")
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for folder, name in ((of_qt, "qtbase"), (own, "bpe_desktop")):
        translator = QTranslator()
        if translator.load(f"{name}_{language}", folder):  # Qt's own may not be shipped
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    use_numbers_of(_LOCALES[language])
    _spoken = language


def _language_of_desktop() -> str:
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in LANGUAGES:
            return code
    return _ENGLISH
