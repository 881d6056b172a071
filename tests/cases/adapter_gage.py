"""Cases about Gage's compression: what is replaced by what, and that it comes back."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from typing import Any

from bpe_desktop.engine.gage import (
    Expansion,
    GageHistory,
    PlainForm,
    compress_file,
    expand_file,
    record,
)
from bpe_desktop.engine.gage.forms import TIE_BREAKS

from . import words
from .case import Case, Expected, NotUnderstood

__all__ = ["compress", "pairs_of"]

_NEW_BYTES = {
    "written Z, Y, X, ... in order of use": "letters",
    "lowest unused byte": "lowest",
    "highest unused byte": "highest",
}
_TIES = {"last-seen": "last-seen", "last seen": "last-seen"}
_REASONS = {"no unused byte": "no-free-byte", "no pair": "no-pair", "empty": "empty"}


def compress(case: Case) -> None:
    """Run a case in each of its modes, and expand whatever was compressed."""
    settings, expected = case.settings, case.expected
    settings.choose("algorithm", {"gage": None})
    settings.choose("unit", {"bytes": None}, None)
    data = _data(case)
    stop = settings.take("stop", "no pair occurs at least 2 times, or no unused byte is left")
    least = re.fullmatch(r"no pair occurs at least (\d+) times, or no unused byte is left", stop)
    if least is None:
        raise NotUnderstood(f"setting stop: {stop!r}")
    tie = settings.take("tie", "first-seen")
    form = PlainForm(
        threshold=int(least[1]),
        tie_break=_TIES.get(words.head(tie)) or words.tie_break(tie),
        new_bytes=settings.choose("new_symbols", _NEW_BYTES, "highest"),
    )
    ways = words.counting(settings.take("counting", "every position"))
    if len(ways) == 1:
        form = _changed(form, counting=ways[0])
        _compare(expected, _run(data, form), data)
        return
    films = {way: _run(data, _changed(form, counting=way)) for way in ways}
    for key in expected.names():
        if key == "bytes saved by every position mode":
            expected.check(key, len(data) - len(_final(films["positions"])))
        elif key == "table cost in bytes":
            # What the table takes in a file beyond the byte that tells its length.
            expected.check(key, 3 * len(films["positions"]))
        else:
            expected.check(key, _spell(_final(films[words.counting(key)[0]])))


def pairs_of(data: bytes) -> list[list[int]]:
    """Return the pairs that are replaced in some bytes."""
    return [[step.left, step.right] for step in record(data, PlainForm()).steps]


def _data(case: Case) -> bytes:
    key = case.input.first("text", "bytes_b64", "file_b64", "text_repeat")
    value = case.input.take(key)
    if key == "text_repeat":
        value = value[0] * value[1]
    return value.encode() if isinstance(value, str) and "b64" not in key else _bytes(value)


def _bytes(value: str) -> bytes:
    return base64.b64decode(value)


def _run(data: bytes, form: PlainForm) -> GageHistory:
    """Compress, and fail where the data does not come back in every way it can."""
    film = record(data, form)
    (block,) = film.packed.blocks
    assert expand_file(compress_file(data, form).data) == data
    assert Expansion(block.table, block.data).output(0, len(data)) == data
    assert not {step.new for step in film.steps} & {*data}
    return film


def _changed(form: PlainForm, **changes: Any) -> PlainForm:
    names = ("threshold", "tie_break", "counting", "new_bytes")
    return PlainForm(**{name: getattr(form, name) for name in names} | changes)


def _compare(expected: Expected, film: GageHistory, data: bytes) -> None:
    for key, find in _FIGURES.items():
        if key in expected:
            expected.check(key, find(film))
    if "steps" in expected:
        expected.check("steps", [*_steps(film)])
    if "reason" in expected:
        wanted = expected.take("reason")
        found = film.packed.blocks[0].stop.code
        expected.record("reason", _REASONS.get(wanted, f"not known: {wanted}"), found)
    if "no_new_symbol_is_one_of" in expected:
        barred = expected.take("no_new_symbol_is_one_of")
        used = [_spell(bytes((step.new,))) for step in film.steps]
        expected.record("no_new_symbol_is_one_of", [], [name for name in used if name in barred])
    if "pairs_in_order" in expected:
        wanted = [[_number(part) for part in pair] for pair in expected.take("pairs_in_order")]
        expected.record("pairs_in_order", wanted, [[s.left, s.right] for s in film.steps])
    if "last_seen_tie_gives" in expected:
        other = _run(data, _changed(film.form, tie_break="last-seen"))
        inner = expected.inner("last_seen_tie_gives")
        for name in inner.names():
            inner.check(name, _FIGURES[name](other))
    for key in expected.names():
        if match := re.fullmatch(r"if_minimum_count_(\d+)", key):
            expected.check(
                key, _spell(_final(_run(data, _changed(film.form, threshold=int(match[1])))))
            )
        elif match := re.fullmatch(r"if_(.+)_is_taken_first", key):
            expected.check(key, _table_beginning(film, data, match[1].encode()))


def _table_beginning(film: GageHistory, data: bytes, first: bytes) -> Any:
    """Return the table under the tie rule that begins with a pair; `None` if none does."""
    for tie in TIE_BREAKS:
        other = _run(data, _changed(film.form, tie_break=tie))
        if other.steps and bytes((other.steps[0].left, other.steps[0].right)) == first:
            return _table(other)
    return None


def _steps(film: GageHistory) -> Iterator[dict[str, Any]]:
    for step in film.steps:
        tied = [
            _spell(bytes(entry[:2]))
            for entry in film.state_at(step.step - 1).candidates(len(film.data))
            if entry.count == step.count and entry[:2] != (step.left, step.right)
        ]
        yield {
            "new": _spell(bytes((step.new,))),
            "pair": _spell(bytes((step.left, step.right))),
            "count": step.count,
            "tied_with": tied,
            "text_after": _spell(film.state_at(step.step).data),
        }


def _final(film: GageHistory) -> bytes:
    return film.state_at(len(film)).data


def _table(film: GageHistory) -> dict[str, str]:
    return {
        _spell(bytes((new,))): _spell(bytes(pair)) for new, *pair in film.packed.blocks[0].table
    }


def _spell(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")


def _number(part: str | int) -> int:
    return ord(part) if isinstance(part, str) else part


_FIGURES: dict[str, Callable[[GageHistory], Any]] = {
    "table": _table,
    "final": lambda film: _spell(_final(film)),
    "final_length": lambda film: len(_final(film)),
    "expanded": lambda film: _spell(expand_file(compress_file(film.data, film.form).data)),
    "final_equals_input": lambda film: _final(film) == film.data,
    "decompressed_equals_input": lambda film: (
        expand_file(compress_file(film.data, film.form).data) == film.data
    ),
}
