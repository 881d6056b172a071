"""Cases about BERT's vocab.txt: which entry has which id."""

from __future__ import annotations

import base64

from bpe_desktop.formats import bert

from .case import Case

__all__ = ["import_tokens"]


def import_tokens(case: Case) -> None:
    """Read a file: its entries by id, and what is said of one that comes twice."""
    case.settings.choose("format", {"BERT vocab.txt": None})
    key = case.input.first("file_b64", "text")
    value = case.input.take(key)
    data = base64.b64decode(value) if key == "file_b64" else value.encode()
    loaded = bert.parse(data)
    tokens = list(loaded.tokenizer.vocabulary)
    names = [token.name for token in tokens]
    expected = case.expected
    expected.check("entries", names)
    in_order = [token.id for token in tokens] == list(range(len(tokens)))
    expected.check("id_is_line_number", in_order)
    expected.check("other_ids_do_not_shift", in_order)
    twice = [name for name in dict.fromkeys(names) if name and names.count(name) > 1]
    expected.check("duplicate", twice[0] if len(twice) == 1 else twice)
    if twice:
        numbers = [number for number, name in enumerate(names) if name == twice[0]]
        expected.check("lines", numbers)
        said = any(twice[0] in note and "twice" in note for note in loaded.notes)
        expected.record("the duplicate is reported", True, said)
