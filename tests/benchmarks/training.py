"""Our trainer against the installed ones: byte level, GPT-2 pattern, and subword-nmt's words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from .sides import THREADS, installed, run
from .table import Row, Target, compared

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
        if side != "train_sentencepiece":
            _check_merges(name, ours, theirs)
        is_judge = side == "train_hugging_face"
        goal = _TIME if is_judge else _RUSTBPE if side == "train_rustbpe" else {}
        work = f"train {corpus.stem}, {size}"
        peer = f"{name}, {THREADS} threads"
        rows += [
            compared(
                work,
                "s",
                peer,
                _each(ours, "seconds"),
                _each(theirs, "seconds"),
                goal.get(corpus.stem) if full else None,
            ),
            compared(
                f"{work}: memory",
                "MB",
                peer,
                _each(ours, "megabytes"),
                _each(theirs, "megabytes"),
                _MEMORY.get(corpus.stem) if full and is_judge else None,
            ),
        ]
    if not names:
        mine = median(_each(ours, "seconds"))
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
        mine = median(_each(ours, "seconds"))
        return [Row(work, mine, "s", "", None, mine, "s", None, runs)]
    is_judged = (corpus.stem, size) == ("en_10m", 30_000)
    goal = Target("≤", 1.2, 1.0) if is_judged else None
    peer = f"{name}, {THREADS} threads"
    theirs = _each(found[sides[1]], "seconds")
    return [compared(work, "s", peer, _each(ours, "seconds"), theirs, goal)]


def measure_words(corpus: Path, merges: int, runs: int) -> list[Row]:
    """Train as subword-nmt does, `runs` times each side, in turn."""
    name = installed("subword-nmt")
    if name is None:
        return []
    sides = ["train_ours_words", "train_subword_nmt"]
    found = _in_turn(sides, runs, corpus=str(corpus), merges=merges)
    ours, theirs = (found[side] for side in sides)
    _check_merges(name, ours, theirs)
    mine, their = _each(ours, "seconds"), _each(theirs, "seconds")
    goal = Target("≥", 18, 25) if (corpus.stem, merges) == ("en_1m", 8000) else None
    work = f"train {corpus.stem}, {merges} merges"
    return [compared(work, "s", name, mine, their, goal, times_faster=True)]


def _in_turn(sides: Sequence[str], runs: int, **options: Any) -> dict[str, list[dict[str, float]]]:
    found: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for _ in range(runs):
        for side in sides:
            found[side].append(run(side, **options))
    return found


def _each(runs: list[dict[str, float]], key: str) -> list[float]:
    return [one[key] for one in runs]


def _check_merges(name: str, ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> None:
    mine, their = ({*_each(side, "merges")} for side in (ours, theirs))
    if mine != their:
        raise SystemExit(
            f"We made {mine} merges and {name} {their}. Take a larger corpus or fewer merges."
        )
