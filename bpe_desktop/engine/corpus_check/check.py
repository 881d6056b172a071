"""The whole check: findings in the order of their weight, and the tables below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nsmallest

from ..config import TrainingConfig
from ..corpus import Corpus
from ..scripts import scripts_of
from ..stopping import Reachable
from ..text_facts import LINE_ENDS, TextFacts
from .alphabet_rules import alphabet_findings, spell
from .examined import CheckedFile, Examined
from .finding import SEVERITIES, Finding
from .text_rules import text_findings
from .word_rules import word_findings
from .words import Words

__all__ = ["CheckedFile", "CorpusCheck", "check_corpus"]

_ROWS = 40  # of a table of characters
_WORDS = 12
_LONGEST_SHOWN = 400  # code points


@dataclass(frozen=True, slots=True)
class CorpusCheck:
    """What is said of a corpus under some settings.

    `findings` are sorted: errors, warnings, notes. `scripts`, `line_ends`, `rare` and `frequent`
    characters are of the raw text, with their counts; `longest` are the longest words, cut where
    they are very long, with their lengths in code points and their counts. `alphabet`, `smallest`
    and `symbols` are those of `Spelled`, `occurrences` the words, every repetition counted, and
    `total` the characters.
    """

    findings: tuple[Finding, ...]
    scripts: tuple[tuple[str, int], ...]
    line_ends: tuple[tuple[str, int], ...]
    rare: tuple[tuple[str, int], ...]
    frequent: tuple[tuple[str, int], ...]
    longest: tuple[tuple[str, int, int], ...]
    characters: int
    different_characters: int
    bytes: int
    lines: int
    longest_line: int
    words: int
    occurrences: int
    alphabet: int
    smallest: int
    symbols: int
    reachable: Reachable | None

    def count(self, severity: str) -> int:
        """Return how many findings are of a severity."""
        return sum(finding.severity == severity for finding in self.findings)


def check_corpus(
    facts: TextFacts,
    corpus: Corpus,
    config: TrainingConfig,
    files: Sequence[CheckedFile] = (),
    *,
    can_mend: bool = False,
    words: Words | None = None,
) -> CorpusCheck:
    """Check a corpus: `facts` of its raw text, its words as `config` cuts them, its files.

    With `can_mend` changes of the text itself are offered too. `words` are those of the corpus, if
    there are some that have been counted for another check.
    """
    words = Words(corpus) if words is None else words
    examined = Examined(facts, words, config, files, can_mend)
    spelled = spell(examined)
    found = [
        *text_findings(examined),
        *word_findings(examined),
        *alphabet_findings(examined, spelled),
    ]
    found.sort(key=lambda finding: SEVERITIES.index(finding.severity))
    characters = facts.characters
    return CorpusCheck(
        findings=tuple(found),
        scripts=tuple(sorted(scripts_of(characters).items(), key=lambda item: (-item[1], item[0]))),
        line_ends=tuple((name, facts.line_ends[name]) for name in LINE_ENDS),
        rare=tuple(nsmallest(_ROWS, characters.items(), key=lambda item: (item[1], item[0]))),
        frequent=tuple(nsmallest(_ROWS, characters.items(), key=lambda item: (-item[1], item[0]))),
        longest=tuple(
            (word[:_LONGEST_SHOWN], len(word), count) for word, count in words.longest[:_WORDS]
        ),
        characters=facts.total,
        different_characters=len(characters),
        bytes=corpus.bytes,
        lines=facts.lines,
        longest_line=facts.longest_line,
        words=len(corpus.words),
        occurrences=corpus.occurrences,
        alphabet=spelled.alphabet,
        smallest=spelled.smallest,
        symbols=spelled.symbols,
        reachable=spelled.reachable,
    )
