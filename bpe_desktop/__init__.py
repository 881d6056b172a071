"""BPE Desktop: see how a tokenizer is born and what it does."""

from __future__ import annotations

from .file_hooks import set_file_hooks

TYPE_CHECKING = False  # as type checkers know it, without the slow import of typing
if TYPE_CHECKING:
    from os import PathLike

    from .engine.tokenizer import Tokenizer

__version__ = "0.1.0"


def _load(path: str | PathLike[str]) -> Tokenizer:
    from .formats import registry

    return registry.read(path)


def _save(tokenizer: Tokenizer, path: str | PathLike[str], format_name: str | None) -> None:
    from .formats import registry

    registry.write(tokenizer, path, format_name)


# The engine must not know the formats, but `Tokenizer.load` and `save` are where people look.
set_file_hooks(_load, _save)
