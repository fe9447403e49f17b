"""The show of a battle: events in motion, or a position at once, on their field.

Whoever drives it (a match that is played, one looked at again) gives it events or positions and
says what it lights; it knows no rules and asks nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.words import _, language
from game.rulesets.berserk import events as e
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.telling.reading import gift_words
from game.rulesets.berserk.unit import Spot, Unit
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion
from scenes.battle.ahead import pictures_ahead
from scenes.battle.board.board import FieldBoard
from scenes.battle.board.layer import BattleLayer, as_owner_sees
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.naming import card_of
from scenes.battle.faces.unitcard import unit_column
from scenes.battle.maps.field import FieldView
from scenes.battle.maps.ground import Ground, places, unit_key
from scenes.battle.motion.choreography import Scenery, motion
from scenes.battle.motion.entrances import turn_banner
from scenes.battle.overlays.armypage import ArmyPage
from scenes.battle.overlays.inspect import CardPage
from scenes.battle.still import Lights, StillPicture
from scenes.maps.moving import MOST_WAIT
from scenes.show.page import ShowPage
from scenes.ui.widget import Widget


class BattleShow:
    """A battle on the field of a page: its tokens, its ground, and the picture kept of both.

    `bottom` is the seat at the foot, `eyes` whose eyes look on (None for a bystander's). `shown`
    is told of each event when its turn comes, `say` when it is plain to see; what `holds` names
    stops the show, what `cuts` names is shown without motion. `foot` is the height in units that
    something else takes below.
    """

    board: FieldBoard
    """The widgets around the field; the page that has the show sets it."""

    def __init__(
        self,
        page: ShowPage,
        bottom: Player,
        *,
        shown: Callable[[Event], None],
        say: Callable[[Event], None],
        eyes: Player | None = None,
        holds: Callable[[Event], bool] = lambda _event: False,
        cuts: Callable[[Event], bool] = lambda _event: False,
        cue: Callable[[str], None] | None = None,
        lights: Callable[[], Lights] = Lights,
        foot: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.page, self.look, self.names, self.bottom = page, page.look, page.port.names, bottom
        standing: Any = page.port.standing
        self.options = standing.options
        """The field before the first event of the match."""
        self.eyes, self._cuts, self._foot = eyes, cuts, foot
        self.stage = Stage()
        self.director: Director[Battle] = Director(
            self.stage,
            Battle(replace(standing, results=())),
            choreograph=self._choreograph,
            rest=lambda _picture: self.settle(),
            shown=shown,
            say=say,
            cue=cue or (lambda name: page.host.cue(name)),
            holds=holds,
        )
        self._laid: Sequence[Unit] = ()
        self._carried: tuple[Unit, tuple[int, int]] | None = None
        self._still = StillPicture(self, lights)
        self._land_waits = 0.0
        """The seconds since the land was last allowed to move."""
        self._is_stale = True
        self._is_made = False
        self._ground_of: object = None
        self._ground: Ground
        self._column_of: object = None
        self._column: Widget

    @property
    def is_ready(self) -> bool:
        """Whether the ground and the tokens have been made; once they were, no one waits again."""
        if not self._is_made:
            ground = self.field.is_ready(self.ground, self.page.layout)
            self._is_made = self.layer.is_ready(self.stage, self.page.layout) and ground
        return self._is_made

    # -- what there is

    @property
    def picture(self) -> Battle:
        """The battle as it has been shown so far."""
        return self.director.picture

    @property
    def ground(self) -> Ground:
        """The geometry in force."""
        of = self.page.layout, self._foot(), self.look.pace().left_handed
        if of != self._ground_of:
            self._ground_of, (layout, foot, left_handed) = of, of
            wide, high = layout.units
            self._ground = Ground(
                wide, high - foot, self.bottom, left_handed, self.page.layout.text_scale
            )
        return self._ground

    @cached_property
    def faces(self) -> CardFaces:
        """The pictures of cards, in this size and these colours."""
        return CardFaces(self.page.host.theme, self.page.layout.text_scale)

    @cached_property
    def layer(self) -> BattleLayer:
        """What draws the tokens."""
        layer = BattleLayer(self.faces, in_background=self.look.is_live)
        ground, layout = self.ground, self.page.layout
        turns = [turn_banner(ground, p, self.eyes, self.names, 1) for p in range(len(self.names))]
        layer.tokens.expect(pictures_ahead(self.faces, self.options, ground, layout, turns))
        if self.look.is_live:
            self.faces.maker = layer.tokens.has_small
        return layer

    @cached_property
    def field(self) -> FieldView:
        """What draws the ground they stand on."""
        live, moves = self.look.is_live, self.page.host.moves
        counts = self.options.terrain
        return FieldView(self.options.field, moves=moves, in_background=live, counts=counts)

    def renew(self) -> None:
        """Have cards drawn anew, in whatever size and colours the page has by then."""
        if "layer" in self.__dict__:
            self.layer.tokens.end()
        for name in ("faces", "layer"):
            self.__dict__.pop(name, None)

    def release(self) -> None:
        """Give back the pictures."""
        self.renew()
        self.field.drop()
        self.__dict__.pop("field", None)
        self._still.release()
        self._is_made = False

    # -- the position

    def set(self, picture: Battle) -> None:
        """Show a position at once; what was to be shown before it is forgotten."""
        self.director.drop()
        self.director.picture = picture
        self.settle(cut=True)

    def settle(self, *, cut: bool = False) -> None:
        """Say where the tokens of the picture belong, those laid out included."""
        units = (*self.picture.units, *self._laid)
        self.layer.units = {unit_key(unit.uid): unit for unit in units}
        rest = places(self.ground, self.picture, self._laid)
        if cut:
            self.stage.cut(rest)
        else:
            self.stage.set_rest(rest)

    def lay(self, units: Sequence[Unit]) -> None:
        """Let these cards lie on the field though they have not been submitted."""
        if units != self._laid:
            self._laid = units
            self.settle()

    def carry(self, unit: Unit | None, at: tuple[int, int] = (0, 0)) -> None:
        """Let a card be dragged, now at a place in pixels, faint where it lay; None for none."""
        self._carried = None if unit is None else (unit, at)
        self.layer.pale = frozenset() if unit is None else frozenset({unit_key(unit.uid)})
        self.relight()

    def _choreograph(self, event: Event, before: Battle, later: Battle) -> Motion:
        if self._cuts(event):
            return Motion()
        if isinstance(event, e.Died):
            self.stage.release(unit_key(event.uid))
        calm = self.look.pace().reduced_motion
        scenery = Scenery(self.ground, before, later, self.names, self.eyes, calm)
        return motion(event, scenery)

    # -- looking closer

    def spot_under(self, at: tuple[int, int]) -> Spot | None:
        """Return the square at a place in pixels, None beside the board."""
        scale = self.page.layout.scale
        return self.ground.square_at(at[0] / scale, at[1] / scale)

    def column_of(self, unit: Unit) -> Widget:
        """Return what is told of a unit in a panel: the same column until that is another."""
        in_turn = unit.owner == self.picture.turn_player
        given = gift_words(self.picture, unit)
        of = unit, self.faces, language(), in_turn, given
        if of != self._column_of:
            self._column_of = of
            inspect = partial(self.open_unit, unit)
            self._column = unit_column(unit, self.faces, inspect, given, in_turn=in_turn)
        return self._column

    def open_unit(self, unit: Unit) -> None:
        """Open the page of a unit's card."""
        shown = card_of(unit)
        if shown is None:
            self.page.refuse(_("This card lies face down; nobody but its owner knows it. [BW-13]"))
        else:
            self.open_card(shown, unit)

    def open_card(self, shown: Card, unit: Unit | None = None) -> None:
        """Open the page of a card, of a unit's with what has befallen it."""
        given = [] if unit is None else gift_words(self.picture, unit)
        self.page.host.push(CardPage(shown, self.faces, self.page.open_rules, unit, given))

    def open_army(self, player: Player) -> None:
        """Open the page of everything that is known of an army."""
        name = self.names[player]
        page = ArmyPage(self.picture, player, name, self.faces, self.open_unit)
        self.page.host.push(page)

    # -- the picture

    def update(self, dt: float) -> bool:
        """Let the land move, and take the cards drawn meanwhile; return whether anything changed.

        The motion of events is the director's, to which the page gives its time.
        """
        changed, self._is_stale = self._is_stale, False
        if self.layer.tokens.take_news():
            self.page.repaint(self.board.pictured)
            changed = True
        self._land_waits += dt
        if not self._still.is_whole and self._land_waits < MOST_WAIT:
            return changed  # Something else is painted in this frame.
        passed, self._land_waits = self._land_waits, 0.0
        if self.field.update(passed):
            for part in self.field.moving_rects:
                self._still.damage(self.board.open_parts(part))
            changed = True
        return changed

    def spoil(self, widget: Widget | None = None) -> None:
        """Have drawn anew what seldom changes: all of it, or where a widget is."""
        self._still.spoil(None if widget is None or widget.style is None else widget.bounds)

    def relight(self) -> None:
        """Have the squares lit anew, and the picture drawn again."""
        self._still.are_lights_old = self._is_stale = True

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Paint what lies under the tokens that move, then draw it all."""
        yield from self._still.pieces(surface)
        self.draw(surface)
        yield

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field with its light, the panels, and the tokens that stand still."""
        self._still.draw(surface)

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the tokens that move, and the one that is dragged."""
        layout = self.page.layout
        self.layer.draw_moving(surface, self.stage, layout)
        if self._carried is not None:
            unit, at = self._carried
            picture = self.layer.tokens.token(as_owner_sees(unit), layout.px(self.ground.cell[1]))
            surface.blit(picture, picture.get_rect(center=at))

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what is seen for a moment."""
        theme, calm = self.page.host.theme, self.look.pace().reduced_motion
        self.layer.draw_effects(surface, self.stage, self.page.layout, theme, calm)
