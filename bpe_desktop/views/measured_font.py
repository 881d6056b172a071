"""A font with its measures, for parts that measure many texts in each frame."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

__all__ = ["MeasuredFont"]

_PRINTABLE = "".join(map(chr, range(0x20, 0x7F)))
_DIGITS = "0123456789"


class MeasuredFont:
    """A font and what Qt says about it, asked once.

    To measure a text Qt shapes it, which takes half as long as drawing it. Where all characters
    are one cell wide, as ASCII in a fixed-width font or digits among themselves, counting them
    gives the same.
    """

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = metrics = QFontMetricsF(font)
        self.cap_height = metrics.capHeight()
        self.rise = metrics.ascent() - metrics.descent()
        self._cell = self._common_width(_PRINTABLE)
        self._digit = self._common_width(_DIGITS)

    def width(self, text: str) -> float:
        """Return the advance of a text in device-independent pixels."""
        if text.isascii():
            if self._cell and text.isprintable():
                return self._cell * len(text)
            if self._digit and text.isdigit():
                return self._digit * len(text)
        return self.metrics.horizontalAdvance(text)

    def _common_width(self, characters: str) -> float:
        """Return the width of each of some characters, 0 if they differ or draw nearer."""
        width = self.metrics.horizontalAdvance
        first = width(characters[0])
        alike = all(width(character) == first for character in characters)
        return first if alike and width(characters) == first * len(characters) else 0.0
