"""`python -m tests.benchmarks NAME --corpus FILE --json`: measure and print.

Where two sides are compared, their runs take turns, and the ratio is the median of the ratios of
runs that follow each other.

`all` takes a folder with the corpora of the table (those that are there) instead of one file;
`open` takes none: it opens published vocabularies.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import encoding, feel, opening, responsiveness, seek, training, unigram
from .table import Row, as_json, as_text

_SIZE = 32_000
_SIZES = {"wordpiece": 30_000, "unigram": 8_000}  # where it is another one
_WORD_MERGES = 8_000
_WITHOUT_CORPUS = ("open", "frames", "latency", "table", "startup")

# Ours beside the peers.
TABLES: dict[str, Callable[[argparse.Namespace], list[Row]]] = {
    "train": lambda options: training.measure(
        options.corpus, options.vocab_size, options.runs, options.peers
    ),
    "wordpiece": lambda options: training.measure_wordpiece(
        options.corpus, options.vocab_size, options.runs
    ),
    "unigram": lambda options: unigram.measure(options.corpus, options.vocab_size, options.runs),
    "subword-nmt": lambda options: training.measure_words(
        options.corpus, options.merges, options.runs
    ),
    "encode": lambda options: encoding.measure_encoding(
        options.corpus, options.vocab_size, options.runs
    ),
    "long-word": lambda options: encoding.measure_long_word(
        options.corpus, options.vocab_size, options.runs
    ),
    "edit": lambda options: encoding.measure_edit(options.corpus, options.vocab_size, options.runs),
    "states": lambda options: encoding.measure_states(
        options.corpus, options.vocab_size, options.runs
    ),
    "open": lambda options: opening.measure(options.runs),
    "frames": lambda options: feel.measure_frames(),
    "typing": lambda options: feel.measure_typing(options.corpus),
    "latency": lambda options: feel.measure_latency(),
    "table": lambda options: feel.measure_table(),
    "seek": lambda options: seek.measure(options.corpus, options.merges),
    "startup": lambda options: feel.measure_startup(options.runs),
    "all": lambda options: _all(options.corpus, options.runs, options.peers),
}
# The window alone.
WINDOWS: dict[str, Callable[[argparse.Namespace], dict[str, Any]]] = {
    "responsiveness": lambda options: responsiveness.measure(options.corpus, options.merges),
}


def _all(folder: Path, runs: int, peers: list[str]) -> list[Row]:
    """Measure all that the corpora in `folder` allow; fewer runs where a peer takes minutes."""
    en_1m, en_10m, multi, mix = (
        folder / f"{name}.txt" for name in ("en_1m", "en_10m", "multi_10m", "mix_100m")
    )
    rows: list[Row] = []
    for corpus in filter(Path.exists, (en_10m, multi, mix)):
        rows += training.measure(corpus, _SIZE, runs, peers)
    for corpus in filter(Path.exists, (en_10m, multi)):
        rows += training.measure_wordpiece(corpus, _SIZES["wordpiece"], runs)
    if en_1m.exists():
        rows += unigram.measure(en_1m, _SIZES["unigram"], runs)
        rows += training.measure_words(en_1m, _WORD_MERGES, min(runs, 3))
    for corpus in filter(Path.exists, (en_10m, multi)):
        rows += encoding.measure_encoding(corpus, _SIZE, runs)
    if en_10m.exists():
        rows += encoding.measure_long_word(en_10m, _SIZE, runs)
        rows += encoding.measure_edit(en_10m, _SIZE, runs)
        rows += encoding.measure_states(en_10m, _SIZE, runs)
    if not rows:
        raise SystemExit(f"{folder} has none of the corpora of the table.")
    return rows


def main() -> None:
    """Run one benchmark."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("name", choices=[*TABLES, *WINDOWS])
    parser.add_argument(
        "--corpus", type=Path, help="a text in UTF-8; a folder for `all`; none for `open`"
    )
    parser.add_argument(
        "--vocab-size",
        type=int,
        help=f"default {_SIZE}; " + ", ".join(f"of {name} {size}" for name, size in _SIZES.items()),
    )
    parser.add_argument("--merges", type=int, default=_WORD_MERGES)
    parser.add_argument("--runs", type=int, default=5, help="runs of each side")
    parser.add_argument(
        "--peers", nargs="*", choices=list(training.PEERS), default=list(training.PEERS)
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.corpus is None and options.name not in _WITHOUT_CORPUS:
        parser.error(f"{options.name} needs --corpus.")
    if options.vocab_size is None:
        options.vocab_size = _SIZES.get(options.name, _SIZE)
    if options.name in TABLES:
        rows = TABLES[options.name](options)
        text = json.dumps(as_json(rows), indent=1, ensure_ascii=False)
        print(text if options.json else as_text(rows))
        return
    result = WINDOWS[options.name](options)
    if options.json:
        print(json.dumps(result, indent=1))
        return
    width = max(map(len, result))
    for key, value in result.items():
        shown = f"{value:.3f}" if isinstance(value, float) else value
        print(f"{key:<{width}}  {shown}")


if __name__ == "__main__":
    main()
