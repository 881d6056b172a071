"""Puts an opened tokenizer together from what the training process sends of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..engine.pretokenizer import SECONDS_IN_WINDOW
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Vocabulary
from ..formats.tokenizer_file import TokenizerFile
from ..models.opened_tokenizer import OpenedTokenizer
from ..workers.messages import Grown, Opened, Replayed

__all__ = ["Replaying"]


class Replaying:
    """One tokenizer file: first its parts as they come, then the tokenizer for every corpus."""

    def __init__(self, file: TokenizerFile, name: str = "") -> None:
        """Take the file, and the name if that of the file is not what people know."""
        self.file = file
        self.name = name or Path(file.path).name
        self._header: Opened | None = None
        self._vocabulary = Vocabulary()
        self._tokenizer: Tokenizer | None = None

    @property
    def is_complete(self) -> bool:
        """Tell whether the window holds the tokenizer."""
        return self._tokenizer is not None

    @property
    def progress(self) -> tuple[int, int]:
        """How many parts of how many have come."""
        if self._header is None:
            return 0, 0
        vocabulary = self._vocabulary
        done = len(vocabulary) + len(vocabulary.rules)
        return done, self._header.tokens + self._header.rules

    def begin(self, header: Opened) -> None:
        """Take what comes first."""
        self._header = header
        self._vocabulary = Vocabulary()
        self._tokenizer = None

    def grow(self, part: Grown) -> None:
        """Take the next tokens or rules."""
        self._vocabulary.grow(part.tokens, part.rules)
        _ = self._vocabulary.merge_table  # little by little: all at once would take half a second

    def history(
        self, words: Sequence[str], counts: Sequence[int], message: Replayed
    ) -> ReplayHistory:
        """Return the tokenizer played on a corpus."""
        header = self._header
        assert header is not None
        if self._tokenizer is None:
            self._tokenizer = Tokenizer(
                self._vocabulary, header.config, pattern_seconds=SECONDS_IN_WINDOW
            )
        return ReplayHistory(
            self._tokenizer,
            header.first,
            header.numbers,
            words,
            counts,
            message.replay,
            distinct=message.distinct,
            occurrences=message.occurrences,
            words_by_count=message.by_count,
        )

    def opened(self) -> OpenedTokenizer:
        """Return what the panes say of it."""
        header = self._header
        assert header is not None
        special = len(self._vocabulary.special_tokens)
        return OpenedTokenizer(
            self.file,
            self.name,
            header.format,
            header.config,
            header.notes,
            len(self._vocabulary) - special,
            special,
            len(self._vocabulary.rules),
        )
