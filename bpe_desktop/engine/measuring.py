"""How a tokenizer cuts one text, measured for a comparison with others.

Long texts are taken in portions that split as the whole does, so that a window can do something
else in between.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Generator, Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple

import regex  # type: ignore[import-untyped]

from .alphabet import text_bytes
from .broken_words import BrokenWord, BrokenWords
from .encoding import Encoding, Span
from .generators import result_of
from .pieces import Pieces
from .scripts import UNSPACED
from .special import cut_to_encode
from .tokenizer import Tokenizer

__all__ = [
    "Measure",
    "Stretch",
    "count_words",
    "first_difference",
    "measure",
    "tokens_by_step",
    "words_in_slices",
]

SHOWN = 400  # characters whose stretches are told, then up to the next place to cut
_PORTION = 4_000  # characters
_COUNTED = 30_000  # characters whose words are counted between two pauses
_MOST_BROKEN = 8  # words that are told
_SAMPLES = 48  # numbers of steps to encode after, where no shorter way is known

_ANYWHERE = re.compile("")
_SPACE = re.compile(r"\s")
_WORD = regex.compile(r"\S*[\p{L}\p{N}]\S*")
_LETTER = regex.compile(r"\p{L}")


class Stretch(NamedTuple):
    """Whole characters of a text with the tokens that they are cut into.

    Mostly this is one token. `cuts` are the borders between several that part a character inside:
    2.5 is in the middle of the third character. `token` is the number of the first of `tokens`
    tokens. White space that no token holds has none; a marker has no text, but its name.
    """

    text: str
    token: int
    tokens: int = 1
    cuts: tuple[float, ...] = ()
    unknown: bool = False
    name: str = ""


class Measure(NamedTuple):
    """One text under one tokenizer.

    `unknown` tokens stand for what the tokenizer lacks; `longest` is the text of the longest token,
    by characters, and `distinct` tells how many different tokens there are. `spans` and
    `stretches` are of the beginning of the text only; the spans are in UTF-8 bytes. `broken` are
    the words of the most tokens, none where the writing does not part words by spaces.
    """

    tokens: int
    unknown: int
    distinct: int
    longest: str
    spans: tuple[Span, ...]
    stretches: tuple[Stretch, ...]
    broken: tuple[BrokenWord, ...] = ()


def count_words(text: str) -> int | None:
    """Return the number of words, parted by white space; what has no letter or number is none.

    `None` where the writing does not part words by spaces, as Japanese.

    >>> count_words("The sun, and – the baker."), count_words("船を数える。")
    (5, None)
    """
    return result_of(words_in_slices(text))


def words_in_slices(text: str) -> Generator[None, None, int | None]:
    """Return `count_words(text)`; yields after every few milliseconds of work."""
    letters = unparted = words = start = 0
    while start < len(text):
        space = _SPACE.search(text, start + _COUNTED)
        end = len(text) if space is None else space.start()
        part = text[start:end]
        letters += len(_LETTER.findall(part))
        unparted += len(UNSPACED.findall(part))
        words += len(_WORD.findall(part))
        start = end
        yield
    return None if 2 * unparted > letters else words


def measure(
    tokenizer: Tokenizer, text: str, step: int | None = None
) -> Generator[None, None, Measure]:
    """Measure `text` after `step` steps of the training (all if `None`); yields between portions.

    Raises `ConfigError` as `Tokenizer.encode` does.
    """
    seen: set[int | None] = set()
    tokens = unknown = 0
    shown: tuple[tuple[Span, ...], tuple[Stretch, ...]] = ((), ())
    lost = tokenizer.unknown_id
    words = BrokenWords()
    has_words = (yield from words_in_slices(text)) is not None
    for start, part in _portions(tokenizer, text):
        encoding = tokenizer.encode(part, merges=step)
        tokens += len(encoding)
        unknown += sum(encoding.unknown)
        seen.update(encoding.ids)
        if has_words:
            words.add(part, encoding.offsets)
        if start == 0:
            spans, stretches = encoding.byte_offsets, list(_stretches(encoding, part))
            shown = tuple(spans), tuple(stretches)
        yield
    known = (tokenizer.vocabulary.token(token) for token in seen if token not in (None, lost))
    texts = (token.bytes.decode("utf-8", "replace") for token in known)
    longest = max(texts, key=len, default="")
    return Measure(tokens, unknown, len(seen), longest, *shown, words.most(_MOST_BROKEN))


def first_difference(spans: Sequence[Span], reference: Sequence[Span]) -> int | None:
    """Return the first token that stands elsewhere than in the reference; `None` if all agree.

    Where one of the two ends first, only what both hold is compared.
    """
    for number, (own, other) in enumerate(zip(spans, reference, strict=False)):
        if own != other:
            return number
    return None


def tokens_by_step(
    tokenizer: Tokenizer, text: str, steps: int
) -> Generator[None, None, list[tuple[int, int]]]:
    """Return (step, tokens) for a text wherever the number changes in `steps` steps of training.

    Nothing is trained again. Of BPE each merge that applies takes one token away, so one pass tells
    all. Of others the text is encoded after some of the steps. Yields between portions.
    """
    cutter = tokenizer.cutter
    if isinstance(cutter, Pieces) and not tokenizer.config.ignore_merges:
        return (yield from _by_merges(tokenizer, text, steps))
    found: list[tuple[int, int]] = []
    for number in range(_SAMPLES + 1):
        step = steps * number // _SAMPLES
        if not found or found[-1][0] != step:
            found.append((step, sum((yield from _counted(tokenizer, text, step)))))
    return found


def _by_merges(
    tokenizer: Tokenizer, text: str, steps: int
) -> Generator[None, None, list[tuple[int, int]]]:
    vocabulary = tokenizer.vocabulary
    table = vocabulary.merge_table
    ranks = [rule.rank for rule in vocabulary.rules]
    taken: dict[int, int] = {}  # step -> tokens that go
    known: dict[str, list[int]] = {}
    tokens = sum((yield from _counted(tokenizer, text, 0)))
    for _, part in _portions(tokenizer, text):
        for word in tokenizer.pretokenizer.split(tokenizer.prepare(part)):
            applied = known.get(word)
            if applied is None:
                rules = table.replay(tokenizer.symbols(word))
                applied = known[word] = [bisect_right(ranks, rule.rank) for rule in rules]
            for step in applied:
                taken[step] = taken.get(step, 0) + 1
        yield
    found = [(0, tokens)]
    for step in sorted(taken):
        if step <= steps:
            tokens -= taken[step]
            found.append((step, tokens))
    if found[-1][0] < steps:
        found.append((steps, tokens))
    return found


def _counted(tokenizer: Tokenizer, text: str, step: int) -> Generator[None, None, list[int]]:
    """Return the number of tokens of each portion."""
    found = []
    for _, part in _portions(tokenizer, text):
        found.append(len(tokenizer.encode(part, merges=step)))
        yield
    return found


def _portions(tokenizer: Tokenizer, text: str) -> Iterator[tuple[int, str]]:
    """Yield the start and the text of portions, the first of them short."""
    cut = _cut_of(tokenizer)
    start, size = 0, SHOWN
    while cut is not None and start + size < len(text):
        found = cut.search(text, start + size)
        if found is None:
            break
        yield start, text[start : found.start()]
        start, size = found.start(), _PORTION
    if start < len(text) or not text:
        yield start, text[start:]


def _cut_of(tokenizer: Tokenizer) -> Any:
    """Return the pattern of places where a text may be parted, `None` if there are none."""
    config = tokenizer.config
    is_by_character = config.algorithm == "character" and config.units == "character"
    if is_by_character and config.pretokenizer == "none" and not config.fuse_unknown:
        return _ANYWHERE if config.normalizer == "none" else None
    return cut_to_encode(config)


def _stretches(encoding: Encoding, text: str) -> Iterator[Stretch]:
    """Yield what a text is drawn as: whole characters with their tokens, and gaps."""
    starts = [0]  # of characters, in bytes, and the end
    for char in text:
        starts.append(starts[-1] + len(text_bytes(char)))
    index = {start: number for number, start in enumerate(starts)}
    spans, names, unknown = encoding.byte_offsets, encoding.tokens, encoding.unknown
    done, at = 0, 0
    while at < len(spans):
        start, end = spans[at]
        if start > done:
            yield Stretch(text[index[done] : index[start]], at, 0)
            done = start
        if end <= start:  # a marker
            yield Stretch("", at, name=names[at])
            at += 1
            continue
        last = at + 1
        # Tokens that part a character go together, as do those that share one.
        while last < len(spans) and (end not in index or spans[last][0] < end):
            end = max(end, spans[last][1])
            last += 1
        inner = [spans[number][0] for number in range(at + 1, last)]
        yield Stretch(
            text[index[start] : index[end]],
            at,
            last - at,
            _cuts(start, end, inner, starts),
            any(unknown[at:last]),
        )
        done, at = end, last
    if done < starts[-1]:
        yield Stretch(text[index[done] :], at, 0)


def _cuts(start: int, end: int, inner: list[int], starts: list[int]) -> tuple[float, ...]:
    """Return borders in bytes as places among characters, counted from `start`."""
    first = bisect_right(starts, start) - 1
    characters = bisect_right(starts, end) - 1 - first
    if any(low >= high for low, high in pairwise(chain((start,), inner, (end,)))):
        # They share a character that a normalizer took apart: its bytes say nothing of them.
        return tuple(characters * (n + 1) / (len(inner) + 1) for n in range(len(inner)))
    found = []
    for border in inner:
        place = bisect_right(starts, border) - 1
        share = (border - starts[place]) / (starts[place + 1] - starts[place])
        found.append(place - first + share)
    return tuple(found)
