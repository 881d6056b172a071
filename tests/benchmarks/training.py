"""Our trainer against the installed ones: byte level, GPT-2 pattern, and subword-nmt's words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from .sides import THREADS, installed, run
from .table import Row, Target

__all__ = ["PEERS", "measure", "measure_wordpiece", "measure_words"]

# The function that trains a peer, and the package.
PEERS = {
    "train_hugging_face": "tokenizers",
    "train_rustbpe": "rustbpe",
    "train_sentencepiece": "sentencepiece",
}
_FAST = 32_000
_TIME = {
    "en_10m": Target("≤", 0.55, 0.45),
    "multi_10m": Target("≤", 0.85, 0.7),
    "mix_100m": Target("≤", 0.65, 0.5),
}
_MEMORY = {"mix_100m": Target("≤", 0.9, 0.8)}
_RUSTBPE = {"en_10m": Target("≤", None, 1.25)}


def measure(corpus: Path, size: int, runs: int, peers: Sequence[str] = tuple(PEERS)) -> list[Row]:
    """Train to a vocabulary of `size`, `runs` times each side, in turn.

    Ours includes reading, counting in two processes and the record of every step; the peers use two
    threads. Memory is the peak of all processes of a side added up.
    """
    names = {side: name for side in peers if (name := installed(PEERS[side]))}
    sides = ["train_ours", *names]
    found = _in_turn(sides, runs, corpus=str(corpus), size=size)
    ours = found["train_ours"]
    full = size == _FAST
    rows = []
    for side, name in names.items():
        theirs = found[side]
        assert side == "train_sentencepiece" or _merges(ours) == _merges(theirs), "other merges"
        is_judge = side == "train_hugging_face"
        goal = _TIME if is_judge else _RUSTBPE if side == "train_rustbpe" else {}
        work = f"train {corpus.stem}, {size}"
        peer = f"{name}, {THREADS} threads"
        rows += [
            _row(work, "s", "seconds", peer, ours, theirs, goal.get(corpus.stem) if full else None),
            _row(
                f"{work}: memory",
                "MB",
                "megabytes",
                peer,
                ours,
                theirs,
                _MEMORY.get(corpus.stem) if full and is_judge else None,
            ),
        ]
    if not names:
        mine = median(run_["seconds"] for run_ in ours)
        rows.append(Row(f"train {corpus.stem}, {size}", mine, "s", "", None, mine, "s", None, runs))
    return rows


def measure_wordpiece(corpus: Path, size: int, runs: int) -> list[Row]:
    """Train WordPiece to a vocabulary of `size`, `runs` times each side, in turn.

    The sides do not make the same merges: ours go by the score, theirs by frequency.
    """
    name = installed("tokenizers")
    sides = ["train_ours_wordpiece", *(["train_hugging_face_wordpiece"] if name else [])]
    found = _in_turn(sides, runs, corpus=str(corpus), size=size)
    ours = found[sides[0]]
    work = f"wordpiece {corpus.stem}, {size}"
    if name is None:
        mine = _median(ours, "seconds")
        return [Row(work, mine, "s", "", None, mine, "s", None, runs)]
    is_judged = (corpus.stem, size) == ("en_10m", 30_000)
    goal = Target("≤", 1.2, 1.0) if is_judged else None
    peer = f"{name}, {THREADS} threads"
    return [_row(work, "s", "seconds", peer, ours, found[sides[1]], goal)]


def measure_words(corpus: Path, merges: int, runs: int) -> list[Row]:
    """Train as subword-nmt does, `runs` times each side, in turn."""
    name = installed("subword-nmt")
    if name is None:
        return []
    sides = ["train_ours_words", "train_subword_nmt"]
    found = _in_turn(sides, runs, corpus=str(corpus), merges=merges)
    ours, theirs = (found[side] for side in sides)
    assert _merges(ours) == _merges(theirs), "not the same number of merges"
    mine, their = (_median(side, "seconds") for side in (ours, theirs))
    goal = Target("≥", 18, 25) if (corpus.stem, merges) == ("en_1m", 8000) else None
    ratio = median(b["seconds"] / a["seconds"] for a, b in zip(ours, theirs, strict=True))
    work = f"train {corpus.stem}, {merges} merges"
    return [Row(work, mine, "s", name, their, ratio, "theirs ÷ ours", goal, runs)]


def _in_turn(sides: Sequence[str], runs: int, **options: Any) -> dict[str, list[dict[str, float]]]:
    found: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for _ in range(runs):
        for side in sides:
            found[side].append(run(side, **options))
    return found


def _row(
    work: str,
    unit: str,
    key: str,
    peer: str,
    ours: list[dict[str, float]],
    theirs: list[dict[str, float]],
    target: Target | None,
) -> Row:
    """Compare medians; the ratio is the median of the ratios of runs that follow each other."""
    ratio = median(a[key] / b[key] for a, b in zip(ours, theirs, strict=True))
    mine, their = _median(ours, key), _median(theirs, key)
    return Row(work, mine, unit, peer, their, ratio, "ours ÷ theirs", target, len(ours))


def _median(runs: list[dict[str, float]], key: str) -> float:
    return median(one[key] for one in runs)


def _merges(runs: list[dict[str, float]]) -> set[float]:
    return {one["merges"] for one in runs}
