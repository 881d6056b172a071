"""Check a text in one call, and see what its remedies do."""

from __future__ import annotations

from collections.abc import Sequence

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.corpus_check import (
    CheckedFile,
    CorpusCheck,
    Finding,
    Remedy,
    check_corpus,
    mend,
)
from bpe_desktop.engine.text_facts import TextScan

USUAL = TrainingConfig(merges=100)


def check(
    text: str,
    config: TrainingConfig = USUAL,
    files: Sequence[CheckedFile] = (),
    *,
    can_mend: bool = True,
) -> CorpusCheck:
    """Return the check of a text."""
    facts = TextScan.of(text, config.all_special_tokens).facts
    return check_corpus(facts, Corpus.from_text(text, config), config, files, can_mend=can_mend)


def found(checked: CorpusCheck, code: str) -> Finding:
    """Return the finding of this code; fails where there is none."""
    return next(finding for finding in checked.findings if finding.code == code)


def codes(checked: CorpusCheck) -> list[str]:
    """Return the codes of all findings."""
    return [finding.code for finding in checked.findings]


def after(text: str, config: TrainingConfig, remedy: Remedy) -> list[str]:
    """Return the codes that are left once a remedy is applied."""
    if remedy.kind == "text":
        return codes(check(mend(text, remedy.value), config))
    if remedy.kind == "algorithm":
        return codes(check(text, TrainingConfig.defaults(remedy.value)))
    return codes(check(text, remedy.apply(config)))
