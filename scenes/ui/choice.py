"""One of a few: a switch for on and off, and segments side by side."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.core.words import _
from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import box, mark
from scenes.ui.text import Block, Face, Type, block, fit, plain
from scenes.ui.widget import Role, Style, Widget

V = TypeVar("V")


@dataclass(frozen=True)
class Choice(Generic[V]):
    """A value that can be chosen, its words (markup), and what there is to say about it.

    `picture` draws it for a list, so many pixels wide and high.
    """

    value: V
    words: str
    help: str = ""
    picture: Callable[[int], pygame.Surface] | None = None


class Toggle(Widget):
    """A switch; its label is shown by whatever stands beside it."""

    role = Role.TOGGLE
    takes_focus = True

    def __init__(
        self,
        label: str,
        is_on: bool,
        on_change: Callable[[bool], object],
        *,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.is_on = is_on
        self.on_change = on_change

    @property
    def value(self) -> str:
        """On or off."""
        return _("On") if self.is_on else _("Off")

    def natural_width(self, style: Style) -> int:
        """Return the width of the switch."""
        return self._knob_room(style) * 2

    def height(self, style: Style, width: int) -> int:
        """Return the height of the switch."""
        return self._knob_room(style)

    def act(self, action: Action) -> bool:
        """Turn on CONFIRM; LEFT is off, RIGHT is on."""
        if action is Action.CONFIRM:
            return self.turn(not self.is_on)
        if action in (Action.LEFT, Action.RIGHT) and self.is_on is not (action is Action.RIGHT):
            return self.turn(action is Action.RIGHT)
        return False

    def point(self, pointer: Pointer) -> bool:
        """Turn when the mouse comes up on it."""
        if pointer.button != 1:
            return False
        if pointer.kind is PointerKind.RELEASE and self.rect.collidepoint(pointer.at):
            self.turn(not self.is_on)
        return True

    def show(self, is_on: bool) -> None:
        """Stand as told, without calling anyone."""
        self.is_on = is_on
        self.repaint()

    def turn(self, on: bool) -> bool:
        """Turn the switch, or tell why it cannot be turned."""
        if not allowed(self):
            return True
        self.is_on = on
        self.on_change(on)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the track, the knob, and a tick where it is on."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        edge = max(1.0, theme.edge * style.layout.scale)
        if not self.enabled:
            fill, rim, knob = theme.panel_bottom, theme.line, theme.faint
        elif self.is_on:
            fill, rim, knob = theme.on, theme.good, theme.text
        else:
            fill, rim, knob = theme.well, theme.button_edge, theme.text
        if self.is_hovered and self.enabled:
            rim = theme.gold
        surface.blit(box(rect.size, rect.height / 2, fill, rim, edge), rect.topleft)
        gap = max(2, rect.height // 8)
        size = rect.height - 2 * gap
        left = rect.right - gap - size if self.is_on else rect.left + gap
        surface.blit(mark("disc", size, knob), (left, rect.top + gap))
        if self.is_on:
            sign = round(size * 0.72)
            place = rect.left + gap + sign // 3, rect.centery - sign // 2
            surface.blit(mark("tick", sign, theme.text if self.enabled else knob), place)
        if self.shows_ring:
            draw_ring(surface, style, rect, theme.control)

    def _knob_room(self, style: Style) -> int:
        return max(style.px(24), round(style.type(style.theme.body_type).px * 1.35))


class Segments(Widget, Generic[V]):
    """A few choices side by side, the chosen one of gold."""

    role = Role.CHOICE
    takes_focus = True

    def __init__(
        self,
        label: str,
        choices: Sequence[Choice[V]],
        chosen: V,
        on_change: Callable[[V], object],
        *,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
        least: float = 56,
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.choices = choices
        self.chosen = chosen
        self.on_change = on_change
        self.least = least

    @property
    def value(self) -> str:
        """The words of what is chosen."""
        return plain(next((c.words for c in self.choices if c.value == self.chosen), ""))

    def natural_width(self, style: Style) -> int:
        """Return the sum of the segments, each as wide as its words."""
        return sum(self._natural_widths(style)) + 2 * self._rim(style)

    def height(self, style: Style, width: int) -> int:
        """Return the height of a control."""
        return style.control_height()

    def parts(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield the words and the place of each segment."""
        if self.style is not None:
            places = self._places(self.style)
            yield from zip((plain(c.words) for c in self.choices), places, strict=True)

    def act(self, action: Action) -> bool:
        """Choose the one to the left or right, the first or the last, or the next in turn."""
        now = self._index()
        last = len(self.choices) - 1
        wanted = {
            Action.LEFT: now - 1,
            Action.RIGHT: now + 1,
            Action.HOME: 0,
            Action.END: last,
            Action.CONFIRM: (now + 1) % len(self.choices),
        }.get(action)
        if wanted is None or not 0 <= wanted <= last:
            return False
        return self.choose(wanted)

    def point(self, pointer: Pointer) -> bool:
        """Choose the segment on which the mouse comes up."""
        assert self.style is not None
        under = pygame.Rect(pointer.at, (1, 1)).collidelist(self._places(self.style))
        if pointer.kind is PointerKind.PRESS and pointer.button == 1:
            return True
        if pointer.kind is PointerKind.RELEASE and pointer.button == 1 and under >= 0:
            return self.choose(under)
        return False

    def show(self, chosen: V) -> None:
        """Show another choice, without calling anyone."""
        self.chosen = chosen
        self.repaint()

    def choose(self, index: int) -> bool:
        """Choose by number, or tell why nothing can be chosen."""
        if allowed(self) and self.choices[index].value != self.chosen:
            self.chosen = self.choices[index].value
            self.on_change(self.chosen)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well, and in it the segments."""
        style = self.style
        assert style is not None
        theme = style.theme
        edge = max(1.0, theme.edge * style.layout.scale)
        radius = style.px(theme.small_radius)
        ground = theme.well if self.enabled else theme.panel_bottom
        rim = theme.gold if self.is_hovered and self.enabled else theme.well_edge
        surface.blit(box(self.rect.size, radius, ground, rim, edge), self.rect.topleft)
        for choice, place in zip(self.choices, self._places(style), strict=True):
            is_chosen = choice.value == self.chosen
            if is_chosen:
                fill = theme.gold if self.enabled else theme.line
                surface.blit(box(place.size, radius * 0.75, fill), place.topleft)
            words = self._words(style, choice, is_chosen, place.width)
            left = place.left + (place.width - words.size[0]) // 2
            words.draw(surface, (left, place.top + (place.height - words.size[1]) // 2))
        if self.shows_ring:
            draw_ring(surface, style, self.rect)

    def _index(self) -> int:
        return next((i for i, c in enumerate(self.choices) if c.value == self.chosen), 0)

    def _rim(self, style: Style) -> int:
        return style.px(2)

    def _natural_widths(self, style: Style) -> list[int]:
        kind = style.type(style.theme.body_type)
        words = [block(c.words, kind, style.theme).size[0] for c in self.choices]
        return [max(style.px(self.least), wide + 2 * style.px(14)) for wide in words]

    def _places(self, style: Style) -> list[pygame.Rect]:
        """Return the segments' places: their natural widths, stretched or squeezed alike."""
        inner = self.rect.inflate(-2 * self._rim(style), -2 * self._rim(style))
        widths = self._natural_widths(style)
        stretch = inner.width / max(1, sum(widths))
        places, left = [], float(inner.left)
        for wide in widths:
            right = left + wide * stretch
            places.append(pygame.Rect(round(left), inner.top, round(right) - round(left), inner.h))
            left = right
        return places

    def _words(self, style: Style, choice: Choice[V], is_chosen: bool, width: int) -> Block:
        theme = style.theme
        colour = theme.on_gold if is_chosen else theme.text
        kind = style.type(theme.body_type, Face.SANS, colour if self.enabled else theme.faint)
        kind = Type(kind.face, kind.px, kind.colour, on_paper=is_chosen and self.enabled)
        room = width - style.px(8)
        words = block(choice.words, kind, theme)
        if words.size[0] <= room:
            return words
        text, kind = fit(plain(choice.words), kind, room)
        return block(choice.words if "…" not in text else text, kind, theme)


def allowed(widget: Widget) -> bool:
    """Return whether a control may be used; tell the player if not, and make it heard if so."""
    page = widget.page
    if page is not None and widget.enabled:
        page.host.cue("press")
    elif page is not None:
        page.refuse(widget.tip)
    return widget.enabled
