"""Whether somebody has met a game: nothing for it is offered to whoever has not."""

from game.session.campaign.trail import Trail
from game.session.campaign.world import World


def has_met(world: World, trail: Trail, game: str) -> bool:
    """Tell whether a game was known before the season, or has been met in it: in the prologue, or
    at a table."""
    if game not in trail.prologue or game in trail.learnt:
        return True
    return any(world.nodes[each.node].rounds[each.round].game == game for each in trail.played)
