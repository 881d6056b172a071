"""The most probable ways to cut a text, on the command line."""

from __future__ import annotations

import argparse

from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from ..formats.json_text import dump_json
from .streams import put

__all__ = ["check_sampling", "put_ways"]


def check_sampling(arguments: argparse.Namespace) -> None:
    """Raise `UserError` for options of `encode` that do not go together."""
    if arguments.seed is not None and not arguments.dropout and arguments.sample is None:
        raise UserError(
            "--seed is for --dropout and --sample.", "Give one of them too, such as --sample 0.1."
        )
    if arguments.dropout and arguments.sample is not None:
        raise UserError(
            "--dropout and --sample do not go together.",
            "Give --dropout for BPE, or --sample for unigram.",
        )
    if arguments.nbest is not None and not 1 <= arguments.nbest <= 1024:
        raise UserError("--nbest is out of range.", "Give a whole number from 1 to 1024.")


def put_ways(tokenizer: Tokenizer, text: str, arguments: argparse.Namespace) -> None:
    """Write the `--nbest` most probable ways to cut `text`, one a line, best first.

    Without `--json` a line has the natural logarithm of the probability, a tab, and the ids or,
    separated by tabs, the tokens.
    """
    ways = tokenizer.best_ways(text, arguments.nbest, merges=arguments.merges)
    for way in ways:
        if arguments.json:
            put(
                dump_json(
                    {
                        "ids": list(way.ids),
                        "tokens": list(way.tokens),
                        "score": way.score,
                        "probability": way.probability,
                    }
                )
                + "\n"
            )
        elif arguments.tokens:
            put("\t".join([f"{way.score:.4f}", *way.tokens]) + "\n")
        else:
            ids = " ".join("null" if token is None else str(token) for token in way.ids)
            put(f"{way.score:.4f}\t{ids}\n")
