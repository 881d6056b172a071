"""WordPiece's encoding, decoding and explaining, judged by Hugging Face's tokenizers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tokenizers
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import decoders, models, normalizers, pre_tokenizers

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, Vocabulary, make_trainer
from bpe_desktop.engine.config import TIE_BREAKS
from bpe_desktop.engine.normalizer import get_normalizer
from bpe_desktop.engine.vocabulary import Token
from bpe_desktop.engine.wordpiece import PieceJoiner, piece_token
from bpe_desktop.errors import ConfigError

from .test_wordpiece_training import CORPORA, ITALIAN

HARD = st.text(alphabet="aaabbcd##é\u0301 \tß.,'!漢字ЖİΣ\u200b\u00a0[UNK]😀", max_size=40)


def tokenizer_of(names: list[str], **fields: object) -> Tokenizer:
    """Return a tokenizer with this vocabulary, as a file would give it."""
    config = TrainingConfig.defaults("wordpiece").with_changes(**fields)
    prefix = config.continuing_prefix
    tokens = [
        Token(at, name, name.encode(), "special")
        if name == config.unk_token
        else piece_token(at, name, prefix)
        for at, name in enumerate(names)
    ]
    return Tokenizer(Vocabulary.from_parts(tokens, ()), config)


def trained(words: dict[str, int], config: TrainingConfig) -> Tokenizer:
    trainer = make_trainer(Corpus.from_counts(words.items()), config)
    steps = list(trainer.steps())
    return Tokenizer(Vocabulary.from_training(trainer.alphabet, steps, config), config)


def library(tokenizer: Tokenizer, merges: int | None = None) -> tokenizers.Tokenizer:
    """Return the real library's tokenizer with the same vocabulary."""
    config = tokenizer.config
    vocabulary: dict[str, int] = {}
    for token in tokenizer.vocabulary:
        if merges is None or (token.rank or 0) <= merges:
            vocabulary.setdefault(token.name, token.id)
    model = models.WordPiece(
        vocabulary,
        unk_token="[UNK]",
        max_input_chars_per_word=config.max_word_characters,
        continuing_subword_prefix=config.continuing_prefix,
    )
    theirs = tokenizers.Tokenizer(model)
    theirs.pre_tokenizer = (
        pre_tokenizers.BertPreTokenizer()
        if config.pretokenizer == "bert"
        else pre_tokenizers.WhitespaceSplit()
    )
    if config.normalizer.startswith("bert"):
        theirs.normalizer = normalizers.BertNormalizer(lowercase=config.normalizer == "bert")
    theirs.decoder = decoders.WordPiece(prefix=config.continuing_prefix, cleanup=False)
    return theirs


@st.composite
def tokenizers_and_texts(draw: st.DrawFn) -> tuple[Tokenizer, str]:
    config = TrainingConfig.defaults("wordpiece").with_changes(
        pretokenizer=draw(st.sampled_from(["bert", "whitespace"])),
        normalizer=draw(st.sampled_from(["none", "bert", "bert-cased"])),
        max_word_characters=draw(st.sampled_from([100, 5])),
        continuing_prefix=draw(st.sampled_from(["##", "@@"])),
        tie_break=draw(st.sampled_from(TIE_BREAKS)),
    )
    words = draw(st.dictionaries(HARD.filter(str.strip), st.integers(1, 5), max_size=8))
    texts = " ".join(words)
    corpus = Corpus.from_text(texts, config)
    counts = {word: 2 * count for word, count in zip(corpus.words, corpus.counts, strict=True)}
    tokenizer = trained(counts, config)
    text = draw(HARD | st.just(texts) | HARD.map(lambda more: texts[3:] + more))
    return tokenizer, text


@settings(deadline=None, max_examples=500)
@given(given_=tokenizers_and_texts(), data=st.data())
def test_equals_the_library(given_, data):
    tokenizer, text = given_
    names = [token.name for token in tokenizer.vocabulary]
    if len({*names}) < len(names) or any(word == "[UNK]" for word in text.split()):
        return  # a vocabulary that no file can hold, or what there is a special token
    merges = data.draw(st.none() | st.integers(0, len(tokenizer.vocabulary.rules)))
    ours = tokenizer.encode(text, merges=merges)
    theirs = library(tokenizer, merges).encode(text)
    assert ours.ids == theirs.ids
    expected = [
        text[start:end] if name == "[UNK]" else name
        for name, (start, end) in zip(theirs.tokens, theirs.offsets, strict=True)
    ]
    if tokenizer.config.normalizer == "none":
        assert ours.tokens == expected
        assert ours.offsets == theirs.offsets
        assert ours.bytes == [text[start:end].encode() for start, end in theirs.offsets]
    assert tokenizer.decode(ours.ids) == library(tokenizer).decode(
        theirs.ids, skip_special_tokens=False
    )


@settings(deadline=None, max_examples=300)
@given(text=st.text(max_size=30) | HARD, name=st.sampled_from(["bert", "bert-cased"]))
def test_the_normalizer_equals_the_library(text, name):
    theirs = normalizers.BertNormalizer(lowercase=name == "bert")
    newer = {0x890, 0x891, 0x8E2, 0x110CD, *range(0x13430, 0x13439)}
    text = "".join(
        char for char in text
        if ord(char) not in newer
        and theirs.normalize_str(char) == get_normalizer(name).apply(char)
    )  # fmt: skip
    normalizer = get_normalizer(name)
    result, offsets = normalizer.apply_with_offsets(text)
    assert result == normalizer.apply(text) == theirs.normalize_str(text)
    assert len(offsets) == len(result) + 1
    assert offsets == sorted(offsets)
    assert offsets[-1] == len(text)


def test_offsets_behind_the_normalizer():
    tokenizer = tokenizer_of(["[UNK]", "cafe", "漢", "ok"], normalizer="bert")
    text = "CAFÉ\x00 漢漢Cafe\u0301 ok"
    encoding = tokenizer.encode(text)
    assert [text[start:end].strip("\x00") for start, end in encoding.offsets] == [
        "CAFÉ", "漢", "漢", "Cafe\u0301", "ok",
    ]  # fmt: skip
    assert encoding.ids == [1, 2, 2, 1, 3]


@settings(deadline=None, max_examples=100)
@given(words=CORPORA, data=st.data())
def test_another_number_of_merges_is_a_smaller_vocabulary(words, data):
    config = TrainingConfig(algorithm="wordpiece", unk_token="[UNK]")
    whole = trained(words, config)
    text = " ".join(words)
    for merges in data.draw(st.lists(st.integers(0, len(whole.vocabulary.rules)), max_size=4)):
        part = trained(words, config.with_changes(merges=merges))
        assert whole.encode(text, merges=merges).ids == part.encode(text).ids


def test_words_that_are_unknown():
    tokenizer = tokenizer_of(["[UNK]", "un", "##want", "##ed", "x", "##x"])
    assert tokenizer.encode("unwanted").tokens == ["un", "##want", "##ed"]
    unknown = tokenizer.encode("unwantedX un")
    assert (unknown.ids, unknown.tokens) == ([0, 1], ["unwantedX", "un"])
    assert unknown.offsets == [(0, 9), (10, 12)]
    assert unknown.unknown == [True, False]
    assert len(tokenizer.encode("x" * 100)) == 100
    assert tokenizer.encode("x" * 101).ids == [0]
    without = tokenizer_of(["un", "##want"], unk_token=None)
    assert without.encode("unwanted un").ids == [None, 0]
    assert without.decode([None, 0, 1]) == "\ufffd unwant"


def test_a_growing_vocabulary():
    config = TrainingConfig.defaults("wordpiece")
    trainer = make_trainer(Corpus.from_counts(ITALIAN), config)
    steps = list(trainer.steps())
    vocabulary = Vocabulary.from_training(trainer.alphabet, (), config)
    tokenizer = Tokenizer(vocabulary, config)
    assert len(tokenizer.encode("basso")) == 5
    for step in steps:
        vocabulary.extend([step])
    assert len(tokenizer.encode("basso")) == 1
    assert len(tokenizer.encode("basso", merges=0)) == 5


def test_what_is_told_of_losses_and_what_it_refuses():
    tokenizer = tokenizer_of(["[UNK]", "a", "##b", ",", "c", "."])
    assert not tokenizer.lossless
    assert "one space" in tokenizer.lossless_note
    assert tokenizer.decode([1, 2, 3, 4, 5]) == "ab , c ."
    tidy = PieceJoiner(tokenizer.vocabulary, "##", tidy=True)
    assert tidy.join([1, 2, 3, 4, 5]) == b"ab, c."
    assert tokenizer.decode([0, 1], skip_special=True) == "a"
    with pytest.raises(ConfigError, match="applies no merge rules"):
        next(tokenizer.trace("ab"))
    with pytest.raises(ConfigError, match="Dropout"):
        tokenizer.encode("ab", dropout=0.1)


@settings(deadline=None)
@given(text=st.text(alphabet="do not 's've're'm n't,.!?ab ", max_size=30))
def test_tidying_equals_the_library(text):
    names = [*dict.fromkeys(text.split())] or ["a"]
    tokenizer = tokenizer_of(names, unk_token=None, pretokenizer="whitespace")
    ids = tokenizer.encode(text).ids
    theirs = decoders.WordPiece(prefix="##", cleanup=True).decode(text.split())
    joined = PieceJoiner(tokenizer.vocabulary, "##", tidy=True).join(ids)
    assert joined.decode() == theirs


# Explaining


def test_the_trail_of_a_word():
    tokenizer = tokenizer_of(["[UNK]", "ban", "##an", "##a", "b"])
    (trail,) = tokenizer.trails("banana")
    assert [(match.start, match.end, match.tried) for match in trail.matches] == [
        (0, 3, ("banana", "banan", "bana", "ban")),
        (3, 5, ("##ana", "##an")),
        (5, 6, ("##a",)),
    ]
    assert trail.failed is None
    (trail,) = tokenizer.trails("banx")
    assert trail.failed is not None
    assert (trail.failed.start, trail.failed.tried) == (3, ("##x",))
    (trail,) = tokenizer.trails("b" * 101)
    assert trail.too_long


@settings(deadline=None, max_examples=200)
@given(words=CORPORA, text=st.text(alphabet="aabbcd# ", max_size=20), data=st.data())
def test_the_trail_and_the_tokens_agree(words, text, data):
    tokenizer = trained(words, TrainingConfig(algorithm="wordpiece", unk_token="[UNK]"))
    merges = data.draw(st.none() | st.integers(0, len(tokenizer.vocabulary.rules)))
    ids = []
    for trail in tokenizer.trails(text, merges=merges):
        if trail.failed is not None:
            ids.append(tokenizer.unknown_id)
        else:
            ids += [match.token.id for match in trail.matches]
    assert ids == tokenizer.encode(text, merges=merges).ids


@pytest.mark.parametrize(
    ("word", "token", "outcome", "said"),
    [
        ("ban", "ban", "token", "one token"),
        ("banana", "##an", "token", "one of the 3 tokens"),
        ("banana", "b", "longer", "ban fits there too and is longer"),
        ("xan", "##na", "absent", "not in the word"),
        ("bana", "##na", "passed", "ban was taken before"),
        ("banx", "ban", "failed", "no token fits at the beginning of ##x"),
        ("nan", "##na", "start", "only inside a word"),
        ("anban", "ban", "inside", "only at the start"),
        ("b" * 101, "b", "too-long", "too many characters"),
        ("ban", "[UNK]", "special", "special token"),
        ("ban", "zzz", "unknown", "not in the vocabulary"),
    ],
)
def test_explanations(word, token, outcome, said):
    tokenizer = tokenizer_of(["[UNK]", "ban", "##an", "##a", "b", "##na", "a", "##n", "n", "##b"])
    found = tokenizer.explain(word, token)
    assert found.outcome == outcome
    assert said in found.sentence
    assert found.tokens == tuple(tokenizer.encode(word).ids)


def test_what_a_later_merge_makes():
    tokenizer = trained(dict(ITALIAN), TrainingConfig(algorithm="wordpiece"))
    found = tokenizer.explain("basso", "basso", merges=1)
    rank = tokenizer.vocabulary.token(tokenizer.vocabulary.id_of("basso")).rank
    assert found.outcome == "later"
    assert f"merge {rank}" in found.sentence
    assert tokenizer.explain("basso", "basso").whole


def test_the_golden_lesson_has_a_golden_word():
    lessons = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_bytes())
    tokenizer = trained(dict(ITALIAN), TrainingConfig(algorithm="wordpiece", merges=1))
    first = lessons[0]["wordpiece_first_step"][0]["pair"]
    assert tokenizer.encode("basso").tokens[0] == "".join(first)
