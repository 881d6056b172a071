"""What the page on vocabulary sizes says: its tables, and how each figure is worked out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..engine import metrics
from ..engine.display import visible
from ..engine.size_curve import End, Growth, SizePoint
from ..models.number_text import count_text, counted, decimal_text, share_text
from ..models.prices import Prices
from ..models.size_model import SizeFacts, Waste
from .compare_words import large_text
from .figure_table import FigureColumn, FigureRow

__all__ = [
    "is_merging",
    "size_columns",
    "size_rows",
    "stop_text",
    "unused_columns",
    "unused_rows",
    "unused_text",
    "word_columns",
    "word_rows",
]

_MERGING = ("bpe", "wordpiece")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Sizes", text)


def is_merging(facts: SizeFacts) -> bool:
    """Tell whether the steps are merges."""
    return facts.algorithm in _MERGING


def stop_text(
    facts: SizeFacts, found: Growth | None, merges: int, share: float, prices: Prices
) -> str:
    """Say where more tokens stop paying, or that they never do."""
    curve = facts.curve
    if curve is None:
        return ""
    if found is None and not curve.by_round and curve.steps < merges:
        return _tr("The training is too short to tell: it has {}.").format(
            counted("Sizes", "%Ln step(s)", curve.steps)
        )
    least = share_text(share, _places(share))
    if found is None:
        if merges == 1:
            text = _tr("As far as the training goes, one more token always saves {} or more.")
            return text.format(least)
        text = counted(
            "Sizes",
            "As far as the training goes, another %Ln token(s) always save {} or more.",
            merges,
        )
        return text.format(least)
    saved = _tr("{} of {}").format(count_text(found.saved), count_text(found.first.left))
    cost = large_text(_parameters(found.tokens, prices))
    text = _tr(
        "Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} save "
        "{share} of the symbols ({saved}) for {cost} more parameters."
    )
    if curve.counted == "unknown":
        text = _tr(
            "Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} make "
            "{share} of what is unknown known ({saved}) for {cost} more parameters."
        )
        if merges == found.tokens == 1:
            text = _tr(
                "One more token stops paying at a vocabulary of {size}: it makes {share} of what is"
                " unknown known ({saved}) for {cost} more parameters."
            )
    elif merges == found.tokens == 1:
        text = _tr(
            "One more token stops paying at a vocabulary of {size}: it saves {share} of the symbols"
            " ({saved}) for {cost} more parameters."
        )
    return text.format(
        merges=count_text(merges),
        size=count_text(found.first.size),
        tokens=count_text(found.tokens),
        share=_below(found.share or 0.0, share),
        saved=saved,
        cost=cost,
    )


def _places(share: float) -> int:
    return 0 if round(share, 2) == share else 2


def _below(saved: float, share: float) -> str:
    """Return a share with as many places as tell that it is below another."""
    places = next((n for n in (2, 3, 4) if round(100 * saved, n) < 100 * share), 2)
    return share_text(saved, places)


def _parameters(tokens: int, prices: Prices) -> int:
    return metrics.embedding_parameters(tokens, prices.width, tied=prices.tied)


# Every size


def size_columns(facts: SizeFacts, merges: int) -> list[FigureColumn]:
    """Return the headings of the table of sizes, with their formulas."""
    unknown = facts.curve is not None and facts.curve.counted == "unknown"
    left = _tr("Unknown") if unknown else _tr("Symbols left")
    step = _tr("Merges") if is_merging(facts) else _tr("Step")
    next_tokens = _tr("Next {}").format(count_text(merges))
    return [
        FigureColumn(_tr("Vocabulary"), _tr("Tokens in the vocabulary, special tokens included")),
        FigureColumn(step, _tr("After how many steps of the training")),
        FigureColumn(
            left,
            _tr("Words or characters of the corpus that have no token yet")
            if unknown
            else _tr("Tokens in the corpus"),
        ),
        FigureColumn(
            _tr("Per word"), _tr("Fertility: what is left / words of the corpus, 1 at best")
        ),
        FigureColumn(
            _tr("Attention"),
            _tr("(Symbols left / symbols left at the playhead)²: each token looks at each other"),
        ),
        FigureColumn(
            _tr("Embedding"),
            _tr("Parameters: vocabulary × width, and as much for an output layer of its own"),
        ),
        FigureColumn(
            _tr("Next") if facts.curve and facts.curve.by_round else next_tokens,
            _tr("What the next tokens save: (left now − left then) / left now"),
        ),
    ]


def size_rows(facts: SizeFacts, merges: int, prices: Prices) -> list[FigureRow]:
    """Return rows for the growths, with that of the playhead and both ends of the curve."""
    curve, present = facts.curve, facts.present
    if curve is None or present is None:
        return []
    growths = curve.growths(merges)
    following = {growth.first.step: growth for growth in growths}
    points = {point.step: point for growth in growths for point in growth}
    if not curve.by_round:
        for point in (curve.point(0), present, curve.point(curve.steps)):
            points.setdefault(point.step, point)
            if point.step + merges <= curve.steps:
                growth = Growth(point, curve.point(point.step + merges))
                following.setdefault(point.step, growth)
    points.setdefault(present.step, present)
    rows = [
        _size_row(facts, point, following.get(point.step), present, prices)
        for point in sorted(points.values(), key=lambda point: (point.size, point.step))
    ]
    by_kind = {end.kind: end for end in facts.ends}
    characters, start = by_kind.get("characters"), curve.point(0)
    # Where the training began with the characters, its first row tells them.
    if characters is not None and (characters.size, characters.left) != start[1:]:
        rows.insert(0, _end_row(characters, facts, present, prices))
    if "words" in by_kind:
        rows.append(_end_row(by_kind["words"], facts, present, prices))
    return rows


def _size_row(
    facts: SizeFacts, point: SizePoint, growth: Growth | None, present: SizePoint, prices: Prices
) -> FigureRow:
    assert facts.curve is not None
    words = facts.curve.words
    fertility = metrics.fertility(point.left, words)
    attention = None
    if facts.curve.counted == "symbols":
        attention = metrics.attention_ratio(point.left, present.left)
    share = None if growth is None else growth.share
    tip = [
        _tr("Per word: {} / {} = {}").format(
            count_text(point.left), count_text(words), _figure(fertility, 3)
        ),
        _embedding_tip(point.size, prices),
    ]
    if attention is not None:
        tip.append(
            _tr("Attention: ({} / {})² = {}×").format(
                count_text(point.left), count_text(present.left), decimal_text(attention, 2)
            )
        )
    if growth is not None and share is not None:
        tip.append(
            counted("Sizes", "The next %Ln token(s): ({} − {}) / {} = {}", growth.tokens).format(
                count_text(growth.first.left),
                count_text(growth.last.left),
                count_text(growth.first.left),
                share_text(share, 2),
            )
        )
        tip.append(
            _tr("They save {} of the corpus for {} more parameters.").format(
                counted("Sizes", "%Ln token(s)", growth.saved),
                large_text(_parameters(growth.tokens, prices)),
            )
        )
    cells = (
        count_text(point.size),
        str(point.step),
        count_text(point.left),
        _figure(fertility, 2),
        "–" if attention is None else decimal_text(attention, 2) + "×",
        large_text(_parameters(point.size, prices)),
        "–"
        if share is None
        else "−" + share_text(share, 2)
        if share >= 0
        else share_text(-share, 2),
    )
    return FigureRow(cells, "\n".join(tip), point.step, is_marked=point.step == present.step)


def _end_row(end: End, facts: SizeFacts, present: SizePoint, prices: Prices) -> FigureRow:
    assert facts.curve is not None
    fertility = metrics.fertility(end.left, facts.curve.words)
    attention = None
    if facts.curve.counted == "symbols":
        attention = metrics.attention_ratio(end.left, present.left)
    size = count_text(end.size) if end.exact else _tr("{} or more").format(count_text(end.size))
    if end.kind == "characters":
        name, tip = _tr("characters"), _tr("Each character a token: the smallest vocabulary")
    else:
        name, tip = _tr("words"), _tr("Each word a token: no symbol to save, and no word unseen")
    cells = (
        size,
        name,
        count_text(end.left),
        _figure(fertility, 2),
        "–" if attention is None else decimal_text(attention, 2) + "×",
        large_text(_parameters(end.size, prices)),
        "–",
    )
    return FigureRow(cells, f"{tip}\n{_embedding_tip(end.size, prices)}", tone="text2")


def _embedding_tip(size: int, prices: Prices) -> str:
    text = _tr("Embedding: {} × {} = {}")
    if not prices.tied:
        text = _tr("Embedding and output layer: 2 × {} × {} = {}")
    return text.format(
        count_text(size), count_text(prices.width), count_text(_parameters(size, prices))
    )


def _figure(value: float | None, places: int) -> str:
    return "–" if value is None else decimal_text(value, places)


# What is wasted


def word_columns() -> list[FigureColumn]:
    """Return the headings of the table of words."""
    return [
        FigureColumn(_tr("Word"), "", is_text=True, mono=True),
        FigureColumn(_tr("Count"), _tr("How often the word stands in the corpus")),
        FigureColumn(_tr("Tokens"), _tr("Its tokens at the playhead")),
        FigureColumn(
            _tr("Costs"),
            _tr("Count × (tokens − 1): the tokens that are spared if the word becomes one"),
        ),
        FigureColumn(_tr("Cut into"), "", is_text=True, mono=True),
    ]


def word_rows(waste: Waste) -> list[FigureRow]:
    """Return the costliest words."""
    return [
        FigureRow(
            (
                visible(text),
                count_text(word.occurrences),
                count_text(word.tokens),
                count_text(word.cost),
                " ".join(face.label for face in faces),
            ),
            _tr("{} × ({} − 1) = {}").format(
                count_text(word.occurrences), count_text(word.tokens), count_text(word.cost)
            ),
        )
        for word, text, faces in waste.words
    ]


def unused_columns() -> list[FigureColumn]:
    """Return the headings of the table of tokens that the corpus does not hold."""
    return [
        FigureColumn(_tr("Token"), "", is_text=True, mono=True),
        FigureColumn(_tr("Id"), ""),
        FigureColumn(
            _tr("Kind"),
            _tr(
                "Scaffold: learnt, and used up by later merges. Symbol: of the alphabet, and used "
                "up. Not met: in the vocabulary, but nowhere in this corpus."
            ),
            is_text=True,
        ),
        FigureColumn(_tr("Made at"), _tr("The merge that made it")),
        FigureColumn(_tr("Then"), _tr("How often it stood in the corpus when it was made")),
        FigureColumn(_tr("Now"), _tr("How often it stands there at the playhead")),
        FigureColumn(
            _tr("Parameters"), _tr("The row of the embedding that it takes: width, or twice that")
        ),
    ]


def unused_rows(waste: Waste, prices: Prices) -> list[FigureRow]:
    """Return the tokens that the corpus does not hold at the playhead."""
    kinds = {
        "scaffold": _tr("scaffold"),
        "symbol": _tr("symbol, used up"),
        "unmet": _tr("not met"),
        "special": _tr("special"),
    }
    return [
        FigureRow(
            (
                face.label,
                str(face.shown_id),
                kinds[one.kind],
                "–" if one.step is None else str(one.step),
                "–" if one.made is None else count_text(one.made),
                "0",
                count_text(_parameters(1, prices)),
            ),
            key=one.step,
        )
        for one, face in waste.tokens
    ]


def unused_text(waste: Waste, size: int, prices: Prices) -> str:
    """Say how many rows of the embedding are wasted."""
    dead = len(waste.tokens)
    scaffold = sum(one.kind == "scaffold" for one, _ in waste.tokens)
    if not dead or not size:
        return _tr("Every token of the vocabulary stands in the corpus.")
    return _tr(
        "{dead} of {size} in the vocabulary do not stand in the corpus ({scaffold}): their rows of "
        "the embedding are {cost} parameters, {share} of all."
    ).format(
        dead=count_text(dead),
        size=counted("Sizes", "%Ln token(s)", size),
        scaffold=counted("Sizes", "%Ln of them scaffold", scaffold),
        cost=large_text(_parameters(dead, prices)),
        share=share_text(dead / size, 1),
    )
