"""The command gage: compress a file by pairs of bytes, as Gage did in 1994, and expand it again."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..engine.gage import BlockForm, Form, PlainForm, compress_file, expand_file
from ..engine.gage.file import MOST_BYTES, compress_program_file
from ..engine.gage.forms import FORMS
from ..engine.gage.program_file import expand_program_file
from ..errors import UserError
from ..formats.atomic import check_writable, write_bytes
from ..formats.paths import are_same
from .outputs import STREAM, is_streamed
from .streams import put, read_input, warn

__all__ = ["fill", "run"]

_OF_BLOCK = ("block", "threshold", "most_bytes")
_OF_PLAIN = ("threshold", "tie_break", "counting", "new_bytes")


def fill(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("action", choices=("compress", "expand"), help="what to do")
    parser.add_argument("source", metavar="IN", help="the file to read; - is the standard input")
    parser.add_argument("output", metavar="OUT", help="the file to write; - is the standard output")
    parser.add_argument(
        "--form",
        choices=FORMS,
        help="plain: the whole file is one block, counts are exact; block: as the program of 1994 "
        "(default)",
    )
    parser.add_argument(
        "--threshold",
        type=int,
        metavar="N",
        help="replace no pair that counts less (default: 2, in the form block 3)",
    )
    parser.add_argument(
        "--block", type=int, metavar="N", help="form block: bytes of a block (default: 5000)"
    )
    parser.add_argument(
        "--most-bytes",
        type=int,
        metavar="N",
        help="form block: different bytes of a block (default: 200)",
    )
    parser.add_argument(
        "--tie-break",
        metavar="NAME",
        help="form plain: which of equal counts wins: first-seen, last-seen or lexicographic "
        "(default: first-seen)",
    )
    parser.add_argument(
        "--counting",
        metavar="NAME",
        help="form plain: what a pair counts: positions or non-overlapping (default: positions)",
    )
    parser.add_argument(
        "--new-bytes",
        metavar="NAME",
        help="form plain: which free bytes are taken first: highest, lowest or letters "
        "(default: highest)",
    )
    parser.add_argument(
        "--bare",
        action="store_true",
        help="form block: without header, as the program of 1994 writes and reads it",
    )


def run(arguments: argparse.Namespace) -> None:
    """Compress or expand a file; raises `UserError`."""
    form = _form(arguments)
    output = Path(arguments.output)
    to_stream = is_streamed(output)
    check_writable(output)
    if not (arguments.source == STREAM or to_stream) and are_same(Path(arguments.source), output):
        raise UserError("IN and OUT are the same file.", "Give them different names.")
    data = read_input(arguments.source)
    note = ""
    if arguments.action == "expand":
        result = expand_program_file(data, MOST_BYTES) if arguments.bare else expand_file(data)
    elif arguments.bare and isinstance(form, BlockForm):
        result, note = compress_program_file(data, form)
    else:
        result, note = compress_file(data, form)
    write_bytes(output, result)
    share = f", {len(result) / len(data):.1%}" if data else ""
    sizes = f"{len(result):,} bytes from {len(data):,}{share}"
    text = f"{'Written' if to_stream else f'Saved {output}'}: {sizes}. {note}".strip() + "\n"
    if to_stream:
        warn(text)
    else:
        put(text)


def _form(arguments: argparse.Namespace) -> Form:
    """Return the form with its settings; refuse those of the other form, and all for expanding."""
    names = {*_OF_BLOCK, *_OF_PLAIN}
    given = {name: getattr(arguments, name) for name in sorted(names)}
    given = {name: value for name, value in given.items() if value is not None}
    if arguments.action == "expand" and (given or arguments.form):
        raise UserError(
            "A compressed file knows its form and needs no settings to expand.",
            "Leave them out.",
        )
    is_plain = arguments.form == "plain"
    if is_plain and arguments.bare:
        raise UserError("--bare is for the form block.", "Leave it out, or the form plain.")
    for name in given:
        if name not in (_OF_PLAIN if is_plain else _OF_BLOCK):
            option, other = f"--{name.replace('_', '-')}", "block" if is_plain else "plain"
            raise UserError(
                f"{option} is for the form {other}.", f"Leave it out, or give --form {other}."
            )
    return PlainForm(**given) if is_plain else BlockForm(**given)
