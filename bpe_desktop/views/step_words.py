"""What the steps of a training are called, for each algorithm: merges, words, rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from ..models.number_text import counted
from .timeline_readings import LeftWords

__all__ = ["StepWords", "step_words"]


@dataclass(frozen=True)
class StepWords:
    """The words for one kind of steps; `{}` stands for a number, what is called takes one.

    `counts`, `ties` and `symbols` name the series of the timeline, an empty name means that there
    is none; `left` is what the last of them reads; `scales` are the subtitles for
    the counts, the symbols and both. `next_step` up to `no_row` are said of the merge view, `done`
    and `working` of the run. `vocabulary` is the title of that pane; `units` of the live text are
    so many, and what there is in each. `empty` is said where the steps will be watched: title
    and text without a corpus, text before the training; `empty_chart` on the timeline.
    """

    title: str
    step_of: str
    several: Callable[[int], str]
    after: str
    before: str
    before_first: str
    empty: tuple[str, str, str]
    empty_chart: str
    none_yet: str
    none_made: str
    all_made: str
    none_possible: str
    so_far: str
    endless: Callable[[int], str]
    counts: str
    ties: str
    symbols: str
    left: LeftWords
    scales: tuple[str, str, str]
    chart: str
    candidates: Callable[[int], str]
    counting: str
    no_candidate: str
    no_candidates_yet: str
    brackets: str
    next_step: Callable[[int], str]
    rows: Callable[[int], str]
    touched_first: str
    corpus_order: str
    filter_rows: str
    no_row: str
    done: str
    working: str
    vocabulary: str
    units: tuple[Callable[[int], str], str]


def step_words(algorithm: str) -> StepWords:
    """Return the words for the steps of an algorithm."""
    return _WORDS[algorithm]()


def _merges() -> StepWords:
    return StepWords(
        title=_tr("Merges"),
        step_of=_tr("Merge {} of {}"),
        several=_counted("%Ln merge(s)"),
        after=_tr("after merge {}"),
        before=_tr("before merge {}"),
        before_first=_tr("before the first merge"),
        empty=(
            _tr("Nothing to merge yet"),
            _tr(
                "Type a text or open a file: here its most frequent pair of symbols becomes one"
                " token, again and again."
            ),
            _tr("Train to watch the pairs of this corpus become tokens."),
        ),
        empty_chart=_tr("After training, each merge stands here by its count."),
        none_yet=_tr("No merges yet"),
        none_made=_tr("No merges were made."),
        all_made=_tr("All merges are made."),
        none_possible=_tr("No merge is possible."),
        so_far=_tr("The merges so far stay."),
        endless=_counted("%Ln merge(s), until no pair is left"),
        counts=_tr("Count"),
        ties=_tr("Ties"),
        symbols=_tr("Symbols left"),
        left=(_counted("%Ln symbol(s) left"), _tr("{} symbols left")),
        scales=(
            _tr("count of each merge, log scale"),
            _tr("symbols left, linear scale"),
            _tr("count log scale, symbols left linear"),
        ),
        chart=_tr("Count of each merge"),
        candidates=_counted("%Ln pair(s)"),
        counting=_tr("Counting the pairs…"),
        no_candidate=_tr("No pair is left to merge."),
        no_candidates_yet=_tr("No pairs yet."),
        brackets=_tr("A bracket joins equal counts"),
        **_rows_of_words(),
    )


def _scored_merges() -> StepWords:
    merges = _merges()
    return StepWords(
        **{
            **vars(merges),
            "empty": (
                merges.empty[0],
                _tr(
                    "Type a text or open a file: here the pair of symbols with the highest score"
                    " becomes one token, again and again."
                ),
                merges.empty[2],
            ),
            "ties": _tr("Ties"),
            "brackets": _tr("A bracket joins equal scores"),
        }
    )


def _words() -> StepWords:
    return StepWords(
        title=_tr("Words taken in"),
        step_of=_tr("Word {} of {}"),
        several=_counted("%Ln word(s)"),
        after=_tr("after word {}"),
        before=_tr("before word {}"),
        before_first=_tr("before the first word"),
        empty=(
            _tr("No words yet"),
            _tr(
                "Type a text or open a file: here its most frequent words become tokens, one"
                " after another."
            ),
            _tr("Train to watch the words of this corpus become tokens."),
        ),
        empty_chart=_tr("After training, each word stands here by its count."),
        none_yet=_tr("No words yet"),
        none_made=_tr("No word was taken in."),
        all_made=_tr("All words are taken in."),
        none_possible=_tr("No word can be taken in."),
        so_far=_tr("The words so far stay."),
        endless=_counted("%Ln word(s), until none is left"),
        counts=_tr("Count"),
        ties="",
        symbols=_tr("Unknown left"),
        left=(_counted("%Ln unknown left"), _tr("{} unknown left")),
        scales=(
            _tr("count of each word, log scale"),
            _tr("unknown words left, linear scale"),
            _tr("count log scale, unknown left linear"),
        ),
        chart=_tr("Count of each word"),
        candidates=_counted("%Ln word(s)"),
        counting=_tr("Counting the words…"),
        no_candidate=_tr("No word is left."),
        no_candidates_yet=_tr("No words yet."),
        brackets=_tr("A bracket joins equal counts"),
        **_rows_of_words(),
    )


def _characters() -> StepWords:
    return StepWords(
        title=_tr("Characters taken in"),
        step_of=_tr("Character {} of {}"),
        several=_counted("%Ln character(s)"),
        after=_tr("after character {}"),
        before=_tr("before character {}"),
        before_first=_tr("before the first character"),
        empty=(
            _tr("No characters yet"),
            _tr(
                "Type a text or open a file: here its most frequent characters become tokens,"
                " one after another."
            ),
            _tr("Train to watch the characters of this corpus become tokens."),
        ),
        empty_chart=_tr("After training, each character stands here by its count."),
        none_yet=_tr("No characters yet"),
        none_made=_tr("No character was taken in."),
        all_made=_tr("All characters are taken in."),
        none_possible=_tr("No character can be taken in."),
        so_far=_tr("The characters so far stay."),
        endless=_counted("%Ln character(s), until none is left"),
        counts=_tr("Count"),
        ties="",
        symbols=_tr("Unknown left"),
        left=(_counted("%Ln unknown left"), _tr("{} unknown left")),
        scales=(
            _tr("count of each character, log scale"),
            _tr("unknown characters left, linear scale"),
            _tr("count log scale, unknown left linear"),
        ),
        chart=_tr("Count of each character"),
        candidates=_counted("%Ln character(s)"),
        counting=_tr("Counting the characters…"),
        no_candidate=_tr("No character is left."),
        no_candidates_yet=_tr("No characters yet."),
        brackets=_tr("A bracket joins equal counts"),
        **_rows_of_words(),
    )


def _rounds() -> StepWords:
    return StepWords(
        title=_tr("Rounds"),
        step_of=_tr("Round {} of {}"),
        several=_counted("%Ln round(s)"),
        after=_tr("after round {}"),
        before=_tr("before round {}"),
        before_first=_tr("before the first round"),
        empty=(
            _tr("No pieces yet"),
            _tr(
                "Type a text or open a file: here many pieces of its words become fewer, round"
                " after round."
            ),
            _tr("Train to watch which pieces of this corpus stay."),
        ),
        empty_chart=_tr("After training, each round stands here by its pieces."),
        none_yet=_tr("No rounds yet"),
        none_made=_tr("No round was made."),
        all_made=_tr("All rounds are made."),
        none_possible=_tr("No round is possible."),
        so_far=_tr("The rounds so far stay."),
        endless=_counted("%Ln round(s), until no piece may go"),
        counts=_tr("Pieces"),
        ties="",
        symbols=_tr("Symbols left"),
        left=(_counted("%Ln symbol(s) left"), _tr("{} symbols left")),
        scales=(
            _tr("pieces in each round, log scale"),
            _tr("symbols in the corpus, linear scale"),
            _tr("pieces log scale, symbols linear"),
        ),
        chart=_tr("Pieces in each round"),
        candidates=_counted("%Ln piece(s)"),
        counting=_tr("Weighing the pieces…"),
        no_candidate=_tr("No piece has to go."),
        no_candidates_yet=_tr("No pieces yet."),
        brackets=_tr("A bracket joins equal losses"),
        **_rows_of_words(),
    )


def _replacements() -> StepWords:
    return StepWords(
        title=_tr("Replacements"),
        step_of=_tr("Replacement {} of {}"),
        several=_counted("%Ln replacement(s)"),
        after=_tr("after replacement {}"),
        before=_tr("before replacement {}"),
        before_first=_tr("before the first replacement"),
        empty=(
            _tr("Nothing to compress yet"),
            _tr(
                "Type a text or open a file: here a free byte takes the place of its most"
                " frequent pair of bytes, again and again."
            ),
            _tr("Train to watch the pairs of bytes be replaced."),
        ),
        empty_chart=_tr("After the run, each replacement stands here by its count."),
        none_yet=_tr("No replacements yet"),
        none_made=_tr("No pair was replaced."),
        all_made=_tr("All replacements are made."),
        none_possible=_tr("No pair can be replaced."),
        so_far=_tr("The replacements so far stay."),
        endless=_counted("%Ln replacement(s), until no pair or no free byte is left"),
        counts=_tr("Count"),
        ties="",
        symbols=_tr("Bytes left"),
        left=(_counted("%Ln byte(s) left"), _tr("{} bytes left")),
        scales=(
            _tr("count of each replacement, log scale"),
            _tr("bytes left, linear scale"),
            _tr("count log scale, bytes left linear"),
        ),
        chart=_tr("Count of each replacement"),
        candidates=_counted("%Ln pair(s)"),
        counting=_tr("Counting the pairs…"),
        no_candidate=_tr("No pair is left to replace."),
        no_candidates_yet=_tr("No pairs yet."),
        brackets=_tr("A bracket joins equal counts"),
        next_step=_counted(
            "Next replacement: {left} and {right} become {result}, counted {counted} in {touched}"
            " of %Ln row(s)."
        ),
        rows=_counted("{shown} of %Ln row(s)"),
        touched_first=_tr("Touched rows first"),
        corpus_order=_tr("Order of the text"),
        filter_rows=_tr("Filter rows"),
        no_row=_tr("No row contains {text}."),
        done=_tr("Compressed: {result}."),
        working=_tr("Compressing"),
        vocabulary=_tr("Byte table"),
        units=(_counted("%Ln byte(s) compressed"), ""),
    )


def _rows_of_words() -> dict[str, Any]:
    return {
        "next_step": _counted(
            "Next merge: {left} and {right} make {result}, counted {counted} in {touched} of"
            " %Ln word(s)."
        ),
        "rows": _counted("{shown} of %Ln word(s)"),
        "touched_first": _tr("Touched words first"),
        "corpus_order": _tr("Corpus order"),
        "filter_rows": _tr("Filter words"),
        "no_row": _tr("No word contains {text}."),
        "done": _tr("Trained: {result}."),
        "working": _tr("Training"),
        "vocabulary": _tr("Vocabulary"),
        "units": (_counted("%Ln token(s)"), _tr("characters per token")),
    }


def _counted(text: str) -> Callable[[int], str]:
    return partial(counted, "StepWords", text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("StepWords", text)


_WORDS = {
    "bpe": _merges,
    "wordpiece": _scored_merges,
    "word": _words,
    "character": _characters,
    "unigram": _rounds,
    "gage": _replacements,
}
