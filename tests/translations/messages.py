"""Finds every string of the sources that the window translates.

Qt's lupdate reads Python by its words only: it takes no class for the context of `tr = self.tr`,
sees no function that stands for `translate`, and no plural in `translate`. So the sources are
parsed here, and lupdate gets a list of what was found, in C++, which it reads without a fault.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

__all__ = ["Found", "Message", "find_messages", "in_cpp"]

_ROOT = Path(__file__).resolve().parents[2]
_WINDOW = ("app", "controllers", "models", "views", "workers")
_BELOW = ("engine", "formats", "models", "workers", "controllers", "app", "views")


class Message(NamedTuple):
    """A string to translate; `plural` if it has forms for a number, `note` is for translators."""

    context: str
    source: str
    plural: bool = False
    note: str = ""


@dataclass
class Found:
    """The messages, and the places that break the rules of CONTRIBUTING as `file:line: why`."""

    messages: dict[Message, None] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def find_messages(root: Path = _ROOT) -> Found:
    """Return the messages of the window, of the errors of all rooms and of the samples."""
    found = Found()
    package = root / "bpe_desktop"
    for room in _WINDOW:
        for path in sorted((package / room).rglob("*.py")):
            _Reader(path, found).read()
    for room in _BELOW:
        for path in sorted((package / room).rglob("*.py")):
            for source in _errors(ast.parse(path.read_text(encoding="utf-8"))):
                found.messages[Message("Errors", source)] = None
    samples = root / "resources" / "corpora" / "samples.json"
    for entry in json.loads(samples.read_text(encoding="utf-8")):
        for key in ("title", "description"):
            found.messages[Message("Samples", entry[key])] = None
    return found


def in_cpp(found: Found) -> str:
    """Return the messages as a file that lupdate reads."""
    lines = ["void f(int n) {"]
    for message in found.messages:
        context, source = _quoted(message.context), _quoted(message.source)
        if message.note:
            lines.append(f"//: {message.note}")
        number = ", nullptr, n" if message.plural else ""
        lines.append(f"QCoreApplication::translate({context}, {source}{number});")
    return "\n".join([*lines, "}", ""])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


class _Reader(ast.NodeVisitor):
    """Collects the messages of one file."""

    def __init__(self, path: Path, found: Found) -> None:
        self._path = path
        self._found = found
        self._classes: list[str] = []
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._short = dict(_short_functions(self._tree))

    def read(self) -> None:
        self.visit(self._tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in self._short:
            if node.args and isinstance(node.args[0], (ast.Constant, ast.JoinedStr)):
                self._add(node, self._short[name], node.args[0], plural=False)
        elif name == "tr":
            self._add_tr(node)
        elif name == "counted" and node.args:
            self._add_translated(node, plural=True)
        elif name in ("translate", "_N", "QT_TRANSLATE_NOOP") and len(node.args) >= 2:
            if len(node.args) == 4:
                self._fault(node, "a plural goes through counted(context, source, number)")
            self._add_translated(node, plural=False)

    def _add_tr(self, node: ast.Call) -> None:
        if not self._classes:
            self._fault(node, "tr outside a class has no context: use translate")
        elif len(node.args) > 1:
            self._fault(node, "tr with a number fails in subclasses: use counted")
        elif node.args:
            self._add(node, self._classes[-1], node.args[0], plural=False)

    def _add_translated(self, node: ast.Call, *, plural: bool) -> None:
        context, text = node.args[:2]
        if not isinstance(context, ast.Constant) or not isinstance(context.value, str):
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                self._fault(node, "the context is no literal")
            return
        if isinstance(text, ast.Name) and not plural:
            return  # the function that looks up what QT_TRANSLATE_NOOP marked
        self._add(node, context.value, text, plural=plural)

    def _add(self, node: ast.AST, context: str, text: ast.AST, *, plural: bool) -> None:
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            self._fault(node, "what is translated is no literal")
            return
        if plural != ("%Ln" in text.value):
            self._fault(node, "counted and %Ln go together")
        self._found.messages[Message(context, text.value, plural)] = None

    def _fault(self, node: ast.AST, why: str) -> None:
        line = getattr(node, "lineno", 0)
        self._found.faults.append(f"{self._path.relative_to(_ROOT)}:{line}: {why}")


def _short_functions(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield name and context of each function that only calls `translate` with its argument."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not isinstance(node.body[-1], ast.Return):
            continue
        call = node.body[-1].value
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "translate"
            and len(call.args) == 2
            and isinstance(call.args[0], ast.Constant)
            and isinstance(call.args[1], ast.Name)
            and len(node.body) == 1
        ):
            yield node.name, str(call.args[0].value)


def _errors(tree: ast.Module) -> Iterator[str]:
    """Yield message and hint of each error a person can cause, `{0}` for the first value in it."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name.endswith("Error") and name in _ERRORS:
            for text in node.args[:2]:
                source = _template(text)
                if source is not None and any(map(str.isalpha, source)):
                    yield source


_ERRORS = {"UserError", "ConfigError", "CorpusError", "FormatError"}


def _template(text: ast.AST) -> str | None:
    """Return a literal or an f-string with its values numbered, `None` for anything else."""
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        return text.value
    if not isinstance(text, ast.JoinedStr):
        return None
    parts, number = [], 0
    for part in text.values:
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        else:
            parts.append(f"{{{number}}}")
            number += 1
    return "".join(parts)
