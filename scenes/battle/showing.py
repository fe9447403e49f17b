"""The battle as it is shown: events become motion, the person's questions become modes."""

from game.core.protocols import Event, Player
from game.core.words import _
from game.rulesets.berserk import events as e
from game.rulesets.berserk.unit import Spot
from game.rulesets.berserk.view import Phase
from game.session.match import MatchEnded
from game.session.sitting import Sitting
from scenes.anim.director import Director
from scenes.anim.timeline import Motion
from scenes.battle.ahead import pictures_ahead
from scenes.battle.board.army import ArmyPlate
from scenes.battle.board.board import BattleBoard
from scenes.battle.board.squares import SpotPlace
from scenes.battle.choreography import Sight, motion
from scenes.battle.fray import after
from scenes.battle.maps.ground import places, unit_key
from scenes.battle.modes.mode import Mode
from scenes.battle.picture import BattlePicture, picture_of
from scenes.battle.reporting import ReportingBattle
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.ui.layout import Layout
from scenes.ui.widget import Widget

CATCH_UP = 40
"""How many of the latest events are shown to a person who comes to the screen."""


class ShowingBattle(ReportingBattle):
    """One match at the battlefield, as far as it is shown. What is asked, a subclass asks."""

    toast_lift = 0.0

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self.title = _(self.port.ruleset.title)
        self.mode = Mode(self)
        self.director = Director(
            self.stage,
            BattlePicture(),
            fold=after,
            choreograph=self._choreograph,
            rest=lambda _picture: self.settle(),
            shown=self._note_event,
            cue=self._cue,
            holds=self.is_stop,
        )
        self._is_left_handed = look.pace().left_handed

    # -- the life of the scene

    def build(self) -> Widget:
        """Return the plates, the panels, the buttons and the spots of the board."""
        plates = [
            ArmyPlate(player, seat, self.open_army)
            for player, seat in enumerate(self.sitting.seats)
        ]
        self.board = BattleBoard(
            self.title, plates, self.act, self, self.words_at, lambda: self.ground, self
        )
        return self.board

    def first_focus(self) -> Widget | None:
        """Return what the mode begins with, or a square in the middle."""
        return self.mode.best_focus() or self.board.squares[12]

    def enter(self) -> None:
        """Show the battle as it is; whoever comes back finds it at the same decision."""
        if self.port.events() and self.sitting.has_begun and not self.is_covered:
            self.look_up()
        self.refresh()

    def resize(self, layout: Layout) -> None:
        """Lay everything out again and draw the cards in their new size."""
        for name in ("faces", "layer"):
            self.__dict__.pop(name, None)
        super().resize(layout)
        options = self.standing.options
        self.layer.tokens.expect(pictures_ahead(self.faces, options, self.ground, layout))
        if not self.is_covered:
            self.stage.cut(places(self.ground, self.picture, self.mode.laid()))
            self.refresh()

    def resume(self) -> None:
        """Take a new look at what may have been changed in the settings."""
        super().resume()
        if self._is_left_handed is not self.ground.left_handed:
            self._is_left_handed = self.ground.left_handed
            self.resize(self.layout)

    def reword(self) -> None:
        """Say everything anew, what is asked as well."""
        self.title = _(self.port.ruleset.title)
        self._story = None
        super().reword()
        if self.is_asking:
            self.stop_asking()
            self.ask()
        elif not self.is_covered:
            self.refresh()

    def update(self, dt: float) -> bool:
        """Go on, and look what is pointed at."""
        self.tell_log()
        changed = self.go_on(dt)
        changed = self._sparks.update(dt) or changed
        if self.layer.tokens.take_news():
            self.repaint(self.board.side)
        if self.field.update(dt):
            self.damage_ground(self.field.moving_rects)
            changed = True
        self._look_where_pointed()
        return super().update(dt) or changed

    # -- Seated

    def set_from_view(self) -> None:
        """Set the field from the view, without any show."""
        self.director.picture = self._picture_now()
        self.settle(cut=True)
        self.refresh()

    def _picture_now(self) -> BattlePicture:
        return picture_of(self.view, self.standing.deals_played, self._last_roll())

    def _last_roll(self) -> tuple[int, int] | None:
        if self.view.phase is not Phase.FIRST:
            return None
        rolls = [event.dice for event in self.port.events() if isinstance(event, e.FirstRolled)]
        return rolls[-1] if rolls else None

    def catch_up(self) -> None:
        """Show the person who has come what happened since he left, the latest of it in motion."""
        seat = self.seat
        events = self.port.events()
        start = max(self._seen[seat], len(events) - CATCH_UP)
        picture = BattlePicture()
        for event in events[:start]:
            picture = after(event, picture)
        self._seen[seat] = len(events)
        self.director.drop()
        self.director.picture = picture
        self.rebuild()
        self.settle(cut=True)
        self.director.take(event for event in events[start:] if not self.is_stop(event))
        self.refresh()

    def hide(self) -> None:
        """Leave the field empty."""
        self.director.picture = BattlePicture()
        self.stage.cut({})
        self.layer.units = {}

    def needs_curtain(self, seat: Player) -> bool:
        """Tell whether cards are hidden from the other: while armies are raised and placed, and
        as long as a card lies face down. Whoever chooses who is first may draw cards at once."""
        view = self.port.view() if self.port.seat is not None else self.sitting.port(seat).view()
        if view.phase in (Phase.FIRST, Phase.DRAW, Phase.RECRUIT, Phase.PLACE):
            return True
        return any(unit.hidden for unit in view.units)

    def is_stop(self, event: Event) -> bool:
        """Stop after a battle, and after the match."""
        return isinstance(event, e.BattleEnded | MatchEnded)

    def is_worth_a_page(self, event: Event) -> bool:
        """The last battle's end is told by the end of the match."""
        return not self.port.is_over

    def ask(self) -> None:
        """Ask nothing: a battle that is only shown."""

    def stop_asking(self) -> None:
        """Go back to looking on."""
        self.is_asking = False
        self.set_mode(Mode(self))

    # -- showing

    def set_mode(self, mode: Mode) -> None:
        """Let clicks and keys mean something else from now on."""
        self.mode = mode
        self.settle()
        self.refresh()

    def _choreograph(self, event: Event, before: BattlePicture, later: BattlePicture) -> Motion:
        own = self.seat if len(self.people) == 1 else None
        if isinstance(event, e.CardPlaced) and event.player == self.seat:
            return Motion()
        if isinstance(event, e.Died):
            self.stage.release(unit_key(event.uid))
        names, calm = self.port.names, self.look.pace().reduced_motion
        return motion(event, Sight(self.ground, before, later, names, own, calm, self.land))

    def _cue(self, name: str) -> None:
        if self.is_heard:
            self.host.cue(name)

    def _note_event(self, event: Event) -> None:
        if self.is_stop(event):
            self.note(event)
        if isinstance(event, e.BattleEnded) and event.winner is not None and self.host.moves:
            x, y = self.ground.board.center
            self._sparks.burst(x, y, 80, 520)
        if isinstance(event, e.Died) and self.host.moves:
            place = self.ground.rect(self.picture.units[event.uid], self.picture)
            self._sparks.burst(place.centerx, place.centery, 14, 160)
        self.refresh()

    def refresh(self) -> None:
        """Show the view itself where all that has happened has been shown; then tell of it."""
        if self._has_shown_all:
            self.director.picture = self._picture_now()
        super().refresh()

    @property
    def _has_shown_all(self) -> bool:
        """Whether nothing has happened that has not been shown, so that the view may be shown."""
        if self.is_covered or not self.director.is_idle or self.port.seat is None:
            return False
        return not self.port.events(self._seen[self.seat])

    # -- pointing

    def _look_where_pointed(self) -> None:
        if self.is_covered:
            return
        pointed = self.hovered if self.host.uses_pointer else self.focused
        spot = pointed.spot if isinstance(pointed, SpotPlace) else None
        is_elsewhere = pointed is not None and not isinstance(pointed, SpotPlace)
        if spot == self.mode.pointed or (is_elsewhere and self._is_in_panel(pointed)):
            return
        self.mode.point_at(spot)
        self.retell()

    def _is_in_panel(self, widget: Widget | None) -> bool:
        return widget is not None and self.board.side_panel in widget.lineage()

    def press(self, spot: Spot) -> None:
        """Let the mode do what a chosen spot means; while events are shown, hurry them."""
        if not self.director.is_idle:
            self.director.skip()
            return
        self.mode.press(spot)

    def inspect(self, spot: Spot) -> None:
        """Open the card on a spot."""
        unit = self.mode.unit_at(spot)
        if unit is not None:
            self.open_unit(unit)

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drag."""
        self.mode.drag(spot, at)

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the mode drop."""
        self.mode.drop(spot, at)

    def spot_under(self, at: tuple[int, int]) -> Spot | None:
        """Return the square at a place in pixels."""
        scale = self.layout.scale
        return self.ground.square_at(at[0] / scale, at[1] / scale)
