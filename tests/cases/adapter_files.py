"""Cases about tokenizer files: what is read, refused, written and kept."""

from __future__ import annotations

import base64
import csv
import json
import re
import tempfile
from pathlib import Path
from typing import Any

import tokenizers

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.alphabet import byte_to_printable, printable_to_byte
from bpe_desktop.engine.display import label
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import csv_table, gpt2, huggingface, registry, tiktoken
from bpe_desktop.formats.report import LoadedTokenizer

from .adapter_training import Trained, corpus_of, settings_of
from .case import Case, Expected, NotUnderstood
from .words import tie_break

__all__ = [
    "encode_by_ranks",
    "import_and_encode",
    "import_and_export",
    "import_merges",
    "table",
    "token_spelling",
    "train_and_export",
    "write_tokens",
]


def tokenizer_json(
    vocab: dict[str, int],
    merges: list[Any],
    *,
    added: dict[str, int] | None = None,
    **model: Any,
) -> bytes:
    """Return a tokenizer.json with these tokens, merges and settings of the model."""
    content = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [
            {"id": i, "content": name, "single_word": False, "lstrip": False, "rstrip": False,
             "normalized": False, "special": True}
            for name, i in (added or {}).items()
        ],
        "normalizer": None,
        "pre_tokenizer": None,
        "post_processor": None,
        "decoder": None,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": None,
            "end_of_word_suffix": None,
            "fuse_unk": False,
            "byte_fallback": False,
            "ignore_merges": False,
            "vocab": vocab,
            "merges": merges,
            **model,
        },
    }  # fmt: skip
    return json.dumps(content).encode()


def pairs(tokenizer: Tokenizer) -> list[list[str]]:
    """Return the merges as pairs of names."""
    name = {token.id: token.name for token in tokenizer.vocabulary}
    return [[name[rule.left], name[rule.right]] for rule in tokenizer.vocabulary.rules]


def import_merges(case: Case) -> None:
    """Read merges.txt with its vocab.json: the merges, or the error or warning it must give."""
    case.settings.choose("format", {"vocab.json + merges.txt": "gpt2"})
    vocab = json.dumps(case.input.take("vocab")).encode()
    merges = base64.b64decode(case.input.take("merges_txt_b64"))
    expected = case.expected
    if "merges" in expected:
        loaded = gpt2.parse(vocab, merges)
        expected.check("merges", pairs(loaded.tokenizer))
        expected.record("notes", [], list(loaded.notes))
        return
    wanted = expected.take("message_names")
    kind = expected.take("kind")
    if kind not in ("error", "warning"):
        raise NotUnderstood(f"expected kind: {kind!r}")
    if kind == "error":
        try:
            gpt2.parse(vocab, merges)
            message = "no error"
        except FormatError as error:
            message = str(error)
    else:
        message = " ".join(gpt2.parse(vocab, merges).notes)
        seen: dict[str, None] = {}
        for line in merges.decode().split("\n"):
            if line and not line.startswith("#version"):
                seen.setdefault(line)
        rules = [" ".join(pair) for pair in pairs(gpt2.parse(vocab, merges).tokenizer)]
        expected.record("the first rank is kept", list(seen), rules)
    said = set(re.findall(r"[^\s:,;.]+", message))
    lacking = [word for word in _words(wanted) if word not in said]
    expected.record("message_names", wanted, f"lacks {lacking}: {message}" if lacking else wanted)


_SYNONYMS = {"duplicate": "twice", "blank": "nothing", "empty": "nothing", "error": "invalid"}
_UNSAID = {"the", "a", "an", "is", "in", "of", "only", "has", "line"}


def _words(wanted: str) -> list[str]:
    """Return what a message has to hold, from `line 4: duplicate merge a b (…)` and the like."""
    found = re.findall(r"[^\s:,;.]+", wanted.partition(" (")[0])
    return [_SYNONYMS.get(word, word) for word in found if word not in _UNSAID]


def import_and_encode(case: Case) -> None:
    """Read a tokenizer and encode with it."""
    kinds = {"tokenizer.json": ("hf",), "tokenizer.json / merges.txt": ("hf", "gpt2")}
    formats = case.settings.choose("format", kinds)
    expected = case.expected
    for data in _files(case, formats):
        loaded = _parsed(data)
        tokenizer = loaded.tokenizer
        expected.check("merges", pairs(tokenizer))
        expected.check("merges_kept", len(tokenizer.vocabulary.rules))
        expected.check("vocab_size", len(tokenizer.vocabulary))
        if "text" in case.input:
            encoding = tokenizer.encode(case.input.take("text"))
            expected.check("tokens", encoding.tokens)
            expected.check("ids", encoding.ids)
        else:
            _compare_texts(case, expected, tokenizer)


def _files(case: Case, formats: tuple[str, ...]) -> list[tuple[bytes, ...]]:
    """Return the case's tokenizer as files: one of JSON, or a pair of vocabulary and merges."""
    if "tokenizer_json" in case.input:
        content = case.input.take("tokenizer_json")
        merges = [m.split(" ") if isinstance(m, str) else m for m in content["model"]["merges"]]
        other = {**content, "model": {**content["model"], "merges": merges}}
        return [(json.dumps(version).encode(),) for version in (content, other)]
    vocab, merges = case.input.take("vocab"), case.input.take("merges")
    files: list[tuple[bytes, ...]] = [(tokenizer_json(vocab, merges),)]
    if "gpt2" in formats:
        lines = "".join(f"{left} {right}\n" for left, right in merges)
        files.append((json.dumps(vocab).encode(), lines.encode()))
    return files


def _parsed(data: tuple[bytes, ...]) -> LoadedTokenizer:
    return huggingface.parse(data[0]) if len(data) == 1 else gpt2.parse(data[0], data[1])


def _compare_texts(case: Case, expected: Expected, tokenizer: Tokenizer) -> None:
    texts = case.input.take("texts")
    for key in ("tokens", "ids", "offsets"):
        if key in expected:
            inner = expected.inner(key)
            for text in texts:
                encoding = tokenizer.encode(text)
                inner.check(text, getattr(encoding, key))


def import_and_export(case: Case) -> None:
    """Read a vocabulary whose ids have holes, and write it again."""
    case.settings.choose("format", {"vocab.json / tokenizer.json": ("gpt2", "hf")})
    vocab, expected = case.input.take("vocab"), case.expected
    merges = case.input.take("merges", _merges_of(vocab))
    pair = gpt2.parse(json.dumps(vocab).encode(), "".join(f"{a} {b}\n" for a, b in merges).encode())
    single = huggingface.parse(tokenizer_json(vocab, merges))
    for loaded in (pair, single):
        tokenizer = loaded.tokenizer
        ids = {token.name: token.id for token in tokenizer.vocabulary}
        expected.check("ids_kept", ids)
        expected.check("holes", [i for hole in tokenizer.vocabulary.holes for i in hole])
        expected.check("warning", any("left free" in note for note in loaded.notes))
        for spelled, i in vocab.items():
            expected.record(f"encode {spelled}", [i], tokenizer.encode(spelled).ids)
        written = json.loads(gpt2.dump(tokenizer)[0])
        expected.record("ids in vocab.json", vocab, written)
        model = json.loads(huggingface.dump(tokenizer))["model"]["vocab"]
        expected.record(
            "ids in tokenizer.json", vocab, {name: model[name] for name in vocab if name in model}
        )


def _merges_of(vocab: dict[str, int]) -> list[tuple[str, str]]:
    """Return merges that make the longer tokens, shortest first."""
    found = []
    for spelled in sorted(vocab, key=lambda spelled: (len(spelled), vocab[spelled])):
        cuts = ((spelled[:at], spelled[at:]) for at in range(1, len(spelled)))
        found += [cut for cut in cuts if cut[0] in vocab and cut[1] in vocab][:1]
    return found


def encode(case: Case) -> None:
    """Encode with a vocabulary that stands in the case: unknown symbols, special tokens."""
    case.settings.choose("algorithm", {"bpe-char": None}, None)
    case.settings.choose("pre_tokenizer", {"none": None, None: None}, None)
    case.settings.choose("format", {"tokenizer.json": None}, None)
    if "special_tokens" in case.input:
        _special(case)
    elif any(key.startswith("ignore_merges") for key in case.expected):
        _ignore_merges(case)
    else:
        _unknown(case)


def _unknown(case: Case) -> None:
    vocab, merges = case.input.take("vocab"), case.input.take("merges", [])
    texts, expected = case.input.take("texts"), case.expected
    unknown = "<unk>"
    with_unknown = {**vocab, unknown: max(vocab.values(), default=-1) + 1}
    kept = True
    for key, tokens, model in (
        ("without_unk", vocab, {}),
        ("with_unk", with_unknown, {"unk_token": unknown}),
        ("with_fused_unk", with_unknown, {"unk_token": unknown, "fuse_unk": True}),
    ):
        data = tokenizer_json(tokens, merges, **model)
        tokenizer = huggingface.parse(data).tokenizer
        inner = expected.inner(key) if key in expected else None
        library = tokenizers.Tokenizer.from_buffer(data)
        for text in texts:
            encoding = tokenizer.encode(text)
            kept = kept and "".join(encoding.tokens) == text
            kept = kept and _covers(encoding.offsets, len(text))
            if inner is not None:
                names = [
                    unknown if is_unknown else name
                    for name, is_unknown in zip(encoding.tokens, encoding.unknown, strict=True)
                ]
                inner.check(text, names)
                inner.record(f"{text} by the library", library.encode(text).ids, encoding.ids)
    expected.check("app_keeps_text", kept)


def _covers(offsets: list[tuple[int, int]], size: int) -> bool:
    """Tell whether spans follow each other without gaps to the end."""
    at = 0
    for start, end in offsets:
        if start != at:
            return False
        at = end
    return at == size


def _ignore_merges(case: Case) -> None:
    vocab, merges = case.input.take("vocab"), case.input.take("merges")
    text = case.input.take("text")
    for key, whole in (("ignore_merges false", False), ("ignore_merges true", True)):
        if key in case.expected:
            data = tokenizer_json(vocab, merges, ignore_merges=whole)
            tokenizer = huggingface.parse(data).tokenizer
            case.expected.check(key, tokenizer.encode(text).tokens)
            again = huggingface.parse(huggingface.dump(tokenizer)).tokenizer
            ids = tokenizer.encode(text).ids
            case.expected.record(f"{key}, written again", ids, again.encode(text).ids)


def _special(case: Case) -> None:
    """Encode texts with special tokens, in whatever order these were added."""
    vocab, names = case.input.take("vocab"), case.input.take("special_tokens")
    expected = case.expected
    unknown = "<unk>" if "<unk>" in vocab else None
    several = "texts" in case.input
    texts = case.input.take("texts") if several else [case.input.take("text")]
    first = max(vocab.values(), default=-1) + 1
    for order in (names, names[::-1]):
        added = {name: first + number for number, name in enumerate(order)}
        data = tokenizer_json(vocab, [], added=added, unk_token=unknown)
        tokenizer = huggingface.parse(data).tokenizer
        for key in ("tokens", "ids", "offsets"):
            if key not in expected or (key == "ids" and order is not names):
                continue
            inner = expected.inner(key) if several else expected
            for text in texts:
                found = getattr(tokenizer.encode(text, special="token"), key)
                inner.check(text if several else key, found)
        if not several:
            ids = tokenizer.encode(texts[0], special="token").ids
            expected.check("decoded_without_special", tokenizer.decode(ids, skip_special=True))
            expected.check("decoded_with_special", tokenizer.decode(ids))


def encode_by_ranks(case: Case) -> None:
    """Encode with the ranks of a case, as a `.tiktoken` file with its pattern beside it."""
    case.settings.choose("algorithm", {"bpe-byte (tiktoken ranks)": None})
    sidecar = json.dumps({"name": "case", "pat_str": case.settings.take("pat_str")}).encode()
    base = case.input.choose("base", {"bytes 0-255 have ranks 0-255": range(256)})
    lines = [b"%s %d\n" % (base64.b64encode(bytes([byte])), byte) for byte in base]
    lines += [f"{token} {rank}\n".encode() for token, rank in case.input.take("ranks_b64")]
    tokenizer = tiktoken.parse(b"".join(lines), sidecar=sidecar).tokenizer
    encoding = tokenizer.encode(case.input.take("text"))
    expected = case.expected
    expected.check("ids", encoding.ids)
    data = [base64.b64encode(part).decode() for part in encoding.bytes]
    expected.check("token_bytes_b64", data)
    expected.check("decoded", tokenizer.decode(encoding.ids))


def write_tokens(case: Case) -> None:
    """Compare how tokens of bytes are spelled in vocab.json and in a .tiktoken line."""
    expected = case.expected
    values = [base64.b64decode(value) for value in case.input.take("token_bytes_b64")]
    vocabulary = Vocabulary.from_parts(_byte_tokens(values), ())
    config = TrainingConfig(units="byte", pretokenizer="gpt2")
    tokenizer = Tokenizer(vocabulary, config)
    keys = {i: key for key, i in json.loads(gpt2.dump(tokenizer)[0]).items()}
    ids = {token.bytes: token.id for token in vocabulary}
    ranks, sidecar = tiktoken.dump(tokenizer)
    fields = {int(rank): spelled for spelled, rank in map(str.split, ranks.decode().splitlines())}
    expected.check("vocab_json_key", [keys[ids[value]] for value in values])
    expected.check("tiktoken_field", [fields[ids[value]] for value in values])
    valid = [value.decode("utf-8", "ignore").encode() == value for value in values]
    expected.check("valid_utf8", valid)
    # Both are read back to the same bytes.
    readers = (
        gpt2.parse(json.dumps({key: i for i, key in keys.items()}).encode(), b""),
        tiktoken.parse(ranks, sidecar=sidecar),
    )
    for loaded in readers:
        read = {token.id: token.bytes for token in loaded.tokenizer.vocabulary}
        found = [base64.b64encode(read[ids[value]]).decode() for value in values]
        expected.record("bytes read back", [base64.b64encode(v).decode() for v in values], found)
    expected.record("display", True, all("\ufffd" not in label(value) for value in values))


def _byte_tokens(values: list[bytes]) -> list[Token]:
    single = [Token(byte, byte_to_printable[byte], bytes([byte]), "byte") for byte in range(256)]
    longer = [value for value in dict.fromkeys(values) if len(value) > 1]
    names = ["".join(byte_to_printable[byte] for byte in value) for value in longer]
    rows = enumerate(zip(names, longer, strict=True), 256)
    return single + [Token(i, name, value, "merge") for i, (name, value) in rows]


def token_spelling(case: Case) -> None:
    """Compare which byte each printable character stands for."""
    characters = case.input.take("characters")
    case.expected.check("bytes", [printable_to_byte[char] for char in characters])


def table(case: Case) -> None:
    """Write tokens to a table and read them back."""
    case.settings.choose("format", {"TSV": "csv"})
    names = case.input.take("tokens")
    rows = [
        csv_table.Row(i, name, name.encode(), None, None, None, "alphabet")
        for i, name in enumerate(names)
    ]
    data = csv_table.dump(rows, "\t")
    expected = case.expected
    expected.check("roundtrip", [row.token for row in csv_table.parse(data)] == names)
    lines = data.decode().split("\n")[1:-1]
    expected.check("row_count", len(lines))
    for key in expected.names():
        if key.startswith("rows_when_escaped_with"):
            # Ours escapes more: what cannot be seen. Where both escape, they must agree.
            wanted = expected.take(key)
            shown = [row[1] for row in csv.reader(lines, delimiter="\t")]
            same = [csv_table.unescape(ours) == csv_table.unescape(theirs)
                    for ours, theirs in zip(shown, wanted, strict=True)]  # fmt: skip
            expected.record(key, [True] * len(wanted), same)


def train_and_export(case: Case) -> None:
    """Train, and write what the formats can hold; what they cannot must be refused."""
    fields = settings_of(case)
    expected = case.expected
    fields["tie_break"] = tie_break(case.settings.take("tie", "alphabetical"))
    fields["min_frequency"] = max(1, case.settings.take("min_count", 1))
    trained = Trained(corpus_of(case, fields), TrainingConfig(**fields))
    expected.check("merges", trained.merges)
    expected.check("alphabet", trained.alphabet)
    with tempfile.TemporaryDirectory() as folder:
        for key in expected.names():
            if key in ("merges", "alphabet"):
                continue
            _export(key, expected, trained, Path(folder))


_EXPORTS = {
    "tokenizer_json_roundtrip": ("hf", "t.json"),
    "json_roundtrip_keeps_it": ("hf", "t.json"),
    "merges_txt_export": ("gpt2", "pair/"),
    "sentencepiece_export": ("sentencepiece", "t.model"),
}


def _export(key: str, expected: Expected, trained: Trained, folder: Path) -> None:
    if key not in _EXPORTS:
        raise NotUnderstood(f"expected {key}")
    format_name, name = _EXPORTS[key]
    wanted = expected.take(key)
    target = folder / name
    try:
        registry.write(trained.tokenizer, f"{folder}/{name}", format_name)
        read = registry.read(target)
        text = "".join(trained.corpus.words)
        same = read.encode(text).ids == trained.tokenizer.encode(text).ids
        found: Any = same and pairs(read) == pairs(trained.tokenizer)
    except FormatError as error:
        left = list(folder.glob(f"**/{name}"))
        found = "refused with a message" if error.message.endswith(".") and not left else False
    if wanted == "refused or written without the NUL piece, with a message":
        wanted = "refused with a message"
    expected.record(key, wanted, found)
