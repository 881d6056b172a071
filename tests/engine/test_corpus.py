"""Counting words: from text, from counts, from files in any encoding, by several processes."""

from __future__ import annotations

import codecs
import gzip
import multiprocessing
import os
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import counting, reading
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus, parse_counts
from bpe_desktop.engine.normalizer import get_normalizer
from bpe_desktop.engine.pretokenizer import get_pretokenizer
from bpe_desktop.errors import ConfigError, CorpusError

DATA = Path(__file__).parent.parent / "data"
PLAIN = TrainingConfig()
BYTES = TrainingConfig(units="byte", pretokenizer="gpt2")
PRETOKENIZERS = ["whitespace", "gpt2", "cl100k", "o200k", "metaspace", "digits-3", "none"]


def _words(corpus: Corpus) -> list[tuple[str, int]]:
    return list(zip(corpus.words, corpus.counts, strict=True))


def _write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def _without_sources(corpus: Corpus) -> tuple[object, ...]:
    return (corpus.words, corpus.counts, corpus.characters, corpus.bytes, corpus.lines)


def test_from_text():
    corpus = Corpus.from_text("the cat\nthe é\n\nend", PLAIN)
    assert _words(corpus) == [("the", 2), ("cat", 1), ("é", 1), ("end", 1)]
    assert corpus.occurrences == 5
    assert (corpus.characters, corpus.bytes, corpus.lines) == (18, 19, 4)
    assert Corpus.from_text("", PLAIN) == Corpus((), (), 0, 0, 0)
    assert Corpus.from_text("a\u2028\x85\x0cb\n", PLAIN).lines == 1


def test_from_text_mends_what_a_window_may_hand_over():
    corpus = Corpus.from_text("a\ud83d \ud83d\udc4d", PLAIN)
    assert corpus.words == ("a\ufffd", "👍")


def test_from_text_normalizes():
    config = TrainingConfig(normalizer="nfkc+lowercase")
    assert Corpus.from_text("ﬁn FIN", config).words == ("fin",)


def test_from_counts():
    corpus = Corpus.from_counts([("b", 2), ("a a", 1), ("b", 3)])
    assert _words(corpus) == [("b", 5), ("a a", 1)]
    assert (corpus.characters, corpus.lines) == (8, 3)
    for word, count in [("", 1), ("a", 0), ("a", -1)]:
        with pytest.raises(CorpusError):
            Corpus.from_counts([(word, count)])


def test_parse_counts():
    lines = ["a\t1\n", "\n", "b\tc\t2\r\n", "d e\t10"]
    assert list(parse_counts(lines)) == [("a", 1), ("b\tc", 2), ("d e", 10)]
    for line in ["a", "a 1", "\t1", "a\t", "a\t-1", "a\t1.5", "a\t٣", "a\t" + "9" * 5000, "a\t0"]:
        with pytest.raises(CorpusError, match=r"words\.tsv, line 2: "):
            list(parse_counts(["x\t1", line], "words.tsv"))


@pytest.mark.parametrize("pretokenizer", PRETOKENIZERS)
@pytest.mark.parametrize("name", ["mini_en_it", "mini_bg_cs", "mini_ja_mix"])
def test_files_count_as_their_text_does(name, pretokenizer):
    config = TrainingConfig(pretokenizer=pretokenizer)
    path = DATA / f"{name}.txt"
    corpus = Corpus.from_files([path], config)
    text = path.read_bytes().decode()
    assert _without_sources(corpus) == _without_sources(Corpus.from_text(text, config))
    counter = Counter(get_pretokenizer(pretokenizer).split(text))
    assert _words(corpus) == list(counter.items())
    assert corpus.sources == (str(path),)


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    text=st.text(st.sampled_from("aab Zé.,\n\r 0日。か\u0301\udc80\udcff\u00a0"), max_size=200),
    pretokenizer=st.sampled_from([*PRETOKENIZERS, "whitespace+digits-1", r"regex:\w+"]),
    normalizer=st.sampled_from(["none", "nfd", "nfkc", "lowercase"]),
    processes=st.integers(1, 5),
    files=st.integers(1, 3),
)
def test_any_division_counts_the_same(
    tmp_path, monkeypatch, text, pretokenizer, normalizer, processes, files
):
    """Tiny blocks and windows, and as many shares as asked for, all counted by this process."""
    with monkeypatch.context() as patch:
        patch.setattr(counting, "_PIECE", 3)
        patch.setattr(counting, "BLOCK", 5)
        patch.setattr(counting, "_LIST_LIMIT", 8)
        patch.setattr(counting, "_WINDOW", 4)
        patch.setattr(counting, "_HEAD_START", dict.fromkeys(("fork", "spawn"), 1))
        patch.setattr(counting._Helpers, "start", lambda *args: None)
        config = TrainingConfig(pretokenizer=pretokenizer, normalizer=normalizer)
        data = text.encode("utf-8", "surrogateescape")
        # The bytes may form other characters than the text had.
        text = data.decode("utf-8", "surrogateescape")
        paths = [_write(tmp_path / str(i), data) for i in range(files)]
        seen: list[tuple[int, int]] = []
        corpus = Corpus.from_files(
            paths, config, processes=processes, progress=lambda *done: seen.append(done)
        )
    words = get_pretokenizer(pretokenizer).split(get_normalizer(normalizer).apply(text))
    assert _words(corpus) == [(word, n * files) for word, n in Counter(words).items()]
    lines = text.count("\n") + (text != "" and not text.endswith("\n"))
    assert corpus.characters == len(text) * files
    assert corpus.bytes == len(data) * files
    assert corpus.lines == lines * files
    assert seen == sorted(seen)
    assert seen[-1] == (len(data) * files, len(data) * files)


@pytest.fixture(params=["fork", "spawn"])
def large(request, tmp_path, monkeypatch) -> Path:
    """Return a file that three processes will share, however they are started."""
    if request.param not in multiprocessing.get_all_start_methods():
        request.param = "spawn"
    monkeypatch.setattr(counting, "_start_method", lambda: request.param)
    monkeypatch.setattr(counting, "_HEAD_START", dict.fromkeys(("fork", "spawn"), 10_000))
    mini = b"".join((DATA / f"{name}.txt").read_bytes() for name in ("mini_en_it", "mini_ja_mix"))
    return _write(tmp_path / "large.txt", b"".join(b"%d %s" % (i, mini) for i in range(40)))


def test_several_processes_count_the_same(large):
    done: list[int] = []
    many = Corpus.from_files([large], BYTES, processes=3, progress=lambda n, _: done.append(n))
    assert many == Corpus.from_files([large], BYTES)
    assert done[-1] == large.stat().st_size
    assert done == sorted(done)
    assert not multiprocessing.active_children()


def _count_and_send(connection, path: Path) -> None:
    counting._HEAD_START = dict.fromkeys(("fork", "spawn"), 10_000)
    connection.send(Corpus.from_files([path], BYTES))
    connection.send(Corpus.from_files([path], BYTES, processes=3))


def test_from_within_a_started_process(large):
    """As the window's training process does it: there the number of processes is chosen itself."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_count_and_send, args=(theirs, large))
    process.start()
    theirs.close()
    expected = Corpus.from_files([large], BYTES)
    assert ours.recv() == expected
    assert ours.recv() == expected
    process.join()
    assert process.exitcode == 0
    ours.close()
    process.close()


def _die(*args: object) -> None:
    os._exit(3)


def test_a_helper_that_dies_is_replaced(large, monkeypatch):
    monkeypatch.setattr(counting, "_help", _die)
    assert Corpus.from_files([large], BYTES, processes=3) == Corpus.from_files([large], BYTES)


@pytest.mark.parametrize("processes", [1, 3])
def test_raising_from_progress_cancels(large, processes):
    class CancelledError(Exception):
        pass

    def progress(done: int, total: int) -> None:
        if done:
            raise CancelledError

    with pytest.raises(CancelledError):
        Corpus.from_files([large], BYTES, processes=processes, progress=progress)
    assert not multiprocessing.active_children()


def test_an_error_in_a_helper_is_told(large, tmp_path):
    broken = _write(tmp_path / "broken.txt", gzip.compress(os.urandom(100_000))[:-9])
    with pytest.raises(CorpusError, match=r"broken\.txt is a gzip file"):
        Corpus.from_files([large, broken], BYTES, processes=2)
    assert not multiprocessing.active_children()


def test_gzip(tmp_path):
    text = (DATA / "mini_bg_cs.txt").read_bytes()
    packed = _write(tmp_path / "a.gz", gzip.compress(text[:1000]) + gzip.compress(text[1000:]))
    seen: list[tuple[int, int]] = []
    corpus = Corpus.from_files([packed], PLAIN, progress=lambda *done: seen.append(done))
    assert _without_sources(corpus) == _without_sources(Corpus.from_text(text.decode(), PLAIN))
    size = packed.stat().st_size
    assert seen[-1] == (size, size)
    _write(packed, packed.read_bytes()[:-30])
    with pytest.raises(CorpusError, match="gzip"):
        Corpus.from_files([packed], PLAIN)


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [
        ("utf-8", codecs.BOM_UTF8),
        ("utf-8-sig", codecs.BOM_UTF8),
        ("utf-16", b""),
        ("utf-16-le", codecs.BOM_UTF16_LE),
        ("utf-32-be", codecs.BOM_UTF32_BE),
        ("shift_jis", b""),
        ("cp1251", b""),
    ],
)
def test_encodings(tmp_path, encoding, mark):
    text = "ciao да\r\nок" if encoding == "cp1251" else "ciao 日本\r\nか"
    path = _write(tmp_path / "a.txt", mark + text.encode(encoding))
    corpus = Corpus.from_files([path], PLAIN, encoding=encoding)
    assert _words(corpus) == [(word, 1) for word in text.split()]
    assert corpus.characters == len(text)
    assert corpus.lines == 2


def test_bytes_that_cannot_be_decoded_are_kept(tmp_path):
    path = _write(tmp_path / "a.txt", b"caf\xe9 caf\xe9 \xf0\x9f ok\n")
    corpus = Corpus.from_files([path], PLAIN)
    assert _words(corpus) == [("caf\udce9", 2), ("\udcf0\udc9f", 1), ("ok", 1)]
    path = _write(tmp_path / "b.txt", "a\ud800 b".encode("utf-16-le", "surrogatepass") + b"x")
    corpus = Corpus.from_files([path], PLAIN, encoding="utf-16-le")
    assert corpus.words == ("a\ufffd", "b\ufffd")


def test_counts_files(tmp_path, monkeypatch):
    monkeypatch.setattr(reading, "BLOCK", 7)
    first = _write(tmp_path / "a.tsv", codecs.BOM_UTF8 + "ab\t3000000000\r\nще ще\t2\n".encode())
    second = _write(tmp_path / "b.tsv", b"ab\t1\n\nc\x1cd\t4")
    corpus = Corpus.from_files([first, second], PLAIN, counts=True)
    assert _words(corpus) == [("ab", 3000000001), ("ще ще", 2), ("c\x1cd", 4)]
    assert corpus.sources == (str(first), str(second))
    _write(second, b"ab\t1\nc d 4\n")
    with pytest.raises(CorpusError, match=r"b\.tsv, line 2"):
        Corpus.from_files([first, second], PLAIN, counts=True)


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path / "missing.txt", tmp_path):
        for counts in (False, True):
            with pytest.raises(CorpusError, match="cannot be read") as caught:
                Corpus.from_files([path], PLAIN, counts=counts)
            assert caught.value.hint
    path = _write(tmp_path / "a.txt", b"a")
    for encoding in ("no-such", "base64"):
        with pytest.raises(CorpusError, match=encoding):
            Corpus.from_files([path], PLAIN, encoding=encoding)
    with pytest.raises(CorpusError, match="not hz text"):
        Corpus.from_files([_write(path, b"a~\x05")], PLAIN, encoding="hz")
    with pytest.raises(ConfigError, match="processes"):
        Corpus.from_files([path], PLAIN, processes=0)


def test_no_files_and_one_name(tmp_path):
    assert Corpus.from_files([], PLAIN) == Corpus((), (), 0, 0, 0)
    empty = _write(tmp_path / "empty.txt", b"")
    assert Corpus.from_files([empty], PLAIN).lines == 0
    path = _write(tmp_path / "a.txt", b"a b")
    assert Corpus.from_files(str(path), PLAIN).words == ("a", "b")


@pytest.mark.parametrize("pretokenizer", ["whitespace", "gpt2", "cl100k", "o200k", "metaspace"])
def test_memory_does_not_grow_with_one_long_line(tmp_path, pretokenizer):
    path = _write(tmp_path / "line.txt", b"one line, never ended; " * 100_000)
    tracemalloc.start()
    try:
        corpus = Corpus.from_files([path], TrainingConfig(pretokenizer=pretokenizer))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert corpus.lines == 1
    assert corpus.bytes == 2_300_000
    assert peak < 1_700_000


# Special tokens in the text

_SPECIALS = ("<s>", "<s>x", "<a,b>", "<two words>")


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    parts=st.lists(st.sampled_from([*_SPECIALS, "ab", " ", "\n", "a,b ", "<s", "x>", "é1 "])),
    specials=st.sets(st.sampled_from(_SPECIALS)),
    pretokenizer=st.sampled_from(PRETOKENIZERS),
    processes=st.integers(1, 3),
)
def test_special_tokens_are_left_out_when_asked(
    tmp_path, monkeypatch, parts, specials, pretokenizer, processes
):
    monkeypatch.setattr(counting, "_PIECE", 3)
    monkeypatch.setattr(counting, "BLOCK", 7)
    monkeypatch.setattr(counting, "_HEAD_START", dict.fromkeys(("fork", "spawn"), 4))
    monkeypatch.setattr(counting._Helpers, "start", lambda *args: None)
    text = "".join(parts)
    as_text = TrainingConfig(pretokenizer=pretokenizer, special_tokens=tuple(specials))
    as_token = as_text.with_changes(special_as="token")
    path = _write(tmp_path / "c.txt", text.encode())
    expected: Counter[str] = Counter()
    rest = text
    split = get_pretokenizer(pretokenizer).split
    while rest:  # leftmost, then longest
        found = [(rest.index(name), -len(name), name) for name in specials if name in rest]
        at, size, _ = min(found, default=(len(rest), 0, ""))
        expected.update(split(rest[:at]))
        rest = rest[at - size :]
    for corpus in (
        Corpus.from_text(text, as_token),
        Corpus.from_files([path], as_token, processes=processes),
    ):
        assert _words(corpus) == list(expected.items())
        assert corpus.characters == len(text)
    assert _words(Corpus.from_text(text, as_text)) == list(Counter(split(text)).items())


def test_special_tokens_are_never_cut_by_several_processes(tmp_path):
    config = BYTES.with_changes(special_tokens=("<|end of text|>",), special_as="token")
    text = "one two<|end of text|>" * 150_000
    path = _write(tmp_path / "c.txt", text.encode())
    alone = Corpus.from_files([path], config, processes=1)
    assert _words(alone) == [("one", 150_000), (" two", 150_000)]
    assert Corpus.from_files([path], config, processes=2) == alone
