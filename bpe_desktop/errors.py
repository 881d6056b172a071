"""Every error that the program raises on purpose.

BpeError
└── UserError(message, hint)    a person can mend it; shown in one line, never a traceback
    ├── ConfigError             a setting, or a combination of settings, that cannot be
    ├── CorpusError             a corpus that cannot be read or has nothing in it
    └── FormatError             a tokenizer file that is broken, foreign or too small for this
"""

from __future__ import annotations

__all__ = ["BpeError", "ConfigError", "CorpusError", "FormatError", "UserError"]


class BpeError(Exception):
    """Base of every error raised on purpose."""


class UserError(BpeError):
    """Something that a person can mend.

    `message` says in one line what happened, `hint` in one line what to do about it.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message, hint)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class ConfigError(UserError):
    """A setting, or a combination of settings, that cannot be."""


class CorpusError(UserError):
    """A corpus that cannot be read, or that has nothing in it."""


class FormatError(UserError):
    """A tokenizer file that is broken, foreign, or unable to hold what it should."""
