"""The facts of a text against slow, obvious counting, however it is cut into blocks."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import text_facts
from bpe_desktop.engine.text_facts import TextFacts, TextScan

PIECES = st.sampled_from(
    [
        *"ab ",
        "\t",
        "\n",
        "\r",
        "\r\n",
        "\x0b",
        "\x0c",
        "\x85",
        "\u2028",
        "\u2029",
        "\u00e9",
        "e\u0301",
        "\u212b",
        "\uac00",
        "\u1100\u1161",
        "\U0001f642",
        "\udce9",
        "</w>",
        "<s>",
        "<x>",
        "x" * 19,
        "今" * 21,
    ]
)
TEXTS = st.lists(PIECES, max_size=40).map("".join)


def naive(text: str) -> TextFacts:
    """Count everything one after the other."""
    ends = Counter(re.findall("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]", text))
    lines = [line for line in re.split("\r\n|\n|\r", text) if line]
    worded = [line for line in lines if line.strip()]
    facts = TextFacts()
    facts.characters = Counter(text)
    facts.line_ends = Counter({name: ends[sign] for name, sign in text_facts.LINE_ENDS.items()})
    facts.lines = len(lines)
    facts.longest_line = max((len(line) for line in lines), default=0)
    facts.unspaced = sum(len(line) >= 20 and not any(map(_is_space, line)) for line in lines)
    facts.compared = len(worded)
    facts.repeated = sum(line in worded[:at] for at, line in enumerate(worded))
    return facts


def _is_space(char: str) -> bool:
    """Tell what Unicode calls white space."""
    return char in "\t\n\x0b\x0c\r\x85" or unicodedata.category(char) in ("Zs", "Zl", "Zp")


def same(found: TextFacts, expected: TextFacts) -> bool:
    """Compare all figures; a `Counter` takes a missing name for 0."""
    names = ("characters", "line_ends", "lines", "longest_line", "unspaced", "compared", "repeated")
    return all(getattr(found, name) == getattr(expected, name) for name in names)


@given(TEXTS, st.lists(st.integers(0, 200)))
def test_the_facts_are_those_of_naive_counting_in_any_blocks(text: str, cuts: list[int]) -> None:
    scan = TextScan(("<x>",))
    places = sorted({0, len(text), *(cut for cut in cuts if cut <= len(text))})
    for start, end in pairwise(places):
        scan.feed(text[start:end])
    scan.end_text()

    assert same(scan.facts, naive(text))
    for name in ("</w>", "<s>", "<x>"):
        assert scan.facts.literals[name] == text.count(name)


@given(st.lists(TEXTS, max_size=4))
def test_several_texts_are_counted_each_for_itself(texts: list[str]) -> None:
    scan = TextScan()
    for text in texts:
        scan.feed(text)
        scan.end_text()

    singles = [naive(text) for text in texts]
    assert scan.facts.characters == sum((one.characters for one in singles), Counter())
    assert scan.facts.line_ends == sum((one.line_ends for one in singles), Counter())
    assert scan.facts.lines == sum(one.lines for one in singles)


@given(st.lists(st.tuples(TEXTS.filter(bool), st.integers(1, 5)), max_size=8))
def test_a_table_of_words_is_counted_as_its_words_written_out(table: list[tuple[str, int]]) -> None:
    scan = TextScan()
    scan.add_words(table)

    written = Counter("".join(word * count for word, count in table))
    assert scan.facts.characters == written
    assert scan.facts.lines == len(table)
    assert scan.facts.repeated == 0
    assert scan.facts.literals["</w>"] == sum(w.count("</w>") * n for w, n in table)


def test_a_line_without_an_end_is_looked_at_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_facts, "_LONGEST_HELD", 100)
    scan = TextScan()
    for _ in range(30):
        scan.feed("abcdefghi\r")
    scan.feed("\n")
    scan.end_text()

    assert scan.facts.characters == Counter(("abcdefghi\r" * 30) + "\n")
    assert scan.facts.line_ends == Counter(CR=29, CRLF=1)


def test_lines_are_remembered_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_facts, "_MOST_LINES", 3)

    facts = TextScan.of("a\nb\na\nc\nd\na\na\n").facts

    assert (facts.compared, facts.repeated, facts.lines) == (4, 1, 7)
