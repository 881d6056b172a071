"""The merge view: what it shows, how it moves, and what it says when it is touched."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QToolButton,
    QToolTip,
    QWidget,
)

from bpe_desktop.models.faces import Face, MergeRow, MergeScene
from bpe_desktop.views.merge_layout import (
    PART,
    PHASES,
    choose_metrics,
    counted_so_far,
    find_run,
    lay_out,
    newborns,
    offset_at,
    rows_counted,
    settled,
    share_out,
)
from bpe_desktop.views.merge_view import MergeView
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import GAP

WORDS = (("švejk", 6), ("švejka", 4), ("švejkovi", 3), ("švejkem", 2), ("poslušně", 3))
MERGES = (("š", "v"), ("šv", "e"), ("šve", "j"), ("švej", "k"), ("švejk", "·"))
ALPHABET = sorted({letter for word, _ in WORDS for letter in word} | {"·"})
RANKS = {left + right: rank for rank, (left, right) in enumerate(MERGES, 1)}


def face(label: str) -> Face:
    if label in RANKS:
        return Face(len(ALPHABET) + RANKS[label] - 1, label, "learnt", RANKS[label])
    return Face(ALPHABET.index(label), label, "marker" if label == "·" else "alphabet")


def ident(label: str) -> int:
    found = face(label).id
    assert found is not None
    return found


def scene(step: int, *, words: int | None = None) -> MergeScene:
    """Return the scene after `step` of the merges, worked out the obvious way."""
    pair = MERGES[step] if step < len(MERGES) else None
    rows = []
    for index, (word, count) in enumerate(WORDS):
        tokens = [*word, "·"]
        for left, right in MERGES[:step]:
            while any(tokens[i : i + 2] == [left, right] for i in range(len(tokens))):
                place = next(i for i in range(len(tokens)) if tokens[i : i + 2] == [left, right])
                tokens[place : place + 2] = [left + right]
        faces = tuple(map(face, tokens))
        matches = () if pair is None else tuple(find_run(faces, list(map(ident, pair))))
        rows.append(MergeRow(index, count, faces, matches, count * len(matches)))
    return MergeScene(
        step,
        len(MERGES),
        None if pair is None else (face(pair[0]), face(pair[1])),
        None if pair is None else face(pair[0] + pair[1]),
        sum(row.share for row in rows),
        tuple(rows),
        words or len(rows),
        sum(bool(row.matches) for row in rows),
        face("".join(MERGES[step - 1])).id if step else None,
    )


@pytest.fixture
def view(theme: Theme, qtbot) -> MergeView:
    view = MergeView(theme)
    qtbot.addWidget(view)
    view.resize(495, 332)
    view.set_scene(scene(3))
    with qtbot.waitExposed(view):
        view.show()
    return view


def picture(view: MergeView) -> QImage:
    return view.rows.viewport().grab().toImage()


def has_color(image: QImage, color: str, x0: int, y0: int, x1: int, y1: int) -> bool:
    return any(
        image.pixelColor(x, y).name().upper() == color for x in range(x0, x1) for y in range(y0, y1)
    )


def column_colors(image: QImage, x: int) -> set[str]:
    return {image.pixelColor(x, y).name().upper() for y in range(image.height())}


def move_mouse(view: MergeView, row: int, tile: int) -> None:
    target = view.rows.tile_rect(row, tile).center()
    send_move(view, target)


def send_move(view: MergeView, target: QPointF) -> None:
    viewport = view.rows.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        target,
        viewport.mapToGlobal(target),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


# Layout


def width_of(token: Face) -> int:
    return 9 * len(token.label) + 16


tokens = st.sampled_from(["a", "b", "ab", "c", "dd"]).map(lambda text: Face(ord(text[-1]), text))


@given(st.lists(tokens, max_size=30), st.integers(0, 2))
def test_tiles_stand_side_by_side(faces: list[Face], count: int) -> None:
    row = MergeRow(0, count, tuple(faces), tuple(find_run(faces, [ord("a"), ord("b")])))
    layout = lay_out(row, width_of)
    assert layout.faces == row.faces
    for left, right in zip(range(len(faces)), range(1, len(faces)), strict=False):
        assert layout.xs[right] == layout.xs[left] + layout.widths[left] + GAP
    for index, x in enumerate(layout.xs):
        assert layout.tile_at(x) == index
        assert layout.tile_at(x + layout.widths[index]) is None
        assert layout.steps[index] == sum(match < index for match in layout.matches)


@given(st.lists(st.sampled_from("abc"), min_size=2, max_size=30))
def test_motion_ends_where_the_next_scene_stands(letters: list[str]) -> None:
    faces = tuple(Face(ord(letter), letter) for letter in letters)
    left, right, result = Face(ord("a"), "a"), Face(ord("b"), "b"), Face(200, "ab", "learnt", 1)
    row = MergeRow(0, 1, faces, tuple(find_run(faces, [ord("a"), ord("b")])), 1)
    before = MergeScene(0, 1, (left, right), result, 1, (row,), 1, 1)
    join = width_of(result) - width_of(left) - GAP - width_of(right)
    here = lay_out(row, width_of)
    after, places = settled(before)
    there = lay_out(after.rows[0], width_of)
    halves = {match + 1 for match in here.matches}
    moved = [
        here.xs[i] + here.steps[i] * offset_at("join", 1.0, join)
        for i in range(len(faces))
        if i not in halves
    ]
    assert moved == list(there.xs)
    assert [there.faces[place] for place in places[0]] == [result] * len(row.matches)
    assert "".join(f.label for f in there.faces) == "".join(letters)


def test_motion_has_no_jump_between_its_phases() -> None:
    join = -20.0
    assert offset_at("rest", 0.5, join) == offset_at("announce", 0.0, join) == 0
    assert offset_at("announce", 1.0, join) == offset_at("count", 0.0, join) == PART
    assert offset_at("count", 1.0, join) == offset_at("join", 0.0, join) == PART
    assert offset_at("join", 1.0, join) == offset_at("settle", 0.0, join) == join
    steps = [offset_at("join", i / 20, join) for i in range(21)]
    assert steps == sorted(steps, reverse=True)


@given(st.lists(st.integers(0, 50), max_size=12), st.integers(0, 500))
def test_the_total_only_grows_and_ends_at_the_count(shares: list[int], unseen: int) -> None:
    counted = sum(shares) + unseen
    totals = [
        counted_so_far(shares, counted, rows_counted("count", i / 40, len(shares)))
        for i in range(41)
    ]
    assert totals == sorted(totals)
    assert totals[-1] == counted
    if shares:
        assert totals[0] == 0


def test_a_very_long_word_is_laid_out_around_its_match() -> None:
    faces = (*tuple(Face(0, "a") for _ in range(5000)), Face(1, "b"))
    layout = lay_out(MergeRow(0, 1, faces, (4999,), 1), width_of)
    assert len(layout.faces) < 400
    assert layout.first + len(layout.faces) + layout.after == 5001
    assert [layout.faces[i].label for i in layout.matches] == ["a"]
    assert layout.faces[layout.matches[0] + 1].label == "b"


def test_tiles_are_larger_where_there_is_room() -> None:
    rows = scene(0).rows

    def letter_width(size: str) -> int:
        return {"large": 32, "row": 25, "live": 20, "table": 18}[size]

    sizes = [
        choose_metrics(rows, width, height, letter_width).size
        for width, height in ((900, 600), (371, 190), (230, 190), (200, 190))
    ]
    assert sizes == ["large", "row", "live", "table"]
    # Joined letters do not change the choice, or tiles would jump while they play.
    for step in range(5):
        joined = choose_metrics(scene(step).rows, 371, 190, letter_width)
        assert joined == choose_metrics(rows, 371, 190, letter_width)
    # Of a large corpus, every merge shows other words: they must not change it either.
    for some in (rows[:1], rows, rows * 40):
        chosen = choose_metrics(some, 371, 238, letter_width, all_shown=False)
        assert (chosen.size, chosen.pitch) == ("live", 31)


def test_long_tokens_share_the_room_of_the_head() -> None:
    assert share_out([50, 60, 110], 300, 44) == [50, 60, 110]
    assert share_out([50, 300, 350], 250, 44) == [50, 100, 100]
    assert share_out([500, 500, 500], 30, 44) == [44, 44, 44]


def test_newborns_are_found_by_their_id() -> None:
    assert newborns(scene(4)) == ((0,), (0,), (0,), (0,), ())
    assert newborns(scene(0)) == ()


# What it shows


def test_the_pair_is_lit_at_rest_and_other_rows_are_not(view: MergeView, theme: Theme) -> None:
    image = picture(view)
    accent = theme.colors.current_border
    for row in range(5):
        rect = view.rows.tile_rect(row, 0).toRect()
        middle = rect.center().y()
        lit = has_color(image, accent, rect.left(), middle - 4, rect.left() + 2, middle + 4)
        assert lit == (row < 4)


def bar_length(view: MergeView, theme: Theme, row: int) -> int:
    image = picture(view)
    y = round(view.rows.tile_rect(row, 0).center().y())
    colors = [image.pixelColor(x, y).name().upper() for x in range(200, image.width())]
    return colors.count(theme.colors.ring)


def test_bars_picture_the_shares(view: MergeView, theme: Theme) -> None:
    view.resize(800, 332)
    lengths = [bar_length(view, theme, row) for row in range(5)]
    assert lengths[0] > 60
    assert lengths[1] / lengths[0] == pytest.approx(4 / 6, abs=0.1)
    assert lengths[2] / lengths[0] == pytest.approx(3 / 6, abs=0.1)
    assert lengths[4] == 0  # a word without the pair


@pytest.mark.parametrize(("width", "shows"), [(430, False), (495, False), (800, True)])
def test_the_bars_are_there_in_the_whole_run_or_never(
    view: MergeView, theme: Theme, width: int, shows: bool
) -> None:
    """Forth and back: a column that comes and goes would look like news."""
    view.resize(width, 332)
    for step in (0, 1, 2, 3, 4, 5, 4, 2, 0):
        view.set_scene(scene(step))
        assert (bar_length(view, theme, 0) > 0) == (shows and step < 5)


def test_bytes_that_become_a_letter_bring_no_bars(view: MergeView, theme: Theme) -> None:
    view.resize(700, 332)
    hexes = tuple(Face(200 + at, f"E{at}", "byte") for at in range(10))
    letters = tuple(Face(300 + at, "xyzab"[at], "learnt", at + 1) for at in range(5))
    pair = (hexes[0], hexes[1])

    def show(faces: tuple[Face, ...]) -> bool:
        row = MergeRow(0, 3, faces, (0,), 3)
        view.set_scene(scene(1)._replace(rows=(row,), words=1, touched=1, pair=pair))
        return bar_length(view, theme, 0) > 0

    assert not show(hexes)
    assert not show(letters)
    assert not show(hexes)


def test_words_of_a_large_corpus_have_no_bars(view: MergeView, theme: Theme) -> None:
    """They are others at every merge: with the long ones, the column would go."""
    view.resize(800, 332)
    for step in range(5):
        view.set_scene(scene(step, words=5000))
        assert bar_length(view, theme, 0) == 0


def test_the_total_stands_at_one_place_in_every_phase(view: MergeView, theme: Theme) -> None:
    """In a large corpus it is beside the token, and the words of the phases say no number."""
    view.resize(800, 332)
    view.set_scene(scene(3, words=5000))
    accent = theme.colors.accent

    def place_of_total() -> set[int]:
        image = view.header.grab().toImage()
        tile = round(view.header._placed[-1][0].right())
        found = set()
        for x in range(tile + 20, view.width()):
            if has_color(image, accent, x, 24, x + 1, 42):
                found.add(x)
        return found

    at_rest = place_of_total()
    assert at_rest
    assert max(at_rest) < 500
    for phase in ("count", "join"):
        view.set_motion(phase, 1.0)
        in_motion = place_of_total()
        # What else is blue there is the word of the phase, far to the right.
        assert {x for x in in_motion if x < 500} == at_rest


def test_a_frame_depends_on_phase_and_progress_alone(view: MergeView) -> None:
    moments = [(phase, progress) for phase in PHASES for progress in (0.2, 0.8)]
    frames = {}
    for moment in moments:
        view.set_motion(*moment)
        frames[moment] = picture(view)
    view.set_motion("rest", 0.0)
    still = picture(view)
    different = [*frames.values(), still]
    assert all(a != b for i, a in enumerate(different) for b in different[:i])
    for moment in moments:
        view.set_motion(*moment)
        assert picture(view) == frames[moment], moment
    view.set_motion("rest", 0.0)
    assert picture(view) == still


def test_the_announced_pair_parts_by_ten_pixels(view: MergeView, theme: Theme) -> None:
    right = view.rows.tile_rect(0, 1).toRect()
    middle = right.center().y()
    accent = theme.colors.current_border
    for phase, progress, shift in (("rest", 0, 0), ("announce", 1, 10), ("count", 0.5, 10)):
        view.set_motion(phase, progress)
        image = picture(view)
        x = right.left() + shift
        assert has_color(image, accent, x, middle, x + 2, middle + 1), phase


def test_shares_add_up_to_the_total(view: MergeView) -> None:
    view.set_motion("announce", 0.5)
    assert view.rows.counted == 0
    totals = []
    for step in range(21):
        view.set_motion("count", step / 20)
        totals.append(view.rows.counted)
    assert totals[0] == 0
    assert totals == sorted(totals)
    assert {6, 10, 13, 15} <= set(totals)
    view.set_motion("join", 0.0)
    assert view.rows.counted == 15


def test_settled_tiles_look_like_the_scene_that_follows(view: MergeView) -> None:
    view.set_motion("join", 1.0)
    view.set_motion("settle", 1.0)
    last = picture(view)
    view.set_scene(scene(4))
    assert picture(view) == last
    view.set_motion("rest", 0.0)
    view.set_motion("announce", 0.99)  # neither frame shows shares, and both the words
    view.set_scene(scene(4)._replace(rows=tuple(r._replace(matches=()) for r in scene(4).rows)))
    rect = view.rows.tile_rect(1, 0).toRect()
    assert picture(view).copy(rect) == last.copy(rect)


def test_the_next_scene_waits_until_the_merge_has_settled(view: MergeView, theme: Theme) -> None:
    other = MergeRow(9, 1, (face("p"), face("o")), (0,), 1)
    following = scene(4)._replace(
        pair=(face("p"), face("o")), result=Face(77, "po", "learnt", 5), rows=(other,)
    )
    view.set_motion("join", 0.9)
    view.set_scene(following)
    assert view.rows.tile_rect(0, 0).width() > 60  # still švej
    view.set_motion("settle", 0.1)
    image = picture(view)
    fill = theme.colors.palette[3][0]
    tile = view.rows.tile_rect(0, 0).toRect()
    assert tile.width() > 60  # švejk
    view.set_motion("settle", 0.9)
    image = picture(view)
    assert has_color(image, fill, tile.left() + 3, tile.top() + 3, tile.left() + 6, tile.top() + 9)
    view.set_motion("announce", 0.1)
    assert view.rows.tile_rect(0, 0).width() < 40  # p
    assert "po" in view.accessibleDescription()


def test_fast_play_shows_every_scene_and_rings_what_is_new(view: MergeView, theme: Theme) -> None:
    for step in (4, 5):
        view.set_motion("settle", 0.0)
        view.set_scene(scene(step))
        view.set_motion("settle", 0.1)
        tile = view.rows.tile_rect(0, 0).toRect()
        ring = picture(view).pixelColor(tile.left() - 2, tile.center().y())
        plain = picture(view).pixelColor(tile.left() - 2, view.rows.tile_rect(4, 0).center().y())
        assert ring != plain
        assert plain.name().upper() == theme.colors.surface


def test_jumping_away_in_mid_motion_shows_the_new_place(view: MergeView) -> None:
    view.set_motion("join", 0.5)
    view.set_motion("rest", 0.0)
    view.set_scene(scene(0))
    assert "š and v make šv, counted 15 in 4 of 5" in view.accessibleDescription()
    view.set_motion("settle", 0.3)
    view.set_motion("rest", 0.0)
    assert view.rows.tile_rect(0, 0).width() == view.rows.tile_rect(0, 1).width()


def test_the_end_shows_no_shares(view: MergeView) -> None:
    view.set_scene(scene(5))
    view.set_end_note("Stopped because no pair counts 2 or more.")
    assert view.accessibleDescription() == "All merges are made."
    image = view.grab().toImage()
    accent = view._theme.colors.accent
    assert not has_color(image, accent, 400, 0, image.width(), image.height())


def test_every_theme_repaints(view: MergeView, theme: Theme) -> None:
    for name in ("dark", "contrast", "light"):
        theme.set_name(name)
        image = picture(view)
        assert image.pixelColor(2, 2).name().upper() == theme.colors.surface
        assert theme.colors.current in column_colors(
            image, round(view.rows.tile_rect(0, 0).left()) + 5
        )


def test_pages_before_any_training(theme: Theme, qtbot) -> None:
    view = MergeView(theme)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    buttons = {b.text(): b for b in view.findChildren(QPushButton)}
    assert buttons["Open a file"].isVisible()
    with qtbot.waitSignal(view.open_requested):
        QTest.mouseClick(buttons["Open a file"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.sample_requested):
        QTest.mouseClick(buttons["Open a sample"], Qt.MouseButton.LeftButton)
    view.set_has_corpus(True)
    assert not buttons["Open a file"].isVisible()
    with qtbot.waitSignal(view.train_requested):
        QTest.mouseClick(buttons["Train"], Qt.MouseButton.LeftButton)
    view.set_scene(scene(0))
    assert view.rows.isVisible()
    assert not buttons["Train"].isVisible()


# Controls


def test_only_large_corpora_can_be_sorted_and_filtered(view: MergeView, qtbot) -> None:
    order = view.findChild(QComboBox, "wordOrder")
    field = view.findChild(QLineEdit, "wordFilter")
    assert not order.isVisible()
    view.set_scene(scene(3, words=78181))
    assert order.isVisible()
    with qtbot.waitSignal(view.sort_requested) as sorted_:
        order.setFocus()
        QTest.keyClick(order, Qt.Key.Key_Down)
    assert sorted_.args == ["frequent"]
    typed: list[str] = []
    view.filter_edited.connect(typed.append)
    QTest.keyClicks(field, "po")
    assert typed == ["p", "po"]


def test_nothing_found_offers_to_clear_the_filter(view: MergeView, qtbot) -> None:
    view.set_scene(scene(3, words=500))
    field = view.findChild(QLineEdit, "wordFilter")
    clear = view.findChild(QToolButton, "clearWordFilter")
    QTest.keyClicks(field, "xyz")
    assert not clear.isVisible()
    view.set_scene(scene(3, words=500)._replace(rows=()))
    assert clear.isVisible()
    with qtbot.waitSignal(view.filter_edited) as cleared:
        QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert cleared.args == [""]
    view.set_scene(scene(3, words=500))
    assert not clear.isVisible()


def test_a_training_can_be_followed(view: MergeView, qtbot) -> None:
    button = view.findChild(QPushButton, "followButton")
    assert not button.isVisible()
    view.set_training(True, False)
    assert button.isVisible()
    assert button.text() == "Follow training"
    with qtbot.waitSignal(view.follow_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    view.set_training(True, True)
    assert button.text() == "Following training"
    view.set_training(False, True)
    assert not button.isVisible()


# Pointer and keys


def test_the_pointer_tells_the_token_under_it_once(view: MergeView) -> None:
    heard: list[object] = []
    view.token_hovered.connect(heard.append)
    move_mouse(view, 0, 0)
    move_mouse(view, 1, 0)
    move_mouse(view, 0, 2)
    send_move(view, QPointF(5, 5))
    assert heard == [ident("švej"), ident("·"), None]
    move_mouse(view, 4, 0)
    QApplication.sendEvent(view.rows.viewport(), QEvent(QEvent.Type.Leave))
    assert heard[3:] == [ident("p"), None]


def test_in_motion_the_pointer_finds_tiles_where_they_are_drawn(view: MergeView) -> None:
    heard: list[object] = []
    view.token_hovered.connect(heard.append)
    view.set_motion("count", 0.5)
    left_edge = view.rows.tile_rect(0, 1).topLeft() + QPointF(4, 10)
    send_move(view, left_edge)  # the gap, by now
    send_move(view, left_edge + QPointF(PART, 0))
    assert heard == [ident("k")]


def test_a_click_activates_a_token(view: MergeView, qtbot) -> None:
    centre = view.rows.tile_rect(2, 2).center().toPoint()
    with qtbot.waitSignal(view.token_activated) as activated:
        QTest.mouseClick(view.rows.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert activated.args == [ident("o")]
    with qtbot.assertNotEmitted(view.token_activated):
        QTest.mouseClick(view.rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        QTest.mouseClick(view.rows.viewport(), Qt.MouseButton.RightButton, pos=centre)


def test_the_head_can_be_pointed_at_and_clicked(view: MergeView, qtbot) -> None:
    view.header.grab()
    with qtbot.waitSignal(view.token_activated) as activated:
        QTest.mouseClick(view.header, Qt.MouseButton.LeftButton, pos=QPoint(30, 33))
    assert activated.args == [ident("švej")]


def rest_pointer(widget: QWidget, where: QPoint) -> str:
    event = QHelpEvent(QEvent.Type.ToolTip, where, widget.mapToGlobal(where))
    QApplication.sendEvent(widget, event)
    return QToolTip.text()


def test_the_token_under_the_pointer_is_told_of(view: MergeView) -> None:
    view.set_tips(lambda token: (f"token {token}", "Built from a + b"))
    tile = view.rows.tile_rect(0, 0).center().toPoint()
    told = rest_pointer(view.rows.viewport(), tile)
    assert f"token {ident('švej')}" in told
    assert "Built from a + b" in told
    assert f"token {ident('švej')}" in rest_pointer(view.header, QPoint(30, 33))
    QToolTip.hideText()


def test_unknown_symbols_cannot_be_activated(view: MergeView, qtbot) -> None:
    row = MergeRow(0, 1, (Face(None, "g", "unknown"), face("p")))
    view.set_scene(scene(3)._replace(rows=(row,)))
    with qtbot.assertNotEmitted(view.token_activated):
        centre = view.rows.tile_rect(0, 0).center().toPoint()
        QTest.mouseClick(view.rows.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def test_a_linked_token_is_ringed_everywhere(view: MergeView, theme: Theme) -> None:
    before = picture(view)
    view.set_hover(ident("o"))
    image = picture(view)
    assert image != before
    for row, tile in ((2, 2), (4, 1)):
        rect = view.rows.tile_rect(row, tile).toRect()
        middle = rect.center().y()
        assert has_color(
            image, theme.colors.link, rect.left() - 4, middle - 3, rect.left(), middle + 3
        )
    view.set_hover(None)
    assert picture(view) == before


def test_another_candidate_is_outlined_at_rest_only(view: MergeView) -> None:
    rest = picture(view)
    view.set_motion("join", 0.5)
    moving = picture(view)
    view.set_candidate((ident("p"), ident("o")))
    assert picture(view) == moving
    view.set_motion("rest", 0.0)
    assert picture(view) != rest
    view.set_candidate(None)
    assert picture(view) == rest


def test_the_keyboard_reaches_every_token(view: MergeView, qtbot) -> None:
    heard: list[object] = []
    view.token_hovered.connect(heard.append)
    rows = view.rows
    rows.setFocus()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Right, control)
    QTest.keyClick(rows, Qt.Key.Key_Right, control)
    assert heard == [ident("švej"), ident("k"), ident("a")]
    with qtbot.waitSignal(view.token_activated) as activated:
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert activated.args == [ident("a")]


def test_a_screen_reader_hears_the_words(view: MergeView) -> None:
    QAccessible.setActive(True)
    try:
        view.set_scene(scene(3))
    finally:
        QAccessible.setActive(False)
    assert view.rows.accessibleName() == "Words"
    assert view.rows.accessibleDescription().startswith("6× švej k ·; 4× švej k a ·; ")


# Scrolling


def test_many_words_scroll(view: MergeView) -> None:
    rows = tuple(scene(3).rows[i % 5]._replace(word=i) for i in range(60))
    view.set_scene(scene(3, words=400)._replace(rows=rows))
    bar = view.rows.verticalScrollBar()
    assert bar.maximum() > 0
    top = view.rows.tile_rect(10, 0).top()
    centre = QPointF(view.rows.viewport().rect().center())
    wheel = QWheelEvent(
        centre,
        view.rows.viewport().mapToGlobal(centre),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.rows.viewport(), wheel)
    assert bar.value() > 0
    assert view.rows.tile_rect(10, 0).top() == top - bar.value()
    # The same words in the next scene stay where they are; other words start at the top.
    place = bar.value()
    view.set_scene(scene(2, words=400)._replace(rows=rows))
    assert bar.value() == place
    view.set_scene(scene(2, words=400)._replace(rows=rows[1:]))
    assert bar.value() == 0


def test_the_match_of_a_long_word_is_brought_into_sight(view: MergeView) -> None:
    faces = (*tuple(face("o") for _ in range(80)), face("švej"), face("k"), face("·"))
    row = MergeRow(0, 2, faces, (80,), 2)
    view.set_scene(scene(3)._replace(rows=(row,)))
    window = view.rows.viewport().rect()
    for tile in (80, 81):
        assert window.contains(view.rows.tile_rect(0, tile).toRect())
    bar = view.rows.horizontalScrollBar()
    assert bar.minimum() < 0
    bar.setValue(bar.minimum())
    assert window.contains(view.rows.tile_rect(0, 0).toRect())
    assert not window.contains(view.rows.tile_rect(0, 80).toRect())


def test_a_view_of_any_size_can_be_painted(view: MergeView) -> None:
    for size in ((30, 20), (220, 90), (1600, 1000)):
        view.resize(*size)
        for phase in ("rest", *PHASES):
            view.set_motion(phase, 0.4)
            view.grab()


class _Resizes(QObject):
    """Counts the sizes that a widget is given."""

    count = 0

    def eventFilter(self, _watched, event):
        self.count += event.type() == QEvent.Type.Resize
        return False


def test_a_scroll_bar_and_the_size_of_tiles_come_to_rest(view, qapp):
    # Larger tiles may need a bar that leaves room for smaller ones only, which need no bar.
    resizes = _Resizes()
    view.rows.viewport().installEventFilter(resizes)
    for width in range(276, 293, 4):
        for height in range(120, 180):
            resizes.count = 0
            view.rows.resize(width, height)
            qapp.processEvents()
            assert resizes.count < 8, (width, height)
