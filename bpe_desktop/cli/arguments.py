"""What may be written behind the name of a command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path

from ..engine.config import (
    COUNTINGS,
    MARKERS,
    RESTRICTIONS,
    SPECIAL_AS,
    TIE_BREAKS,
    TOKENIZERS,
    UNITS,
)
from ..engine.normalizer import NORMALIZERS
from ..engine.pretokenizer import PRETOKENIZERS
from ..formats.registry import FORMATS
from . import gage
from .parser import PROGRAM, Parser

__all__ = ["COMMANDS", "command_parser"]

_STDOUT = "- is the standard output"
PROGRESS = ("auto", "bar", "json", "none")

COMMANDS = {
    "train": "learn tokens from a corpus and write a tokenizer",
    "check": "tell what is odd about a corpus before a training, and what would help",
    "extend": "add tokens to a tokenizer and keep its ids",
    "encode": "turn text into token ids",
    "decode": "turn token ids into text",
    "convert": "write a tokenizer in another format",
    "info": "show what a tokenizer file holds",
    "count": "count the words of a corpus",
    "gage": "compress a file by pairs of bytes, or expand it",
}


def command_parser(command: str) -> Parser:
    """Return the parser of one of `COMMANDS`."""
    description = COMMANDS[command][:1].upper() + COMMANDS[command][1:] + "."
    parser = Parser(f"{PROGRAM} {command}", description)
    _FILL[command](parser)
    return parser


def _train(parser: argparse.ArgumentParser) -> None:
    _add_corpus(parser)
    _add_output(parser, "the tokenizer to write")
    _add_settings(parser)
    parser.add_argument(
        "--start",
        type=Path,
        metavar="TOKENIZER",
        help="go on from this tokenizer: its settings for text, its tokens, its merges",
    )
    _add_counts(parser)
    parser.add_argument(
        "--steps",
        type=Path,
        metavar="STEPS.jsonl",
        help=f"write one JSON line for each step; {_STDOUT}",
    )
    _add_reading(parser)


def _check(parser: argparse.ArgumentParser) -> None:
    _add_corpus(parser)
    _add_settings(parser)
    _add_counts(parser)
    parser.add_argument(
        "--json", action="store_true", help="as JSON, with the tables that the window shows"
    )
    _add_reading(parser)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    """Add the settings of a training."""
    parser.add_argument(
        "--algorithm", default="bpe", metavar="NAME", help=f"{_or(TOKENIZERS)} (default: bpe)"
    )
    parser.add_argument("--units", metavar="NAME", help=f"{_or(UNITS)} (default: character)")
    parser.add_argument("--merges", type=int, metavar="N", help="stop after so many merges")
    parser.add_argument(
        "--vocab-size", type=int, metavar="N", help="stop when the vocabulary has so many tokens"
    )
    parser.add_argument(
        "--min-frequency",
        type=int,
        metavar="N",
        help="make no token of what counts less (default: 2; of characters 1)",
    )
    parser.add_argument(
        "--max-token-length",
        type=int,
        metavar="N",
        help="make no token longer than so many units (unigram: 16)",
    )
    parser.add_argument(
        "--counting",
        metavar="NAME",
        help=f"what a pair counts: {_or(COUNTINGS)} (default: positions, so that aaa holds aa "
        "twice)",
    )
    parser.add_argument(
        "--restriction",
        metavar="NAME",
        help=f"which tokens may be made: {_or(RESTRICTIONS)} (default: none)",
    )
    parser.add_argument(
        "--limit-alphabet",
        type=int,
        metavar="N",
        help="keep the N most frequent symbols only; the others become unknown",
    )
    parser.add_argument(
        "--coverage",
        type=float,
        metavar="SHARE",
        help="keep the most frequent characters that make up this share of the text; the others "
        "become unknown (default: all; unigram: 0.9995)",
    )
    parser.add_argument(
        "--byte-fallback",
        action="store_true",
        default=None,
        help="turn unknown characters into tokens for their bytes",
    )
    _add_own(parser)
    _add_splitting(parser, "; wordpiece: bert, character: none")
    parser.add_argument(
        "--marker",
        metavar="NAME",
        help=f"mark words: {_or(MARKERS)} (default: none; unigram: start)",
    )
    parser.add_argument(
        "--tie-break",
        metavar="NAME",
        help=f"which of equal counts wins: {_or(TIE_BREAKS)} (default: lexicographic)",
    )
    parser.add_argument(
        "--special",
        action="append",
        metavar="TOKEN",
        help="a special token; repeatable",
    )
    parser.add_argument(
        "--special-as",
        metavar="NAME",
        help=f"what the name of a special token in the corpus is: {_or(SPECIAL_AS)}, which is not "
        "counted (default: text)",
    )
    parser.add_argument(
        "--unk",
        metavar="TOKEN",
        help="the token for unknown symbols or words (default: none; wordpiece: [UNK], unigram: "
        "<unk>, word and character: <UNK>)",
    )
    parser.add_argument(
        "--fuse-unknown",
        action="store_true",
        default=None,
        help="make one token of neighbouring unknown symbols",
    )


def _add_counts(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--counts", action="store_true", help="each line of CORPUS is a word, a tab and a count"
    )


def _add_own(parser: argparse.ArgumentParser) -> None:
    """Add the options that belong to one algorithm only."""
    parser.add_argument(
        "--continuing-prefix",
        metavar="TEXT",
        help="wordpiece: what marks a token inside a word (default: ##)",
    )
    parser.add_argument(
        "--max-word-characters",
        type=int,
        metavar="N",
        help="wordpiece: longer words are unknown (default: 100)",
    )
    parser.add_argument(
        "--seed-pieces",
        type=int,
        metavar="N",
        help="unigram: begin with so many substrings at most (default: 1000000)",
    )
    parser.add_argument(
        "--shrink-factor",
        type=float,
        metavar="SHARE",
        help="unigram: the share of pieces that a pruning keeps (default: 0.75)",
    )
    parser.add_argument(
        "--em-rounds",
        type=int,
        metavar="N",
        help="unigram: rounds of EM before each pruning (default: 2)",
    )


def _extend(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tokenizer", type=Path, metavar="TOKENIZER", help="the tokenizer to extend")
    _add_corpus(parser, optional=True)
    _add_output(parser, "the tokenizer to write")
    parser.add_argument(
        "--token",
        action="append",
        metavar="T",
        help="a token to add: built by merges, or as a piece or a word; repeatable",
    )
    parser.add_argument(
        "--whole",
        action="store_true",
        help="find the tokens of --token in every text before it is cut into words",
    )
    parser.add_argument(
        "--merges",
        type=int,
        metavar="N",
        help="then train further on CORPUS for so many merges, or words or characters",
    )
    parser.add_argument(
        "--min-frequency",
        type=int,
        default=2,
        metavar="N",
        help="make no token of what counts less in CORPUS (default: 2)",
    )
    parser.add_argument(
        "--counts", action="store_true", help="each line of CORPUS is a word, a tab and a count"
    )
    _add_reading(parser)


def _encode(parser: argparse.ArgumentParser) -> None:
    _add_tokenizer(parser)
    _add_input(parser, "the text, taken as it is")
    parser.add_argument("--merges", type=int, metavar="N", help="use the first N merge rules only")
    parser.add_argument(
        "--dropout",
        type=float,
        default=0.0,
        metavar="P",
        help="leave out each possible merge with this probability (BPE-dropout; default: 0)",
    )
    parser.add_argument(
        "--sample",
        type=float,
        metavar="ALPHA",
        help="unigram: draw the way to cut the text by probabilities to this power (default: off)",
    )
    parser.add_argument(
        "--nbest",
        type=int,
        metavar="N",
        help="unigram: the N most probable ways; with --sample draw from these only",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="of the random numbers for --dropout and --sample (default: new)",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--ids", action="store_true", help="ids in one line, null where there is none (default)"
    )
    form.add_argument(
        "--tokens",
        action="store_true",
        help=r"one token a line; \n, \r, \t and \\ stand for what cannot stand in a line",
    )
    form.add_argument(
        "--json", action="store_true", help="ids, tokens, bytes in hex and offsets in characters"
    )


def _decode(parser: argparse.ArgumentParser) -> None:
    _add_tokenizer(parser)
    _add_input(parser, "ids between spaces, commas or lines, or what encode --json wrote")


def _convert(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="IN", help="the tokenizer to read")
    parser.add_argument("output", metavar="OUT", help=f"the tokenizer to write; {_STDOUT}")
    _add_format(parser)


def _info(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tokenizer", type=Path, metavar="TOKENIZER", help="a tokenizer file")
    parser.add_argument("--json", action="store_true", help="as JSON")


def _count(parser: argparse.ArgumentParser) -> None:
    _add_corpus(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="COUNTS.tsv",
        help="the table to write: a word, a tab and a count a line, in order of first appearance; "
        + _STDOUT,
    )
    _add_splitting(parser)
    _add_reading(parser)


_FILL: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "train": _train,
    "extend": _extend,
    "check": _check,
    "encode": _encode,
    "decode": _decode,
    "convert": _convert,
    "info": _info,
    "count": _count,
    "gage": gage.fill,
}


def _add_corpus(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument(
        "corpus",
        nargs="*" if optional else "+",
        metavar="CORPUS",
        help="a text file, or .jsonl with a JSON object a line; both may be packed with gzip; "
        "- is the standard input",
    )


def _add_output(parser: argparse.ArgumentParser, about: str) -> None:
    # Not a Path, which would drop the slash that says "a folder".
    parser.add_argument("-o", "--output", required=True, metavar="OUT", help=f"{about}; {_STDOUT}")
    _add_format(parser)


def _add_format(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--format",
        metavar="NAME",
        help=f"{_or(FORMATS)} (default: what the name of OUT says)",
    )


def _add_splitting(parser: argparse.ArgumentParser, defaults: str = "") -> None:
    parser.add_argument(
        "--pretokenizer",
        metavar="NAME",
        help=f"how text is cut into words: {_or(PRETOKENIZERS)}; + joins several "
        f"(default: whitespace{defaults})",
    )
    parser.add_argument(
        "--normalizer",
        metavar="NAME",
        help=f"how text is changed first: {_or(NORMALIZERS)}; + joins several (default: none)",
    )


def _add_reading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--encoding", metavar="NAME", help="encoding of the corpus (default: found out)"
    )
    parser.add_argument(
        "--field",
        type=_field,
        metavar="NAME",
        help="each line of CORPUS is a JSON object with the text in this field (default for "
        ".jsonl: text)",
    )
    parser.add_argument(
        "--processes", type=_count_of_processes, metavar="N", help="use at most N processes"
    )
    parser.add_argument(
        "--progress",
        choices=PROGRESS,
        default="auto",
        help="on stderr; auto: a bar in a terminal, else nothing",
    )


def _add_tokenizer(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-t", "--tokenizer", type=Path, required=True, metavar="TOKENIZER", help="a tokenizer file"
    )


def _add_input(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help=f"{about}; - is the standard input"
    )


def _or(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def _field(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("give the name of a field")
    return text


def _count_of_processes(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 up")
    return int(text)
