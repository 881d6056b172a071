"""Which names a few typed letters may mean, and how well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["fit", "found"]

_BEGINS, _WORD, _INSIDE, _INITIALS, _SCATTERED = range(5)


def fit(typed: str, name: str) -> int | None:
    """Return how well `typed` fits a name, 0 the best, `None` not at all; letter case is the same.

    The name begins with it; a word of it does; it is inside; it is the initials of words; its
    letters come in this order. Several typed words each have to fit: the worst counts.

    >>> [fit(text, "Step forward") for text in ("step", "for", "orw", "sf", "swd", "x")]
    [0, 1, 2, 3, 4, None]
    """
    folded = name.casefold()
    fits = [_fit_word(part, folded) for part in typed.casefold().split()]
    worst = 0
    for one in fits:
        if one is None:
            return None
        worst = max(worst, one)
    return worst


def found(typed: str, names: Iterable[Sequence[str]]) -> list[int]:
    """Return the indices of the entries that fit, the best first, else in their order.

    An entry has several names, such as its own and that of its menu. First come those whose own
    name fits, then those that fit by all names together, last those in whose own name the letters
    are scattered.
    """
    scored = []
    for index, (own, *others) in enumerate(names):
        score = fit(typed, own)
        if score is None or score == _SCATTERED:
            together = fit(typed, " ".join((own, *others)))
            if together is not None and together < _SCATTERED:
                score = _SCATTERED + together
            elif score is not None:
                score = 2 * _SCATTERED
        if score is not None:
            scored.append((score, index))
    return [index for _, index in sorted(scored)]


def _fit_word(part: str, name: str) -> int | None:
    if name.startswith(part):
        return _BEGINS
    words = name.split()
    if any(word.startswith(part) for word in words):
        return _WORD
    if part in name:
        return _INSIDE
    initials = "".join(word[0] for word in words)
    if part in initials:
        return _INITIALS
    letters = iter(name)
    return _SCATTERED if all(letter in letters for letter in part) else None
