"""The widgets around the battlefield and where they stand."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.core.words import _
from game.rulesets.berserk.unit import BOARD, SKY, Spot, spot_name
from scenes.battle.board.army import ArmyPlate
from scenes.battle.board.panels import LogView, SideColumn, SkyZone
from scenes.battle.board.squares import SpotPlace, Touch
from scenes.battle.maps.ground import PLATE_HEIGHT, Ground, scaled
from scenes.battle.picture import BattlePicture
from scenes.scene import Action
from scenes.show.bar import BAR_BUTTONS, TOP_BAR, TopBar, stand_in_bar
from scenes.ui.boxes import Panel
from scenes.ui.button import Button, Kind
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Group, Style, Widget

FOOT_TYPE = 17.0
"""The largest type on the buttons at the foot of the right side, in units: two stand in a row."""
ALONE_TYPE = 20.0
"""The same of one that has its row for itself."""
SHRUNK = 0.95
"""Two of a phase's buttons do not share a row if it makes their type so much smaller."""
SIDE_BUTTONS: Sequence[Sequence[Action]] = (
    (Action.HINT, Action.UNDO),
    (Action.LAST_TRICK, Action.THREATS),
    (Action.END_TURN,),
)
"""The buttons at the right, row by row."""


class Painter(Protocol):
    """Who draws what moves on the field, between the panels and what lies over them."""

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the tokens that move."""

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what is seen for a moment."""


class BattleBoard(Group):
    """Everything around the field: the bar, plates, log, panel, buttons, and the spots on it."""

    def __init__(
        self,
        title: str,
        plates: Sequence[ArmyPlate],
        act: Callable[[Action], object],
        touch: Touch,
        words: Callable[[Spot], str],
        ground: Callable[[], Ground],
        painter: Painter,
    ) -> None:
        self.bar = TopBar(title)
        self.plates = list(plates)
        self.skies = [SkyZone(plate.player) for plate in plates]
        self.log = LogView()
        self.log_panel = Panel(self.log, pad=12, grows=True)
        self.side = SideColumn()
        side = Scroll(self.side)
        side.stays_put = True
        self.side_panel = Panel(side, pad=12, grows=True)
        self.buttons = battle_buttons(act)
        self.squares = [SpotPlace(s, BOARD.names[s], touch, words) for s in BOARD.squares]
        self.flyers: list[SpotPlace] = []
        self.lands: list[Widget] = []
        self.lands_told: object = None
        """What the lands were made from."""
        self.over: Widget | None = None
        self.foot: Sequence[Sequence[Button]] = ()
        """Buttons of the phase, in place of those of the battle."""
        self._touch, self._words, self._ground, self._painter = touch, words, ground, painter
        self._still: list[Widget] = []
        super().__init__()
        self.gather()

    # -- what there is

    def gather(self) -> None:
        """Put together what is there now, the topmost last."""
        parts: list[Widget] = [self.bar, *self.skies, *self.plates, self.log_panel]
        parts += [*self.lands, *self.squares, *self.flyers, self.side_panel]
        own = [each for row in self.foot for each in row]
        foot = own or [self.buttons[action] for row in SIDE_BUTTONS for action in row]
        parts += [*(self.buttons[action] for action in BAR_BUTTONS), *foot]
        self._still = [each for each in parts if not isinstance(each, SpotPlace)]
        parts += [self.over] if self.over is not None else []
        self.hold(parts)

    def take_flyers(self, picture: BattlePicture) -> None:
        """Let there be a spot for every flyer in the air."""
        wanted = [unit.uid for unit in picture.units if unit.spot >= SKY]
        before = {each.spot: each for each in self.flyers}
        spots = [SKY + uid for uid in wanted]
        if spots == list(before):
            return
        self.flyers = [
            before.get(spot) or SpotPlace(spot, spot_name(spot), self._touch, self._words)
            for spot in spots
        ]
        self.gather()

    def spot(self, spot: Spot) -> SpotPlace | None:
        """Return the widget of a spot."""
        return next((each for each in (*self.squares, *self.flyers) if each.spot == spot), None)

    # -- where it is

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the ground has room for it."""
        super().place(style, rect)
        ground, layout, px = self._ground(), style.layout, style.px
        self.bar.place(style, pygame.Rect(0, 0, rect.width, px(TOP_BAR)))
        stand_in_bar([self.buttons[action] for action in BAR_BUTTONS], style, rect.right)
        left = ground.panel(False)
        for plate in self.plates:
            spot = pygame.FRect(left.left, left.top, left.width, PLATE_HEIGHT)
            if plate.player == ground.bottom:
                spot.bottom = left.bottom
            plate.place(style, scaled(spot, layout))
        for zone in self.skies:
            zone.place(style, scaled(ground.sky(zone.player), layout))
        upper, lower = ground.sky(1 - ground.bottom), ground.sky(ground.bottom)
        between = pygame.FRect(left.left, upper.bottom + 10, left.width, 0)
        between.height = lower.top - 10 - between.top
        self.log_panel.place(style, scaled(between, layout))
        for square in self.squares:
            square.stand(style, ground.square(square.spot))
        self._place_right(style, scaled(ground.panel(True), layout))
        if self.over is not None:
            self.over.place(style, scaled(ground.board, layout))

    def stand_flyers(self, style: Style, rects: dict[Spot, pygame.FRect]) -> None:
        """Let the flyers' spots take up their places."""
        for each in self.flyers:
            each.stand(style, rects[each.spot])

    def _place_right(self, style: Style, rect: pygame.Rect) -> None:
        """Place the buttons at the foot, row by row, and the panel above them."""
        px, gap = style.px, style.px(8)
        bottom = rect.bottom
        battle = [[self.buttons[action] for action in row] for row in SIDE_BUTTONS]
        own = [row for both in self.foot for row in _rows(both, style, (rect.width - gap) // 2)]
        for number, row in enumerate(reversed(own or battle)):
            seen = [each for each in row if each.visible]
            if not seen:
                continue
            high = px(46) if number == 0 else px(38)
            wide = (rect.width - gap * (len(seen) - 1)) // len(seen)
            for place, button in enumerate(seen):
                left = rect.left + place * (wide + gap)
                button.place(style, pygame.Rect(left, bottom - high, wide, high))
            bottom -= high + gap
        self.side_panel.place(
            style, pygame.Rect(rect.left, rect.top, rect.width, max(0, bottom - rect.top))
        )

    # -- the picture

    def draw_under(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw what lies under the tokens and seldom changes, where it reaches into a part."""
        for child in self._still:
            if child.visible and part.colliderect(child.bounds):
                child.draw(surface)

    def hides(self, rect: pygame.Rect) -> bool:
        """Return whether a part of the ground lies wholly under a panel."""
        return self.log_panel.solid.contains(rect) or self.side_panel.solid.contains(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what moves, the rings on the spots, then what lies over the board."""
        self._painter.draw_moving(surface)
        for each in (*self.squares, *self.flyers):
            if each.is_focused:
                each.draw(surface)
        self._painter.draw_effects(surface)
        if self.over is not None:
            self.over.draw(surface)


def _rows(buttons: Sequence[Button], style: Style, wide: int) -> Sequence[Sequence[Button]]:
    """Return one row of buttons each so `wide`, or a row for each whose words are too long."""
    if len(buttons) == 1:
        return (buttons,)
    for button in buttons:
        button.most = FOOT_TYPE
    if all(button.width_with_key(style) * SHRUNK <= wide - style.px(20) for button in buttons):
        return (buttons,)
    for button in buttons:
        button.most = ALONE_TYPE
    return [(button,) for button in buttons]


def battle_buttons(act: Callable[[Action], object]) -> dict[Action, Button]:
    """Return the buttons around the field, each asking for its action."""
    words = {
        Action.SCORES: _("Scores"),
        Action.LOG: _("Log"),
        Action.RULES: _("Rules"),
        Action.MENU: _("Menu"),
        Action.HINT: _("Hint"),
        Action.UNDO: _("Take back"),
        Action.LAST_TRICK: _("Recap"),
        Action.THREATS: _("Threats"),
        Action.END_TURN: _("End turn"),
    }
    buttons = {}
    for action, label in words.items():
        kind = Kind.QUIET if action in BAR_BUTTONS else Kind.SECONDARY
        kind = Kind.PRIMARY if action is Action.END_TURN else kind
        button = Button(label, partial(act, action), kind=kind, size=16, least=0, most=FOOT_TYPE)
        button.asks = action
        buttons[action] = button
    return buttons


def flyer_rects(ground: Ground, picture: BattlePicture) -> dict[Spot, pygame.FRect]:
    """Return where each flyer in the air is."""
    return {u.spot: ground.rect(u, picture) for u in picture.units if u.spot >= SKY}
