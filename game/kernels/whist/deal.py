"""A deal of whist in numbers: what `game.kernels.tricks` leaves open in a position, and bidding."""

from typing import Any

from game.kernels import tricks
from game.kernels.compiled import inlined
from game.kernels.tricks import GAME, PLAYERS, TURN

CARDS = GAME
"""How many cards each was dealt."""
BIDDING = GAME + 1
"""How many bids have been made; as many as there are players once cards are played."""
FIRST = GAME + 2
"""Who bids first and leads to the first trick."""
BIDS = GAME + 3
"""Here begin the bids of six players; only those that have been made."""
SIZE = GAME + 9


@inlined
def forbidden(at: Any) -> int:
    """Return the one bid that the next bidder may not make, -1 where every one is free (SW-11)."""
    if at[BIDDING] < at[PLAYERS] - 1:
        return -1
    rest = at[CARDS]
    for player in range(at[PLAYERS]):
        if player != at[TURN]:
            rest -= at[BIDS + player]
    return max(-1, int(rest))


@inlined
def act(at: Any, move: int) -> bool:
    """Bid so many tricks, or play the card of this number; tell whether the deal is over."""
    if at[BIDDING] < at[PLAYERS]:
        player = int(at[TURN])
        at[BIDS + player] = move
        at[BIDDING] += 1
        at[TURN] = player + 1 if player + 1 < at[PLAYERS] else 0
        return False
    tricks.play(at, move)
    return bool(at[tricks.NUMBER] == at[CARDS])
