"""The auction of a table as bidders see it: conditions, calls, and the plain player's next one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.core.protocols import Player
from game.kit.cards import Card
from game.rulesets.bridge.actions import Call, parse_call
from game.rulesets.bridge.bidding.calls import PASS, Calls
from game.rulesets.bridge.bidding.choice import fitting, likelihood, plain_call, system
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import Hand, weighed
from game.rulesets.bridge.bidding.heard import heard
from game.rulesets.bridge.jokers import EVERY_CARD, is_joker, pack
from game.rulesets.bridge.options import POWERS, BridgeOptions
from game.rulesets.bridge.table import BridgeTable

POINTS_OF_REACH = 10
"""Points by which a player overrates his hand who takes it for a trick more than it is."""

IN_DOUBT, MOST_IN_DOUBT = 1, 3
"""How much less a row may weigh than the best to be weighed against it, and how many calls are."""


def call_for(table: BridgeTable, cards: Sequence[Card], reach: float = 0.0) -> Call:
    """Return the plain player's call with his cards, for the player whose turn it is.

    `reach` is by how many tricks he takes them for more than they are worth, or for less.
    """
    conditions = conditions_of(table)
    hand = _taken_for(cards, conditions, reach)
    return parse_call(plain_call(calls_of(table), hand, system(), conditions))


def calls_in_doubt(table: BridgeTable, cards: Sequence[Card], reach: float = 0.0) -> list[Call]:
    """Return the calls that a search is to choose from, the plain player's among them, sorted."""
    conditions, calls = conditions_of(table), calls_of(table)
    hand = _taken_for(cards, conditions, reach)
    found = [plain_call(calls, hand, system(), conditions)]
    rows = fitting(calls, hand, system(), conditions)
    for row in rows:
        if row.weight >= rows[0].weight - IN_DOUBT and row.call not in found:
            found.append(row.call)
    return sorted(map(parse_call, found[:MOST_IN_DOUBT]))


def calls_fitting(table: BridgeTable, cards: Sequence[Card]) -> list[Call]:
    """Return all calls that the cards fit, the plain player's first."""
    conditions = conditions_of(table)
    rows = fitting(calls_of(table), weighed(cards, conditions), system(), conditions)
    return [parse_call(row.call) for row in rows]


def may_pass(table: BridgeTable) -> bool:
    """Tell whether the partner of the player whose turn it is lets him pass."""
    return not heard(calls_of(table), system(), conditions_of(table)).forced


def _taken_for(cards: Sequence[Card], conditions: Conditions, reach: float) -> Hand:
    hand = weighed(cards, conditions)
    return replace(hand, points=hand.points + round(POINTS_OF_REACH * reach)) if reach else hand


def calls_of(table: BridgeTable) -> Calls:
    """Return the calls so far, from the dealer, as systems write them."""
    return tuple([PASS if each.bid is None else str(each.bid) for each in table.auction.calls])


def conditions_of(table: BridgeTable) -> Conditions:
    """Return the conditions that a table's auction is held under."""
    return _conditions(table.options)


@lru_cache(maxsize=64)
def _conditions(options: BridgeOptions) -> Conditions:
    return Conditions(
        jokers=tuple([card for card in pack(options) if is_joker(card)]),
        high=POWERS[options.power],
        tricks=options.tricks,
        book=options.book,
        top_level=options.highest_level,
    )


def calls_likelihood(table: BridgeTable, player: Player, dealt: int) -> float:
    """Return how likely a player's calls are with the cards dealt to him, given as a mask."""
    cards = [card for card in EVERY_CARD if dealt >> card & 1]
    place = (player - table.dealer) % 4
    return likelihood(cards, place, calls_of(table), system(), conditions_of(table))
