"""What the window and its training process say to each other; every value can be pickled.

A message with `is_last` is what a job ends with: only `Ended` follows it. They are tuples, which
are made and unpickled in a part of the time of frozen dataclasses.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..engine.branching import Intervention
from ..engine.config import TrainingConfig
from ..engine.merge import MergeStep
from ..formats.corpora import SettledFile
from ..formats.tokenizer_file import TokenizerFile

if TYPE_CHECKING:
    # What is said of checks and of changed tokenizers is loaded by who says it: few windows do.
    from ..engine.alphabet import Alphabet
    from ..engine.candidates import Candidates
    from ..engine.history import FinalTables
    from ..engine.merge import MergeRule
    from ..engine.replay import Replay
    from ..engine.touched_words import TouchedWords
    from ..engine.trainer import Segmentation, StopReason
    from ..engine.training import AnyStep
    from ..engine.vocabulary import Token
    from .check_messages import Checked, CheckJob
    from .extension_messages import (
        Extension,
        ExtensionJob,
        ExtensionLosses,
        ExtensionProgress,
        ExtensionSaved,
        LossesJob,
        SaveJob,
    )

__all__ = [
    "Begun",
    "Counted",
    "CountingProgress",
    "Crashed",
    "Ended",
    "Failed",
    "Finished",
    "Grown",
    "Job",
    "Message",
    "Opened",
    "PlainFinished",
    "PlainSteps",
    "Record",
    "ReplayJob",
    "Replayed",
    "Steps",
    "Totals",
    "TrainingJob",
    "Words",
]


class Record(NamedTuple):
    """A training that was made before, as a project file keeps it."""

    steps: tuple[MergeStep, ...]
    stop_code: str
    stop_text: str


class TrainingJob(NamedTuple):
    """One training to run: settings, and either a text or files to stream.

    With a `record` that belongs to the corpus its steps are shown, and nothing is trained. With
    `interventions` it is a branch of the training with these settings.
    """

    revision: int
    config: TrainingConfig
    text: str | None = None
    files: tuple[SettledFile, ...] = ()
    counts: bool = False
    record: Record | None = None
    interventions: tuple[Intervention, ...] = ()


class ReplayJob(NamedTuple):
    """A tokenizer to play on a corpus; of `corpus` the settings are not used.

    `is_known`: the window holds the tokenizer already, so that `Opened` and `Grown` are not sent.
    """

    corpus: TrainingJob
    file: TokenizerFile
    is_known: bool = False

    @property
    def revision(self) -> int:
        """The revision of the project that the job belongs to."""
        return self.corpus.revision


class Opened(NamedTuple):
    """A tokenizer is read: `tokens` in all, the first `first` not made by a rule, and `rules`.

    Its parts follow in order of birth as `Grown`; `numbers` are the ids in its file.
    """

    revision: int
    config: TrainingConfig
    format: str
    notes: tuple[str, ...]
    tokens: int
    rules: int
    first: int
    numbers: array[int]


class Grown(NamedTuple):
    """The next tokens or rules of the tokenizer, few enough not to stall the window."""

    revision: int
    tokens: tuple[Token, ...]
    rules: tuple[MergeRule, ...]


class Replayed(NamedTuple):
    """The tokenizer is played on the corpus, whose words have come as `Words`."""

    is_last = True
    revision: int
    distinct: int
    occurrences: int
    by_count: array[int]
    replay: Replay


class CountingProgress(NamedTuple):
    """`done` of `total` bytes of the corpus are counted."""

    revision: int
    done: int
    total: int


class Words(NamedTuple):
    """Some of the words that the window can show, with their counts, before `Counted`.

    All these messages together hold all distinct words or, of a very large corpus, the most
    frequent ones, in order of first appearance. To take a message apart stalls the window, so none
    holds many.
    """

    revision: int
    words: tuple[str, ...]
    counts: tuple[int, ...]


class Totals(NamedTuple):
    """What the whole corpus holds."""

    distinct: int
    occurrences: int
    characters: int
    bytes: int
    lines: int
    symbols: int


class Counted(NamedTuple):
    """The corpus is counted; merges follow. `target` is how many are wanted, `None`: no limit.

    `by_count` are the indexes of the words that were sent, the most frequent first.
    """

    revision: int
    alphabet: Alphabet
    totals: Totals
    by_count: array[int]
    base_counts: tuple[int, ...]
    target: int | None


class Steps(NamedTuple):
    """The next merges, in order.

    `candidates` are what there is to choose from after them, and `touched` the kept words that hold
    the best of these. Both are missing in a training that was made before.
    """

    revision: int
    steps: list[MergeStep]
    candidates: Candidates | None = None
    touched: tuple[int, ...] = ()


class PlainSteps(NamedTuple):
    """The next steps of a training that does not merge, in order."""

    revision: int
    steps: list[AnyStep]


class PlainFinished(NamedTuple):
    """A training that does not merge is complete; see `Finished`."""

    is_last = True
    revision: int
    stop: StopReason
    seconds: float
    peak: int | None = None


class Finished(NamedTuple):
    """The training is complete; `segmentation` is that of the kept words.

    It took so many `seconds` from its beginning, and `peak` bytes of memory at most. Of a training
    that was made before they are 0 and `None`.
    """

    is_last = True
    revision: int
    stop: StopReason
    segmentation: Segmentation
    tables: FinalTables
    touched: TouchedWords
    seconds: float
    peak: int | None = None


class Failed(NamedTuple):
    """The training cannot be done for a reason that a person can mend."""

    is_last = True
    revision: int
    message: str
    hint: str


class Crashed(NamedTuple):
    """The training process met an error of ours, or ended by itself; `report` is for the log."""

    is_last = True
    revision: int
    report: str


class Begun(NamedTuple):
    """The process has taken the job up; comes before all else that is said of it."""

    revision: int


class Ended(NamedTuple):
    """The process is free again; follows every job, cancelled ones too."""

    revision: int


Job: TypeAlias = "TrainingJob | ReplayJob | ExtensionJob | LossesJob | SaveJob | CheckJob"

Message: TypeAlias = (
    "CountingProgress | Words | Counted | Steps | Finished | PlainSteps | PlainFinished"
    " | Opened | Grown | Replayed | Extension | ExtensionProgress | ExtensionLosses"
    " | ExtensionSaved | Checked | Failed | Crashed | Begun | Ended"
)
