"""What a page of a replay holds are the states of the training, for every algorithm."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from bpe_desktop.formats.replay_page import PageToken, render_page
from bpe_desktop.models.face_book import FaceBook
from bpe_desktop.models.replay_stretch import gather_page

from .test_step_search import ALGORITHMS, trained


def finished(work):
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            assert shares == sorted(shares)
            assert all(0 <= share <= 1 for share in shares)
            return end.value


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_page_holds_every_state_of_all_words(algorithm: str) -> None:
    history = trained(algorithm)
    first, last = 1, len(history.steps)
    page = finished(gather_page(history, first, last, "T", "", {}))
    faces = FaceBook(history.vocabulary)

    def rows_at(step: int) -> Counter[tuple[int, tuple[str, ...]]]:
        state = history.state_at(step)
        return Counter(
            (count, tuple("?" if n is None else faces.face(n).label for n in state.word(word)))
            for word, count in enumerate(history.counts)
        )

    labels = [token.label for token in page.tokens]
    counts = [count for count, _ in page.rows]
    state = [ids for _, ids in page.rows]
    for step in range(first, last + 1):
        if step > first:
            made = page.steps[step - first - 1]
            for row, ids in made.changes:
                assert state[row] != ids
                state[row] = ids
            assert made.left == history.series()[1][step]
            assert made.counted == history.series()[0][step - 1]
            if made.pair is not None and algorithm != "gage":  # its tokens are bytes
                left, right = (labels[part].replace("##", "") for part in made.pair)
                assert labels[made.token].replace("##", "") == left + right
        shown = Counter(
            (count, tuple(labels[place] for place in ids))
            for count, ids in zip(counts, state, strict=True)
        )
        assert shown == rows_at(step)


def test_nothing_in_a_token_ends_the_script_or_is_lost() -> None:
    history = trained("bpe")
    page = finished(gather_page(history, 0, 2, "<b>&", "", {"play": "</script>"}))
    wild = ["</script><script>", "\ud800", "\u2028", "é", '"', "\\", "{{title}}"]
    page = page._replace(tokens=[PageToken(label, "learnt") for label in wild])
    text = render_page(page, {"text": "#000000"}, {"text": "#FFFFFF"}).decode("utf-8")
    assert text.count("</script>") == 2
    assert "<b>" not in text
    found = re.search(r'id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    assert [token[0] for token in json.loads(found[1])["tokens"]] == wild
    assert "--text: #000000;" in text
    assert text.index("prefers-color-scheme: dark") < text.index("--text: #FFFFFF;")
