"""A compression as a film with the interface of `TrainingHistory`."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from ..alphabet import Alphabet
from ..config import TrainingConfig
from ..history_base import PlainHistory
from .compressing import blocks_of
from .expanding import expanded_sizes
from .file import HEADER_SIZE, file_of
from .forms import BlockForm
from .history import GageHistory, GageState
from .program_file import write_blocks
from .steps import GageStep, Packed, PackedBlock, Replacement, Stop
from .training import BYTES, ByteStep, ByteVocabulary, data_of, form_of

__all__ = ["GageTraining", "GageTrainingState", "PairCandidate", "PairCandidates", "Sizes"]

_COUNTED_AT_ONCE = 1 << 14  # bytes of a block; the pairs of more take longer than a frame
_OPEN = Stop("", "")  # of a block that is not done yet


class PairCandidate(NamedTuple):
    """A pair of tokens that could be replaced next; `first` is its first place in the data."""

    left_id: int
    right_id: int
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    first: int


class PairCandidates(NamedTuple):
    """The pairs to choose from; the fields are those of `history.Candidates`.

    `pairs` different ones count the threshold or more, `tied` of them have the highest count.
    """

    pairs: int
    tied: int
    top: tuple[PairCandidate, ...]
    exact: bool = True


class Sizes(NamedTuple):
    """Sizes in bytes: of the text, the data left, the tables, and the file with its header.

    `is_stored`: the file holds the text as it is, since the tables would cost more than they save.
    """

    text: int
    data: int
    tables: int
    file: int
    header: int
    is_stored: bool


class GageTraining(PlainHistory):
    """The replacements of one compression, and the data after any of them.

    The text is the one word of the corpus, as the trainer takes it. States are those of the
    block that a step belongs to; the counts are of all blocks.
    """

    def __init__(
        self,
        config: TrainingConfig,
        alphabet: Alphabet,
        words: Sequence[str],
        counts: Sequence[int],
        *,
        base_counts: Sequence[int] | None = None,
        distinct: int | None = None,
        occurrences: int | None = None,
        words_by_count: array[int] | None = None,
    ) -> None:
        """Start without replacements; see `TrainingHistory`. The rest is not asked."""
        self.data = data_of(words, counts)
        texts = 1 if self.data else 0
        super().__init__(
            config, alphabet, words, counts, distinct=texts, occurrences=texts,
            words_by_count=array("I", range(len(words))),
        )  # fmt: skip
        self.form = form_of(config)
        self.vocabulary = ByteVocabulary.of_bytes(config)
        self._steps: list[ByteStep] = []
        self._made: list[GageStep] = []
        self._raw = list(blocks_of(self.data, self.form))
        self._blocks = [PackedBlock((), raw, len(raw), _OPEN) for raw in self._raw]
        self._film: GageHistory | None = None
        self._counts_in: dict[int, tuple[list[int], list[int]]] = {}  # of blocks
        self._raw_sums: list[list[int]] | None = None
        self._sizes: Sizes | None = None

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def steps(self) -> Sequence[ByteStep]:
        """The replacements so far; step k is `steps[k - 1]`."""
        return self._steps

    @property
    def absent(self) -> frozenset[int]:
        """The bytes that the text does not hold, as tokens that stand for themselves."""
        return frozenset(range(BYTES)).difference(self.data)

    @property
    def is_small(self) -> bool:
        """Tell whether candidates can be had within one frame."""
        return all(len(raw) <= _COUNTED_AT_ONCE for raw in self._raw)

    def append(self, steps: Iterable[ByteStep]) -> None:
        """Add the next replacements, in order."""
        steps = list(steps)
        self._steps += steps
        self.vocabulary.extend(steps)
        byte_of = self.vocabulary.byte_of
        for step in steps:
            block = self._blocks[step.block]
            pair = Replacement(step.byte, byte_of(step.left_id), byte_of(step.right_id))
            data = block.data.replace(bytes(pair[1:]), bytes(pair[:1]))
            self._blocks[step.block] = block._replace(table=(*block.table, pair), data=data)
            sizes = len(block.data), len(data)
            made = GageStep(step.step, step.block, *pair, step.count, step.replaced, *sizes)
            self._made.append(made)
            self._counts_in.pop(step.block, None)
        self._film = self._sizes = None

    @property
    def film(self) -> GageHistory:
        """The compression so far, byte by byte."""
        if self._film is None:
            packed = Packed(tuple(self._blocks), len(self.data))
            self._film = GageHistory(self.data, self.form, self._made, packed)
        return self._film

    @property
    def blocks(self) -> int:
        """The number of blocks."""
        return len(self._blocks)

    def block_of(self, step: int) -> int:
        """Return the number of the block, from 0, that is shown after `step` replacements.

        Where the next one begins another block, that is the block, so that it can be seen.
        """
        return self._steps[min(step, len(self._steps) - 1)].block if self._steps else 0

    def start_of(self, block: int) -> int:
        """Return where a block begins in the text, in bytes."""
        return sum(map(len, self._raw[:block]))

    def ends_of(self, block: int) -> list[int]:
        """Return where the bytes of a block as it is compressed so far end in its text.

        No pair of the replacements so far crosses one of these places.
        """
        packed = self._blocks[block]
        sizes = expanded_sizes(packed.table)
        return list(accumulate(map(sizes.__getitem__, packed.data)))

    def state_at(self, step: int) -> GageTrainingState:
        """Return the state after `step` replacements (0 to `len`)."""
        if not 0 <= step <= len(self._steps):
            raise IndexError(f"step {step} of {len(self._steps)}")
        return GageTrainingState(self, step)

    def series(self) -> tuple[list[int], list[int], list[int]]:
        """Return the counts of the steps, the bytes before them and after each; no ties."""
        steps = self._steps
        left = [len(self.data), *(step.symbols for step in steps)]
        return [step.count for step in steps], left, [1] * len(steps)

    def touched(self, step: int, limit: int) -> tuple[list[int], int]:
        """Return that the one text is changed, if there is a step to come."""
        return ([0][:limit], 1) if 0 <= step < len(self._steps) else ([], 0)

    def candidates_in_slices(self, step: int, limit: int) -> Iterator[PairCandidates | None]:
        """Yield the `PairCandidates` after `step` replacements."""
        yield self.state_at(step).candidates(limit)

    def tokens_of(self, block: int, done: int) -> list[int]:
        """Return the token of each byte in a block after `done` of its replacements."""
        tokens = list(range(BYTES))
        first = BYTES + self.film.steps_of(block).start - 1
        for place, pair in enumerate(self._blocks[block].table[:done]):
            tokens[pair.new] = first + place
        return tokens

    @property
    def sizes(self) -> Sizes:
        """What the compression so far saves, all replacements made."""
        if self._sizes is None:
            packed = self.film.packed
            left = sum(len(block.data) for block in packed.blocks)
            file = file_of(self.data, self.form, packed)
            if isinstance(self.form, BlockForm):
                tables = len(write_blocks(packed.blocks)) - left
            else:
                tables = 1 + 3 * len(self._steps)
            is_stored = len(file.data) == HEADER_SIZE + len(self.data)
            size = len(self.data)
            self._sizes = Sizes(size, left, tables, len(file.data), HEADER_SIZE, is_stored)
        return self._sizes

    def file(self) -> bytes:
        """Return the compressed file."""
        return file_of(self.data, self.form, self.film.packed).data

    def counts_in(self, block: int) -> tuple[list[int], list[int]]:
        """Return how often the bytes of the text and the replacements are left in a block.

        As it is compressed so far: by byte, and by replacement of the block.
        """
        found = self._counts_in.get(block)
        if found is None:
            packed = self._blocks[block]
            made = {pair.new for pair in packed.table}
            literal = [0 if byte in made else packed.data.count(byte) for byte in range(BYTES)]
            found = literal, [packed.data.count(pair.new) for pair in packed.table]
            self._counts_in[block] = found
        return found

    def raw_counts_from(self, block: int) -> list[int]:
        """Return how often each byte stands in the text from a block on."""
        if self._raw_sums is None:
            counted = [[data.count(byte) for byte in range(BYTES)] for data in self._raw]
            sums = accumulate(reversed(counted), _added, initial=[0] * BYTES)
            self._raw_sums = list(sums)[::-1]
        return self._raw_sums[block]


def _added(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


class GageTrainingState:
    """The data after `step` replacements; as `history.State`."""

    def __init__(self, history: GageTraining, step: int) -> None:
        self._history = history
        self.step = step
        self.vocabulary_size = BYTES + step
        self.block = history.block_of(step)
        self.frame: GageState = history.film.state_at(step, self.block)

    @property
    def symbols(self) -> int:
        """The bytes of data that are left in all blocks."""
        history = self._history
        return history.steps[self.step - 1].symbols if self.step else len(history.data)

    def tokens(self) -> list[int]:
        """Return the token of each byte of the block's data."""
        token_of = self._history.tokens_of(self.block, self.frame.done)
        return [token_of[byte] for byte in self.frame.data]

    def word(self, word: int) -> tuple[int, ...]:
        """Return `tokens`: the corpus is one word."""
        return tuple(self.tokens())

    def token_counts(self) -> Sequence[int]:
        """Return how often each token stands in the data of all blocks, by id."""
        history, data = self._history, self.frame.data
        counts = list(history.raw_counts_from(self.block + 1))
        made = {pair.new for pair in self.frame.table}
        for byte in {*data} - made:
            counts[byte] += data.count(byte)
        replaced: list[int] = []
        for block in range(self.block):
            literal, done = history.counts_in(block)
            counts = _added(counts, literal)
            replaced += done
        return counts + replaced + [data.count(pair.new) for pair in self.frame.table]

    def token_count(self, token_id: int) -> int:
        """Return how often a token stands in the data; 0 for one that is not born yet."""
        return self.token_counts()[token_id] if token_id < self.vocabulary_size else 0

    def is_scaffold(self, token_id: int) -> bool:
        """Tell whether a replacement stands in the data no more, but in later ones only."""
        return token_id >= BYTES and not self.token_count(token_id)

    def candidates(self, limit: int) -> PairCandidates:
        """Return the best pairs of the block for the next replacement."""
        if self.frame.next is None and self._history.finished and self.frame.stop is not None:
            return PairCandidates(0, 0, ())
        found = self.frame.candidates(BYTES * BYTES)
        token_of = self._history.tokens_of(self.block, self.frame.done)
        tied = sum(pair.count == found[0].count for pair in found) if found else 0
        top = (
            PairCandidate(token_of[p.left], token_of[p.right], p.count, p.first)
            for p in found[:limit]
        )
        return PairCandidates(len(found), tied, tuple(top))
