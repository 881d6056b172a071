"""Our own file (`.bpe`): a tokenizer with all its settings, and the project around it, if any.

JSON with the keys format ("bpe-desktop"), version, config, tokens ([id, name, kind, bytes in hex]),
rules ([left, right, result], in rank order) and, for a project, training, corpus and view. Lone
surrogates, which stand for bytes that are no text, are written as JSON escapes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine.config import TrainingConfig
from ..engine.merge import MergeRule, MergeStep
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import KINDS, Token, Vocabulary
from ..errors import FormatError
from .atomic import write_bytes
from .json_text import damage_told, dump_json, parse_json
from .paths import named

__all__ = [
    "FORMAT",
    "VERSION",
    "ProjectDocument",
    "dump",
    "parse",
    "read_project",
    "write_project",
]

FORMAT = "bpe-desktop"
VERSION = 1


@dataclass(frozen=True, slots=True)
class ProjectDocument:
    """Everything that a `.bpe` file holds.

    `corpus` is what `models.corpus_source.CorpusSource.to_dict` gives and `from_dict` takes.
    `steps` and `stop` (code, text) record the training, `playhead` is the step that was shown.
    """

    tokenizer: Tokenizer
    steps: tuple[MergeStep, ...] = ()
    stop: tuple[str, str] | None = None
    corpus: dict[str, Any] | None = None
    live_text: str = ""
    playhead: int | None = None

    @property
    def is_project(self) -> bool:
        """Whether there is more than a tokenizer."""
        return self.corpus is not None


def read_project(path: str | Path) -> ProjectDocument:
    """Read a `.bpe` file; raises `FormatError`."""
    path = Path(path)
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(
            f"{named(path.name)} cannot be read: {reason}.", "Check the name."
        ) from None
    return parse(data, path.name)


def write_project(document: ProjectDocument, path: str | Path) -> None:
    """Write a `.bpe` file, whole or not at all."""
    write_bytes(Path(path), dump(document))


def dump(document: ProjectDocument) -> bytes:
    """Return the bytes of the file; the same document always gives the same bytes."""
    vocabulary = document.tokenizer.vocabulary
    content: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "config": document.tokenizer.config.to_dict(),
        "tokens": [[t.id, t.name, t.kind, t.bytes.hex().upper()] for t in vocabulary],
        "rules": [[rule.left, rule.right, rule.result] for rule in vocabulary.rules],
    }
    if document.steps or document.stop:
        content["training"] = {
            "steps": [[s.count, s.replaced, s.ties, s.symbols] for s in document.steps],
            "stop": list(document.stop) if document.stop else None,
        }
    if document.corpus is not None:
        content["corpus"] = document.corpus
    if document.live_text or document.playhead is not None:
        content["view"] = {"live_text": document.live_text, "playhead": document.playhead}
    return _lines(content).encode()


def parse(data: bytes, name: str = "tokenizer.bpe") -> ProjectDocument:
    """Read the bytes of a file; `name` is used in messages. Raises `FormatError`."""
    content = parse_json(data, name)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise FormatError(f"{name} is not a .bpe file.", "Choose a file saved by BPE Desktop.")
    version = content.get("version")
    if isinstance(version, int) and version > VERSION:
        raise FormatError(
            f"{name} was written by a newer version of BPE Desktop.", "Update the program."
        )
    with damage_told(name):
        return _document(content)


def _document(content: dict[str, Any]) -> ProjectDocument:
    config = TrainingConfig.from_dict(content["config"])
    rules = [MergeRule(rank, *map(int, ids)) for rank, ids in enumerate(content["rules"], 1)]
    made_by: dict[int, MergeRule] = {}
    for rule in rules:
        made_by.setdefault(rule.result, rule)
    vocabulary = Vocabulary.from_parts((_token(t, made_by) for t in content["tokens"]), rules)
    # The first version of the program kept this one beside the settings.
    tokenizer = Tokenizer(vocabulary, config, fuse_unknown=content.get("fuse_unknown"))
    training = content.get("training") or {}
    figures = training.get("steps") or []
    if len(figures) > len(rules):
        raise ValueError("more steps than rules")
    steps = tuple(
        MergeStep(
            rule.rank,
            rule.left,
            rule.right,
            rule.result,
            vocabulary.token(rule.left).name,
            vocabulary.token(rule.right).name,
            vocabulary.token(rule.result).name,
            *map(int, figure),
        )
        for rule, figure in zip(rules, figures, strict=False)
    )
    stop = training.get("stop")
    view = content.get("view") or {}
    playhead = view.get("playhead")
    return ProjectDocument(
        tokenizer,
        steps,
        (str(stop[0]), str(stop[1])) if stop else None,
        _corpus(content.get("corpus")),
        str(view.get("live_text", "")),
        None if playhead is None else min(max(int(playhead), 0), len(rules)),
    )


def _token(fields: list[Any], made_by: dict[int, MergeRule]) -> Token:
    token_id, name, kind, data = fields
    if not isinstance(token_id, int) or not isinstance(name, str) or kind not in KINDS:
        raise ValueError(f"token {fields}")
    rule = made_by.get(token_id) if kind == "merge" else None
    origin = (None, None, None) if rule is None else (rule.rank, rule.left, rule.right)
    return Token(token_id, name, bytes.fromhex(data), kind, *origin)


def _corpus(fields: object) -> dict[str, Any] | None:
    if fields is not None and not isinstance(fields, dict):
        raise TypeError("corpus")
    return fields


def _lines(content: dict[str, Any]) -> str:
    """Return JSON with one token, rule or step a line: small, and readable in an editor."""

    def rows(values: list[Any]) -> str:
        return "[\n  " + ",\n  ".join(map(dump_json, values)) + "\n ]" if values else "[]"

    parts = []
    for key, value in content.items():
        if key in ("tokens", "rules"):
            body = rows(value)
        elif key == "training":
            body = f'{{"stop": {dump_json(value["stop"])}, "steps": {rows(value["steps"])}}}'
        else:
            body = dump_json(value)
        parts.append(f" {dump_json(key)}: {body}")
    return "{\n" + ",\n".join(parts) + "\n}\n"
