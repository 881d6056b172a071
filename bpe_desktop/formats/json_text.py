"""JSON as our files and outputs have it: UTF-8, readable, and safe for any string."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import ConfigError, FormatError

__all__ = ["damage_told", "decode_utf8", "dump_json", "parse_json"]

_MOST_BRACKETS = 5_000_000  # a merge of the largest published tokenizers is a list: half a million
_SURROGATE = re.compile("[\ud800-\udfff]")


def dump_json(value: object, *, indent: int | None = None) -> str:
    r"""Return `value` as JSON; lone surrogates, which UTF-8 cannot hold, become escapes.

    >>> dump_json(["š", "\udce9"])
    '["š", "\\udce9"]'
    """
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def parse_json(data: bytes, name: str) -> Any:
    """Return the value of a JSON file; `name` is used in the `FormatError` for a wrong one.

    JSON leaves open which of two equal keys holds, and has no NaN: both are refused.
    """
    if data.count(b"[") + data.count(b"{") > _MOST_BRACKETS:
        raise FormatError(f"{name} holds more lists than can be read.", "Is it a tokenizer?")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            last = {key: number for number, (key, _) in enumerate(pairs)}
            twice = next(key for number, (key, _) in enumerate(pairs) if last[key] > number)
            raise FormatError(f"{name} has the key {twice!r} twice.", "Give each key once.")
        return found

    def refuse(constant: str) -> None:
        raise FormatError(f"{name} holds {constant}, which is no JSON.", "Give a number.")

    try:
        return json.loads(decode_utf8(data, name), object_pairs_hook=once, parse_constant=refuse)
    except json.JSONDecodeError as error:
        raise FormatError(
            f"{name} is not valid JSON at line {error.lineno}.", "Is the file whole?"
        ) from None
    except RecursionError:
        raise FormatError(f"{name} is not valid JSON.", "It is nested too deeply.") from None
    except ValueError:  # Python reads no numbers of many thousand digits
        raise FormatError(f"{name} holds a number that is too long.", "Is it damaged?") from None


@contextmanager
def damage_told(name: str) -> Iterator[None]:
    """Turn what goes wrong with values of a wrong kind or size into one `FormatError`."""
    try:
        yield
    except ConfigError as error:
        hint = error.hint or "Save it again."
        raise FormatError(f"{name} is damaged: {error.message}", hint) from error
    except RecursionError:
        raise FormatError(f"{name} is damaged.", "It is nested too deeply.") from None
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        shown = repr(error)
        shown = shown if len(shown) <= 120 else shown[:119] + "…"
        raise FormatError(f"{name} is damaged: {shown}.", "Save it again.") from error


def decode_utf8(data: bytes, name: str) -> str:
    """Return the text of a UTF-8 file, without a byte-order mark; raises `FormatError`."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError(f"{name} is not UTF-8.", "Save it as UTF-8.") from None
