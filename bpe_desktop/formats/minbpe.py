"""minbpe's `.model`: a version line, the pattern, the special tokens, and a pair of ids a merge.

The format is that of `save` and `load` in karpathy/minbpe, `minbpe/base.py`:

    minbpe v1
    PATTERN                 empty for the BasicTokenizer, which does not cut text
    NUMBER                  of special tokens, then as many lines NAME ID
    LEFT RIGHT              for each merge; the first makes the id 256, and so on

A byte has its value as id. The pattern is read by Python's `regex`; white space around a line goes.
"""

from __future__ import annotations

from ..engine.alphabet import byte_to_printable
from ..engine.config import TrainingConfig
from ..engine.merge import MergeRule
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..errors import FormatError, SettingError
from .held_settings import check_held
from .json_text import damage_told, decode_utf8
from .report import LoadedTokenizer
from .tiktoken_patterns import pattern_of, pretokenizer_of

__all__ = ["VERSION", "dump", "is_model", "losses", "parse"]

VERSION = "minbpe v1"
_BYTES = 256
_MOST_ID = 2**31 - 1  # of a special token


def is_model(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is one of minbpe."""
    return head.startswith(b"minbpe v")


def parse(data: bytes, name: str = "tokenizer.model") -> LoadedTokenizer:
    """Read the bytes of a file; `name` is used in messages. Raises `FormatError`."""
    lines = [line.removesuffix("\r") for line in decode_utf8(data, name).split("\n")]
    if lines[0].strip() != VERSION:
        raise FormatError(
            f"{name} does not begin with the line {VERSION}.", "Choose a file that minbpe wrote."
        )
    if len(lines) < 3:
        raise FormatError(f"{name} ends before its special tokens.", "Is the file whole?")
    pattern = lines[1].strip()
    count = _number(lines[2], name, 3)
    end = 3 + count
    if len(lines) < end:
        raise FormatError(f"{name} ends in its special tokens.", "Is the file whole?")
    special = _specials(lines[3:end], name)
    rules = _rules(lines[end:], name, end + 1)
    tokens = _tokens(rules, special, name)
    known = pretokenizer_of(pattern) if pattern else "none"
    with damage_told(name):
        config = TrainingConfig(
            units="byte",
            # Its engine is ours, so that a pattern that is not a known one stays as it is.
            pretokenizer=f"regex:{pattern}" if known.startswith("regex:") else known,
            tie_break="first-seen",
            special_tokens=tuple(special),
        )
        tokenizer = Tokenizer(Vocabulary.from_parts(tokens, rules), config)
    return LoadedTokenizer(tokenizer, "minbpe")


def dump(tokenizer: Tokenizer) -> bytes:
    """Return the file; raises `FormatError` for what it cannot hold."""
    vocabulary = tokenizer.vocabulary
    check_settings(tokenizer.config)
    ids = _new_ids(vocabulary)
    merges = []
    for number, rule in enumerate(vocabulary.rules):
        left, right, made = (ids.get(i, -1) for i in (rule.left, rule.right, rule.result))
        if made != _BYTES + number or left < 0 or right < 0:
            raise FormatError(
                f"Merge {rule.rank} makes a token that another merge makes too, or none that "
                "minbpe could number.",
                "Save as tokenizer.json or .bpe.",
            )
        merges.append(f"{left} {right}")
    special = []
    for token in vocabulary.special_tokens:
        if token.name.split() != [token.name]:
            raise FormatError(
                f"The special token {token.name!r} holds white space, which minbpe cannot read.",
                "Give it another name, or save as tokenizer.json or .bpe.",
            )
        special.append(f"{token.name} {ids[token.id]}")
    lines = [VERSION, _pattern(tokenizer.config.pretokenizer), str(len(special)), *special, *merges]
    try:
        return "".join(f"{line}\n" for line in lines).encode()
    except UnicodeEncodeError:
        raise FormatError("A name holds half a character.", "Save as .bpe.") from None


def check_settings(config: TrainingConfig) -> None:
    """Raise `SettingError` for a setting that the file cannot hold."""
    held = {
        "algorithm": ("bpe",),
        "units": ("byte",),
        "marker": ("none",),
        "normalizer": ("none",),
    }
    check_held(config, "A file of minbpe", held)
    _pattern(config.pretokenizer)


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the file will not hold; raises `FormatError` as `dump`."""
    dump(tokenizer)
    config, ids = tokenizer.config, _new_ids(tokenizer.vocabulary)
    found = []
    if any(old != new for old, new in ids.items()):
        found.append("Ids change: there a byte has its value, and merges follow from 256 on.")
    if config.unk_token is not None:
        found.append("The unknown token is an ordinary special token there.")
    if config.ignore_merges:
        found.append("There a pre-token that is a token as a whole is merged all the same.")
    if config.pretokenizer == "none":
        found.append("There is no pattern, so that the file is for minbpe's BasicTokenizer.")
        if tokenizer.vocabulary.special_tokens:
            found.append("The BasicTokenizer does not look at special tokens.")
    else:
        found.append("There is a pattern, so that the file is for minbpe's RegexTokenizer.")
    found.append("Of the training settings nothing is kept.")
    return found


def _specials(lines: list[str], name: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, line in enumerate(lines, 4):
        parts = line.split()
        if len(parts) != 2:
            raise FormatError(
                f"{name}, line {number}: a special token and its id are wanted.", "Write NAME ID."
            )
        token_id = _number(parts[1], name, number)
        if parts[0] in found or token_id in found.values():
            raise FormatError(
                f"{name}, line {number}: the special token or its id comes twice.", "Give it once."
            )
        found[parts[0]] = token_id
    return dict(sorted(found.items(), key=lambda entry: entry[1]))


def _rules(lines: list[str], name: str, first: int) -> list[MergeRule]:
    rules: list[MergeRule] = []
    seen: set[tuple[int, int]] = set()
    while lines and not lines[-1].strip():
        lines.pop()
    for number, line in enumerate(lines, first):
        parts = line.split()
        if len(parts) != 2:
            raise FormatError(f"{name}, line {number}: two ids are wanted.", "Write LEFT RIGHT.")
        left, right = (_number(part, name, number) for part in parts)
        made = _BYTES + len(rules)
        if max(left, right) >= made:
            raise FormatError(
                f"{name}, line {number}: a merge names the id {max(left, right)}, which no merge "
                "before it makes.",
                "The lines are in another order, or one is lost.",
            )
        if (left, right) in seen:
            raise FormatError(
                f"{name}, line {number}: the merge {left} {right} comes twice.", "Give it once."
            )
        seen.add((left, right))
        rules.append(MergeRule(len(rules) + 1, left, right, made))
    return rules


def _tokens(rules: list[MergeRule], special: dict[str, int], name: str) -> list[Token]:
    most = 100_000_000  # bytes of all tokens: a line may double the length of the one before
    tokens = [Token(i, byte_to_printable[i], bytes((i,)), "byte") for i in range(_BYTES)]
    for rank, left, right, made in rules:
        data = tokens[left].bytes + tokens[right].bytes
        most -= len(data)
        if most < 0:
            raise FormatError(f"The tokens of {name} are too long.", "Is it a tokenizer?")
        spelled = tokens[left].name + tokens[right].name
        tokens.append(Token(made, spelled, data, "merge", rank, left, right))
    for spelled, token_id in special.items():
        if token_id < len(tokens) and tokens[token_id].id == token_id:
            raise FormatError(
                f"{name}: the special token {spelled[:60]} has the id {token_id}, which a byte or "
                "a merge has.",
                f"Give it an id from {_BYTES + len(rules)} up.",
            )
    tokens += [Token(i, spelled, spelled.encode(), "special") for spelled, i in special.items()]
    return tokens


def _new_ids(vocabulary: Vocabulary) -> dict[int, int]:
    """Return the ids there by those here; special tokens keep theirs where they can."""
    found: dict[int, int] = {}
    for token in vocabulary:
        if token.kind == "byte":
            found[token.id] = token.bytes[0]
    for number, rule in enumerate(vocabulary.rules):
        found.setdefault(rule.result, _BYTES + number)
    free = _BYTES + len(vocabulary.rules)
    special = [token.id for token in vocabulary.special_tokens]
    if min(special, default=free) >= free:
        return found | {token: token for token in special}
    return found | {token: free + number for number, token in enumerate(special)}


def _pattern(pretokenizer: str) -> str:
    if pretokenizer == "none":
        return ""
    try:
        pattern = pattern_of(pretokenizer)
    except FormatError:
        pattern = "\n"
    if pattern != pattern.strip() or "\n" in pattern or not pattern:
        raise SettingError(
            f"A file of minbpe cannot hold the pre-tokenizer {pretokenizer[:60]}.",
            "Choose gpt2, cl100k, o200k, or a pattern in one line without spaces at its ends; or "
            "save as tokenizer.json or .bpe.",
            "pretokenizer",
            pretokenizer,
            ("gpt2", "cl100k", "o200k"),
        )
    return pattern


def _number(text: str, name: str, line: int) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= _MOST_ID):
        raise FormatError(
            f"{name}, line {line}: {text[:30]!r} is not a number that can be.",
            "Give a whole number from 0 up.",
        )
    return int(text)
