"""BW-10, BW-12 and BW-13: the armies are placed face down."""

import pytest

from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.battlefields import SHUT
from game.rulesets.berserk.cards.box import card_named, cards
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.places import square_classes
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.unit import BOARD, GRAVE, UNSEEN
from tests.rulesets.berserk.musters import do, numbers, place, placing, recruiting, squares

CHEAP = "3 toll-collector, 2 decoy-sheep, 3 plains-outrider, 2 plains-slinger"
"""Ten cards that cost 28 crystals."""
MIDDLE = {"b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"}
ROW_1 = {"a4", "b4", "c4", "d4", "e4"}
INNER = {"b5", "c5", "d5", "b6", "c6", "d6"}


def why(state, square: str) -> str:  # type: ignore[no-untyped-def]
    refusal = state.refusal(Place(state.waiting[state.to_act][0], BOARD.square(square)))
    return refusal.rule if refusal else ""


@pytest.mark.rule("BW-12")
def test_a_small_army_of_the_first_player_stays_in_the_middle() -> None:
    state = placing("2 plains-outrider, plains-slinger")
    assert squares(state) == MIDDLE
    assert why(state, "a2") == why(state, "c4") == "BW-12"
    place(state, "c3")
    assert squares(state) == MIDDLE - {"c3"} and why(state, "c3") == "BW-12"


@pytest.mark.rule("BW-12")
def test_the_tenth_card_goes_to_an_edge_square_of_rows_2_and_3() -> None:
    state = placing(CHEAP)
    edges = {"a1", "e1", "a2", "e2"}
    assert squares(state) == MIDDLE | edges
    place(state, "a1")
    assert squares(state) == MIDDLE, "one card only is too many for the middle"


@pytest.mark.rule("BW-12")
def test_the_corners_of_row_1_are_filled_last() -> None:
    classes = square_classes(0, True, None)
    assert [len(each) for each in classes] == [9, 4, 2]
    assert {BOARD.names[square] for square in classes[2]} == {"a3", "e3"}
    assert {square for each in classes for square in each} == set(range(15))


@pytest.mark.rule("BW-12")
def test_the_second_player_fills_row_1_and_the_middle_first() -> None:
    state = placing("2 plains-outrider, plains-slinger", second=True)
    assert squares(state) == ROW_1 | INNER
    classes = square_classes(1, False, None)
    assert [len(each) for each in classes] == [11, 4]
    assert {BOARD.names[square] for square in classes[1]} == {"a5", "e5", "a6", "e6"}
    assert {s for each in square_classes(0, False, None) for s in each} == set(range(15))


def asked(state) -> set[str]:  # type: ignore[no-untyped-def]
    """Return the cards that may be placed next."""
    return {cards()[action.card].id for action in state.legal_actions()}


@pytest.mark.rule("BW-12", "BW-13")
def test_cards_are_placed_in_any_order_equipment_and_terrain_last() -> None:
    """An order by card would tell the enemy what lies between two cards that he has seen."""
    state = placing("plains-outrider, old-mail, thick-fog, samovar")
    assert asked(state) == {"plains-outrider", "samovar"}
    for last in ("old-mail", "thick-fog"):
        refusal = state.refusal(Place(card_named(last).number, BOARD.square("c3")))
        assert refusal and refusal.rule == "BW-12"
    do(state, Place(card_named("samovar").number, BOARD.square("c3")))
    assert asked(state) == {"plains-outrider"}
    place(state, "b2")
    assert asked(state) == {"old-mail", "thick-fog"}
    assert [unit.card for unit in state.units] == list(numbers("samovar, plains-outrider"))[::-1]


@pytest.mark.rule("BW-13")
@pytest.mark.parametrize("second", [False, True])
def test_the_computer_fills_square_after_square_whatever_the_cards(second: bool) -> None:
    state = placing(CHEAP, second=second)
    player = state.to_act
    while state.phase is Phase.PLACE and state.to_act == player:
        do(state, muster(state))
    own = [unit.spot for unit in state.units if unit.owner == player]
    found = [act.spot for act in state.history if isinstance(act, Place)][-len(own) :]
    assert found == sorted(found)


@pytest.mark.rule("BW-13")
def test_the_computer_goes_on_where_another_began() -> None:
    state = placing(CHEAP)
    place(state, "a1", "d3", "c1")
    while state.phase is Phase.PLACE and state.to_act == 0:
        do(state, muster(state))
    assert state.armies[0] == tuple(sorted(u.card for u in state.units if u.owner == 0))


@pytest.mark.rule("BW-12")
def test_no_more_cards_are_recruited_than_there_are_squares() -> None:
    land = BerserkOptions(terrain=True, field="mountains")
    field = opening(land, 2, 0).field
    open_squares = [s for s in range(15) if field.terrain[s] not in SHUT]
    assert sum(map(len, square_classes(0, True, field))) == len(open_squares) < 15


@pytest.mark.rule("BW-10")
def test_equipment_is_worn_by_an_own_creature_and_terrain_lies_beside_the_board() -> None:
    state = placing("plains-outrider, samovar, old-mail, thick-fog")
    place(state, "c3", "b3")
    while state.phase is Phase.PLACE and state.to_act == 0:
        card = cards()[state.waiting[0][0]]
        if card.kind == "equipment":
            assert "b3" not in squares(state), "an artifact wears nothing"
            assert why(state, "b3") == why(state, "b2") == "BW-10"
            place(state, "c3")
        else:
            assert "-" in squares(state) and why(state, "c2") == "BW-10"
            place(state, "-")
    assert state.units[0].gear == (card_named("old-mail").number,)
    assert state.grounds == ((0, card_named("thick-fog").number),)


@pytest.mark.rule("BW-13")
def test_the_enemy_sees_where_a_card_lies_and_not_which() -> None:
    state = placing("plains-outrider, griffin, old-mail, thick-fog")
    place(state, "c3", "b3", *(["c3", "-"] if squares_next(state) else ["-", "c3"]))
    assert all(unit.hidden for unit in state.units)
    own, other = state.view(0), state.view(1)
    assert own.units == state.units and own.grounds == state.grounds
    assert [unit.card for unit in other.units[:2]] == [UNSEEN, UNSEEN]
    assert [unit.spot for unit in other.units] == [unit.spot for unit in own.units]
    assert all(unit.gear == () for unit in other.units[:2])
    assert other.grounds == ((0, UNSEEN),) and other.armies[0] == (UNSEEN,) * 4
    placed = [act for act in other.history if isinstance(act, Place)]
    assert {act.card for act in placed} == {UNSEEN}
    assert [act.spot == GRAVE for act in placed].count(True) == 1


def squares_next(state) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether the equipment is placed before the terrain card."""
    waiting = [cards()[card].kind for card in state.waiting[0]]
    return waiting.index("equipment") < waiting.index("terrain")


def test_a_hand_is_seen_by_nobody_else() -> None:
    state = recruiting("2 plains-outrider")
    assert state.view(0).hand == state.hands[0]
    assert state.view(1).hand == state.view(None).hand == ()
    assert state.view(1).hands == ((UNSEEN,) * 15, ())
