"""Where one is on the road, and where it leads from there."""

from game.core.placing import listed
from game.core.words import _
from game.session.campaign.node import ACTS, Node
from game.session.campaign.season import Season


def act_of(season: Season) -> int:
    """Return the act in which one is: after its boss already the next."""
    node = season.node
    if node is None:
        return ACTS[0]
    ahead = [season.world.nodes[id].act for id in season.ahead]
    return max([node.act, *ahead])


def leads_words(season: Season, node: Node) -> str:
    """Return where the roads from a place lead, "" from the last one."""
    ends = [_(season.world.nodes[end].title) for end in season.course.roads.get(node.id, ())]
    return _("leads to: {places}").format(places=listed(ends)) if ends else ""
