"""Why a unigram model cuts a word with a certain piece, or without it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from math import exp

from ..display import token_label, visible
from ..explain import Explanation
from ..vocabulary import Vocabulary
from .lattice import UNKNOWN, Lattice, Path

__all__ = ["PathExplanation", "explain_path"]


@dataclass(frozen=True, slots=True)
class PathExplanation(Explanation):
    """What became of a token in a word, by the ways to cut it.

    `best` is the most probable way to cut the pre-token `part`, and `other` the one to compare it
    with: the best that has the token, or where the best has it, the next best of all. Their scores
    are natural logarithms. `outcome` is "token", "blocked" (it would fit, but another way is more
    probable), "later" (it is no piece after these steps), or as in `Explanation` "absent",
    "special" or "unknown".
    """

    part: str = ""
    best: Path | None = None
    other: Path | None = None


def explain_path(
    vocabulary: Vocabulary,
    word: str,
    lattices: Sequence[tuple[str, Lattice]],
    tokens: tuple[int | None, ...],
    wanted: int | str,
    *,
    scores: Container[int],
) -> PathExplanation:
    """Say what became of the token `wanted` (an id or a name) in a word.

    `lattices` are the pre-tokens of the word with their lattices, `tokens` the word as it is cut,
    and `scores` has the pieces of the model at this step.
    """
    token_id = wanted if isinstance(wanted, int) else vocabulary.id_of(wanted)
    if token_id is None:
        sentence = f"{wanted} is no piece of this vocabulary."
        return PathExplanation(word, str(wanted), "unknown", tokens, sentence=sentence)
    token = vocabulary.token(token_id)
    name = token_label(token)
    if token.kind == "special":
        sentence = f"{name} is a special token, and no text becomes one."
        return PathExplanation(word, name, "special", tokens, sentence=sentence)
    if token_id not in scores and token.kind != "byte":
        sentence = f"{name} is not among the pieces after this step."
        return PathExplanation(word, name, "later", tokens, sentence=sentence)
    if token.kind == "byte" and token_id in tokens:
        sentence = (
            f"{visible(word)} has a character that is no piece: it is cut into its bytes, and "
            f"{token.name} is one of these."
        )
        return PathExplanation(word, name, "token", tokens, sentence=sentence)
    found = [
        (part, lattice, path)
        for part, lattice in lattices
        if (path := lattice.best_through(token_id))
    ]
    if not found:
        sentence = f"{visible(word)} cannot be cut with {name}: its text is not in one piece of it."
        return PathExplanation(word, name, "absent", tokens, sentence=sentence)
    # Where the best way has it, or else where it is least improbable.
    part, lattice, path = max(found, key=lambda entry: entry[2].score - entry[1].best.score)
    best = lattice.best
    if token_id not in best.pieces:
        sentence = (
            f"{visible(part)} is cut as {_shown(vocabulary, part, best)}. The best way with "
            f"{name}, {_compared(vocabulary, part, best, path)}."
        )
        return PathExplanation(
            word, name, "blocked", tokens, sentence=sentence, part=part, best=best, other=path
        )
    paths = lattice.best_paths(2)
    other = paths[1] if len(paths) > 1 else None
    if other is None:
        sentence = f"{_shown(vocabulary, part, best)} is the only way to cut {visible(part)}."
    else:
        sentence = (
            f"{visible(part)} is cut as {_shown(vocabulary, part, best)}. The next best way, "
            f"{_compared(vocabulary, part, best, other)}."
        )
    start = next(edge.start for edge in best.edges if edge.piece == token_id)
    return PathExplanation(
        word,
        name,
        "token",
        tokens,
        start=start,
        sentence=sentence,
        part=part,
        best=best,
        other=other,
    )


def _shown(vocabulary: Vocabulary, part: str, path: Path) -> str:
    """Return a way as text: its pieces and the logarithm of its probability."""
    names = [
        visible(part[edge.start : edge.end])
        if edge.piece == UNKNOWN
        else token_label(vocabulary.token(edge.piece))
        for edge in path.edges
    ]
    return f"{' + '.join(names)} ({path.score:.2f})"


def _compared(vocabulary: Vocabulary, part: str, best: Path, other: Path) -> str:
    """Return another way as text, and how much less probable it is than the best."""
    shown = _shown(vocabulary, part, other)
    difference = best.score - other.score
    if difference < 1e-9:
        return f"{shown}, is as probable"
    factor = exp(min(difference, 30))
    times = f"e^{difference:.0f}" if difference > 30 else f"{factor:,.0f}"
    return f"{shown}, is {times if factor >= 10 else f'{factor:.3g}'} times less probable"
