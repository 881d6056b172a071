"""A screen of another scale: all is drawn in its pixels, and what is clicked is where it is drawn.

A window system without a screen takes its scale from the environment: each scale has a process of
its own, which shows the whole window and tells what it found.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LOOK = """
import json, sys
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from bpe_desktop.app import build
from bpe_desktop.models.run_state import Phase

app = QApplication([])
settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
made = build(app, settings)
made.playback.set_autoplay(False)
made.show((960, 540))
made.open_first([])
while made.project.run.phase is not Phase.FINISHED or made.turns.are_waiting:
    app.processEvents()
made.playback.seek(12)
for _ in range(20):
    app.processEvents()
window = made.window


def inks(widget):
    '''Return a picture's pixels for each of ours, and how many different colours it has.'''
    image = widget.grab().toImage()
    size = widget.size()
    colors = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(image.height())}
    return [image.width() / size.width(), image.height() / size.height(), len(colors)]


def sharpness(widget):
    '''Return the largest step from one pixel to the next in a row through the middle of tiles.'''
    image = widget.grab().toImage()
    best = 0
    for y in range(0, image.height(), 3):
        light = [image.pixelColor(x, y).lightness() for x in range(image.width())]
        best = max([best, *(abs(a - b) for a, b in zip(light, light[1:]))])
    return best


panes = made.panes
found = {
    "ratio": window.devicePixelRatioF(),
    "size": [window.width(), window.height()],
    "inks": [inks(pane) for pane in (panes.merge_view, panes.timeline, panes.live)],
    "icons": [inks(button)[2] for button in window.toolbar._files],
    "sharp": [sharpness(pane) for pane in (panes.merge_view, panes.live)],
}
slider = panes.timeline.slider
place = QPointF(slider._scale.x(5), 10).toPoint()
QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
found["sought"] = made.playhead.step
chart = panes.timeline.chart
found["together"] = abs(chart.cursor_x() - slider.handle_center().x())
tokens = panes.live.tokens
clicked = []
tokens.token_activated.connect(clicked.append)
middle = tokens.tile_rect(0).center().toPoint()
QTest.mouseClick(tokens.viewport(), Qt.MouseButton.LeftButton, pos=middle)
found["clicked"] = clicked == [tokens._result.ids[0]]
outside = []
for button in window.toolbar.findChildren(QAbstractButton):
    if button.isVisible() and button.text() and button not in window.toolbar._files:
        right = button.mapTo(window, button.rect().topRight()).x()
        if right >= window.width() or button.width() < button.minimumSizeHint().width():
            outside.append(button.objectName())
found["outside"] = outside
print(json.dumps(found))
made.close()
"""


def looked(scale: str, folder: Path) -> dict:
    environment = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    result = subprocess.run(
        [sys.executable, "-c", LOOK, str(folder / "settings.ini")],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=environment,
    )
    assert result.returncode == 0, result.stderr.decode()
    return json.loads(result.stdout)


@pytest.mark.parametrize(
    "scale",
    [
        pytest.param("1.25", marks=pytest.mark.slow),
        pytest.param("1.5", marks=pytest.mark.slow),
        "2",
    ],
)
def test_a_screen_of_another_scale(scale: str, tmp_path: Path) -> None:
    found = looked(scale, tmp_path)
    ratio = float(scale)
    assert found["ratio"] == ratio
    assert found["size"] == [960, 540]  # a screen of 1920 x 1080 at 200 %
    for across, down, colors in found["inks"]:
        assert across == pytest.approx(ratio, abs=0.01)
        assert down == pytest.approx(ratio, abs=0.05)
        assert colors > 10
    assert all(colors > 3 for colors in found["icons"])
    # A picture that was scaled up has no hard edge between two pixels.
    assert min(found["sharp"]) > 120
    assert found["sought"] == 5
    assert found["together"] <= 1
    assert found["clicked"]
    assert found["outside"] == []
