"""A helper process is deaf to Ctrl+C from its first moment."""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection

import pytest

from bpe_desktop.engine.helper_process import start_helper


def tell_blocked(connection: Connection) -> None:
    connection.send(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_ctrl_c_is_blocked_in_the_helper_only(method: str) -> None:
    context = multiprocessing.get_context(method)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=tell_blocked, args=(theirs,))  # type: ignore[attr-defined]
    start_helper(process)
    with ours, theirs:
        assert ours.recv() is True
    process.join()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
