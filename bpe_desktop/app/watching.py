"""Connects the panes of Watch with the playhead and with each other."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..models.live_model import LiveModel
from ..models.number_text import count_text, counted
from ..models.scene_model import SceneModel
from ..views.timeline_layers import Layers
from ..views.workspaces import WATCH
from .parts import Parts
from .travelling import Travelling

__all__ = ["Watching"]


class Watching(QObject):
    """What a person does with the timeline and with tokens in Watch."""

    def __init__(
        self,
        parts: Parts,
        scene: SceneModel,
        live: LiveModel,
        travelling: Travelling,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._panes = parts.panes
        self._settings = parts.settings
        self._connect_playback()
        self._connect_merge_view(scene)
        self._connect_live(live)
        self._connect_tokens(travelling)

    def _connect_playback(self) -> None:
        parts, timeline, playhead = self._parts, self._panes.timeline, self._parts.playhead
        playback, display = parts.playback, parts.display
        timeline.seek_requested.connect(playback.seek)
        timeline.play_requested.connect(playback.toggle)
        timeline.step_back_requested.connect(playback.step_back)
        timeline.step_forward_requested.connect(playback.step_forward)
        timeline.first_requested.connect(playback.first)
        timeline.last_requested.connect(playback.last)
        timeline.speed_requested.connect(playback.set_speed)
        timeline.layers_changed.connect(self._keep_layers)
        self._restore_layers()
        self._panes.merges.seek_requested.connect(playback.seek)
        parts.tables.steps_model_changed.connect(self._panes.merges.set_model)
        self._panes.merge_view.follow_requested.connect(playback.last)
        playhead.step_changed.connect(timeline.set_step)
        # With the vocabulary, so that their numbers agree in every frame.
        parts.tables.vocabulary_shown.connect(display.show_figures)
        playhead.length_changed.connect(display.show_flags)
        playhead.step_changed.connect(display.show_flags)
        playhead.motion_changed.connect(timeline.set_motion)
        playhead.motion_changed.connect(display.show_motion)
        playhead.playing_changed.connect(timeline.set_playing)
        playhead.playing_changed.connect(parts.window.commands.set_playing)
        playhead.speed_changed.connect(timeline.set_speed)

    def _connect_merge_view(self, scene: SceneModel) -> None:
        view, workspaces = self._panes.merge_view, self._parts.window.workspaces
        workspaces.entered.connect(lambda name: scene.set_active(name == WATCH))
        scene.scene_changed.connect(view.set_scene)
        scene.candidates_changed.connect(self._parts.display.show_candidates)
        view.sort_requested.connect(scene.set_order)
        view.filter_edited.connect(scene.set_filter)

    def _connect_live(self, model: LiveModel) -> None:
        live, project = self._panes.live, self._parts.project
        live.text_edited.connect(lambda: project.set_live_text(live.text(), "live"))
        live.input.paste_refused.connect(
            lambda: self._parts.messages.show_error(
                self.tr(
                    "Live text takes up to {} characters, {} without a space: nothing was pasted."
                ).format(*(count_text(n) for n in live.input.paste_limits[::2])),
                self.tr("Paste a part of it."),
            )
        )
        project.live_text_changed.connect(self._parts.display.show_live_text)
        model.result_changed.connect(live.set_result)

    def _connect_tokens(self, travelling: Travelling) -> None:
        view, live = self._panes.merge_view, self._panes.live
        vocabulary, candidates = self._panes.vocabulary, self._panes.candidates
        candidates.candidate_hovered.connect(view.set_candidate)
        for pane in (view, live, vocabulary, self._panes.merges):
            pane.token_hovered.connect(self._hover)
        for pane in (view, live):
            pane.token_activated.connect(vocabulary.reveal)
            pane.set_tips(vocabulary.tip_of)
        for pane in (vocabulary, candidates, self._panes.merges):
            pane.copied.connect(self._say_copied)
        vocabulary.token_activated.connect(travelling.travel.go_to_birth)

    def _keep_layers(self) -> None:
        shown = "".join("01"[is_shown] for is_shown in self._panes.timeline.layers())
        self._settings.setValue("timeline/layers", shown)

    def _restore_layers(self) -> None:
        kept = str(self._settings.value("timeline/layers", ""))
        if len(kept) == len(Layers._fields) and set(kept) <= {"0", "1"}:
            self._panes.timeline.set_layers(Layers(*(digit == "1" for digit in kept)))

    def _hover(self, token: object) -> None:
        for pane in (self._panes.merge_view, self._panes.live, self._panes.vocabulary):
            pane.set_hover(token)

    def _say_copied(self, rows: int) -> None:
        self._parts.messages.show_success(counted("Watching", "Copied %Ln row(s).", rows))
