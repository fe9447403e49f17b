"""Buttons: the main one of gold, the others of green, and the quiet ones without a board."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto

import pygame

from scenes.bindings import Action
from scenes.ui.focus import draw_ring
from scenes.ui.icons import SIGNS, icon
from scenes.ui.panel import Panel
from scenes.ui.press import Pressable
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Block, Face, Type, block, fit, plain
from scenes.ui.widget import Role, Style

SIGNED_LEAST = 0.7
"""How much smaller the label may become to leave room for its key."""
SIGN_SIZE, SIGN_GAP, SIGN_INSET = 1.15, 0.42, 0.8
"""A sign's side, the room after it, and from the board's left end, as parts of the type size."""


class ButtonKind(Enum):
    """How much a button stands out."""

    PRIMARY = auto()
    SECONDARY = auto()
    QUIET = auto()


class Button(Pressable):
    """Calls `on_press` when chosen; the label may hold markup.

    `size` of its type, `least` width and `most` size of its type at any text size are in units.
    `sign` is one of ICONS and stands before the label where there is room: that of the action it
    `asks` for unless another is given. Where a key or a pad button is shown, it gives way.
    """

    def __init__(
        self,
        label: str,
        on_press: Callable[[], object],
        *,
        kind: ButtonKind = ButtonKind.SECONDARY,
        hint: str = "",
        enabled: bool = True,
        reason: str = "",
        size: float = 0,
        least: float = 120,
        most: float = 0,
        sign: str = "",
    ) -> None:
        super().__init__(label, hint=hint, enabled=enabled, reason=reason)
        self.most = most
        self._own_sign = sign
        self.has_room_for_sign = True
        """Set to False where many buttons must share one row."""
        self.on_press = on_press
        self.kind = kind
        self.size = size
        self.least = least
        self.asks: Action | None = None
        """The action that does the same from anywhere: its key or pad button is shown."""
        self.keeps_key = False
        """Whether that is shown while the mouse is in use, too."""

    @property
    def sign(self) -> str:
        """The sign that stands before the label, "" for none."""
        if not self.has_room_for_sign:
            return ""
        return self._own_sign or (SIGNS.get(self.asks, "") if self.asks else "")

    @sign.setter
    def sign(self, sign: str) -> None:
        self._own_sign = sign

    @property
    def is_lit(self) -> bool:
        """Whether it is pointed at or named, or is of gold; among answers gold marks none."""
        is_answer = any(isinstance(each, Panel) and each.is_question for each in self.lineage())
        return super().is_lit or (self.kind is ButtonKind.PRIMARY and not is_answer)

    def natural_width(self, style: Style) -> int:
        """Return the width of the label, its sign, and the room at its sides."""
        kind = self._type(style)
        words = block(self.label, kind, style.theme).size[0]
        least = 0 if self.kind is ButtonKind.QUIET else style.px(self.least)
        if self.sign and self.kind is not ButtonKind.QUIET:
            before = round(kind.px * (SIGN_INSET + SIGN_SIZE + SIGN_GAP))
            return max(least, before + words + self._side(style))
        return max(least, words + 2 * self._side(style))

    def width_with_key(self, style: Style) -> int:
        """Return the width of the label and of the key or pad button that does the same.

        Both count while the mouse is in use, too: there is room for them when it is laid aside.
        """
        page, label = self.page, self.label
        if self.asks is not None and page is not None:
            sign = page.host.bindings.sign(self.asks, page.host.uses_pad)
            label = f"{sign} {label}".strip()
        return block(label, self._type(style), style.theme).size[0]

    def height(self, style: Style, width: int) -> int:
        """Return the height of the label's lines and the room above and below."""
        words = self._words(style, width)
        return style.control_height() + (words.lines - 1) * words.size[1] // words.lines

    def press(self) -> None:
        """Do what the button does, or tell why not."""
        page = self.page
        if self.enabled:
            if page is not None:
                page.host.cue("press")
            self.on_press()
        elif page is not None:
            page.refuse(self.tip)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board and the label."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        radius = style.px(theme.small_radius)
        edge = max(1.0, theme.edge * style.layout.scale)
        down = style.px(1) if self.is_pressed and self.is_hovered else 0
        if self.kind is not ButtonKind.QUIET and not down:
            blur = style.px(6)
            cast = shadow(rect.size, radius, blur, 110)
            surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(2)))
        if (board := self._board(style, radius, edge)) is not None:
            surface.blit(board, (rect.left, rect.top + down))
        words = self._words(style, rect.width)
        left = rect.left + (rect.width - words.size[0]) // 2
        if self.sign and not self._device_sign():
            left = self._draw_sign(surface, style, words, down)
        words.draw(surface, (left, rect.top + (rect.height - words.size[1]) // 2 + down))
        if self.shows_ring:
            draw_ring(surface, style, rect)

    def _draw_sign(self, surface: pygame.Surface, style: Style, words: Block, down: int) -> int:
        """Draw the sign if there is room for it; return where the words begin.

        On a board it stands at the left end, so that the signs of a column are in line, or with
        the words in the middle where that looks better balanced.
        """
        rect, kind = self.rect, self._type(style)
        px = round(kind.px * SIGN_SIZE)
        gap = round(kind.px * SIGN_GAP)
        middle = rect.left + (rect.width - words.size[0]) // 2
        together = (rect.width - words.size[0] - px - gap) // 2
        at, left = rect.left + round(kind.px * SIGN_INSET), middle
        is_close = middle < at + px + gap
        if self.kind is ButtonKind.QUIET or (is_close and rect.left + together > at + kind.px):
            at = rect.left + together
        if self.kind is ButtonKind.QUIET or is_close:
            left = at + px + gap
        if at < rect.left or left + words.size[0] > rect.right - style.px(6):
            return middle
        is_plain = self.enabled and self.kind is ButtonKind.SECONDARY
        ink = style.theme.gold_light if is_plain else kind.colour
        surface.blit(icon(self.sign, px, ink), (at, rect.centery - px // 2 + down))
        return left

    def _board(self, style: Style, radius: int, edge: float) -> pygame.Surface | None:
        theme, size, lit = style.theme, self.rect.size, self.is_hovered
        if not self.enabled:
            if self.kind is ButtonKind.QUIET:
                return None
            return box(size, radius, theme.panel_bottom, theme.line, edge, 0.85)
        if self.kind is ButtonKind.PRIMARY:
            top, bottom = theme.gold_light, theme.gold_dark
            fill = (theme.ring, theme.gold) if lit else (top, bottom)
            return box(size, radius, fill, theme.gold_light, edge)
        if self.kind is ButtonKind.SECONDARY:
            fill = (
                (theme.button_edge, theme.button_top)
                if lit
                else (theme.button_top, theme.button_bottom)
            )
            return box(size, radius, fill, theme.gold if lit else theme.button_edge, edge)
        if lit:
            return box(size, radius, theme.paper_edge if style.on_paper else theme.hover)
        return None

    def _device_sign(self) -> str:
        """Return the key or the pad button that does the same, while either is in use, or where
        the mouse is on it: a tip that said as much would lie over what stands around."""
        page = self.page
        if self.asks is None or page is None:
            return ""
        if page.host.uses_pointer and not (self.is_hovered or self.keeps_key):
            return ""
        return page.host.bindings.sign(self.asks, page.host.uses_pad)

    def _words(self, style: Style, width: int) -> Block:
        """Return the label in one line, smaller if it must be, or in several if it has suits.

        The key that does the same stands before it if both fit.
        """
        room = max(1, width - 2 * self._side(style))
        kind = self._type(style)
        if sign := self._device_sign():
            side = 0 if self.kind is ButtonKind.QUIET else self._side(style)
            for px in range(kind.px, int(kind.px * SIGNED_LEAST) - 1, -1):
                both = block(f"{sign} {self.label}", replace(kind, px=px), style.theme)
                if both.size[0] <= width - side:
                    return both
        words = block(self.label, kind, style.theme)
        if words.size[0] <= room:
            return words
        text, smaller = fit(plain(self.label), kind, room)
        if "…" not in text:
            return block(self.label, smaller, style.theme)
        return block(self.label, smaller, style.theme, room, "centre")

    def _side(self, style: Style) -> int:
        return style.px(10 if self.kind is ButtonKind.QUIET else 20)

    def _type(self, style: Style) -> Type:
        theme = style.theme
        colour = theme.text
        if not self.enabled:
            colour = style.muted if style.on_paper else theme.faint
        elif self.kind is ButtonKind.PRIMARY:
            colour = theme.on_gold
        elif style.on_paper and self.kind is ButtonKind.QUIET:
            colour = theme.paper_text
        kind = style.type(self.size or theme.body_type, Face.SANS, colour)
        px = min(kind.px, style.px(self.most)) if self.most else kind.px
        return Type(kind.face, px, colour, on_paper=self.kind is ButtonKind.PRIMARY)


class Link(Button):
    """A few words that lead somewhere, underlined when the pointer is on them."""

    role = Role.LINK

    def __init__(self, label: str, on_press: Callable[[], object], *, hint: str = "") -> None:
        super().__init__(label, on_press, kind=ButtonKind.QUIET, hint=hint, least=0)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the line."""
        return round(self._type(style).px * 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words, and a line under them when the pointer is there."""
        style = self.style
        assert style is not None
        words = self._words(style, self.rect.width)
        left = self.rect.left + (self.rect.width - words.size[0]) // 2
        top = self.rect.top + (self.rect.height - words.size[1]) // 2
        words.draw(surface, (left, top))
        if self.is_hovered:
            under = pygame.Rect(left, top + words.size[1] - style.px(2), words.size[0], 1)
            surface.fill(self._type(style).colour, under)
        if self.shows_ring:
            draw_ring(surface, style, self.rect)

    def _side(self, style: Style) -> int:
        return style.px(4)

    def _type(self, style: Style) -> Type:
        theme = style.theme
        colour = theme.paper_gold if style.on_paper else theme.link
        return style.type(theme.small_type, Face.SANS, colour)
