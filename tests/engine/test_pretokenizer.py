"""Pre-tokenizers against the published patterns and the real libraries."""

from __future__ import annotations

import time

import pytest
import regex
import tiktoken
from hypothesis import given, settings
from hypothesis import strategies as st
from tiktoken_ext import openai_public
from tokenizers import pre_tokenizers

from bpe_desktop.engine import pretokenizer as module
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.normalizer import NORMALIZERS, get_normalizer
from bpe_desktop.engine.pretokenizer import PATTERNS, get_pretokenizer, pattern_budget
from bpe_desktop.engine.special import cut_between
from bpe_desktop.errors import ConfigError

NAMED = [
    "whitespace",
    "whitespace-punctuation",
    "bert",
    "gpt2",
    "cl100k",
    "o200k",
    "metaspace",
    "digits-1",
    "digits-3",
    "none",
    "whitespace+digits-1",
    "digits-3+gpt2",
    "metaspace+digits-1",
]

HARD = [
    "",
    " ",
    "Hello, world!  It's we'll I'M THEY'RE don'T 'tis ''s",
    "one  two   three    \n\n  four \t five\r\n\r\n six  ",
    "1234567 12 3.14 ½ ٣٤٥ ⅻ x2024-07-05 １２３４",
    "foo(bar)[baz] != qux;  // comment\n\treturn x_y;\n",
    "dots... and!?\n\n\nnext line.\r\nCRLF,\rCR/\n/",
    "a\u00a0b\u2003c\u2028d\u2029e\u0085f\u3000g\u200bh\ufeffi",
    "a\x1c\x1db \x1e c\x1f\n",
    "caf\u00e9 cafe\u0301 \u0301x 각 \u1112\u1161\u11ab हिन्दी ไทย",
    "HelloWorld camelCase XMLHttp ÀÉé ǅ ʰʱ ªº 日本語。\n漢字、かな！\n",
    "'ſ I'ſ 'K it's' 's'S'LL l'été l'",
    "🙂🙃 👍🏽 👨\u200d👩\u200d👧 e🙂's\n🙂\n",
    "\x00\x00 a\x00b \udc80\udcff \udc80a",
    '$+<=>^`|~ a$b #!@%&*()_-{}[]:;"\\',
    "   leading and trailing   ",
    "\n\n \n  \n a",
    "“It’s” – he said…  →x ‘re’ll’ ©2024\n—\n\n€5·",
]

_characters = "“’—ab Zé'sS\n\r\t 0٣½.,!/。日カガ각\u0301\u00a0\x1c🙂▁_ß\u2028ŀﬁ\ufe70"
_texts = st.text(st.sampled_from(_characters), max_size=40)


def _split_by(pattern: str, text: str) -> list[str]:
    """Split by the published pattern, where `$` means the very end as in the Rust library."""
    return [match.group() for match in regex.finditer(pattern.replace("$", r"\Z"), text)]


@pytest.fixture(scope="module")
def published() -> dict[str, str]:
    """Return the patterns inside the installed tiktoken, without loading any vocabulary."""
    load = openai_public.load_tiktoken_bpe
    openai_public.load_tiktoken_bpe = lambda *args, **kwargs: {}
    try:
        return {
            "gpt2": openai_public.r50k_pat_str,
            "cl100k": openai_public.cl100k_base()["pat_str"],
            "o200k": openai_public.o200k_base()["pat_str"],
        }
    finally:
        openai_public.load_tiktoken_bpe = load


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("text", HARD)
def test_gpt_patterns_split_as_published(published, name, text):
    expected = _split_by(published[name], text)
    assert _split_by(PATTERNS[name], text) == expected
    assert get_pretokenizer(name).split(text) == expected


@settings(deadline=None, max_examples=300)
@given(text=_texts, name=st.sampled_from(sorted(PATTERNS)))
def test_gpt_patterns_split_any_text_as_published(published, text, name):
    for variant in (text, "".join(filter(str.isascii, text))):
        assert get_pretokenizer(name).split(variant) == _split_by(published[name], variant)


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("text", [text for text in HARD if "\udc80" not in text])
def test_gpt_patterns_split_as_tiktoken_does(published, name, text):
    """With just our pre-tokens for a vocabulary, tiktoken finds each of them whole."""
    pieces = [piece.encode() for piece in get_pretokenizer(name).split(text)]
    tokens = dict.fromkeys([bytes([byte]) for byte in range(256)] + pieces)
    ranks = {token: rank for rank, token in enumerate(tokens)}
    encoding = tiktoken.Encoding(
        name, pat_str=published[name], mergeable_ranks=ranks, special_tokens={}
    )
    assert encoding.decode_tokens_bytes(encoding.encode_ordinary(text)) == pieces


LIBRARY = {
    "gpt2": pre_tokenizers.ByteLevel(add_prefix_space=False),
    "whitespace": pre_tokenizers.WhitespaceSplit(),
    "whitespace-punctuation": pre_tokenizers.Whitespace(),
    "bert": pre_tokenizers.BertPreTokenizer(),
    "digits-1": pre_tokenizers.Digits(individual_digits=True),
    "metaspace": pre_tokenizers.Metaspace(prepend_scheme="never"),
}


@pytest.mark.parametrize("name", LIBRARY)
@pytest.mark.parametrize("text", [text for text in HARD if "\udc80" not in text])
def test_same_spans_as_the_library(name, text):
    theirs = [span for _, span in LIBRARY[name].pre_tokenize_str(text)]
    assert list(get_pretokenizer(name).spans(text)) == theirs


@settings(deadline=None)
@given(text=_texts, name=st.sampled_from(NAMED))
def test_spans_and_split_agree(text, name):
    pretokenizer = get_pretokenizer(name)
    pieces = pretokenizer.split(text)
    assert [text[start:end] for start, end in pretokenizer.spans(text)] == pieces
    assert all(pieces)
    if pretokenizer.keeps_everything:
        assert "".join(pieces) == text


@settings(deadline=None, max_examples=1000)
@given(
    text=_texts,
    name=st.sampled_from(NAMED),
    normalizer=st.sampled_from([name for name in NORMALIZERS if not name.startswith("sp-")]),
)
def test_a_text_may_be_cut_where_the_pretokenizer_says(text, name, normalizer):
    pretokenizer = get_pretokenizer(name)
    # Not the pattern of the pre-tokenizer alone: some normalizers put spaces beside characters.
    places = cut_between(TrainingConfig(pretokenizer=name, normalizer=normalizer))
    if places is None:
        return
    apply = get_normalizer(normalizer).apply
    whole = pretokenizer.split(apply(text))
    for cut in places.finditer(text):
        head, tail = apply(text[: cut.start()]), apply(text[cut.start() :])
        assert pretokenizer.split(head) + pretokenizer.split(tail) == whole


def test_white_space_is_what_unicode_calls_so():
    split = get_pretokenizer("whitespace").split
    assert split("a\x1cb c\u00a0d\u2028e\u200bf") == ["a\x1cb", "c", "d", "e\u200bf"]
    every = [chr(i) for i in range(0x110000)]
    assert [char for char in every if not split(char)] == regex.findall(r"\s", "".join(every))


def test_signs_that_go_with_ascii_are_only_signs():
    every = "".join(map(chr, range(0x80, 0x110000)))
    signs = "".join(char for char in every if module._ASCII_WITH_SIGNS.fullmatch(char))
    assert len(signs) > 1000
    assert not regex.search(r"[\s\p{L}\p{N}\p{M}]", signs)


def test_the_faster_pattern_of_bert_means_the_same():
    bert = get_pretokenizer("bert")
    for char in map(chr, range(0x110000)):
        if module._ASCII_WITH_SIGNS.fullmatch(char):
            text = f"a{char}{char}b {char}"
            assert bert.split(text) == bert._pattern.findall(text)


def test_digits():
    assert get_pretokenizer("digits-1").split("ab12c½") == ["ab", "1", "2", "c", "½"]
    assert get_pretokenizer("digits-3").split("1234567 ab") == ["123", "456", "7", " ab"]


def test_none_keeps_the_text_whole():
    assert get_pretokenizer("none").split("no no\nyes ") == ["no no\nyes "]


def test_combinations():
    assert get_pretokenizer("whitespace+digits-1").split("ab 12c") == ["ab", "1", "2", "c"]
    pretokenizer = get_pretokenizer(r"digits-1+regex:a+|\d")
    assert pretokenizer.split("baa1 2b") == ["aa", "1", "2"]
    assert list(pretokenizer.spans("baa1 2b")) == [(1, 3), (3, 4), (5, 6)]
    assert not pretokenizer.keeps_everything
    assert get_pretokenizer("metaspace+digits-3").keeps_everything


def test_own_pattern():
    assert get_pretokenizer("regex:a+|b").split("aab") == ["aa", "b"]
    assert get_pretokenizer(r"regex:(\w)\w*").split("ab, c") == ["ab", "c"]
    assert get_pretokenizer("regex:b*").split("abba") == ["bb"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "gpt3",
        "+",
        "whitespace+",
        "+gpt2",
        "regex:",
        "regex:(",
        "aregex:b",
        "regex:(?r)a",
        "GPT2",
    ],
)
def test_names_that_cannot_be(name):
    with pytest.raises(ConfigError) as caught:
        get_pretokenizer(name)
    assert caught.value.hint


def test_a_pattern_that_never_ends_is_stopped():
    with pytest.raises(ConfigError, match="too long"):
        get_pretokenizer(r"regex:(a|aa)+$", 0.05).split("a" * 60 + "b")


def test_patterns_share_a_budget():
    slow = get_pretokenizer(r"regex:(a|aa)+$")
    text = "a" * 18 + "b"  # some milliseconds
    chained = get_pretokenizer(r"digits-1+regex:(a|aa)+$")

    def split_often() -> None:
        for _ in range(1000):
            assert slow.split(text) == list(chained.spans("1" + text)) == []

    started = time.perf_counter()
    with pattern_budget(0.1):
        assert get_pretokenizer(r"regex:\w+").split("ab cd") == ["ab", "cd"]
        assert list(get_pretokenizer(r"regex:\w+").spans("ab cd")) == [(0, 2), (3, 5)]
        with pytest.raises(ConfigError, match="too long"):
            split_often()
        with pytest.raises(ConfigError, match="too long"):
            slow.split(text)
    assert time.perf_counter() - started < 2
    assert slow.split(text) == []


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("char", ["a", " ", "^", "1", "\n", "é", "日"])
def test_long_runs_take_linear_time(name, char):
    text = char * 300_000
    pretokenizer = get_pretokenizer(name)
    assert len("".join(pretokenizer.split(text))) in (0, len(text))
