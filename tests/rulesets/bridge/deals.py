"""Deals of bridge as a test needs them: chosen hands, calls and cards by their notation."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card, mask_of
from game.kit.knowledge import cards_of, deal_hidden, in_hands
from game.kit.tricks import Deal
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import CLAIM, Bid, parse_action, parse_cards
from game.rulesets.bridge.contract import COMPASS, Contract, Doubling
from game.rulesets.bridge.jokers import pack
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.standing import BridgeStanding
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.worlds import CARDS

DECKS: Mapping[str, dict[str, Any]] = {
    "std": {"jokers": 0},
    "x1": {"jokers": 1},
    "x2": {"jokers": 2},
    "x4": {"jokers": 4},
}


def opening(dealer: str = "N", **options: Any) -> BridgeStanding:
    """Return the standing before a match that this seat deals first."""
    standing: BridgeStanding = BRIDGE.opening(BridgeOptions(**options), 4, COMPASS.index(dealer))
    return standing


def dealt(
    standing: BridgeStanding,
    holding: Mapping[str, str] | None = None,
    lacking: Mapping[str, int] | None = None,
    seed: int = 1,
) -> BridgeState:
    """Return a deal at its first call.

    `holding` are cards that seats hold, `lacking` cards (a mask) that they do not; what is left
    is drawn at random.
    """
    options = standing.options
    held = {seat: parse_cards(cards) for seat, cards in (holding or {}).items()}
    known = [mask_of(held.get(seat, ())) for seat in COMPASS]
    hidden = mask_of(pack(options)) & ~sum(known)
    without = [(lacking or {}).get(seat, 0) for seat in COMPASS]
    laid = deal_hidden(in_hands(hidden, [options.tricks] * 4, without, known), Rng(seed))
    return with_hands(standing, [cards_of(mask, CARDS) for mask in laid[:4]])


def with_hands(standing: BridgeStanding, hands: Sequence[Sequence[Card]]) -> BridgeState:
    """Return a deal at its first call, the hands by seat number."""
    state: BridgeState = BRIDGE.new_deal(standing)
    for step in range(1, 5):
        player = (standing.dealer + step) % 4
        state.apply_action(Deal(player, tuple(hands[player])))
    return state


def doing(state: BridgeState, actions: str, seed: int = 1) -> BridgeState:
    """Return the deal after these calls and cards, and what chance does after them."""
    for text in actions.split():
        state.apply_action(parse_action(text))
    while state.current_player() == CHANCE:
        state.apply_action(state.chance_action(Rng(seed)))
    return state


def played_out(state: BridgeState, seed: int = 1) -> BridgeState:
    """Return the deal at its end, all that is left done at random; nobody claims."""
    rng = Rng(seed)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(rng.choice([act for act in state.legal_actions() if act != CLAIM]))
    return state


def legal(state: BridgeState) -> list[str]:
    """Return what may be done, in notation."""
    return [str(action) for action in state.legal_actions()]


def contract(text: str, declarer: str) -> Contract:
    """Return the contract that a notation such as "4SX" and a seat name."""

    bid = parse_action(text[:2])
    assert isinstance(bid, Bid)
    return Contract(bid, COMPASS.index(declarer), Doubling(len(text) - 2))
