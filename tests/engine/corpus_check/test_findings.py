"""Every finding on a corpus small enough to count by hand, and what each remedy does to it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.corpus_check import CheckedFile, Remedy

from .checking import USUAL, after, check, codes, found

E_ACUTE, E_AND_ACUTE = "\u00e9", "e\u0301"
GPT2 = TrainingConfig(merges=100, pretokenizer="gpt2")
LONG = "la" * 60
HAN_100 = "".join(map(chr, range(0x5000, 0x5000 + 100)))
SENTENCE = "今日はとても良い天気なので散歩に行きましょう"  # 22 characters


class Case(NamedTuple):
    """A text, the finding that it must have, and its figures."""

    code: str
    text: str
    severity: str
    number: float
    whole: int | None
    remedies: tuple[str, ...] = ()
    config: TrainingConfig = USUAL
    names: tuple[str, ...] | None = None


CASES = [
    Case("empty", "", "error", 0, None),
    Case("no-words", " \n ", "error", 0, None, ("cut-nowhere",)),
    Case("one-word", "ab ab ab", "warning", 3, None, (), names=("ab",)),
    Case(
        "one-word",
        "ab cd",
        "warning",
        1,
        None,
        ("cut-at-space",),
        TrainingConfig(merges=9, pretokenizer="none"),
    ),
    Case("undecodable", "caf\udce9 na\udcefve \udce9", "warning", 3, None),
    Case("garbled", "dÃ©jÃ\u00a0 Ã©tÃ© il", "warning", 4, None, ("cp1252",)),
    Case("garbled", "РїСЂРёРІРµС‚", "warning", 6, None, ("cp1251",)),
    Case(
        "mixed-line-ends",
        "a\nb\r\nc\r\nd\re",
        "note",
        2,
        4,
        ("line-feeds",),
        names=("LF, CRLF, CR",),
    ),
    Case(
        "carriage-returns",
        "a\r\nb\r\nc\r\n",
        "warning",
        3,
        None,
        ("line-feeds", "cut-at-space"),
        GPT2,
    ),
    Case(
        "odd-line-ends", "a\u2028b\x85c\x0bd", "note", 3, None, ("line-feeds", "cut-at-space"), GPT2
    ),
    Case(
        "mixed-forms",
        f"caf{E_ACUTE} caf{E_AND_ACUTE} th{E_AND_ACUTE} the",
        "warning",
        2,
        4,
        ("normalize",),
        names=("1",),
    ),
    Case("decomposed", f"caf{E_AND_ACUTE} the", "note", 1, 2, ("normalize",)),
    Case("controls", "a\x07b \x00 c\x07", "warning", 3, None, ("no-controls", "clean")),
    Case("inner-marks", "a\ufeffb \ufeffc", "warning", 2, None, ("no-marks", "clean")),
    Case("replacements", "a\ufffd \ufffd", "warning", 2, None, ("no-replacements", "clean")),
    Case("invisible", "so\u00adft \u200b", "note", 2, None, ("no-invisible", "clean")),
    Case("meaningless", "a\ue000 \U00050000", "note", 2, None),
    Case("mixed-scripts", "p\u0430ypal paypal \u043fривет", "note", 1, 3),
    Case("repeated", "\n".join("abcdefghij") + "\na\nb\n\n\n", "note", 2, 12, ("once",)),
    Case("repeated", "x\n" * 10, "warning", 9, 10, ("once",)),
    Case("long-words", f"a {LONG} b", "warning", 120, None),
    Case(
        "long-words",
        "ab " * 60,
        "warning",
        179,
        None,
        ("cut-otherwise",),
        TrainingConfig(merges=9, pretokenizer=r"regex:.*\S"),
    ),
    Case(
        "unknown-words",
        f"a {LONG} b {LONG}",
        "warning",
        2,
        4,
        ("longer-words",),
        TrainingConfig.defaults("wordpiece"),
    ),
    Case("unspaced", f"{SENTENCE} ab", "warning", 1, 2, ("han-apart", "unigram")),
    Case("unspaced", "ภาษาไทย" * 3, "warning", 1, 1, ("unigram",)),
    Case("unspaced", "今日" * 10, "warning", 1, 1, ("han-apart", "unigram")),
    Case(
        "sign",
        "a</w> b </w>",
        "warning",
        2,
        3,
        ("mark-starts",),
        TrainingConfig(merges=9, marker="end"),
        ("</w>",),
    ),
    Case(
        "sign",
        "a▁ b </w>",
        "warning",
        1,
        3,
        ("no-marks-of-words",),
        TrainingConfig(merges=9, marker="start"),
        ("▁",),
    ),
    Case(
        "sign",
        "##a b",
        "warning",
        1,
        2,
        ("other-prefix",),
        TrainingConfig.defaults("wordpiece").with_changes(pretokenizer="whitespace"),
        ("##",),
    ),
    Case("space-sign", "a▁b c", "warning", 1, None, (), TrainingConfig.defaults("unigram"), ("▁",)),
    Case("foreign-sign", "a</w> </w>", "note", 2, None, names=("</w>",)),
    Case("foreign-sign", "a▁b", "note", 1, None, names=("▁",)),
    Case(
        "specials",
        "a<pad>b <pad> c",
        "warning",
        2,
        None,
        ("specials-apart",),
        TrainingConfig(merges=9, special_tokens=("<pad>",)),
        ("<pad>",),
    ),
    Case(
        "likely-specials",
        "a <|endoftext|> b [UNK] c [UNK]",
        "note",
        3,
        None,
        ("declare",),
        names=("[UNK], <|endoftext|>",),
    ),
    Case(
        "alphabet-too-large",
        "abcdefgh abcdefgh",
        "error",
        8,
        None,
        ("larger", "limit"),
        TrainingConfig(vocab_size=5),
        ("5",),
    ),
    Case(
        "alphabet-large",
        "".join(map(chr, range(0x4E00, 0x4E00 + 300))) * 2,
        "warning",
        300,
        310,
        ("more", "limit"),
        TrainingConfig(merges=10),
    ),
    Case(
        "no-merges",
        "abab abab cd",
        "warning",
        4,
        4,
        ("larger", "limit"),
        TrainingConfig(vocab_size=4),
    ),
    Case(
        "out-of-reach",
        "ab ab",
        "warning",
        3,
        None,
        ("smaller",),
        TrainingConfig(vocab_size=99),
        ("99",),
    ),
    Case(
        "out-of-reach",
        "abcd",
        "warning",
        5,
        None,
        ("smaller", "count-less"),
        TrainingConfig(vocab_size=7, min_frequency=4),
        ("7",),
    ),
    Case("rare", "aab aab c", "note", 1, 3, ("limit", "bytes")),
    Case("rare", "aabb abcdefghijkl", "note", 10, 12, ("limit", "bytes")),
    Case("rare", f"{HAN_100} 今 今", "warning", 100, 101, ("limit", "bytes")),
    Case(
        "alphabet-large",
        "abab abab cd",
        "warning",
        4,
        6,
        ("larger", "limit"),
        TrainingConfig(vocab_size=6, min_frequency=1),
    ),
    Case(
        "rare",
        "aab aab c",
        "note",
        1,
        4,
        ("cover",),
        TrainingConfig.defaults("unigram").with_changes(vocab_size=30, coverage=1.0),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_the_finding_has_the_figures_counted_by_hand(case: Case) -> None:
    finding = found(check(case.text, case.config), case.code)

    assert (finding.severity, finding.number, finding.whole) == (
        case.severity,
        case.number,
        case.whole,
    )
    assert tuple(remedy.code for remedy in finding.remedies) == case.remedies
    if case.names is not None:
        assert finding.names == case.names


def _remedies() -> list[tuple[Case, Remedy]]:
    return [
        (case, remedy)
        for case in CASES
        for remedy in found(check(case.text, case.config), case.code).remedies
    ]


@pytest.mark.parametrize(
    ("case", "remedy"), _remedies(), ids=[f"{c.code}-{r.code}" for c, r in _remedies()]
)
def test_a_finding_is_gone_after_each_of_its_remedies(case: Case, remedy: Remedy) -> None:
    assert case.code not in after(case.text, case.config, remedy)


def test_a_tidy_text_has_no_finding_but_none() -> None:
    assert codes(check("the cat and the hat and the cat and the hat")) == []


def test_errors_come_before_warnings_and_these_before_notes() -> None:
    checked = check(f"{E_ACUTE}a\x07 {E_AND_ACUTE}a\r\nb\nc", TrainingConfig(vocab_size=2))

    severities = [finding.severity for finding in checked.findings]

    assert severities[0] == "error"
    assert severities == sorted(severities, key=["error", "warning", "note"].index)
    assert checked.count("error") == 1


def test_a_text_that_cannot_be_changed_is_offered_no_change_of_it() -> None:
    for case in CASES:
        checked = check(case.text, case.config, can_mend=False)
        assert all(r.kind != "text" for f in checked.findings for r in f.remedies)


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        (CheckedFile("a", "utf-8", "UTF-8", "utf-8"), []),
        (CheckedFile("a", "utf-8-sig", "UTF-8 with byte-order mark", "bom"), ["bom"]),
        (CheckedFile("a", "cp1251", "windows-1251", "guess", 0.4), ["guess"]),
        (CheckedFile("a", "cp1251", "windows-1251", "chosen"), []),
    ],
)
def test_how_a_file_was_read_is_told(file: CheckedFile, expected: list[str]) -> None:
    assert codes(check("the cat and the hat and the cat and the hat", files=[file])) == expected


def test_an_unsure_guess_weighs_more_and_can_be_kept() -> None:
    text = "the hat"
    unsure = CheckedFile("a", "cp1251", "windows-1251", "guess", 0.4)
    sure = unsure._replace(confidence=0.9)

    finding = found(check(text, files=[sure, unsure]), "guess")

    assert (finding.severity, finding.number, finding.is_share) == ("warning", 0.4, True)
    keep = finding.remedies[0]
    assert (keep.kind, keep.value, keep.file) == ("encoding", "cp1251", 1)
    assert found(check(text, files=[sure]), "guess").severity == "note"


def test_what_does_not_fit_a_chosen_encoding_is_found_out_anew() -> None:
    chosen = CheckedFile("a", "utf-8", "UTF-8", "chosen")
    guessed = CheckedFile("a", "utf-8", "UTF-8", "guess", 0.9)

    again = found(check("caf\udce9", files=[chosen]), "undecodable").remedies
    other = found(check("caf\udce9", files=[guessed]), "undecodable").remedies

    assert [(r.kind, r.value) for r in again] == [("encoding", "")]
    assert [(r.kind, r.value) for r in other] == [("encoding", "cp1252")]


def test_utf8_that_was_read_otherwise_can_be_read_as_utf8() -> None:
    chosen = CheckedFile("a", "cp1252", "windows-1252", "chosen")

    remedies = found(check("dÃ©jÃ\u00a0 Ã©tÃ©", files=[chosen]), "garbled").remedies

    assert [(r.kind, r.value) for r in remedies] == [("encoding", "utf-8"), ("text", "cp1252")]


def test_bytes_are_offered_only_where_a_vocabulary_has_room_for_them() -> None:
    letters = "".join(map(chr, range(0x4E00, 0x4E00 + 700)))

    small = found(check(letters, TrainingConfig(vocab_size=256)), "alphabet-too-large").remedies
    large = found(check(letters, TrainingConfig(vocab_size=600)), "alphabet-too-large").remedies

    assert "bytes" not in [remedy.code for remedy in small]
    assert "bytes" in [remedy.code for remedy in large]


@pytest.mark.parametrize("algorithm", ["bpe", "wordpiece", "unigram", "word", "character", "gage"])
def test_every_algorithm_can_be_checked(algorithm: str) -> None:
    text = f"a\r\nb </w> {E_ACUTE} {E_AND_ACUTE} {SENTENCE} \ufffd p\u0430y 12 12\n" * 3

    checked = check(text, TrainingConfig.defaults(algorithm))

    assert checked.characters == len(text)
    assert checked.words == len(set(checked.longest)) or checked.words >= len(checked.longest)
    for finding in checked.findings:
        for remedy in finding.remedies:
            if remedy.kind == "settings":
                remedy.apply(TrainingConfig.defaults(algorithm))
