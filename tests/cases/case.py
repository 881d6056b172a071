"""One case, and the record of what has been read of it and compared.

Whatever of `input`, `settings` and `expected` an adapter leaves unread fails the case: nothing that
nobody understands can slip through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .scope import NOT_FOLLOWED, NOT_YET, entry

__all__ = ["Case", "Fields", "Findings", "NotUnderstood", "NotYet"]

_MISSING: Any = object()


class NotUnderstood(Exception):  # noqa: N818 - it says what happened to the case
    """A kind, task, setting, value or key that the adapter has no meaning for."""

    def __init__(self, what: str) -> None:
        super().__init__(f"not understood: {what}")


class NotYet(Exception):  # noqa: N818
    """The case is about something that the program does not have yet; see `scope.NOT_YET`."""


class Findings:
    """What differed: (key, what was expected, what was found, whether it is only recommended)."""

    def __init__(self) -> None:
        self.differences: list[tuple[str, Any, Any, bool]] = []
        self.compared = 0


class Fields:
    """A JSON object that remembers which of its keys were read."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        self.where = where
        self._values = dict(values)
        self._unread = set(self._values)
        self._inner: dict[str, Fields] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def take(self, key: str, default: Any = _MISSING) -> Any:
        """Return a value and note that it was read; without a default it has to be there."""
        self._unread.discard(key)
        if key in self._values:
            return self._values[key]
        if default is _MISSING:
            raise NotUnderstood(f"{self.where} without {key}")
        return default

    def peek(self, key: str) -> Any:
        """Return a value without noting that it was read; `None` where there is none."""
        return self._values.get(key)

    def choose(self, key: str, meanings: Mapping[Any, Any], default: Any = _MISSING) -> Any:
        """Return what a value means; any other value is not understood."""
        value = self.take(key, default)
        if value is default and key not in self._values:
            return value
        try:
            return meanings[value]
        except (KeyError, TypeError):
            raise NotUnderstood(f"{self.where} {key}: {value!r}") from None

    def first(self, *keys: str) -> str:
        """Return the first of some keys that is there."""
        for key in keys:
            if key in self._values:
                return key
        raise NotUnderstood(f"{self.where} without any of {', '.join(keys)}")

    def unread(self) -> list[str]:
        """Return the keys that nobody read."""
        unread = [key for key in self._values if key in self._unread]
        inner = [f"{key} {name}" for key in self._inner for name in self._inner[key].unread()]
        return unread + inner


class Expected(Fields):
    """Expected values, to be compared with what the program gives."""

    def __init__(
        self, where: str, values: Mapping[str, Any], findings: Findings, binding: str | None = None
    ) -> None:
        super().__init__(where, values)
        self._findings = findings
        self._binding = binding if binding is not None else self.take("binding", "must")
        if self._binding.split()[0] not in ("must", "recommended"):
            raise NotUnderstood(f"{where} binding: {self._binding}")
        for key in self._values:
            if _is_comment(key):
                self._unread.discard(key)

    def names(self) -> list[str]:
        """Return the keys that hold expected values."""
        return [
            key
            for key in self._values
            if key != "binding" and not key.endswith("_binding") and not _is_comment(key)
        ]

    def is_recommended(self, key: str) -> bool:
        """Tell whether a value is a sensible choice only; `KEY_binding` speaks for KEY…."""
        for other in self._values:
            if other.endswith("_binding") and key.startswith(other.removesuffix("_binding")):
                self._unread.discard(other)
                return str(self._values[other]).startswith("recommended")
        return self._binding.startswith("recommended")

    def check(self, key: str, found: Any) -> None:
        """Compare a value, if the case has it, with what was found."""
        if key in self._values:
            self.record(key, self.take(key), found)

    def record(self, key: str, wanted: Any, found: Any) -> None:
        """Compare two values in the name of `key`."""
        self.is_recommended(key)
        self._findings.compared += 1
        if plain(wanted) != plain(found):
            difference = (f"{self.where} {key}", wanted, found, self.is_recommended(key))
            self._findings.differences.append(difference)

    def inner(self, key: str) -> Expected:
        """Return a value that is a group of expected values itself."""
        value = self.take(key)
        if not isinstance(value, dict):
            raise NotUnderstood(f"{self.where} {key}: {value!r}")
        binding = "recommended" if self.is_recommended(key) else "must"
        inner = Expected(f"{self.where} {key}", value, self._findings, binding)
        self._inner[key] = inner
        return inner


class Case:
    """A case as an adapter sees it; its id is kept from it."""

    def __init__(self, case: Mapping[str, Any], folder: str = "") -> None:
        self.kind: str = case["kind"]
        self.folder = folder  # where files that the case names may lie
        self.findings = Findings()
        self.input = Fields("input", case["input"])
        self.settings = Fields("setting", case["settings"])
        self.expected = Expected("expected", case["expected"], self.findings)
        self.lacking: list[str] = []
        self.used: set[tuple[str, str]] = set()  # entries of the tables in `scope`

    def lack(self, where: str, value: str) -> bool:
        """Note what the program lacks for a value, if it does, and tell whether it does."""
        found = entry(NOT_YET, where, value)
        if found is None:
            return False
        self.used.add(found)
        self.lacking.append(NOT_YET[found])
        return True

    def not_followed(self, key: str) -> str | None:
        """Return why a recommended value is not followed; `None` where it should be."""
        found = entry(NOT_FOLLOWED, self.kind, key.removeprefix("expected "))
        if found is None:
            return None
        self.used.add(found)
        return NOT_FOLLOWED[found]

    def finish(self) -> None:
        """Fail on what nobody read or compared, then on differences that must not be."""
        for fields in (self.settings, self.input, self.expected):
            _all_read(fields)
        if not self.findings.compared and not self.lacking:
            raise NotUnderstood("nothing was compared")


def _all_read(fields: Fields) -> None:
    unread = fields.unread()
    if unread:
        raise NotUnderstood(", ".join(f"{fields.where} {key}" for key in unread))


def _is_comment(key: str) -> bool:
    """Tell whether a key only explains, or shows what a library does that is wrong for us."""
    words = ("wrong", "reference", "for comparison", "other rule")
    return any(word in key for word in words) or key.endswith(("note", "_hint"))


def plain(value: Any) -> Any:
    """Return a value as JSON would hold it, so that tuples equal lists."""
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    return value
