"""Plain bridge against OpenSpiel's: the same calls, cards and scores in deals played at random.

`python -m tests.rulesets.bridge.openspiel 2000`, with a Python that has `open_spiel` installed.
"""

import sys
from typing import Any

from game.core.rng import Rng
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CALLS, CLAIM, PLAYS, BridgeAction
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import DealResult
from game.rulesets.bridge.state import BridgeState

OPTIONS = BridgeOptions(jokers=0, form="duplicate", deals=16, honours="off")
FIRST_CALL = 52
"""OpenSpiel numbers cards from 0, the suits of each rank together, clubs first; then the calls."""


def seat(player: int) -> int:
    """Return the number of our seat in OpenSpiel, where North is 0; and the other way round."""
    return (player + 2) % 4


def number(action: BridgeAction) -> int:
    """Return the number that OpenSpiel has for a call or a card."""
    if action in CALLS:
        return FIRST_CALL + CALLS.index(action)  # type: ignore[arg-type]
    text = str(action)
    return 4 * "23456789TJQKA".index(text[1]) + "CDHS".index(text[0])


def their_deal(pyspiel: Any, state: BridgeState) -> Any:
    """Return the same deal in OpenSpiel, all cards dealt."""
    table = state.table
    first = table.dealer % 2
    game = pyspiel.load_game(
        "bridge",
        {
            "use_double_dummy_result": False,
            "dealer": seat(table.dealer),
            "dealer_vul": table.vulnerable[first],
            "non_dealer_vul": table.vulnerable[1 - first],
        },
    )
    other = game.new_initial_state()
    for turn in range(52):
        other.apply_action(number(PLAYS[table.held(seat(turn % 4))[turn // 4]]))
    return other


def compare(pyspiel: Any, seed: int) -> DealResult:
    """Play a deal at random in both; raise AssertionError where they differ."""
    rng = Rng(seed).fork("openspiel")
    standing = BRIDGE.opening(OPTIONS, 4, 0)
    for _board in range(seed % 16):
        standing = standing.with_result(DealResult(0, (False, False)))
    state: BridgeState = BRIDGE.new_deal(standing)
    while state.current_player() < 0:
        state.apply_action(state.chance_action(rng))
    other = their_deal(pyspiel, state)
    modest = rng.below(2)
    while not state.is_terminal():
        legal = [action for action in state.legal_actions() if action != CLAIM]
        assert sorted(map(number, legal)) == sorted(other.legal_actions())
        assert seat(state.current_player()) == other.current_player()
        few = 1 + rng.below(4) if modest and state.table.is_bidding else len(legal)
        action = rng.choice(legal[:few])
        state.apply_action(action)
        other.apply_action(number(action))
    assert other.is_terminal()
    result = state.result()
    net = result.board[0] - result.board[1]
    assert list(other.returns()) == [net, -net, net, -net], (result, other.returns())
    return result


def main(deals: int) -> None:
    """Compare so many deals and tell how many contracts of each kind there were."""
    import pyspiel

    made = down = out = 0
    for seed in range(deals):
        score = compare(pyspiel, seed).score
        out += score is None
        made += score is not None and score.outcome == "made"
        down += score is not None and score.outcome == "down"
    print(f"{deals} deals alike: {made} made, {down} down, {out} passed out")


if __name__ == "__main__":
    main(int(sys.argv[1]))
