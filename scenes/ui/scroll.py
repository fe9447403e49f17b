"""A window onto something higher than the room there is."""

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.containers import Group
from scenes.ui.focus import draw_ring, nearest, scroll_of
from scenes.ui.shapes import box, shade
from scenes.ui.widget import Role, Style, Widget

STEP = 56
"""Units that one turn of the wheel or one press of a key moves."""
GUTTER = 18
"""Units kept free at the right for the bar."""
FADE = 26
"""Units over which the contents fade at an end beyond which there is more."""
MARGIN = 6
"""Units around the contents in which a focus ring can be seen."""
RING = (7, 3)
"""How much further out than around a button its own ring is, in units: words begin at its edge."""


class Scroll(Group):
    """Shows as much of a widget as there is room for, moved by wheel, drag, keys and pad.

    `most` is the most height in units that it asks for; 0 asks for all of its contents. One that
    is `steady` leaves room for the bar at its right even where there is nothing to scroll.
    """

    role = Role.SCROLL
    is_scroll = True

    def __init__(
        self, child: Widget, *, most: float = 0, grows: bool = True, steady: bool = False
    ) -> None:
        super().__init__(child)
        self.steady = steady
        self.most, self.grows = most, grows
        self.offset = 0
        self._content = 0
        self._drag: tuple[int, int] | None = None
        self._drags_bar = False

    @property
    def overflow(self) -> int:
        """How many pixels of the contents are out of sight."""
        return max(0, self._content - self.rect.height)

    @property
    def takes_focus(self) -> bool:  # type: ignore[override]
        """Whether it must take the focus itself, for want of a control inside."""
        return self.overflow > 0 and not any(
            w.takes_focus for child in self.children for w in child.walk()
        )

    @property
    def takes_pointer(self) -> bool:
        """Whether there is anything to scroll."""
        return True

    @property
    def bounds(self) -> pygame.Rect:
        """The part of the window that it draws on: nothing inside reaches beyond it, only its own
        ring."""
        around = self.style.px(RING[0] + MARGIN) if self.style is not None else 0
        return self.rect.inflate(2 * around, 2 * around)

    def natural_width(self, style: Style) -> int:
        """Return the width of the contents and the bar."""
        return self._children[0].natural_width(style) + style.px(GUTTER)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the contents, at most `most`."""
        high = self._content_height(style, width - style.px(GUTTER) if self.steady else width)
        if self.most and high > style.px(self.most):
            return style.px(self.most)
        return high

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the contents, as far down as they were."""
        super().place(style, rect)
        child, width = self._children[0], rect.width
        if not self.steady:
            self._content = self._content_height(style, width)
        if self.steady or self._content > rect.height:
            width -= style.px(GUTTER)
            self._content = self._content_height(style, width)
        self.offset = max(0, min(self.offset, self.overflow))
        margin = style.px(MARGIN)
        top = rect.top - self.offset + margin
        high = max(self._content, rect.height) - 2 * margin
        child.place(style, pygame.Rect(rect.left, top, width, high))

    def _content_height(self, style: Style, width: int) -> int:
        return self._children[0].height(style, width) + 2 * style.px(MARGIN)

    def scroll_to(self, offset: int) -> bool:
        """Show the contents from `offset` pixels down; return whether that moved anything."""
        offset = max(0, min(offset, self.overflow))
        moved = self.offset - offset
        self.offset = offset
        if moved:
            self._children[0].shift(0, moved)
            self.repaint()
        return moved != 0

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll no further than needed to see a rectangle, and a little around it."""
        if self.style is None:
            return
        room = self.style.px(22)
        if rect.height + 2 * room > self.rect.height or rect.top - room < self.rect.top:
            self.scroll_to(self.offset + rect.top - room - self.rect.top)
        elif rect.bottom + room > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom + room - self.rect.bottom)

    @property
    def is_lit(self) -> bool:
        """Always: keys that scroll take nothing."""
        return True

    def act(self, action: Action) -> bool:
        """Scroll by a step where no control is near that way, or by a page."""
        if action in (Action.UP, Action.DOWN):
            if self._has_control_near(action):
                return False
            assert self.style is not None
            step = self.style.px(STEP) * (1 if action is Action.DOWN else -1)
            return self.scroll_to(self.offset + step)
        return self.act_anywhere(action)

    def act_anywhere(self, action: Action) -> bool:
        """Scroll by a page, or to an end."""
        page = round(self.rect.height * 0.85)
        match action:
            case Action.PAGE_UP:
                return self.scroll_to(self.offset - page)
            case Action.PAGE_DOWN:
                return self.scroll_to(self.offset + page)
            case Action.HOME:
                return self.scroll_to(0)
            case Action.END:
                return self.scroll_to(self.overflow)
            case _:
                return False

    def _has_control_near(self, direction: Action) -> bool:
        """Return whether the next control in a direction is in sight, or just out of it."""
        inside = [w for w in self.walk() if w.takes_focus and scroll_of(w) is self]
        now = next((w for w in inside if w.is_focused), None)
        if now is None:
            return False
        others = [w for w in inside if w is not now]
        found = nearest(now.rect, [w.rect for w in others], direction)
        if found is None:
            return False
        near = self.rect.inflate(0, self.rect.height // 2)
        return near.colliderect(others[found].rect)

    def point(self, pointer: Pointer) -> bool:
        """Scroll by the wheel, by dragging the bar, or by dragging the contents."""
        if pointer.kind is PointerKind.WHEEL and self.style is not None:
            return self.scroll_to(self.offset - round(pointer.turn * self.style.px(STEP)))
        if not self.overflow:
            return False
        if pointer.kind is PointerKind.PRESS and pointer.button == 1:
            self.grab(pointer.at[1])
            self._drags_bar = self._gutter().collidepoint(pointer.at)
            if self._drags_bar and not self._thumb().collidepoint(pointer.at):
                self._centre_thumb(pointer.at[1])
            return True
        if pointer.kind is PointerKind.MOVE and self._drag is not None:
            start, offset = self._drag
            moved = pointer.at[1] - start
            if self._drags_bar:
                moved = -round(moved * self._content / max(1, self.rect.height))
            return self.scroll_to(offset - moved)
        if pointer.kind is PointerKind.RELEASE:
            self._drag, self._drags_bar = None, False
        return False

    def put_back(self) -> None:
        """Let go of the bar, or of the contents."""
        super().put_back()
        self._drag, self._drags_bar = None, False

    def grab(self, y: int) -> None:
        """Begin to drag the contents from this height."""
        self._drag = y, self.offset
        self.repaint()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen, and the bar if there is more."""
        style = self.style
        assert style is not None
        before = surface.get_clip()
        window = self.rect.inflate(2 * style.px(MARGIN), 0)
        seen = window.clip(before)
        if seen.width and seen.height:
            surface.set_clip(seen)
            grounds = self._grounds(surface, style, window)
            super().draw(surface)
            for ground, at in grounds:
                surface.blit(ground, at)
            surface.set_clip(before)
        if self.overflow:
            self._draw_bar(surface, style)
        if self.shows_ring:
            draw_ring(surface, style, self.rect.inflate(*(2 * style.px(out) for out in RING)))

    def _draw_bar(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the way that the thumb can go, and the thumb: of gold while it can be moved."""
        theme, thumb = style.theme, self._thumb()
        way = pygame.Rect(thumb.left, self.rect.top, thumb.width, self.rect.height)
        ground, colour = theme.well, theme.faint
        if style.on_paper:
            ground, colour = theme.paper_edge, theme.paper_edge
        if self.is_hovered or self._drag is not None:
            colour = theme.gold
        radius = thumb.width / 2
        surface.blit(box(way.size, radius, ground, None, 0, 0.3), way.topleft)
        surface.blit(box(thumb.size, radius, colour), thumb.topleft)

    def _grounds(
        self, surface: pygame.Surface, style: Style, window: pygame.Rect
    ) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Return what is behind the ends beyond which there is more, and where.

        It is laid over the contents and thins out inwards, so that they fade into it.
        """
        band = pygame.Rect(0, 0, window.width, style.px(FADE))
        ends = []
        if self.offset > 0:
            ends.append((band.move(window.topleft), True))
        if self.offset < self.overflow:
            ends.append((band.move(window.left, window.bottom - band.height), False))
        grounds = []
        for end, from_top in ends:
            seen = end.clip(surface.get_clip())
            if not (seen.width and seen.height):
                continue
            ground = surface.subsurface(seen).convert_alpha()
            thin = shade(*end.size, (255, 255, 255), 1.0, from_top=from_top)
            part = seen.move(-end.left, -end.top)
            ground.blit(thin, (0, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
            grounds.append((ground, seen))
        return grounds

    def _gutter(self) -> pygame.Rect:
        assert self.style is not None
        wide = self.style.px(GUTTER)
        return pygame.Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)

    def _thumb(self) -> pygame.Rect:
        assert self.style is not None
        wide = self.style.px(6)
        high = max(self.style.px(28), self.rect.height * self.rect.height // self._content)
        top = (self.rect.height - high) * self.offset // max(1, self.overflow)
        return pygame.Rect(self.rect.right - wide, self.rect.top + top, wide, high)

    def _centre_thumb(self, y: int) -> None:
        share = (y - self.rect.top) / max(1, self.rect.height)
        self.scroll_to(round(share * self._content - self.rect.height / 2))
        self._drag = y, self.offset
