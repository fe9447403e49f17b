"""BW-58, BW-59, BW-62 and BW-23: tokens, spells and powers, and how long they last."""

import pytest

from game.rulesets.berserk.actions import Strike
from game.rulesets.berserk.cards.abilities import (
    Binding,
    Cleansing,
    Condition,
    Effect,
    Exhausting,
    Might,
    Moment,
    Near,
    Poisoning,
    Power,
    Rousing,
    Side,
    Spell,
    Strengthening,
    Stunning,
    Weakening,
    When,
)
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.events import Affected, Alerted, Exhausted
from game.rulesets.berserk.telling.log_battle import describe
from game.rulesets.berserk.telling.signs import signs_of, unit_sign
from game.rulesets.berserk.unit import is_asleep
from tests.rulesets.berserk.boards import Fight, artifact, battle, creature

DUEL = """
    . . . . .
    . . . . .
    . . b . .
    . . A C .
    . . . . .
    . . . . d
"""


def cast(effect: Effect, to: Side = Side.ANY) -> Fight:
    return battle(DUEL, A=creature(Power(effect, to)))


@pytest.mark.rule("BW-58")
def test_who_is_exhausted_is_alert_again_next_turn() -> None:
    fight = cast(Exhausting()).use("A", "b")
    assert fight["b"].exhausted and not fight["b"].stunned
    assert [type(event) for event in fight.events[-2:]] == [Affected, Exhausted]
    fight.end()
    assert not fight["b"].exhausted


@pytest.mark.rule("BW-58", "BW-22")
def test_what_would_change_nothing_cannot_be_done() -> None:
    fight = battle(
        DUEL,
        A=creature(
            Power(Exhausting(), Side.ANY),
            Power(Rousing(), Side.ANY),
            Power(Cleansing(), Side.ANY),
            Power(Poisoning(2), Side.ANY),
        ),
        C=artifact(),
        sides={"b": {"exhausted": True, "poison": 2}},
    )
    assert fight.targets("A", 1) == {"A", "C", "d"}
    assert fight.targets("A", 2) == {"b"} == fight.targets("A", 3)
    assert fight.targets("A", 4) == {"A", "d"}, "no artifact is poisoned"
    assert fight.why_not_use("A", "b", number=1) == "BW-22"


@pytest.mark.rule("BW-58")
def test_who_was_stunned_is_told_not_to_become_alert_when_its_turn_starts() -> None:
    """That it sleeps through its turn was told while a friend could make it alert in that turn."""
    power, wake = Power(Stunning(), Side.ANY), Power(Rousing(), Side.OWN)
    army = {"A": creature(power), "b": card_named("plains-cleaver"), "d": creature(wake)}
    fight = battle(DUEL, **army).use("A", "b")
    [stuns] = [each for each in fight.events if isinstance(each, Affected)]
    told = describe(stuns, ("Ann", "Bo"))
    assert "it stays exhausted when its owner’s next turn starts" in told
    assert "stunned" in signs_of(fight["b"])
    fight.end()
    asleep = fight["b"]
    assert is_asleep(asleep) and "stunned" in signs_of(asleep)
    sign = unit_sign(asleep, "stunned")
    assert sign is not None and "did not become alert" in sign.words and sign.rule == "BW-58"
    refusal = fight.state.refusal(Strike(asleep.spot, fight["A"].spot))
    assert refusal is not None and refusal.rule == "BW-58"
    assert refusal.sentence == "Stunned: it did not become alert as this turn started."
    assert "b" in fight.targets("d"), "so it can still be made alert"
    fight.end()
    assert "stunned" in signs_of(fight["b"]), "till its owner's next turn"
    fight.end()
    assert not is_asleep(fight["b"]) and "stunned" not in signs_of(fight["b"])


@pytest.mark.rule("BW-58", "BW-62")
def test_who_is_bound_cannot_attack_till_the_end_of_his_next_turn() -> None:
    fight = cast(Binding()).use("A", "b").end()
    assert fight["b"].bound and fight.strikes("b") == set() and fight.walks("b")
    fight.end()
    assert not fight["b"].bound


@pytest.mark.rule("BW-62")
@pytest.mark.parametrize(("effect", "field"), [(Strengthening(2), "plus"), (Weakening(2), "minus")])
def test_modifiers_on_an_enemy_last_till_his_turn_ends(effect: Effect, field: str) -> None:
    fight = cast(effect).use("A", "b")
    assert getattr(fight["b"], field) == 2
    fight.end()
    assert getattr(fight["b"], field) == 2
    fight.end()
    assert getattr(fight["b"], field) == 0


@pytest.mark.rule("BW-62")
def test_modifiers_on_an_own_card_outlast_this_turn_and_the_enemys() -> None:
    fight = cast(Strengthening(2)).use("A", "C")
    assert fight.told(Affected) == [Affected(fight.letters["C"], "strengthening", 2)]
    for _turn in range(2):
        fight.end()
        assert fight["C"].plus == 2
    fight.end()
    assert fight["C"].plus == 0


@pytest.mark.rule("BW-62")
@pytest.mark.parametrize(("effect", "field"), [(Strengthening(2), "plus"), (Binding(), "bound")])
def test_what_is_laid_again_lasts_anew(effect: Effect, field: str) -> None:
    fight = cast(effect).use("A", "C").end(2)
    assert fight.targets("A") >= {"C"}, "it would last longer"
    fight.use("A", "C").end(2)
    assert getattr(fight["C"], field)
    fight.end()
    assert not getattr(fight["C"], field)


@pytest.mark.rule("BW-60", "BW-62")
@pytest.mark.parametrize(
    ("large", "small", "field"),
    [(Strengthening(3), Strengthening(1), "plus"), (Weakening(3), Weakening(1), "minus")],
)
def test_a_smaller_modifier_holds_when_the_larger_before_it_goes(
    large: Effect, small: Effect, field: str
) -> None:
    fight = battle(DUEL, A=creature(Power(small, Side.ANY)), d=creature(Power(large, Side.ANY)))
    fight.end().use("d", "C").end()
    fight.use("A", "C")
    assert getattr(fight["C"], field) == 3, "the same word does not add"
    for left in (1, 1, 0):
        fight.end()
        assert getattr(fight["C"], field) == left


@pytest.mark.rule("BW-62")
def test_a_text_of_every_turn_strengthens_for_good() -> None:
    fight = battle(
        DUEL, A=creature(When(Moment.TURN_STARTS, Strengthening(1), Near.ITSELF)), to_act=1
    )
    for _turn in range(6):
        fight.end()
        assert fight["A"].plus == 1


@pytest.mark.rule("BW-62")
def test_what_was_cleansed_leaves_nothing_behind() -> None:
    fight = battle(
        DUEL,
        C=creature(Power(Cleansing())),
        b=creature(When(Moment.IS_STRUCK, Weakening(1), Near.OTHER)),
        d=creature(Power(Weakening(1), Side.ENEMY)),
    )
    fight.strike("A", "b", 6, 1).use("C", "A").end()
    fight.use("d", "A").end()
    assert fight["A"].minus == 1
    fight.end()
    assert fight["A"].minus == 0, "laid in the enemy's turn, it goes with the next own one"


@pytest.mark.rule("BW-62")
def test_cleansing_takes_poison_and_what_hinders_but_no_strength() -> None:
    fight = battle(
        DUEL,
        A=creature(Power(Cleansing())),
        sides={"C": {"poison": 2, "minus": 1, "plus": 1, "bound": True}},
    ).use("A", "C")
    c = fight["C"]
    assert (c.poison, c.minus, c.plus, c.bound) == (0, 0, 1, False)


@pytest.mark.rule("BW-59")
def test_a_roused_card_acts_again_but_its_movement_does_not_refill() -> None:
    fight = battle(DUEL, A=creature(Power(Rousing())), sides={"b": {"wounds": 1}})
    fight.move("C", "d4").strike("C", "b", 6, 1)
    fight.use("A", "C")
    assert fight.told(Alerted) and fight["C"].spent == 1
    fight.strike("C", "b", 6, 1)
    assert fight["C"].exhausted and fight["b"].wounds == 7


@pytest.mark.rule("BW-23")
def test_two_cannot_rouse_each_other_for_ever() -> None:
    rouser = creature(Power(Rousing()))
    fight = battle(DUEL, A=rouser, C=rouser, sides={"C": {"exhausted": True}})
    fight.use("A", "C").use("C", "A")
    assert fight.why_not_use("A", "C") == "BW-22"
    fight.end(2)
    assert not fight["A"].roused and not fight["C"].roused


@pytest.mark.rule("BW-58")
def test_a_text_that_exhausts_all_enemies_spares_the_own() -> None:
    fight = battle(
        DUEL, A=creature(When(Moment.DIES, Exhausting(), Near.ALL_ENEMY), life=1)
    ).strike("A", "b", 1, 6)
    assert fight["b"].exhausted and fight["d"].exhausted and not fight["C"].exhausted


@pytest.mark.rule("BW-59")
def test_who_kills_and_is_roused_by_it_strikes_again() -> None:
    fight = battle(
        DUEL,
        A=creature(When(Moment.KILLS, Rousing(), Near.ITSELF)),
        b=creature(life=1),
    ).strike("A", "b", 6, 1)
    assert not fight["A"].exhausted and fight.walks("A")
    fight = battle(
        DUEL.replace(". . b . .", ". c b . ."),
        A=creature(When(Moment.KILLS, Rousing(), Near.ITSELF)),
        C=creature(Power(Rousing())),
        b=creature(life=1),
        c=creature(life=1),
    )
    fight.strike("A", "b", 6, 1).strike("A", "c", 6, 1)
    assert not fight["A"].exhausted, "as often as it kills"
    assert fight.targets("C") == set()


@pytest.mark.rule("BW-59")
def test_a_spell_may_be_for_its_caster_alone() -> None:
    fight = battle(DUEL, A=creature(Spell(Strengthening(1), Side.ITSELF)))
    assert fight.targets("A") == {"A"} and fight.why_not_use("A", "C") == "BW-59"
    assert fight.use("A")["A"].plus == 1


@pytest.mark.rule("BW-58")
def test_artifacts_act_and_may_be_exhausted() -> None:
    fight = battle(DUEL, A=creature(Spell(Stunning())), b=artifact(Power(Weakening(1), Side.ENEMY)))
    fight.use("A", "b").end()
    assert fight.why_not_use("b", "A") == "BW-58"
    fight.end(2)
    assert fight.use("b", "A")["A"].minus == 1 and fight["b"].exhausted


@pytest.mark.rule("BW-62")
def test_might_when_wounded() -> None:
    fight = battle(DUEL, A=creature(Might(1, Condition.WHEN_WOUNDED)), sides={"A": {"wounds": 1}})
    assert fight.strike("A", "b", 6, 1)["b"].wounds == 4
