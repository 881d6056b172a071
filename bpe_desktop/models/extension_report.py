"""What a change of a tokenizer costs, as the window shows it."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.extension_plan import ExtensionPlan
from .branch_comparison import Split
from .faces import Face

__all__ = ["ExtensionReport", "NewRow", "ScratchFigures", "TextFigures"]


class TextFigures(NamedTuple):
    """One text under both tokenizers; `key` is corpus, domain or live.

    `words` and `occurrences` are those of the text. Of the live text only the tokens are told.
    """

    key: str
    tokens_before: int
    tokens_after: int
    words: int | None = None
    occurrences: int | None = None
    unknown_before: int = 0
    unknown_after: int = 0
    moved_words: int | None = None
    moved_occurrences: int | None = None
    worse_words: int | None = None
    worse_occurrences: int | None = None


class NewRow(NamedTuple):
    """A new token with what it is made of; `role` is that of `engine.extension.NewToken`."""

    face: Face
    role: str
    text: str
    parts: tuple[Face, ...]


class ScratchFigures(NamedTuple):
    """Tokens of both corpora by a tokenizer of so many tokens, trained on both from the start."""

    size: int
    corpus: int
    domain: int


class ExtensionReport(NamedTuple):
    """All that came of one `plan`.

    `before` and `after` are sizes of the vocabulary, `kept` the tokens that have their old ids.
    `added` counts all new tokens, of which `new` are the first; so do `removed_count` and
    `removed`. `moved` are words with both cuts and how many of their occurrences moved, of the
    corpus; `worse` those with more tokens than before; `domain_moved` those of the domain.
    `curves` are (steps, tokens) of corpus and domain, empty without new steps.
    `spaceless` are the tokens asked for that begin no word after a space.
    """

    plan: ExtensionPlan
    before: int
    after: int
    kept: int
    added: int
    new: tuple[NewRow, ...]
    removed_count: int
    removed: tuple[Face, ...]
    figures: tuple[TextFigures, ...]
    moved: tuple[Split, ...]
    worse: tuple[Split, ...]
    domain_moved: tuple[Split, ...]
    live: Split | None
    curves: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    scratch: ScratchFigures | None
    steps: int
    rules: int
    spaceless: tuple[str, ...] = ()
