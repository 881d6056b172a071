"""What is kept from a person while a question of a lesson is open, since it tells the answer."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.facts import Fact
from ..engine.worked_example import WorkedExample
from ..formats.lesson import Ask

__all__ = ["NOTHING_SECRET", "Secrets", "secrets_of"]

_OF_TEXTS = frozenset(("split", "tokens", "fertility"))


@dataclass(frozen=True)
class Secrets:
    """The places beside a question where its answer would stand.

    `bars` are the merges after which the symbols left are not told, `pairs` those of the list whose
    pair and token are not, `figures` those whose count or score is not. Of the words with the
    numbers `words` the cut is not shown, of none where `has_data`, the text that is compressed.
    `is_next`: the merge to come is asked for. `facts` are asked facts of the whole corpus.
    """

    is_next: bool = False
    bars: frozenset[int] = frozenset()
    pairs: frozenset[int] = frozenset()
    figures: frozenset[int] = frozenset()
    words: frozenset[int] = frozenset()
    has_data: bool = False
    facts: frozenset[str] = frozenset()


NOTHING_SECRET = Secrets()


def secrets_of(ask: Ask, example: WorkedExample, step: int) -> Secrets:
    """Return what would tell the answer in the state after `step` merges.

    Only what stands there to be read: a figure that is to be added up from the words may be.
    """
    facts = [claim.fact for claim in ask.claims]
    if ask.fact is not None:
        facts.append(ask.fact)
    if ask.kind in ("split", "why"):
        facts.append(Fact("split", ask.word))
    found = [_secrets_of(fact, example, step) for fact in facts]
    return Secrets(
        ask.kind == "merge",
        frozenset[int]().union(*(one.bars for one in found)),
        frozenset[int]().union(*(one.pairs for one in found)),
        frozenset[int]().union(*(one.figures for one in found)),
        frozenset[int]().union(*(one.words for one in found)),
        any(one.has_data for one in found),
        frozenset[str]().union(*(one.facts for one in found)),
    )


def _secrets_of(fact: Fact, example: WorkedExample, step: int) -> Secrets:
    name, arguments = fact.name, fact.arguments
    at = step if fact.after is None else fact.after
    if name == "symbols":
        return Secrets(bars=frozenset((at,)))
    if name in ("merge", "token"):
        return Secrets(pairs=frozenset((int(arguments),)))
    if name == "birth":  # the number of a line is told by its token, whichever it is
        return Secrets(pairs=frozenset(range(1, len(example.steps) + 1)))
    if name == "counted":
        return Secrets(figures=frozenset((int(arguments),)))
    if name in ("count", "score", "frequency"):
        pair = tuple(arguments.split())
        merges = range(1, len(example.steps) + 1)
        if name == "frequency":
            told = (k for k in merges if example.name(example.merge(k).token_id) == arguments)
        else:
            told = (k for k in merges if example.pair(k) == pair)
        return Secrets(figures=frozenset(told))
    if name == "data" and at == step:
        return Secrets(has_data=True)
    if name in ("words", "occurrences") and not arguments:
        return Secrets(facts=frozenset((name,)))
    if name in _OF_TEXTS and at == step:
        words = example.words(arguments)
        rows = enumerate(example.corpus.words)
        if len(words) == 1:  # of several the rows are to be added up
            return Secrets(words=frozenset(at for at, word in rows if word == words[0]))
    return NOTHING_SECRET
