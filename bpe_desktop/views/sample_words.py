"""What the samples are called in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..resources import Sample

__all__ = ["sample_title"]


def sample_title(sample: Sample) -> str:
    """Return the title, which stands in English beside the file."""
    return QCoreApplication.translate("Samples", sample.title)
