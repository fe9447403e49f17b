"""Raised boards of green or of paper, with a thin edge and a soft shadow."""

from collections.abc import Iterator

import pygame

from scenes.theme import Colour
from scenes.ui.containers import Group
from scenes.ui.shapes import box, shadow
from scenes.ui.shelf import pictures
from scenes.ui.text import Block, Face, Type, block
from scenes.ui.widget import Role, Style, Widget

PIECE = 96
"""The width in pixels of the piece of a board between its ends that is kept."""


class Panel(Group):
    """A raised board of green or paper, with a thin edge, a soft shadow, perhaps a title."""

    is_question = False
    """Whether what is on it are answers, of which none is taken unseen."""

    def __init__(
        self,
        child: Widget,
        *,
        title: str = "",
        paper: bool = False,
        pad: float = 26,
        title_size: float = 0,
        grows: bool = False,
    ) -> None:
        super().__init__(child, label=title)
        self.paper, self.pad, self.title_size, self.grows = paper, pad, title_size, grows
        self.role = Role.HEADING if title else Role.GROUP

    def natural_width(self, style: Style) -> int:
        """Return the width of what is on it and the margin."""
        inner = self._inner(style)
        title = block(self.label, self._type(inner), style.theme).size[0] if self.label else 0
        return max(title, self._children[0].natural_width(inner)) + 2 * style.px(self.pad)

    def height(self, style: Style, width: int) -> int:
        """Return the height of what is on it, the title and the margin."""
        inner, pad = self._inner(style), style.px(self.pad)
        across = width - 2 * pad
        return self._children[0].height(inner, across) + self._title_height(style, across) + 2 * pad

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place what is on it below the title."""
        super().place(style, rect)
        inner = rect.inflate(-2 * style.px(self.pad), -2 * style.px(self.pad))
        down = self._title_height(style, inner.width)
        inner.top += down
        inner.height = max(0, inner.height - down)
        self._children[0].place(self._inner(style), inner)

    @property
    def solid(self) -> pygame.Rect:
        """The part of it through which nothing can be seen."""
        if self.style is None:
            return pygame.Rect(0, 0, 0, 0)
        return _inside(self.rect, self.style.layout.px(self.style.theme.radius))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, the title, and what is on it."""
        assert self.style is not None
        draw_board(surface, self.style, self.rect, paper=self.paper)
        if self.label:
            pad = self.style.px(self.pad)
            words = self._title(self.style, self.rect.width - 2 * pad)
            words.draw(surface, (self.rect.left + pad, self.rect.top + pad - pad // 5))
        super().draw(surface)

    def _inner(self, style: Style) -> Style:
        return style.paper() if self.paper else Style(style.layout, style.theme)

    def _title_height(self, style: Style, width: int) -> int:
        if not self.label:
            return 0
        return self._title(style, width).size[1] + style.px(8)

    def _title(self, style: Style, width: int) -> Block:
        return block(self.label, self._type(style), style.theme, width)

    def _type(self, style: Style) -> Type:
        theme = style.theme
        colour = theme.paper_title if self.paper else theme.title
        kind = style.type(self.title_size or theme.title_type, Face.SERIF_BOLD, colour)
        return Type(kind.face, kind.px, kind.colour, self.paper)


def draw_board(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, *, paper: bool = False
) -> None:
    """Draw a raised board of green or of paper, with its shadow.

    The inside has nothing to be seen through it and is copied; only the rim is blended. Between
    its ends a board is the same all along, so that a piece of it is kept, and laid side by side.
    """
    theme, layout = style.theme, style.layout
    radius, blur, drop = layout.px(theme.radius), layout.px(18), layout.px(5)
    fill = (theme.paper, theme.paper) if paper else (theme.panel_top, theme.panel_bottom)
    edge = theme.paper_edge if paper else theme.panel_edge
    out, end = blur + drop, radius + 2 * blur
    size = min(rect.width, 2 * end + PIECE), rect.height
    key = (size, radius, fill, edge, blur, max(1.0, theme.edge * layout.scale))
    whole = pictures.get(("board", key), lambda: _board(*key, drop))
    inside = _inside(pygame.Rect((out, out), size), radius)
    solid = pictures.get(("solid", key), lambda: whole.subsurface(inside).convert())
    wide, high = whole.get_size()
    rim = (
        pygame.Rect(0, 0, wide, inside.top),
        pygame.Rect(0, inside.bottom, wide, high - inside.bottom),
        pygame.Rect(0, inside.top, inside.left, inside.height),
        pygame.Rect(inside.right, inside.top, wide - inside.right, inside.height),
    )
    left, top = rect.left - out, rect.top - out
    for start, across, place in _pieces(rect.width + 2 * out, wide, out + end):
        piece = pygame.Rect(start, 0, across, high)
        shift = left + place - start
        for part in map(piece.clip, rim):
            if part.width:
                surface.blit(whole, (shift + part.left, top + part.top), part)
        part = piece.clip(inside)
        if part.width:
            at = shift + part.left, top + part.top
            surface.blit(solid, at, part.move(-inside.left, -inside.top))


def _pieces(wide: int, drawn: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Yield each piece of what is `drawn` that makes up something `wide`: from, width, where.

    The two ends come once, what is between them as often as it takes.
    """
    if wide <= drawn:
        yield 0, wide, 0
        return
    step = drawn - 2 * end
    yield 0, end, 0
    for place in range(end, wide - end, step):
        yield end, min(step, wide - end - place), place
    yield drawn - end, end, wide - end


def _inside(rect: pygame.Rect, radius: int) -> pygame.Rect:
    """Return what of a board lies within its rim and its round corners."""
    return rect.inflate(-2 * radius, -2 * radius)


def _board(
    size: tuple[int, int],
    radius: int,
    fill: tuple[Colour, Colour],
    edge: Colour,
    blur: int,
    edge_width: float,
    drop: int,
) -> pygame.Surface:
    """Return a board on its shadow, which falls `drop` pixels down, with room for it all round."""
    out = blur + drop
    whole = pygame.Surface((size[0] + 2 * out, size[1] + 2 * out), pygame.SRCALPHA)
    whole.blit(shadow(size, radius, blur, 90), (drop, 2 * drop))
    whole.blit(box(size, radius, fill, edge, edge_width), (out, out))
    return whole
