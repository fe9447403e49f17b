"""Lists: rows to choose from, each a control of its own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.words import _
from scenes.bindings import Action
from scenes.ui.boxes import Column
from scenes.ui.button import Button, ButtonKind
from scenes.ui.focus import draw_ring
from scenes.ui.scroll import Scroll
from scenes.ui.shapes import box, mark
from scenes.ui.text import Block, Face, Type, block, plain
from scenes.ui.widget import Role, Style

PICTURE = 52
"""The side of a row's picture, in units."""


class Item(Button):
    """One row of a list: its words, a line of detail below, and a note at the right.

    `picture` draws what stands before the words, so many pixels wide and high, `side` units.
    `ticks` is whether a row of this list can be the chosen one: there is room for its tick then.
    """

    role = Role.LIST

    def __init__(
        self,
        label: str,
        on_press: Callable[[], object],
        *,
        detail: str = "",
        note: str = "",
        is_chosen: bool = False,
        picture: Callable[[int], pygame.Surface] | None = None,
        side: float = PICTURE,
        ticks: bool = True,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(
            label, on_press, kind=ButtonKind.QUIET, hint=hint, enabled=enabled, reason=reason
        )
        self.detail = detail
        self.note = note
        self.is_chosen = is_chosen
        self.picture = picture
        self.side = side
        self.ticks = ticks

    @property
    def value(self) -> str:
        """The detail and the note, and whether it is the chosen one."""
        chosen = _("chosen") if self.is_chosen else ""
        return ", ".join(p for p in (plain(self.detail), plain(self.note), chosen) if p)

    def natural_width(self, style: Style) -> int:
        """Return the width of the longest line, the note and the tick."""
        label, detail, note = (b.size[0] for b in self._blocks(style, 0))
        return max(label + note + style.px(16), detail) + self._margins(style)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the words and the detail."""
        label, detail, note = self._blocks(style, width)
        lines = max(label.size[1], note.size[1]) + (detail.size[1] if self.detail else 0)
        return max(style.control_height(), lines + 2 * style.px(7), self._picture_px(style))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the row: lit where the pointer is, with a tick where it is the chosen one."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        radius = style.px(theme.small_radius)
        if self.detail and not style.on_paper:
            edge = max(1.0, theme.edge * style.layout.scale)
            surface.blit(box(rect.size, radius, theme.well, theme.line, edge, 0.5), rect.topleft)
        if self.is_hovered or self.is_chosen:
            ground = (theme.paper_edge if style.on_paper else theme.hover) if self.enabled else None
            if ground is not None:
                surface.blit(
                    box(rect.size, radius, ground, None, 0, 1.0 if self.is_hovered else 0.55),
                    rect.topleft,
                )
        side, tick = style.px(12), self._tick_px(style)
        if self.is_chosen:
            sign = mark("tick", tick, theme.paper_gold if style.on_paper else theme.gold)
            surface.blit(sign, (rect.left + side, rect.centery - tick // 2))
        label, detail, note = self._blocks(style, rect.width)
        high = label.size[1] + (detail.size[1] if self.detail else 0)
        left, top = rect.left + self._before(style), rect.top + (rect.height - high) // 2
        if self.picture is not None:
            picture = self.picture(min(rect.height, self._picture_px(style)) - style.px(4))
            surface.blit(picture, picture.get_rect(midleft=(left, rect.centery)))
            left += self._picture_px(style) + style.px(6)
        label.draw(surface, (left, top))
        if self.detail:
            detail.draw(surface, (left, top + label.size[1]))
        if self.note:
            note_top = top if self.detail else rect.centery - note.size[1] // 2
            note.draw(surface, (rect.right - side - note.size[0], note_top))
        if self.shows_ring:
            draw_ring(surface, style, rect)

    def _blocks(self, style: Style, width: int) -> tuple[Block, Block, Block]:
        """Return the set words, detail and note for a row of this width (0: any)."""
        theme = style.theme
        main = style.type(theme.body_type, Face.SANS, self._colour(style, strong=True))
        small = style.type(theme.small_type, Face.SANS, self._colour(style, strong=False))
        note = block(self.note, Type(main.face, main.px, small.colour, style.on_paper), theme)
        room = max(1, width - self._margins(style)) if width else 0
        beside = max(1, room - note.size[0] - style.px(16)) if room and self.note else room
        return block(self.label, main, theme, beside), block(self.detail, small, theme, room), note

    def _colour(self, style: Style, *, strong: bool) -> tuple[int, int, int]:
        theme = style.theme
        if not self.enabled:
            return theme.paper_muted if style.on_paper else theme.faint
        if not strong:
            return style.muted
        return theme.paper_text if style.on_paper else theme.text

    def _tick_px(self, style: Style) -> int:
        return round(style.type(style.theme.body_type).px * 0.9)

    def _margins(self, style: Style) -> int:
        words_after = self._picture_px(style) + style.px(6) if self.picture else 0
        return self._before(style) + style.px(12) + words_after

    def _before(self, style: Style) -> int:
        """Return the room at the left of the picture and the words."""
        return style.px(12) + (self._tick_px(style) + style.px(8) if self.ticks else 0)

    def _picture_px(self, style: Style) -> int:
        return style.px(self.side) if self.picture is not None else 0


class Listing(Scroll):
    """Rows one below the other, scrolled; HOME, END and the page keys move the focus too."""

    def __init__(self, *items: Item, most: float = 0, grows: bool = True) -> None:
        super().__init__(Column(*items, gap=6), most=most, grows=grows)
        self.items = items

    def act(self, action: Action) -> bool:
        """Go to the first or the last row, or a page up or down."""
        now = next((i for i, item in enumerate(self.items) if item.is_focused), None)
        page = self.page
        if now is None or page is None:
            return super().act(action)
        row = max(1, self.items[now].rect.height)
        leap = max(1, self.rect.height // row - 1)
        last = len(self.items) - 1
        wanted = {
            Action.HOME: 0,
            Action.END: last,
            Action.PAGE_UP: max(0, now - leap),
            Action.PAGE_DOWN: min(last, now + leap),
        }.get(action)
        if wanted is None:
            return super().act(action)
        page.focus(self.items[wanted])
        return True
