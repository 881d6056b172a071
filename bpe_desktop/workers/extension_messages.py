"""What the window and its training process say to each other about changed tokenizers."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from ..engine.alphabet import Alphabet
from ..engine.config import TrainingConfig
from ..engine.extension_plan import ExtensionPlan
from ..engine.merge import MergeStep
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..errors import UserError
from ..formats.corpora import SettledFile
from ..formats.tokenizer_file import TokenizerFile

if TYPE_CHECKING:
    from ..engine.encoding import Piece
    from ..engine.extension import NewToken
    from ..engine.moves import Moves

__all__ = [
    "Base",
    "Cut",
    "Domain",
    "Extension",
    "ExtensionJob",
    "ExtensionLosses",
    "ExtensionProgress",
    "ExtensionSaved",
    "FileBase",
    "LossesJob",
    "MergedBase",
    "PlainBase",
    "SaveJob",
    "Scratch",
]


@dataclass(frozen=True, slots=True)
class MergedBase:
    """A tokenizer that was trained by merges: small, and quickly sent."""

    config: TrainingConfig
    alphabet: Alphabet
    lefts: array[int]
    rights: array[int]

    @classmethod
    def of(cls, config: TrainingConfig, alphabet: Alphabet, steps: Sequence[MergeStep]) -> Self:
        """Take the settings, the alphabet and the merges of a training."""
        lefts = array("I", [step.left_id for step in steps])
        return cls(config, alphabet, lefts, array("I", [step.right_id for step in steps]))

    def key(self) -> tuple[object, ...]:
        """Return what tells this tokenizer from others."""
        symbols = self.alphabet.symbols
        return self.config, symbols, self.lefts.tobytes(), self.rights.tobytes()

    def tokenizer(self) -> Tokenizer:
        """Return the tokenizer."""
        vocabulary = Vocabulary.from_training(self.alphabet, (), self.config)
        names = [token.name for token in vocabulary]
        lost = len(self.config.continuing_prefix) if self.config.algorithm == "wordpiece" else 0
        steps = []
        for step, (left, right) in enumerate(zip(self.lefts, self.rights, strict=True), 1):
            name = names[left] + names[right][lost:]
            steps.append(
                MergeStep(
                    step, left, right, len(names), names[left], names[right], name, 0, 0, 0, 0
                )
            )
            names.append(name)
        vocabulary.extend(steps)
        return Tokenizer(vocabulary, self.config)


@dataclass(frozen=True, slots=True)
class PlainBase:
    """A tokenizer without merges, token by token."""

    config: TrainingConfig
    tokens: tuple[Token, ...]

    def key(self) -> tuple[object, ...]:
        """Return what tells this tokenizer from others."""
        return self.config, self.tokens

    def tokenizer(self) -> Tokenizer:
        """Return the tokenizer."""
        return Tokenizer(Vocabulary.from_parts(self.tokens, ()), self.config)


@dataclass(frozen=True, slots=True)
class FileBase:
    """A tokenizer from a file, with its first `merges` rules (all if `None`)."""

    file: TokenizerFile
    merges: int | None

    def key(self) -> tuple[object, ...]:
        """Return what tells this tokenizer from others."""
        return self.file, self.merges


Base = MergedBase | PlainBase | FileBase


@dataclass(frozen=True, slots=True)
class Domain:
    """A corpus: a text, or files to read. Of `settled` ones is known how to read them."""

    text: str | None = None
    paths: tuple[str, ...] = ()
    settled: tuple[SettledFile, ...] = ()
    counts: bool = False

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing in it."""
        return not self.paths and not self.settled and not (self.text or "").strip()


@dataclass(frozen=True, slots=True)
class ExtensionJob:
    """A tokenizer to change, and the texts to tell the change on."""

    revision: int
    base: Base
    plan: ExtensionPlan
    corpus: Domain
    domain: Domain
    live: str = ""


@dataclass(frozen=True, slots=True)
class LossesJob:
    """Asks what formats cannot hold of the tokenizer that was changed last."""

    revision: int
    formats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaveJob:
    """Asks to write the tokenizer that was changed last."""

    revision: int
    format: str
    path: str


@dataclass(frozen=True, slots=True)
class Cut:
    """A text cut by both tokenizers; the tokens of its beginning, and the gaps among them."""

    tokens_before: int
    tokens_after: int
    before: Piece
    after: Piece
    gaps_before: frozenset[int]
    gaps_after: frozenset[int]


@dataclass(frozen=True, slots=True)
class Scratch:
    """Tokens of both corpora by a tokenizer that was trained on both from the start."""

    tokens: int
    corpus: int
    domain: int


@dataclass(frozen=True, slots=True)
class ExtensionProgress:
    """`done` of `total` at one phase: reading, training, comparing or scratch."""

    revision: int
    phase: str
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Extension:
    """What came of a plan.

    `before` and `after` are sizes of the vocabulary, `rules` how many merges there are then, `kept`
    how many of the tokens before are there with the id that they had. `tokens` has every token that
    is to be shown. The curves are (steps, tokens) of both corpora after so many of the new `steps`.
    `spaceless` are texts as `never_after_space` gives them.
    """

    is_last: ClassVar = True
    revision: int
    before: int
    after: int
    kept: int
    new: tuple[NewToken, ...]
    removed: tuple[Token, ...]
    removed_count: int
    tokens: dict[int, Token]
    unknown: int | None
    corpus: Moves
    domain: Moves | None
    live: Cut | None
    curves: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    scratch: Scratch | None
    steps: int
    rules: int
    spaceless: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExtensionLosses:
    """What one format cannot hold: sentences, or why nothing can be written in it."""

    revision: int
    format: str
    sentences: tuple[str, ...]
    problem: UserError | None = None


@dataclass(frozen=True, slots=True)
class ExtensionSaved:
    """The tokenizer is written."""

    is_last: ClassVar = True
    revision: int
    paths: tuple[str, ...]
    certificate: str
