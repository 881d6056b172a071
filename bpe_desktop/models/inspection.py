"""Where one token comes from, who paid for it, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.history import pair_matches
from ..engine.merge import MergeStep
from ..engine.token_tree import TreeNode, token_tree, token_with_parts
from ..engine.vocabulary import Token
from .face_book import FaceBook
from .faces import Face, MergeRow
from .step_index import MergingHistory, StepIndex

__all__ = [
    "CountCurve",
    "Inspection",
    "PartFate",
    "TreeLevel",
    "TreePicture",
    "TreeTile",
    "Use",
    "count_curve",
    "inspect_token",
    "picture_of_tree",
    "word_at_the_end",
]

_PAID_ROWS = 50
_USES = 200
_SEARCHED_WORDS = 3000  # the most frequent ones, for an example of a use
_SHOWN_TOKENS = 60  # of a word that paid


class TreeLevel(NamedTuple):
    """One merge of a tree: a row of its picture."""

    step: int
    left: Face
    right: Face
    result: Face
    count: int


class TreeTile(NamedTuple):
    """A token in the picture of a tree.

    It stands over the base symbols `start` to `end`, in the row of `level` (an index of the levels,
    `None` for the base symbols at the foot). `parts` are the indexes of its two parts among the
    tiles. `status` is one of `ChainStep`, "applied" where nothing is in the way. `note` says what
    is in the way, at the part `noted`.
    """

    face: Face
    level: int | None
    start: int
    end: int
    parts: tuple[int, int] | None = None
    status: str = "applied"
    note: str = ""
    noted: int = 1


class TreePicture(NamedTuple):
    """A tree: its merges, the last one first, and its tiles, base symbols first."""

    levels: tuple[TreeLevel, ...]
    tiles: tuple[TreeTile, ...]


class PartFate(NamedTuple):
    """A token of the tree at the end: how often it stands in the corpus, and where.

    `example` is a word in which it stands; `absorbed_by` the only token that took it in.
    """

    face: Face
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    example: str = ""
    absorbed_by: Face | None = None


class Use(NamedTuple):
    """A later merge that takes the token in."""

    step: int
    left: Face
    right: Face
    result: Face
    replaced: int


class CountCurve(NamedTuple):
    """How often a token stands in the corpus: from each step on, the count."""

    face: Face
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Inspection:
    """All about one token.

    `step` is the merge that made it, `None` for a base symbol or special token. `paid` are words
    that held its pair, the heaviest first, as they were just before; `paid_words` of them there
    were, and `counted` is what they count together. `final` is how often the token stands in the
    corpus at the end. `uses` are the first later merges with it, `use_count` is how many there are.
    """

    token: Token
    face: Face
    text: str
    step: int | None
    counted: int
    tree: TreePicture
    paid: tuple[MergeRow, ...]
    paid_words: int
    final: int
    example: str
    parts: tuple[PartFate, ...]
    uses: tuple[Use, ...]
    use_count: int
    curves: tuple[CountCurve, ...]
    steps: int

    @property
    def made_by(self) -> tuple[int, ...]:
        """The steps that made it, the first one first."""
        return tuple(level.step for level in reversed(self.tree.levels))


def inspect_token(
    history: MergingHistory, faces: FaceBook, token_id: int, index: StepIndex | None = None
) -> Inspection:
    """Find out all about a token of a training by merges that will get no more steps.

    `index` is that of the history; it is built where it is left out.
    """
    index = index or StepIndex(history)
    token = token_with_parts(history.vocabulary, token_id)
    face = faces.face(token_id)
    steps = history.steps
    rank = token.rank
    made = steps[rank - 1] if rank is not None and rank <= len(steps) else None
    end = history.state_at(len(steps))
    counts = end.token_counts()
    uses = index.takers(token_id)
    tree = picture_of_tree(history, faces, token)
    paid, paid_words = _paid(history, faces, made)
    examples = _examples(history, [token_id, *_part_ids(history, token)])
    parts = tuple(
        PartFate(
            faces.face(part),
            counts[part],
            examples.get(part, ""),
            _only_taker(index, faces, steps, part) if not counts[part] else None,
        )
        for part in _part_ids(history, token)
    )
    curves = [count_curve(history, faces, token_id, index)]
    if alive := [part.face.id for part in parts if part.count and part.face.id is not None]:
        curves.append(count_curve(history, faces, alive[0], index))
    return Inspection(
        token=token,
        face=face,
        text=token.bytes.decode("utf-8", "replace"),
        step=None if made is None else made.step,
        counted=0 if made is None else made.count,
        tree=tree,
        paid=paid,
        paid_words=paid_words,
        final=counts[token_id],
        example=examples.get(token_id, ""),
        parts=parts,
        uses=tuple(_use(faces, steps[step - 1]) for step in uses[:_USES]),
        use_count=len(uses),
        curves=tuple(curves),
        steps=len(steps),
    )


def picture_of_tree(history: MergingHistory, faces: FaceBook, token: Token) -> TreePicture:
    """Lay the merges of a token out in rows, one for each different merge."""
    nodes, base = token_tree(history.vocabulary, token)
    ranks = sorted({node.token.rank or 0 for node in nodes}, reverse=True)
    level_of = {rank: level for level, rank in enumerate(ranks)}
    by_rank = {node.token.rank: node.token for node in nodes}
    levels = tuple(_level(history, faces, by_rank[rank]) for rank in ranks)
    tiles = [TreeTile(faces.face(symbol), None, at, at + 1) for at, symbol in enumerate(base)]
    made: dict[tuple[int, int], int] = {(at, at + 1): at for at in range(len(base))}
    for node in nodes:
        parts = made[node.start, node.middle], made[node.middle, node.end]
        made[node.start, node.end] = len(tiles)
        tiles.append(_tile(faces, node, level_of[node.token.rank or 0], parts))
    return TreePicture(levels, tuple(tiles))


def count_curve(
    history: MergingHistory, faces: FaceBook, token_id: int, index: StepIndex
) -> CountCurve:
    """Return how often a token stands in the corpus after each step that changes that."""
    count = history.state_at(0).token_count(token_id)
    points = [(0, count)]
    made = index.made_by(token_id)
    for number in sorted({*index.takers(token_id), *(() if made is None else (made,))}):
        step = history.steps[number - 1]
        change = (step.token_id == token_id) - (step.left_id == token_id)
        change -= step.right_id == token_id
        if change and step.replaced:
            count += change * step.replaced
            points.append((number, count))
    return CountCurve(faces.face(token_id), tuple(points))


def word_at_the_end(history: MergingHistory) -> Callable[[int], tuple[int, ...]]:
    """Return what gives the tokens of a word after the last merge there is.

    Of a training that was cancelled words are merged up from their symbols. One of them may be a
    whole file, of which the beginning must do.
    """
    state = history.state_at(len(history.steps))
    return state.word if history.finished else lambda word: state.words([word])[0]


def _level(history: MergingHistory, faces: FaceBook, token: Token) -> TreeLevel:
    assert token.rank is not None
    assert token.left is not None
    assert token.right is not None
    count = history.steps[token.rank - 1].count if token.rank <= len(history.steps) else 0
    left, right, result = map(faces.face, (token.left, token.right, token.id))
    return TreeLevel(token.rank, left, right, result, count)


def _tile(faces: FaceBook, node: TreeNode, level: int, parts: tuple[int, int]) -> TreeTile:
    return TreeTile(faces.face(node.token.id), level, node.start, node.end, parts)


def _paid(
    history: MergingHistory, faces: FaceBook, made: MergeStep | None
) -> tuple[tuple[MergeRow, ...], int]:
    """Return the words whose pairs were counted for a merge, as they were before it."""
    if made is None:
        return (), 0
    chosen, total = history.touched(made.step - 1, _PAID_ROWS)
    rows = []
    states = history.state_at(made.step - 1).words(chosen)
    for word, ids in zip(chosen, states, strict=True):
        matches, positions = pair_matches(ids, made.left_id, made.right_id)
        count = history.counts[word]
        first = max(0, matches[0] - 5) if matches and len(ids) > _SHOWN_TOKENS else 0
        shown = tuple(map(faces.face, ids[first : first + _SHOWN_TOKENS]))
        places = tuple(m - first for m in matches if m - first + 1 < len(shown))
        rows.append(MergeRow(word, count, shown, places, positions * count))
    rows.sort(key=lambda row: -row.share)
    return tuple(rows), total


def _part_ids(history: MergingHistory, token: Token) -> list[int]:
    """Return the learnt tokens inside a token, the last one first."""
    nodes, _ = token_tree(history.vocabulary, token)
    ids = dict.fromkeys(node.token.id for node in reversed(nodes))
    return [part for part in ids if part != token.id]


def _use(faces: FaceBook, step: MergeStep) -> Use:
    left, right, result = map(faces.face, (step.left_id, step.right_id, step.token_id))
    return Use(step.step, left, right, result, step.replaced)


def _only_taker(
    index: StepIndex, faces: FaceBook, steps: Sequence[MergeStep], token_id: int
) -> Face | None:
    takers = index.takers(token_id)
    return faces.face(steps[takers[0] - 1].token_id) if len(takers) == 1 else None


def _examples(history: MergingHistory, tokens: Sequence[int]) -> dict[int, str]:
    """Return for each token a frequent word in which it stands at the end, if one is found."""
    wanted = set(tokens)
    found: dict[int, str] = {}
    tokens_of = word_at_the_end(history)
    for word in history.words_by_count[:_SEARCHED_WORDS]:
        for token in wanted.intersection(tokens_of(word)):
            found[token] = history.words[word]
            wanted.remove(token)
        if not wanted:
            break
    return found
