"""Training as SentencePiece does it, from lines of text to a tokenizer with its ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from ..errors import ConfigError
from .config import TrainingConfig
from .corpus import Corpus
from .generators import result_of
from .sentencepiece import PieceType, SentencePiece, SentencePieceModel
from .sentencepiece_tokenizer import tokenizer_of
from .tokenizer import Tokenizer
from .trainer import Trainer
from .training import train
from .unigram.seeds import PieceRule
from .unigram.trainer import LONGEST_PIECE, UnigramResult

__all__ = ["sentencepiece_config", "train_sentencepiece"]

_SPECIAL = ("<s>", "</s>")
_UNKNOWN = "<unk>"


def sentencepiece_config(
    *,
    model_type: str = "unigram",
    vocab_size: int = 8000,
    coverage: float = 0.9995,
    normalizer: str = "nmt_nfkc",
    add_dummy_prefix: bool = True,
    remove_extra_whitespaces: bool = True,
    byte_fallback: bool = False,
    split_digits: bool = False,
) -> TrainingConfig:
    """Return the settings of a training as SentencePiece's options of these names and defaults.

    `model_type` is "unigram" or "bpe"; `normalizer` is "nmt_nfkc", "nfkc", "nmt_nfkc_cf",
    "nfkc_cf" or "identity".
    """
    names = [] if normalizer == "identity" else [normalizer]
    names += ["sp-trim"] * remove_extra_whitespaces + ["sp-prefix"] * add_dummy_prefix
    changes = {
        "vocab_size": vocab_size,
        "coverage": coverage,
        "normalizer": "+".join([*names, "sp-escape"]),
        "pretokenizer": "sp-words+digits-1" if split_digits else "sp-words",
        "byte_fallback": byte_fallback,
        "fuse_unknown": True,
        "special_tokens": _SPECIAL,
        "unk_token": _UNKNOWN,
    }
    if model_type == "bpe":
        changes |= {
            "min_frequency": 1,
            "tie_break": "sentencepiece",
            "restriction": "sentencepiece",
        }
    return TrainingConfig.defaults(model_type).with_changes(**changes)


def train_sentencepiece(
    corpus: Corpus, config: TrainingConfig, *, hard_vocab_limit: bool = True
) -> Tokenizer:
    """Train with settings of `sentencepiece_config`; the ids are in SentencePiece's order.

    Special tokens come first, then the bytes of byte fallback; of unigram then the pieces by their
    probabilities; of BPE the merges in their order, and last the characters by their frequency.
    With `hard_vocab_limit` raises `ConfigError` where the corpus gives another size than was asked
    for, and names the size that it gives.
    """
    if config.algorithm == "bpe":
        tokenizer = _train_bpe(corpus, config)
    else:
        tokenizer = _train_unigram(corpus, config)
    size = len(tokenizer.vocabulary)
    if hard_vocab_limit and size != config.vocab_size:
        much = "much" if size < (config.vocab_size or 0) else "little"
        raise ConfigError(
            f"A vocabulary of {config.vocab_size:,} tokens is too {much} for this corpus.",
            f"Ask for {size:,}.",
        )
    return tokenizer


def _train_unigram(corpus: Corpus, config: TrainingConfig) -> Tokenizer:
    result = result_of(train(corpus, config))
    assert isinstance(result, UnigramResult)
    return Tokenizer(result.vocabulary, config)


def _train_bpe(corpus: Corpus, config: TrainingConfig) -> Tokenizer:
    trainer = Trainer(corpus, config)
    base = [*trainer.vocabulary]
    steps = [*trainer.steps()]
    merges = [step.token for step in steps]
    counts: Counter[str] = Counter()
    for word, count in zip(corpus.words, corpus.counts, strict=True):
        for char in word:
            counts[char] += count
    characters = [token.name for token in base if token.kind == "alphabet"]
    characters.sort(key=lambda char: (-counts[char], char))
    pieces = [
        SentencePiece(
            token.name,
            0.0,
            PieceType.UNKNOWN if token.name == config.unk_token else PieceType.CONTROL,
        )
        for token in base
        if token.kind == "special"
    ]
    pieces += [
        SentencePiece(token.name, 0.0, PieceType.BYTE) for token in base if token.kind == "byte"
    ]
    names = [*dict.fromkeys(merges)]  # a text that two pairs make is one piece
    wanted = (config.vocab_size or 0) - len(pieces) - len(characters)
    if len(names) < wanted:
        trainer.vocabulary.extend(steps)
        gone = _pairs_that_were(corpus, Tokenizer(trainer.vocabulary, config), characters)
        names += sorted(gone - {*names}, key=lambda text: (len(text), text))
    names = names[: max(0, wanted)] + characters
    pieces += [SentencePiece(name, -float(number)) for number, name in enumerate(names)]
    model = SentencePieceModel(
        pieces=tuple(pieces), model_type="bpe", byte_fallback=config.byte_fallback
    )
    return Tokenizer(tokenizer_of(model).vocabulary, config)


def _pairs_that_were(corpus: Corpus, tokenizer: Tokenizer, characters: Iterable[str]) -> set[str]:
    """Return the texts of all pairs that stood in a word at some time of a finished training.

    SentencePiece goes on with these when no pair is left, as if they still counted 0 times: the
    shorter ones first, then the smaller.
    """
    vocabulary = tokenizer.vocabulary
    rule = PieceRule(characters)
    found: set[str] = set()

    def note(left: int, right: int) -> None:
        if left >= 0 and right >= 0:
            found.add(vocabulary.token(left).name + vocabulary.token(right).name)

    for word in corpus.words:
        symbols = tokenizer.symbols(word)
        state = dict(enumerate(symbols))  # by the first base symbol; in rising order
        for left, right in pairwise(symbols):
            note(left, right)
        for merge in vocabulary.merge_table.replay(symbols):
            state[merge.at] = merge.result
            del state[merge.second]
            places = [*state]
            index = places.index(merge.at)
            if index:
                note(state[places[index - 1]], merge.result)
            if index + 1 < len(places):
                note(merge.result, state[places[index + 1]])
    return {text for text in found if len(text) <= LONGEST_PIECE and rule.is_piece(text)}
