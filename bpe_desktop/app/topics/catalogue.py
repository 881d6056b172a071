"""The topics of Measure in their order.

A topic is a class in a file of its own here. Its constructor takes the parts and a parent; it makes
`page`, a widget called `NAMETopic`. Its file is imported when it is chosen first, so that nobody
waits for it at the start.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from .parts import Parts, Topic, TopicOffer

__all__ = ["TOPICS"]

_N = QT_TRANSLATE_NOOP


def _corpus(parts: Parts, parent: QObject) -> Topic:
    from .corpus import CorpusTopic

    return CorpusTopic(parts, parent)


def _numbers(parts: Parts, parent: QObject) -> Topic:
    from .numbers import NumbersTopic

    return NumbersTopic(parts, parent)


def _cost(parts: Parts, parent: QObject) -> Topic:
    from .cost import CostTopic

    return CostTopic(parts, parent)


def _size(parts: Parts, parent: QObject) -> Topic:
    from .size import SizeTopic

    return SizeTopic(parts, parent)


def _fixed(parts: Parts, parent: QObject) -> Topic:
    from .fixed import FixedTopic

    return FixedTopic(parts, parent)


def _spaces(parts: Parts, parent: QObject) -> Topic:
    from .spaces import SpacesTopic

    return SpacesTopic(parts, parent)


TOPICS: tuple[TopicOffer, ...] = (
    TopicOffer(
        "corpus", _N("Topics", "Corpus check"), _N("Topics", "What is odd, what helps"), _corpus
    ),
    TopicOffer("numbers", _N("Topics", "Numbers"), _N("Topics", "How numbers are cut"), _numbers),
    TopicOffer("spaces", _N("Topics", "Spaces"), _N("Topics", "What a space does"), _spaces),
    TopicOffer(
        "cost",
        _N("Topics", "Cost and context"),
        _N("Topics", "Prices, windows, cut answers"),
        _cost,
    ),
    TopicOffer(
        "size", _N("Topics", "Vocabulary size"), _N("Topics", "Where more tokens pay"), _size
    ),
    TopicOffer(
        "fixed",
        _N("Topics", "Fixed vocabulary"),
        _N("Topics", "What it costs to add tokens"),
        _fixed,
    ),
)
