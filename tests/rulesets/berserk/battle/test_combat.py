"""BW-24 to BW-27 and BW-32: the combat table in pure numbers."""

from collections import Counter
from itertools import product

import pytest

from game.rulesets.berserk.battle.combat import (
    LIGHT,
    MEDIUM,
    MISS,
    STRONG,
    Row,
    dealt,
    exchange,
    lone,
    weaker,
)

DICE = range(1, 7)


@pytest.mark.rule("BW-24")
@pytest.mark.parametrize(
    ("attack", "defense", "row"),
    [
        (9, 1, (STRONG, MISS, False)),
        (6, 1, (STRONG, MISS, False)),
        (5, 1, (STRONG, LIGHT, True)),
        (6, 3, (MEDIUM, MISS, False)),
        (4, 2, (MEDIUM, LIGHT, True)),
        (3, 2, (LIGHT, MISS, False)),
        (4, 4, (LIGHT, MISS, False)),
        (0, 0, (LIGHT, MISS, False)),
        (5, 5, (MISS, LIGHT, False)),
        (8, 8, (MISS, LIGHT, False)),
        (2, 3, (LIGHT, MISS, False)),
        (2, 4, (MISS, MISS, False)),
        (1, 4, (MISS, LIGHT, False)),
        (2, 6, (LIGHT, MEDIUM, True)),
        (1, 6, (MISS, MEDIUM, False)),
        (1, 9, (MISS, MEDIUM, False)),
    ],
)
def test_each_row_of_the_table(attack: int, defense: int, row: tuple[int, int, bool]) -> None:
    assert exchange(attack, defense) == row


@pytest.mark.rule("BW-25")
@pytest.mark.parametrize(
    ("attack", "defense", "row"),
    [(5, 1, Row(MEDIUM, MISS)), (4, 2, Row(LIGHT, MISS)), (2, 6, Row(MISS, LIGHT))],
)
def test_the_weaker_hit_is_one_level_down_with_none_in_return(
    attack: int, defense: int, row: Row
) -> None:
    assert weaker(exchange(attack, defense), attack - defense) == row


@pytest.mark.rule("BW-26", "BW-27")
def test_one_die_is_light_to_three_medium_to_five_and_strong_beyond() -> None:
    assert [lone(total) for total in range(9)] == [LIGHT] * 4 + [MEDIUM] * 2 + [STRONG] * 3


@pytest.mark.rule("BW-27")
def test_a_single_number_deals_exactly_that_and_a_miss_deals_nothing() -> None:
    assert [dealt((2, 3, 5), level) for level in (MISS, LIGHT, MEDIUM, STRONG)] == [0, 2, 3, 5]
    assert dealt((4,), LIGHT) == dealt((4,), STRONG) == 4
    assert dealt((1, 2, 3), LIGHT, -2) == 0 and dealt((1, 2, 3), STRONG, 2) == 5
    assert dealt((), STRONG, 2) == 0, "what has no strike deals none"


@pytest.mark.rule("BW-32")
def test_two_fair_dice_with_full_rows_always_taken() -> None:
    rows = [exchange(attack, defense) for attack, defense in product(DICE, DICE)]
    attacker = Counter(row.attacker for row in rows)
    defender = Counter(row.defender for row in rows)
    assert attacker == {LIGHT: 16, MEDIUM: 7, STRONG: 3, MISS: 10}
    assert defender == {LIGHT: 11, MEDIUM: 3, MISS: 22}
