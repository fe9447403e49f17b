"""Worlds that fit what players have bid, named and put away, oftener than those that do not."""

from collections.abc import Iterator, Sequence
from math import exp

from game.core.protocols import Player
from game.core.rng import Rng
from game.kit.cards import NO_TRUMP
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.policy.aims import goal
from game.rulesets.berzerka.policy.auction import AVERAGE
from game.rulesets.berzerka.policy.evaluation import best_terms, pain_suit, strength, worth_table
from game.rulesets.berzerka.policy.masks import masks_of
from game.rulesets.berzerka.position import FIRST_PART, BerzerkaTable, Phase
from game.rulesets.berzerka.state import BerzerkaState
from game.rulesets.berzerka.view import BerzerkaView
from game.rulesets.berzerka.worlds import Share, shares, state_of

TRIED = 4
"""Worlds of which the likelier ones are chosen oftener."""
EAGERNESS = 1.2
"""By how much a hand is likelier to have been bid on, in log-odds a trick of strength."""
THRIFT = 1.5
"""By how much cards are likelier to have been put away, in log-odds a trick they lack."""
ODDITY = 0.2
"""How likely it is that a declarer names other terms than the plain player's."""


def worlds(view: BerzerkaView, rng: Rng) -> Iterator[BerzerkaState]:
    """Yield worlds without end: of each few that are drawn, one by its likelihood."""
    while True:
        tried = [shares(view, rng) for _ in range(TRIED)]
        weights = [likelihood(view.table, each) for each in tried]
        pick = rng.random() * sum(weights)
        chosen = tried[-1]
        for each, weight in zip(tried, weights, strict=True):
            pick -= weight
            if pick < 0:
                chosen = each
                break
        yield state_of(view, chosen, rng)


def likelihood(table: BerzerkaTable, given: Sequence[Share | None]) -> float:
    """Return how well the cards fit what their players have done, as a factor."""
    found = 1.0
    for player, share in enumerate(given):
        if share is not None:
            if table.phase == Phase.AUCTION:
                found *= _fits_bid(table, player, share)
            elif table.declared is not None and len(share.held) + len(share.played) > FIRST_PART:
                found *= _fits_deeds(table.declared, player, share)
    return found


def _fits_bid(table: BerzerkaTable, player: Player, share: Share) -> float:
    """Return how well six cards fit the last bid of their player."""
    bids = table.bids(player)
    if not bids:
        return 1.0
    rules = box_of(table.boxes, bids[-1].contract).rules
    return exp(EAGERNESS * (strength(masks_of(share.held), rules) - AVERAGE[rules.id]))


def _fits_deeds(declared: Declared, player: Player, share: Share) -> float:
    """Return how well a whole hand fits what was named and put away."""
    rules = declared.rules
    table = worth_table(rules, bool(declared.inverted))
    found = 1.0
    aim = goal(declared, player)
    if share.away and aim is None:
        sign = 1 if rules.objective.avoids else -1
        extra = 0.0 if declared.in_trump == NO_TRUMP else 0.5
        worth = sum(
            table[card % 13] + (extra if card // 13 == declared.trump else 0) for card in share.away
        )
        found = exp(sign * THRIFT * worth)
    if player == declared.declarer and declared.trump is not None:
        dealt = masks_of(share.dealt())
        if rules.names_pain:
            plain = declared.pain is None or pain_suit(dealt) == declared.pain
        else:
            trump, inverted, _worth = best_terms(dealt, rules, aim)
            plain = trump == declared.trump and declared.inverted in (None, inverted)
        found *= 1.0 if plain else ODDITY
    return found
