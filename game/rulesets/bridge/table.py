"""The table of bridge: auction, contract and hands, as they lie or as a seat sees them."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.protocols import CHANCE, Player
from game.kit.cards import NO_TRUMP, Card, Suit
from game.kit.deal import View
from game.kit.packs import Order
from game.kit.table import Table
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import BridgeAction
from game.rulesets.bridge.contract import COMPASS, BridgeAuction, Contract, side_of
from game.rulesets.bridge.jokers import as_held, order_of
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding, DealResult


class Phase(StrEnum):
    """Where a deal stands."""

    DEAL = "deal"
    AUCTION = "auction"
    PLAY = "play"
    CLAIM = "claim"
    ANSWER = "answer"
    REVEAL = "reveal"
    OVER = "over"


@dataclass(frozen=True)
class Stated:
    """A claim: by whom, to how many of the tricks left, and after how many (BR-64)."""

    player: Player
    tricks: int
    at: int


@dataclass(frozen=True, kw_only=True)
class BridgeTable(Table):
    """The position of a deal of bridge; seats count clockwise.

    `contract` is set when the auction is over; `claim` is the last one made; `hidden` are the cards
    left over, in order of their owners, once they are turned up; `result` is set at the end.
    """

    standing: BridgeStanding
    auction: BridgeAuction
    contract: Contract | None = None
    claim: Stated | None = None
    hidden: tuple[Card, ...] = ()
    result: DealResult | None = None

    @property
    def options(self) -> BridgeOptions:
        """The house rules of the match."""
        return self.standing.options

    @property
    def is_bidding(self) -> bool:
        """Whether a call is to be made."""
        return self.phase == Phase.AUCTION

    @property
    def is_playing(self) -> bool:
        """Whether a card is to be played."""
        return self.phase == Phase.PLAY

    @property
    def is_opening_lead(self) -> bool:
        """Whether the first card is to be led, and dummy's hand is still closed (BR-27)."""
        return self.is_playing and not self.tricks and not self.trick.cards

    @property
    def trump(self) -> Suit:
        """Trumps of the contract, NO_TRUMP where it has none or there is none yet."""
        return self.contract.strain if self.contract else NO_TRUMP

    @property
    def order(self) -> Order:
        """How the cards stand in this contract."""
        return order_of(self.options.power, self.trump)

    @property
    def hand_player(self) -> Player:
        """The hand whose turn it is: declarer plays the dummy's as well as his own (BR-27)."""
        if self.phase != Phase.PLAY:
            return self.player
        return self.trick.player(len(self.trick.cards), 4)

    @property
    def takes_over(self) -> bool:
        """Whether dummy plays both hands instead of declarer: a house rule (BR-65)."""
        return self.contract is not None and (
            COMPASS[self.contract.dummy] == self.options.takes_over
        )

    def decider(self, hand: Player) -> Player:
        """Return who decides for a hand."""
        contract = self.contract
        if contract is None or side_of(hand) != contract.side:
            return hand
        return contract.dummy if self.takes_over else contract.declarer

    def closed_hand(self, player: Player) -> Player:
        """Return whose hand a player plays that does not lie open: his own, unless he took over."""
        contract = self.contract
        if contract is not None and self.takes_over and player == contract.dummy:
            return contract.declarer
        return player

    def open_to(self, observer: Player | None) -> tuple[Player, ...]:
        """Return whose hands a seat sees besides its own; who takes over sees declarer's (BR-65).

        Like everybody he waits for the opening lead.
        """
        other = observer if observer is None else self.closed_hand(observer)
        if other is None or other == observer or observer not in self.face_up:
            return self.face_up
        return tuple(sorted({*self.face_up, other}))

    @property
    def written(self) -> BridgeStanding:
        """The standing with this deal, once that is scored."""
        return self.standing if self.result is None else self.standing.with_result(self.result)

    @property
    def vulnerable(self) -> tuple[bool, bool]:
        """Whether North-South and East-West are vulnerable in this deal."""
        return self.standing.vulnerable

    def is_vulnerable(self, player: Player) -> bool:
        """Tell whether the side of a player is vulnerable."""
        return self.vulnerable[side_of(player)]

    def is_written_vulnerable(self, player: Player) -> bool:
        """Tell whether the side of a player is vulnerable by what is written so far: in a rubber
        from the moment that its game is written."""
        is_rubber = self.options.form == "rubber"
        return (self.written.vulnerable if is_rubber else self.vulnerable)[side_of(player)]

    def tricks_of(self, side: int) -> int:
        """Return how many tricks a side has won (BR-31)."""
        return self.taken[side] + self.taken[side + 2]

    def aim_of(self, side: int) -> int:
        """Return how many tricks a side needs, to make the contract or to set it (BR-32)."""
        contract = self.contract
        assert contract is not None, "there is a contract"
        needed = self.options.book + contract.level
        return needed if side == contract.side else self.options.tricks + 1 - needed

    @property
    def hidden_owners(self) -> tuple[Player, ...]:
        """Who owns the cards left over: those next in turn of the deal (BR-11)."""
        jokers = self.options.jokers
        count = jokers if jokers in (1, 2) else 0
        return tuple((self.dealer + step) % 4 for step in range(1, count + 1))

    def dealt(self, player: Player) -> tuple[Card, ...]:
        """Return the hand that a player was dealt, where all of it is known."""
        played = [
            as_held(card, self.options) for who, card, _trick in self.played() if who == player
        ]
        return tuple(sorted((*self.held(player), *played)))


BridgeView = View[BridgeTable, BridgeAction]
"""What a seat knows of a deal."""


def laid(standing: BridgeStanding) -> BridgeTable:
    """Return the table before the deal that follows the standing, with no card dealt yet."""
    dealer = standing.dealer
    return BridgeTable(
        standing=standing,
        dealer=dealer,
        phase=Phase.DEAL,
        player=CHANCE,
        hands=((),) * 4,
        trick=Trick((dealer + 1) % 4),
        taken=(0,) * 4,
        scores=standing.scores,
        auction=BridgeAuction(dealer, 4, pass_is_final=False),
    )
