"""Everything that a person can command and the menus that list it, as data."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

__all__ = [
    "ACTIONS",
    "LANGUAGE_CHOICES",
    "MENUS",
    "MOTION_CHOICES",
    "SUBMENUS",
    "THEME_CHOICES",
    "ActionSpec",
]

_N = QT_TRANSLATE_NOOP


class ActionSpec(NamedTuple):
    """One row of the table.

    `keys` are shortcuts, the first is the one that is shown. `needs` names the flags that must
    hold for the action to be enabled, `!flag` those that must not. `field_key` marks keys that
    text fields handle themselves: the menu only shows them.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: str = ""
    needs: tuple[str, ...] = ()
    checkable: bool = False
    field_key: bool = False


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "newCorpus",
        _N("Actions", "&New corpus"),
        ("Ctrl+N",),
        tip=_N("Actions", "Start with an empty corpus"),
    ),
    ActionSpec(
        "open",
        _N("Actions", "&Open…"),
        ("Ctrl+O",),
        "folder-open",
        _N("Actions", "Open a corpus, a tokenizer or a project"),
    ),
    ActionSpec(
        "reload",
        _N("Actions", "&Reload"),
        ("F5",),
        tip=_N("Actions", "Read the file of the corpus again"),
        needs=("file",),
    ),
    ActionSpec(
        "save",
        _N("Actions", "&Save"),
        ("Ctrl+S",),
        "save",
        _N("Actions", "Save the project"),
    ),
    ActionSpec(
        "saveAs",
        _N("Actions", "Save &as…"),
        ("Ctrl+Shift+S",),
        tip=_N("Actions", "Save the project under another name"),
    ),
    ActionSpec(
        "export",
        _N("Actions", "&Export…"),
        ("Ctrl+E",),
        "download",
        _N("Actions", "Export the vocabulary for other programs"),
        needs=("vocabulary",),
    ),
    ActionSpec(
        "exportPicture",
        _N("Actions", "Export p&icture…"),
        ("Ctrl+Shift+E",),
        tip=_N("Actions", "Save what is on view as a picture, a table, a film or a page"),
    ),
    ActionSpec("quit", _N("Actions", "&Quit"), ("Ctrl+Q",)),
    ActionSpec("undo", _N("Actions", "&Undo"), ("Ctrl+Z",)),
    ActionSpec("redo", _N("Actions", "&Redo"), ("Ctrl+Shift+Z",)),
    ActionSpec("cut", _N("Actions", "Cu&t"), ("Ctrl+X",), field_key=True),
    ActionSpec("copy", _N("Actions", "&Copy"), ("Ctrl+C",), field_key=True),
    ActionSpec("paste", _N("Actions", "&Paste"), ("Ctrl+V",), field_key=True),
    ActionSpec("selectAll", _N("Actions", "Select &all"), ("Ctrl+A",), field_key=True),
    ActionSpec(
        "find",
        _N("Actions", "&Find in the vocabulary"),
        ("Ctrl+F",),
        "search",
        _N("Actions", "Filter the vocabulary"),
    ),
    ActionSpec(
        "workspace.watch",
        _N("Actions", "&Watch"),
        ("Alt+1",),
        tip=_N("Actions", "Watch the training, step by step"),
        checkable=True,
    ),
    ActionSpec(
        "workspace.inspect",
        _N("Actions", "&Inspect"),
        ("Alt+2",),
        tip=_N("Actions", "See where a token comes from, and why a word lacks it"),
        checkable=True,
    ),
    ActionSpec(
        "workspace.compare",
        _N("Actions", "&Compare"),
        ("Alt+3",),
        tip=_N("Actions", "Hold tokenizers against each other on texts in several languages"),
        checkable=True,
    ),
    ActionSpec(
        "workspace.lessons",
        _N("Actions", "&Lessons"),
        ("Alt+4",),
        tip=_N("Actions", "Work through examples, and predict what comes next"),
        checkable=True,
    ),
    ActionSpec(
        "workspace.branches",
        _N("Actions", "&Branches"),
        ("Alt+5",),
        tip=_N("Actions", "See what changes if one choice of the training is made otherwise"),
        checkable=True,
    ),
    ActionSpec(
        "workspace.measure",
        _N("Actions", "&Measure"),
        ("Alt+6",),
        tip=_N("Actions", "See what follows from the tokens: numbers, spaces, cost, size"),
        checkable=True,
    ),
    ActionSpec(
        "resetPanes",
        _N("Actions", "&Put the panes back"),
        tip=_N("Actions", "Give every pane its first place and size"),
    ),
    ActionSpec(
        "largerText",
        _N("Actions", "La&rger text"),
        ("Ctrl++", "Ctrl+="),
        tip=_N("Actions", "Draw tokens and live text larger"),
        needs=("!largest",),
    ),
    ActionSpec(
        "smallerText",
        _N("Actions", "&Smaller text"),
        ("Ctrl+-",),
        tip=_N("Actions", "Draw tokens and live text smaller"),
        needs=("!smallest",),
    ),
    ActionSpec(
        "normalText",
        _N("Actions", "&Normal text"),
        ("Ctrl+0",),
        tip=_N("Actions", "Draw tokens and live text in the usual size"),
        needs=("resized",),
    ),
    ActionSpec("fullScreen", _N("Actions", "F&ull screen"), ("F11",), checkable=True),
    ActionSpec(
        "play",
        _N("Actions", "&Play"),
        ("Space", "K"),
        "play",
        _N("Actions", "Play the steps"),
        needs=("trained",),
    ),
    ActionSpec(
        "stepBack",
        _N("Actions", "Step &back"),
        ("Left", ","),
        "step-back",
        _N("Actions", "Take the last step back"),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "stepForward",
        _N("Actions", "Step &forward"),
        ("Right", "."),
        "step-forward",
        _N("Actions", "Make the next step"),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "jumpBack",
        _N("Actions", "Ten steps back"),
        ("J",),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "jumpForward",
        _N("Actions", "Ten steps forward"),
        ("L",),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "first",
        _N("Actions", "F&irst"),
        ("Home",),
        "skip-back",
        _N("Actions", "Go to the start, before the first step"),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "last",
        _N("Actions", "&Last"),
        ("End",),
        "skip-forward",
        _N("Actions", "Go to the last step"),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "goTo",
        _N("Actions", "&Go to…"),
        ("G", "Ctrl+G"),
        tip=_N("Actions", "Go to a step, or to where a token is born"),
        needs=("trained",),
    ),
    ActionSpec(
        "nextTextChange",
        _N("Actions", "Next step that changes the live te&xt"),
        ("T",),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "previousTextChange",
        _N("Actions", "Previous step that changes the live text"),
        ("Shift+T",),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "nextWordChange",
        _N("Actions", "Next step that changes the &word"),
        ("W",),
        tip=_N("Actions", "Of the row under the pointer, or that was used last"),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "previousWordChange",
        _N("Actions", "Previous step that changes the word"),
        ("Shift+W",),
        tip=_N("Actions", "Of the row under the pointer, or that was used last"),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "bookmark",
        _N("Actions", "Book&mark"),
        ("M",),
        tip=_N("Actions", "Mark this step, or take its mark away"),
        needs=("trained",),
        checkable=True,
    ),
    ActionSpec(
        "nameBookmark",
        _N("Actions", "Name the bookmark…"),
        ("Shift+M",),
        needs=("trained",),
    ),
    ActionSpec(
        "nextBookmark",
        _N("Actions", "Next bookmark"),
        ("N",),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "previousBookmark",
        _N("Actions", "Previous bookmark"),
        ("Shift+N",),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "loopStart",
        _N("Actions", "Repeat from &here"),
        ("[",),
        needs=("trained", "!at_end"),
    ),
    ActionSpec(
        "loopEnd",
        _N("Actions", "Repeat &up to here"),
        ("]",),
        needs=("trained", "!at_start"),
    ),
    ActionSpec(
        "loop",
        _N("Actions", "&Repeat the range"),
        ("R",),
        tip=_N("Actions", "Play a range of steps again and again"),
        needs=("trained",),
        checkable=True,
    ),
    ActionSpec("slower", _N("Actions", "&Slower"), ("<",), needs=("trained",)),
    ActionSpec("faster", _N("Actions", "Fas&ter"), (">",), needs=("trained",)),
    ActionSpec(
        "train",
        _N("Actions", "&Train"),
        ("Ctrl+T",),
        tip=_N("Actions", "Train on the corpus with these settings"),
        needs=("corpus", "!training"),
    ),
    ActionSpec(
        "cancel",
        _N("Actions", "&Cancel the training"),
        ("Esc",),
        tip=_N("Actions", "Stop the training; what is made so far stays"),
        needs=("training",),
    ),
    ActionSpec(
        "settings",
        _N("Actions", "Training &settings"),
        ("Ctrl+,",),
        "sliders-horizontal",
        _N("Actions", "Go to the settings of the training"),
    ),
    ActionSpec(
        "checkCorpus",
        _N("Actions", "Chec&k the corpus…"),
        tip=_N("Actions", "Look for what is odd about the corpus, and for what helps"),
    ),
    ActionSpec(
        "compareTieRules",
        _N("Actions", "C&ompare tie rules"),
        tip=_N("Actions", "Train a branch by each other rule for pairs of equal count"),
        needs=("ties",),
    ),
    ActionSpec(
        "resetSettings",
        _N("Actions", "&Reset the settings"),
        tip=_N("Actions", "Give every setting of the training its first value"),
        needs=("!training",),
    ),
    ActionSpec(
        "palette",
        _N("Actions", "&Find a command…"),
        ("Ctrl+Shift+P",),
        tip=_N("Actions", "Find anything that can be done by its name"),
    ),
    ActionSpec("shortcuts", _N("Actions", "&Keyboard shortcuts"), ("F1", "?")),
    ActionSpec("about", _N("Actions", "&About BPE Desktop")),
    ActionSpec(
        "panels",
        _N("Actions", "Show corpus &and training"),
        ("Ctrl+B",),
        "panel-left",
        _N("Actions", "Show or hide the corpus and the training settings"),
        checkable=True,
    ),
)

# Entries: an action's name, "@name" for a submenu that is filled later, None for a separator.
MENUS: tuple[tuple[str, str, tuple[str | None, ...]], ...] = (
    (
        "file",
        _N("Actions", "&File"),
        (
            "newCorpus",
            "open",
            "@samples",
            "@recent",
            "reload",
            None,
            "save",
            "saveAs",
            "export",
            "exportPicture",
            None,
            "quit",
        ),
    ),
    (
        "edit",
        _N("Actions", "&Edit"),
        ("undo", "redo", None, "cut", "copy", "paste", "selectAll", None, "find"),
    ),
    (
        "view",
        _N("Actions", "&View"),
        (
            "workspace.watch",
            "workspace.inspect",
            "workspace.compare",
            "workspace.lessons",
            "workspace.branches",
            "workspace.measure",
            None,
            "panels",
            "@panes",
            "resetPanes",
            None,
            "@theme",
            "@motion",
            None,
            "largerText",
            "smallerText",
            "normalText",
            None,
            "@language",
            "fullScreen",
        ),
    ),
    (
        "go",
        _N("Actions", "&Go"),
        (
            "play",
            None,
            "stepBack",
            "stepForward",
            "jumpBack",
            "jumpForward",
            "first",
            "last",
            None,
            "goTo",
            "nextTextChange",
            "previousTextChange",
            "nextWordChange",
            "previousWordChange",
            None,
            "bookmark",
            "nameBookmark",
            "nextBookmark",
            "previousBookmark",
            "@bookmarks",
            None,
            "loopStart",
            "loopEnd",
            "loop",
            None,
            "slower",
            "faster",
        ),
    ),
    (
        "tokenizer",
        _N("Actions", "&Tokenizer"),
        ("train", "cancel", None, "checkCorpus", "settings", "compareTieRules", "resetSettings"),
    ),
    ("help", _N("Actions", "&Help"), ("palette", "shortcuts", None, "about")),
)

SUBMENUS = {
    "samples": _N("Actions", "Open a sa&mple"),
    "recent": _N("Actions", "Open re&cent"),
    "bookmarks": _N("Actions", "Bookmarks"),
    "panes": _N("Actions", "Pan&es"),
    "theme": _N("Actions", "&Theme"),
    "motion": _N("Actions", "M&otion"),
    "language": _N("Actions", "Lan&guage"),
}

THEME_CHOICES: tuple[tuple[str, str], ...] = (
    ("system", _N("Actions", "As the &system")),
    ("light", _N("Actions", "&Light")),
    ("dark", _N("Actions", "&Dark")),
    ("contrast", _N("Actions", "&High contrast")),
)

MOTION_CHOICES: tuple[tuple[str, str], ...] = (
    ("system", _N("Actions", "As the &system")),
    ("full", _N("Actions", "&Full")),
    ("reduced", _N("Actions", "&Reduced")),
    ("off", _N("Actions", "&Off")),
)

# Each is called in itself, so that a person finds their own whatever the window speaks.
LANGUAGE_CHOICES: tuple[tuple[str, str], ...] = (
    ("en", "English"),
    ("it", "Italiano"),
    ("bg", "Български"),
    ("cs", "Čeština"),
)
