"""The window of each language at work: nothing in it is cut off.

Every page, panel and dialog in each language and size is looked at by `test_language_fit`.
"""

from __future__ import annotations

import pytest

from .conftest import Driver
from .test_language_fit import cut_widgets, language
from .walk import written

__all__ = ["language"]


@pytest.mark.parametrize("language", ["it", "bg", "cs"], indirect=True)
def test_the_window_speaks_the_language(language: str, driver: Driver) -> None:
    driver.application.open_first([])
    driver.wait_for_training()
    cut = [(text, lacking) for _, text, lacking in cut_widgets()]
    assert not cut
    words = {"it": "Vocabolario", "bg": "Речник", "cs": "Slovník"}
    texts = {text for _, text in written(driver)}
    assert words[language] in texts
    assert "Vocabulary" not in texts
