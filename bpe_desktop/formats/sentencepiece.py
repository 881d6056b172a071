"""SentencePiece: `.model`, and `.vocab` as far as it goes.

A `.model` holds pieces with scores, the table of its normalizer and how it treats spaces, so it
means all that encoding needs. A `.vocab` is the list of pieces and scores for people: a piece, a
tab, its score. It knows neither what kind of model it is nor the normalizer, and a piece may hold
tabs and line ends itself.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine.config import TrainingConfig
from ..engine.normalizer import table_of
from ..engine.sentencepiece import PieceType, SentencePiece, SentencePieceModel
from ..engine.sentencepiece_tokenizer import model_of, tokenizer_of
from ..engine.tokenizer import Tokenizer
from ..errors import FormatError, SettingError, UserError
from .chars_table import make_table
from .held_settings import check_held
from .hf_names import unknown_name
from .json_text import damage_told, decode_utf8
from .report import LoadedTokenizer
from .sentencepiece_proto import dump_model, parse_model

__all__ = ["dump", "is_vocab", "losses", "parse", "parse_vocab", "read_pieces", "unknown_id"]

_TABLES = ("nfc", "nfd", "nfkc", "nfkd", "lowercase", "nmt_nfkc", "nmt_nfkc_cf", "nfkc_cf")
_TABLES_OFFERED = ("none", "nfc", "nfd", "nfkc", "nfkd", "lowercase")
_COMPOSING = ("nfc", "nfkc", "nmt_nfkc", "nmt_nfkc_cf", "nfkc_cf")
_LONGEST_PIECE = 8_000  # bytes; the library reads shorter ones only


def parse(data: bytes, name: str = "tokenizer.model") -> LoadedTokenizer:
    """Read the bytes of a `.model`; `name` is used in messages. Raises `FormatError`."""
    return _loaded(parse_model(data, name), name)


def dump(tokenizer: Tokenizer) -> bytes:
    """Return the `.model` for this tokenizer; raises `FormatError` for what it cannot hold."""
    return dump_model(_model(tokenizer))


def unknown_id(tokenizer: Tokenizer) -> int | None:
    """Return the id that stands for an unknown symbol in the written file."""
    if tokenizer.unknown_id is not None or tokenizer.config.byte_fallback:
        return tokenizer.unknown_id
    return len(tokenizer.vocabulary)


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the file will not hold; raises `FormatError` as `dump`."""
    _check(tokenizer)
    config = tokenizer.config
    found = ["The training settings, such as the rule for equal counts, are not kept."]
    if config.algorithm == "bpe":
        found.append("The merges are not kept: the library finds them again by the scores.")
    if unknown_id(tokenizer) == len(tokenizer.vocabulary):
        name = unknown_name(tokenizer.vocabulary)
        found.append(f"An unknown piece {name} with the id {len(tokenizer.vocabulary)} is added.")
    if any(name in _COMPOSING for name in config.normalizer.split("+")):
        found.append(
            "The normalizer is written as a table: unusual sequences of marks stay as they are."
        )
    return found


def _model(tokenizer: Tokenizer) -> SentencePieceModel:
    _check(tokenizer)
    try:
        model = model_of(tokenizer)
    except UserError as error:
        raise FormatError(error.message, error.hint) from error
    pieces = model.pieces
    added = unknown_id(tokenizer)
    if added == len(pieces):
        name = unknown_name(tokenizer.vocabulary)
        pieces = (*pieces, SentencePiece(name, 0.0, PieceType.UNKNOWN))
        model = replace(model, unk_id=added)
    unknown = tokenizer.unknown_id
    if unknown is not None and (surface := tokenizer.vocabulary.token(unknown).bytes):
        # What decoding writes for it.
        model = replace(model, unk_surface=surface.decode("utf-8", "replace"))
    model = replace(model, pieces=pieces, precompiled_charsmap=_table(tokenizer))
    rules = [*tokenizer.vocabulary.rules]
    again = [*tokenizer_of(model).vocabulary.rules]
    if rules != again:
        ours = next((a for a, b in zip(rules, again, strict=False) if a != b), None)
        name = (
            "more than the other" if ours is None else tokenizer.vocabulary.token(ours.result).name
        )
        raise FormatError(
            f"SentencePiece would merge to {name[:60]} otherwise: it knows no merges, only pieces.",
            "Save as tokenizer.json or .bpe.",
        )
    return model


def check_settings(config: TrainingConfig) -> None:
    """Raise `SettingError` for a setting that no model can hold."""
    held = {
        "algorithm": ("bpe", "unigram", "character"),
        "units": ("character",),
        "marker": ("none",),
        "pretokenizer": ("sp-words", "none"),
    }
    check_held(config, "A SentencePiece model", held)
    for name in _before_spaces(config.normalizer):
        if name not in _TABLES and not name.startswith("charsmap:"):
            raise SettingError(
                f"A SentencePiece model cannot hold the normalizer {name[:40]}.",
                f"Choose from {', '.join(_TABLES)}, or save as tokenizer.json or .bpe.",
                "normalizer",
                config.normalizer,
                _TABLES_OFFERED,
            )


def _check(tokenizer: Tokenizer) -> None:
    """Raise `FormatError` for what no model can hold."""
    config = tokenizer.config
    check_settings(config)
    if config.ignore_merges or not (config.fuse_unknown or config.byte_fallback):
        what = "ignore-merges" if config.ignore_merges else "an unknown token for each character"
        raise FormatError(
            f"A SentencePiece model cannot hold {what}.",
            "Train with fuse-unknown and without ignore-merges, or save as tokenizer.json or .bpe.",
        )
    names: dict[str, int] = {}
    for token in tokenizer.vocabulary:
        data = token.name.encode("utf-8", "surrogatepass")
        reason = ""
        if "\0" in token.name:
            reason = "holds the character NUL"
        elif len(data) >= _LONGEST_PIECE:
            reason = "is too long"
        elif data.decode("utf-8", "replace") != token.name:
            reason = "is not valid Unicode"
        elif names.setdefault(token.name, token.id) != token.id:
            reason = "is spelled like another"
        if reason:
            raise FormatError(
                f"The token {token.id} {reason}, which a SentencePiece model cannot hold.",
                "Save as .bpe.",
            )


def _before_spaces(normalizer: str) -> list[str]:
    """Return the names before SentencePiece's own ways with spaces, which must come last."""
    names = [name for name in normalizer.split("+") if name != "none"]
    spaces = [name.startswith("sp-") for name in names]
    if spaces != sorted(spaces):
        raise FormatError(
            "A SentencePiece model treats spaces after all else.", "Name what begins with sp- last."
        )
    return [name for name in names if not name.startswith("sp-")]


def _table(tokenizer: Tokenizer) -> bytes:
    names = _before_spaces(tokenizer.config.normalizer)
    if len(names) == 1 and names[0].startswith("charsmap:"):
        return table_of(names[0])
    if any(name.startswith("charsmap:") for name in names):
        raise FormatError(
            "A SentencePiece model holds one table, and this tokenizer has other steps beside it.",
            "Save as .bpe.",
        )
    return make_table("+".join(names)) if names else b""


def _loaded(model: SentencePieceModel, name: str, *notes: str) -> LoadedTokenizer:
    try:
        with damage_told(name):
            tokenizer = tokenizer_of(model)
    except UserError as error:
        raise FormatError(f"{name}: {error.message}", error.hint) from error
    found = [*notes]
    if model.denormalizer_charsmap:
        found.append("Decoding there changes the text by a second table; here it does not.")
    return LoadedTokenizer(tokenizer, "sentencepiece", tuple(found))


def is_vocab(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is a `.vocab`: `<unk>` and its score come first.

    Other files with words and numbers in lines are counts of words.
    """
    lines = head.split(b"\n")[:3]
    return len(lines) == 3 and lines[0] in (b"<unk>\t0", b"<pad>\t0") and b"\t0" in lines[1]


def parse_vocab(data: bytes, name: str = "tokenizer.vocab") -> LoadedTokenizer:
    """Read the bytes of a `.vocab`; raises `FormatError`.

    Scores of whole numbers mean BPE, others unigram. The normalizer is SentencePiece's usual one.
    """
    pieces = read_pieces(decode_utf8(data, name), name)
    scores = [score for _, score in pieces if score]
    in_bytes = {f"<0x{byte:02X}>" for byte in range(256)} <= {text for text, _ in pieces}
    model = SentencePieceModel(
        pieces=tuple(_guessed(text, score, in_bytes) for text, score in pieces),
        model_type="bpe" if all(score == int(score) for score in scores) else "unigram",
        byte_fallback=in_bytes,
        unk_id=next((i for i, (text, _) in enumerate(pieces) if text == "<unk>"), -1),
    )
    if model.unk_id < 0 and not in_bytes:
        raise FormatError(f"{name} has no piece <unk>.", "Open the .model instead.")
    return _loaded(
        replace(model, precompiled_charsmap=make_table("nmt_nfkc")),
        name,
        "A .vocab does not tell the normalizer: SentencePiece's usual one is taken. The .model "
        "beside it tells all.",
    )


def read_pieces(text: str, name: str) -> list[tuple[str, float]]:
    """Return the pieces and scores of a `.vocab`: a line ends at `\\n`, its last tab splits.

    A piece with a line end in it takes several lines, of which only the last has a score. Raises
    `FormatError` that names the line.
    """
    found: list[tuple[str, float]] = []
    pending = ""
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, 1):
        piece, tab, score = line.removesuffix("\r").rpartition("\t")
        value = _score(score) if tab else None
        if value is None:
            pending += line + "\n"
            if len(pending) > _LONGEST_PIECE:
                break
            continue
        if not pending + piece:
            raise FormatError(f"{name}, line {number}: there is no piece.", "Open the .model.")
        found.append((pending + piece, value))
        pending = ""
    if pending or not found:
        raise FormatError(
            f"{name}, line {len(found) + 1}: not a piece, a tab and its score.",
            "Open the .model, which has no such troubles.",
        )
    return found


def _score(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if abs(value) < 1e38 else None


def _guessed(text: str, score: float, in_bytes: bool) -> SentencePiece:
    """Return a piece with what it seems to be: with the score 0 and in <> it is a control piece."""
    kind = PieceType.NORMAL
    if text == "<unk>":
        kind = PieceType.UNKNOWN
    elif in_bytes and len(text) == 6 and text.startswith("<0x") and text.endswith(">"):
        kind = PieceType.BYTE
    elif not score and len(text) > 2 and text[0] == "<" and text[-1] == ">":
        kind = PieceType.CONTROL
    return SentencePiece(text, score, kind)
