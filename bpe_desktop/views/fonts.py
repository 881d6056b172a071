"""The fonts: which family, size and weight each role of text has."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from ..resources import path

__all__ = ["ROLES", "FontRole", "load_fonts", "make_font"]

_FILES = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "JetBrainsMono-Regular.ttf",
    "JetBrainsMono-Medium.ttf",
)

# After the bundled family come those that a broken installation is most likely to have.
_MONO = ("JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Menlo", "Consolas", "monospace")


class FontRole(NamedTuple):
    """How one role of text is set: pixels, weight, and whether in the fixed-width family."""

    pixels: int
    weight: QFont.Weight = QFont.Weight.Normal
    mono: bool = False


ROLES: dict[str, FontRole] = {
    "body": FontRole(13),
    "medium": FontRole(13, QFont.Weight.Medium),
    "strong": FontRole(13, QFont.Weight.DemiBold),
    "table": FontRole(12),
    "table-strong": FontRole(12, QFont.Weight.DemiBold),
    "heading": FontRole(11, QFont.Weight.Medium),
    "small": FontRole(11),
    "small-strong": FontRole(11, QFont.Weight.DemiBold),
    "title": FontRole(16, QFont.Weight.DemiBold),
    "mono": FontRole(13, mono=True),
    "live-text": FontRole(17, mono=True),
    "token-giant": FontRole(34, QFont.Weight.Medium, mono=True),
    "token-huge": FontRole(26, QFont.Weight.Medium, mono=True),
    "token-large": FontRole(19, QFont.Weight.Medium, mono=True),
    "token": FontRole(15, QFont.Weight.Medium, mono=True),
    "token-live": FontRole(13, QFont.Weight.Medium, mono=True),
    "token-table": FontRole(12, QFont.Weight.Medium, mono=True),
}

_loaded: list[int] = []


def load_fonts() -> None:
    """Make the bundled families known to Qt, once per process."""
    if not _loaded:
        _loaded.extend(
            QFontDatabase.addApplicationFont(str(path(f"fonts/{name}"))) for name in _FILES
        )


def make_font(role: str) -> QFont:
    """Return the font of a role; `KeyError` for an unknown one."""
    pixels, weight, mono = ROLES[role]
    font = QFont()
    if mono:
        font.setFamilies(list(_MONO))
        font.setStyleHint(QFont.StyleHint.Monospace)
        # Tokens are text to be read letter by letter: `!=` must not become one sign.
        for ligature in ("liga", "calt"):
            font.setFeature(QFont.Tag.fromString(ligature), 0)
    else:
        font.setFamilies(_interface_families())
        font.setFeature(QFont.Tag.fromString("tnum"), 1)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def _interface_families() -> list[str]:
    """Return the system's own interface family if it has one that is meant as such, else Inter."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    has_desktop = sys.platform in ("darwin", "win32") or bool(os.environ.get("XDG_CURRENT_DESKTOP"))
    return [system, "Inter"] if has_desktop and system else ["Inter", "Noto Sans", "sans-serif"]
