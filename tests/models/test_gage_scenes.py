"""The rows of a compression: all of the data, in order, and every replacement inside of one."""

from __future__ import annotations

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.models.gage_scenes import GageScenes
from bpe_desktop.models.scene_maker import RowChoice

from ..engine.gage.test_training_history import FORMS, compressed

TEXTS = st.text("ab Z", max_size=120) | st.text("ab", min_size=50, max_size=300)
IN_ORDER = RowChoice("corpus")


@given(TEXTS, FORMS)
def test_rows_hold_the_data_and_no_replacement_crosses_them(
    text: str, form: dict[str, object]
) -> None:
    history = compressed(text, **form)
    scenes = GageScenes(history)
    for step in range(len(history) + 1):
        scene = scenes.scene(step, IN_ORDER, None)
        state = history.state_at(step)
        ids = [face.id for face in chain.from_iterable(row.faces for row in scene.rows)]
        assert ids == state.tokens()
        base = history.start_of(state.block)
        starts = [row.word for row in scene.rows]
        assert starts == [int(row.lead, 16) for row in scene.rows]
        assert starts == [base + n for n in _starts(row.count for row in scene.rows)]
        if step < len(history):
            made = history.steps[step]
            assert sum(len(row.matches) for row in scene.rows) == made.replaced
            assert scene.touched == sum(bool(row.matches) for row in scene.rows)


@given(TEXTS)
def test_a_filter_keeps_the_rows_that_hold_the_text(text: str) -> None:
    history = compressed(text)
    scenes = GageScenes(history)
    every = scenes.scene(0, IN_ORDER, None).rows
    found = scenes.scene(0, RowChoice("touched", "ab"), None).rows
    wanted = [row.word for row in every if "ab" in text[row.word : row.word + row.count]]
    assert [row.word for row in found] == wanted


def _starts(sizes) -> list[int]:
    found, at = [], 0
    for size in sizes:
        found.append(at)
        at += size
    return found
