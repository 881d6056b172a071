"""Our own file (`.bpe`): a tokenizer with all its settings, and the project around it, if any.

JSON with the keys format ("bpe-desktop"), version, config, tokens ([id, name, kind, bytes in hex],
and a fifth value for a score), rules ([left, right, result], in rank order) and, for a project,
training, corpus, files, view and settings. Lone surrogates, which stand for bytes that are no text,
are written as JSON escapes.

Version 2 came with files (path -> size, time and checksum), live_texts instead of one live_text,
opened, settings and scores. Version 1 is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from ..engine.config import TrainingConfig
from ..engine.merge import MergeRule, MergeStep, ScoredStep
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import KINDS, Token, Vocabulary
from ..errors import FormatError
from .atomic import write_bytes
from .checksum import FileCheck
from .json_text import damage_told, dump_json, parse_json
from .merge_list import check_lengths
from .paths import named

__all__ = [
    "FORMAT",
    "VERSION",
    "ProjectDocument",
    "dump",
    "dump_in_parts",
    "parse",
    "read_project",
    "write_project",
]

FORMAT = "bpe-desktop"
VERSION = 2
_FIGURES = ("count", "replaced", "ties", "symbols")
_ROWS = 200  # in one part of a file that is written little by little


@dataclass(frozen=True, slots=True)
class ProjectDocument:
    """Everything that a `.bpe` file holds.

    `corpus` is what `models.corpus_source.CorpusSource.to_dict` gives and `from_dict` takes.
    `steps` and `stop` (code, text) record the training, `playhead` is the step that was shown.
    `bookmarks` are the steps that a person marked, with names that may be empty.
    `checks` tell by path what the files of the corpus were. If a tokenizer from another file was
    open, `tokenizer` is that one, `opened` its name, and `settings` are those of the next training.
    What is kept for a crash has `opened_path` instead of the tokenizer's rules, and `home`: the
    project file that it belongs to, if any.
    """

    tokenizer: Tokenizer
    steps: tuple[MergeStep, ...] = ()
    stop: tuple[str, str] | None = None
    corpus: dict[str, Any] | None = None
    live_texts: tuple[str, ...] = ()
    playhead: int | None = None
    checks: Mapping[str, FileCheck] = field(default_factory=dict)
    opened: str = ""
    settings: TrainingConfig | None = None
    opened_path: str = ""
    home: str = ""
    bookmarks: tuple[tuple[int, str], ...] = ()

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
    return b"".join(dump_in_parts(document))


def dump_in_parts(document: ProjectDocument) -> Iterator[bytes]:
    """Yield the bytes of the file in parts, each of which takes about a millisecond to make."""
    vocabulary = document.tokenizer.vocabulary
    content: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "config": document.tokenizer.config.to_dict(),
        "tokens": map(_token_fields, vocabulary),
        "rules": ((rule.left, rule.right, rule.result) for rule in vocabulary.rules),
    }
    if document.steps or document.stop:
        content["training"] = {
            "steps": map(_figures, document.steps),
            "stop": list(document.stop) if document.stop else None,
        }
    if document.corpus is not None:
        content["corpus"] = document.corpus
    if document.checks:
        content["files"] = {path: list(check) for path, check in document.checks.items()}
    if document.live_texts or document.playhead is not None:
        content["view"] = {
            "live_texts": list(document.live_texts),
            "playhead": document.playhead,
        }
        if document.bookmarks:
            content["view"]["bookmarks"] = [list(bookmark) for bookmark in document.bookmarks]
    for key in ("opened", "opened_path", "home"):
        if value := getattr(document, key):
            content[key] = value
    if document.settings is not None:
        content["settings"] = document.settings.to_dict()
    yield from _lines(content)


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
    check_lengths(vocabulary, "the file")
    # The first version of the program kept this one beside the settings.
    tokenizer = Tokenizer(vocabulary, config, fuse_unknown=content.get("fuse_unknown"))
    training = content.get("training") or {}
    figures = training.get("steps") or []
    if len(figures) > len(rules):
        raise ValueError("more steps than rules")
    steps = tuple(
        (MergeStep if len(figure) == len(_FIGURES) else ScoredStep)(
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
    # Version 1 kept one live text.
    texts = view.get("live_texts", [view["live_text"]] if "live_text" in view else [])
    settings = content.get("settings")
    return ProjectDocument(
        tokenizer,
        steps,
        (str(stop[0]), str(stop[1])) if stop else None,
        _corpus(content.get("corpus")),
        tuple(map(str, texts)),
        None if playhead is None else min(max(int(playhead), 0), len(rules)),
        {str(path): _check(fields) for path, fields in (content.get("files") or {}).items()},
        str(content.get("opened", "")),
        None if settings is None else TrainingConfig.from_dict(settings),
        str(content.get("opened_path", "")),
        str(content.get("home", "")),
        tuple((int(step), str(name)) for step, name in view.get("bookmarks") or ()),
    )


def _check(fields: list[Any]) -> FileCheck:
    size, modified, digest = fields
    return FileCheck(int(size), int(modified), str(digest))


def _figures(step: MergeStep) -> tuple[int, ...]:
    """Return what a step tells beside its rule; of WordPiece also how often the parts stood."""
    figures = tuple(getattr(step, name) for name in _FIGURES)
    if isinstance(step, ScoredStep):
        return (*figures, step.left_count, step.right_count)
    return figures


def _token_fields(token: Token) -> list[Any]:
    fields: list[Any] = [token.id, token.name, token.kind, token.bytes.hex().upper()]
    return fields if token.score is None else [*fields, token.score]


def _token(fields: list[Any], made_by: dict[int, MergeRule]) -> Token:
    token_id, name, kind, data = fields[:4]
    score = float(fields[4]) if len(fields) > 4 else None
    if not isinstance(token_id, int) or not isinstance(name, str) or kind not in KINDS:
        raise ValueError(f"token {fields}")
    rule = made_by.get(token_id) if kind == "merge" else None
    rank, left, right = (None, None, None) if rule is None else rule[:3]
    return Token(token_id, name, bytes.fromhex(data), kind, rank, left, right, score)


def _corpus(fields: object) -> dict[str, Any] | None:
    if fields is not None and not isinstance(fields, dict):
        raise TypeError("corpus")
    return fields


def _lines(content: dict[str, Any]) -> Iterator[bytes]:
    """Yield JSON with one token, rule or step a line: small, and readable in an editor."""
    before = "{\n"
    for key, value in content.items():
        head = f"{before} {dump_json(key)}: "
        before = ",\n"
        if key in ("tokens", "rules"):
            yield head.encode()
            yield from _rows(value)
        elif key == "training":
            yield f'{head}{{"stop": {dump_json(value["stop"])}, "steps": '.encode()
            yield from _rows(value["steps"])
            yield b"}"
        else:
            yield f"{head}{dump_json(value)}".encode()
    yield b"\n}\n"


def _rows(values: Iterable[Any]) -> Iterator[bytes]:
    rows = iter(values)
    some = list(islice(rows, _ROWS))
    if not some:
        yield b"[]"
        return
    before = "[\n  "
    while some:
        yield (before + ",\n  ".join(map(dump_json, some))).encode()
        before = ",\n  "
        some = list(islice(rows, _ROWS))
    yield b"\n ]"
