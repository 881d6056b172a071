"""Tokens of an edited text are those of the text encoded anew, however it is edited."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.models import live_text
from bpe_desktop.models.live_text import LiveText

from ..edited_texts import NORMALIZERS, PRETOKENIZERS, SAMPLE
from ..edited_texts import tokenizer as make_tokenizer

_LETTERS = "atheč1,'. \n\t\r\u3000\x85é\u0301\u0323ß漢。И🙂한\u1161\u11abﬁ\u00ad😀!"
_RULES = ["always", "left", "right", "word", "always+left", "always+right"]
_TEXTS = st.text(_LETTERS, max_size=60) | st.lists(
    st.sampled_from([*_LETTERS, " ", "  ", "<m>", "<", "m>", "the cat", "▁"]), max_size=30
).map("".join)
_EDITS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 30), _TEXTS), max_size=8)


def _kept_facts(live: LiveText, count: int) -> list[tuple[object, ...]]:
    return [(live.ids[i], live.starts[i], live.ends[i], live.unknown_name(i)) for i in range(count)]


def _facts(live: LiveText) -> dict[str, object]:
    numbers = range(len(live.ids))
    return {
        "text": live.text,
        "ids": [*live.ids],
        "starts": [live.starts[number] for number in numbers],
        "ends": [*live.ends],
        "sizes": live.sizes[0 : len(live.sizes)] == live.sizes[:] and [*live.sizes[:]],
        "bytes": live.bytes,
        "unknown": [live.unknown_name(number) for number in numbers],
        "names": [*live.unknown_names],
    }


@settings(max_examples=400, deadline=None)
@given(
    text=_TEXTS | st.just(SAMPLE),
    edits=_EDITS,
    pretokenizer=st.sampled_from(PRETOKENIZERS),
    normalizer=st.sampled_from(NORMALIZERS),
    units=st.sampled_from(["byte", "character"]),
    marker=st.sampled_from(["none", "end", "start"]),
    merges=st.sampled_from([None, 0, 7, 60]),
    unk=st.sampled_from([None, "[UNK]"]),
    rule=st.none() | st.sampled_from(_RULES),
)
@example(
    "", [(0, 0, ""), (0, 0, "a b c"), (0, 30, "")], "gpt2", "none", "byte", "none", None, None, None
)
def test_tokens_are_those_of_the_whole_text(
    text, edits, pretokenizer, normalizer, units, marker, merges, unk, rule
):
    specials: dict[str, object] = {"special_tokens": ("<m>",)}
    if unk and units != "byte":
        specials = {"unk_token": unk, "special_tokens": (unk, "<m>")}
    if rule is not None:
        specials["token_rules"] = (f"{rule}:<m>",)
    tokenizer = make_tokenizer(
        pretokenizer=pretokenizer, normalizer=normalizer, units=units, marker=marker, **specials
    )
    live = LiveText(tokenizer, text, merges)
    for place, size, new in edits:
        start = place % (len(text) + 1)
        text = text[:start] + new + text[start + size :]
        before = _facts(live)
        edited = live.edited(text)
        assert _facts(live) == before  # who still shows it goes on to
        whole = LiveText(tokenizer, text, merges, live)
        for other in filter(None, (edited, whole)):  # what is said to be kept is the same in all
            assert _kept_facts(other, other.kept) == _kept_facts(live, other.kept)
        if edited is not None:
            assert _facts(edited) == _facts(whole)
        live = edited or whole


def test_an_unknown_run_that_gets_shorter_is_not_kept():
    tokenizer = make_tokenizer(
        pretokenizer="whitespace",
        fuse_unknown=True,
        unk_token="[UNK]",
        special_tokens=("[UNK]",),
    )
    before = LiveText(tokenizer, "ta qqqq", None)
    after = LiveText(tokenizer, "ta qqq", None, before)
    assert [*after.ids] == [*before.ids]
    assert after.kept == len(after.ids) - 1


def test_an_edit_encodes_no_more_than_what_is_around_it(monkeypatch):
    tokenizer = make_tokenizer(pretokenizer="gpt2", units="byte")
    text = "that hat and the cat\n" * 5000
    live = LiveText(tokenizer, text, None)
    encoded: list[str] = []
    encode = Tokenizer.encode
    monkeypatch.setattr(
        Tokenizer,
        "encode",
        lambda self, text, **options: encoded.append(text) or encode(self, text, **options),
    )
    for at in range(1, 100_000, 4997):
        text = text[:at] + "e" + text[at:]
        live = live.edited(text)
        assert live is not None
    assert max(map(len, encoded)) < 500
    assert [*live.ids] == tokenizer.encode(text).ids


def test_after_very_many_edits_all_is_encoded_anew(monkeypatch):
    monkeypatch.setattr(live_text, "_MOST_STRETCHES", 6)
    tokenizer = make_tokenizer(pretokenizer="gpt2", units="byte")
    text = "that hat and the cat\n" * 500
    live = LiveText(tokenizer, text, None)
    followed = 0
    for at in range(1, 10_000, 997):
        text = text[:at] + "e" + text[at:]
        edited = live.edited(text)
        followed += edited is not None
        live = edited or LiveText(tokenizer, text, None)
    assert 5 <= followed < 10


@pytest.mark.parametrize("pretokenizer", ["none", "regex:[^ ]+ ?"])
def test_where_a_text_cannot_be_cut_all_is_encoded_anew(pretokenizer):
    live = LiveText(make_tokenizer(pretokenizer=pretokenizer, units="byte"), "a b c", None)
    assert live.edited("a bb c") is None


def test_far_from_any_place_to_cut_all_is_encoded_anew():
    tokenizer = make_tokenizer(pretokenizer="whitespace", units="character")
    text = "the " + "a" * 100_000 + " cat"
    live = LiveText(tokenizer, text, None)
    assert live.edited(text[:50_000] + "t" + text[50_000:]) is None
    edited = live.edited(f"x{text}")
    assert edited is not None
    assert _facts(edited) == _facts(LiveText(tokenizer, f"x{text}", None))
