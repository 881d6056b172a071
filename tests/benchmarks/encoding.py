"""Encoding, long words, edits and states of words: what happens once a tokenizer is trained."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from .sides import installed, run
from .table import Row, Target, compared

__all__ = ["measure_edit", "measure_encoding", "measure_long_word", "measure_states"]

_WARM = {"en_10m": Target("≥", 1.0, 1.2), "multi_10m": Target("≥", 1.3, 1.5)}
_COLD = {"en_10m": Target("≥", 0.38, 0.5), "multi_10m": Target("≥", 0.18, 0.3)}
_LONG = 100_000  # characters
_WARM_RUNS = 3  # in each process
_EDITS = 1000
_VISIBLE = 2000
_SEEKS = 1000


def measure_encoding(corpus: Path, size: int, runs: int) -> list[Row]:
    """Encode the corpus with a vocabulary trained on it; every run in a new process."""
    peer = _tiktoken()
    with _model(corpus, size) as model:
        found = [
            run("encode", corpus=str(corpus), model=model, runs=_WARM_RUNS) for _ in range(runs)
        ]
    return [
        compared(
            f"encode {corpus.stem}, {heat}",
            "s",
            peer,
            [seconds for one in found for seconds in one[heat]],
            [seconds for one in found for seconds in one[f"{heat} tiktoken"]],
            goals.get(corpus.stem),
            times_faster=True,
        )
        for heat, goals in (("warm", _WARM), ("cold", _COLD))
    ]


def measure_long_word(corpus: Path, size: int, runs: int) -> list[Row]:
    """Encode one word of 100,000 letters, and a tenth of it to see how the time grows."""
    peer = _tiktoken()
    long: list[dict[str, float]] = []
    short: list[dict[str, float]] = []
    with _model(corpus, size) as model:
        for _ in range(runs):
            for found, length in ((short, _LONG // 10), (long, _LONG)):
                options = {"corpus": str(corpus), "model": model, "characters": length}
                found.append(run("long_word", **options))
    mine, their = ([one[key] for one in long] for key in ("seconds", "tiktoken"))
    small = median(one["seconds"] for one in short)
    small_their = median(one["tiktoken"] for one in short)
    growth = median(b["seconds"] / a["seconds"] for a, b in zip(short, long, strict=True))
    work = f"a word of {_LONG:,} letters"
    shorter = f"a word of {_LONG // 10:,} letters"
    return [
        compared(work, "s", peer, mine, their, Target("≤", 15, 10)),
        Row(
            shorter, small, "s", peer, small_their, growth, "× for ten times the length", runs=runs
        ),
    ]


def measure_edit(corpus: Path, size: int, runs: int) -> list[Row]:
    """Change one character of the corpus as a live text; tiktoken encodes all of it again."""
    with _model(corpus, size) as model:
        found = [run("edit", corpus=str(corpus), model=model, edits=_EDITS) for _ in range(runs)]
    mine, their = (median(one[key] for one in found) for key in ("seconds", "tiktoken"))
    worst = median(one["p99"] for one in found)
    work = f"one character edited in {corpus.stem}"
    goal = Target("≤", 20, 10)
    return [
        Row(work, mine, "s", f"{_tiktoken()}, all anew", their, mine * 1e6, "µs", goal, runs),
        Row(f"{work}, p99", worst, "s", "", None, worst * 1e6, "µs", None, runs),
    ]


def measure_states(corpus: Path, size: int, runs: int) -> list[Row]:
    """Seek the visible words of a trained corpus to any merge."""
    found = [
        run("states", corpus=str(corpus), size=size, words=_VISIBLE, seeks=_SEEKS)
        for _ in range(runs)
    ]
    mine, worst, first = (median(one[key] for one in found) for key in ("seconds", "p99", "first"))
    work = f"{_VISIBLE:,} words to any of {found[0]['merges']:,} merges"
    goal = Target("≤", 0.3, 0.1)
    return [
        Row(work, mine, "s", "", None, mine * 1e3, "ms", goal, runs),
        Row(f"{work}, p99", worst, "s", "", None, worst * 1e3, "ms", None, runs),
        Row("the first seek of new words", first, "s", "", None, first * 1e3, "ms", None, runs),
    ]


def _tiktoken() -> str:
    name = installed("tiktoken")
    if name is None:
        raise SystemExit("This measurement compares with tiktoken, which is not installed.")
    return name


@contextmanager
def _model(corpus: Path, size: int) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        model = str(Path(folder) / "tokenizer.json")
        run("make_tokenizer", corpus=str(corpus), size=size, model=model)
        yield model
