"""How colours look to colour-blind eyes, and how far two of them are apart.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), at full severity, for linear RGB. The distance is
that of CIE 1976 in L*a*b* under D65; about 2.3 is the least that is seen side by side.
"""

from __future__ import annotations

__all__ = ["VISIONS", "distance"]

_Matrix = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, _Matrix] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: _Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def distance(first: str, second: str, vision: str) -> float:
    """Return how far two colours, as `#RRGGBB`, are apart for eyes of a kind."""
    pairs = zip(_lab(first, VISIONS[vision]), _lab(second, VISIONS[vision]), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def _lab(color: str, vision: _Matrix) -> tuple[float, float, float]:
    linear = [_linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    seen = [min(max(value, 0.0), 1.0) for value in _times(vision, linear)]
    x, y, z = (
        _cube_root(value / white)
        for value, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: _Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else value * 24389 / 3132 + 4 / 29
