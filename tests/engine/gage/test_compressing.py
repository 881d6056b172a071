"""Gage's compression against its naive twins, worked examples and the program of 1994."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.gage import BlockForm, PlainForm, record
from bpe_desktop.engine.gage.compressing import blocks_of
from bpe_desktop.engine.gage.forms import NEW_BYTES, TIE_BREAKS, byte_order
from bpe_desktop.engine.gage.history import GageHistory
from bpe_desktop.engine.gage.program_file import expand_program_file, write_blocks
from bpe_desktop.errors import ConfigError

from . import oracle

LESSONS = Path(__file__).parents[2] / "data" / "seed_lessons.json"

few = st.lists(st.sampled_from([*b"aab\x00\xff"]), max_size=60).map(bytes)
many = st.binary(max_size=80)
runs = st.lists(
    st.tuples(st.sampled_from(b"abc"), st.integers(1, 9)).map(lambda run: bytes(run[:1]) * run[1]),
    max_size=12,
).map(b"".join)
data = st.one_of(few, runs, many)


def steps_of(history: GageHistory) -> list[tuple[tuple[int, int], int, int]]:
    return [((step.left, step.right), step.count, step.new) for step in history.steps]


@given(
    data,
    st.integers(2, 4),
    st.sampled_from(TIE_BREAKS),
    st.sampled_from(["positions", "non-overlapping"]),
    st.sampled_from(NEW_BYTES),
)
def test_plain_form_is_the_naive_one(
    data: bytes, threshold: int, tie: str, counting: str, new_bytes: str
) -> None:
    form = PlainForm(threshold, tie, counting, new_bytes)
    wanted = oracle.plain(data, threshold, tie, counting, byte_order(form))
    history = record(data, form)
    assert steps_of(history) == wanted.steps
    states = [history.state_at(step) for step in range(len(history) + 1)]
    assert [state.data for state in states] == wanted.states
    for step, before, after in zip(history.steps, wanted.states, wanted.states[1:], strict=False):
        assert (step.before, step.after) == (len(before), len(after))
        assert step.replaced == len(before) - len(after)


@given(
    data.map(lambda data: data * 3),
    st.sampled_from([BlockForm(), BlockForm(16), BlockForm(30, 2, 5), BlockForm(100, 3, 4, 1024)]),
)
def test_block_form_is_the_program_of_1994(data: bytes, form: BlockForm) -> None:
    program = oracle.Program(form.block, form.threshold, form.most_bytes, form.slots)
    wanted = program.compress(data)
    history = record(data, form)
    assert steps_of(history) == [step for block in wanted for step in block.steps]
    assert [*blocks_of(data, form)] == [block.states[0] for block in wanted]
    for block, result in enumerate(wanted):
        numbers = history.steps_of(block)
        states = [history.state_at(number, block) for number in [numbers.start - 1, *numbers]]
        assert [state.data for state in states] == result.states


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 20, 90]))
def test_block_form_counts_in_eight_bits_as_the_program(seed: int, letters: int) -> None:
    # Long enough for counters to be full, and for pairs to go and come back.
    chance = random.Random(seed)
    data = bytes(min(int(chance.expovariate(4 / letters)), 255) for _ in range(3000))
    form = BlockForm()
    wanted = oracle.Program(5000, 3, 200, 4096).compress(data)
    assert steps_of(record(data, form)) == wanted[0].steps


# What the C source of the article, compiled, makes of these; it is not part of this project.
@pytest.mark.parametrize(
    ("data", "written"),
    [
        (b"", "fe7ffeff0000"),
        (b"a", "fe7ffeff000161"),
        (b"ab" * 8, "fe7ffcfefe01ffff61620002fdfd"),
        (b"aabcaabdaabc", "fe7ffd61ff0061620006fe63fe64fe63"),
        (b"aabcaabdaabc" * 3, "fe7ff9fdfb04fcfdfe64fe6361ff61620003fafafa"),
        (
            b"x" * 5000,
            "fe7ff4f6f609f7f7f8f8f9f9fafafbfbfcfcfdfdfefeffff78780006f5f5f7f8f9fdfe7ffeff0000",
        ),
    ],
)
def test_files_of_1994_are_made_byte_by_byte(data: bytes, written: str) -> None:
    assert write_blocks(record(data, BlockForm()).packed.blocks).hex() == written
    assert expand_program_file(bytes.fromhex(written), 5000) == data


@pytest.mark.parametrize(
    ("name", "checksum"),
    [
        ("mini_bg_cs.txt", "bf9987833e2eb98203c5202c2cc22a40779360e0ca2d858cf6e63a9e4370ff95"),
        ("mini_en_it.txt", "47de88d6022f188b77c4942e73cbef7e1a5ac16fbdd3b80f0cecdc57fbe60abe"),
        ("mini_ja_mix.txt", "874c05b5a3c40518e9b975acbe4dfb0c439d636b3a493cf865e34122fd3c63ba"),
        ("seed_lessons.json", "ef1e4f538f4e68632e1b5d4c2292d3d368d1f4d5144629e8c6bd2a7744aeec1f"),
    ],
)
def test_files_of_1994_are_made_of_texts(name: str, checksum: str) -> None:
    # The SHA-256 of what the compiled program wrote.
    data = (LESSONS.parent / name).read_bytes()
    written = write_blocks(record(data, BlockForm()).packed.blocks)
    assert hashlib.sha256(written).hexdigest() == checksum
    assert expand_program_file(written, len(data)) == data


def test_a_full_hash_table_ends_nothing() -> None:
    # With 4,999 different pairs the program's search for a free slot never ends.
    chance = random.Random(1)
    data = bytes(chance.randrange(199) for _ in range(5000))
    history = record(data, BlockForm())
    assert history.packed.size == len(data)
    assert all(step.count >= 3 for step in history.steps)


def lesson() -> dict[str, Any]:
    lessons = json.loads(LESSONS.read_text("utf-8"))
    return next(entry for entry in lessons if entry["id"] == "gage-trace")


def test_the_trace_of_the_lesson() -> None:
    wanted = lesson()
    data = wanted["text"].encode()
    history = record(data, PlainForm(new_bytes="letters"))
    spell = bytes.maketrans(b"ZYX", b"XYZ")  # the lesson takes X first
    found = [
        [
            bytes((step.left, step.right)).translate(spell).decode(),
            step.count,
            history.state_at(step.step).data.translate(spell).decode(),
        ]
        for step in history.steps
    ]
    assert found == wanted["steps"]


def test_the_stop_is_said() -> None:
    for data, form, code, word in (
        (b"", PlainForm(), "empty", "nothing"),
        (b"a", PlainForm(), "no-pair", "2 or more"),
        (b"aa", BlockForm(), "no-pair", "3 or more"),
        (bytes(range(256)) * 2, PlainForm(), "no-free-byte", "all 256"),
        (bytes(range(255)) * 2, PlainForm(), "no-free-byte", "all 256"),
    ):
        stop = record(data, form).packed.blocks[0].stop
        assert (stop.code, word in stop.text) == (code, True), stop


def test_candidates_are_those_that_could_come_next() -> None:
    for form in (PlainForm(), PlainForm(tie_break="last-seen"), BlockForm(threshold=2)):
        history = record(b"abababcdcdcd abab xyzxyz" * 3, form)
        for step in range(len(history)):
            state = history.state_at(step)
            top = state.candidates(5)
            assert state.next is not None
            assert (top[0].left, top[0].right) == state.next[1:]
            assert top[0].count == history.steps[step].count
            assert [entry.count for entry in top] == sorted((e.count for e in top), reverse=True)
            assert all(
                state.data[e.first : e.first + 2] == bytes(e[:2]) for e in top if e.first >= 0
            )
            places = state.places(1000)
            assert len(places) == history.steps[step].replaced
            assert places[0] == top[0].first
        assert history.state_at(len(history)).next is None
        assert history.state_at(len(history)).places(9) == []


def test_cells_and_what_they_stand_for() -> None:
    history = record(b"aabcaabdaabc", PlainForm())
    cells = history.state_at(2).cells(0, 3)
    assert [(cell.hex, cell.text, cell.step) for cell in cells] == [
        ("FE", "FE", 2),
        ("63", "c", None),
        ("FE", "FE", 2),
    ]
    assert history.state_at(3).stands_for(0xFD) == b"aabc"
    assert history.state_at(1).stands_for(0xFD) == b"\xfd"


def test_blocks_are_found_by_step_and_by_place() -> None:
    history = record(b"ab" * 100 + b"cd" * 100, BlockForm(block=200))
    assert history.blocks == 3  # the last one is empty
    assert history.block_of(0) == 0
    first = history.steps_of(1).start
    assert [history.block_of(first - 1), history.block_of(first)] == [0, 1]
    assert [history.block_at(place) for place in (0, 199, 200, 399)] == [0, 0, 1, 1]
    before = history.state_at(first - 1, 1)
    assert (before.data, before.table) == (b"cd" * 100, ())
    with pytest.raises(IndexError):
        history.state_at(len(history) + 1)


@pytest.mark.parametrize(
    "make",
    [
        lambda: PlainForm(threshold=1),
        lambda: PlainForm(tie_break="hash"),
        lambda: PlainForm(counting="twice"),
        lambda: PlainForm(new_bytes="any"),
        lambda: BlockForm(block=0),
        lambda: BlockForm(block=40_000),
        lambda: BlockForm(threshold=256),
        lambda: BlockForm(most_bytes=257),
        lambda: BlockForm(slots=1000),
        lambda: BlockForm(block=True),
    ],
)
def test_settings_are_checked(make: Any) -> None:
    with pytest.raises(ConfigError) as caught:
        make()
    assert caught.value.hint
