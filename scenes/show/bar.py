"""The bar at the head of a match: which game, how it stands, and the buttons of its pages."""

from collections.abc import Sequence

import pygame

from scenes.scene import Action
from scenes.ui.button import Button
from scenes.ui.shapes import box
from scenes.ui.text import Face, Type, block, plain
from scenes.ui.widget import Role, Style, Widget

TOP_BAR = 46.0
"""The height of the bar, in units."""
BAR_BUTTONS = (Action.SCORES, Action.LOG, Action.RULES, Action.MENU)
BAR_WIDTH, BAR_GAP = 84.0, 6.0
"""How wide a button of the bar is in the middle, and what lies between two, in units."""


def stand_in_bar(buttons: Sequence[Button], style: Style, right: int) -> None:
    """Stand the buttons of the bar side by side up to the window's right edge.

    They share the room, whoever has more to say has more of it.
    """
    px = style.px
    room = px(len(buttons) * BAR_WIDTH)
    wanted = [button.width_with_key(style) for button in buttons]
    spare = room - sum(wanted)
    left = right - px(14) - room - (len(buttons) - 1) * px(BAR_GAP)
    for button, needed in zip(buttons, wanted, strict=True):
        wide = needed + spare // len(buttons) if spare > 0 else needed * room // sum(wanted)
        button.place(style, pygame.Rect(left, px(6), wide, px(TOP_BAR) - px(12)))
        left += wide + px(BAR_GAP)


class TopBar(Widget):
    """Names the game and says how the deal stands."""

    role = Role.HEADING

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.lines: Sequence[str] = ()

    def tell(self, parts: Sequence[str]) -> None:
        """Take what is to be shown: markup, the most important first."""
        if list(parts) != list(self.lines):
            self.lines = parts
            self.repaint()

    @property
    def bounds(self) -> pygame.Rect:
        """The bar: it throws no shadow."""
        return self.rect

    @property
    def value(self) -> str:
        """How the deal stands, in words."""
        return ", ".join(plain(part) for part in self.lines)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar and its words."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        surface.blit(box(rect.size, 0, (theme.panel_top, theme.panel_bottom)), rect.topleft)
        thin = style.hairline()
        surface.fill(theme.gold_dark, (rect.left, rect.bottom - thin, rect.width, thin))
        cap = style.px(26)
        title = Type(Face.SERIF_BOLD, min(style.type(22).px, cap), theme.title)
        words = block(self.label, title, theme)
        left = rect.left + style.px(22)
        words.draw(surface, (left, rect.centery - words.size[1] // 2))
        left += words.size[0] + style.px(28)
        kind = Type(Face.SANS, min(style.type(17).px, style.px(20)), theme.text)
        room = rect.right - style.px(len(BAR_BUTTONS) * (BAR_WIDTH + BAR_GAP) + 24)
        for part in self.lines:
            words = block(part, kind, theme)
            if left + words.size[0] > room:
                break
            words.draw(surface, (left, rect.centery - words.size[1] // 2))
            left += words.size[0] + style.px(26)
