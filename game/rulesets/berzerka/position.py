"""The position of a hand: what there is on the table, and what follows from it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from game.core.protocols import Player
from game.kit.auction import Auction
from game.kit.cards import Card, Suit
from game.kit.deal import View
from game.kit.packs import NUMBER_DECK
from game.kit.table import Hand, Table, backs
from game.rulesets.berzerka.actions import BerzerkaAction, Bid
from game.rulesets.berzerka.board import Board
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.scoring import PLAYERS, Tally
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


@dataclass(frozen=True, kw_only=True)
class BerzerkaTable(Table):
    """A hand as it lies on the table, in the whole truth or as a seat sees it.

    Seats count clockwise, the way the game runs (BZ-01). `boxes` is the board, risen when the
    hand is over. `discards` are the cards that each has put away, `exchanged` counts the players
    who are done with that. The talon is a number: its cards are drawn when they become somebody's.
    `trick` is the declarer's to lead from when he has the contract.
    """

    standing: BerzerkaStanding
    phase: Phase
    boxes: Board
    auction: Auction[Bid]
    discards: tuple[Hand, ...] = ((),) * PLAYERS
    talon: int = 0
    declared: Declared | None = None
    exchanged: int = 0

    def seen_by(self, observer: Player | None) -> Self:
        """Return the table as this seat (None: a bystander) sees it."""
        return (
            super()
            .seen_by(observer)
            .but(
                discards=tuple(
                    own if player == observer else backs(len(own))
                    for player, own in enumerate(self.discards)
                )
            )
        )

    @property
    def declaration(self) -> Declared:
        """What is played; only once the auction is over."""
        assert self.declared is not None
        return self.declared

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

    def stock(self) -> list[Card]:
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
    def standing_bid(self) -> Bid | None:
        """The bid to beat."""
        highest = self.auction.highest
        return None if highest is None else highest.bid

    # -- the exchange

    def put_away(self, player: Player) -> tuple[Card, ...]:
        """Return what a player has put away, where whoever looks knows it."""
        away: Any = self.discards[player]
        cards: tuple[Card, ...] = away
        return cards

    def exchanger(self, turn: int) -> Player:
        """Return whose turn it is to exchange, the declarer's being turn 0 (BZ-15)."""
        return (self.declaration.declarer + turn) % PLAYERS

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
    def winners(self) -> tuple[Player, ...]:
        """Who took each trick: whoever led to the next."""
        return tuple([trick.leader for trick in (*self.tricks, self.trick)[1:]])

    def tally(self) -> Tally:
        """Return what each player has won so far; only once the auction is over."""
        tally = Tally(self.declaration.rules.objective, self.declaration.pain)
        for number, (winner, trick) in enumerate(zip(self.winners, self.tricks, strict=True)):
            tally.add(winner, trick.cards, number)
        return tally


BerzerkaView = View[BerzerkaTable, BerzerkaAction]
"""What a seat knows of a hand."""


def most_discards(turn: int, talon: int, rule: str) -> int:
    """Return how many cards may be changed in this turn, the declarer's being 0 (BZ-15).

    `talon` is how many cards are left to draw, `rule` the house rule of the exchange.
    """
    return min(CAPS[turn], talon) if rule == "capped" else min(FULL, talon)
