"""Prove that a written file means the same as the tokenizer it was written from.

The file is read back and a sample of texts is encoded by both; where the library that the format
belongs to is installed, by it too. A difference is an error, and then nothing is saved.
"""

from __future__ import annotations

import base64
import io
import json
import os
import random
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr
from itertools import islice
from pathlib import Path

from ..engine.pretokenizer import get_pretokenizer
from ..engine.tokenizer import Tokenizer
from ..errors import ConfigError, FormatError

__all__ = [
    "SAMPLES",
    "check_pattern",
    "compare",
    "judge",
    "judge_bert",
    "judge_sentencepiece",
    "judge_subword_nmt",
    "judge_tiktoken",
    "sample_texts",
]

SAMPLES = 512
# A corpus without spaces gives tokens of any length, and a library may need minutes for some of
# them in a row: all samples together stay below about 200,000 characters.
_LONGEST_PIECE = 100
_LONGEST_MIX = 200  # once a text is as long, no token is strewn into it any more
_LONGEST_OWN = 400
_LONGEST_SPECIAL = 1_000
_WHOLE = (3, 5_000)  # so many longer tokens stand there as they are, of at most this length

# All samples are cut a few times, by both tokenizers and the library.
_PATTERN_SECONDS = 0.4

_FIXED = (
    "",
    " ",
    "a",
    " the harbour wakes  before   the town\n",
    "one\ttwo\r\nthree\n\n\nfour ",
    "it's, we're; they'll! 1234567890 x2024-07-05",
    "naïve café, žluťoučký kůň, щъркел, 港の朝は静かです。",
    "e\u0301 \u00a0\u2028\u0085\u200b\ufeff\x00\x1c",
    "🙂👍🏽👨\u200d👩\u200d👧🇨🇿",
    "Ġ Ċ ▁ </w> @@ ## <0x0A> <unk> [UNK]",
    "aaaaaaa aaaa bbbb",
    "ᚠᛇᚻ \U00013000",
)
_SEPARATORS = ("", "", "", " ", " ", "  ", "\n", "\t", "1", "🙂", "ᚠ", "'s ", "-")


def sample_texts(tokenizer: Tokenizer, own: Iterable[str] = ()) -> list[str]:
    """Return up to `SAMPLES` different texts: awkward ones, some of `own`, and tokens in a mix.

    Always the same ones for the same tokenizer. None holds a lone surrogate.
    """
    texts: dict[str, None] = dict.fromkeys(_FIXED)
    special = (token.name for token in tokenizer.vocabulary.special_tokens[:16])
    texts.update(dict.fromkeys(name for name in special if len(name) <= _LONGEST_SPECIAL))
    texts.update(dict.fromkeys(_valid(text[:_LONGEST_OWN]) for text in islice(own, SAMPLES // 4)))
    pieces = [_valid(token.bytes.decode("utf-8", "ignore")) for token in tokenizer.vocabulary]
    number, longest = _WHOLE
    long = (piece for piece in reversed(pieces) if _LONGEST_PIECE < len(piece) <= longest)
    texts.update(dict.fromkeys(islice(long, number)))
    pieces = [piece[:_LONGEST_PIECE] for piece in pieces if piece] or ["a"]
    rng = random.Random(len(pieces))
    for _ in range(20 * SAMPLES):  # there may be too few different ones
        if len(texts) >= SAMPLES:
            break
        text = ""
        for _ in range(rng.randrange(1, 16)):
            text += rng.choice(pieces) + rng.choice(_SEPARATORS)
            if len(text) >= _LONGEST_MIX:
                break
        texts[text] = None
    return list(texts)[:SAMPLES]


def check_pattern(tokenizer: Tokenizer, texts: Sequence[str]) -> None:
    """Raise `FormatError` if a person's own pattern takes long on these texts.

    Other programs set themselves no limit of time: a file with such a pattern would hang there.
    """
    name = tokenizer.config.pretokenizer
    if "regex:" not in name:
        return
    pretokenizer = get_pretokenizer(name, _PATTERN_SECONDS)
    start = time.thread_time()
    for text in texts:
        try:
            pretokenizer.split(tokenizer.prepare(text))
            too_long = time.thread_time() - start > _PATTERN_SECONDS
        except ConfigError:
            too_long = True
        if too_long:
            raise FormatError(
                f"The pre-tokenizer's pattern takes too long on a text such as {text[:60]!r}.",
                "Nothing was saved. Look for repeats inside repeats, such as (a+)+.",
            )


def compare(
    tokenizer: Tokenizer, reloaded: Tokenizer, texts: Sequence[str], unknown: int | None = None
) -> None:
    """Raise `FormatError` if the two give different ids for a text.

    `unknown` is the id by which the file knows an unknown symbol that has none here.
    """
    for text in texts:
        expected = _known(tokenizer.encode(text).ids, unknown)
        found = _known(reloaded.encode(text).ids, unknown)
        if found != expected:
            raise _difference("The file read back", text, expected, found)


def judge(
    tokenizer: Tokenizer, tokenizer_json: bytes, texts: Sequence[str], unknown: int | None = None
) -> str:
    """Compare with Hugging Face's library; return its name and version, "" if it is missing.

    Raises `FormatError` if it cannot load the file or gives other ids.
    """
    try:
        import tokenizers  # type: ignore[import-untyped,unused-ignore]
    except Exception:  # missing, or broken in a way of its own: there is no judge then
        return ""
    version = ".".join(str(tokenizers.__version__).split(".")[:2])
    name = f"tokenizers {version}"
    try:
        library = tokenizers.Tokenizer.from_buffer(tokenizer_json)
    except Exception as error:
        raise _not_loaded(name, error) from None
    with _panics_told(name):
        for text in texts:
            # The library always takes the name of a special token for the token.
            expected = _known(tokenizer.encode(text, special="token").ids, unknown)
            found = library.encode(text, add_special_tokens=False).ids
            if found != expected:
                raise _difference(name, text, expected, found)
    return name


def judge_tiktoken(tokenizer: Tokenizer, ranks: bytes, sidecar: bytes, texts: Sequence[str]) -> str:
    """Compare with the library tiktoken as `judge` does; the files as `tiktoken.dump` gives them.

    Raises `FormatError` if it cannot use the files or gives other ids.
    """
    try:
        import tiktoken
    except Exception:
        return ""
    name = f"tiktoken {'.'.join(str(tiktoken.__version__).split('.')[:2])}"
    entries = (line.split() for line in ranks.split(b"\n") if line)
    try:
        library = tiktoken.Encoding(
            **json.loads(sidecar),
            mergeable_ranks={base64.b64decode(token): int(rank) for token, rank in entries},
        )
    except Exception as error:
        raise _not_loaded(name, error) from None
    with _panics_told(name):
        for text in texts:
            expected = tokenizer.encode(text, special="token").ids
            found = library.encode(text, allowed_special="all")
            if found != expected:
                raise _difference(name, text, expected, found)
    return name


def judge_bert(tokenizer: Tokenizer, vocabulary: bytes, texts: Sequence[str]) -> str:
    """Compare with the BERT tokenizer of Hugging Face's library as `judge` does.

    It has BERT's own steps only: with other settings there is no judge.
    """
    config = tokenizer.config
    cases = {"bert": True, "bert-cased": False}
    if config.pretokenizer != "bert" or config.normalizer not in cases:
        return ""
    if config.unk_token is None or config.max_word_characters != 100:
        return ""
    try:
        import tokenizers
    except Exception:
        return ""
    name = f"tokenizers {'.'.join(str(tokenizers.__version__).split('.')[:2])}"
    with tempfile.TemporaryDirectory() as folder, _panics_told(name):
        path = Path(folder, "vocab.txt")
        path.write_bytes(vocabulary)
        model = tokenizers.models.WordPiece.from_file(str(path), unk_token=config.unk_token)
        library = tokenizers.Tokenizer(model)
        library.normalizer = tokenizers.normalizers.BertNormalizer(
            lowercase=cases[config.normalizer]
        )
        library.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
        for text in texts:
            found, expected = library.encode(text).ids, tokenizer.encode(text).ids
            if found != expected:
                raise _difference(name, text, expected, found)
    return name


def judge_sentencepiece(
    tokenizer: Tokenizer, model: bytes, texts: Sequence[str], unknown: int | None = None
) -> str:
    """Compare with the library sentencepiece as `judge` does.

    Raises `FormatError` if it cannot load the file or gives other ids.
    """
    try:
        import sentencepiece  # type: ignore[import-untyped,unused-ignore]
    except Exception:
        return ""
    name = f"sentencepiece {'.'.join(str(sentencepiece.__version__).split('.')[:2])}"
    try:
        library = sentencepiece.SentencePieceProcessor(model_proto=model)
    except Exception as error:
        raise _not_loaded(name, error) from None
    for text in texts:
        expected = _known(tokenizer.encode(text).ids, unknown)
        found = library.encode(text)
        if found != expected:
            raise _difference(name, text, expected, found)
    return name


def judge_subword_nmt(codes: bytes, words: Sequence[str], expected: Sequence[Sequence[str]]) -> str:
    """Compare with the library subword-nmt as `judge` does: `expected` are the pieces of `words`.

    Raises `FormatError` if it cuts a word otherwise.
    """
    try:
        from subword_nmt.apply_bpe import BPE  # type: ignore[import-untyped,unused-ignore]
    except Exception:
        return ""
    complaint = io.StringIO()
    try:
        with redirect_stderr(complaint):
            library = BPE(io.StringIO(codes.decode(), newline="\n"))
    except SystemExit:  # it is a program as well, and ends where a file is wrong
        raise _not_loaded("subword-nmt", complaint.getvalue().partition("\n")[0]) from None
    for word, pieces in zip(words, expected, strict=True):
        found = library.segment_tokens([word])
        if found != pieces:
            raise FormatError(
                f"subword-nmt cuts {word[:60]!r} into {' '.join(found[:9])}, "
                f"not into {' '.join(pieces[:9])}.",
                "Nothing was saved. Choose another format, such as bpe.",
            )
    return "subword-nmt"


@contextmanager
def _panics_told(name: str) -> Iterator[None]:
    """Turn a crash inside a library, such as of its regular expressions, into a `FormatError`.

    Rust's libraries crash with an error that is no `Exception`, and print where: that goes nowhere.
    """
    try:
        kept = os.dup(2)
    except OSError:  # there is no standard error
        kept = -1
    try:
        if kept >= 0:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 2)
            os.close(nowhere)
        yield
    except (FormatError, KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        raise FormatError(
            f"{name} cannot encode with the file: {error}.",
            "Nothing was saved. Choose another format, such as bpe.",
        ) from None
    finally:
        if kept >= 0:
            os.dup2(kept, 2)
            os.close(kept)


def _not_loaded(name: str, why: object) -> FormatError:
    reason = str(why).strip().rstrip(".:")
    return FormatError(f"{name} cannot load the file: {reason}.", "Save as .bpe.")


def _valid(text: str) -> str:
    return text.encode("utf-8", "ignore").decode()


def _known(ids: Sequence[int | None], unknown: int | None) -> list[int | None]:
    return [unknown if token_id is None else token_id for token_id in ids]


def _difference(
    who: str, text: str, expected: Sequence[int | None], found: Sequence[int | None]
) -> FormatError:
    at = next(
        (i for i, pair in enumerate(zip(expected, found, strict=False)) if pair[0] != pair[1]),
        min(len(expected), len(found)),
    )
    return FormatError(
        f"{who} gives other ids for {text[:60]!r}, from token {at + 1} on: "
        f"{list(found[at : at + 5])} for {list(expected[at : at + 5])}.",
        "Nothing was saved. Choose another format, such as bpe.",
    )
