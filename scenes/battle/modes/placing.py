"""Placing an army: by drag, by click or by keys; cards move about until all is confirmed."""

from collections.abc import Mapping, Sequence

from game.core.words import _
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.notation import parse_action
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.board.board import FOOT_TYPE
from scenes.battle.desk import Desk
from scenes.battle.faces.unitcard import card_column
from scenes.battle.maps.ground import unit_key
from scenes.battle.modes.formation import LAID, Formation
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.placed_words import (
    guide_words,
    note_words,
    waiting_words,
    why_here,
    why_shut,
)
from scenes.battle.modes.tray import Tray, TrayToken
from scenes.scene import Action
from scenes.ui.boxes import Column
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Placing(Mode):
    """The person lays his army out; nothing is submitted until he confirms."""

    asks = True
    carries = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.formation = Formation.of(desk.view)
        self.picked: int | None = None
        """The place in the army of the card that is picked up."""
        self._is_dragging = False
        self.is_proposed = False
        """Whether cards were laid for the person, who may ask why."""
        self._pointed_token: TrayToken | None = None
        self.tokens = {
            place: TrayToken(
                place,
                card(number),
                self.formation.player,
                desk.show.faces,
                self.pick,
                self._carry,
                self._drop_token,
                self.read,
            )
            for place, number in enumerate(self.formation.waiting)
        }
        self.tray = Tray()
        self.note = Words("", size=14, ink="muted")
        self.auto = Button(_("Place for me"), self.place_for_me, least=0, size=16, most=FOOT_TYPE)
        self.auto.asks = Action.HINT
        self.clear = Button(_("Take all back"), self.take_up, least=0, size=16, most=FOOT_TYPE)
        self.ready = Button(
            _("All in place"),
            self.confirm,
            kind=ButtonKind.PRIMARY,
            hint=_("When both armies stand, the cards are turned face up, and it begins. [BW-14]"),
            least=0,
            most=FOOT_TYPE + 3,
        )
        self._tell()

    def take_over(self, before: Mode) -> None:
        """Let the same cards lie where they lay."""
        if isinstance(before, Placing) and before.formation.waiting == self.formation.waiting:
            self.formation, self.is_proposed = before.formation, before.is_proposed
            self._tell()

    # -- what is shown

    def tones(self) -> Mapping[Spot, str]:
        """The squares that may be used now, and where the card picked up may go."""
        if self.picked is None:
            return dict.fromkeys(self.formation.open_squares(), "open")
        lit = dict.fromkeys(self.formation.open_for(self.picked), "reach")
        if self.formation.needs_square(self.picked):
            taken = [unit.spot for unit in self.formation.units()]
            lit |= dict.fromkeys(taken, "open")
        return lit

    def prompt(self) -> str:
        """What is to be done."""
        return _("Place your army")

    def laid(self) -> Sequence[Unit]:
        """The cards as they lie so far."""
        return self.formation.units()

    @property
    def chosen_cards(self) -> Sequence[int]:
        """What lies so far."""
        return [self.formation.waiting[place] for place in self.formation.spots]

    def glowing(self) -> frozenset[str]:
        """The card picked up, and the one pointed at."""
        found = set(super().glowing())
        if self.picked is not None:
            found.add(unit_key(LAID + self.picked))
        return frozenset(found)

    def column(self) -> Widget | None:
        """The card pointed at."""
        place, shut = self._told_place(), self._why_shut()
        why = Words(f"{{bad}}{escape(shut)}{{/}}", size=15)
        if place is None and shut:
            return why
        if place is None:
            return Words(guide_words(self.formation, is_proposed=self.is_proposed), size=15)
        shown = card(self.formation.waiting[place])
        told = card_column(shown, self.desk.show.faces, lambda: self.read(place))
        if reason := self._why_here(place):
            told = Column(Words(f"{{gold}}{escape(reason)}{{/}}", size=15), told, gap=8)
        return Column(why, told, gap=8) if shut else told

    def _why_here(self, place: int) -> str:
        """Return why a card lies where it was laid for the person; "" where he laid all himself."""
        return why_here(self.desk.view, self.formation, place) if self.is_proposed else ""

    def _why_shut(self) -> str:
        """Return why nothing may be laid on the square pointed at, "" where something may."""
        return why_shut(self.formation, self.picked, self.pointed)

    def _told_place(self) -> int | None:
        if self._pointed_token is not None:
            return self._pointed_token.place_in_army
        if self.pointed is not None and (there := self.formation.at(self.pointed)) is not None:
            return there
        return self.picked

    def controls(self) -> Sequence[Widget]:
        """The cards that wait."""
        return (Column(self.note, self.tray, gap=6),)

    def foot(self) -> Sequence[Sequence[Button]]:
        """The buttons."""
        return ((self.auto, self.clear), (self.ready,))

    def best_focus(self) -> Widget | None:
        """The first card that waits, or the button that ends the placing."""
        loose = self.formation.loose
        return self.tokens[loose[0]] if loose else self.ready

    def watch(self, pointed: Widget | None) -> bool:
        """Take what is pointed at; return whether it is another card than before."""
        token = pointed if isinstance(pointed, TrayToken) else None
        if token is self._pointed_token:
            return False
        self._pointed_token = token
        return True

    def words_at(self, spot: Spot) -> str:
        """Whether the card picked up may go there."""
        if self.picked is not None and spot in self.formation.open_for(self.picked):
            return _("free for the card")
        return self._why_shut() if spot == self.pointed else ""

    # -- what is done

    def pick(self, place: int) -> None:
        """Pick a card up, or put it back."""
        self.picked = None if self.picked == place else place
        self.desk.host.cue("move")
        self._tell()
        if self.picked is not None and not self.desk.host.uses_pointer:
            spots = self.formation.open_for(place)
            if spots:
                self.desk.focus(self.desk.board.spot(spots[len(spots) // 2]))

    def press(self, spot: Spot) -> None:
        """Lay the card picked up on a square, or pick up the one there."""
        there = self.formation.at(spot)
        if self.picked is None:
            if there is not None:
                self.pick(there)
            else:
                self.desk.refuse(_("First press one of your cards."))
            return
        if there == self.picked:
            self.pick(there)
            return
        self._put(self.picked, spot)

    def _put(self, place: int, spot: Spot) -> None:
        if not self.formation.put(place, spot):
            self.desk.refuse(self.formation.refusal(place, spot))
            return
        self.picked = None
        self.desk.host.cue("play")
        self._tell()
        if not self.desk.host.uses_pointer:
            loose = self.formation.loose
            self.desk.focus(self.tokens[loose[0]] if loose else self.ready)

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Carry the card of a square along."""
        there = self.formation.at(spot)
        carried = self.picked if self._is_dragging else there
        if carried is not None:
            self._carry(carried, at)

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Let the card go; beside the board it is taken up again."""
        self._let_go(at)

    def put_back(self) -> None:
        """Lay the card that is carried back where it lay."""
        self.picked, self._is_dragging = None, False
        self.desk.show.carry(None)
        self._tell()

    def _drop_token(self, place: int, at: tuple[int, int]) -> None:
        self._let_go(at)

    def _carry(self, place: int, at: tuple[int, int]) -> None:
        self.picked, self._is_dragging = place, True
        self.desk.show.carry(self.tokens[place].unit, at)

    def _let_go(self, at: tuple[int, int]) -> None:
        place, self._is_dragging = self.picked, False
        self.desk.show.carry(None)
        spot = self.desk.show.spot_under(at)
        if place is None:
            return
        if spot is None:
            self.formation.lift(place)
            self.picked = None
            self._tell()
        else:
            self._put(place, spot)
            if self.picked is not None:
                self.picked = None
                self._tell()

    def place_for_me(self) -> None:
        """Lay the rest of the army out as a computer player would, in a lesson as the guide
        says."""
        if self.desk.wanted:
            self.formation.clear()
            asked = map(parse_action, self.desk.wanted)
            self.formation.add(each for each in asked if isinstance(each, Place))
        else:
            laid = self.formation.laid()
            self.formation.add(self.desk.foresight.proposed_places(laid))
            self.is_proposed = True
        self.picked = None
        self._tell()

    def take_up(self) -> None:
        """Begin anew."""
        self.is_proposed = False
        self.formation.clear()
        self.picked = None
        self._tell()

    def read(self, place: int) -> None:
        """Open a card's page."""
        self.desk.show.open_card(card(self.formation.waiting[place]))

    def confirm(self) -> None:
        """Submit every card at its place, in order."""
        if not self.formation.is_complete:
            self.desk.refuse(self.ready.reason)
            return
        self.desk.submit(*self.formation.actions())

    def act(self, action: Action) -> bool:
        """The hint places for the person; going back lays the card in hand down."""
        if action is Action.HINT:
            self.place_for_me()
            return True
        if action is Action.CANCEL and self.picked is not None:
            self.picked = None
            self._tell()
            return True
        return False

    def rule_at_hand(self) -> str:
        """Where cards may be placed."""
        return "BW-12"

    # -- within

    def _tell(self) -> None:
        loose = self.formation.loose
        for place, token in self.tokens.items():
            token.is_picked = place == self.picked
        self.tray.tell([self.tokens[place] for place in loose])
        self.note.say(escape(note_words(self.formation)))
        self.ready.enabled = not loose
        self.ready.reason = f"{waiting_words(self.formation)}."
        self.desk.retell()
