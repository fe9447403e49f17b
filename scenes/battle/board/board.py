"""The widgets around the battlefield and where they stand."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.core.protocols import Event, Player
from game.core.words import _, split_clause
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Spot, is_square, spot_name
from game.session.match import Seat
from scenes.battle.board.army import ArmyPlate
from scenes.battle.board.panels import LogView, SideColumn, SideView, SkyZone
from scenes.battle.board.squares import SpotPlace, Touch
from scenes.battle.lesson import BattleGuide
from scenes.battle.maps.ground import Ground, scaled
from scenes.battle.reactions import reactions
from scenes.scene import Action
from scenes.show.bar import BAR_BUTTONS, BAR_TYPE, TOP_BAR, TopBar, button_words, stand_in_bar
from scenes.ui.backing import outside
from scenes.ui.boxes import Panel
from scenes.ui.button import Button, ButtonKind
from scenes.ui.containers import Group
from scenes.ui.scroll import Scroll
from scenes.ui.text import plain
from scenes.ui.widget import Style, Widget

FOOT_TYPE = 17.0
"""The largest type on the buttons of a phase at the foot of the right side, in units: two stand in
a row."""
OWN_TYPE = 23.0
"""The same on those of the battle, as far as all their words fit."""
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


class OnField(Protocol):
    """What stands on the field between the panels and what lies over them: see `BattleShow`."""

    @property
    def picture(self) -> Battle:
        """The battle as it has been shown so far."""

    @property
    def ground(self) -> Ground:
        """The geometry in force."""

    def open_army(self, player: Player) -> None:
        """Open the page of everything that is known of an army."""

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the tokens that move."""

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what is seen for a moment."""


class FieldBoard(Group):
    """The bar above, the armies' plates, the side zones, and the spots on the field."""

    def __init__(self, title: str, seats: Iterable[Seat], show: OnField) -> None:
        self.show = show
        self.bar = TopBar(title)
        self.plates = [
            ArmyPlate(p, seat, show.picture, show.open_army) for p, seat in enumerate(seats)
        ]
        self.skies = [SkyZone(plate.player) for plate in self.plates]
        self.spots: Sequence[SpotPlace] = ()
        self.over: Widget | None = None
        """What lies over the board, None for nothing."""
        self.pictured: Widget | None = None
        """Where tokens are pictured beside the field, if anywhere."""
        self._still: Sequence[Widget] = ()
        super().__init__()

    def stand(self, under: Sequence[Widget], spots: Sequence[SpotPlace], *above: Widget) -> None:
        """Put together what is there now, the topmost last."""
        parts = [self.bar, *self.skies, *self.plates, *under]
        self.spots, self._still = spots, [*parts, *above]
        over = [self.over] if self.over is not None else []
        self.hold([*parts, *spots, *above, *over])

    def spot(self, spot: Spot) -> SpotPlace | None:
        """Return the widget of a spot."""
        return next((each for each in self.spots if each.spot == spot), None)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the ground has room for it."""
        super().place(style, rect)
        ground, layout = self.show.ground, style.layout
        self.bar.place(style, pygame.Rect(0, 0, rect.width, style.px(TOP_BAR)))
        left = ground.panel(False)
        for plate in self.plates:
            spot = pygame.FRect(left.left, left.top, left.width, ground.plate_high)
            if plate.player == ground.bottom:
                spot.bottom = left.bottom
            plate.place(style, scaled(spot, layout))
        for zone in self.skies:
            zone.place(style, scaled(ground.sky(zone.player), layout))
        self.stand_spots(style)
        if self.over is not None:
            self.over.place(style, scaled(ground.board, layout))

    def stand_spots(self, style: Style) -> None:
        """Let the spots take up their places, which flyers change."""
        ground, picture = self.show.ground, self.show.picture
        flyers = {u.spot: ground.rect(u, picture) for u in picture.units if u.spot >= SKY}
        for each in self.spots:
            if is_square(each.spot):
                each.stand(style, ground.square(each.spot))
            elif each.spot in flyers:
                each.stand(style, flyers[each.spot])

    # -- the picture

    def draw_under(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Draw what lies under the tokens and seldom changes, where it reaches into a part."""
        for child in self._still:
            if child.visible and part.colliderect(child.bounds):
                child.draw(surface)

    def open_parts(self, rect: pygame.Rect) -> Sequence[pygame.Rect]:
        """Return what of a part of the ground lies under no panel."""
        return (rect,)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what moves, the rings on the spots, then what lies over the board."""
        self.show.draw_moving(surface)
        for each in self.spots:
            if each.is_focused:
                each.draw(surface)
        self.show.draw_effects(surface)
        if self.over is not None:
            self.over.draw(surface)


class BattleBoard(FieldBoard):
    """Around a battle that is played also stand the log, the panel and the buttons."""

    def __init__(
        self,
        title: str,
        seats: Iterable[Seat],
        show: OnField,
        act: Callable[[Action], object],
        touch: Touch,
        words: Callable[[Spot], str],
        guide: BattleGuide | None = None,
    ) -> None:
        super().__init__(title, seats, show)
        self.guide = guide
        """Who stands where else the log is told."""
        self.log = LogView()
        self.log_panel = Panel(self.log, pad=12, grows=True)
        self.side = SideColumn()
        self.side_view = SideView(self.side)
        self.side_panel = Panel(self.side_view, pad=12, grows=True)
        self.aside = SideColumn()
        """What stands where else the log, or the guide, does."""
        self.aside_view = Scroll(self.aside)
        self.aside_panel = Panel(self.aside_view, pad=6, grows=True)
        self.pictured = self.side
        self.buttons = battle_buttons(act)
        self.squares = [SpotPlace(s, BOARD.names[s], touch, words) for s in BOARD.squares]
        self.flyers: list[SpotPlace] = []
        self.lands: list[Widget] = []
        self.foot: Sequence[Sequence[Button]] = ()
        """Buttons of the phase, in place of those of the battle."""
        self._touch, self._words = touch, words
        self.gather()

    # -- what there is

    def gather(self) -> None:
        """Put together what is there now."""
        bar = [self.buttons[action] for action in BAR_BUTTONS]
        spots = [*self.squares, *self.flyers]
        self.stand([self._at_left, *self.lands], spots, self.side_panel, *bar, *self.at_foot)

    @property
    def at_foot(self) -> Sequence[Button]:
        """The buttons at the foot of the right side: those of the phase, or of the battle."""
        own = [each for row in self.foot for each in row]
        return own or [self.buttons[action] for row in SIDE_BUTTONS for action in row]

    @property
    def _at_left(self) -> Widget:
        """What stands between the plates."""
        return self.aside_panel if self.aside.shown else self.guide or self.log_panel

    def side_tells(self, words: str) -> bool:
        """Tell whether a sentence stands in the panel, in sight."""
        told, _clause = split_clause(words)
        lines = [each for each in self.side.walk() if plain(each.label) == told]
        return any(self.side_view.rect.contains(each.rect) for each in lines)

    def take_flyers(self) -> None:
        """Let there be a spot for every flyer in the air."""
        spots = [unit.spot for unit in self.show.picture.units if unit.spot >= SKY]
        before = {each.spot: each for each in self.flyers}
        if spots == list(before):
            return
        self.flyers = [
            before.get(spot) or SpotPlace(spot, spot_name(spot), self._touch, self._words)
            for spot in spots
        ]
        self.gather()

    def open_parts(self, rect: pygame.Rect) -> Sequence[pygame.Rect]:
        """Return what of a part of the ground lies under no panel."""
        parts, at_left = [rect], self._at_left
        panels = [at_left, self.side_panel] if isinstance(at_left, Panel) else [self.side_panel]
        for solid in (each.solid for each in panels):
            parts = [each for part in parts for each in outside(part, solid)]
        return parts

    def react(self, event: Event, *, has_remarks: bool) -> None:
        """Let players make faces at an event, and those with a portrait say a line."""
        for each in reactions(event, self.show.picture):
            plate = self.plates[each.player]
            plate.feel(each.mood, each.words if plate.face and has_remarks else "")

    # -- where it is

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the ground has room for it."""
        super().place(style, rect)
        ground, layout = self.show.ground, style.layout
        stand_in_bar([self.buttons[action] for action in BAR_BUTTONS], style, rect.right)
        left = ground.panel(False)
        upper, lower = ground.sky(1 - ground.bottom), ground.sky(ground.bottom)
        between = pygame.FRect(left.left, upper.bottom + 10, left.width, 0)
        between.height = lower.top - 10 - between.top
        flying = {unit.owner for unit in self.show.picture.units if unit.spot >= SKY}
        room = between.union(upper) if 1 - ground.bottom not in flying else between
        room = room.union(lower) if ground.bottom not in flying else room
        if self.aside.shown:
            middle, whole = scaled(between, layout), scaled(room, layout)
            high = self.aside_panel.height(style, middle.width)
            self.aside_panel.place(style, middle if high <= middle.height else whole)
        elif self.guide is not None:
            self.guide.stand(style, scaled(room, layout))
        else:
            self.log_panel.place(style, scaled(between, layout))
        self._place_right(style, scaled(ground.panel(True), layout))

    def _place_right(self, style: Style, rect: pygame.Rect) -> None:
        """Place the buttons at the foot, row by row, and the panel above them."""
        px, gap = style.px, style.px(8)
        bottom = rect.bottom
        battle = [[self.buttons[action] for action in row] for row in SIDE_BUTTONS]
        half = (rect.width - gap) // 2
        own = [row for both in self.foot for row in _rows(both, style, half)]
        _set_alike([each for row in battle if len(row) > 1 for each in row], style, half)
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


def _set_alike(buttons: Sequence[Button], style: Style, wide: int) -> None:
    """Give buttons that are so wide the largest type in which the words of each fit on it."""
    for button in buttons:
        button.most = OWN_TYPE
    fitting = (wide - style.px(20)) / max(button.width_with_key(style) for button in buttons)
    for button in buttons:
        button.most = max(FOOT_TYPE, OWN_TYPE * min(1.0, fitting))


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
        **button_words(),
        Action.LAST_TRICK: _("Recap"),
        Action.THREATS: _("Threats"),
        Action.END_TURN: _("End turn"),
    }
    hints = {
        Action.HINT: _("What a strong player would do now, and why."),
        Action.UNDO: _("Takes back your last decision, and all that followed it."),
        Action.LAST_TRICK: _("What the enemy did in his latest turn."),
        Action.THREATS: _("Lights the squares where the enemy could strike or shoot next turn."),
        Action.END_TURN: _("Cards that have not acted stay alert, and protect. [BW-17]"),
    }
    buttons = {}
    for action, label in words.items():
        kind = ButtonKind.QUIET if action in BAR_BUTTONS else ButtonKind.SECONDARY
        kind = ButtonKind.PRIMARY if action is Action.END_TURN else kind
        hint = hints.get(action, "")
        most = BAR_TYPE if action in BAR_BUTTONS else OWN_TYPE
        button = Button(
            label, partial(act, action), kind=kind, hint=hint, size=16, least=0, most=most
        )
        button.asks = action
        buttons[action] = button
    return buttons
