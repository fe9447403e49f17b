"""The position of a hand: what there is on the table, and what follows from it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.kit.number_cards import NUMBER_DECK
from game.kit.tricks import Trick
from game.rulesets.berzerka.actions import Bid, Pass
from game.rulesets.berzerka.board import Board
from game.rulesets.berzerka.contracts import Taken
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.scoring import PLAYERS, taken_by
from game.rulesets.berzerka.standing import BerzerkaStanding

FIRST_PART = 6
"""Cards of each hand, and of the talon, before the auction (BZ-04)."""
FULL = 13
"""Cards of a hand, and of the talon before the exchange (BZ-05)."""
CAPS = (5, 4, 4)
"""How many cards the declarer, the next and the last may change (BZ-15)."""


class Phase(StrEnum):
    """What is being done; the order is that of the hand, and DRAW goes back to EXCHANGE."""

    BOARD = "board"  # chance adds contracts to the board, before the first hand
    COPY = "copy"  # it is decided what Shapeshift copies, before the first hand
    DEAL = "deal"  # six cards to each
    AUCTION = "auction"
    PICK = "pick"  # all have passed: forehand picks
    FINISH = "finish"  # seven more cards to each
    NAME = "name"  # the declarer names trump, ranking, pain suit
    EXCHANGE = "exchange"
    DRAW = "draw"  # chance gives as many cards as were put away
    PLAY = "play"
    OVER = "over"


NO_TRICK = Trick(0)


@dataclass(frozen=True)
class Call:
    """What a player said in the auction."""

    player: Player
    said: Bid | Pass


@dataclass(frozen=True)
class BerzerkaTable:
    """A hand as it lies on the table, in the whole truth or as a seat sees it.

    Tuples over players are in seat order; seats count clockwise, the way the game runs. A card
    that a seat may not see is None to it. `boxes` is the board of this hand. `player` is who is
    to act, CHANCE or TERMINAL. The talon is a number: its cards are drawn when they become
    somebody's. `exchanged` counts the players who have put their cards away. `winners` are who
    took each trick.
    """

    standing: BerzerkaStanding
    boxes: Board
    dealer: Player
    phase: Phase
    player: Player
    hands: tuple[tuple[Any, ...], ...] = ((),) * PLAYERS
    discards: tuple[tuple[Any, ...], ...] = ((),) * PLAYERS
    talon: int = 0
    calls: tuple[Call, ...] = ()
    declared: Declared | None = None
    exchanged: int = 0
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Player, ...] = ()
    trick: Trick = NO_TRICK

    def but(self, **changes: Any) -> Self:
        """Return the table with these fields changed."""
        found = object.__new__(type(self))
        found.__dict__.update(self.__dict__, **changes)
        return found

    def seen_by(self, observer: Player | None) -> Self:
        """Return the table as this seat sees it (None: a bystander, who sees no hand)."""
        return self.but(
            hands=_backs(self.hands, observer), discards=_backs(self.discards, observer)
        )

    def with_hand(self, player: Player, hand: tuple[Card, ...]) -> Self:
        """Return the table with another hand for the player."""
        return self.but(hands=with_item(self.hands, player, hand))

    def without_card(self, player: Player, card: Card | None) -> Self:
        """Return the table on which the player no longer holds the card."""
        return self.with_hand(player, tuple([held for held in self.hands[player] if held != card]))

    # -- who is who

    @property
    def forehand(self) -> Player:
        """The player at the dealer's left, who is dealt to and speaks first (BZ-10)."""
        return (self.dealer + 1) % PLAYERS

    @property
    def declaration(self) -> Declared:
        """The contract of the hand; only once there is one."""
        assert self.declared is not None
        return self.declared

    def exchanger(self, turn: int) -> Player:
        """Return whose turn it is to exchange, the declarer's being turn 0 (BZ-15)."""
        return (self.declaration.declarer + turn) % PLAYERS

    # -- the deal

    @property
    def next_dealt(self) -> Player:
        """Who gets the next packet: the dealer's left first (BZ-04), or who draws."""
        if self.phase == Phase.DRAW:
            return self.exchanger(self.exchanged - 1)
        due = self.size_due
        players = [(self.forehand + step) % PLAYERS for step in range(PLAYERS)]
        return next(player for player in players if len(self.hands[player]) < due)

    @property
    def size_due(self) -> int:
        """How many cards a hand and the talon have after this part of the deal."""
        return FIRST_PART if self.phase == Phase.DEAL else FULL

    @property
    def cards_due(self) -> int:
        """How many cards the next packet has."""
        return self.size_due - len(self.hands[self.next_dealt])

    def unseen(self) -> list[Card]:
        """Return the cards that nobody has had in hand: the talon and what was never dealt to it.

        Only of the whole truth.
        """
        gone = {
            card
            for cards in (*self.hands, *self.discards, *(trick.cards for trick in self.tricks))
            for card in cards
        }
        return [card for card in NUMBER_DECK if card not in gone]

    # -- the auction

    @property
    def standing_call(self) -> Call | None:
        """The bid to beat with its bidder, None before the first bid."""
        return next((call for call in reversed(self.calls) if isinstance(call.said, Bid)), None)

    @property
    def standing_bid(self) -> Bid | None:
        """The bid to beat."""
        bids = self.bids()
        return bids[-1] if bids else None

    def bids(self, player: Player | None = None) -> list[Bid]:
        """Return the bids of the player (None: of everyone), in order."""
        return [
            call.said
            for call in self.calls
            if isinstance(call.said, Bid) and player in (None, call.player)
        ]

    def has_passed(self, player: Player) -> bool:
        """Tell whether the player is out of the auction."""
        return any(call.player == player and isinstance(call.said, Pass) for call in self.calls)

    # -- the exchange

    @property
    def most_discards(self) -> int:
        """How many cards the player may change whose turn it is; 0 after the last turn."""
        if self.exchanged >= PLAYERS:
            return 0
        return most_discards(self.exchanged, self.talon, self.standing.options.exchange)

    # -- the play

    @property
    def trump(self) -> Suit | None:
        """The trump suit, NO_TRUMP where there is none, None before it is known."""
        return None if self.declared is None else self.declared.trump

    @property
    def inverted(self) -> bool:
        """Whether 1 is high in the trick that is being played."""
        return self.declared is not None and self.declared.is_inverted(len(self.tricks))

    @property
    def taken(self) -> tuple[int, ...]:
        """The tricks that each player has won so far, those that do not count included."""
        return tuple(map(self.winners.count, range(PLAYERS)))

    def taken_by(self, player: Player) -> Taken:
        """Return what the player has won so far."""
        pain = None if self.declared is None else self.declared.pain
        return taken_by(player, self.tricks, self.winners, pain)

    def counts(self) -> tuple[int, ...]:
        """Return what the contract counts, as it stands now, without the overbid (BZ-21)."""
        if self.declared is None:
            return (0,) * PLAYERS
        count = self.declared.rules.objective.count
        return tuple(count(self.taken_by(player)) for player in range(PLAYERS))

    def played(self) -> Iterator[tuple[Player, Card, Trick]]:
        """Yield every card played, with who played it and its trick, in order."""
        for trick in (*self.tricks, self.trick):
            for place, card in enumerate(trick.cards):
                yield trick.player(place, PLAYERS), card, trick


def most_discards(turn: int, talon: int, rule: str) -> int:
    """Return how many cards may be changed in this turn, the declarer's being 0 (BZ-15).

    `talon` is how many cards are left to draw, `rule` the house rule of the exchange.
    """
    return min(CAPS[turn], talon) if rule == "capped" else min(FULL, talon)


def with_item(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """Return the tuple with another item at this place."""
    return (*items[:place], item, *items[place + 1 :])


def _backs(
    cards: tuple[tuple[Any, ...], ...], observer: Player | None
) -> tuple[tuple[Any, ...], ...]:
    """Return the cards of all but the observer face down."""
    return tuple(
        own if player == observer else (None,) * len(own) for player, own in enumerate(cards)
    )
