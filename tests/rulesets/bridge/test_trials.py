"""Cards weighed in worlds that are solved: they are worth what comes of them."""

from typing import Any

import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PLAYS
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.playout import playout
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.trials import Solved


def at_the_end(seed: int, left: int, **options: Any) -> BridgeState:
    """Return a deal with so many tricks left that plain players have bid and played."""
    rng, state = Rng(seed), new_deal(opening(BridgeOptions(**options), 4, seed % 4))
    while not state.table.is_playing or state.table.options.tricks - len(state.table.tricks) > left:
        if state.current_player() == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = [action for action in state.legal_actions() if action != CLAIM]
        state.apply_action(BRIDGE.sense.policy(state.view(state.current_player()), legal, rng))
    for _card in range(seed % 4):
        cards = [action for action in state.legal_actions() if action != CLAIM]
        state.apply_action(cards[0])
    return state


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{"jokers": 0}, {"jokers": 4}])
def test_a_card_is_worth_what_perfect_play_makes_of_it(seed: int, options: Any) -> None:
    """Declarer, dummy and defenders, on lead and following: the tries agree with what is scored."""
    deal = at_the_end(seed, 5, **options)
    legal = [action for action in deal.legal_actions() if action != CLAIM]
    me, tried = deal.table.player, Solved(legal, iter([deal]), playout, Rng(1))
    told = [tried.tried(deal, number) for number in range(len(legal))]
    for action, worth in zip(legal, told, strict=True):
        state = deal.clone()
        state.apply_action(action)
        while state.table.is_playing:
            table = state.table
            hands = [table.held(player) for player in range(4)]
            trick = table.trick
            by_card = tricks_by_card(hands, table.trump, trick.leader, trick.cards, table.order)
            state.apply_action(PLAYS[max(by_card, key=lambda card: by_card[card])])
        assert state.returns()[me] == worth
