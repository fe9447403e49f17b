"""Words on a page: running text, headings, and links inside them."""

from collections.abc import Callable, Iterator
from typing import Literal

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.theme import Theme
from scenes.ui.focus import draw_ring
from scenes.ui.text import Block, Face, Type, block, parse, plain
from scenes.ui.widget import Role, Style, Widget

LEAST = 0.75
"""How much smaller a line may become, before it is broken all the same."""

Ink = Literal["text", "muted", "title", "gold", "good", "bad"]


class Words(Widget):
    """Text that wraps to the width it is given; its markup is that of `scenes.ui.text`.

    `size` is in units (0: the size of running text). With `on_link` its links lead somewhere:
    LEFT and RIGHT go through them, CONFIRM follows one.
    """

    role = Role.TEXT

    def __init__(
        self,
        markup: str,
        *,
        size: float = 0,
        face: Face = Face.SANS,
        ink: Ink = "text",
        align: Literal["left", "centre", "right"] = "left",
        grows: bool = False,
        on_link: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(markup)
        self.size, self.face, self.ink, self.align, self.grows = size, face, ink, align, grows
        self.on_link = on_link
        self.targets = [run.target for run in parse(markup) if run.target] if on_link else []
        self.takes_focus = bool(self.targets)
        self._link = 0
        self._sizes: dict[tuple[str, int, Type], tuple[int, int]] = {}
        """What has been measured: setting a long text anew for each question takes its time."""

    @property
    def takes_pointer(self) -> bool:
        """Whether it has links to press, or a tip to be read."""
        return self.takes_focus or bool(self.hint)

    def say(self, markup: str) -> None:
        """Show another text."""
        if markup != self.label:
            self.label = markup
            self.relayout()

    def is_like(self, other: "Words") -> bool:
        """Return whether both are the same text in the same look, without links to follow."""
        looks = [(w.label, w.size, w.face, w.ink, w.align, w.grows) for w in (self, other)]
        return type(self) is type(other) is Words and looks[0] == looks[1] and not self.on_link

    def natural_width(self, style: Style) -> int:
        """Return the width of the longest line where none is wrapped."""
        return self._size(style, 0)[0] + 1

    def height(self, style: Style, width: int) -> int:
        """Return the height of the wrapped text."""
        return self._size(style, width)[1] if self.label else 0

    @property
    def written(self) -> pygame.Rect:
        """Where there are words: not beyond their end."""
        if self.style is None or not self.label:
            return pygame.Rect(self.rect.topleft, (0, 0))
        place = pygame.Rect((0, 0), self._size(self.style, self.rect.width))
        sides = {"left": "midleft", "centre": "center", "right": "midright"}
        setattr(place, sides[self.align], getattr(self.rect, sides[self.align]))
        return place

    def _size(self, style: Style, width: int) -> tuple[int, int]:
        key = self.label, width, self._type(style)
        if key not in self._sizes:
            if len(self._sizes) > 8:
                self._sizes.clear()
            self._sizes[key] = self._block(style, width).size
        return self._sizes[key]

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand in the rectangle, in its middle where it is higher than the text needs."""
        spare = rect.height - self.height(style, rect.width)
        if self.grows and spare > 0:
            rect = pygame.Rect(rect.left, rect.top + spare // 2, rect.width, rect.height - spare)
        super().place(style, rect)

    def describe(self) -> str:
        """Return the text without its markup."""
        return plain(self.label)

    def act(self, action: Action) -> bool:
        """Go through the links, or follow one."""
        if not self.targets or self.on_link is None:
            return False
        if action is Action.CONFIRM:
            self.on_link(self.targets[self._link])
            return True
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        if not step or not 0 <= self._link + step < len(self.targets):
            return False
        self._link += step
        self.repaint()
        return True

    def point(self, pointer: Pointer) -> bool:
        """Follow the link under the mouse when it comes up."""
        if self.on_link is None or pointer.button != 1 or self.style is None:
            return False
        if pointer.kind is PointerKind.RELEASE:
            inside = pointer.at[0] - self.rect.left, pointer.at[1] - self.rect.top
            for place, target in self._block(self.style, self.rect.width).links():
                if place.collidepoint(inside):
                    self.on_link(target)
                    return True
        return pointer.kind is PointerKind.PRESS

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text, and a ring around the link that has the focus."""
        style = self.style
        assert style is not None
        words = self._block(style, self.rect.width)
        words.draw(surface, self.rect.topleft)
        if self.shows_ring and self.targets:
            wanted = self.targets[self._link]
            for place, target in words.links():
                if target == wanted:
                    draw_ring(surface, style, place.move(self.rect.topleft).inflate(4, 0), 4)

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw the text for the pictures of its lines, one with each step."""
        if self.style is not None:
            for piece in self._block(self.style, self.rect.width).pieces:
                surface.blit(piece.picture, self.rect.topleft)
                yield

    def _block(self, style: Style, width: int) -> Block:
        align = self.align if width else "left"
        return block(self.label, self._type(style), style.theme, width, align)

    def _type(self, style: Style) -> Type:
        theme = style.theme
        kind = style.type(self.size or theme.body_type, self.face)
        colour = ink_of(theme, self.ink, style.on_paper)
        return Type(kind.face, kind.px, colour or kind.colour, kind.on_paper)


class Line(Words):
    """Words that stay in one line: in smaller type where there is little room, down to `LEAST`."""

    def _block(self, style: Style, width: int) -> Block:
        kind = self._type(style)
        whole = block(self.label, kind, style.theme)
        if not width or whole.size[0] <= width:
            return whole
        px = kind.px * width // whole.size[0]
        if px < kind.px * LEAST:
            return super()._block(style, width)
        return block(self.label, Type(kind.face, px, kind.colour, kind.on_paper), style.theme)


class Heading(Words):
    """A heading in the serif face: level 1 is a page's title, 2 and 3 stand over its parts."""

    role = Role.HEADING

    def __init__(
        self,
        markup: str,
        level: int = 1,
        *,
        align: Literal["left", "centre", "right"] = "left",
        grows: bool = False,
    ) -> None:
        super().__init__(markup, face=Face.SERIF_BOLD, ink="title", align=align, grows=grows)
        self.level = level

    def _type(self, style: Style) -> Type:
        theme = style.theme
        size = {1: theme.title_type, 2: theme.heading_type}.get(self.level, theme.body_type + 2)
        colour = theme.title
        if style.on_paper:
            colour = theme.paper_title if self.level == 1 else theme.paper_heading
        return Type(Face.SERIF_BOLD, style.layout.type_px(size), colour, style.on_paper)


def ink_of(theme: Theme, ink: Ink, on_paper: bool) -> tuple[int, int, int] | None:
    """Return the colour of an ink; None for that of running text."""
    green = {
        "muted": theme.muted,
        "title": theme.title,
        "gold": theme.gold_light,
        "good": theme.good,
        "bad": theme.bad,
    }
    paper = {
        "muted": theme.paper_muted,
        "title": theme.paper_title,
        "gold": theme.paper_gold,
        "good": theme.paper_good,
        "bad": theme.paper_bad,
    }
    return (paper if on_paper else green).get(ink)
