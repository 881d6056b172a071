"""`tokenizer.json` is judged by the library that it belongs to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tokenizers
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bpe_desktop import resources
from bpe_desktop.engine import TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.vocabulary import Token, Vocabulary
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import huggingface, registry
from bpe_desktop.formats.certificate import sample_texts

from .conftest import Train, cases, trained

SAMPLES = [sample.name for sample in resources.sample_corpora() if sample.kind == "text"]
UNITS = ["character", "byte"]
MARKERS = ["none", "end", "end-attached", "start"]
PRETOKENIZERS = ["whitespace", "gpt2"]
OTHER_PRETOKENIZERS = [
    *("none", "cl100k", "o200k", "whitespace-punctuation"),
    *("bert", "metaspace", "digits-1", "digits-3"),
]
TEXTS = [
    "",
    " the  lower tide\n\n",
    "tab\tnbsp\u00a0ideographic\u3000line\u2028next\u0085one\x1c\x1dsep zero\u200bwidth",
    "don't, we'll; it's 'RE 12345 x1y ½ ٣٤",
    "🙂👍🏽👨\u200d👩\u200d👧🇨🇿 e\u0301 が",
    "\r\n \r\n\n   x   \r",
    "日本語 щъркел ᚠᛇ \U00013000 unknown ones",
    "▁ ▁a a▁b </w> a</w> \U0010fffc <0xE9> \ufeff \x00",
    "aaaa aaaaaaa bbbb",
]


def library_ids(data: bytes, text: str) -> list[int]:
    return tokenizers.Tokenizer.from_buffer(data).encode(text, add_special_tokens=False).ids


def known(tokenizer: Tokenizer, ids: list[int | None]) -> list[int | None]:
    unknown = huggingface.unknown_id(tokenizer)
    return [unknown if token_id is None else token_id for token_id in ids]


@pytest.mark.parametrize("pretokenizer", PRETOKENIZERS)
@pytest.mark.parametrize("marker", MARKERS)
@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize("sample", SAMPLES)
def test_the_library_gives_our_ids(
    train: Train, tmp_path: Path, sample: str, units: str, marker: str, pretokenizer: str
) -> None:
    tokenizer = train(sample=sample, units=units, marker=marker, pretokenizer=pretokenizer)
    path = tmp_path / "tokenizer.json"
    report = registry.write(tokenizer, path)
    version = ".".join(tokenizers.__version__.split(".")[:2])
    assert report.certificate.text == (
        f"Reloaded, 512 samples, equal ids. Also by tokenizers {version}."
    )
    library = tokenizers.Tokenizer.from_file(str(path))
    corpus = resources.path(f"corpora/{sample}").read_text(encoding="utf-8")
    for text in (*TEXTS, corpus):
        ids = tokenizer.encode(text).ids
        encoded = library.encode(text, add_special_tokens=False)
        assert encoded.ids == known(tokenizer, ids)
        if None not in ids:
            decoded = library.decode(ids, skip_special_tokens=False)
            assert decoded == tokenizer.decode(ids)
    assert library.get_vocab_size() == len(tokenizer.vocabulary) + (units == "character")


@pytest.mark.parametrize("pretokenizer", OTHER_PRETOKENIZERS)
@pytest.mark.parametrize("marker", MARKERS)
@pytest.mark.parametrize("units", UNITS)
def test_other_pretokenizers(
    train: Train, tmp_path: Path, units: str, marker: str, pretokenizer: str
) -> None:
    tokenizer = train(sample="english.txt", units=units, marker=marker, pretokenizer=pretokenizer)
    registry.write(tokenizer, tmp_path / "t.json")
    library = tokenizers.Tokenizer.from_file(str(tmp_path / "t.json"))
    for text in TEXTS:
        ids = library.encode(text, add_special_tokens=False).ids
        assert ids == known(tokenizer, tokenizer.encode(text).ids)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    corpus=st.text(st.sampled_from("ab'1 \n\té▁港🙂"), max_size=40),
    text=st.text(st.sampled_from("abc'1 \n\t\r\x85\u2028é▁港🙂</w>"), max_size=40),
    units=st.sampled_from(UNITS),
    marker=st.sampled_from(MARKERS),
    pretokenizer=st.sampled_from([*PRETOKENIZERS, "cl100k", "bert", "whitespace+digits-1"]),
    normalizer=st.sampled_from(["none", "nfd", "lowercase", "nfkc+lowercase"]),
)
def test_any_text_gives_our_ids(
    corpus: str, text: str, units: str, marker: str, pretokenizer: str, normalizer: str
) -> None:
    config = TrainingConfig(
        units=units,
        marker=marker,
        pretokenizer=pretokenizer,
        normalizer=normalizer,
        min_frequency=1,
        merges=20,
    )
    tokenizer = trained(corpus, config)
    try:
        data = huggingface.dump(tokenizer)
    except FormatError:
        assert "+" in pretokenizer
        assert marker != "none"
        return
    assert library_ids(data, text) == known(tokenizer, tokenizer.encode(text).ids)
    reloaded = huggingface.parse(data).tokenizer
    assert known(tokenizer, reloaded.encode(text).ids) == known(
        tokenizer, tokenizer.encode(text).ids
    )


@pytest.mark.parametrize("pretokenizer", [*PRETOKENIZERS, *OTHER_PRETOKENIZERS, "bert+digits-3"])
@pytest.mark.parametrize("marker", MARKERS)
@pytest.mark.parametrize("units", UNITS)
def test_settings_come_back(train: Train, units: str, marker: str, pretokenizer: str) -> None:
    tokenizer = train(
        sample="italian.txt",
        units=units,
        marker=marker,
        pretokenizer=pretokenizer,
        normalizer="nfc+lowercase",
        special_tokens=("<pad>", "<s>"),
        unk_token="<unk>",
    )
    if "+" in pretokenizer and marker == "end":
        with pytest.raises(FormatError, match="no means"):
            huggingface.dump(tokenizer)
        return
    config = huggingface.parse(huggingface.dump(tokenizer)).tokenizer.config
    assert (config.units, config.marker) == (units, marker)
    assert (config.pretokenizer, config.normalizer) == (pretokenizer, "nfc+lowercase")
    assert (config.all_special_tokens, config.unk_token) == (("<unk>", "<pad>", "<s>"), "<unk>")
    reloaded = huggingface.parse(huggingface.dump(tokenizer)).tokenizer.vocabulary
    assert list(reloaded) == list(tokenizer.vocabulary)
    assert list(reloaded.rules) == list(tokenizer.vocabulary.rules)


def test_special_tokens_are_taken_from_the_text_there(train: Train) -> None:
    tokenizer = train(
        "low lower </s> lowest", special_tokens=("<pad>", "</s>"), unk_token="<unk>", merges=3
    )
    data = huggingface.dump(tokenizer)
    text = "low</s> <pad>lowest<unk>er"
    ids = tokenizer.encode(text, special="token").ids
    assert library_ids(data, text) == ids
    assert tokenizer.encode(text).ids != ids
    assert any("Special tokens typed" in loss for loss in huggingface.losses(tokenizer))


def test_an_unknown_token_is_added_and_named_as_a_loss(train: Train) -> None:
    tokenizer = train("low lower <unk> <unk> <unk>", merges=20)
    size = len(tokenizer.vocabulary)
    assert tokenizer.vocabulary.id_of("<unk>") is not None  # learnt from the text
    content = json.loads(huggingface.dump(tokenizer))
    assert content["model"]["unk_token"] == "<unk2>"
    assert content["model"]["vocab"]["<unk2>"] == size
    assert f"<unk2> with the id {size} is added" in " ".join(huggingface.losses(tokenizer))
    assert library_ids(huggingface.dump(tokenizer), "lozw") == known(
        tokenizer, tokenizer.encode("lozw").ids
    )


def test_a_typed_marker_is_no_marker(train: Train) -> None:
    plain = train("low lower low", marker="start")
    assert json.loads(huggingface.dump(plain))["pre_tokenizer"]["pretokenizers"][-1] == {
        "type": "Metaspace",
        "replacement": "▁",
        "prepend_scheme": "always",
        "split": False,
    }
    assert not any("marker" in loss for loss in huggingface.losses(plain))
    held = train("▁low ▁low lo▁w lo▁w", marker="start")
    assert any("U+10FFFD" in loss for loss in huggingface.losses(held))
    for tokenizer in (plain, held):
        for text in ("▁low ▁ low▁ ▁▁", "lower\U0010fffd"):
            assert library_ids(huggingface.dump(tokenizer), text) == known(
                tokenizer, tokenizer.encode(text).ids
            )


def test_bytes_that_are_no_text_keep_their_ids(train: Train) -> None:
    text = b"caf\xe9 caf\xe9 ok".decode("utf-8", "surrogateescape")
    tokenizer = train(text, merges=10)
    data = huggingface.dump(tokenizer)
    assert "<0xE9>" in json.loads(data)["model"]["vocab"]
    assert library_ids(data, "caf ok") == tokenizer.encode("caf ok").ids
    reloaded = huggingface.parse(data).tokenizer
    assert reloaded.encode(text).ids == tokenizer.encode(text).ids
    assert "1 symbol is a byte" in " ".join(huggingface.losses(tokenizer))


def test_two_tokens_of_one_spelling_are_refused(train: Train) -> None:
    tokenizer = train("<s> <s> <s>", special_tokens=("<s>",))
    with pytest.raises(FormatError, match="both spelled <s>"):
        huggingface.dump(tokenizer)


@pytest.mark.parametrize("format_name", ["hf", "gpt2"])
def test_a_special_token_that_is_no_text_is_refused(
    train: Train, tmp_path: Path, format_name: str
) -> None:
    tokenizer = train("low low", units="byte", special_tokens=("<\udce9>",))
    with pytest.raises(FormatError, match="not valid Unicode"):
        registry.write(tokenizer, tmp_path / "t", format_name)


def test_the_file_is_the_same_every_time(train: Train) -> None:
    tokenizer = train(sample="czech.txt", units="byte", pretokenizer="gpt2")
    assert huggingface.dump(tokenizer) == huggingface.dump(tokenizer)
    assert sample_texts(tokenizer) == sample_texts(tokenizer)
    assert len(set(sample_texts(tokenizer))) == 512


def test_keys_are_those_of_the_library(train: Train) -> None:
    data = huggingface.dump(train("low low"))
    theirs = json.loads(tokenizers.Tokenizer.from_buffer(data).to_str())
    ours = json.loads(data)
    assert list(ours) == list(theirs)
    assert list(ours["model"]) == list(theirs["model"])
    assert ours == theirs


@pytest.mark.parametrize("case", cases("merges-with-spaces"))
def test_cases_of_merges_with_spaces(train: Train, tmp_path: Path, case: dict) -> None:
    text = case["input"]["text"]
    tokenizer = train(text, pretokenizer="none", merges=4, tie_break="lowest-ids", min_frequency=1)
    names = {token.id: token.name for token in tokenizer.vocabulary}
    merges = [[names[rule.left], names[rule.right]] for rule in tokenizer.vocabulary.rules]
    assert merges == case["expected"]["merges"]
    registry.write(tokenizer, tmp_path / "tokenizer.json")
    assert registry.read(tmp_path / "tokenizer.json").encode("no yes").ids == (
        tokenizer.encode("no yes").ids
    )
    with pytest.raises(FormatError, match=r"holds a space, which merges\.txt cannot hold"):
        registry.write(tokenizer, tmp_path / "pair", "gpt2")
    assert not (tmp_path / "pair").exists()


@pytest.mark.parametrize("case", cases("tokenizer-json"))
def test_cases_of_tokenizer_json(case: dict) -> None:
    given_, expected = case["input"], case["expected"]
    if "tokenizer_json" in given_:
        old = given_["tokenizer_json"]
        new = json.loads(json.dumps(old))
        new["model"]["merges"] = [merge.split(" ") for merge in old["model"]["merges"]]
        for content in (old, new):
            tokenizer = huggingface.parse(json.dumps(content).encode()).tokenizer
            encoding = tokenizer.encode(given_["text"])
            assert (encoding.tokens, encoding.ids) == (expected["tokens"], expected["ids"])
            names = {token.id: token.name for token in tokenizer.vocabulary}
            rules = tokenizer.vocabulary.rules
            assert [[names[r.left], names[r.right]] for r in rules] == expected["merges"]
    elif "vocab" in given_:
        for ignore in (False, True):
            data = bare_file(given_["vocab"], given_["merges"], ignore_merges=ignore)
            wanted = expected[f"ignore_merges {str(ignore).lower()}"]
            assert huggingface.parse(data).tokenizer.encode(given_["text"]).tokens == wanted
    else:
        # The published ranks are not at hand here; the pattern decides the pieces.
        tokenizer = trained("", TrainingConfig(units="byte", pretokenizer="cl100k"))
        library = tokenizers.Tokenizer.from_buffer(huggingface.dump(tokenizer))
        for text in given_["texts"]:
            pieces = library.pre_tokenizer.pre_tokenize_str(text)
            ours = [text[start:end] for start, end in tokenizer.pretokenizer.spans(text)]
            assert [text[start:end] for _, (start, end) in pieces] == ours
            assert len(pieces) == len(expected["ids"][text])


def bare_file(vocab: dict, merges: list, **model: object) -> bytes:
    content = {"model": {"type": "BPE", "vocab": vocab, "merges": merges, **model}}
    return json.dumps(content).encode()


@pytest.mark.parametrize("case", cases("duplicate-token"))
def test_cases_of_duplicate_tokens(case: dict) -> None:
    data = bare_file(case["input"]["vocab"], case["input"]["merges"])
    tokenizer = huggingface.parse(data).tokenizer
    assert len(tokenizer.vocabulary.rules) == case["expected"]["merges_kept"]
    assert len(tokenizer.vocabulary) == case["expected"]["vocab_size"]
    for text, tokens in case["expected"]["tokens"].items():
        assert tokenizer.encode(text).tokens == tokens


def test_holes_are_kept_and_reported() -> None:
    case = next(param.values[0] for param in cases("ids") if param.id == "open-ids-02")
    loaded = huggingface.parse(bare_file(case["input"]["vocab"], [["a", "b"]]))
    vocabulary = loaded.tokenizer.vocabulary
    assert {token.name: token.id for token in vocabulary} == case["expected"]["ids_kept"]
    assert [i for hole in vocabulary.holes for i in hole] == case["expected"]["holes"]
    assert "No token has the ids 2 to 4; they are left free." in loaded.notes
    again = json.loads(huggingface.dump(loaded.tokenizer))["model"]["vocab"]
    assert case["expected"]["ids_kept"].items() <= again.items()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not valid JSON"),
        (b"[1]", "no model in it"),
        (b"\xff\xfe", "not UTF-8"),
        (b'{"model": {"type": "BPE"}}', "damaged"),
        (bare_file({"a": 0}, [], end_of_word_suffix="@@"), "glues a mark other than </w>"),
        (bare_file({"a": 0}, [], continuing_subword_prefix="##"), "glues a mark other than </w>"),
        (
            bare_file({"a": 0}, [], end_of_word_suffix="</w>", byte_fallback=True),
            "has byte_fallback and glues",
        ),
        (
            bare_file({"a": 0}, [], end_of_word_suffix="</w>", ignore_merges=True),
            "has ignore_merges and glues",
        ),
        (bare_file({"a": 0}, [], unk_token="?"), r"unknown token \? is not in the vocabulary"),
        (bare_file({"a": 0, "b": 0}, []), "gives the id 0 to 'a' and to 'b'"),
        (bare_file({"a": -1}, []), "the id -1"),
        (bare_file({"a": 0}, [["a", "q"]]), "merge 1: the part q is not"),
        (bare_file({"a": 0, "b": 1}, [["a", "b"]]), "merge 1: the product ab is not"),
        (bare_file({"a": 0, "b": 1}, ["a  b"]), "merge 1: 'a  b' is not two tokens"),
        (bare_file({"a": 0, "b": 1}, [["a", "b", "c"]]), "is not two tokens"),
    ],
)
def test_wrong_files_are_refused_in_a_sentence(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        huggingface.parse(data)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ({"type": "Whitespace"}, "ab, ba!  a_b"),
        ({"type": "WhitespaceSplit"}, "ab, ba!  a_b"),
        ({"type": "BertPreTokenizer"}, "ab, ba!  a_b"),
        ({"type": "Digits", "individual_digits": True}, "ab12ba"),
        ({"type": "Digits", "individual_digits": False}, "ab12ba"),
        (
            {"type": "Split", "pattern": {"Regex": "b|1"}, "behavior": "Isolated", "invert": False},
            "abba12ba",
        ),
        (
            {"type": "Split", "pattern": {"Regex": "ab"}, "behavior": "Removed", "invert": False},
            "abba12ba",
        ),
        (
            {"type": "Split", "pattern": {"Regex": "a.?"}, "behavior": "Removed", "invert": True},
            "abba12ba",
        ),
    ],
)
def test_pretokenizers_of_other_programs(step: dict, text: str) -> None:
    vocab = {name: i for i, name in enumerate(["?", *"ab12,!_ ", "ab", "ba", "12"])}
    content = json.loads(bare_file(vocab, [["a", "b"], ["b", "a"], ["1", "2"]], unk_token="?"))
    library = tokenizers.Tokenizer(tokenizers.models.BPE())
    full = json.loads(library.to_str())
    full["model"].update(content["model"])
    full["pre_tokenizer"] = step
    data = json.dumps(full).encode()
    assert huggingface.parse(data).tokenizer.encode(text).ids == library_ids(data, text)


@pytest.mark.parametrize(
    "pattern",
    [r"\w+|[^\w\s]+", r"\W|\w", r"[\W]|\w+", "[a-z]+$|[^a-z]", "^a|b+|[^b]", r"a\Z|[\s\S]",
     r"[][^$]+|.", "[^]]+", r"[[:alpha:]]+|[^[:alpha:]]", r"\d{1,2}|\D"],
)  # fmt: skip
def test_own_patterns_mean_the_same_there(train: Train, tmp_path: Path, pattern: str) -> None:
    text = "it's ²½ a_b\u200dc [x]^$] 123\nab\nab\n"
    tokenizer = train(text, pretokenizer=f"regex:{pattern}", min_frequency=1)
    registry.write(tokenizer, tmp_path / "t.json")
    reloaded = registry.read(tmp_path / "t.json")
    library = tokenizers.Tokenizer.from_file(str(tmp_path / "t.json"))
    for other in (text, "a\n", "b\na", "\u0301x", ""):
        ids = library.encode(other).ids
        assert ids == known(tokenizer, tokenizer.encode(other).ids)
        assert ids == reloaded.encode(other).ids


def test_runs_of_unknown_characters_may_be_one_token(tmp_path: Path) -> None:
    data = bare_file({"<unk>": 0, "a": 1}, [], unk_token="<unk>", fuse_unk=True)
    tokenizer = huggingface.parse(data).tokenizer
    assert tokenizer.encode("axxxa").ids == [1, 0, 1]
    registry.write(tokenizer, tmp_path / "t.json")  # certified by the library


def test_whole_words_past_the_merges_are_kept(tmp_path: Path) -> None:
    vocab = {"<unk>": 6, "a": 0, "b": 1, "c": 2, "ab": 3, "bc": 4, "abc": 5}
    data = bare_file(vocab, [["a", "b"], ["b", "c"]], ignore_merges=True, unk_token="<unk>")
    tokenizer = huggingface.parse(data).tokenizer
    registry.write(tokenizer, tmp_path / "t.json")  # certified by the library
    reloaded = registry.read(tmp_path / "t.json")
    for text in ("abc", "ab", "abcabc", "bc", "xbc", ""):
        assert tokenizer.encode(text).ids == library_ids(data, text) == reloaded.encode(text).ids


def test_unknown_characters_fall_back_to_bytes(train: Train, tmp_path: Path) -> None:
    tokenizer = train("low lower lowest low", byte_fallback=True, special_tokens=("<s>",))
    report = registry.write(tokenizer, tmp_path / "t.json")
    assert report.certificate.judge
    assert not any("unknown token" in loss for loss in report.losses)
    reloaded = registry.read(tmp_path / "t.json")
    assert reloaded.config.byte_fallback
    assert list(reloaded.vocabulary) == list(tokenizer.vocabulary)
    assert reloaded.encode("low 🙂").tokens[1:] == ["<0xF0>", "<0x9F>", "<0x99>", "<0x82>"]
    registry.write(tokenizer, tmp_path / "pair", "gpt2")
    again = registry.read(tmp_path / "pair")
    assert again.config.byte_fallback
    assert list(again.vocabulary) == list(tokenizer.vocabulary)


def test_whole_words_that_the_library_would_look_up_otherwise(train: Train, tmp_path: Path) -> None:
    tokenizer = train("low low lower", marker="end-attached", ignore_merges=True)
    registry.write(tokenizer, tmp_path / "t.json")  # merges build every token: nothing changes
    assert not registry.read(tmp_path / "t.json").config.ignore_merges
    tokens = [*tokenizer.vocabulary, Token(99, "slow", b"slow", "merge")]
    odd = Tokenizer(Vocabulary.from_parts(tokens, tokenizer.vocabulary.rules), tokenizer.config)
    with pytest.raises(FormatError, match="slow is not built by merges"):
        registry.write(odd, tmp_path / "odd.json")


@pytest.mark.parametrize("marker", ["none", "end", "start"])
@pytest.mark.parametrize("name", ["hf", "gpt2"])
def test_byte_fallback_with_few_letters(
    train: Train, tmp_path: Path, name: str, marker: str
) -> None:
    tokenizer = train(
        sample="english.txt",
        marker=marker,
        byte_fallback=True,
        limit_alphabet=12,
        unk_token="<unk>",
    )
    registry.write(tokenizer, tmp_path / "t", name)  # compared, with ▁ typed in some texts
    reloaded = registry.read(tmp_path / "t")
    text = "▁ ▁low </w> naïve 🙂"
    wanted = Tokenizer(reloaded.vocabulary, tokenizer.config).encode(text).ids
    assert wanted == tokenizer.encode(text).ids


def test_some_bytes_are_no_fallback() -> None:
    data = bare_file({"a": 0, "<0xC3>": 1, "<unk>": 2}, [], byte_fallback=True, unk_token="<unk>")
    for text in ("aé", "é", "ab"):
        assert huggingface.parse(data).tokenizer.encode(text).ids == library_ids(data, text)


def test_graphemes_are_refused(train: Train, tmp_path: Path) -> None:
    tokenizer = train("🇨🇿 🇨🇿 e\u0301", units="grapheme")
    for name in ("hf", "gpt2"):
        with pytest.raises(FormatError, match="graphemes"):
            registry.write(tokenizer, tmp_path / "x", name)
    assert list(tmp_path.iterdir()) == []
    registry.write(tokenizer, tmp_path / "x", "bpe")
    assert registry.read(tmp_path / "x").encode("🇨🇿").ids == tokenizer.encode("🇨🇿").ids


def test_a_difference_found_by_a_judge_saves_nothing(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokenizer = train("abc abc bcd bcd ab", tie_break="first-seen")
    path = tmp_path / "tokenizer.json"
    path.write_text("old")
    dump = huggingface.dump

    def broken(tokenizer: Tokenizer) -> bytes:
        content = json.loads(dump(tokenizer))
        content["model"]["merges"].reverse()
        return json.dumps(content).encode()

    monkeypatch.setattr(huggingface, "dump", broken)
    with pytest.raises(FormatError, match="gives other ids for"):
        registry.write(tokenizer, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_without_the_library_there_is_no_judge(
    train: Train, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "tokenizers", None)
    report = registry.write(train("low low"), tmp_path / "t.json")
    assert report.text == "Saved t.json. Reloaded, 512 samples, equal ids."
