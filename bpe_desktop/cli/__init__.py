"""The command line: everything that works without a window, and the window's own options.

Runs without Qt. Mistakes of a person end in one line on stderr and exit status 2, Ctrl+C in 130.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..errors import UserError
from . import commands
from .arguments import (
    COMMANDS,
    PLANNED_COMMANDS,
    WindowArguments,
    command_parser,
    parse_window_arguments,
)

__all__ = [
    "COMMANDS",
    "PLANNED_COMMANDS",
    "WindowArguments",
    "main",
    "parse_window_arguments",
    "report_error",
]

_INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it
_BROKEN_PIPE = 141  # 128 + SIGPIPE
_USER_ERROR = 2


def main(argv: Sequence[str]) -> int:
    """Run the command `argv[0]` with its arguments and return the exit status."""
    try:
        if argv[0] in PLANNED_COMMANDS:
            raise UserError(
                f"The command {argv[0]} is not there yet.", f"There are {', '.join(COMMANDS)}."
            )
        arguments = command_parser(argv[0]).parse_intermixed_args(list(argv[1:]))
        commands.run(argv[0], arguments)
        sys.stdout.flush()
    except UserError as error:
        return report_error(error)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Who read our output has had enough. Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except MemoryError:
        return report_error(UserError("There is not enough memory for this.", "Use less text."))
    return 0


def report_error(error: UserError) -> int:
    """Write an error as one line on stderr and return the exit status that goes with it."""
    text = " ".join(str(error).split())
    print(f"bpe-desktop: error: {text}", file=sys.stderr)
    return _USER_ERROR
