"""DS-14 to DS-19: the talon, and Kontra."""

import pytest

from game.rulesets.schnapsen.actions import KONTRA, LEAVE, PASS, PUTS, REKONTRA, TAKE, FillTalon
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase
from tests.rulesets.schnapsen.deals import (
    bid,
    cards,
    dealt,
    exchanged,
    may,
    play,
    refused_by,
    standing,
)

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
TALON = cards("DU SU")


def won(contract: str = "game", declarer: int = 0, **options: bool) -> SchnapsenState:
    hands = [cards(hand) for hand in HANDS]
    return bid(dealt(hands, "S", standing(any_trump=True, **options)), contract, declarer)


@pytest.mark.rule("DS-14")
def test_the_declarer_takes_two_cards_and_puts_any_two_of_eight_away() -> None:
    state = won()
    state.apply_action(FillTalon(TALON))
    assert set(state.table.hands[0]) == {*cards(HANDS[0]), *TALON}
    assert len(state.legal_actions()) == 8
    assert refused_by(state, "-CA") == "DS-14"
    state.apply_action(PUTS[cards("SO")[0]])
    assert len(state.legal_actions()) == 7 and "-SO" not in may(state)
    state.apply_action(PUTS[cards("HA")[0]])
    assert set(state.table.hands[0]) == set(cards("HT HU ST SK DU SU"))
    assert state.table.phase == Phase.KONTRA


@pytest.mark.rule("DS-14")
def test_the_two_cards_may_be_those_of_the_talon() -> None:
    assert set(exchanged(won(), TALON).table.hands[0]) == set(cards(HANDS[0]))


@pytest.mark.rule("DS-15")
def test_what_was_put_away_counts_for_nobody() -> None:
    state = exchanged(won("gang"), TALON, cards("HA HT"))
    for _asked in (1, 2):
        state.apply_action(PASS)
    play(state, "ST SA DA")
    total = sum(state.table.captured) + sum(
        card.points for hand in state.table.hands for card in hand
    )
    assert total == 120 - 21


@pytest.mark.rule("DS-16")
def test_a_house_rule_lets_the_declarer_leave_the_talon_for_a_point_more() -> None:
    assert won().table.phase == Phase.DRAWING, "usually nobody is asked"
    state = won("gang", unseen_talon=True)
    assert state.table.phase == Phase.TALON and may(state) == {"take", "leave"}
    taken = state.clone()
    taken.apply_action(TAKE)
    assert taken.table.phase == Phase.DRAWING and not taken.table.stakes.unseen
    state.apply_action(LEAVE)
    assert state.table.stakes.points(9) == 10
    assert set(state.table.hands[0]) == set(cards(HANDS[0])) and state.table.phase == Phase.KONTRA
    assert not state.view(0).table.found


@pytest.mark.rule("DS-17")
def test_a_bettler_is_played_without_the_talon_by_house_rule_only() -> None:
    assert won("bettler").table.phase == Phase.DRAWING
    state = won("bettler", bettler_exchange=False)
    assert state.table.phase == Phase.KONTRA
    assert state.table.stakes.points(4) == 4, "it is not worth more for that"
    assert won("gang", bettler_exchange=False).table.phase == Phase.DRAWING


@pytest.mark.rule("DS-18")
@pytest.mark.parametrize(
    ("contract", "declarer", "asked"), [("game", 0, (1, 2)), ("bettler", 1, (2, 0))]
)
def test_the_opponents_are_asked_from_the_declarers_left_and_one_kontra_is_enough(
    contract: str, declarer: int, asked: tuple[int, int]
) -> None:
    state = exchanged(won(contract, declarer), TALON)
    assert state.table.player == asked[0] and may(state) == {"pass", "kontra"}
    second = state.clone()
    second.apply_action(PASS)
    assert second.table.player == asked[1]
    second.apply_action(KONTRA)
    state.apply_action(KONTRA)
    for doubled in (state, second):
        assert (doubled.table.phase, doubled.table.player) == (Phase.REKONTRA, declarer)
        assert doubled.table.stakes.multiplier == 2


@pytest.mark.rule("DS-18")
def test_where_nobody_says_kontra_the_play_begins() -> None:
    state = exchanged(won(), TALON)
    state.apply_action(PASS)
    state.apply_action(PASS)
    assert state.table.phase == Phase.PLAY and state.table.stakes.multiplier == 1


@pytest.mark.rule("DS-19")
def test_rekontra_counts_four_times_and_ends_it() -> None:
    state = exchanged(won(), TALON)
    state.apply_action(KONTRA)
    assert may(state) == {"pass", "rekontra"}
    quiet = state.clone()
    quiet.apply_action(PASS)
    assert (quiet.table.phase, quiet.table.stakes.multiplier) == (Phase.PLAY, 2)
    state.apply_action(REKONTRA)
    assert (state.table.phase, state.table.stakes.multiplier) == (Phase.PLAY, 4)
