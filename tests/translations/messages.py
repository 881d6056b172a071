"""Finds every string of the sources that the window translates.

Qt's lupdate reads Python by its words only: it takes no class for the context of `tr = self.tr`,
sees no function that stands for `translate`, and no plural in `translate`. So the sources are
parsed here, and lupdate gets a list of what was found, in C++, which it reads without a fault.
"""

from __future__ import annotations

import ast
import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import NamedTuple

__all__ = ["Found", "Message", "find_messages", "find_sentences", "in_cpp", "in_ts"]

_ROOT = Path(__file__).resolve().parents[2]
_WINDOW = ("app", "controllers", "models", "views", "workers")
_SPEAKING = ("engine", "formats", "workers", "models", "controllers")


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
    """Return the messages of the window, the sentences of the rooms below and the samples."""
    found = Found()
    package = root / "bpe_desktop"
    for room in _WINDOW:
        for path in sorted((package / room).rglob("*.py")):
            _Reader(path, found).read()
    for source in find_sentences(root):
        found.messages[Message("Sentences", source)] = None
    samples = root / "resources" / "corpora" / "samples.json"
    for entry in json.loads(samples.read_text(encoding="utf-8")):
        for key in ("title", "description"):
            found.messages[Message("Samples", entry[key])] = None
    return found


def find_sentences(root: Path = _ROOT) -> list[str]:
    """Return what rooms without Qt say to a person: errors, explanations, what a format loses.

    These are the arguments of each `UserError`, and all that reads like a sentence; `{0}` stands
    for the first value in it. In sorted order.
    """
    sentences = {message.source for message in _parts(root)}
    for room in _SPEAKING:
        for path in sorted((root / "bpe_desktop" / room).rglob("*.py")):
            sentences.update(_sentences(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(sentences)


def _parts(root: Path) -> Iterator[Message]:
    """Yield the phrases within sentences that the window lists by hand."""
    found = Found()
    _Reader(root / "bpe_desktop" / "models" / "error_words.py", found).read()
    for message in found.messages:
        if message.context == "Sentences":
            yield message


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


def in_ts(found: Found, language: str, translate: Callable[[str], str]) -> str:
    """Return a finished translation file; `translate` is given each text, without its "(s)"."""
    root = ElementTree.Element("TS", version="2.1", language=language)
    contexts: dict[str, ElementTree.Element] = {}
    for message in found.messages:
        if message.context not in contexts:
            contexts[message.context] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[message.context], "name").text = message.context
        entry = ElementTree.SubElement(contexts[message.context], "message")
        ElementTree.SubElement(entry, "source").text = message.source
        result = ElementTree.SubElement(entry, "translation")
        if not message.plural:
            result.text = translate(message.source)
            continue
        entry.set("numerus", "yes")
        for ending in ("", r"\1"):  # as many forms as Italian has
            form = ElementTree.SubElement(result, "numerusform")
            form.text = translate(re.sub(r"\((e?s)\)", ending, message.source))
    return ElementTree.tostring(root, encoding="unicode")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


class _Reader(ast.NodeVisitor):
    """Collects the messages of one file."""

    def __init__(self, path: Path, found: Found) -> None:
        self._path = path
        self._found = found
        self._classes: list[str] = []
        self._functions = 0  # around what is read; what is in none runs when it is imported
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._short = dict(_short_functions(self._tree))

    def read(self) -> None:
        self.visit(self._tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.decorator_list, node.args):
            self.visit(part)
        self._functions += 1
        for part in node.body:
            self.visit(part)
        self._functions -= 1

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)
        self._functions += 1
        self.visit(node.body)
        self._functions -= 1

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in self._short:
            if not self._functions:
                self._fault(node, "what is translated at the import stays in one language")
            if node.args and isinstance(node.args[0], (ast.Constant, ast.JoinedStr)):
                context, plural = self._short[name]
                self._add(node, context, node.args[0], plural=plural)
        elif name == "tr" and not (isinstance(node.func, ast.Name) and len(node.args) == 2):
            self._add_tr(node)
        elif name == "counted" and len(node.args) == 3:
            self._add_translated(node, plural=True)
        elif name == "partial" and getattr(node.args[0], "id", "") == "counted":
            self._add_translated(ast.Call(node.func, node.args[1:], []), plural=True)
        elif name in ("tr", "translate", "_N", "QT_TRANSLATE_NOOP") and len(node.args) >= 2:
            if name in ("tr", "translate") and not self._functions:
                self._fault(node, "what is translated at the import stays in one language")
            if len(node.args) == 4 and not isinstance(node.args[1], ast.Name):
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
        if isinstance(text, (ast.Name, ast.Attribute, ast.Subscript)):
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
        self._found.faults.append(f"{_short_path(self._path)}:{line}: {why}")


def _short_path(path: Path) -> str:
    return "/".join(path.parts[path.parts.index("bpe_desktop") :])


def _short_functions(tree: ast.Module) -> Iterator[tuple[str, tuple[str, bool]]]:
    """Yield name and context of each function that only translates its argument, if with a plural.

    These are `return QCoreApplication.translate("Context", text)` and
    `return partial(counted, "Context", text)`.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or len(node.body) != 1:
            continue
        call = getattr(node.body[0], "value", None)
        if not isinstance(call, ast.Call) or not call.args:
            continue
        called, *arguments = [call.func, *call.args]
        is_plural = isinstance(called, ast.Name) and called.id == "partial"
        if is_plural:
            called, *arguments = arguments
        name = getattr(called, "attr", getattr(called, "id", ""))
        if name != ("counted" if is_plural else "translate") or len(arguments) != 2:
            continue
        context, text = arguments
        if isinstance(context, ast.Constant) and isinstance(text, ast.Name):
            yield node.name, (str(context.value), is_plural)


_ERRORS = {"UserError", "ConfigError", "CorpusError", "FormatError"}
_AROUND = re.compile(r"( \{\d+\})+$|^ +")
_SENTENCE = re.compile(r"(?=.*[^\W\d_]{2,} )[A-Z{].*[.?!]", re.DOTALL)


def _sentences(tree: ast.Module) -> Iterator[str]:
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            skipped.add(id(node.value))  # a docstring
        elif isinstance(node, ast.JoinedStr):
            skipped.update(map(id, node.values))
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("tr", "_tr", "translate", "counted", "_counted", "QT_TRANSLATE_NOOP", "_N"):
                skipped.update(map(id, node.args))
            elif name in _ERRORS:
                for text in node.args[:2]:
                    source = _template(text)
                    if source is not None and sum(map(str.isalpha, source)) > 2:
                        yield source
    for node in ast.walk(tree):
        if isinstance(node, (ast.Constant, ast.JoinedStr)) and id(node) not in skipped:
            # What follows a sentence, or goes before it, is a sentence of its own.
            source = _AROUND.sub("", _template(node) or "")
            if _SENTENCE.fullmatch(source) and "\n" not in source:
                yield source


def _template(text: ast.AST) -> str | None:
    """Return a literal or an f-string with its values numbered, `None` for anything else.

    What is filled in later, by `format`, is numbered after the others.
    """
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        parts, number = [text.value], 0
    elif isinstance(text, ast.JoinedStr):
        parts, number = [], 0
        for part in text.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value))
            else:
                parts.append(f"{{{number}}}")
                number += 1
    else:
        return None
    numbers = count(number)
    return re.sub(r"\{\}", lambda _: f"{{{next(numbers)}}}", "".join(parts))
