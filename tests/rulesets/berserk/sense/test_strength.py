"""What cards have proved to be worth, and who is likely to win by that."""

import pytest

from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.position import EMPTY_BOARD, Phase
from game.rulesets.berserk.sense.evaluation import evaluate, strength_left
from game.rulesets.berserk.sense.strength import STRENGTH, card_strength
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import UNSEEN, Unit


def army(owner: int, *names: str, **facts: int) -> tuple[Unit, ...]:
    return tuple(
        Unit(10 * owner + n, card_named(name).number, owner, 10 * owner + n, hidden=False, **facts)
        for n, name in enumerate(names)
    )


def expect(units: tuple[Unit, ...], player: int) -> float:
    """Return what a player may expect whose turn begins, both armies in their rows 2."""
    standing = opening(BerserkOptions(), 2, 0)
    placed = tuple(
        unit._replace(uid=uid, spot=5 + unit.uid if unit.owner == 0 else 34 - unit.uid)
        for uid, unit in enumerate(units)
    )
    board = list(EMPTY_BOARD)
    for unit in placed:
        board[unit.spot] = unit.uid
    state = BerserkState(
        standing, Phase.BATTLE, player, player, units=placed, board=tuple(board), turn=1
    )
    return evaluate(state, player)


def test_every_card_of_the_box_has_its_strength_and_on_the_average_it_is_its_price() -> None:
    assert list(STRENGTH) == [card.id for card in cards()] and min(STRENGTH.values()) > 0
    creatures = [card.number for card in cards() if card.is_creature]
    assert sum(map(card_strength, creatures)) == pytest.approx(
        sum(map(card_worth, creatures)), rel=0.02
    )
    assert card_strength(UNSEEN) == card_worth(UNSEEN)


def test_equal_armies_promise_a_little_to_who_is_to_act() -> None:
    units = army(0, "plains-khan", "plains-scout") + army(1, "plains-khan", "plains-scout")
    assert 0 < expect(units, 0) == expect(units, 1) < 0.5


def test_who_has_more_left_is_ahead_and_wounds_count() -> None:
    khan, scout = army(0, "plains-khan"), army(1, "plains-scout")
    assert expect(khan + scout, 0) > 0.5 > 0 > expect(khan + scout, 1)
    wounded = army(0, "plains-khan", wounds=9)
    assert 0 < strength_left(wounded[0]) < strength_left(khan[0])
    assert expect(wounded + scout, 0) < expect(khan + scout, 0)
    assert expect(khan, 0) > 0.9, "nobody is left to fight back"
