"""The bar at the head of a match: which game, how it stands, and the buttons of its pages."""

from collections.abc import Sequence

import pygame

from game.core.words import _
from game.session.occasion import Goal
from scenes.scene import Action
from scenes.ui.button import Button
from scenes.ui.shapes import box
from scenes.ui.text import Block, Face, Type, block, escape, plain
from scenes.ui.widget import Role, Style, Widget

TOP_BAR = 46.0
"""The height of the bar, in units."""
BAR_BUTTONS = (Action.SCORES, Action.LOG, Action.RULES, Action.MENU)
BAR_WIDTH, BAR_GAP = 84.0, 6.0
"""How wide a button of the bar is in the middle, and what lies between two, in units."""

MOST_TITLE, MOST_WORDS = 32.0, 27.0
"""The largest type in the bar, in units: it is no higher where type is large."""
BAR_TYPE = 24.0
"""The largest type on a button of the bar, in units."""
MOST_GROWN = 1.45
"""How far the buttons of the bar grow with the text."""
GAP = 27.0
"""Units between what stands side by side in the bar."""


def button_words() -> dict[Action, str]:
    """Return what the buttons say that every match has: those of the bar, then the player's own."""
    return {
        Action.SCORES: _("Scores"),
        Action.LOG: _("Log"),
        Action.RULES: _("Rules"),
        Action.MENU: _("Menu"),
        Action.HINT: _("Hint"),
        Action.UNDO: _("Take back"),
    }


def buttons_width(style: Style) -> int:
    """Return the room that the buttons of the bar have in pixels: more of it in large type."""
    grown = BAR_WIDTH * min(MOST_GROWN, max(1.0, style.layout.text_scale))
    return style.px(len(BAR_BUTTONS) * grown)


def stand_in_bar(buttons: Sequence[Button], style: Style, right: int) -> None:
    """Stand the buttons of the bar side by side up to the window's right edge.

    They share the room, whoever has more to say has more of it.
    """
    px = style.px
    room = buttons_width(style)
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
        self.goal: Goal | None = None
        """What the match asks for: it stands where else the game is named, and all of it is told
        where the pointer rests."""

    def ask(self, goal: Goal | None) -> None:
        """Take what the match asks for, None where it is to win."""
        self.goal = goal
        self.hint = "" if goal is None else " ".join(goal.told)

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
    def takes_pointer(self) -> bool:
        """It tells something where the match asks for something."""
        return self.goal is not None

    @property
    def value(self) -> str:
        """What the match asks for, and how the deal stands, in words."""
        asked = [] if self.goal is None else [*self.goal.told]
        return ", ".join([*asked, *(plain(part) for part in self.lines)])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar and its words."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        surface.blit(box(rect.size, 0, (theme.panel_top, theme.panel_bottom)), rect.topleft)
        thin = style.hairline()
        surface.fill(theme.gold_dark, (rect.left, rect.bottom - thin, rect.width, thin))
        left = rect.left + style.px(22)
        room = rect.right - buttons_width(style) - style.px(len(BAR_BUTTONS) * BAR_GAP + 24)
        title, *lines = self._set(style, room - left)
        for words in (title, *lines):
            if words is not title and left + words.size[0] > room:
                break
            words.draw(surface, (left, rect.centery - words.size[1] // 2))
            left += words.size[0] + style.px(GAP)

    def _set(self, style: Style, room: int) -> list[Block]:
        """Return the title and the lines, in the player's size of type as far as there is room."""
        theme, layout = style.theme, style.layout
        head = self.label if self.goal is None else escape(self.goal.words)
        named = 22 if self.goal is None else 19
        sizes = [layout.text_scale * part for part in (1.0, 0.9, 0.8, 0.7)]
        for scale in (*sizes, min(1.0, layout.text_scale)):
            title_px, px = (
                max(11, style.px(min(size * scale, most)))
                for size, most in ((named, MOST_TITLE), (17, MOST_WORDS))
            )
            title = block(head, Type(Face.SERIF_BOLD, title_px, theme.title), theme)
            lines = [block(each, Type(Face.SANS, px, theme.text), theme) for each in self.lines]
            wide = sum(each.size[0] + style.px(GAP) for each in (title, *lines))
            if wide - style.px(GAP) <= room:
                break
        return [title, *lines]
