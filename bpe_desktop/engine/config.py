"""The settings of one training, complete and checked."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Self

from ..errors import ConfigError

__all__ = [
    "ALGORITHMS",
    "COUNTINGS",
    "FORMS",
    "MARKERS",
    "MOST_BLOCK",
    "MOST_COUNT",
    "MOST_EM_ROUNDS",
    "NEW_BYTES",
    "RESTRICTIONS",
    "SPECIAL_AS",
    "TIE_BREAKS",
    "TOKENIZERS",
    "TOKEN_RULES",
    "UNITS",
    "TrainingConfig",
    "choices_of",
    "goes_with",
]

ALGORITHMS = ("bpe", "wordpiece", "unigram", "word", "character", "gage")
TOKENIZERS = ALGORITHMS[:-1]  # Gage's compressor makes none
UNITS = ("character", "byte", "grapheme")
MARKERS = ("none", "end", "end-attached", "start")
COUNTINGS = ("positions", "non-overlapping")
RESTRICTIONS = ("none", "sentencepiece")
SPECIAL_AS = ("text", "token")
TOKEN_RULES = ("always", "left", "right", "word")
FORMS = ("plain", "block")
NEW_BYTES = ("highest", "lowest", "letters")
TIE_BREAKS = ("lexicographic", "first-seen", "lowest-ids", "largest", "sentencepiece")

# The expander of 1994 counts the bytes of a packed block in a signed 16-bit number.
MOST_BLOCK = 32_767
MOST_COUNT = 255  # of its counters of 8 bits
MOST_EM_ROUNDS = 100  # more than a few change nothing any more, and each is a pass over the corpus

_LISTS = ("special_tokens", "token_rules")  # of names

# The fields that not every algorithm looks at, and which do; with the others each must have its
# default.
_FIELDS_OF: dict[str, tuple[str, ...]] = {
    "merges": ("bpe", "wordpiece"),
    "max_token_length": ("bpe", "wordpiece", "unigram"),
    "limit_alphabet": ("bpe", "wordpiece", "character"),
    "coverage": ("bpe", "wordpiece", "unigram", "character"),
    "byte_fallback": ("bpe", "unigram"),
    "fuse_unknown": ("bpe", "unigram", "character"),
    "ignore_merges": ("bpe",),
    "counting": ("bpe", "gage"),
    "restriction": ("bpe",),
    "continuing_prefix": ("wordpiece",),
    "max_word_characters": ("wordpiece",),
    "seed_pieces": ("unigram",),
    "shrink_factor": ("unigram",),
    "em_rounds": ("unigram",),
    "vocab_size": TOKENIZERS,
    "special_tokens": TOKENIZERS,
    "unk_token": TOKENIZERS,
    "special_as": TOKENIZERS,
    "token_rules": TOKENIZERS,
    "form": ("gage",),
    "block_size": ("gage",),
    "new_bytes": ("gage",),
}
# The values of a choice that go with an algorithm, where not all do.
_CHOICES_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "wordpiece": {"units": ("character",), "marker": ("none",)},
    "unigram": {
        "units": ("character",),
        "marker": ("none",),
        "tie_break": ("lexicographic",),
    },
    "word": {
        "units": ("character",),
        "marker": ("none",),
        "tie_break": ("lexicographic", "first-seen"),
    },
    "character": {
        "units": ("character", "grapheme"),
        "marker": ("none",),
        "tie_break": ("lexicographic", "first-seen"),
    },
    "gage": {
        "units": ("byte",),
        "marker": ("none",),
        "pretokenizer": ("none",),
        "normalizer": ("none",),
        "tie_break": ("first-seen", "lexicographic"),
    },
}
# What `TrainingConfig.defaults` sets.
_DEFAULTS: dict[str, dict[str, Any]] = {
    "bpe": {},
    "wordpiece": {"pretokenizer": "bert", "unk_token": "[UNK]"},
    "unigram": {
        "vocab_size": 8000,
        "max_token_length": 16,
        "normalizer": "nmt_nfkc+sp-trim+sp-prefix+sp-escape",
        "pretokenizer": "sp-words",
        "special_tokens": ("<s>", "</s>"),
        "unk_token": "<unk>",
        "fuse_unknown": True,
        "coverage": 0.9995,
    },
    "word": {"unk_token": "<UNK>"},
    "character": {"pretokenizer": "none", "unk_token": "<UNK>", "min_frequency": 1},
    "gage": {
        "units": "byte",
        "pretokenizer": "none",
        "tie_break": "first-seen",
        "new_bytes": "letters",
    },
}


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

    `algorithm`: "bpe"; "wordpiece"; "unigram" (SentencePiece's); "word" and "character", which keep
    whole words, or characters, as baselines; "gage", the compressor, which makes no tokenizer. Not
    every field goes with each of them, and one that does not must have its default.

    `coverage` is the share of the text's characters that the alphabet must cover, the most frequent
    ones first, as SentencePiece's 0.9995; `None` for all. The rest are unknown.

    WordPiece: `continuing_prefix` marks a token inside a word; in encoding a word of more than
    `max_word_characters` characters (code points) is unknown.

    Unigram: a piece has at most `max_token_length` characters, 16 without one; without a
    `vocab_size` all stay that EM leaves. `seed_pieces` is the most substrings to start with,
    `shrink_factor` the share of the pieces that a pruning leaves, `em_rounds` the rounds of EM
    before each pruning, at most 100.

    Gage: `form`, `block_size` (bytes) and `new_bytes` are those of `gage.forms`; the threshold is
    `min_frequency`. The form "block" has its own order among equal counts and new bytes.

    `token_rules` say how some special tokens are found in a text to encode, as `RULES:NAME` with
    one or more of these joined by `+`: `always`, whether or not special tokens are asked for;
    `left` and `right`, with the white space on that side; `word`, as a word of its own only.

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
    continuing_prefix: str = "##"
    max_word_characters: int = 100
    seed_pieces: int = 1_000_000
    shrink_factor: float = 0.75
    em_rounds: int = 2
    coverage: float | None = None
    token_rules: tuple[str, ...] = ()
    form: str = "plain"
    block_size: int = 5000
    new_bytes: str = "highest"

    def __post_init__(self) -> None:
        _check_choice("algorithm", self.algorithm, ALGORITHMS)
        _check_choice("units", self.units, UNITS)
        _check_choice("marker", self.marker, MARKERS)
        _check_choice("tie-break", self.tie_break, TIE_BREAKS)
        _check_choice("counting", self.counting, COUNTINGS)
        _check_choice("restriction", self.restriction, RESTRICTIONS)
        _check_choice("special-as", self.special_as, SPECIAL_AS)
        _check_choice("form", self.form, FORMS)
        _check_choice("new-bytes", self.new_bytes, NEW_BYTES)
        if self.merges is not None and self.vocab_size is not None:
            raise ConfigError(
                "Both a number of merges and a vocabulary size are given.", "Give one of the two."
            )
        _check_number("merges", self.merges, 0)
        _check_number("vocab-size", self.vocab_size, 1)
        _check_number("min-frequency", self.min_frequency, 1)
        _check_number("max-token-length", self.max_token_length, 1)
        _check_number("limit-alphabet", self.limit_alphabet, 1)
        _check_number("max-word-characters", self.max_word_characters, 1)
        _check_number("seed-pieces", self.seed_pieces, 1)
        _check_number("em-rounds", self.em_rounds, 1, MOST_EM_ROUNDS)
        _check_share("shrink-factor", self.shrink_factor, below_one=True)
        if self.coverage is not None:
            _check_share("coverage", self.coverage)
        if not isinstance(self.continuing_prefix, str) or not self.continuing_prefix:
            raise ConfigError("The continuing prefix is empty.", "Give one, such as ##.")
        for name in ("byte_fallback", "fuse_unknown", "ignore_merges"):
            if not isinstance(getattr(self, name), bool):
                value = getattr(self, name)
                raise ConfigError(f"{name} is {value!r}.", "Give true or false.")
        for rule in self.token_rules:
            rules, colon, name = rule.partition(":")
            if not colon or not name or not {*rules.split("+")} <= {*TOKEN_RULES}:
                raise ConfigError(
                    f"{rule} is no rule for a token.",
                    f"Join {', '.join(TOKEN_RULES)} by +, and put a colon and the token behind.",
                )
        self._check_algorithm()
        if self.algorithm == "gage":
            self._check_gage()
        self._check_alphabet()
        seen: set[str] = set()
        for token in self.all_special_tokens:
            if not token:
                raise ConfigError("A special token is empty.", "Give it a name, such as <pad>.")
            if token in seen:
                raise ConfigError(f"The special token {token} is given twice.", "Give it once.")
            seen.add(token)

    def _check_algorithm(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            algorithms = _FIELDS_OF.get(field.name, ALGORITHMS)
            if self.algorithm not in algorithms and value != field.default:
                raise ConfigError(
                    f"{_spoken(field.name)} does not go with the algorithm {self.algorithm}.",
                    f"Leave it out, or choose {' or '.join(algorithms)}.",
                )
            choices = _CHOICES_OF.get(self.algorithm, {}).get(field.name)
            if choices is not None and value not in choices:
                raise ConfigError(
                    f"The {_spoken(field.name)} {value} does not go with the algorithm "
                    f"{self.algorithm}.",
                    f"Choose {' or '.join(choices)}.",
                )

    def _check_gage(self) -> None:
        is_block = self.form == "block"
        _check_number("min-frequency", self.min_frequency, 2, MOST_COUNT if is_block else None)
        _check_number("block-size", self.block_size, 1, MOST_BLOCK)

    def _check_alphabet(self) -> None:
        if self.units == "byte":
            for name, used in (
                ("limit-alphabet", self.limit_alphabet is not None),
                ("coverage", self.coverage is not None),
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
        if self.limit_alphabet is not None and self.coverage is not None:
            raise ConfigError(
                "Both a limit of the alphabet and a coverage are given.", "Give one of the two."
            )
        if self.limits_alphabet and self.unk_token is None and not self.byte_fallback:
            raise ConfigError(
                "A limited alphabet leaves characters without a token.",
                "Name an unknown token, or use byte fallback.",
            )

    @property
    def limits_alphabet(self) -> bool:
        """Tell whether characters of the training text may be left out of the alphabet."""
        return self.limit_alphabet is not None or self.coverage not in (None, 1)

    @classmethod
    def defaults(cls, algorithm: str) -> Self:
        """Return the settings to begin with for an algorithm."""
        _check_choice("algorithm", algorithm, ALGORITHMS)
        return cls(algorithm=algorithm, **_DEFAULTS[algorithm])

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
        lists = {name: list(getattr(self, name)) for name in _LISTS}
        return {**asdict(self), **lists}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Self:
        """Build from `to_dict`'s result; unknown or wrongly typed fields raise `ConfigError`."""
        try:
            return cls(**{**fields, **{name: tuple(fields.get(name, ())) for name in _LISTS}})
        except TypeError as error:
            raise ConfigError(f"The training settings cannot be read: {error}.") from error


def goes_with(algorithm: str, field: str) -> bool:
    """Tell whether an algorithm looks at a field of the settings.

    >>> goes_with("unigram", "em_rounds"), goes_with("bpe", "em_rounds")
    (True, False)
    """
    return algorithm in _FIELDS_OF.get(field, ALGORITHMS)


def choices_of(algorithm: str, field: str) -> tuple[str, ...] | None:
    """Return the values of a field that go with an algorithm, `None` if all do.

    >>> choices_of("character", "units")
    ('character', 'grapheme')
    """
    return _CHOICES_OF.get(algorithm, {}).get(field)


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ConfigError(f"Unknown {name}: {value}.", f"Choose one of {', '.join(choices)}.")


def _check_number(name: str, value: object, least: int, most: int | None = None) -> None:
    if value is None:
        return
    if (
        not isinstance(value, int)
        or isinstance(value, bool)
        or value < least
        or (most is not None and value > most)
    ):
        room = f"from {least} up" if most is None else f"from {least} to {most:,}"
        raise ConfigError(f"{name} is {value!r}.", f"Give a whole number {room}.")


def _check_share(name: str, value: object, *, below_one: bool = False) -> None:
    if (
        not isinstance(value, int | float)
        or isinstance(value, bool)
        or not 0 < value <= 1
        or (below_one and value == 1)
    ):
        most = "below 1" if below_one else "up to 1"
        raise ConfigError(f"{name} is {value!r}.", f"Give a number above 0 and {most}.")


def _spoken(field: str) -> str:
    """Return a field's name as the command line spells it."""
    return field.replace("_", "-")
