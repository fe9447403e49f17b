"""The lines of an odds table add up, and so do its sums; and it is told who may fall."""

import re

import pytest

from game.rulesets.berserk.sense.prospects import Effect, Outcome, Prospect
from scenes.battle.overlays.chances import percent, shared_out, whole_shares
from scenes.battle.overlays.oddsview import OddsView

ACTOR, FOE = 0, 1


def found(*rows: tuple[float, int, bool, bool]) -> Prospect:
    """Return what comes of an attack, by its chances: what is taken, whether it kills or falls."""
    outcomes = [
        Outcome(chance, (Effect(ACTOR, taken, falls), Effect(FOE, number, kills)))
        for number, (chance, taken, kills, falls) in enumerate(rows)
    ]
    return Prospect(None, tuple(outcomes), 0.0)


DICE = found(
    (2 / 36, 4, False, True),
    (1 / 36, 5, False, True),
    *[(each / 36, 1, False, False) for each in (15, 6, 5, 4, 3)],
)
"""Two lines that fall, 5.6 and 2.8 per cent, of 8.3 in all."""
THIRDS = found(
    (1 / 3, 0, True, False),
    (1 / 3, 3, False, True),
    (1 / 6, 0, False, False),
    (1 / 6, 1) + (False,) * 2,
)


@pytest.mark.parametrize("prospect", [DICE, THIRDS])
def test_the_lines_of_a_table_add_up_to_100_and_its_sums_are_those_of_its_lines(prospect):
    odds = OddsView("The attacker", prospect, ACTOR, FOE, name="Cleaver")
    sums, lines = odds.value.split("; ")[0], odds.value.split("; ")[1:]
    shown = [int(re.match(r"(\d+)%", each).group(1)) for each in lines]
    assert sum(shown) == 100
    for total, ending in zip(re.findall(r"(\d+)%", sums), ("kills", "falls"), strict=True):
        own = [share for share, words in zip(shown, lines, strict=True) if ending in words]
        assert int(total) == sum(own)


def test_the_sum_is_as_it_is_told_elsewhere():
    odds = OddsView("The attacker", DICE, ACTOR, FOE, name="Cleaver")
    assert odds.sum == "0% to kill, 8% for Cleaver to fall"
    assert percent(DICE.chance(ACTOR)) == "8%"
    assert sorted(whole_shares(odds.rows)) == [3, 5, 8, 11, 14, 17, 42]


def test_what_may_be_is_never_told_as_nothing_nor_as_sure():
    rare = found((0.003, 4, False, True), (0.997, 1, False, False))
    odds = OddsView("The attacker", rare, ACTOR, FOE, name="Cleaver")
    assert odds.value == (
        "0% to kill, <1% for Cleaver to fall; >99% deals 1, takes 1; <1% takes 4, falls"
    )


def test_what_is_left_over_goes_to_the_largest_remainders():
    assert shared_out([0.056, 0.028, 0.916], 100) == [5, 3, 92]
    assert shared_out([0.335, 0.335, 0.33], 100) == [34, 33, 33]
