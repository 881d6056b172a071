"""Cases that train: merges, counts, stops, and what the trained tokenizer makes of words."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.alphabet import END_MARKER
from bpe_desktop.engine.corpus import parse_counts
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer, TrainingResult
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.formats import subword_nmt

from . import adapter_sentencepiece, words
from .adapter_gage import pairs_of
from .case import Case, Expected, NotUnderstood

__all__ = ["corpus_of", "settings_of", "train"]

_UNITS = {"bpe-char": "character", "bpe-byte": "byte", "bpe": "character"}
_STOPS = {
    "corpus has no words": ("no-words",),
    "no pair to merge": ("nothing-left",),
}


class Trained:
    """A finished training and everything that cases ask about it."""

    def __init__(self, corpus: Corpus, config: TrainingConfig, marker: str = END_MARKER) -> None:
        self.corpus = corpus
        self.config = config
        self._marker = marker  # how the case writes the marker
        self.trainer = Trainer(corpus, config)
        self.symbols_before = self.trainer.symbol_total
        steps = self.trainer.steps()
        self.steps = []
        while True:
            try:
                self.steps.append(next(steps))
            except StopIteration as end:
                self.result: TrainingResult = end.value
                break
        vocabulary = Vocabulary.from_training(self.trainer.alphabet, self.steps, config)
        self.tokenizer = Tokenizer(vocabulary, config)

    def spell(self, token: Token | int) -> str:
        """Return a token as cases write it."""
        token = self.tokenizer.vocabulary.token(token) if isinstance(token, int) else token
        if self._marker != END_MARKER and token.name.endswith(END_MARKER):
            return token.name.removesuffix(END_MARKER) + self._marker
        return token.name

    @cached_property
    def merges(self) -> list[list[str]]:
        return [[self.spell(step.left_id), self.spell(step.right_id)] for step in self.steps]

    @property
    def counts(self) -> list[int]:
        return [step.count for step in self.steps]

    @property
    def totals(self) -> list[int]:
        return [self.symbols_before, *(step.symbols for step in self.steps)]

    @property
    def alphabet(self) -> list[str]:
        return [symbol.name for symbol in self.trainer.alphabet.symbols if symbol.kind != "marker"]

    @property
    def segmented(self) -> list[list[int]]:
        """The words of the corpus as token ids."""
        symbols, starts = self.result.segmentation
        return [list(symbols[start:end]) for start, end in pairwise(starts)]

    def encode(self, text: str, merges: int | None = None) -> list[str]:
        """Return the tokens of a text; a symbol that is unknown keeps its text."""
        encoding = self.tokenizer.encode(text, merges=merges)
        known = zip(encoding.ids, encoding.tokens, strict=True)
        return [name if i is None else self.spell(i) for i, name in known]

    def decodes(self, text: str) -> bool:
        return self.tokenizer.decode(self.tokenizer.encode(text).ids) == text


def train(case: Case) -> None:
    """Run a training case: in each of its modes, if it names several."""
    settings, expected = case.settings, case.expected
    fields = settings_of(case)
    ways = words.counting(settings.take("counting", "every adjacent position counts"))
    tie = settings.take("tie", "alphabetical")
    ties = {}
    if tie == "both rules":
        ties = {key: words.tie_break(key) for key in expected.names()}
    least = settings.take("min_count", 1)
    leasts = least if isinstance(least, list) else []
    case.settings.choose("corpus_format", {"word<TAB>count": None}, None)
    if len(ways) > 1:
        for key in expected.names():
            (way,) = words.counting(key)
            changes = {**fields, **_counting(way), "tie_break": words.tie_break(tie)}
            _compare(case, expected.inner(key), changes | {"min_frequency": max(1, least)})
        return
    fields |= _counting(ways[0])
    if ties:
        for key, rule in ties.items():
            changes = fields | {"tie_break": rule, "min_frequency": max(1, least)}
            _each_corpus(case, expected.inner(key), changes)
        return
    fields["tie_break"] = words.tie_break(tie)
    if leasts:
        for count in leasts:
            group = expected.inner(f"min_count {count}")
            _compare(case, group, fields | {"min_frequency": max(1, count)})
        return
    fields["min_frequency"] = max(1, least)
    _compare(case, expected, fields)


def settings_of(case: Case) -> dict[str, Any]:
    """Return the fields of a configuration that the settings give, but for ties and counts."""
    settings = case.settings
    algorithm = [name for name in words.algorithms(settings.take("algorithm")) if name in _UNITS]
    if not algorithm:
        raise NotUnderstood(f"algorithm: {settings.take('algorithm')!r}")
    fields: dict[str, Any] = {
        "units": _UNITS[algorithm[0]],
        "marker": settings.choose("marker", words.MARKERS, "none"),
        "pretokenizer": settings.choose("pre_tokenizer", words.PRE_TOKENIZERS, "whitespace"),
        "special_tokens": tuple(settings.take("special_tokens", ())),
    }
    merges = settings.take("merges", None)
    if isinstance(merges, int):
        fields["merges"] = merges
    elif merges is not None:
        # Such a training stops by the minimum count, which is a setting of its own.
        least = settings.take("min_count", 1)
        if merges not in ("until the minimum count stops it", f"until best count < {least}"):
            raise NotUnderstood(f"setting merges: {merges!r}")
    for name, key in (("vocab_size", "vocab_size"), ("max_token_length", "max_token_length")):
        if name in settings:
            fields[key] = settings.take(name)
            if not isinstance(fields[key], int):
                raise NotUnderstood(f"setting {name}: {fields[key]!r}")
    return fields


def corpus_of(case: Case, fields: dict[str, Any], key: str | None = None) -> Corpus:
    """Return the corpus of a case; `key` names one of several."""
    given = case.input
    config = TrainingConfig(**fields)
    if key is None:
        key = given.first("words", "text", "corpus_lines", "dict_lines", "corpus_file")
    value = given.take(key)
    if key == "dict_lines":
        return Corpus.from_counts(parse_counts(value.split("\n")))
    if key == "text":
        return Corpus.from_text(value, config)
    if key == "corpus_lines":
        return Corpus.from_text("".join(f"{line}\n" for line in value), config)
    if key == "corpus_file":
        return Corpus.from_files([corpus_file(case, value)], config)
    return Corpus.from_counts((word, count) for word, count in value)


def corpus_file(case: Case, name: str) -> Path:
    """Return a file that a case names: beside the cases, or in the project under its last name."""
    data = Path(__file__).parents[1] / "data"
    for path in (Path(case.folder, name), data / Path(name).name):
        if path.is_file():
            return path
    raise NotUnderstood(f"file {name}")


def _counting(way: str) -> dict[str, str]:
    """Return the setting for a way of counting."""
    return {"counting": way}


def _each_corpus(case: Case, expected: Expected, fields: dict[str, Any]) -> None:
    """Compare one group: for each corpus if there are several, else as a whole."""
    several = [key for key in case.input if key.startswith("corpus_") and key in expected]
    for key in several:
        trained = Trained(corpus_of(case, fields, key), TrainingConfig(**fields))
        expected.check(key, trained.merges)
    if not several:
        _compare(case, expected, fields)


def _compare(case: Case, expected: Expected, fields: dict[str, Any]) -> None:
    marker = "<MARKER>" if "<MARKER>" in repr([*map(repr, _values(expected))]) else END_MARKER
    if any(" " in word for word, _ in case.input.take("words", ())):
        fields["pretokenizer"] = "none"
    config = TrainingConfig(**fields)
    trained = Trained(corpus_of(case, fields), config, marker)
    for key, find in _FIGURES.items():
        if key in expected:
            expected.check(key, find(trained))
    if "encode" in expected:
        _encode(case, expected, trained)
    if "initial_symbols" in expected:
        inner = expected.inner("initial_symbols")
        for word in inner.names():
            inner.check(word, trained.encode(word, merges=0))
    if "single_token_after_merge" in expected:
        inner = expected.inner("single_token_after_merge")
        for key in inner.names():
            inner.check(key, _single_after(trained, key))
    if "message_for_user" in expected:
        wanted = expected.take("message_for_user")
        if wanted not in _STOPS:
            raise NotUnderstood(f"expected message_for_user: {wanted!r}")
        found = trained.result.stop
        ok = found.code in _STOPS[wanted] and found.text.endswith(".")
        expected.record("message_for_user", wanted, wanted if ok else found.text)
    if "words" in expected:
        listed = [trained.tokenizer.pretokenizer.split(case.input.take("text"))]
        expected.check("words", listed[0])
    if "warning" in expected:
        expected.check("warning", _warns(trained))
    if "differs_from_alphabetical_at" in expected:
        other = Trained(trained.corpus, config.with_changes(tie_break="lexicographic"))
        pairs = enumerate(zip(trained.merges, other.merges, strict=True), 1)
        at = next((number for number, (ours, theirs) in pairs if ours != theirs), None)
        expected.check("differs_from_alphabetical_at", at)
    if "gage_pairs" in expected:
        expected.check("gage_pairs", pairs_of(case.input.take("text").encode()))
    if config.units == "character" and "bpe-byte" in case.settings.take("algorithm"):
        _same_in_bytes(case, expected, fields)
    if "wordpiece" in words.algorithms(case.settings.take("algorithm")):
        _same_in_wordpiece(case, expected, trained)
    for name in words.algorithms(case.settings.take("algorithm")):
        if name.startswith("sp-"):
            adapter_sentencepiece.same_on(expected, case.input.take("text"), name)


def _same_in_bytes(case: Case, expected: Expected, fields: dict[str, Any]) -> None:
    """Train the same in bytes: no crash, and what is said of an empty corpus holds too."""
    fields = fields | {"units": "byte", "merges": fields.get("merges", 0)}
    trained = Trained(corpus_of(case, fields), TrainingConfig(**fields))
    for word in trained.corpus.words:
        expected.record("decode in bytes", True, trained.decodes(word))
    expected.record("encode of the empty text in bytes", [], trained.encode(""))


def _same_in_wordpiece(case: Case, expected: Expected, plain: Trained) -> None:
    """Train WordPiece on the same words: no crash, and where nothing merges, the same is said."""
    config = TrainingConfig.defaults("wordpiece").with_changes(
        pretokenizer=plain.config.pretokenizer, merges=plain.config.merges, min_frequency=1
    )
    trained = Trained(plain.corpus, config)
    if not plain.steps:
        codes = plain.result.stop.code, trained.result.stop.code
        expected.record("WordPiece says the same", *codes)
    for word in trained.corpus.words:
        expected.record("decode in WordPiece", True, trained.decodes(word))
    expected.record("encode of the empty text in WordPiece", [], trained.encode(""))


def _values(fields: Expected) -> list[Any]:
    return [fields._values[key] for key in fields]


def _encode(case: Case, expected: Expected, trained: Trained) -> None:
    given = case.input.take("encode")
    if isinstance(given, str):
        expected.check("encode", trained.encode(given))
        return
    inner = expected.inner("encode")
    for text in given:
        inner.check(text, trained.encode(text))


def _single_after(trained: Trained, key: str) -> int | None:
    """Return after how many merges a word is one token: `WORD with marker`, `WORD without …`."""
    match = re.fullmatch(r"(.+) (with|without) marker", key)
    if match is None:
        raise NotUnderstood(f"expected single_token_after_merge {key}")
    size = 1 if match[2] == "with" else 2
    for merges in range(len(trained.steps) + 1):
        tokens = trained.encode(match[1], merges)
        if len(tokens) == 1 or (size == 2 and len(tokens) == 2 and tokens[0] == match[1]):
            return merges
    return None


def _warns(trained: Trained) -> bool:
    """Tell whether the training says that no merges were possible, and what would be."""
    stop = trained.result.stop
    smallest = len(trained.trainer.alphabet) + len(trained.config.all_special_tokens)
    return stop.code == "alphabet-too-large" and str(smallest) in stop.text


def _only(trained: Trained, values: list[Any]) -> Any:
    return values[0] if len(values) == 1 else values


def _segmented(trained: Trained) -> list[str]:
    """Return the corpus as subword-nmt writes it: every token but the last of a word with @@."""
    return [
        piece
        for word in trained.corpus.words
        for piece in subword_nmt.segment(trained.tokenizer, word)
    ]


_FIGURES: dict[str, Callable[[Trained], Any]] = {
    "merges": lambda t: t.merges,
    "merges_char_level": lambda t: t.merges,
    "counts": lambda t: t.counts,
    "total_symbols": lambda t: t.totals,
    "n_merges": lambda t: len(t.steps),
    "merge": lambda t: _only(t, t.merges),
    "pair_count": lambda t: _only(t, t.counts),
    "total_before": lambda t: t.totals[0],
    "total_after": lambda t: t.totals[-1],
    "replacements": lambda t: _only(t, [step.replaced for step in t.steps]),
    "alphabet": lambda t: t.alphabet,
    "alphabet_char_level": lambda t: t.alphabet,
    "final_vocab_size": lambda t: len(t.tokenizer.vocabulary),
    "reached_vocab_size": lambda t: len(t.tokenizer.vocabulary),
    "minimum_size": lambda t: len(t.trainer.alphabet) + len(t.config.all_special_tokens),
    "every_word_single_symbol": lambda t: all(len(word) == 1 for word in t.segmented),
    "decode_roundtrip": lambda t: all(map(t.decodes, t.corpus.words)),
    "encode_of_empty_text": lambda t: t.encode(""),
    "codes_file": lambda t: subword_nmt.dump(t.tokenizer).decode(),
    "codes": lambda t: subword_nmt.dump(t.tokenizer).decode(),
    "segmented": _segmented,
    "different_tokens_in_text": lambda t: len({i for word in t.segmented for i in word}),
    "initial_symbols_with_marker": lambda t: sorted(s.name for s in t.trainer.alphabet.symbols),
    "characters": lambda t: sorted({char for word in t.corpus.words for char in word}),
}
