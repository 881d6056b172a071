"""What the fields of the training settings offer: key, name, and one line on what it means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .form_row import Choice

__all__ = [
    "Choice",
    "algorithms",
    "forms",
    "markers",
    "normalizers",
    "rare_markers",
    "rare_units",
    "stop_kinds",
    "ties",
    "units",
    "words",
]


def algorithms() -> tuple[Choice, ...]:
    """Return the ways to learn a vocabulary."""
    return (
        Choice("bpe", _tr("BPE"), _tr("Merges the most frequent pair, again and again.")),
        Choice(
            "wordpiece",
            _tr("WordPiece"),
            _tr("Merges the pair that is most frequent beside how frequent its parts are."),
        ),
        Choice(
            "unigram",
            _tr("Unigram"),
            _tr("Begins with many pieces and takes out those that are missed least."),
        ),
        Choice("word", _tr("Whole words"), _tr("Takes in the most frequent words as they are.")),
        Choice("character", _tr("Characters"), _tr("Takes in the most frequent characters.")),
        Choice(
            "gage",
            _tr("Gage 1994"),
            _tr("Compresses the bytes of the text: where BPE comes from."),
        ),
    )


def forms() -> tuple[Choice, ...]:
    """Return the forms of Gage's compression."""
    return (
        Choice(
            "plain",
            _tr("Plain"),
            _tr("The whole text at once, with exact counts and letters from Z down."),
        ),
        Choice(
            "block",
            _tr("As the program"),
            _tr("In blocks, with the small table of counts of the program of 1994."),
        ),
    )


def units() -> tuple[Choice, ...]:
    """Return what the alphabet can be made of."""
    return (
        Choice("character", _tr("Characters"), _tr("Each character (code point) is a symbol.")),
        Choice("byte", _tr("Bytes"), _tr("Each byte of UTF-8 is a symbol: no text is unknown.")),
    )


def rare_units() -> tuple[Choice, ...]:
    """Return the units that are offered only where they are in use."""
    tip = _tr("What a reader takes for one character is a symbol, with all of its accents.")
    return (Choice("grapheme", _tr("Graphemes"), tip),)


def markers() -> tuple[Choice, ...]:
    """Return the marks of words."""
    return (
        Choice("none", _tr("None"), _tr("Nothing shows where a word ends.")),
        Choice("end", _tr("Marker ·"), _tr("Each word ends with a symbol of its own, ·.")),
        Choice(
            "start", _tr("▁ before words"), _tr("Each word begins with a symbol of its own, ▁.")
        ),
    )


def rare_markers() -> tuple[Choice, ...]:
    """Return the marks that are offered only where they are in use."""
    tip = _tr("The mark · is part of the last symbol of each word.")
    return (Choice("end-attached", _tr("· on last symbol"), tip),)


def stop_kinds() -> tuple[Choice, ...]:
    """Return what can be counted to stop."""
    return (
        Choice("merges", _tr("merges"), _tr("Stop after so many merges.")),
        Choice("tokens", _tr("tokens"), _tr("Stop when the vocabulary has so many tokens.")),
        Choice("none", _tr("no limit"), _tr("Stop when no pair counts enough.")),
    )


def ties() -> tuple[Choice, ...]:
    """Return the orders among pairs that count the same."""
    return (
        Choice(
            "lexicographic",
            _tr("Lexicographic"),
            _tr("The pair that comes first in alphabetic order of its characters wins."),
        ),
        Choice(
            "first-seen",
            _tr("First seen wins"),
            _tr("The pair that comes first in the corpus as it is cut now wins."),
        ),
        Choice(
            "lowest-ids",
            _tr("Lowest ids"),
            _tr("The pair whose left token has the lower id wins, then the right one."),
        ),
        Choice(
            "largest",
            _tr("Largest"),
            _tr("The pair that comes last in alphabetic order of its characters wins."),
        ),
        Choice(
            "sentencepiece",
            _tr("SentencePiece"),
            _tr("The shortest new token wins, then the first in lexicographic order."),
        ),
    )


def words(own_rule: str) -> tuple[Choice, ...]:
    """Return the rules that cut text into words; `own_rule` is the key of a rule to be typed."""
    return (
        Choice(
            "whitespace",
            _tr("Whitespace"),
            _tr("Cuts at spaces and line breaks, which are left out."),
        ),
        Choice(
            "gpt2",
            _tr("GPT-2 pattern"),
            _tr("Parts words, numbers and signs; a space stays before its word."),
        ),
        Choice(
            "cl100k",
            _tr("GPT-4 (cl100k)"),
            _tr("As GPT-2, but numbers are cut after three digits."),
        ),
        Choice(
            "o200k",
            _tr("GPT-4o (o200k)"),
            _tr("As GPT-4, but words are also cut where capitals begin."),
        ),
        Choice(
            "whitespace-punctuation",
            _tr("Punctuation apart"),
            _tr("Cuts at spaces, and parts runs of signs from words."),
        ),
        Choice("bert", _tr("BERT"), _tr("Cuts at spaces, and makes each sign a word.")),
        Choice(
            "metaspace",
            _tr("Metaspace ▁"),
            _tr("Cuts before each space, which stays with its word as ▁."),
        ),
        Choice(
            "sp-words",
            _tr("SentencePiece"),
            _tr("Cuts before each ▁, which is how SentencePiece writes a space."),
        ),
        Choice("none", _tr("Not cut"), _tr("The whole text is one word.")),
        Choice(own_rule, _tr("Own rule…"), _tr("A pattern or a chain of rules that you write.")),
    )


def normalizers() -> tuple[Choice, ...]:
    """Return what can be done to the text before all else."""
    return (
        Choice("none", _tr("None"), _tr("The text stays as it is.")),
        Choice("nfc", "NFC", _tr("Letters and their accents become one character.")),
        Choice("nfd", "NFD", _tr("Letters and their accents become two characters.")),
        Choice("nfkc", "NFKC", _tr("As NFC, and variants such as ﬁ become plain letters.")),
        Choice("nfkd", "NFKD", _tr("As NFD, and variants such as ﬁ become plain letters.")),
        Choice("lowercase", _tr("Lower case"), _tr("Capitals become small letters.")),
        Choice("nfkc+lowercase", _tr("NFKC, lower case"), _tr("First NFKC, then small letters.")),
        Choice(
            "bert",
            _tr("BERT"),
            _tr("Small letters without accents, Chinese characters parted, controls out."),
        ),
        Choice("bert-cased", _tr("BERT, cased"), _tr("As BERT, but capitals and accents stay.")),
        Choice(
            "nmt_nfkc+sp-trim+sp-prefix+sp-escape",
            _tr("SentencePiece"),
            _tr("NFKC, no extra spaces, one before the text, and spaces written as ▁."),
        ),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("TrainingForm", text)
