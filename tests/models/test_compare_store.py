"""What is kept of a comparison comes back, and what somebody has damaged does no harm."""

from __future__ import annotations

from typing import Any

import pytest

from bpe_desktop.models.compare_store import CompareStore
from bpe_desktop.models.comparison import Comparison, TextColumn


class Kept(dict[str, Any]):
    """Settings in memory."""

    def value(self, key: str, default: Any = None) -> Any:
        return self.get(key, default)

    def setValue(self, key: str, value: Any) -> None:
        self[key] = value


def test_all_of_it_comes_back() -> None:
    store = CompareStore(Kept())
    assert store.texts() is None
    columns = (
        TextColumn.of(5, "Čeština", "loďky", "sample:cs"),
        TextColumn.of(6, "long", "x" * 20_001, "typed"),
    )
    store.keep(Comparison(columns), ("/a/b.json",), {"training": True, "words": False})
    # Our settings are no place for a book.
    assert store.texts() == [("Čeština", "loďky", "sample:cs")]
    assert store.files() == ["/a/b.json"]
    assert store.rows() == {"training": True, "words": False}


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{",
        "null",
        '{"texts": 3, "files": {}, "rows": []}',
        '{"texts": [["a"], 5], "files": [7]}',
    ],
)
def test_damage_does_no_harm(kept: str) -> None:
    store = CompareStore(Kept({"compare/state": kept}))
    assert not store.texts()
    assert store.files() == []
    assert store.rows() == {}
