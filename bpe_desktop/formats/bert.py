"""BERT's `vocab.txt`: a token a line, the id is the number of the line, from 0.

As `load_vocab` in google-research/bert and `WordPiece.from_file` in Hugging Face's tokenizers have
it. Lines end at `\\n` only (a `\\r` before it is taken off), so that an entry may be U+2028 or U+0085.
Those readers strip white space around an entry; here it is kept. Of entries that come twice the last
one is used, as there, and no id moves.
"""  # noqa: E501

from __future__ import annotations

from ..engine.config import TrainingConfig
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..engine.wordpiece import piece_token
from ..errors import FormatError
from .json_text import decode_utf8
from .report import LoadedTokenizer

__all__ = ["NAME", "UNKNOWN", "dump", "is_vocabulary", "losses", "parse"]

NAME = "vocab.txt"
UNKNOWN = "[UNK]"
_SPECIAL = (UNKNOWN, "[PAD]", "[CLS]", "[SEP]", "[MASK]")
_NORMALIZERS = ("bert", "bert-cased")
_PREFIX = "##"
_MOST_NOTES = 5


def is_vocabulary(head: bytes, name: str) -> bool:
    """Tell whether a file that begins with `head` is a vocabulary: one token a line, no spaces.

    It has an `[UNK]` or, where that may come later, the name `vocab.txt`.
    """
    lines = [line.removesuffix(b"\r") for line in head.split(b"\n")]
    if any(b" " in line or b"\t" in line for line in lines):
        return False
    return UNKNOWN.encode() in lines or (len(lines) > 1 and name.endswith(NAME))


def parse(data: bytes, name: str = NAME) -> LoadedTokenizer:
    """Read the bytes of a file; `name` is used in messages. Raises `FormatError`."""
    lines = decode_utf8(data, name).split("\n")
    if not lines[-1]:
        del lines[-1]
    entries = [line.removesuffix("\r") for line in lines]
    if not any(entries):
        raise FormatError(f"{name} holds no tokens.", "Choose a file with a token a line.")
    last = {entry: number for number, entry in enumerate(entries)}
    tokens = [
        Token(number, entry, b"", "unused")
        if not entry or last[entry] != number
        else Token(number, entry, entry.encode(), "special")
        if entry in _SPECIAL
        else piece_token(number, entry, _PREFIX)
        for number, entry in enumerate(entries)
    ]
    # No token has a capital letter where all text was lower-cased before the training.
    is_cased = any(token.name != token.name.lower() for token in tokens if token.kind != "special")
    special = tuple(token.name for token in tokens if token.kind == "special")
    config = TrainingConfig(
        algorithm="wordpiece",
        pretokenizer="bert",
        normalizer="bert-cased" if is_cased else "bert",
        unk_token=UNKNOWN if UNKNOWN in special else None,
        special_tokens=special,
    )
    notes = _notes(entries, last)
    if UNKNOWN not in last:
        notes.append(f"There is no {UNKNOWN}: a word that cannot be cut has no id.")
    act = "Capital letters are kept" if is_cased else "Text is made lower-case, without accents"
    case = "some tokens have them" if is_cased else "no token has a capital letter"
    notes.append(f"{act}, since {case}; the file itself does not say.")
    tokenizer = Tokenizer(Vocabulary.from_parts(tokens, ()), config)
    return LoadedTokenizer(tokenizer, "bert", tuple(notes))


def dump(tokenizer: Tokenizer) -> bytes:
    """Return the file; raises `FormatError` for what it cannot hold."""
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    if config.algorithm != "wordpiece":
        raise FormatError(
            f"A vocab.txt is for WordPiece, and this tokenizer is of the algorithm "
            f"{config.algorithm}.",
            "Train with the algorithm wordpiece, or save as .bpe.",
        )
    if config.continuing_prefix != _PREFIX:
        raise FormatError(
            f"In a vocab.txt the continuing prefix is {_PREFIX}, not {config.continuing_prefix}.",
            f"Train with the prefix {_PREFIX}, or save as .bpe.",
        )
    if vocabulary.holes:
        raise FormatError(
            f"No token has the id {vocabulary.holes[0].start}, and a vocab.txt cannot leave one "
            "out.",
            "Save as .bpe.",
        )
    lines: dict[str, int] = {}
    for token in vocabulary:
        name = token.name
        if token.kind == "unused":
            continue
        if "\n" in name or name.endswith("\r") or not name:
            what = "is empty" if not name else "holds a line end"
            raise FormatError(
                f"The token with the id {token.id} {what}, which a vocab.txt cannot hold.",
                "Save as .bpe.",
            )
        if name in lines:
            raise FormatError(
                f"The tokens {lines[name]} and {token.id} are both written {name}.",
                "Save as .bpe, which tells them apart.",
            )
        lines[name] = token.id
    try:
        return "".join(f"{token.name}\n" for token in vocabulary).encode()
    except UnicodeEncodeError:
        raise FormatError(
            "A token holds a byte that is no text, which a vocab.txt cannot hold.", "Save as .bpe."
        ) from None


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the file will not hold; raises `FormatError` as `dump`."""
    reloaded = parse(dump(tokenizer)).tokenizer.config
    config = tokenizer.config
    found = ["Only the tokens are kept, not how they were learnt."]
    if config.pretokenizer != "bert":
        found.append(f"The pre-tokenizer {config.pretokenizer} is not kept: BERT's is used there.")
    if config.normalizer != reloaded.normalizer:
        found.append(
            f"The normalizer {config.normalizer} is not kept: what is read there is up to the "
            "program, here it is " + reloaded.normalizer + "."
        )
    if config.unk_token != UNKNOWN:
        found.append(f"Programs look for {UNKNOWN}, which is not the unknown token here.")
    others = [name for name in config.all_special_tokens if name not in _SPECIAL]
    if others and others != [config.unk_token]:
        found.append(f"{', '.join(others[:_MOST_NOTES])} will be ordinary tokens.")
    if config.max_word_characters != 100:
        found.append("There a word of more than 100 characters is unknown.")
    trimmed = [t.id for t in tokenizer.vocabulary if t.name != t.name.strip()]
    if trimmed:
        found.append(
            f"Other programs strip the white space of {len(trimmed):,} tokens, such as that with "
            f"the id {trimmed[0]}."
        )
    return found


def _notes(entries: list[str], last: dict[str, int]) -> list[str]:
    """Return sentences about entries that are odd; lines are counted from 1."""
    lines: dict[str, list[int]] = {}
    for number, entry in enumerate(entries, 1):
        if last[entry] != number - 1 or entry in lines:
            lines.setdefault(entry, []).append(number)
    found = []
    for entry, numbers in lines.items():
        if entry:
            *most, final = numbers
            listed = ", ".join(map(str, most[:_MOST_NOTES]))
            more = " and more" if len(most) > _MOST_NOTES else ""
            found.append(
                f"The token {entry[:60]} is listed twice, on lines {listed}{more} and {final}: "
                f"the last one holds, its id is {final - 1}."
            )
    if len(found) > _MOST_NOTES:
        found[_MOST_NOTES:] = [f"{len(found) - _MOST_NOTES:,} more tokens are listed twice."]
    empty = [number for number, entry in enumerate(entries, 1) if not entry]
    if empty:
        lines_are = f"Line {empty[0]} is" if len(empty) == 1 else f"{len(empty):,} lines are"
        found.append(f"{lines_are} empty: that id stands for nothing, and no other id moves.")
    return found
