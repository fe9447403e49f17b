"""The show of a trick table: cards on their way, plates and a bar, for whoever drives it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.kit.cards import Card
from game.kit.table import Hand as Held
from game.kit.tricks import CardPlayed, HandDealt, TrickTaken
from game.session.match import MatchEnded, Seat
from game.session.port import Port
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion, Place
from scenes.show.look import Look
from scenes.table.aside import TalonLabel
from scenes.table.board import Board
from scenes.table.cards import CardLayer
from scenes.table.catalogue import TABLES
from scenes.table.celebration import Celebration
from scenes.table.choreography import Scenery, best_card, from_where_seen, motion, with_cues
from scenes.table.geometry import Geometry
from scenes.table.hand import Hand
from scenes.table.midst import Ground, StakeLine, ground, made_ahead
from scenes.table.places import card_key, open_edge
from scenes.table.plate import plate_of
from scenes.table.telling import tell_board, tell_plates, tell_stake
from scenes.table.whereabouts import Whereabouts
from scenes.ui.backing import Backing, Paint
from scenes.ui.page import Page
from scenes.ui.widget import Widget

SCORE_PAUSE = 1.5
"""Seconds in which the scores of a deal count up before its page is shown."""


class TableShow:
    """Cards, plates and bar on a page, seen from the `bottom` seat.

    `shown` is told of each event when its turn has come, `say` when it is plain to see, `cue` what
    is to be heard. With `stops` the show stops after each deal and after the match, until the
    director is told to go on. `foot` is the height in units that something else takes at the foot
    of the page.
    """

    def __init__(
        self,
        page: Page[Any],
        port: Port[Any, Any],
        seats: Sequence[Seat],
        look: Look,
        *,
        bottom: Player,
        shown: Callable[[Event], None],
        say: Callable[[Event], None],
        cue: Callable[[str], None],
        stops: bool = True,
        foot: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.page, self.look, self.seats = page, look, seats
        self.port, self.bottom, self._foot = port, bottom, foot
        self.game = TABLES[port.ruleset.id]
        self._whereabouts = Whereabouts(self.game, port.ruleset.sides(len(seats)))
        self.cards = CardLayer(look.art(self.game.pack), in_background=look.is_live)
        self.stage = Stage()
        self.director: Director[Any] = Director(
            self.stage,
            None,
            choreograph=self._choreograph,
            rest=lambda _picture: self.settle(),
            shown=shown,
            say=say,
            cue=cue,
            holds=lambda event: stops and isinstance(event, (*self.game.stops, MatchEnded)),
        )
        self.legal: Collection[Card] | None = None
        """The cards of the hand that stand out because they may be played, None for none."""
        self.picked: tuple[Card, ...] = ()
        """The cards of the hand that are to be handed over together."""
        self.hinted: tuple[Card, ...] = ()
        """The card of the hand that a hint speaks of: it stands out, whatever is pointed at."""
        self.wanted: frozenset[Card] = frozenset()
        """The cards of the hand that a lesson asks for: they shine where they lie."""
        self.hand: Hand | None = None
        """What the cards of the hand are touched by, where somebody plays."""
        self._raised: frozenset[Card] = frozenset()
        self._is_pulled = False
        """Whether the mouse has pulled a card from the hand."""
        self._winner: frozenset[str] = frozenset()
        """The key of the card that wins the trick as it stands."""
        self.celebration = Celebration(self.game)
        self._made_for: object = None
        """For which board, in what window, faces and trumps have been drawn ahead."""
        self._below = Backing()
        self._cloth: Ground | None = None
        self._seen: list[Widget] = []
        """What stood on the table when it was drawn last."""

    @property
    def picture(self) -> Any:
        """The table after the latest event whose turn has come, None before the first."""
        return self.director.picture

    @property
    def turn(self) -> Player | None:
        """Whose turn it is in the picture, None while it is nobody's."""
        return None if self.picture is None else self.game.turn(self.picture)

    @property
    def geometry(self) -> Geometry:
        """Where everyone sits, in the page as it is."""
        wide, high = self.page.layout.units
        return Geometry(
            wide,
            high - self._foot(),
            len(self.seats),
            self.bottom,
            self.game.is_clockwise,
            self.look.pace().left_handed,
            self.page.layout.text_scale,
        )

    # -- what stands on the table

    def furnish(self, **things: Any) -> Board:
        """Return a new board with plates and bar, and with other `things` that it can hold."""
        plates = [plate_of(place, seat) for place, seat in enumerate(self.seats)]
        self.board = Board(
            self.page.title,
            plates,
            lambda: self.geometry,
            stake=StakeLine() if things.get("guide") is None else None,
            talon=TalonLabel(),
            notice_of=self.page.notice_rect,
            **things,
        )
        return self.board

    def tell_hand(self, hand: Hand, seat: Player | None) -> None:
        """Tell the hand which cards the seat can play from now, and where they lie.

        They are its own, or those of another hand that lies open and is the seat's to play from.
        """
        table, player = self.picture, seat
        held: Held = ()
        if seat is not None and table is not None:
            player = table.hand_player if table.player == seat else seat
            held = table.hands[player]
        cards = [card for card in held if card is not None]
        lying = self.lay(table, legal=self.legal)
        hand.take(cards, {card: lying[card_key(card)] for card in cards}, is_own=player == seat)
        self.page.relayout(hand)

    def tell(self, turn: Player | None = None, *, counts: bool = False) -> None:
        """Tell plates and bar what is to be seen now; `turn` is the seat that is to act.

        With `counts` new scores count up from the old ones.
        """
        table, board = self.picture, self.board
        tell_board(board, self.game, table, self.port)
        tell_plates(board.plates, self.game, table, self.port, turn, counts=counts)
        if moved := board.tell_extra(table):
            self._below.damage(moved)
            if board.extra is not None:
                self.page.prepare(board.extra)  # It shows something else than before.
            if board.advice is not None:
                self.page.relayout()  # It stands beside it.
        if board.stake is not None:
            least = 0.0 if table is None else open_edge(self.geometry, table, self.lay)
            tell_stake(board.stake, table, self.port, is_idle=self.director.is_idle, least=least)

    # -- where cards lie

    def lay(self, table: Any, **hand: Any) -> Mapping[str, Place]:
        """Return where every card on a table lies; `hand` as `places` takes it."""
        return self._whereabouts.of(table, self.geometry, **hand)

    def settle(self, *, cut: bool = False) -> None:
        """Say where the cards of the picture belong; those that are raised or pulled, too."""
        self._raised = self._raised_now()
        for each in [] if self.hand is None else self.hand.cards:
            each.is_raised = each.card in self._raised
        rest = self.lay(self.picture, legal=self.legal, raised=self._raised)
        pulled = None if self.hand is None else self.hand.pulled
        if pulled is not None and (key := card_key(pulled.card)) in rest:
            rest = {**rest, key: pulled.pulled(rest[key])}
            self.stage.shown[key] = rest[key]
        if cut:
            self.stage.cut(rest)
        else:
            self.stage.set_rest(rest)

    def _raised_now(self) -> frozenset[Card]:
        pointed = None if self.hand is None else self.hand.pointed
        lit = [] if pointed is None else [pointed]
        return frozenset((*self.picked, *self.hinted, *lit))

    def point_out(self, hand: Hand) -> None:
        """Raise the card that the player points at, in an outline; let what is advised shine, and
        tick what he has chosen."""
        pointed = [] if hand.pointed is None else [card_key(hand.pointed)]
        self.cards.focused = frozenset(pointed)
        self.cards.glowing = self._winner | {*map(card_key, (*self.hinted, *self.wanted))}
        self.cards.chosen = frozenset(map(card_key, self.picked))
        was_pulled, self._is_pulled = self._is_pulled, hand.pulled is not None
        if was_pulled or self._is_pulled or self._raised_now() != self._raised:
            self.settle()
            self.page.repaint(hand)

    def set(self, picture: Any) -> None:
        """Show a table at once; what was to be shown before it is forgotten."""
        self.director.drop()
        self.celebration.clear()
        self.director.picture = picture
        self._winner = self._best(picture)
        self.settle(cut=True)

    def _best(self, picture: Any) -> frozenset[str]:
        """Return the key of the card that wins the trick of a picture as it stands."""
        if picture is None or not picture.trick.cards:
            return frozenset()
        return best_card(picture.trick, *self.game.ranks(picture))

    def _choreograph(self, event: Event, before: Any, later: Any) -> Motion:
        pace, host = self.look.pace(), self.page.host
        if isinstance(event, HandDealt | CardPlayed):
            self.cards.expect(self.lay(later), self.page.layout)
        # A full trick is gone from the later picture, but is still to be seen.
        self._winner = self._best(before if isinstance(event, TrickTaken) else later)
        seats = self.geometry
        stands = pace.trick_pause * pace.speed  # Seconds are seconds, however fast cards move.
        shown = motion(
            event,
            Scenery(seats, self.lay, before, later, stands, pace.reduced_motion),
        )
        if isinstance(event, CardPlayed):
            shown = from_where_seen(shown, self.stage.shown)
        shown = self._with_beats(event, before, later, shown)
        if isinstance(event, self.game.stops) and self.director.holds(event) and host.moves:
            return replace(shown, seconds=max(shown.seconds, SCORE_PAUSE))
        return shown

    def _with_beats(self, event: Event, before: Any, later: Any, shown: Motion) -> Motion:
        """Let what is remarkable of an event be seen, and return its motion with what is heard.

        As a deal begins, nothing is seen any longer of the one before.
        """
        if isinstance(event, self.game.starts):
            self.celebration.clear()
            for plate in self.board.plates:
                plate.calm()
        cues = self.celebration.remark(event, before, later, self.port.seat)
        self.celebration.react(self.board.plates, before, self.look.pace().has_remarks)
        if self.page.host.moves and self.director.speed:
            self.celebration.show(event, later, self.geometry, self.director.speed)
        return with_cues(shown, cues)

    # -- the picture

    @property
    def is_ready(self) -> bool:
        """Whether it can be drawn: pictures that are missing are made while others stand in."""
        return True

    def renew(self) -> None:
        """Draw the cards anew, in the size and the look that the page has by then."""
        self.cards.take(self.look.art(self.game.pack))

    def release(self) -> None:
        """Give back the pictures."""
        self.cards.take(self.cards.art)
        self._below, self._cloth, self._seen = Backing(), None, []

    def update(self, dt: float) -> bool:
        """Return whether anything is to be drawn again, such as cards whose pictures are there."""
        return self.celebration.medals.update(dt) or self.cards.is_behind

    def spoil(self, widget: Widget | None) -> None:
        """Have the table drawn again with all that stands on it, or one widget of it."""
        if widget is None or widget.style is None:
            self._below.spoil()
        else:
            self._below.damage([widget.bounds])

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Take the memory for the picture, weave the cloth, then paint and draw it all."""
        self._below.fit(surface)
        yield
        self._ground(surface.get_size())
        yield
        yield from self._below.mend_in_pieces(surface, self._painter(surface))
        self.draw(surface)
        yield

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the felt, the cards at rest and what stands on the table, then what moves.

        What does not move is kept as one picture; only where it has changed it is mended.
        """
        cards, layout, theme = self.cards, self.page.layout, self.page.host.theme
        cloth = self._ground(surface.get_size())
        self._below.lay(surface, self._painter(surface))
        surface.fblits(cards.live)
        self.board.draw_over(surface, partial(cards.paint, cloth.paint), cards.live)
        self.celebration.medals.draw(surface, layout, theme, self.board.read)

    def _painter(self, surface: pygame.Surface) -> Paint:
        """Note what does not move as it is now, where it has changed, and return what paints it."""
        cards, host = self.cards, self.page.host
        cloth = self._ground(surface.get_size())
        if self._made_for != (self.board, surface.get_size()):
            self._made_for = self.board, surface.get_size()
            plates, game, layout = self.board.plates, self.game, self.page.layout
            self.cards.draw_ahead(made_ahead(plates, game, layout, host.theme))
        self._below.damage(cards.arrange(self.stage, self.page.layout))
        self._below.follow((cloth.cloth, cards, host.uses_pointer, host.uses_pad, host.theme))
        self._below.damage(cloth.changed(self._cloth))
        self._cloth = cloth
        if (seen := self.board.look()) != self._seen:
            self._below.damage(each.bounds for each in {*seen} ^ {*self._seen})
            self._seen = seen

        def paint(picture: pygame.Surface, part: pygame.Rect) -> None:
            cards.paint(cloth.paint, picture, part)
            self.board.draw_under(picture, part)

        return paint

    def _ground(self, size: tuple[int, int]) -> Ground:
        """Return the cloth, with the trumps of the picture woven in."""
        sign = "" if self.picture is None else self.game.woven_sign(self.picture)
        return ground(size, sign, self.geometry.middle, self.page.layout, self.page.host.theme)
