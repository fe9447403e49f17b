"""What can be done at a stop: choices, and what a market sells."""

from collections.abc import Mapping

from game.core.rng import Rng
from game.core.words import marked
from game.session.campaign.acquainted import has_met
from game.session.campaign.course import Course
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Change, Choice, Kind, Node
from game.session.campaign.stars import lowered, rebate
from game.session.campaign.trail import Trail
from game.session.campaign.world import World

HEART = "heart"
"""What a market calls a heart, among its wares."""
HEART_PRICE = 24
SOLVED = 5
"""Coins for whoever solves what a teacher sets."""
ON_SALE = 3
"""Favours that a market sells."""
CARDS_ON_SALE = 2
"""Cards that it sells."""


def choices_at(node: Node, world: World, course: Course, luck: Rng) -> tuple[Choice, ...]:
    """Return what can be chosen at a stop, () at a market."""
    if node.kind == Kind.ENCOUNTER:
        return world.encounters[course.met[node.id]].choices
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
                Change(favour=luck.choice(list(FAVOURS))),
            ),
        )
    return ()


def wares(node: Node, world: World, trail: Trail, luck: Rng) -> Mapping[str, int]:
    """Return what a market sells: favours, a heart and cards, each for so many coins.

    Cards that are in the deck of the season are not sold, and none to whoever has not met their
    game; stars make everything cheaper.
    """
    sold = luck.sample(list(FAVOURS), ON_SALE)
    deck, off = world.deck, rebate(world, trail)
    found = {**{favour: FAVOURS[favour].price for favour in sold}, HEART: HEART_PRICE}
    offered = deck.offered(node.act, (), luck.fork("cards"), CARDS_ON_SALE)
    if has_met(world, trail, deck.game):
        found |= {card: deck.price(card) for card in offered if card not in trail.cards}
    return {ware: lowered(price, off) for ware, price in found.items()}
