"""What the page Spaces says in words: names of the forms, and what follows from a space."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..engine.display import END_MARK, visible
from ..models.number_text import count_text, counted, decimal_text, share_text
from ..models.space_table import SpaceRow, SpaceTable

__all__ = [
    "bound_text",
    "count_or_more",
    "form_name",
    "loss_text",
    "million_text",
    "sentences",
    "words_tip",
]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Spaces", text)


def form_name(key: str) -> str:
    """Return what a form is called."""
    return {
        "plain": _tr("No space"),
        "before": _tr("Space before"),
        "after": _tr("Space after, as at the end of a prompt"),
        "double": _tr("Two spaces before"),
        "no-break": _tr("No-break space before"),
        "tab": _tr("Tab before"),
        "line-start": _tr("At the start of a line"),
        "line-end": _tr("At the end of a line"),
        "capital": _tr("Capital letter"),
        "capital-before": _tr("Space and capital letter"),
    }[key]


def count_or_more(count: int | None, at_most: int) -> str:
    """Return a count; of a word that was not kept only that it occurs so often at most."""
    if count is None:
        return "…"
    if count == 0 and at_most:
        return f"≤ {count_text(at_most)}"
    return count_text(count)


def bound_text(text: str, row: SpaceRow) -> str:
    """Mark a figure as the most that can be, where the form has several pre-tokens."""
    is_bound = len(row.words) > 1 and text not in ("0", "…") and not text.startswith("≤")
    return f"≤ {text}" if is_bound else text


def million_text(figure: float | None) -> str:
    """Return a share per million, precise where it is small."""
    if figure is None:
        return "…"
    return decimal_text(figure, 0 if figure >= 100 or figure == 0 else 1)


def words_tip(row: SpaceRow, at_most: int) -> str:
    """Return the pre-tokens of a form, each with its occurrences."""
    return "\n".join(
        _tr("{}: {}").format(visible(word), count_or_more(count, at_most))
        for word, count in row.words
    )


def loss_text(table: SpaceTable) -> str:
    """Say in a line that spaces leave no trace, and what tells of words instead."""
    if not table.loss:
        return ""
    if table.loss == "trimmed":
        return _tr(
            "This tokenizer trims spaces: one before or after a text leaves no trace in the tokens."
        )
    if table.marker == "end":
        return _tr(
            "The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells"
            " where a word ends."
        ).format(END_MARK)
    if table.marker == "start":
        return _tr(
            "The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells"
            " where a word starts."
        ).format("▁")
    if table.facts.algorithm == "wordpiece":
        return _tr(
            "The pre-tokenizer drops white space, so a space leaves no trace; pieces inside a word"
            " have a prefix instead."
        )
    return _tr("The pre-tokenizer drops white space, so a space leaves no trace.")


def sentences(table: SpaceTable) -> list[str]:
    """Say what follows for a prompt."""
    if table.loss:
        return [
            loss_text(table),
            _tr("So a prompt may end in a space or not: the model sees the same tokens."),
        ]
    before, after, plain = table.row("before"), table.row("after"), table.row("plain")
    shares = table.shares
    if shares is None or before is None or after is None or plain is None:
        return []
    found = []
    last = after.faces[-1].label if after.faces else ""
    if shares.lone_share is not None:
        lone = counted("Spaces", "%Ln time(s)", shares.lone)
        found.append(
            _tr(
                "A prompt that ends in a space ends in the token {}. In the corpus a space stands"
                " alone {} among {}: {}."
            ).format(last, lone, count_text(shares.spaces), share_text(shares.lone_share, 1))
        )
    if shares.spaced_share is not None and shares.spaced > shares.bare:
        found.append(
            _tr(
                "{} of the words bring their space along, as “{}” does ({}). After a space that is"
                " there already none of these can follow, so the model must go on with a rare one:"
                " “{}” without its space ({})."
            ).format(
                share_text(shares.spaced_share, 1),
                visible(before.text),
                _times(before, table),
                visible(plain.text),
                _times(plain, table),
            )
        )
        found.append(_tr("End a prompt without a space."))
    elif shares.spaced_share is not None:
        found.append(
            _tr(
                "Only {} of the words bring their space along, so a prompt that ends in a space is"
                " nothing rare here."
            ).format(share_text(shares.spaced_share, 1))
        )
    return found


def _times(row: SpaceRow, table: SpaceTable) -> str:
    if not row.occurrences and table.at_most:
        return _tr("at most {} times").format(count_text(table.at_most))
    return counted("Spaces", "%Ln time(s)", row.occurrences or 0)
