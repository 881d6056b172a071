"""Tokens under editing are those of the whole text, wherever and however it is edited."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import text_blocks
from bpe_desktop.engine.text_blocks import TextBlocks

from ..edited_texts import NORMALIZERS, PRETOKENIZERS, SAMPLE
from ..edited_texts import tokenizer as make_tokenizer

LETTERS = "atheč1,'. \n\t\r\u3000\x85é\u0301\u0323ß漢。И🙂한\u1161\u11ab\udc80\ud83d\ude00!"
TEXTS = st.text(LETTERS, max_size=60)
EDITS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 30), TEXTS), max_size=8)


@pytest.fixture(autouse=True, scope="module")
def small_blocks():
    """Let short texts have many blocks and groups."""
    patch = pytest.MonkeyPatch()
    patch.setattr(text_blocks, "_BLOCK", 4)
    patch.setattr(text_blocks, "_LONGEST_BLOCK", 12)
    patch.setattr(text_blocks, "_GROUP", 3)
    patch.setattr(text_blocks, "_LARGEST_GROUP", 6)
    yield
    patch.undo()


@settings(max_examples=500, deadline=None)
@given(
    text=TEXTS | st.just(SAMPLE),
    edits=EDITS,
    pretokenizer=st.sampled_from(PRETOKENIZERS),
    normalizer=st.sampled_from(NORMALIZERS),
    units=st.sampled_from(["byte", "character"]),
    marker=st.sampled_from(["none", "end", "start"]),
)
@example("", [(0, 0, ""), (0, 0, "a b c d e f g"), (0, 30, "")], "gpt2", "none", "byte", "none")
@example(SAMPLE, [(0, 10**6, "")], "gpt2", "nfc", "byte", "none")
def test_tokens_are_those_of_the_whole_text(text, edits, pretokenizer, normalizer, units, marker):
    tokenizer = make_tokenizer(
        pretokenizer=pretokenizer, normalizer=normalizer, units=units, marker=marker
    )
    blocks = TextBlocks(tokenizer, text)
    ids = tokenizer.encode(text).ids
    assert blocks.ids == ids
    for place, size, new in edits:
        start = place % (len(text) + 1)
        end = min(start + size, len(text))
        change = blocks.replace(start, end, new)
        text = text[:start] + new + text[end:]
        before, ids = ids, tokenizer.encode(text).ids
        assert blocks.text == text
        assert blocks.length == len(text)
        assert blocks.ids == ids == list(blocks)
        assert len(blocks) == len(ids)
        # The change says which tokens gave way to which.
        assert change.ids == tokenizer.encode(text[change.start : change.end]).ids
        kept = len(tokenizer.encode(text[: change.start]).ids)
        assert before[:kept] + change.ids + before[kept + len(change.old) :] == ids
        assert before[kept : kept + len(change.old)] == change.old


def test_an_edit_looks_only_at_its_block(monkeypatch):
    monkeypatch.setattr(text_blocks, "_BLOCK", 80)
    monkeypatch.setattr(text_blocks, "_LONGEST_BLOCK", 400)
    tokenizer = make_tokenizer(pretokenizer="gpt2", units="byte")
    blocks = TextBlocks(tokenizer, "that hat and the cat\n" * 5000)
    for at in range(1, 100_000, 997):
        change = blocks.replace(at, at, "e")
        assert change.start <= at < change.end
        assert change.end - change.start < 1000


@pytest.mark.parametrize(("start", "end"), [(-1, 0), (2, 1), (0, 4), (4, 4)])
def test_places_out_of_the_text_are_refused(start, end):
    blocks = TextBlocks(make_tokenizer(), "abc")
    with pytest.raises(IndexError, match="of 3"):
        blocks.replace(start, end, "")
