"""A slider as a screen reader is told of it: its value is said in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueInterface
from PySide6.QtWidgets import QAccessibleWidget, QSlider

__all__ = ["slider_interface"]


class _Value(QAccessibleValueInterface):
    """The number of a slider."""

    def __init__(self, slider: QSlider) -> None:
        super().__init__()
        self._slider = slider

    def currentValue(self) -> int:
        """Return the step."""
        return self._slider.value()

    def setCurrentValue(self, value: Any) -> None:
        """Go to a step."""
        self._slider.setValue(int(value))

    def minimumValue(self) -> int:
        """Return the first step."""
        return self._slider.minimum()

    def maximumValue(self) -> int:
        """Return the last step."""
        return self._slider.maximum()

    def minimumStepSize(self) -> int:
        """Return how far an arrow key goes."""
        return self._slider.singleStep()


class _Slider(QAccessibleWidget):
    """A slider whose value is said in words."""

    def __init__(self, slider: QSlider, said: Callable[[], str]) -> None:
        super().__init__(slider, QAccessible.Role.Slider)
        self._said = said
        self._value = _Value(slider)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the value in words; name and description as the widget has them."""
        return self._said() if kind == QAccessible.Text.Value else super().text(kind)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return the number too, for those that want it."""
        if kind == QAccessible.InterfaceType.ValueInterface:
            return self._value
        return super().interface_cast(kind)


_sliders: list[_Slider] = []


def slider_interface(slider: QSlider) -> QAccessibleInterface | None:
    """Return the interface of a slider that has a `said`, `None` for any other."""
    said = getattr(slider, "said", None)
    if said is None:
        return None
    interface = _Slider(slider, said)
    _sliders.append(interface)  # Qt holds no reference that Python counts
    slider.destroyed.connect(lambda: _sliders.remove(interface))
    return interface
