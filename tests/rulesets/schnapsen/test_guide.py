"""What a hint says of a call and of a card, and what playouts count for it."""

from statistics import stdev
from typing import Any

import numpy as np
import pytest

from game.core.explain import seen
from game.core.protocols import Whole
from game.core.rng import Rng
from game.kit.trials import some
from game.rulesets.schnapsen.actions import BIDS, KONTRA, PASS, PUTS
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.guide import GUIDE, count
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.numbers import move_number
from game.rulesets.schnapsen.phases import SchnapsenState
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import Stakes, deal_points, effective
from game.rulesets.schnapsen.worlds import worlds_to_try_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, exchanged, play, standing, table

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
OF_A_GANG = ("HK HU DA DK DU CO", "SA ST HA CA CT CK", "SK HO HT DO DT CU")
WORLDS = 40
ROWS = tuple(CONTRACTS.values())


def opened() -> SchnapsenState:
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True))
    state.apply_action(BIDS["game"])
    return state


def in_a_game() -> SchnapsenState:
    return play(table("S", *HANDS), "HT HK HO")


def putting_away(contract: str) -> SchnapsenState:
    """Return a deal whose declarer has taken the talon and is to put two cards away."""
    state = bid(dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True)), contract)
    state.apply_action(state.chance_action(Rng(1)))
    while state.table.phase is Phase.RAISE:
        state.apply_action(PASS)
    return state


@pytest.mark.parametrize("state", [opened(), in_a_game(), play(in_a_game(), "HA")])
def test_what_is_counted_of_a_deal_is_what_it_brings(state: SchnapsenState) -> None:
    view, me = state.view(state.table.player), state.table.player
    moves = [move_number(action) for action in state.legal_actions()[:2]]
    found = worlds_to_try_in(view, Rng(1))
    layouts = some(found, knowledge(view), Rng(2), WORLDS)
    returns, facts = found.look_on([*moves, moves[0]], layouts)
    assert (returns[:, 0] == returns[:, -1]).all(), "all have the same luck"
    for brought, came in zip(returns.tolist(), facts.tolist(), strict=True):
        for worth, (declarer, contract, outcome, multiplier, unseen, _won) in zip(
            brought, came, strict=True
        ):
            row = state.table.row if state.table.phase is Phase.PLAY else ROWS[contract]
            value = abs(outcome) if row.aim is Aim.POINTS else row.value
            points = Stakes(bool(unseen), multiplier).points(value)
            gains = deal_points(points, declarer, declarer_wins=outcome > 0)
            assert worth == pytest.approx(effective(gains, (0, 0, 0), 24)[me])


@pytest.mark.parametrize("state", [opened(), in_a_game(), putting_away("game")])
def test_a_choice_has_its_figures_beside_whatever_it_is_counted(state: SchnapsenState) -> None:
    view = state.view(state.table.player)
    one, two, three = state.legal_actions()[:3]
    all_three = count(view, [one, two, three], Rng(1), WORLDS)
    for other, place in ((two, 1), (three, 2)):
        pair = count(view, [one, other], Rng(1), WORLDS)
        for figure, array in pair.items():
            assert (array[:, 0] == all_three[figure][:, 0]).all()
            assert (array[:, 1] == all_three[figure][:, place]).all()


def test_a_bid_is_won_or_lost_by_its_declarer_and_a_pass_loses_none() -> None:
    found = count(opened().view(1), [PASS, BIDS["kontra_bauern"]], Rng(3), WORLDS)
    won, lost, gained = (found[name].astype(float) for name in ("won", "lost", "gained"))
    assert not lost[:, 0].any() and won[:, 0].any()
    assert (won[:, 1] + lost[:, 1] == 1).all(), "nobody bids higher"
    assert (gained[:, 1] == 24 * won[:, 1]).all()


def test_a_game_brings_one_to_three_points() -> None:
    state = in_a_game()
    found = count(state.view(state.table.player), state.legal_actions()[:2], Rng(3), WORLDS)
    assert set(np.unique(found["gained"])) <= {0, 1, 2, 3}


def test_two_cards_are_put_away_as_one_choice() -> None:
    view = putting_away("game").view(0)
    ways = [
        Whole((PUTS[one], PUTS[two])) for one, two in zip(view.hand, view.hand[1:], strict=False)
    ]
    assert len(count(view, ways[:4], Rng(1), WORLDS)["worth"]) == WORLDS


def test_worlds_against_a_rare_bid_tell_much_the_same_whoever_draws_them() -> None:
    """The hands that fit a Gang lie far apart: near ones tell the same thing over and over."""
    begun = dealt([cards(hand) for hand in OF_A_GANG], "D", standing(any_trump=True))
    view = exchanged(bid(begun, "gang", 1), cards("SU SO")).view(2)
    told = [count(view, [PASS, KONTRA], Rng(n), 1000)["worth"][:, 0].mean() for n in range(6)]
    assert stdev(map(float, told)) < 0.3


# -- sentences


def said(state: SchnapsenState, best: Any, other: Any) -> str:
    return seen(GUIDE, state.view(state.table.player), best, other)


def by_name(state: SchnapsenState, text: str) -> Any:
    return next(each for each in state.legal_actions() if str(each) == text)


def both(state: SchnapsenState, best: str, other: str) -> str:
    return said(state, by_name(state, best), by_name(state, other))


def test_a_pass_is_told_by_how_far_the_hand_is_from_taking_all_and_from_taking_nothing() -> None:
    told = both(opened(), "pass", "gang")
    assert told == "Led from the top, 4 of your cards can be beaten; 6 can be forced to win."


def test_a_card_led_against_a_bettler_tells_what_the_declarer_must_beat_it_with() -> None:
    state = play(table("S", "HA HT HU ST SK SO", *HANDS[1:], contract="bettler"), "HU HK HO")
    assert state.table.player == 1
    assert both(state, "DO", "CA") == "The declarer must beat it if he can; higher cards out: 3."


def test_who_leads_a_marriage_is_told_what_it_brings() -> None:
    state = play(table("S", *HANDS), "HT HK HO")
    told = both(state, "SK+SO", "HU")
    assert told == "The marriage brings 40; only whoever leads can show it."


def test_who_must_beat_the_declarer_of_a_bettler_goes_high() -> None:
    hands = ("CO HA HT ST SK SO", "DU DO CA CK SU HO", "DA DT DK CT CU SA")
    state = play(table("S", *hands, contract="bettler"), "CO")
    assert both(state, "CA", "CK") == "Later it would beat lower cards of Clubs: away with it."


def test_who_is_sure_of_a_trick_against_a_gang_is_not_told_that_he_is_not() -> None:
    begun = dealt([cards(hand) for hand in OF_A_GANG], "D", standing(any_trump=True))
    state = exchanged(bid(begun, "gang", 1), cards("SU SO"))
    told = seen(GUIDE, state.view(2), PASS, KONTRA)
    assert told == "Kontra doubles a loss too.", "the Ten of Hearts wins, with the Ober below"
    assert seen(GUIDE, state.view(2), KONTRA, PASS) == "It doubles what you win."


def test_cards_put_away_in_a_bettler_are_told_by_what_can_be_led_under_them() -> None:
    state = putting_away("bettler")
    high, low = Whole((PUTS[cards("HA")[0]],)), Whole((PUTS[cards("HU")[0]],))
    assert said(state, high, low).startswith("Lower cards that can be led under what goes: ")
