"""Fonts that count the cells of a text: the same widths as Qt measures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from bpe_desktop.views.fonts import ROLES, make_font
from bpe_desktop.views.measured_font import MeasuredFont

TEXTS = st.text("0123456789 aiWfl!=-><,.·␣š漢\t", max_size=12) | st.text(max_size=8)


@pytest.mark.parametrize("role", sorted(ROLES))
def test_widths_are_those_of_qt(qapp, role: str) -> None:
    font = make_font(role)
    measured, metrics = MeasuredFont(font), QFontMetricsF(font)

    @given(TEXTS)
    def widths_agree(text: str) -> None:
        assert measured.width(text) == pytest.approx(metrics.horizontalAdvance(text), abs=1 / 64)

    widths_agree()
