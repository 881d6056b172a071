"""The derivative of the logarithm of the gamma function."""

from __future__ import annotations

from math import log

__all__ = ["digamma"]


def digamma(x: float) -> float:
    """Return the digamma function of a number above 0, to about eleven digits.

    The recurrence lifts the argument to 7 and more; there the asymptotic series around x - 1/2
    holds (Abramowitz and Stegun 6.3).

    >>> round(digamma(1), 8)
    -0.57721566
    """
    result = 0.0
    while x < 7:
        result -= 1 / x
        x += 1
    x -= 0.5
    square = 1 / (x * x)
    tail = (((-127 / 30720 * square + 31 / 8064) * square - 7 / 960) * square + 1 / 24) * square
    return result + log(x) + tail
