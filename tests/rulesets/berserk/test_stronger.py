"""A spell that makes a basic strike stronger is for who can strike, or is struck and hits back."""

import pytest

from game.rulesets.berserk import BERSERK
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


def rune(fight: Fight, on: str) -> Use:
    """Return the spell on a card."""
    return Use(fight.spot("C"), 1, fight.spot(on))


@pytest.mark.parametrize(
    ("on", "words"),
    [
        ("S", "Hill Giant c3 strikes harder, and can strike Anvil Guard c4 this turn."),
        ("T", "Anvil Guard d3 strikes harder, but has nobody to strike yet."),
        ("D", "Crossbow Mason d2 strikes harder, but has nobody to strike yet."),
        ("C", "Rune Smith c2 strikes harder, but has nobody to strike yet."),
    ],
)
def test_it_is_told_what_a_stronger_strike_is_good_for(on: str, words: str) -> None:
    fight = walled()
    view, cast = fight.state.view(0), rune(fight, on)
    assert BERSERK.telling.why(view, cast).words == words


def test_it_is_told_who_is_hit_back_harder() -> None:
    fight = battle(
        """
        . . . . .
        . . . b .
        . . . . .
        . . D . .
        . . C . .
        . . E . .
        """,
        sides={"D": {"bound": True}},
        C=card_named("mountains-rune-smith"),
        D=card_named("mountains-anvil-guard"),
        E=card_named("mountains-anvil-guard"),
        b=card_named("mountains-gate-pikeman"),
    )
    view = fight.state.view(0)
    told = BERSERK.telling.why(view, rune(fight, "D")).words
    assert told == "Anvil Guard c3 hits back harder if Gate Pikeman d5 strikes it."


def test_it_is_cast_on_who_can_use_it() -> None:
    """It was cast on one whom nobody could reach, as it looked the same for all."""
    fight = walled()
    state, caster = fight.state, fight["C"]
    deeds = deeds_of(Situation(state, 0), combatant(caster, traits(state, caster)))
    casts = [action for each in deeds for action in each.actions if isinstance(action, Use)]
    assert {each.target for each in casts} == {fight.spot("S")}
