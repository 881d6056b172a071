"""The topics of Measure in their order.

A topic is a class in a file of its own here. Its constructor takes the parts and a parent; it makes
`page`, a widget called `NAMETopic`. Its file is imported when it is chosen first, so that nobody
waits for it at the start.
"""

from __future__ import annotations

from .parts import TopicOffer

__all__ = ["TOPICS"]

# An entry, and how its topic is made:
#     TopicOffer("numbers", _N("Topics", "Numbers"), _N("Topics", "How numbers are cut"), _numbers)
#     def _numbers(parts: Parts, parent: QObject) -> Topic:
#         from .numbers import NumbersTopic
#         return NumbersTopic(parts, parent)
TOPICS: tuple[TopicOffer, ...] = ()
