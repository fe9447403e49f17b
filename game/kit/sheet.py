"""The score sheet of a match: what survives a deal of a trick game."""

from dataclasses import dataclass, replace
from typing import Any, Self

from game.core.placing import first
from game.core.protocols import Player


@dataclass(frozen=True)
class Sheet:
    """The match between two deals: a line for every deal that was played, and who deals next.

    A game says what a line is, how many there will be, and from them totals and winners.
    """

    options: Any
    players: int
    first_dealer: Player
    results: tuple[Any, ...] = ()

    @property
    def deals_played(self) -> int:
        """How many deals have been settled."""
        return len(self.results)

    @property
    def deals_in_match(self) -> int | None:
        """How many deals a whole match has, None where that is not known beforehand."""
        return None

    @property
    def is_over(self) -> bool:
        """Whether every deal of the match has been played."""
        whole = self.deals_in_match
        return whole is not None and self.deals_played >= whole

    @property
    def dealer(self) -> Player:
        """Who deals next: the deal passes on by a seat."""
        return (self.first_dealer + self.deals_played) % self.players

    def merit(self, player: Player) -> tuple[float, ...]:
        """Return what the player is placed by, the more the better: the total."""
        scores: tuple[float, ...] = self.scores  # type: ignore[attr-defined]
        return (scores[player],)

    def winners(self) -> tuple[Player, ...]:
        """Return who is ahead by merit; those who are equal share."""
        return first(self)

    def with_result(self, result: Any) -> Self:
        """Return the sheet with one line more."""
        return replace(self, results=(*self.results, result))
