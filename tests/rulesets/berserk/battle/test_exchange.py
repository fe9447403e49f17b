"""BW-19 to BW-31 on the board: strikes from the naming of the target to the deaths."""

import pytest

from game.rulesets.berserk.actions import Choose, EndTurn, NoGuard, Protect, RollDice, Strike
from game.rulesets.berserk.cards.abilities import (
    Aimed,
    Armor,
    AttackSkill,
    Bless,
    DefenseSkill,
    Destroying,
    Jump,
    MagicalStrike,
    Moment,
    Near,
    NoProtector,
    Shot,
    Spell,
    When,
    Wound,
)
from game.rulesets.berserk.events import (
    AttackDeclared,
    DiceRolled,
    Died,
    Exhausted,
    Guarded,
    Missed,
    RowChosen,
    Wounded,
)
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import artifact, battle, creature

DUEL = """
    . . . . .
    . . . . .
    . . b . .
    . . A . .
    . . . . .
    . . . . .
"""
STRONG = creature(strike=(2, 4, 6), life=20)


@pytest.mark.rule("BW-24", "BW-25")
@pytest.mark.parametrize(
    ("dice", "full", "to_defender", "to_attacker"),
    [
        ((6, 1), True, 6, 0),
        ((5, 1), True, 6, 2),
        ((5, 1), False, 4, 0),
        ((4, 1), True, 4, 0),
        ((3, 1), True, 4, 2),
        ((3, 1), False, 2, 0),
        ((2, 1), True, 2, 0),
        ((4, 4), True, 2, 0),
        ((5, 5), True, 0, 2),
        ((1, 2), True, 2, 0),
        ((1, 3), True, 0, 0),
        ((1, 4), True, 0, 2),
        ((1, 5), True, 2, 4),
        ((1, 5), False, 0, 2),
        ((1, 6), True, 0, 4),
    ],
)
def test_each_row_lands_on_the_board(
    dice: tuple[int, int], full: bool, to_defender: int, to_attacker: int
) -> None:
    fight = battle(DUEL, A=STRONG, b=STRONG).strike("A", "b", *dice, full=full)
    assert (fight["b"].wounds, fight["A"].wounds) == (to_defender, to_attacker)
    assert fight["A"].exhausted and not fight["b"].exhausted
    assert fight.state.to_act == 0 and fight.state.pending is None
    assert bool(fight.told(Missed)) == (to_defender == to_attacker == 0)


@pytest.mark.rule("BW-25")
@pytest.mark.parametrize(("dice", "chooser"), [((5, 1), 0), ((3, 1), 0), ((1, 5), 1)])
def test_the_player_with_the_higher_roll_chooses(dice: tuple[int, int], chooser: int) -> None:
    fight = battle(DUEL, A=STRONG, b=STRONG)
    fight.do(Strike(fight.spot("A"), fight.spot("b"))).do(RollDice(dice))
    assert isinstance(fight.state.pending, AwaitChoice) and fight.state.to_act == chooser
    assert fight.state.legal_actions() == [Choose(False), Choose(True)]
    assert fight.clause(EndTurn()) == "BW-25"
    fight.do(Choose(True))
    assert fight.told(RowChosen) == [RowChosen(chooser, True)]


@pytest.mark.rule("BW-25", "BW-31")
def test_both_hits_land_at_once_even_if_both_die() -> None:
    fight = battle(
        DUEL.replace(". . A . .", "C . A . d"),
        A=creature(life=1),
        b=creature(life=1),
    )
    fight.strike("A", "b", 3, 1)
    assert fight["A"].spot == fight["b"].spot == GRAVE and len(fight.told(Died)) == 2
    assert not fight.state.is_terminal()


@pytest.mark.rule("BW-24", "BW-35", "BW-36", "BW-37")
def test_modifiers_count_in_the_difference_and_are_told() -> None:
    fight = battle(DUEL, A=creature(AttackSkill(2), Bless()), b=creature(DefenseSkill(1), life=20))
    fight.strike("A", "b", 3, 1)
    (rolled,) = fight.told(DiceRolled)
    assert (rolled.dice, rolled.totals) == ((3, 1), (6, 2))
    assert rolled.reasons == ((0, "attack_skill", 2), (0, "bless", 1), (1, "defense_skill", 1))
    assert fight["b"].wounds == 3


@pytest.mark.rule("BW-26")
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (3, 2), (4, 4), (5, 4), (6, 6)])
def test_an_exhausted_target_is_hit_by_one_die_and_does_not_hit_back(die: int, wounds: int) -> None:
    fight = battle(DUEL, A=STRONG, b=STRONG, sides={"b": {"exhausted": True}})
    fight.strike("A", "b", die)
    assert (fight["b"].wounds, fight["A"].wounds) == (wounds, 0)


@pytest.mark.rule("BW-26")
def test_modifiers_count_against_the_exhausted_too_but_not_their_defense_skill() -> None:
    fight = battle(
        DUEL,
        A=creature(AttackSkill(1)),
        b=creature(DefenseSkill(3), Bless()),
        sides={"b": {"exhausted": True}},
    )
    fight.strike("A", "b", 5)
    assert fight["b"].wounds == 3


@pytest.mark.rule("BW-26", "BW-10")
def test_an_artifact_is_hit_like_an_exhausted_card_and_broken() -> None:
    fight = battle(DUEL.replace("b .", "b c"), A=STRONG, b=artifact(life=2))
    fight.strike("A", "b", 1)
    assert fight["b"].spot == GRAVE and not fight.state.is_terminal()


@pytest.mark.rule("BW-19")
def test_the_eight_squares_around_are_adjacent() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . b c d .
        . e A f .
        . g h i .
        j . . . .
        """
    )
    assert fight.strikes("A") == set("bcdefghi")
    assert fight.why_not_strike("A", "j") == "BW-19"


@pytest.mark.rule("BW-21")
def test_own_cards_cannot_be_attacked() -> None:
    fight = battle(DUEL.replace("b .", "B c"), A=creature(Shot((1,)), MagicalStrike((1,))))
    assert fight.why_not_strike("A", "B") == "BW-21"
    assert fight.why_not_use("A", "B", number=2) == "BW-21"


@pytest.mark.rule("BW-22")
def test_what_is_impossible_costs_nothing() -> None:
    fight = battle(DUEL, A=creature(Jump(2)))
    before = dict(vars(fight.state))
    assert fight.why_not_strike("A", "c6") == "BW-22"
    assert fight.why_not_use("A", "b") == "BW-59"
    with pytest.raises(ValueError):
        fight.state.apply_action(Strike(fight.spot("A"), 29))
    assert vars(fight.state) == before


GUARDED = """
    . . . . .
    . d e . .
    . c b f .
    . B A . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-28")
def test_a_protector_is_alert_and_adjacent_to_both() -> None:
    fight = battle(GUARDED, sides={"f": {"exhausted": True}})
    fight.do(Strike(fight.spot("A"), fight.spot("b")))
    assert isinstance(fight.state.pending, AwaitGuard) and fight.state.to_act == 1
    assert fight.guards() == {"c"}
    assert [str(action) for action in fight.state.legal_actions()] == ["guard b4", "no guard"]
    assert fight.clause(Protect(fight.spot("f"))) == "BW-28"


@pytest.mark.rule("BW-28")
def test_the_protector_fights_instead_as_an_alert_creature_then_exhausts() -> None:
    fight = battle(GUARDED, c=creature(DefenseSkill(1), life=20), sides={"b": {"exhausted": True}})
    fight.strike("A", "b", 4, 1, guard="c")
    assert (fight["c"].wounds, fight["A"].wounds) == (2, 1), "a difference of two"
    assert fight["c"].exhausted and fight["b"].wounds == 0
    assert fight.told(Guarded) == [Guarded(fight.letters["c"], fight.letters["b"])]
    assert fight.told(Exhausted)[-1].uid == fight.letters["c"]


@pytest.mark.rule("BW-28")
def test_without_a_protector_the_target_fights_itself() -> None:
    fight = battle(GUARDED)
    fight.do(Strike(fight.spot("A"), fight.spot("b"))).do(NoGuard())
    assert isinstance(fight.state.pending, AwaitDice)
    assert fight.state.pending.attack.fighter == fight.letters["b"]


@pytest.mark.rule("BW-28", "BW-33")
def test_an_aimed_strike_is_not_asked_about() -> None:
    fight = battle(GUARDED, A=creature(Aimed())).strike("A", "b", 6, 1)
    assert fight["b"].wounds == 3


@pytest.mark.rule("BW-28")
def test_nobody_protects_from_other_attacks() -> None:
    fight = battle(GUARDED, A=creature(MagicalStrike((1, 2, 3)))).use("A", "b", 6)
    assert fight["b"].wounds == 3


@pytest.mark.rule("BW-28")
def test_artifacts_and_cards_that_say_so_protect_nobody_but_are_protected() -> None:
    for card in (artifact(), creature(NoProtector())):
        fight = battle(GUARDED, c=card, f=card)
        fight.strike("A", "b", 6, 1)
        assert fight["b"].wounds == 3, "nobody was asked"
    fight = battle(GUARDED, b=artifact()).strike("A", "b", 6, 1, guard="c")
    assert fight["b"].wounds == 0 and fight["c"].wounds == 3


@pytest.mark.rule("BW-28")
def test_a_dead_protector_is_not_exhausted_but_dead() -> None:
    fight = battle(GUARDED, c=creature(life=2)).strike("A", "b", 6, 1, guard="c")
    assert fight["c"].spot == GRAVE and not fight["c"].exhausted


@pytest.mark.rule("BW-29")
def test_the_order_of_an_attack() -> None:
    fight = battle(GUARDED, c=creature(life=1), A=STRONG).strike("A", "b", 5, 1, guard="c")
    assert [type(event) for event in fight.events] == [
        AttackDeclared,
        Exhausted,
        Guarded,
        DiceRolled,
        RowChosen,
        Exhausted,
        Wounded,
        Wounded,
        Died,
    ]
    fight = battle(GUARDED)
    fight.do(Strike(fight.spot("A"), fight.spot("b")))
    assert fight.clause(EndTurn()) == "BW-28"
    fight.do(NoGuard())
    assert fight.state.legal_actions() == [] and fight.state.current_player() == -1
    assert fight.state.refusal(EndTurn()) is not None


@pytest.mark.rule("BW-31")
def test_a_creature_dies_at_its_life_and_destroying_leaves_no_wounds() -> None:
    text = When(Moment.DIES, Wound(1), Near.ALL_ENEMY)
    fight = battle(DUEL.replace(". . A . .", "C . A . d"), b=creature(text, life=3))
    fight.strike("A", "b", 6, 1)
    assert fight["b"].spot == GRAVE and fight["A"].wounds == 1, "its text was set off"
    fight = battle(
        DUEL.replace(". . A . .", "C . A . d"),
        A=creature(Spell(Destroying())),
        b=creature(text, life=9),
    )
    fight.use("A", "b")
    assert fight.told(Died)[0].destroyed and fight["A"].wounds == 1
    assert [event.uid for event in fight.told(Wounded)] == [0, 1], "nobody else was wounded"


@pytest.mark.rule("BW-24", "BW-34")
def test_what_wounds_are_made_of_is_told() -> None:
    fight = battle(
        DUEL, A=STRONG, b=creature(Armor(1)), sides={"A": {"plus": 2, "minus": 1}}
    ).strike("A", "b", 6, 1)
    (wounded,) = fight.told(Wounded)
    assert (wounded.amount, wounded.soaked, wounded.wounds) == (6, 1, 6)
    assert wounded.reason == "strong" and wounded.source == fight.letters["A"]
    assert wounded.parts == (("strike", 6), ("plus", 2), ("minus", -1))
