"""GPT-2's pair of files: `vocab.json` (spelling → id) and `merges.txt` (a merge a line).

The format is that of openai/gpt-2 `encoder.py`, where the files are called `encoder.json` and
`vocab.bpe`. There is no place for settings: 256 byte symbols mean bytes and GPT-2's splits,
anything else means characters.
"""

from __future__ import annotations

from pathlib import Path

from ..engine.alphabet import END_MARKER, START_MARKER, byte_to_printable, fallback_name
from ..engine.config import TrainingConfig
from ..engine.tokenizer import Tokenizer
from ..errors import FormatError, SettingError
from .hf_names import spellings
from .json_text import decode_utf8, dump_json, parse_json
from .merge_list import Spelling, build_vocabulary, read_merges, write_merges
from .paths import is_file, kind
from .report import LoadedTokenizer

__all__ = ["dump", "find_pair", "losses", "parse", "target_pair"]

_HEADER = "#version: 0.2"
_PAIRS = (("vocab.json", "merges.txt"), ("encoder.json", "vocab.bpe"))


def dump(tokenizer: Tokenizer) -> tuple[bytes, bytes]:
    """Return the two files, vocabulary and merges; raises `FormatError` for what cannot be."""
    vocabulary = tokenizer.vocabulary
    if tokenizer.config.units == "grapheme":
        raise SettingError(
            "These files begin with code points or bytes, not with graphemes.",
            "Choose Characters or Bytes under Units, or export another format.",
            "units",
            "grapheme",
            ("character", "byte"),
        )
    marker = END_MARKER if tokenizer.config.marker == "end" else START_MARKER
    spelled = spellings(vocabulary, marker)
    lines = [_HEADER, *write_merges(vocabulary, spelled, "merges.txt")]
    vocab = {spelled[token.id]: token.id for token in vocabulary}
    return (
        (dump_json(vocab) + "\n").encode(),
        ("\n".join(lines) + "\n").encode(),
    )


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what is lost: every setting that reading the files will not find."""
    config = tokenizer.config
    found = ["The training settings, such as the rule for equal counts, are not kept."]
    reloaded = parse(*dump(tokenizer)).tokenizer
    read_back = reloaded.config
    for what, ours, theirs in (
        ("pre-tokenizer", config.pretokenizer, read_back.pretokenizer),
        ("normalizer", config.normalizer, read_back.normalizer),
        ("marker", config.marker, read_back.marker),
        ("unknown token", config.unk_token or "none", read_back.unk_token or "none"),
    ):
        if ours != theirs:
            found.append(f"The {what} {ours} is not kept; the files are read with {theirs}.")
    if config.ignore_merges:
        found.append("The files do not say that whole words are taken past the merges.")
    if read_back.marker in ("end", "start"):
        found.append(f"Other programs take the {read_back.marker} marker for letters.")
    kept = {token.name for token in reloaded.vocabulary.special_tokens}
    lost = [t.name for t in tokenizer.vocabulary.special_tokens if t.name not in kept]
    if lost:
        found.append(f"Special tokens become ordinary ones: {', '.join(lost[:5])}.")
    return found


def parse(
    vocab_data: bytes,
    merges_data: bytes,
    vocab_name: str = "vocab.json",
    merges_name: str = "merges.txt",
) -> LoadedTokenizer:
    """Read the bytes of both files; the names are used in messages. Raises `FormatError`."""
    vocab = _vocab(vocab_data, vocab_name)
    merges = read_merges(decode_utf8(merges_data, merges_name), merges_name)
    in_bytes = all(character in vocab for character in byte_to_printable)
    products = {left + right for left, right, _ in merges}
    marker_at = _marker_at(vocab, products)
    # Unknown characters fall back to bytes where each has its token, as in Llama's vocabulary.
    fallback = not in_bytes and all(fallback_name(byte) in vocab for byte in range(256))
    bytes_spelled = {fallback_name(byte) for byte in range(0 if fallback else 0x80, 256)}
    special = frozenset(
        name
        for name in vocab
        if name not in products and (name[:1], name[-1:]) in (("<", ">"), ("[", "]"))
        if len(name) > 2 and not name.endswith(END_MARKER) and name not in bytes_spelled
    )
    marker = {"": "", "start": START_MARKER}.get(marker_at, END_MARKER)
    spelling = Spelling(
        "byte" if in_bytes else "character", marker, marker_at, special, byte_fallback=fallback
    )
    vocabulary, notes = build_vocabulary(vocab, merges, spelling, merges_name)
    spaced = any(" " in name or "\n" in name for name in vocab)
    config = TrainingConfig(
        units=spelling.units,
        byte_fallback=fallback,
        marker=marker_at or "none",
        pretokenizer="gpt2" if in_bytes else "none" if spaced else "whitespace",
        special_tokens=tuple(token.name for token in vocabulary.special_tokens),
    )
    return LoadedTokenizer(Tokenizer(vocabulary, config), "gpt2", tuple(notes))


def target_pair(path: Path, trailing_slash: bool = False) -> tuple[Path, Path]:
    """Return the two files to write for `path`: a folder, one of the two files, or a prefix.

    `model-` is a prefix (`model-vocab.json`); any other name is a folder, made where it is missing.
    """
    for pair in _PAIRS:
        if path.name in pair:
            return path.with_name(pair[0]), path.with_name(pair[1])
    vocab, merges = _PAIRS[0]
    if path.name.endswith(("-", "_", ".")) and not (trailing_slash or kind(path) == "folder"):
        return path.with_name(path.name + vocab), path.with_name(path.name + merges)
    return path / vocab, path / merges


def find_pair(path: Path) -> tuple[Path, Path] | None:
    """Return the two files that are meant by a folder, a prefix or either file, if they exist."""
    is_missing = kind(path) == "missing"
    for vocab, merges in _PAIRS:
        candidates = [(path / vocab, path / merges)]
        if path.name.endswith((vocab, merges)):
            ending = vocab if path.name.endswith(vocab) else merges
            prefix = path.name.removesuffix(ending)
            candidates.append((path.with_name(prefix + vocab), path.with_name(prefix + merges)))
        candidates += [
            (path.with_name(path.name + joint + vocab), path.with_name(path.name + joint + merges))
            for joint in ("", "-", "_", ".")
            if path.name and is_missing  # a corpus beside such files is itself
        ]
        for pair in candidates:
            if all(map(is_file, pair)):
                return pair
    return None


def _vocab(data: bytes, name: str) -> dict[str, int]:
    vocab = parse_json(data, name)
    if not isinstance(vocab, dict) or not all(type(token_id) is int for token_id in vocab.values()):
        raise FormatError(f"{name} is not a table of tokens and ids.", "Choose a vocab.json.")
    return vocab


def _marker_at(vocab: dict[str, int], products: set[str]) -> str:
    """Guess where words are marked: `</w>` or `▁` that no merge makes is a marker.

    Letters with `</w>` glued to them that no merge makes are how GPT and CLIP mark words.
    """
    if END_MARKER in vocab and END_MARKER not in products:
        return "end"
    glued = (name for name in vocab if name.endswith(END_MARKER) and name not in products)
    if any(len(name) > len(END_MARKER) for name in glued):
        return "end-attached"
    return "start" if START_MARKER in vocab else ""
