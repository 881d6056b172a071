"""From a case to the adapter that understands it, by task and by what its input is.

An adapter takes settings and expected values out of the case one by one; what is left unread fails.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from . import (
    adapter_codes,
    adapter_determinism,
    adapter_files,
    adapter_gage,
    adapter_models,
    adapter_published,
    adapter_sampling,
    adapter_sentencepiece,
    adapter_text,
    adapter_training,
    adapter_vocabulary,
    adapter_window,
    adapter_wordpiece,
    words,
)
from .case import Case, NotUnderstood, NotYet
from .scope import KINDS

__all__ = ["check_scope", "run"]

_Adapter = Callable[[Case], None]


def run(case: Case, request: pytest.FixtureRequest) -> None:
    """Run a case; raises `NotUnderstood` or `NotYet`, and leaves what differs in its findings."""
    if case.kind not in KINDS:
        raise NotUnderstood(f"kind: {case.kind}")
    check_scope(case)
    if case.settings.take("task") == "open corpus in the window":
        adapter_window.open_corpus(case, request)
    else:
        _adapter(case)(case)
    case.finish()


def check_scope(case: Case) -> None:
    """Note what the program lacks for the case; raise `NotYet` if that leaves nothing to run."""
    for where in ("task", "format"):
        value = case.settings.peek(where)
        if isinstance(value, str) and case.lack(where, value):
            raise NotYet(case.lacking[-1])
    algorithm = case.settings.peek("algorithm")
    if algorithm is not None:
        names = words.algorithms(algorithm)
        there = [name for name in names if not case.lack("algorithm", name)]
        if not there:
            raise NotYet(", ".join(case.lacking))
        if unknown := [name for name in there if words.plain(name) not in words.ALGORITHMS]:
            raise NotUnderstood(f"algorithm: {', '.join(unknown)}")


def _adapter(case: Case) -> _Adapter:
    task, given = case.settings.take("task"), case.input
    has = case.settings.__contains__
    if task in _CUTTING and any(key.startswith("codes") for key in given):
        return adapter_codes.encode
    if case.settings.peek("algorithm") == "wordpiece" and task in _WORDPIECE:
        return _WORDPIECE[task]
    if str(case.settings.peek("algorithm")).startswith(_PIECES) and task in _SENTENCEPIECE:
        return _SENTENCEPIECE[task]
    if task == "train":
        return adapter_determinism.run if has("PYTHONHASHSEED") else adapter_training.train
    if task in ("encode", "encode+decode"):
        if has("vocabularies"):
            return adapter_published.encode
        if has("vocabulary"):
            return adapter_published.encode_one
        if "ranks_b64" in given:
            return adapter_files.encode_by_ranks
        if "vocab" in given:
            return adapter_files.encode
        if "draws" in given:
            return adapter_sampling.encode
    if str(case.settings.peek("format")).startswith("sentencepiece") and task in _IMPORTS:
        return _IMPORTS[task]
    if task == "import":
        if case.settings.peek("format") == "BERT vocab.txt":
            return adapter_vocabulary.import_tokens
        if has("file"):
            return adapter_published.import_ranks
        return adapter_published.import_files if "files" in given else adapter_files.import_merges
    if task == "export":
        return adapter_published.export_json if has("format") else adapter_published.export_all
    try:
        return _BY_TASK[task]
    except KeyError:
        raise NotUnderstood(f"task: {task!r} with {', '.join(given)}") from None


_IMPORTS: dict[str, _Adapter] = {  # of SentencePiece's files
    "import": adapter_models.import_file,
    "import+encode": adapter_models.import_and_encode,
}
_WORDPIECE: dict[str, _Adapter] = {
    "train": adapter_wordpiece.train,
    "encode": adapter_wordpiece.encode,
    "encode+decode": adapter_wordpiece.encode,
    "decode": adapter_wordpiece.decode,
}
_PIECES = ("sp", "sp-bpe", "sp-unigram")
_SENTENCEPIECE: dict[str, _Adapter] = {
    "train": adapter_sentencepiece.train,
    "load+train": adapter_sentencepiece.load_train,
    "normalize": adapter_sentencepiece.normalize,
    "encode": adapter_sentencepiece.encode,
    "encode+decode": adapter_sentencepiece.encode,
    "decode to bytes": adapter_sentencepiece.decode_bytes,
    "nbest": adapter_sentencepiece.nbest,
    "sample": adapter_sentencepiece.sample,
}
_CUTTING = ("encode", "encode+decode", "import+encode")
_BY_TASK: dict[str, _Adapter] = {
    "compress": adapter_gage.compress,
    "decode": adapter_published.decode,
    "decode token by token": adapter_published.stream,
    "live view": adapter_published.live_view,
    "load corpus file": adapter_text.load_corpus,
    "load+encode+decode": adapter_text.load_encode_decode,
    "nbest": adapter_sentencepiece.nbest,
    "normalize": adapter_text.normalize,
    "pretokenize": adapter_text.pretokenize,
    "highlight in QTextEdit/QTextDocument": adapter_text.highlight,
    "import+encode": adapter_files.import_and_encode,
    "import+export": adapter_files.import_and_export,
    "export+import": adapter_files.table,
    "export/import token": adapter_files.write_tokens,
    "import token": adapter_files.token_spelling,
    "train+export": adapter_files.train_and_export,
}
