"""What a widget writes: every text that is painted, with its colour and the ground it stands on.

A paint engine that draws nothing takes the texts down; the ground is read from a picture of the
same widget. Texts inside pixmaps, such as those of tiles, are not seen.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPen,
    QPixmap,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from bpe_desktop.views.colors import mix

_Metric = QPaintDevice.PaintDeviceMetric
_Dirty = QPaintEngine.DirtyFlag


class Ink(NamedTuple):
    """One painted text: its colour as it is seen, and the most frequent colour around it."""

    text: str
    color: str
    ground: str
    place: QRect


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[tuple[str, QColor, QRect]] = []
        self._pen = QPen()
        self._place = QTransform()
        self._opacity = 1.0
        self._clip: QRegion | None = None

    def begin(self, _device: QPaintDevice) -> bool:
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        self._pen, self._place, self._opacity = state.pen(), state.transform(), state.opacity()
        dirty = state.state()
        if dirty & _Dirty.DirtyClipRegion:
            self._narrow(state, self._place.map(state.clipRegion()))
        if dirty & _Dirty.DirtyClipPath:
            path = self._place.map(state.clipPath())
            self._narrow(state, QRegion(path.toFillPolygon().toPolygon()))
        if dirty & _Dirty.DirtyClipEnabled and not state.isClipEnabled():
            self._clip = None

    def _narrow(self, state: QPaintEngineState, region: QRegion) -> None:
        if state.clipOperation() == Qt.ClipOperation.NoClip:
            self._clip = None
        elif state.clipOperation() == Qt.ClipOperation.IntersectClip and self._clip is not None:
            self._clip = self._clip.intersected(region)
        else:
            self._clip = region

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:
        height = item.ascent() + item.descent()
        box = QRectF(at.x(), at.y() - item.ascent(), item.width(), height)
        color = self._pen.color()
        color.setAlphaF(color.alphaF() * self._opacity)
        place = self._place.mapRect(box).toAlignedRect()
        for clip in (self._clip, self.systemClip()):
            if clip is not None and not clip.isNull():
                place = clip.intersected(place).boundingRect()
        self.texts.append((item.text(), color, place))

    def drawPixmap(self, _to: QRectF, _picture: QPixmap, _part: QRectF) -> None:
        pass

    def drawImage(self, *_picture: object) -> None:
        pass

    def drawPath(self, _path: object) -> None:
        pass

    def drawPolygon(self, *_points: object) -> None:
        pass

    def drawRects(self, *_rects: object) -> None:
        pass

    def drawLines(self, *_lines: object) -> None:
        pass


class _Device(QPaintDevice):
    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _Engine()
        self._size = size

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        known = {
            _Metric.PdmWidth: self._size.width(),
            _Metric.PdmHeight: self._size.height(),
            _Metric.PdmWidthMM: self._size.width() // 4,
            _Metric.PdmHeightMM: self._size.height() // 4,
            _Metric.PdmNumColors: 1 << 24,
            _Metric.PdmDepth: 32,
            _Metric.PdmDpiX: 96,
            _Metric.PdmDpiY: 96,
            _Metric.PdmPhysicalDpiX: 96,
            _Metric.PdmPhysicalDpiY: 96,
            _Metric.PdmDevicePixelRatio: 1,
            _Metric.PdmDevicePixelRatioScaled: 1 << 16,
        }
        return known.get(metric, 0)


def painted_texts(widget: QWidget) -> list[Ink]:
    """Return what a widget and those in it write, as far as it can be seen in the picture."""
    widget.grab()  # what is still to be laid out is laid out now
    picture = widget.grab().toImage()
    inks = []
    for part in (widget, *widget.findChildren(QWidget)):
        visible = part.visibleRegion()
        if visible.isEmpty():
            continue
        device = _Device(part.size())
        part.render(device, QPoint(0, 0), QRegion(), QWidget.RenderFlag(0))
        at = part.mapTo(widget, QPoint(0, 0))
        for text, color, place in device.engine.texts:
            seen = visible.intersected(place).boundingRect()
            # The ground of a text that is cut off is not known: it may be beneath the cut.
            if not text.strip() or not color.alpha() or seen.width() < 3 or seen.height() < 9:
                continue
            seen.translate(at)
            ground = _ground(picture, seen)
            opaque = mix(color.name().upper(), ground, color.alphaF())
            inks.append(Ink(text, opaque, ground, seen))
    return inks


def _ground(picture: QImage, place: QRect) -> str:
    ratio = picture.devicePixelRatio()
    colors = Counter(
        picture.pixelColor(round(x * ratio), round(y * ratio)).name().upper()
        for x in range(place.left(), place.right(), 1 + place.width() // 40)
        for y in range(place.top(), place.bottom(), 2)
    )
    return colors.most_common(1)[0][0]
