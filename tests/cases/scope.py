"""What the program does not have yet, and recommendations that it does not follow: all of it here.

In the default run such cases are shown as expected failures and counted; with `--cases FILE` they
fail. An entry that no public case needs any more fails the default run.
"""

from __future__ import annotations

__all__ = ["KINDS", "NOT_FOLLOWED", "NOT_YET", "entry"]

KINDS = (
    "big-counts",
    "bom",
    "contractions",
    "control-space",
    "decode-cleanup",
    "degenerate-corpus",
    "determinism",
    "duplicate-token",
    "emoji",
    "encodings",
    "gage",
    "ids",
    "invalid-bytes",
    "invalid-utf8-tokens",
    "literal-##",
    "literal-</w>",
    "literal-@@",
    "literal-▁",
    "lone-surrogates",
    "long-word",
    "lower-casing",
    "merges-file",
    "merges-with-spaces",
    "min-count",
    "multiple-spaces",
    "nbsp",
    "newlines",
    "normalization",
    "nul",
    "numbers",
    "offsets",
    "overlap",
    "published-vocab",
    "rtl-combining",
    "sampling",
    "sp-model-load",
    "sp-whitespace",
    "space-prefix",
    "special-tokens",
    "streaming-decode",
    "subword-nmt-codes",
    "tabs",
    "tie-break",
    "tokenizer-json",
    "trailing-space",
    "tsv-export",
    "ui-long-line",
    "ui-utf16",
    "ui-whitespace",
    "unigram-nbest",
    "unknown-symbols",
    "vocab-accounting",
    "vocab-too-small",
    "vocab-unreachable",
    "vocab.txt",
    "wordpiece-encode",
    "wordpiece-score",
    "worked-values",
)

# (where in the case, value or the word it begins with) -> what is lacking
NOT_YET: dict[tuple[str, str], str] = {}

# (kind, key) -> why we decide otherwise
NOT_FOLLOWED: dict[tuple[str, str], str] = {
    ("numbers", "split_by_number off"): "a piece never has letters and digits together",
    ("lower-casing", "turkish rule"): "lower-casing by language is not offered",
    ("subword-nmt-codes", "segmented"): (
        "glossaries and vocabulary filters are options of subword-nmt's program, not of its files"
    ),
}


def entry(table: dict[tuple[str, str], str], where: str, value: str) -> tuple[str, str] | None:
    """Return the entry for a value: its own, or that of the words it begins with."""
    own = (where, value)
    if own in table:
        return own
    starts = (key for key in table if key[0] == where and value.startswith(f"{key[1]} "))
    return next(starts, None)
