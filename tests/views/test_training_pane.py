"""The settings of the training: reading, checking, telling; Train and Cancel."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_desktop.engine.config import MARKERS, TIE_BREAKS, UNITS, TrainingConfig
from bpe_desktop.views.elided_label import ElidedLabel
from bpe_desktop.views.form_row import Choice, ChoiceField
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.training_pane import TrainingPane


@pytest.fixture
def pane(qtbot: QtBot, theme: Theme) -> TrainingPane:
    widget = TrainingPane(theme, pause_ms=1)
    qtbot.addWidget(widget)
    widget.resize(248, 620)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def told(pane: TrainingPane) -> list[TrainingConfig]:
    """Collect the settings that are told of."""
    seen: list[TrainingConfig] = []
    pane.config_edited.connect(seen.append)
    return seen


def type_over(qtbot: QtBot, field: object, text: str) -> None:
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, text)


CONFIGS = [
    TrainingConfig(merges=100),
    TrainingConfig(vocab_size=32_000, units="byte", pretokenizer="gpt2"),
    TrainingConfig(min_frequency=7, marker="end", tie_break="first-seen"),
    TrainingConfig(merges=0, marker="start", tie_break="sentencepiece", pretokenizer="metaspace"),
    TrainingConfig(
        merges=5,
        max_token_length=9,
        special_tokens=("<pad>", "</s>"),
        unk_token="<unk>",
        normalizer="nfkc+lowercase",
        pretokenizer="whitespace+digits-1",
    ),
    TrainingConfig(merges=1_234_567, pretokenizer=r"regex:\w+|\W", normalizer="nfd+lowercase"),
]


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("counts", [False, True])
def test_settings_come_back_as_they_went_in(
    pane: TrainingPane, config: TrainingConfig, counts: bool
) -> None:
    seen = told(pane)
    pane.set_counts_corpus(counts)
    pane.set_config(config)
    assert pane.config() == config
    assert not pane.form.take_edit()
    assert pane.config() == config
    assert seen == []


@given(
    units=st.sampled_from(UNITS),
    marker=st.sampled_from(MARKERS),
    ties=st.sampled_from(TIE_BREAKS),
    goal=st.sampled_from(("merges", "vocab_size", "none")),
    number=st.integers(1, 999_999_999),
    least=st.integers(1, 999_999_999),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_fields_say_what_was_set(
    pane: TrainingPane, units: str, marker: str, ties: str, goal: str, number: int, least: int
) -> None:
    stop = {} if goal == "none" else {goal: number}
    config = TrainingConfig(units=units, marker=marker, tie_break=ties, min_frequency=least, **stop)
    pane.set_config(config)
    pane.form.take_edit()
    assert pane.config() == config


def test_choice_is_told_at_once(pane: TrainingPane, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pane.config_edited) as edited:
        qtbot.keyClick(pane.form.units, Qt.Key.Key_Down)
    assert edited.args[0].units == "byte"


def test_typing_is_told_after_a_pause(pane: TrainingPane, qtbot: QtBot) -> None:
    seen = told(pane)
    type_over(qtbot, pane.form.stop_number, "32,000")
    assert seen == []
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[-1].merges == 32_000
    assert pane.summary() == "BPE, 32,000 merges"


def test_leaving_a_field_tells_at_once(pane: TrainingPane, qtbot: QtBot) -> None:
    seen = told(pane)
    type_over(qtbot, pane.form.min_count, "5")
    qtbot.keyClick(pane.form.min_count, Qt.Key.Key_Return)
    assert [config.min_frequency for config in seen] == [5]


@pytest.mark.parametrize("text", ["", "0", "-1", "two", "1.5", "12345678901"])
def test_invalid_number_is_said_and_not_told(pane: TrainingPane, qtbot: QtBot, text: str) -> None:
    seen = told(pane)
    type_over(qtbot, pane.form.min_count, text)
    qtbot.keyClick(pane.form.min_count, Qt.Key.Key_Return)
    assert pane.form.min_count_row.error() == "Give a whole number from 1 up."
    assert seen == []
    assert pane.config().min_frequency == 2
    type_over(qtbot, pane.form.min_count, "3")
    assert pane.form.min_count_row.error() == ""


def test_stop_after(pane: TrainingPane, qtbot: QtBot) -> None:
    seen = told(pane)
    qtbot.keyClick(pane.form.stop_kind, Qt.Key.Key_Down)
    assert (seen[-1].merges, seen[-1].vocab_size) == (None, 100)
    assert pane.summary() == "BPE, 100 tokens"
    qtbot.keyClick(pane.form.stop_kind, Qt.Key.Key_Down)
    assert (seen[-1].merges, seen[-1].vocab_size) == (None, None)
    assert not pane.form.stop_number.isEnabled()
    assert pane.summary() == "BPE, without a limit"


def test_vocabulary_of_no_tokens_cannot_be(pane: TrainingPane, qtbot: QtBot) -> None:
    qtbot.keyClick(pane.form.stop_kind, Qt.Key.Key_Down)
    seen = told(pane)
    type_over(qtbot, pane.form.stop_number, "0")
    qtbot.keyClick(pane.form.stop_number, Qt.Key.Key_Return)
    assert "from 1 up" in pane.form.stop_row.error()
    assert seen == []


def test_arrows_change_numbers(pane: TrainingPane, qtbot: QtBot) -> None:
    qtbot.keyClick(pane.form.stop_number, Qt.Key.Key_Up)
    assert pane.form.stop_number.text() == "110"
    for _ in range(3):
        qtbot.keyClick(pane.form.min_count, Qt.Key.Key_Down)
    assert pane.form.min_count.text() == "1"


def test_wheel_changes_no_setting(pane: TrainingPane) -> None:
    for field in (pane.form.ties, pane.form.units):
        before = field.value()
        event = QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            QPoint(0, 0),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, event)
        assert field.value() == before


def test_words_as_listed(pane: TrainingPane) -> None:
    pane.set_config(TrainingConfig(merges=10, pretokenizer="gpt2"))
    pane.set_counts_corpus(True)
    assert pane.form.words.currentText() == "As listed"
    assert not pane.form.words.isEnabled()
    assert pane.config().pretokenizer == "gpt2"
    pane.set_counts_corpus(False)
    assert pane.form.words.currentText() == "GPT-2 pattern"
    assert pane.form.words.isEnabled()
    assert pane.form.words.findText("As listed") < 0


def test_own_rule(pane: TrainingPane, qtbot: QtBot) -> None:
    form = pane.form
    assert not form.own_rule_row.isVisible()
    form.words.setCurrentIndex(form.words.findText("Own rule…"))
    assert form.own_rule_row.isVisible()
    assert form.own_rule_row.error() == ""
    assert form.own_rule.hasFocus()
    assert form.own_rule.placeholderText() == r"regex:\w+|\W"
    seen = told(pane)
    qtbot.keyClicks(form.own_rule, "regex:(")
    qtbot.keyClick(form.own_rule, Qt.Key.Key_Return)
    assert "cannot be read" in form.own_rule_row.error()
    assert seen == []
    type_over(qtbot, form.own_rule, "whitespace+digits-3")
    qtbot.keyClick(form.own_rule, Qt.Key.Key_Return)
    assert form.own_rule_row.error() == ""
    assert seen[-1].pretokenizer == "whitespace+digits-3"


def test_further_settings(pane: TrainingPane, qtbot: QtBot) -> None:
    form, more = pane.form, pane.findChild(QToolButton, "moreSettings")
    assert not form.special_row.isVisible()
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert form.special_row.isVisible()
    seen = told(pane)
    qtbot.keyClicks(form.special_tokens, "<pad> <pad>")
    qtbot.keyClick(form.special_tokens, Qt.Key.Key_Return)
    assert "given twice" in form.special_row.error()
    assert seen == []
    type_over(qtbot, form.special_tokens, "<pad> <s>")
    qtbot.keyClick(form.special_tokens, Qt.Key.Key_Return)
    assert seen[-1].special_tokens == ("<pad>", "<s>")
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert not form.special_row.isVisible()


def test_further_settings_in_use_are_shown(pane: TrainingPane) -> None:
    pane.set_config(TrainingConfig(merges=10, unk_token="<unk>"))
    assert pane.form.unknown_row.isVisible()


def test_train_and_cancel_change_places(pane: TrainingPane, qtbot: QtBot) -> None:
    train = pane.findChild(QPushButton, "trainButton")
    cancel = pane.findChild(QPushButton, "cancelButton")
    assert train.isVisible()
    assert not cancel.isVisible()
    with qtbot.waitSignal(pane.train_requested):
        qtbot.mouseClick(train, Qt.MouseButton.LeftButton)
    train.setFocus()
    pane.set_running(True)
    qtbot.waitUntil(cancel.isVisible)
    assert not train.isVisible()
    assert cancel.hasFocus()
    qtbot.waitUntil(lambda: not pane.form.units.isEnabled())
    with qtbot.waitSignal(pane.cancel_requested):
        qtbot.keyClick(cancel, Qt.Key.Key_Space)
    pane.set_running(False)
    assert train.hasFocus()
    assert pane.form.units.isEnabled()


def test_short_training_leaves_the_keyboard_in_its_field(pane: TrainingPane, qtbot: QtBot) -> None:
    cancel = pane.findChild(QPushButton, "cancelButton")
    number = pane.form.stop_number
    number.setFocus()
    number.selectAll()
    for digit in "123":
        qtbot.keyClicks(QApplication.focusWidget(), digit)
        pane.set_running(True)
        QApplication.processEvents()
        assert not cancel.isVisible()
        pane.set_running(False)
        assert number.hasFocus()
    assert number.number() == 123


def test_long_training_gives_the_keyboard_back(pane: TrainingPane, qtbot: QtBot) -> None:
    number = pane.form.stop_number
    number.setFocus()
    pane.set_running(True)
    qtbot.waitUntil(lambda: not number.isEnabled())
    assert not number.hasFocus()
    pane.set_running(False)
    assert number.hasFocus()
    assert not number.hasSelectedText()
    assert pane.findChild(QPushButton, "trainButton").isVisible()


def test_keyboard_that_went_elsewhere_stays_there(pane: TrainingPane, qtbot: QtBot) -> None:
    number, more = pane.form.stop_number, pane.findChild(QToolButton, "moreSettings")
    number.setFocus()
    pane.set_running(True)
    qtbot.waitUntil(lambda: not number.isEnabled())
    cancel = pane.findChild(QPushButton, "cancelButton")
    other = more if cancel.hasFocus() else cancel
    other.setFocus()
    pane.set_running(False)
    assert not number.hasFocus()


def test_lock_keeps_what_was_disabled(pane: TrainingPane, qtbot: QtBot) -> None:
    pane.set_config(TrainingConfig())
    pane.set_counts_corpus(True)
    pane.set_running(True)
    qtbot.waitUntil(lambda: not pane.form.min_count.isEnabled())
    pane.set_running(False)
    assert not pane.form.words.isEnabled()
    assert not pane.form.stop_number.isEnabled()
    assert pane.form.min_count.isEnabled()


def test_train_takes_what_was_typed_a_moment_ago(pane: TrainingPane, qtbot: QtBot) -> None:
    events: list[object] = []
    pane.config_edited.connect(lambda config: events.append(config.merges))
    pane.train_requested.connect(lambda: events.append("train"))
    type_over(qtbot, pane.form.stop_number, "7")
    qtbot.mouseClick(pane.findChild(QPushButton, "trainButton"), Qt.MouseButton.LeftButton)
    assert events == [7, "train"]


def test_progress(pane: TrainingPane, qtbot: QtBot) -> None:
    bar = pane.findChild(QProgressBar, "trainingProgress")
    assert not bar.isVisible()
    pane.set_hint("The alphabet has 17 symbols.")
    pane.set_running(True)
    pane.set_progress(12_824, 32_000, 2.0)
    qtbot.waitUntil(bar.isVisible)
    assert bar.value() / bar.maximum() == 0.4
    hint = pane.findChild(QLabel, "trainingHint")
    assert not hint.isVisible()
    pane.set_progress(5, None, None)
    assert bar.maximum() == 0
    pane.set_running(False)
    assert hint.isVisible()
    assert not bar.isVisible()


def test_reading_of_a_huge_file(pane: TrainingPane) -> None:
    pane.set_running(True)
    pane.set_reading(3_000_000_000, 6_000_000_000)
    bar = pane.findChild(QProgressBar, "trainingProgress")
    assert bar.value() / bar.maximum() == 0.5
    shown = [label.text() for label in pane.findChildren(ElidedLabel)]
    assert "Reading, 3.0 GB of 6.0 GB" in shown


def test_hint_that_comes_while_training_waits(pane: TrainingPane, qtbot: QtBot) -> None:
    hint = pane.findChild(QLabel, "trainingHint")
    pane.set_running(True)
    qtbot.waitUntil(pane.findChild(QProgressBar, "trainingProgress").isVisible)
    pane.set_hint("Ready.")
    assert not hint.isVisible()
    pane.set_running(False)
    assert hint.isVisible()


def test_all_fields_fit_the_narrowest_pane(pane: TrainingPane) -> None:
    pane.resize(220, 620)
    edge = pane.width() - 12
    for field in (pane.form.units, pane.form.stop_kind, pane.form.ties, pane.form.words):
        right = field.mapTo(pane, QPoint(field.width(), 0)).x()
        assert right <= edge


def test_form_scrolls_where_it_is_too_high(pane: TrainingPane, qtbot: QtBot) -> None:
    pane.resize(248, 240)
    train = pane.findChild(QPushButton, "trainButton")
    assert train.geometry().bottom() <= pane.height()
    pane.form.words.setFocus()
    words = pane.form.words
    assert words.isVisible()
    assert train.isVisible()


# What is wrong, and when it is said


@pytest.fixture
def low(qtbot: QtBot, theme: Theme) -> TrainingPane:
    """Return a pane too low for the whole form, that never pauses by itself."""
    widget = TrainingPane(theme, pause_ms=60_000)
    qtbot.addWidget(widget)
    widget.resize(248, 300)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def choose_own_rule(pane: TrainingPane) -> None:
    pane.form.words.setCurrentIndex(pane.form.words.findText("Own rule…"))


def test_nothing_is_wrong_while_typing(low: TrainingPane, qtbot: QtBot) -> None:
    form = low.form
    choose_own_rule(low)
    qtbot.keyClicks(form.own_rule, "reg")
    assert form.own_rule_row.error() == ""
    form.own_rule.setFocus()
    form.algorithm.setFocus()
    assert form.own_rule_row.error().startswith("There is no rule called reg.")
    form.own_rule.setFocus()
    qtbot.keyClicks(form.own_rule, "ex:")
    assert "There is no rule" in form.own_rule_row.error()
    qtbot.keyClicks(form.own_rule, r"\w+")
    assert form.own_rule_row.error() == ""


def test_pause_says_what_is_wrong(pane: TrainingPane, qtbot: QtBot) -> None:
    choose_own_rule(pane)
    qtbot.keyClicks(pane.form.own_rule, "regex:[")
    qtbot.waitUntil(lambda: pane.form.own_rule_row.error().startswith("The pattern cannot be read"))
    assert "pre-tokenizer" not in pane.form.own_rule_row.error()


def test_rule_that_is_not_typed_yet_holds_nothing_up(low: TrainingPane, qtbot: QtBot) -> None:
    form, seen = low.form, told(low)
    choose_own_rule(low)
    form.algorithm.setFocus()
    assert form.own_rule_row.error() == ""
    qtbot.keyClick(form.units, Qt.Key.Key_Down)
    assert (seen[-1].units, seen[-1].pretokenizer) == ("byte", "whitespace")
    qtbot.mouseClick(low.buttons.train, Qt.MouseButton.LeftButton)
    assert form.own_rule_row.error() == r"Write a rule, such as regex:\w+|\W."


def is_in_sight(pane: TrainingPane, widget: QWidget) -> bool:
    """Tell whether all of a widget can be seen, and not only through the fade at the foot."""
    area = pane.findChild(QScrollArea)
    foot = pane.findChild(QWidget, "formFade")
    top = widget.mapTo(area, QPoint(0, 0)).y()
    limit = foot.y() if foot.isVisible() else area.height()
    return top >= 0 and top + widget.height() <= limit


def test_field_in_use_and_its_error_come_in_sight(low: TrainingPane, qtbot: QtBot) -> None:
    form = low.form
    assert not is_in_sight(low, form.words_row)
    form.words.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: is_in_sight(low, form.words_row))
    low.resize(248, 240)
    qtbot.waitUntil(lambda: is_in_sight(low, form.words_row))
    choose_own_rule(low)
    qtbot.waitUntil(lambda: is_in_sight(low, form.own_rule_row))
    qtbot.keyClicks(form.own_rule, "a rule of a very long name that is not known")
    qtbot.keyClick(form.own_rule, Qt.Key.Key_Return)
    assert form.own_rule_row.height() < 50
    qtbot.waitUntil(lambda: form.own_rule_row.height() > 50)
    qtbot.waitUntil(lambda: is_in_sight(low, form.own_rule_row))


def test_rows_that_go_on_below_fade(low: TrainingPane, qtbot: QtBot) -> None:
    fade = low.findChild(QWidget, "formFade")
    area = low.findChild(QScrollArea)
    assert fade.isVisible()
    assert fade.geometry().bottom() == area.viewport().geometry().bottom()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not fade.isVisible()
    low.resize(248, 900)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    assert not fade.isVisible()


def test_settings_without_a_field_stay(pane: TrainingPane, qtbot: QtBot) -> None:
    config = TrainingConfig(
        merges=9,
        unk_token="<unk>",
        limit_alphabet=50,
        byte_fallback=True,
        fuse_unknown=True,
        ignore_merges=True,
        counting="non-overlapping",
        restriction="sentencepiece",
        special_as="token",
    )
    pane.set_config(config)
    assert not pane.form.take_edit()
    seen = told(pane)
    qtbot.keyClick(pane.form.ties, Qt.Key.Key_Down)
    assert seen[-1] == config.with_changes(tie_break="first-seen")
    qtbot.keyClick(pane.form.units, Qt.Key.Key_Down)
    assert (seen[-1].units, seen[-1].byte_fallback, seen[-1].restriction) == ("byte", False, "none")


# The words of the form


def test_word_end_is_in_plain_words(pane: TrainingPane) -> None:
    marker = pane.form.marker
    names = [marker.itemText(index) for index in range(marker.count())]
    assert names == ["None", "Marker ·", "▁ before words"]


@pytest.mark.parametrize("name", ["units", "marker", "ties", "words", "normalizer"])
def test_every_choice_says_what_it_means(pane: TrainingPane, name: str) -> None:
    field = getattr(pane.form, name)
    for index in range(field.count()):
        tip = field.itemData(index, Qt.ItemDataRole.ToolTipRole)
        assert tip.endswith(".")
        assert "\n" not in tip
        field.setCurrentIndex(index)
        assert field.toolTip().split("\n")[-1] == tip


def test_rare_choices_have_names(pane: TrainingPane) -> None:
    pane.set_config(TrainingConfig(units="grapheme", marker="end-attached"))
    assert pane.form.units.currentText() == "Graphemes"
    assert pane.form.marker.currentText() == "· on last symbol"


def test_name_too_long_for_its_field_ends_in_an_ellipsis(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    real = QStylePainter.drawControl

    def draw(painter: QStylePainter, element: object, option: QStyleOptionComboBox) -> None:
        drawn.append(option.currentText)
        real(painter, element, option)

    monkeypatch.setattr(QStylePainter, "drawControl", draw)
    field = ChoiceField((Choice("a", "First seen wins, in any case"),))
    qtbot.addWidget(field)
    field.resize(90, 28)
    field.grab()
    assert drawn[-1].endswith("…")
    assert len(drawn[-1]) > 4
    field.resize(300, 28)
    field.grab()
    assert drawn[-1] == "First seen wins, in any case"
