"""The settings of each algorithm, kept while another one is in use."""

from __future__ import annotations

from ..engine.config import TrainingConfig, goes_with

__all__ = ["AlgorithmSettings"]

_USUAL_MERGES = 100
_AS_LISTED = {"pretokenizer": "whitespace", "normalizer": "none"}


class AlgorithmSettings:
    """Turns settings for one algorithm into those for another and remembers both."""

    def __init__(self) -> None:
        self._kept: dict[str, TrainingConfig] = {}
        self._unigram: TrainingConfig | None = None  # as it was made here, if nobody changed it
        self._merges: int | None = None  # of the last settings with merges, and what they reached
        self._size: int | None = None

    def switch(
        self,
        config: TrainingConfig,
        algorithm: str,
        size: int | None = None,
        *,
        counts: bool = False,
    ) -> TrainingConfig:
        """Return the settings for `algorithm`: those it had last, else its defaults.

        `size` is the vocabulary size that the training in view has reached. Unigram, which needs
        one, gets that of the last training by merges, anew each time unless a person has set
        another, so that the two can be compared. `counts`: the corpus is a list of words, which no
        rule of the settings has touched; so no text should be either.
        """
        self._kept[config.algorithm] = config
        if goes_with(config.algorithm, "merges"):
            self._merges = config.merges
            self._size = size if size is not None else self._size
        kept = self._kept.get(algorithm)
        if kept is not None and kept != self._unigram:
            return kept
        new = TrainingConfig.defaults(algorithm)
        if algorithm == "unigram":
            if self._size is not None:
                new = new.with_changes(vocab_size=self._size)
            self._unigram = new.with_changes(**_AS_LISTED) if counts else new
            return self._unigram
        if goes_with(algorithm, "merges"):
            merges = self._merges if self._merges is not None else _USUAL_MERGES
            return new.with_changes(merges=merges)
        return new
