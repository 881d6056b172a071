"""BERT's vocab.txt, with Hugging Face's library as the judge."""

from __future__ import annotations

from pathlib import Path

import pytest
import tokenizers
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop import resources
from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import bert, registry

TEXTS = [
    "The lowest tide, lower than before.",
    "Don't STOP! naïve café 2024-07-05",
    "",
    "a",
    "港の朝は静かです。 🙂",
    "[UNK] [CLS] ##a x##y",
    "x" * 101,
]


def trained(**fields: object) -> Tokenizer:
    config = TrainingConfig.defaults("wordpiece").with_changes(
        **{"normalizer": "bert", "vocab_size": 300, **fields}
    )
    text = resources.path("corpora/english.txt").read_text(encoding="utf-8")
    trainer = make_trainer(Corpus.from_text(text, config), config)
    steps = list(trainer.steps())
    trainer.vocabulary.extend(steps)  # type: ignore[arg-type]
    return Tokenizer(trainer.vocabulary, config)


def library(path: Path, *, lowercase: bool) -> tokenizers.Tokenizer:
    """What a person gets who opens the file in Hugging Face's library."""
    model = tokenizers.models.WordPiece.from_file(str(path), unk_token="[UNK]")
    judge = tokenizers.Tokenizer(model)
    judge.normalizer = tokenizers.normalizers.BertNormalizer(lowercase=lowercase)
    judge.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
    return judge


@pytest.mark.parametrize("normalizer", ["bert", "bert-cased"])
def test_written_and_read_by_both(tmp_path: Path, normalizer: str) -> None:
    tokenizer = trained(normalizer=normalizer, special_tokens=("[PAD]", "[CLS]", "[SEP]"))
    path = tmp_path / "vocab.txt"
    report = registry.write(tokenizer, path)
    assert report.format == "bert"
    assert report.certificate.judge.startswith("tokenizers ")
    assert registry.recognise(path) == "bert"
    loaded = registry.load(path)
    assert loaded.tokenizer.config.normalizer == normalizer
    judge = library(path, lowercase=normalizer == "bert")
    for text in TEXTS:
        ids = tokenizer.encode(text).ids
        assert loaded.tokenizer.encode(text).ids == ids
        assert judge.encode(text).ids == ids
    assert [t.name for t in loaded.tokenizer.vocabulary] == [t.name for t in tokenizer.vocabulary]
    (case,) = loaded.notes
    assert "does not say" in case


tokens = st.one_of(
    st.sampled_from(["a", "b", "ab", "##a", "##b", "##ab", "##", "#", "[UNK]", "A", "\u2028", ""]),
    st.text("ab#", max_size=4),
)


@given(st.lists(tokens, max_size=12), st.text("ab# A", max_size=12))
def test_any_list_of_tokens_is_read_as_the_library_reads_it(entries: list[str], text: str) -> None:
    entries = ["[UNK]", "x", *entries]
    data = "".join(f"{entry}\n" for entry in entries).encode()
    tokenizer = bert.parse(data).tokenizer
    assert [token.name for token in tokenizer.vocabulary] == entries
    vocab = {entry.strip(): number for number, entry in enumerate(entries)}
    judge = tokenizers.Tokenizer(tokenizers.models.WordPiece(vocab, unk_token="[UNK]"))
    lowercase = tokenizer.config.normalizer == "bert"
    judge.normalizer = tokenizers.normalizers.BertNormalizer(lowercase=lowercase)
    judge.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
    assert tokenizer.encode(text).ids == judge.encode(text).ids


def test_lines_end_at_newlines_only() -> None:
    lines = ["[UNK]", "foo", "\u2028", "a\u0085b", "\x1cx", "bar", "##s"]
    for end in ("\n", "\r\n"):
        for begin in ("", "\ufeff"):
            data = (begin + end.join(lines)).encode()
            for whole in (data, data + end.encode()):
                vocabulary = bert.parse(whole).tokenizer.vocabulary
                assert [token.name for token in vocabulary] == lines


def test_what_is_odd_is_said_and_moves_no_id() -> None:
    loaded = bert.parse(b"[UNK]\na\nb\n\na\n##c\n")
    names = [token.name for token in loaded.tokenizer.vocabulary]
    assert names == ["[UNK]", "a", "b", "", "a", "##c"]
    assert loaded.tokenizer.encode("ac").ids == [4, 5]
    assert loaded.tokenizer.decode([4, 5]) == "ac"
    notes = "\n".join(loaded.notes)
    assert "The token a is listed twice, on lines 2 and 5: the last one holds, its id is 4" in notes
    assert "Line 4 is empty" in notes
    assert "There is no [UNK]" in bert.parse(b"a\nb\n").notes[0]
    assert bert.parse(b"a\nb\n").tokenizer.encode("c").ids == [None]
    many = b"".join(b"t%d\n" % (number // 2) for number in range(100))
    assert any("45 more tokens" in note for note in bert.parse(many).notes)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\xef\xbb\xbf", b"\xff\xfe\n", b"a\x80b\n"])
def test_hostile_files_are_one_line(data: bytes) -> None:
    with pytest.raises(FormatError) as caught:
        bert.parse(data, "vocab.txt")
    assert "\n" not in str(caught.value)
    assert caught.value.hint


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        loaded = bert.parse(data)
    except FormatError:
        return
    assert bert.parse(data).tokenizer.encode("a b").ids == loaded.tokenizer.encode("a b").ids


def test_what_the_file_cannot_hold_is_refused() -> None:
    special = [Token(0, "[UNK]", b"[UNK]", "special")]
    for tokens, words in (
        ([Token(1, "a\nb", b"a\nb", "merge")], "holds a line end"),
        ([Token(1, "a\r", b"a\r", "merge")], "holds a line end"),
        ([Token(1, "", b"", "merge")], "is empty"),
        ([Token(2, "a", b"a", "alphabet")], "No token has the id 1"),
        ([Token(1, "##a", b"a", "alphabet"), Token(2, "##a", b"##a", "merge")], "both written"),
        ([Token(1, "\udce9", b"\xe9", "alphabet")], "no text"),
    ):
        config = TrainingConfig.defaults("wordpiece")
        tokenizer = Tokenizer(Vocabulary.from_parts([*special, *tokens], ()), config)
        with pytest.raises(FormatError, match=words):
            bert.losses(tokenizer)
    other = Tokenizer(Vocabulary.from_parts(special, ()), TrainingConfig(unk_token="[UNK]"))
    with pytest.raises(FormatError, match="is for WordPiece"):
        bert.dump(other)
    with pytest.raises(FormatError, match="the continuing prefix is ##"):
        bert.dump(trained(continuing_prefix="@@"))


def test_losses_are_listed_before_writing() -> None:
    found = bert.losses(
        trained(
            pretokenizer="whitespace", normalizer="nfc", unk_token="<unk>", special_tokens=("<s>",),
            max_word_characters=50,
        )
    )  # fmt: skip
    text = " ".join(found)
    for words in ("whitespace is not kept", "nfc is not kept", "look for [UNK]", "<s>", "100"):
        assert words in text
    assert len(bert.losses(trained())) == 1


def test_a_corpus_is_no_vocabulary(tmp_path: Path) -> None:
    for name, data, expected in (
        ("corpus.txt", b"one\ntwo\nthree\n", None),
        ("corpus.txt", b"a text with [UNK] in it\n[UNK]\n", None),
        ("words.txt", b"[PAD]\n[UNK]\nthe\n##s\n", "bert"),
        ("bert-base-vocab.txt", b"[PAD]\n[unused0]\n", "bert"),
        ("vocab.txt", b"a corpus that is called so\nof two lines\n", None),
    ):
        path = tmp_path / name
        path.write_bytes(data)
        assert registry.recognise(path) == expected, name
    assert registry.target_format("my-vocab.txt") == "bert"
    with pytest.raises(FormatError, match="does not say which format"):
        registry.target_format("tokens.txt")
