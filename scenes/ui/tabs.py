"""Several pages in the room of one, with their names in a line above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.boxes import Column
from scenes.ui.containers import Group
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import box
from scenes.ui.text import Face, line, width_of
from scenes.ui.widget import Role, Style, Widget


class TabBar(Widget):
    """The names of the pages; LEFT and RIGHT turn them."""

    role = Role.TAB
    takes_focus = True

    def __init__(self, tabs: Tabs) -> None:
        super().__init__()
        self.tabs = tabs

    @property
    def value(self) -> str:
        """The name of the page that is shown."""
        return self.tabs.names[self.tabs.current]

    def natural_width(self, style: Style) -> int:
        """Return the width of all names in one line."""
        kind = style.type(style.theme.body_type)
        return sum(width_of(n, kind) for n in self.tabs.names) + self._gap(style) * len(
            self.tabs.names
        )

    def height(self, style: Style, width: int) -> int:
        """Return the height of the lines that the names take."""
        return self._line_height(style) * len(self._lines(style, width))

    def parts(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield each name and its place."""
        if self.style is not None:
            yield from zip(self.tabs.names, self._places(self.style), strict=True)

    def act(self, action: Action) -> bool:
        """Turn to the page before or after."""
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        wanted = self.tabs.current + step
        if not step or not 0 <= wanted < len(self.tabs.names):
            return False
        return self.tabs.turn_to(wanted)

    def point(self, pointer: Pointer) -> bool:
        """Turn to the page whose name the mouse is pressed on."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 1 and self.style is not None:
            gap = self._gap(self.style)
            near = [place.inflate(gap, 0) for place in self._places(self.style)]
            under = pygame.Rect(pointer.at, (1, 1)).collidelist(near)
            if under >= 0:
                self.tabs.turn_to(under)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the names, a gold bar under the one that is shown, and a line under all."""
        style = self.style
        assert style is not None
        theme = style.theme
        rule = theme.paper_edge if style.on_paper else theme.line
        thin = style.hairline()
        surface.fill(rule, (self.rect.left, self.rect.bottom - thin, self.rect.width, thin))
        gold = theme.paper_gold if style.on_paper else theme.gold
        for number, place in enumerate(self._places(style)):
            is_shown = number == self.tabs.current
            ink = None if is_shown else style.muted
            words = line(self.tabs.names[number], style.type(theme.body_type, Face.SANS, ink))
            left = place.left
            surface.blit(words, (left, place.centery - words.get_height() // 2))
            if is_shown:
                bar = pygame.Rect(left, place.bottom - style.px(3), place.width, style.px(3))
                surface.blit(box(bar.size, style.px(1.5), gold), bar.topleft)
                if self.shows_ring:
                    draw_ring(surface, style, place.inflate(style.px(14), -style.px(10)))

    def _gap(self, style: Style) -> int:
        return style.px(32)

    def _line_height(self, style: Style) -> int:
        return style.control_height() + style.px(2)

    def _lines(self, style: Style, width: int) -> list[list[tuple[int, int]]]:
        """Return the left end and the width of each name's place, line by line."""
        kind = style.type(style.theme.body_type)
        lines: list[list[tuple[int, int]]] = [[]]
        left = 0
        for name in self.tabs.names:
            across = width_of(name, kind)
            if lines[-1] and left + across > width:
                lines.append([])
                left = 0
            lines[-1].append((left, across))
            left += across + self._gap(style)
        return lines

    def _places(self, style: Style) -> list[pygame.Rect]:
        high = self._line_height(style)
        return [
            pygame.Rect(self.rect.left + left, self.rect.top + number * high, across, high)
            for number, names in enumerate(self._lines(style, self.rect.width))
            for left, across in names
        ]


class Tabs(Group):
    """Shows one of several named pages; NEXT_TAB and PREVIOUS_TAB turn them from anywhere."""

    grows = True

    def __init__(self, pages: Sequence[tuple[str, Widget]], current: int = 0) -> None:
        self.names = [name for name, _page in pages]
        self.pages = [page for _name, page in pages]
        self.current = current
        self.bar = TabBar(self)
        super().__init__()
        self._column = Column(gap=12, grows=True)
        self.fill(self._column)
        self._column.fill(self.bar, self.pages[current])

    def natural_width(self, style: Style) -> int:
        """Return the width of the widest page, or of the names."""
        return max(self.bar.natural_width(style), *(p.natural_width(style) for p in self.pages))

    def height(self, style: Style, width: int) -> int:
        """Return the height of the highest page and the names."""
        highest = max(page.height(style, width) for page in self.pages)
        return self.bar.height(style, width) + style.px(12) + highest

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the names and the page that is shown."""
        super().place(style, rect)
        self._column.place(style, rect)

    def turn_to(self, number: int) -> bool:
        """Show another page."""
        if number != self.current:
            self.current = number
            self._column.fill(self.bar, self.pages[number])
            if (page := self.page) is not None:
                page.host.cue("move")
        return True

    def act_anywhere(self, action: Action) -> bool:
        """Turn the pages round and round."""
        step = {Action.NEXT_TAB: 1, Action.PREVIOUS_TAB: -1}.get(action, 0)
        return bool(step) and self.turn_to((self.current + step) % len(self.names))
