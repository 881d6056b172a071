"""The sentences that tell how the corpus was read, where settings lead, and which rule chose."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ..engine.gage.training_history import Sizes
from ..formats.text import TextSource
from ..models.corpus_source import CorpusSource
from ..models.error_words import spoken
from ..models.number_text import counted, decimal_text, share_text
from .quantities import byte_text, count_text
from .status_bar import Figure

__all__ = [
    "Summary",
    "block_figures",
    "compression_figures",
    "compression_hint",
    "corpus_figures",
    "corpus_summary",
    "motion_status",
    "rule_text",
    "training_hint",
]

_N = QT_TRANSLATE_NOOP
_MANY = 1_000_000

_RULES = {
    "lexicographic": _N("Captions", "the first in lexicographic order wins"),
    "first-seen": _N("Captions", "the first seen wins"),
    "lowest-ids": _N("Captions", "the lowest ids win"),
    "largest": _N("Captions", "the largest strings win"),
    "slots": _N("Captions", "the lowest slot in the program's table wins"),
    "sentencepiece": _N("Captions", "the shortest wins, then the first in lexicographic order"),
}

_MOTION = {
    "announce": _N("Captions", "announcing"),
    "count": _N("Captions", "counting"),
    "join": _N("Captions", "joining"),
}


class Summary(NamedTuple):
    """One line about the corpus; `kind` is good, warn, bad or info."""

    text: str
    kind: str = "good"
    can_change: bool = False


def rule_text(tie_break: str) -> str:
    """Say which of the pairs with equal counts is merged."""
    return _tr(_RULES[tie_break])


def motion_status(phase: str, *, follows: bool, at_end: bool) -> str:
    """Say in a word what the timeline is doing."""
    if phase in _MOTION:
        return _tr(_MOTION[phase])
    if follows and at_end:
        return _tr("at the end, growing")
    return ""


def corpus_summary(source: CorpusSource, details: TextSource | None) -> Summary:
    """Say how the text of the corpus was read and what is doubtful about it."""
    if details is None:
        return Summary(counted("Captions", "%Ln character(s)", len(source.text or "")), "info")
    if details.problem is not None:
        if details.how == "guess":
            return Summary(spoken(details.label), "warn", can_change=True)
        return Summary(spoken(details.problem), "warn", can_change=True)
    if source.is_streamed:
        size = byte_text(details.size)
        lines = counted("Captions", "%Ln line(s)", details.lines)
        return Summary(f"{spoken(details.label)}, {size}, {lines}")
    if not details.is_nfc:
        return Summary(_tr("{}, not in NFC").format(spoken(details.label)), "info")
    return Summary(_tr("{}, NFC, no problems found").format(spoken(details.label)))


def corpus_figures(distinct: int, occurrences: int, symbols: int) -> str:
    """Say how much there is to train on."""
    words = counted("Captions", "%Ln word(s)", distinct)
    if symbols >= _MANY:
        # The pane is narrow: the number of symbols says more about the training.
        return words + ", " + _tr("{} M symbols").format(decimal_text(symbols / _MANY, 2))
    several = counted("Captions", "%Ln occurrence(s)", occurrences)
    last = counted("Captions", "%Ln symbol(s)", symbols)
    return f"{words}, {several}, {last}"


def block_figures(size: int, blocks: int) -> str:
    """Say how much there is to compress."""
    bytes_ = counted("Captions", "%Ln byte(s)", size)
    if blocks < 2:
        return bytes_
    return bytes_ + ", " + counted("Captions", "%Ln block(s)", blocks)


def compression_hint(sizes: Sizes) -> str:
    """Say what a compression comes to as a file."""
    if sizes.is_stored:
        return _tr(
            "Saved as a file, the text would be stored as it is: table and data would be larger."
        )
    text = counted(
        "Captions", "Saved as a file it takes %Ln byte(s), {} of them the header.", sizes.file
    )
    return text.format(count_text(sizes.header))


def compression_figures(
    size: int, left: int, block: int, blocks: int, sizes: Sizes | None
) -> tuple[Figure, ...]:
    """Return the figures of a compression.

    Of `size` bytes `left` are there at the playhead, which is in block `block` from 0. The sizes of
    the file are known at the end.
    """
    data = f"{count_text(size)} → {count_text(left)}"
    figures = [
        Figure(_tr("Bytes of data"), data),
    ]
    if blocks > 1:
        place = _tr("{} of {}").format(count_text(block + 1), count_text(blocks))
        figures.append(Figure(_tr("Block"), place))
    if sizes is None:
        return tuple(figures)
    figures += [
        Figure(_tr("Tables"), count_text(sizes.tables), _tr("bytes")),
        Figure(_tr("Header"), count_text(sizes.header), _tr("bytes")),
    ]
    if sizes.is_stored:
        figures.append(Figure(_tr("File"), count_text(sizes.file), _tr("bytes, stored as it is")))
    else:
        share = share_text(sizes.file / sizes.text, 1)
        figures.append(Figure(_tr("File"), count_text(sizes.file), f"{_tr('bytes')}, {share}"))
    return tuple(figures)


def training_hint(alphabet: int, tokens: int) -> str:
    """Say where the settings led: to so many tokens, with this alphabet; 0 is left out."""
    parts = []
    if alphabet:
        parts.append(counted("Captions", "The alphabet has %Ln symbol(s).", alphabet))
    if tokens:
        parts.append(counted("Captions", "These settings reach %Ln token(s).", tokens))
    return " ".join(parts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Captions", text)
