"""The formats by name: which one a path means, and one way to read and to write them all."""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ..engine.config import TrainingConfig
from ..engine.moves import always_tokens
from ..engine.tokenizer import Tokenizer
from ..errors import FormatError
from . import (
    bert,
    csv_table,
    gpt2,
    huggingface,
    minbpe,
    project_file,
    sentencepiece,
    subword_nmt,
    tiktoken,
)
from .atomic import check_writable, staged
from .certificate import check_pattern, sample_texts
from .collecting import paused_collecting
from .json_text import parse_json
from .lesson_kind import is_lesson
from .paths import is_file, kind, named, real
from .plan import plan
from .project_file import ProjectDocument
from .report import ExportReport, LoadedTokenizer
from .sentencepiece_proto import is_model as is_pieces

__all__ = [
    "FORMATS",
    "Format",
    "check_target",
    "load",
    "losses",
    "read",
    "recognise",
    "sources",
    "target_format",
    "targets",
    "write",
]


class Format(NamedTuple):
    """A file format: `name` as on the command line, `title` and `suffix` for file dialogs.

    `is_folder`: the path names a folder or a prefix of several files. `owns_suffix`: a name with
    this suffix means this format where nothing else is said.
    """

    name: str
    title: str
    suffix: str
    can_read: bool = True
    is_folder: bool = False
    owns_suffix: bool = True


FORMATS: dict[str, Format] = {
    entry.name: entry
    for entry in (
        Format("bpe", "BPE Desktop", ".bpe"),
        Format("hf", "Hugging Face tokenizer.json", ".json"),
        Format("gpt2", "GPT-2 vocab.json and merges.txt", "", is_folder=True),
        Format("tiktoken", "OpenAI tiktoken ranks", ".tiktoken"),
        Format("sentencepiece", "SentencePiece model", ".model"),
        Format("subword-nmt", "subword-nmt codes", ".codes"),
        Format("bert", "BERT vocab.txt", ".txt", owns_suffix=False),
        Format("minbpe", "minbpe model", ".model", owns_suffix=False),
        Format("csv", "Vocabulary table", ".csv", can_read=False),
    )
}

_HOLDING_RULES = ("hf", "bpe", "csv")
_FOR_MERGES = ("gpt2", "tiktoken", "subword-nmt", "minbpe")
_INSTEAD = {
    "wordpiece": ("tokenizer.json", "vocab.txt", ".bpe"),
    "unigram": ("tokenizer.json", ".model", ".bpe"),
}
_SETTINGS_OF = {
    "tiktoken": tiktoken.check_settings,
    "sentencepiece": sentencepiece.check_settings,
    "subword-nmt": subword_nmt.check_settings,
    "minbpe": minbpe.check_settings,
}
_Path = str | os.PathLike[str]
_HEAD_BYTES = 4096
_MERGES = ("merges.txt", "vocab.bpe")
_WIDE_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_MOST_BYTES = 256 << 20  # the largest published tokenizers have 40 MB


def load(
    path: _Path, format_name: str | None = None, *, preset: str | None = None
) -> LoadedTokenizer:
    """Read a tokenizer with notes about what was odd; content decides the format, then the name.

    `preset` names the published vocabulary that a `.tiktoken` file is (`tiktoken.PRESETS`). Raises
    `FormatError` for a file that is missing, damaged, not a tokenizer or not readable yet.
    """
    path = Path(path)
    with paused_collecting():
        return _load(path, _known(format_name) if format_name else recognise(path), preset)


def _load(path: Path, chosen: str | None, preset: str | None) -> LoadedTokenizer:
    if chosen == "hf":
        file = path / "tokenizer.json" if kind(path) == "folder" else path
        return huggingface.parse(_bytes(file), file.name)
    if chosen == "gpt2":
        pair = gpt2.find_pair(path)
        if pair is None:
            raise FormatError(
                f"{path.name} has no vocab.json with a merges.txt beside it.",
                "Choose the folder that holds both files.",
            )
        return gpt2.parse(_bytes(pair[0]), _bytes(pair[1]), pair[0].name, pair[1].name)
    if chosen == "bpe":
        return LoadedTokenizer(project_file.parse(_bytes(path), path.name).tokenizer, "bpe")
    if chosen == "tiktoken":
        beside = path.with_name(tiktoken.sidecar_name(path.name))
        sidecar = _bytes(beside) if is_file(beside) else None
        return tiktoken.parse(_bytes(path), path.name, sidecar=sidecar, preset=preset)
    if chosen == "sentencepiece":
        data = _bytes(path)
        is_list = path.suffix.lower() == ".vocab" or sentencepiece.is_vocab(data[:_HEAD_BYTES])
        parse = sentencepiece.parse_vocab if is_list else sentencepiece.parse
        return parse(data, path.name)
    if chosen == "subword-nmt":
        return subword_nmt.parse(_bytes(path), path.name)
    if chosen == "bert":
        return bert.parse(_bytes(path), path.name)
    if chosen == "minbpe":
        return minbpe.parse(_bytes(path), path.name)
    if chosen == "csv":
        raise FormatError(
            f"{path.name} is a vocabulary table, which has no merge rules for encoding.",
            "Open a tokenizer: bpe, hf, gpt2, tiktoken, sentencepiece or subword-nmt.",
        )
    raise _no_tokenizer(path)


def read(path: _Path, format_name: str | None = None) -> Tokenizer:
    """Read a tokenizer; see `load`."""
    return load(path, format_name).tokenizer


def recognise(path: _Path) -> str | None:
    """Return the format of the tokenizer at `path` by its content, `None` if it is not one.

    A corpus is `None`. Raises `FormatError` for a path that does not exist, and for a folder with
    several tokenizers in it.
    """
    path = Path(path)
    pair = gpt2.find_pair(path)
    if kind(path) == "folder":
        single = is_file(path / "tokenizer.json")
        if single and pair:
            raise FormatError(
                f"{path.name} holds a tokenizer.json and a vocab.json.",
                "Name one of the files, or the format: hf or gpt2.",
            )
        return "hf" if single else "gpt2" if pair else None
    if pair is not None:
        return "gpt2"
    raw = _bytes(path, _HEAD_BYTES)
    head = raw.removeprefix(b"\xef\xbb\xbf").lstrip()
    if minbpe.is_model(head):
        return "minbpe"
    is_model = path.suffix.lower() == ".model"
    if is_model or is_pieces(raw) or sentencepiece.is_vocab(raw):
        return "sentencepiece"
    if head.startswith(b"{"):
        return _json_kind(path, head)
    if path.suffix.lower() == ".tiktoken" or tiktoken.is_ranks(head):
        return "tiktoken"
    if bert.is_vocabulary(head, path.name):
        return "bert"
    is_merges = path.name.endswith(_MERGES)  # with nothing beside it
    if path.suffix.lower() == ".codes" or (subword_nmt.is_codes(head) and not is_merges):
        return "subword-nmt"
    table = ",".join(csv_table.HEADER)
    first = head.partition(b"\n")[0].decode("utf-8", "replace").strip()
    return "csv" if first in (table, table.replace(",", "\t"), table.replace(",", ";")) else None


def target_format(path: _Path, format_name: str | None = None) -> str:
    """Return the format to write to `path`; raises `FormatError` where the name cannot decide."""
    if format_name is not None:
        return _known(format_name)
    path, text = Path(path), os.fspath(path)
    if not text:
        raise FormatError("The file to write has no name.", "Name it.")
    is_pair = path.name in ("vocab.json", "merges.txt")
    if is_pair or text.endswith(("/", os.sep)) or kind(path) == "folder":
        return "gpt2"
    suffix = path.suffix.lower()
    if suffix == ".tsv":
        return "csv"
    if path.name.endswith(bert.NAME):
        return "bert"
    for entry in FORMATS.values():
        if suffix and suffix == entry.suffix and entry.owns_suffix:
            return entry.name
    raise FormatError(
        f"The name {named(path.name)} does not say which format to write.",
        f"Name it: --format {' or '.join(FORMATS)}.",
    )


def check_target(path: _Path, format_name: str | None = None) -> str:
    """Return the format, and raise `UserError` early if nothing could be written to `path`."""
    chosen = target_format(path, format_name)
    place = real(Path(path))
    if FORMATS[chosen].is_folder and place == place.parent:
        raise FormatError(f"{path} is the root of a disk.", "Name a folder in it.")
    for target in targets(path, chosen):
        # The folder of a pair is made where only it is missing.
        folder = target.parent
        is_new = FORMATS[chosen].is_folder and kind(folder) == "missing"
        check_writable(folder if is_new else target)
    return chosen


def targets(path: _Path, format_name: str | None = None) -> list[Path]:
    """Return the files that writing to `path` makes or replaces."""
    chosen, path, text = target_format(path, format_name), Path(path), os.fspath(path)
    if chosen == "gpt2":
        return list(gpt2.target_pair(path, text.endswith(("/", os.sep))))
    if path.name in ("", ".."):
        raise FormatError("This is not the name of a file.", "Give the file a name.")
    if chosen == "tiktoken":
        return [path, path.with_name(tiktoken.sidecar_name(path.name))]
    return [path]


def sources(path: _Path) -> list[Path]:
    """Return the files that reading a tokenizer from `path` may read."""
    path = Path(path)
    beside = [path.with_name(tiktoken.sidecar_name(path.name))] if path.suffix else []
    return [path, *(gpt2.find_pair(path) or ()), path / "tokenizer.json", *beside]


def check_settings(config: TrainingConfig, format_name: str) -> None:
    """Raise `FormatError` if the format cannot hold a setting; `losses` looks at all the rest.

    This takes no time, however many tokens there are.
    """
    holder = _SETTINGS_OF.get(_known(format_name))
    if holder is not None:
        holder(config)


def losses(tokenizer: Tokenizer, format_name: str) -> list[str]:
    """Return sentences about what the format cannot hold, to be shown before writing.

    Raises `FormatError` if the tokenizer cannot be written in this format at all.
    """
    chosen = _known(format_name)
    algorithm = tokenizer.config.algorithm
    if chosen in _FOR_MERGES and algorithm not in ("bpe", "character"):
        raise FormatError(
            f"The format {chosen} cuts by merges, which a tokenizer of {algorithm} does not.",
            f"Save as {' or '.join(_INSTEAD.get(algorithm, ('tokenizer.json', '.bpe')))}.",
        )
    everywhere = always_tokens(tokenizer)
    if everywhere and chosen not in _HOLDING_RULES:
        raise FormatError(
            f"The format {chosen} has no tokens that are found in every text, such as "
            f"{everywhere[0]}.",
            "Save as tokenizer.json or .bpe.",
        )
    if chosen == "hf":
        huggingface.dump(tokenizer)
        return huggingface.losses(tokenizer)
    if chosen == "gpt2":
        return gpt2.losses(tokenizer)
    if chosen == "tiktoken":
        return tiktoken.losses(tokenizer)
    if chosen == "sentencepiece":
        return sentencepiece.losses(tokenizer)
    if chosen == "subword-nmt":
        return subword_nmt.losses(tokenizer)
    if chosen == "bert":
        return bert.losses(tokenizer)
    if chosen == "minbpe":
        return minbpe.losses(tokenizer)
    if chosen == "csv":
        return ["A table cannot be opened as a tokenizer again: the settings are not in it."]
    return []


def write(
    tokenizer: Tokenizer,
    path: _Path,
    format_name: str | None = None,
    *,
    document: ProjectDocument | None = None,
    counts: Sequence[int] | None = None,
    texts: Iterable[str] = (),
) -> ExportReport:
    """Write a tokenizer, compare the file with it, and only then put it in place.

    `document` is the project to be kept in a `.bpe` file, `counts[id]` the tokens' counts for a
    table, `texts` some lines of the corpus to compare on. Raises `FormatError` for what the format
    cannot hold or what comes back different, `UserError` for a place that cannot be written to;
    nothing is changed on the disk then.
    """
    chosen = check_target(path, format_name)
    lost = tuple(losses(tokenizer, chosen))
    path, text = Path(path), os.fspath(path)
    samples = sample_texts(tokenizer, texts)
    try:
        check_pattern(tokenizer, samples)
    except FormatError:
        if chosen != "bpe":
            raise
        samples = []  # our own file is compared token by token as well
    files, check = plan(tokenizer, path, chosen, text.endswith(("/", os.sep)), document, counts)
    with staged(files) as temporary:
        written = [temporary[target].read_bytes() if _is_plain(target) else data
                   for target, data in files.items()]  # fmt: skip
        certificate = check(written, samples)
    return ExportReport(chosen, tuple(files), lost, certificate)


def _is_plain(path: Path) -> bool:
    """Tell whether what was written can be read again; a pipe such as /dev/stdout cannot."""
    return kind(path) != "special"


def _json_kind(path: Path, head: bytes) -> str | None:
    if b'"format": "bpe-desktop"' in head[:200] or b'"format":"bpe-desktop"' in head[:200]:
        return "bpe"
    try:
        content = parse_json(_bytes(path), path.name)
    except FormatError:
        return "hf" if path.name == "tokenizer.json" else None
    if not isinstance(content, dict):
        return None
    if content.get("format") == project_file.FORMAT:
        return "bpe"
    if isinstance(content.get("model"), dict):
        return "hf"
    return None


def _known(name: str) -> str:
    if name in FORMATS:
        return name
    raise FormatError(f"There is no format {name}.", f"Choose {' or '.join(FORMATS)}.")


def _no_tokenizer(path: Path) -> FormatError:
    if path.name == "vocab.json":
        return FormatError(
            "vocab.json has no merges.txt beside it.", "Put the two files in one folder."
        )
    if path.suffix.lower() in (".json", ".bpe") and kind(path) == "file":
        try:
            parse_json(_bytes(path), path.name)
        except FormatError as error:
            return error
    elif is_lesson(path):
        return FormatError(
            f"{path.name} is not a tokenizer but a lesson.",
            "Open it in the window: bpe-desktop FILE.",
        )
    elif not path.name.endswith(_MERGES) and kind(path) == "file" and _is_text(path):
        return FormatError(
            f"{path.name} is not a tokenizer but a text.",
            "Train one on it: bpe-desktop train FILE -o NAME.bpe.",
        )
    return FormatError(
        f"{path.name or path} is not a tokenizer that is known here.",
        "Choose a .bpe file, a tokenizer.json, a .tiktoken, .model or .codes file, or a folder "
        "with vocab.json and merges.txt.",
    )


def _is_text(path: Path) -> bool:
    """Tell whether a file begins as a text does, in whatever encoding."""
    head = _bytes(path, _HEAD_BYTES)
    return head.startswith(_WIDE_MARKS) or (bool(head.strip()) and not _NO_TEXT.search(head))


def _bytes(path: Path, limit: int = -1) -> bytes:
    if kind(path) == "special":  # a pipe can be read once, and its format is found by reading
        raise FormatError(
            f"{named(path)} is not a file on a disk.", "Save the tokenizer to a file, and name it."
        )
    try:
        with path.open("rb") as file:
            if limit < 0 and os.fstat(file.fileno()).st_size > _MOST_BYTES:
                raise FormatError(
                    f"{named(path.name)} is too large to be a tokenizer.",
                    f"Files up to {_MOST_BYTES >> 20} MB are read.",
                )
            return file.read(limit)
    except FileNotFoundError:
        raise FormatError(
            f"{named(path)} does not exist.", "Check the name and the folder."
        ) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(
            f"{named(path.name)} cannot be read: {reason}.", "Check the name."
        ) from None
