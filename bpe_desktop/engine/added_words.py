"""Which of the tokens that a person adds begin no word inside a text."""

from __future__ import annotations

from .extension import Extended

__all__ = ["never_after_space"]


def never_after_space(extended: Extended) -> list[str]:
    """Return the texts asked for that are no word behind a space, nor asked for with the space.

    A tokenizer whose words take the space before them, as GPT-2's do, has another token for such a
    word: that of the text with a space before it.
    """
    tokenizer = extended.tokenizer
    texts = {new.text for new in extended.new}
    found = []
    for new in extended.new:
        text = new.text
        if new.role != "asked" or not text[:1].isalnum() or f" {text}" in texts:
            continue
        words = tokenizer.pretokenizer.split(tokenizer.prepare(f"a {text}"))
        takes_space = len(words) == 2 and words[1][:1] in (" ", "Ġ")
        if takes_space and new.token.id not in tokenizer.encode(f"a {text}").ids:
            found.append(text)
    return found
