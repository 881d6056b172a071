"""The expansion with its stack, against one that goes step by step."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.gage import Expansion, PlainForm, record

from . import oracle


@given(
    st.lists(st.sampled_from([*b"aab"]), max_size=80).map(bytes),
    st.integers(0, 100),
    st.integers(0, 40),
)
def test_every_state_is_that_of_the_expander(data: bytes, start: int, size: int) -> None:
    (block,) = record(data, PlainForm()).packed.blocks
    wanted = oracle.expansion({new: (left, right) for new, left, right in block.table}, block.data)
    expansion = Expansion(block.table, block.data)
    assert len(expansion) == len(wanted) - 1
    assert expansion.size == len(data)
    for step, state in enumerate(wanted):
        found = expansion.state_at(step)
        assert found.step == step
        assert (found.read, found.stack, found.byte, found.pair) == (
            state.read,
            state.stack,
            state.byte,
            state.pair,
        )
        assert expansion.output(0, found.written) == state.output
    assert expansion.output(start, start + size) == data[start : start + size]


def test_the_lesson_is_expanded() -> None:
    (block,) = record(b"aabcaabdaabc", PlainForm(new_bytes="letters")).packed.blocks
    expansion = Expansion(block.table, block.data)
    # X is taken, then its left byte Y from the stack, and so on; the right ones wait.
    stacks = [bytes(expansion.state_at(step).stack) for step in range(6)]
    assert stacks == [b"", b"cY", b"cbZ", b"cbaa", b"cba", b"cb"]
