"""The command line: everything that works without a window, and the window's own options.

Runs without Qt. Mistakes of a person end in one line on stderr and exit status 2, Ctrl+C in 130.
"""

from __future__ import annotations

from collections.abc import Sequence

from .arguments import COMMANDS, command_parser
from .streams import guarded, note_all
from .window import WindowArguments, parse_window_arguments

__all__ = [
    "COMMANDS",
    "WindowArguments",
    "guarded",
    "main",
    "note_all",
    "parse_window_arguments",
]


def main(argv: Sequence[str]) -> int:
    """Run the command `argv[0]` with its arguments and return the exit status."""
    from . import commands  # the window needs none of them

    def act() -> int:
        commands.run(argv[0], command_parser(argv[0]).read(argv[1:]))
        return 0

    return guarded(act)
