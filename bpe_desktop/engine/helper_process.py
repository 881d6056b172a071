"""Start a process that helps this one."""

from __future__ import annotations

import signal
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess

__all__ = ["start_helper"]


def start_helper(process: BaseProcess) -> None:
    """Start a process that Ctrl+C does not reach: it would die with a traceback while it imports.

    Ctrl+C goes to all processes of a terminal; this one gets it, and ends its helpers itself.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        process.start()
        return
    # The helper inherits the block. To start the tracker lifts it, so that this is done before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
