"""WordPiece's tokenizer: the longest token that fits, from left to right, or nothing at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from .alphabet import text_bytes
from .config import TrainingConfig
from .encoding import Piece, Span
from .piece_cache import PieceCache
from .pretokenizer import PreTokenizer
from .vocabulary import Token, Vocabulary

__all__ = ["Entry", "PieceJoiner", "PieceTable", "WordPieces", "clean_up", "piece_token"]

# What Hugging Face's `cleanup` replaces, token by token, in this order.
_CLEAN = (
    (" .", "."), (" ?", "?"), (" !", "!"), (" ,", ","), (" ' ", "'"), (" n't", "n't"),
    (" 'm", "'m"), (" do not", " don't"), (" 's", "'s"), (" 've", "'ve"), (" 're", "'re"),
)  # fmt: skip


def piece_token(token_id: int, name: str, prefix: str = "##") -> Token:
    """Return the token of a vocabulary's entry, such as `##ing`, that is no special token.

    Its bytes are those of its text, without the prefix.
    """
    text = name.removeprefix(prefix) or name
    kind = "alphabet" if len(text) == 1 else "merge"
    return Token(token_id, name, text_bytes(text), kind)


class Entry(NamedTuple):
    """A token that can be matched, and the training step that has made it; 0 if none has."""

    token_id: int
    step: int


class PieceTable:
    """The tokens by their text: those that begin a word, and those inside one.

    A name does not always tell which it is: `##a` may be an `a` inside a word or a word that is
    spelled so. Like every WordPiece tokenizer we go by the name alone. Only where a training has
    made both, each is taken where it belongs.
    """

    def __init__(self, vocabulary: Vocabulary, prefix: str) -> None:
        self.prefix = prefix
        self.first: dict[str, Entry] = {}
        self.inside: dict[str, Entry] = {}
        self._spare: dict[tuple[bool, str], Entry] = {}  # where both were made, the one passed over
        self.longest = 0  # in characters, prefix included
        self._vocabulary = vocabulary
        self._known = 0

    def refresh(self) -> None:
        """Take in what the vocabulary has got since."""
        if self._known == len(self._vocabulary):
            return
        self._known = len(self._vocabulary)
        self.first, self.inside, self._spare = {}, {}, {}
        prefix = self.prefix
        fitting: set[tuple[bool, str]] = set()
        for token in self._vocabulary:
            name = token.name
            if token.kind in ("special", "unused") or not name:
                continue
            self.longest = max(self.longest, len(name))
            entry = Entry(token.id, token.rank or 0)
            is_inside = name.startswith(prefix) and token.bytes != text_bytes(name)
            places = [(False, name, self.first)]
            if name.startswith(prefix):
                places.append((True, name[len(prefix) :], self.inside))
            for inside, text, table in places:
                place = inside, text
                if inside == is_inside and place not in fitting:
                    fitting.add(place)
                    if text in table:
                        self._spare[place] = table[text]
                    table[text] = entry
                elif table.setdefault(text, entry) is not entry:
                    self._spare.setdefault(place, entry)
        self.inside.pop("", None)

    def match(self, word: str, start: int, step: int | None) -> tuple[int, int] | None:
        """Return the longest token at `start` of a word and where it ends, `None` if none fits.

        Only tokens of the first `step` steps are there, all if `None`.
        """
        table = self.inside if start else self.first
        get = table.get
        for end in range(min(len(word), start + self.longest), start, -1):
            entry = get(word[start:end])
            if entry is None:
                continue
            if step is None or entry.step <= step:
                return entry.token_id, end
            spare = self._spare.get((start > 0, word[start:end]))
            if spare is not None and spare.step <= step:
                return spare.token_id, end
        return None


class WordPieces:
    """Cuts pre-tokens as BERT's WordPiece does.

    At each place the longest token that fits is taken, with the continuing prefix inside a word. If
    at some place none fits, or the word is longer than `max_word_characters`, the whole word is
    unknown: one unknown token, or `None` where there is none.
    """

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
        self.table = PieceTable(vocabulary, config.continuing_prefix)
        self._vocabulary = vocabulary
        self._pretokenizer = pretokenizer
        self._most = config.max_word_characters
        self._prefix = config.continuing_prefix
        self._unknown = (unknown_id,)
        # The cache for all steps, and that for the last other number of them.
        self._caches: dict[bool, tuple[int, PieceCache]] = {}

    def at(self, step: int | None) -> PieceCache:
        """Return the cache for the tokens of the first `step` merges, all if `None`."""
        known = len(self._vocabulary.rules)
        wanted = known if step is None else min(max(step, 0), known)
        is_all = wanted == known
        found = self._caches.get(is_all)
        if found is None or found[0] != (len(self._vocabulary) if is_all else wanted):
            self.table.refresh()
            limit = None if is_all else self._vocabulary.rules[wanted - 1].rank if wanted else 0
            cache = PieceCache(self._pretokenizer, lambda word: self.cut(word, limit))
            found = self._caches[is_all] = (len(self._vocabulary) if is_all else wanted, cache)
        return found[1]

    def cut(self, word: str, limit: int | None) -> Piece:
        """Return the tokens of a pre-token, with merges up to the rank `limit` only."""
        if len(word) > self._most:
            return self._unknown
        match = self.table.match
        found: list[int] = []
        at = 0
        while at < len(word):
            matched = match(word, at, limit)
            if matched is None:
                return self._unknown
            token_id, at = matched
            found.append(token_id)
        return tuple(found)

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a pre-token stand in it, in characters."""
        if piece == self._unknown:
            return [(0, len(word))]
        found: list[Span] = []
        at = 0
        for token_id in piece:
            assert token_id is not None
            end = at + len(self._vocabulary.token(token_id).name) - len(self._prefix) * (at > 0)
            found.append((at, end))
            at = end
        return found


class PieceJoiner:
    """Turns one id after another into bytes: a space between words, the prefix taken off.

    As Hugging Face's decoder: the first token of all is given by its name, and words that stood
    together, such as a word and its comma, come apart. With `tidy` spaces before punctuation and in
    English contractions are taken out, by its rules (`cleanup`).
    """

    def __init__(
        self, vocabulary: Vocabulary, prefix: str, *, skip_special: bool = False, tidy: bool = False
    ) -> None:
        self._vocabulary = vocabulary
        self._prefix = prefix
        self._skip_special = skip_special
        self._tidy = tidy
        self._is_first = True

    def join(self, ids: Iterable[int | None]) -> bytes:
        """Return the bytes of the next ids."""
        return b"".join(map(self._joined, ids))

    def _joined(self, token_id: int | None) -> bytes:
        name = "\ufffd"
        if token_id is not None:
            token = self._vocabulary.token(token_id)
            if self._skip_special and token.kind == "special":
                return b""
            name = token.name
        if not self._is_first:
            is_inside = token_id is not None and name.startswith(self._prefix)
            name = name[len(self._prefix) :] if is_inside else f" {name}"
        self._is_first = False
        return text_bytes(clean_up(name) if self._tidy else name)


def clean_up(token: str) -> str:
    """Return a token, with the space before it, as it stands in English text.

    >>> clean_up(" ,"), clean_up(" n't"), clean_up(" word")
    (',', "n't", ' word')
    """
    for found, better in _CLEAN:
        token = token.replace(found, better)
    return token
