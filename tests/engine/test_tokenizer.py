"""Encoding against applying the rules one after the other, decoding, offsets, and the lessons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import regex
import tokenizers
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.alphabet import byte_to_printable
from bpe_desktop.engine.config import MARKERS, UNITS, TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.merge import MergeRule
from bpe_desktop.engine.piece_cache import PieceCache
from bpe_desktop.engine.pretokenizer import get_pretokenizer
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import UserError

from .oracle import graphemes

DATA = Path(__file__).parents[1] / "data"
LESSONS = {
    lesson["id"]: lesson
    for lesson in json.loads((DATA / "seed_lessons.json").read_text(encoding="utf-8"))
}


def _train(pairs, config) -> Vocabulary:
    trainer = Trainer(Corpus.from_counts(pairs), config)
    return Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)


def _lesson(name, **changes) -> Tokenizer:
    lesson = LESSONS[name]
    config = TrainingConfig(
        merges=len(lesson["merges"]),
        tie_break=lesson["tie_break"],
        marker={"</w>": "end", None: "none"}[lesson["marker"]],
        **changes,
    )
    vocabulary = _train([tuple(pair) for pair in lesson["word_counts"]], config)
    names = [token.name for token in vocabulary]
    made = [[names[rule.left], names[rule.right]] for rule in vocabulary.rules]
    assert made == [merge[:2] for merge in lesson["merges"]]
    return Tokenizer(vocabulary, config)


# The lessons


@pytest.mark.parametrize("name", ["italian-five-words", "ation-family", "dog-cat", "svejk"])
def test_lessons_encode(name):
    tokenizer = _lesson(name)
    for word, tokens in LESSONS[name]["encode"].items():
        assert tokenizer.encode(word).tokens == tokens


def test_lesson_of_the_shop():
    tokenizer = _lesson("bulgarian-shop")
    for sentence in LESSONS["bulgarian-shop"]["encode"]:
        encoding = tokenizer.encode(" ".join(sentence["words"]))
        assert encoding.tokens == [token for word in sentence["tokens"] for token in word]
        assert len(encoding) == sentence["count"]


def test_lesson_with_the_first_merges_only():
    lesson = LESSONS["italian-five-words"]
    tokenizer = _lesson("italian-five-words")
    for word, tokens in lesson["encode_with_first_4"].items():
        assert tokenizer.encode(word, merges=4).tokens == tokens
        assert tokenizer.encode(word).tokens == lesson["encode"][word]


def test_lesson_with_a_closed_alphabet():
    tokenizer = _lesson("italian-five-words", unk_token="<UNK>")
    for word, tokens in LESSONS["italian-five-words"]["unknown_with_closed_alphabet"].items():
        encoding = tokenizer.encode(word)
        assert [tokenizer.vocabulary.token(token).name for token in encoding.ids] == tokens
        assert "".join(encoding.tokens) == word  # the text itself is kept
        assert encoding.unknown == [token == "<UNK>" for token in tokens]
        assert tokenizer.decode(encoding.ids) == "".join(tokens)


def test_lesson_of_the_ids():
    tokenizer = _lesson("dog-cat")
    names = [token.name for token in tokenizer.vocabulary]
    assert names == LESSONS["dog-cat"]["vocabulary"]
    assert tokenizer.encode("dog").ids == [25]
    assert tokenizer.vocabulary.id_of("dog</w>") == 25


# Against the definition

_letters = st.text(alphabet="aaabbc▁é🙂<\u0301", max_size=12)
_texts = st.lists(_letters, max_size=4).map(" ".join)


@st.composite
def _trained(draw) -> Tokenizer:
    units = draw(st.sampled_from(UNITS))
    marker = draw(st.sampled_from(MARKERS))
    fields = {}
    if units != "byte":
        fallback = marker != "end-attached" and draw(st.booleans())
        fields["byte_fallback"] = fallback
    unknown = draw(st.sampled_from([None, "<unk>"]))
    if units != "byte" and (unknown or fallback):
        fields["limit_alphabet"] = draw(st.none() | st.integers(1, 4))
    config = TrainingConfig(
        units=units,
        marker=marker,
        pretokenizer=draw(st.sampled_from(["whitespace", "gpt2", "none"])),
        min_frequency=1,
        merges=draw(st.integers(0, 15)),
        unk_token=unknown,
        fuse_unknown=draw(st.booleans()),
        ignore_merges=draw(st.booleans()),
        **fields,
    )
    words = draw(st.dictionaries(_letters.filter(bool), st.integers(1, 5), max_size=6))
    return Tokenizer(_train(words.items(), config), config)


def _apply(rules, symbols):
    """Apply rule after rule, each once from left to right."""
    for rule in rules:
        merged = []
        at = 0
        while at < len(symbols):
            if symbols[at : at + 2] == [rule.left, rule.right]:
                merged.append(rule.result)
                at += 2
            else:
                merged.append(symbols[at])
                at += 1
        symbols = merged
    return symbols


def _naive(tokenizer, text, merges):
    """Return the expected ids and unknowns, by the obvious way."""
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    symbol = {(token.kind, token.name): token.id for token in vocabulary}
    ids = []
    end = "</w>" if config.marker == "end-attached" else ""
    for word in tokenizer.pretokenizer.split(text):
        if config.units == "byte":
            names = [byte_to_printable[byte] for byte in word.encode()]
        else:
            names = graphemes(word) if config.units == "grapheme" else list(word)
        names[-1] += end
        kind = "byte" if config.units == "byte" else "alphabet"
        base = []
        for name in names:
            known = symbol.get((kind, name))
            if known is None and config.byte_fallback:
                base += [symbol["byte", f"<0x{byte:02X}>"] for byte in name.encode()]
            else:
                base.append(known)
        if config.marker == "end":
            base = [*base, symbol["marker", "</w>"]]
        if config.marker == "start":
            base = [symbol["marker", "▁"], *base]
        tokens = _apply(vocabulary.rules[:merges], base)
        if tokenizer.fuse_unknown:
            tokens = [
                t for i, t in enumerate(tokens) if t is not None or tokens[i - 1 : i] != [None]
            ]
        ids += [tokenizer.unknown_id if token is None else token for token in tokens]
    return ids


@settings(max_examples=200, deadline=None)
@given(tokenizer=_trained(), text=_texts, data=st.data())
def test_encode_equals_the_definition(tokenizer, text, data):
    known = len(tokenizer.vocabulary.rules)
    for merges in data.draw(st.lists(st.integers(0, known) | st.none(), min_size=1, max_size=5)):
        encoding = tokenizer.encode(text, merges=merges)
        assert encoding.ids == _naive(tokenizer, text, merges)


@settings(max_examples=150, deadline=None)
@given(tokenizer=_trained(), text=_texts, merges=st.integers(0, 15))
def test_the_columns_fit_together(tokenizer, text, merges):
    encoding = tokenizer.encode(text, merges=merges)
    columns = (encoding.tokens, encoding.bytes, encoding.offsets, encoding.unknown)
    assert {len(column) for column in columns} == {len(encoding)}
    starts, ends = tokenizer.encode(text, merges=merges).bounds  # before the pairs are made
    assert [*zip(starts, ends, strict=True)] == encoding.offsets
    words = tokenizer.pretokenizer.split(text)
    assert b"".join(encoding.bytes) == "".join(words).encode()
    assert [text.encode()[start:end] for start, end in encoding.byte_offsets] == encoding.bytes
    last = 0
    shared = max(map(len, regex.findall(r"\X", text)), default=0)
    for token, name, data, (start, end), unknown in zip(encoding.ids, *columns, strict=True):
        assert 0 <= start <= end <= len(text)
        assert start >= last - shared  # tokens may share one character, or grapheme
        last = end
        if tokenizer.config.units != "byte" and not name.startswith("<0x"):
            assert text[start:end].encode() == data
            if unknown:
                assert name == text[start:end]
        else:
            assert data in text[start:end].encode()
        assert (start == end) == (not data)
        if not unknown:
            assert name == tokenizer.vocabulary.token(token).name


@settings(max_examples=150, deadline=None)
@given(tokenizer=_trained(), text=_texts)
def test_what_is_promised_comes_back(tokenizer, text):
    if tokenizer.lossless:
        assert tokenizer.decode(tokenizer.encode(text).ids) == text


@settings(max_examples=60, deadline=None)
@given(
    part=st.text(alphabet="aab", min_size=1, max_size=4),
    times=st.integers(20, 60),
    tail=st.text(alphabet="abx", max_size=3),
)
@example(part="a", times=47, tail="")
@example(part="a", times=48, tail="")
def test_long_words_take_the_other_way_to_the_same_tokens(part, times, tail):
    config = TrainingConfig(min_frequency=1, merges=12)
    tokenizer = Tokenizer(_train([("aabab" * 12, 2), ("bbaa" * 9, 1)], config), config)
    text = part * times + tail
    assert tokenizer.encode(text).ids == _naive(tokenizer, text, None)
    assert tokenizer.encode(text, merges=5).ids == _naive(tokenizer, text, 5)


def test_a_hundred_thousand_letters_are_one_word():
    config = TrainingConfig(merges=3)
    tokenizer = Tokenizer(_train([("aaaaaaaa", 2)], config), config)
    encoding = tokenizer.encode("a" * 100_003)
    assert len(encoding) == 12_500 + 2
    assert encoding.offsets[-1] == (100_002, 100_003)
    assert tokenizer.decode(encoding.ids) == "a" * 100_003


def test_the_tokenizer_follows_a_growing_vocabulary():
    config = TrainingConfig(min_frequency=1)
    trainer = Trainer(Corpus.from_counts([("abcabd", 2), ("bcd", 1)]), config)
    steps = list(trainer.steps())
    vocabulary = Vocabulary.from_training(trainer.alphabet, (), config)
    tokenizer = Tokenizer(vocabulary, config)
    for known in range(len(steps) + 1):
        for merges in (None, *range(known + 1)):
            assert tokenizer.encode("abcabd bcda", merges=merges).ids == _naive(
                tokenizer, "abcabd bcda", merges
            )
        vocabulary.extend(steps[known : known + 1])


_SPACES = " \t\n\r\x0b\x1c\x1f\x85\xa0\u1680\u2003\u2028\u3000\u200b"


@settings(max_examples=300)
@given(
    text=st.text(alphabet=_SPACES + "aAéЖ漢5½'’!.,/\u0301🙂s", max_size=40),
    pretokenizer=st.sampled_from(["gpt2", "cl100k", "o200k"]),
)
@example(text="a!\n b", pretokenizer="cl100k")
@example(text="a \n\n  b\x1c\u3000 !\r\n\r\n/ c", pretokenizer="o200k")
def test_stretches_between_spaces_are_cut_alike_everywhere(text, pretokenizer):
    """What the cache looks up at once never changes where a pre-token ends."""
    numbers: dict[str, int] = {}
    splitter = get_pretokenizer(pretokenizer)
    cache = PieceCache(splitter, lambda word: (numbers.setdefault(word, len(numbers)),))
    expected = [numbers.setdefault(word, len(numbers)) for word in splitter.split(text)]
    assert cache.cut(text) == expected
    assert cache.cut(text) == expected  # now from memory
    with pytest.MonkeyPatch.context() as patch:  # as a long text does
        patch.setattr("bpe_desktop.engine.piece_cache._MANY", 1)
        cache = PieceCache(splitter, lambda word: (numbers[word],))
        assert cache.cut(text) == expected


_SCRIPTS = "абвбба漢字漢ภาษา🙂é\u0301 a\udc80"


@settings(max_examples=200, deadline=None)
@given(
    words=st.dictionaries(st.text(_SCRIPTS, min_size=1, max_size=8), st.integers(1, 9), max_size=9),
    texts=st.lists(st.text(_SCRIPTS, max_size=12), max_size=6),
    pretokenizer=st.sampled_from(["gpt2", "none"]),
)
@example({" аб": 9, "б": 3, "аа": 2}, ["баб аба", "аб"], "gpt2")
def test_characters_spelled_as_tokens_change_nothing(words, texts, pretokenizer):
    """Merges may cut into characters from either side; the head start must see where."""
    config = TrainingConfig(units="byte", pretokenizer=pretokenizer, min_frequency=1)
    tokenizer = Tokenizer(_train(words.items(), config), config)
    merge = tokenizer.vocabulary.merge_table.merge
    for text in [*words, *texts]:
        split = tokenizer.pretokenizer.split(tokenizer.prepare(text))
        expected = [token for word in split for token in merge(tokenizer.symbols(word))]
        assert tokenizer.encode(text).ids == expected


@settings(max_examples=300, deadline=None)
@given(
    words=st.dictionaries(st.text("aab", min_size=1, max_size=9), st.integers(1, 9), max_size=9),
    text=st.text("aabc", min_size=1, max_size=200),
    limit=st.none() | st.integers(0, 20),
)
def test_long_words_are_merged_as_short_ones(words, text, limit):
    config = TrainingConfig(min_frequency=1, pretokenizer="none")
    tokenizer = Tokenizer(_train(words.items(), config), config)
    table = tokenizer.vocabulary.merge_table
    symbols = tokenizer.symbols(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bpe_desktop.engine.encoder._LONG", 1)
        long = table.merge(symbols, limit)
        patch.setattr("bpe_desktop.engine.encoder._LONG", 1000)
        assert table.merge(symbols, limit) == long


def test_a_full_cache_starts_anew(monkeypatch):
    monkeypatch.setattr("bpe_desktop.engine.piece_cache._MOST_SYMBOLS", 100)
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=2)
    tokenizer = Tokenizer(_train([(" ab", 3)], config), config)
    text = "".join(f" ab{number}" for number in range(200))
    for merges in (None, 1, None):
        encoding = tokenizer.encode(text, merges=merges)
        assert encoding.ids == _naive(tokenizer, text, merges)
        assert len(encoding.offsets) == len(encoding)


# Imported rules


def _imported(ids, rules, *, fuse_unknown=False, **settings) -> Tokenizer:
    """Build a character tokenizer as a file reader would."""
    made = {left + right for left, right in rules}
    config = TrainingConfig(pretokenizer="none", **settings)
    kinds = {name: "merge" if name in made else "alphabet" for name in ids}
    kinds |= dict.fromkeys(config.all_special_tokens, "special")
    vocabulary = Vocabulary.from_parts(
        [Token(token_id, name, name.encode(), kinds[name]) for name, token_id in ids.items()],
        [
            MergeRule(rank, ids[left], ids[right], ids[left + right])
            for rank, (left, right) in enumerate(rules, 1)
        ],
    )
    return Tokenizer(vocabulary, config, fuse_unknown=fuse_unknown)


def test_two_rules_with_one_product():
    """Case open-duplicate-token-01: one id, both rules."""
    names = {"a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4, "abc": 5}
    rules = [("b", "c"), ("a", "b"), ("ab", "c"), ("a", "bc")]
    tokenizer = _imported(names, rules)
    assert tokenizer.encode("abc").tokens == ["abc"]
    assert tokenizer.encode("abcab").tokens == ["abc", "ab"]
    assert tokenizer.encode("bcabc").tokens == ["bc", "abc"]
    assert tokenizer.encode("bcabc", merges=3).tokens == ["bc", "a", "bc"]
    assert tokenizer.encode("bcabc", merges=0).tokens == list("bcabc")


def test_rules_that_need_later_ones():
    """The lowest rank that applies goes first, again after every merge."""
    names = {"a": 0, "b": 1, "c": 2, "ab": 3, "abc": 4}
    tokenizer = _imported(names, [("ab", "c"), ("a", "b")])
    assert tokenizer.encode("abcab").tokens == ["abc", "ab"]
    assert tokenizer.encode("abcab", merges=1).tokens == list("abcab")


@pytest.mark.parametrize(
    ("text", "single", "fused"),
    [
        ("acb", ["a", "<unk>", "b"], ["a", "<unk>", "b"]),
        ("abccab", ["ab", "<unk>", "<unk>", "ab"], ["ab", "<unk>", "ab"]),
        ("ccc", ["<unk>"] * 3, ["<unk>"]),
        ("🙂ab🙂🙂", ["<unk>", "ab", "<unk>", "<unk>"], ["<unk>", "ab", "<unk>"]),
    ],
)
def test_unknown_symbols_are_never_dropped(text, single, fused):
    """Cases open-unknown-symbols-02 and -03."""
    for fuse, expected in ((False, single), (True, fused)):
        settings = {"a": 0, "b": 1, "ab": 2, "<unk>": 3}, [("a", "b")]
        tokenizer = _imported(*settings, fuse_unknown=fuse, unk_token="<unk>")
        encoding = tokenizer.encode(text)
        names = [tokenizer.vocabulary.token(token).name for token in encoding.ids]
        assert names == expected
        assert "".join(encoding.tokens) == text
        assert [text[a:b] for a, b in encoding.offsets] == encoding.tokens
    encoding = _imported({"a": 0, "b": 1, "ab": 2}, [("a", "b")]).encode(text)
    assert encoding.ids == [
        None if name == "<unk>" else {"a": 0, "b": 1, "ab": 2}[name] for name in single
    ]
    assert encoding.unknown == [token is None for token in encoding.ids]


def test_whole_words_go_before_merges():
    """Case open-tokenizer-json-02."""
    names = {"a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4, "abc": 5}
    rules = [("a", "b"), ("b", "c")]
    plain = _imported(names, rules)
    kinds = ["alphabet"] * 3 + ["merge"] * 3
    vocabulary = Vocabulary.from_parts(
        [Token(i, name, name.encode(), kinds[i]) for name, i in names.items()],
        plain.vocabulary.rules,
    )
    for ignore, expected in ((False, ["ab", "c"]), (True, ["abc"])):
        config = TrainingConfig(ignore_merges=ignore)
        tokenizer = Tokenizer(vocabulary, config)
        assert tokenizer.encode("abc").tokens == expected
        assert tokenizer.encode("abc", merges=1).tokens == ["ab", "c"]
        assert tokenizer.encode("abc", merges=0).tokens == ["a", "b", "c"]
        assert tokenizer.encode("abcc bc").tokens == ["ab", "c", "c", "bc"]
        steps = list(tokenizer.trace("abc bc"))
        assert [step.rank for step in steps] == ([0, 0, 2] if ignore else [0, 1, 2])[: len(steps)]
        assert list(steps[-1].tokens) == tokenizer.encode("abc bc").tokens
        assert tokenizer.explain("abc", "abc").whole == ignore


def test_byte_fallback_loses_nothing():
    """Case open-unknown-symbols-01: every byte of an unknown character is a token."""
    config = TrainingConfig(byte_fallback=True, pretokenizer="none", unk_token="<unk>")
    tokenizer = Tokenizer(_train([("low", 5), ("lower", 2)], config), config)
    encoding = tokenizer.encode("lowé🙂l")
    assert encoding.tokens == [
        "low", "<0xC3>", "<0xA9>", "<0xF0>", "<0x9F>", "<0x99>", "<0x82>", "l",
    ]  # fmt: skip
    assert encoding.offsets == [(0, 3), (3, 4), (3, 4), *[(4, 5)] * 4, (5, 6)]
    assert not any(encoding.unknown)
    assert tokenizer.lossless
    assert tokenizer.decode(encoding.ids) == "lowé🙂l"
    assert encoding.ids[1] == 1 + 0xC3  # behind the special token
    typed = tokenizer.encode("<0xC3>")
    assert tokenizer.decode(typed.ids) == "<0xC3>"
    assert tokenizer.encode("\udcff").bytes == [b"\xff"]
    streaming = tokenizer.streaming_decoder()
    assert [streaming.push(token) for token in encoding.ids] == [
        "low", "", "é", "", "", "", "🙂", "l",
    ]  # fmt: skip


def test_a_glued_marker_brings_spaces_back():
    config = TrainingConfig(marker="end-attached", min_frequency=1)
    tokenizer = Tokenizer(_train([("low", 5), ("lower", 2)], config), config)
    encoding = tokenizer.encode("low lower we")
    assert encoding.tokens == ["low</w>", "lower</w>", "w", "e"]
    assert encoding.unknown == [False, False, False, True]
    assert tokenizer.decode(encoding.ids[:2]) == "low lower"
    assert encoding.offsets == [(0, 3), (4, 9), (10, 11), (11, 12)]


def test_ids_with_holes_are_kept():
    tokenizer = _imported({"a": 0, "b": 1, "ab": 5}, [("a", "b")])
    assert tokenizer.encode("aba").ids == [5, 0]
    assert tokenizer.decode([5, 0]) == "aba"
    with pytest.raises(UserError, match="no token with the id 3"):
        tokenizer.decode([3])


# Special tokens

_MASKED = {"<unk>": 0, "a": 1, "b": 2, "<": 3, ">": 4, "m": 5, "s": 6, "k": 7, " ": 8, "1": 9}


@pytest.mark.parametrize("order", [["<mask>", "<ma", "<mask>1"], ["<mask>1", "<ma", "<mask>"]])
def test_special_tokens_leftmost_then_longest(order):
    """Case open-special-tokens-03."""
    names = _MASKED | {name: 20 + i for i, name in enumerate(order)}
    tokenizer = _imported(names, [], unk_token="<unk>", special_tokens=tuple(order))
    expected = {
        "a<mask>1b": ["a", "<mask>1", "b"],
        "<ma<mask>": ["<ma", "<mask>"],
        "<mask": ["<ma", "s", "k"],
    }
    for text, tokens in expected.items():
        assert tokenizer.encode(text, special="token").tokens == tokens
        assert tokenizer.encode(text).tokens == list(text)  # ordinary text unless asked


def test_special_tokens_keep_their_neighbours_apart():
    """Case open-special-tokens-04."""
    tokenizer = _imported(_MASKED | {"<m>": 12}, [], unk_token="<unk>", special_tokens=("<m>",))
    encoding = tokenizer.encode("a <m> b", special="token")
    assert encoding.tokens == ["a", " ", "<m>", " ", "b"]
    assert encoding.ids == [1, 8, 12, 8, 2]
    assert encoding.offsets == [(0, 1), (1, 2), (2, 5), (5, 6), (6, 7)]
    assert encoding.bytes == [b"a", b" ", b"<m>", b" ", b"b"]
    assert tokenizer.decode(encoding.ids) == "a <m> b"
    assert tokenizer.decode(encoding.ids, skip_special=True) == "a  b"


def test_the_unknown_token_typed_as_a_special_token_is_not_unknown():
    tokenizer = _imported({"<unk>": 0, "a": 1}, [], unk_token="<unk>")
    encoding = tokenizer.encode("a<unk>x", special="token")
    assert encoding.ids == [1, 0, 0]
    assert encoding.unknown == [False, False, True]
    assert encoding.tokens == ["a", "<unk>", "x"]
    assert tokenizer.encode("", special="token").ids == []


# Offsets


def test_tokens_that_share_a_character_share_its_span():
    """Case open-offsets-01, with one byte merge: a space and the first byte of the arrow."""
    config = TrainingConfig(units="byte", pretokenizer="gpt2", min_frequency=1, merges=1)
    tokenizer = Tokenizer(_train([(" \udce2", 5)], config), config)
    encoding = tokenizer.encode("i ⭢ j")
    assert encoding.tokens == ["i", "Ġâ", byte_to_printable[0xAD], "¢", "Ġ", "j"]
    assert encoding.offsets == [(0, 1), (1, 3), (2, 3), (2, 3), (3, 4), (4, 5)]
    assert encoding.byte_offsets == [(0, 1), (1, 3), (3, 4), (4, 5), (5, 6), (6, 7)]


def test_offsets_point_into_the_raw_text():
    config = TrainingConfig(normalizer="nfkc+lowercase")
    tokenizer = Tokenizer(_train([("filo", 1), ("12", 1), ("é", 1)], config), config)
    encoding = tokenizer.encode("ﬁLo １２ e\u0301")
    assert encoding.tokens == ["f", "i", "l", "o", "1", "2", "é"]
    assert encoding.offsets == [(0, 1), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 9)]
    assert encoding.byte_offsets[0] == (0, 3)
    assert encoding.byte_offsets[-1] == (13, 16)


def test_a_character_that_comes_apart_lends_its_span_to_both_halves():
    config = TrainingConfig(normalizer="nfd", marker="end")
    tokenizer = Tokenizer(_train([("e\u0301", 1)], config), config)
    encoding = tokenizer.encode("é é")
    assert encoding.tokens == ["e", "\u0301", "</w>"] * 2
    assert encoding.offsets == [(0, 1), (0, 1), (1, 1), (2, 3), (2, 3), (3, 3)]


def test_a_start_marker_stands_before_its_word():
    config = TrainingConfig(marker="start")
    tokenizer = Tokenizer(_train([("ab", 1)], config), config)
    assert tokenizer.encode("ab  ab").offsets == [(0, 0), (0, 1), (1, 2), (4, 4), (4, 5), (5, 6)]


# Surrogates

_BYTES = TrainingConfig(units="byte", pretokenizer="gpt2", merges=0)


@pytest.fixture
def byte_tokenizer() -> Tokenizer:
    return Tokenizer(_train([], _BYTES), _BYTES)


def test_split_pairs_are_joined_and_stray_surrogates_replaced(byte_tokenizer):
    encoding = byte_tokenizer.encode("a\ud83d\udc4d\ud83db")
    assert byte_tokenizer.decode(encoding.ids) == "a👍\ufffdb"
    assert encoding.offsets == [(0, 1), *[(1, 3)] * 4, *[(3, 4)] * 3, (4, 5)]


def test_undecodable_bytes_come_back(byte_tokenizer):
    data = b"caf\xe9 \xc0\xaf \xed\xa0\x80 \xf4\x90\x80\x80"
    ids = byte_tokenizer.encode(data.decode("utf-8", "surrogateescape")).ids
    assert byte_tokenizer.decode_bytes(ids) == data
    assert byte_tokenizer.decode(ids) == data.decode("utf-8", "replace")


@settings(max_examples=300)
@given(text=st.text(st.characters(exclude_categories=())))
def test_any_string_can_be_encoded(text):
    for units in UNITS:
        config = TrainingConfig(units=units, pretokenizer="cl100k", normalizer="nfc", merges=0)
        tokenizer = Tokenizer(_train([], config), config)
        encoding = tokenizer.encode(text)
        assert len(encoding.offsets) == len(encoding.tokens) == len(encoding.bytes)
        tokenizer.decode(encoding.ids)


# Decoding


@settings(max_examples=200)
@given(
    text=st.text(), pretokenizer=st.sampled_from(["gpt2", "cl100k", "o200k", "metaspace", "none"])
)
@example(text="▁low </w> \n\r\n\x00\x1c \u2028", pretokenizer="gpt2")
def test_byte_units_are_lossless(text, pretokenizer):
    config = _BYTES.with_changes(pretokenizer=pretokenizer)
    tokenizer = Tokenizer(_train([("ab", 3)], config), config)
    assert tokenizer.lossless
    assert tokenizer.decode(tokenizer.encode(text).ids) == text


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"normalizer": "nfkc"}, "normalizer nfkc"),
        ({"pretokenizer": "whitespace"}, "nothing marks where a word ends"),
        ({"pretokenizer": "whitespace", "marker": "end"}, "comes back as one space"),
        ({"pretokenizer": r"digits-1+regex:\w+"}, "does not match"),
        ({"units": "character"}, "not in the alphabet"),
        ({}, "every text exactly"),
        ({"marker": "start"}, "every text exactly"),
    ],
)
def test_a_tokenizer_says_what_it_loses(changes, why):
    config = _BYTES.with_changes(**changes)
    tokenizer = Tokenizer(_train([("ab", 2)], config), config)
    assert why in tokenizer.lossless_note
    assert tokenizer.lossless == ("exactly" in why)


def test_markers_become_spaces_between_words_only():
    for marker in ("end", "start"):
        config = TrainingConfig(marker=marker, min_frequency=1)
        tokenizer = Tokenizer(
            _train([("low", 5), ("lower", 2), ("</w>", 1), ("▁", 1)], config), config
        )
        for merges in (0, 3, None):
            ids = tokenizer.encode("  low lower\n</w> ▁ ", merges=merges).ids
            assert tokenizer.decode(ids) == "low lower </w> ▁"


def test_markers_are_no_spaces_where_the_text_keeps_its_own():
    config = TrainingConfig(marker="end", pretokenizer="gpt2", merges=2)
    tokenizer = Tokenizer(_train([("low", 5), (" low", 2)], config), config)
    assert tokenizer.decode(tokenizer.encode("low  low").ids) == "low  low"


def test_no_id_decodes_to_a_replacement_character():
    tokenizer = _imported({"a": 0}, [])
    assert tokenizer.decode(tokenizer.encode("axa").ids) == "a\ufffda"


# Streaming


def _bytes_tokenizer(*chunks: bytes) -> Tokenizer:
    tokens = [Token(i, f"t{i}", chunk, "merge") for i, chunk in enumerate(chunks)]
    return Tokenizer(Vocabulary.from_parts(tokens, []), _BYTES)


@pytest.mark.parametrize(
    ("chunks", "shown", "flushed"),
    [
        ([b"hi", b" \xf0\x9f\x98", b"\x8a", b"!"], ["hi", " ", "😊", "!"], ""),
        ([b"\xf0\x9f", b"\x92"], ["", ""], "\ufffd"),
        ([b"\xf0\x9f\x98a"], ["\ufffda"], ""),
        ([b"\xd7", b"\x9d\xd7", b"\x9c"], ["", "ם", "ל"], ""),
    ],
)
def test_streaming_holds_back_unfinished_characters(chunks, shown, flushed):
    """Cases open-streaming-decode-01 to -04."""
    decoder = _bytes_tokenizer(*chunks).streaming_decoder()
    assert [decoder.push(i) for i in range(len(chunks))] == shown
    assert decoder.flush() == flushed


@settings(max_examples=200, deadline=None)
@given(tokenizer=_trained(), text=_texts, data=st.data())
def test_streaming_equals_decoding_at_once(tokenizer, text, data):
    ids = tokenizer.encode(text).ids
    decoder = tokenizer.streaming_decoder()
    shown = []
    done = 0
    while done < len(ids):
        size = data.draw(st.integers(1, 3))
        shown.append(decoder.push(ids[done : done + size]))
        done += size
    shown.append(decoder.flush())
    assert "".join(shown) == tokenizer.decode(ids)
    if tokenizer.config.units == "byte":
        assert "\ufffd" not in "".join(shown)


# Files, and the judge


def test_saving_and_loading(tmp_path):
    tokenizer = _lesson("svejk")
    path = tmp_path / "svejk.bpe"
    tokenizer.save(path)
    loaded = Tokenizer.load(path)
    assert loaded.config == tokenizer.config
    assert loaded.encode("švejkologie").ids == tokenizer.encode("švejkologie").ids


@pytest.mark.parametrize("corpus", ["mini_bg_cs", "mini_en_it", "mini_ja_mix"])
def test_ids_and_offsets_are_those_of_hugging_face(corpus):
    text = (DATA / f"{corpus}.txt").read_text(encoding="utf-8")
    config = TrainingConfig(units="byte", pretokenizer="gpt2", tie_break="lowest-ids", merges=400)
    trainer = Trainer(Corpus.from_text(text, config), config)
    vocabulary = Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)
    tokenizer = Tokenizer(vocabulary, config)
    names = {token.name: token.id for token in vocabulary}
    rules = [
        (vocabulary.token(r.left).name, vocabulary.token(r.right).name) for r in vocabulary.rules
    ]
    for merges in (0, 1, 57, 400):
        model = tokenizers.models.BPE(vocab=names, merges=rules[:merges])
        theirs = tokenizers.Tokenizer(model)
        theirs.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
        theirs.decoder = tokenizers.decoders.ByteLevel()
        for sample in (text, text[::-1], "i ⭢ j 👩‍💻\r\n\x00", "e\u0301" * 40):
            expected = theirs.encode(sample)
            encoding = tokenizer.encode(sample, merges=merges)
            assert encoding.ids == expected.ids
            assert encoding.tokens == expected.tokens
            assert encoding.offsets == expected.offsets
            assert tokenizer.decode(encoding.ids) == sample
