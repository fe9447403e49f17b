"""What is to be known of a card before it is taken, and of what a market has sold, in words.

`name` says what a card is called, by its id: the road knows no game.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from game.core.points import listed
from game.core.words import _, many
from game.session.campaign.difficulty import LADDER
from game.session.campaign.favour import FAVOURS
from game.session.campaign.season import Season
from game.session.campaign.steps import partner_at
from game.session.campaign.stops import HEART, rebate

Name = Callable[[str], str]


def title_of(ware: str, name: Name) -> str:
    """Return what a favour, a heart or a card is called."""
    if ware == HEART:
        return _("A heart")
    return _(FAVOURS[ware].title) if ware in FAVOURS else name(ware)


def swap_words(season: Season, name: Name) -> str:
    """Return what becomes of the deck of the season when a card is taken: what comes and goes."""
    return _(
        "Two copies come into the deck with which you fight the battles of this season, in place "
        "of {cards}."
    ).format(cards=_counted(season.world.deck.leaving(len(season.trail.cards)), name))


def replaced_words(season: Season, card: str, name: Name) -> str:
    """Return in whose place a card of the road came into the deck."""
    number = season.trail.cards.index(card)
    return _("Taken on the road, in place of {cards}.").format(
        cards=_counted(season.world.deck.leaving(number), name)
    )


def _counted(cards: Sequence[str], name: Name) -> str:
    """Return cards with their numbers; where the starter is used up, that nothing leaves."""
    if not cards:
        return _("nothing")
    return listed(
        [_("{n} × {card}").format(n=n, card=name(id)) for id, n in Counter(cards).items()]
    )


def none_words() -> str:
    """Return the choice to take none of the cards offered."""
    return _("None of them: the deck stays as it is")


def bought_words(season: Season, name: Name) -> str:
    """Return what was bought at the market where one is, "" for nothing yet."""
    bought = [title_of(ware, name) for ware in season.trail.bought]
    return _("Bought: {wares}.").format(wares=listed(bought)) if bought else ""


def why_no_use(season: Season, favour: str) -> str:
    """Return why a favour is of no use in the act where one is, "" where it may be."""
    node = season.node
    if node is None or favour not in FAVOURS or not FAVOURS[favour].names_one:
        return ""
    ahead = (season.world.nodes[id] for stage in season.course.acts[node.act] for id in stage)
    levels = {
        level
        for each in ahead
        for round in each.rounds
        for seat, level in enumerate(season.rules.levels(round.levels))
        if seat != partner_at(round)
    }
    return _("Of no use in this act: only novices play here.") if levels == {LADDER[0]} else ""


def rebate_words(season: Season) -> str:
    """Return by how much a market is cheaper for the stars so far, "" where it is not."""
    off = rebate(season.world, season.trail)
    if not off:
        return ""
    return many(
        "For your stars, every price is {n} coin lower.",
        "For your stars, every price is {n} coins lower.",
        off,
    ).format(n=off)
