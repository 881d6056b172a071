"""`.tiktoken` files: published ones judged by the real library, merges found again, faults."""

from __future__ import annotations

import base64
import json
import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
import tiktoken as library
from hypothesis import given
from hypothesis import strategies as st
from tiktoken_ext import openai_public

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.errors import FormatError
from bpe_desktop.formats import registry, tiktoken
from bpe_desktop.formats.certificate import sample_texts
from bpe_desktop.formats.tiktoken_merges import recover
from bpe_desktop.formats.tiktoken_patterns import pattern_of, pretokenizer_of

from .. import published
from .conftest import CASES, Train

BYTES = {bytes([byte]): byte for byte in range(256)}
SETTINGS = json.dumps({"name": "mine", "pat_str": r"(?s:.+)", "special_tokens": {}}).encode()


def file_of(ranks: dict[bytes, int]) -> bytes:
    return b"".join(b"%s %d\n" % (base64.b64encode(token), i) for token, i in ranks.items())


def with_bytes(*tokens: bytes) -> dict[bytes, int]:
    return BYTES | {token: rank for rank, token in enumerate(tokens, 256)}


def read(ranks: dict[bytes, int]) -> Tokenizer:
    return tiktoken.parse(file_of(ranks), sidecar=SETTINGS).tokenizer


@cache
def published_pair(name: str) -> tuple[Tokenizer, library.Encoding]:
    """Return a published vocabulary as we read it and as the library does, without a network."""
    path = published.ranks_file(name)
    ours = published.tokenizer(name)
    lines = (line.split() for line in path.read_bytes().splitlines())
    theirs = library.Encoding(
        name,
        pat_str=published_pattern(name),
        mergeable_ranks={base64.b64decode(token): int(rank) for token, rank in lines},
        special_tokens=dict(tiktoken.PRESETS[name.removesuffix("_base")].special_tokens),
    )
    return ours, theirs


def published_pattern(name: str) -> str:
    """Return the library's own pattern, from its source: the call itself would ask the network."""
    if name in ("r50k_base", "p50k_base"):
        return openai_public.r50k_pat_str
    if name == "cl100k_base":
        source = Path(openai_public.__file__).read_text("utf-8")
        return re.search(r'"pat_str": r"""(.+)"""', source)[1]
    return pattern_of("o200k")


def hard_texts() -> list[str]:
    lines = CASES.read_bytes().split(b"\n")
    inputs = [json.loads(line)["input"] for line in lines if line]
    return [case["text"] for case in inputs if isinstance(case.get("text"), str)]


@pytest.mark.parametrize("name", published.VOCABULARIES)
def test_published_vocabularies_give_the_library_s_ids(name: str) -> None:
    ours, theirs = published_pair(name)
    texts = [*hard_texts(), *sample_texts(ours)]
    for text in texts:
        assert ours.encode(text).ids == theirs.encode_ordinary(text), text
        assert ours.encode(text, special="token").ids == theirs.encode(text, allowed_special="all")
        assert ours.decode(ours.encode(text).ids) == text


def test_a_hole_and_special_tokens_keep_their_ids() -> None:
    ours, theirs = published_pair("p50k_base")
    ids = {token.id for token in ours.vocabulary}
    assert len(ids) == 50281
    assert ours.vocabulary.id_of("<|endoftext|>") == 50256
    assert [token.bytes for token in ours.vocabulary if token.kind != "special"] == [
        theirs.decode_single_token_bytes(i) for i in sorted(ids - {50256})
    ]


def test_single_bytes_have_the_ids_of_their_ranks() -> None:
    vocabulary = published_pair("r50k_base")[0].vocabulary
    assert [t.id for t in vocabulary if t.bytes in (b"!", b"\x00", b" ")] == [0, 188, 220]


def merged(token: bytes, ranks: dict[bytes, int], limit: int) -> list[bytes]:
    """Merge as the library says it does, by the ranks of joined bytes: obvious and slow."""
    parts = [token[at : at + 1] for at in range(len(token))]
    while True:
        found = [(ranks[a + b], at) for at, (a, b) in enumerate(pairwise(parts)) if a + b in ranks]
        rank, at = min(found, default=(limit, 0))
        if rank >= limit:
            return parts
        parts[at : at + 2] = [parts[at] + parts[at + 1]]


def test_merges_are_what_lower_ranks_leave() -> None:
    ours, _ = published_pair("cl100k_base")
    vocabulary = ours.vocabulary
    ranks = {token.bytes: token.id for token in vocabulary if token.kind != "special"}
    rules = vocabulary.rules
    assert len(rules) == len(ranks) - 256
    for rule in random.Random(3).sample(list(rules), 3000):
        token = vocabulary.token(rule.result)
        parts = [vocabulary.token(rule.left).bytes, vocabulary.token(rule.right).bytes]
        assert merged(token.bytes, ranks, token.id) == parts


@given(st.text(alphabet="ab", min_size=1, max_size=60), st.integers(0, 12), st.text("abc "))
def test_rules_and_ranks_agree(corpus: str, merges: int, text: str) -> None:
    """Merging by the rules found is merging by the ranks, on vocabularies full of runs."""
    config = TrainingConfig(
        units="byte", merges=merges, min_frequency=1, pretokenizer="none", tie_break="lowest-ids"
    )
    from bpe_desktop.engine.trainer import Trainer

    steps = list(Trainer(Corpus.from_text(corpus, config), config).steps())
    tokens = [step.token.encode() for step in steps]
    if len(set(tokens)) < len(tokens):
        return  # two merges of the same bytes: no such file can be
    ranks = with_bytes(*tokens)
    found = recover(ranks)
    assert not found.unreached
    names = [(step.left.encode(), step.right.encode(), step.token.encode()) for step in steps]
    assert found.splits == [tuple(ranks[name] for name in parts) for parts in names]
    expected = merged(text.encode(), ranks, 1 << 30)
    assert read(ranks).encode(text).bytes == (expected if text else [])


@given(st.lists(st.binary(min_size=2, max_size=5), unique=True, max_size=12), st.data())
def test_vocabularies_that_no_training_made(tokens: list[bytes], data: st.DataObject) -> None:
    """Also where tokens cannot be built: the ids are the library's."""
    small = [bytes(97 + byte % 3 for byte in token) for token in tokens]
    ranks = with_bytes(*dict.fromkeys(small))
    text = data.draw(st.text("abc", max_size=12))
    theirs = library.Encoding(
        "x", pat_str="(?s:.+)", mergeable_ranks=ranks, special_tokens={}
    ).encode_ordinary(text)
    ours = read(ranks)
    assert ours.encode(text).ids == theirs


def test_tokens_that_cross_characters() -> None:
    tokenizer = read(with_bytes(b"\xc3\xa9", b"\xa9\xc3", b"\xc3\xa9\xc3"))
    assert tokenizer.encode("éé").ids == [256, 256]
    assert tokenizer.decode([256, 256]) == "éé"


@pytest.mark.parametrize(
    ("name", "pretokenizer"),
    [
        ("gpt2.tiktoken", "gpt2"),
        ("r50k_base.tiktoken", "gpt2"),
        ("p50k_base.tiktoken", "gpt2"),
        ("CL100K.tiktoken", "cl100k"),
        ("o200k_base.tiktoken", "o200k"),
    ],
)
def test_the_file_name_tells_the_pattern(tmp_path: Path, name: str, pretokenizer: str) -> None:
    (tmp_path / name).write_bytes(file_of(with_bytes(b"ab")))
    loaded = registry.load(tmp_path / name)
    assert loaded.format == "tiktoken"
    assert loaded.tokenizer.config.pretokenizer == pretokenizer
    assert loaded.tokenizer.vocabulary.id_of("<|endoftext|>") is not None


def test_an_unknown_file_asks_for_its_pattern(tmp_path: Path) -> None:
    path = tmp_path / "mine.tiktoken"
    path.write_bytes(file_of(with_bytes(b"ab")))
    with pytest.raises(FormatError, match=r"mine\.tiktoken does not say how text is cut") as caught:
        registry.load(path)
    assert "gpt2, r50k, p50k, cl100k, o200k, or put a mine.tiktoken.json beside it" in str(
        caught.value
    )
    assert registry.load(path, preset="cl100k").tokenizer.config.pretokenizer == "cl100k"
    with pytest.raises(FormatError, match="no published vocabulary gpt9"):
        registry.load(path, preset="gpt9")
    path.with_name("mine.tiktoken.json").write_bytes(SETTINGS)
    assert registry.load(path).tokenizer.encode("ab").ids == [256]


def test_content_decides_too(tmp_path: Path) -> None:
    path = tmp_path / "cl100k"
    path.write_bytes(file_of(with_bytes(b"ab")))
    assert registry.recognise(path) == "tiktoken"
    assert registry.read(path).encode("ab").ids == [256]
    path.write_text("ciao 12\nroma 7\n" * 60)
    assert registry.recognise(path) is None
    path.write_text("one line of text\nand 7 more\n")
    assert registry.recognise(path) is None


@pytest.mark.parametrize("units", ["byte"])
@pytest.mark.parametrize(
    "pretokenizer",
    [
        "gpt2",
        "cl100k",
        "o200k",
        "whitespace",
        "whitespace-punctuation",
        "bert",
        "metaspace",
        "digits-1",
        "digits-3",
        "none",
        r"regex:\w+|\W+",
    ],
)
def test_the_library_reads_what_we_write(
    train: Train, tmp_path: Path, units: str, pretokenizer: str
) -> None:
    tokenizer = train(
        sample="japanese-mix.txt",
        units=units,
        pretokenizer=pretokenizer,
        special_tokens=("<|end|>", "<pad>"),
    )
    path = tmp_path / "mine.tiktoken"
    report = registry.write(tokenizer, path)
    assert [p.name for p in report.paths] == ["mine.tiktoken", "mine.tiktoken.json"]
    assert report.certificate.judge.startswith("tiktoken ")
    reloaded = registry.read(path)
    assert list(reloaded.vocabulary) == list(tokenizer.vocabulary)
    assert reloaded.vocabulary.rules == tokenizer.vocabulary.rules
    assert reloaded.config.pretokenizer == pretokenizer
    text = "今日は🙂 it's\n\n  1234 \x00\u2028 ok <pad>"
    assert reloaded.encode(text).ids == tokenizer.encode(text).ids


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"units": "character"}, "cannot hold the units character"),
        ({"normalizer": "nfc"}, "cannot hold the normalizer nfc"),
        ({"marker": "end"}, "cannot hold the marker end"),
        ({"pretokenizer": "whitespace+digits-1"}, "cannot say whitespace"),
    ],
)
def test_what_the_file_cannot_hold_is_refused(
    train: Train, tmp_path: Path, fields: dict[str, str], message: str
) -> None:
    tokenizer = train("low lower low", **{"units": "byte", **fields})
    with pytest.raises(FormatError, match=message):
        registry.losses(tokenizer, "tiktoken")
    with pytest.raises(FormatError, match=message):
        registry.write(tokenizer, tmp_path / "mine.tiktoken")
    assert list(tmp_path.iterdir()) == []


def test_two_merges_of_the_same_bytes_are_refused() -> None:
    config = TrainingConfig(units="byte", pretokenizer="none")
    tokenizer = read(with_bytes(b"ab", b"bc", b"abc"))
    tokens = list(tokenizer.vocabulary)
    tokens.append(tokens[-1]._replace(id=259))
    from bpe_desktop.engine.vocabulary import Vocabulary

    twice = Tokenizer(Vocabulary.from_parts(tokens, tokenizer.vocabulary.rules), config)
    with pytest.raises(FormatError, match="258 and 259 are the same bytes"):
        tiktoken.dump(twice)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty"),
        (b"YQ== 0\nYg==\n", "line 2: not a token in base64"),
        (b"YQ== 0\n\nY*== 1\n", "line 3: not a token"),
        (b"YQ== 0\nYg== -1\n", "line 2"),
        (b"YQ== 0\nYg== 99999999999\n", "line 2"),
        (b"YQ== 0\nYQ== 1\n", "line 2"),
        (b"YQ== 0\nYg== 0\n", "gives one rank to two tokens"),
        (b" 0\n", "line 1"),
    ],
)
def test_damaged_files_are_refused_in_a_sentence(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        tiktoken.parse(data, sidecar=SETTINGS)


@pytest.mark.parametrize(
    ("sidecar", "message"),
    [
        (b"{", "not valid JSON"),
        (b"[]", "lacks pat_str"),
        (b'{"pat_str": 3}', "lacks pat_str"),
        (b'{"pat_str": "(", "special_tokens": {}}', "cannot be read"),
        (b'{"pat_str": ".", "special_tokens": {"<a>": -1}}', "the id -1"),
        (
            b'{"pat_str": ".", "special_tokens": {"<a>": 97}}',
            "97 of the special token <a> is taken",
        ),
        (b'{"pat_str": ".", "special_tokens": {"<a>": 300, "<b>": 300}}', "300 of the special"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(sidecar: bytes, message: str) -> None:
    with pytest.raises(Exception, match=message) as caught:
        tiktoken.parse(file_of(BYTES), sidecar=sidecar)
    assert type(caught.value).__module__ == "bpe_desktop.errors"


def test_crlf_and_any_order_of_lines_are_read() -> None:
    ranks = with_bytes(b"ab", b"abc")
    lines = file_of(ranks).splitlines()
    data = b"\r\n".join(reversed(lines)) + b"\r\n"
    tokenizer = tiktoken.parse(data, sidecar=SETTINGS).tokenizer
    assert list(tokenizer.vocabulary) == list(read(ranks).vocabulary)


def test_odd_vocabularies_say_so() -> None:
    loaded = tiktoken.parse(file_of(with_bytes(b"abcd")), sidecar=SETTINGS)
    assert loaded.notes == ("1 token cannot be built from two others: abcd.",)
    few = tiktoken.parse(file_of({b"a": 0, b"b": 1, b"ab": 5}), sidecar=SETTINGS)
    assert few.notes == (
        "No token has the ids 2 to 4; they are left free.",
        "254 of the 256 bytes have no token; text with them is unknown.",
    )
    assert few.tokenizer.encode("abc").ids == [5, None]


@pytest.mark.parametrize("name", published.VOCABULARIES)
def test_patterns_of_the_library_are_known_by_name(name: str) -> None:
    known = {"r50k_base": "gpt2", "p50k_base": "gpt2", "cl100k_base": "cl100k"}
    assert pretokenizer_of(published_pattern(name)) == known.get(name, "o200k")
