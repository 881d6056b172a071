"""Compressed files: back without loss, never much larger, and damaged ones told in one line."""

from __future__ import annotations

import random
import struct
import zlib
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bpe_desktop.engine.gage import (
    HEADER_SIZE,
    BlockForm,
    Form,
    PlainForm,
    compress_file,
    expand_file,
)
from bpe_desktop.engine.gage.file import MOST_BYTES, compress_program_file
from bpe_desktop.engine.gage.program_file import expand_program_file
from bpe_desktop.errors import FormatError, UserError

FORMS: list[Form] = [
    PlainForm(),
    PlainForm(counting="non-overlapping", new_bytes="letters"),
    BlockForm(),
    BlockForm(block=7, threshold=2),
    BlockForm(block=50, most_bytes=3),
]

data = st.one_of(
    st.binary(max_size=300),
    st.lists(st.sampled_from([*b"ab\x00\xff"]), max_size=300).map(bytes),
    st.binary(max_size=20).map(lambda data: data * 40),
)


@given(data, st.sampled_from(FORMS))
@example(b"", FORMS[0])
@example(b"", FORMS[2])
@example(b"a", FORMS[0])
@example(bytes(range(256)) * 4, FORMS[0])
@example(bytes(range(256)) * 4, FORMS[2])
@example(b"a" * 10_000, FORMS[2])
def test_back_without_loss_and_never_larger(data: bytes, form: Form) -> None:
    file = compress_file(data, form)
    assert expand_file(file.data) == data
    assert len(file.data) <= len(data) + HEADER_SIZE
    assert file.note.endswith(".")
    assert "\n" not in file.note


@given(data)
def test_files_of_1994_come_back(data: bytes) -> None:
    for form in (BlockForm(), BlockForm(block=7, threshold=2), BlockForm(100, 2, 5)):
        assert expand_program_file(compress_program_file(data, form).data, len(data)) == data


def test_random_data_is_stored() -> None:
    data = random.Random(1).randbytes(20_000)
    for form in FORMS[:3]:
        file = compress_file(data, form)
        assert len(file.data) == len(data) + HEADER_SIZE
        assert "stored as it is" in file.note
        assert expand_file(file.data) == data


def test_what_cannot_be_made_smaller_is_said() -> None:
    notes = {
        b"": "empty",
        b"a": "one byte",
        b"xaaay": "would cost more",
        bytes(range(256)) * 3: "all 256 byte values occur",
        b"abcdefg": "no pair counts 2",
    }
    for data, words in notes.items():
        assert words in compress_file(data, PlainForm()).note


@given(data, st.sampled_from(FORMS), st.data())
def test_a_changed_or_cut_file_is_refused(data: bytes, form: Form, choice: st.DataObject) -> None:
    file = compress_file(data, form).data
    at = choice.draw(st.integers(0, len(file) - 1))
    with pytest.raises(FormatError):
        expand_file(file[:at])
    changed = bytearray(file)
    changed[at] ^= choice.draw(st.integers(1, 255))
    found = attempt(bytes(changed))
    assert found in (data, None)  # such as a table entry that nothing uses


@given(st.binary(max_size=200), st.sampled_from([1, 2]), st.integers(0, 5000))
def test_any_bytes_behind_a_header_are_told_or_read(body: bytes, kind: int, size: int) -> None:
    for data in (header(kind, size) + body, body):
        assert attempt(data) is None
    with suppress(FormatError):
        expand_program_file(body, 5000)


def attempt(file: bytes) -> bytes | None:
    """Return the content of a file, `None` where it is refused in one line with a hint."""
    try:
        return expand_file(file)
    except FormatError as error:
        return None if error.hint and "\n" not in str(error) else b"told badly"


def header(kind: int, size: int, content: bytes | None = None) -> bytes:
    checksum = 0xDEADBEEF if content is None else zlib.crc32(content)
    return struct.pack(">4sBBQI", b"BPEG", 1, kind, size, checksum)


def doubling(levels: int) -> bytes:
    """A plain body of a few bytes that stands for 2**levels bytes."""
    table = [(255, 65, 65), *((255 - at, 256 - at, 256 - at) for at in range(1, levels))]
    return bytes((levels,)) + b"".join(map(bytes, table)) + bytes((256 - levels,))


def test_small_files_that_would_become_large_are_refused_at_once() -> None:
    assert expand_file(header(1, 1 << 20, b"A" * (1 << 20)) + doubling(20)) == b"A" * (1 << 20)
    for size in (0, 5000, MOST_BYTES):
        with pytest.raises(FormatError, match=r"more than 10\^18"):
            expand_file(header(1, size) + doubling(190))
    for size in (MOST_BYTES + 1, 2**64 - 1):
        with pytest.raises(FormatError, match="says that it holds"):
            expand_file(header(1, size) + doubling(190))


def test_tables_that_lead_round_in_a_circle_are_refused() -> None:
    # 254 stands for (255, 0) and 255 for (254, 0).
    circle = bytes((254, 127, 253, 255, 0, 0, 254, 0, 0, 1, 255))
    assert expand_program_file(bytes((254, 127, 253, 65, 0, 0, 254, 0, 0, 1, 255)), 9) == b"A\0\0"
    with pytest.raises(FormatError, match="holds itself"):
        expand_program_file(circle, 1000)
    for table in ((255, 254, 0, 254, 65, 66), (255, 255, 0, 254, 1, 2), (255, 1, 2, 255, 3, 4)):
        with pytest.raises(FormatError, match="In the table of pairs"):
            expand_file(header(1, 3) + bytes((2, *table, 255)))


def test_foreign_files_are_told() -> None:
    for data, words in (
        (b"", "not a file that gage compress made"),
        (b"BPEG", "not a file that gage compress made"),
        (b"hello, this is some text", "not a file that gage compress made"),
        (b"BPEG\x02" + bytes(13), "version 2"),
        (header(7, 0), "form 7"),
    ):
        with pytest.raises(FormatError, match=words):
            expand_file(data)


def test_a_table_that_goes_too_far_is_told() -> None:
    with pytest.raises(FormatError, match="past the byte 255"):
        expand_program_file(bytes((255, 128, 255, 10, 10)) + bytes(300), 1000)


class _Long(bytes):
    """Bytes that say they are too many, without the memory for them."""

    def __len__(self) -> int:
        return MOST_BYTES + 1


def test_more_than_can_be_expanded_is_not_compressed() -> None:
    with pytest.raises(UserError, match="more than 268,435,456"):
        compress_file(_Long(), PlainForm())
