"""What writing a format means: which files with which bytes, and how they are checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..engine.tokenizer import Tokenizer
from ..errors import FormatError
from . import (
    bert,
    csv_table,
    gpt2,
    huggingface,
    minbpe,
    project_file,
    sentencepiece,
    subword_nmt,
    tiktoken,
)
from .certificate import (
    compare,
    judge,
    judge_bert,
    judge_sentencepiece,
    judge_subword_nmt,
    judge_tiktoken,
)
from .project_file import ProjectDocument
from .report import Certificate

__all__ = ["Check", "plan"]

Check = Callable[[list[bytes], list[str]], Certificate]


def plan(
    tokenizer: Tokenizer,
    path: Path,
    chosen: str,
    is_folder: bool,
    document: ProjectDocument | None,
    counts: Sequence[int] | None,
) -> tuple[dict[Path, bytes], Check]:
    """Return the files to write, and the check that reads them back and compares texts."""
    if chosen == "hf":
        return {path: huggingface.dump(tokenizer)}, lambda data, texts: _check_hf(
            tokenizer, data[0], texts
        )
    if chosen == "gpt2":
        targets = gpt2.target_pair(path, is_folder)
        return dict(
            zip(targets, gpt2.dump(tokenizer), strict=True)
        ), lambda data, texts: _check_gpt2(tokenizer, data, texts)
    if chosen == "csv":
        table = csv_table.rows(tokenizer, counts)
        delimiter = "\t" if path.suffix.lower() == ".tsv" else ","
        return {path: csv_table.dump(table, delimiter)}, lambda data, _: _check_csv(table, data[0])
    if chosen == "tiktoken":
        beside = path.with_name(tiktoken.sidecar_name(path.name))
        return dict(
            zip((path, beside), tiktoken.dump(tokenizer, path.name), strict=True)
        ), lambda data, texts: _check_tiktoken(tokenizer, data, texts)
    if chosen == "subword-nmt":
        return {path: subword_nmt.dump(tokenizer)}, lambda data, texts: _check_codes(
            tokenizer, data[0], texts
        )
    if chosen == "bert":
        return {path: bert.dump(tokenizer)}, lambda data, texts: _check_bert(
            tokenizer, data[0], texts
        )
    if chosen == "minbpe":
        return {path: minbpe.dump(tokenizer)}, lambda data, texts: _check_minbpe(
            tokenizer, data[0], texts
        )
    if chosen == "sentencepiece":
        return {path: sentencepiece.dump(tokenizer)}, lambda data, texts: _check_sentencepiece(
            tokenizer, data[0], texts
        )
    project = document or ProjectDocument(tokenizer)
    return {path: project_file.dump(project)}, lambda data, texts: _check_bpe(
        tokenizer, data[0], texts
    )


def _check_hf(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    unknown = huggingface.unknown_id(tokenizer)
    if tokenizer.config.algorithm == "unigram" and tokenizer.config.byte_fallback:
        # The losses tell that the library takes these for the byte pieces.
        texts = [text for text in texts if "<0x" not in text]
    compare(tokenizer, huggingface.parse(data).tokenizer, texts, unknown)
    return Certificate(len(texts), judge=judge(tokenizer, data, texts, unknown))


def _check_gpt2(tokenizer: Tokenizer, data: list[bytes], texts: list[str]) -> Certificate:
    reloaded = gpt2.parse(data[0], data[1]).tokenizer
    if reloaded.vocabulary.rules != tokenizer.vocabulary.rules:
        raise FormatError("The merges read back are not the same.", "Save as .bpe.")
    # The files hold no settings, so the comparison takes ours for both.
    compare(tokenizer, Tokenizer(reloaded.vocabulary, tokenizer.config), texts)
    return Certificate(len(texts))


def _check_tiktoken(tokenizer: Tokenizer, data: list[bytes], texts: list[str]) -> Certificate:
    compare(tokenizer, tiktoken.parse(data[0], sidecar=data[1]).tokenizer, texts)
    return Certificate(len(texts), judge=judge_tiktoken(tokenizer, data[0], data[1], texts))


def _check_sentencepiece(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    unknown = sentencepiece.unknown_id(tokenizer)
    compare(tokenizer, sentencepiece.parse(data).tokenizer, texts, unknown)
    return Certificate(len(texts), judge=judge_sentencepiece(tokenizer, data, texts, unknown))


def _check_codes(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    reloaded = subword_nmt.parse(data).tokenizer
    words = sorted({word for text in texts for word in tokenizer.pretokenizer.split(text)})
    # A word there ends at a space or a line end, so that it has none inside.
    words = [word for word in words if not {" ", "\n", "\r"} & {*word}]
    # What the losses name is left out of the comparison.
    plain = {"fuse_unknown": False, "byte_fallback": False, "ignore_merges": False}
    config = tokenizer.config.with_changes(**plain, normalizer="none")
    tokenizer = Tokenizer(tokenizer.vocabulary, config)
    ours = [subword_nmt.segment(tokenizer, word) for word in words]
    for word, pieces in zip(words, ours, strict=True):
        if subword_nmt.segment(reloaded, word) != pieces:
            raise FormatError(f"The file read back cuts {word[:60]!r} otherwise.", "Save as .bpe.")
    return Certificate(len(texts), judge=judge_subword_nmt(data, words, ours))


def _check_bert(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    reloaded = bert.parse(data).tokenizer
    # The file holds no settings, so the comparison takes ours for both.
    compare(tokenizer, Tokenizer(reloaded.vocabulary, tokenizer.config), texts)
    return Certificate(len(texts), judge=judge_bert(tokenizer, data, texts))


def _check_minbpe(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    reloaded = minbpe.parse(data).tokenizer
    for text in texts:  # ids differ, but not what they stand for
        if reloaded.encode(text).bytes != tokenizer.encode(text).bytes:
            raise FormatError(f"The file read back cuts {text[:60]!r} otherwise.", "Save as .bpe.")
    return Certificate(len(texts))


def _check_csv(table: list[csv_table.Row], data: bytes) -> Certificate:
    if csv_table.parse(data) != table:
        raise FormatError("The table read back is not the same.", "Save as .bpe.")
    return Certificate(len(table), "tokens")


def _check_bpe(tokenizer: Tokenizer, data: bytes, texts: list[str]) -> Certificate:
    reloaded = project_file.parse(data).tokenizer
    tokens = [*tokenizer.vocabulary]
    same = tokens == [*reloaded.vocabulary] and tokenizer.config == reloaded.config
    if not same or [*tokenizer.vocabulary.rules] != [*reloaded.vocabulary.rules]:
        raise FormatError("The file read back is not the same.", "Nothing was saved.")
    compare(tokenizer, reloaded, texts)
    return Certificate(len(texts)) if texts else Certificate(len(tokens), "tokens")
