"""Where the enemy could strike next turn, as it is shown to a player."""

from game.rulesets.berserk.cards.abilities import Polearm
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.unit import Spot, spot_name
from tests.rulesets.berserk.boards import battle, creature

ROWS = """
. . . . .
. . a . .
. . . . .
. . . . .
. . . . .
. . B . .
"""


def struck(*abilities: Polearm) -> set[str]:
    """Return what an enemy on c5 threatens to strike, who walks one square."""
    fight = battle(ROWS, a=creature(*abilities, movement=1), B=creature())
    (menace,) = Foresight(fight.state.view(0)).menaces(0)
    squares: frozenset[Spot] = menace.strikes
    return {spot_name(square) for square in squares}


def test_a_polearm_reaches_two_squares_beyond_its_walk() -> None:
    assert struck(Polearm(1)) - struck() == {"c2", "a2", "e2", "a3", "e3"}
