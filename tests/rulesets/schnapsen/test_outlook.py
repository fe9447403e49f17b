"""What trials count of a choice is what the deals they have played out came to."""

from statistics import stdev

import pytest

from game.core.rng import Rng
from game.kernels.schnapsen.face import FACTS
from game.kit.trials import some
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, KONTRA, PASS
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.numbers import move_number
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.scoring import Stakes, deal_points, effective
from game.rulesets.schnapsen.state import SchnapsenState
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


@pytest.mark.parametrize("state", [opened(), in_a_game(), play(in_a_game(), "HA")])
def test_what_is_counted_of_a_deal_is_what_it_brings(state: SchnapsenState) -> None:
    view, me = state.view(state.table.player), state.table.player
    moves = [move_number(action) for action in state.legal_actions()[:2]]
    found = worlds_to_try_in(view, Rng(1))
    layouts = some(found, knowledge(view), Rng(2), WORLDS)
    returns, facts = found.look_on([*moves, moves[0]], layouts)
    assert facts.shape == (len(layouts), len(moves) + 1, len(FACTS))
    assert (returns[:, 0] == returns[:, -1]).all(), "all have the same luck"
    for brought, came in zip(returns.tolist(), facts.tolist(), strict=True):
        for worth, (declarer, contract, outcome, multiplier, unseen) in zip(
            brought, came, strict=True
        ):
            row = state.table.row if state.table.phase is Phase.PLAY else ROWS[contract]
            value = abs(outcome) if row.aim is Aim.POINTS else row.value
            points = Stakes(bool(unseen), multiplier).points(value)
            gains = deal_points(points, declarer, declarer_wins=outcome > 0)
            assert worth == pytest.approx(effective(gains, (0, 0, 0), 24)[me])


def test_a_bid_is_made_or_lost_by_whoever_becomes_declarer_and_a_pass_by_none() -> None:
    state = opened()
    view = state.view(1)
    assert SCHNAPSEN.sense.outlook is not None
    found = SCHNAPSEN.sense.outlook(view, PASS, BIDS["kontra_bauern"], Rng(3), WORLDS)
    assert found is not None and found.worlds
    made, lost, won = map(found.of, ("made", "lost", "won"))
    assert made.best == lost.best == 0 < won.best
    assert made.other + lost.other == pytest.approx(1), "nobody bids higher"
    assert made.other == won.other < won.best


def test_who_opens_with_a_game_may_go_on_to_a_higher_contract() -> None:
    strong = ("SA SK SO HT DA CT", "HK DO ST CA CK CO", "HO HA DT DK HU CU")
    view = dealt([cards(hand) for hand in strong], "S", standing(any_trump=True)).view(0)
    assert SCHNAPSEN.sense.outlook is not None
    found = SCHNAPSEN.sense.outlook(view, BIDS["game"], BIDS["herren_schnapser"], Rng(3), WORLDS)
    assert found is not None
    raised = found.of("raised")
    assert raised.best > 0.5, "others bid a Bettler, which a Schnapser beats"
    assert raised.other == 0, "nothing is higher"


def test_what_is_gained_and_given_is_what_the_contract_counts() -> None:
    state = opened()
    assert SCHNAPSEN.sense.outlook is not None
    found = SCHNAPSEN.sense.outlook(state.view(1), PASS, BIDS["kontra_bauern"], Rng(3), WORLDS)
    assert found is not None
    won, gained, given = map(found.of, ("won", "gained", "given"))
    assert gained.other == pytest.approx(24 * won.other)
    assert given.other == pytest.approx(24 * (1 - won.other))
    assert won.best <= gained.best <= 24 * won.best
    played = in_a_game()
    best, other = played.legal_actions()[:2]
    found = SCHNAPSEN.sense.outlook(played.view(played.table.player), best, other, Rng(3), WORLDS)
    assert found is not None
    won, gained = map(found.of, ("won", "gained"))
    assert won.best <= gained.best <= 3 * won.best, "a Game brings 1 to 3"


def test_a_rekontra_is_counted_where_the_declarer_would_answer() -> None:
    state = undoubled("HA HT SA ST SK SO")
    assert SCHNAPSEN.sense.outlook is not None
    found = SCHNAPSEN.sense.outlook(state.view(1), PASS, KONTRA, Rng(3), WORLDS)
    assert found is not None
    redoubled, beaten = found.of("redoubled"), found.of("beaten")
    assert redoubled.best == 0 < beaten.other <= redoubled.other <= 1


def undoubled(declarer: str) -> SchnapsenState:
    hands = (declarer, "HK DO SU CA CK CO", "HO DA DT DK CT CU")
    state = dealt([cards(hand) for hand in hands], "S", standing(any_trump=True))
    state = bid(state, "game")
    state.apply_action(state.chance_action(Rng(1)))
    for _card in range(2):
        state.apply_action(state.legal_actions()[0])
    return state


def test_worlds_against_a_rare_bid_tell_much_the_same_whoever_draws_them() -> None:
    """The hands that fit a Gang lie far apart: near ones tell the same thing over and over."""
    begun = dealt([cards(hand) for hand in OF_A_GANG], "D", standing(any_trump=True))
    state = exchanged(bid(begun, "gang", 1), cards("SU SO"))
    view, moves, told = state.view(2), [move_number(PASS), move_number(KONTRA)], []
    for seed in range(6):
        found = worlds_to_try_in(view, Rng(seed), is_far=True)
        returns, _facts = found.look_on(moves, some(found, knowledge(view), Rng(seed), 1000))
        told.append(float(returns[:, 0].mean()))
    assert stdev(told) < 0.3
