"""Two baselines to compare with: whole words as tokens, and single characters.

Both take the most frequent units of the corpus into the vocabulary, one a step. Whatever is not in
it is unknown, and how much that is, is what they are for showing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from ..errors import ConfigError
from .alphabet import Alphabet, text_bytes, unit_splitter
from .config import TrainingConfig
from .corpus import Corpus
from .encoding import Piece, Span
from .explain import Explanation
from .piece_cache import PieceCache
from .pretokenizer import PreTokenizer
from .stopping import StopReason
from .vocabulary import Token, Vocabulary

__all__ = [
    "AdmitStep",
    "BaselineCutter",
    "BaselineResult",
    "BaselineTrainer",
    "UnitVocabulary",
    "WordJoiner",
    "count_units",
    "explain_unit",
    "rank_units",
]

_UNKNOWN = "\ufffd".encode()


class AdmitStep(NamedTuple):
    """One step of the training: a unit comes into the vocabulary.

    `step` counts from 1. `token_id` and `token` are its id and name, `count` is how often it stands
    in the corpus, and `unknown` how many words or characters of the corpus still have no token.
    """

    step: int
    token_id: int
    token: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nothing here calls
    unknown: int


class BaselineResult(NamedTuple):
    """What the training returns; `token_counts` tells by id how often each stands in the corpus."""

    stop: StopReason
    vocabulary: Vocabulary
    token_counts: list[int]


class UnitVocabulary(Vocabulary):
    """Special tokens, then the units in the order in which they came: step k adds the k-th."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = "piece"  # of its units

    @classmethod
    def of_specials(cls, config: TrainingConfig) -> UnitVocabulary:
        """Start with the special tokens only, as before the first step."""
        vocabulary = cls()
        vocabulary._kind = _kind(config)
        for name in config.all_special_tokens:
            vocabulary._add(Token(len(vocabulary), name, text_bytes(name), "special"))
        return vocabulary

    def extend(self, steps: Iterable[AdmitStep]) -> None:  # type: ignore[override]
        """Add the units of the next steps of a training, in order."""
        for step in steps:
            name = step.token
            self._add(Token(step.token_id, name, text_bytes(name), self._kind))


class BaselineTrainer:
    """A training by frequency alone; it has what every trainer has."""

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
    ) -> None:
        if start is not None:
            raise ConfigError(
                f"A training of the algorithm {config.algorithm} cannot go on from a tokenizer.",
                "Train anew, or choose the algorithm bpe.",
            )
        self.corpus = corpus
        self.config = config
        self.vocabulary = UnitVocabulary.of_specials(config)
        # Words have no alphabet; that of characters says which of them a limit leaves out.
        words = corpus.words if config.algorithm == "character" else ()
        self.alphabet = Alphabet.build(words, config, corpus.counts)
        self._first = len(self.vocabulary)

    @property
    def merges_wanted(self) -> int | None:
        """The number of steps that the settings ask for; `None` means no limit."""
        if self.config.vocab_size is None:
            return None
        return max(0, self.config.vocab_size - self._first)

    def steps(self) -> Generator[AdmitStep, None, BaselineResult]:
        """Yield each step; close the generator to cancel."""
        counts = count_units(self.corpus.words, self.corpus.counts, self.config)
        total = unknown = sum(counts.values())
        if self.config.algorithm == "character":
            kept = {symbol.name for symbol in self.alphabet.symbols}
            counts = {unit: n for unit, n in counts.items() if unit in kept}
        order = rank_units(counts, self.config)
        wanted = self.merges_wanted
        made: list[AdmitStep] = []
        for unit in order if wanted is None else order[:wanted]:
            unknown -= counts[unit]
            number = len(made) + 1
            step = AdmitStep(number, self._first + number - 1, unit, counts[unit], unknown)
            made.append(step)
            yield step
        vocabulary = UnitVocabulary.of_specials(self.config)
        vocabulary.extend(made)
        token_counts = [0] * self._first + [step.count for step in made]
        if self.config.unk_token is not None:
            token_counts[self.config.all_special_tokens.index(self.config.unk_token)] = unknown
        stop = self._stop(len(made), len(order), len(counts), unknown, total)
        return BaselineResult(stop, vocabulary, token_counts)

    def _stop(self, made: int, able: int, there: int, unknown: int, total: int) -> StopReason:
        unit = self.config.algorithm
        lost = f" {_count(unknown, unit)} of {total:,} {_stay(unknown)} unknown"
        lost += f" ({unknown / total:.2%})." if unknown else "."
        wanted = self.config.vocab_size
        if not total:
            return StopReason("no-words", "Stopped because the corpus has no words.")
        if wanted is not None and wanted < self._first:
            text = f"No {unit} was taken: the special tokens are {self._first:,} tokens already."
            return StopReason("alphabet-too-large", text + lost)
        if wanted is not None and made < able:
            text = f"Stopped because the vocabulary has {wanted:,} tokens."
            return StopReason("vocab-size", text + lost)
        if able < there:
            text = f"Stopped because no other {unit} counts {self.config.min_frequency:,} or more."
            return StopReason("min-frequency", text + lost)
        if unknown:
            text = f"Stopped because every {unit} of the alphabet is in the vocabulary."
            return StopReason("nothing-left", text + lost)
        text = f"Stopped because every {unit} of the corpus is in the vocabulary."
        return StopReason("nothing-left", text)


class BaselineCutter:
    """Looks each word up as a whole, or each of its characters, among the first k units."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        pretokenizer: PreTokenizer,
        symbols: Callable[[str], list[int]],
        config: TrainingConfig,
        *,
        unknown_id: int | None,
    ) -> None:
        """Take what every cutter takes; `symbols` is not asked."""
        self._vocabulary = vocabulary
        self._pretokenizer = pretokenizer
        self._unknown_id = unknown_id
        self._fuse = config.fuse_unknown
        self._kind = _kind(config)
        self._split = None if config.algorithm == "word" else unit_splitter(config.units)
        self._units: dict[str, tuple[int, int]] = {}  # id and step; ids are in the order of steps
        self._known = 0
        # The cache for all steps, and that for the last other number of them.
        self._caches: dict[bool, tuple[int, PieceCache]] = {}

    def at(self, step: int | None) -> PieceCache:
        """Return the cache for the units of the first `step` steps, all if `None`."""
        self._refresh()
        is_all = step is None or step >= len(self._units)
        key = len(self._units) if step is None or is_all else max(step, 0)
        found = self._caches.get(is_all)
        if found is None or found[0] != key:
            limit = None if is_all else key
            cache = PieceCache(self._pretokenizer, lambda word: self._cut(word, limit))
            found = self._caches[is_all] = (key, cache)
        return found[1]

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a pre-token stand in it, in characters."""
        if self._split is None:
            return [(0, len(word))]
        found: list[Span] = []
        units = iter(self._split(word))
        unit = next(units, None)
        at = 0
        for place, token_id in enumerate(piece):
            start = at
            following = piece[place + 1] if place + 1 < len(piece) else None
            goes_on = self._fuse and token_id in (None, self._unknown_id)
            while unit is not None:
                at += len(unit)
                unit = next(units, None)
                # A run of unknown characters ends where the next token stands.
                if not goes_on or (
                    following is not None and unit == self._vocabulary.token(following).name
                ):
                    break
            found.append((start, at))
        return found

    def _cut(self, word: str, limit: int | None) -> Piece:
        if self._split is None:
            return (self._find(word, limit),)
        ids = [self._find(unit, limit) for unit in self._split(word)]
        if not self._fuse:
            return tuple(ids)
        lost = self._unknown_id
        runs = groupby(ids)
        return tuple(t for t, run in runs for t in ((t,) if t == lost else run))

    def _find(self, unit: str, limit: int | None) -> int | None:
        found = self._units.get(unit)
        if found is None or (limit is not None and found[1] > limit):
            return self._unknown_id
        return found[0]

    def step_of(self, name: str) -> int | None:
        """Return the step at which a unit comes into the vocabulary."""
        self._refresh()
        found = self._units.get(name)
        return None if found is None else found[1]

    def _refresh(self) -> None:
        """Take in what the vocabulary has got since."""
        if self._known != len(self._vocabulary):
            self._known = len(self._vocabulary)
            units = (token for token in self._vocabulary if token.kind == self._kind)
            for step, token in enumerate(units, 1):
                self._units.setdefault(token.name, (token.id, step))


class WordJoiner:
    """Turns one id after another into bytes, with a space between words."""

    def __init__(self, vocabulary: Vocabulary, *, skip_special: bool = False) -> None:
        self._vocabulary = vocabulary
        self._skip_special = skip_special
        self._is_first = True

    def join(self, ids: Iterable[int | None]) -> bytes:
        """Return the bytes of the next ids."""
        found = []
        for token_id in ids:
            token = None if token_id is None else self._vocabulary.token(token_id)
            if self._skip_special and token is not None and token.kind == "special":
                continue
            if not self._is_first:
                found.append(b" ")
            found.append(_UNKNOWN if token is None else token.bytes)
            self._is_first = False
        return b"".join(found)


def count_units(
    words: Sequence[str], counts: Sequence[int], config: TrainingConfig
) -> dict[str, int]:
    """Return how often each word, or character, stands in the corpus, in order of appearance."""
    if config.algorithm == "word":
        return dict(zip(words, counts, strict=True))
    split = unit_splitter(config.units)
    found: dict[str, int] = {}
    for word, count in zip(words, counts, strict=True):
        for unit in split(word):
            found[unit] = found.get(unit, 0) + count
    return found


def rank_units(counts: dict[str, int], config: TrainingConfig) -> list[str]:
    """Return the units that are frequent enough in the order in which they are taken.

    The most frequent first; of equal ones the smaller by code points or, with the tie rule
    "first-seen", the one met first.
    """
    units = [unit for unit, n in counts.items() if n >= config.min_frequency]
    if config.tie_break == "lexicographic":
        units.sort()
    return sorted(units, key=counts.__getitem__, reverse=True)


def explain_unit(
    vocabulary: Vocabulary,
    config: TrainingConfig,
    word: str,
    tokens: tuple[int | None, ...],
    wanted: int | str,
    born: Callable[[str], int | None],
    step: int | None,
) -> Explanation:
    """Say whether the word, or one of its characters, is the token `wanted`, and why.

    `born` tells the step at which a unit comes into the vocabulary, `step` how many are made.
    """
    unit = config.algorithm
    token_id = wanted if isinstance(wanted, int) else _id_of(vocabulary, wanted)
    if token_id is None:
        sentence = f"{wanted} is not in the vocabulary, so no {unit} can become it."
        return Explanation(word, str(wanted), "unknown", tokens, sentence=sentence)
    token = vocabulary.token(token_id)
    name, number = token.name, born(token.name) or 0
    if token.kind == "special":
        outcome, sentence = "special", f"{name} is a special token, which no text becomes."
        if token_id in tokens and name == config.unk_token:
            sentence = f"What is not in the vocabulary becomes {name}."
    elif token_id in tokens:
        outcome = "token"
        sentence = f"{name} is in the vocabulary from step {number:,} on, so it is this token."
    elif step is not None and number > step:
        outcome, sentence = "later", f"{name} comes into the vocabulary at step {number:,} only."
    elif unit == "word":
        outcome = "absent"
        sentence = f"{word} is another word than {name}: words are only ever taken whole."
    else:
        outcome, sentence = "absent", f"{word} does not hold the character {name}."
    start = word.find(name) if outcome == "token" else None
    return Explanation(word, name, outcome, tokens, start=start, sentence=sentence)


def _id_of(vocabulary: Vocabulary, name: str) -> int | None:
    """Return the unit with a name, or the special token where there is no unit."""
    units = (token.id for token in vocabulary if token.name == name and token.kind != "special")
    return next(units, vocabulary.id_of(name))


def _kind(config: TrainingConfig) -> str:
    return "piece" if config.algorithm == "word" else "alphabet"


def _count(number: int, unit: str) -> str:
    return f"1 {unit}" if number == 1 else f"{number:,} {unit}s"


def _stay(number: int) -> str:
    return "stays" if number == 1 else "stay"
