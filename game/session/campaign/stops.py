"""What can be done at a stop: choices, and what a market sells."""

from collections.abc import Iterator, Mapping

from game.core.rng import Rng
from game.core.words import marked
from game.session.campaign.acquainted import has_met
from game.session.campaign.difficulty import LADDER
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS, Change, Choice, Kind, Node
from game.session.campaign.partner import levels_at, partner_at
from game.session.campaign.road import Road
from game.session.campaign.stars import lowered, rebate
from game.session.campaign.trail import Trail

HEART = "heart"
"""What a market calls a heart, among its wares."""
HEART_PRICE = 24
SOLVED = 10
"""Coins for whoever solves what a teacher sets: more than a class pays that is taught."""
ON_SALE = 3
"""Favours that a market sells."""
CARDS_ON_SALE = 2
"""Cards that it sells."""


def places_ahead(road: Road, node: Node) -> Iterator[Node]:
    """Yield the places to which one can still come from a place, whichever ways are open."""
    for act in ACTS[ACTS.index(node.act) :]:
        for stage in road.course.acts[act]:
            for id in stage:
                there = road.world.nodes[id]
                if act != node.act or there.stage > node.stage:
                    yield there


def favours_of_use(road: Road, node: Node) -> list[str]:
    """Return the favours that can be of use anywhere ahead of a place, in their order."""
    ahead = list(places_ahead(road, node))
    rounds = [round for place in ahead for round in place.rounds]
    can_be_beaten = any(
        level != LADDER[0]
        for round in rounds
        for seat, level in enumerate(levels_at(road.rules, round))
        if seat != partner_at(round)
    )
    use = {
        "ale": can_be_beaten,
        "errand": can_be_beaten,
        "plain-table": any(round.twist for round in rounds),
        "short-evening": any((round.deals or 0) > 1 for round in rounds),
        "long-evening": any(round.deals is not None for round in rounds),
        "footpath": any(
            place.kind != Kind.BOSS
            and set(road.course.roads[place.id])
            != set(road.course.acts[place.act][place.stage + 1])
            for place in (node, *ahead)
        ),
    }
    return [favour for favour in FAVOURS if rounds and use.get(favour, True)]


def choices_at(node: Node, road: Road, luck: Rng) -> tuple[Choice, ...]:
    """Return what can be chosen at a stop, () at a market."""
    if node.kind == Kind.ENCOUNTER:
        return road.world.encounters[road.course.met[node.id]].choices
    if node.kind == Kind.TEACHER:
        return (
            Choice(
                marked("Sit down to a lesson"),
                marked("An hour of old tricks, shown slowly. You feel like yourself again."),
                Change(hearts=1),
                solved=Change(coins=SOLVED),
            ),
            Choice(
                marked("Teach a class yourself"),
                marked("You show what you know, and the children pay in small coin."),
                Change(coins=8),
            ),
        )
    if node.kind == Kind.REST:
        return (
            Choice(
                marked("Sleep until noon"),
                marked("Nobody wakes you. A heart comes back."),
                Change(hearts=1),
            ),
            Choice(
                marked("Sit up with the others"),
                marked("Long talk by the fire, and somebody owes you something now."),
                Change(favour=luck.choice(favours_of_use(road, node))),
            ),
        )
    return ()


def wares(node: Node, road: Road, trail: Trail, luck: Rng) -> Mapping[str, int]:
    """Return what a market sells: favours, a heart and cards, each for so many coins.

    Nothing is sold that is of no use: no favour that cannot be asked any more, no heart to whoever
    has all. Cards that are in the deck of the season are not sold, and none to whoever has not met
    their game; stars make everything cheaper.
    """
    useful, world = favours_of_use(road, node), road.world
    sold = luck.sample(useful, min(ON_SALE, len(useful)))
    deck, off = world.deck, rebate(world, trail)
    found = {favour: FAVOURS[favour].price for favour in sold}
    if trail.hearts < trail.most_hearts:
        found[HEART] = HEART_PRICE
    offered = deck.offered(node.act, (), luck.fork("cards"), CARDS_ON_SALE)
    if has_met(world, trail, deck.game):
        found |= {card: deck.price(card) for card in offered if card not in trail.cards}
    return {ware: lowered(price, off) for ware, price in found.items()}
