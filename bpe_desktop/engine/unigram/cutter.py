"""Pre-tokens cut by a unigram model, for a tokenizer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, islice
from math import exp
from random import Random

from ..alphabet import text_bytes
from ..config import TrainingConfig
from ..encoding import Piece, Span
from ..piece_cache import PieceCache
from ..pretokenizer import PreTokenizer
from ..vocabulary import Vocabulary
from .lattice import UNKNOWN, Lattice, Path
from .model import UnigramModel
from .vocabulary import make_model, scores_of, steps_of
from .ways import join_ways

__all__ = ["UnigramCutter"]

_MOST_STATES = 4  # each some megabytes; enough for a playhead that goes back and forth


class UnigramCutter:
    """Cuts pre-tokens in their most probable way, after any number of steps of a training.

    A character that is no piece becomes the tokens of its bytes with byte fallback, else it is
    unknown. With `fuse_unknown`, neighbouring unknown ones of a pre-token are one.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        pretokenizer: PreTokenizer,
        symbols: Callable[[str], list[int]],
        config: TrainingConfig,
        *,
        unknown_id: int | None,
    ) -> None:
        self._vocabulary = vocabulary
        self._pretokenizer = pretokenizer
        self.unknown_id = unknown_id
        self._fuse_unknown = config.fuse_unknown
        self._bytes: dict[int, int] = {}
        if config.byte_fallback:
            self._bytes = {t.bytes[0]: t.id for t in vocabulary if t.kind == "byte"}
        self._caches: dict[int, tuple[UnigramModel, PieceCache]] = {}

    def at(self, step: int | None) -> PieceCache:
        """Return the pieces of pre-tokens after `step` steps, all if `None`."""
        return self._state(step)[1]

    def lattice(self, word: str, step: int | None = None) -> Lattice:
        """Return all ways to cut a pre-token; its pieces are token ids or `UNKNOWN`."""
        return self._state(step)[0].lattice(word)

    def piece_of(self, path: Path, word: str) -> Piece:
        """Return the tokens of one way to cut a pre-token."""
        return self._tokens(word, [(e.start, e.end, e.piece) for e in path.edges])

    def scores(self, step: int | None = None) -> dict[int, float]:
        """Return the pieces after `step` steps by id, with their log-probabilities."""
        return scores_of(self._vocabulary, step)

    def draw(
        self, words: Sequence[str], step: int | None, alpha: float, nbest: int, random: Random
    ) -> list[Piece]:
        """Draw a way to cut pre-tokens, from the best `nbest` ways or, below 0, from all.

        Each has a chance in proportion to its probability to the power of `alpha`.
        """
        lattices = [self.lattice(word, step) for word in words]
        if nbest < 0:
            paths = [lattice.sample(random, alpha) for lattice in lattices]
        else:
            limit = max(1, nbest)
            ways = join_ways([lattice.best_paths(limit) for lattice in lattices], limit)
            weights = [exp(alpha * (score - ways[0][1])) for _, score in ways]
            paths = [*random.choices(ways, weights)[0][0]]
        return [self.piece_of(path, word) for path, word in zip(paths, words, strict=True)]

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a pre-token stand in it, in characters.

        The tokens of a character's bytes share its span.
        """
        found: list[Span] = []
        at = 0
        due = 0  # bytes of the character before `at` that have not come yet
        for index, token_id in enumerate(piece):
            if due:
                due -= 1
                found.append((at - 1, at))
                continue
            end = at + 1
            if token_id is None or token_id == self.unknown_id:
                if self._bytes:  # a byte that the vocabulary lacks
                    due = len(text_bytes(word[at])) - 1
                elif self._fuse_unknown:
                    end = self._end_of_run(word, at, piece, index)
            else:
                token = self._vocabulary.token(token_id)
                if token.kind == "byte":
                    due = len(text_bytes(word[at])) - 1
                else:
                    end = at + len(token.name)
            found.append((at, end))
            at = end
        return found

    def _end_of_run(self, word: str, at: int, piece: Piece, index: int) -> int:
        """Return where the run of unknown characters `piece[index]`, which starts at `at`, ends.

        That is before the tokens up to the next run: where these stand first, or at the word's end.
        """
        names: list[str] = []
        for token_id in islice(piece, index + 1, None):
            if token_id is None or token_id == self.unknown_id:
                return word.index("".join(names), at + 1)
            names.append(self._vocabulary.token(token_id).name)
        return len(word) - sum(map(len, names))

    def _state(self, step: int | None) -> tuple[UnigramModel, PieceCache]:
        known = steps_of(self._vocabulary)
        count = known if step is None else min(max(step, 0), known)
        state = self._caches.get(count)
        if state is None:
            if len(self._caches) == _MOST_STATES:
                del self._caches[next(iter(self._caches))]
            model = make_model(self._vocabulary, count)

            def make(word: str) -> Piece:
                return self._tokens(word, model.best(word))

            state = self._caches[count] = model, PieceCache(self._pretokenizer, make)
        return state

    def _tokens(self, word: str, parts: Iterable[tuple[int, int, int]]) -> Piece:
        """Return tokens for parts of a word: start, end and piece of each."""
        if not self._fuse_unknown and not self._bytes:
            return tuple(self.unknown_id if n == UNKNOWN else n for _, _, n in parts)
        found: list[int | None] = []
        for is_unknown, run in groupby(parts, lambda part: part[2] == UNKNOWN):
            if not is_unknown:
                found += [number for _, _, number in run]
            elif self._bytes:
                for start, end, _ in run:
                    found += map(self._bytes.get, text_bytes(word[start:end]))
            else:  # here they are fused
                found.append(self.unknown_id)
        return tuple(found)
