"""The kernels of whist choose what the Python before them chose."""

from collections.abc import Iterator

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.whist import WHIST, WhistOptions
from game.rulesets.whist.numbers import in_numbers
from game.rulesets.whist.phases import WhistState, allowed_bids
from tests.kernels.before.whist import bid_choice, card_choice, playout


def positions(players: int, scoring: str, every: int) -> Iterator[WhistState]:
    """Yield every so many-th position of a match of plain players and chance."""
    rng = Rng(players).fork(scoring)
    standing = WHIST.opening(WhistOptions(scoring=scoring), players, 0)
    number = 0
    while not standing.is_over:
        state = WHIST.new_deal(standing)
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(state.chance_action(rng))
                continue
            number += 1
            if number % every == 0:
                yield state.clone()
            legal = state.legal_actions()
            plain = WHIST.sense.policy(state.view(player), legal, rng)
            state.apply_action(rng.choice(legal) if rng.below(8) == 0 else plain)
        standing = WHIST.settle(standing, state)


@pytest.mark.parametrize(
    ("players", "scoring"),
    [(4, "SB0"), (4, "SA07"), (5, "SA12"), (5, "SA03b"), (6, "SA16"), (6, "SA04e")],
)
def test_every_choice_is_that_of_the_python_before(players: int, scoring: str) -> None:
    for state in positions(players, scoring, 3):
        table, player = state.table, state.table.player
        if table.is_bidding:
            allowed = tuple(allowed_bids(table.cards, table.bids, players))
            hand = table.held(player)
            before = bid_choice.choose_bid(hand, allowed, table.bids, table.standing)
            assert in_numbers(table).choose_bid(0.0) == before
        else:
            before = card_choice.choose_card(table, table.held(player))
            assert in_numbers(table).choose_card() == before


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_playout_comes_to_the_same(players: int) -> None:
    for state in positions(players, "SB0", 37):
        before = playout.playout(state.clone(), Rng(1))
        assert WHIST.sense.playout(state, Rng(1)) == pytest.approx(before)
