"""The live pane: tiles, figures, notices, and what gives way as it gets smaller."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from bpe_desktop.models.live import NO_RESULT, LiveResult
from bpe_desktop.views.live_pane import LivePane
from bpe_desktop.views.live_tokens import MOST_TILES, LiveTokens
from bpe_desktop.views.theme import Theme

from .live_samples import UNKNOWN_NOTICE, Sample, many, pieces, svejk

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def pane(qtbot: QtBot, theme: Theme) -> LivePane:
    pane = LivePane(theme)
    qtbot.addWidget(pane)
    pane.resize(752, 240)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def show(pane: LivePane, sample: Sample, **details: object) -> LiveResult:
    result = sample.result(**details)  # type: ignore[arg-type]
    pane.set_text(sample.text)
    pane.set_result(result)
    QApplication.processEvents()
    return result


def move_to(tokens: LiveTokens, where: QPointF) -> None:
    target = tokens.viewport()
    none = Qt.MouseButton.NoButton
    everywhere = QPointF(target.mapToGlobal(where.toPoint()))
    move = QMouseEvent(QEvent.Type.MouseMove, where, everywhere, none, none, NO_MODIFIER)
    QApplication.sendEvent(target, move)


def click(qtbot: QtBot, tokens: LiveTokens, index: int) -> None:
    where = tokens.tile_rect(index).center().toPoint()
    qtbot.mouseClick(tokens.viewport(), Qt.MouseButton.LeftButton, pos=where)


def rows_of(tokens: LiveTokens) -> list[list[int]]:
    rows: dict[float, list[int]] = {}
    for index in range(tokens.laid_out):
        rows.setdefault(tokens.tile_rect(index).top(), []).append(index)
    return [rows[top] for top in sorted(rows)]


# Tiles


def test_tiles_stand_in_a_row_with_a_gap_after_each_word(pane: LivePane) -> None:
    show(pane, svejk())
    tiles = [pane.tokens.tile_rect(index) for index in range(15)]
    gaps = [round(right.left() - left.right()) for left, right in pairwise(tiles)]
    (word_end,) = [index for index, gap in enumerate(gaps) if gap > 8]
    assert word_end == 5  # between the first end-of-word mark and the second word
    assert all(0 < gap <= 8 for index, gap in enumerate(gaps) if index != word_end)


def test_tokens_that_carry_their_space_need_no_gap(pane: LivePane) -> None:
    sample = Sample("The ship")
    for number, piece in enumerate(("The", " ship")):
        sample.add(piece, number)
    show(pane, sample)
    first, second = (pane.tokens.tile_rect(index) for index in range(2))
    assert second.left() - first.right() < 12


def test_tiles_wrap_into_rows_and_never_touch(pane: LivePane, qtbot: QtBot) -> None:
    show(pane, many([7, 123_456, 1, 99_999] * 40))
    qtbot.waitUntil(lambda: pane.tokens.laid_out == 160)
    rows = rows_of(pane.tokens)
    assert len(rows) > 3
    assert [index for row in rows for index in row] == list(range(160))
    for row in rows:
        tiles = [pane.tokens.tile_rect(index) for index in row]
        assert all(left.right() + 2 <= right.left() for left, right in pairwise(tiles))
        assert tiles[-1].right() <= pane.tokens.viewport().width()
    assert pane.tokens.verticalScrollBar().maximum() > 0
    pane.resize(500, 240)
    qtbot.waitUntil(lambda: pane.tokens.laid_out == 160)
    assert len(rows_of(pane.tokens)) > len(rows)


def test_a_token_wider_than_the_pane_is_one_row(pane: LivePane) -> None:
    sample = Sample("a" * 300).add("a" * 299, 1).add("a", 2)
    show(pane, sample)
    assert rows_of(pane.tokens) == [[0], [1]]
    assert pane.tokens.tile_rect(0).right() <= pane.tokens.viewport().width()
    pane.grab()


def test_only_what_is_drawn_is_asked_for_at_once(pane: LivePane, qtbot: QtBot) -> None:
    sample = many([index % 50 for index in range(50_000)])
    pane.set_text(sample.text)
    pane.set_result(sample.result())
    assert len(sample.asked) < 600
    qtbot.waitUntil(lambda: pane.tokens.laid_out == MOST_TILES)
    strip = sample.asked - set(range(49_000, 50_000))  # the field is at its end or its start
    assert len(strip) < MOST_TILES + 600


def test_more_than_two_thousand_tiles_are_announced(pane: LivePane, qtbot: QtBot) -> None:
    show(pane, many([1] * (MOST_TILES + 345)))
    qtbot.waitUntil(lambda: pane.tokens.laid_out == MOST_TILES)
    assert notices_of(pane) == [
        "The tiles show the first 2,000 of 2,345 tokens. The text shows them all."
    ]
    show(pane, many([1] * MOST_TILES))
    assert notices_of(pane) == []


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_tiles_look_the_same_however_often_they_are_drawn(pane: LivePane, ratio: float) -> None:
    """Each tile is drawn at first, and then kept as a picture."""
    show(pane, svejk())

    def picture() -> QImage:
        image = QImage(900, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        image.setDevicePixelRatio(ratio)
        pane.tokens.viewport().render(image)
        return image

    first = picture()
    assert len({first.pixel(x, y) for x in range(300) for y in range(80)}) > 20
    for _ in range(3):
        assert picture() == first


def test_pointer_and_click_on_tiles(pane: LivePane, qtbot: QtBot) -> None:
    result = show(pane, svejk())
    hovered: list[object] = []
    activated: list[int] = []
    pane.token_hovered.connect(hovered.append)
    pane.token_activated.connect(activated.append)
    for index in (0, 1, 11, 12):
        assert pane.tokens.tile_at(pane.tokens.tile_rect(index).center()) == index
        move_to(pane.tokens, pane.tokens.tile_rect(index).center())
        click(qtbot, pane.tokens, index)
    assert hovered == [19, 5, None, result.ids[12]]  # the unknown one has no id
    assert activated == [19, 5, result.ids[12]]
    move_to(pane.tokens, QPointF(730, 10))
    assert hovered[-1] is None


def test_hover_rings_every_tile_of_the_id(pane: LivePane) -> None:
    show(pane, svejk())
    plain = pane.tokens.viewport().grab().toImage()
    pane.set_hover(19)
    ringed = pane.tokens.viewport().grab().toImage()

    def ring_at(index: int) -> bool:
        box = pane.tokens.tile_rect(index)
        ratio = plain.devicePixelRatio()
        x, y = int(box.center().x() * ratio), int((box.top() - 3) * ratio)
        return plain.pixelColor(x, y) != ringed.pixelColor(x, y)

    assert [index for index in range(15) if ring_at(index)] == [0, 6]


def test_the_token_under_the_pointer_is_told_of(pane: LivePane) -> None:
    show(pane, svejk())
    pane.set_tips(lambda token: (f"token {token}",))
    tiles = pane.tokens
    where = tiles.tile_rect(0).center().toPoint()
    everywhere = tiles.viewport().mapToGlobal(where)
    QApplication.sendEvent(tiles.viewport(), QHelpEvent(QEvent.Type.ToolTip, where, everywhere))
    assert "token 19" in QToolTip.text()
    QToolTip.hideText()


def test_keys_walk_over_the_tiles(pane: LivePane) -> None:
    show(pane, svejk())
    hovered: list[object] = []
    activated: list[int] = []
    pane.token_hovered.connect(hovered.append)
    pane.token_activated.connect(activated.append)
    keys = Qt.Key
    for key in (keys.Key_Right, keys.Key_Left, keys.Key_End, keys.Key_Home, keys.Key_Return):
        override = QKeyEvent(QEvent.Type.ShortcutOverride, key, NO_MODIFIER)
        override.ignore()
        QApplication.sendEvent(pane.tokens, override)
        assert override.isAccepted() == (key != keys.Key_Return)  # not for the playhead
        QApplication.sendEvent(pane.tokens, QKeyEvent(QEvent.Type.KeyPress, key, NO_MODIFIER))
    assert hovered == [5, 19, 0, 19]
    assert activated == [19]


def test_copying_a_token_gives_its_characters(pane: LivePane) -> None:
    sample = Sample("a\n\n\tb\u00a0🙂").add("a", 1).add("\n\n", 2, label="↵↵").add("\tb", 3)
    sample.add("\u00a0🙂", 4, label="⍽🙂")
    show(pane, sample)
    for index, text in enumerate(("a", "\n\n", "\tb", "\u00a0🙂")):
        where = pane.tokens.tile_rect(index).center().toPoint()
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, where, pane.tokens.mapToGlobal(where))
        QApplication.sendEvent(pane.tokens.viewport(), event)
        menu = pane.tokens.findChildren(QMenu)[-1]
        copy_text, copy_ids = menu.actions()
        copy_text.trigger()
        assert QGuiApplication.clipboard().text() == text
        copy_ids.trigger()
        assert QGuiApplication.clipboard().text() == "1 2 3 4"
        menu.close()


# Figures and words


def figures_of(pane: LivePane) -> list[str]:
    shown = pane._figures.shown()
    return [f"{number} {words}" for number, words in pane._figures._figures[:shown]]


def notices_of(pane: LivePane) -> list[str]:
    return [notice._words.text() for notice in pane._notices]


def test_figures_with_their_words(pane: LivePane) -> None:
    show(pane, svejk())
    assert figures_of(pane) == [
        "15 tokens",
        "20 characters",
        "22 bytes",
        "1.33 characters per token",
    ]
    show(pane, Sample("a").add("a", 1))
    assert figures_of(pane)[:3] == ["1 token", "1 character", "1 byte"]
    pane.set_text("")
    pane.set_result(NO_RESULT)
    assert figures_of(pane) == []


def test_figures_give_way_from_the_right(pane: LivePane) -> None:
    show(pane, svejk())
    counts = []
    for width in range(760, 150, -20):
        pane.resize(width, 240)
        counts.append(len(figures_of(pane)))
        free = pane._figures.geometry()
        title = pane.findChildren(QLabel)[0].geometry()
        assert free.left() >= title.right()
        assert pane._figures.width_of(counts[-1]) <= free.width()
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == 4
    assert counts[-1] < 2


def test_the_remark_says_which_merge(pane: LivePane) -> None:
    show(pane, svejk(), step=12_823)
    assert pane._subtitle.text() == "after merge 12,823"
    show(pane, svejk(), step=0)
    assert pane._subtitle.text() == "before the first merge"
    pane.set_result(NO_RESULT._replace(text=svejk().text, characters=20, bytes=22))
    assert pane._subtitle.text() == ""
    assert figures_of(pane) == ["20 characters", "22 bytes"]


def test_notices_stand_under_the_tiles(pane: LivePane) -> None:
    show(pane, svejk(), notices=(UNKNOWN_NOTICE,))
    assert notices_of(pane) == [UNKNOWN_NOTICE]
    (notice,) = pane._notices
    assert notice.isVisible()
    assert notice.y() >= pane.tokens.geometry().bottom()
    assert notice.geometry().bottom() < pane.height()


# Room


def test_what_gives_way_in_a_low_pane(pane: LivePane) -> None:
    show(pane, svejk(), notices=(UNKNOWN_NOTICE,))
    two_lines = pane.input.height()
    assert pane.tokens.height() >= pane.tokens.least_height(True)
    pane.resize(680, 146)
    QApplication.processEvents()
    assert pane.input.height() < two_lines
    assert pane.tokens.height() == pane.tokens.least_height(True)
    assert not pane._notices[0].isVisible()
    assert pane._sign.isVisible()
    assert pane._sign.toolTip() == UNKNOWN_NOTICE
    pane.resize(680, pane.minimumSizeHint().height())
    QApplication.processEvents()
    assert pane.tokens.height() == pane.tokens.least_height(False)
    pane.resize(752, 240)
    QApplication.processEvents()
    assert pane._notices[0].isVisible()
    assert not pane._sign.isVisible()


def test_parts_never_overlap_at_any_size(pane: LivePane) -> None:
    show(pane, pieces("poslušně " * 60, 4), notices=(UNKNOWN_NOTICE, UNKNOWN_NOTICE))
    for width in (320, 480, 752, 1300):
        for height in (122, 130, 146, 180, 199, 200, 240, 400, 900):
            pane.resize(width, height)
            QApplication.processEvents()
            parts = [pane.input, pane.tokens, *(n for n in pane._notices if n.isVisible())]
            boxes = [part.geometry() for part in parts]
            assert boxes[0].top() >= 34
            assert all(upper.bottom() < lower.top() + 1 for upper, lower in pairwise(boxes))
            assert boxes[-1].bottom() <= height, (width, height)


def test_a_long_text_gets_a_taller_field_but_leaves_room(pane: LivePane) -> None:
    pane.resize(752, 500)
    show(pane, pieces("poslušně " * 4, 4))
    short = pane.input.height()
    show(pane, pieces("poslušně " * 200, 4))
    assert pane.input.height() > short
    assert pane.input.height() < 250
    assert pane.tokens.height() > 100


def test_a_text_that_comes_before_its_tokens_has_its_room(pane: LivePane) -> None:
    pane.resize(752, 600)
    low = pane.input.height()
    pane.set_text("word word word\n" * 3000)
    assert pane.input.height() > 2 * low


def test_the_pane_speaks_for_the_person_only(pane: LivePane) -> None:
    told: list[str] = []
    pane.text_edited.connect(lambda: told.append(pane.text()))
    show(pane, svejk())
    assert told == []
    event = QKeyEvent(QEvent.Type.KeyPress, 0, NO_MODIFIER, "é")
    QApplication.sendEvent(pane.input, event)
    assert told == ["é" + svejk().text]


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_theme_can_be_painted(pane: LivePane, theme: Theme, name: str) -> None:
    show(pane, svejk(), notices=(UNKNOWN_NOTICE,))
    theme.set_name(name)
    QApplication.processEvents()
    image = pane.grab().toImage()
    assert image.pixelColor(2, 2) == theme.color("surface")
    assert pane.tokens.laid_out == 15


def test_object_names(pane: LivePane) -> None:
    assert pane.findChild(LiveTokens, "liveTokens") is pane.tokens
    assert pane.input.objectName() == "liveInput"
