"""How much memory this process has taken."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["peak_bytes", "restart_peak"]

_STATUS = Path("/proc/self/status")
_CLEAR = Path("/proc/self/clear_refs")
_RESET_PEAK = "5"  # proc(5): the peak becomes what is in use now


def restart_peak() -> None:
    """Let the peak begin anew from what is in use now, where the system knows how (Linux)."""
    try:
        _CLEAR.write_text(_RESET_PEAK)
    except OSError:
        pass  # then it is the peak of the life of the process


def peak_bytes() -> int | None:
    """Return the most physical memory that was in use since `restart_peak`; `None` if unknown.

    On systems other than Linux it is that of the life of the process.
    """
    try:
        for line in _STATUS.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError):
        pass
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
