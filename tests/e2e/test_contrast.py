"""Every text of the window can be read: its contrast is measured where it stands.

What is disabled is left out, as WCAG does.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from bpe_desktop.views.colors import THEMES, contrast

from ..ink import painted_texts

pytestmark = pytest.mark.slow  # a window for each test


def faint(widget: QWidget, name: str) -> list[tuple[str, str, str, float]]:
    """Return the texts with less than 4.5:1."""
    disabled = THEMES[name].disabled.upper()
    return [
        (ink.text, ink.color, ink.ground, round(contrast(ink.color, ink.ground), 2))
        for ink in painted_texts(widget)
        if contrast(ink.color, ink.ground) < 4.5 and ink.color != disabled
    ]


@pytest.mark.parametrize("name", THEMES)
def test_every_text_can_be_read(sample, name):
    window, application = sample.window, sample.application
    application.use_theme(name)
    application.project.set_live_text("švejk x ž\t", "test")
    sample.wait_for_training()
    found = {}
    for step in (22, 5):
        application.playback.seek(step)
        for page in ("watch", "inspect", "branches"):
            window.workspaces.go(page)
            sample.settle()
            found[page, step] = faint(window, name)
    window.workspaces.go("watch")
    for view in ("rules", "bytes"):
        application.panes.live.show_view(view)
        sample.settle()
        found[view] = faint(application.panes.live, name)
    application.commanding.palette.open()
    found["palette"] = faint(application.commanding.palette, name)
    assert {place: texts for place, texts in found.items() if texts} == {}
