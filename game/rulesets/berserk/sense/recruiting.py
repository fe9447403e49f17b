"""How a computer player raises an army: the most worth for its crystals, and when to draw anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import NamedTuple

from game.core.rng import Rng
from game.rulesets.berserk.actions import BerserkAction, Recruit
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.cards.abilities import Rank
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.places import room
from game.rulesets.berserk.purse import DRAWN, MOST_FLYING, Bill, bill_of, price_list
from game.rulesets.berserk.sense.evaluation import LEAST, WEIGHTS
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.sense.worth import abilities_of
from game.rulesets.berserk.view import BerserkView

LONELY_RANK = 0.8
"""What a card with rank loses when no other with rank is at hand."""
LOOKS = 12
"""Hands that a player imagines to judge whether his own is poor."""


class Measure(NamedTuple):
    """What an army is judged by: the sum over its cards of what each is worth, in crystals.

    `poor` is how far below the usual an army must be to pay a gold for another hand.
    """

    of: Callable[[int], float]
    poor: float


TRIED = Measure(card_strength, poor=1.7)
"""By what has proved itself in battle: so every player recruits."""

Choice = tuple[float, tuple[int, ...]]
"""What cards are worth together, and which they are."""


@lru_cache(maxsize=4096)
def best_army(
    hand: tuple[int, ...],
    army: tuple[int, ...],
    gold: int,
    silver: int,
    squares: int,
    measure: Measure = TRIED,
) -> Choice:
    """Return the best army that a hand and the cards recruited so far allow, ascending.

    Cards must be recruited in ascending order, so only those from the last recruited on count.
    """
    last = army[-1] if army else 0
    before = bill_of(army)
    free = _allowed([each for each in hand if each >= last], army, before, measure)
    best: Choice = (float("-inf"), ())
    for realms in _realm_sets(free, before):
        toll = max(0, (realms | before.realms).bit_count() - 1)
        usable = [each for each in free if not price_list()[each].realms & ~(realms)]
        found = _knapsack(usable, before, gold - toll, silver, squares, measure)
        best = max(best, found)
    worth, chosen = best
    whole = tuple(sorted((*army, *chosen)))
    return worth + sum(map(measure.of, army)), whole


def next_recruit(
    hand: tuple[int, ...],
    army: tuple[int, ...],
    gold: int,
    silver: int,
    squares: int,
    measure: Measure = TRIED,
) -> int | None:
    """Return the card to recruit next, None where the army is as good as it gets."""
    plan = intended(hand, army, gold, silver, squares, measure)
    return plan[len(army)] if len(plan) > len(army) else None


def intended(
    hand: tuple[int, ...],
    army: tuple[int, ...],
    gold: int,
    silver: int,
    squares: int,
    measure: Measure = TRIED,
) -> tuple[int, ...]:
    """Return the army that is to come of the cards recruited so far, ascending."""
    _worth, plan = best_army(tuple(sorted((*hand, *army))), (), gold, silver, squares, measure)
    if plan[: len(army)] != army:  # someone else has begun this army
        _worth, plan = best_army(hand, army, gold, silver, squares, measure)
    return plan


def is_poor(
    hand: tuple[int, ...],
    deck: tuple[int, ...],
    gold: int,
    silver: int,
    squares: int,
    measure: Measure = TRIED,
) -> bool:
    """Tell whether another hand, one gold dearer, promises more (BW-05)."""
    worth, army = best_army(hand, (), gold, silver, squares, measure)
    if not any(price_list()[each].creatures for each in army):
        return True
    return worth + measure.poor < _usual(deck, gold, silver, squares, measure)


@lru_cache(maxsize=256)
def _usual(deck: tuple[int, ...], gold: int, silver: int, squares: int, measure: Measure) -> float:
    rng = Rng(len(deck))
    hands = [tuple(sorted(rng.sample(deck, DRAWN))) for _look in range(LOOKS)]
    return sum(best_army(hand, (), gold, silver, squares, measure)[0] for hand in hands) / LOOKS


def _allowed(hand: Sequence[int], army: Sequence[int], before: Bill, measure: Measure) -> list[int]:
    """Return the cards of the hand that the limits on flyers, terrain and unique cards allow."""
    found: list[int] = []
    held = set(army)
    flying, has_terrain = before.flying, before.terrain > 0
    for number in sorted(hand, key=lambda each: -measure.of(each)):
        card, price = cards()[number], price_list()[number]
        if card.unique and number in held:
            continue
        if flying + price.flying > MOST_FLYING or (price.terrain and has_terrain):
            continue
        flying += price.flying
        has_terrain = has_terrain or bool(price.terrain)
        held.add(number)
        found.append(number)
    return sorted(found)


def _realm_sets(free: Sequence[int], before: Bill) -> list[int]:
    """Return sets of realms, as bits, that the army might draw on: up to three."""
    bits = 0
    for number in free:
        bits |= price_list()[number].realms
    single = [1 << place for place in range(6) if bits >> place & 1]
    if len(single) <= 1:
        return [bits | before.realms]
    sets = {before.realms}
    for count in (1, 2, 3):
        for chosen in combinations(single, count):
            sets.add(before.realms | sum(chosen))
    return sorted(sets)


def _knapsack(
    usable: Sequence[int], before: Bill, gold: int, silver: int, squares: int, measure: Measure
) -> Choice:
    """Return the most worth that the crystals buy; silver buys regular cards only (BW-04)."""
    limit = squares - before.squares
    worths = _worths(usable, measure)
    elites = [(each, worths[each]) for each in usable if cards()[each].elite]
    regular = [(each, worths[each]) for each in usable if not cards()[each].elite]
    rich = _filled(elites, gold - before.elite)
    plain = _filled(regular, gold - before.elite + silver - before.regular)
    best: Choice = (float("-inf"), ())
    for spent, (worth, chosen) in enumerate(rich):
        left = gold - before.elite - spent + silver - before.regular
        left = left if spent + before.elite <= gold else -1
        if left < 0:
            continue
        more, others = plain[min(left, len(plain) - 1)] if plain else (0.0, ())
        together = chosen + others
        if sum(price_list()[each].squares for each in together) > limit:
            together = tuple(sorted(together, key=lambda each: -worths[each])[:limit])
            found = (sum(worths[each] for each in together), together)
        else:
            found = (worth + more, together)
        best = max(best, found)
    return best if best[0] > float("-inf") else (0.0, ())


def _filled(items: Sequence[tuple[int, float]], most: int) -> list[Choice]:
    """Return for each sum of crystals from 0 to `most` the most worth it buys."""
    if most < 0:
        return []
    table: list[Choice] = [(0.0, ())] * (most + 1)
    for number, worth in items:
        cost = cards()[number].cost
        for left in range(most, cost - 1, -1):
            other, chosen = table[left - cost]
            if other + worth > table[left][0]:
                table[left] = (other + worth, (*chosen, number))
    return table


def _worths(usable: Sequence[int], measure: Measure) -> dict[int, float]:
    ranked = sum(_has_rank(cards()[each]) for each in usable)
    return {
        each: measure.of(each) - (LONELY_RANK if ranked < 2 and PROFILES[each].rank else 0.0)
        for each in usable
    }


def _has_rank(card: Card) -> bool:
    return bool(abilities_of(card.number, Rank))


Army = tuple[BerserkAction, ...]


def armies(view: BerserkView, steps: Sequence[BerserkAction]) -> Sequence[tuple[Army, float]]:
    """Return the army that was raised and the one that has proved strongest, each with what it
    brings against the stronger of them, best first.

    A card counts for what it has proved to be worth; who stands where, and beside whom, is left
    aside. `view` is that before the first card was recruited.
    """
    player = view.to_act
    given = view.gold(player), view.silver(player), room(player, player == view.first, view.land)
    hand = tuple(sorted(view.hand))
    own = tuple(step.card for step in steps if isinstance(step, Recruit))
    found = {own: None}
    found[best_army(hand, (), *given)[1]] = None
    strengths = {army: max(LEAST, sum(map(card_strength, army))) for army in found}
    most = max(strengths.values())
    worths = [
        (tuple(map(Recruit, army)), _against(strength, most))
        for army, strength in strengths.items()
    ]
    return sorted(worths, key=lambda each: -each[1])


def _against(mine: float, theirs: float) -> float:
    """Return what strength can expect against strength, from -1, lost, to 1, won."""
    odds = WEIGHTS.ratio * log(mine / theirs) + WEIGHTS.lead * (mine - theirs)
    return 2 / (1 + exp(-odds)) - 1
