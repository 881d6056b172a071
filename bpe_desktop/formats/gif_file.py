"""Animated GIF files, written by Pillow, which is installed only by those who want it."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from ..errors import UserError

__all__ = ["Frame", "can_write_gif", "write_gif"]


class Frame(NamedTuple):
    """One picture of a film: its size, its pixels as RGB bytes, and how long it stays."""

    width: int
    height: int
    pixels: bytes
    milliseconds: int


def can_write_gif() -> bool:
    """Tell whether Pillow is there."""
    return importlib.util.find_spec("PIL") is not None


def write_gif(frames: Iterator[Frame], colors: Sequence[tuple[int, int, int]]) -> bytes:
    """Return an endless GIF of at least one frame; frames are asked for one at a time.

    Every pixel takes the nearest of `colors`, 256 at most. With one palette for all frames, what
    stands still is the same in each and takes no room.

    Raises `UserError` where Pillow is missing, and whatever `frames` raises.
    """
    try:
        from PIL import Image
    except ImportError:
        raise UserError(
            "GIF files are written by Pillow, which is not installed.",
            "Install it with: pip install pillow. Or choose the page in HTML.",
        ) from None

    palette = Image.new("P", (1, 1))
    palette.putpalette([part for color in colors for part in color])
    durations: list[int] = []

    def pictures() -> Iterator[Image.Image]:
        for frame in frames:
            durations.append(frame.milliseconds)
            picture = Image.frombytes("RGB", (frame.width, frame.height), frame.pixels)
            yield picture.quantize(palette=palette, dither=Image.Dither.NONE)

    images = pictures()
    first = next(images)
    file = BytesIO()
    # The list of durations grows as Pillow asks for pictures: it looks each one up after that.
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=images,
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return file.getvalue()
