"""BZ-06 to BZ-09: which contracts are on the board, how values rise, what Shapeshift copies."""

from collections import Counter

import pytest

from game.core.options import BadOption
from game.core.protocols import CHANCE, TERMINAL, IllegalAction
from game.core.rng import Rng
from game.rulesets.berzerka.actions import Copy, LayBoard
from game.rulesets.berzerka.board import Box, after_deal, box_of, known_board, new_box
from game.rulesets.berzerka.contracts import CONTRACTS, MIXED, STARTERS
from game.rulesets.berzerka.meanings import terms
from game.rulesets.berzerka.options import PRESETS, BerzerkaOptions, custom_board
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.standing import BerzerkaStanding, opening
from game.rulesets.berzerka.state import BerzerkaState, new_deal, settle
from tests.rulesets.berzerka.hands import board_with, chance, dealt, may, on_board, say, standing


def hand_over(before: BerzerkaStanding, seed: int = 1) -> BerzerkaState:
    """A hand played at random to its end."""
    state, rng = new_deal(before), Rng(seed)
    while (player := state.current_player()) != TERMINAL:
        acts = player == CHANCE
        state.apply_action(state.chance_action(rng) if acts else rng.choice(state.legal_actions()))
    return state


@pytest.mark.rule("BZ-06")
@pytest.mark.parametrize("options", PRESETS.values(), ids=list(PRESETS))
def test_each_contract_is_played_once_and_the_match_has_as_many_hands(
    options: BerzerkaOptions,
) -> None:
    before = opening(options, 3, 1)
    hands = before.deals_in_match
    played = []
    while not before.is_over:
        state = hand_over(before, len(played))
        assert len(state.table.boxes) == hands
        before = settle(before, state)
        played.append(before.results[-1].contract)
        assert [box.id for box in before.boxes if not box.is_open] == [
            box.id for box in before.boxes if box.id in played
        ]
    assert len(played) == len(set(played)) == hands == len(before.boxes)


@pytest.mark.rule("BZ-06")
def test_a_board_has_at_least_three_contracts_and_at_most_thirteen() -> None:
    with pytest.raises(BadOption, match="at least 3 contracts; this one has 2"):
        custom_board(("berzerka", "middling"))
    assert custom_board(("berzerka", "middling", "shapeshift")).boxes == 3
    assert custom_board(tuple(CONTRACTS)).boxes == 13


@pytest.mark.rule("BZ-06")
def test_a_contract_that_was_played_can_neither_be_bid_nor_picked() -> None:
    before = on_board("berzerka", "seeing_red", "bottle_it_up")
    state = hand_over(before)
    after = settle(before, state)
    played = after.results[-1].contract
    state = dealt(after)
    assert not any(text.startswith(played) for text in may(state))
    with pytest.raises(IllegalAction, match="not open"):
        say(state, f"{played}+6")
    say(state, "pass pass pass")
    assert f"pick:{played}" not in may(state) and len(may(state)) == 2


@pytest.mark.rule("BZ-07")
def test_the_starter_board_has_the_five_starters() -> None:
    assert STARTERS == (
        "berzerka",
        "hidden_strength",
        "hold_steady",
        "seeing_red",
        "bottle_it_up",
    )
    state = dealt(standing(board="starter"))
    assert tuple(box.id for box in state.table.boxes) == STARTERS


@pytest.mark.rule("BZ-07")
@pytest.mark.parametrize(("board", "drawn", "hands"), [("standard", 1, 6), ("long", 4, 9)])
def test_the_other_boards_add_contracts_by_chance(board: str, drawn: int, hands: int) -> None:
    before = standing(board=board, shapeshift_copy="chance")
    assert before.deals_in_match == hands
    met: Counter[str] = Counter()
    for seed in range(200):
        state = new_deal(before)
        assert state.table.phase == Phase.BOARD and state.current_player() == CHANCE
        lay = state.chance_action(Rng(seed))
        assert isinstance(lay, LayBoard) and len(set(lay.contracts)) == drawn
        met.update(lay.contracts)
        state.apply_action(lay)
        assert tuple(box.id for box in state.table.boxes) == STARTERS + lay.contracts
    assert set(met) == set(MIXED), "each of them can be drawn"


@pytest.mark.rule("BZ-07")
def test_chance_cannot_draw_a_starter_or_one_contract_twice() -> None:
    state = new_deal(standing(board="long"))
    for wrong in (("middling",), ("middling",) * 4, ("berzerka", *MIXED[:3])):
        with pytest.raises(IllegalAction):
            state.apply_action(LayBoard(wrong))


@pytest.mark.rule("BZ-07")
def test_a_custom_board_is_what_was_chosen() -> None:
    chosen = ("hidden_strength", "raging_tides", "middling")
    assert tuple(box.id for box in known_board(custom_board(chosen))) == chosen


@pytest.mark.rule("BZ-08")
def test_after_a_hand_each_open_contract_rises_by_its_step() -> None:
    boxes = tuple(map(new_box, ("berzerka", "bottle_it_up", "middling")))
    after = after_deal(boxes, "berzerka", (), "all")
    assert [(box.value, box.is_open) for box in after] == [(1, False), (4, True), (2, True)]
    again = after_deal(after, "bottle_it_up", (), "all")
    assert [box.value for box in again] == [1, 4, 4], "what is closed stays as it was"


@pytest.mark.rule("BZ-08")
def test_a_shapeshift_of_middling_rises_by_two() -> None:
    shapeshift = Box("shapeshift", 6, copies="middling")
    assert shapeshift.risen().value == 8
    assert Box("shapeshift", 5, copies="berzerka").risen().value == 6


@pytest.mark.rule("BZ-08")
@pytest.mark.parametrize(
    ("box", "top"),
    [
        (new_box("berzerka"), 5),
        (new_box("raging_tides"), 8),
        (new_box("middling"), 8),
        (Box("shapeshift", 5, copies="berzerka"), 9),
        (Box("shapeshift", 6, copies="middling"), 14),
    ],
)
def test_no_value_rises_more_than_four_steps(box: Box, top: int) -> None:
    for _hand in range(12):
        box = box.risen()
    assert box.value == top


@pytest.mark.rule("BZ-08")
def test_as_a_house_rule_only_the_neglected_rise_or_none() -> None:
    boxes = tuple(map(new_box, ("berzerka", "bottle_it_up", "seeing_red")))
    bid_on = ("berzerka", "seeing_red")
    values = {
        rise: [box.value for box in after_deal(boxes, "berzerka", bid_on, rise)]
        for rise in ("all", "neglected", "none")
    }
    assert values == {"all": [1, 4, 3], "neglected": [1, 4, 2], "none": [1, 3, 2]}


@pytest.mark.rule("BZ-08")
def test_what_was_bid_in_the_auction_is_remembered_for_the_rise() -> None:
    before = on_board("berzerka", "bottle_it_up", "seeing_red", rise="neglected")
    state = say(dealt(before), "berzerka+0 seeing_red+0 pass pass")
    rng = Rng(1)
    while not state.is_terminal():
        acts = state.table.player == CHANCE
        state.apply_action(state.chance_action(rng) if acts else rng.choice(state.legal_actions()))
    after = settle(before, state)
    assert [box.value for box in after.boxes] == [1, 2, 4]


@pytest.mark.rule("BZ-09")
def test_the_first_dealer_says_before_the_first_hand_what_shapeshift_copies() -> None:
    before = on_board("berzerka", "middling", "shapeshift")
    state = new_deal(before)
    assert state.table.phase == Phase.COPY and state.current_player() == before.first_dealer == 2
    assert may(state) == {"copy:berzerka", "copy:middling"}, "it copies another contract"
    with pytest.raises(IllegalAction):
        state.apply_action(Copy("shapeshift"))
    state.apply_action(Copy("berzerka"))
    assert state.table.phase == Phase.DEAL


@pytest.mark.rule("BZ-09")
@pytest.mark.parametrize(("copied", "value"), [("berzerka", 5), ("middling", 6)])
def test_it_starts_at_five_or_at_six_and_stays_a_copy(copied: str, value: int) -> None:
    before = on_board("berzerka", "middling", "shapeshift")
    state = say(new_deal(before), f"copy:{copied}")
    box = box_of(state.table.boxes, "shapeshift")
    assert (box.value, box.rules.id) == (value, copied)
    say(chance(state), "berzerka+0 pass pass trump:H done done done")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    after = settle(before, state)
    assert new_deal(after).table.phase == Phase.DEAL, "it is decided once"
    kept = box_of(after.boxes, "shapeshift")
    assert kept.copies == copied


@pytest.mark.rule("BZ-09")
def test_as_a_house_rule_it_is_drawn() -> None:
    state = new_deal(on_board("berzerka", "middling", "shapeshift", shapeshift_copy="chance"))
    assert state.table.phase == Phase.COPY and state.current_player() == CHANCE
    drawn = {str(state.chance_action(Rng(seed))) for seed in range(30)}
    assert drawn == {"copy:berzerka", "copy:middling"}


@pytest.mark.rule("BZ-09")
def test_the_bidder_says_which_version_he_means_and_the_copy_has_its_rules() -> None:
    state = say(new_deal(on_board("marathon_flex", "middling", "shapeshift")), "copy:marathon_flex")
    chance(state)
    assert {"marathon_flex+5", "shapeshift+5"} <= may(state)
    assert "shapeshift+6" not in may(state), "a copy of Marathon Flex goes up to 5, too"
    say(state, "shapeshift+1 pass pass")
    assert may(state) == {"trump:S", "trump:H", "trump:D", "trump:C"}
    say(state, "trump:C")
    assert may(state) == {"normal", "inverted"}
    declared = state.table.declared
    assert declared is not None and declared.rules.id == "marathon_flex"
    assert declared.box.value == 5


def test_every_preset_is_a_board_that_can_be_played() -> None:
    for options in PRESETS.values():
        assert len(dealt(opening(options, 3, 0)).table.hands[0]) in (0, 6)
    assert board_with("berzerka").deals_in_match == 3


@pytest.mark.parametrize("row", CONTRACTS.values(), ids=list(CONTRACTS))
def test_what_is_high_is_told_of_every_contract_that_does_not_leave_it_to_be_named(row) -> None:
    told = terms(row)
    assert ("13 is high" in told) is (row.inverted is False)
    assert ("1 is high" in told.replace("13 is", "")) is (row.inverted is True)
    assert ("ranking" in told) is (row.inverted is None)
