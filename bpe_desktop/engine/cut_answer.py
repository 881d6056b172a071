"""A text that ends after a number of tokens, as the one who reads it gets it."""

from __future__ import annotations

from typing import NamedTuple

from .broken_words import UNFINISHED, WORD
from .encoding import Encoding
from .measuring import count_words
from .tokenizer import Tokenizer
from .vocabulary import marker_edges

__all__ = ["CutAnswer", "cut_answer"]


class CutAnswer(NamedTuple):
    """The first `limit` of `tokens` tokens of a text.

    `received` is the text that these tokens complete; `held` are the bytes of a character that they
    begin and do not end. A decoder that streams holds these back, and at the end they become `tail`
    (U+FFFD). `lost` is what of the text does not arrive, from that character on.

    `word` are the two parts of the word that is cut inside, both empty at the end of a word;
    `None` where the writing does not part words by spaces, so that no one can say.
    `end_of_word` tells what the reader knows of it: "known" (a marker, or what stands at the end,
    says that the word is over), "next" (only the next token would say), or "never" (the tokens do
    not tell where words end). It is "all" where nothing is missing, "nothing" without a token.

    `unknown` of the first tokens stand for what has no token, and arrive as U+FFFD or the name of
    the unknown token.
    """

    limit: int
    tokens: int
    received: str
    held: bytes
    tail: str
    lost: str
    character: str
    word: tuple[str, str] | None
    end_of_word: str
    unknown: int = 0


def cut_answer(tokenizer: Tokenizer, encoding: Encoding, text: str, limit: int) -> CutAnswer:
    """Cut `encoding`, which is that of `text` by `tokenizer`, after `limit` tokens."""
    limit = min(max(limit, 0), len(encoding))
    decoder = tokenizer.streaming_decoder()
    received = decoder.push(encoding.ids[:limit])
    held = decoder.waiting
    end = len(text) if limit == len(encoding) else encoding.offsets[limit - 1][1] if limit else 0
    if held and end:
        end -= 1  # the span of a token that begins a character holds all of it
    return CutAnswer(
        limit,
        len(encoding),
        received,
        held,
        decoder.flush(),
        text[end:],
        text[end : end + 1] if held else "",
        _word_at(text, end, bool(held)) if count_words(text) is not None else None,
        _end_of_word(tokenizer, encoding, received, limit),
        sum(encoding.unknown[:limit]),
    )


def _word_at(text: str, end: int, is_inside_character: bool) -> tuple[str, str]:
    """Return the parts of the word before and after a place; both empty between words."""
    begin = end  # no word goes across white space
    while begin > 0 and not text[begin - 1].isspace():
        begin -= 1
    for word in WORD.finditer(text, begin):
        first, last = word.span()
        if first >= end + is_inside_character:
            break
        if end < last:
            return text[first:end], text[end:last]
    return "", ""


def _end_of_word(tokenizer: Tokenizer, encoding: Encoding, received: str, limit: int) -> str:
    if limit == len(encoding):
        return "all"
    if limit == 0:
        return "nothing"
    last = encoding.ids[limit - 1]
    if last is not None and marker_edges(tokenizer.vocabulary.token(last))[1]:
        return "known"
    if tokenizer.config.algorithm == "word":
        return "known"  # each token is a whole word
    if received and not UNFINISHED.search(received[-2:]):
        return "known"
    config, keeps = tokenizer.config, tokenizer.pretokenizer.keeps_everything
    if keeps or config.algorithm == "wordpiece" or config.marker != "none":
        return "next"
    return "never"
