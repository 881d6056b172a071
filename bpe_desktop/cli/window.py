"""The options of the window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from .. import __version__
from ..errors import UserError
from ..formats.paths import kind, named
from ..models.window_arguments import WindowArguments
from .arguments import COMMANDS
from .parser import PROGRAM, Parser

__all__ = ["WindowArguments", "parse_window_arguments"]

THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "it", "bg", "cs")
PANELS = ("corpus", "training", "candidates", "merges", "vocabulary")


def parse_window_arguments(argv: Sequence[str]) -> WindowArguments:
    """Read the options of the window; raises `UserError`, exits after `--help` or `--version`."""
    _refuse_mistyped(argv)
    found = _window_parser().read(argv)
    if found.screenshot is None and (found.step is not None or found.text is not None):
        raise UserError("--step and --text are for a picture.", "Give --screenshot OUT.png too.")
    return WindowArguments(
        files=tuple(found.files),
        screenshot=found.screenshot,
        size=found.size,
        theme=found.theme,
        lang=found.lang,
        panel=found.panel,
        step=found.step,
        text=found.text,
    )


def _refuse_mistyped(argv: Sequence[str]) -> None:
    """Raise `UserError` if what comes first is meant as a command, and is none."""
    name = argv[0] if argv else ""
    if not (name.isascii() and name.isalpha()) or kind(Path(name)) != "missing":
        return
    near = get_close_matches(name.lower(), COMMANDS, 1)
    if near or len(argv) == 1:
        hint = f"Did you mean {near[0]}?" if near else f"See {PROGRAM} --help."
        raise UserError(f"{named(name)} is no command and no file.", hint)


def _window_parser() -> Parser:
    commands = "\n".join(f"  {name:9} {about}" for name, about in COMMANDS.items())
    parser = Parser(
        PROGRAM,
        "Watch a tokenizer being born: open the window, or run a command without one.",
        f"commands (bpe-desktop COMMAND --help tells more):\n{commands}",
    )
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="a corpus, a tokenizer, a project or a lesson"
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="OUT.png",
        help="write a picture of the window instead of showing it; needs no display",
    )
    parser.add_argument(
        "--size", type=_size, metavar="WxH", help="size of the window, such as 1440x900"
    )
    parser.add_argument("--theme", choices=THEMES, help="colours of the window")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window")
    parser.add_argument("--panel", choices=PANELS, help="the pane to bring to the front")
    parser.add_argument(
        "--step", type=_step, metavar="K", help="put the playhead at merge K (default: the last)"
    )
    parser.add_argument("--text", help="text for the live pane")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1440x900")
    if max(int(width), int(height)) > 16384:
        raise argparse.ArgumentTypeError(f"{text} is too large a size")
    return int(width), int(height)


def _step(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 up")
    return int(text)
