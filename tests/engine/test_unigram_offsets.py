"""Where the tokens of a unigram tokenizer stand, also where parts of a word are unknown."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Tokenizer, TrainingConfig
from bpe_desktop.engine.vocabulary import Token, Vocabulary


def tokenizer(pieces: set[str], **changes: object) -> Tokenizer:
    """Return one with these pieces only, so that not each of their characters is one."""
    tokens = [Token(0, "<unk>", b"<unk>", "special")]
    for name in sorted(pieces):
        tokens.append(Token(len(tokens), name, name.encode(), "piece", score=-1.0))
    config = TrainingConfig(
        algorithm="unigram", pretokenizer="none", unk_token="<unk>", fuse_unknown=True
    )
    return Tokenizer(Vocabulary.from_parts(tokens, ()), config.with_changes(**changes))


def test_a_run_of_unknown_characters_may_hold_the_text_of_the_next_token() -> None:
    found = tokenizer({"aba"}).encode("zababa")
    assert found.ids == [0, 1]
    assert found.offsets == [(0, 3), (3, 6)]
    assert found.tokens == ["zab", "aba"]


@given(
    pieces=st.sets(st.text("abc", min_size=2, max_size=4), min_size=1, max_size=6),
    text=st.text("abcd", max_size=12),
    seed=st.integers(0, 9),
)
def test_tokens_cover_the_text_and_stand_where_their_names_are(pieces, text, seed) -> None:
    cutter = tokenizer(pieces)
    for found in (cutter.encode(text), cutter.encode(text, alpha=0.1, seed=seed)):
        ends = [0, *(end for _, end in found.offsets)]
        assert [start for start, _ in found.offsets] == ends[:-1]
        assert ends[-1] == len(text)
        for token_id, (start, end) in zip(found.ids, found.offsets, strict=True):
            assert end > start
            if token_id:
                assert text[start:end] == cutter.vocabulary.token(token_id).name


def test_a_byte_that_the_vocabulary_lacks_stands_where_its_character_does() -> None:
    cutter = tokenizer({"ab"}, byte_fallback=True)
    vocabulary = [*cutter.vocabulary, Token(2, "<0xC3>", b"\xc3", "byte")]
    cutter = Tokenizer(Vocabulary.from_parts(vocabulary, ()), cutter.config)
    found = cutter.encode("ab\u00e9ab")
    assert found.offsets == [(0, 2), (2, 3), (2, 3), (3, 5)]
