"""A number between two ends, set by dragging or by steps."""

from collections.abc import Callable

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.choice import allowed
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import box, mark
from scenes.ui.text import Face, line, width_of
from scenes.ui.widget import Role, Style, Widget


class Slider(Widget):
    """Sets a number from `low` to `high` in steps; `words` say it beside the track."""

    role = Role.SLIDER
    takes_focus = True
    is_dragged = True

    def __init__(
        self,
        label: str,
        number: float,
        low: float,
        high: float,
        step: float,
        on_change: Callable[[float], object],
        *,
        words: Callable[[float], str] = lambda number: f"{number:g}",
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
        length: float = 190,
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.number, self.low, self.high, self.step = number, low, high, step
        self.on_change = on_change
        self.words = words
        self.length = length

    @property
    def value(self) -> str:
        """The number in words."""
        return self.words(self.number)

    def natural_width(self, style: Style) -> int:
        """Return the length of the track and the room for the longest number."""
        return style.px(self.length) + self._words_width(style)

    def height(self, style: Style, width: int) -> int:
        """Return the height of a control."""
        return style.control_height()

    def act(self, action: Action) -> bool:
        """Go a step or to an end."""
        wanted = {
            Action.LEFT: self.number - self.step,
            Action.RIGHT: self.number + self.step,
            Action.HOME: self.low,
            Action.END: self.high,
        }.get(action)
        return wanted is not None and self.set(wanted)

    def show(self, number: float) -> None:
        """Show another number, without calling anyone."""
        self.number = number
        self.repaint()

    def set(self, number: float) -> bool:
        """Set the nearest step to a number, or tell why it cannot be set."""
        if not allowed(self):
            return True
        steps = round((number - self.low) / self.step)
        number = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        number = type(self.number)(number)
        if number != self.number:
            self.number = number
            self.on_change(number)
        return True

    def point(self, pointer: Pointer) -> bool:
        """Follow the mouse while it is down."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 1:
            self.is_pressed = True
        elif pointer.kind is PointerKind.RELEASE:
            was_pressed, self.is_pressed = self.is_pressed, False
            return was_pressed
        if not self.is_pressed or pointer.kind is PointerKind.WHEEL:
            return False
        track = self._track()
        share = (pointer.at[0] - track.left) / max(1, track.width)
        wanted = self.low + min(1.0, max(0.0, share)) * (self.high - self.low)
        if pointer.kind is PointerKind.PRESS or abs(wanted - self.number) >= self.step / 2:
            self.set(wanted)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well, the part of it that is full, the knob, and the number."""
        style = self.style
        assert style is not None
        theme, track = style.theme, self._track()
        edge = max(1.0, theme.edge * style.layout.scale)
        well = self._well()
        rim = theme.gold if self.is_hovered and self.enabled else theme.well_edge
        surface.blit(box(well.size, well.height / 2, theme.well, rim, edge), well.topleft)
        full = pygame.Rect(track)
        full.width = max(track.height, round(track.width * self._share()))
        bar = theme.gold if self.enabled else theme.line
        surface.blit(box(track.size, track.height / 2, theme.line), track.topleft)
        surface.blit(box(full.size, track.height / 2, bar), full.topleft)
        size = round(well.height * 0.74)
        knob = mark("disc", size, theme.text if self.enabled else theme.faint)
        centre = track.left + round(track.width * self._share())
        surface.blit(knob, (centre - size // 2, track.centery - size // 2))
        kind = style.type(theme.body_type, Face.SANS, None if self.enabled else theme.faint)
        words = line(self.value, kind)
        surface.blit(
            words,
            (self.rect.right - words.get_width(), self.rect.centery - words.get_height() // 2),
        )
        if self.shows_ring:
            draw_ring(surface, style, well, theme.control)

    def _share(self) -> float:
        return (self.number - self.low) / max(1e-9, self.high - self.low)

    def _words_width(self, style: Style) -> int:
        kind = style.type(style.theme.body_type)
        ends = (self.low, self.high, self.high - self.step, self.low + self.step)
        return max(width_of(self.words(type(self.number)(n)), kind) for n in ends) + style.px(14)

    def _well(self) -> pygame.Rect:
        assert self.style is not None
        high = self.style.px(26)
        wide = self.rect.width - self._words_width(self.style)
        return pygame.Rect(self.rect.left, self.rect.centery - high // 2, wide, high)

    def _track(self) -> pygame.Rect:
        assert self.style is not None
        well = self._well()
        inset, high = self.style.px(14), max(3, self.style.px(6))
        return pygame.Rect(
            well.left + inset, well.centery - high // 2, well.width - 2 * inset, high
        )
