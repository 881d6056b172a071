"""Why a word did not become a token: the explanation as pictures and rows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..engine.baseline import BaselineCutter
from ..engine.display import token_label, visible
from ..engine.explain import ChainStep, Explanation
from ..engine.merge import MergeRule
from ..engine.token_tree import token_tree, token_with_parts
from ..engine.tokenizer import Tokenizer
from ..engine.unigram.explain import PathExplanation
from ..engine.wordpiece_trail import Match, PieceExplanation
from .error_words import spoken
from .face_book import FaceBook, unknown_face
from .faces import Face
from .inspection import TreeLevel, TreePicture, TreeTile
from .number_text import count_text, decimal_text, share_text

__all__ = ["ReasonRow", "WhyNot", "why_not"]


_MOST_TRIED = 4


class ReasonRow(NamedTuple):
    """One merge of the token's chain, and what became of it in the word.

    `status` is one of `ChainStep`. Where no merges are made, `name` says what the row is about.
    """

    step: int
    rule: str
    status: str
    text: str
    name: str = ""


class WhyNot(NamedTuple):
    """What became of a token in a word.

    `tokens` are the tokens of the word. `tree` stands over the base symbols of the word, broken
    where a merge could not be made; it is empty where nothing of the token is in the word.
    `birth` is the step that brings the token, where it is not in the vocabulary yet.
    """

    word: str
    outcome: str
    tokens: tuple[Face, ...]
    tree: TreePicture
    rows: tuple[ReasonRow, ...]
    sentence: str
    symbols: tuple[Face, ...] = ()
    birth: int | None = None


def why_not(
    tokenizer: Tokenizer, faces: FaceBook, word: str, wanted: str, merges: int | None = None
) -> WhyNot:
    """Explain a word's token after so many merges, or other steps; after all of them if `None`.

    Of a text with several pre-tokens, the one that fits best is explained. Raises what
    `Tokenizer.explain` does.
    """
    piece, found = _best(tokenizer, word, wanted, merges)
    encoding = tokenizer.encode(word, merges=merges)
    tokens = tuple(
        unknown_face(name) if token is None or lost else faces.face(token)
        for token, name, lost in zip(encoding.ids, encoding.tokens, encoding.unknown, strict=True)
    )
    symbols = _symbols(tokenizer, faces, piece)
    if isinstance(found, PieceExplanation):
        rows = tuple(_match_row(match) for trail in found.trails for match in trail.matches)
    elif isinstance(found, PathExplanation):
        rows = tuple(_path_rows(faces, found))
    else:
        rows = tuple(
            ReasonRow(step.rank, _rule(step), step.status, _reason(step)) for step in found.steps
        )
    tree = TreePicture((), ())
    if found.steps and found.start is not None:
        tree = _picture(tokenizer, faces, symbols, found)
    sentence, birth = spoken(found.sentence), _birth(tokenizer, found, merges)
    if birth is not None:
        token = tokenizer.vocabulary.id_of(found.token)
        name = found.token if token is None else faces.face(token).label
        comes = _tr("{token} is not in the vocabulary yet: it comes at merge {step}.")
        if isinstance(tokenizer.cutter, BaselineCutter):
            comes = _tr("{token} is not in the vocabulary yet: it comes at step {step}.")
        sentence = comes.format(token=name, step=count_text(birth))
    return WhyNot(word, found.outcome, tokens, tree, rows, sentence, symbols, birth)


def _birth(tokenizer: Tokenizer, found: Explanation, merges: int | None) -> int | None:
    """Return the step that brings the token, `None` where it is there after `merges` steps."""
    vocabulary = tokenizer.vocabulary
    token_id = vocabulary.id_of(found.token)
    if merges is None or token_id is None:
        return None
    if isinstance(tokenizer.cutter, BaselineCutter):
        step = tokenizer.cutter.step_of(found.token)
    else:
        rank = token_with_parts(vocabulary, token_id).rank
        step = None if rank is None else 1 + bisect_left(vocabulary.rules, rank, key=_rank)
    return step if step is not None and step > merges else None


def _rank(rule: MergeRule) -> int:
    return rule.rank


def _best(
    tokenizer: Tokenizer, word: str, wanted: str, merges: int | None
) -> tuple[str, Explanation]:
    pieces = tokenizer.pretokenizer.split(tokenizer.prepare(word)) or [word]
    whole = tokenizer.explain(word, wanted, merges=merges)
    if len(pieces) == 1:
        return pieces[0], whole
    found = [(piece, tokenizer.explain(piece, wanted, merges=merges)) for piece in pieces]
    applied = [sum(step.status == "applied" for step in one.steps) for _, one in found]
    best = max(range(len(found)), key=lambda at: (bool(found[at][1].steps), applied[at]))
    return found[best]


def _symbols(tokenizer: Tokenizer, faces: FaceBook, piece: str) -> tuple[Face, ...]:
    ids = tokenizer.symbols(piece)
    if -1 not in ids:
        return tuple(map(faces.face, ids))
    names = iter(tokenizer.encode(piece, merges=0).tokens)
    shown = []
    for token in ids:
        name = next(names, "")
        shown.append(unknown_face(name) if token < 0 else faces.face(token))
    return tuple(shown)


def _picture(
    tokenizer: Tokenizer, faces: FaceBook, symbols: tuple[Face, ...], found: Explanation
) -> TreePicture:
    """Set the tree of the token over the word, where it fits best."""
    vocabulary = tokenizer.vocabulary
    wanted = found.steps[-1].token
    nodes, base = token_tree(vocabulary, token_with_parts(vocabulary, wanted.id))
    assert found.start is not None
    start = found.start
    # The word's own symbols, with placeholders where the token reaches over an edge of the word.
    before = max(0, -start)
    behind = max(0, start + len(base) - len(symbols))
    bottom = [
        *(_missing(faces.face(symbol)) for symbol in base[:before]),
        *(TreeTile(face, None, 0, 0) for face in symbols),
        *(_missing(faces.face(symbol)) for symbol in base[len(base) - behind :]),
    ]
    tiles = [tile._replace(start=at, end=at + 1) for at, tile in enumerate(bottom)]
    shift = start + before
    levels = sorted({node.token.rank or 0 for node in nodes}, reverse=True)
    level_of = {rank: level for level, rank in enumerate(levels)}
    status = {(step.rank, step.position): step for step in found.steps}
    made = {(at, at + 1): at + shift for at in range(len(base))}
    first = found.blocked  # only the first link that is broken gets its words
    for node in nodes:
        parts = made[node.start, node.middle], made[node.middle, node.end]
        made[node.start, node.end] = len(tiles)
        rank = node.token.rank or 0
        step = status[rank, start + node.start]
        blocked = step.status == "blocked"
        at_left = blocked and step.at is not None and step.at < start + node.middle
        tiles.append(
            TreeTile(
                faces.face(node.token.id),
                level_of[rank],
                node.start + shift,
                node.end + shift,
                parts,
                step.status,
                _note(step) if step is first else "",
                0 if at_left else 1,
            )
        )
    rows = {step.rank: step for step in found.steps}
    return TreePicture(tuple(_level(faces, rows[rank]) for rank in levels), tuple(tiles))


def _match_row(match: Match) -> ReasonRow:
    """Return what was tried at one place of a word, longest first, and what was taken."""
    tried = " ".join(visible(name) for name in match.tried[:_MOST_TRIED])
    if len(match.tried) > _MOST_TRIED:
        tried += f" … {visible(match.tried[-1])}"
    if match.token is None:
        return ReasonRow(0, tried, "blocked", _tr("nothing fits"), _tr("At {}").format(match.start))
    text = _tr("takes {}").format(token_label(match.token))
    return ReasonRow(0, tried, "applied", text, _tr("At {}").format(match.start))


def _path_rows(faces: FaceBook, found: PathExplanation) -> Iterator[ReasonRow]:
    """Yield the best way to cut the word, and the one that it is compared with."""
    for path, name, status in (
        (found.best, _tr("Best"), "applied"),
        (found.other, _tr("Next"), "never-reached"),
    ):
        if path is not None:
            pieces = " ".join("?" if p < 0 else faces.face(p).label for p in path.pieces)
            score = decimal_text(path.score, 2).replace("-", "\u2212")
            text = _tr("log prob. {}, {}").format(score, share_text(path.probability, 1))
            yield ReasonRow(0, pieces, status, text, name)


def _missing(face: Face) -> TreeTile:
    return TreeTile(face, None, 0, 0, status="never-reached")


def _level(faces: FaceBook, step: ChainStep) -> TreeLevel:
    left, right, result = (faces.face(token.id) for token in (step.left, step.right, step.token))
    return TreeLevel(step.rank, left, right, result, 0)


def _rule(step: ChainStep) -> str:
    left, right, token = map(token_label, (step.left, step.right, step.token))
    return f"{left} + {right} → {token}"


def _reason(step: ChainStep) -> str:
    """Return in a few words what became of a merge."""
    if step.status == "applied":
        return _tr("applied")
    if step.status == "later":
        return _tr("not yet learnt here")
    if step.status == "never-reached":
        return _tr("never reached")
    if step.taken_by:
        return _tr("merge {} was there before").format(count_text(step.taken_by))
    right = token_label(step.right)
    if step.needed in (right, f"the marker {right}"):
        return _tr("no {} follows {}").format(right, token_label(step.left))
    return _tr("no {} stands before {}").format(step.needed, right)


def _note(step: ChainStep) -> str:
    if step.found is None:
        at_end = (step.at or 0) > 0
        return (
            _tr("needs {}, the word ends") if at_end else _tr("needs {}, the word begins")
        ).format(step.needed)
    return _tr("needs {}, finds {}").format(step.needed, step.found)


def _tr(text: str) -> str:
    return QCoreApplication.translate("WhyNot", text)
