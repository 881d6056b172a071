"""How a token is put together: its merges as a tree over base symbols."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .vocabulary import Token, Vocabulary

__all__ = ["TreeNode", "token_tree", "token_with_parts"]


class TreeNode(NamedTuple):
    """A merge of a token's tree: it joins its base symbols `start` to `end` at `middle`."""

    token: Token
    start: int
    middle: int
    end: int


def token_with_parts(vocabulary: Vocabulary, token_id: int) -> Token:
    """Return a token with its parts as the rules have them."""
    token = vocabulary.token(token_id)
    made = vocabulary.merge_table.parts.get(token_id, (token.rank, token.left, token.right))
    rank, left, right = made  # WordPiece has merges only in its training: the token tells of them
    if token.kind == "special" or rank is None or left is None or right is None:
        return token._replace(rank=None, left=None, right=None)
    # A part is shorter than the whole, but not in every file.
    if max(vocabulary.token(part).extent for part in (left, right)) >= token.extent:
        return token._replace(rank=None, left=None, right=None)
    return token._replace(rank=rank, left=left, right=right)


def token_tree(vocabulary: Vocabulary, token: Token) -> tuple[list[TreeNode], list[int]]:
    """Return the merges inside a token in rank order, and its base symbols.

    `token` is one of `token_with_parts`.
    """
    base: list[int] = []
    nodes: list[TreeNode] = []
    waiting: list[Callable[[], None]] = []  # no recursion: a tree may be as deep as its text

    def enter(token: Token) -> None:
        if token.left is None or token.right is None:
            base.append(token.id)
            return
        start = len(base)
        left, right = (token_with_parts(vocabulary, part) for part in (token.left, token.right))

        def between() -> None:
            middle = len(base)
            waiting.append(lambda: nodes.append(TreeNode(token, start, middle, len(base))))
            waiting.append(lambda: enter(right))

        waiting.append(between)
        waiting.append(lambda: enter(left))

    enter(token)
    while waiting:
        waiting.pop()()
    return sorted(nodes, key=lambda node: (node.token.rank or 0, node.start)), base
