"""What a step of a lesson asks, with the right answer worked out by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..engine.candidates import Candidate
from ..engine.config import TrainingConfig
from ..engine.facts import Fact, Pieces, Value, evaluate
from ..engine.worked_example import WorkedExample
from ..errors import UserError
from ..formats.lesson import Ask, Claim
from .faces import Face
from .lesson_numbers import is_near, read_number
from .lesson_text import ExampleFaces, value_text
from .number_text import count_text, counted
from .table_cell import score_text
from .why_not import WhyNot, why_not

__all__ = ["Exercise", "Option", "make_exercise"]

_CHOICES = 4
_LONGEST_SPLIT = 24  # letters of a word that is cut by hand


class Option(NamedTuple):
    """One of the answers to choose from.

    `text` stands before the tokens, `ids` are those of a pair of tokens to outline in the words.
    `note` is told when the answer is known.
    """

    faces: tuple[Face, ...]
    is_right: bool
    text: str = ""
    note: str = ""
    ids: tuple[int, ...] = ()

    @property
    def said(self) -> str:
        """The option in words: a claim with its tokens, or a pair."""
        labels = [face.label for face in self.faces]
        return f"{self.text} {' '.join(labels)}".strip() if self.text else " + ".join(labels)


@dataclass(frozen=True)
class Exercise:
    """A question. `kind` is that of `formats.lesson.Ask`.

    `right` is the right answer in a few words, `right_faces` the same in tokens where it is some.
    `number` is the figure to be filled in; where options are to be chosen from as well, it is worth
    one more point. `symbols` are those of a word to be cut, `cuts` the places between them (from
    1) where tokens end. `why` is the explanation to be shown with the answer, `because` that in
    words. `is_replacement`: the steps are Gage's replacements and not merges.
    """

    kind: str
    prompt: str
    right: str
    right_faces: tuple[Face, ...] = ()
    options: tuple[Option, ...] = ()
    number: Value | None = None
    symbols: tuple[Face, ...] = ()
    cuts: frozenset[int] = frozenset()
    because: str = ""
    why: WhyNot | None = None
    summary: str = ""
    is_replacement: bool = False


def make_exercise(
    ask: Ask, example: WorkedExample, faces: ExampleFaces, step: int, seed: str
) -> Exercise:
    """Work a question out in the state after `step` merges.

    `seed` decides the order of the options. Raises `UserError` where there is no right answer.
    """
    if ask.kind == "merge":
        return _merge(ask, example, faces, step, seed)
    if ask.kind == "split":
        return _split(ask.word, example, faces, step)
    if ask.kind == "number":
        assert ask.fact is not None
        return _number(ask.fact, example, step)
    if ask.kind == "fault":
        return _fault(ask.claims, example, faces, step)
    return _why(ask, example, faces, step)


# Making


def _merge(ask: Ask, example: WorkedExample, faces: ExampleFaces, step: int, seed: str) -> Exercise:
    if step >= len(example.steps):
        raise UserError(f"After merge {step} there is no next one.", "Ask at an earlier step.")
    merge = example.steps[step]
    right_ids = merge.left_id, merge.right_id
    found = example.candidates(step)
    rows = [c for c in found.top if (c.left_id, c.right_id) != right_ids]
    top = next(c for c in found.top if (c.left_id, c.right_id) == right_ids)
    shown = [top, *rows[: _CHOICES - 1]]
    if len(shown) < 2:
        raise UserError("There is only one pair to choose from.", "Ask at another step.")
    Random(seed).shuffle(shown)
    by_score = example.config.algorithm == "wordpiece"
    is_gage = example.config.algorithm == "gage"
    prompt = _tr("Which pair is replaced next?") if is_gage else _tr("Which pair merges next?")
    options = []
    for row in shown:
        pair = row.left_id, row.right_id
        note = _tr("{}×").format(count_text(row.count))
        if isinstance(row, Candidate) and row.score is not None:
            note = _tr("score {}").format(score_text(row.score))
        names = tuple(map(faces.book.face, pair))
        options.append(Option(names, pair == right_ids, note=note, ids=pair))
    because = ""
    if found.tied > 1:
        because = counted(
            "LessonExercise",
            "%Ln pair(s) are equally good here: the rule for equal counts decides.",
            found.tied,
        )
    right = " + ".join(face.label for face in map(faces.book.face, right_ids))
    return Exercise(
        "merge",
        _tr("Which pair has the best score?") if by_score else prompt,
        right,
        tuple(map(faces.book.face, right_ids)),
        tuple(options),
        number=merge.count if ask.with_count else None,
        because=because,
        summary=(_tr("Replacement {}") if is_gage else _tr("Merge {}")).format(step + 1),
        is_replacement=is_gage,
    )


def _split(word: str, example: WorkedExample, faces: ExampleFaces, step: int) -> Exercise:
    base, pieces = (evaluate(example, Fact("split", word), at) for at in (0, step))
    assert isinstance(base, Pieces)
    assert isinstance(pieces, Pieces)
    if not 1 < len(base.names) <= _LONGEST_SPLIT:
        raise UserError(
            f"{word} cannot be cut by hand.", f"Take a word of 2 to {_LONGEST_SPLIT} symbols."
        )
    cuts, place = set(), 0
    for size in _sizes(base, pieces, example.config):
        place += size
        cuts.add(place)
    cuts.discard(len(base.names))
    applied = ""
    if example.config.algorithm == "bpe":
        rules = [t.rule for t in example.tokenizer.trace(word, merges=step) if t.rule is not None]
        told = ", ".join(
            _tr("{} ({} + {})").format(
                rule.rank, faces.book.face(rule.left).label, faces.book.face(rule.right).label
            )
            for rule in rules
        )
        if told:
            applied = _tr("These merges apply, in this order: {}.").format(told)
        else:
            applied = _tr("No merge applies.")
    return Exercise(
        "split",
        _tr("Where is {} cut?").format(word),
        value_text(pieces),
        faces.of(pieces),
        symbols=faces.of(base),
        cuts=frozenset(cuts),
        because=applied,
        summary=word,
    )


def _sizes(base: Pieces, pieces: Pieces, config: TrainingConfig) -> list[int]:
    """Return how many base symbols each token holds, found by their names."""
    prefix = config.continuing_prefix if config.algorithm == "wordpiece" else ""
    symbols = iter(base.names)
    sizes = []
    for name in pieces.names:
        rest, size = name.removeprefix(prefix), 0
        while rest:
            symbol = next(symbols).removeprefix(prefix)
            rest, size = rest.removeprefix(symbol), size + 1
        sizes.append(size)
    return sizes


def _number(fact: Fact, example: WorkedExample, step: int) -> Exercise:
    value = evaluate(example, fact, step)
    if isinstance(value, Pieces):
        raise UserError(f"{fact.name} is no number.", "Ask for its split instead.")
    return Exercise(
        "number", _tr("What do you expect?"), value_text(value), number=value, summary=fact.name
    )


def _fault(
    claims: tuple[Claim, ...], example: WorkedExample, faces: ExampleFaces, step: int
) -> Exercise:
    options = []
    for claim in claims:
        value = evaluate(example, claim.fact, step)
        is_wrong = not _same(value, claim.value)
        text, is_tiles = _claim_text(
            claim, isinstance(value, Pieces), is_gage=example.config.algorithm == "gage"
        )
        shown = faces.of(Pieces(tuple(claim.value.split()))) if is_tiles else ()
        note = _tr("In truth: {}").format(value_text(value)) if is_wrong else _tr("This is true.")
        options.append(Option(shown, is_wrong, text, note))
    wrong = [option for option in options if option.is_right]
    if len(wrong) != 1:
        raise UserError(
            f"{len(wrong)} of the {len(options)} claims are wrong.", "Exactly one has to be."
        )
    right = wrong[0].said
    return Exercise(
        "fault", _tr("Which one is wrong?"), right, options=tuple(options),
        because=wrong[0].note + ".", summary=_tr("The fault"),
    )  # fmt: skip


def _claim_text(claim: Claim, is_tiles: bool, *, is_gage: bool) -> tuple[str, bool]:
    """Return the words of a claim, and whether tokens follow."""
    name, arguments, value = claim.fact.name, claim.fact.arguments, claim.value
    pair = arguments.replace(" ", " + ")
    texts = {
        "merge": _tr("Merge {0} joins"),
        "token": _tr("Merge {0} makes"),
        "counted": _tr("The pair of merge {0} occurred {1}×"),
        "split": _tr("{0} becomes"),
        "tokens": _tr("Tokens of {0}: {1}"),
        "symbols": _tr("Symbols left: {1}"),
        "count": _tr("Count of {0}: {1}"),
        "vocabulary": _tr("Tokens in the vocabulary: {1}"),
        "id": _tr("The id of {0} is {1}"),
        "unknown": _tr("Unknown symbols of {0}: {1}"),
        "score": _tr("Score of {0}: {1}"),
        "frequency": _tr("{0} in the corpus: {1}"),
    }
    if is_gage:
        texts["merge"] = _tr("Replacement {0} replaces")
        texts["token"] = _tr("Replacement {0} makes")
        texts["counted"] = _tr("The pair of replacement {0} occurred {1}×")
        texts["symbols"] = _tr("Bytes left: {1}")
    said = texts.get(name, name + " {0} = {1}")
    text = said.format(
        (pair if name in ("count", "score") else arguments).replace("</w>", "·"), value
    )
    after = claim.fact.after
    if after is not None and is_tiles:
        text = _tr("After merge {}: {}").format(after, text)
    elif after is not None:
        behind = _tr("{} (after replacement {})") if is_gage else _tr("{} (after merge {})")
        text = behind.format(text, after)
    return (text if not is_tiles else text.removesuffix(f" = {value}")), is_tiles


def _same(value: Value, claimed: str) -> bool:
    if isinstance(value, Pieces):
        return list(value.names) == claimed.split()
    if isinstance(value, str):
        return value == claimed
    number = read_number(claimed)
    return number is not None and is_near(value, number)


def _why(ask: Ask, example: WorkedExample, faces: ExampleFaces, step: int) -> Exercise:
    found = example.explain(ask.word, ask.token, step)
    blocked = found.blocked
    if found.outcome != "blocked" or blocked is None:
        raise UserError(
            f"Nothing keeps {ask.word} from {ask.token}: {found.sentence}", "Ask about another."
        )
    told = why_not(example.tokenizer, faces.book, ask.word, ask.token, step)
    row = next(row for row in told.rows if row.step == blocked.rank)
    options = []
    for link in found.steps[-_CHOICES:] if blocked in found.steps[-_CHOICES:] else found.steps[:4]:
        pair = (link.left.id, link.right.id)
        names = tuple(map(faces.book.face, pair))
        text = next(row.text for row in told.rows if row.step == link.rank)
        rank = _tr("Merge {}").format(link.rank)
        options.append(Option(names, link is blocked, rank, text, pair))
    if len(options) < 2:
        raise UserError(f"{ask.token} has one merge only.", "Ask about another token.")
    return Exercise(
        "why",
        _tr("Which merge on the way to {} cannot be made in {}?").format(
            ask.token.replace("</w>", "·"), ask.word
        ),
        row.rule,
        options=tuple(options),
        because=_tr("{}: {}.").format(row.rule, row.text),
        why=told,
        summary=_tr("Why not {}?").format(ask.token.replace("</w>", "·")),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("LessonExercise", text)
