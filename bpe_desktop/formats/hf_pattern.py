r"""A person's own pattern in the dialect of Hugging Face's engine, and back.

Ours is the Python package `regex`, theirs Oniguruma with Ruby's syntax: there `\w` is narrower,
`^` and `$` are ends of lines, and `[` inside a set opens another set. Inline flags are left alone.
"""

from __future__ import annotations

__all__ = ["WORD", "from_oniguruma", "to_oniguruma"]

# The members of \w in the package `regex`, and in Rust's (UTS #18, annex C).
WORD = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}"

_END = r"(?=\n?\z)"
_OUTSIDE = {r"\w": f"[{WORD}]", r"\W": f"[^{WORD}]", r"\Z": r"\z", "^": r"\A", "$": _END}
_IN_SET = {r"\w": WORD, r"\W": f"[^{WORD}]", "[": r"\["}
_BACK = ((f"[^{WORD}]", r"\W"), (f"[{WORD}]", r"\w"), (WORD, r"\w"), (_END, "$"), (r"\z", r"\Z"))


def to_oniguruma(pattern: str) -> str:
    r"""Return `pattern` so that Oniguruma reads it as we do.

    >>> to_oniguruma(r"a$|[^]^$[]")
    'a(?=\\n?\\z)|[^]^$\\[]'
    """
    parts: list[str] = []
    at = 0
    set_from = -1  # where the members of a set begin; -1 outside of sets
    while at < len(pattern):
        part = pattern[at : at + 2] if pattern[at] == "\\" else pattern[at]
        if set_from < 0:
            if part == "[":
                part = "[^" if pattern.startswith("[^", at) else "["
                set_from = at + len(part)
            parts.append(_OUTSIDE.get(part, part))
        elif part == "]" and at > set_from:  # a ] that comes first is a member
            set_from = -1
            parts.append(part)
        elif pattern.startswith("[:", at):  # a POSIX class, such as [:alpha:]
            part = "[:"
            parts.append(part)
        else:
            parts.append(_IN_SET.get(part, part))
        at += len(part)
    return "".join(parts)


def from_oniguruma(pattern: str) -> str:
    """Return a pattern of a file in our dialect, and short again where `to_oniguruma` made it."""
    for theirs, ours in _BACK:
        pattern = pattern.replace(theirs, ours)
    return pattern
