"""Unigram training: too many pieces at first, then rounds of EM, and what is missed least goes."""

from __future__ import annotations

import gc
from array import array
from collections.abc import Generator, Sequence
from itertools import compress
from math import inf, log
from typing import NamedTuple

from ...errors import ConfigError
from ..alphabet import Alphabet
from ..config import TrainingConfig
from ..corpus import Corpus
from ..stopping import Reachable, StopReason
from ..vocabulary import Vocabulary
from ..whole_numbers import whole_numbers
from .digamma import digamma
from .expectation import WordLikelihood
from .model import UNKNOWN_PENALTY
from .prefix_tree import PrefixTree
from .seeds import find_seeds
from .steps import UnigramStep
from .vocabulary import PieceVocabulary, final_vocabulary

__all__ = ["LONGEST_PIECE", "UnigramResult", "UnigramTrainer"]

LONGEST_PIECE = 16  # characters, unless the settings say otherwise
# A longer pre-token is trained on in stretches: all its pieces at once would fill the memory.
LONGEST_WORD, STRETCH = 2000, 250
# As SentencePiece: a piece that is expected less often is dropped; EM ends with so many times the
# size wanted, of which the most probable are taken; and characters that did not get a score of
# their own get the lowest one, each a little more.
_LEAST_EXPECTED = 0.5
_RESERVE = 1.1
_CHARACTER_STEP = 0.0001


class UnigramResult(NamedTuple):
    """What a unigram training returns at its end.

    `vocabulary` is that of the tokenizer: special tokens, the bytes of byte fallback, then the
    pieces from the most to the least probable. `token_counts` tells by its ids how often each token
    stands in the corpus.
    """

    stop: StopReason
    vocabulary: Vocabulary
    token_counts: list[int]


class UnigramTrainer:
    """A training as SentencePiece's `unigram_model_trainer.cc` does it.

    The pieces are the characters of the alphabet, then the frequent substrings (`find_seeds`). Each
    round of EM counts how often each piece is expected, over all ways to cut every word, and makes
    that its new probability, by way of the digamma function, which is hard on what is rare. Then a
    piece is measured by what the likelihood would lose if its best split took its place, and only
    the share `shrink_factor` of them stays.

    A pre-token of more than 2,000 characters, which SentencePiece would leave out (as a sentence of
    more than 4,192 bytes), is trained on in stretches of 250, and the stop reason tells of it: no
    piece is found or counted across their borders, and memory goes with the corpus alone.

    Inside, pieces are numbered from 0, the alphabet first; `_scores` has one entry more, for a
    character that is no piece. `vocabulary` gives each piece its id in the order of the numbers.
    """

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
    ) -> None:
        if start is not None:
            raise ConfigError(
                "A unigram training cannot go on from a tokenizer.",
                "Train anew, or choose the algorithm bpe.",
            )
        self.corpus = corpus
        self.config = config
        self.alphabet = Alphabet.build(corpus.words, config, corpus.counts)
        self.vocabulary = PieceVocabulary.of_alphabet(self.alphabet, config)
        symbols = self.alphabet.symbols[self.alphabet.fallback :]
        self._first_id = self.alphabet.vocabulary_size - len(symbols)
        self._pieces = [symbol.name for symbol in symbols]
        self._characters = len(self._pieces)
        self._scores: list[float] = []
        self._alive = [True] * (self._characters + 1)
        self._made = 0
        self._likelihood = 0.0  # of the corpus now, per character
        self._frequency: list[int] = [0]  # of the pieces, each word cut in its best way
        # For prunings: the pieces in the order of their texts, and these texts as a tree.
        self._by_name: list[int] = []
        self._splits: PrefixTree | None = None

    @property
    def merges_wanted(self) -> None:
        """How many steps there will be is not known before."""
        return None

    def steps(self) -> Generator[UnigramStep, None, UnigramResult]:
        """Train; yield each step when it is done. Close the generator to cancel."""
        collecting = gc.isenabled()
        gc.disable()  # there are no cycles here, only millions of numbers to look through
        try:
            if not self._pieces:
                return self._result()
            yield self._seed()
            wanted = self.config.vocab_size
            reserve = None if wanted is None else int(wanted * _RESERVE)
            while True:
                for _ in range(self.config.em_rounds):
                    yield self._em()
                if reserve is None:
                    break
                before = self._left
                yield self._prune(reserve)
                if self._left <= reserve or self._left == before:
                    break
            yield self._cut()
            return self._result()
        finally:
            if collecting:
                gc.enable()

    @property
    def _left(self) -> int:
        """The number of pieces that have a probability of their own."""
        return sum(self._alive) - 1

    def _seed(self) -> UnigramStep:
        """Add the frequent substrings; probabilities go with count x length."""
        words, counts = _in_stretches(self.corpus)
        config = self.config
        tally: dict[str, int] = dict.fromkeys(self._pieces, 0)
        unknown = 0
        for word, count in zip(words, counts, strict=True):
            for char in word:
                if char in tally:
                    tally[char] += count
                else:
                    unknown += count
        self._order = sorted(self._pieces, key=lambda char: (-tally[char], char))
        weights = [max(tally[char], _LEAST_EXPECTED) for char in self._pieces]
        alone = _logarithms(weights)
        total = sum(n * score for n, score in zip(tally.values(), alone, strict=True))
        total += unknown * (min(alone) - UNKNOWN_PENALTY)
        self._likelihood = total / (unknown + sum(tally.values()))
        longest = config.max_token_length or LONGEST_PIECE
        seeds = find_seeds(
            words, counts, self._pieces, longest, config.min_frequency, config.seed_pieces
        )
        specials = {*config.all_special_tokens}
        seeds = [seed for seed in seeds if seed[0] not in specials]
        self._pieces += [text for text, _ in seeds]
        self._alive = [True] * (len(self._pieces) + 1)
        self._scores = _logarithms(weights + [weight for _, weight in seeds])
        self._scores.append(min(self._scores) - UNKNOWN_PENALTY)
        self._words = WordLikelihood(words, counts, self._pieces, longest)
        return self._step("seed", added=range(self._characters, len(self._pieces)))

    def _em(self) -> UnigramStep:
        """Make a round of expectation and maximization; drop what is hardly expected."""
        expected = self._words.expected()
        before = self._alive[:]
        alive = [
            is_alive and share >= _LEAST_EXPECTED
            for is_alive, share in zip(before, expected, strict=True)
        ]
        alive[-1] = True
        self._alive = alive
        total = digamma(sum(compress(expected[:-1], alive)))
        scores = self._scores
        for number, share in enumerate(expected[:-1]):
            if alive[number]:
                scores[number] = digamma(share) - total
        self._settle_unknown()
        return self._step("em", before)

    def _prune(self, reserve: int) -> UnigramStep:
        """Drop the pieces that are missed least, but for `reserve` and those without a split."""
        alive, pieces, scores = self._alive, self._pieces, self._scores
        if self._splits is None:  # later prunings go on with the same tree
            index = {piece: n for n, piece in enumerate(pieces) if alive[n]}
            texts = sorted(index)
            self._by_name = [index[text] for text in texts]
            self._splits = PrefixTree(texts, index, max(map(len, texts)), len(pieces))
        best = self._splits.best(scores)
        split = self._splits.best_of_several(scores, best)
        frequency = self._frequency
        total = sum(frequency[:-1])
        kept = [False] * len(alive)
        kept[-1] = True
        losses = []
        for number, node in zip(self._by_name, self._splits.nodes, strict=True):
            count = frequency[number]
            if not alive[number] or not count:
                continue
            if split.scores[node] == -inf:
                kept[number] = True
            elif best.starts[node] == 0:
                parts = [split.pieces[node]]
                at = split.starts[node]
                while at:
                    parts.append(best.pieces[at])
                    at = best.starts[at]
                # What if each occurrence became these parts?
                after = log(total + count * (len(parts) - 1))
                loss = log(count / total) - sum(log(frequency[p] + count) - after for p in parts)
                losses.append((count * loss, -number))
        size = max(reserve, int(self.config.shrink_factor * self._left))
        losses.sort(reverse=True)
        for _, number in losses[: max(0, size - sum(kept) + 1)]:
            kept[-number] = True
        self._alive = kept
        self._settle_unknown()
        return self._step("prune", alive)

    def _cut(self) -> UnigramStep:
        """Keep the most probable pieces, as many as were asked for, and every character."""
        before = self._alive[:]
        scores, pieces = self._scores, self._pieces
        numbers = [number for number in range(len(pieces)) if before[number]]
        least = min(map(scores.__getitem__, numbers), default=0.0)
        index = {char: number for number, char in enumerate(pieces[: self._characters])}
        lacking = [index[char] for char in self._order if not before[index[char]]]
        for place, number in enumerate(lacking):
            scores[number] = least + place * _CHARACTER_STEP
        alive = [number < self._characters for number in range(len(pieces))] + [True]
        others = [number for number in numbers if number >= self._characters]
        if self.config.vocab_size is not None:
            room = self.config.vocab_size - self._first_id - self._characters
            others.sort(key=lambda number: (-scores[number], pieces[number]))
            del others[max(0, room) :]
        for number in others:
            alive[number] = True
        self._alive = alive
        self._settle_unknown()
        return self._step("cut", before)

    def _settle_unknown(self) -> None:
        """Give the characters that have no probability the score of an unknown one."""
        scores, alive = self._scores, self._alive
        lowest = min(compress(scores, alive[:-1]), default=0.0) - UNKNOWN_PENALTY
        scores[-1] = lowest
        for number in range(self._characters):
            if not alive[number]:
                scores[number] = lowest

    def _step(self, kind: str, before: Sequence[bool] = (), added: range = range(0)) -> UnigramStep:
        """Measure what has been done and tell it."""
        first, characters = self._first_id, self._characters
        there = self._alive[:-1]
        there[:characters] = [True] * characters
        if before:
            removed = [
                first + number
                for number in range(characters, len(there))
                if before[number] and not there[number]
            ]
            for token in removed:
                self._scores[token - first] = -inf
        else:
            removed = []
        last = self._likelihood
        self._likelihood = self._words.measure(self._scores) / self._words.characters
        frequency = self._frequency = self._words.frequencies()
        self._made += 1
        ids = array("I", compress(range(first, first + len(there)), there))
        return UnigramStep(
            self._made,
            kind,
            len(ids),
            range(first + added.start, first + added.stop) if added else range(0),
            tuple(self._pieces[added.start : added.stop]),
            tuple(removed),
            ids,
            array("d", compress(self._scores, there)),
            whole_numbers(compress(frequency, there)),
            sum(frequency),
            frequency[-1],
            last,
            self._likelihood,
        )

    def _result(self) -> UnigramResult:
        """Put the pieces that are left in their final order."""
        pieces, scores, frequency = self._pieces, self._scores, self._frequency
        left = [number for number in range(len(pieces)) if self._alive[number]]
        left.sort(key=lambda number: (-scores[number], pieces[number]))
        vocabulary = final_vocabulary(
            self.alphabet, self.config, [(pieces[n], scores[n]) for n in left]
        )
        counts = [0] * self._first_id + [frequency[number] for number in left]
        unknown = self.config.unk_token
        if unknown is not None:
            counts[self.config.all_special_tokens.index(unknown)] = frequency[-1]
        reason = self._stop_reason(len(vocabulary))
        if cut := sum(len(word) > LONGEST_WORD for word in self.corpus.words):
            several = "1 word" if cut == 1 else f"{cut:,} words"
            were = "was" if cut == 1 else "were"
            note = f"{several} of more than {LONGEST_WORD:,} characters {were} trained on in parts."
            reason = reason._replace(text=f"{reason.text} {note}")
        return UnigramResult(reason, vocabulary, counts)

    def _stop_reason(self, size: int) -> StopReason:
        wanted = self.config.vocab_size
        if not self._pieces:
            return StopReason("no-words", "Stopped because the corpus has no words.")
        if wanted is None:
            return StopReason("nothing-left", "Stopped after EM: no vocabulary size is given.")
        if size == wanted:
            return StopReason("vocab-size", f"Stopped because the vocabulary has {size:,} tokens.")
        problem = Reachable(self.alphabet.vocabulary_size, size, is_exact=True).problem(wanted)
        if size > wanted:
            return StopReason("alphabet-too-large", f"Only the alphabet is left. {problem}")
        return StopReason("nothing-left", f"No more substrings stand often enough. {problem}")


def _in_stretches(corpus: Corpus) -> tuple[Sequence[str], Sequence[int]]:
    """Return the words and their counts, the very long words cut into stretches."""
    if all(len(word) <= LONGEST_WORD for word in corpus.words):
        return corpus.words, corpus.counts
    tally: dict[str, int] = {}
    for word, count in zip(corpus.words, corpus.counts, strict=True):
        size = STRETCH if len(word) > LONGEST_WORD else len(word) or 1
        for start in range(0, len(word), size):
            part = word[start : start + size]
            tally[part] = tally.get(part, 0) + count
    return [*tally], [*tally.values()]


def _logarithms(weights: Sequence[float]) -> list[float]:
    """Return the logarithms of the weights' shares."""
    total = log(sum(weights))
    return [log(weight) - total for weight in weights]
