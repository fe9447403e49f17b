"""BW-33 to BW-62: what the words on the cards do, and what they do to one another."""

import pytest

from game.rulesets.berserk.abilities import (
    Ability,
    Aimed,
    Armor,
    AttackSkill,
    Aura,
    Blast,
    Bless,
    Condition,
    DefenseSkill,
    Destroying,
    Guard,
    Heal,
    MagicalStrike,
    Might,
    Moment,
    Near,
    NoReturn,
    OnHit,
    Poisoning,
    Polearm,
    Power,
    Protection,
    Rank,
    Regeneration,
    Scale,
    Shot,
    Side,
    SpecialStrike,
    Spell,
    Stunning,
    Throw,
    Vampirism,
    When,
    Wound,
)
from game.rulesets.berserk.events import Blocked, DiceRolled, Exhausted, Healed, Wounded
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import artifact, battle, creature, flyer, gear, realm

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


# -- skills


@pytest.mark.rule("BW-35")
def test_attack_skill_is_for_basic_strikes_of_the_attacker_only() -> None:
    fight = battle(DUEL, A=creature(AttackSkill(2), SpecialStrike((1, 2, 3))))
    fight.use("A", "b", 3)
    assert fight["b"].wounds == 1
    fight = battle(DUEL, b=creature(AttackSkill(3))).strike("A", "b", 4, 1)
    assert fight["b"].wounds == 2, "it does not help to defend"


@pytest.mark.rule("BW-35")
@pytest.mark.parametrize(
    ("when", "counts"),
    [
        (Condition.ALWAYS, True),
        (Condition.CHARGING, True),
        (Condition.AGAINST_FLYERS, False),
        (Condition.AGAINST_WOUNDED, True),
        (Condition.AGAINST_ELITE, True),
        (Condition.WHEN_WOUNDED, False),
    ],
)
def test_skills_with_conditions(when: Condition, counts: bool) -> None:
    fight = battle(
        DUEL,
        A=creature(AttackSkill(3, when)),
        b=creature(elite=True),
        sides={"A": {"moved": 2}, "b": {"wounds": 1}},
    ).strike("A", "b", 1, 1)
    assert fight.told(DiceRolled)[0].totals == (4 if counts else 1, 1)


@pytest.mark.rule("BW-35")
@pytest.mark.parametrize("when", [Condition.CHARGING, Condition.AGAINST_WOUNDED])
def test_the_same_conditions_unfulfilled(when: Condition) -> None:
    fight = battle(DUEL, A=creature(AttackSkill(3, when)), sides={"A": {"moved": 1}})
    assert fight.strike("A", "b", 1, 1).told(DiceRolled)[0].totals == (1, 1)


@pytest.mark.rule("BW-35")
def test_a_charge_is_over_when_the_enemy_is_to_move() -> None:
    fight = battle(FAR, A=creature(Might(5, Condition.CHARGING), movement=3))
    fight.move("A", "b3").move("A", "b4").end().move("b", "b5").strike("b", "A", 1, 6, full=True)
    assert fight["b"].wounds == 2, "as printed: it is not charging now"


@pytest.mark.rule("BW-37")
def test_bless_counts_in_every_roll() -> None:
    fight = battle(FAR, A=creature(Bless(), Shot((1, 2, 3)))).use("A", "b", 5)
    assert fight["b"].wounds == 3
    assert fight.told(DiceRolled)[0].reasons == ((0, "bless", 1),)


@pytest.mark.rule("BW-60")
def test_the_same_keyword_counts_once_different_ones_add() -> None:
    fight = battle(
        DUEL,
        A=creature(AttackSkill(1), AttackSkill(2, Condition.CHARGING), Bless(), Bless()),
        b=creature(Armor(1), Armor(2), DefenseSkill(1), DefenseSkill(-2)),
        sides={"A": {"moved": 2}},
    )
    assert fight.traits("b").armor == 2
    fight.strike("A", "b", 1, 3)
    assert fight.told(DiceRolled)[0].totals == (4, 2), "a gain and a loss are set off"


@pytest.mark.rule("BW-62")
def test_might_and_modifiers_change_what_a_basic_strike_deals_both_ways() -> None:
    fight = battle(
        DUEL,
        A=creature(Might(1), strike=(1, 2, 3)),
        b=creature(Might(-1), strike=(1, 2, 3)),
        sides={"A": {"plus": 1}, "b": {"minus": 3}},
    ).strike("A", "b", 3, 1)
    assert fight["b"].wounds == 2 + 1 + 1 and fight["A"].wounds == 0, "never below nothing"
    assert [event.amount for event in fight.told(Wounded)] == [4, 0]


@pytest.mark.rule("BW-11")
def test_a_text_beats_the_rules_no_hit_in_return() -> None:
    fight = battle(DUEL, A=creature(NoReturn())).strike("A", "b", 3, 1)
    assert (fight["b"].wounds, fight["A"].wounds) == (2, 0)
    fight = battle(DUEL, A=creature(NoReturn())).strike("A", "b", 1, 6)
    assert fight["A"].wounds == 2, "only who is hit deals nothing"


# -- armor, scale, protections


@pytest.mark.rule("BW-34")
def test_armor_stops_the_first_wounds_of_a_turn() -> None:
    fight = battle(DUEL.replace(". b .", ". b D"), b=creature(Armor(4)))
    fight.strike("A", "b", 6, 1).strike("D", "b", 6, 1)
    assert fight["b"].wounds == 2 and fight["b"].soaked == 4
    assert [event.soaked for event in fight.told(Wounded)] == [3, 1]


@pytest.mark.rule("BW-34", "BW-25")
def test_armor_of_both_in_one_exchange() -> None:
    fight = battle(
        DUEL, A=creature(Armor(1), strike=(3, 4, 5)), b=creature(Armor(2), strike=(3, 4, 5))
    ).strike("A", "b", 3, 1)
    assert (fight["b"].wounds, fight["A"].wounds) == (2, 2)


@pytest.mark.rule("BW-34")
@pytest.mark.parametrize(
    ("ability", "wounds"),
    [
        (SpecialStrike((2,)), 1),
        (MagicalStrike((2,)), 2),
        (Power(Wound(2), Side.ENEMY), 2),
        (Spell(Wound(2)), 2),
    ],
)
def test_armor_is_for_non_magical_attacks(ability: Ability, wounds: int) -> None:
    assert battle(DUEL, A=creature(ability), b=creature(Armor(1))).use("A", "b")["b"].wounds == (
        wounds
    )


@pytest.mark.rule("BW-34")
@pytest.mark.parametrize(
    ("ability", "wounds"),
    [(Shot((2,)), 1), (Throw((2,)), 1), (Polearm(2), 1), (Blast((2,)), 2)],
)
def test_armor_is_for_non_magical_ranged_attacks_too(ability: Ability, wounds: int) -> None:
    assert battle(FAR, A=creature(ability), b=creature(Armor(1))).use("A", "b")["b"].wounds == (
        wounds
    )


@pytest.mark.rule("BW-56")
@pytest.mark.parametrize(("wounds", "dealt"), [(4, 2), (5, 0), (6, 0)])
def test_scale_lets_only_basic_strikes_through_from_five_wounds_on(wounds: int, dealt: int) -> None:
    b = creature(Scale(), life=20)
    for ability in (Shot((2,)), Blast((2,)), Polearm(2), Spell(Wound(2))):
        fight = battle(FAR, A=creature(ability), b=b, sides={"b": {"wounds": wounds}})
        fight.use("A", "b")
        assert fight["b"].wounds == wounds + dealt
        assert bool(fight.told(Blocked)) == (dealt == 0)
        assert fight["A"].exhausted, "it is paid all the same"
    fight = battle(DUEL, b=b, sides={"b": {"wounds": wounds}}).strike("A", "b", 6, 1)
    assert fight["b"].wounds == wounds + 3


@pytest.mark.rule("BW-56")
def test_scale_stops_poison_and_texts_but_not_destruction() -> None:
    b = creature(Scale(), life=20)
    fight = battle(FAR, b=b, sides={"b": {"wounds": 5, "poison": 2}}).end()
    assert fight["b"].wounds == 5
    fight = battle(DUEL, A=creature(OnHit(Wound(2))), b=b, sides={"b": {"wounds": 5}})
    assert fight.strike("A", "b", 6, 1)["b"].wounds == 8, "the strike, not the effect"
    fight = battle(DUEL, A=creature(Spell(Destroying())), b=b, sides={"b": {"wounds": 5}})
    assert fight.use("A", "b")["b"].spot == GRAVE


PROTECTED = [
    (Shot((2,)), Guard.SHOTS, True),
    (Throw((2,)), Guard.SHOTS, False),
    (Blast((2,)), Guard.SHOTS, False),
    (Blast((2,)), Guard.BLASTS, True),
    (Blast((2,)), Guard.MAGIC, True),
    (Shot((2,)), Guard.MAGIC, False),
    (Spell(Wound(2)), Guard.MAGIC, True),
    (Spell(Wound(2)), Guard.SPELLS, True),
    (Power(Wound(2), Side.ENEMY), Guard.SPELLS, False),
    (Polearm(2), Guard.SHOTS, False),
]


@pytest.mark.rule("BW-49", "BW-50", "BW-51", "BW-52", "BW-22", "BW-61", "BW-40")
@pytest.mark.parametrize(("ability", "guard", "stops"), PROTECTED)
def test_protections(ability: Ability, guard: Guard, stops: bool) -> None:
    fight = battle(FAR, A=creature(ability), b=creature(Protection(guard)))
    fight.use("A", "b")
    assert fight["b"].wounds == (0 if stops else 2)
    assert fight.told(Blocked) == ([Blocked(fight.letters["b"], guard)] if stops else [])
    assert fight["A"].exhausted


@pytest.mark.rule("BW-51")
def test_protection_from_magic_stops_magical_strikes_and_own_spells() -> None:
    magic = Protection(Guard.MAGIC)
    fight = battle(DUEL, A=creature(MagicalStrike((1, 2, 3))), b=creature(magic))
    assert fight.use("A", "b")["b"].wounds == 0 and not fight.told(DiceRolled)
    fight = battle(
        DUEL,
        A=creature(Spell(Poisoning(1), Side.OWN)),
        C=creature(magic),
    ).use("A", "C")
    assert fight["C"].poison == 0 and fight.told(Blocked)


@pytest.mark.rule("BW-53", "BW-61")
def test_protection_from_poison_stops_the_poison_not_the_hit() -> None:
    fight = battle(
        DUEL, A=creature(OnHit(Poisoning(2))), b=creature(Protection(Guard.POISON))
    ).strike("A", "b", 6, 1)
    assert fight["b"].wounds == 3 and fight["b"].poison == 0
    assert fight.told(Blocked) == [Blocked(fight.letters["b"], "poison")]


@pytest.mark.rule("BW-61")
def test_what_depends_on_a_blocked_attack_does_not_happen() -> None:
    fight = battle(
        FAR,
        A=creature(Shot((2,), does=Stunning())),
        b=creature(Protection(Guard.SHOTS)),
    ).use("A", "b")
    assert not fight["b"].exhausted
    fight = battle(FAR, A=creature(Shot((2,), does=Stunning())), b=creature(Armor(2)))
    assert not fight.use("A", "b")["b"].exhausted, "nor what depends on wounds there were not"
    fight = battle(FAR, A=creature(Shot((2,), does=Stunning())))
    assert fight.use("A", "b")["b"].stunned


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


# -- what is given by others


RANKED = """
    . . . . .
    . . b . .
    . . A C .
    . D . E .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-54")
def test_rank_counts_beside_another_with_rank_not_diagonally() -> None:
    rank = creature(Rank((AttackSkill(1), Armor(1))))
    fight = battle(RANKED, A=rank, C=creature(Rank((Bless(),))), D=rank)
    assert fight.traits("A").armor == 1 and fight.traits("C").bless == 1
    assert fight.traits("D").armor == 0, "a corner is not beside"
    assert not fight.traits("C").armor, "each has what its own card says"
    fight.move("C", "e4")
    assert fight.traits("A").armor == 0, "the rank is broken"


@pytest.mark.rule("BW-54", "BW-31")
def test_rank_is_lost_in_mid_turn_when_the_other_dies() -> None:
    rank = Rank((AttackSkill(2),))
    fight = battle(
        """
        . . . . .
        . . b c .
        . . A C .
        . . . . .
        . . . . .
        . . . . .
        """,
        A=creature(rank),
        C=creature(rank, life=1),
    )
    assert fight.traits("A").attack
    fight.strike("C", "c", 1, 6)
    assert fight["C"].spot == GRAVE and not fight.traits("A").attack
    fight.strike("A", "b", 1, 1)
    assert fight.told(DiceRolled)[-1].totals == (1, 1)


@pytest.mark.rule("BW-54")
def test_an_enemys_rank_is_of_no_use() -> None:
    rank = creature(Rank((Armor(1),)))
    fight = battle(RANKED, A=rank, b=rank)
    assert not fight.traits("A").armor and not fight.traits("b").armor


@pytest.mark.rule("BW-60")
@pytest.mark.parametrize(
    ("near", "who"),
    [
        (Near.ADJACENT_OWN, {"C", "D", "E"}),
        (Near.ADJACENT_ENEMY, {"b"}),
        (Near.ADJACENT, {"C", "D", "E", "b"}),
        (Near.ALL_OWN, {"C", "D", "E", "F", "G"}),
        (Near.ALL_ENEMY, {"b", "h", "i"}),
        (Near.ALL, {"C", "D", "E", "F", "G", "b", "h", "i"}),
        (Near.ITSELF, {"A"}),
    ],
)
def test_whom_an_aura_reaches(near: Near, who: set[str]) -> None:
    fight = battle(
        RANKED.replace(". . . . .", "G . . . h", 1),
        sky="F i",
        F=flyer(),
        i=flyer(),
        A=creature(Aura(near, (Armor(2),))),
    )
    assert {letter for letter in fight.letters if fight.traits(letter).armor} == who


@pytest.mark.rule("BW-60")
def test_auras_end_with_their_card_and_may_be_for_one_realm() -> None:
    fight = battle(
        RANKED,
        A=creature(Aura(Near.ALL_OWN, (Armor(1),), "forests"), life=1),
        C=creature(realms=realm("forests")),
        D=creature(realms=realm("swamp")),
    )
    assert fight.traits("C").armor and not fight.traits("D").armor
    fight.strike("A", "b", 1, 6)
    assert not fight.traits("C").armor


@pytest.mark.rule("BW-11", "BW-10")
def test_equipment_gives_its_words_and_dies_with_its_wearer() -> None:
    fight = battle(
        DUEL,
        wears={"A": gear(AttackSkill(1), Shot((2,))), "b": gear(Aura(Near.ALL_OWN, (Armor(1),)))},
        A=creature(Bless()),
        b=creature(life=1),
    )
    assert fight.traits("A").attack and fight.traits("A").bless and fight.targets("A") == {"d"}
    assert fight.traits("d").armor == 1
    fight.strike("A", "b", 6, 1)
    assert fight["b"].gear == () and not fight.traits("d").armor


# -- texts


@pytest.mark.rule("BW-59", "BW-58")
def test_triggered_texts_reach_whom_they_name() -> None:
    fight = battle(
        RANKED,
        A=creature(When(Moment.DIES, Wound(1), Near.ADJACENT), life=1),
        C=creature(When(Moment.DIES, Stunning(), Near.ALL_ENEMY), life=1),
    ).strike("A", "b", 1, 6)
    assert fight["A"].spot == fight["C"].spot == GRAVE, "one death set off another"
    assert fight["D"].wounds == fight["E"].wounds == 1 == fight["b"].wounds
    assert fight["b"].stunned


@pytest.mark.rule("BW-59")
def test_whoever_kills_or_is_struck() -> None:
    fight = battle(
        DUEL,
        A=creature(When(Moment.KILLS, Wound(2), Near.ITSELF), life=5),
        b=creature(When(Moment.IS_STRUCK, Poisoning(1), Near.OTHER), life=3),
    ).strike("A", "b", 2, 1)
    assert fight["A"].poison == 1 and fight["A"].wounds == 0
    fight.end(2)
    assert fight["A"].wounds == 1
    fight.strike("A", "b", 6, 1)
    assert fight["A"].wounds == 3 and fight["A"].poison == 1, "b is dead, and struck no more"


@pytest.mark.rule("BW-59")
def test_texts_of_the_struck_are_for_melee_only() -> None:
    text = When(Moment.IS_STRUCK, Wound(1), Near.OTHER)
    fight = battle(FAR, A=creature(Shot((2,))), b=creature(text)).use("A", "b")
    assert fight["A"].wounds == 0


@pytest.mark.rule("BW-31", "BW-59")
def test_who_killed_takes_it_from_the_text_of_the_dead() -> None:
    fight = battle(DUEL, b=creature(When(Moment.DIES, Wound(2), Near.OTHER), life=1)).strike(
        "A", "b", 6, 1
    )
    assert fight["A"].wounds == 2
    poisoned = battle(
        DUEL,
        b=creature(When(Moment.DIES, Wound(2), Near.OTHER), life=1),
        sides={"b": {"poison": 1}},
    ).end()
    assert poisoned["b"].spot == GRAVE, "poison is nobody"


@pytest.mark.rule("BW-33")
def test_aimed_is_only_about_protectors() -> None:
    fight = battle(DUEL, A=creature(Aimed())).strike("A", "b", 1, 6)
    assert fight["A"].wounds == 2, "it is hit in return as ever"


@pytest.mark.rule("BW-17", "BW-59")
def test_acting_exhausts_whatever_the_act() -> None:
    for ability in (Spell(Wound(1)), Power(Wound(1), Side.ENEMY)):
        fight = battle(DUEL, A=creature(ability)).use("A", "b")
        assert fight.told(Exhausted) and fight["A"].exhausted and fight["b"].wounds == 1
