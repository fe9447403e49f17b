"""What a unit has from others is told with whom it has it from, as far as that is of use to it."""

from typing import Any

import pytest

from game.rulesets.berserk.actions import Strike, Use
from game.rulesets.berserk.battle.profiles import PROFILES, fold
from game.rulesets.berserk.battle.traits import gifts, traits
from game.rulesets.berserk.cards.abilities import Armor, Aura, Blast, DefenseSkill, Near
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.telling.changers import armor_words
from game.rulesets.berserk.telling.reading import gift_words
from tests.rulesets.berserk.battle.test_random_battles import some_battle
from tests.rulesets.berserk.boards import at_random, battle, creature, ground

BESIDE = """
    . . . . .
    . . . . .
    . . b c .
    . . A . .
    . . . . .
    . . . . .
"""
GIVES_ARMOR = Aura(Near.ADJACENT_OWN, (Armor(1),))


def test_armor_that_a_neighbour_gives_is_told_with_its_giver_and_square() -> None:
    fight = battle(BESIDE, c=card_named("mountains-grandmother-granite"))
    (told,) = gift_words(fight.state, fight["b"])
    assert told.startswith("From Grandmother Granite d4: Armor 1.") and "not magic" in told
    assert gift_words(fight.state, fight["A"]) == [] == gift_words(fight.state, fight["c"])


def test_what_a_card_has_as_much_of_by_itself_is_not_told() -> None:
    fight = battle(BESIDE, b=creature(Armor(1)), c=creature(GIVES_ARMOR))
    assert gift_words(fight.state, fight["b"]) == []


def test_a_terrain_card_is_named_without_a_square() -> None:
    shared = ground(Aura(Near.ALL_OWN, (DefenseSkill(1),)))
    fight = battle(BESIDE, terrain_cards=((1, shared),))
    (gift,) = gifts(fight.state, fight["b"])
    assert gift.giver is None and gift.card == shared.number
    assert not list(gifts(fight.state, fight["A"]))


def test_armor_stops_what_is_no_magic_as_long_as_it_lasts() -> None:
    fight = battle(BESIDE, A=creature(Blast((1, 2, 3), 3)), c=creature(GIVES_ARMOR))
    start, goal = fight["A"].spot, fight["b"].spot
    strike = Strike(start, goal)
    assert armor_words(fight.state, strike, fight["b"].uid) == "Armor stops 1 wound."
    assert armor_words(fight.state, Use(start, 1, goal), fight["b"].uid) == ""
    fight.strike("A", "b", 6, 1)
    assert fight["b"].soaked == 1
    assert armor_words(fight.state, strike, fight["b"].uid) == "", "it has been used up"


@pytest.mark.parametrize("seed", range(12))
def test_with_what_it_has_from_others_a_unit_has_all_that_it_has(seed: int) -> None:
    for state in at_random(some_battle(seed), seed):
        if state.phase is not Phase.BATTLE or state.standing.options.terrain:
            continue
        for unit in state.units:
            profile = PROFILES[unit.card]
            if unit.hidden or unit.spot < 0 or profile.rank or profile.kin:
                continue
            worn = [PROFILES[gear] for gear in unit.gear]
            if any(each.rank or each.kin for each in worn):
                continue
            own = [each for one in (profile, *worn) for each in one.abilities]
            given = [each for gift in gifts(state, unit) for each in gift.abilities]
            assert _unordered(fold([*own, *given])) == _unordered(traits(state, unit))


def _unordered(held: Any) -> dict[str, Any]:
    values = ((name, getattr(held, name)) for name in held.__slots__)
    return {name: set(v) if isinstance(v, tuple) else v for name, v in values}
