"""The merge rules behind a SentencePiece model of BPE, which holds pieces and scores only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .merge import MergeRule

__all__ = ["recover_rules"]


def recover_rules(scores: Mapping[str, tuple[int, float]]) -> list[MergeRule]:
    """Return the rules for pieces that are given as text: (id, score), best score first.

    The library merges the two neighbours that make the piece of the highest score, wherever these
    two came from; of equal scores the leftmost. What happens inside a piece does not depend on what
    stands around it, as long as nothing is merged across its edges. So each piece has one pair that
    ever makes it: the last one that is merged when it is encoded by itself. A piece that is not
    reached then is never reached.
    """
    order = sorted(scores, key=lambda text: (-scores[text][1], scores[text][0]))
    rules: list[MergeRule] = []
    for text in order:
        if len(text) > 1 and (parts := _last_pair(text, scores)):
            left, right = (scores[part][0] for part in parts)
            rules.append(MergeRule(len(rules) + 1, left, right, scores[text][0]))
    return rules


def _last_pair(text: str, scores: Mapping[str, tuple[int, float]]) -> Iterable[str] | None:
    """Return the two pieces that `text` is merged from at last, `None` if it never is."""
    parts = [*text]
    if not all(part in scores for part in parts):
        return None
    while len(parts) > 2:
        best = None
        for at in range(len(parts) - 1):
            found = scores.get(parts[at] + parts[at + 1])
            if found is not None and (best is None or found[1] > best[0]):
                best = found[1], at
        if best is None:
            return None
        at = best[1]
        parts[at : at + 2] = [parts[at] + parts[at + 1]]
    return parts
