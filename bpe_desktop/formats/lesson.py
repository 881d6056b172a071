"""Lessons: small text files that a teacher writes; `resources/lessons/README.md` describes them.

Settings first, then a corpus in indented lines, then steps. Each step begins with `## `, goes on
with its own settings, and after an empty line with its text. Lines that begin with `# ` are for
the writer only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus
from ..engine.facts import Fact, parse_fact
from ..engine.pretokenizer import SECONDS_IN_WINDOW, pattern_budget
from ..errors import ConfigError, FormatError, UserError
from . import paths

__all__ = ["Ask", "Claim", "Lesson", "LessonStep", "parse_lesson", "read_lesson"]

_MOST_BYTES = 200_000
_MOST_STEPS = 200

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?\Z")
_SETTING = re.compile(r"([a-z][a-z-]*):(?:\s+(.*))?\Z")
_WHY = re.compile(r"why (\S+) not (\S+)\Z")
_COUNT = re.compile(r"(.+?)\s+(\d{1,12})\Z")

_ABOUT = ("lesson", "id", "language", "about", "summary")
_STEP_SETTINGS = ("at", "ask", "reveal", "question", "hint", "after", "claim")
# The settings of a training as the command line spells them, and how each is read.
_NUMBERS = ("merges", "vocab-size", "min-frequency", "max-token-length")
_NAMES = {
    "algorithm": "algorithm",
    "units": "units",
    "marker": "marker",
    "tie-break": "tie_break",
    "pretokenizer": "pretokenizer",
    "normalizer": "normalizer",
    "unk": "unk_token",
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of the form `FACT = VALUE` that may be wrong."""

    fact: Fact
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Ask:
    """What a step asks for.

    `kind`: "merge" (the next one; `with_count`: and its count), "split" (of `word`), "number" (the
    value of `fact`), "fault" (which of `claims` is wrong) or "why" (`word` lacks `token`).
    """

    kind: str
    word: str = ""
    token: str = ""
    fact: Fact | None = None
    with_count: bool = False
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson.

    It shows the state after `at` merges; with `reveal`, the merges from there up to that one are
    revealed one after another. `question`, `hint` and `after` are texts, the last one for when the
    answer is known; `text` is the explanation, its paragraphs parted by empty lines. `line` is
    where the step begins in the file.
    """

    title: str
    line: int
    at: int = 0
    reveal: int | None = None
    ask: Ask | None = None
    question: str = ""
    hint: str = ""
    after: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it is written; nothing in it has been worked out yet.

    `language` is that of its texts, `about` that of its corpus. Lessons of one `id` in several
    languages are the same lesson.
    """

    title: str
    id: str
    language: str
    about: str
    summary: str
    config: TrainingConfig
    corpus: Corpus = field(repr=False)
    steps: tuple[LessonStep, ...] = field(repr=False)

    @property
    def key(self) -> str:
        """The name under which the score is kept."""
        return f"{self.id}.{self.language}"


def read_lesson(path: Path) -> Lesson:
    """Read a lesson file; `FormatError` names the line that cannot be understood."""
    try:
        if paths.kind(path) != "file":
            raise FormatError(f"{path.name} is not a file.", "Check the name and the folder.")
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(f"{path.name} cannot be read: {reason}.", "Check the name.") from None
    if len(data) > _MOST_BYTES:
        raise FormatError(
            f"{path.name} is too large to be a lesson.", f"Up to {_MOST_BYTES:,} bytes are read."
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FormatError(f"{path.name}, line {line} is not UTF-8.", "Save it as UTF-8.") from None
    return parse_lesson(text, path.name)


def parse_lesson(text: str, name: str = "The lesson") -> Lesson:
    """Read the text of a lesson; `name` is what errors call it."""
    return _Reader(text, name).read()


class _Reader:
    def __init__(self, text: str, name: str) -> None:
        self._name = name
        self._lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    def read(self) -> Lesson:
        starts = [at for at, line in enumerate(self._lines) if line.startswith("## ")]
        if not starts:
            raise self._error(
                len(self._lines), "there is no step", "Begin each with ## and a title"
            )
        if len(starts) > _MOST_STEPS:
            raise self._error(starts[_MOST_STEPS], "there are too many steps", "Make two lessons")
        about, settings, corpus_kind, rows = self._read_head(starts[0])
        config = self._config(settings)
        corpus = self._corpus(corpus_kind, rows, config)
        steps: list[LessonStep] = []
        for start, end in zip(starts, [*starts[1:], len(self._lines)], strict=True):
            steps.append(self._read_step(start, end, steps[-1] if steps else None))
        return Lesson(
            title=about["lesson"],
            id=about.get("id") or about["lesson"],
            language=about["language"],
            about=about.get("about") or about["language"],
            summary=about.get("summary", ""),
            config=config,
            corpus=corpus,
            steps=tuple(steps),
        )

    def _error(self, line: int, problem: str, hint: str) -> FormatError:
        return FormatError(f"{self._name}, line {line + 1}: {problem}.", f"{hint}.")

    # The head

    def _read_head(
        self, end: int
    ) -> tuple[dict[str, str], dict[str, tuple[int, str]], str, list[tuple[int, str]]]:
        about: dict[str, str] = {}
        settings: dict[str, tuple[int, str]] = {}
        kind, rows = "", []
        for at, line in enumerate(self._lines[:end]):
            if not line.strip() or line.startswith("#"):
                continue
            if line[0] in " \t":
                if not kind:
                    raise self._error(
                        at,
                        "an indented line belongs to no corpus",
                        "Write corpus: or text: above it",
                    )
                rows.append((at, line.strip()))
                continue
            key, value = self._setting(at, line)
            if key in about or key in settings or key == kind:
                raise self._error(at, f"{key} is given twice", "Give it once")
            if key in ("corpus", "text"):
                if kind:
                    raise self._error(at, "there are two corpora", "Give one")
                kind = key
                if value:
                    rows.append((at, value))
            elif key in _ABOUT:
                about[key] = value
            elif key in _NUMBERS or key in _NAMES:
                settings[key] = at, value
            else:
                known = ", ".join((*_ABOUT, *_NAMES, *_NUMBERS, "corpus", "text"))
                raise self._error(at, f"{key} is no setting of a lesson", f"Known are {known}")
        for key in ("lesson", "language"):
            if not about.get(key):
                raise self._error(0, f"{key}: is missing", f"Write a line {key}: above the steps")
        for key in ("language", "about"):
            if not _LANGUAGE.match(about.get(key, "en")):
                raise self._error(0, f"{about[key]!r} is no language", "Write a code such as it")
        if not rows:
            raise self._error(
                end,
                "the lesson has no corpus",
                "Write corpus: and words with their counts in indented lines",
            )
        return about, settings, kind, rows

    def _setting(self, at: int, line: str) -> tuple[str, str]:
        found = _SETTING.match(line.rstrip())
        if found is None:
            raise self._error(at, f"{line[:40]!r} is no setting", "Write a name, a colon, a value")
        return found[1], (found[2] or "").strip()

    def _config(self, settings: dict[str, tuple[int, str]]) -> TrainingConfig:
        values: dict[str, Any] = {}
        for key, (at, value) in settings.items():
            if key in _NAMES:
                values[_NAMES[key]] = value
            elif value.isascii() and value.isdigit() and len(value) < 10:
                values[key.replace("-", "_")] = int(value)
            else:
                raise self._error(at, f"{value!r} is no number", "Give a whole number")
        algorithm = values.pop("algorithm", "bpe")
        try:
            return TrainingConfig.defaults(algorithm).with_changes(**values)
        except UserError as error:
            at = next((at for at, value in settings.values() if value in error.message), 0)
            raise self._error(at, error.message.rstrip("."), error.hint.rstrip(".")) from None

    def _corpus(self, kind: str, rows: list[tuple[int, str]], config: TrainingConfig) -> Corpus:
        if kind == "text":
            text = "\n".join(text for _, text in rows)
            try:
                with pattern_budget(SECONDS_IN_WINDOW):
                    return Corpus.from_text(text, config, SECONDS_IN_WINDOW)
            except ConfigError as error:
                raise self._error(
                    rows[0][0], error.message.rstrip("."), error.hint.rstrip(".")
                ) from None
        pairs = []
        for at, row in rows:
            found = _COUNT.match(row)
            if found is None or int(found[2]) == 0:
                raise self._error(
                    at,
                    f"{row[:40]!r} is no word with its count",
                    "Write a word, a space, and a number from 1 up",
                )
            pairs.append((found[1], int(found[2])))
        return Corpus.from_counts(pairs)

    # The steps

    def _read_step(self, start: int, end: int, before: LessonStep | None) -> LessonStep:
        title = self._lines[start].removeprefix("## ").strip()
        if not title:
            raise self._error(start, "the step has no title", "Write one behind ##")
        given: dict[str, tuple[int, str]] = {}
        claims: list[Claim] = []
        at = start + 1
        while at < end and self._lines[at].strip():
            line = self._lines[at]
            if not line.startswith("#"):
                key, value = self._setting(at, line)
                if key not in _STEP_SETTINGS:
                    known = ", ".join(_STEP_SETTINGS)
                    raise self._error(
                        at,
                        f"{key} is no setting of a step",
                        f"Known are {known}; the text begins after an empty line",
                    )
                if key == "claim":
                    claims.append(self._claim(at, value))
                elif key in given:
                    raise self._error(at, f"{key} is given twice", "Give it once")
                else:
                    given[key] = at, value
            at += 1
        last = 0 if before is None else before.at if before.reveal is None else before.reveal
        shown = self._number(given, "at", last)
        reveal = self._number(given, "reveal", None)
        if reveal is not None and reveal <= (shown or 0):
            raise self._error(
                given["reveal"][0], "there is nothing to reveal", f"Give a merge after {shown}"
            )
        ask = self._ask(given, claims)
        if ask is not None and reveal is not None:
            raise self._error(given["reveal"][0], "a step either asks or reveals", "Make two steps")
        return LessonStep(
            title=title,
            line=start + 1,
            at=shown or 0,
            reveal=reveal,
            ask=ask,
            question=given.get("question", (0, ""))[1],
            hint=given.get("hint", (0, ""))[1],
            after=given.get("after", (0, ""))[1],
            text="\n\n".join(_paragraphs(self._lines[at:end])),
        )

    def _number(
        self, given: dict[str, tuple[int, str]], key: str, default: int | None
    ) -> int | None:
        if key not in given:
            return default
        at, value = given[key]
        if not (value.isascii() and value.isdigit() and len(value) < 7):
            raise self._error(at, f"{value!r} is no number of merges", "Give a whole number")
        return int(value)

    def _claim(self, at: int, text: str) -> Claim:
        fact, sign, value = text.partition(" = ")
        if not sign or not value.strip():
            raise self._error(at, "a claim has no value", "Write a fact, =, and a value")
        return Claim(self._fact(at, fact), value.strip(), at + 1)

    def _fact(self, at: int, text: str) -> Fact:
        try:
            return parse_fact(text)
        except UserError as error:
            raise self._error(at, error.message.rstrip("."), error.hint.rstrip(".")) from None

    def _ask(self, given: dict[str, tuple[int, str]], claims: list[Claim]) -> Ask | None:
        if "ask" not in given:
            if claims:
                raise self._error(
                    claims[0].line - 1,
                    "a claim without a question",
                    "Write ask: fault in the same step",
                )
            return None
        at, wish = given["ask"]
        kind, _, rest = wish.partition(" ")
        if claims and kind != "fault":
            raise self._error(claims[0].line - 1, "claims go with ask: fault only", "Use it")
        if wish in ("next merge", "next merge and count"):
            return Ask("merge", with_count=wish.endswith("count"))
        if kind == "split" and rest.strip():
            return Ask("split", word=rest.strip())
        if kind == "number" and rest.strip():
            return Ask("number", fact=self._fact(at, rest))
        if wish == "fault":
            if not 2 <= len(claims) <= 4:
                raise self._error(at, f"there are {len(claims)} claims", "Give 2 to 4")
            return Ask("fault", claims=tuple(claims))
        found = _WHY.match(wish)
        if found is not None:
            return Ask("why", word=found[1], token=found[2])
        raise self._error(
            at,
            f"{wish!r} cannot be asked",
            "Ask for next merge, next merge and count, split WORD, number FACT, "
            "fault, or why WORD not TOKEN",
        )


def _paragraphs(lines: list[str]) -> Iterator[str]:
    """Yield the paragraphs of a text, each on one line."""
    paragraph: list[str] = []
    for line in [*lines, ""]:
        if line.startswith("# "):
            continue
        if line.strip():
            paragraph.append(line.strip())
        elif paragraph:
            yield " ".join(paragraph)
            paragraph = []
