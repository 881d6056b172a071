"""Tie rules and restrictions against the libraries whose they are, on three small corpora."""

from __future__ import annotations

import contextlib
import io
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
import rustbpe
import sentencepiece
from subword_nmt.learn_bpe import learn_bpe
from tqdm import tqdm

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.pretokenizer import get_pretokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.training import train

tqdm.monitor_interval = 0  # else the progress bar of subword-nmt leaves a thread behind

DATA = Path(__file__).parent.parent / "data"
MINI = ["mini_en_it", "mini_bg_cs", "mini_ja_mix"]


def _text(name: str) -> str:
    return (DATA / f"{name}.txt").read_bytes().decode("utf-8")


# subword-nmt


def _their_codes(text: str, merges: int, least: int) -> list[str]:
    codes = io.StringIO()
    with contextlib.redirect_stderr(io.StringIO()):
        learn_bpe(io.StringIO(text), codes, merges, min_frequency=least)
    return codes.getvalue().split("\n")[1:-1]


@pytest.mark.parametrize("least", [1, 2, 4])
@pytest.mark.parametrize("merges", [60, 2000])
@pytest.mark.parametrize("name", MINI)
def test_largest_is_the_rule_of_subword_nmt(name, merges, least):
    text = _text(name)
    # There words are parted by spaces and line ends only.
    config = TrainingConfig(
        marker="end-attached",
        tie_break="largest",
        pretokenizer="regex:[^ \n]+",
        merges=merges,
        min_frequency=least,
    )
    steps = train(Corpus.from_text(text, config), config)
    ours = [f"{step.left} {step.right}" for step in steps]
    assert ours == _their_codes(text, merges, least)
    assert len(ours) > 10


def test_random_words_and_subword_nmt():
    """Few letters and many words make ties at every step."""
    words = ["abc"[i % 3] * (i % 4 + 1) + "ba"[i % 2] + "cab"[i % 5 % 3] for i in range(400)]
    text = " ".join(words)
    config = TrainingConfig(marker="end-attached", tie_break="largest", merges=100)
    steps = train(Corpus.from_text(text, config), config)
    assert [f"{step.left} {step.right}" for step in steps] == _their_codes(text, 100, 2)


# minbpe and rustbpe


def _lesson_merges(words: list[str], merges: int) -> list[tuple[bytes, bytes]]:
    """Train as karpathy/minbpe does: count all pairs anew, take the first of the most frequent."""
    chunks = [list(word.encode()) for word in words]
    tokens = {i: bytes([i]) for i in range(256)}
    made = []
    for new in range(256, 256 + merges):
        counts: Counter[tuple[int, int]] = Counter()
        for chunk in chunks:
            for pair in pairwise(chunk):
                counts[pair] += 1
        best = max(counts, key=counts.__getitem__)
        for chunk in chunks:
            at = 0
            while at < len(chunk) - 1:
                if (chunk[at], chunk[at + 1]) == best:
                    chunk[at : at + 2] = [new]
                at += 1
        tokens[new] = tokens[best[0]] + tokens[best[1]]
        made.append((tokens[best[0]], tokens[best[1]]))
    return made


def _our_merges(corpus: Corpus, config: TrainingConfig) -> list[tuple[bytes, bytes]]:
    trainer = Trainer(corpus, config)
    vocabulary = trainer.vocabulary
    vocabulary.extend(trainer.steps())
    rules = vocabulary.rules
    return [(vocabulary.token(r.left).bytes, vocabulary.token(r.right).bytes) for r in rules]


@pytest.mark.parametrize("pretokenizer", ["none", "gpt2", "cl100k"])
@pytest.mark.parametrize("name", MINI)
def test_first_seen_is_the_rule_of_minbpe(name, pretokenizer):
    text = _text(name)
    config = TrainingConfig(
        units="byte", pretokenizer=pretokenizer, tie_break="first-seen", merges=60, min_frequency=1
    )
    theirs = _lesson_merges(get_pretokenizer(pretokenizer).split(text), 60)
    assert _our_merges(Corpus.from_text(text, config), config) == theirs


@pytest.mark.parametrize("name", MINI)
def test_lowest_ids_is_the_rule_of_rustbpe(name):
    """On ASCII without spaces, whose bytes both number in one order."""
    text = "".join(char for char in _text(name) if "!" <= char <= "~" or char == " ")
    text = text.replace(" ", "!")
    library = rustbpe.Tokenizer()
    library.train_from_iterator(iter([text]), 256 + 300, pattern="!?[^!]+|!")
    ranks = sorted(library.get_mergeable_ranks(), key=lambda entry: entry[1])
    config = TrainingConfig(
        units="byte",
        pretokenizer="regex:!?[^!]+|!",
        tie_break="lowest-ids",
        merges=300,
        min_frequency=1,
    )
    ours = [b"".join(pair) for pair in _our_merges(Corpus.from_text(text, config), config)]
    assert ours == [bytes(token) for token, rank in ranks if rank >= 256]


# SentencePiece


def _their_pieces(lines: list[str], size: int, **options) -> tuple[list[str], set[str]]:
    """Return the merged pieces in order, and the characters."""
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines),
        model_writer=model,
        model_type="bpe",
        vocab_size=size,
        character_coverage=1.0,
        hard_vocab_limit=False,
        num_threads=1,
        minloglevel=2,
        normalization_rule_name="identity",
        add_dummy_prefix=False,
        remove_extra_whitespaces=False,
        **options,
    )
    processor = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())
    pieces = [processor.id_to_piece(i) for i in range(processor.get_piece_size())]
    learnt = [piece for piece in pieces[3:] if len(piece) > 1]
    return learnt, {piece for piece in pieces[3:] if len(piece) == 1}


@pytest.mark.parametrize("size", [0, 150, 400])
@pytest.mark.parametrize("name", MINI)
def test_sentencepiece_is_the_rule_of_sentencepiece(name, size):
    """Merges in order, in words that begin with a space, as the library does it."""
    lines = [line for line in _text(name).split("\n") if line]
    _compare_with_sentencepiece(lines, size)


def test_pieces_end_where_sentencepiece_ends_them():
    """Long words, tabs, digits beside letters, marks and scripts."""
    lines = [
        "abcdefghijklmnopqrstuvwxyz abcdefghijklmnopqrstuvwxyz a1 a1 1.5 1.5 1.5",
        "\t\t-- \t\t-- x\ty x\ty  two  spaces  two  spaces a-b a-b C3PO C3PO",
        "漢字かなカナー 漢字かなカナー e\u0301a e\u0301a 1\u0301 1\u0301 жжab жжab ½½ ½½ 🙂🙂 🙂🙂",
    ] * 2
    _compare_with_sentencepiece(lines, 0)


def _compare_with_sentencepiece(lines: list[str], size: int) -> None:
    words = Counter(
        word.replace(" ", "▁")
        for line in lines
        for word in get_pretokenizer("metaspace").split(line)
    )
    config = TrainingConfig(tie_break="sentencepiece", restriction="sentencepiece", min_frequency=1)
    trainer = Trainer(Corpus.from_counts(words.items()), config)
    ours = [step.token for step in trainer.steps()]
    characters = {symbol.name for symbol in trainer.alphabet.symbols}
    wanted = size or 3 + len(characters) + len(ours)
    theirs, their_characters = _their_pieces(lines, max(wanted, 3 + len(characters) + 1))
    assert their_characters == characters
    assert theirs == ours[: len(theirs)]
    assert len(theirs) == (len(ours) if not size else max(1, size - 3 - len(characters)))
