"""How many cards each deal has and what is trumps (SW-03 to SW-06)."""

from functools import lru_cache

from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, Suit

TRUMP_CYCLE = (SPADES, DIAMONDS, HEARTS, CLUBS, NO_TRUMP)
"""Trumps by deal number, cyclic and never interrupted (SW-06)."""


def trump_of(deal: int) -> Suit:
    """Return the trump of a deal, the first one being 0."""
    return TRUMP_CYCLE[deal % len(TRUMP_CYCLE)]


@lru_cache
def hand_sizes(players: int, largest: int = 0) -> tuple[int, ...]:
    """Return the cards per player of every deal of the match (SW-03, SW-04).

    `largest` is the house rule's largest hand, 0 for as many as the pack gives.
    """
    full = 52 // players
    top = min(largest, full) if largest else full
    falling = tuple(range(top, 1, -1))
    return falling + (1,) * players + falling[::-1]
