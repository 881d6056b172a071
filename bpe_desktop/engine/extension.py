"""Tokens added to a tokenizer that is finished: the old ids and rules stay, new ones come behind.

A model that was trained with the tokenizer keeps its embedding rows and only gets new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log
from struct import pack, unpack

from ..errors import ConfigError, UserError
from .alphabet import Alphabet, text_bytes, unit_splitter
from .baseline import count_units, rank_units
from .config import TrainingConfig
from .corpus import Corpus
from .merge import MergeRule
from .tokenizer import Tokenizer
from .trainer import Trainer
from .vocabulary import Token, Vocabulary
from .wordpiece import piece_token

__all__ = [
    "WAYS",
    "Extended",
    "NewToken",
    "add_tokens",
    "begin",
    "go_on",
    "why_not_built",
    "why_not_further",
]

WAYS = ("whole", "built")
_MOST_PARTS = 60  # of a token to be built
_LONGEST = 200  # characters of a token


@dataclass(frozen=True, slots=True)
class NewToken:
    """A token that was added, and why.

    `role`: "asked" for one that a person wanted, "between" for a step on the way to it, "symbol"
    for a character that the alphabet lacked, "trained" for one that a corpus gave. `text` is what
    the person typed, for all but the last.
    """

    token: Token
    role: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Extended:
    """A tokenizer with what was added to it so far, or taken out of it.

    `base_steps` is after how many steps of its cutter it is as before; each token that was trained
    came with one more.
    """

    tokenizer: Tokenizer
    new: tuple[NewToken, ...] = ()
    base_steps: int = 0
    removed: tuple[Token, ...] = ()


def begin(tokenizer: Tokenizer) -> Extended:
    """Return a tokenizer to which nothing has been added."""
    return Extended(tokenizer, (), _steps_of(tokenizer))


def why_not_built(config: TrainingConfig) -> str:
    """Say why no token can be built into the model of a tokenizer; "" if it can be."""
    if config.algorithm == "gage":
        return "A compressor has no tokenizer."
    return ""


def why_not_further(config: TrainingConfig, merges: int) -> str:
    """Say why a tokenizer cannot be trained further with its ids kept; "" if it can be.

    `merges` is how many rules it has.
    """
    if config.algorithm == "unigram":
        return "A unigram model is trained as a whole: all its pieces get new probabilities."
    if config.algorithm == "wordpiece" and not merges:
        return "A WordPiece vocabulary from a file does not tell the merges to go on from."
    return why_not_built(config)


def add_tokens(extended: Extended, texts: Sequence[str], way: str) -> Extended:
    """Add a token for each text; the ids before stay.

    `way`: "whole" for tokens that are found in a text before it is cut into pre-tokens, wherever
    they stand, as Hugging Face's `add_tokens` makes them; "built" for tokens of the model itself.
    BPE builds one by merges, from left to right, from what its word is cut into now: these rules
    come last, so the steps on the way are tokens as well. Of a unigram model a new piece is twice
    as probable as the way in which its word is cut now.

    Raises `UserError` for a text that is a token already, or cannot be one.
    """
    if way not in WAYS:
        raise ConfigError(f"There is no way {way} to add a token.", f"Choose {' or '.join(WAYS)}.")
    for text in texts:
        if not text:
            raise UserError("A token to be added is empty.", "Type its text.")
        if len(text) > _LONGEST:
            raise UserError(
                f"A token to be added has {len(text)} characters.", f"The most is {_LONGEST}."
            )
    if way == "whole":
        return _with_whole(extended, texts)
    algorithm = extended.tokenizer.config.algorithm
    if reason := why_not_built(extended.tokenizer.config):
        raise UserError(reason)
    add = _BUILD[algorithm]
    if algorithm == "bpe":  # of a large vocabulary one copy is enough for all texts
        extended = replace(extended, tokenizer=_copied(extended.tokenizer))
    for text in texts:
        extended = add(extended, text)
    return extended


def go_on(
    extended: Extended, corpus: Corpus, number: int, *, min_frequency: int = 2
) -> Generator[int, None, Extended]:
    """Train a tokenizer further on a corpus for `number` steps; yields how many are done.

    BPE and WordPiece merge what their rules leave of the corpus; words and characters take in the
    most frequent ones that they lack. Fewer come where the corpus has no more that counts
    `min_frequency`. Close the generator to cancel. Raises `UserError` where that cannot be.
    """
    tokenizer = extended.tokenizer
    if reason := why_not_further(tokenizer.config, len(tokenizer.vocabulary.rules)):
        raise UserError(reason, "Add tokens by hand instead.")
    if number < 0:
        raise UserError("The number of new merges is below 0.", "Give a whole number from 0 up.")
    if tokenizer.config.algorithm in ("word", "character"):
        return (yield from _with_units(extended, corpus, number, min_frequency))
    config = tokenizer.config
    settings = config.with_changes(vocab_size=None, merges=number, min_frequency=min_frequency)
    trainer = Trainer(corpus, settings, start=tokenizer.vocabulary)
    steps = trainer.steps()
    made = []
    for step in steps:
        made.append(step)
        yield len(made)
    vocabulary = trainer.vocabulary
    vocabulary.extend(made)
    old = tokenizer.vocabulary.id_limit
    new = [
        NewToken(token, "symbol" if token.rank is None else "trained")
        for token in vocabulary
        if token.id >= old
    ]
    return _grown(extended, vocabulary, new)


def _with_whole(extended: Extended, texts: Sequence[str]) -> Extended:
    tokenizer = extended.tokenizer
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    new: list[NewToken] = []
    given: set[str] = set()
    for text in texts:
        _refuse_known(vocabulary, text, text)
        if text in given:
            raise UserError(f"The token {text!r} is given twice.", "Give it once.")
        token = Token(vocabulary.id_limit + len(new), text, text_bytes(text), "special")
        new.append(NewToken(token, "asked", text))
        given.add(text)
    config = config.with_changes(
        special_tokens=(*config.special_tokens, *texts),
        token_rules=(*config.token_rules, *(f"always:{text}" for text in texts)),
    )
    return _grown(extended, _more(vocabulary, [n.token for n in new]), new, config)


def _copied(tokenizer: Tokenizer) -> Tokenizer:
    return Tokenizer(_more(tokenizer.vocabulary, ()), tokenizer.config)


def _with_merges(extended: Extended, text: str) -> Extended:
    """Build a token by merges, each of which applies wherever its pair is left.

    The vocabulary grows in its place.
    """
    word = _one_word(extended.tokenizer, text)
    new = _lacking_symbols(extended.tokenizer, word, text)
    vocabulary = extended.tokenizer.vocabulary
    if new:
        vocabulary.grow([n.token for n in new], ())
        extended = _grown(extended, vocabulary, new)
    tokenizer = extended.tokenizer
    state = vocabulary.merge_table.merge(tokenizer.symbols(word))
    if new and len(state) == 1:  # what was asked for is a symbol of the alphabet
        return replace(extended, new=(*extended.new[:-1], replace(new[0], role="asked")))
    names = [vocabulary.token(token).name for token in state]
    whole = "".join(names)
    _refuse_known(vocabulary, whole, text)
    if len(state) > _MOST_PARTS:
        raise UserError(
            f"{text!r} is cut into {len(state)} tokens now: too many to build one by hand.",
            f"The most is {_MOST_PARTS}. Add it as a whole token, or train on a corpus.",
        )
    rank = vocabulary.rules[-1].rank if vocabulary.rules else 0
    known = {token.id: token for token in map(vocabulary.token, state)}
    made: list[NewToken] = []
    rules: list[MergeRule] = []
    while len(state) > 1:
        pair = _pair_to_join(state, known, vocabulary, text)
        left, right = known[pair[0]], known[pair[1]]
        rank += 1
        token = Token(
            vocabulary.id_limit + len(made),
            left.name + right.name,
            left.bytes + right.bytes,
            "merge",
            rank,
            left.id,
            right.id,
        )
        known[token.id] = token
        state = _joined(state, pair, token.id)
        rules.append(MergeRule(rank, left.id, right.id, token.id))
        made.append(NewToken(token, "asked" if len(state) == 1 else "between", text))
    vocabulary.grow([n.token for n in made], rules)
    return replace(extended, new=(*extended.new, *made))


def _pair_to_join(
    state: Sequence[int], known: dict[int, Token], vocabulary: Vocabulary, text: str
) -> tuple[int, int]:
    """Return the first pair whose token would be none that is there already.

    Files hold one token for a text: a second one could not be saved.
    """
    for pair in pairwise(state):
        name = known[pair[0]].name + known[pair[1]].name
        if vocabulary.id_of(name) is None:
            return pair
    raise UserError(
        f"{text!r} cannot be built by merges: each step on the way is a token already.",
        "Add it as a whole token.",
    )


def _joined(state: Sequence[int], pair: tuple[int, int], token: int) -> list[int]:
    """Apply one rule from left to right."""
    found: list[int] = []
    at = 0
    while at < len(state):
        if tuple(state[at : at + 2]) == pair:
            found.append(token)
            at += 2
        else:
            found.append(state[at])
            at += 1
    return found


def _lacking_symbols(tokenizer: Tokenizer, word: str, text: str) -> list[NewToken]:
    """Return the symbols of a word that are not in the alphabet, as new tokens."""
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    # A byte of byte fallback never merges.
    apart = {t.id for t in vocabulary if t.kind == "byte"} if config.byte_fallback else set()
    if not any(token < 0 or token in apart for token in tokenizer.symbols(word)):
        return []
    settings = config.with_changes(limit_alphabet=None, coverage=None)
    alphabet = Alphabet.build((word,), settings)
    known = {(token.kind, token.name) for token in vocabulary}
    new: list[NewToken] = []
    for index in dict.fromkeys(alphabet.ids_of(word)):
        symbol = alphabet.symbols[index]
        if index >= 0 and (symbol.kind, symbol.name) not in known:
            number = vocabulary.id_limit + len(new)
            token = Token(number, symbol.name, symbol.bytes, symbol.kind)
            new.append(NewToken(token, "symbol", text))
    return new


def _with_wordpiece(extended: Extended, text: str) -> Extended:
    tokenizer = extended.tokenizer
    prefix = tokenizer.config.continuing_prefix
    inside = text.startswith(prefix) and text != prefix
    word = _one_word(tokenizer, text.removeprefix(prefix) if inside else text)
    most = tokenizer.config.max_word_characters
    if len(word) > most:
        raise UserError(
            f"{text!r} is longer than {most} characters: such words are unknown to this tokenizer.",
            "Add it as a whole token.",
        )
    return _with_one(
        extended, lambda number: piece_token(number, prefix * inside + word, prefix), text
    )


def _with_piece(extended: Extended, text: str) -> Extended:
    tokenizer = extended.tokenizer
    word = _one_word(tokenizer, text)
    ((_, lattice),) = tokenizer.lattices(text)
    # As a model file holds it: 32 bits.
    score: float = unpack("f", pack("f", lattice.best.score + log(2)))[0]
    kind = "alphabet" if len(word) == 1 else "piece"
    data = text_bytes(word)
    if "sp-escape" in tokenizer.config.normalizer:
        data = data.replace("▁".encode(), b" ")
    return _with_one(extended, lambda n: Token(n, word, data, kind, score=score), text)


def _with_unit(extended: Extended, text: str) -> Extended:
    tokenizer = extended.tokenizer
    config = tokenizer.config
    if config.algorithm == "word":
        unit = _one_word(tokenizer, text)
    else:
        units = unit_splitter(config.units)(tokenizer.prepare(text))
        if len(units) != 1:
            raise UserError(
                f"{text!r} is {len(units)} characters, and each token of this tokenizer is one.",
                "Add it as a whole token.",
            )
        unit = units[0]
    return _with_one(extended, lambda n: _unit_token(n, unit, config), text)


_BUILD: dict[str, Callable[[Extended, str], Extended]] = {
    "bpe": _with_merges,
    "wordpiece": _with_wordpiece,
    "unigram": _with_piece,
    "word": _with_unit,
    "character": _with_unit,
}


def _with_units(
    extended: Extended, corpus: Corpus, number: int, min_frequency: int
) -> Generator[int, None, Extended]:
    tokenizer = extended.tokenizer
    config, vocabulary = tokenizer.config, tokenizer.vocabulary
    counts = count_units(corpus.words, corpus.counts, config)
    lacking = {unit: count for unit, count in counts.items() if vocabulary.id_of(unit) is None}
    settings = config.with_changes(min_frequency=min_frequency)
    new: list[NewToken] = []
    for unit in rank_units(lacking, settings)[:number]:
        token = _unit_token(vocabulary.id_limit + len(new), unit, config)
        new.append(NewToken(token, "trained"))
        yield len(new)
    return _grown(extended, _more(vocabulary, [n.token for n in new]), new)


def _unit_token(number: int, unit: str, config: TrainingConfig) -> Token:
    kind = "piece" if config.algorithm == "word" else "alphabet"
    return Token(number, unit, text_bytes(unit), kind)


def _with_one(extended: Extended, make: Callable[[int], Token], text: str) -> Extended:
    vocabulary = extended.tokenizer.vocabulary
    token = make(vocabulary.id_limit)
    _refuse_known(vocabulary, token.name, text)
    return _grown(extended, _more(vocabulary, [token]), [NewToken(token, "asked", text)])


def _one_word(tokenizer: Tokenizer, text: str) -> str:
    """Return a text as the pre-token that it is; `UserError` where it is none or several."""
    words = tokenizer.pretokenizer.split(tokenizer.prepare(text))
    if len(words) == 1:
        return words[0]
    if not words:
        raise UserError(
            f"Nothing is left of {text!r} for the model: it is white space.", "Add a whole token."
        )
    raise UserError(
        f"{text!r} is cut into {len(words)} pre-tokens, and no token of the model crosses them.",
        "Add it as a whole token.",
    )


def _refuse_known(vocabulary: Vocabulary, name: str, text: str) -> None:
    known = vocabulary.id_of(name)
    if known is not None:
        raise UserError(f"{text!r} is a token already, with the id {known}.", "Take another one.")


def _more(
    vocabulary: Vocabulary, tokens: Sequence[Token], rules: Sequence[MergeRule] = ()
) -> Vocabulary:
    """Return a copy with more tokens and rules."""
    return Vocabulary.from_parts([*vocabulary, *tokens], [*vocabulary.rules, *rules])


def _grown(
    extended: Extended,
    vocabulary: Vocabulary,
    new: Sequence[NewToken],
    config: TrainingConfig | None = None,
) -> Extended:
    settings = extended.tokenizer.config if config is None else config
    return Extended(Tokenizer(vocabulary, settings), (*extended.new, *new), extended.base_steps)


def _steps_of(tokenizer: Tokenizer) -> int:
    """Return after how many steps its cutter has all tokens of a tokenizer."""
    if tokenizer.config.algorithm in ("word", "character"):
        kind = "piece" if tokenizer.config.algorithm == "word" else "alphabet"
        return sum(token.kind == kind for token in tokenizer.vocabulary)
    return len(tokenizer.vocabulary.rules)
