"""What another tokenizer changes in a corpus: which words are cut otherwise, and at what cost."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from heapq import nlargest
from typing import NamedTuple

from .config import TrainingConfig
from .corpus import Corpus
from .encoding import Piece
from .pieces import Pieces
from .special import special_pattern
from .tokenizer import Tokenizer

__all__ = ["Moved", "Moves", "always_tokens", "counting_config", "curve", "moves", "parted"]

_AT_ONCE = 512  # words between two pauses
_SAMPLES = 32  # steps to cut the words after, where no shorter way is known


class Moved(NamedTuple):
    """A word of the corpus that is cut otherwise now.

    It stands `count` times in the corpus, of which `moved` are cut otherwise. `before` and `after`
    are its tokens; `after` is that of the word as it stands alone.
    """

    word: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nothing here calls
    moved: int
    before: Piece
    after: Piece


class Moves(NamedTuple):
    """What changed between two tokenizers on one corpus.

    `words` and `occurrences` are those of the corpus, `moved_words` and `moved_occurrences` those
    of them that are cut otherwise. Of these, `worse_words` take more tokens than before.
    `unknown_before` and `unknown_after` are tokens that stand for what the tokenizer lacks, and
    `found` counts the whole tokens in the text. `moved` and `worse` are the most frequent ones.
    """

    words: int
    occurrences: int
    tokens_before: int
    tokens_after: int
    unknown_before: int
    unknown_after: int
    moved_words: int
    moved_occurrences: int
    worse_words: int
    worse_occurrences: int
    found: int
    moved: tuple[Moved, ...]
    worse: tuple[Moved, ...]


def always_tokens(tokenizer: Tokenizer) -> tuple[str, ...]:
    """Return the tokens that are found in every text before it is cut into pre-tokens."""
    rules = (rule.partition(":") for rule in tokenizer.config.token_rules)
    return tuple(name for flags, _, name in rules if "always" in flags.split("+"))


def counting_config(tokenizer: Tokenizer) -> TrainingConfig:
    """Return the settings to count the words of a text by, as the tokenizer would cut it.

    Tokens that it finds everywhere are no part of a word; they are the corpus's `specials`.
    """
    config = tokenizer.config
    return TrainingConfig(
        pretokenizer=config.pretokenizer,
        normalizer=config.normalizer,
        special_tokens=always_tokens(tokenizer),
        special_as="token",
    )


def parted(corpus: Corpus, tokenizer: Tokenizer) -> Corpus:
    """Return a corpus of counted words with the tokenizer's whole tokens taken out of its words."""
    pattern = special_pattern(always_tokens(tokenizer))
    if pattern is None:
        return corpus
    words: dict[str, int] = {}
    specials: dict[str, int] = {}
    for word, count in zip(corpus.words, corpus.counts, strict=True):
        for name in pattern.findall(word):
            specials[name] = specials.get(name, 0) + count
        for rest in pattern.split(word):
            for part in tokenizer.pretokenizer.split(rest):
                words[part] = words.get(part, 0) + count
    return Corpus(
        tuple(words),
        tuple(words.values()),
        corpus.characters,
        corpus.bytes,
        corpus.lines,
        corpus.sources,
        tuple(specials.items()),
    )


def moves(
    before: Tokenizer,
    after: Tokenizer,
    corpus: Corpus,
    corpus_after: Corpus | None = None,
    *,
    limit: int = 200,
) -> Generator[int, None, Moves]:
    """Compare two tokenizers on a corpus; yields the number of words done, every few milliseconds.

    `corpus` is counted by `counting_config(before)`, `corpus_after` is the same text counted by
    that of `after`, if that is another one. A word that a whole token has cut up or swallowed is
    less frequent there than before: these occurrences moved. `limit` words are listed.
    """
    then = corpus if corpus_after is None else corpus_after
    old, new = before.cutter.at(None), after.cutter.at(None)
    alone = _Alone(after)
    lost_before, lost_after = before.unknown_id, after.unknown_id
    counts_after = None if then is corpus else dict(zip(then.words, then.counts, strict=True))
    tokens_before = _specials(corpus)
    tokens_after = _specials(then)
    unknown_before = unknown_after = 0
    moved: list[Moved] = []
    for number, (word, count) in enumerate(zip(corpus.words, corpus.counts, strict=True)):
        if number % _AT_ONCE == 0:
            yield number
        piece, now = old.piece(word), new.piece(word)
        tokens_before += count * len(piece)
        unknown_before += count * _unknown(piece, lost_before)
        left = count if counts_after is None else min(count, counts_after.get(word, 0))
        gone = count if piece != now else count - left
        if counts_after is None:
            tokens_after += count * len(now)
            unknown_after += count * _unknown(now, lost_after)
        if gone:
            shown = now if counts_after is None else alone.cut(word)
            moved.append(Moved(word, count, gone, piece, shown))
    if counts_after is not None:
        for number, (word, count) in enumerate(counts_after.items()):
            if number % _AT_ONCE == 0:
                yield len(corpus.words)
            now = new.piece(word)
            tokens_after += count * len(now)
            unknown_after += count * _unknown(now, lost_after)
    worse = [move for move in moved if len(move.after) > len(move.before)]
    return Moves(
        len(corpus.words),
        corpus.occurrences,
        tokens_before,
        tokens_after,
        unknown_before,
        unknown_after,
        len(moved),
        sum(move.moved for move in moved),
        len(worse),
        sum(move.moved for move in worse),
        _specials(then) - _specials(corpus),
        _most(moved, limit),
        _most(worse, limit),
    )


def curve(
    after: Tokenizer, base_steps: int, steps: int, corpus: Corpus
) -> Generator[int, None, list[tuple[int, int]]]:
    """Return (k, tokens of the corpus) for the first k of `steps` steps that were trained further.

    `base_steps` are those of the tokenizer before. Nothing is trained again: a merge rule that
    comes last takes one token away wherever it applies, and the tree of each token tells which did.
    Where words are looked up, they are cut after some of the steps instead. Yields every few
    milliseconds.
    """
    if isinstance(after.cutter, Pieces) and not after.config.ignore_merges:
        return (yield from _curve_by_trees(after, base_steps, steps, corpus))
    first, last = after.cutter.at(base_steps).piece, after.cutter.at(None).piece
    rest = _specials(corpus)
    moving: list[tuple[str, int]] = []
    for number, (word, count) in enumerate(zip(corpus.words, corpus.counts, strict=True)):
        if number % _AT_ONCE == 0:
            yield number
        piece = first(word)
        if piece == last(word):
            rest += count * len(piece)
        else:
            moving.append((word, count))
    found = []
    for step in sorted({steps * n // _SAMPLES for n in range(_SAMPLES + 1)}):
        cut = after.cutter.at(base_steps + step).piece
        tokens = rest
        for number, (word, count) in enumerate(moving):
            if number % _AT_ONCE == 0:
                yield len(corpus.words)
            tokens += count * len(cut(word))
        found.append((step, tokens))
    return found


def _curve_by_trees(
    after: Tokenizer, base_steps: int, steps: int, corpus: Corpus
) -> Generator[int, None, list[tuple[int, int]]]:
    piece_of = after.cutter.at(None).piece
    step_of = {rule.rank: n for n, rule in enumerate(after.vocabulary.rules[base_steps:], 1)}
    made: dict[int | None, list[int]] = {None: []}  # the steps that made a token
    saved = [0] * (steps + 1)
    tokens = _specials(corpus)
    for number, (word, count) in enumerate(zip(corpus.words, corpus.counts, strict=True)):
        if number % _AT_ONCE == 0:
            yield number
        piece = piece_of(word)
        tokens += count * len(piece)
        for token in piece:
            if token not in made:
                assert token is not None
                made[token] = _steps_in(after, token, step_of)
            for step in made[token]:
                saved[step] += count
    found = [(steps, tokens)]
    for step in range(steps, 0, -1):
        tokens += saved[step]
        found.append((step - 1, tokens))
    return found[::-1]


class _Alone:
    """Cuts a pre-token that stands alone, with the tokens that are found in every text."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        names = always_tokens(tokenizer)
        self._pattern = special_pattern(names)
        self._cut = tokenizer.cutter.at(None).cut
        ids = {token.name: token.id for token in tokenizer.vocabulary.special_tokens}
        self._ids = {name: ids[name] for name in names if name in ids}

    def cut(self, word: str) -> Piece:
        if self._pattern is None:
            return tuple(self._cut(word))
        found: list[int | None] = []
        done = 0
        for match in self._pattern.finditer(word):
            found += self._cut(word[done : match.start()]) if match.start() > done else []
            found.append(self._ids.get(match[0]))
            done = match.end()
        if done:
            return (*found, *(self._cut(word[done:]) if done < len(word) else ()))
        # It is a part of a longer token.
        text = word.strip()
        longer = [token for name, token in self._ids.items() if text in name]
        return (longer[0],) if longer else tuple(self._cut(word))


def _steps_in(tokenizer: Tokenizer, token: int, step_of: dict[int, int]) -> list[int]:
    """Return the steps whose rules made a token, all on the way to it."""
    parts = tokenizer.vocabulary.merge_table.parts
    found: list[int] = []
    waiting = [token]
    while waiting:
        made = parts.get(waiting.pop())
        if made is not None and made[0] in step_of:
            found.append(step_of[made[0]])
            waiting += made[1:]
    return found


def _specials(corpus: Corpus) -> int:
    return sum(count for _, count in corpus.specials)


def _unknown(piece: Piece, unknown: int | None) -> int:
    return sum(token is None or token == unknown for token in piece)


def _most(found: Sequence[Moved], limit: int) -> tuple[Moved, ...]:
    return tuple(nlargest(limit, found, key=lambda move: (move.moved, move.count)))
