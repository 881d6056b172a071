"""The look of the program: contrast, fonts, icons, and the heights of controls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bpe_desktop.resources import path
from bpe_desktop.views.colors import THEMES, Colors, contrast, mix
from bpe_desktop.views.fonts import ROLES
from bpe_desktop.views.theme import Theme

NAMES = list(THEMES)


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[Theme]:
    """Apply a theme to the application for the length of a test."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    theme = Theme("light")
    theme.apply(qapp)
    yield theme
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


def grounds(colors: Colors) -> tuple[str, str, str]:
    return colors.window, colors.surface, colors.sunken


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#1D5AD1", "#1D5AD1") == 1


def test_mix_lays_one_colour_on_another() -> None:
    assert mix("#FF0000", "#0000FF", 0) == "#0000FF"
    assert mix("#FF0000", "#0000FF", 1) == "#FF0000"
    assert mix("#FFFFFF", "#000000", 0.5) == "#808080"


@pytest.mark.parametrize("name", NAMES)
def test_text_can_be_read_on_every_ground(name: str) -> None:
    colors = THEMES[name]
    for role in ("text", "text2", "text3", "accent", "good", "warn", "bad"):
        for ground in grounds(colors):
            assert contrast(getattr(colors, role), ground) >= 4.5, (role, ground)
    for ground in (colors.accent_soft, colors.hover):
        assert contrast(colors.text, ground) >= 7
        assert contrast(colors.text2, ground) >= 4.5
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.on_accent, colors.accent_strong) >= 4.5
    assert contrast(colors.accent, colors.accent_soft) >= 4.5
    for role in ("good", "warn", "bad"):
        soft = getattr(colors, f"{role}_soft")
        assert contrast(getattr(colors, role), soft) >= 4.5, role
        assert contrast(colors.text2, soft) >= 4.5, role


@pytest.mark.parametrize("name", NAMES)
def test_tokens_can_be_read_and_told_from_the_ground(name: str) -> None:
    colors = THEMES[name]
    assert len(colors.palette) == 7
    assert len({fill for fill, _ in colors.palette}) == 7
    for fill, border in colors.palette:
        assert contrast(colors.tile_text, fill) >= 7
        assert contrast(border, colors.surface) >= 3
    assert contrast(colors.text, colors.tile) >= 7
    assert contrast(colors.tile_border, colors.surface) >= 3
    assert contrast(colors.current_text, colors.current) >= 7
    assert contrast(colors.current_border, colors.surface) >= 3
    assert contrast(colors.link, colors.surface) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_borders_of_fields_stand_out_from_every_ground(name: str) -> None:
    colors = THEMES[name]
    for ground in grounds(colors):
        assert contrast(colors.field, ground) >= 3


def test_a_change_of_theme_is_told_once(theme: Theme) -> None:
    told: list[str] = []
    theme.changed.connect(lambda: told.append(theme.name))
    theme.set_name("dark")
    theme.set_name("dark")
    assert told == ["dark"]
    assert theme.color("surface") == QColor(THEMES["dark"].surface)
    assert theme.is_dark
    with pytest.raises(KeyError):
        theme.set_name("sepia")
    assert theme.name == "dark"


def test_an_unknown_name_from_old_settings_falls_back_to_light(qapp: QApplication) -> None:
    assert Theme("sepia").name == "light"


@pytest.mark.parametrize("role", ROLES)
def test_every_font_role_is_the_bundled_family(
    theme: Theme, role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    font = theme.font(role)
    assert QFontInfo(font).family() == ("JetBrains Mono" if ROLES[role].mono else "Inter")
    assert font.pixelSize() == ROLES[role].pixels


def test_the_token_font_has_every_mark(theme: Theme) -> None:
    metrics = QFontMetrics(theme.font("token"))
    assert all(metrics.inFont(mark) for mark in "·␣⇥↵⍽▁…×")


def test_a_font_handed_out_is_a_copy(theme: Theme) -> None:
    theme.font("body").setPixelSize(40)
    assert theme.font("body").pixelSize() == 13


def ink(image: QImage) -> set[str]:
    """Return the colours of an image that are fully opaque."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", NAMES)
def test_icons_take_the_colour_of_their_role(theme: Theme, name: str) -> None:
    theme.set_name(name)
    picture = theme.icon("plus", "accent", 16).pixmap(QSize(16, 16), 2.0)
    assert picture.deviceIndependentSize().toSize() == QSize(16, 16)
    assert picture.size() == QSize(32, 32)
    assert ink(picture.toImage()) == {theme.colors.accent}


def test_every_icon_file_can_be_drawn(theme: Theme) -> None:
    for file in sorted(path("icons/plus.svg").parent.glob("*.svg")):
        assert ink(theme.icon(file.stem, "text", 24).pixmap(QSize(24, 24), 3.0).toImage()), file


@pytest.mark.parametrize("name", NAMES)
def test_the_style_sheet_is_filled_and_its_pictures_match_the_theme(
    theme: Theme, name: str
) -> None:
    theme.set_name(name)
    sheet = theme.stylesheet()
    assert "$" not in re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    colors = {value.upper() for value in vars(theme.colors).values() if isinstance(value, str)}
    pictures = set(re.findall(r'url\("([^"]+)"\)', sheet))
    assert pictures
    for picture in pictures:
        source = Path(picture).read_text(encoding="utf-8")
        used = {color.upper() for color in re.findall(r"#[0-9A-Fa-f]{6}", source)}
        assert used, picture
        assert used <= colors, picture


def test_controls_have_the_heights_of_the_design(styled: Theme, qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    soft = QPushButton("Follow training")
    soft.setProperty("soft", True)
    controls = {
        QComboBox(): 28,
        QLineEdit(): 28,
        QSpinBox(): 28,
        QPushButton("Train"): 30,
        soft: 28,
    }
    for control in controls:
        column.addWidget(control)
    with qtbot.waitExposed(window):
        window.show()
    for control, height in controls.items():
        assert control.sizeHint().height() == height, control
        control.setFocus()
        assert control.sizeHint().height() == height, control


def test_a_focused_field_has_a_ring_of_the_accent(styled: Theme, qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = QLineEdit(), QLineEdit()
    column.addWidget(first)
    column.addWidget(second)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)

    def border(field: QLineEdit, depth: int) -> str:
        return field.grab().toImage().pixelColor(field.width() // 2, depth).name().upper()

    assert [border(first, 0), border(first, 1)] == [styled.colors.accent] * 2
    assert [border(second, 0), border(second, 1)] == [styled.colors.field, styled.colors.surface]


def test_a_check_box_shows_the_accent_when_checked(styled: Theme, qtbot) -> None:
    box = QCheckBox("Ties")
    box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    qtbot.addWidget(box)
    with qtbot.waitExposed(box):
        box.show()

    def inside() -> str:
        return box.grab().toImage().pixelColor(5, box.height() // 2 - 4).name().upper()

    assert inside() == styled.colors.surface
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    assert box.isChecked()
    assert inside() == styled.colors.accent


@pytest.mark.parametrize("name", NAMES)
def test_a_primary_button_is_filled_with_the_accent(
    styled: Theme, qapp: QApplication, qtbot, name: str
) -> None:
    button = QPushButton("Train")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    with qtbot.waitExposed(button):
        button.show()
    button.clearFocus()
    # Once applied, a theme dresses the application anew whenever another one is chosen.
    styled.set_name(name)
    assert qapp.palette().window().color() == styled.color("window")
    colors = ink(button.grab().toImage())
    assert styled.colors.accent in colors
    assert styled.colors.on_accent in colors
