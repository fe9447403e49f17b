"""What survives a battle: every result so far, and the decks and the field of the match."""

from dataclasses import dataclass, replace
from functools import cached_property

from game.core.points import first
from game.core.protocols import Player
from game.rulesets.berserk.battlefields import BATTLEFIELDS, Battlefield
from game.rulesets.berserk.options import BerserkOptions, deck_cards

PLAYERS = 2
PAIR = 2
"""Battles of a match in which each player is first once (BW-67)."""
WON, DRAWN, LOST = 1.0, 0.5, 0.0


@dataclass(frozen=True)
class BattleResult:
    """One line of the score sheet; `winner` None for a draw, `turns` those of both players."""

    first: Player
    winner: Player | None
    ending: str
    turns: int

    @property
    def points(self) -> tuple[float, float]:
        """What the battle brings to each: 1 to the winner, a half to both in a draw."""
        if self.winner is None:
            return DRAWN, DRAWN
        return (WON, LOST) if self.winner == 0 else (LOST, WON)


@dataclass(frozen=True)
class BerserkStanding:
    """The match between two battles."""

    options: BerserkOptions
    first_dealer: Player
    results: tuple[BattleResult, ...] = ()
    players: int = PLAYERS

    @cached_property
    def decks(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards of each player's deck, as ascending numbers."""
        return deck_cards(self.options.deck_0), deck_cards(self.options.deck_1)

    @cached_property
    def field(self) -> Battlefield:
        """Where the armies meet."""
        return BATTLEFIELDS[self.options.field]

    @property
    def deals_played(self) -> int:
        """How many battles have been settled."""
        return len(self.results)

    @property
    def deals_in_match(self) -> int:
        """How many battles the match has."""
        return self.options.battles

    @property
    def is_over(self) -> bool:
        """Whether all battles have been fought."""
        return self.deals_played >= self.options.battles

    @property
    def dealer(self) -> Player:
        """Who begins the next battle where players take turns to be first (BW-08)."""
        return (self.first_dealer + self.deals_played) % PLAYERS

    @property
    def settled_first(self) -> Player | None:
        """Who is first in the next battle if no dice are thrown for it (BW-08).

        In the second of two battles it is he who was not in the first of them (BW-67).
        """
        if self.options.first == "fixed":
            return self.dealer
        if self.options.battles == PAIR and len(self.results) == 1:
            return 1 - self.results[0].first
        return None

    @cached_property
    def scores(self) -> tuple[float, ...]:
        """The battles each has won; a draw is a half for both."""
        return tuple(sum(result.points[player] for result in self.results) for player in (0, 1))

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return what the player is placed by: the battles won."""
        return (self.scores[player],)

    def winners(self) -> tuple[Player, ...]:
        """Return who has won most; equal players share."""
        return first(self)


def opening(options: BerserkOptions, players: int, first_dealer: Player) -> BerserkStanding:
    """Return the standing before the first battle; there are always two players (BW-01)."""
    return BerserkStanding(options, first_dealer, players=players)


def with_result(standing: BerserkStanding, result: BattleResult) -> BerserkStanding:
    """Return the standing after one more battle."""
    return replace(standing, results=(*standing.results, result))
