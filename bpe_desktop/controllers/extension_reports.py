"""From what the training process says of a change to what the window shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..engine.display import face_kind, token_label
from ..engine.extension_plan import ExtensionPlan
from ..engine.moves import Moved, Moves
from ..engine.vocabulary import Token
from ..models.branch_comparison import Split
from ..models.extension_report import ExtensionReport, NewRow, ScratchFigures, TextFigures
from ..models.face_book import unknown_face
from ..models.faces import Face
from ..workers.extension_messages import Cut, Extension

__all__ = ["report_of"]


def report_of(found: Extension, plan: ExtensionPlan) -> ExtensionReport:
    """Return the report of what came of a plan."""
    faces = _Faces(found.tokens)
    figures = [_figures("corpus", found.corpus)]
    if found.domain is not None:
        figures.append(_figures("domain", found.domain))
    if found.live is not None:
        figures.append(TextFigures("live", found.live.tokens_before, found.live.tokens_after))
    scratch = found.scratch
    return ExtensionReport(
        plan=plan,
        before=found.before,
        after=found.after,
        kept=found.kept,
        added=found.after - found.before + found.removed_count,
        new=tuple(
            NewRow(
                faces.of(entry.token),
                entry.role,
                entry.text,
                tuple(
                    faces.face(part)
                    for part in (entry.token.left, entry.token.right)
                    if part is not None
                ),
            )
            for entry in found.new
        ),
        removed_count=found.removed_count,
        removed=tuple(faces.of(token) for token in found.removed),
        figures=tuple(figures),
        moved=faces.splits(found.corpus.moved),
        worse=faces.splits(found.corpus.worse),
        domain_moved=() if found.domain is None else faces.splits(found.domain.moved),
        live=None if found.live is None else faces.live(found.live),
        curves=found.curves,
        scratch=None
        if scratch is None
        else ScratchFigures(scratch.tokens, scratch.corpus, scratch.domain),
        steps=found.steps,
        rules=found.rules,
        spaceless=found.spaceless,
    )


class _Faces:
    """The faces of the tokens that came with a change."""

    def __init__(self, tokens: Mapping[int, Token]) -> None:
        self._tokens = tokens
        self._faces: dict[int, Face] = {}

    def of(self, token: Token) -> Face:
        # Pieces have no rank: their ids tell their colours apart.
        rank = token.id + 1 if token.kind == "piece" else token.rank
        return Face(token.id, token_label(token), face_kind(token), rank)

    def face(self, token_id: int | None) -> Face:
        if token_id is None or token_id not in self._tokens:
            return unknown_face("?")
        face = self._faces.get(token_id)
        if face is None:
            face = self._faces[token_id] = self.of(self._tokens[token_id])
        return face

    def splits(self, moved: Iterable[Moved]) -> tuple[Split, ...]:
        return tuple(self._split(move.before, move.after, move.moved) for move in moved)

    def live(self, cut: Cut) -> Split:
        split = self._split(cut.before, cut.after, 0)
        return split._replace(main_gaps=cut.gaps_before, branch_gaps=cut.gaps_after)

    def _split(
        self, before: Sequence[int | None], after: Sequence[int | None], count: int
    ) -> Split:
        first = next(
            (n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b),
            None if len(before) == len(after) else min(len(before), len(after)),
        )
        main, branch = tuple(map(self.face, before)), tuple(map(self.face, after))
        return Split(main, branch, first, count)


def _figures(key: str, found: Moves) -> TextFigures:
    return TextFigures(
        key,
        found.tokens_before,
        found.tokens_after,
        found.words,
        found.occurrences,
        found.unknown_before,
        found.unknown_after,
        found.moved_words,
        found.moved_occurrences,
        found.worse_words,
        found.worse_occurrences,
    )
