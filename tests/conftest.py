"""What all tests share: a window system without a screen, and traps for dialogs, logs and leaks.

Nothing here imports Qt before `pytest_configure` has seen that it can start.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import sys
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import hypothesis
import pytest

from bpe_desktop.qt_libraries import qt_problem

from .cases.option import pytest_addoption as pytest_addoption  # --cases FILE
from .cases.table import (
    pytest_runtest_logreport as pytest_runtest_logreport,
)
from .cases.table import (
    pytest_terminal_summary as pytest_terminal_summary,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from bpe_desktop.views.theme import Theme

# Before anything imports Qt: tests need no screen unless somebody asks for one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples every time, so that a run fails only for what changed in the code.
# `--hypothesis-profile random` looks elsewhere each time: worth a run now and then.
hypothesis.settings.register_profile("same", derandomize=True, deadline=None)
hypothesis.settings.register_profile("random", deadline=None, print_blob=True)
hypothesis.settings.load_profile("same")

_NOWHERE = -100, -100

_BLOCKING = {
    "QFileDialog": (
        "getOpenFileName",
        "getOpenFileNames",
        "getSaveFileName",
        "getExistingDirectory",
        "getOpenFileUrl",
        "getSaveFileUrl",
    ),
    "QMessageBox": ("information", "question", "warning", "critical", "about", "exec"),
    "QInputDialog": ("getText", "getMultiLineText", "getInt", "getDouble", "getItem"),
    "QColorDialog": ("getColor",),
    "QFontDialog": ("getFont",),
    "QDialog": ("exec",),
    "QMenu": ("exec",),
}


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Say in one line what Qt lacks; pytest-qt, which comes next, would end in a traceback."""
    problem = qt_problem()
    if problem is not None:
        raise pytest.UsageError(" ".join(problem))


def _trap(name: str) -> staticmethod[..., NoReturn]:
    def refuse(*_args: object, **_kwargs: object) -> NoReturn:
        pytest.fail(f"{name} was called: it would wait for a person. Use open() or popup().")

    return staticmethod(refuse)


@pytest.fixture(autouse=True, scope="session")
def _no_blocking_dialogs() -> None:
    """Turn every call that waits for a person into a failure.

    For the whole session, not a test: replacing a virtual method that was used already is unsafe.
    """
    from PySide6 import QtWidgets

    for owner, names in _BLOCKING.items():
        for name in names:
            setattr(getattr(QtWidgets, owner), name, _trap(f"{owner}.{name}"))


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


@pytest.fixture(autouse=True)
def _pointer_elsewhere() -> None:
    """Put the pointer where no window is, wherever the test before left it.

    A window that is shown under it takes it for a person's: a row that it happens to be on stays
    under it, and is not scrolled away.
    """
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and gui.QGuiApplication.instance() is not None:
        gui.QCursor.setPos(*_NOWHERE)


class _Warnings(logging.Handler):
    """Keeps what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _no_log_warnings(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which Python logs a warning, unless it looks at the log with `caplog`.

    What Qt logs is watched by pytest-qt, see `qt_log_level_fail` in pyproject.toml.
    """
    handler = _Warnings()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    if "caplog" not in request.fixturenames:
        assert not handler.found, "\n".join(["Unexpected in the log:", *handler.found])


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """Return the light theme; nothing is applied to the application."""
    from bpe_desktop.views.theme import Theme

    return Theme("light")
