"""BW-70 to BW-77: cards that need others, the land, or something that happens elsewhere."""

import pytest

from game.rulesets.berserk.cards.abilities import (
    Ability,
    Armor,
    AttackSkill,
    Aura,
    Bless,
    Condition,
    Effect,
    Festering,
    Guard,
    Hurrying,
    Incarnation,
    Kin,
    MagicalStrike,
    Might,
    Moment,
    Native,
    Near,
    Offering,
    OnHit,
    Poisoning,
    Power,
    Protection,
    Pulling,
    Pushing,
    Rousing,
    Shot,
    Side,
    SkyReach,
    SpecialStrike,
    Spell,
    Stunning,
    Sweep,
    Terrain,
    Tireless,
    Warding,
    When,
    Wound,
)
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.events import (
    Affected,
    AttackCancelled,
    Blocked,
    Died,
    Exhausted,
    Shifted,
)
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import Fight, battle, creature, flyer, ground

CLOSE = """
    . . . . .
    . . . e .
    . c b d .
    . . A C .
    . . . . D
    . . . . .
"""


def orc(*abilities: Ability) -> Card:
    return creature(*abilities, people="orcs")


def spell(does: Effect, to: Side = Side.ENEMY) -> Card:
    return creature(Spell(does, to, 4))


# -- a people, a row, a land


@pytest.mark.rule("BW-70")
def test_kin_counts_beside_another_of_its_people_corners_included() -> None:
    fight = battle(CLOSE, A=orc(Kin((Bless(), Armor(1)))), C=creature(), D=orc())
    assert not fight.traits("A").bless, "D is two squares away, and C is no orc"
    fight.move("D", "d2")
    assert (fight.traits("A").bless, fight.traits("A").armor) == (1, 1)
    assert not fight.traits("D").bless, "it is the card that says so that has it"


@pytest.mark.rule("BW-70")
def test_kin_that_lies_face_down_or_with_the_enemy_does_not_count() -> None:
    cards = {"A": orc(Kin((Bless(),))), "C": orc(), "b": orc()}
    assert battle(CLOSE, **cards).traits("A").bless
    assert not battle(CLOSE, hidden="C", **cards).traits("A").bless


@pytest.mark.rule("BW-60", "BW-70")
def test_an_aura_may_name_a_people() -> None:
    fight = battle(
        CLOSE, A=creature(Aura(Near.ALL_OWN, (Bless(),), people="orcs")), C=orc(), D=creature()
    )
    assert fight.traits("C").bless and not fight.traits("D").bless


LANDS = """
    . . . . .
    . . . . .
    . . . . .
    . . H . .
    . . . W .
    . . . . .
"""


@pytest.mark.rule("BW-71")
def test_who_is_at_home_in_the_land_has_more_there() -> None:
    card = creature(Native(Terrain.HILL, (Might(1),)))
    fight = battle(CLOSE, A=card, D=card, terrain=LANDS)
    assert fight.traits("A").might and not fight.traits("D").might
    fight.move("D", "d2")
    assert not fight.traits("D").might, "a wood is no hill"
    assert not battle(CLOSE, A=card).traits("A").might, "where terrain does not count"


@pytest.mark.rule("BW-35", "BW-71")
def test_skills_that_ask_where_it_stands_and_whom_it_meets() -> None:
    def skilled(when: Condition) -> Card:
        return creature(AttackSkill(2, when))

    def added(card: Card, **more: object) -> int:
        fight = battle(CLOSE, A=card, **more).strike("A", "b", 1, 1)  # type: ignore[arg-type]
        told = next(event for event in fight.events if hasattr(event, "totals"))
        return int(told.totals[0]) - 1

    assert added(skilled(Condition.AGAINST_POISONED)) == 0
    assert added(skilled(Condition.AGAINST_POISONED), sides={"b": {"poison": 1}}) == 2
    assert added(skilled(Condition.ACROSS)) == added(skilled(Condition.AT_HOME)) == 0
    tired = battle(
        CLOSE, A=skilled(Condition.AGAINST_EXHAUSTED), sides={"b": {"exhausted": True}}
    ).strike("A", "b", 4)
    assert tired["b"].wounds == 3, "4 + 2 is a strong hit"
    far = """
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        . . C . .
        . D . . .
    """
    rows = battle(far, A=skilled(Condition.ACROSS), D=skilled(Condition.AT_HOME))
    assert rows.strike("A", "b", 3, 4)["b"].wounds == 1, "5 against 4"


@pytest.mark.rule("BW-36")
def test_a_row_counts_from_each_sides_own_back() -> None:
    rows = """
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        . . . . .
        . D . . .
    """
    home = creature(Might(1, Condition.AT_HOME))
    fight = battle(rows, b=home, to_act=1).strike("b", "A", 6, 1)
    assert fight["A"].wounds == 4, "a strong hit of 3, and 1 at home"


@pytest.mark.rule("BW-35")
def test_who_attacks_does_not_count_as_exhausted_for_the_answer() -> None:
    avenger = creature(Might(3, Condition.AGAINST_EXHAUSTED))
    fight = battle(CLOSE, b=avenger).strike("A", "b", 1, 4)
    assert fight["A"].exhausted and fight["A"].wounds == 1
    assert (
        battle(CLOSE, A=avenger, sides={"b": {"exhausted": True}}).strike("A", "b", 1)["b"].wounds
        == 1 + 3
    )


# -- whoever stands beside


@pytest.mark.rule("BW-72")
def test_a_sweep_reaches_those_beside_whom_it_wounds() -> None:
    fight = battle(CLOSE, A=creature(Sweep(Wound(1)))).strike("A", "b", 6, 5)
    assert [fight[letter].wounds for letter in "bcde"] == [1, 1, 1, 1]
    assert not fight["C"].wounds, "only cards of his side"


@pytest.mark.rule("BW-72")
def test_a_sweep_follows_no_miss_and_spreads_poison_past_the_dead() -> None:
    plague = creature(Sweep(Poisoning(2)))
    missed = battle(CLOSE, A=plague).strike("A", "b", 1, 3)
    assert not any(missed[letter].poison for letter in "bcde")
    killed = battle(CLOSE, A=plague, b=creature(life=1)).strike("A", "b", 6, 5)
    assert killed["b"].spot == GRAVE
    assert [killed[letter].poison for letter in "cde"] == [2, 2, 2]


# -- pushed and pulled


LINE = """
    . . . . .
    . . . . .
    . . b . .
    . . A . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("BW-73")
def test_a_hit_may_push_and_the_edge_stops_it() -> None:
    fight = battle(LINE, A=creature(OnHit(Pushing(3)))).strike("A", "b", 6, 5)
    assert fight.where("b") == "c6" and fight.state.board[17] == -1
    [event] = fight.told(Shifted)
    assert (event.start, event.spot) == (17, 27)
    assert event.source == fight["A"].uid and event.is_away


@pytest.mark.rule("BW-73")
def test_a_push_goes_across_corners_and_stops_before_others_and_rock() -> None:
    giant = creature(OnHit(Pushing(2)))
    corner = battle(CLOSE, A=creature(), C=giant, D=creature()).strike("C", "b", 6, 5)
    assert corner.where("b") == "a6"
    blocked = battle(CLOSE, A=giant).strike("A", "d", 6, 5)
    assert blocked.where("d") == "e5"
    shut = battle(
        LINE,
        A=giant,
        terrain="""
            . . . . .
            . . R . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
        """,
    )
    assert shut.strike("A", "b", 6, 5).where("b") == "c4" and not shut.told(Shifted)


FAR = """
    . . . . .
    . b . . .
    . . . . .
    . . . . .
    . . A . .
    . . . . .
"""


@pytest.mark.rule("BW-73")
def test_a_pull_brings_it_nearer_square_by_square() -> None:
    fight = battle(FAR, A=spell(Pulling(2))).use("A", "b")
    assert fight.where("b") == "c3" and fight["A"].exhausted
    near = battle(LINE, A=spell(Pulling(2))).use("A", "b")
    assert near.where("b") == "c4", "there is no room between"


@pytest.mark.rule("BW-73")
def test_flyers_are_not_moved_and_move_nobody() -> None:
    wind = Spell(Pushing(2), Side.ENEMY)
    up = battle(LINE, sky="f", A=creature(wind))
    assert up.targets("A") == {"b"}
    down = battle(LINE, sky="F", F=flyer(wind)).use("F", "b")
    assert down.where("b") == "c4"


# -- movement, extra life, growing poison


@pytest.mark.rule("BW-74")
def test_movement_refills_and_who_has_not_moved_is_no_target() -> None:
    fight = battle(LINE.replace("b", "C"), A=creature(Power(Hurrying(), Side.OTHER_OWN)), b=None)
    assert fight.targets("A") == set()
    fight.move("C", "c6").use("A", "C").move("C", "c4")
    assert fight.where("C") == "c4"


@pytest.mark.rule("BW-57", "BW-74")
def test_extra_life_is_taken_first_and_the_larger_counts() -> None:
    fight = battle(
        CLOSE,
        A=creature(Power(Warding(2), Side.OWN, 3)),
        C=creature(Power(Warding(1), Side.OWN, 3)),
        sides={"D": {"wounds": 4}},
    )
    fight.use("A", "D")
    assert fight.targets("C") == {"A", "C"}, "one is less than two"
    fight.end().strike("d", "C", 6, 1)
    assert (fight["D"].extra, fight["D"].wounds) == (2, 4)
    struck = battle(LINE, sides={"b": {"extra": 2, "wounds": 5}}).strike("A", "b", 6, 1)
    assert (struck["b"].extra, struck["b"].wounds) == (0, 6)


@pytest.mark.rule("BW-48", "BW-74")
def test_poison_grows_to_five_and_only_where_there_is_some() -> None:
    hag = spell(Festering(3))
    fight = battle(CLOSE, A=hag, C=hag, sides={"b": {"poison": 1}, "d": {"poison": 5}})
    assert fight.targets("A") == {"b"}
    assert fight.use("A", "b").use("C", "b")["b"].poison == 5


@pytest.mark.rule("BW-53", "BW-58")
def test_protections_from_poison_and_from_exhausting() -> None:
    proof = creature(Protection(Guard.POISON), Protection(Guard.EXHAUSTING))
    for effect in (Festering(1), Stunning()):
        fight = battle(LINE, A=spell(effect), b=proof, sides={"b": {"poison": 1}}).use("A", "b")
        assert fight.told(Blocked) and not fight["b"].exhausted and fight["b"].poison == 1


@pytest.mark.rule("BW-58")
def test_nobody_is_stunned_again_before_he_was_alert() -> None:
    fight = battle(LINE, A=spell(Stunning())).use("A", "b").end(2)
    assert fight["b"].exhausted and fight["b"].slept and not fight["A"].exhausted
    assert fight.targets("A") == set(), "he has slept through his turn"
    fight.end()
    assert not fight["b"].exhausted and not fight["b"].slept
    fight.end()
    assert fight.targets("A") == {"b"}


@pytest.mark.rule("BW-58")
def test_who_is_woken_by_a_friend_can_be_stunned_again() -> None:
    fight = battle(CLOSE, A=spell(Stunning()), c=creature(Power(Rousing(), Side.OWN)))
    fight.use("A", "b").end().use("c", "b")
    assert not fight["b"].exhausted
    assert "b" in fight.end().targets("A")


# -- offerings


@pytest.mark.rule("BW-75")
def test_an_offering_destroys_another_own_creature_for_its_own_good() -> None:
    fight = battle(
        CLOSE,
        A=creature(Power(Offering(Warding(4)), Side.OTHER_OWN, 2)),
        C=creature(Incarnation(2)),
        D=creature(When(Moment.FRIEND_DIES, Strong, Near.ITSELF)),
    )
    assert fight.targets("A") == {"C"}
    fight.use("A", "C")
    assert fight["C"].spot == GRAVE and fight["A"].extra == 4
    assert [event.destroyed for event in fight.told(Died)] == [True]
    assert fight["D"].extra == 3, "what follows a death follows this one"
    assert fight.why_not_use("A") == "BW-17"
    fight.end(2)
    assert fight["C"].tokens == 1


Strong = Warding(3)


@pytest.mark.rule("BW-59")
def test_some_powers_are_for_another_card() -> None:
    fight = battle(CLOSE, A=creature(Power(Warding(1), Side.OTHER_OWN)))
    assert fight.why_not_use("A") == fight.why_not_use("A", "b") == "BW-59"


# -- what happens elsewhere


def mourner(people: str = "", to: Near = Near.ITSELF, does: Effect = Strong) -> Card:
    return creature(When(Moment.FRIEND_DIES, does, to, people))


@pytest.mark.rule("BW-76")
def test_the_death_of_a_friend_is_heard_everywhere() -> None:
    fight = battle(CLOSE, A=creature(life=1), D=mourner(), C=mourner("orcs"), e=mourner(), to_act=1)
    fight.strike("b", "A", 6, 1)
    assert [fight[letter].extra for letter in "DCe"] == [3, 0, 0]
    kin = battle(CLOSE, A=creature(life=1, people="orcs"), C=mourner("orcs"), to_act=1)
    assert kin.strike("b", "A", 6, 1)["C"].extra == 3


@pytest.mark.rule("BW-76")
def test_the_dead_mourn_nobody_and_the_killer_may_be_named() -> None:
    curse = mourner(to=Near.OTHER, does=Wound(2))
    fight = battle(CLOSE, A=creature(life=1), D=curse, to_act=1).strike("b", "A", 6, 1)
    assert fight["b"].wounds == 2
    both = battle(
        CLOSE,
        A=creature(When(Moment.DIES, Wound(9), Near.ADJACENT), life=1),
        C=creature(When(Moment.FRIEND_DIES, Wound(1), Near.ALL_ENEMY), life=5),
        to_act=1,
    )
    both.strike("b", "A", 6, 1)
    assert both["C"].spot == GRAVE and both["e"].wounds == 1, "C fell after A, and no sooner"


@pytest.mark.rule("BW-76")
def test_the_strike_of_an_adjacent_friend_is_joined() -> None:
    wolf = creature(When(Moment.FRIEND_STRIKES, Wound(1), Near.OTHER))
    fight = battle(CLOSE, C=wolf).strike("A", "b", 6, 5)
    assert fight["b"].wounds == 1 + 1
    assert battle(CLOSE, C=wolf).strike("A", "b", 1, 3)["b"].wounds == 0, "nobody was wounded"
    assert battle(CLOSE, D=wolf).strike("A", "b", 6, 5)["b"].wounds == 1, "D is too far"
    assert battle(CLOSE, C=wolf).strike("C", "b", 6, 5)["b"].wounds == 1, "not its own strike"
    strange = creature(When(Moment.FRIEND_STRIKES, Wound(1), Near.OTHER, "orcs"))
    assert battle(CLOSE, C=strange).strike("A", "b", 6, 5)["b"].wounds == 1
    assert battle(CLOSE, A=orc(), C=strange).strike("A", "b", 6, 5)["b"].wounds == 2


@pytest.mark.rule("BW-76")
def test_an_answer_is_a_strike_that_friends_join() -> None:
    wolf = creature(When(Moment.FRIEND_STRIKES, Wound(1), Near.OTHER))
    fight = battle(CLOSE, d=wolf).strike("A", "b", 1, 4)
    assert fight["A"].wounds == 1 + 1


@pytest.mark.rule("BW-76")
def test_a_turns_end_may_set_texts_off() -> None:
    fight = battle(
        CLOSE,
        A=creature(When(Moment.TURN_ENDS, Rousing(), Near.ITSELF)),
        C=creature(When(Moment.TURN_ENDS, Warding(1), Near.ADJACENT_OWN)),
        e=creature(When(Moment.TURN_ENDS, Warding(9), Near.ITSELF)),
        terrain_cards=[(0, ground(When(Moment.TURN_ENDS, Wound(1), Near.ALL_ENEMY)))],
    )
    fight.strike("A", "b", 6, 5)
    assert fight["A"].exhausted
    fight.end()
    assert not fight["A"].exhausted and (fight["A"].extra, fight["D"].extra) == (1, 1)
    assert (fight["b"].wounds, fight["c"].wounds, fight["e"].extra) == (2, 1, 0)
    given = [each for each in fight.told(Affected) if each.effect == "warding"]
    assert [each.source for each in given] == 2 * [fight.letters["C"]], "the log names who gives it"


@pytest.mark.rule("BW-67", "BW-76")
def test_a_battle_may_end_with_a_turn() -> None:
    fight = battle(LINE, A=creature(When(Moment.TURN_ENDS, Wound(5), Near.ALL_ENEMY)),
                   b=creature(life=5))  # fmt: skip
    fight.end()
    assert (fight.state.winner, fight.state.turn) == (0, 3)


# -- protectors that do not tire


@pytest.mark.rule("BW-28", "BW-77")
def test_a_tireless_protector_stays_alert() -> None:
    fight = battle(CLOSE, C=creature(Tireless()), to_act=1)
    fight.strike("b", "A", 1, 1, guard="C")
    assert not fight["C"].exhausted
    fight.strike("d", "A", 1, 1, guard="C")
    assert not fight["C"].exhausted and len(fight.told(Exhausted)) == 2
    assert battle(CLOSE, to_act=1).strike("b", "A", 1, 1, guard="C")["C"].exhausted


# -- blind attacks on flyers


def blind(card: Card, **more: str) -> Fight:
    rows = FAR if any(isinstance(each, Shot) for each in card.abilities) else LINE
    return battle(rows, hidden="b", turn=1, A=card, b=flyer(), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BW-15", "BW-22")
@pytest.mark.parametrize("strike", [MagicalStrike((1, 2, 3)), SpecialStrike((1, 2, 3))])
def test_a_blind_attack_of_any_kind_costs_nothing_where_it_does_not_reach(strike: Ability) -> None:
    fight = blind(creature(strike)).use("A", "b")
    assert fight.told(AttackCancelled) and not fight.told(Exhausted)
    assert not fight["A"].exhausted and not fight["b"].hidden and not fight["b"].wounds


@pytest.mark.rule("BW-15", "BW-64")
def test_a_blind_attack_goes_on_at_a_flyer_that_it_reaches() -> None:
    shot = blind(creature(Shot((2,), 4))).use("A", "b")
    assert shot["b"].wounds == 2 and shot["A"].exhausted and not shot.told(AttackCancelled)
    hook = blind(creature(SkyReach())).strike("A", "b", 6, 1)
    assert hook["b"].wounds == 3 and hook["A"].exhausted
    bird = battle(LINE, hidden="b", sky="F", turn=1, b=flyer(), F=flyer()).strike("F", "b", 6, 1)
    assert bird["b"].wounds == 3
