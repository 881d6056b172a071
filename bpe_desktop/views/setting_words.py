"""Settings and their values as the window calls them, and which of them a format cannot hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ..errors import SettingError, UserError
from ..models.error_words import spoken
from . import training_choices as choices

__all__ = ["refusal_words", "short_refusal", "value_name"]

_N = QT_TRANSLATE_NOOP
_LABELS = {
    "algorithm": _N("OpenedCard", "Algorithm"),
    "units": _N("OpenedCard", "Units"),
    "marker": _N("OpenedCard", "Word end"),
    "pretokenizer": _N("OpenedCard", "Words"),
    "normalizer": _N("OpenedCard", "Normalize"),
}
_MOST = 60  # characters of a value that a person has written


def value_name(setting: str, value: str) -> str:
    """Return what the window calls a value of a setting; the value itself if it has no name."""
    known = {choice.key: choice.text for choice in (*_offered(setting), *_rare(setting))}
    return known.get(value, value)


def refusal_words(error: UserError) -> tuple[str, str]:
    """Return why a format cannot hold a tokenizer, and what to do about it."""
    if not isinstance(error, SettingError) or not error.setting:
        return spoken(error.message), spoken(error.hint)
    label = _label(error)
    why = _tr("This format cannot hold {setting}: {value}.").format(
        setting=label, value=_value(error)
    )
    # Rare ones are in the menus only where they are in use.
    names = [choice.text for choice in _offered(error.setting) if choice.key in error.able]
    values = reduce(lambda said, name: _tr("{0} or {1}").format(said, name), names)
    hint = _tr("Train with {setting}: {values}, or export another format.")
    return why, hint.format(setting=label, values=values)


def _offered(setting: str) -> Sequence[choices.Choice]:
    """Return the values of a setting that are in the menus at any time."""
    match setting:
        case "algorithm":
            return choices.algorithms()
        case "units":
            return choices.units()
        case "marker":
            return choices.markers()
        case "pretokenizer":
            return choices.words("")
        case "normalizer":
            return choices.normalizers()
    return ()


def _rare(setting: str) -> Sequence[choices.Choice]:
    return {"units": choices.rare_units, "marker": choices.rare_markers}.get(setting, tuple)()


def short_refusal(error: UserError) -> str:
    """Return in few words why a format cannot hold a tokenizer."""
    if not isinstance(error, SettingError) or not error.setting:
        return spoken(error.message)
    return _tr("Cannot hold {setting}: {value}.").format(setting=_label(error), value=_value(error))


def _label(error: SettingError) -> str:
    return QCoreApplication.translate("OpenedCard", _LABELS[error.setting])


def _value(error: SettingError) -> str:
    name = value_name(error.setting, error.value)
    return name if len(name) <= _MOST else f"{name[:_MOST]}…"


def _tr(text: str) -> str:
    return QCoreApplication.translate("SettingWords", text)
