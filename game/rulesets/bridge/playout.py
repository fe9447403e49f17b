"""Fast play to the end of a deal, for search: everyone has the plain player's sense."""

from collections.abc import Sequence

from game.core.protocols import CHANCE, Player
from game.core.rng import Rng
from game.kit.packs import leaves_hand
from game.kit.playout import play_tricks
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import PASS
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.jokers import EVERY_CARD
from game.rulesets.bridge.play import RULES
from game.rulesets.bridge.policy import choose_call, pick
from game.rulesets.bridge.state import BridgeState, utilities
from game.rulesets.bridge.table import BridgeTable
from game.rulesets.bridge.writing import draw, result_with


def playout(state: BridgeState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while not state.table.is_playing and not state.is_terminal():
        table = state.table
        if table.player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        if table.is_bidding:
            call = choose_call(table, table.held(table.player))
            state.apply_action(call if call in state.legal_actions() else PASS)
        else:
            state.apply_action(state.legal_actions()[0])
    table = state.table
    if table.contract is None or not table.is_playing:
        return state.returns()
    tricks = play_out(table, table.contract)
    found = result_with(table, table.contract, tricks, draw(table, rng).cards)
    return utilities(table.standing, found)


def play_out(table: BridgeTable, contract: Contract) -> int:
    """Play the tricks that are left, and return all those of declarer's side."""
    hands = [list(table.held(player)) for player in range(4)]
    order, trump = table.order, table.trump
    won = [table.tricks_of(0), table.tricks_of(1)]

    def choose(player: Player, lying: Sequence[int], best: int, _number: int) -> int:
        hand = hands[player]
        trick = Trick((player - len(lying)) % 4, tuple([EVERY_CARD[card] for card in lying]))
        cards, _duty = RULES.open_cards(hand, trick, trump, order)
        winner = trick.winner(trump, 4, order) if lying else -1
        card = pick(player, cards, EVERY_CARD[best] if lying else None, winner, order, trump)
        hand.remove(leaves_hand(card, hand))
        return card

    def take(player: Player, _cards: Sequence[int], _number: int) -> None:
        won[side_of(player)] += 1

    left = range(len(table.tricks), table.options.tricks)
    tricks = [(number, order, trump) for number in left]
    play_tricks(choose, take, table.trick.leader, table.trick.cards, 4, tricks)
    return won[contract.side]
