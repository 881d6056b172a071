"""What a lesson can ask about a worked example, in words: `count s s`, `tokens bassetto after 4`.

A fact is a name, its arguments, and perhaps `after K`: the state after K merges instead of the one
on show. Several texts are parted by `|`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from ..errors import UserError
from .candidates import Candidates
from .metrics import attention_ratio, extra_share, fertility, monthly_cost
from .worked_example import WorkedExample

__all__ = ["FACTS", "Fact", "Pieces", "Value", "evaluate", "parse_fact"]

_MOST = 10**15  # a figure that is filled in
_AFTER = re.compile(r"\s+after\s+(\d{1,6})$")


class Fact(NamedTuple):
    """A question to a worked example; `after` is `None` for the state on show."""

    name: str
    arguments: str = ""
    after: int | None = None


class Pieces(NamedTuple):
    """An answer that is a row of tokens, by name; `unknown` are the places of unknown symbols."""

    names: tuple[str, ...]
    unknown: frozenset[int] = frozenset()


Value = int | float | Fraction | str | Pieces
_Answer = Callable[[WorkedExample, str, int], Value]


def parse_fact(text: str) -> Fact:
    """Read a fact; `UserError` for a name that is not known.

    >>> parse_fact("count s s after 2")
    Fact(name='count', arguments='s s', after=2)
    """
    text = text.strip()
    found = _AFTER.search(text)
    after = None
    if found is not None:
        text, after = text[: found.start()], int(found[1])
    name, _, arguments = text.partition(" ")
    if name not in FACTS:
        raise UserError(f"There is no fact {name!r}.", f"Known are {', '.join(FACTS)}.")
    return Fact(name, arguments.strip(), after)


def evaluate(example: WorkedExample, fact: Fact, step: int) -> Value:
    """Return a fact of an example, at its own step or else after `step` merges."""
    at = example.check_step(step if fact.after is None else fact.after)
    try:
        value = FACTS[fact.name](example, fact.arguments, at)
        if isinstance(value, int | float) and not abs(value) < _MOST:
            raise ValueError
    except ValueError:
        raise UserError(
            f"{fact.name} cannot be asked about {fact.arguments!r}.",
            "See how the fact is written in the description of lessons.",
        ) from None
    return value


def _symbols(example: WorkedExample, _: str, step: int) -> int:
    return example.history.state_at(step).symbols


def _vocabulary(example: WorkedExample, _: str, step: int) -> int:
    return example.history.state_at(step).vocabulary_size


def _alphabet(example: WorkedExample, _: str, step: int) -> int:
    return example.history.vocabulary.alphabet_size


def _merges(example: WorkedExample, _: str, step: int) -> int:
    return len(example.steps)


def _words(example: WorkedExample, arguments: str, step: int) -> int:
    return len(example.words(arguments)) if arguments else len(example.corpus.words)


def _occurrences(example: WorkedExample, _: str, step: int) -> int:
    return example.corpus.occurrences


def _count(example: WorkedExample, arguments: str, step: int) -> int:
    left, right = arguments.split()
    return example.count(left, right, step)


def _pairs(example: WorkedExample, _: str, step: int) -> int:
    return example.candidates(step).pairs


def _tied(example: WorkedExample, _: str, step: int) -> int:
    return example.candidates(step).tied


def _merge(example: WorkedExample, arguments: str, step: int) -> Pieces:
    return Pieces(example.pair(int(arguments)))


def _token(example: WorkedExample, arguments: str, step: int) -> Pieces:
    return Pieces((example.name(example.merge(int(arguments)).token_id),))


def _counted(example: WorkedExample, arguments: str, step: int) -> int:
    return example.merge(int(arguments)).count


def _ties(example: WorkedExample, arguments: str, step: int) -> int:
    return example.merge(int(arguments)).ties


def _birth(example: WorkedExample, arguments: str, step: int) -> int:
    token = example.token_id(arguments)
    found = (merge.step for merge in example.steps if merge.token_id == token)
    number = next(found, None)
    if number is None:
        raise UserError(f"No merge makes {arguments}.", "Ask for a token that is learnt.")
    return number


def _id(example: WorkedExample, arguments: str, step: int) -> int:
    return example.token_id(arguments)


def _frequency(example: WorkedExample, arguments: str, step: int) -> int:
    return example.history.state_at(step).token_count(example.token_id(arguments))


def _score(example: WorkedExample, arguments: str, step: int) -> Fraction:
    """Return WordPiece's score of a pair, also where the training goes by counts."""
    left, right = arguments.split()
    state = example.history.state_at(step)
    counts = [state.token_count(example.token_id(name)) for name in (left, right)]
    if 0 in counts:
        raise UserError(f"{left} or {right} is not in the corpus then.", "Ask at another step.")
    return Fraction(example.count(left, right, step), counts[0] * counts[1])


def _best_by_score(example: WorkedExample, _: str, step: int) -> Pieces:
    """Return the pair that a training by WordPiece's score would take next."""
    found = example.candidates(step)
    if not isinstance(found, Candidates):
        raise UserError("Gage's compressor knows no score.", "Ask about another algorithm.")
    pairs = [(example.name(c.left_id), example.name(c.right_id)) for c in found.top]
    return Pieces(max(pairs, key=lambda pair: _score(example, " ".join(pair), step)))


def _tokens(example: WorkedExample, arguments: str, step: int) -> int:
    return sum(len(example.cut(text, step)) for text in _texts(arguments))


def _split(example: WorkedExample, arguments: str, step: int) -> Pieces:
    encoding = example.tokenizer.encode(arguments, merges=step)
    lost = frozenset(at for at, unknown in enumerate(encoding.unknown) if unknown)
    return Pieces(tuple(encoding.tokens), lost)


def _unknown(example: WorkedExample, arguments: str, step: int) -> int:
    return example.unknown(arguments)


def _letters(example: WorkedExample, arguments: str, step: int) -> int:
    return sum(len(word) for text in _texts(arguments) for word in example.words(text))


def _place(example: WorkedExample, arguments: str, step: int) -> int:
    try:
        return example.corpus.words.index(arguments)
    except ValueError:
        raise UserError(
            f"{arguments} is no word of the corpus.", "Take one of its words."
        ) from None


def _costliest(example: WorkedExample, _: str, step: int) -> str:
    """Return the word of the corpus with the most tokens, the first of several."""
    state = example.history.state_at(step)
    sizes = [len(state.word(word)) for word in range(len(example.corpus.words))]
    return example.corpus.words[sizes.index(max(sizes))]


def _fertility(example: WorkedExample, arguments: str, step: int) -> float:
    words = sum(len(example.words(text)) for text in _texts(arguments))
    found = fertility(_tokens(example, arguments, step), words)
    if found is None:
        raise ValueError
    return found


def _cost(example: WorkedExample, arguments: str, step: int) -> float:
    """Return what messages like these cost: `cost MESSAGES PRICE TEXT | TEXT`, by tokens."""
    return _bill(arguments, lambda texts: sum(len(example.cut(text, step)) for text in texts))


def _cost_by_words(example: WorkedExample, arguments: str, step: int) -> float:
    return _bill(arguments, lambda texts: sum(len(example.words(text)) for text in texts))


def _bill(arguments: str, amount: Callable[[list[str]], int]) -> float:
    messages, price, rest = arguments.split(None, 2)
    texts = _texts(rest)
    return monthly_cost(amount(texts) / len(texts), int(messages), float(price))


def _extra(example: WorkedExample, arguments: str, step: int) -> float:
    """Return how many per cent more tokens the first text takes than the second."""
    one, other = (len(example.cut(text, step)) for text in _texts(arguments))
    found = extra_share(one, other)
    if found is None:
        raise ValueError
    return found * 100


def _attention(example: WorkedExample, arguments: str, step: int) -> float:
    one, other = (len(example.cut(text, step)) for text in _texts(arguments))
    found = attention_ratio(one, other)
    if found is None:
        raise ValueError
    return found


def _data(example: WorkedExample, _: str, step: int) -> str:
    return example.data(step)


def _merges_for(example: WorkedExample, arguments: str, step: int) -> int:
    """Return how many merges lead from an alphabet to a vocabulary: `merges-for SIZE ALPHABET`."""
    size, alphabet = map(int, arguments.split())
    return size - alphabet


def _texts(arguments: str) -> list[str]:
    return [text.strip() for text in arguments.split("|")]


FACTS: dict[str, _Answer] = {
    "alphabet": _alphabet,
    "attention": _attention,
    "best-by-score": _best_by_score,
    "birth": _birth,
    "cost": _cost,
    "cost-by-words": _cost_by_words,
    "costliest": _costliest,
    "count": _count,
    "counted": _counted,
    "data": _data,
    "extra": _extra,
    "fertility": _fertility,
    "frequency": _frequency,
    "id": _id,
    "letters": _letters,
    "merge": _merge,
    "merges": _merges,
    "merges-for": _merges_for,
    "occurrences": _occurrences,
    "pairs": _pairs,
    "place": _place,
    "score": _score,
    "split": _split,
    "symbols": _symbols,
    "tied": _tied,
    "ties": _ties,
    "token": _token,
    "tokens": _tokens,
    "unknown": _unknown,
    "vocabulary": _vocabulary,
    "words": _words,
}
