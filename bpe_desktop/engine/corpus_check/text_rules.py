"""Findings about the text itself: its bytes, line ends, characters and repetitions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from unicodedata import category

from ..config import TrainingConfig
from ..normalizer import get_normalizer
from ..text_facts import LINE_ENDS
from .examined import Examined
from .finding import Finding, Remedy, settings_remedies
from .mending import INVISIBLE, is_control, is_invisible

__all__ = ["text_findings"]

_SURE = 0.8  # a guess below this is worth a warning
_FEW_LINES = 10  # among so few a repeated line is no sign of anything
_OFTEN, _SOMETIMES = 0.2, 0.05  # shares of repeated lines
_GARBLED = 3  # so many places are no accident
_GARBLED_SHARE = 0.01  # of the characters past ASCII
_FILE_ENDS = ("LF", "CRLF", "CR")


def text_findings(examined: Examined) -> Iterator[Finding]:
    """Yield what is odd about the text, raw or as the words have it."""
    yield from _encodings(examined)
    yield from _garbled(examined)
    yield from _line_ends(examined)
    yield from _normalization(examined)
    yield from _characters(examined)
    yield from _repetitions(examined)


def _mending(examined: Examined, name: str) -> tuple[Remedy, ...]:
    return (Remedy("text", name, value=name),) if examined.can_mend else ()


def _reading(examined: Examined, encoding: str = "") -> tuple[Remedy, ...]:
    """Offer to read the files anew: to find their encoding out, or in a certain one."""
    code = "read-as" if encoding else "detect"
    for number, file in enumerate(examined.files):
        is_other = file.encoding.replace("-sig", "") != encoding if encoding else True
        if file.how in ("chosen", "guess") and is_other and (encoding or file.how == "chosen"):
            return (Remedy("encoding", code, (encoding, file.name), (), encoding, number),)
    return ()


def _encodings(examined: Examined) -> Iterator[Finding]:
    for number, file in enumerate(examined.files):
        if file.how == "guess" and file.confidence is not None:
            keep = Remedy("encoding", "keep", (file.shown, file.name), (), file.encoding, number)
            yield Finding(
                "guess",
                "note" if file.confidence >= _SURE else "warning",
                min(file.confidence, 0.99),
                names=(file.shown, file.name),
                remedies=(keep,),
                is_share=True,
            )
    marked = [file.name for file in examined.files if file.how == "bom"]
    if marked:
        yield Finding("bom", "note", len(marked), len(examined.files))
    lost = sum(n for char, n in examined.facts.characters.items() if "\udc80" <= char <= "\udcff")
    if lost:
        remedies = _reading(examined) or _reading(examined, "cp1252")
        yield Finding("undecodable", "warning", lost, remedies=remedies)


def _garbled(examined: Examined) -> Iterator[Finding]:
    facts = examined.facts
    if facts.garbled < _GARBLED:
        return
    foreign = sum(n for char, n in facts.characters.items() if not char.isascii())
    # A sequence is two characters or more.
    is_much = 2 * facts.garbled >= _GARBLED_SHARE * foreign
    mending = _mending(examined, facts.garbled_by)
    remedies = (*_reading(examined, "utf-8"), *mending)
    yield Finding("garbled", "warning" if is_much else "note", facts.garbled, remedies=remedies)


def _line_ends(examined: Examined) -> Iterator[Finding]:
    facts, config = examined.facts, examined.config
    in_words = examined.characters
    mending = _mending(examined, "line-feeds")
    used = [name for name in _FILE_ENDS if facts.line_ends[name]]
    if len(used) > 1:
        most = max(facts.line_ends[name] for name in used)
        total = sum(facts.line_ends[name] for name in used)
        names = (", ".join(used),)
        yield Finding("mixed-line-ends", "note", total - most, total, names, mending)
    # SentencePiece's ways make other white space a space before it is cut.
    cut = settings_remedies(config, ("cut-at-space", {"pretokenizer": "whitespace"}))
    if in_words["\r"] and examined.is_cut:
        yield Finding("carriage-returns", "warning", in_words["\r"], remedies=(*mending, *cut))
    rare = [sign for name, sign in LINE_ENDS.items() if name not in _FILE_ENDS]
    odd = sum(in_words[sign] for sign in rare)
    if odd and examined.is_cut:
        yield Finding("odd-line-ends", "note", odd, remedies=(*mending, *cut))


def _normalization(examined: Examined) -> Iterator[Finding]:
    config = examined.config
    apply = get_normalizer(config.normalizer).apply
    if apply("e\u0301") == apply("\u00e9"):
        return  # whatever is left is the same for equal characters
    composed, decomposed, twins = examined.words.forms
    if not decomposed:
        return
    remedies = settings_remedies(config, ("normalize", {"normalizer": _before(config, "nfc")}))
    total = examined.corpus.occurrences
    if composed or twins:
        yield Finding("mixed-forms", "warning", decomposed, total, (f"{twins:,}",), remedies)
    else:
        yield Finding("decomposed", "note", decomposed, total, (), remedies)


def _before(config: TrainingConfig, step: str) -> str:
    return step if config.normalizer == "none" else f"{step}+{config.normalizer}"


def _characters(examined: Examined) -> Iterator[Finding]:
    config = examined.config
    clean = settings_remedies(config, ("clean", {"normalizer": _before(config, "bert-clean")}))
    kinds: tuple[tuple[str, str, Callable[[str], bool], str, bool], ...] = (
        ("controls", "warning", is_control, "no-controls", True),
        ("inner-marks", "warning", INVISIBLE.__eq__, "no-marks", True),
        ("replacements", "warning", "\ufffd".__eq__, "no-replacements", True),
        ("invisible", "note", is_invisible, "no-invisible", True),
        ("meaningless", "note", _is_meaningless, "", False),
    )
    for code, severity, is_meant, mending, may_clean in kinds:
        number = examined.count(is_meant)
        if not number:
            continue
        remedies = _mending(examined, mending) if mending else ()
        if code == "replacements":
            remedies = (*_reading(examined), *remedies)
        if may_clean and _cleans(config, examined, is_meant):
            remedies = (*remedies, *clean)
        yield Finding(code, severity, number, None, (), remedies)
    mixed = examined.words.mixed if examined.is_cut else 0
    if mixed:
        yield Finding("mixed-scripts", "note", mixed, len(examined.corpus.words))


def _is_meaningless(char: str) -> bool:
    return category(char) in ("Co", "Cn")


def _cleans(config: TrainingConfig, examined: Examined, is_meant: Callable[[str], bool]) -> bool:
    """Tell whether BERT's cleaning drops all of the characters that are meant."""
    text = "".join(filter(is_meant, examined.characters))
    return not get_normalizer("bert-clean").apply(text).strip()


def _repetitions(examined: Examined) -> Iterator[Finding]:
    facts = examined.facts
    share = facts.repeated / facts.compared if facts.compared else 0.0
    if facts.compared >= _FEW_LINES and share >= _SOMETIMES:
        severity = "warning" if share >= _OFTEN else "note"
        mending = _mending(examined, "once")
        yield Finding("repeated", severity, facts.repeated, facts.compared, (), mending)
