"""Numbers, and words that agree with them, in the language of the window."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

__all__ = [
    "brief_text",
    "count_text",
    "counted",
    "day_text",
    "decimal_number",
    "decimal_text",
    "language_code",
    "quoted",
    "share_text",
    "significant_text",
    "use_numbers_of",
    "whole_number",
]

_GROUPED = re.compile(r"\d{1,3}(\.\d{3})+")
_PLURAL = re.compile(r"\((e?s)\)")
_MOST = 2**31 - 1  # the largest number that Qt takes to choose a plural
_EIGHT_BYTES = 2**63
_MOST_DIGITS = 100
_ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
_DAYS = {QLocale.Language.Czech: "d. M. yyyy", QLocale.Language.Bulgarian: "d.MM.yyyy г."}
_CLOSE_SIGN = (QLocale.Language.English, QLocale.Language.Italian, QLocale.Language.Bulgarian)

_locale = _ENGLISH
QLocale.setDefault(_ENGLISH)  # until a language is chosen


def use_numbers_of(locale: QLocale) -> None:
    """Write numbers as this language does from now on."""
    global _locale
    _locale = locale
    QLocale.setDefault(locale)  # for `%Ln` and for the fields that hold numbers


def language_code() -> str:
    """Return the code of the language, as pages name it: en, it, bg, cs."""
    return _locale.name().partition("_")[0]


def quoted(text: str) -> str:
    """Return a text between the quotation marks of the language.

    >>> quoted(",")
    '“,”'
    """
    return _locale.quoteString(text)


def count_text(number: int) -> str:
    """Return a whole number with separators; ids, ranks and steps are written without.

    >>> count_text(9981092)
    '9,981,092'
    """
    if -1000 < number < 1000:
        return str(number)
    if abs(number) < _EIGHT_BYTES:
        return _locale.toString(number)
    return f"{number:,}".replace(",", _locale.groupSeparator())  # Qt takes none as large


def decimal_text(number: float, places: int) -> str:
    """Return a number with so many decimal places, and with separators.

    >>> decimal_text(1234.5, 2)
    '1,234.50'
    """
    return _locale.toString(float(number), "f", places)


def share_text(share: float, places: int = 0) -> str:
    """Return a share of 1 in per cent.

    >>> share_text(0.125, 1)
    '12.5%'
    """
    return f"{_locale.toString(100.0 * share, 'f', places)}{_percent_sign()}"


def brief_text(number: float) -> str:
    """Return a number with no more places than it needs, such as 0.25 or 16.

    >>> brief_text(0.25), brief_text(16.0)
    ('0.25', '16')
    """
    return f"{number:g}".replace(".", _locale.decimalPoint())


def whole_number(text: str) -> int | None:
    """Return what a person has typed as a whole number, with or without separators.

    >>> whole_number("12,345"), whole_number("12.345"), whole_number("1.5"), whole_number("x")
    (12345, 12345, None, None)
    """
    digits = "".join(text.split()).replace(",", "")
    if _GROUPED.fullmatch(digits):
        digits = digits.replace(".", "")
    # Python refuses to read thousands of digits, and no number here has so many.
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS
    return int(digits) if is_number else None


def decimal_number(text: str) -> float | None:
    """Return what a person has typed as a number, with a point or a comma.

    >>> decimal_number("0,5"), decimal_number("0.5"), decimal_number("half")
    (0.5, 0.5, None)
    """
    try:
        return float("".join(text.split()).replace(",", "."))
    except ValueError:
        return None


def significant_text(number: float) -> str:
    """Return a number from 1 to 1000 with three digits that tell something.

    >>> significant_text(2.653), significant_text(26.5), significant_text(265.3)
    ('2.65', '26.5', '265')
    """
    return f"{number:.3g}".replace(".", _locale.decimalPoint())


def day_text(day: date) -> str:
    """Return a day as people of the language write it.

    >>> day_text(date(2026, 11, 30))
    '30 Nov 2026'
    """
    return _locale.toString(day, _DAYS.get(_locale.language(), "d MMM yyyy"))


def counted(context: str, source: str, number: int) -> str:
    """Return the form of a translated text for a number, which stands where `%Ln` does.

    The source gives the English plural as `(s)` or `(es)`. Other fields are left for `format`.

    >>> counted("Doctest", "%Ln word(s) of {}", 1234), counted("Doctest", "%Ln word(s)", 1)
    ('1,234 words of {}', '1 word')
    """
    chosen = min(number, _MOST)
    text = QCoreApplication.translate(context, source, None, chosen)
    if _PLURAL.search(text):  # no translation is loaded: models and tests without a window
        text = source.replace("%Ln", count_text(number))
        text = _PLURAL.sub("" if number == 1 else r"\1", text)
    elif number > _MOST:
        text = text.replace(QLocale().toString(_MOST), count_text(number))
    return text


def _percent_sign() -> str:
    # Czech and French put a space before the sign; English and Italian do not.
    return "%" if _locale.language() in _CLOSE_SIGN else "\N{NO-BREAK SPACE}%"
