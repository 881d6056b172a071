"""The menus in each language: their mnemonics, Qt's own buttons, the names of the languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QMenuBar

from bpe_desktop.app.language import LANGUAGES, chosen_language, keep_language, speak
from bpe_desktop.views.action_table import LANGUAGE_CHOICES, MENUS
from bpe_desktop.views.actions import Actions
from bpe_desktop.views.theme import Theme


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def test_no_two_entries_of_a_menu_have_the_same_letter(language: str, theme: Theme) -> None:
    actions, bar = Actions(theme), QMenuBar()
    actions.fill_menu_bar(bar)
    titles = [QCoreApplication.translate("Actions", title) for _, title, _ in MENUS]
    menus = {"bar": titles}
    for action in bar.actions():
        menus |= _entries(action.menu())
    clashes = {
        (name, letter)
        for name, texts in menus.items()
        for letter, times in Counter(filter(None, map(_letter, texts))).items()
        if times > 1
    }
    assert not clashes


def _entries(menu: QMenu) -> dict[str, list[str]]:
    found = {menu.title(): [action.text() for action in menu.actions()]}
    for action in menu.actions():
        if action.menu() is not None:
            found |= _entries(action.menu())
    return found


def _letter(text: str) -> str:
    found = re.search(r"&(\w)", text.replace("&&", ""))
    return "" if found is None else found.group(1).lower()


def test_buttons_of_qt_speak_the_language(language: str) -> None:
    buttons = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(buttons.Save | buttons.Discard | buttons.Cancel | buttons.Close)
    texts = {button.text().replace("&", "") for button in box.buttons()}
    english = {"Save", "Discard", "Cancel", "Close"}
    assert texts == english if language == "en" else not texts & english


def test_each_language_is_called_in_itself(language: str, theme: Theme) -> None:
    menu = Actions(theme).menu("language")
    assert [action.text() for action in menu.actions()] == [name for _, name in LANGUAGE_CHOICES]


def test_what_was_chosen_is_kept(tmp_path: object) -> None:
    settings = QSettings(f"{tmp_path}/settings.ini", QSettings.Format.IniFormat)
    assert chosen_language(settings) in LANGUAGES
    keep_language(settings, "bg")
    assert chosen_language(settings) == "bg"
    settings.setValue("language", "tlh")
    assert chosen_language(settings) in LANGUAGES
