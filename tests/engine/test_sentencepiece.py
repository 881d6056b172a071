"""SentencePiece's training, text and sampling, judged by the library itself."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
import sentencepiece
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, Tokenizer
from bpe_desktop.engine.normalizer import get_normalizer
from bpe_desktop.engine.sentencepiece_training import sentencepiece_config, train_sentencepiece
from bpe_desktop.errors import ConfigError

from .. import published

DATA = Path(__file__).parent.parent / "data"
LINES = ["low low low low low lower lower newest newest newest newest widest widest widest "]
_TEXTS = st.lists(st.sampled_from([*"aelost ▁\t\n\u3000\u200bﬁé①\uff5e♥🙂", "e\u0301"])).map(
    "".join
)


def ours(lines: list[str], **options: Any) -> Tokenizer:
    config = sentencepiece_config(**options)
    corpus = Corpus.from_text("".join(f"{line}\n" for line in lines), config)
    return train_sentencepiece(corpus, config, hard_vocab_limit=False)


def theirs(lines: list[str], **options: Any) -> Any:
    model = io.BytesIO()
    options["normalization_rule_name"] = options.pop("normalizer", "nmt_nfkc")
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines),
        model_writer=model,
        hard_vocab_limit=False,
        minloglevel=2,
        **options,
    )
    return sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())


_OPTIONS: list[dict[str, Any]] = [
    {},
    {"byte_fallback": True, "vocab_size": 300},
    {"normalizer": "identity", "add_dummy_prefix": False, "remove_extra_whitespaces": False},
    {"normalizer": "nfkc", "remove_extra_whitespaces": False},
    {"add_dummy_prefix": False},
    {"split_digits": True},
]


@pytest.mark.parametrize("options", _OPTIONS, ids=str)
def test_bpe_has_the_pieces_and_ids_of_the_library(options):
    lines = [*LINES, "1234 low2 new 12 a-b ♥ ♥ é"]
    options = {"model_type": "bpe", "vocab_size": 60} | options
    mine, judge = ours(lines, **options), theirs(lines, **options)
    names = [judge.id_to_piece(number) for number in range(len(judge))]
    assert [token.name for token in mine.vocabulary] == names
    for text in (*lines, "", "  ", "  low  é🙂lowest\tnew", "low▁new", "<s>hello</s>", "x\ny"):
        encoding = mine.encode(text)
        assert encoding.ids == judge.encode(text)
        assert encoding.tokens == judge.encode(text, out_type=str)
        assert mine.decode(encoding.ids) == judge.decode(encoding.ids)


@pytest.mark.parametrize(("name", "size"), [("en_it", 150), ("bg_cs", 160), ("ja_mix", 230)])
def test_bpe_of_real_text_has_the_pieces_of_the_library(name, size):
    lines = (DATA / f"mini_{name}.txt").read_text(encoding="utf-8").splitlines()
    mine = ours(lines, model_type="bpe", vocab_size=size)
    judge = theirs(lines, model_type="bpe", vocab_size=size)
    assert [token.name for token in mine.vocabulary] == [
        judge.id_to_piece(number) for number in range(len(judge))
    ]
    for line in lines:
        assert mine.encode(line).ids == judge.encode(line)


@pytest.mark.parametrize("model_type", ["bpe", "unigram"])
def test_a_size_out_of_reach_is_refused_with_the_largest_one(model_type):
    lines = ["low lower lowest low low"]
    with pytest.raises(RuntimeError, match=r"<= (\d+)") as refused:
        sentencepiece.SentencePieceTrainer.train(
            sentence_iterator=iter(lines),
            model_writer=io.BytesIO(),
            model_type=model_type,
            vocab_size=5000,
            minloglevel=2,
        )
    most = int(str(refused.value).rsplit("<= ", 1)[1].rstrip(".\n "))
    config = sentencepiece_config(model_type=model_type, vocab_size=5000)
    with pytest.raises(ConfigError) as ours_refused:
        train_sentencepiece(Corpus.from_text("\n".join(lines), config), config)
    assert ours_refused.value.hint == f"Ask for {most}."


@pytest.mark.parametrize("model_type", ["bpe", "unigram"])
@given(text=_TEXTS)
def test_what_normalizing_leaves_comes_back(model_type, text):
    tokenizer = _fallback(model_type)
    prepared = tokenizer.prepare(text)
    back = tokenizer.decode(tokenizer.encode(text).ids)
    assert back == prepared.removeprefix("▁").replace("▁", " ")
    assert tokenizer.decode(tokenizer.encode(back).ids) == back
    assert not tokenizer.lossless


_MADE: dict[str, Tokenizer] = {}


def _fallback(model_type: str) -> Tokenizer:
    if model_type not in _MADE:
        options = {"model_type": model_type, "vocab_size": 310, "byte_fallback": True}
        _MADE[model_type] = ours(LINES, **options)
    return _MADE[model_type]


@given(
    text=_TEXTS, rule=st.sampled_from(["nmt_nfkc", "nfkc", "nmt_nfkc_cf", "nfkc_cf", "identity"])
)
def test_the_computed_rules_do_what_the_tables_do(text, rule):
    for trim in (True, False):
        judge = sentencepiece.SentencePieceNormalizer(
            rule_name=rule,
            add_dummy_prefix=trim,
            escape_whitespaces=True,
            remove_extra_whitespaces=trim,
        )
        name = "none" if rule == "identity" else rule
        spaces = "+sp-trim+sp-prefix" if trim else ""
        normalizer = get_normalizer(f"{name}{spaces}+sp-escape")
        found, back = normalizer.apply_with_offsets(text)
        assert found == judge.normalize(text) == normalizer.apply(text)
        assert len(back) == len(found) + 1
        assert back == sorted(back)
        assert back[-1] == len(text)


def test_offsets_are_in_the_raw_text():
    tokenizer = ours(LINES, model_type="bpe", vocab_size=40)
    encoding = tokenizer.encode("  low \t é new")
    assert encoding.tokens == ["▁low", "▁", "é", "▁new"]
    assert ["  low \t é new"[a:b] for a, b in encoding.offsets] == ["low", " \t ", "é", " new"]
    encoding = tokenizer.encode("élow")
    assert encoding.tokens == ["▁", "é", "low"]
    assert encoding.offsets == [(0, 0), (0, 1), (1, 4)]


@pytest.mark.parametrize("name", published.SENTENCEPIECE_FILES)
def test_published_models_encode_and_decode_as_in_the_library(name):
    tokenizer = published.sentencepiece_tokenizer(name)
    judge = sentencepiece.SentencePieceProcessor(str(published.sentencepiece_file(name)))
    for path in sorted(DATA.glob("mini_*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            encoding = tokenizer.encode(line)
            assert encoding.ids == judge.encode(line)
            assert encoding.tokens == judge.encode(line, out_type=str)
            assert tokenizer.decode(encoding.ids) == judge.decode(encoding.ids)


def test_the_best_ways_are_those_of_the_library():
    name = "botchan_en_unigram_1000.model"
    tokenizer = published.sentencepiece_tokenizer(name)
    judge = sentencepiece.SentencePieceProcessor(str(published.sentencepiece_file(name)))
    for text in ("unbelievable weather", "Hello world", "I have a pen."):
        found = [[*way.ids] for way in tokenizer.best_ways(text, 20)]
        assert found[0] == judge.encode(text)
        assert sorted(found) == sorted(judge.nbest_encode_as_ids(text, 20))
        scores = [way.score for way in tokenizer.best_ways(text, 20)]
        assert scores == sorted(scores, reverse=True)
        drawn = [tokenizer.encode(text, alpha=0.5, seed=seed) for seed in range(30)]
        assert len({tuple(encoding.ids) for encoding in drawn}) > 1
        assert {tokenizer.decode(encoding.ids) for encoding in drawn} == {text}
        few = {tuple(tokenizer.encode(text, alpha=0.1, nbest=3, seed=s).ids) for s in range(30)}
        assert few <= {tuple(ids) for ids in found[:3]}
        again = tokenizer.encode(text, alpha=0.5, seed=7)
        assert again.ids == drawn[7].ids
        assert again.seed == 7
        for start, end in again.offsets:
            assert 0 <= start <= end <= len(text)
