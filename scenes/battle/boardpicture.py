"""The board as a picture beside an answer or a review: the best choice and yours, in arrows."""

from collections.abc import Callable
from typing import Any

import pygame

from game.core.protocols import steps_of
from game.core.ruleset import Ruleset
from game.core.words import _
from game.rulesets.berserk.facts import steps
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import BOARD, is_square
from game.rulesets.berserk.view import BerserkView
from scenes.battle.board.layer import as_owner_sees, colour_of, lit
from scenes.battle.faces.cardface import CardFaces, look_of
from scenes.battle.faces.naming import card_of
from scenes.battle.maps.ground import SHAPE, Ground, scaled
from scenes.battle.overlays.plan import draw_plan, plan_of
from scenes.show.look import Art, ChoosePack
from scenes.theme import REFERENCE, Layout
from scenes.ui.shapes import box
from scenes.ui.text import block
from scenes.ui.widget import Role, Style, Widget

HIGH = 300.0
"""How high the board is, in units."""
CAPTION, KEY = 14.0, 26.0
"""The type of what the arrows mean, and how long the line beside it is, in units."""
INSET = 0.05
"""By such a part of its height a square's token is smaller than the square."""


class BoardPicture(Widget):
    """A battle as a seat sees it, with the arrows of two choices."""

    role = Role.PICTURE

    def __init__(self, view: BerserkView, best: Any, chosen: Any, name: Callable[[Any], str]):
        self.view = view
        self.plans = [
            (tone, words, plan_of(_steps(view, choice), view))
            for tone, words, choice in (("guard", _("yours"), chosen), ("chosen", _("best"), best))
        ]
        if chosen == best:
            del self.plans[0]
        self._drawn: tuple[Layout, pygame.Surface] | None = None
        super().__init__(f"{_('best')}: {name(best)}, {_('yours')}: {name(chosen)}")

    def natural_width(self, style: Style) -> int:
        """Return the width of the board."""
        return self._board(self._layout(style)).width

    def height(self, style: Style, width: int) -> int:
        """Return the height of the board and of what its arrows mean."""
        return style.px(HIGH) + round(style.type(CAPTION).px * 1.6)

    def _layout(self, style: Style) -> Layout:
        """Return the layout of a window whose board is so high."""
        wide, high = REFERENCE
        scale = style.px(HIGH) / self._ground.board.height
        return Layout(round(wide * scale), round(high * scale), scale)

    @property
    def _ground(self) -> Ground:
        return Ground(*REFERENCE, self.view.observer or 0)

    def _board(self, layout: Layout) -> pygame.Rect:
        """Return the part of that window that is shown: the board, and who flies beside it."""
        ground, view = self._ground, self.view
        flyers = [each for each in view.units if each.spot >= 0 and not is_square(each.spot)]
        shown = ground.board.unionall([ground.rect(each, view) for each in flyers])
        return scaled(shown, layout)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw squares, tokens and arrows, and below them what the arrows mean."""
        style = self.style
        assert style is not None
        layout = self._layout(style)
        if self._drawn is None or self._drawn[0] != layout:
            self._drawn = layout, self._whole(layout, style)
        board = self._board(layout)
        at = board.copy()
        at.midtop = self.rect.midtop
        surface.blit(self._drawn[1], at, board)
        self._draw_key(surface, style, at)

    def _whole(self, layout: Layout, style: Style) -> pygame.Surface:
        ground, theme = self._ground, style.theme
        whole = pygame.Surface(layout.size, pygame.SRCALPHA)
        for square in BOARD.squares:
            rect = scaled(ground.square(square), layout).inflate(-2, -2)
            whole.blit(box(rect.size, rect.height * 0.1, theme.well, theme.well_edge, 1.0), rect)
        for tone, _words, plan in self.plans:
            for each in plan:
                for spot in filter(is_square, each[:2]):
                    rect = scaled(ground.square(spot), layout)
                    whole.blit(lit(tone, rect.size, theme), rect)
        faces = CardFaces(theme)
        for unit in map(as_owner_sees, self.view.units):
            if unit.spot < 0:
                continue
            rect = scaled(ground.rect(unit, self.view), layout)
            high = round(rect.height * (1 - 2 * INSET))
            shown = card_of(unit)
            picture = faces.token(shown, look_of(unit, shown), (round(high * SHAPE), high))
            whole.blit(picture, picture.get_rect(center=rect.center))
        for tone, _words, plan in self.plans:
            ink = colour_of(tone, theme)
            draw_plan(whole, plan, self.view, ground, layout, theme, ink)
        return whole

    def _draw_key(self, surface: pygame.Surface, style: Style, board: pygame.Rect) -> None:
        left, thick = board.left, style.px(5)
        for tone, words, plan in reversed(self.plans):
            if not plan:
                continue
            set_words = block(words, style.type(CAPTION), style.theme)
            line = pygame.Rect(left, 0, style.px(KEY), thick)
            line.centery = self.rect.bottom - set_words.size[1] // 2
            surface.blit(box(line.size, thick / 2, colour_of(tone, style.theme), None, 0.0), line)
            left = line.right + style.px(6)
            set_words.draw(surface, (left, line.centery - set_words.size[1] // 2))
            left += set_words.size[0] + style.px(20)


def _steps(view: BerserkView, choice: Any) -> Any:
    """Return what a choice does, a walk with the deed that it is for."""
    found = steps_of(choice)
    return steps(view, found[0]) if len(found) == 1 else found


def pictured(
    ruleset: Ruleset[Any, Any, Any],
    art: Callable[[ChoosePack], Art],
    view: BerserkView,
    best: Any,
    chosen: Any,
) -> Widget | None:
    """Return the board that a decision is made on, None before the battle."""
    if view.phase is not Phase.BATTLE:
        return None
    guide = ruleset.telling.guide
    return BoardPicture(view, best, chosen, lambda choice: guide.name(view, choice))
