"""Files that Hugging Face's library writes, with any model and steps, are read as it reads them."""

from __future__ import annotations

import base64
import json
from functools import cache
from typing import Any

import pytest
import sentencepiece
import tokenizers
from tokenizers import (
    AddedToken,
    Tokenizer,
    decoders,
    models,
    normalizers,
    pre_tokenizers,
    trainers,
)

from bpe_desktop import resources
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import huggingface
from bpe_desktop.formats.sentencepiece_proto import parse_normalizer

TEXTS = [
    "",
    " ",
    "the harbour wakes  before   the town\n",
    " The Tide, it's LOW: we'll see; «čeština» naïve CAFÉ ﬁne ½",
    "tab\tnbsp\u00a0line\u2028next\u0085 zero\u200bwidth \x01 \ufffd",
    "e\u0301 が 港の朝 京都は古い 12345 x1y2 ٣٤ a-b--c ... !?",
    "🙂👍🏽 👨\u200d👩\u200d👧 🇨🇿 qqqq ᚠᛇ unknown",
    "▁ ▁the a▁b the▁ <s> [UNK] <mask> ##ing",
    "a  <mask>  b<mask>c the[SEP]the word words sword",
]
CORPUS = [
    *resources.path("corpora/english.txt").read_text(encoding="utf-8").split("\n"),
    *TEXTS[2:6],
]


def library_table() -> str:
    rules = sentencepiece.SentencePieceNormalizer(rule_name="nmt_nfkc")
    return base64.b64encode(parse_normalizer(rules.serialized_model_proto())).decode()


NORMALIZERS: dict[str, Any] = {
    "none": None,
    "bert": normalizers.BertNormalizer(),
    "bert cased": normalizers.BertNormalizer(lowercase=False),
    "bert, accents kept": normalizers.BertNormalizer(strip_accents=False),
    "bert, no Chinese": normalizers.BertNormalizer(handle_chinese_chars=False, clean_text=False),
    "forms": normalizers.Sequence([normalizers.NFKC(), normalizers.Lowercase()]),
    "accents": normalizers.Sequence([normalizers.NFD(), normalizers.StripAccents()]),
    "strip": normalizers.Strip(),
    "strip left": normalizers.Strip(left=True, right=False),
    "replace": normalizers.Sequence(
        [
            normalizers.Replace(tokenizers.Regex(" {2,}"), " "),
            normalizers.Replace("the", "a+b=c"),
            normalizers.Prepend("_"),
        ]
    ),
    "llama": normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")]),
}
SPLITS: dict[str, Any] = {
    "none": None,
    "bert": pre_tokenizers.BertPreTokenizer(),
    "whitespace": pre_tokenizers.Whitespace(),
    "metaspace": pre_tokenizers.Metaspace(),
    "metaspace never": pre_tokenizers.Metaspace(prepend_scheme="never"),
    "metaspace whole": pre_tokenizers.Metaspace(split=False),
    "metaspace of words": pre_tokenizers.Sequence(
        [pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()]
    ),
    "other sign": pre_tokenizers.Metaspace(replacement="_"),
    "digits": pre_tokenizers.Digits(),
    "punctuation": pre_tokenizers.Sequence(
        [pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Punctuation("contiguous")]
    ),
    "delimiter": pre_tokenizers.CharDelimiterSplit("-"),
    **{
        behavior: pre_tokenizers.Split(tokenizers.Regex("-|[aeiou]+"), behavior)
        for behavior in ("removed", "isolated", "merged_with_previous", "merged_with_next")
    },
    "contiguous": pre_tokenizers.Split(" ", "contiguous"),
    "several": pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(tokenizers.Regex(r"\p{N}{1,3}"), "isolated"),
            pre_tokenizers.Split(tokenizers.Regex("[一-龥぀-ゟ゠-ヿ]+"), "isolated"),
            pre_tokenizers.Split(tokenizers.Regex(r"\s+"), "merged_with_next"),
        ]
    ),
}
SPECIAL = ["[UNK]", "[SEP]"]


def trainer_of(kind: str) -> tuple[Any, Any]:
    size = {"vocab_size": 300, "special_tokens": SPECIAL, "show_progress": False}
    match kind:
        case "BPE":
            return models.BPE(unk_token="[UNK]"), trainers.BpeTrainer(**size)
        case "WordPiece":
            return models.WordPiece(unk_token="[UNK]"), trainers.WordPieceTrainer(**size)
        case "WordLevel":
            return models.WordLevel(unk_token="[UNK]"), trainers.WordLevelTrainer(**size)
    return models.Unigram(), trainers.UnigramTrainer(**size, unk_token="[UNK]")


@cache
def model_of(kind: str, splits: str) -> str:
    model, trainer = trainer_of(kind)
    library = Tokenizer(model)
    library.normalizer = normalizers.Lowercase()
    if SPLITS[splits] is not None:
        library.pre_tokenizer = SPLITS[splits]
    library.train_from_iterator(CORPUS, trainer)
    return library.to_str()


def check_decoding(library: Tokenizer) -> None:
    """Compare the texts of ids; nothing may be told of a difference."""
    loaded = huggingface.parse(library.to_str().encode())
    assert not any("Decoding" in note for note in loaded.notes)
    for text in TEXTS:
        ids = library.encode(text, add_special_tokens=False).ids
        assert loaded.tokenizer.decode(ids) == library.decode(ids, skip_special_tokens=False)


def check(library: Tokenizer) -> list[str]:
    """Compare ids on all texts; return the notes."""
    loaded = huggingface.parse(library.to_str().encode())
    for text in TEXTS:
        theirs = library.encode(text, add_special_tokens=False)
        ours = loaded.tokenizer.encode(text, special="token")
        assert ours.ids == theirs.ids, (text, ours.tokens, theirs.tokens)
        assert len(ours.offsets) == len(ours.ids)
    return list(loaded.notes)


@pytest.mark.parametrize("normalizer", NORMALIZERS)
@pytest.mark.parametrize("kind", ["BPE", "WordPiece", "Unigram", "WordLevel"])
def test_normalizers(kind: str, normalizer: str) -> None:
    library = Tokenizer.from_str(model_of(kind, "bert"))
    if NORMALIZERS[normalizer] is None:
        library = Tokenizer.from_str(
            json.dumps({**json.loads(library.to_str()), "normalizer": None})
        )
    else:
        library.normalizer = NORMALIZERS[normalizer]
    check(library)


@pytest.mark.parametrize("splits", SPLITS)
@pytest.mark.parametrize("kind", ["BPE", "WordPiece", "Unigram", "WordLevel"])
def test_pretokenizers(kind: str, splits: str) -> None:
    check(Tokenizer.from_str(model_of(kind, splits)))


@pytest.mark.parametrize("kind", ["BPE", "Unigram"])
def test_a_precompiled_table(kind: str) -> None:
    content = json.loads(model_of(kind, "metaspace"))
    content["normalizer"] = {"type": "Precompiled", "precompiled_charsmap": library_table()}
    check(Tokenizer.from_str(json.dumps(content)))


@pytest.mark.parametrize("kind", ["BPE", "WordPiece", "Unigram", "WordLevel"])
@pytest.mark.parametrize("special", [True, False])
@pytest.mark.parametrize("flag", ["", "lstrip", "rstrip", "single_word"])
def test_added_tokens(kind: str, special: bool, flag: str) -> None:
    library = Tokenizer.from_str(model_of(kind, "whitespace"))
    library.normalizer = normalizers.NFC()
    flags = {flag: True} if flag else {}
    for content in ("<mask>", "word"):
        token = AddedToken(content, special=special, normalized=False, **flags)
        (library.add_special_tokens if special else library.add_tokens)([token])
    check(library)
    if not special:  # found even where special tokens are ordinary text
        ours = huggingface.parse(library.to_str().encode()).tokenizer
        library.encode_special_tokens = True
        text = "a <mask> word"
        assert ours.encode(text).ids == library.encode(text, add_special_tokens=False).ids


def test_byte_fallback_in_a_unigram_model() -> None:
    pieces = [("<unk>", 0.0), *((f"<0x{byte:02X}>", -9.0) for byte in range(256))]
    pieces += [("▁", -2.0), ("a", -2.5), ("▁a", -3.0), ("b", -4.0), ("ab", -4.1)]
    library = Tokenizer(models.Unigram(pieces, unk_id=0, byte_fallback=True))
    library.pre_tokenizer = pre_tokenizers.Metaspace()
    check(library)


@pytest.mark.parametrize("special", [True, False])
@pytest.mark.parametrize("kind", ["BPE", "Unigram"])
def test_bytes_of_the_fallback_may_be_marked_special(kind: str, special: bool) -> None:
    names = ["<unk>", *(f"<0x{byte:02X}>" for byte in range(256)), "a", "b", "ab"]
    if kind == "BPE":
        vocab = {name: number for number, name in enumerate(names)}
        model = models.BPE(vocab, [("a", "b")], unk_token="<unk>", byte_fallback=True)
    else:
        scored = [(name, -float(number)) for number, name in enumerate(names)]
        model = models.Unigram(scored, unk_id=0, byte_fallback=True)
    library = Tokenizer(model)
    added = [AddedToken(name, special=special, normalized=False) for name in names[:257]]
    (library.add_special_tokens if special else library.add_tokens)(added)
    notes = check(library)
    assert any("There <0x00> in a text becomes that byte's token" in note for note in notes)


def test_bytes_with_a_space_in_front() -> None:
    library = Tokenizer(models.BPE())
    library.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    library.train_from_iterator(
        CORPUS, trainers.BpeTrainer(vocab_size=400, initial_alphabet=alphabet, show_progress=False)
    )
    check(library)


@pytest.mark.parametrize("kind", ["BPE", "Unigram"])
def test_decoding_signs(kind: str) -> None:
    library = Tokenizer.from_str(model_of(kind, "metaspace"))
    library.normalizer = normalizers.NFC()
    library.decoder = decoders.Metaspace()
    check_decoding(library)
    signs = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    library.decoder = decoders.Sequence([*signs, decoders.Strip(" ", 1, 0)])
    check_decoding(library)


def test_decoding_words_and_pieces() -> None:
    library = Tokenizer.from_str(model_of("WordPiece", "bert"))
    library.decoder = decoders.WordPiece(cleanup=False)
    check_decoding(library)
    check_decoding(Tokenizer.from_str(model_of("WordLevel", "bert")))


def test_a_decoder_of_another_kind_is_told() -> None:
    library = Tokenizer.from_str(model_of("BPE", "metaspace"))
    assert any("Decoding" in note for note in check(library))


def test_what_is_left_out_is_told() -> None:
    library = Tokenizer.from_str(model_of("WordPiece", "bert"))
    library.post_processor = tokenizers.processors.BertProcessing(("[SEP]", 1), ("[UNK]", 0))
    library.enable_truncation(5)
    notes = " ".join(huggingface.parse(library.to_str().encode()).notes)
    assert "post-processor" in notes
    assert "truncation" in notes


@pytest.mark.parametrize(
    ("part", "step", "name"),
    [
        ("pre_tokenizer", {"type": "UnicodeScripts"}, "UnicodeScripts"),
        ("normalizer", {"type": "Nmt"}, "Nmt"),
        ("normalizer", {"type": "Nonsense"}, "Nonsense"),
    ],
)
def test_steps_that_are_not_known_are_named(part: str, step: dict[str, Any], name: str) -> None:
    content = {**json.loads(model_of("WordLevel", "bert")), part: step}
    with pytest.raises(FormatError, match=f"uses {name} in a way that is not known"):
        huggingface.parse(json.dumps(content).encode())


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ({"type": "Nonsense"}, "kind Nonsense"),
        ({"type": "WordPiece", "vocab": {"a": 0}}, r"unknown token \[UNK\] is not"),
        ({"type": "WordLevel", "vocab": {"a": 0, "<unk>": 0}}, "id 0 to"),
        ({"type": "Unigram", "vocab": [["a", 0]], "unk_id": 4}, "unknown token 4"),
        ({"type": "Unigram", "vocab": [["a", 0], ["a", 1]]}, "piece 1"),
        ({"type": "Unigram", "vocab": [["a"]]}, "damaged"),
        ({"type": "WordPiece", "vocab": {"[UNK]": 2**40}}, "gives the token"),
    ],
)
def test_wrong_models_are_refused_in_a_sentence(model: dict[str, Any], said: str) -> None:
    with pytest.raises(FormatError, match=said):
        huggingface.parse(json.dumps({"model": model}).encode())
