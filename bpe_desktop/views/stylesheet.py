"""The style sheet of the program: one template, filled with the colours of a theme."""

from __future__ import annotations

from dataclasses import asdict
from string import Template

from ..resources import path
from .colors import Colors

__all__ = ["build_stylesheet"]

# Style sheets take pictures from files only, and cannot recolour them: each theme has its own.
_PICTURES = (
    "check",
    "check_on_accent",
    "chevron_down",
    "chevron_down_disabled",
    "chevron_right",
    "message_error",
    "message_question",
    "x",
)


def build_stylesheet(name: str, colors: Colors) -> str:
    """Return `resources/themes/window.qss` with every `$role` replaced."""
    template = Template(path("themes/window.qss").read_text(encoding="utf-8"))
    roles = {role: value for role, value in asdict(colors).items() if isinstance(value, str)}
    pictures = {
        f"{picture}_svg": path(f"themes/{name}/{picture}.svg").as_posix() for picture in _PICTURES
    }
    return template.substitute(roles, **pictures)
