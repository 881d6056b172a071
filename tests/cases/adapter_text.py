"""Cases about text before it is tokens: encodings, normalizing, splitting, Qt's counting."""

from __future__ import annotations

import base64
import codecs
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import tokenizers
from PySide6.QtGui import QTextDocument

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.alphabet import Alphabet, text_bytes
from bpe_desktop.engine.normalizer import get_normalizer
from bpe_desktop.engine.pretokenizer import get_pretokenizer
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.vocabulary import Vocabulary
from bpe_desktop.formats.text import probe, read_all
from bpe_desktop.models.utf16 import Utf16Map

from . import words
from .case import Case, NotUnderstood

__all__ = ["highlight", "load_corpus", "load_encode_decode", "normalize", "pretokenize"]

_FORMS = {"none": "none", "NFC": "nfc", "NFD": "nfd", "NFKC": "nfkc", "NFKD": "nfkd"}
_LIBRARY = tokenizers.normalizers


@contextmanager
def _file(data: bytes) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "corpus.txt")
        path.write_bytes(data)
        yield path


def load_corpus(case: Case) -> None:
    """Open a file, in the encoding that a person chose or that is found."""
    expected = case.expected
    chosen = case.settings.take("encoding")
    match = re.fullmatch(r"(detect)|(\S+) chosen by the user", chosen)
    if match is None:
        raise NotUnderstood(f"setting encoding: {chosen!r}")
    data = base64.b64decode(case.input.take("file_b64"))
    with _file(data) as path:
        source = probe(path, match[2])
        text = read_all(source)
        if "if_opened_as_utf8_instead" in expected:
            inner = expected.inner("if_opened_as_utf8_instead")
            other = probe(path, "utf-8")
            raw = text_bytes(read_all(other))
            inner.check("crash", False)
            inner.check("replacement_characters", raw.decode("utf-8", "replace").count("\ufffd"))
            inner.check("nul_characters", read_all(other).count("\0"))
            inner.check("warning_shown", other.problem is not None)
        corpus = Corpus.from_files(
            [path],
            TrainingConfig(),
            encoding="utf-8" if source.encoding == "utf-8-sig" else source.encoding,
        )
    if "encoding" in expected:
        wanted = codecs.lookup(words.head(expected.take("encoding"))).name
        if source.how == "bom":  # the mark tells the order of the bytes, so the name need not
            wanted = wanted.removesuffix("-le").removesuffix("-be")
        expected.record("encoding", wanted, source.encoding)
    expected.check("text", text)
    expected.check("characters", len(text))
    expected.record("characters counted", len(text), corpus.characters)
    expected.check("first_word_has_bom", any("\ufeff" in word for word in corpus.words[:1]))
    if "reencode_gives_same_bytes" in expected:
        expected.check("reencode_gives_same_bytes", _encoded(text, source.encoding, data) == data)


def _encoded(text: str, encoding: str, data: bytes) -> bytes:
    """Encode a text again, with the byte-order mark that its file had."""
    for mark, codec in (
        (codecs.BOM_UTF32_BE, "utf-32-be"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if encoding in ("utf-16", "utf-32") and data.startswith(mark):
            return mark + text.encode(codec)
    return text.encode(encoding, "surrogateescape")


def load_encode_decode(case: Case) -> None:
    """Open a file that is not valid UTF-8 and follow its bytes through training and encoding."""
    expected = case.expected
    case.settings.choose("algorithm", {"bpe-byte": None})
    case.settings.choose("encoding", {"utf-8 with invalid bytes kept": None})
    data = base64.b64decode(case.input.take("file_b64"))
    config = TrainingConfig(units="byte", pretokenizer="gpt2")
    with _file(data) as path:
        text = read_all(probe(path, "utf-8"))
        corpus = Corpus.from_files([path], config)
    alphabet = Alphabet.build(corpus.words, config)
    tokenizer = Tokenizer(Vocabulary.from_training(alphabet, (), config), config)
    pieces = tokenizer.pretokenizer.split(text)
    decoded = tokenizer.decode_bytes(tokenizer.encode(text).ids)
    expected.check("decoded_bytes_b64", base64.b64encode(decoded).decode())
    shown = text_bytes(text).decode("utf-8", "replace").count("\ufffd")
    expected.check("replacement_characters_if_shown_as_text", shown)
    expected.check(
        "pieces_if_invalid_bytes_count_as_other_symbols_b64",
        [base64.b64encode(text_bytes(piece)).decode() for piece in pieces],
    )
    expected.record("the corpus has the same pieces", set(pieces), set(corpus.words))
    characters = Alphabet.build(corpus.words, config.with_changes(units="character"))
    expected.check("alphabet_contains_U+FFFD", any(s.name == "\ufffd" for s in characters.symbols))


def normalize(case: Case) -> None:
    """Compare normalized texts, with the real library too."""
    expected = case.expected
    if "text" in case.input:
        text = case.input.take("text")
        equal = True
        for key, name in _FORMS.items():
            if key in expected:
                expected.check(key, _normalized(name, text))
            if name != "none":
                equal = equal and _library(name, text) == _normalized(name, text)
        expected.check("equal_to_tokenizers", equal)
        return
    texts = case.input.take("texts")
    for key in expected.names():
        name = words.head(key)
        if name == "lowercase":
            expected.check(key, [_normalized("lowercase", text) for text in texts])
        elif name == "ours":
            same = expected.take(key).startswith("same as HF Lowercase")
            found = [_normalized("lowercase", text) for text in texts]
            theirs = [_library("lowercase", text) for text in texts]
            expected.record(key, [same, theirs], [True, found])
        elif name == "bert uncased":
            expected.check(key, [_normalized("bert", text) for text in texts])
        elif name == "turkish rule":
            expected.check(key, [_normalized("lowercase", text) for text in texts])
        else:
            raise NotUnderstood(f"expected {key}")


def _normalized(name: str, text: str) -> str:
    """Return the normalized text, once its offsets are in order."""
    normalizer = get_normalizer(name)
    result, offsets = normalizer.apply_with_offsets(text)
    assert result == normalizer.apply(text)
    assert len(offsets) == len(result) + 1
    assert offsets == sorted(offsets)
    assert offsets[-1] == len(text)
    return result


def _library(name: str, text: str) -> str:
    kind = "Lowercase" if name == "lowercase" else name.upper()
    return getattr(_LIBRARY, kind)().normalize_str(text)


def pretokenize(case: Case) -> None:
    """Compare the pre-tokens of a text."""
    rule = case.settings.choose("rule", words.PRE_TOKENIZERS)
    case.expected.check("words", get_pretokenizer(rule).split(case.input.take("text")))


def highlight(case: Case) -> None:
    """Compare positions in Qt's units with those of code points."""
    text, expected = case.input.take("text"), case.expected
    units, document = Utf16Map(text), QTextDocument()
    document.setPlainText(text)
    starts = [units.to_utf16(index) for index in range(len(text) + 1)]
    if "utf16_start_of_each_code_point" in expected:
        # The end of the text may be listed too.
        wanted = expected.take("utf16_start_of_each_code_point")
        expected.check("utf16_start_of_each_code_point", starts[: max(len(text), len(wanted))])
    expected.check("python_length", len(text))
    expected.check("qt_length", units.length)
    expected.record("length of the document", units.length, document.characterCount() - 1)
