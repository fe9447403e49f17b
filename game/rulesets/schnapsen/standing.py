"""What survives a deal: every result so far, and from them the totals, winners and Bummerl."""

from dataclasses import dataclass
from functools import cached_property

from game.core.protocols import Player
from game.kit.cards import Suit
from game.kit.table import Sheet
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.schnapsen.scoring import Ending, Stakes, deal_points

PLAYERS = 3


@dataclass(frozen=True)
class DealResult:
    """One line of the score sheet.

    `card_points` and `tricks` are those of the declarer and of the two opponents together;
    `points` are game points by player.
    """

    dealer: Player
    trump: Suit
    declarer: Player
    contract: str
    stakes: Stakes
    ending: Ending
    card_points: tuple[int, int]
    tricks: tuple[int, int]

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The game points by player (DS-45, DS-46)."""
        return deal_points(
            self.stakes.points(self.ending.value),
            self.declarer,
            declarer_wins=self.ending.declarer_wins,
        )


@dataclass(frozen=True)
class SchnapsenStanding(Sheet):
    """The match between two deals; the deal passes clockwise, seats count that way (DS-07)."""

    options: SchnapsenOptions
    results: tuple[DealResult, ...] = ()

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The running totals."""
        return totals(self.results)

    @property
    def is_over(self) -> bool:
        """Whether somebody has reached the target (DS-47)."""
        return max(self.scores) >= self.options.target

    def bummerl(self) -> tuple[int, ...]:
        """Return each player's black marks for the match, none before its end (DS-49)."""
        if not (self.options.bummerl and self.is_over):
            return (0,) * PLAYERS
        before = totals(self.results[:-1])
        return bummerl(before, self.scores, self.winners(), self.options.target)


def totals(results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Return the sums of the results by player."""
    return tuple(sum(result.points[player] for result in results) for player in range(PLAYERS))


def bummerl(
    before: tuple[int, ...], scores: tuple[int, ...], winners: tuple[Player, ...], target: int
) -> tuple[int, ...]:
    """Return each player's black marks, from the totals before and after the last deal (DS-49).

    A loser gets one, with no points two. If both losers were one point short of the target and
    the winner came from nothing, they get four each.
    """
    losers = [player for player in range(PLAYERS) if player not in winners]
    turned = len(winners) == 1 and before[winners[0]] == 0
    if turned and all(scores[loser] == target - 1 for loser in losers):
        return tuple(4 if player in losers else 0 for player in range(PLAYERS))
    return tuple(
        (1 if scores[player] else 2) if player in losers else 0 for player in range(PLAYERS)
    )


def opening(options: SchnapsenOptions, players: int, first_dealer: Player) -> SchnapsenStanding:
    """Return the standing before the first deal; there are always three players (DS-02)."""
    return SchnapsenStanding(options, players, first_dealer)
