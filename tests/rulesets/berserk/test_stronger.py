"""A spell that makes a basic strike stronger is for who can strike, or is struck and hits back."""

from game.rulesets.berserk.actions import Use
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.sense.combatants import combatant
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.threats import Situation
from tests.rulesets.berserk.boards import Fight, battle


def walled() -> Fight:
    """Return a smith who can cast on one before whom an enemy stands, and on others who can strike
    nobody: one is exhausted, two are behind the rest."""
    return battle(
        """
        . . . . .
        . . . . f
        . . g . .
        . . S T E
        . . C D .
        . . W . .
        """,
        sides={"E": {"bound": True}, "T": {"exhausted": True}},
        C=card_named("mountains-rune-smith"),
        D=card_named("mountains-mason"),
        E=card_named("mountains-anvil-guard"),
        S=card_named("mountains-hill-giant"),
        T=card_named("mountains-anvil-guard"),
        W=card_named("mountains-anvil-guard"),
        f=card_named("mountains-gate-pikeman"),
        g=card_named("mountains-anvil-guard"),
    )


def test_it_is_cast_on_who_can_use_it() -> None:
    """It was cast on one whom nobody could reach, as it looked the same for all."""
    fight = walled()
    state, caster = fight.state, fight["C"]
    deeds = deeds_of(Situation(state, 0), combatant(caster, traits(state, caster)))
    casts = [action for each in deeds for action in each.actions if isinstance(action, Use)]
    assert {each.target for each in casts} == {fight.spot("S")}
