"""How likely it is that players said and put away what they did, holding certain cards.

`told` is what is known of the deal, with the places below; `calls` has a row for each call of the
others, with the columns below.
"""

from math import exp
from typing import Any

import numpy as np

from game.kernels import walk as walks
from game.kernels.bits import count, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.worth import (
    HAS_TRUMPS,
    best_to_keep,
    bid_worth,
    has_five,
    merit,
    pass_worth,
)
from game.kernels.stream import below, unit

OBSERVER = 0
"""Who looks, -1 for a bystander; what he said himself tells him nothing."""
NAMED = 1
"""The suit named by Forehand, 4 before that."""
ANNOUNCER = 2
"""Who named it by choice, -1 where nobody did."""
HOLDER = 3
"""Who had a trump among the cards he was dealt, -1 where nobody need have (DS-05)."""
CONTRACT = 4
TAKER = 5
"""Who has taken a talon that the observer has not seen, -1 where nobody has."""
KEEPER = 6
"""Who has put two cards away that the observer has not seen, -1 where nobody has."""
TURNED = 7
"""The card that TAKER turned up and so did not find in the talon, as a mask."""
RAISED = 8
"""1 where TAKER has raised and may do so only with five of a suit where it needs them (DS-12)."""
WITHOUT = 9
"""Who was declarer without the five cards of a suit that he needed, -1 where nobody was (DS-43)."""
PLAYED = 10
"""Here begin the cards that each player has played, as masks."""
SIZE = 13

PLAYER, BID, OPEN, STANDING, HONEST = range(5)
"""Columns of a call: who made it, the contract (-1: a pass), those he could bid as a mask, the one
that stood (-1: none), 1 where he may only bid it with cards that can come to five of a suit."""
COLUMNS = 5
AWAY = 3
"""The place of the cards put away, behind the three hands."""
CONTRACTS = 9

CALL_SPREAD = 0.5
"""By how many points of worth a call may fall short of the best one to be a third as likely."""
LEAST = 0.003
"""Any call is at least so likely, beside the best one."""
KEEP_SPREAD = 0.1
"""The same for the cards kept after the talon, in the weights of the evaluation: who has taken it
keeps what is best, or nearly."""
TRUMPS_NAMED = np.array((0.1, 0.35, 0.8, 1.0, 1.0, 1.0))
"""How likely Forehand announces a suit of which he was dealt so many cards."""


@inlined
def _honest(contracts: Any, contract: int, named: int, hand: int, to_come: int) -> bool:
    return has_five(hand, named if contracts[contract, HAS_TRUMPS] else 4, to_come)


@bare
def of_calls(
    player: int, hand: int, told: Any, calls: Any, needs: Any, weights: Any, contracts: Any
) -> float:
    """Return how likely a player's calls are with the six cards dealt to him."""
    named, found = int(told[NAMED]), 1.0
    trumps = count(hand >> 13 * named & 31) if named < 4 else 0
    if player == told[HOLDER] and not trumps:
        return 0.0
    if player == told[ANNOUNCER]:
        found = TRUMPS_NAMED[trumps]
    for call in range(len(calls)):
        if calls[call, PLAYER] != player:
            continue
        bid, standing, open_ = calls[call, BID], calls[call, STANDING], int(calls[call, OPEN])
        if calls[call, HONEST] and not _honest(contracts, bid, named, hand, 2):
            return 0.0
        best, own = -1000.0, 0.0
        if standing >= 0:
            best = own = pass_worth(contracts, standing)
        while open_:
            contract = lowest(open_)
            open_ &= open_ - 1
            worth = bid_worth(weights, contracts, contract, hand, named, player, needs)
            best = max(best, worth)
            if contract == bid:
                own = worth
        found *= max(LEAST, exp((own - best) / CALL_SPREAD))
    return found


@bare
def of_keeping(
    contract: int, named: int, eight: int, away: int, weights: Any, contracts: Any
) -> float:
    """Return how likely the declarer puts these two away of the eight he had."""
    kept = best_to_keep(weights, contracts, contract, eight, named)
    best = merit(weights, contracts, contract, kept, named)
    behind = merit(weights, contracts, contract, eight ^ away, named) - best
    return max(LEAST, exp(behind / KEEP_SPREAD))


@inlined
def _had(player: int, layouts: Any, first: int, told: Any) -> int:
    """Return all the cards that a player has had, the talon that he took included."""
    had = int(layouts[first + player] | told[PLAYED + player])
    return had | int(layouts[first + AWAY]) if player == told[TAKER] else had


@bare
def with_talon(
    talon: int,
    layouts: Any,
    first: int,
    told: Any,
    calls: Any,
    needs: Any,
    weights: Any,
    contracts: Any,
) -> float:
    """Return how likely it all is where the cards lie so, and TAKER found these in the talon.

    The places begin at `first` in `layouts`. 0 where it cannot be.
    """
    named, contract, found = int(told[NAMED]), int(told[CONTRACT]), 1.0
    if told[WITHOUT] >= 0 and _honest(
        contracts, contract, named, int(layouts[first + told[WITHOUT]]), 0
    ):
        return 0.0
    for player in range(3):
        if player == told[OBSERVER]:
            continue
        had = _had(player, layouts, first, told)
        if player == told[TAKER]:
            if told[RAISED] and not _honest(contracts, contract, named, had, 0):
                return 0.0
            if player == told[KEEPER]:
                away = int(layouts[first + AWAY])
                found *= of_keeping(contract, named, had, away, weights, contracts)
            had ^= talon
        found *= of_calls(player, had, told, calls, needs, weights, contracts)
    return found


@bare
def some_talon(layouts: Any, first: int, told: Any, stream: Any) -> int:
    """Return two cards that TAKER may have found in the talon, drawn at random; else 0."""
    if told[TAKER] < 0:
        return 0
    free = _had(int(told[TAKER]), layouts, first, told) & ~int(told[TURNED])
    cards = count(free)
    one = below(stream, cards)
    other = below(stream, cards - 1)
    if other >= one:
        other += 1
    talon = 0
    for number in range(cards):
        if number in (one, other):
            talon |= free & -free
        free &= free - 1
    return talon


@bare
def likelihood(
    layouts: Any, first: int, told: Any, calls: Any, needs: Any, weights: Any, contracts: Any
) -> float:
    """Return how likely it all is where the cards lie so, on the average of what the talon held."""
    if told[TAKER] < 0:
        return with_talon(0, layouts, first, told, calls, needs, weights, contracts)
    total, pairs = 0.0, 0
    ones = _had(int(told[TAKER]), layouts, first, told) & ~int(told[TURNED])
    while ones:
        one = ones & -ones
        ones ^= one
        others = ones
        while others:
            other = others & -others
            others ^= other
            total += with_talon(one | other, layouts, first, told, calls, needs, weights, contracts)
            pairs += 1
    return total / pairs


@bare
def weigh(
    layouts: Any,
    places: int,
    told: Any,
    calls: Any,
    needs: Any,
    weights: Any,
    contracts: Any,
    found: Any,
) -> None:
    """Write how likely each layout is; `layouts` are one after the other, each of all places."""
    for each in range(len(found)):
        found[each] = likelihood(layouts, each * places, told, calls, needs, weights, contracts)


@bare
def draw_layouts(
    walk: Any,
    stream: Any,
    swaps: int,
    told: Any,
    calls: Any,
    needs: Any,
    weights: Any,
    contracts: Any,
    layouts: Any,
) -> None:
    """Walk on and write a layout wherever so many exchanges have been tried, each in its place.

    What the talon held is drawn anew with each exchange, and kept with the walk. From a layout that
    cannot be the walk takes any step.
    """
    first = walks.LIES
    if not walk[walks.OWN]:
        walk[walks.OWN] = some_talon(walk, first, told, stream)
    talon = int(walk[walks.OWN])
    likely = with_talon(talon, walk, first, told, calls, needs, weights, contracts)
    for number in range(len(layouts)):
        tried = 0
        while tried < swaps or (likely == 0.0 and tried < 100 * walks.SWAPS_FIRST):
            tried += 1
            which = walks.swap(walk, stream)
            if which < 0:
                continue
            talon = some_talon(walk, first, told, stream)
            fits = with_talon(talon, walk, first, told, calls, needs, weights, contracts)
            if likely == 0.0 or unit(stream) * likely < fits:
                likely, walk[walks.OWN] = fits, talon
            else:
                walks.exchange(walk, which)
        for place in range(walk[walks.PLACES]):
            layouts[number, place] = walk[walks.LIES + place]
