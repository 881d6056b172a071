"""Graphemes, characters, bytes and tokens of the same text stand in the right places."""

from __future__ import annotations

import pytest

from bpe_desktop.engine.tokenizer import Tokenizer

from .conftest import Driver


@pytest.fixture
def byte_level(sample: Driver) -> Driver:
    config = sample.project.config
    sample.project.set_config(
        config.with_changes(units="byte", marker="none", pretokenizer="gpt2", merges=40)
    )
    sample.wait(lambda: sample.project.history.config.units == "byte")
    sample.wait_for_training()
    sample.application.playback.last()
    sample.click("segment.bytes")
    sample.settle()
    return sample


def view_of(driver: Driver, text: str):
    driver.project.set_live_text(text, "test")
    driver.settle()
    return driver.find("byteView").grid.view


# text, graphemes, code points, bytes of UTF-8: counted by hand
@pytest.mark.parametrize(
    ("text", "graphemes", "characters", "size"),
    [
        ("a", 1, 1, 1),
        ("š", 1, 1, 2),
        ("s\u030c", 1, 2, 3),
        ("👩\u200d👩\u200d👧", 1, 5, 18),
        ("🇨🇿🇮🇹", 2, 4, 16),
        ("שָׁ", 1, 3, 6),
        ("a\tb\u00a0c\n", 6, 6, 7),
    ],
)
def test_the_rows_agree_on_the_bytes(byte_level, text, graphemes, characters, size) -> None:
    view = view_of(byte_level, text)
    rows = len(view.graphemes), len(view.characters), len(view.bytes)
    assert rows == (graphemes, characters, size)
    for cells in (view.graphemes, view.characters, view.tokens):
        assert [cell.start for cell in cells] == [0, *(cell.end for cell in cells[:-1])]
        assert cells[-1].end == size
    assert "".join(byte.hex for byte in view.bytes) == text.encode().hex().upper()


def test_tokens_that_cut_a_character_are_marked(byte_level) -> None:
    view = view_of(byte_level, "a👧")
    tokenizer = Tokenizer(byte_level.project.history.vocabulary, byte_level.project.history.config)
    pieces = tokenizer.encode("a👧").bytes
    assert len(pieces) > 2
    assert not view.tokens[0].cuts_before
    for token, piece in zip(view.tokens, pieces, strict=True):
        whole = piece.decode("utf-8", "replace").count("\ufffd") == 0
        assert (token.cuts_before or token.cuts_behind) == (not whole)
    assert "tokens cut a character" in byte_level.find("byteView").grid.accessibleName()


def test_what_is_invisible_is_shown(byte_level) -> None:
    view = view_of(byte_level, " \t\n\u00a0\u200b")
    assert [char.text for char in view.characters] == ["␣", "⇥", "↵", "⍽", "<U+200B>"]
    assert view.characters[3].name == "NO-BREAK SPACE"


def test_a_space_before_or_behind_is_counted(byte_level) -> None:
    view = view_of(byte_level, "švejk")
    tokenizer = Tokenizer(byte_level.project.history.vocabulary, byte_level.project.history.config)
    now = len(tokenizer.encode("švejk"))
    rows = {row.kind: (row.tokens, row.change) for row in view.spaces}
    for kind, text in (("before", " švejk"), ("behind", "švejk ")):
        tokens = len(tokenizer.encode(text))
        assert rows[kind] == (tokens, tokens - now)
    assert "none" not in rows
    assert {row.kind for row in view_of(byte_level, " a ").spaces} == {"before", "behind", "none"}


def test_nothing_and_too_much_are_said(byte_level) -> None:
    assert view_of(byte_level, "").problem == "Type a text to see its characters and bytes."
    view = view_of(byte_level, "š" * 1001)
    assert view.problem == "Only texts up to 2,000 bytes are shown so. This one has 2,002."


@pytest.mark.slow
def test_a_small_window_shows_all_four_rows_whole(sample):
    sample.window.resize(1024, 700)
    sample.project.set_live_text("naïve 👩‍👩‍👧 švejk", "test")
    sample.settle()
    sample.click("segment.bytes")
    sample.settle()
    pane = sample.find("byteView")
    area = pane.grid.parentWidget()  # the part of it that is in sight
    assert area.height() >= 4 * 23
    assert area.height() % 23 == 0
    sample.click("segment.tokens")
    sample.settle()
    assert sample.find("liveTokens").isVisible()
