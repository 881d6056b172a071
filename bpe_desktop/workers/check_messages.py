"""What the window and its process say to each other about the check of a corpus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..engine.config import TrainingConfig
from ..formats.corpora import SettledFile

if TYPE_CHECKING:
    from ..engine.corpus_check import CheckedFile, CorpusCheck
    from ..engine.training_forecast import Forecast

__all__ = ["CheckJob", "Checked"]


@dataclass(frozen=True, slots=True)
class CheckJob:
    """A corpus to check under the settings of a training: a text, or files to stream.

    `source` is another number whenever the corpus is another one: what was read of it is kept.
    `read` is how the files were opened, `can_mend` as for `check_corpus`.
    """

    revision: int
    source: int
    config: TrainingConfig
    text: str | None = None
    files: tuple[SettledFile, ...] = ()
    counts: bool = False
    read: tuple[CheckedFile, ...] = ()
    can_mend: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """A corpus is checked, and its training forecast."""

    is_last: ClassVar = True
    revision: int
    check: CorpusCheck
    forecast: Forecast
