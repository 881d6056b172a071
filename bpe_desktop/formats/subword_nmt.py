"""subword-nmt's codes: `#version: 0.2` and a merge a line.

The format is that of rsennrich/subword-nmt, `learn_bpe.py` and `apply_bpe.py`. With the header the
end-of-word marker is glued to the last letter; without one (version 0.1) it is a symbol of its own.
The file holds neither ids nor an alphabet: the letters of the merges are taken for it, inside words
and at their ends, and any other letter is unknown, which keeps its text. Words end at a space or a
line end only.
"""

from __future__ import annotations

from ..engine.alphabet import END_MARKER
from ..engine.config import TrainingConfig
from ..engine.tokenizer import Tokenizer
from ..errors import FormatError
from .held_settings import check_held
from .hf_names import spellings
from .json_text import decode_utf8
from .merge_list import Spelling, build_vocabulary, read_merges, write_merges
from .report import LoadedTokenizer

__all__ = ["SEPARATOR", "dump", "is_codes", "losses", "parse", "segment"]

SEPARATOR = "@@"
_HEADER = "#version: 0.2"
_PRETOKENIZER = r"regex:[^ \r\n]+"


def is_codes(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is one of codes; those of 0.1 do not tell."""
    return head.startswith(b"#version:")


def parse(data: bytes, name: str = "bpe.codes") -> LoadedTokenizer:
    """Read the bytes of a file; `name` is used in messages. Raises `FormatError`."""
    text = decode_utf8(data, name)
    first = text.partition("\n")[0].strip()
    version = first.removeprefix("#version:").strip() if first.startswith("#version:") else "0.1"
    if version not in ("0.1", "0.2"):
        raise FormatError(
            f"{name} is of version {version}, which is not known here.", "Known are 0.1 and 0.2."
        )
    marker = "end" if version == "0.1" else "end-attached"
    merges = read_merges(text, name)
    products = {merge.left + merge.right for merge in merges}
    parts = {part for merge in merges for part in (merge.left, merge.right)}
    letters = {char for part in parts for char in part.removesuffix(END_MARKER)}
    ends = {END_MARKER} if marker == "end" else {letter + END_MARKER for letter in letters}
    base = sorted({*letters, *ends, *parts} - products)
    # As after a training: the alphabet first, then a new token for each merge.
    vocab = {spelled: number for number, spelled in enumerate(base)}
    for merge in merges:
        vocab.setdefault(merge.left + merge.right, len(vocab))
    spelling = Spelling("character", END_MARKER, marker)
    vocabulary, notes = build_vocabulary(vocab, merges, spelling, name)
    config = TrainingConfig(marker=marker, pretokenizer=_PRETOKENIZER, tie_break="largest")
    return LoadedTokenizer(Tokenizer(vocabulary, config), "subword-nmt", tuple(notes))


def dump(tokenizer: Tokenizer) -> bytes:
    """Return the file: version 0.2, or without a header where the marker is a symbol of its own.

    Raises `FormatError` for what it cannot hold.
    """
    config = tokenizer.config
    check_settings(config)
    if not tokenizer.vocabulary.rules:  # subword-nmt takes the empty file for a damaged one
        raise FormatError(
            "A file of codes cannot hold a tokenizer without merges.",
            "Train with merges, or save as tokenizer.json or .bpe.",
        )
    spelled = spellings(tokenizer.vocabulary, END_MARKER)
    lines = write_merges(tokenizer.vocabulary, spelled, "a file of codes")
    if config.marker == "end-attached":
        lines.insert(0, _HEADER)
    elif lines[0].startswith("#version:"):
        raise FormatError(
            f"The first merge {lines[0]} would be taken for a header.",
            "Save as tokenizer.json or .bpe.",
        )
    return "".join(f"{line}\n" for line in lines).encode()


def check_settings(config: TrainingConfig) -> None:
    """Raise `SettingError` for a setting that the file cannot hold."""
    held = {"units": ("character",), "marker": ("end", "end-attached")}
    check_held(config, "A file of codes", held)


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the file will not hold; raises `FormatError` as `dump`."""
    dump(tokenizer)
    config = tokenizer.config
    found = ["Ids, special tokens and settings are not kept, only the merges."]
    if config.pretokenizer not in (_PRETOKENIZER, "whitespace"):
        found.append(f"The pre-tokenizer {config.pretokenizer} is not kept; spaces end words.")
    if config.normalizer != "none":
        found.append(f"The normalizer {config.normalizer} is not kept.")
    if config.byte_fallback:
        found.append("Unknown characters do not fall back to bytes there.")
    if config.fuse_unknown:
        found.append("Each unknown letter of a run is a piece there.")
    return found


def segment(tokenizer: Tokenizer, text: str, separator: str = SEPARATOR) -> list[str]:
    """Return the tokens of `text` as subword-nmt writes them: `lo@@ w`, unknown letters as text.

    Every token of a word but the last has the separator at its end; the marker is not written.
    """
    found: list[str] = []
    for word in tokenizer.pretokenizer.split(tokenizer.prepare(text)):
        data = tokenizer.encode(word).bytes
        pieces = [piece.decode("utf-8", "surrogateescape") for piece in data if piece]
        found += [piece + separator for piece in pieces[:-1]] + pieces[-1:]
    return found
