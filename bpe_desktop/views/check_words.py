"""The words of the corpus check; those of the command line say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ..engine.corpus_check import Finding, Remedy
from ..engine.display import visible
from ..models.number_text import count_text, counted, share_text

__all__ = [
    "FINDINGS",
    "REMEDIES",
    "figure_text",
    "finding_text",
    "finding_tip",
    "findings_text",
    "remedy_text",
    "remedy_tip",
]

_N = cast("Callable[[str, str], str]", QT_TRANSLATE_NOOP)
_CODES = ("larger", "smaller", "more", "limit", "longer-words")  # whose value is a number

# Of each finding: what it says, and what its number counts.
FINDINGS: dict[str, tuple[str, str]] = {
    "empty": (
        _N("CheckFindings", "The corpus is empty"),
        _N("CheckFindings", "There is nothing to train on."),
    ),
    "no-words": (
        _N("CheckFindings", "The settings cut the text into no words at all"),
        _N("CheckFindings", "The normalizer and the pre-tokenizer leave nothing of the text."),
    ),
    "one-word": (
        _N("CheckFindings", "All words are the same one: {0}"),
        _N(
            "CheckFindings",
            "No merge crosses from one word to the next: with one word there is little to "
            "learn. The number counts its occurrences.",
        ),
    ),
    "guess": (
        _N("CheckFindings", "The encoding {0} of {1} is a guess"),
        _N(
            "CheckFindings",
            "The file has no byte-order mark and is not valid UTF-8. The number says how "
            "sure the guess is.",
        ),
    ),
    "bom": (
        _N("CheckFindings", "Files begin with a byte-order mark, which is not trained on"),
        _N("CheckFindings", "The number counts the files that begin with one."),
    ),
    "undecodable": (
        _N("CheckFindings", "Bytes do not fit the encoding"),
        _N(
            "CheckFindings",
            "The number counts the bytes that are no character in the encoding. They are "
            "kept as they are.",
        ),
    ),
    "garbled": (
        _N("CheckFindings", "Letters look like UTF-8 that was read in another encoding"),
        _N(
            "CheckFindings",
            "The number counts sequences such as Ã© that stand for one letter each.",
        ),
    ),
    "mixed-line-ends": (
        _N("CheckFindings", "Lines end in several ways: {0}"),
        _N(
            "CheckFindings",
            "The number counts the line ends that are not of the most frequent kind.",
        ),
    ),
    "carriage-returns": (
        _N("CheckFindings", "Carriage returns become part of words"),
        _N(
            "CheckFindings",
            "The number counts the carriage returns in words: the pre-tokenizer does not "
            "drop them.",
        ),
    ),
    "odd-line-ends": (
        _N("CheckFindings", "Unusual line ends become part of words"),
        _N(
            "CheckFindings",
            "The number counts vertical tabs, form feeds, U+0085, U+2028 and U+2029 in words.",
        ),
    ),
    "mixed-forms": (
        _N(
            "CheckFindings",
            "Letters with marks are written in two ways, so that equal words differ",
        ),
        _N(
            "CheckFindings",
            "The number counts the words that NFC would change; other words are composed "
            "(NFC) already.",
        ),
    ),
    "decomposed": (
        _N("CheckFindings", "Letters and their accents are characters apart (NFD)"),
        _N("CheckFindings", "The number counts the words that NFC would change."),
    ),
    "controls": (
        _N("CheckFindings", "Control characters stand in words"),
        _N(
            "CheckFindings",
            "The number counts control characters other than white space, every occurrence.",
        ),
    ),
    "inner-marks": (
        _N("CheckFindings", "Byte-order marks stand inside the text"),
        _N("CheckFindings", "The number counts U+FEFF in words. Joined files often have them."),
    ),
    "replacements": (
        _N("CheckFindings", "Replacement characters (U+FFFD) tell of text that was lost"),
        _N(
            "CheckFindings",
            "The number counts U+FFFD in words: something was not decoded when the text was made.",
        ),
    ),
    "invisible": (
        _N("CheckFindings", "Invisible characters stand in words, such as soft hyphens"),
        _N(
            "CheckFindings",
            "The number counts characters of formats, without joiners, which belong to emoji "
            "and letters.",
        ),
    ),
    "meaningless": (
        _N("CheckFindings", "Characters have no meaning in Unicode: private or unassigned ones"),
        _N("CheckFindings", "The number counts private and unassigned characters in words."),
    ),
    "mixed-scripts": (
        _N("CheckFindings", "Words mix letters of scripts that look alike"),
        _N(
            "CheckFindings",
            "The number counts different words with letters of two of Latin, Cyrillic and Greek.",
        ),
    ),
    "repeated": (
        _N("CheckFindings", "Lines repeat earlier ones"),
        _N(
            "CheckFindings",
            "The number counts lines that stood there before, of all that are not only white "
            "space.",
        ),
    ),
    "unknown-words": (
        _N("CheckFindings", "Words are longer than WordPiece takes, such as {0}"),
        _N(
            "CheckFindings",
            "The number counts the words with more characters than the settings allow: they "
            "become unknown.",
        ),
    ),
    "long-words": (
        _N("CheckFindings", "The longest word is as long as a sentence: {0}"),
        _N(
            "CheckFindings",
            "The number is the length of the longest word in characters (code points).",
        ),
    ),
    "unspaced": (
        _N("CheckFindings", "Sentences without spaces are one word each, such as {0}"),
        _N(
            "CheckFindings",
            "The number counts words of 20 characters or more of a script that is written "
            "without spaces.",
        ),
    ),
    "sign": (
        _N("CheckFindings", "Words hold {0}, which marks words in these settings"),
        _N(
            "CheckFindings",
            "The number counts the words that hold it: their tokens can be taken for the "
            "borders of words.",
        ),
    ),
    "space-sign": (
        _N("CheckFindings", "The text holds {0}, which comes back as a space"),
        _N("CheckFindings", "The number counts its occurrences: this normalizer writes spaces so."),
    ),
    "foreign-sign": (
        _N("CheckFindings", "The text holds {0}, which other settings mark words with"),
        _N(
            "CheckFindings",
            "The number counts its occurrences. It does no harm here, but in some file formats.",
        ),
    ),
    "specials": (
        _N("CheckFindings", "Special tokens stand in the text, and are trained on as text: {0}"),
        _N("CheckFindings", "The number counts their occurrences."),
    ),
    "likely-specials": (
        _N("CheckFindings", "The text holds names that special tokens often have: {0}"),
        _N("CheckFindings", "The number counts their occurrences; they are trained on as text."),
    ),
    "alphabet-too-large": (
        _N("CheckFindings", "The alphabet alone does not fit into a vocabulary of {0}"),
        _N(
            "CheckFindings",
            "The number is the smallest possible vocabulary: the special tokens and the alphabet.",
        ),
    ),
    "alphabet-large": (
        _N("CheckFindings", "The alphabet takes more than half of the vocabulary"),
        _N(
            "CheckFindings",
            "The number counts the symbols of the alphabet, out of the whole vocabulary "
            "after the training.",
        ),
    ),
    "no-merges": (
        _N("CheckFindings", "The alphabet takes the whole vocabulary, so no merge is possible"),
        _N(
            "CheckFindings",
            "The number counts the symbols of the alphabet, out of the whole vocabulary "
            "after the training.",
        ),
    ),
    "out-of-reach": (
        _N("CheckFindings", "The corpus does not give a vocabulary of {0}"),
        _N("CheckFindings", "The number is the largest vocabulary that these settings can give."),
    ),
    "rare": (
        _N("CheckFindings", "Characters of the alphabet occur once only"),
        _N(
            "CheckFindings",
            "The number counts symbols with one occurrence, out of the alphabet. Each takes "
            "a place in the vocabulary.",
        ),
    ),
}

# Of each remedy: its button, and what it does.
REMEDIES: dict[str, tuple[str, str]] = {
    "keep": (
        _N("CheckFindings", "Keep {0}"),
        _N("CheckFindings", "Take the encoding for what it is, and do not guess again."),
    ),
    "detect": (
        _N("CheckFindings", "Find the encoding out"),
        _N("CheckFindings", "Forget the encoding that was chosen, and look at the bytes."),
    ),
    "read-as": (
        _N("CheckFindings", "Read as {0}"),
        _N("CheckFindings", "Read the file again in this encoding."),
    ),
    "line-feeds": (
        _N("CheckFindings", "End lines in LF"),
        _N("CheckFindings", "Change the text: every line ends in LF then."),
    ),
    "once": (
        _N("CheckFindings", "Keep each line once"),
        _N("CheckFindings", "Change the text: of equal lines the first stays."),
    ),
    "no-controls": (
        _N("CheckFindings", "Take them out"),
        _N("CheckFindings", "Change the text: control characters go."),
    ),
    "no-invisible": (
        _N("CheckFindings", "Take them out"),
        _N("CheckFindings", "Change the text: invisible characters go."),
    ),
    "no-marks": (
        _N("CheckFindings", "Take them out"),
        _N("CheckFindings", "Change the text: U+FEFF goes."),
    ),
    "no-replacements": (
        _N("CheckFindings", "Take them out"),
        _N("CheckFindings", "Change the text: U+FFFD goes."),
    ),
    "cp1252": (
        _N("CheckFindings", "Put them right"),
        _N(
            "CheckFindings",
            "Change the text: what is UTF-8 read as windows-1252 becomes what was meant.",
        ),
    ),
    "cp1251": (
        _N("CheckFindings", "Put them right"),
        _N(
            "CheckFindings",
            "Change the text: what is UTF-8 read as windows-1251 becomes what was meant.",
        ),
    ),
    "cut-at-space": (
        _N("CheckFindings", "Cut at white space"),
        _N("CheckFindings", "Settings: the pre-tokenizer whitespace, which drops white space."),
    ),
    "cut-nowhere": (
        _N("CheckFindings", "Cut nowhere"),
        _N("CheckFindings", "Settings: no pre-tokenizer; the whole text is one word."),
    ),
    "cut-otherwise": (
        _N("CheckFindings", "Cut by {0}"),
        _N("CheckFindings", "Settings: this pre-tokenizer, which cuts the longest words."),
    ),
    "normalize": (
        _N("CheckFindings", "Normalize to NFC"),
        _N("CheckFindings", "Settings: the normalizer nfc, before any other."),
    ),
    "clean": (
        _N("CheckFindings", "Clean as BERT does"),
        _N(
            "CheckFindings",
            "Settings: the normalizer bert-clean, before any other. It drops control "
            "characters and U+FFFD.",
        ),
    ),
    "longer-words": (
        _N("CheckFindings", "Take words up to {0}"),
        _N("CheckFindings", "Settings: the longest word that WordPiece takes."),
    ),
    "han-apart": (
        _N("CheckFindings", "Put spaces around CJK"),
        _N(
            "CheckFindings",
            "Settings: the normalizer bert-cjk, before any other. Each Chinese character "
            "becomes a word.",
        ),
    ),
    "unigram": (
        _N("CheckFindings", "Train Unigram"),
        _N(
            "CheckFindings",
            "Settings: the algorithm Unigram, which cuts sentences without spaces by itself.",
        ),
    ),
    "other-prefix": (
        _N("CheckFindings", "Mark with {0}"),
        _N("CheckFindings", "Settings: another prefix, which no word holds."),
    ),
    "mark-starts": (
        _N("CheckFindings", "Mark starts (▁)"),
        _N("CheckFindings", "Settings: mark where words start instead."),
    ),
    "mark-ends": (
        _N("CheckFindings", "Mark ends (</w>)"),
        _N("CheckFindings", "Settings: mark where words end instead."),
    ),
    "no-marks-of-words": (
        _N("CheckFindings", "Mark nothing"),
        _N("CheckFindings", "Settings: no mark at all."),
    ),
    "specials-apart": (
        _N("CheckFindings", "Train around them"),
        _N(
            "CheckFindings",
            "Settings: special tokens in the text stand between words, and are not counted.",
        ),
    ),
    "declare": (
        _N("CheckFindings", "Make them special"),
        _N("CheckFindings", "Settings: add them to the special tokens, and do not count them."),
    ),
    "larger": (
        _N("CheckFindings", "Vocabulary of {0}"),
        _N("CheckFindings", "Settings: a vocabulary with room for merges."),
    ),
    "smaller": (
        _N("CheckFindings", "Vocabulary of {0}"),
        _N("CheckFindings", "Settings: the largest vocabulary that can be."),
    ),
    "more": (
        _N("CheckFindings", "Make {0} merges"),
        _N("CheckFindings", "Settings: more merges than the alphabet has symbols."),
    ),
    "count-less": (
        _N("CheckFindings", "Minimum count 1"),
        _N("CheckFindings", "Settings: pairs that occur once are merged too."),
    ),
    "limit": (
        _N("CheckFindings", "Keep {0} symbols"),
        _N("CheckFindings", "Settings: the most frequent symbols only; the others are unknown."),
    ),
    "cover": (
        _N("CheckFindings", "Cover {0}"),
        _N("CheckFindings", "Settings: this share of the text; the rarest symbols are unknown."),
    ),
    "bytes": (
        _N("CheckFindings", "Use bytes"),
        _N(
            "CheckFindings",
            "Settings: bytes as units. The alphabet has 256 symbols then, whatever the text.",
        ),
    ),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("CheckFindings", text)


def finding_text(finding: Finding) -> str:
    """Return what was found, in one sentence without its number."""
    names = [visible(name) if finding.code in _WITH_WORDS else name for name in finding.names]
    return _tr(FINDINGS[finding.code][0]).format(*names)


_WITH_WORDS = ("one-word", "long-words", "unspaced", "unknown-words")


def finding_tip(finding: Finding) -> str:
    """Return what the number of a finding counts."""
    return _tr(FINDINGS[finding.code][1])


def figure_text(finding: Finding) -> str:
    """Return the number of a finding, out of all where that is known; "" where it is 0."""
    if not finding.number:
        return ""
    if finding.is_share:
        return _tr("{0} sure").format(share_text(finding.number))
    number = count_text(int(finding.number))
    if not finding.whole:
        return number
    return _tr("{0} of {1}").format(number, count_text(finding.whole))


def remedy_text(remedy: Remedy) -> str:
    """Return what the button of a remedy says."""
    names = list(remedy.names)
    if remedy.code in _CODES:
        names[0] = count_text(int(names[0]))
    elif remedy.code == "cover":
        names[0] = share_text(float(names[0]), 3)
    return _tr(REMEDIES[remedy.code][0]).format(*names)


def remedy_tip(remedy: Remedy) -> str:
    """Return what a remedy does."""
    return _tr(REMEDIES[remedy.code][1])


def findings_text(findings: int) -> str:
    """Return how many findings there are."""
    return counted("CheckFindings", "%Ln finding(s)", findings)
