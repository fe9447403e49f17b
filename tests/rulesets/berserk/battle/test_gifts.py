"""BW-54, BW-59 and BW-60: what others give, equipment, and texts that something sets off."""

import pytest

from game.rulesets.berserk.cards.abilities import (
    Aimed,
    Armor,
    AttackSkill,
    Aura,
    Bless,
    Moment,
    Near,
    Poisoning,
    Power,
    Rank,
    Regeneration,
    Shot,
    Side,
    Spell,
    Stunning,
    When,
    Wound,
)
from game.rulesets.berserk.events import DiceRolled, Exhausted
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


@pytest.mark.rule("BW-55")
def test_what_others_give_lets_no_artifact_regenerate() -> None:
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . C A D .
        . . . . .
        . . . . .
        """,
        A=creature(Aura(Near.ALL_OWN, (Regeneration(2), Armor(1)))),
        C=artifact(),
    )
    assert (fight.traits("D").regeneration, fight.traits("D").armor) == (2, 1)
    assert (fight.traits("C").regeneration, fight.traits("C").armor) == (0, 1)


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
