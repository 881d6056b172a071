"""Where the current training stands, as one value that the toolbar and the panes read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["Phase", "RunState"]


class Phase(Enum):
    """The stages of a training run."""

    IDLE = "idle"
    STALE = "stale"  # corpus or settings changed; what is shown belongs to the earlier training
    OPENING = "opening"  # a tokenizer: `text` is its name, `done` of `total` its parts
    OPENED = "opened"  # a tokenizer is played on the corpus
    STARTING = "starting"
    COUNTING = "counting"
    TRAINING = "training"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class RunState:
    """A training run at one moment.

    `done` of `total` are bytes while counting and merges while training; `total` is `None` where
    no limit is set. `text` is the reason of the stop or of the failure, one sentence. A training
    that is finished took so many `seconds` and `peak` bytes of memory, if that is known.
    """

    phase: Phase = Phase.IDLE
    done: int = 0
    total: int | None = None
    seconds_left: float | None = None
    text: str = ""
    hint: str = ""
    seconds: float | None = None
    peak: int | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether a training process is at work."""
        return self.phase in (Phase.OPENING, Phase.STARTING, Phase.COUNTING, Phase.TRAINING)

    @property
    def expected(self) -> int | None:
        """How many steps a training at work wants, `None` where none is or no limit is set."""
        return self.total if self.phase is Phase.TRAINING else None
