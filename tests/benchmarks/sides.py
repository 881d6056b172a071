"""One measurement of one side, in a process of its own: `python -m tests.benchmarks.sides`.

A child prints one JSON object. Only what is written beside `seconds` is timed; imports, reading of
models and checks are not.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter
from typing import Any

THREADS = 2


def run(side: str, **options: Any) -> dict[str, Any]:
    """Measure `side` in a child process."""
    environment = {
        **os.environ,
        "RAYON_NUM_THREADS": str(THREADS),
        "TOKENIZERS_PARALLELISM": "true",
    }
    command = [sys.executable, "-m", "tests.benchmarks.sides", side, json.dumps(options)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{side} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def installed(package: str) -> str | None:
    """Return a package's name with its version, `None` if it is not installed."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return None


# Training: seconds, megabytes at the peak (all processes added up), and the number of merges


def train_ours(corpus: str, size: int) -> dict[str, float]:
    """Count with two processes, train, and record every step."""
    from bpe_desktop.engine import Corpus, TrainingConfig, train

    config = TrainingConfig(
        units="byte", pretokenizer="gpt2", tie_break="lowest-ids", vocab_size=size
    )
    start = perf_counter()
    steps = list(train(Corpus.from_files([corpus], config, processes=THREADS), config))
    return _trained(perf_counter() - start, len(steps))


def train_ours_words(corpus: str, merges: int) -> dict[str, float]:
    """Train as subword-nmt does: the same words, the same rules."""
    from bpe_desktop.engine import Corpus, train

    config = _words_config(merges)
    start = perf_counter()
    steps = list(train(Corpus.from_files([corpus], config), config))
    return _trained(perf_counter() - start, len(steps))


def train_ours_wordpiece(corpus: str, size: int) -> dict[str, float]:
    """Train WordPiece by its score, with the same words as Hugging Face's trainer."""
    from bpe_desktop.engine import Corpus, TrainingConfig, train

    config = TrainingConfig.defaults("wordpiece").with_changes(vocab_size=size)
    start = perf_counter()
    steps = list(train(Corpus.from_files([corpus], config, processes=THREADS), config))
    return _trained(perf_counter() - start, len(steps))


def train_hugging_face_wordpiece(corpus: str, size: int) -> dict[str, float]:
    """Train what Hugging Face calls WordPiece: BPE by frequency, with ## inside words."""
    from tokenizers import Tokenizer, models, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    trainer = trainers.WordPieceTrainer(
        vocab_size=size, min_frequency=2, show_progress=False, special_tokens=["[UNK]"]
    )
    start = perf_counter()
    tokenizer.train([corpus], trainer)
    return _trained(perf_counter() - start, tokenizer.get_vocab_size())


def train_ours_unigram(corpus: str, size: int) -> dict[str, Any]:
    """Train a unigram model with SentencePiece's settings; return the pieces with their scores."""
    from bpe_desktop.engine import Corpus, train
    from bpe_desktop.engine.sentencepiece_training import sentencepiece_config

    config = sentencepiece_config(vocab_size=size)
    start = perf_counter()
    steps = train(Corpus.from_files([corpus], config, processes=THREADS), config)
    record = []
    while True:
        try:
            record.append(next(steps))
        except StopIteration as end:
            vocabulary = end.value.vocabulary
            break
    trained = _trained(perf_counter() - start, len(record))
    pieces = [(token.name, token.score) for token in vocabulary if token.score is not None]
    return {**trained, "pieces": pieces}


def train_sentencepiece_unigram(corpus: str, size: int) -> dict[str, Any]:
    """Train SentencePiece's unigram model; return the pieces with their scores."""
    import sentencepiece

    model = io.BytesIO()
    start = perf_counter()
    sentencepiece.SentencePieceTrainer.train(
        input=corpus,
        model_writer=model,
        model_type="unigram",
        vocab_size=size,
        num_threads=THREADS,
        minloglevel=2,
    )
    trained = _trained(perf_counter() - start, size)
    judge = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())
    pieces = [(judge.id_to_piece(n), judge.get_score(n)) for n in range(3, len(judge))]
    return {**trained, "pieces": pieces}


def train_hugging_face(corpus: str, size: int) -> dict[str, float]:
    """Train the byte-level tokenizer of Hugging Face."""
    from tokenizers import Tokenizer, models, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=size,
        min_frequency=2,
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
    )
    start = perf_counter()
    tokenizer.train([corpus], trainer)
    return _trained(perf_counter() - start, tokenizer.get_vocab_size() - 256)


def train_rustbpe(corpus: str, size: int) -> dict[str, float]:
    """Train rustbpe from the lines of the file."""
    import rustbpe

    from bpe_desktop.engine.pretokenizer import PATTERNS

    tokenizer = rustbpe.Tokenizer()
    start = perf_counter()
    with Path(corpus).open(encoding="utf-8", errors="replace", newline="\n") as lines:
        tokenizer.train_from_iterator(lines, size, pattern=PATTERNS["gpt2"])
    return _trained(perf_counter() - start, tokenizer.vocab_size - 256)


def train_sentencepiece(corpus: str, size: int) -> dict[str, float]:
    """Train SentencePiece's BPE: another task (characters, its own pieces), for comparison."""
    import sentencepiece

    model = io.BytesIO()
    start = perf_counter()
    sentencepiece.SentencePieceTrainer.train(
        input=corpus,
        model_writer=model,
        model_type="bpe",
        vocab_size=size,
        character_coverage=0.9995,
        input_sentence_size=0,
        num_threads=THREADS,
        minloglevel=2,
    )
    return _trained(perf_counter() - start, size)


def train_subword_nmt(corpus: str, merges: int) -> dict[str, float]:
    """Train subword-nmt."""
    from subword_nmt.learn_bpe import learn_bpe

    codes = io.StringIO()
    start = perf_counter()
    with (
        Path(corpus).open(encoding="utf-8") as lines,
        contextlib.redirect_stderr(io.StringIO()),
    ):
        learn_bpe(lines, codes, merges, min_frequency=2)
    return _trained(perf_counter() - start, codes.getvalue().count("\n") - 1)


def _words_config(merges: int) -> Any:
    from bpe_desktop.engine import TrainingConfig

    return TrainingConfig(
        marker="end-attached", tie_break="largest", pretokenizer="regex:[^ \n]+", merges=merges
    )


def _trained(seconds: float, merges: int) -> dict[str, float]:
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    helper = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss  # that of the largest one
    return {
        "seconds": seconds,
        "megabytes": (own + helper * (THREADS - 1)) / 1024,
        "merges": merges,
    }


# Encoding, with a vocabulary that `make_tokenizer` has trained


def make_tokenizer(corpus: str, size: int, model: str) -> dict[str, float]:
    """Train on `corpus` and write the tokenizer to `model`."""
    from bpe_desktop.engine import Corpus, Tokenizer, Trainer, TrainingConfig, Vocabulary

    config = TrainingConfig(
        units="byte", pretokenizer="gpt2", tie_break="lowest-ids", vocab_size=size
    )
    trainer = Trainer(Corpus.from_files([corpus], config, processes=THREADS), config)
    vocabulary = Vocabulary.from_training(trainer.alphabet, list(trainer.steps()), config)
    Tokenizer(vocabulary, config).save(model, "hf")
    return {}


def encode(corpus: str, model: str, runs: int) -> dict[str, list[float]]:
    """Encode a whole text in turn with tiktoken: ours first of all cold, then warm.

    Returns the seconds of each run, ours and tiktoken's after it.
    """
    ours, theirs = _tokenizers(model)
    text = _text(corpus)
    cold, ids = _timed(lambda: ours.encode(text).ids)
    peer, their_ids = _timed(lambda: theirs.encode_ordinary(text))
    assert ids == their_ids, "not the same ids"
    del ids, their_ids
    warm, peers = [], []
    for _ in range(runs):
        warm.append(_timed(lambda: ours.encode(text).ids)[0])
        peers.append(_timed(lambda: theirs.encode_ordinary(text))[0])
    return {
        "cold": [cold],
        "cold tiktoken": [peer],
        "warm": warm,
        "warm tiktoken": peers,
    }


def long_word(corpus: str, model: str, characters: int) -> dict[str, float]:
    """Encode one word of `characters` letters, taken from the text."""
    ours, theirs = _tokenizers(model)
    letters = "".join(filter(str.isalpha, _text(corpus)[: 4 * characters]))
    word = letters[:characters]
    assert len(word) == characters, "too few letters in the corpus"
    seconds, ids = _timed(lambda: ours.encode(word).ids)
    peer, their_ids = _timed(lambda: theirs.encode_ordinary(word))
    assert ids == their_ids, "not the same ids"
    return {"seconds": seconds, "tiktoken": peer}


def edit(corpus: str, model: str, edits: int) -> dict[str, float]:
    """Put one character into the text and take it out again, at places all over it.

    `seconds`: the median of one edit to the new tokens of what it changed. `tiktoken` has to encode
    the whole text again.
    """
    import random

    from bpe_desktop.engine import TextBlocks

    ours, theirs = _tokenizers(model)
    text = _text(corpus)
    start = perf_counter()
    blocks = TextBlocks(ours, text)
    opened = perf_counter() - start
    chance = random.Random(1)
    times = []
    for _ in range(edits):
        at = chance.randrange(len(text))
        for end, new in ((at, "e"), (at + 1, "")):
            start = perf_counter()
            blocks.replace(at, end, new)
            times.append(perf_counter() - start)
    assert list(blocks) == theirs.encode_ordinary(text), "not the same ids"
    times.sort()
    return {
        "seconds": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "opened": opened,
        "tiktoken": _timed(lambda: theirs.encode_ordinary(text))[0],
    }


def states(corpus: str, size: int, words: int, seeks: int) -> dict[str, float]:
    """Ask for `words` words after any number of merges.

    `seconds`: the median of a seek while the same words are in sight; `first`: the seek that
    brings new words into sight.
    """
    import random

    from bpe_desktop.engine import Corpus, Trainer, TrainingConfig, TrainingHistory

    config = TrainingConfig(
        units="byte", pretokenizer="gpt2", tie_break="lowest-ids", vocab_size=size
    )
    counted = Corpus.from_files([corpus], config, processes=THREADS)
    trainer = Trainer(counted, config)
    history = TrainingHistory(config, trainer.alphabet, counted.words, counted.counts)
    steps = trainer.steps()
    while True:
        try:
            history.append([next(steps)])
        except StopIteration as end:
            history.finish(end.value.stop, end.value.segmentation)
            break
    chance = random.Random(1)
    visible = history.words_by_count[:words]

    def seek(step: int) -> Any:
        return history.state_at(step).words(visible)

    first = _timed(partial(seek, len(history) // 2))[0]
    times = []
    for _ in range(seeks):
        step = chance.randrange(len(history) + 1)
        times.append(_timed(partial(seek, step))[0])
    times.sort()
    return {
        "seconds": times[len(times) // 2],
        "p99": times[int(len(times) * 0.99)],
        "first": first,
        "merges": len(history),
    }


def _tokenizers(model: str) -> tuple[Any, Any]:
    """Return our tokenizer and tiktoken's, made of the same vocabulary."""
    import tiktoken

    from bpe_desktop.engine.pretokenizer import PATTERNS
    from bpe_desktop.formats import registry

    ours = registry.load(model, "hf").tokenizer
    ranks = {token.bytes: token.id for token in ours.vocabulary}
    theirs = tiktoken.Encoding(
        "ours", pat_str=PATTERNS["gpt2"], mergeable_ranks=ranks, special_tokens={}
    )
    return ours, theirs


def _text(corpus: str) -> str:
    return Path(corpus).read_bytes().decode("utf-8", "replace")


def _timed(work: Callable[[], Any]) -> tuple[float, Any]:
    start = perf_counter()
    result = work()
    return perf_counter() - start, result


SIDES: dict[str, Callable[..., dict[str, Any]]] = {
    function.__name__: function
    for function in (
        train_ours,
        train_ours_words,
        train_hugging_face,
        train_ours_wordpiece,
        train_hugging_face_wordpiece,
        train_ours_unigram,
        train_sentencepiece_unigram,
        train_rustbpe,
        train_sentencepiece,
        train_subword_nmt,
        make_tokenizer,
        encode,
        long_word,
        edit,
        states,
    )
}


if __name__ == "__main__":
    print(json.dumps(SIDES[sys.argv[1]](**json.loads(sys.argv[2]))))
