"""What a training starts from: tokens, their numbers inside the trainer, and words in them."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import ConfigError
from .alphabet import Alphabet, make_speller, with_unknown
from .config import TrainingConfig
from .corpus import Corpus
from .vocabulary import Token, Vocabulary

__all__ = ["Ground", "base_speller"]

_BASE_KINDS = ("alphabet", "byte", "marker")


class Ground:
    """The tokens before the first new merge.

    The trainer numbers tokens from 1 on, 0 is the border between words. First come the tokens that
    never merge: special tokens and the bytes of byte fallback, up to number `fence`. Then all
    others in the order of their ids, and each new merge takes the next number. `outside[number]` is
    the vocabulary id.
    """

    def __init__(
        self, corpus: Corpus, config: TrainingConfig, start: Vocabulary | None = None
    ) -> None:
        self.config = config
        self.alphabet = Alphabet.build(corpus.words, config, corpus.counts)
        if start is None:
            self.vocabulary = Vocabulary.from_training(self.alphabet, (), config)
        else:
            self.vocabulary = _grown(start, self.alphabet, config)
        apart = [token for token in self.vocabulary if self._never_merges(token)]
        merging = [token for token in self.vocabulary if not self._never_merges(token)]
        self.fence = len(apart)
        self.tokens: list[Token | None] = [None, *apart, *merging]
        self.outside = [-1, *(token.id for token in apart), *(token.id for token in merging)]
        self.spell = self._speller(start is not None)

    def _never_merges(self, token: Token) -> bool:
        return token.kind == "special" or (token.kind == "byte" and self.config.units != "byte")

    def _speller(self, merges: bool) -> Callable[[str], list[int]]:
        """Return a function from a word to the numbers of its tokens.

        Equal numbers are the same object, which saves memory and time where there are millions.
        """
        config, vocabulary = self.config, self.vocabulary
        numbers = dict(zip(self.outside, range(len(self.outside)), strict=True))
        base = [(t, numbers[t.id]) for t in vocabulary if t.kind in _BASE_KINDS]
        plain = make_speller(config, base, -1)
        may_lack = config.limits_alphabet or merges
        if not may_lack and not config.byte_fallback:
            return plain
        unknown_id = None if config.unk_token is None else vocabulary.id_of(config.unk_token)
        unknown = None if unknown_id is None else numbers[unknown_id]
        table = vocabulary.merge_table
        outside = self.outside

        def spell(word: str) -> list[int]:
            found = plain(word)
            if -1 in found:
                if unknown is None:
                    raise ConfigError(
                        f"A symbol of the word {word[:30]!r} is not in the alphabet.",
                        "Name an unknown token, or use byte fallback.",
                    )
                found = with_unknown(found, -1, unknown, fuse=config.fuse_unknown)
            if merges:
                found = [numbers[token] for token in table.merge([outside[n] for n in found])]
            return found

        return spell


def base_speller(vocabulary: Vocabulary, config: TrainingConfig) -> Callable[[str], list[int]]:
    """Return a function from a word to its base symbols, as ids of any vocabulary.

    A symbol that the vocabulary lacks is the unknown token.
    """
    base = [(token, token.id) for token in vocabulary if token.kind in _BASE_KINDS]
    plain = make_speller(config, base, -1)
    unknown = None if config.unk_token is None else vocabulary.id_of(config.unk_token)
    if unknown is None:
        return plain

    def spell(word: str) -> list[int]:
        found = plain(word)
        return with_unknown(found, -1, unknown, fuse=config.fuse_unknown) if -1 in found else found

    return spell


def _grown(start: Vocabulary, alphabet: Alphabet, config: TrainingConfig) -> Vocabulary:
    """Return a copy of `start` with the symbols that it lacks, behind its last id."""
    known = {(token.kind, token.name) for token in start}
    lacking = [symbol for symbol in alphabet.symbols if (symbol.kind, symbol.name) not in known]
    specials = [name for name in config.all_special_tokens if ("special", name) not in known]
    if specials:
        raise ConfigError(
            f"The vocabulary to go on from has no special token {specials[0]}.",
            "Special tokens cannot be added later: their ids would not come first.",
        )
    more = [
        Token(start.id_limit + i, symbol.name, symbol.bytes, symbol.kind)
        for i, symbol in enumerate(lacking)
    ]
    return Vocabulary.from_parts([*start, *more], start.rules)
