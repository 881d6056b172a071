"""How WordPiece went through a word: what it tried, what it took, and where it failed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .display import visible
from .explain import Explanation
from .vocabulary import Token, Vocabulary
from .wordpiece import PieceTable

__all__ = ["Match", "PieceExplanation", "Trail", "explain_piece", "trail"]


@dataclass(frozen=True, slots=True)
class Match:
    """The search for the longest token at one place of a word.

    `tried` are the names that were looked up, longest first; the last one is that of the token that
    was taken, which covers the characters `start` to `end` of the word. `token` is `None` where no
    token fits, so that the whole word is unknown; then `end` is `start`.
    """

    word: str
    start: int
    end: int
    tried: tuple[str, ...]
    token: Token | None


@dataclass(frozen=True, slots=True)
class Trail:
    """All searches in a word, in order.

    `too_long`: the word has more characters than are looked at, so that nothing was tried.
    """

    word: str
    matches: tuple[Match, ...]
    too_long: bool = False

    @property
    def failed(self) -> Match | None:
        """The search that found nothing, if one did."""
        return next((match for match in self.matches if match.token is None), None)


@dataclass(frozen=True, slots=True)
class PieceExplanation(Explanation):
    """What became of a token in a word under WordPiece.

    `outcome` is
    - "token": the token is one of the tokens of the word (`whole`: the only one);
    - "longer": it fits where another token was looked for, but a longer one fits as well;
    - "passed": it fits, but where it would start is inside a token that was taken before;
    - "failed": the word is unknown as a whole, since no token fits at some place of it;
    - "too-long": the word is unknown as a whole, since it has too many characters;
    - "inside" or "start": its text is in the word, but the token is one for the other place: one
      without the prefix fits at the start of a word only, one with it only behind the start;
    - "later": it is made by a merge that is not among those used;
    - "absent": its text is not in the word;
    - "special": it is a special token, which no text becomes;
    - "unknown": the vocabulary has no such token.

    `tokens` are the ids of the word as it is cut, `trails` those of its pre-tokens. `match` is the
    search that decided, `start` the character of its pre-token where the token would start.
    """

    trails: tuple[Trail, ...] = ()
    match: Match | None = None


def trail(
    vocabulary: Vocabulary, table: PieceTable, word: str, limit: int | None, most: int
) -> Trail:
    """Return how a pre-token was gone through, with merges up to the rank `limit` only.

    `most` is the number of characters that a word may have.
    """
    if len(word) > most:
        return Trail(word, (), too_long=True)
    return Trail(word, tuple(_matches(vocabulary, table, word, limit)))


def _matches(
    vocabulary: Vocabulary, table: PieceTable, word: str, limit: int | None
) -> Iterator[Match]:
    table.refresh()
    at = 0
    while at < len(word):
        found = table.match(word, at, limit)
        prefix = table.prefix if at else ""
        end = found[1] if found else at
        tried = tuple(prefix + word[at:stop] for stop in range(len(word), max(end, at + 1) - 1, -1))
        token = vocabulary.token(found[0]) if found else None
        yield Match(word, at, end, tried, token)
        if not found:
            return
        at = end


def explain_piece(
    vocabulary: Vocabulary,
    prefix: str,
    word: str,
    trails: tuple[Trail, ...],
    tokens: tuple[int | None, ...],
    wanted: int | str,
    limit: int | None,
) -> PieceExplanation:
    """Say what became of the token `wanted` (an id, a name or a text) in a word."""
    token = _find(vocabulary, prefix, wanted)
    if token is None:
        sentence = f"{wanted} is not in the vocabulary, so no word can become it."
        return PieceExplanation(
            word, str(wanted), "unknown", tokens, trails=trails, sentence=sentence
        )
    outcome, search, start = _outcome(token, prefix, trails, tokens, limit)
    found = PieceExplanation(
        word, token.name, outcome, tokens, start=start, trails=trails, match=search
    )
    return replace(found, sentence=_sentence(found, token, limit))


def _find(vocabulary: Vocabulary, prefix: str, wanted: int | str) -> Token | None:
    if isinstance(wanted, int):
        return vocabulary.token(wanted)
    for name in (wanted, prefix + wanted):
        token_id = vocabulary.id_of(name)
        if token_id is not None:
            return vocabulary.token(token_id)
    return None


def _outcome(
    token: Token,
    prefix: str,
    trails: tuple[Trail, ...],
    tokens: tuple[int | None, ...],
    limit: int | None,
) -> tuple[str, Match | None, int | None]:
    """Return the outcome, the search that decided, and where the token would start."""
    if token.kind == "special":
        return "special", None, None
    if token.id in tokens:
        for match in (match for trail in trails for match in trail.matches):
            if match.token is not None and match.token.id == token.id:
                return "token", match, match.start
    is_inside = token.name.startswith(prefix)
    text = token.name.removeprefix(prefix) if is_inside else token.name
    for trail in trails:
        at = trail.word.find(text, 1) if is_inside else 0
        if at < 0 or not trail.word.startswith(text, at):
            continue
        if trail.too_long:
            return "too-long", None, at
        if limit is not None and (token.rank or 0) > limit:
            return "later", None, at
        if trail.failed is not None:
            return "failed", trail.failed, at
        for match in trail.matches:
            if match.start == at:
                return "longer", match, at
            if match.start < at < match.end:
                return "passed", match, at
    if any(text in trail.word for trail in trails):
        return "start" if is_inside else "inside", None, None
    return "absent", None, None


def _sentence(found: PieceExplanation, token: Token, limit: int | None) -> str:
    word, name, search = visible(found.word), visible(token.name), found.match
    taken = visible(search.token.name) if search is not None and search.token is not None else ""
    match found.outcome:
        case "token" if found.whole:
            return f"{word} is one token."
        case "token":
            return f"{name} is one of the {len(found.tokens)} tokens of {word}."
        case "longer":
            return f"{name} fits in {word}, but {taken} fits there too and is longer."
        case "passed":
            return (
                f"{name} fits in {word}, but {taken} was taken before, which goes past the place "
                "where it would start."
            )
        case "failed":
            assert search is not None
            rest = visible(search.tried[0])
            return (
                f"{word} is unknown as a whole: no token fits at the beginning of {rest}, so that "
                f"{name} is not taken either."
            )
        case "too-long":
            return f"{word} is unknown as a whole: it has too many characters."
        case "inside":
            return f"{name} fits only at the start of a word, and in {word} its text stands inside."
        case "start":
            return f"{name} fits only inside a word, and {word} has its text at the start."
        case "later":
            return (
                f"{name} is made by merge {token.rank:,}, which is not among the first {limit:,}."
            )
        case "special":
            return f"{name} is a special token, and no text becomes one."
    return f"{word} cannot become {name}: its text is not in the word."
