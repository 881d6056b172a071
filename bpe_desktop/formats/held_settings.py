"""Which settings a file can hold: one check for all formats."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.config import TrainingConfig
from ..errors import SettingError

__all__ = ["check_held"]

_SPOKEN = {"pretokenizer": "pre-tokenizer"}


def check_held(config: TrainingConfig, file: str, held: Mapping[str, tuple[str, ...]]) -> None:
    """Raise `SettingError` for the first setting whose value is none of those that `file` can hold.

    `held` are these values by the field of the configuration; `file` names the kind of file.
    """
    for field, able in held.items():
        value = getattr(config, field)
        if value not in able:
            setting = _SPOKEN.get(field, field)
            raise SettingError(
                f"{file} cannot hold the {setting} {value[:60]}.",
                f"Train with the {setting} {' or '.join(able)}, or save as tokenizer.json or .bpe.",
                field,
                value,
                able,
            )
