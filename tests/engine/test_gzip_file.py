"""Reading a gzip file anywhere gives what unpacking it whole gives, with little memory."""

from __future__ import annotations

import gzip
import io
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import gzip_file
from bpe_desktop.engine.gzip_file import is_packed, unpacked
from bpe_desktop.errors import CorpusError


@given(
    members=st.lists(st.binary(max_size=5000), min_size=1, max_size=4),
    padding=st.integers(0, 9),
    places=st.lists(st.tuples(st.integers(0, 20_000), st.integers(0, 3000)), max_size=8),
    copies=st.integers(2, 6),
)
def test_any_place_at_any_time(members, padding, places, copies):
    whole = b"".join(members)
    packed = b"".join(gzip.compress(member) + bytes(padding) for member in members)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gzip_file, "_FIRST_APART", 100)
        patch.setattr(gzip_file, "_MOST_COPIES", copies)
        patch.setattr(gzip_file, "_READ_BYTES", 64)
        file = unpacked(io.BytesIO(packed), "x.gz")
        assert file.read() == whole
        for place, size in places:
            file.seek(place)
            assert file.read(size) == whole[place : place + size]


def test_few_copies_are_kept_however_long_the_file_is(monkeypatch):
    monkeypatch.setattr(gzip_file, "_FIRST_APART", 1000)
    data = bytes(random.Random(1).choices(range(97, 120), k=3_000_000))
    file = unpacked(io.BytesIO(gzip.compress(data, 1)), "x.gz")
    while file.read(1 << 16):
        pass
    landmarks = file.raw._landmarks
    assert len(landmarks) <= gzip_file._MOST_COPIES
    apart = [later.place - one.place for one, later in pairwise(landmarks)]
    assert max(apart) < 200_000
    file.seek(1_234_567)
    assert file.read(100) == data[1_234_567:1_234_667]


@pytest.mark.parametrize("cut", [1, 5, 9, 20])
def test_a_file_cut_short_is_told(cut):
    packed = gzip.compress(random.Random(2).randbytes(5000))[:-cut]
    with pytest.raises(CorpusError, match=r"x\.gz is a gzip file that is broken or cut short"):
        unpacked(io.BytesIO(packed), "x.gz").read()


def test_what_follows_the_last_member_must_be_one():
    packed = gzip.compress(b"text") + b"rubbish"
    with pytest.raises(CorpusError, match="broken"):
        unpacked(io.BytesIO(packed), "x.gz").read()


def test_a_bomb_ends_early(monkeypatch):
    monkeypatch.setattr(gzip_file, "_HARMLESS_BYTES", 100_000)
    bomb = io.BytesIO(gzip.compress(bytes(50_000_000)))
    file = unpacked(bomb, "x.gz")
    with pytest.raises(CorpusError, match="more than 100 times its size") as caught:
        file.read()
    assert caught.value.hint


def test_utf_16_is_not_packed():
    assert not is_packed(io.BytesIO("\u8b1f a".encode("utf-16-le")))
