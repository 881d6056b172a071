"""The search for words in the sources, on sources of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from .messages import Message, find_messages

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture
def found_in(tmp_path: Path):
    """Return what is found in one file of views, as messages and faults."""
    views = tmp_path / "bpe_desktop" / "views"
    models = tmp_path / "bpe_desktop" / "models"
    for folder in (views, models):
        folder.mkdir(parents=True)
    (models / "error_words.py").write_text("")
    (tmp_path / "resources").symlink_to(_RESOURCES)

    def find(source: str) -> tuple[set[Message], list[str]]:
        (views / "part.py").write_text(source, encoding="utf-8")
        found = find_messages(tmp_path)
        messages = {one for one in found.messages if one.context not in ("Samples", "Sentences")}
        return messages, [fault.partition(": ")[2] for fault in found.faults]

    return find


def test_the_class_is_the_context(found_in) -> None:
    source = """
class Outer:
    def a(self):
        tr = self.tr
        return tr("one"), self.tr("tw"
            "o")
    class Inner:
        def b(self):
            return [self.tr("three") for _ in ()]
"""
    messages, faults = found_in(source)
    assert messages == {
        Message("Outer", "one"), Message("Outer", "two"), Message("Inner", "three"),
    }  # fmt: skip
    assert not faults


def test_functions_that_stand_for_translate(found_in) -> None:
    source = """
def _tr(text):
    return QCoreApplication.translate("Words", text)
def _counted(text):
    return partial(counted, "Words", text)
def f(n):
    tr = QCoreApplication.translate
    _tr("one"), _counted("%Ln word(s)"), tr("Other", "two"), _tr(TABLE[n])
    counted("Words", "%Ln pair(s)", n), partial(counted, "Words", "%Ln step(s)")
TABLE = [_N("Words", "three"), QT_TRANSLATE_NOOP("Words", "four")]
"""
    messages, faults = found_in(source)
    assert messages == {
        Message("Words", "one"), Message("Words", "%Ln word(s)", True), Message("Other", "two"),
        Message("Words", "%Ln pair(s)", True), Message("Words", "%Ln step(s)", True),
        Message("Words", "three"), Message("Words", "four"),
    }  # fmt: skip
    assert not faults


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{n} words")',
        'self.tr("%n word(s)", "", n)',
        'counted("Words", "word(s)", n)',
        'self.tr("%Ln words")',
        'translate("Words", "%n word(s)", None, n)',
        'translate(name, "words")',
    ],
)
def test_what_breaks_a_rule_is_told(found_in, line: str) -> None:
    _, faults = found_in(f"class A:\n    def f(self, n, name):\n        return {line}\n")
    assert faults


def test_what_is_translated_at_the_import_is_told(found_in) -> None:
    _, faults = found_in(
        'TEXT = translate("Words", "one")\ndef f(text=translate("Words", "two")): 0'
    )
    assert len(faults) == 2


def test_sentences_of_other_rooms(found_in, tmp_path: Path) -> None:
    engine = tmp_path / "bpe_desktop" / "engine"
    engine.mkdir()
    (engine / "part.py").write_text(
        '''
"""A docstring is no sentence."""
def f(name, size):
    text = f"{name} is empty. {size}"
    raise UserError(f"{name} has {size:,} bytes", "Take {}.".format(size))
''',
        encoding="utf-8",
    )
    found_in("")
    sentences = {one.source for one in find_messages(tmp_path).messages if one[0] == "Sentences"}
    assert sentences == {"{0} is empty.", "{0} has {1} bytes", "Take {0}."}
