"""Every small mark of a place on the map stands on its card, beside what it means."""

from game.session.campaign.matches import reward_at
from game.session.campaign.node import Kind
from game.session.campaign.season import Season
from scenes.campaign.badges import DotBadge, PipBadge, SignBadge
from scenes.campaign.card import node_card
from scenes.campaign.placemark import strongest
from scenes.campaign.signs import BRINGS, HARD, TWIST
from scenes.ui.boxes import Beside
from tests.loops import over

SEASON = Season(3, "middle")
PLACES = [node for node in SEASON.world.nodes.values() if node.rounds]


def badges_of(node):
    """Return what stands at the left of words on the card of a place."""
    beside = [
        widget
        for part in node_card(SEASON, node)
        for widget in part.walk()
        if isinstance(widget, Beside)
    ]
    return [badge for each in beside for badge in each.left.walk()]


@over("node", PLACES)
def test_the_card_of_a_match_has_every_mark_that_the_map_has(node):
    badges = badges_of(node)
    signs = {each.name for each in badges if isinstance(each, SignBadge)}
    dots = [each.ink for each in badges if isinstance(each, DotBadge)]
    assert BRINGS[reward_at(SEASON, SEASON.trail, node)][0] in signs
    assert ("gift" in signs) == bool(node.keepsake)
    assert (HARD in dots) == (node.kind == Kind.HARD)
    assert (TWIST in dots) == bool(node.twists)
    assert [each.count for each in badges if isinstance(each, PipBadge)] == [
        strongest(SEASON, node)
    ]
