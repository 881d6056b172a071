"""Cases about WordPiece: training by the score, encoding by the longest match, decoding."""

from __future__ import annotations

from typing import Any

import tokenizers

from bpe_desktop.engine import ScoredStep, Tokenizer, TrainingConfig, Vocabulary
from bpe_desktop.engine.vocabulary import Token
from bpe_desktop.engine.wordpiece import PieceJoiner, piece_token

from . import words
from .adapter_training import Trained, corpus_of
from .case import Case, Expected, NotUnderstood

__all__ = ["decode", "encode", "train"]

_FIELDS = ("left", "right", "new", "pair", "freq_left", "freq_right", "score", "score_float")


def train(case: Case) -> None:
    """Compare merges with their scores; each group of expected values names its tie rule."""
    settings, expected = case.settings, case.expected
    case.settings.choose("algorithm", {"wordpiece": None})
    least = settings.take("min_count", 1)
    fields: dict[str, Any] = {
        "algorithm": "wordpiece",
        "min_frequency": max(1, least),
        "continuing_prefix": settings.take("prefix", "##"),
        "pretokenizer": settings.choose("pre_tokenizer", words.PRE_TOKENIZERS, "whitespace"),
    }
    for name in ("merges", "vocab_size", "max_token_length"):
        if name in settings:
            fields[name] = settings.take(name)
    ties = [words.tie_break(tie) for tie in settings.take("tie", "alphabetical").split(" and ")]
    corpus = corpus_of(case, fields)
    for key in expected.names():
        if key in ("alphabetical", "first-seen", "hf", "subword-nmt", "sentencepiece"):
            tie = words.tie_break(key)
            ties = [rule for rule in ties if rule != tie]
            trained = Trained(corpus, TrainingConfig(**fields, tie_break=tie))
            expected.check(key, [_row(step, row) for step, row in _beside(trained, expected, key)])
        elif key == "merges":
            trained = Trained(corpus, TrainingConfig(**fields, tie_break=ties[0]))
            expected.check(key, [_row(step, row) for step, row in _beside(trained, expected, key)])
    rest = [key for key in expected.unread() if key in _SINGLE]
    if rest:
        trained = Trained(corpus, TrainingConfig(**fields, tie_break=ties[0]))
        for key in rest:
            _SINGLE[key](key, trained, expected)


def _beside(trained: Trained, expected: Expected, key: str) -> list[tuple[ScoredStep, Any]]:
    rows = expected.peek(key)
    expected.record(f"number of {key}", len(rows), len(trained.steps))
    return [*zip(trained.steps, rows, strict=False)]


def _row(step: ScoredStep, row: Any) -> Any:
    """Return a step as the case writes it: as a list of names, or as an object."""
    if isinstance(row, list):
        return [step.left, step.right, step.token][: len(row)]
    known = dict(
        zip(
            _FIELDS,
            (
                step.left,
                step.right,
                step.token,
                step.count,
                step.left_count,
                step.right_count,
                str(step.score),
                float(step.score),
            ),
            strict=True,
        )
    ) | {"tied": step.ties}
    if not isinstance(row, dict):
        return known
    if unknown := [name for name in row if name not in known]:
        raise NotUnderstood(f"expected merge with {', '.join(unknown)}")
    return {name: known[name] for name in row}


def _first_of_the_library(key: str, trained: Trained, expected: Expected) -> None:
    """Compare the token that Hugging Face's trainer makes first; it says nothing of its parts."""
    model = tokenizers.models.WordPiece(unk_token="[UNK]")
    tokenizer = tokenizers.Tokenizer(model)
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    trainer = tokenizers.trainers.WordPieceTrainer(
        vocab_size=10_000, min_frequency=0, show_progress=False
    )
    corpus = trained.corpus
    texts = [" ".join([word] * n) for word, n in zip(corpus.words, corpus.counts, strict=True)]
    tokenizer.train_from_iterator(texts, trainer)
    by_id = sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
    made = next(name for name, _ in by_id if len(name.removeprefix("##")) > 1)
    left, right, new = expected.take(key)
    expected.record(key, [left + right.removeprefix("##"), new], [new, made])


_SINGLE = {
    "merge": lambda key, trained, expected: expected.check(
        key, _row(trained.steps[0], expected.peek(key))
    ),
    "tied": lambda key, trained, expected: expected.check(key, trained.steps[0].ties),
    "score_rule_first_merge": lambda key, trained, expected: expected.check(
        key, _row(trained.steps[0], expected.peek(key))
    ),
    "hf_trainer_first_merge": _first_of_the_library,
    "n_merges": lambda key, trained, expected: expected.check(key, len(trained.steps)),
}


def encode(case: Case) -> None:
    """Compare tokens, ids and offsets of texts under a vocabulary."""
    tokenizer, expected = _tokenizer(case), case.expected
    if "text_repeat" in case.input:
        part, times = case.input.take("text_repeat")
        texts, is_single = [part * times], True
    else:
        is_single = "text" in case.input
        texts = [case.input.take("text")] if is_single else case.input.take("texts")
    found: dict[str, dict[str, Any]] = {
        "tokens": {}, "ids": {}, "offsets": {}, "n_tokens": {}, "first_token": {},
    }  # fmt: skip
    for text in texts:
        encoding = tokenizer.encode(text)
        unknown = tokenizer.config.unk_token
        names = [
            unknown if is_unknown else name
            for name, is_unknown in zip(encoding.tokens, encoding.unknown, strict=True)
        ]
        found["tokens"][text] = names
        found["ids"][text] = encoding.ids
        found["offsets"][text] = encoding.offsets
        found["n_tokens"][text] = len(names)
        found["first_token"][text] = names[0] if names else None
        pieces = "".join(text[start:end] for start, end in encoding.offsets)
        if "text_from_offsets_equals_input" in expected:
            expected.check("text_from_offsets_equals_input", pieces == "".join(text.split()))
    for key, values in found.items():
        if key in expected:
            expected.check(key, values[texts[0]] if is_single else values)


def decode(case: Case) -> None:
    """Compare the text of ids, as it is and with spaces before punctuation taken out."""
    tokenizer, expected = _tokenizer(case), case.expected
    ids = case.input.take("ids")
    plain = tokenizer.decode(ids)
    tidy = PieceJoiner(tokenizer.vocabulary, tokenizer.config.continuing_prefix, tidy=True)
    expected.check("decoded", plain)
    expected.check("cleanup off", plain)
    expected.check("cleanup on", tidy.join(ids).decode())
    expected.check("default", "cleanup off")


def _tokenizer(case: Case) -> Tokenizer:
    settings = case.settings
    settings.choose("algorithm", {"wordpiece": None})
    names = case.input.take("vocab")
    if isinstance(names, dict):
        names = sorted(names, key=names.__getitem__)
    unknown = settings.take("unk", "[UNK]")
    prefix = settings.take("prefix", "##")
    config = TrainingConfig(
        algorithm="wordpiece",
        unk_token=unknown if unknown in names else None,
        continuing_prefix=prefix,
        max_word_characters=settings.take("max_input_chars_per_word", 100),
        pretokenizer=settings.choose("pre_tokenizer", words.PRE_TOKENIZERS, "whitespace"),
    )
    tokens = [
        Token(number, name, name.encode(), "special")
        if name == unknown
        else piece_token(number, name, prefix)
        for number, name in enumerate(names)
    ]
    return Tokenizer(Vocabulary.from_parts(tokens, ()), config)
