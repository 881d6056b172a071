"""Unigram training: each part against the obvious way, the whole against sentencepiece."""

from __future__ import annotations

import io
from collections import Counter
from math import exp, isclose, lgamma
from pathlib import Path
from random import Random

import pytest
import sentencepiece
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.unigram import ScoredPiece, UnigramModel, UnigramTrainer
from bpe_desktop.engine.unigram.digamma import digamma
from bpe_desktop.engine.unigram.expectation import WordLikelihood
from bpe_desktop.engine.unigram.seeds import find_seeds
from bpe_desktop.errors import ConfigError

DATA = Path(__file__).parent.parent / "data"
_CORPORA = st.dictionaries(st.text("abc▁1", min_size=1, max_size=9), st.integers(1, 5), max_size=9)


def train(corpus: Corpus, config: TrainingConfig):
    """Return the steps of a training and its result."""
    steps = []
    generator = UnigramTrainer(corpus, config).steps()
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            return steps, end.value


def test_digamma_is_the_slope_of_the_logarithm_of_gamma():
    for x in (0.5, 0.7, 1.0, 2.5, 10.0, 1234.5, 1e6):
        step = x * 1e-5
        assert isclose(digamma(x), (lgamma(x + step) - lgamma(x - step)) / (2 * step), rel_tol=1e-5)
        assert isclose(digamma(x + 1), digamma(x) + 1 / x, rel_tol=1e-9, abs_tol=1e-10)


@given(words=_CORPORA, longest=st.integers(2, 5), least=st.integers(1, 3))
def test_seeds_are_the_substrings_that_different_characters_follow(words, longest, least):
    followers: dict[str, Counter[str]] = {}
    for word, count in words.items():
        for start in range(len(word)):
            for end in range(start + 2, min(start + longest, len(word)) + 1):
                text = word[start:end]
                followers.setdefault(text, Counter())[word[end : end + 1]] += count
    wanted = {
        text: found.total() * len(text)
        for text, found in followers.items()
        if len(found) > 1
        and found.total() >= least
        # of one script, where digits are one; a space only in front
        and "▁" not in text[1:]
        and len({char.isdigit() for char in text.removeprefix("▁")}) < 2
    }
    found = find_seeds([*words], [*words.values()], "abc▁1", longest, least, 1000)
    assert dict(found) == wanted
    assert [weight for _, weight in found] == sorted(wanted.values(), reverse=True)


@given(words=st.dictionaries(st.text("ab\0", min_size=1, max_size=8), st.integers(1, 3)))
def test_a_zero_byte_parts_words_and_is_in_no_seed(words):
    parts: Counter[str] = Counter()
    for word, count in words.items():
        for part in word.split("\0"):
            parts[part] += count
    found = find_seeds([*words], [*words.values()], "ab\0", 5, 1, 1000)
    assert found == find_seeds([*parts], [*parts.values()], "ab", 5, 1, 1000)


@given(
    words=st.dictionaries(st.text("abx", min_size=1, max_size=9), st.integers(1, 5), min_size=1),
    scores=st.dictionaries(st.text("ab", min_size=1, max_size=3), st.floats(-20, -0.1), min_size=1),
)
def test_words_are_measured_as_their_lattices_say(words, scores):
    pieces = [*scores]
    model = UnigramModel(ScoredPiece(text, n, scores[text]) for n, text in enumerate(pieces))
    likelihood = WordLikelihood([*words], [*words.values()], pieces, 3)
    expected = [0.0] * (len(pieces) + 1)
    best = [0] * (len(pieces) + 1)
    total = 0.0
    for word, count in words.items():
        lattice = model.lattice(word)
        total += count * lattice.log_likelihood
        for edge, share in zip(lattice.edges, lattice.posteriors, strict=True):
            expected[edge.piece] += count * share
        for _, _, piece in model.best(word):
            best[piece] += count
    assert isclose(likelihood.measure([*scores.values(), model.unknown_score]), total)
    for found, wanted in zip(likelihood.expected(), expected, strict=True):
        assert isclose(found, wanted, abs_tol=1e-9)
    assert likelihood.frequencies() == best


def test_words_beyond_the_range_of_a_float_are_measured_all_the_same():
    words = ["x" * 250, "x" * 5000, "ab"]
    pieces, scores = ["a", "b", "ab"], [-2.0, -3.0, -4.0, -14.0]
    likelihood = WordLikelihood(words, [2, 1, 3], pieces, 2)
    model = UnigramModel(ScoredPiece(t, n, scores[n]) for n, t in enumerate(pieces))
    total = sum(c * model.lattice(w).log_likelihood for w, c in zip(words, [2, 1, 3], strict=True))
    assert isclose(likelihood.measure(scores), total)
    assert isclose(likelihood.expected()[-1], 5500)
    assert likelihood.frequencies()[-1] == 5500


@settings(max_examples=60)
@given(words=_CORPORA.filter(bool), size=st.integers(1, 40), fallback=st.booleans())
def test_every_step_tells_the_state_that_it_leaves(words, size, fallback):
    config = TrainingConfig(
        algorithm="unigram", vocab_size=size, unk_token="<unk>", byte_fallback=fallback
    )
    corpus = Corpus.from_counts(words.items())
    steps, result = train(corpus, config)
    characters = {*"".join(words)}
    first = 1 + 256 * fallback
    names = dict(enumerate(sorted(characters), first))
    alive = {*names}
    last = None
    for number, step in enumerate(steps, 1):
        names |= dict(zip(step.added, step.names, strict=True))
        alive = (alive | {*step.added}) - {*step.removed}
        assert step.step == number
        assert [*step.ids] == sorted(alive)
        assert step.pieces == len(alive)
        assert characters <= {names[piece] for piece in alive}
        assert last is None or step.before == last
        last = step.log_likelihood
        # The likelihood and the counts, from nothing but the pieces and their scores.
        state = dict(zip(step.ids, step.scores, strict=True))
        model = UnigramModel(ScoredPiece(names[n], n, score) for n, score in state.items())
        total = sum(count * model.lattice(word).log_likelihood for word, count in words.items())
        size_of = sum(len(word) * count for word, count in words.items())
        assert isclose(total / size_of, last, rel_tol=1e-9)
        cut = Counter()
        for word, count in words.items():
            for _, _, piece in model.best(word):
                cut[piece] += count
        assert {n: c for n, c in zip(step.ids, step.counts, strict=True) if c} == dict(cut)
        assert step.symbols == cut.total()
    assert [step.kind for step in steps[:3]] == ["seed", "em", "em"]
    assert steps[-1].kind == "cut"
    assert len(result.vocabulary) == first + steps[-1].pieces
    assert len(result.vocabulary) <= max(size, first + len(characters))
    scores = [token.score for token in result.vocabulary if token.score is not None]
    assert scores == sorted(scores, reverse=True)
    for token, count in zip(result.vocabulary, result.token_counts, strict=True):
        wanted = [c for n, c in zip(step.ids, step.counts, strict=True) if names[n] == token.name]
        assert [count] == (wanted or [0])


def test_counts_may_be_larger_than_eight_bytes():
    words = {"ab" * 40: 10**18 - 1, "ab": 10**18 - 1, "b": 1}
    config = TrainingConfig.defaults("unigram").with_changes(vocab_size=6)
    steps, result = train(Corpus.from_counts(words.items()), config)
    for step in steps:
        assert step.symbols == sum(step.counts) + step.unknown
    assert sum(result.token_counts) > 2**64


def test_em_makes_the_corpus_more_probable():
    corpus = Corpus.from_counts([("▁abab", 10), ("▁abba", 7), ("▁baab", 3), ("▁ab", 20)])
    config = TrainingConfig(algorithm="unigram", em_rounds=6)
    steps, result = train(corpus, config)
    first, last = steps[1].before, steps[6].log_likelihood
    assert [step.kind for step in steps] == ["seed", *["em"] * 6, "cut"]
    assert first < last
    assert result.stop.code == "nothing-left"


def test_it_ends_as_what_was_asked_for_allows():
    corpus = Corpus.from_counts([("low", 3), ("lower", 2)])
    _, result = train(corpus, TrainingConfig(algorithm="unigram", vocab_size=3))
    assert result.stop.code == "alphabet-too-large"
    assert [token.name for token in result.vocabulary] != []
    _, result = train(corpus, TrainingConfig(algorithm="unigram", vocab_size=500))
    assert result.stop.code == "nothing-left"
    assert "out of reach" in result.stop.text
    _, result = train(Corpus.from_counts([]), TrainingConfig(algorithm="unigram", vocab_size=500))
    assert result.stop.code == "no-words"
    with pytest.raises(ConfigError):
        UnigramTrainer(corpus, TrainingConfig(algorithm="unigram"), start=result.vocabulary)


def test_a_very_long_word_is_trained_on_in_stretches():
    long = "".join(Random(3).choices("abcd", k=2001))
    config = TrainingConfig.defaults("unigram").with_changes(vocab_size=30)
    steps, result = train(Corpus.from_counts([(long, 2), ("abba", 5), (long[:250], 1)]), config)
    stretches = [(long[start : start + 250], 2) for start in range(250, 2001, 250)]
    cut = [(long[:250], 3), *stretches, ("abba", 5)]
    same, _ = train(Corpus.from_counts(cut), config)
    assert [step.symbols for step in steps] == [step.symbols for step in same]
    assert [step.log_likelihood for step in steps] == [step.log_likelihood for step in same]
    assert "1 word of more than 2,000 characters was trained on in parts" in result.stop.text
    _, result = train(Corpus.from_counts([(long[1:], 2)]), config)
    assert "in parts" not in result.stop.text


def test_rounds_of_em_have_a_limit():
    assert TrainingConfig(algorithm="unigram", em_rounds=100).em_rounds == 100
    with pytest.raises(ConfigError, match="from 1 to 100"):
        TrainingConfig(algorithm="unigram", em_rounds=101)


def test_a_piece_is_never_a_special_token():
    corpus = Corpus.from_counts([("pad", 9), ("padding", 5), ("pads", 3)])
    config = TrainingConfig(algorithm="unigram", vocab_size=30, special_tokens=("pad",))
    _, result = train(corpus, config)
    assert [token.name for token in result.vocabulary].count("pad") == 1


@pytest.mark.parametrize(("name", "size"), [("en_it", 200), ("bg_cs", 220), ("ja_mix", 230)])
def test_the_vocabulary_is_as_good_as_that_of_sentencepiece(name, size):
    path = DATA / f"mini_{name}.txt"
    config = TrainingConfig.defaults("unigram").with_changes(vocab_size=size)
    corpus = Corpus.from_files([path], config)
    _, result = train(corpus, config)
    ours = {token.name: token.score for token in result.vocabulary if token.score is not None}

    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(path.read_text(encoding="utf-8").splitlines()),
        model_writer=model,
        vocab_size=size,
        model_type="unigram",
        minloglevel=2,
    )
    judge = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())
    theirs = {judge.id_to_piece(n): judge.get_score(n) for n in range(3, size)}
    assert len(ours) == len(theirs)
    assert len(ours.keys() & theirs.keys()) >= 0.8 * len(theirs)

    def measure(scores: dict[str, float]) -> float:
        likelihood = WordLikelihood(corpus.words, corpus.counts, [*scores], 16)
        return likelihood.measure([*scores.values(), min(scores.values()) - 10])

    assert measure(ours) >= 1.01 * measure(theirs)
    assert isclose(sum(map(exp, ours.values())), 1, abs_tol=0.3)
