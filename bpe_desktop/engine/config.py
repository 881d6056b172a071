"""The settings of one training, complete and checked."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from ..errors import ConfigError

__all__ = [
    "ALGORITHMS",
    "COUNTINGS",
    "MARKERS",
    "RESTRICTIONS",
    "SPECIAL_AS",
    "TIE_BREAKS",
    "UNITS",
    "TrainingConfig",
]

ALGORITHMS = ("bpe",)
UNITS = ("character", "byte", "grapheme")
MARKERS = ("none", "end", "end-attached", "start")
COUNTINGS = ("positions", "non-overlapping")
RESTRICTIONS = ("none", "sentencepiece")
SPECIAL_AS = ("text", "token")
TIE_BREAKS = ("lexicographic", "first-seen", "lowest-ids", "largest", "sentencepiece")


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """What to train and when to stop; every field is valid once the object exists.

    Stop rules: `merges` (number of merges) or `vocab_size` (|V| = special tokens + alphabet +
    merges), at most one of them; with neither, training goes on until no pair reaches
    `min_frequency`.

    Alphabet: `units` says what a base symbol is: a character (code point), a byte of UTF-8, or a
    grapheme (what a reader takes for one character). `limit_alphabet` keeps only so many characters
    or graphemes, the most frequent ones (of equal counts the smaller by code points); the others
    are unknown. With `byte_fallback` an unknown character becomes the tokens of its UTF-8 bytes,
    `<0x00>` to `<0xFF>`, which stand behind the special tokens and never merge. `fuse_unknown`
    makes one token of neighbouring unknown symbols of a pre-token.

    `marker`: "end" puts a symbol `</w>` of its own after each word, "start" a symbol `▁` before it;
    "end-attached" glues `</w>` to the last symbol of each word, as subword-nmt does.

    Merging: `counting` says what a pair counts: every adjacent position (`aaa` holds `aa` twice),
    or only as many as can be replaced, from left to right. `max_token_length` is in units of the
    token's text. `restriction`: with "sentencepiece" a merge makes no token that SentencePiece's
    trainer would not; see `restriction.Restriction`.

    `special_as`: names of special tokens in the training text are text, or as "token" stand between
    words and are not counted. `ignore_merges`: a pre-token that is in the vocabulary as a whole is
    that token, even if merges would not make it (as in `tokenizer.json`).

    Raises `ConfigError` for a value or a combination that cannot be.
    """

    algorithm: str = "bpe"
    units: str = "character"
    merges: int | None = None
    vocab_size: int | None = None
    min_frequency: int = 2
    max_token_length: int | None = None
    pretokenizer: str = "whitespace"
    normalizer: str = "none"
    marker: str = "none"
    tie_break: str = "lexicographic"
    special_tokens: tuple[str, ...] = ()
    unk_token: str | None = None
    limit_alphabet: int | None = None
    byte_fallback: bool = False
    fuse_unknown: bool = False
    ignore_merges: bool = False
    counting: str = "positions"
    restriction: str = "none"
    special_as: str = "text"

    def __post_init__(self) -> None:
        _check_choice("algorithm", self.algorithm, ALGORITHMS)
        _check_choice("units", self.units, UNITS)
        _check_choice("marker", self.marker, MARKERS)
        _check_choice("tie-break", self.tie_break, TIE_BREAKS)
        _check_choice("counting", self.counting, COUNTINGS)
        _check_choice("restriction", self.restriction, RESTRICTIONS)
        _check_choice("special-as", self.special_as, SPECIAL_AS)
        if self.merges is not None and self.vocab_size is not None:
            raise ConfigError(
                "Both a number of merges and a vocabulary size are given.", "Give one of the two."
            )
        _check_number("merges", self.merges, 0)
        _check_number("vocab-size", self.vocab_size, 1)
        _check_number("min-frequency", self.min_frequency, 1)
        _check_number("max-token-length", self.max_token_length, 1)
        _check_number("limit-alphabet", self.limit_alphabet, 1)
        for name in ("byte_fallback", "fuse_unknown", "ignore_merges"):
            if not isinstance(getattr(self, name), bool):
                value = getattr(self, name)
                raise ConfigError(f"{name} is {value!r}.", "Give true or false.")
        self._check_alphabet()
        seen: set[str] = set()
        for token in self.all_special_tokens:
            if not token:
                raise ConfigError("A special token is empty.", "Give it a name, such as <pad>.")
            if token in seen:
                raise ConfigError(f"The special token {token} is given twice.", "Give it once.")
            seen.add(token)

    def _check_alphabet(self) -> None:
        if self.units == "byte":
            for name, used in (
                ("limit-alphabet", self.limit_alphabet is not None),
                ("byte-fallback", self.byte_fallback),
                ("restriction", self.restriction != "none"),
            ):
                if used:
                    raise ConfigError(
                        f"{name} does not go with the units byte.",
                        "Choose the units character, or leave it out.",
                    )
        if self.byte_fallback and self.marker == "end-attached":
            raise ConfigError(
                "byte-fallback does not go with the marker end-attached: bytes carry no marker.",
                "Choose the marker end.",
            )
        if self.limit_alphabet is not None and self.unk_token is None and not self.byte_fallback:
            raise ConfigError(
                "A limited alphabet leaves characters without a token.",
                "Name an unknown token, or use byte fallback.",
            )

    @property
    def all_special_tokens(self) -> tuple[str, ...]:
        """The special tokens in id order: the unknown token first, where there is one."""
        if self.unk_token is None or self.unk_token in self.special_tokens:
            return self.special_tokens
        return (self.unk_token, *self.special_tokens)

    def merges_wanted(self, alphabet_size: int) -> int | None:
        """Return the number of merges to make with this alphabet; `None` means no limit.

        Never negative: a `vocab_size` below special tokens + alphabet asks for no merge.
        """
        if self.vocab_size is None:
            return self.merges
        return max(0, self.vocab_size - alphabet_size - len(self.all_special_tokens))

    def with_changes(self, **changes: Any) -> Self:
        """Return a copy with some fields replaced, checked again."""
        return replace(self, **changes)

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain JSON values."""
        return {**asdict(self), "special_tokens": list(self.special_tokens)}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Self:
        """Build from `to_dict`'s result; unknown or wrongly typed fields raise `ConfigError`."""
        try:
            tokens = fields.get("special_tokens", ())
            return cls(**{**fields, "special_tokens": tuple(tokens)})
        except TypeError as error:
            raise ConfigError(f"The training settings cannot be read: {error}.") from error


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ConfigError(f"Unknown {name}: {value}.", f"Choose one of {', '.join(choices)}.")


def _check_number(name: str, value: object, least: int) -> None:
    if value is None:
        return
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ConfigError(f"{name} is {value!r}.", f"Give a whole number from {least} up.")
