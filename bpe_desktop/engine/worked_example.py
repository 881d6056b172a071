"""A small corpus with its training, made at once: what a lesson is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import pairwise

from ..errors import ConfigError, UserError
from .candidates import Candidates
from .config import TrainingConfig
from .corpus import Corpus
from .explain import Explanation
from .gage.training import ByteStep, ByteVocabulary, GageResult
from .gage.training_history import GageTraining, PairCandidate, PairCandidates
from .generators import collected
from .histories import make_history
from .history import TrainingHistory
from .merge import MergeStep
from .pretokenizer import SECONDS_IN_WINDOW
from .tokenizer import Tokenizer
from .trainer import TrainingResult
from .training import AnyResult, AnyStep, make_trainer

__all__ = ["MOST_SYMBOLS", "WorkedExample"]

MOST_SYMBOLS = 20_000  # of the distinct words: such a corpus is trained in a moment
_ALL = 1 << 30  # candidates


class WorkedExample:
    """The training of a corpus that a person can look through, and questions about its states.

    For BPE, WordPiece and Gage's compressor. Tokens are named as in the vocabulary (`</w>` for the
    marker); for Gage's compressor, by the byte that stands for them. Raises `UserError` for a
    corpus of more than `MOST_SYMBOLS` characters or another algorithm.
    """

    def __init__(self, corpus: Corpus, config: TrainingConfig) -> None:
        if sum(map(len, corpus.words)) > MOST_SYMBOLS:
            raise UserError(
                "The corpus of the lesson is too large to be worked through.",
                f"Take words of at most {MOST_SYMBOLS:,} characters.",
            )
        if config.algorithm not in ("bpe", "wordpiece", "gage"):
            raise ConfigError(
                f"There are no lessons about the algorithm {config.algorithm}.",
                "Choose bpe or wordpiece or gage.",
            )
        self.corpus = corpus
        self.config = config
        trainer = make_trainer(corpus, config)
        history = make_history(config, trainer.alphabet, corpus.words, corpus.counts)
        assert isinstance(history, TrainingHistory | GageTraining)
        self.history = history
        made: Generator[AnyStep, None, AnyResult] = trainer.steps()
        steps, result = collected(made)
        if isinstance(history, GageTraining):
            assert isinstance(result, GageResult)
            history.append(step for step in steps if isinstance(step, ByteStep))
            history.finish(result.stop)
        else:
            assert isinstance(result, TrainingResult)
            history.append(step for step in steps if isinstance(step, MergeStep))
            history.finish(result.stop, result.segmentation)
        self._tokenizer = None if config.algorithm == "gage" else self._make_tokenizer()

    @property
    def steps(self) -> Sequence[MergeStep]:
        """The merges of the training."""
        return self.history.steps

    @property
    def tokenizer(self) -> Tokenizer:
        """The tokenizer that the training makes; `UserError` where it makes none."""
        if self._tokenizer is None:
            raise UserError("Gage's compressor makes no tokenizer.", "Ask about its data.")
        return self._tokenizer

    def check_step(self, step: int) -> int:
        """Return a step that the training has; `UserError` for another."""
        if not 0 <= step <= len(self.steps):
            raise UserError(
                f"There is no step {step}.", f"The training has {len(self.steps)} merges."
            )
        return step

    def name(self, token_id: int) -> str:
        """Return the name of a token."""
        vocabulary = self.history.vocabulary
        if isinstance(vocabulary, ByteVocabulary):
            return bytes((vocabulary.byte_of(token_id),)).decode("latin-1")
        return vocabulary.token(token_id).name

    def pair(self, merge: int) -> tuple[str, str]:
        """Return the names of what a merge (from 1) joins."""
        step = self.merge(merge)
        return self.name(step.left_id), self.name(step.right_id)

    def merge(self, merge: int) -> MergeStep:
        """Return a merge, counted from 1; `UserError` where there is none."""
        if merge < 1:
            raise UserError("Merges are counted from 1.", "Give a number from 1 up.")
        return self.steps[self.check_step(merge) - 1]

    def candidates(self, step: int) -> Candidates | PairCandidates:
        """Return all pairs after a step, best first; those too rare to be replaced come last."""
        state = self.history.state_at(self.check_step(step))
        found = state.candidates(_ALL)
        if isinstance(found, PairCandidates):
            known = {(pair.left_id, pair.right_id) for pair in found.top}
            tokens = state.word(0)
            rare = Counter(pair for pair in pairwise(tokens) if pair not in known)
            rows = (PairCandidate(*pair, count, 0) for pair, count in rare.items())
            return found._replace(top=(*found.top, *rows))
        return found

    def count(self, left: str, right: str, step: int) -> int:
        """Return how often a pair stands in the corpus after a step."""
        ids = self.token_id(left), self.token_id(right)
        if isinstance(self.history, GageTraining):
            tokens = self.history.state_at(step).word(0)
            return sum(pair == ids for pair in pairwise(tokens))
        found = (c.count for c in self.candidates(step).top if (c.left_id, c.right_id) == ids)
        return next(found, 0)

    def token_id(self, name: str) -> int:
        """Return the id of a token; `UserError` for a name that none has."""
        if isinstance(self.history, GageTraining):
            ids = range(len(self.history.vocabulary) - 1, -1, -1)
            found = next((i for i in ids if self.name(i) == name), None)
        else:
            found = self.history.vocabulary.id_of(name)
        if found is None:
            raise UserError(f"The vocabulary has no token {name}.", "Check how it is written.")
        return found

    def cut(self, text: str, step: int) -> list[str]:
        """Return the tokens of a text by name after a step; an unknown symbol as its text."""
        return self.tokenizer.encode(text, merges=self.check_step(step)).tokens

    def unknown(self, text: str) -> int:
        """Return how many symbols of a text the alphabet lacks."""
        return sum(self.tokenizer.encode(text, merges=0).unknown)

    def explain(self, word: str, token: str, step: int) -> Explanation:
        """Return why a word lacks a token after a step."""
        return self.tokenizer.explain(word, token, merges=self.check_step(step))

    def words(self, text: str) -> list[str]:
        """Return the words of a text, as the pre-tokenizer finds them."""
        return self.tokenizer.pretokenizer.split(self.tokenizer.prepare(text))

    def data(self, step: int) -> str:
        """Return what Gage's compressor has made of the text after a step."""
        if not isinstance(self.history, GageTraining):
            raise UserError("Only Gage's compressor has data.", "Ask for the split of a word.")
        return self.history.state_at(self.check_step(step)).frame.data.decode("utf-8", "replace")

    def _make_tokenizer(self) -> Tokenizer:
        return Tokenizer(self.history.vocabulary, self.config, pattern_seconds=SECONDS_IN_WINDOW)
