"""The position of a deal: what lies where, and what follows from it. No operation stands here."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, Card, Suit
from game.kit.deal import View
from game.kit.german import PACK
from game.kit.table import Hand, Table, backs
from game.rulesets.schnapsen.actions import SchnapsenAction
from game.rulesets.schnapsen.auction import ContractAuction
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
from game.rulesets.schnapsen.scoring import TRICKS, Ending, Marriage, Side, Stakes, effective
from game.rulesets.schnapsen.standing import PLAYERS, DealResult, SchnapsenStanding


class Phase(StrEnum):
    """Where a deal stands."""

    PACKETS = "packets"
    """Chance deals everyone three cards."""
    TRUMPS = "trumps"
    """Forehand announces trumps, or has a card turned up."""
    TURNING = "turning"
    """Chance shows the card turned up."""
    TAKING_UP = "taking up"
    """Chance gives everyone the second packet."""
    AUCTION = "auction"
    TALON = "talon"
    """The declarer takes the talon or leaves it unseen."""
    DRAWING = "drawing"
    """Chance shows the declarer the talon."""
    RAISE = "raise"
    EXCHANGE = "exchange"
    """The declarer puts two cards away, one after the other."""
    KONTRA = "kontra"
    REKONTRA = "rekontra"
    CLAIM = "claim"
    """A player who is not to play a card may claim 66, or let the play go on."""
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class SchnapsenTable(Table):
    """The table of one deal; seats count clockwise, the way the game runs (DS-02).

    A card that nobody has looked at yet is a back in the truth too: chance draws it when it comes
    to light. `hands` begin with the cards taken up, `face_down` tells how many others lie before
    each player. `named` is the suit that Forehand named, `turned` the card turned up if that is
    how, `turned_place` its place. `declarer` is None and `contract` "" before the auction is over.
    `talon` is what lies on the table, `found` what the declarer found in it. `captured` are the
    card points in each player's tricks.
    """

    standing: SchnapsenStanding
    phase: Phase
    auction: ContractAuction
    face_down: tuple[int, ...] = (0,) * PLAYERS
    named: Suit | None = None
    turned: Card | None = None
    turned_place: int = 0
    declarer: Player | None = None
    contract: str = ""
    talon: Hand = ()
    found: Hand = ()
    put_away: Hand = ()
    stakes: Stakes = Stakes()  # noqa: RUF009 - a frozen value, the same for every table
    captured: tuple[int, ...] = (0,) * PLAYERS
    marriages: tuple[Marriage, ...] = ()
    ending: Ending | None = None

    def seen_by(self, observer: Player | None) -> Self:
        """Return the table as this seat (None: a bystander) sees it."""
        seen = super().seen_by(observer)
        if observer is not None and observer == self.declarer:
            return seen
        return seen.but(found=backs(len(self.found)), put_away=backs(len(self.put_away)))

    # -- who sits where

    @property
    def maker(self) -> Player:
        """The declarer, once there is one."""
        assert self.declarer is not None
        return self.declarer

    def side_of(self, player: Player) -> tuple[Player, ...]:
        """Return the player's side: the declarer alone, or both opponents (DS-32)."""
        if self.declarer is None or player == self.declarer:
            return (player,)
        return tuple([other for other in range(PLAYERS) if other != self.declarer])

    # -- cards

    def hand(self, player: Player) -> tuple[Card, ...]:
        """Return the cards of the player's hand that are known."""
        return known(self.hands[player])

    @property
    def taken_up(self) -> tuple[int, ...]:
        """How many cards each player holds that he has looked at."""
        return tuple(
            [len(hand) - down for hand, down in zip(self.hands, self.face_down, strict=True)]
        )

    def unseen_stock(self) -> list[Card]:
        """Return the cards that have not come to light: the talon, packets not taken up."""
        met: set[Any] = set(self.put_away)
        for hand in self.hands:
            met.update(hand)
        for trick in (*self.tricks, self.trick):
            met.update(trick.cards)
        return [card for card in PACK if card not in met]

    # -- the contract

    @property
    def row(self) -> Contract:
        """The contract's row of the table, once there is one."""
        return CONTRACTS[self.contract]

    @property
    def named_trump(self) -> Suit:
        """The suit that Forehand named, NO_TRUMP before that."""
        return NO_TRUMP if self.named is None else self.named

    @property
    def trump(self) -> Suit:
        """The trump suit in force (DS-08, DS-44), NO_TRUMP where there is none (yet)."""
        if self.contract and not self.row.has_trumps:
            return NO_TRUMP
        return self.named_trump

    @property
    def first_leader(self) -> Player:
        """Who leads to the first trick (DS-08)."""
        return self.maker if self.row.declarer_leads else self.forehand

    def long_suit(self, player: Player) -> Suit | None:
        """Return the suit that this player must lead while he can, if any (DS-27)."""
        if player != self.declarer or self.row.aim != Aim.LONG_SUIT:
            return None
        if self.row.has_trumps:
            return self.trump
        if self.tricks or self.trick.cards:
            return (*self.tricks, self.trick)[0].cards[0].suit
        return self.row.five_of(self.hand(player), NO_TRUMP)

    # -- what each side has

    def side(self, player: Player) -> Side:
        """Return what the player's side has so far (DS-31, DS-32)."""
        members = self.side_of(player)
        return Side(
            sum([self.captured[member] for member in members]),
            sum([marriage.value for marriage in self.marriages if marriage.player in members]),
            sum([self.taken[member] for member in members]),
        )

    def against(self, player: Player) -> Side:
        """Return what the other side has so far."""
        return self.side(following(self.maker) if player == self.declarer else self.maker)

    def is_claimable(self, player: Player) -> bool:
        """Tell whether a claim by the player would stand, or a false one is allowed (DS-37)."""
        return self.standing.options.risky_claims or self.side(player).is_enough

    def may_claim(self, player: Player) -> bool:
        """Tell whether the player, about to lead, may claim for his side (DS-33).

        He has just won a trick, the first to the fifth.
        """
        return (
            self.row.aim == Aim.POINTS
            and 1 <= len(self.tricks) < TRICKS
            and not self.trick.cards
            and self.is_claimable(player)
        )

    def result(self) -> DealResult:
        """Return the line for the score sheet; only when the deal is over."""
        assert self.ending is not None
        own, others = self.side(self.maker), self.against(self.maker)
        return DealResult(
            dealer=self.dealer,
            trump=self.trump,
            declarer=self.maker,
            contract=self.contract,
            stakes=self.stakes,
            ending=self.ending,
            card_points=(own.points, others.points),
            tricks=(own.tricks, others.tricks),
        )

    def returns(self) -> tuple[float, ...]:
        """Return each player's game points less the table's average; they add up to 0.

        Points beyond the target of the match count for nothing.
        """
        standing = self.standing
        return effective(self.result().points, standing.scores, standing.options.target)


SchnapsenView = View[SchnapsenTable, SchnapsenAction]
"""What a seat knows of a deal."""


def following(player: Player) -> Player:
    """Return the player at this one's left."""
    return (player + 1) % PLAYERS


def known(cards: Hand) -> tuple[Card, ...]:
    """Return those of the cards that are seen."""
    return tuple([card for card in cards if card is not None])


def together(*cards: Iterable[Card | None]) -> Hand:
    """Return the cards in one hand, sorted, those not seen last."""
    every = [card for some in cards for card in some]
    seen = [card for card in every if card is not None]
    return (*sorted(seen), *backs(len(every) - len(seen)))
