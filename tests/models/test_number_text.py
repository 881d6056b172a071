"""Numbers and plurals, in each language as people write it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from bpe_desktop.app.language import speak
from bpe_desktop.models.number_text import (
    count_text,
    counted,
    day_text,
    decimal_text,
    share_text,
    significant_text,
    whole_number,
)


@pytest.fixture(autouse=True)
def _english_again(qapp: object) -> Iterator[None]:
    yield
    speak("en")


def words(number: int) -> str:
    return counted("Captions", "%Ln word(s)", number)


def test_english() -> None:
    speak("en")
    assert [words(n) for n in (0, 1, 2, 1234)] == ["0 words", "1 word", "2 words", "1,234 words"]
    assert (decimal_text(1234.5, 2), share_text(0.5, 1)) == ("1,234.50", "50.0%")
    assert counted("BranchController", "There is room for %Ln branch(es).", 6).endswith("branches.")


def test_czech_has_three_forms() -> None:
    speak("cs")
    assert [words(n) for n in (0, 1, 2, 4, 5, 21, 22)] == [
        "0 slov", "1 slovo", "2 slova", "4 slova", "5 slov", "21 slov", "22 slov",
    ]  # fmt: skip
    assert words(12345) == "12\N{NO-BREAK SPACE}345 slov"
    assert decimal_text(4.25, 2) == "4,25"
    assert share_text(0.5) == "50\N{NO-BREAK SPACE}%"
    assert day_text(date(2026, 11, 30)) == "30. 11. 2026"


def test_bulgarian_has_a_counted_form() -> None:
    speak("bg")
    several = [counted("Captions", "%Ln symbol(s)", n) for n in (1, 2, 5)]
    assert several == ["1 символ", "2 символа", "5 символа"]
    assert counted("Captions", "%Ln line(s)", 12345) == "12\N{NO-BREAK SPACE}345 реда"


def test_italian() -> None:
    speak("it")
    assert [words(n) for n in (1, 2, 12345)] == ["1 parola", "2 parole", "12.345 parole"]
    assert significant_text(2.653) == "2,65"
    assert day_text(date(2026, 11, 30)) == "30 nov 2026"


@pytest.mark.parametrize("language", ["en", "it", "bg", "cs"])
def test_numbers_beyond_what_qt_counts(language: str) -> None:
    speak(language)
    assert count_text(10**13) in words(10**13)


def test_a_number_of_thousands_of_digits_is_none() -> None:
    assert whole_number("9" * 10_000) is None
    assert whole_number("9" * 50) == 10**50 - 1


def test_without_a_translation_the_source_is_enough() -> None:
    assert counted("Nowhere", "%Ln box(es) of {}", 1) == "1 box of {}"
    assert counted("Nowhere", "%Ln box(es) of {}", 2000) == "2,000 boxes of {}"
