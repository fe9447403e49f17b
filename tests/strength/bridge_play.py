"""What declarers and opening leaders throw away, by the exact solver: in tricks, with intervals.

    python -m tests.strength.bridge_play heuristic --deals 200 --seed 5
    python -m tests.strength.bridge_play master --deals 20 --leads 100 --jokers 1

Plain players bid. The player plays declarer's hand and dummy against defenders who see all cards
and give nothing away (of the cards that keep their tricks one is drawn); what he takes less than
the contract would bring after the lead is what he lost. Leads are not played on: the best lead less
the one chosen.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from game.bots.catalogue import make_bot
from game.core.intervals import interval
from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, PLAYS
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import opening
from game.rulesets.bridge.state import BridgeState, new_deal
from game.rulesets.bridge.table import BridgeTable


def bid_out(number: int, options: BridgeOptions, rng: Rng) -> BridgeState:
    """Return a deal that plain players have bid, before the opening lead or passed out."""
    state = new_deal(opening(options, 4, number % 4))
    while not state.is_terminal() and not state.table.is_playing:
        player, stream = state.current_player(), rng.fork(len(state.history))
        if player == CHANCE:
            action: Any = state.chance_action(stream)
        else:
            action = BRIDGE.sense.policy(state.view(player), state.legal_actions(), stream)
        state.apply_action(action)
    return state


def contracts(count: int, options: BridgeOptions, seed: int) -> Iterator[tuple[BridgeState, Rng]]:
    """Yield so many deals that are not passed out, before the opening lead."""
    number = 0
    while count:
        rng = Rng(seed).fork(number)
        state = bid_out(number, options, rng)
        number += 1
        if state.table.is_playing:
            count -= 1
            yield state, rng.fork("play")


def worth(table: BridgeTable) -> dict[Any, int]:
    """Return the tricks still to come to the side to play, by the card that is played."""
    hands = [table.held(player) for player in range(4)]
    trick = table.trick
    return tricks_by_card(hands, table.trump, trick.leader, trick.cards, table.order)


def chosen(bot: Any, state: BridgeState, rng: Rng) -> Any:
    """Return what a computer player does who is never asked to claim."""
    legal = [action for action in state.legal_actions() if action != CLAIM]
    if len(legal) == 1:
        return legal[0]
    *_before, last = bot.think(state.view(state.current_player()), legal, rng)
    return last[0].action


def lead_cost(bot: Any, state: BridgeState, rng: Rng) -> int:
    """Return by how many tricks the lead chosen is worse than the best."""
    by_card = worth(state.table)
    card = chosen(bot, state, rng).card
    return max(by_card.values()) - by_card[card]


def declarer_cost(bot: Any, state: BridgeState, rng: Rng) -> int:
    """Return how many tricks declarer's side loses against defenders who see everything."""
    state = state.clone()
    contract = state.table.contract
    assert contract is not None
    there = None
    while state.table.is_playing:
        table, stream = state.table, rng.fork(len(state.history))
        if side_of(table.hand_player) == contract.side:
            if there is None:
                there = max(worth(table).values())
            state.apply_action(chosen(bot, state, stream))
            continue
        by_card = worth(table)
        best = max(by_card.values())
        card = stream.choice(sorted(card for card in by_card if by_card[card] == best))
        state.apply_action(PLAYS[card])
    assert there is not None
    return there - state.table.tricks_of(contract.side)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--leads", type=int, default=200)
    parser.add_argument("--jokers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bot = make_bot(BRIDGE, asked.player)
    options = BridgeOptions(jokers=asked.jokers, form="duplicate")
    for name, count, cost in (
        ("declarer", asked.deals, declarer_cost),
        ("opening lead", asked.leads, lead_cost),
    ):
        lost: list[float] = []
        for state, rng in contracts(count, options, asked.seed):
            lost.append(cost(bot, state, rng))
            if len(lost) == count or (len(lost) % 10 == 0 and len(lost) > 1):
                found = interval(lost)
                told = f"{found.mean:.3f} tricks ({found.low:.3f} to {found.high:.3f})"
                print(f"{name}: {len(lost)} deals, {told}", flush=True)


if __name__ == "__main__":
    main()
