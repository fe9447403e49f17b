"""What one seat knows of a deal."""

from dataclasses import dataclass
from enum import StrEnum

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, Suit
from game.kit.german import GermanCard, points_in
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import SchnapsenAction
from game.rulesets.schnapsen.auction import Auction
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.scoring import Ending, Marriage, Side, Stakes
from game.rulesets.schnapsen.standing import SchnapsenStanding


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


@dataclass(frozen=True)
class Table:
    """What lies open on the table, the same for every seat.

    `trump` is the suit in force: NO_TRUMP in contracts without. `named` is the suit Forehand
    named, None before that; `turned` the card turned up, if that is how. `declarer` is None
    and `contract` "" before the auction is over. `captured` are the card points in each player's
    tricks, `taken` the numbers of tricks.
    """

    standing: SchnapsenStanding
    dealer: Player
    phase: Phase
    player: Player
    hand_sizes: tuple[int, ...]
    named: Suit | None
    turned: GermanCard | None
    auction: Auction
    declarer: Player | None
    contract: str
    stakes: Stakes
    talon_count: int
    away_count: int
    trick: Trick
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    captured: tuple[int, ...]
    marriages: tuple[Marriage, ...]
    ending: Ending | None

    @property
    def players(self) -> int:
        """The number of players: three."""
        return len(self.hand_sizes)

    @property
    def forehand(self) -> Player:
        """The player at the dealer's left (DS-02)."""
        return (self.dealer + 1) % self.players

    @property
    def trump(self) -> Suit:
        """The trump suit in force, NO_TRUMP where there is none (yet)."""
        return trump_in_force(self.named, self.contract)

    def side_of(self, player: Player) -> tuple[Player, ...]:
        """Return the player's side: the declarer alone, or both opponents (DS-32)."""
        if self.declarer is None or player == self.declarer:
            return (player,)
        return tuple(other for other in range(self.players) if other != self.declarer)

    def side(self, player: Player) -> Side:
        """Return what the player's side has so far."""
        return side_of(self.side_of(player), self.captured, self.taken, self.marriages)


@dataclass(frozen=True)
class SchnapsenView(Table):
    """A deal as the observer sees it (None: a bystander, who sees no hand).

    `talon` is what the observer found in it and `put_away` what he has put away, both empty for
    all but the declarer. `history` holds every action, hidden cards left out.
    """

    observer: Player | None
    hand: tuple[GermanCard, ...]
    talon: tuple[GermanCard, ...]
    put_away: tuple[GermanCard, ...]
    history: tuple[SchnapsenAction, ...]

    @property
    def table_points(self) -> int:
        """What the trick on the table counts so far."""
        return points_in(self.trick.cards)


def trump_in_force(named: Suit | None, contract: str) -> Suit:
    """Return the trump suit: the one named, unless the contract has none (DS-08, DS-44)."""
    if named is None or (contract and not CONTRACTS[contract].has_trumps):
        return NO_TRUMP
    return named


def side_of(
    members: tuple[Player, ...],
    captured: tuple[int, ...],
    taken: tuple[int, ...],
    marriages: tuple[Marriage, ...],
) -> Side:
    """Return what these players have together (DS-31, DS-32)."""
    return Side(
        sum([captured[player] for player in members]),
        sum([marriage.value for marriage in marriages if marriage.player in members]),
        sum([taken[player] for player in members]),
    )
