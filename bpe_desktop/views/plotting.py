"""Loads pyqtgraph in less than half of its time.

On import pyqtgraph copies every name of QtCore, QtGui and QtWidgets into modules of its own. PySide
makes a class when its name is asked for first, so that the copy makes all seven hundred of them: a
tenth of the time to start. Here these modules are there before it, and ask for a name when somebody
asks them; there is nothing left to copy. Whoever loaded pyqtgraph before keeps it as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import PathFinder
from types import ModuleType
from typing import Any

from PySide6 import QtCore, QtGui, QtWidgets

__all__ = ["pg"]


class _Mirror(ModuleType):
    """A module with the names of another one, each fetched when it is asked for first."""

    def __init__(self, name: str, original: ModuleType) -> None:
        super().__init__(name)
        self._original = original

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._original, name)
        setattr(self, name, value)
        return value

    def __dir__(self) -> list[str]:
        return sorted({*dir(self._original), *vars(self)})

    @property
    def __all__(self) -> list[str]:
        """What `import *` gives: it would take what is there, not what can be fetched."""
        return [name for name in dir(self) if not name.startswith("_")]

    def take_place(self, path: list[str]) -> None:
        """Say of itself what the module says that is found on a path, for who asks or reloads."""
        spec = PathFinder.find_spec(self.__name__, path)
        if spec is not None:
            self.__spec__, self.__loader__, self.__package__ = spec, spec.loader, spec.parent
            self.__file__ = spec.origin
            if spec.submodule_search_locations is not None:
                self.__path__ = spec.submodule_search_locations


@contextmanager
def _nothing_to_copy() -> Iterator[None]:
    """Put mirrors where pyqtgraph keeps its copies, and have Qt's modules name nothing meanwhile.

    They name what they hold by a function of their own, which `dir` calls.
    """
    lists, mirrors = {}, []
    for module in (QtCore, QtGui, QtWidgets):
        mirror = _Mirror(module.__name__.replace("PySide6", "pyqtgraph.Qt"), module)
        sys.modules[mirror.__name__] = mirror
        mirrors.append(mirror)
        lists[module] = vars(module)["__dir__"]
        vars(module)["__dir__"] = tuple
    try:
        yield
    finally:
        for module, names in lists.items():
            vars(module)["__dir__"] = names
    for mirror in mirrors:
        mirror.take_place(sys.modules["pyqtgraph.Qt"].__path__)


# A Qt whose modules have no such function has no names to make either: then it is all as usual.
if "pyqtgraph" in sys.modules or "__dir__" not in vars(QtWidgets):
    import pyqtgraph as pg
else:
    with _nothing_to_copy():
        import pyqtgraph as pg
