"""What questions over the board are made of: the panel, tokens and dice on it."""

from collections.abc import Callable, Sequence

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.unit import Unit
from scenes.battle.board.layer import TokenMaker
from scenes.battle.motion.rolling import die
from scenes.ui.containers import Group
from scenes.ui.panel import Panel
from scenes.ui.widget import Role, Style, Widget

TOKEN = 84.0
DIE = 54.0


class AskedPanel(Group):
    """A panel in the part of the board where it hides least of what it is about."""

    def __init__(self, body: Widget, clear: Callable[[], Sequence[pygame.Rect]]) -> None:
        self.panel = Panel(body, pad=16)
        self._clear = clear
        super().__init__(self.panel)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand in the middle of the board, or where less is hidden of what is to be seen."""
        super().place(style, rect)
        wide = min(rect.width - style.px(16), self.panel.natural_width(style))
        high = min(rect.height, self.panel.height(style, wide))
        spot = pygame.Rect(0, 0, wide, high)
        spot.centerx = rect.centerx
        keep = self._clear()
        best, least = spot, -1
        margin = style.px(9)
        middle = rect.centery - high // 2
        for top in (rect.top - margin, middle, rect.bottom - high + margin) if keep else (middle,):
            tried = spot.copy()
            tried.top = top
            hidden = sum(_area(tried.clip(each)) for each in keep)
            if least < 0 or hidden < least:
                best, least = tried, hidden
        self.panel.place(style, best)

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Only the panel answers; beside it the squares do."""
        return self.panel.hit(at) or (self.panel if self.panel.rect.collidepoint(at) else None)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


class TokenPicture(Widget):
    """A unit's token."""

    role = Role.PICTURE

    def __init__(self, unit: Unit, tokens: TokenMaker, high: float = TOKEN) -> None:
        super().__init__(unit_name(unit))
        self.unit, self.tokens, self.high = unit, tokens, high

    def natural_width(self, style: Style) -> int:
        """Return the token's width."""
        return style.px(self.high * 4 / 3)

    def height(self, style: Style, width: int) -> int:
        """Return the token's height."""
        return style.px(self.high)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the token in the middle."""
        assert self.style is not None
        picture = self.tokens.token(self.unit, self.style.px(self.high))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class DicePicture(Widget):
    """A die that lies still."""

    role = Role.PICTURE

    def __init__(self, shown: int, player: Player) -> None:
        super().__init__(str(shown))
        self.shown, self.player = shown, player

    def natural_width(self, style: Style) -> int:
        """Return the die's width."""
        return style.px(DIE)

    def height(self, style: Style, width: int) -> int:
        """Return the die's height."""
        return style.px(DIE)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the die in the middle."""
        assert self.style is not None
        picture = die(self.player, self.shown, self.style.px(DIE))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
