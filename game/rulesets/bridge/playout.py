"""Fast play to the end of a deal, for search: everyone has the plain player's sense."""

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import DECK, NO_TRUMP
from game.kit.double_dummy import tricks_by_card
from game.kit.packs import leaves_hand
from game.rulesets.bridge.actions import PASS
from game.rulesets.bridge.bidding.table import call_for
from game.rulesets.bridge.cardplay.choice import plain_card
from game.rulesets.bridge.contract import Contract, side_of
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.state import BridgeState, utilities
from game.rulesets.bridge.table import BridgeTable
from game.rulesets.bridge.writing import draw, result_with

EXACT = 8
"""The last so many tricks of a playout are solved exactly."""
MOST_SOLVED = 13
"""From so many tricks left on, worlds are solved from the card to be played. Before that, at the
first of fourteen tricks, they are played out to where they can be."""


def warm_up() -> None:
    """Compile the exact solver and the walk through worlds, or read them from where they are."""
    from game.kit import trials  # which brings numba: not for the window

    trials.warm_up()
    tricks_by_card([[card] for card in DECK[:4]], NO_TRUMP, 0)


def playout(state: BridgeState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while not state.table.is_playing and not state.is_terminal():
        table = state.table
        if table.player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        if table.is_bidding:
            call = call_for(table, table.held(table.player))
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
    """Play the tricks that are left, and return all those of declarer's side.

    The last ones are solved exactly, where that is quick.
    """
    from game.kernels.compiled import is_compiled  # which brings numba: not for the window

    solved = EXACT if is_compiled() else 0
    while (left := table.options.tricks - len(table.tricks)) and (
        left > solved or table.trick.cards
    ):
        hand_player = table.hand_player
        card = plain_card(table, open_cards(table))
        table = table.with_card(hand_player, card, leaves_hand(card, table.held(hand_player)))
        table = table.but(face_up=tuple({*table.face_up, contract.dummy}))
        if len(table.trick.cards) == 4:
            table = table.with_trick_taken(table.trick.winner(table.trump, 4, table.order))
    made = table.tricks_of(contract.side)
    if left:
        leader = table.trick.leader
        hands = [table.held(player) for player in range(4)]
        best = max(tricks_by_card(hands, table.trump, leader, order=table.order).values())
        made += best if side_of(leader) == contract.side else left - best
    return made
