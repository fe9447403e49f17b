"""Where the enemy could strike next turn, as it is shown to a player."""

from game.rulesets.berserk.actions import Strike
from game.rulesets.berserk.cards.abilities import Polearm
from game.rulesets.berserk.cards.box import card_named
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


def test_a_sound_player_lets_nobody_protect_whom_others_would_strike_down_then() -> None:
    """By the blow alone the Khan had better step in; but he would lie exhausted before two more."""
    for others, is_told in ((". .", True), ("E F", False)):
        e, f = others.split()
        fight = battle(
            f"""
            . . . . .
            . . . . .
            . c b . .
            {e} A . . .
            {f} . . . .
            . . . . .
            """,
            sides={"b": {"exhausted": True}},
            A=card_named("plains-cleaver"),
            b=card_named("plains-duel-champion"),
            c=card_named("plains-khan"),
        )
        foresight, strike = Foresight(fight.state.view(0)), Strike(fight.spot("A"), fight.spot("b"))
        khan = fight["c"].uid
        assert foresight.prospects(strike)[0].guard == khan, "the best reply to the blow"
        assert foresight.sound_guard(strike) == (khan if is_told else None)
