"""BW-63 to BW-66: whoever is in the air."""

import pytest

from game.rulesets.berserk.actions import Prepare, Strike
from game.rulesets.berserk.cards.abilities import (
    Blast,
    Heal,
    MagicalStrike,
    NoProtector,
    Polearm,
    Power,
    Rousing,
    Shot,
    SkyReach,
    SpecialStrike,
    Spell,
    Wound,
)
from game.rulesets.berserk.unit import SKY
from tests.rulesets.berserk.boards import artifact, battle, creature, flyer

SKIRMISH = """
    c . . . .
    . . b d .
    . . . . .
    . . A . .
    . . . . .
    . . . . C
"""


@pytest.mark.rule("BW-63")
def test_a_flyer_strikes_any_enemy_on_the_ground_or_in_the_air() -> None:
    fight = battle(SKIRMISH, sky="F g", F=flyer(), g=flyer())
    assert fight.strikes("F") == {"b", "c", "d", "g"}
    fight.strike("F", "c", 5, 1)
    assert fight["c"].wounds == 3 and fight["F"].wounds == 1, "which hits back"
    assert fight["F"].exhausted


@pytest.mark.rule("BW-63")
def test_other_melee_attacks_of_a_flyer_reach_all_too_but_no_polearm() -> None:
    fight = battle(SKIRMISH, sky="F", F=flyer(MagicalStrike((1,)), SpecialStrike((1,)), Polearm(1)))
    assert fight.targets("F", 1) == fight.targets("F", 2) == {"b", "c", "d"}
    assert fight.targets("F", 3) == set()


@pytest.mark.rule("BW-64")
def test_creatures_on_the_ground_strike_no_flyer_but_shoot_and_cast_at_any_range() -> None:
    fight = battle(
        SKIRMISH,
        sky="F g",
        A=creature(Shot((1,), 2), Blast((1,), 2), Spell(Wound(1), reach=1), Heal(1, 1)),
        F=flyer(),
        g=flyer(),
        sides={"F": {"wounds": 1}},
    )
    assert "g" not in fight.strikes("A") and fight.why_not_strike("A", "g") == "BW-64"
    assert [fight.targets("A", number) for number in (1, 2, 3, 4)] == [{"b", "g"}] * 2 + [
        {"g"},
        {"F"},
    ]
    melee = battle(SKIRMISH, sky="g", g=flyer(), A=creature(SpecialStrike((1,))))
    assert melee.why_not_use("A", "g") == "BW-64"


@pytest.mark.rule("BW-64")
def test_a_card_may_say_otherwise() -> None:
    fight = battle(SKIRMISH, sky="g", g=flyer(), A=creature(SkyReach()))
    assert fight.strikes("A") == {"g"}
    fight.strike("A", "g", 6, 1)
    assert fight["g"].wounds == 3


@pytest.mark.rule("BW-64")
def test_a_flyers_own_shots_reach_all() -> None:
    fight = battle(SKIRMISH, sky="F g", F=flyer(Shot((2,), 1)), g=flyer())
    assert fight.targets("F") == {"b", "c", "d", "g"}


LAST = """
    . . . . .
    . . . . .
    . . . s .
    . . A . .
    . . . . .
    . . . . C
"""


@pytest.mark.rule("BW-65")
def test_where_only_flyers_are_left_one_prepares_and_strikes_next_turn() -> None:
    fight = battle(LAST, sky="g h F", g=flyer(), h=flyer(), F=flyer(), s=artifact())
    assert fight.clause(Prepare(fight["F"].spot)) == "BW-65", "a flyer need not"
    fight.prepare("A")
    assert fight["A"].exhausted and fight["A"].prepared
    assert fight.clause(Prepare(fight["A"].spot)) == "BW-17"
    fight.end(2)
    assert fight["A"].prepared and fight.strikes("A") == {"g", "h", "s"}
    assert fight.strikes("C") == set()
    fight.strike("A", "g", 6, 1)
    fight.end(2)
    assert not fight["A"].prepared and fight.strikes("A") == {"s"}


@pytest.mark.rule("BW-65")
def test_while_the_enemy_has_a_creature_on_the_ground_nobody_prepares() -> None:
    fight = battle(SKIRMISH, sky="g", g=flyer())
    assert fight.clause(Prepare(fight["A"].spot)) == "BW-65"
    hidden = battle(LAST, sky="g", g=flyer(), s=artifact(), hidden="s", turn=1)
    assert hidden.clause(Prepare(hidden["A"].spot)) == "BW-65", "it might be one"


@pytest.mark.rule("BW-65")
def test_who_prepares_again_keeps_it() -> None:
    fight = battle(LAST, sky="g", g=flyer(), s=artifact())
    fight.prepare("A").end(2).prepare("A").end(2)
    assert fight["A"].prepared and fight.strikes("A") == {"g", "s"}


@pytest.mark.rule("BW-65")
def test_who_is_roused_after_preparing_waits_for_the_next_turn_all_the_same() -> None:
    fight = battle(LAST, sky="g", g=flyer(), s=artifact(), C=creature(Power(Rousing())))
    fight.prepare("A").use("C", "A")
    assert not fight["A"].exhausted and fight.strikes("A") == {"s"}
    assert fight.why_not_strike("A", "g") == "BW-64"
    fight.end(2)
    assert fight.strikes("A") == {"g", "s"}


@pytest.mark.rule("BW-66")
def test_a_flyer_is_protected_by_alert_flyers_of_its_side() -> None:
    fight = battle(
        SKIRMISH,
        sky="F g h i j",
        F=flyer(),
        g=flyer(),
        h=flyer(),
        i=flyer(NoProtector()),
        j=flyer(),
        sides={"j": {"exhausted": True}},
    )
    fight.do(Strike(fight["F"].spot, fight["g"].spot))
    assert fight.guards() == {"h"}


@pytest.mark.rule("BW-66")
def test_a_ground_card_struck_by_a_flyer_has_flyers_and_its_neighbours() -> None:
    fight = battle(SKIRMISH, sky="F G h", F=flyer(), G=flyer(), h=flyer())
    fight.do(Strike(fight["F"].spot, fight.spot("b")))
    assert fight.guards() == {"h", "d"}
    fight = battle(SKIRMISH, sky="F h", F=flyer(), h=flyer()).strike("F", "b", 6, 1, guard="h")
    assert fight["h"].wounds == 3 and fight["h"].exhausted and fight["h"].spot >= SKY


@pytest.mark.rule("BW-66")
def test_flyers_do_not_protect_ground_against_ground() -> None:
    fight = battle(SKIRMISH, sky="h", h=flyer()).move("A", "c4").strike("A", "c5", 6, 1, guard="")
    assert fight["b"].wounds == 3, "nobody but d could have been asked"
    fight = battle(SKIRMISH, sky="h", h=flyer()).move("A", "c4")
    fight.do(Strike(fight.spot("A"), fight.spot("b")))
    assert fight.guards() == {"d"}
    alone = battle(SKIRMISH, sky="h", h=flyer(), d=artifact()).move("A", "c4")
    assert alone.strike("A", "b", 6, 1)["b"].wounds == 3
    assert alone.state.pending is None
