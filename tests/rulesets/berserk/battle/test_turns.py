"""BW-16, BW-17, BW-45, BW-48, BW-55: how a turn begins and what may be done in it."""

import pytest

from game.rulesets.berserk.actions import Return
from game.rulesets.berserk.battle.reach import points_left, points_once_alert
from game.rulesets.berserk.cards.abilities import (
    Armor,
    Healing,
    Incarnation,
    Moment,
    Near,
    Poisoning,
    Power,
    Regeneration,
    Rousing,
    Side,
    Spell,
    Stunning,
    When,
    Wound,
)
from game.rulesets.berserk.events import (
    Alerted,
    BattleEnded,
    Healed,
    Returned,
    TokenGained,
    Wounded,
)
from game.rulesets.berserk.pending import AwaitReturn
from game.rulesets.berserk.unit import GRAVE
from tests.rulesets.berserk.boards import battle, creature, flyer, ground

APART = """
    . . b c .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . A B C .
"""


@pytest.mark.rule("BW-16")
def test_at_the_start_of_a_turn_own_cards_become_alert_and_may_move_again() -> None:
    fight = battle(
        APART,
        sides={
            "b": {"exhausted": True, "spent": 2, "moved": 2, "soaked": 1},
            "A": {"exhausted": True, "soaked": 1},
        },
    )
    fight.end()
    b = fight["b"]
    assert (b.exhausted, b.spent, b.moved, b.soaked) == (False, 0, 0, 0)
    assert fight["A"].exhausted and fight["A"].soaked == 0, "armor is whole again for both"
    assert fight.told(Alerted) == [Alerted(fight.letters["b"])]


@pytest.mark.rule("BW-16", "BW-48", "BW-55")
def test_poison_comes_before_regeneration_and_texts_come_last() -> None:
    text = When(Moment.TURN_STARTS, Wound(1), Near.ITSELF)
    fight = battle(
        APART, b=creature(Regeneration(2), text), sides={"b": {"poison": 3, "wounds": 1}}
    )
    fight.end()
    told = [event for event in fight.events if isinstance(event, (Wounded, Healed))]
    assert [(type(event), event.reason) for event in told] == [
        (Wounded, "poison"),
        (Healed, "regeneration"),
        (Wounded, "effect"),
    ]
    assert fight["b"].wounds == 1 + 3 - 2 + 1 and fight["b"].poison == 3


@pytest.mark.rule("BW-16", "BW-67")
def test_no_text_is_read_once_the_battle_is_over_or_its_card_is_dead() -> None:
    texts = (
        When(Moment.TURN_STARTS, Wound(5), Near.ALL_ENEMY),
        When(Moment.TURN_STARTS, Wound(3), Near.ALL_OWN),
    )
    weak = creature(life=1)
    fight = battle(APART, A=creature(*texts), b=weak, c=weak, to_act=1).end()
    assert type(fight.events[-1]) is BattleEnded and fight["B"].wounds == 0
    land = [(0, ground(*texts))]
    fight = battle(APART, terrain_cards=land, b=weak, c=weak, to_act=1).end()
    assert type(fight.events[-1]) is BattleEnded and fight["B"].wounds == 0
    dying = When(Moment.TURN_STARTS, Wound(9), Near.ITSELF)
    fight = battle(APART, A=creature(dying, *texts, life=9), to_act=1).end()
    assert fight["A"].spot == GRAVE and fight["b"].wounds == 0


@pytest.mark.rule("BW-48")
def test_poison_kills_before_regeneration_could_help() -> None:
    fight = battle(APART, b=creature(Regeneration(3), life=3), sides={"b": {"poison": 3}})
    fight.end()
    assert fight["b"].spot == GRAVE and not fight.state.is_terminal()


@pytest.mark.rule("BW-16", "BW-48", "BW-55", "BW-58")
def test_a_stunned_card_that_was_made_alert_before_is_alert_like_any_other() -> None:
    fight = battle(
        APART,
        b=creature(Regeneration(2)),
        sides={"b": {"stunned": True, "poison": 1, "wounds": 4, "spent": 1}},
    )
    fight.end()
    assert not fight["b"].exhausted and not fight["b"].stunned
    assert fight["b"].wounds == 4 + 1 - 2 and fight["b"].spent == 0


@pytest.mark.rule("BW-16", "BW-74")
def test_a_card_that_stays_exhausted_keeps_the_movement_it_had_left() -> None:
    """Made alert in the middle of the turn it has that much, and so it is told while it sleeps."""
    fight = battle(
        """
        . . . . a
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        B C . . .
        """,
        sides={"B": {"exhausted": True, "stunned": True, "spent": 1}},
        B=creature(movement=3),
        C=creature(Power(Rousing())),
        a=creature(movement=2),
    )
    assert points_once_alert(fight["B"], in_turn=False) == 2
    fight.end(2)
    assert fight["B"].exhausted and points_once_alert(fight["B"], in_turn=True) == 2
    fight.use("C", "B")
    assert not fight["B"].exhausted and points_left(fight["B"]) == 2
    fight.end().move("a", "d6")
    assert points_once_alert(fight["a"], in_turn=True) == 1
    assert points_once_alert(fight["a"], in_turn=False) == 2, "it is refilled before it walks"


@pytest.mark.rule("BW-16", "BW-48", "BW-55", "BW-58")
def test_a_stunned_card_stays_exhausted_with_neither_poison_nor_regeneration() -> None:
    fight = battle(
        APART,
        b=creature(Regeneration(2)),
        sides={
            "b": {"exhausted": True, "stunned": True, "poison": 1, "wounds": 4},
            "c": {"poison": 1},
        },
    )
    fight.end()
    assert fight["b"].exhausted and fight["b"].wounds == 4 and not fight["b"].stunned
    assert fight["c"].wounds == 1
    fight.end(2)
    assert not fight["b"].exhausted and fight["b"].wounds == 4 + 1 - 2, "only once"


@pytest.mark.rule("BW-17")
def test_cards_move_and_act_in_any_order_but_an_exhausted_card_does_neither() -> None:
    fight = battle(
        """
        . . . . .
        . . b . .
        . . . . .
        . A C . .
        . . . . .
        . . . . .
        """
    )
    fight.move("A", "b4").strike("A", "b", 6, 1)
    assert fight["A"].exhausted and fight.walks("A") == set()
    assert fight.why_not_move("A", "b3") == "BW-17" == fight.why_not_strike("A", "b")
    fight.move("C", "c4").move("C", "d4").strike("C", "b", 1, 6)
    assert fight.why_not_move("b", "c4") == "BW-17", "it is not his turn"


@pytest.mark.rule("BW-17")
def test_moving_does_not_exhaust_and_the_rest_of_the_way_may_come_later() -> None:
    fight = battle(APART, A=creature(movement=3))
    fight.move("A", "b2").move("B", "c2").move("A", "b4")
    assert fight.why_not_move("A", "b5") == "BW-18"
    assert not fight["A"].exhausted


GRAVES = """
    . . b . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . A B C .
"""


@pytest.mark.rule("BW-45")
def test_a_dead_card_gathers_a_token_each_own_turn_and_returns_with_the_last() -> None:
    fight = battle(
        GRAVES,
        to_act=1,
        A=creature(Incarnation(2), life=3),
        b=creature(strike=(5, 5, 5)),
        sides={"A": {"wounds": 2, "poison": 5}, "b": {"spent": 0}},
    )
    fight.end()
    assert fight["A"].spot == GRAVE, "of the poison"
    assert fight["A"].tokens == 1 and (fight["A"].wounds, fight["A"].poison) == (0, 0)
    fight.end(2)
    pending = fight.state.pending
    assert isinstance(pending, AwaitReturn) and fight.state.to_act == 0
    assert [str(action) for action in fight.state.legal_actions()] == [
        "return a1",
        "return b1",
        "return e1",
    ]
    assert fight.clause(Return(7)) == "BW-45"
    fight.do(Return(4))
    assert fight.where("A") == "e1" and fight["A"].exhausted and fight["A"].reborn
    assert fight.told(Returned) and len(fight.told(TokenGained)) == 2
    fight.end(2)
    assert not fight["A"].exhausted


@pytest.mark.rule("BW-45")
def test_it_returns_once_a_game() -> None:
    fight = battle(GRAVES, dead="A", A=creature(Incarnation(1)), sides={"A": {"reborn": True}})
    fight.end(4)
    assert fight["A"].spot == GRAVE and fight["A"].tokens == 0


FULL = """
    . . b . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    D E F G H
"""


@pytest.mark.rule("BW-45")
def test_it_waits_while_no_square_of_its_row_is_free() -> None:
    fight = battle(FULL, dead="A", A=creature(Incarnation(1)))
    fight.end(4)
    assert fight["A"].spot == GRAVE and fight["A"].tokens == 1, "it waits, with its token"
    fight.move("E", "b2").end(2)
    assert fight.where("A") == "b1", "nobody is asked where there is one square only"


@pytest.mark.rule("BW-45")
def test_a_flyer_returns_to_the_air() -> None:
    fight = battle(FULL, dead="A", A=flyer(Incarnation(1)))
    fight.end(2)
    assert fight.where("A") == f"f{fight.letters['A']}" and fight["A"].exhausted


@pytest.mark.rule("BW-45", "BW-67")
def test_two_may_return_in_one_turn() -> None:
    fight = battle(GRAVES, dead="X Y", X=creature(Incarnation(1)), Y=creature(Incarnation(1)))
    fight.end(2).do(Return(0))
    assert (fight.where("X"), fight.where("Y")) == ("a1", "e1")


@pytest.mark.rule("BW-16", "BW-45")
def test_the_turn_goes_on_after_the_answer_with_the_cards_texts() -> None:
    fight = battle(
        GRAVES,
        dead="A",
        A=creature(Incarnation(1)),
        B=creature(When(Moment.TURN_STARTS, Healing(1), Near.ALL_OWN)),
        sides={"C": {"wounds": 3}},
    )
    fight.end(2)
    assert isinstance(fight.state.pending, AwaitReturn) and fight["C"].wounds == 3
    fight.do(Return(0))
    assert fight["C"].wounds == 2 and fight.state.pending is None


@pytest.mark.rule("BW-16")
def test_a_terrain_card_may_have_a_text_for_its_owners_turns() -> None:
    card = ground(When(Moment.TURN_STARTS, Wound(1), Near.ALL_ENEMY))
    fight = battle(APART, terrain_cards=[(1, card)])
    fight.end()
    assert fight["A"].wounds == 1 and fight["b"].wounds == 0
    fight.end()
    assert fight["A"].wounds == 1, "not in the other's turn"


@pytest.mark.rule("BW-58")
def test_stunning_reaches_through_to_the_next_turn_exhausting_does_not() -> None:
    fight = battle(
        APART,
        A=creature(Spell(Stunning(), Side.ENEMY)),
        B=creature(Power(Poisoning(2), Side.ENEMY)),
    )
    fight.use("A", "b").use("B", "b").end()
    assert fight["b"].exhausted and fight["b"].wounds == 0
    assert fight["b"].poison == 2, "poison stays on a stunned card"


@pytest.mark.rule("BW-34")
def test_armor_is_whole_again_in_the_next_players_turn() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A C .
        . . . . .
        . . . . .
        """,
        A=creature(Armor(2), strike=(2, 2, 2)),
        b=creature(Armor(2), strike=(2, 2, 2)),
    )
    fight.strike("A", "b", 6, 1).strike("C", "b", 6, 1)
    assert fight["b"].wounds == 0 + 3, "spent on the first hit of this turn"
    fight.end().strike("b", "A", 6)
    assert fight["A"].wounds == 0
    assert fight["b"].soaked == 0
