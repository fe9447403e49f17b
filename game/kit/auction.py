"""Auctions: whose turn it is, who is out, who spoke last, and when it is over."""

from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

from game.core.protocols import Player

B = TypeVar("B")


@dataclass(frozen=True)
class Call(Generic[B]):
    """What a player said: a bid, or None for a pass."""

    player: Player
    bid: B | None


@dataclass(frozen=True)
class Auction(Generic[B]):
    """The calls so far, from the player who speaks first around the table.

    Where `pass_is_final` a pass takes its player out for good, and the auction ends when one is
    left who has bid, or nobody. Else everyone may come back, and it ends when all others have
    passed after the last bid, or everyone at the start.
    """

    first: Player
    players: int
    pass_is_final: bool = True
    calls: tuple[Call[B], ...] = ()

    def with_call(self, bid: B | None) -> Self:
        """Return the auction after the next call."""
        player = self.to_call
        assert player is not None, "the auction is over"
        return replace(self, calls=(*self.calls, Call(player, bid)))

    @property
    def highest(self) -> Call[B] | None:
        """The standing bid: the last one, None before the first."""
        return next((call for call in reversed(self.calls) if call.bid is not None), None)

    @property
    def out(self) -> frozenset[Player]:
        """Who has passed for good."""
        if not self.pass_is_final:
            return frozenset()
        return frozenset([call.player for call in self.calls if call.bid is None])

    @property
    def passes(self) -> int:
        """How many passes have followed the last bid, or the start."""
        count = 0
        for call in reversed(self.calls):
            if call.bid is not None:
                break
            count += 1
        return count

    @property
    def to_call(self) -> Player | None:
        """Whose turn it is, None when the auction is over."""
        best, out = self.highest, self.out
        if not self.pass_is_final:
            quiet = self.passes >= self.players - (best is not None)
            return None if quiet else (self.first + len(self.calls)) % self.players
        after = self.calls[-1].player + 1 if self.calls else self.first
        for step in range(self.players):
            player = (after + step) % self.players
            if player not in out:
                return None if best is not None and best.player == player else player
        return None

    @property
    def is_over(self) -> bool:
        """Whether nobody is to speak any more."""
        return self.to_call is None

    def last_of(self, player: Player) -> Call[B] | None:
        """Return what a player has said last, None before he has spoken."""
        return next((call for call in reversed(self.calls) if call.player == player), None)

    def bids_of(self, player: Player) -> list[B]:
        """Return what a player has bid, in order."""
        return [c.bid for c in self.calls if c.player == player and c.bid is not None]
