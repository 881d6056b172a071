"""How much memory this process has taken."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

__all__ = ["peak_bytes", "resident_bytes", "restart_peak"]

_STATUS = Path("/proc/self/status")
_CLEAR = Path("/proc/self/clear_refs")
_RESET_PEAK = "5"  # proc(5): the peak becomes what is in use now


def restart_peak() -> None:
    """Let the peak begin anew from what is in use now, where the system knows how (Linux)."""
    with suppress(OSError):  # then it is the peak of the life of the process
        _CLEAR.write_text(_RESET_PEAK)


def resident_bytes() -> int | None:
    """Return the physical memory in use now; `None` where only the peak is known."""
    return _status("VmRSS:")


def peak_bytes() -> int | None:
    """Return the most physical memory that was in use since `restart_peak`; `None` if unknown.

    On systems other than Linux it is that of the life of the process.
    """
    peak = _status("VmHWM:")
    if peak is not None:
        return peak
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _status(name: str) -> int | None:
    with suppress(OSError, ValueError):
        for line in _STATUS.read_text().splitlines():
            if line.startswith(name):
                return int(line.split()[1]) * 1024
    return None
