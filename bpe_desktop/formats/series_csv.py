"""The series of the timeline's chart as a CSV table, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

__all__ = ["series_csv"]


def series_csv(
    counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int], tokens: Sequence[str]
) -> bytes:
    """Return a table with a row for each step, and one for the start.

    `symbols` has one entry more than the others: it begins with those before the first step.
    The file is UTF-8 with a byte-order mark, without which spreadsheets guess.

    >>> print(series_csv([3], [9, 6], [1], ["ab"]).decode("utf-8-sig").replace("\\r", ""), end="")
    step,token,count,tied,symbols_left
    0,,,,9
    1,ab,3,1,6
    """
    file = StringIO(newline="")
    table = csv.writer(file)
    table.writerow(("step", "token", "count", "tied", "symbols_left"))
    table.writerow((0, "", "", "", symbols[0]))
    rows = zip(tokens, counts, ties, symbols[1:], strict=True)
    table.writerows((step, *row) for step, row in enumerate(rows, 1))
    return file.getvalue().encode("utf-8-sig", "replace")
