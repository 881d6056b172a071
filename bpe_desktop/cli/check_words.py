"""The words of a check on the command line; those of the window say the same."""

from __future__ import annotations

import shlex

from ..engine.config import TrainingConfig, choices_of
from ..engine.corpus_check import Finding, Remedy
from ..engine.normalizer import escapes_spaces
from ..engine.pretokenizer import get_pretokenizer
from ..engine.training_forecast import Forecast

__all__ = [
    "FINDINGS",
    "figure",
    "finding_line",
    "forecast_line",
    "options_of",
    "sentence",
    "space_note",
]

FINDINGS = {
    "empty": "The corpus is empty",
    "no-words": "The settings cut the text into no words at all",
    "one-word": "All words are the same one: {0}",
    "guess": "The encoding {0} of {1} is a guess",
    "bom": "Files begin with a byte-order mark, which is not trained on",
    "undecodable": "Bytes do not fit the encoding",
    "garbled": "Letters look like UTF-8 that was read in another encoding",
    "mixed-line-ends": "Lines end in several ways: {0}",
    "carriage-returns": "Carriage returns become part of words",
    "odd-line-ends": "Unusual line ends become part of words",
    "mixed-forms": "Letters with marks are written in two ways, so that equal words differ",
    "decomposed": "Letters and their accents are characters apart (NFD)",
    "controls": "Control characters stand in words",
    "inner-marks": "Byte-order marks stand inside the text",
    "replacements": "Replacement characters (U+FFFD) tell of text that was lost",
    "invisible": "Invisible characters stand in words, such as soft hyphens",
    "meaningless": "Characters have no meaning in Unicode: private or unassigned ones",
    "mixed-scripts": "Words mix letters of scripts that look alike",
    "repeated": "Lines repeat earlier ones",
    "unknown-words": "Words are longer than WordPiece takes, such as {0}",
    "long-words": "The longest word is as long as a sentence: {0}",
    "unspaced": "Sentences without spaces are one word each, such as {0}",
    "sign": "Words hold {0}, which marks words in these settings",
    "space-sign": "The text holds {0}, which comes back as a space",
    "foreign-sign": "The text holds {0}, which other settings mark words with",
    "specials": "Special tokens stand in the text, and are trained on as text: {0}",
    "likely-specials": "The text holds names that special tokens often have: {0}",
    "alphabet-too-large": "The alphabet alone does not fit into a vocabulary of {0}",
    "alphabet-large": "The alphabet takes more than half of the vocabulary",
    "no-merges": "The alphabet takes the whole vocabulary, so no merge is possible",
    "out-of-reach": "The corpus does not give a vocabulary of {0}",
    "rare": "Characters of the alphabet occur once only",
}

_OPTIONS = {"special_tokens": "special", "unk_token": "unk"}


def finding_line(finding: Finding) -> str:
    """Return `severity: sentence: figure. Try OPTIONS.`"""
    number = "" if not finding.number else f": {figure(finding)}"
    ways = [way for way in map(options_of, finding.remedies) if way]
    hint = f" Try {' or '.join(ways)}." if ways else ""
    return f"{finding.severity}: {sentence(finding)}{number}.{hint}"


def sentence(finding: Finding) -> str:
    """Return what was found, without the number and without a full stop."""
    return FINDINGS[finding.code].format(*finding.names)


def figure(finding: Finding) -> str:
    """Return the number of a finding: `12 of 40 (30.0%)`."""
    if finding.is_share:
        return f"{finding.number:.0%} sure"
    number = f"{finding.number:,}"
    if not finding.whole:
        return number
    return f"{number} of {finding.whole:,} ({finding.number / finding.whole:.1%})"


def forecast_line(forecast: Forecast) -> str:
    """Return what the training will take, in round figures."""
    seconds = forecast.seconds
    time = f"{seconds:.1f} s" if seconds < 60 else f"{seconds / 60:.0f} min"
    whole = "of memory, the program included"
    memory = "" if forecast.memory is None else f" and {forecast.memory / 1e6:,.0f} MB {whole}"
    return f"note: Training will take about {time}{memory}."


def space_note(config: TrainingConfig) -> str:
    """Return what is lost where words are cut at spaces and nothing marks their ends, "" if not."""
    name = config.pretokenizer
    is_own = "regex:" in name or "split:" in name  # who writes a pattern says what it leaves out
    is_marked = config.marker != "none" or config.algorithm in ("wordpiece", "word")
    keeps = get_pretokenizer(name).keeps_everything or escapes_spaces(config.normalizer)
    if is_own or is_marked or keeps:
        return ""
    ways = ["--marker end"] if choices_of(config.algorithm, "marker") is None else []
    return (
        "The pre-tokenizer drops white space, so a space leaves no trace: decoding joins the "
        f"words. Try {' or '.join([*ways, '--pretokenizer gpt2'])}."
    )


def options_of(remedy: Remedy) -> str:
    """Return the options of a remedy, "" for one that the command line does not have."""
    if remedy.kind == "algorithm":
        return f"--algorithm {remedy.value}"
    if remedy.kind == "encoding":
        return f"--encoding {remedy.value}" if remedy.value else "without --encoding"
    parts: list[str] = []
    for name, value in remedy.changes:
        option = "--" + _OPTIONS.get(name, name).replace("_", "-")
        if value is None or value is False:
            continue  # it is that without the option
        if value is True:
            parts.append(option)
            continue
        for one in value if isinstance(value, tuple) else (value,):
            parts.append(f"{option} {shlex.quote(str(one))}")
    return " ".join(parts)
