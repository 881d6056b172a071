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
    offered: Sequence[choices.Choice] = ()
    if setting == "algorithm":
        offered = choices.algorithms()
    elif setting == "units":
        offered = (*choices.units(), *choices.rare_units())
    elif setting == "marker":
        offered = (*choices.markers(), *choices.rare_markers())
    elif setting == "pretokenizer":
        offered = choices.words("")
    elif setting == "normalizer":
        offered = choices.normalizers()
    return next((choice.text for choice in offered if choice.key == value), value)


def refusal_words(error: UserError) -> tuple[str, str]:
    """Return why a format cannot hold a tokenizer, and what to do about it."""
    if not isinstance(error, SettingError) or not error.setting:
        return spoken(error.message), spoken(error.hint)
    label = _label(error)
    why = _tr("This format cannot hold {setting}: {value}.").format(
        setting=label, value=_value(error)
    )
    names = [value_name(error.setting, value) for value in error.able]
    values = reduce(lambda said, name: _tr("{0} or {1}").format(said, name), names)
    hint = _tr("Train with {setting}: {values}, or export another format.")
    return why, hint.format(setting=label, values=values)


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
