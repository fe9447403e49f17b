"""A computer player's army: within its crystals, the best of its hand, by price or by force."""

from itertools import combinations

import pytest

from game.core.rng import Rng
from game.rulesets.berserk.cards.box import cards, realm_deck, whole_box
from game.rulesets.berserk.cards.card import Realm
from game.rulesets.berserk.purse import MOST_FLYING, bill_of
from game.rulesets.berserk.sense.recruiting import (
    TRIED,
    Measure,
    best_army,
    is_poor,
    next_recruit,
)
from game.rulesets.berserk.sense.worth import card_worth

GOLD, SILVER, ROOM = 24, 22, 15
PRICE = Measure(card_worth, poor=2.5)
"""By the price formula alone."""


def hands(count: int) -> list[tuple[int, ...]]:
    """Hands of fifteen, from realm decks and from the whole box."""
    found = []
    for seed in range(count):
        rng = Rng(seed)
        deck = whole_box() if seed % 3 == 0 else realm_deck(rng.choice(list(Realm)))
        found.append(tuple(sorted(rng.sample(deck, 15))))
    return found


@pytest.mark.parametrize("measure", [PRICE, TRIED], ids=["price", "strength"])
def test_an_army_can_be_paid_for_and_placed(measure: Measure) -> None:
    for hand in hands(30):
        _worth, army = best_army(hand, (), GOLD, SILVER, ROOM, measure)
        bill = bill_of(army)
        assert bill.creatures and bill.gold(SILVER) <= GOLD
        assert bill.flying <= MOST_FLYING and bill.squares <= ROOM and bill.terrain <= 1
        left = list(hand)
        for card in army:
            left.remove(card)


def test_it_is_the_best_of_a_small_hand() -> None:
    """Of one realm and without flyers every choice can be tried."""
    deck = [number for number in realm_deck("plains") if not bill_of((number,)).flying]
    for seed in range(4):
        hand = tuple(sorted(Rng(seed).sample(deck, 9)))
        worth, army = best_army(hand, (), 14, 12, ROOM)
        best = max(
            sum(map(TRIED.of, chosen))
            for size in range(1, 10)
            for chosen in combinations(hand, size)
            if bill_of(chosen).gold(12) <= 14 and len(set(chosen)) <= len(chosen)
        )
        assert worth == pytest.approx(best, abs=1.7), "rank without company is docked"
        assert sum(map(TRIED.of, army)) <= best + 1e-9


def test_mettle_buys_fewer_and_stronger_creatures() -> None:
    sizes = [
        tuple(len(best_army(hand, (), GOLD, SILVER, ROOM, each)[1]) for each in (PRICE, TRIED))
        for hand in hands(30)
    ]
    assert sum(tried for _price, tried in sizes) < sum(price for price, _tried in sizes)


def test_the_army_is_recruited_card_by_card_as_it_was_planned() -> None:
    for hand in hands(12):
        _worth, plan = best_army(hand, (), GOLD, SILVER, ROOM)
        left, army = list(hand), ()
        while (card := next_recruit(tuple(left), army, GOLD, SILVER, ROOM)) is not None:
            left.remove(card)
            army = (*army, card)
        assert army == plan


def test_a_hand_that_cannot_use_its_silver_is_put_back() -> None:
    deck = realm_deck("plains")
    elites = [number for number in deck if cards()[number].elite]
    others = [number for number in deck if not cards()[number].elite]
    poor = tuple(sorted((*elites, *others[: 15 - len(elites)])))
    mixed = tuple(sorted((*elites[-6:], *others[-9:])))
    assert is_poor(poor, deck, GOLD, SILVER, ROOM)
    assert not is_poor(mixed, deck, GOLD, SILVER, ROOM)
    assert is_poor(poor, deck, GOLD, SILVER, ROOM, PRICE)
