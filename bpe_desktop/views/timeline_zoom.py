"""Which part of the timeline is shown: arithmetic of zooming and moving along."""

from __future__ import annotations

__all__ = ["Shown", "follow", "move", "narrow", "zoom"]

LEAST_SPAN = 10.0  # steps; a closer look shows nothing more
_AHEAD = 0.1  # of the span: where the playhead stands after what is shown moved along with it

Shown = tuple[float, float] | None  # first and last step, `None` for all


def zoom(shown: Shown, end: int, factor: float, around: float) -> Shown:
    """Return what is shown after the span shrank by `factor`; the step `around` stays in place.

    >>> zoom(None, 1000, 2, 500), zoom((250.0, 750.0), 1000, 0.25, 500)
    ((250.0, 750.0), None)
    """
    first, last = shown or (0.0, float(end))
    span = last - first
    wanted = max(span / factor, min(LEAST_SPAN, end))
    share = (around - first) / span if span else 0.5
    start = around - share * wanted
    return _held((start, start + wanted), end)


def move(shown: Shown, end: int, steps: float) -> Shown:
    """Return what is shown after moving by `steps`; the ends of the timeline stop it.

    >>> move((10.0, 30.0), 100, 1000.0)
    (80.0, 100.0)
    """
    return None if shown is None else _held((shown[0] + steps, shown[1] + steps), end)


def narrow(first: float, last: float, end: int) -> Shown:
    """Return a stretch to show, widened to the least that is worth a look.

    >>> narrow(53, 50, 100)
    (46.5, 56.5)
    """
    first, last = sorted((first, last))
    lacking = max(min(LEAST_SPAN, end) - (last - first), 0.0)
    return _held((first - lacking / 2, last + lacking / 2), end)


def follow(shown: Shown, end: int, step: float) -> Shown:
    """Return what is shown so that `step` is in it.

    >>> follow((10.0, 30.0), 100, 40), follow((10.0, 30.0), 100, 12)
    ((38.0, 58.0), (10.0, 30.0))
    """
    if shown is None or shown[0] <= step <= shown[1]:
        return shown
    span = shown[1] - shown[0]
    start = step - _AHEAD * span if step > shown[1] else step - (1 - _AHEAD) * span
    return _held((start, start + span), end)


def _held(shown: tuple[float, float], end: int) -> Shown:
    """Keep what is shown within the timeline; all of it is `None`."""
    span = shown[1] - shown[0]
    if span >= end - 1e-6:
        return None
    first = min(max(shown[0], 0.0), end - span)
    return first, first + span
