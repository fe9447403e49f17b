"""A battle that can be won this turn is won, also where a card's text does what a blow does not."""

import pytest

from game.rulesets.berserk.actions import Strike
from game.rulesets.berserk.cards.abilities import (
    Ability,
    Moment,
    Near,
    OnHit,
    Sweep,
    When,
    Wound,
)
from game.rulesets.berserk.sense.finishing import finishing_move
from tests.rulesets.berserk.boards import Fight, battle, creature


def fight(*texts: Ability, lives: tuple[int, int]) -> Fight:
    """Return a battle in which A may strike two exhausted enemies; B has acted."""
    found = battle(
        """
        . . . . .
        . . . . .
        . b c . .
        . A B . .
        . . . . .
        . . . . .
        """,
        A=creature(*texts, strike=(1, 1, 1)),
        B=creature(When(Moment.FRIEND_STRIKES, Wound(2), Near.OTHER)),
        b=creature(life=lives[0]),
        c=creature(life=lives[1]),
    )
    tired = {found["B"].uid, found["b"].uid, found["c"].uid}
    units = tuple(unit._replace(exhausted=unit.uid in tired) for unit in found.state.units)
    found.state.set(units=units)
    return found


@pytest.mark.parametrize(
    ("texts", "lives"),
    [((Sweep(Wound(4)),), (3, 4)), ((OnHit(Wound(2)), Sweep(Wound(9))), (5, 9))],
)
def test_wounds_that_follow_a_blow_are_counted(
    texts: tuple[Ability, ...], lives: tuple[int, int]
) -> None:
    position = fight(*texts, lives=lives)
    assert finishing_move(position.state) == Strike(position["A"].spot, position["b"].spot)


def test_where_wounds_are_wanting_nothing_is_gone_for() -> None:
    assert finishing_move(fight(Sweep(Wound(4)), lives=(3, 5)).state) is None
