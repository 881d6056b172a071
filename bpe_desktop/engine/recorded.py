"""A training that was made before: what it left of the corpus, without training again."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Sequence
from typing import NamedTuple

from ..errors import UserError
from .alphabet import Alphabet
from .config import TrainingConfig
from .corpus import Corpus
from .merge import MergeStep
from .trainer import Segmentation
from .vocabulary import Vocabulary

__all__ = ["Recorded", "recorded"]

_WORDS_AT_ONCE = 512


class Recorded(NamedTuple):
    """The alphabet of a training and its final segmentation."""

    alphabet: Alphabet
    segmentation: Segmentation


def recorded(
    corpus: Corpus, config: TrainingConfig, steps: Sequence[MergeStep]
) -> Generator[None, None, Recorded | None]:
    """Cut the corpus by the steps of its training; yields every few milliseconds.

    Returns `None` if the steps are not of this corpus: their tokens are not its tokens, or they
    left another number of symbols.
    """
    alphabet = Alphabet.build(corpus.words, config, corpus.counts)
    vocabulary = Vocabulary.from_training(alphabet, (), config)
    if not _fits(vocabulary, steps):
        return None
    table = vocabulary.merge_table
    symbols, starts = array("I"), array("Q", [0])
    total = 0
    for number, (word, count) in enumerate(zip(corpus.words, corpus.counts, strict=True)):
        if number % _WORDS_AT_ONCE == 0:
            yield
        tokens = table.merge(alphabet.vocabulary_ids(word))
        symbols.extend(tokens)
        starts.append(len(symbols))
        total += len(tokens) * count
    if steps and steps[-1].symbols != total:
        return None
    return Recorded(alphabet, Segmentation(symbols, starts))


def _fits(vocabulary: Vocabulary, steps: Sequence[MergeStep]) -> bool:
    """Add the steps to the vocabulary; tell whether each is about tokens that it has."""
    for number, step in enumerate(steps, 1):
        if step.step != number or step.token_id != len(vocabulary):
            return False
        try:
            names = [vocabulary.token(i).name for i in (step.left_id, step.right_id)]
        except UserError:
            return False
        if names != [step.left, step.right]:
            return False
        vocabulary.extend((step,))
    return True
