"""The tokenizers that can be rows of a comparison, each with what is asked of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..engine.baseline import AdmitStep, UnitVocabulary
from ..engine.config import TrainingConfig
from ..engine.gage.training_history import GageTraining
from ..engine.pretokenizer import SECONDS_IN_WINDOW
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from .comparison import RowFacts
from .project import History

__all__ = ["Compared", "by_characters", "by_words", "of_history"]


@dataclass(frozen=True)
class Compared:
    """A tokenizer after `facts.step` steps; `history` gives its sizes, where there is one.

    `path` is that of a file.
    """

    facts: RowFacts
    tokenizer: Tokenizer
    history: History | None = None
    path: str = ""

    @property
    def plays(self) -> bool:
        """Tell whether there are states of different sizes; a training may still get them."""
        # A tokenizer from a file may have no merge rules; then it is as it is.
        return self.history is not None and len(self.history) > 0

    @property
    def step(self) -> int | None:
        """The step to encode after, `None` for all that there is."""
        return self.facts.step if self.plays else None

    def after(self, step: int) -> Compared:
        """Return the same after another number of steps; itself where it has no other states."""
        if not self.plays or self.history is None:
            return self
        steps = len(self.history)
        if (step, steps) == (self.facts.step, self.facts.steps):
            return self
        facts = self.facts._replace(step=step, steps=steps, size=self.size_after(step))
        return replace(self, facts=facts)

    def size_after(self, step: int) -> int:
        """Return how many tokens the vocabulary has after a step."""
        if self.history is None:
            return self.facts.size
        return self.history.state_at(step).vocabulary_size


def of_history(
    history: History, step: int, key: int, kind: str, name: str, path: str = ""
) -> Compared | None:
    """Return the tokenizer of a training or of an opened file; `None` for a compressor."""
    if isinstance(history, GageTraining):
        return None
    if isinstance(history, ReplayHistory):
        tokenizer = history.tokenizer
    else:
        tokenizer = Tokenizer(history.vocabulary, history.config, pattern_seconds=SECONDS_IN_WINDOW)
    steps = len(history)
    size = history.state_at(step).vocabulary_size if steps else len(history.vocabulary)
    facts = RowFacts(key, kind, name, history.config.algorithm, step, steps, size)
    return Compared(facts, tokenizer, history, path)


def by_characters(texts: Iterable[str], key: int) -> Compared:
    """Return a tokenizer that takes every character of the texts for a token."""
    config = TrainingConfig.defaults("character").with_changes(unk_token=None)
    characters = sorted(set().union(*texts))
    tokenizer = _of_units(characters, config)
    facts = RowFacts(key, "characters", "", "character", size=len(characters))
    return Compared(facts, tokenizer)


def by_words(history: History | None, key: int) -> Compared:
    """Return a tokenizer that takes the words of a training's corpus for tokens, and no others."""
    config = TrainingConfig.defaults("word")
    words: Sequence[str] = ()
    if history is not None and not isinstance(history, GageTraining):
        config = config.with_changes(
            pretokenizer=history.config.pretokenizer, normalizer=history.config.normalizer
        )
        words = list(dict.fromkeys(history.words[word] for word in history.words_by_count))
    facts = RowFacts(key, "words", "", "word", size=len(words))
    return Compared(facts, _of_units(words, config))


def _of_units(units: Sequence[str], config: TrainingConfig) -> Tokenizer:
    vocabulary = UnitVocabulary.of_specials(config)
    first = len(vocabulary)
    vocabulary.extend(AdmitStep(n, first + n - 1, unit, 0, 0) for n, unit in enumerate(units, 1))
    return Tokenizer(vocabulary, config, pattern_seconds=SECONDS_IN_WINDOW)
