"""Every error that the program raises on purpose.

BpeError
└── UserError(message, hint)    a person can mend it; shown in one line, never a traceback
    ├── ConfigError             a setting, or a combination of settings, that cannot be
    ├── CorpusError             a corpus that cannot be read or has nothing in it
    └── FormatError             a tokenizer file that is broken, foreign or too small for this
        └── SettingError        a file that cannot hold one setting of a tokenizer
"""

from __future__ import annotations

__all__ = ["BpeError", "ConfigError", "CorpusError", "FormatError", "SettingError", "UserError"]


class BpeError(Exception):
    """Base of every error raised on purpose."""


class UserError(BpeError):
    """Something that a person can mend.

    `message` says in one line what happened, `hint` in one line what to do about it. What they
    quote may be of any length and hold line ends: the middle is left out then.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message, hint)
        self.message = _one_line(message)
        self.hint = _one_line(hint)

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class ConfigError(UserError):
    """A setting, or a combination of settings, that cannot be."""


class CorpusError(UserError):
    """A corpus that cannot be read, or that has nothing in it."""


class FormatError(UserError):
    """A tokenizer file that is broken, foreign, or unable to hold what it should."""


class SettingError(FormatError):
    """A format that cannot hold one setting: `value` is that of the tokenizer.

    `setting` is a field of the configuration, and `able` are values that the format can hold, for
    those who call them otherwise than the command line; there may be others.
    """

    def __init__(
        self,
        message: str,
        hint: str = "",
        setting: str = "",
        value: str = "",
        able: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message, hint)
        self.setting, self.value, self.able = setting, value, able


_LONGEST, _BEGINNING, _END = 300, 200, 80  # characters


def _one_line(text: str) -> str:
    if len(text) > _LONGEST:
        text = f"{text[:_BEGINNING]}…{text[-_END:]}"
    return text.replace("\r", "").replace("\n", " ")
