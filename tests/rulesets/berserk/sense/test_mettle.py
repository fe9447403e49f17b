"""What cards have proved to be worth, and who is likely to win by that."""

import pytest

from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.sense.mettle import METTLE, mettle
from game.rulesets.berserk.sense.outlook import mettle_left, outlook
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import UNSEEN, Unit


def army(owner: int, *names: str, **facts: int) -> tuple[Unit, ...]:
    return tuple(
        Unit(10 * owner + n, card_named(name).number, owner, 10 * owner + n, hidden=False, **facts)
        for n, name in enumerate(names)
    )


def test_every_card_of_the_box_has_its_mettle_and_on_the_average_it_is_its_price() -> None:
    assert list(METTLE) == [card.id for card in cards()] and min(METTLE.values()) > 0
    creatures = [card.number for card in cards() if card.is_creature]
    assert sum(map(mettle, creatures)) == pytest.approx(sum(map(card_worth, creatures)), rel=0.02)
    assert mettle(UNSEEN) == card_worth(UNSEEN)


def test_equal_armies_promise_a_little_to_who_is_to_act() -> None:
    units = army(0, "plains-khan", "plains-scout") + army(1, "plains-khan", "plains-scout")
    assert 0 < outlook(units, 0) == outlook(units, 1) < 0.5


def test_who_has_more_left_is_ahead_and_wounds_count() -> None:
    khan, scout = army(0, "plains-khan"), army(1, "plains-scout")
    assert outlook(khan + scout, 0) > 0.5 > 0 > outlook(khan + scout, 1)
    wounded = army(0, "plains-khan", wounds=9)
    assert 0 < mettle_left(wounded[0]) < mettle_left(khan[0])
    assert outlook(wounded + scout, 0) < outlook(khan + scout, 0)
    assert outlook(khan, 0) > 0.9, "nobody is left to fight back"
