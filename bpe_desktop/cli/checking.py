"""The command check: what is odd about a corpus, and what would help."""

from __future__ import annotations

import argparse
import time
from typing import Any

from ..engine.corpus_check import CorpusCheck, check_corpus
from ..engine.process_memory import resident_bytes
from ..engine.training_forecast import Forecast, forecast_of
from ..formats.corpus_scan import checked_file, scan_corpus
from ..formats.json_text import dump_json
from .check_words import finding_line, forecast_line, options_of, sentence, space_note
from .progress import Progress
from .streams import put, stored_inputs
from .training import config_of, load

__all__ = ["check"]


def check(arguments: argparse.Namespace) -> None:
    """Check a corpus under the settings of a training, and print what was found."""
    config = config_of(arguments)
    with Progress(arguments.progress) as progress, stored_inputs(arguments.corpus) as names:
        arguments.corpus = names  # which are read twice
        started = time.perf_counter()
        loaded = load(arguments, config, progress)
        counting = time.perf_counter() - started
        memory = resident_bytes()
        facts = scan_corpus(
            loaded.files,
            config.all_special_tokens,
            counts=arguments.counts,
            progress=progress.counting,
        )
    read = [checked_file(source) for source in loaded.sources]
    found = check_corpus(facts, loaded.corpus, config, read)
    ahead = forecast_of(found, loaded.corpus, config, counting=counting, memory=memory)
    note = "" if arguments.counts else space_note(config)
    notes = [note] if note else []
    if arguments.json:
        put(dump_json(_as_json(found, ahead, notes), indent=1) + "\n")
        return
    lines = [finding_line(finding) for finding in found.findings]
    lines += [f"note: {note}" for note in notes]
    put("".join(line + "\n" for line in [*lines, forecast_line(ahead)]))


def _as_json(found: CorpusCheck, ahead: Forecast, notes: list[str]) -> dict[str, Any]:
    """Return all that the window shows, in values that JSON knows."""
    return {
        "findings": [
            {
                "severity": finding.severity,
                "code": finding.code,
                "text": sentence(finding),
                "number": finding.number,
                "of": finding.whole,
                "remedies": [
                    {"kind": remedy.kind, "code": remedy.code, "options": options_of(remedy)}
                    for remedy in finding.remedies
                ],
            }
            for finding in found.findings
        ],
        "characters": found.characters,
        "different_characters": found.different_characters,
        "bytes": found.bytes,
        "lines": found.lines,
        "longest_line": found.longest_line,
        "words": found.words,
        "occurrences": found.occurrences,
        "alphabet": found.alphabet,
        "smallest_vocabulary": found.smallest,
        "largest_vocabulary": None if found.reachable is None else found.reachable.largest,
        "symbols": found.symbols,
        "line_ends": dict(found.line_ends),
        "scripts": dict(found.scripts),
        "rare": dict(found.rare),
        "frequent": dict(found.frequent),
        "longest": [
            {"word": word, "length": length, "count": count}
            for word, length, count in found.longest
        ],
        "forecast": {
            "seconds": ahead.seconds,
            "counting_seconds": ahead.counting,
            "memory_bytes": ahead.memory,
        },
        "notes": notes,
    }
