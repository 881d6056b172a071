"""The corpus doctor: what is odd about a corpus, and what would help, before a training."""

from __future__ import annotations

from .check import CheckedFile, CorpusCheck, check_corpus
from .finding import SEVERITIES, Finding, Remedy
from .mending import MENDINGS, mend
from .words import Words

__all__ = [
    "MENDINGS",
    "SEVERITIES",
    "CheckedFile",
    "CorpusCheck",
    "Finding",
    "Remedy",
    "Words",
    "check_corpus",
    "mend",
]
