"""From the parts of a `tokenizer.json` to our vocabulary and settings."""

from __future__ import annotations

from typing import Any

from ..engine.alphabet import END_MARKER
from ..engine.config import TrainingConfig
from ..engine.normalizer import SPACE_SIGN, escapes_spaces
from ..engine.pretokenizer import PATTERNS
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Vocabulary
from ..errors import FormatError
from . import hf_steps
from .hf_foreign import Cutting, read_steps
from .hf_models import Model, read_other
from .hf_pattern import from_oniguruma
from .hf_steps import Step
from .merge_list import BYTE_NAME, Merge, Spelling, build_vocabulary, hole_note
from .report import LoadedTokenizer

__all__ = ["read_model"]


def read_model(content: dict[str, Any], model: dict[str, Any], name: str) -> LoadedTokenizer:
    """Return the tokenizer of a file.

    Raises `FormatError` for a file that asks for something that is not there yet; a `KeyError`,
    `TypeError` or the like means that the file is not what it should be.
    """
    kind = model.get("type") or _kind_without_type(model)
    added = _added_tokens(content)
    cutting, marker, marker_at = _cutting(content, name)
    of_bytes = _byte_tokens(added, model) if cutting.units != "byte" else []
    added = [token for token in added if token["content"] not in of_bytes]
    notes = [*cutting.notes, *_notes(content, model, cutting, added)]
    if of_bytes:
        notes.append(f"There {of_bytes[0]} in a text becomes that byte's token; here it is text.")
    special = {token["content"]: token["id"] for token in added}
    if kind == "BPE":
        found, more = _bpe(model, special, cutting, (marker, marker_at), name)
        notes += more
    else:
        if cutting.units == "byte":
            raise FormatError(
                f"{name} cuts text into bytes for a model of the kind {kind}.",
                "Such tokenizers cannot be opened in this version.",
            )
        found = read_other(model, kind, special, name)
        notes += hole_note(found.vocabulary)
    vocabulary = _spoken(found.vocabulary, cutting.normalizer)
    config = TrainingConfig.from_dict(
        {
            "units": cutting.units,
            "normalizer": cutting.normalizer,
            "pretokenizer": cutting.pretokenizer,
            "special_tokens": [t.name for t in vocabulary if t.name in special],
            "token_rules": [rule for token in added if (rule := _rule(token))],
            **found.fields,
        }
    )
    if not marker and not _decodes_alike(content.get("decoder"), config):
        notes.append("Decoding follows the file's settings only in part: spaces may differ.")
    return LoadedTokenizer(Tokenizer(vocabulary, config), "hf", tuple(notes))


def _bpe(
    model: dict[str, Any],
    special: dict[str, int],
    cutting: Cutting,
    marker: tuple[str, str],
    name: str,
) -> tuple[Model, list[str]]:
    _refuse_unsupported(model, name)
    character, marker_at = marker
    vocab: dict[str, int] = {**special, **model["vocab"]}
    unknown = model.get("unk_token")
    if unknown is not None and unknown not in vocab:
        raise FormatError(f"{name}: the unknown token {unknown} is not in the vocabulary.")
    if model.get("end_of_word_suffix"):
        if marker_at != "none":
            raise FormatError(f"{name} marks words twice.", "Such models cannot be opened.")
        marker_at, character = "end-attached", END_MARKER
    fallback = bool(model.get("byte_fallback"))
    names = frozenset(special) | ({unknown} if unknown is not None else set())
    spelling = Spelling(cutting.units, character, marker_at if character else "", names, fallback)
    vocabulary, notes = build_vocabulary(vocab, _merges(model["merges"], name), spelling, name)
    fields = {
        "marker": marker_at,
        "unk_token": unknown,
        "byte_fallback": fallback and cutting.units != "byte",
        "fuse_unknown": bool(model.get("fuse_unk")),
        "ignore_merges": bool(model.get("ignore_merges")),
    }
    return Model(vocabulary, fields), notes


def _kind_without_type(model: dict[str, Any]) -> str:
    """Return what a model without a type is, as the library guesses it."""
    if "merges" in model:
        return "BPE"
    if isinstance(model.get("vocab"), list):
        return "Unigram"
    return "WordPiece" if "continuing_subword_prefix" in model else "WordLevel"


def _spoken(vocabulary: Vocabulary, normalizer: str) -> Vocabulary:
    """Return the tokens with the text that they stand for: a space, where spaces became signs."""
    if not escapes_spaces(normalizer):
        return vocabulary
    sign = SPACE_SIGN.encode()
    tokens = (
        token
        if token.kind in ("special", "byte")
        else token._replace(bytes=token.bytes.replace(sign, b" "))
        for token in vocabulary
    )
    return Vocabulary.from_parts(tokens, vocabulary.rules)


def _notes(
    content: dict[str, Any], model: dict[str, Any], cutting: Cutting, added: list[dict[str, Any]]
) -> list[str]:
    """Return sentences about what the file asks for and is not done here."""
    notes = []
    if model.get("dropout"):
        notes.append("Merges are left out at random there (dropout); here they never are.")
    if content.get("post_processor") not in (None, {}) and not _is_byte_level(content):
        notes.append("Tokens that are added around a text (post-processor) are left out.")
    changed = [token["content"] for token in added if token.get("normalized", not _special(token))]
    if changed and cutting.normalizer != "none":
        notes.append(
            f"There {changed[0][:40]} is looked for after normalizing; here in the text as it is."
        )
    if model.get("byte_fallback") and isinstance(model.get("vocab"), list):
        notes.append(
            "There a text that spells a byte piece, such as <0x0A>, becomes that byte; here not."
        )
    for key in ("truncation", "padding"):
        if content.get(key):
            notes.append(f"The file's {key} is left out: texts keep their length.")
    return notes


def _decodes_alike(decoder: Step | None, config: TrainingConfig) -> bool:
    """Tell whether the file's decoder puts tokens together as we do with these settings."""
    steps = hf_steps.parts(decoder, "decoders")
    kinds = [step["type"] for step in steps]
    if config.algorithm == "wordpiece":
        return kinds == ["WordPiece"] and not steps[0].get("cleanup", True)
    if config.units == "byte":
        return kinds[-1:] == ["ByteLevel"]
    if config.algorithm == "word":
        return not kinds
    if config.marker == "end-attached":
        return bool(kinds)
    if escapes_spaces(config.normalizer):
        signs = ({"String": SPACE_SIGN}, " ")
        return "Metaspace" in kinds or any(
            (step.get("pattern"), step.get("content")) == signs for step in steps
        )
    return "Fuse" in kinds


def _special(token: dict[str, Any]) -> bool:
    return bool(token.get("special", False))


def _rule(token: dict[str, Any]) -> str:
    """Return the rule for finding an added token, "" for a plain special token."""
    flags = [
        flag
        for flag, is_set in (
            ("always", not _special(token)),
            ("left", token.get("lstrip")),
            ("right", token.get("rstrip")),
            ("word", token.get("single_word")),
        )
        if is_set
    ]
    return f"{'+'.join(flags)}:{token['content']}" if flags else ""


def _refuse_unsupported(model: dict[str, Any], name: str) -> None:
    suffix = model.get("end_of_word_suffix")
    if suffix not in (None, "", END_MARKER) or model.get("continuing_subword_prefix"):
        raise FormatError(
            f"{name} glues a mark other than {END_MARKER} to the letters of each word.",
            "Such models cannot be opened in this version.",
        )
    for key in ("byte_fallback", "ignore_merges"):
        if suffix and model.get(key):
            raise FormatError(
                f"{name} has {key} and glues {END_MARKER} to words, which do not go together here.",
                "Such models cannot be opened in this version.",
            )


def _is_byte_level(content: dict[str, Any]) -> bool:
    post = content["post_processor"]
    return isinstance(post, dict) and post.get("type") == "ByteLevel"


def _added_tokens(content: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the tokens that stand beside the model; of one that comes twice the last."""
    found = {token["content"]: token for token in content.get("added_tokens") or []}
    return list(found.values())


def _byte_tokens(added: list[dict[str, Any]], model: dict[str, Any]) -> list[str]:
    """Return which added tokens are bytes of the model's byte fallback, marked special or not."""
    if not model.get("byte_fallback"):
        return []
    vocab = model["vocab"]
    pieces = vocab if isinstance(vocab, dict) else {text for text, _ in vocab}
    names = [token["content"] for token in added]
    return [name for name in names if BYTE_NAME.fullmatch(name) and name in pieces]


def _merges(merges: list[Any], name: str) -> list[Merge]:
    found = []
    for number, merge in enumerate(merges, 1):
        # The older form; a token with a space in it cannot be told from two.
        pair = merge.split(" ") if isinstance(merge, str) else merge
        if len(pair) != 2 or not all(isinstance(part, str) and part for part in pair):
            raise FormatError(
                f"{name}, merge {number}: {merge!r} is not two tokens.",
                "Write merges as pairs, so that tokens may hold spaces.",
            )
        found.append(Merge(pair[0], pair[1], f"merge {number}"))
    return found


def _cutting(content: dict[str, Any], name: str) -> tuple[Cutting, str, str]:
    """Return how the file cuts text, the word marker's character or "", and where it stands.

    Our own ways of writing settings are recognised first; then each step is taken for itself.
    """
    normalizers = hf_steps.parts(content.get("normalizer"), "normalizers")
    splits = hf_steps.parts(content.get("pre_tokenizer"), "pretokenizers")
    try:
        fields, marker = _settings(normalizers, splits, name)
    except FormatError:
        return read_steps(normalizers, splits, name), "", "none"
    cutting = Cutting(fields["units"], fields["normalizer"], fields["pretokenizer"])
    return cutting, marker, fields["marker"]


def _settings(normalizers: list[Step], splits: list[Step], name: str) -> tuple[dict[str, str], str]:
    """Return units, marker, pretokenizer and normalizer, and the marker's character or ""."""
    names, rest = _plain_normalizers(normalizers)
    normalizer = "+".join(names) or "none"
    marked = _marked(normalizer, rest, splits)
    if marked is not None:
        return marked
    if rest:
        raise _unknown_step(rest[0], name)
    units = "character"
    found: list[str] = []
    for step in splits:
        if step["type"] == "ByteLevel" and not step.get("add_prefix_space", True):
            units = "byte"
            if step.get("use_regex", True):
                found.append("gpt2")
        else:
            found.append(_split_name(step, name))
    if any(part.startswith("regex:") for part in found[:-1]):
        raise _unknown_step(splits[-1], name)
    return (
        {
            "units": units,
            "marker": "none",
            "pretokenizer": "+".join(found) or "none",
            "normalizer": normalizer,
        },
        "",
    )


def _plain_normalizers(steps: list[Step]) -> tuple[list[str], list[Step]]:
    """Return the names of the first steps that we have too, and the other steps."""
    names: list[str] = []
    for at, step in enumerate(steps):
        name = next((name for name, ours in hf_steps.NORMALIZERS.items() if ours == step), None)
        if name is None:
            return names, steps[at:]
        names.append(name)
    return names, []


def _marked(
    normalizer: str, rest: list[Step], splits: list[Step]
) -> tuple[dict[str, str], str] | None:
    """Recognise the steps that we write for a word marker, by writing them again."""
    if not splits:
        return None
    last = splits[-1]
    marker = last.get("replacement") if last["type"] == "Metaspace" else _text_of(last)
    if not marker:
        return None
    stand_in = rest[0]["content"] if rest and _text_of(rest[0]) == marker else ""
    base = splits[:-1]
    in_bytes = bool(base) and base[-1]["type"] == "ByteLevel"
    names = list(hf_steps.SPLITS)
    chain = _chain(base[:-1] if in_bytes else base)
    if chain is not None:
        names.append(chain)
    for pretokenizer in names:
        for units in ("character", "byte"):
            for where in ("start", "end"):
                fields = {
                    "units": units,
                    "marker": where,
                    "pretokenizer": pretokenizer,
                    "normalizer": "none",
                }
                try:
                    steps = hf_steps.build(TrainingConfig(**fields), marker, stand_in)  # type: ignore[arg-type]
                except FormatError:
                    continue
                if (
                    hf_steps.parts(steps.normalizer, "normalizers") == rest
                    and hf_steps.parts(steps.pre_tokenizer, "pretokenizers") == splits
                ):
                    return {**fields, "normalizer": normalizer}, marker
    return None


def _chain(steps: list[Step]) -> str | None:
    """Return the name of several splits in a row, `None` where one is not known by name."""
    try:
        return "+".join(_split_name(step, "") for step in steps) or None
    except FormatError:
        return None


def _text_of(step: Step) -> str:
    pattern = step.get("pattern")
    return str(pattern.get("String", "")) if isinstance(pattern, dict) else ""


_SYNONYMS: dict[str, str] = {
    "Whitespace": "whitespace-punctuation",
    "WhitespaceSplit": "whitespace",
    "BertPreTokenizer": "bert",
}


def _split_name(step: Step, name: str) -> str:
    """Return our name for a pre-tokenizer step; raises `FormatError` for one that we lack."""
    kind = step["type"]
    if kind in _SYNONYMS:
        return _SYNONYMS[kind]
    if kind == "Digits":
        return "digits-1" if step.get("individual_digits") else r"regex:\p{N}+|\P{N}+"
    for known, steps in hf_steps.SPLITS.items():
        if steps == [step]:
            return known
    pattern = step.get("pattern")
    if kind != "Split" or not isinstance(pattern, dict) or "Regex" not in pattern:
        raise _unknown_step(step, name)
    expression = from_oniguruma(pattern["Regex"])
    behavior, invert = step["behavior"], step.get("invert", False)
    if behavior == "Removed" and invert:
        return f"regex:{expression}"
    if behavior == "Isolated":
        for known, text in PATTERNS.items():
            if text == expression:
                return known
        # What does not match is a pre-token as well: everything up to the next match.
        return f"regex:{expression}|(?s:(?:(?!{expression}).)+)"
    if behavior == "Removed":
        return f"regex:(?:{expression})(*SKIP)(*FAIL)|(?s:(?:(?!{expression}).)+)"
    raise _unknown_step(step, name)


def _unknown_step(step: Step, name: str) -> FormatError:
    kind = step.get("type", "?")
    if kind == "ByteLevel":
        kind = "ByteLevel with a space added in front"
    return FormatError(
        f"{name} uses {kind} in a way that is not known here.",
        "Such tokenizers cannot be opened in this version.",
    )
