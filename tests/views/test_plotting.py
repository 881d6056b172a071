"""How pyqtgraph is loaded, in processes of their own: here it is loaded already."""

from __future__ import annotations

import subprocess
import sys

import pytest

_NAMES_OF_QT = """
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets
{first}
from bpe_desktop.views.plotting import pg
for name in ("QtCore", "QtGui", "QtWidgets"):
    original, mirror = getattr(PySide6, name), getattr(pg.Qt, name)
    assert getattr(pg, name) is mirror
    names = [n for n in dir(original) if not n.startswith("_")]
    assert len(names) > 150, names
    for n in names:
        if n in ("Signal", "Slot"):
            continue  # pyqtgraph may have its own
        assert getattr(mirror, n) is getattr(original, n), n
    try:
        mirror.QNothing
    except AttributeError:
        continue
    raise AssertionError(name)
"""


def _run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("first", ["", "import pyqtgraph"])
def test_pyqtgraph_knows_all_names_of_qt(first: str) -> None:
    _run(_NAMES_OF_QT.format(first=first))


@pytest.mark.parametrize("first", ["", "import pyqtgraph"])
def test_its_modules_are_like_others(first: str) -> None:
    """They can be reloaded, found, and imported with all their names."""
    _run(
        "import importlib, importlib.util, inspect, sys\n"
        f"{first}\n"
        "from bpe_desktop.views.plotting import pg\n"
        "import PySide6\n"
        "for name in ('QtCore', 'QtGui', 'QtWidgets'):\n"
        "    module, original = getattr(pg.Qt, name), getattr(PySide6, name)\n"
        "    assert module.__spec__.name == module.__name__ == f'pyqtgraph.Qt.{name}'\n"
        "    assert module.__spec__ is importlib.util.find_spec(module.__name__)\n"
        "    assert module.__package__ == module.__spec__.parent\n"
        "    assert module.__loader__ is module.__spec__.loader\n"
        "    assert 'pyqtgraph' in inspect.getfile(module)\n"
        "    names = {}\n"
        "    exec(f'from pyqtgraph.Qt.{name} import *', names)\n"
        "    public = {n for n in dir(original) if not n.startswith('_')}\n"
        "    assert public <= {*names}, public - {*names}\n"
        "    assert importlib.reload(module) is module is sys.modules[module.__name__]\n"
        "    assert public <= {*dir(module)}\n"
        "assert pg.Qt.QtWidgets.QApplication is PySide6.QtWidgets.QApplication\n"
    )


def test_a_plot_can_be_drawn_with_names_of_qt_that_nobody_asked_for_before() -> None:
    out = _run(
        "import os\n"
        "os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from bpe_desktop.views.plotting import pg\n"
        "app = pg.mkQApp()\n"
        "plot = pg.PlotWidget()\n"
        "plot.plot([0, 1, 2], [2, 0, 1], symbol='o')\n"
        "plot.addItem(pg.InfiniteLine(1, movable=True))\n"
        "plot.resize(200, 100)\n"
        "image = plot.grab().toImage()\n"
        "print(len({image.pixel(x, y) for x in range(200) for y in range(100)}) > 2)\n"
    )
    assert out.strip() == "True"


def test_only_a_part_of_the_classes_of_qt_is_made() -> None:
    """What this module is for: else pyqtgraph's way to import Qt has changed."""
    out = _run(
        "from bpe_desktop.views.plotting import pg\n"
        "from PySide6 import QtWidgets\n"
        "made = [n for n in vars(QtWidgets) if n.startswith('Q')]\n"
        "print(len(made) < len([n for n in dir(QtWidgets) if n.startswith('Q')]) / 2)\n"
    )
    assert out.strip() == "True"
