"""A stretch of a training as one HTML page that plays by itself, with nothing to fetch.

The page is the resource `replay/page.html` with its data put in: tokens as [label, kind, colour],
rows as [count, token indices], and steps that say which rows they change and to what. Light and
dark follow the reader's system.
"""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..resources import path

__all__ = ["PageStep", "PageToken", "ReplayPage", "render_page"]


class PageToken(NamedTuple):
    """A token as a tile: its text, its kind, and the place of its colour in the palette or -1."""

    label: str
    kind: str
    color: int = -1


class PageStep(NamedTuple):
    """One step: the places of its tokens among the page's, and the rows that it changes.

    `pair` is `None` and `token` -1 where the step is no merge or makes nothing. `changes` holds
    pairs of a row's place and its tokens afterwards. `left`: symbols in the corpus after it.
    """

    pair: tuple[int, int] | None
    token: int
    counted: int
    left: int
    changes: tuple[tuple[int, tuple[int, ...]], ...]


class ReplayPage(NamedTuple):
    """All that a page shows. It begins after `first` of `total` steps; `symbols` are left there.

    `words` are the sentences of the page by key; `noscript` is what is said without scripts.
    """

    title: str
    subtitle: str
    first: int
    total: int
    symbols: int
    tokens: Sequence[PageToken]
    rows: Sequence[tuple[int, tuple[int, ...]]]
    steps: Sequence[PageStep]
    words: Mapping[str, str]
    noscript: str = ""


def render_page(page: ReplayPage, light: Mapping[str, str], dark: Mapping[str, str]) -> bytes:
    """Return the HTML file; `light` and `dark` give the page's CSS variables their colours."""
    data = {
        "first": page.first,
        "total": page.total,
        "symbols": page.symbols,
        "tokens": [list(token) for token in page.tokens],
        "rows": [[count, list(tokens)] for count, tokens in page.rows],
        "steps": [
            {
                "pair": None if step.pair is None else list(step.pair),
                "token": step.token,
                "count": step.counted,
                "left": step.left,
                "changes": [[row, list(tokens)] for row, tokens in step.changes],
            }
            for step in page.steps
        ],
        "words": dict(page.words),
    }
    # No "<" may stand in a script, or a token could end it; \u escapes also keep lone surrogates.
    text = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    colors = (
        f":root {{ color-scheme: light dark; {_css(light)} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_css(dark)} }} }}"
    )
    parts = {
        "language": html.escape(page.words.get("language", "en"), quote=True),
        "title": html.escape(page.title),
        "subtitle": html.escape(page.subtitle),
        "noscript": html.escape(page.noscript),
        "colors": colors,
        "data": text,
    }
    template = path("replay/page.html").read_text(encoding="utf-8")
    head, *rest = template.split("{{")
    pieces = [head]
    for piece in rest:
        name, after = piece.split("}}", 1)
        pieces += [parts[name], after]
    return "".join(pieces).encode("utf-8", "replace")


def _css(colors: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {color};" for name, color in colors.items())
