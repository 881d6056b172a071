"""Opening published vocabularies, beside the library that each belongs to."""

from __future__ import annotations

import base64
import gc
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

import sentencepiece
import tiktoken
import tokenizers

from bpe_desktop.engine.pretokenizer import PATTERNS
from bpe_desktop.formats import huggingface, registry
from bpe_desktop.formats.tiktoken import PRESETS, preset_of

from .. import published
from .sides import installed
from .table import Row, Target, compared

__all__ = ["measure"]

_HUNDRED_THOUSAND = Target("≤", 2.0, 1.0)
_TWO_HUNDRED_THOUSAND = Target("≤", 4.0, 2.0)
_TEXTS = (
    "Hello world, it's 2024-07-05!\n\n  naïve café",
    "港の朝は静かです。 щъркел žluťoučký",
    "🙂👍🏽 \t x\u00a0y  z",
)
_Encode = Callable[[str], Sequence[int]]


def measure(runs: int) -> list[Row]:
    """Return a line for each vocabulary: seconds to open, and that both give the same ids."""
    rows = []
    for name in published.VOCABULARIES:
        path = published.ranks_file(name)
        goal = _TWO_HUNDRED_THOUSAND if name.startswith("o200k") else _HUNDRED_THOUSAND
        rows.append(_row(f"open {path.name}", path, "tiktoken", _tiktoken(path), goal, runs))
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cl100k_base", "o200k_base"):
            path = Path(folder, f"{name}.json")
            path.write_bytes(huggingface.dump(published.tokenizer(name)))
            work = f"open tokenizer.json of {name}"
            goal = _TWO_HUNDRED_THOUSAND if name.startswith("o200k") else _HUNDRED_THOUSAND
            rows.append(_row(work, path, "tokenizers", _tokenizers(path), goal, runs))
    pair = published.vocabulary_file("encoder.json")
    ranks = published.ranks_file("r50k_base")
    work = "open encoder.json and vocab.bpe"
    rows.append(_row(work, pair, "tiktoken", _tiktoken(ranks), _HUNDRED_THOUSAND, runs))
    for name in published.SENTENCEPIECE_FILES:
        path = published.sentencepiece_file(name)
        library = _sentencepiece(path)
        rows.append(_row(f"open {name}", path, "sentencepiece", library, _HUNDRED_THOUSAND, runs))
    return rows


def _row(
    work: str, path: Path, peer: str, library: Callable[[], _Encode], goal: Target, runs: int
) -> Row:
    ours, theirs = [], []
    for _ in range(runs):
        gc.collect()
        start = perf_counter()
        tokenizer = registry.read(path)
        ours.append(perf_counter() - start)
        start = perf_counter()
        encode = library()
        theirs.append(perf_counter() - start)
        for text in _TEXTS:
            assert tokenizer.encode(text).ids == list(encode(text)), (work, text)
        del tokenizer, encode
    row = compared(work, "s", installed(peer) or peer, ours, theirs)
    return row._replace(value=row.ours, of="seconds", target=goal)


def _tiktoken(path: Path) -> Callable[[], _Encode]:
    preset = PRESETS[preset_of(path.name) or ""]

    def load() -> _Encode:
        lines = (line.split() for line in path.read_bytes().splitlines())
        ranks = {base64.b64decode(token): int(rank) for token, rank in lines}
        return tiktoken.Encoding(
            path.stem,
            pat_str=PATTERNS[preset.pretokenizer],
            mergeable_ranks=ranks,
            special_tokens=dict(preset.special_tokens),
        ).encode_ordinary

    return load


def _tokenizers(path: Path) -> Callable[[], _Encode]:
    def load() -> _Encode:
        library = tokenizers.Tokenizer.from_file(str(path))
        return lambda text: library.encode(text, add_special_tokens=False).ids

    return load


def _sentencepiece(path: Path) -> Callable[[], _Encode]:
    def load() -> _Encode:
        return sentencepiece.SentencePieceProcessor(model_file=str(path)).encode

    return load
