"""What a check says: findings, each with what would help."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...errors import ConfigError
from ..config import TrainingConfig

__all__ = ["SEVERITIES", "Finding", "Remedy", "settings_remedies"]

SEVERITIES = ("error", "warning", "note")


class Remedy(NamedTuple):
    """Something that makes a finding disappear, or less.

    `code` says which words it has, `names` what to fill in. `kind` is "settings", where `changes`
    are fields of the settings; "algorithm", where `value` is another one, with settings of its own;
    "encoding", where file number `file` is read in the encoding `value` ("" to find it out); or
    "text", where `value` is one of `MENDINGS`.
    """

    kind: str
    code: str
    names: tuple[str, ...] = ()
    changes: tuple[tuple[str, Any], ...] = ()
    value: str = ""
    file: int = 0

    def apply(self, config: TrainingConfig) -> TrainingConfig:
        """Return the settings with the changes of a remedy of settings."""
        return config.with_changes(**dict(self.changes))


class Finding(NamedTuple):
    """Something that was found.

    `code` says which words it has, `names` what to fill in. `number` counts what was found, out of
    `whole` where that is known; with `is_share` it is a share of 1.
    """

    code: str
    severity: str
    number: float
    whole: int | None = None
    names: tuple[str, ...] = ()
    remedies: tuple[Remedy, ...] = ()
    is_share: bool = False


def settings_remedies(
    config: TrainingConfig, *offers: tuple[str, dict[str, Any]] | None
) -> tuple[Remedy, ...]:
    """Return those of the offers, a code and changes of the settings, that go with the rest.

    The values of the changes fill in the words. An offer that changes nothing is left out.
    """
    found = []
    for offer in offers:
        if offer is None:
            continue
        code, changes = offer
        try:
            changed = config.with_changes(**changes)
        except ConfigError:
            continue
        if changed != config:
            # What has its value already is no change.
            real = {
                name: value for name, value in changes.items() if value != getattr(config, name)
            }
            names = tuple(str(value) for value in real.values())
            found.append(Remedy("settings", code, names, tuple(real.items())))
    return tuple(found)
