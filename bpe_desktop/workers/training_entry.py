"""Where the training process begins."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

__all__ = ["begin"]


def begin(connection: Connection, cancelled: Any) -> None:
    """Serve, see `training_process`. The window names this: it need not load what serves."""
    from .training_process import serve

    serve(connection, cancelled)
