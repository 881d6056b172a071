"""Cases that train again and again, in processes of their own, and want the same files."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .adapter_training import corpus_file
from .case import Case

__all__ = ["run"]

# Trains every algorithm in every unit and prints the checksum of every export.
_SCRIPT = """
import hashlib, sys, tempfile
from pathlib import Path
from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, make_trainer
from bpe_desktop.engine.config import TIE_BREAKS
from bpe_desktop.engine.training import TRAINERS
from bpe_desktop.errors import ConfigError
from bpe_desktop.formats import registry

ways = {
    "bpe": (("character", "bpe hf gpt2 csv"), ("byte", "bpe hf tiktoken")),
}
sizes = {"bpe": {"merges": 200}, "wordpiece": {"merges": 200}}

def finish(trainer):
    steps, generator = [], trainer.steps()
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            return steps, end.value

if __name__ == "__main__":
    path, processes = sys.argv[1], int(sys.argv[2])
    for algorithm in TRAINERS:
        for units, formats in ways.get(algorithm, (("character", "bpe"),)):
            for tie in TIE_BREAKS:
                try:
                    config = TrainingConfig.defaults(algorithm).with_changes(
                        units=units, tie_break=tie, **sizes.get(algorithm, {"vocab_size": 150})
                    )
                except ConfigError:
                    continue  # such ties do not go with it
                corpus = Corpus.from_files([path], config, processes=processes)
                trainer = make_trainer(corpus, config)
                steps, result = finish(trainer)
                vocabulary = getattr(result, "vocabulary", None)
                if vocabulary is None:
                    vocabulary = trainer.vocabulary
                    vocabulary.extend(steps)
                tokenizer = Tokenizer(vocabulary, config)
                with tempfile.TemporaryDirectory() as folder:
                    for name in formats.split():
                        report = registry.write(tokenizer, Path(folder, name), name)
                        for file in report.paths:
                            sum = hashlib.sha256(file.read_bytes()).hexdigest()
                            print(algorithm, units, tie, file.relative_to(folder), sum)
"""


def run(case: Case) -> None:
    """Compare the files of all runs, each with its seed of hashes and its number of workers."""
    case.settings.choose("algorithm", {"every algorithm of the app": None})
    if "corpus_file" in case.input:
        _compare(case, corpus_file(case, case.input.take("corpus_file")))
        return
    key = case.input.first("text", "corpus_lines")
    value = case.input.take(key)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "corpus.txt")
        path.write_text(value if key == "text" else "\n".join(value), "utf-8", newline="")
        _compare(case, path)


def _compare(case: Case, path: Path) -> None:
    settings = case.settings
    seeds = settings.take("PYTHONHASHSEED")
    workers = settings.take("threads", [1])
    seeds = [seeds[number % len(seeds)] for number in range(settings.take("runs", len(seeds)))]
    outputs = []
    for number, seed in enumerate(seeds):
        processes = workers[number % len(workers)]
        done = subprocess.run(
            [sys.executable, "-c", _SCRIPT, str(path), str(processes)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    case.expected.check("all_exports_identical", len(outputs[0]) > 0 and len(set(outputs)) == 1)
