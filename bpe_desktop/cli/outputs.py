"""The files that a command writes: apart from those that it reads, and told when they are there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..errors import UserError
from ..formats.paths import are_same, kind, named
from ..formats.report import ExportReport
from .streams import note_all, put, warn

__all__ = ["check_apart", "say_saved"]


def check_apart(inputs: list[tuple[str, Path]], outputs: list[tuple[str, Path]]) -> None:
    """Raise `UserError` if a file to be written is one to be read, or is to be written twice."""
    for at, (name, path) in enumerate(outputs):
        if kind(path) == "special":  # such as /dev/stdout, which holds nothing to lose
            continue
        for other, beside in [*inputs, *outputs[:at]]:
            if are_same(path, beside):
                raise UserError(
                    f"{other} and {name} are the same file: {named(path)}.",
                    "Give them different names.",
                )


def say_saved(report: ExportReport, summary: str, targets: Iterable[Path | None]) -> None:
    """Tell what was saved: on stdout, unless that is where the file itself went."""
    note_all(report.losses)
    text = f"{summary} {report.text}".strip() + "\n"
    if all(target is None or kind(target) != "special" for target in targets):
        put(text)
    else:
        warn(text)
