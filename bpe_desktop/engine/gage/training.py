"""Gage's compression of a text as a training: each replacement is a step that makes a token.

Tokens 0 to 255 are the bytes as they stand in the text, 255 + k is what replacement k made. So a
byte that is free in one block and stands for a pair in another has a token for each.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, NamedTuple, Self

from ...errors import ConfigError, UserError
from ..alphabet import Alphabet, Symbol, byte_to_printable, text_bytes
from ..config import TrainingConfig
from ..corpus import Corpus
from ..merge import MergeStep
from ..stopping import StopReason
from ..vocabulary import Token, Vocabulary
from .compressing import compress
from .forms import BlockForm, Form, PlainForm
from .steps import Packed

__all__ = [
    "BYTES",
    "ByteStep",
    "ByteVocabulary",
    "GageResult",
    "GageTrainer",
    "byte_alphabet",
    "check_size",
    "data_of",
    "form_of",
]

BYTES = 256  # tokens before the first replacement
# Each state of a film is made anew within a frame, and the form plain counts the whole text.
_MOST = {"plain": 1 << 16, "block": 1 << 19}


class ByteStep(MergeStep):
    """One replacement.

    Beside what `MergeStep` has: the `byte` that stands for the pair, and the number of the `block`,
    from 0. `symbols` is how many bytes of data are left in all blocks. `ties` is always 1.
    """

    byte: int
    block: int

    def __new__(cls, *values: Any) -> Self:
        """Take the fields of a `MergeStep`, then the byte and the block."""
        *fields, byte, block = values
        step = super().__new__(cls, *fields)
        step.byte = byte
        step.block = block
        return step

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (*self, self.byte, self.block)


class ByteVocabulary(Vocabulary):
    """The tokens of a compression, with the byte that each is in the data.

    A token's `bytes` are those of the text that it stands for.
    """

    def __init__(self) -> None:
        super().__init__()
        self._bytes = bytearray(range(BYTES))
        self._blocks: list[int] = []  # of each replacement
        self._starts: list[int] = []  # how many replacements there were before its block

    @classmethod
    def of_bytes(cls, config: TrainingConfig) -> Self:
        """Start with the 256 bytes, as before the first replacement."""
        vocabulary = cls()
        for byte, symbol in enumerate(byte_alphabet(config).symbols):
            vocabulary._add(Token(byte, symbol.name, symbol.bytes, symbol.kind))
        return vocabulary

    def extend(self, steps: Iterable[ByteStep]) -> None:  # type: ignore[override]
        """Add the tokens of the next replacements, in order."""
        steps = list(steps)
        super().extend(steps)
        for step in steps:
            self._bytes.append(step.byte)
            is_new = not self._starts or self._blocks[-1] != step.block
            self._starts.append(step.step - 1 if is_new else self._starts[-1])
            self._blocks.append(step.block)

    def byte_of(self, token_id: int) -> int:
        """Return the byte that a token is in the data."""
        return self._bytes[token_id]

    def table_after(self, step: int) -> range:
        """Return the tokens of the table that is in use after `step` replacements.

        That of the last one's block as far as it goes; the bytes that stand for themselves are not
        in it.
        """
        start = self._starts[step - 1] if step else 0
        return range(BYTES + start, BYTES + step)


class GageResult(NamedTuple):
    """How a compression ended."""

    stop: StopReason
    packed: Packed


class GageTrainer:
    """Compresses the bytes of a corpus, one file behind the other; has what every trainer has."""

    merges_wanted = None  # how many pairs will be replaced is not known before

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
    ) -> None:
        """Take the whole text; raises `UserError` where it is too long to be shown step by step."""
        if start is not None:
            raise ConfigError("A compression cannot go on from a tokenizer.", "Start it anew.")
        self.corpus = corpus
        self.config = config
        self.data = data_of(corpus.words, corpus.counts)
        check_size(len(self.data), config)
        self.alphabet = byte_alphabet(config)

    def steps(self) -> Generator[ByteStep, None, GageResult]:
        """Yield each replacement; close the generator to cancel."""
        names = [symbol.name for symbol in self.alphabet.symbols]
        token_of = list(range(BYTES))
        block, left = 0, len(self.data)
        steps = compress(self.data, form_of(self.config))
        while True:
            try:
                made = next(steps)
            except StopIteration as end:
                packed: Packed = end.value
                return GageResult(_stop(packed), packed)
            if made.block != block:
                block = made.block
                token_of = list(range(BYTES))
            parts = token_of[made.left], token_of[made.right]
            left_name, right_name = (names[part] for part in parts)
            token = BYTES + made.step - 1
            names.append(left_name + right_name)
            token_of[made.new] = token
            left -= made.replaced
            fields = made.step, *parts, token, left_name, right_name, names[-1]
            yield ByteStep(*fields, made.count, made.replaced, 1, left, made.new, block)


def byte_alphabet(config: TrainingConfig) -> Alphabet:
    """Return the 256 bytes, each with its value as its number."""
    symbols = (Symbol(name, bytes((byte,)), "byte") for byte, name in enumerate(byte_to_printable))
    return Alphabet(symbols, config)


def data_of(words: Sequence[str], counts: Sequence[int]) -> bytes:
    """Return the bytes of a corpus that is not cut: one text behind the other."""
    return b"".join(text_bytes(word) * n for word, n in zip(words, counts, strict=True))


def form_of(config: TrainingConfig) -> Form:
    """Return the form of the compression that the settings ask for."""
    if config.form == "block":
        return BlockForm(block=config.block_size, threshold=config.min_frequency)
    return PlainForm(
        threshold=config.min_frequency,
        tie_break=config.tie_break,
        counting=config.counting,
        new_bytes=config.new_bytes,
    )


def check_size(size: int, config: TrainingConfig) -> None:
    """Raise `UserError` if a text of `size` bytes is too long to be compressed step by step."""
    most = _MOST[config.form]
    if size > most:
        raise UserError(
            f"The text has {size:,} bytes, and step by step at most {most:,} are compressed in "
            f"the form {config.form}.",
            "Choose the form of the program, or compress the file with bpe-desktop gage."
            if size <= _MOST["block"]
            else "Take a part of it, or compress the file with bpe-desktop gage.",
        )


def _stop(packed: Packed) -> StopReason:
    if len(packed.blocks) == 1 and packed.blocks[0].table:
        return StopReason(*packed.blocks[0].stop)
    code = packed.blocks[0].stop.code if len(packed.blocks) == 1 else "no-pair"
    return StopReason(code, packed.note)
