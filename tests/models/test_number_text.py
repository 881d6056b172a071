"""Numbers as people of several languages write them, of any size."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from bpe_desktop.models.number_text import count_text, counted, use_numbers_of


@pytest.fixture
def czech():
    use_numbers_of(QLocale(QLocale.Language.Czech, QLocale.Country.CzechRepublic))
    yield
    use_numbers_of(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


@given(st.integers(-(10**25), 10**25))
def test_whole_numbers_of_any_size_have_separators(number):
    assert count_text(number) == f"{number:,}"


def test_numbers_of_more_than_eight_bytes_have_the_separators_of_the_language(czech):
    assert count_text(10**20) == "100\xa0000\xa0000\xa0000\xa0000\xa0000\xa0000"
    assert count_text(10**15) == "1\xa0000\xa0000\xa0000\xa0000\xa0000"


def test_a_large_number_is_counted_as_many():
    assert counted("Doctest", "%Ln word(s)", 10**20) == f"{10**20:,} words"
