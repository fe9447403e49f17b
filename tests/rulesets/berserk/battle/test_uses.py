"""BW-38 to BW-44, BW-48, BW-55 and BW-57: attacks of other kinds, healing, poison, vampires."""

import pytest

from game.rulesets.berserk.actions import Strike
from game.rulesets.berserk.cards.abilities import (
    Armor,
    Blast,
    Heal,
    Healing,
    MagicalStrike,
    Moment,
    Near,
    OnHit,
    Poisoning,
    Polearm,
    Regeneration,
    Shot,
    SpecialStrike,
    Spell,
    Throw,
    Vampirism,
    When,
    Wound,
)
from game.rulesets.berserk.events import DiceRolled, Healed
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import artifact, battle, creature

DUEL = """
    . . . . .
    . . . . .
    . . b . .
    . . A . .
    . . . . .
    C . . . d
"""
FAR = """
    . . . . .
    . . b . .
    . . . . .
    . . A . .
    . . . . .
    C . . . d
"""


# -- attacks of other kinds


@pytest.mark.rule("BW-27", "BW-38", "BW-39", "BW-40")
@pytest.mark.parametrize("kind", [Shot, Throw, Blast])
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (3, 1), (4, 3), (5, 3), (6, 5)])
def test_ranged_attacks_roll_one_die_and_get_no_hit_in_return(
    kind: type[Shot], die: int, wounds: int
) -> None:
    fight = battle(FAR, A=creature(kind((1, 3, 5), 2))).use("A", "b", die)
    assert fight["b"].wounds == wounds and fight["A"].wounds == 0 and fight["A"].exhausted
    assert not fight["b"].exhausted


@pytest.mark.rule("BW-20")
def test_range_counts_squares_and_never_adjacent_ones() -> None:
    rows = """
        . . e . .
        . . c . .
        . . d f .
        . . A . .
        . . . . .
        . . . . .
    """
    for metric, reached in (("orthogonal", {"c"}), ("diagonal", {"c"})):
        fight = battle(rows, A=creature(Shot((1,), 2)), options={"range_metric": metric})
        assert fight.targets("A") == reached
    assert battle(rows, A=creature(Shot((1,)))).targets("A") == {"c", "e"}, "no number, no limit"
    fight = battle(rows, A=creature(Shot((1,), 2)))
    assert fight.why_not_use("A", "e") == fight.why_not_use("A", "d") == "BW-20"


@pytest.mark.rule("BW-20")
def test_the_two_ways_to_count_differ_across_corners() -> None:
    rows = """
        . . . . .
        . . . . b
        . . . . .
        . . A . .
        . . . . .
        . . . . .
    """
    for metric, reached in (("orthogonal", set()), ("diagonal", {"b"})):
        fight = battle(rows, A=creature(Shot((1,), 3)), options={"range_metric": metric})
        assert fight.targets("A") == reached


@pytest.mark.rule("BW-20")
def test_spells_and_effects_reach_adjacent_cards_too() -> None:
    fight = battle(DUEL, A=creature(Spell(Wound(1), reach=1)))
    assert fight.targets("A") == {"b"}
    assert fight.why_not_use("A", "d") == "BW-20"


@pytest.mark.rule("BW-41", "BW-42", "BW-30")
@pytest.mark.parametrize("kind", [MagicalStrike, SpecialStrike])
def test_melee_attacks_other_than_the_basic_strike(kind: type[SpecialStrike]) -> None:
    fight = battle(DUEL, A=creature(kind((1, 2, 3)))).use("A", "b", 5)
    assert (fight["b"].wounds, fight["A"].wounds) == (2, 0)
    assert battle(FAR, A=creature(kind((1, 2, 3)))).why_not_use("A", "b") == "BW-19"


@pytest.mark.rule("BW-20")
def test_who_can_neither_strike_nor_reach_from_afar_is_told_how_far_he_reaches() -> None:
    fight = battle(FAR, C=creature(Throw((1, 2, 3), 3), Shot((1, 2, 3), 2)))
    refusal = fight.state.refusal(Strike(fight.spot("C"), fight.spot("b")))
    assert refusal is not None and refusal.rule == "BW-20"
    assert refusal.sentence.endswith("and from afar it reaches 3 squares.")


@pytest.mark.rule("BW-30")
def test_who_is_bound_casts_spells_but_attacks_in_no_way() -> None:
    fight = battle(
        DUEL,
        A=creature(MagicalStrike((1,)), Spell(Wound(1))),
        sides={"A": {"bound": True}},
    )
    assert fight.why_not_strike("A", "b") == fight.why_not_use("A", "b") == "BW-58"
    assert fight.why_not_use("A", "b", number=2) == ""


@pytest.mark.rule("BW-43")
def test_a_polearm_hits_at_two_squares_in_line_over_whoever_stands_there() -> None:
    fight = battle(
        """
        . . . . .
        e f g . .
        . B c . .
        h . A . d
        . . . . .
        i . j . k
        """,
        A=creature(Polearm(3)),
    )
    assert fight.targets("A") == {"e", "g", "h", "d", "i", "j", "k"}
    assert fight.why_not_use("A", "f") == fight.why_not_use("A", "c") == "BW-43"
    fight.use("A", "e")
    assert fight["e"].wounds == 3 and fight["B"].wounds == 0 == fight["A"].wounds
    assert not fight.told(DiceRolled)


# -- healing, poison


@pytest.mark.rule("BW-44")
def test_heal_never_goes_above_full_life() -> None:
    fight = battle(DUEL, A=creature(Heal(3, reach=6)), sides={"C": {"wounds": 2}})
    fight.use("A", "C")
    assert (fight["C"].wounds, fight["C"].extra) == (0, 0)
    assert fight.told(Healed) == [Healed(fight.letters["C"], 2, 0, "heal")]
    fight.end(2)
    assert fight.why_not_use("A", "C") == "BW-44"
    assert fight.why_not_use("A", "b") == "BW-59", "only own cards"
    assert battle(DUEL, A=creature(Heal(1, reach=3))).why_not_use("A", "C") == "BW-44"


@pytest.mark.rule("BW-44")
def test_it_may_heal_itself_but_no_artifact() -> None:
    fight = battle(
        DUEL,
        A=creature(Heal(1)),
        C=artifact(),
        sides={"A": {"wounds": 1}, "C": {"wounds": 1}},
    )
    assert fight.targets("A") == {"A"}


@pytest.mark.rule("BW-44")
def test_nor_does_a_text_heal_an_artifact() -> None:
    fight = battle(
        DUEL.replace(". . A", "D . A"),
        A=creature(When(Moment.TURN_STARTS, Healing(1), Near.ALL_OWN)),
        C=artifact(),
        sides={"C": {"wounds": 2}, "D": {"wounds": 2}},
    ).end(2)
    assert (fight["C"].wounds, fight["D"].wounds) == (2, 1)


@pytest.mark.rule("BW-48")
def test_the_larger_poison_counts_and_it_stays() -> None:
    fight = battle(DUEL, A=creature(OnHit(Poisoning(1))), sides={"b": {"poison": 2}})
    fight.strike("A", "b", 2, 1).end(3)
    assert fight["b"].poison == 2 and fight["b"].wounds == 1 + 2 + 2


@pytest.mark.rule("BW-55")
def test_regeneration_heals_no_more_than_there_is() -> None:
    fight = battle(DUEL, b=creature(Regeneration(3)), sides={"b": {"wounds": 2}}).end()
    assert fight["b"].wounds == 0 and fight.told(Healed)[0].reason == "regeneration"


@pytest.mark.rule("BW-57")
def test_a_vampire_heals_what_its_strike_took_and_gains_extra_life() -> None:
    fight = battle(
        DUEL,
        A=creature(Vampirism(), strike=(2, 3, 5)),
        b=creature(Armor(1)),
        sides={"A": {"wounds": 1}},
    ).strike("A", "b", 6, 1)
    assert (fight["b"].wounds, fight["A"].wounds, fight["A"].extra) == (4, 0, 3)


@pytest.mark.rule("BW-57")
def test_it_takes_no_more_than_the_target_had_left() -> None:
    fight = battle(
        DUEL,
        A=creature(Vampirism(), strike=(2, 3, 5)),
        b=creature(life=3),
        sides={"b": {"wounds": 1}},
    ).strike("A", "b", 6, 1)
    assert fight["A"].extra == 2 and fight["b"].spot == GRAVE


@pytest.mark.rule("BW-57")
def test_extra_life_is_lost_first_and_a_vampire_drinks_when_it_defends() -> None:
    fight = battle(
        DUEL,
        A=creature(strike=(3, 4, 5)),
        b=creature(Vampirism(), life=5, strike=(1, 2, 3)),
        sides={"b": {"extra": 2}},
    ).strike("A", "b", 3, 1)
    assert fight["A"].wounds == 1
    assert (fight["b"].wounds, fight["b"].extra) == (4 - 2 - 1, 0)


@pytest.mark.rule("BW-57", "BW-29")
def test_a_vampire_may_drink_itself_out_of_the_grave_but_not_from_an_artifact() -> None:
    fight = battle(
        DUEL, A=creature(Vampirism(), life=2, strike=(2, 3, 5)), sides={"A": {"wounds": 1}}
    ).strike("A", "b", 3, 1)
    assert fight["A"].spot != GRAVE and fight["A"].wounds == 0
    fight = battle(DUEL, A=creature(Vampirism()), b=artifact()).strike("A", "b", 6)
    assert fight["A"].extra == 0


@pytest.mark.rule("BW-57")
def test_only_the_basic_strike_drinks() -> None:
    fight = battle(DUEL, A=creature(Vampirism(), MagicalStrike((3,)))).use("A", "b")
    assert fight["A"].extra == 0
