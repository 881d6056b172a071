"""Why a word became a certain token, or what stood in the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from .alphabet import text_bytes
from .display import token_label, visible
from .encoder import Application
from .token_tree import TreeNode, token_tree, token_with_parts
from .vocabulary import Token, Vocabulary

__all__ = ["ChainStep", "Explanation", "Meeting", "explain"]


@dataclass(frozen=True, slots=True)
class ChainStep:
    """One merge on the way to a token, and what became of it in the word.

    `status` is
    - "applied": the merge was made here;
    - "blocked": it could not be, since one of its parts, or both, were not there;
    - "never-reached": a part of it was not made by an earlier merge of the chain;
    - "later": it is not among the merges that are used.

    `position` is the base symbol of the word where the merge would start; below 0, or past the end,
    is outside the word. When it is blocked, `needed` should stand at the base symbol `at`, where
    `found` stood at this point of the encoding (`None`: the word's edge), and `taken_by` is the
    rank of the merge that has put the needed symbol into `found`, if one has.
    """

    rank: int
    left: Token
    right: Token
    token: Token
    position: int
    status: str
    at: int | None = None
    needed: str | None = None
    found: str | None = None
    taken_by: int | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two tokens of the word that stay apart, since no rule joins them.

    `left` and `right` are neighbours in the word as it is cut; in the chain their texts meet only
    through the merge of rank `through`.
    """

    left: str
    right: str
    through: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """What became of a token in a word.

    `outcome` is
    - "token": the token is one of the tokens of the word (`whole`: the only one);
    - "absorbed": it was made, and a later merge (`absorbed_by`) took it in; or the vocabulary has
      the whole pre-token, which goes before merges (then `absorbed_by` is `None`);
    - "blocked": a merge of its chain could not be made; `steps` say which and why;
    - "later": it is learnt by a merge that is not among those used;
    - "absent": nothing of it is in the word;
    - "special": it is a special token, which no text becomes;
    - "unknown": the vocabulary has no such token.

    `tokens` are the ids of the word as it is cut. `steps` are all merges of the chain in rank
    order, `never_learnt` the first two of the word's tokens that the token would have had to join.
    `start` is the base symbol of the word where the token fits best. `sentence` says it all in
    plain English.
    """

    word: str
    token: str
    outcome: str
    tokens: tuple[int | None, ...]
    steps: tuple[ChainStep, ...] = ()
    never_learnt: Meeting | None = None
    absorbed_by: int | None = None
    start: int | None = None
    sentence: str = ""

    @property
    def whole(self) -> bool:
        """Whether the word became this one token."""
        return self.outcome == "token" and len(self.tokens) == 1

    @property
    def blocked(self) -> ChainStep | None:
        """The first merge of the chain that could not be made."""
        return next((step for step in self.steps if step.status == "blocked"), None)


class _Word:
    """A pre-token as base symbols, and what the merges did to it, in order."""

    def __init__(self, symbols: Sequence[int], applied: Sequence[Application]) -> None:
        self.symbols = symbols
        self.ends = {at: at + 1 for at in range(len(symbols))}  # of the final tokens
        self._made: list[tuple[int, int, int, int]] = []  # rank, start, end, token
        for rank, at, second, _, _, result in applied:
            end = self.ends[at] = self.ends.pop(second)
            self._made.append((rank, at, end, result))
        self._spans = {made[1:] for made in self._made}
        self._spans |= {(at, at + 1, symbol) for at, symbol in enumerate(symbols)}

    def holds(self, start: int, end: int, token: int) -> bool:
        """Tell whether a token stood exactly here at some time."""
        return (start, end, token) in self._spans

    def covering(self, place: int, before: int | None = None) -> tuple[int, int] | None:
        """Return the token over a base symbol before a rank is used, and the rank that made it.

        A base symbol has the rank 0. `None` outside the word.
        """
        if not 0 <= place < len(self.symbols):
            return None
        token, made_by = self.symbols[place], 0
        for rank, start, end, result in self._made:
            if before is not None and rank >= before:
                break
            if start <= place < end:
                token, made_by = result, rank
        return token, made_by

    def taker(self, start: int, end: int) -> int | None:
        """Return the rank of the first merge that took what stood from `start` to `end` in."""
        for rank, first, last, _ in self._made:
            if first <= start and end <= last and (first, last) != (start, end):
                return rank
        return None


def explain(
    vocabulary: Vocabulary,
    word: str,
    pieces: Sequence[Sequence[int]],
    tokens: tuple[int | None, ...],
    wanted: int | str,
    limit: int | None,
) -> Explanation:
    """Say what became of the token `wanted` (an id, a name or a text) in a word.

    `pieces` are the base symbols of its pre-tokens, -1 for an unknown one. `tokens` is the word as
    it is cut; rules past the rank `limit` are not used.
    """
    token = _find(vocabulary, wanted)
    if token is None:
        sentence = f"{wanted} is not in the vocabulary, so no word can become it."
        return Explanation(word, str(wanted), "unknown", tokens, sentence=sentence)
    nodes, base = token_tree(vocabulary, token)
    words = [_Word(piece, list(vocabulary.merge_table.replay(piece, limit))) for piece in pieces]
    fits = [(*fit, held) for held in words if (fit := _fit(held, nodes, base))]
    plain = Explanation(word, token.name, "absent", tokens)
    if token.kind == "special":
        plain = replace(plain, outcome="special")
    elif tokens == (token.id,):
        plain = replace(plain, outcome="token")
    if fits and token.kind != "special":
        _, start, held = max(fits, key=lambda fit: fit[0])
        plain = _of_chain(plain, vocabulary, token, nodes, held, start, len(base), limit)
    return replace(plain, sentence=_sentence(plain, token_label(token), limit))


def _of_chain(
    plain: Explanation,
    vocabulary: Vocabulary,
    token: Token,
    nodes: Sequence[TreeNode],
    held: _Word,
    start: int,
    size: int,
    limit: int | None,
) -> Explanation:
    """Return the explanation with what became of each merge of the token's chain."""
    end = start + size
    steps = tuple(_step(vocabulary, held, node, start, limit) for node in nodes)
    known = replace(plain, steps=steps, start=start)
    if plain.outcome == "token":
        return known
    if held.holds(start, end, token.id):
        if token.id not in plain.tokens:
            return replace(known, outcome="absorbed", absorbed_by=held.taker(start, end))
        if held.ends.get(start) == end:
            return replace(known, outcome="token")
        return replace(known, outcome="absorbed", absorbed_by=held.taker(start, end))
    outcome = "blocked" if any(step.status == "blocked" for step in steps) else "later"
    return replace(
        known, outcome=outcome, never_learnt=_meeting(vocabulary, held, nodes, start, end)
    )


def _find(vocabulary: Vocabulary, wanted: int | str) -> Token | None:
    """Return the token with this id, name or text."""
    if isinstance(wanted, int):
        return token_with_parts(vocabulary, wanted)
    known = vocabulary.id_of(wanted)
    if known is not None:
        return token_with_parts(vocabulary, known)
    data = text_bytes(wanted)
    same = (token.id for token in vocabulary if data and token.bytes == data)
    return next((token_with_parts(vocabulary, token_id) for token_id in same), None)


def _fit(
    held: _Word, nodes: Sequence[TreeNode], base: Sequence[int]
) -> tuple[tuple[int, ...], int] | None:
    """Return how well the token fits where it fits best, and where; `None` if nowhere.

    Best is where it was made and still stands, then where most of its base symbols stand, then
    where most of its merges were made; the first such place.
    """
    symbols, size = held.symbols, len(base)
    matches: dict[int, int] = {}
    places: dict[int, list[int]] = {}
    for place, symbol in enumerate(symbols):
        places.setdefault(symbol, []).append(place)
    for index, symbol in enumerate(base):
        for place in places.get(symbol, ()):
            matches[place - index] = matches.get(place - index, 0) + 1
    if not matches:
        return None
    most = max(matches.values())
    best: tuple[tuple[int, ...], int] | None = None
    for start in sorted(start for start, count in matches.items() if count == most):
        stands = most == size and held.ends.get(start) == start + size
        made = sum(held.holds(start + n.start, start + n.end, n.token.id) for n in nodes)
        fit = (most, stands, made)
        if best is None or fit > best[0]:
            best = fit, start
    return best


def _step(
    vocabulary: Vocabulary, held: _Word, node: TreeNode, start: int, limit: int | None
) -> ChainStep:
    """Return what became of one merge of the chain of a token that fits at `start`."""
    token = node.token
    assert token.rank is not None
    assert token.left is not None
    assert token.right is not None
    first, middle, end = (start + place for place in node[1:])
    left, right = (token_with_parts(vocabulary, part) for part in (token.left, token.right))
    step = ChainStep(token.rank, left, right, token, first, "applied")
    if held.holds(first, end, token.id):
        return step
    if limit is not None and token.rank > limit:
        return replace(step, status="later")
    there = held.holds(first, middle, left.id), held.holds(middle, end, right.id)
    if any(not here and part.rank for here, part in zip(there, (left, right), strict=True)):
        return replace(step, status="never-reached")
    # What is missing is a base symbol; or nothing is, then a neighbour was quicker.
    for part, at in ((right, middle), (left, first)):
        found = held.covering(at, token.rank)
        if found is None or found[0] != part.id:
            break
    name = None if found is None else _name(vocabulary, found[0])
    taken_by = found[1] or None if found and all(there) else None
    return replace(
        step,
        status="blocked",
        at=at,
        needed=_name(vocabulary, part.id),
        found=name,
        taken_by=taken_by,
    )


def _meeting(
    vocabulary: Vocabulary, held: _Word, nodes: Sequence[TreeNode], start: int, end: int
) -> Meeting | None:
    """Return the first two final tokens that the token would have had to join."""
    for (first, border), (_, last) in pairwise(sorted(held.ends.items())):
        if not start < border < end or first < 0:
            continue
        node = next(node for node in nodes if start + node.middle == border)
        left, right = held.covering(first), held.covering(last - 1)
        if left is not None and right is not None:
            names = _name(vocabulary, left[0]), _name(vocabulary, right[0])
            return Meeting(*names, through=node.token.rank or 0)
    return None


def _name(vocabulary: Vocabulary, token_id: int) -> str:
    if token_id < 0:
        return "an unknown symbol"
    token = vocabulary.token(token_id)
    return f"the marker {token_label(token)}" if token.kind == "marker" else token_label(token)


def _sentence(found: Explanation, name: str, limit: int | None) -> str:
    word = visible(found.word)
    match found.outcome:
        case "token" if found.whole:
            return f"{word} is one token."
        case "token":
            return f"{name} is one of the {len(found.tokens)} tokens of {word}."
        case "absorbed" if found.absorbed_by:
            return f"{name} is made in {word}, but merge {found.absorbed_by:,} takes it in."
        case "absorbed":
            return f"{word} is in the vocabulary as a whole, which goes before all merges."
        case "special":
            return f"{name} is a special token, and no text becomes one."
        case "absent":
            return f"{word} cannot become {name}: nothing of it is in the word."
        case "later":
            step = next(step for step in found.steps if step.status == "later")
            when = f"{_rule(step)} is not among the first {limit:,}"
            return f"{name} is learnt by a later merge: {when}."
    blocked = found.blocked
    assert blocked is not None
    if blocked.found is None:
        finds = "the word ends there" if (blocked.at or 0) > 0 else "the word begins after it"
    elif blocked.taken_by:
        finds = f"merge {blocked.taken_by:,} has made {blocked.found} there before"
    else:
        finds = f"finds {blocked.found}"
    reason = f"{_rule(blocked)} cannot apply: it needs {blocked.needed}, but {finds}"
    meeting = found.never_learnt
    if meeting is None:
        return f"{word} does not become {name}, since {reason}."
    through = next(step for step in found.steps if step.rank == meeting.through)
    return (
        f"{name} is in the vocabulary, but {meeting.left} + {meeting.right} was never learnt: they "
        f"meet only through {_rule(through)}, and {reason}."
    )


def _rule(step: ChainStep) -> str:
    return f"merge {step.rank:,} ({token_label(step.left)} + {token_label(step.right)})"
