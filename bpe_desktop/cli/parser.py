"""The parser of all that is written on the command line."""

from __future__ import annotations

import argparse
from typing import NoReturn

from ..errors import UserError
from .streams import put

__all__ = ["PROGRAM", "Parser"]

PROGRAM = "bpe-desktop"


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

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        raise UserError(f"{sentence}.", f"See {self.prog} --help.")

    def _print_message(self, message: str, file: object = None) -> None:
        # For --help and --version. The original keeps silent where it cannot write.
        put(message)
