"""The files that a command writes: apart from those that it reads, and told when they are there."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import UserError
from ..formats import registry
from ..formats.paths import are_same, kind, named
from ..formats.report import ExportReport
from .streams import note_all, put, put_bytes, warn

__all__ = ["STREAM", "check_apart", "is_streamed", "say_saved", "streamed_outputs"]

STREAM = "-"  # as a file to write it is the standard output
_OPTIONS = ("output", "steps")
_FOLDER = "bpe-desktop-output-"


@contextmanager
def streamed_outputs(arguments: argparse.Namespace) -> Iterator[None]:
    """Let a file to write that is `-` be one that goes to the standard output at the end.

    So it is checked as every other file before anybody sees it. Raises `UserError` for two of them,
    and for a format that makes several files.
    """
    names = [name for name in _OPTIONS if str(getattr(arguments, name, None)) == STREAM]
    if not names:
        yield
        return
    if len(names) > 1:
        raise UserError(
            "Two files cannot both be the standard output.", "Give one of them another name."
        )
    with tempfile.TemporaryDirectory(prefix=_FOLDER) as folder:
        path = Path(folder, "standard output")
        chosen = getattr(arguments, "format", None)
        if names == ["output"] and chosen is not None and len(registry.targets(path, chosen)) > 1:
            raise UserError(
                f"The format {chosen} makes several files, which the standard output cannot hold.",
                "Name a file or a folder.",
            )
        setattr(arguments, names[0], path)
        yield
        put_bytes(path.read_bytes())


def is_streamed(path: Path) -> bool:
    """Tell whether a file goes to the standard output, or another place that is no file."""
    return _is_stored(path) or kind(path) == "special"


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
    is_written = any(map(_is_stored, report.paths))
    saved = f"Written. {report.certificate.text}" if is_written else report.text
    text = f"{summary} {saved}".strip() + "\n"
    if not any(target is not None and is_streamed(target) for target in targets):
        put(text)
    else:
        warn(text)


def _is_stored(path: Path) -> bool:
    return path.parent.name.startswith(_FOLDER)
