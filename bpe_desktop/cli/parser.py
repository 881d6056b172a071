"""The parser of all that is written on the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from itertools import takewhile
from typing import NoReturn

from ..errors import UserError
from .streams import put

__all__ = ["PROGRAM", "Parser"]

PROGRAM = "bpe-desktop"

# An option whose value, written in the same word, is two dashes: before Python 3.13 argparse drops
# them and gives an empty list as the value.
_LOST_DASHES = re.compile(r"(-[^-])=?--|(--[\w-]+)=--")


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are errors like all others."""

    def __init__(self, prog: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """Return what the arguments say; raises `UserError`, exits after `--help`."""
        for word in takewhile(lambda word: word != "--", argv):
            if found := _LOST_DASHES.fullmatch(word):
                self.error(f"argument {found[1] or found[2]}: -- is no value")
        # Only files may follow --, and argparse would look for options among them once more.
        end = argv.index("--") if "--" in argv else len(argv)
        files = [f"./{name}" if name[:1] == "-" != name else name for name in argv[end + 1 :]]
        return self.parse_intermixed_args([*argv[: end + 1], *files])

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        raise UserError(f"{sentence}.", f"See {self.prog} --help.")

    def _print_message(self, message: str, file: object = None) -> None:
        # For --help and --version. The original keeps silent where it cannot write.
        put(message)
