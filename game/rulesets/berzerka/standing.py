"""What survives a hand: the board, every result so far, the totals and the winners."""

from dataclasses import dataclass, replace
from functools import cached_property

from game.core.points import first
from game.core.protocols import Player
from game.kit.cards import Suit
from game.rulesets.berzerka.board import Board, known_board
from game.rulesets.berzerka.options import BerzerkaOptions
from game.rulesets.berzerka.scoring import FIRST, PLAYERS, SECOND


@dataclass(frozen=True)
class DealResult:
    """One line of the score sheet; tuples are by player.

    `tricks` are all tricks won, `counts` what the contract box says (BZ-21), `ranked` the counts
    with the declarer's overbid (BZ-22). `inverted` is the ranking of the first trick. `bid_on`
    are the contracts that were bid in the auction.
    """

    contract: str
    copies: str
    value: int
    declarer: Player
    overbid: int
    trump: Suit
    inverted: bool
    pain: Suit | None
    tricks: tuple[int, ...]
    counts: tuple[int, ...]
    ranked: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    bid_on: tuple[str, ...]


@dataclass(frozen=True)
class BerzerkaStanding:
    """The match after the deals in `results`; before the first, the board may lack some boxes."""

    options: BerzerkaOptions
    first_dealer: Player
    boxes: Board
    results: tuple[DealResult, ...] = ()

    @property
    def players(self) -> int:
        """Three (BZ-01)."""
        return PLAYERS

    @property
    def deals_played(self) -> int:
        """How many hands have been settled."""
        return len(self.results)

    @property
    def deals_in_match(self) -> int:
        """As many hands as the board has contracts (BZ-06)."""
        return self.options.boxes

    @property
    def is_over(self) -> bool:
        """Whether every contract has been played."""
        return self.deals_played == self.deals_in_match

    @property
    def dealer(self) -> Player:
        """Who deals the next hand: the deal passes clockwise (BZ-03)."""
        return (self.first_dealer + self.deals_played) % PLAYERS

    @cached_property
    def scores(self) -> tuple[float, ...]:
        """The running totals; they may be negative and add up to 0 (BZ-26)."""
        return tuple(
            sum(result.points[player] for result in self.results) for player in range(PLAYERS)
        )

    def times(self, player: Player, place: int) -> int:
        """Return how many hands the player has ended in this place."""
        return sum(result.places[player] == place for result in self.results)

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return points, then first places, then second places (BZ-26)."""
        return self.scores[player], self.times(player, FIRST), self.times(player, SECOND)

    def winners(self) -> tuple[Player, ...]:
        """Return who is ahead by merit; those who are equal share."""
        return first(self)


def opening(options: BerzerkaOptions, players: int, first_dealer: Player) -> BerzerkaStanding:
    """Return the standing before the first hand."""
    assert players == PLAYERS, "Berzerka is for three"
    return BerzerkaStanding(options, first_dealer, known_board(options))


def with_result(standing: BerzerkaStanding, boxes: Board, result: DealResult) -> BerzerkaStanding:
    """Return the standing after one more hand, which has left the board like this."""
    return replace(standing, boxes=boxes, results=(*standing.results, result))
