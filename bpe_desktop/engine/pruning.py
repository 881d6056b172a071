"""Tokens taken out of a tokenizer that is finished: what stays keeps its ids."""

from __future__ import annotations

from collections.abc import Collection

from ..errors import UserError
from .config import TrainingConfig
from .corpus import Corpus
from .extension import Extended
from .pieces import Pieces
from .tokenizer import Tokenizer
from .vocabulary import Vocabulary

__all__ = ["why_not_pruned", "without_last", "without_unused"]


def why_not_pruned(config: TrainingConfig, merges: int) -> str:
    """Say why no merges can be taken out of a tokenizer that has so many; "" if they can be."""
    if config.algorithm != "bpe":
        return "Only BPE has merges that can be taken back."
    if not merges:
        return "This tokenizer has no merge rules."
    return ""


def without_last(tokenizer: Tokenizer, number: int) -> Extended:
    """Take back the last `number` merges, and the tokens that only these make."""
    rules = tokenizer.vocabulary.rules
    _check(tokenizer)
    if not 0 <= number <= len(rules):
        raise UserError(
            f"There are {len(rules)} merges, not {number}.", "Take back so many at most."
        )
    return _without(tokenizer, {rule.rank for rule in rules[len(rules) - number :]})


def without_unused(tokenizer: Tokenizer, corpus: Corpus) -> Extended:
    """Take out the merges that no word of a corpus needs, for its tokens or on the way to them.

    The corpus is cut as before: a merge that was ever made is in the tree of a final token.
    """
    _check(tokenizer)
    vocabulary = tokenizer.vocabulary
    table = vocabulary.merge_table
    kept: set[int] = set()
    final: set[int] = set()
    for word in corpus.words:
        whole = _whole_of(tokenizer, word)
        if whole is not None:
            final.add(whole)
        elif vocabulary.is_ordered:
            final.update(table.merge(tokenizer.symbols(word)))
        else:
            kept.update(join.rank for join in table.replay(tokenizer.symbols(word)))
    waiting = [*final]
    while waiting:
        made = table.parts.get(waiting.pop())
        if made is not None and made[0] not in kept:
            kept.add(made[0])
            waiting += made[1:]
    return _without(tokenizer, {rule.rank for rule in vocabulary.rules if rule.rank not in kept})


def _whole_of(tokenizer: Tokenizer, word: str) -> int | None:
    """Return the token that a word is before any merge (`ignore_merges`), if it is one."""
    cutter = tokenizer.cutter
    return cutter.whole(word, None) if isinstance(cutter, Pieces) else None


def _without(tokenizer: Tokenizer, ranks: Collection[int]) -> Extended:
    vocabulary = tokenizer.vocabulary
    rules = [rule for rule in vocabulary.rules if rule.rank not in ranks]
    made = {rule.result for rule in rules}
    gone = {
        rule.result
        for rule in vocabulary.rules
        if rule.rank in ranks
        and rule.result not in made
        and vocabulary.token(rule.result).kind == "merge"
    }
    # Where several rules make one token, a rule that stays may take what no rule makes any more.
    gone -= {part for rule in rules for part in (rule.left, rule.right)}
    tokens = [token for token in vocabulary if token.id not in gone]
    left = Tokenizer(Vocabulary.from_parts(tokens, rules), tokenizer.config)
    removed = tuple(vocabulary.token(token) for token in sorted(gone))
    return Extended(left, (), len(rules), removed)


def _check(tokenizer: Tokenizer) -> None:
    if reason := why_not_pruned(tokenizer.config, len(tokenizer.vocabulary.rules)):
        raise UserError(reason)
