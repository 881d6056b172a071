"""Encodings are settled as promised and no character of a file is changed or lost."""

from __future__ import annotations

import base64
import codecs
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.errors import CorpusError
from bpe_desktop.formats import text as text_module
from bpe_desktop.formats.encodings import lookup
from bpe_desktop.formats.text import glance, looks_like_counts, probe, read_all, survey

DATA = Path(__file__).parents[1] / "data"
CASES = [json.loads(line) for line in (DATA / "cases_open.jsonl").read_bytes().split(b"\n") if line]
BULGARIAN = (DATA / "mini_bg_cs.txt").read_text("utf-8")


def file_of(tmp_path: Path, data: bytes, name: str = "notes.txt") -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


def error_of(path: Path, encoding: str | None = None) -> CorpusError:
    with pytest.raises(CorpusError) as caught:
        probe(path, encoding)
    return caught.value


@pytest.mark.parametrize(
    ("mark", "codec", "expected"),
    [
        (codecs.BOM_UTF8, "utf-8", "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16"),
        (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32"),
        (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32"),
    ],
)
def test_a_byte_order_mark_wins_and_is_not_text(
    tmp_path: Path, mark: bytes, codec: str, expected: str
) -> None:
    words = "ciao, свят 🙂\r\nok\x00\n"
    for chosen in (None, codec):
        source = probe(file_of(tmp_path, mark + words.encode(codec)), chosen)
        assert source.encoding == expected
        assert source.how == ("bom" if chosen is None else "chosen")
        assert read_all(source) == words


@given(text=st.text(alphabet=st.sampled_from("a é\r\n\t\x85\u2028\ufeff🙂\x1c"), min_size=1))
def test_utf8_text_is_exact(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    if text.startswith("\ufeff"):
        return  # as a file this begins with a byte-order mark
    source = probe(file_of(tmp_path_factory.getbasetemp(), text.encode()))
    assert (source.how, source.encoding, source.problem) == ("utf-8", "utf-8", None)
    assert read_all(source) == text
    bare = text.replace("\r\n", "\n").replace("\r", "\n")
    assert source.lines == bare.count("\n") + (not bare.endswith("\n"))


@pytest.mark.parametrize(
    ("text", "newlines", "lines"),
    [
        ("one", "none", 1),
        ("a\nb\n", "lf", 2),
        ("a\r\nb", "crlf", 2),
        ("a\rb\r", "cr", 2),
        ("a\rb\n", "mixed", 2),
        ("x" * 65_535 + "\r\n" + "y\r\n", "crlf", 2),  # the first slice ends between CR and LF
    ],
)
def test_newlines_and_lines(tmp_path: Path, text: str, newlines: str, lines: int) -> None:
    source = probe(file_of(tmp_path, text.encode()))
    assert (source.newlines, source.lines) == (newlines, lines)


def test_decomposed_text_is_seen(tmp_path: Path) -> None:
    assert not probe(file_of(tmp_path, "e\u0301".encode())).is_nfc
    assert probe(file_of(tmp_path, "\u00e9".encode())).is_nfc


def test_a_large_file_is_checked_to_its_end(tmp_path: Path) -> None:
    """An error behind the third megabyte turns UTF-8 into a guess; positions count in the file."""
    body = ("реката говори с моста\n" * 90_000).encode()
    path = file_of(tmp_path, body + "градът мълчи\n".encode("cp1251") * 3)
    assert glance(path).encoding == "utf-8"
    assert not glance(path).complete
    source = probe(path)
    assert source.complete
    assert source.encoding == "utf-8"  # nearly all of it is valid, so the rest is broken UTF-8
    assert source.how == "guess"
    assert source.undecodable == 11 * 3
    assert "33 bytes" in (source.problem or "")
    assert read_all(source).encode("utf-8", "surrogateescape") == path.read_bytes()


def test_survey_shows_growing_knowledge(tmp_path: Path) -> None:
    path = file_of(tmp_path, b"word\n" * 500_000)
    steps = list(survey(path))
    assert [step.checked for step in steps] == sorted({step.checked for step in steps})
    assert steps[-1].checked == steps[-1].size == 2_500_000
    assert steps[-1].lines == 500_000


@pytest.mark.parametrize(
    ("text", "codec", "guesses"),
    [
        (BULGARIAN[:600], "cp1251", ["cp1251"]),
        ("Il porto si sveglia così, perché la città è più lontana.\n" * 9, "cp1252", ["cp1252"]),
        ("港の朝は静かです。漁師は網を数えます。\n" * 9, "shift_jis", ["cp932", "shift_jis"]),
        ("senza segno iniziale\n", "utf-16-le", ["utf-16-le"]),
        ("senza segno iniziale\n", "utf-16-be", ["utf-16-be"]),
    ],
)
def test_guesses(tmp_path: Path, text: str, codec: str, guesses: list[str]) -> None:
    source = probe(file_of(tmp_path, text.encode(codec)))
    assert source.how == "guess"
    assert source.encoding in guesses
    assert source.confidence is not None
    assert 0 <= source.confidence <= 1
    assert read_all(source) == text
    assert "a guess" in source.label
    assert "is a guess" in (source.problem or "")


def test_mostly_valid_utf8_stays_utf8(tmp_path: Path) -> None:
    data = BULGARIAN.encode() + b"\xff\xfe"
    source = probe(file_of(tmp_path, data))
    assert (source.encoding, source.how, source.undecodable) == ("utf-8", "guess", 2)
    assert read_all(source).encode("utf-8", "surrogateescape") == data


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["kind"] == "encodings"], ids=lambda case: case["id"]
)
def test_cases_of_chosen_encodings(tmp_path: Path, case: dict) -> None:
    data = base64.b64decode(case["input"]["file_b64"])
    path = file_of(tmp_path, data)
    expected = case["expected"]
    source = probe(path, case["settings"]["encoding"].split()[0])
    text = read_all(source)
    assert text == expected["text"]
    assert text.encode(source.encoding) == data
    assert (source.how, source.problem) == ("chosen", None)
    wrong = expected["if_opened_as_utf8_instead"]
    forced = probe(path, "utf-8")
    shown = read_all(forced)
    assert shown.count("\0") == wrong["nul_characters"]
    if wrong["replacement_characters"]:
        assert forced.problem  # the warning
        assert shown.encode("utf-8", "surrogateescape") == data


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case["id"] in ("open-bom-02", "open-bom-03")],
    ids=lambda case: case["id"],
)
def test_cases_of_byte_order_marks(tmp_path: Path, case: dict) -> None:
    source = probe(file_of(tmp_path, base64.b64decode(case["input"]["file_b64"])))
    assert source.encoding == case["expected"]["encoding"].split()[0]
    assert read_all(source) == case["expected"]["text"]


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case["kind"] == "invalid-bytes"],
    ids=lambda case: case["id"],
)
def test_cases_of_invalid_bytes(tmp_path: Path, case: dict) -> None:
    data = base64.b64decode(case["input"]["file_b64"])
    source = probe(file_of(tmp_path, data), "utf-8")
    text = read_all(source)
    assert text.encode("utf-8", "surrogateescape") == data
    assert "\ufffd" not in text
    assert source.undecodable == sum("\udc80" <= character <= "\udcff" for character in text)


def test_binary_files_are_refused(tmp_path: Path) -> None:
    error = error_of(file_of(tmp_path, b"abc\0def\xff", "notes.bin"))
    assert error.message == "notes.bin is not text."
    assert error.hint == "It holds zero bytes. Choose a text file or name its encoding."
    late = error_of(file_of(tmp_path, b"a" * 3_000_000 + b"\0"))
    assert "zero bytes" in late.hint
    picture = error_of(file_of(tmp_path, b"\x89PNG\r\n\x1a\n" + bytes(64), "tile.png"))
    assert "It is a picture." in picture.hint
    noise = bytes((i * 97 + 31) % 255 + 1 for i in range(4000))
    assert error_of(file_of(tmp_path, noise)).message == "notes.txt is not text."


def test_zero_bytes_are_text_once_the_encoding_is_named(tmp_path: Path) -> None:
    source = probe(file_of(tmp_path, b"a\0b\n"), "utf-8")
    assert read_all(source) == "a\0b\n"


def test_files_that_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "does not exist" in error_of(tmp_path / "none.txt").message
    assert error_of(tmp_path).message.endswith("is a folder.")
    assert error_of(file_of(tmp_path, b"")).message == "notes.txt is empty."
    assert error_of(file_of(tmp_path, codecs.BOM_UTF8)).message == "notes.txt is empty."
    assert "cannot exist" not in error_of(tmp_path / "x\0y").message

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = file_of(tmp_path, b"secret")
    monkeypatch.setattr(text_module.Path, "open", refuse)
    assert error_of(path).message == "notes.txt may not be read."


def test_wrong_names_of_encodings(tmp_path: Path) -> None:
    path = file_of(tmp_path, b"a\xff")
    assert "klingon is not an encoding" in error_of(path, "klingon").message
    for name in ("hex", "idna", "punycode", "undefined", "unicode_escape", "rot13", "x" * 5000):
        assert f"{name[:60]} is not an encoding" in error_of(path, name).message
    for name in ("utf-16", "utf-32-be", "utf-7", "hz", "iso2022_jp", "cp037"):
        assert lookup(name)
    assert "is not valid UTF-16" in error_of(file_of(tmp_path, b"\xff\xfea"), "utf-16").message


def test_looks_like_counts() -> None:
    assert looks_like_counts("basso\t6\r\nrosso\t9")
    assert looks_like_counts("basso\t6\nros", cut=True)
    assert not looks_like_counts("basso\t6\nros")
    assert not looks_like_counts("a\tb\t3\n")
    assert not looks_like_counts("basso 6\n")
    assert not looks_like_counts("")


def test_zero_characters_are_pointed_out_in_an_encoding_that_was_chosen(tmp_path: Path) -> None:
    path = file_of(tmp_path, "senza segno\n".encode("utf-16-le"))
    source = probe(path, "utf-8")
    assert source.zeros == 12
    assert source.problem == "It holds zero bytes, which text seldom does: is this its encoding?"
    assert probe(path, "utf-16-le").problem is None
