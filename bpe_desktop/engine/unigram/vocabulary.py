"""The vocabulary of a unigram training: pieces that come and go, with scores that change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import pack, unpack
from typing import Self

from ..alphabet import Alphabet, text_bytes
from ..config import TrainingConfig
from ..normalizer import SPACE_SIGN, escapes_spaces
from ..vocabulary import Token, Vocabulary
from .model import ScoredPiece, UnigramModel
from .steps import UnigramStep

__all__ = ["PieceVocabulary", "final_vocabulary", "make_model", "scores_of", "steps_of"]

_PIECE_KINDS = ("alphabet", "piece", "user-defined")
_KEPT_PIECES = 400_000


class PieceVocabulary(Vocabulary):
    """The tokens of a unigram training, which keep their ids to its end, and what each step left.

    Its tokens have no score of their own: `scores_at` tells them for every step.
    """

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[UnigramStep] = []
        self._models: dict[int, UnigramModel] = {}
        self._base: tuple[Alphabet, TrainingConfig] | None = None

    @classmethod
    def of_alphabet(cls, alphabet: Alphabet, config: TrainingConfig) -> Self:
        """Start with the special tokens and the alphabet, as before the first step."""
        vocabulary = cls()
        vocabulary._base = alphabet, config
        for token in _base_tokens(alphabet, config, characters=True):
            vocabulary._add(token)
        return vocabulary

    def extend(self, steps: Iterable[UnigramStep]) -> None:  # type: ignore[override]
        """Take the next steps of the training, in order."""
        assert self._base is not None
        escapes = escapes_spaces(self._base[1].normalizer)
        for step in steps:
            for token_id, name in zip(step.added, step.names, strict=True):
                self._add(_piece(token_id, name, None, escapes))
            self._steps.append(step)

    @property
    def steps(self) -> Sequence[UnigramStep]:
        """The steps so far."""
        return self._steps

    def finished(self) -> Vocabulary:
        """Return the vocabulary of the tokenizer that the steps so far give, with ids of its own.

        The pieces come from the most to the least probable.
        """
        assert self._base is not None
        scores = self.scores_at(None)
        pieces = [(self.token(token_id).name, score) for token_id, score in scores.items()]
        return final_vocabulary(*self._base, pieces)

    def model_at(self, step: int | None) -> UnigramModel:
        """Return the pieces after `step` steps, all if `None`, as a model.

        Those asked for last are kept, up to so many pieces in all: to make one takes a while, and a
        window asks for the same one in several places.
        """
        count = len(self._steps) if step is None else min(max(step, 0), len(self._steps))
        model = self._models.pop(count, None)
        if model is None:
            model = _model_of(self, self.scores_at(count))
        self._models[count] = model
        room = sum(self._pieces_at(kept) for kept in self._models)
        while room > _KEPT_PIECES and len(self._models) > 1:
            oldest = next(iter(self._models))
            room -= self._pieces_at(oldest)
            del self._models[oldest]
        return model

    def _pieces_at(self, step: int) -> int:
        return self._steps[step - 1].pieces if step else 0

    def scores_at(self, step: int | None) -> dict[int, float]:
        """Return the pieces after `step` steps, all if `None`, with their scores.

        Before the first step there are only the characters, all alike.
        """
        count = len(self._steps) if step is None else min(max(step, 0), len(self._steps))
        if count:
            state = self._steps[count - 1]
            return dict(zip(state.ids, state.scores, strict=True))
        return {token.id: -1.0 for token in self if token.kind == "alphabet"}


def final_vocabulary(
    alphabet: Alphabet, config: TrainingConfig, pieces: Iterable[tuple[str, float]]
) -> Vocabulary:
    """Return a vocabulary of special tokens, bytes of byte fallback, and pieces by their scores."""
    tokens = _base_tokens(alphabet, config, characters=False)
    escapes = escapes_spaces(config.normalizer)
    # As a model file holds them: 32 bits. So no way to cut a text changes when it is saved.
    pieces = [(name, unpack("f", pack("f", score))[0]) for name, score in pieces]
    for name, score in sorted(pieces, key=lambda piece: (-piece[1], piece[0])):
        tokens.append(_piece(len(tokens), name, score, escapes))
    return Vocabulary.from_parts(tokens, ())


def steps_of(vocabulary: Vocabulary) -> int:
    """Return after how many steps the pieces of a vocabulary can be asked for."""
    return len(vocabulary.steps) if isinstance(vocabulary, PieceVocabulary) else 0


def scores_of(vocabulary: Vocabulary, step: int | None = None) -> dict[int, float]:
    """Return the pieces after `step` steps by id, or those of a finished vocabulary."""
    if isinstance(vocabulary, PieceVocabulary):
        return vocabulary.scores_at(step)
    return {token.id: token.score or 0.0 for token in vocabulary if token.kind in _PIECE_KINDS}


def make_model(vocabulary: Vocabulary, step: int | None = None) -> UnigramModel:
    """Return the pieces after `step` steps, or those of a finished vocabulary, numbered by id."""
    if isinstance(vocabulary, PieceVocabulary):
        return vocabulary.model_at(step)
    return _model_of(vocabulary, scores_of(vocabulary))


def _model_of(vocabulary: Vocabulary, scores: dict[int, float]) -> UnigramModel:
    tokens = map(vocabulary.token, scores)
    return UnigramModel(
        ScoredPiece(token.name, token.id, scores[token.id], token.kind == "user-defined")
        for token in tokens
    )


def _base_tokens(alphabet: Alphabet, config: TrainingConfig, *, characters: bool) -> list[Token]:
    tokens = [
        Token(token_id, name, text_bytes(name), "special")
        for token_id, name in enumerate(config.all_special_tokens)
    ]
    symbols = alphabet.symbols if characters else alphabet.symbols[: alphabet.fallback]
    for symbol in symbols:
        tokens.append(Token(len(tokens), symbol.name, symbol.bytes, symbol.kind))
    return tokens


def _piece(token_id: int, name: str, score: float | None, escapes: bool) -> Token:
    text = name.replace(SPACE_SIGN, " ") if escapes else name
    kind = "alphabet" if len(name) == 1 else "piece"
    return Token(token_id, name, text_bytes(text), kind, score=score)
