"""What is to become of a finished tokenizer."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ExtensionPlan"]


@dataclass(frozen=True, slots=True)
class ExtensionPlan:
    """One change of a tokenizer.

    `kind`: "tokens" adds one for each of `texts` in a `way` (see `extension.add_tokens`), "train"
    goes on for `number` steps on a domain's corpus, with counts from `min_frequency` up; "last"
    takes `number` merges back, "unused" those that the corpus does not need. `scratch` asks for a
    training from the start on both corpora, for comparison.
    """

    kind: str = "tokens"
    texts: tuple[str, ...] = ()
    way: str = "built"
    number: int = 0
    min_frequency: int = 2
    scratch: bool = False
