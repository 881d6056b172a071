"""The middle of the window: the next merge, and the words that it changes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..models.faces import MergeScene
from ..models.number_text import count_text
from .empty_state import EmptyState
from .fade_over import FadeOver
from .form_row import Choice, ChoiceField
from .merge_geometry import LEFT, RIGHT
from .merge_header import MergeHeader
from .merge_layout import MANY_WORDS, PHASES, newborns, settled
from .merge_rows import MergeRows
from .steady_label import SteadyLabel
from .step_words import StepWords, step_words
from .theme import Theme
from .tiles import TilePainter
from .token_tips import TipSource
from .word_menu import WordMenu

__all__ = ["MergeView"]

_ORDER = ("rest", *PHASES)
_SORT_WIDTH = 164
_NAMED = 24  # tokens of a word that a menu names
_FIGURES_NEED = 430  # width of the view
_EMPTY = MergeScene(0, 0, None, None, 0, (), 0, 0)


class MergeView(QFrame):
    """Shows a scene at rest and every moment of the way to the next one.

    The view keeps no clock: `set_motion` says where in the motion the frame stands. In phase
    "settle" the scene after the merge may have arrived already; the view goes on showing the
    words of the merge until the motion ends, since the next merge may touch other words.
    """

    sort_requested = Signal(str)
    filter_edited = Signal(str)
    token_hovered = Signal(object)
    token_activated = Signal(int)
    word_change_requested = Signal(int, str, int)  # word, how it reads, 1 for next or -1
    birth_requested = Signal(int)
    follow_requested = Signal()
    open_requested = Signal()
    sample_requested = Signal()
    train_requested = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, is_film: bool = False
    ) -> None:
        """Make the view; for a film without the fields that order and filter the words."""
        super().__init__(parent)
        self._is_film = is_film
        self.setObjectName("mergeView")
        self.setProperty("surface", "surface")
        self.setAccessibleName(self.tr("Merge view"))
        self._theme = theme
        self._scene = self._shown = _EMPTY
        self._has_corpus = False
        self._words = step_words("bpe")
        self._phase, self._progress = "rest", 0.0
        self._followed: int | None = None  # a word to be shown in the next scene
        self._moved: int | None = None  # the step whose merge has been seen moving
        tiles = TilePainter(theme)
        self._header = MergeHeader(theme, tiles)
        self._rows = MergeRows(theme, tiles)
        self._controls = self._build_controls()
        self._nothing = self._build_nothing_found()
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._controls)
        column.addWidget(self._nothing)
        column.addWidget(self._rows, 1)
        self._fade = FadeOver(self._content)
        self._pages = QStackedLayout(self)
        self._blank, self._untrained = self._build_without_corpus(), self._build_untrained()
        for page in (self._blank, self._untrained, self._content):
            self._pages.addWidget(page)
        for part in (self._header, self._rows):
            part.token_hovered.connect(self.token_hovered)
            part.token_activated.connect(self.token_activated)
        self._rows.word_menu_requested.connect(self._open_word_menu)
        self._header.follow_requested.connect(self.follow_requested)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._show(_EMPTY)

    # What to show

    def set_scene(self, scene: MergeScene) -> None:
        """Take the state at the playhead, and show it unless a merge is on its way to it."""
        self._scene = scene
        in_motion = self._phase != "rest" and self._moved == self._shown.step
        if not (in_motion and scene.step == self._shown.step + 1):
            self._show(scene)

    def set_motion(self, phase: str, progress: float) -> None:
        """Show a moment: phase "rest", "announce", "count", "join" or "settle", progress 0 to 1.

        "fade" is the way without movement: what is shown at its start gives way to what comes.
        """
        self._fade.set_progress(progress if phase == "fade" else None)
        if phase == "fade":
            phase, progress = "rest", 0.0
        before, self._phase, self._progress = self._phase, phase, progress
        restarts = _ORDER.index(phase) < _ORDER.index(before)
        if restarts and (before == "settle" or self._shown is not self._scene):
            self._show(self._scene)
        if phase == "settle" and before != "settle":
            self._start_settling()
        elif phase not in ("rest", "settle"):
            self._moved = self._shown.step
        self._show_motion()

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on every tile of a token."""
        self._header.set_hover(token_id)
        self._rows.set_hover(token_id)

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self._header.set_tips(source)
        self._rows.set_tips(source)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words
        title, without_corpus, untrained = words.empty
        self._blank.set_words(title, without_corpus)
        self._untrained.set_words(self.tr("Not trained yet"), untrained)
        self._header.set_words(words)
        for row, text in enumerate((words.touched_first, None, words.corpus_order)):
            if text is not None:
                self._sort.setItemText(row, text)
        self._filter.setPlaceholderText(words.filter_rows)
        self._filter.setAccessibleName(words.filter_rows)
        self.setAccessibleDescription(self._describe(self._shown))

    def ask_for_change(self, direction: int) -> None:
        """Ask for the next (1) or previous (-1) change of the word that is pointed at or in use."""
        word = self._rows.word
        if word is None and self._shown.rows:
            word = self._shown.rows[0].word
        if word is not None:
            self.word_change_requested.emit(word, self._word_text(word), direction)

    def follow_word(self, word: int) -> None:
        """Keep the row of a word in view and under the cursor, also in the next scene."""
        self._followed = word
        self._rows.reveal_word(word)

    def _open_word_menu(self, word: int, token: int | None, where: QPoint) -> None:
        faces = {face.id: face for row in self._shown.rows for face in row.faces}
        face = faces.get(token) if token is not None else None
        born = face is not None and face.kind == "learnt"
        text = self._word_text(word)
        menu = WordMenu(text, face.label if face is not None and born else "", self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.change_requested.connect(
            lambda direction: self.word_change_requested.emit(word, text, direction)
        )
        menu.birth_requested.connect(lambda: self.birth_requested.emit(token))
        menu.popup(where)

    def _word_text(self, word: int) -> str:
        """Return how a word reads, as far as its row shows it."""
        row = next((row for row in self._shown.rows if row.word == word), None)
        if row is None:
            return self.tr("the word")
        label = "".join(face.label for face in row.faces[:_NAMED])
        return label if len(row.faces) <= _NAMED else f"{label}…"

    def set_candidate(self, ids: tuple[int, ...] | None) -> None:
        """Outline where another pair of tokens, or another token, stands in the words."""
        self._rows.set_candidate(ids)

    def set_training(self, live: bool, at_tail: bool) -> None:
        """Say whether training is at work, and whether the playhead follows it."""
        self._header.set_training(live, at_tail)

    def set_has_corpus(self, present: bool) -> None:
        """Say whether there is a corpus to train on, for the page shown before any training."""
        self._has_corpus = present
        self._choose_page()

    def _choose_page(self) -> None:
        shown = self._shown
        if shown.rows or shown.words or self._filter.text():
            self._pages.setCurrentWidget(self._content)
        else:
            self._pages.setCurrentWidget(self._untrained if self._has_corpus else self._blank)

    def set_end_note(self, note: str) -> None:
        """Say in one sentence why there are no more merges."""
        self._header.set_end_note(note)

    @property
    def rows(self) -> MergeRows:
        """The part that shows the words."""
        return self._rows

    @property
    def header(self) -> MergeHeader:
        """The part that shows the merge."""
        return self._header

    def _show(self, scene: MergeScene) -> None:
        self._shown = scene
        marks = newborns(scene) if self._phase == "settle" else ()
        self._header.set_scene(scene)
        self._rows.set_scene(scene, marks)
        if self._followed is not None:
            self._rows.reveal_word(self._followed)
            self._followed = None
        self._show_motion()
        filtered = bool(self._filter.text())
        many = scene.words > MANY_WORDS or filtered
        self._header.set_inline(many)
        self._controls.setVisible(many and not self._is_film)
        self._show_figures(scene)
        self._nothing.setVisible(filtered and not scene.rows)
        if self._nothing.isVisibleTo(self):
            self._nothing_text.setText(self._words.no_row.format(text=self._filter.text()))
        self._choose_page()
        self.setAccessibleDescription(self._describe(scene))

    def _show_motion(self) -> None:
        self._rows.set_motion(self._phase, self._progress)
        seen = self._moved == self._shown.step
        self._header.set_motion(self._phase if seen else "rest", self._progress, self._rows.counted)

    def _start_settling(self) -> None:
        """Join the pairs that were seen moving; if none were, mark what is new."""
        if self._moved == self._shown.step and self._shown.result is not None:
            scene, marks = settled(self._shown)
            self._rows.set_scene(scene, marks, stay=True)
        else:
            self._show(self._scene)

    def _show_figures(self, scene: MergeScene) -> None:
        by_touch = self._sort.value() == "touched" and not self._filter.text() and scene.pair
        shown = scene.touched if by_touch else len(scene.rows)
        color = self._theme.colors.text
        strong = f'<span style="font-weight:600; color:{color}">{count_text(shown)}</span>'
        text = self._words.rows(scene.words)
        self._figures.keep_room_for(text.format(shown=count_text(scene.words)))
        self._figures.setText(text.format(shown=strong))

    def _describe(self, scene: MergeScene) -> str:
        if scene.headline is not None:
            parts = [p if isinstance(p, str) else p.label for p in scene.headline.parts]
            return " ".join((*parts, scene.headline.label, scene.headline.figure)).strip()
        if scene.pair is None or scene.result is None:
            return self._words.all_made if scene.total else ""
        return self._words.next_step(scene.words).format(
            left=scene.pair[0].label,
            right=scene.pair[1].label,
            result=scene.result.label,
            counted=count_text(scene.counted),
            touched=count_text(scene.touched),
        )

    # Parts

    def _build_controls(self) -> QWidget:
        bar = QWidget()
        line = QHBoxLayout(bar)
        line.setContentsMargins(LEFT, 4, RIGHT, 6)
        line.setSpacing(8)
        self._sort = ChoiceField(
            [
                Choice("touched", self.tr("Touched words first")),
                Choice("frequent", self.tr("Most frequent first")),
                Choice("corpus", self.tr("Corpus order")),
            ]
        )
        self._sort.setObjectName("wordOrder")
        self._sort.setAccessibleName(self.tr("Order of words"))
        # In a narrow window the field gives way before the candidates beside it do.
        self._sort.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sort.setMaximumWidth(_SORT_WIDTH)
        self._sort.activated.connect(lambda _: self.sort_requested.emit(self._sort.value()))
        self._filter = QLineEdit()
        self._filter.setObjectName("wordFilter")
        self._filter.setPlaceholderText(self.tr("Filter words"))
        self._filter.setAccessibleName(self.tr("Filter words"))
        self._filter.setClearButtonEnabled(True)
        self._filter.setProperty("search", True)
        self._filter.setMinimumWidth(120)
        self._filter.setMaximumWidth(180)
        self._search = QAction(self)
        self._filter.addAction(self._search, QLineEdit.ActionPosition.LeadingPosition)
        self._filter.textChanged.connect(self.filter_edited)
        self._figures = SteadyLabel()
        self._figures.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._figures.setProperty("tone", "text2")
        self._figures.setTextFormat(Qt.TextFormat.RichText)
        line.addWidget(self._sort, 1)
        line.addWidget(self._filter, 1)
        line.addStretch()
        line.addWidget(self._figures)
        return bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show how many words there are only where the fields leave room for it."""
        super().resizeEvent(event)
        self._figures.setVisible(self.width() >= _FIGURES_NEED)

    def _build_nothing_found(self) -> QWidget:
        bar = QWidget()
        line = QHBoxLayout(bar)
        line.setContentsMargins(LEFT, 8, RIGHT, 0)
        line.setSpacing(4)
        self._nothing_text = QLabel()
        self._nothing_text.setProperty("tone", "text2")
        self._nothing_text.setTextFormat(Qt.TextFormat.PlainText)
        clear = QToolButton()
        clear.setObjectName("clearWordFilter")
        clear.setProperty("link", True)
        clear.setText(self.tr("Clear the filter"))
        clear.clicked.connect(self._filter.clear)
        line.addWidget(self._nothing_text)
        line.addWidget(clear)
        line.addStretch(1)
        return bar

    def _build_without_corpus(self) -> EmptyState:
        page = EmptyState(
            self._theme,
            icon="file-text",
            title=self._words.empty[0],
            text=self._words.empty[1],
            buttons=(self.tr("Open a file"), self.tr("Open a sample")),
        )
        page.setObjectName("mergeEmpty")
        signals = (self.open_requested, self.sample_requested)
        page.button_clicked.connect(lambda index: signals[index].emit())
        return page

    def _build_untrained(self) -> EmptyState:
        page = EmptyState(
            self._theme,
            icon="play",
            title=self.tr("Not trained yet"),
            text=self._words.empty[2],
            buttons=(self.tr("Train"),),
        )
        page.setObjectName("mergeUntrained")
        page.buttons[0].setProperty("primary", True)
        page.button_clicked.connect(self.train_requested)
        return page

    def _restyle(self) -> None:
        self._search.setIcon(self._theme.icon("search", "text2"))
        self._show_figures(self._shown)
