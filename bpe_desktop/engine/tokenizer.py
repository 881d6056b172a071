"""Text to token ids and back."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from os import PathLike
from random import Random
from typing import Literal

from ..errors import ConfigError, UserError
from ..file_hooks import file_hooks
from .alphabet import make_speller, repair_surrogates, with_unknown
from .baseline import BaselineCutter, WordJoiner, explain_unit
from .config import TrainingConfig
from .cutters import make_cutter
from .decoder import Joiner, StreamingDecoder
from .dropout import check_dropout
from .encoding import Encoding, Part, Piece
from .explain import Explanation, explain
from .normalizer import dropped_spaces, get_normalizer
from .piece_cache import PieceCache
from .pieces import Pieces
from .pretokenizer import SECONDS_PER_SPLIT, get_pretokenizer
from .special import SpecialTokens, with_whole_symbols
from .trace import TraceStep, TraceWord, trace
from .unigram.cutter import UnigramCutter
from .unigram.explain import explain_path
from .unigram.lattice import Lattice
from .unigram.ways import Way, best_ways, check_alpha
from .vocabulary import Vocabulary
from .wordpiece import PieceJoiner, WordPieces
from .wordpiece_trail import Trail, explain_piece, trail

__all__ = ["Encoding", "StreamingDecoder", "Tokenizer"]

_PAIR_OR_CHARACTER = re.compile("[\ud800-\udbff][\udc00-\udfff]|.", re.DOTALL)

_Path = str | PathLike[str]
_Draw = Callable[[Sequence[str]], Sequence[Piece]]


class Tokenizer:
    """A vocabulary with the settings that cut text for it.

    Of `config` it uses units, marker, pre-tokenizer, normalizer, unknown token, `byte_fallback`,
    `fuse_unknown` and `ignore_merges`; the argument `fuse_unknown`, if given, goes before that of
    `config`. The rules are applied by rank: lowest first, left to right. `vocabulary` may grow, as
    it does in a training.

    Text may be any string: split surrogate pairs are joined, a stray surrogate counts as U+FFFD,
    and U+DC80..U+DCFF are the raw bytes of a file that was read with `surrogateescape`.

    Encoding raises `ConfigError` where a pre-tokenizer's own pattern takes longer on the text than
    `pattern_seconds`.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        config: TrainingConfig,
        *,
        fuse_unknown: bool | None = None,
        pattern_seconds: float = SECONDS_PER_SPLIT,
    ) -> None:
        if fuse_unknown is not None and fuse_unknown != config.fuse_unknown:
            config = config.with_changes(fuse_unknown=fuse_unknown)
        self.vocabulary = vocabulary
        self.config = config
        self.fuse_unknown = config.fuse_unknown
        self.pretokenizer = get_pretokenizer(config.pretokenizer, pattern_seconds)
        self.normalizer = get_normalizer(config.normalizer)
        self._is_normalizing = config.normalizer != "none"
        base = [token for token in vocabulary if token.kind in ("alphabet", "byte", "marker")]
        self._bytes = sum(token.kind == "byte" for token in base)
        self.symbols = with_whole_symbols(
            make_speller(config, ((token, token.id) for token in base), -1),
            {token.name: token.id for token in vocabulary if token.kind == "user-defined"},
        )
        self._specials = {token.name: token.id for token in vocabulary.special_tokens}
        self._named = SpecialTokens(self._specials, config.token_rules)
        self._always = SpecialTokens(self._specials, config.token_rules, only_always=True)
        self.unknown_id = self._find_unknown(config.unk_token)
        self.cutter = make_cutter(
            vocabulary, self.pretokenizer, self.symbols, config, unknown_id=self.unknown_id
        )

    @classmethod
    def load(cls, path: _Path) -> Tokenizer:
        """Read a tokenizer file of any known format; `FormatError` says what is wrong with it."""
        tokenizer: Tokenizer = file_hooks()[0](path)
        return tokenizer

    def save(self, path: _Path, format_name: str | None = None) -> None:
        """Write a tokenizer file; without the name of a format the path's suffix decides."""
        file_hooks()[1](self, path, format_name)

    def encode(
        self,
        text: str,
        *,
        merges: int | None = None,
        special: Literal["text", "token"] = "text",
        dropout: float = 0.0,
        alpha: float | None = None,
        nbest: int = -1,
        seed: int | None = None,
    ) -> Encoding:
        """Cut `text` into tokens, with the first `merges` rules only if a number is given.

        Names of special tokens in the text are ordinary text, or with `special="token"` the tokens
        themselves: leftmost first, the longest where several fit. `token_rules` of the settings say
        where this is otherwise.

        `dropout` leaves out each possible merge with this probability (BPE-dropout, see
        `merge_with_dropout`), so that the same text is cut in other ways; for BPE only. The same
        `seed` gives the same tokens; without one it is chosen, and told by the encoding.

        `alpha` draws the way to cut the text of a unigram tokenizer, each with a chance in
        proportion to its probability to the power of `alpha` (subword regularization): from the
        `nbest` most probable ones, or below 0 from all.

        Another number of merges than last time costs at most what encoding the text's different
        pre-tokens does.
        """
        pieces = self.cutter.at(merges)
        draw = None
        if dropout or alpha is not None:
            seed = Random().getrandbits(32) if seed is None else seed
            draw = self._drawing(merges, dropout, alpha, nbest, Random(seed))
        else:
            seed = None
        parts = []
        done = 0
        for start, end, token_id in (self._always if special == "text" else self._named).find(text):
            if start > done:
                parts.append(self._part(pieces, text[done:start], done, draw))
            parts.append(Part(start, text[start:end], [token_id], True))
            done = end
        if done < len(text) or not text:
            parts.append(self._part(pieces, text[done:], done, draw))
        return Encoding(self, pieces, parts, seed)

    def trace(self, text: str, *, merges: int | None = None) -> Iterator[TraceStep]:
        """Yield `text` as base symbols, then after each rule that applies to it, in their order.

        For BPE only; for WordPiece, which applies no rules, see `trails`. The last step has the ids
        of `encode(text, merges=merges)`. Each step is a copy of the whole text: this is for texts
        that are looked at.
        """
        cutter = self.cutter
        if not isinstance(cutter, Pieces):
            raise ConfigError(
                f"A tokenizer of the algorithm {self.config.algorithm} applies no merge rules.",
                "Ask it to explain a word.",
            )
        base = self.encode(text, merges=0)
        texts = [name for name, lost in zip(base.tokens, base.unknown, strict=True) if lost]
        limit = self._limit(merges)
        words = [
            TraceWord(self._shown_symbols(word), cutter.whole(word, limit))
            for word in self.pretokenizer.split(self.prepare(text))
        ]
        for rule, positions, state in trace(words, self.vocabulary.merge_table, limit):
            unknown = iter(texts)
            yield TraceStep(
                rule,
                positions,
                tuple(self.unknown_id if token < 0 else token for token in state),
                tuple(
                    next(unknown) if token < 0 else self.vocabulary.token(token).name
                    for token in state
                ),
            )

    def trails(self, text: str, *, merges: int | None = None) -> tuple[Trail, ...]:
        """Return for each pre-token how WordPiece went through it; for other algorithms nothing."""
        if not isinstance(self.cutter, WordPieces):
            return ()
        limit = self._limit(merges)
        words = self.pretokenizer.split(self.prepare(text))
        most = self.config.max_word_characters
        return tuple(trail(self.vocabulary, self.cutter.table, word, limit, most) for word in words)

    def lattices(self, text: str, *, merges: int | None = None) -> list[tuple[str, Lattice]]:
        """Return for each pre-token all ways of a unigram model to cut it.

        The pieces of the lattices are token ids. Raises `UserError` for another algorithm.
        """
        cutter = self.cutter
        if not isinstance(cutter, UnigramCutter):
            raise self._not_unigram()
        words = self.pretokenizer.split(self.prepare(text))
        return [(word, cutter.lattice(word, merges)) for word in words]

    def best_ways(self, text: str, limit: int, *, merges: int | None = None) -> list[Way]:
        """Return the `limit` most probable ways of a unigram model to cut `text`, best first.

        The first has the ids of `encode(text)`. Raises `UserError` for another algorithm.
        """
        lattices = self.lattices(text, merges=merges)
        assert isinstance(self.cutter, UnigramCutter)
        return best_ways(self.cutter, self.vocabulary, lattices, limit)

    def _not_unigram(self) -> UserError:
        return UserError(
            f"A tokenizer of the algorithm {self.config.algorithm} gives its ways to cut a text no "
            "probabilities.",
            "Take a unigram tokenizer. For BPE there is dropout.",
        )

    def explain(self, word: str, token: int | str, *, merges: int | None = None) -> Explanation:
        """Say why `word` became the token, or what stood in the way; see `Explanation`.

        `token` is an id, a name or a text. Raises `UserError` for an id that no token has.
        """
        if isinstance(self.cutter, WordPieces):
            return explain_piece(
                self.vocabulary,
                self.config.continuing_prefix,
                word,
                self.trails(word, merges=merges),
                tuple(self.encode(word, merges=merges).ids),
                token,
                self._limit(merges),
            )
        if isinstance(self.cutter, UnigramCutter):
            return explain_path(
                self.vocabulary,
                word,
                self.lattices(word, merges=merges),
                tuple(self.encode(word, merges=merges).ids),
                token,
                scores=self.cutter.scores(merges),
            )
        if isinstance(self.cutter, BaselineCutter):
            ids = tuple(self.encode(word, merges=merges).ids)
            born = self.cutter.step_of
            return explain_unit(self.vocabulary, self.config, word, ids, token, born, merges)
        return explain(
            self.vocabulary,
            word,
            [self.symbols(piece) for piece in self.pretokenizer.split(self.prepare(word))],
            tuple(self.encode(word, merges=merges).ids),
            token,
            self._limit(merges),
        )

    def decode_bytes(
        self, ids: Iterable[int | None], *, skip_special: bool = False, keep_edge: bool = True
    ) -> bytes:
        """Return the bytes that `ids` stand for, exactly.

        Without `keep_edge` the space is dropped that SentencePiece's normalizers put before a text,
        as `decode` does; where they trim, every space there.

        Where the pre-tokenizer drops white space, an end marker gives a space unless it ends the
        last word, and a start marker one unless it begins the first. Without markers nothing tells
        where a word ended. WordPiece puts a space before every token that is not inside a word.
        `None` gives U+FFFD. Raises `UserError` for an id that no token has.
        """
        return self._joiner(skip_special=skip_special, keep_edge=keep_edge).join(ids)

    def decode(self, ids: Iterable[int | None], *, skip_special: bool = False) -> str:
        """Return the text of `ids`; bytes that are not UTF-8 give U+FFFD. See `decode_bytes`."""
        data = self.decode_bytes(ids, skip_special=skip_special, keep_edge=False)
        return data.decode("utf-8", "replace")

    def streaming_decoder(self, *, skip_special: bool = False) -> StreamingDecoder:
        """Return a decoder for ids that come one by one."""
        return StreamingDecoder(self._joiner(skip_special=skip_special, keep_edge=False))

    @property
    def lossless(self) -> bool:
        """Tell whether `decode(encode(text).ids) == text` for every text without surrogates."""
        return self._loss() is None

    @property
    def lossless_note(self) -> str:
        """One sentence: what decoding gives back, or why not all."""
        return self._loss() or "Decoding gives back every text exactly."

    # For Encoding; `symbols` gives a pre-token's base symbols and marker, -1 for an unknown one

    def prepare(self, text: str) -> str:
        """Return `text` as the pre-tokenizer gets it: surrogates repaired, then normalized."""
        text = repair_surrogates(text)
        return self.normalizer.apply(text) if self._is_normalizing else text

    def prepare_with_offsets(self, text: str) -> tuple[str, Sequence[int] | None]:
        """Return `prepare(text)` and the raw index of each of its characters and of its end.

        `None` instead of the indexes where nothing moved.
        """
        repaired = repair_surrogates(text)
        raw = None if len(repaired) == len(text) else _starts_of_repaired(text)
        if not self._is_normalizing:
            return repaired, raw
        prepared, back = self.normalizer.apply_with_offsets(repaired)
        return prepared, back if raw is None else [raw[index] for index in back]

    def _part(self, pieces: PieceCache, text: str, start: int, draw: _Draw | None) -> Part:
        prepared = self.prepare(text)
        if draw is None:
            return Part(start, text, pieces.cut(prepared), False)
        drawn = draw(self.pretokenizer.split(prepared))
        return Part(start, text, [*chain.from_iterable(drawn)], False, drawn)

    def _drawing(
        self, merges: int | None, dropout: float, alpha: float | None, nbest: int, random: Random
    ) -> _Draw:
        """Return a function that cuts pre-tokens at random."""
        check_dropout(dropout)
        cutter = self.cutter
        if alpha is not None:
            if not isinstance(cutter, UnigramCutter):
                raise self._not_unigram()
            check_alpha(alpha)
            return partial(cutter.draw, step=merges, alpha=alpha, nbest=nbest, random=random)
        if not isinstance(cutter, Pieces):
            raise ConfigError(
                f"Dropout is for BPE, and this tokenizer is of the algorithm "
                f"{self.config.algorithm}.",
                "Leave it out.",
            )
        draw = partial(cutter.draw, step=merges, dropout=dropout, random=random)
        return lambda words: [draw(word) for word in words]

    def _limit(self, merges: int | None) -> int | None:
        """Return the rank of the last of the first `merges` rules."""
        rules = self.vocabulary.rules
        if merges is None or merges >= len(rules):
            return None
        return rules[merges - 1].rank if merges > 0 else 0

    def _shown_symbols(self, word: str) -> list[int]:
        """Return `symbols(word)` with unknown ones joined where encoding joins them."""
        return with_unknown(self.symbols(word), -1, -1, fuse=self.fuse_unknown)

    def _joiner(self, *, skip_special: bool, keep_edge: bool) -> Joiner | PieceJoiner | WordJoiner:
        if self.config.algorithm == "wordpiece":
            prefix = self.config.continuing_prefix
            return PieceJoiner(self.vocabulary, prefix, skip_special=skip_special)
        if self.config.algorithm == "word" and not self.pretokenizer.keeps_everything:
            return WordJoiner(self.vocabulary, skip_special=skip_special)
        return Joiner(
            self.vocabulary,
            spaces=self.config.marker != "none" and not self.pretokenizer.keeps_everything,
            skip_special=skip_special,
            dropped_spaces=0 if keep_edge else dropped_spaces(self.config.normalizer),
        )

    def _find_unknown(self, name: str | None) -> int | None:
        if name is None:
            return None
        return self._specials.get(name, self.vocabulary.id_of(name))

    def _loss(self) -> str | None:
        config = self.config
        if self._is_normalizing:
            return self.normalizer.loss
        if config.algorithm == "wordpiece":
            return (
                "Words come back with one space between them, whatever stood there, and unknown "
                "words do not come back."
            )
        if config.algorithm == "word":
            lost = "Words that are not in the vocabulary do not come back"
            if self.pretokenizer.keeps_everything:
                return f"{lost}."
            return f"{lost}, and white space between words comes back as one space."
        if not self.pretokenizer.keeps_everything:
            if "regex:" in config.pretokenizer:
                return "Text that the pre-tokenizer's pattern does not match is dropped."
            if config.marker != "none":
                return "White space between words comes back as one space."
            return "White space between words is dropped, and nothing marks where a word ends."
        if config.units != "byte" and not config.byte_fallback:
            return "Characters that are not in the alphabet do not come back."
        if self._bytes < (512 if config.marker == "end-attached" else 256):
            return "Bytes that are not in the vocabulary do not come back."
        return None


def _starts_of_repaired(text: str) -> array[int]:
    """Return where each character of the repaired text starts in `text`, and the end."""
    starts = array("Q", [match.start() for match in _PAIR_OR_CHARACTER.finditer(text)])
    starts.append(len(text))
    return starts
