"""What the page on costs says: bills, windows, answers that were cut, each with its formula."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..engine import metrics
from ..engine.billing import Bill, Cost, Length
from ..engine.display import visible
from ..models.cost_model import CostFacts, CutText, TextFacts
from ..models.number_text import count_text, counted, decimal_text, share_text
from ..models.prices import Prices
from .compare_words import (
    against_text,
    base_unknown_tip,
    date_text,
    money_text,
    unknown_tip,
)
from .figure_table import FigureColumn, FigureRow

__all__ = [
    "bill_columns",
    "bill_rows",
    "bill_text",
    "cut_texts",
    "language_columns",
    "language_rows",
    "price_note",
    "set_name",
    "text_facts",
    "window_text",
]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Costs", text)


def set_name(prices: Prices) -> str:
    """Return the name of a set of prices; one that nobody named is an example."""
    return prices.name or _tr("Example")


def price_note(prices: Prices) -> str:
    """Say whose the prices are."""
    if not prices.dated:
        return _tr("an example: set your own")
    return _tr("yours, of {}").format(date_text(prices.dated))


def text_facts(text: TextFacts) -> str:
    """Say how long the text is."""
    if text.problem:
        return text.problem
    parts = [counted("Costs", "%Ln token(s)", text.tokens)]
    if text.words is not None:
        parts.append(counted("Costs", "%Ln word(s)", text.words))
    if text.fertility is not None:
        parts.append(_tr("{} tokens a word").format(decimal_text(text.fertility, 2)))
    if text.unknown:
        parts.append(counted("Costs", "%Ln unknown", text.unknown))
    return ", ".join(parts)


# The bill


def bill_columns() -> list[FigureColumn]:
    """Return the headings of the bill, with their formulas."""
    return [
        FigureColumn("", is_text=True),
        FigureColumn(_tr("Message"), _tr("Tokens of a message; by words, its words")),
        FigureColumn(_tr("Answer"), _tr("Tokens of an answer; by words, its words")),
        FigureColumn(
            _tr("Messages"), _tr("Tokens of a message × messages a month × price / 1,000,000")
        ),
        FigureColumn(
            _tr("Answers"), _tr("Tokens of an answer × messages a month × price / 1,000,000")
        ),
        FigureColumn(_tr("A month"), _tr("Messages + answers")),
    ]


def bill_rows(bill: Bill, message: Length, answer: Length, prices: Prices) -> list[FigureRow]:
    """Return the bill as if each word were a token, and as it is."""
    rows = []
    if bill.by_words is not None and message.words is not None:
        words = answer.words or 0.0
        name = _tr("If a word were a token")
        rows.append(_bill_row(name, message.words, words, bill.by_words, prices))
    name = _tr("By tokens")
    row = _bill_row(name, message.tokens, answer.tokens, bill.by_tokens, prices)
    return [*rows, row._replace(is_marked=True)]


def _bill_row(name: str, message: float, answer: float, cost: Cost, prices: Prices) -> FigureRow:
    lines = []
    for text, length, price, amount in (
        (_tr("Messages: {} × {} × {} / {} = {}"), message, prices.price, cost.message),
        (_tr("Answers: {} × {} × {} / {} = {}"), answer, prices.output, cost.answer),
    ):
        lines.append(
            text.format(
                _length(length),
                count_text(prices.messages),
                decimal_text(price, 2),
                count_text(1_000_000),
                decimal_text(amount, 2),
            )
        )
    cells = (
        name,
        _length(message),
        _length(answer),
        decimal_text(cost.message, 2),
        decimal_text(cost.answer, 2),
        money_text(cost.total, prices.currency),
    )
    return FigureRow(cells, "\n".join(lines))


def _length(number: float) -> str:
    whole = round(number)
    return count_text(whole) if abs(number - whole) < 0.005 else decimal_text(number, 2)


def bill_text(bill: Bill, text: TextFacts) -> str:
    """Say how much dearer tokens are than words."""
    if bill.by_words is None:
        return _tr("This writing does not part words by spaces: there is no bill by words.")
    if bill.times is None or text.fertility is None:
        return _tr("Nothing is sent, so nothing is to be paid.")
    return _tr("{} tokens a word: the bill is {} times what it would be by words.").format(
        decimal_text(text.fertility, 2), decimal_text(bill.times, 2)
    )


# The window


def window_text(tokens: int, context: int) -> str:
    """Say how much of a context window a text takes, and how many such texts it holds."""
    share, fitting = metrics.context_share(tokens, context), None
    if tokens:
        fitting = metrics.messages_in_context(context, tokens)
    if share is None or fitting is None:
        return _tr("There is no text.")
    said = counted("Costs", "%Ln token(s)", tokens)
    if not fitting:
        return _tr("{} are {} of the window: {} too many.").format(
            said, _share(share), count_text(tokens - context)
        )
    left = counted("Costs", "%Ln token(s)", context - fitting * tokens)
    return _tr("{} are {} of the window. It holds {}, with {} left.").format(
        said, _share(share), counted("Costs", "%Ln such text(s)", fitting), left
    )


def _share(share: float) -> str:
    return share_text(share, 2 if share < 0.01 else 1 if share < 0.1 else 0)


def language_columns(facts: CostFacts, context: int) -> list[FigureColumn]:
    """Return the headings of the table of languages."""
    first = facts.languages[0].name if facts.languages else ""
    return [
        FigureColumn(_tr("The same sentence"), is_text=True),
        FigureColumn(_tr("Tokens"), _tr("Tokens of the sentence at the playhead")),
        FigureColumn(_tr("Of the window"), _tr("Tokens / tokens of the window")),
        FigureColumn(
            _tr("Fit in {}").format(count_text(context)),
            _tr("Window / tokens, rounded down: how many such sentences it holds"),
        ),
        FigureColumn(
            _tr("Against {}").format(first), _tr("Tokens / tokens of the first language − 1")
        ),
    ]


def language_rows(facts: CostFacts, context: int) -> list[FigureRow]:
    """Return what our parallel sentence takes of the window in each language."""
    rows = []
    for language in facts.languages:
        tokens, base = language.tokens, facts.languages[0]
        if language.unknown:
            cells = (
                language.name,
                count_text(tokens),
                "–",
                "–",
                against_text(None, language.unknown),
            )
            rows.append(FigureRow(cells, unknown_tip(language.unknown, tokens), tone="text2"))
            continue
        share = metrics.context_share(tokens, context)
        fitting = metrics.messages_in_context(context, tokens)
        tip = _tr("{} / {} = {}; {} / {}, rounded down = {}").format(
            count_text(tokens),
            count_text(context),
            _share(share or 0.0),
            count_text(context),
            count_text(tokens),
            count_text(fitting or 0),
        )
        cells = (
            language.name,
            count_text(tokens),
            "–" if share is None else _share(share),
            "–" if fitting is None else count_text(fitting),
            against_text(None if base.unknown else metrics.extra_share(tokens, base.tokens), 0),
        )
        if base.unknown:
            tip = f"{tip}\n{base_unknown_tip(base.name)}"
        rows.append(FigureRow(cells, tip))
    return rows


# The answer that is cut


def cut_texts(cut: CutText) -> list[str]:
    """Return what there is to say of an answer that was cut, a sentence each."""
    answer, said = cut.answer, []
    if answer.end_of_word == "all":
        said.append(_tr("All of it arrives."))
    elif answer.end_of_word == "nothing":
        said.append(_tr("Nothing arrives."))
    else:
        missing = counted("Costs", "%Ln token(s)", answer.tokens - answer.limit)
        characters = counted("Costs", "%Ln character(s)", len(answer.lost))
        said.append(_tr("Lost: {}, {}.").format(missing, characters))
    if answer.unknown:
        said.append(
            counted("Costs", "Not readable, for want of a token: %Ln symbol(s).", answer.unknown)
        )
    if answer.held:
        said.append(_half_character(cut))
    if answer.end_of_word in ("known", "next", "never"):
        said.append(_end_of_word(cut))
    if cut.unmarked and answer.received:
        said.append(_tr("No token of this tokenizer holds the spaces, so they do not arrive."))
    if not cut.is_whole:
        said.append(_tr("Only the beginning of the text is looked at here."))
    return said


def _half_character(cut: CutText) -> str:
    answer = cut.answer
    return _tr(
        "The last {} ({}) begin the character {} and do not end it. A decoder that streams holds "
        "them back; at the end they become {}."
    ).format(
        counted("Costs", "%Ln byte(s)", len(answer.held)),
        answer.held.hex(" ").upper(),
        visible(answer.character),
        answer.tail,
    )


def _end_of_word(cut: CutText) -> str:
    answer = cut.answer
    if answer.word is None:
        return _tr("This writing does not part words by spaces: no one can say where one ends.")
    before, after = answer.word
    ends = {
        "known": _tr("The word is over, and the reader can tell: the end of it has arrived."),
        "next": _tr("The word is over, but only the next token would have told the reader."),
        "never": _tr("The word is over, but no token ever tells where a word ends."),
    }
    if not before and not after:
        return ends[answer.end_of_word]
    if not before:
        return _tr("Of the word {} nothing can be read.").format(after)
    half = _tr("It ends inside the word {}: {} arrives, {} does not.").format(
        before + after, before, after
    )
    doubts = {
        "next": _tr("Only the next token would tell the reader that it goes on."),
        "never": _tr("No token tells where a word ends, so to the reader it looks finished."),
    }
    return f"{half} {doubts.get(answer.end_of_word, '')}".strip()
