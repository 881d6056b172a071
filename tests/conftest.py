"""What all tests share: a window system without a screen, and traps for dialogs and leaks."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

# Before anything imports Qt: tests need no screen unless somebody asks for one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QDialog,
    QFileDialog,
    QFontDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
)

if TYPE_CHECKING:
    from bpe_desktop.views.theme import Theme

_BLOCKING = {
    QFileDialog: (
        "getOpenFileName",
        "getOpenFileNames",
        "getSaveFileName",
        "getExistingDirectory",
        "getOpenFileUrl",
        "getSaveFileUrl",
    ),
    QMessageBox: ("information", "question", "warning", "critical", "about", "exec"),
    QInputDialog: ("getText", "getMultiLineText", "getInt", "getDouble", "getItem"),
    QColorDialog: ("getColor",),
    QFontDialog: ("getFont",),
    QDialog: ("exec",),
    QMenu: ("exec",),
}


def _trap(name: str) -> staticmethod[..., NoReturn]:
    def refuse(*_args: object, **_kwargs: object) -> NoReturn:
        pytest.fail(f"{name} was called: it would wait for a person. Use open() or popup().")

    return staticmethod(refuse)


@pytest.fixture(autouse=True, scope="session")
def _no_blocking_dialogs() -> None:
    """Turn every call that waits for a person into a failure.

    For the whole session, not a test: replacing a virtual method that was used already is unsafe.
    """
    for owner, names in _BLOCKING.items():
        for name in names:
            setattr(owner, name, _trap(f"{owner.__name__}.{name}"))


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    """Fail a test that leaves a thread or a child process behind."""
    before = set(threading.enumerate())
    children = {child.pid for child in multiprocessing.active_children()}
    yield
    for thread in set(threading.enumerate()) - before:
        # Threads that Qt started show up as dummies; Qt joins those itself.
        if not isinstance(thread, threading._DummyThread):
            thread.join(2)
            assert not thread.is_alive(), f"The test left the thread {thread.name} running."
    for child in multiprocessing.active_children():
        if child.pid not in children:
            child.join(2)
            assert not child.is_alive(), f"The test left the process {child.name} running."


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """Return the light theme; nothing is applied to the application."""
    from bpe_desktop.views.theme import Theme

    return Theme("light")
