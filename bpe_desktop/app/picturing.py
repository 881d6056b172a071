"""Connects the export of pictures with the window: what there is to show, and as what file."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QProgressDialog, QPushButton, QWidget

from ..controllers.picturing import Picturing
from ..controllers.playback import motion_at
from ..engine.display import token_label
from ..engine.unigram.steps import UnigramStep
from ..formats.gif_file import Frame, can_write_gif
from ..formats.replay_page import render_page
from ..formats.series_csv import series_csv
from ..models.number_text import language_code
from ..models.project import History
from ..models.replay_stretch import gather_page
from ..models.scene_model import SceneModel
from ..views.film_colors import film_colors
from ..views.merge_tree import MergeTree
from ..views.page_colors import page_colors
from ..views.picture import png_of, rgb_of, svg_of
from ..views.picture_dialog import FORMS, PictureChoice, PictureDialog
from ..views.quantities import count_text
from ..views.replay_film import film
from ..views.step_words import step_words
from ..workers.gif_worker import GifWorker
from .parts import Parts

__all__ = ["PictureExport"]

_FILM_SIZE = QSize(720, 400)
_STEP_MS = 1000  # of a film's step at the slowest pace
_SLOWEST = 12  # frames of such a step
_OFFERED = 30  # steps of a replay, unless a range was chosen
_PROGRESS_WIDTH = 320
_LATE_MS = 600  # before progress is shown


class PictureExport(QObject):
    """Asks for a picture, makes it and shows how far it is."""

    def __init__(
        self,
        parts: Parts,
        scene: SceneModel,
        tree: Callable[[], MergeTree | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._theme = parts.theme
        self._window = parts.window
        self._project = parts.project
        self._playhead = parts.playhead
        self._scene = scene
        self._files = parts.files
        self._dialogs = parts.dialogs
        self._tree = tree
        self.work = Picturing(parts.messages, self)
        self._progress: QProgressDialog | None = None
        self.work.progressed.connect(self._show_progress)
        self.work.ended.connect(self._drop_progress)
        parts.project.history_replaced.connect(self.work.cancel)
        parts.window.closing.connect(self.work.cancel)

    def ask(self) -> None:
        """Open the dialog that asks what to make a picture of."""
        dialog = PictureDialog(
            self._theme,
            self._subjects(),
            self._offered_steps(),
            self._window,
            gif_problem=""
            if can_write_gif()
            else self.tr("GIF films need Pillow: pip install pillow."),
        )
        dialog.save_requested.connect(self._ask_where)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save(self, choice: PictureChoice, path: Path) -> None:
        """Make a picture and write it."""
        self._progress = QProgressDialog(self._window)
        self._progress.setObjectName("pictureProgress")
        self._progress.setWindowTitle(self.tr("Export a picture"))
        self._progress.setLabelText(self.tr("Making {}").format(path.name))
        self._progress.setMinimumWidth(_PROGRESS_WIDTH)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setAutoDefault(False)
        self._progress.setCancelButton(cancel)
        self._progress.setRange(0, 1000)
        self._progress.setMinimumDuration(_LATE_MS)
        self._progress.setAutoClose(False)
        self._progress.setAutoReset(False)
        self._progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress.canceled.connect(self.work.cancel)
        self._progress.setValue(0)
        self.work.start(self._make(choice), path)

    def _ask_where(self, choice: PictureChoice) -> None:
        name, folder = self._files.export_target()
        form = FORMS[choice.form]
        names = {
            "window": name,
            "merges": f"{name}-merges",
            "chart": f"{name}-timeline",
            "tree": f"{name}-tree",
            "replay": f"{name}-replay",
        }
        suggestion = str(Path(folder) / f"{names[choice.subject]}.{form.suffix}")
        self._dialogs.ask_picture(
            suggestion, form.suffix, lambda path: self.save(choice, Path(path))
        )

    def _subjects(self) -> tuple[str, ...]:
        found = ["window", "merges", "chart"]
        tree = self._tree()
        if tree is not None and tree.tree.tiles:
            found.append("tree")
        history = self._project.history
        if history is not None and history.finished and len(history.steps):
            found.append("replay")
        return tuple(found)

    def _offered_steps(self) -> tuple[int, int, int]:
        """Return the range that playing repeats, or the next steps, and how many there are."""
        total, playhead = self._playhead.length, self._playhead
        if playhead.loop is not None and playhead.loop[0] < total:
            return playhead.loop[0], min(playhead.loop[1], total), total
        first = playhead.step if playhead.step < total else max(total - _OFFERED, 0)
        return first, min(first + _OFFERED, total), total

    # Making

    def _make(self, choice: PictureChoice) -> Generator[float, None, bytes]:
        history = self._project.history
        if choice.form == "csv" and history is not None:
            return self._series(history)
        if choice.form == "html" and history is not None:
            return self._page(history, choice)
        if choice.form == "gif" and history is not None:
            return self._film(history, choice)
        return self._picture(choice)

    def _picture(self, choice: PictureChoice) -> Generator[float, None, bytes]:
        yield 0.0
        self._scene.catch_up()  # the merges may be drawn from another page, where nobody sees them
        panes = self._window.panes
        widgets: dict[str, QWidget | None] = {
            "window": self._window,
            "merges": panes.merge_view,
            "chart": panes.timeline,
            "tree": self._tree(),
        }
        widget = widgets[choice.subject]
        assert widget is not None  # no tree is offered before there is one
        if choice.form == "svg":
            return svg_of(widget, f"{self._project.source.title}, BPE Desktop")
        return png_of(widget, FORMS[choice.form].scale)

    def _series(self, history: History) -> Generator[float, None, bytes]:
        yield 0.0
        token = history.vocabulary.token
        tokens = [
            "" if isinstance(step, UnigramStep) else token_label(token(step.token_id))
            for step in history.steps
        ]
        counts, symbols, ties = history.series()
        return series_csv(counts, symbols, ties, tokens)

    def _page(self, history: History, choice: PictureChoice) -> Generator[float, None, bytes]:
        words = step_words(history.config.algorithm)
        texts = {
            "language": language_code(),
            "play": self.tr("Play"),
            "pause": self.tr("Pause"),
            "first": self.tr("To the start (Home)"),
            "back": self.tr("One step back (Left)"),
            "next": self.tr("One step forward (Right)"),
            "last": self.tr("To the end (End)"),
            "speed": self.tr("Speed"),
            "rows": self.tr("Words"),
            "slider": self.tr("Timeline"),
            "end": self.tr("The replay ends here."),
            "count": words.counts.lower(),
            "symbols": f"{words.symbols.lower()}: {{}}",
            "where": words.step_of,
            "keys": self.tr(
                "Space plays and pauses, the arrows step, J and L jump by ten, Home and End go to "
                "the ends. Made with BPE Desktop."
            ),
        }
        subtitle = self.tr("steps {} to {} of {}").format(
            *map(count_text, (choice.first, choice.last, len(history.steps)))
        )
        page = yield from gather_page(
            history,
            choice.first,
            choice.last,
            self._project.source.title,
            subtitle,
            texts,
            self.tr("This page needs JavaScript to play; it fetches nothing."),
        )
        return render_page(page, page_colors("light"), page_colors("dark"))

    def _film(self, history: History, choice: PictureChoice) -> Generator[float, None, bytes]:
        pace = choice.frames / _SLOWEST
        moments = [motion_at(_STEP_MS * frame / choice.frames) for frame in range(choice.frames)]
        frames = film(
            self._theme,
            step_words(history.config.algorithm),
            self._scene.scene_at,
            (choice.first, choice.last),
            moments,
            round(_STEP_MS * pace / choice.frames),
            _FILM_SIZE,
            1.0,
        )
        total = (choice.last - choice.first) * choice.frames + 1
        worker = GifWorker(film_colors(self._theme.name))
        try:
            for done, frame in enumerate(frames):
                size = frame.image.width(), frame.image.height()
                picture = Frame(*size, rgb_of(frame.image), frame.milliseconds)
                while not worker.put(picture):
                    yield 0.9 * done / total
                yield 0.9 * done / total
            while not worker.put(None):
                yield 0.9
            while (data := worker.file()) is None:
                yield 0.95
            return data
        finally:
            frames.close()
            worker.close()

    # Progress

    def _show_progress(self, share: float) -> None:
        if self._progress is not None:
            self._progress.setValue(round(1000 * share))

    def _drop_progress(self) -> None:
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.canceled.disconnect(self.work.cancel)
            progress.close()
            progress.deleteLater()
