"""Stars: how many a match has brought, and what they are good for.

A match that is won brings one; a second is for doing better than the club player did with the same
cards, and a third for doing better than the expert, too. Each beyond the first takes a coin off
every price at the markets.
"""

from game.session.campaign.trail import Played, Trail
from game.session.campaign.world import World

LEAST = 0.5
"""The part of a price that is asked for at least."""


def beaten(trail: Trail, played: Played) -> int:
    """Return how many of the two were beaten in a round: none while nobody knows, nor where a hint
    was asked for."""
    par = trail.par_of(played.deal)
    return 0 if par is None or played.deal in trail.hinted else par.beaten


def stars_of(world: World, trail: Trail, node: str) -> int:
    """Return the stars of a match that is over.

    Of several rounds, as many must have been better as win the match.
    """
    if not trail.has_won(node):
        return 0
    better = [beaten(trail, each) for each in trail.played if each.node == node]
    needed = world.nodes[node].needed
    return 1 + sum(sum(each > level for each in better) >= needed for level in (0, 1))


def rebate(world: World, trail: Trail) -> int:
    """Return how many coins every price is lower for the stars won so far."""
    return sum(stars_of(world, trail, node) - 1 for node, is_won in trail.won if is_won)


def lowered(price: int, rebate: int) -> int:
    """Return what is asked for something of a price, at least half of it."""
    return max(price - rebate, round(price * LEAST))
