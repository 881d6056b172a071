"""How `Tokenizer.load` and `save` reach the file formats, which the engine must not know.

Set by the package itself, which so needs not import the engine: the program answers Ctrl+C only
once its package is imported. For the same reason the slow module typing is not imported here.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike
    from typing import Any

    Load = Callable[[str | PathLike[str]], Any]
    Save = Callable[[Any, str | PathLike[str], str | None], None]

__all__ = ["file_hooks", "set_file_hooks"]

_hooks: tuple[Load, Save] | None = None


def set_file_hooks(load: Load, save: Save) -> None:
    """Set how files are reached.

    `load(path)` returns a tokenizer; `save(tokenizer, path, format name or None)` writes one.
    """
    global _hooks
    _hooks = load, save


def file_hooks() -> tuple[Load, Save]:
    """Return the two functions that were set."""
    assert _hooks is not None  # the package sets them before its other modules can be imported
    return _hooks
