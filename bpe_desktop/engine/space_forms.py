"""One word with and without a space: how each form is cut, and how rare it is in the corpus.

A space mostly is a part of the token behind it. So a prompt that ends in a space ends in a token
that the corpus hardly ever holds by itself, and what can follow is rare, too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple, Protocol

from .alphabet import START_MARKER
from .encoding import Piece
from .tokenizer import Tokenizer
from .vocabulary import Token, marker_edges

__all__ = [
    "CutForm",
    "SpaceForm",
    "SpaceShares",
    "cut_form",
    "forms_of",
    "holds_space",
    "index_words",
    "per_million",
    "places_of",
    "rarest",
    "shows_spaces",
    "space_shares",
]

_AT_ONCE = 4_000  # words that are looked at before a pause
_CUT_AT_ONCE = 100  # words that are cut before a pause
_LONGEST = 20_000  # characters of a word that is cut; more is no word
_SIGNS = (" ", START_MARKER)  # how a space begins a token


class SpaceForm(NamedTuple):
    """A word in one of its surroundings; `key` names it."""

    key: str
    text: str


class CutForm(NamedTuple):
    """A form as it is cut: its pre-tokens, and the tokens of each."""

    form: SpaceForm
    words: tuple[str, ...]
    pieces: tuple[Piece, ...]

    @property
    def ids(self) -> tuple[int | None, ...]:
        """The tokens of all pre-tokens."""
        return tuple(token for piece in self.pieces for token in piece)


class SpaceShares(NamedTuple):
    """How spaces stand in the corpus.

    `spaced` of all `words` (occurrences of pre-tokens) begin with a space and go on; `bare` begin
    with a letter or number. `lone` tokens are nothing but one space, of `spaces` tokens that begin
    with one.
    """

    words: int
    spaced: int
    bare: int
    lone: int
    spaces: int

    @property
    def spaced_share(self) -> float | None:
        """The share of pre-tokens that bring their space along: `spaced / (spaced + bare)`."""
        total = self.spaced + self.bare
        return self.spaced / total if total else None

    @property
    def lone_share(self) -> float | None:
        """The share of spaces that are a token of their own: `lone / spaces`."""
        return self.lone / self.spaces if self.spaces else None


class _State(Protocol):
    def word(self, word: int, /) -> Sequence[int | None]: ...

    def token_count(self, token_id: int, /) -> int: ...


def forms_of(word: str) -> tuple[SpaceForm, ...]:
    """Return the forms of a word, the plain one first; capitals only if they change it.

    >>> [form.text for form in forms_of("sun")][:4]
    ['sun', ' sun', 'sun ', '  sun']
    """
    found = [
        SpaceForm("plain", word),
        SpaceForm("before", f" {word}"),
        SpaceForm("after", f"{word} "),
        SpaceForm("double", f"  {word}"),
        SpaceForm("no-break", f"\xa0{word}"),
        SpaceForm("tab", f"\t{word}"),
        SpaceForm("line-start", f"\n{word}"),
        SpaceForm("line-end", f"{word}\n"),
    ]
    capital = word[:1].upper() + word[1:]
    if capital != word:
        found += [SpaceForm("capital", capital), SpaceForm("capital-before", f" {capital}")]
    return tuple(found)


def cut_form(tokenizer: Tokenizer, form: SpaceForm, step: int | None = None) -> CutForm:
    """Cut a form; raises `ConfigError` as `Tokenizer.encode` does."""
    pieces = tokenizer.cutter.at(step)
    words = tokenizer.pretokenizer.split(tokenizer.prepare(form.text))
    return CutForm(form, tuple(words), tuple(map(pieces.piece, words)))


def shows_spaces(tokenizer: Tokenizer, cuts: Sequence[CutForm]) -> bool:
    """Tell whether a space before or after a word changes any token.

    `cuts` are those of `forms_of`. Where it changes none, the pre-tokenizer drops spaces, or the
    normalizer trims them.
    """
    by_key = {cut.form.key: cut.words for cut in cuts}
    return any(by_key[key] != by_key["plain"] for key in ("before", "after"))


def per_million(count: int, total: int) -> float | None:
    """Return `count / total * 1,000,000`: how often something stands in a million of its kind.

    >>> per_million(3, 12_000)
    250.0
    """
    return None if total == 0 else count * 1_000_000 / total


def rarest(counts: Iterable[int]) -> int:
    """Return the least of the counts of a form's parts, 0 without parts.

    The corpus is kept as pre-tokens without their order, so this is the most that the form as a
    whole can occur.
    """
    return min(counts, default=0)


def index_words(
    words: Sequence[str], counts: Sequence[int]
) -> Generator[None, None, dict[str, int]]:
    """Return how often each word occurs; yields between portions."""
    found: dict[str, int] = {}
    for start in range(0, len(words), _AT_ONCE):
        some = slice(start, start + _AT_ONCE)
        found.update(zip(words[some], counts[some], strict=True))
        yield
    return found


def places_of(
    piece: Piece, text: str, words: Sequence[str], counts: Sequence[int], state: _State
) -> Generator[None, None, int]:
    """Return how often the tokens of a pre-token stand in a row inside pre-tokens of the corpus.

    `text` is the pre-token, `state` that of the corpus. Every place counts, also those that
    overlap. A single token is counted in the whole corpus, several in `words` only. Words of more
    than 20,000 characters are passed over. Yields between portions.
    """
    if len(piece) == 1:
        token = piece[0]
        return 0 if token is None else state.token_count(token)
    if not piece or None in piece:
        return 0
    holding: list[int] = []
    for start in range(0, len(words), _AT_ONCE):
        some = words[start : start + _AT_ONCE]
        holding += [start + at for at, word in enumerate(some) if text in word]
        yield
    total = 0
    for number, word in enumerate(holding, 1):
        if len(words[word]) <= _LONGEST:
            total += counts[word] * _matches(tuple(state.word(word)), piece)
        if number % _CUT_AT_ONCE == 0:
            yield
    return total


def _matches(ids: Piece, piece: Piece) -> int:
    size = len(piece)
    return sum(ids[at : at + size] == piece for at in range(len(ids) - size + 1))


def holds_space(token: Token) -> bool:
    """Tell whether a token begins with a space, or with the marker ▁ that stands for one."""
    if token.kind == "special":
        return False
    return marker_edges(token)[0] or token.bytes.startswith((b" ", START_MARKER.encode()))


def _is_lone(token: Token) -> bool:
    return token.kind == "marker" or token.bytes in (b" ", START_MARKER.encode())


def space_shares(
    words: Sequence[str],
    counts: Sequence[int],
    tokens: Iterable[Token],
    token_counts: Sequence[int],
) -> Generator[None, None, SpaceShares]:
    """Return how spaces stand in the corpus; yields between portions.

    `token_counts` are by id; tokens that are not in them are not there yet.
    """
    total = spaced = bare = 0
    for start in range(0, len(words), _AT_ONCE):
        some = slice(start, start + _AT_ONCE)
        for word, count in zip(words[some], counts[some], strict=True):
            total += count
            if word.startswith(_SIGNS):
                spaced += count if len(word) > 1 else 0
            elif word[:1].isalnum():
                bare += count
        yield
    lone = spaces = 0
    for number, token in enumerate(tokens, 1):
        if token.id < len(token_counts) and token_counts[token.id] and holds_space(token):
            spaces += token_counts[token.id]
            lone += token_counts[token.id] if _is_lone(token) else 0
        if number % _AT_ONCE == 0:
            yield
    return SpaceShares(total, spaced, bare, lone, spaces)
