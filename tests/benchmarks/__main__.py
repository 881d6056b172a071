"""`python -m tests.benchmarks NAME --corpus FILE --json`: measure and print."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from . import responsiveness, seek, training

BENCHMARKS: dict[str, Callable[[argparse.Namespace], dict[str, float]]] = {
    "train": lambda options: training.measure(options.corpus, options.merges, options.runs),
    "seek": lambda options: seek.measure(options.corpus, options.merges),
    "responsiveness": lambda options: responsiveness.measure(options.corpus, options.merges),
}


def main() -> None:
    """Run one benchmark."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("name", choices=BENCHMARKS)
    parser.add_argument("--corpus", type=Path, required=True, help="a text in UTF-8")
    parser.add_argument("--merges", type=int, default=8000)
    parser.add_argument("--runs", type=int, default=5, help="counted runs of each side")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = BENCHMARKS[options.name](options)
    if options.json:
        print(json.dumps(result, indent=1))
        return
    width = max(map(len, result))
    for key, value in result.items():
        print(
            f"{key:<{width}}  {value:.3f}"
            if isinstance(value, float)
            else f"{key:<{width}}  {value}"
        )


if __name__ == "__main__":
    main()
