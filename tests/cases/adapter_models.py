"""Cases about SentencePiece's files: models and lists of pieces."""

from __future__ import annotations

import base64

from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import registry, sentencepiece
from bpe_desktop.formats.sentencepiece_proto import parse_model

from .. import published
from .case import Case, Expected

__all__ = ["import_and_encode", "import_file"]

_MODEL, _LIST = "sentencepiece .model", "sentencepiece .vocab"


def import_file(case: Case) -> None:
    """Read a file that is damaged, or a list of pieces."""
    expected = case.expected
    if case.settings.choose("format", {_MODEL: False, _LIST: True}):
        text = case.input.take("vocab_file")
        pieces = sentencepiece.read_pieces(text, "case.vocab")
        expected.check("pieces", [[piece, score] for piece, score in pieces])
        loaded = sentencepiece.parse_vocab(text.encode(), "case.vocab").tokenizer
        names = [token.name for token in loaded.vocabulary]
        expected.record("names of the tokens", [piece for piece, _ in pieces], names)
        return
    message = ""
    try:
        sentencepiece.parse(base64.b64decode(case.input.take("model_b64")), "case.model")
    except FormatError as error:
        message = error.message
    expected.check("error", bool(message))
    said = expected.take("message_says")
    expected.record("message_says", said, said if said in message else message)


def import_and_encode(case: Case) -> None:
    """Read models, and encode and decode with them."""
    case.settings.choose("format", {_MODEL: None})
    expected = case.expected
    if "models" in case.input:
        texts = case.input.take("texts")
        for described in case.input.take("models"):
            file = described.rsplit("/", 1)[-1]
            tokenizer = registry.read(published.sentencepiece_file(file))
            inner = expected.inner(file.removesuffix(".model"))
            for text in texts:
                _compare(inner.inner(text), tokenizer, text)
        return
    data = base64.b64decode(case.input.take("model_b64"))
    model = parse_model(data, "case.model")
    first = [[piece.piece, piece.score] for piece in model.pieces[:8]]
    expected.check("piece_count", len(model.pieces))
    expected.check("first_8", first)
    expected.check("types_of_first_4", [piece.type.name for piece in model.pieces[:4]])
    expected.check("add_dummy_prefix", model.add_dummy_prefix)
    expected.check("remove_extra_whitespaces", model.remove_extra_whitespaces)
    tokenizer = sentencepiece.parse(data).tokenizer
    inner = expected.inner("encode")
    for text in inner.names():
        _compare(inner.inner(text), tokenizer, text)


def _compare(expected: Expected, tokenizer: Tokenizer, text: str) -> None:
    encoding = tokenizer.encode(text)
    expected.check("normalized", tokenizer.prepare(text))
    expected.check("pieces", encoding.tokens)
    expected.check("ids", encoding.ids)
    expected.check("decoded", tokenizer.decode(encoding.ids))
