"""BW-33 to BW-62: what the words on the cards do, and what they do to one another."""

import pytest

from game.rulesets.berserk.cards.abilities import (
    Ability,
    Armor,
    AttackSkill,
    Blast,
    Bless,
    Condition,
    DefenseSkill,
    Destroying,
    Guard,
    MagicalStrike,
    Might,
    NoReturn,
    OnHit,
    Poisoning,
    Polearm,
    Power,
    Protection,
    Scale,
    Shot,
    Side,
    SpecialStrike,
    Spell,
    Stunning,
    Throw,
    Wound,
)
from game.rulesets.berserk.events import Blocked, DiceRolled, Wounded
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import battle, creature

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
