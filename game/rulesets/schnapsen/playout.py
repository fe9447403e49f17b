"""Fast play to the end of a deal, for search: plain sense, then open cards.

The calls are those of the plain player; the cards are played on masks, early tricks by sense and
the last ones exactly. A playout never decides what is legal: a test replays its moves.
"""

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.schnapsen.actions import (
    BIDS,
    CLAIM,
    LEAVE,
    PASS,
    PUTS,
    REKONTRA,
    TAKE,
    TRUMPS,
    TURNS,
    SchnapsenAction,
)
from game.rulesets.schnapsen.bidding import (
    best_trump,
    call_worths,
    leaves_talon,
    needs_of,
    worth_with_talon,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.estimate import best_to_keep, chance_as_held, merit
from game.rulesets.schnapsen.exact import Count, Terms, claimed_value
from game.rulesets.schnapsen.legal import legal_actions, open_raises
from game.rulesets.schnapsen.masks import bit_place, cards_of, mask_of
from game.rulesets.schnapsen.rollout import rest_value
from game.rulesets.schnapsen.scoring import deal_points, effective
from game.rulesets.schnapsen.state import SchnapsenState
from game.rulesets.schnapsen.view import Phase

SURE_CHANCE, SURE_VALUE = 0.6, 0.8
"""With so good a chance (in a Game, so many points in prospect) a declarer answers Rekontra."""


def playout(state: SchnapsenState, rng: Rng) -> tuple[float, ...]:
    """Play the deal out and return the utilities; the state is spent."""
    while state.phase not in (Phase.PLAY, Phase.OVER):
        if state.to_act == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(_said(state))
    if state.phase == Phase.OVER:
        return state.returns()
    return returns_of(state, play_value(state))


def play_value(state: SchnapsenState) -> int:
    """Return what the rest of the play is worth to the declarer, as `rest_value` tells it."""
    terms, count = terms_of(state), count_of(state)
    trick = tuple([bit_place(card) for card in state.trick.cards])
    leader = state.trick.leader
    if not trick and state.tricks:
        claimed = claimed_value(terms, count, by_declarer=leader == terms.declarer)
        if claimed is not None:
            return claimed
    first, second, third = state.hands
    hands = mask_of(first), mask_of(second), mask_of(third)
    return rest_value(terms, hands, leader, trick, count)


def terms_of(state: SchnapsenState) -> Terms:
    """Return what stays the same for the rest of the deal."""
    declarer = state.require_declarer()
    long_suit = state.long_suit(declarer)
    return Terms(
        declarer,
        int(state.trump),
        CONTRACTS[state.contract].aim,
        state.standing.options.early_schnapser,
        -1 if long_suit is None else int(long_suit),
    )


def count_of(state: SchnapsenState) -> Count:
    """Return what both sides have so far, marriages included."""
    declarer = state.require_declarer()
    own, others = state.side(declarer), state.side((declarer + 1) % 3)
    return Count(
        own.in_tricks + own.in_marriages,
        others.in_tricks + others.in_marriages,
        own.tricks,
        others.tricks,
    )


def returns_of(state: SchnapsenState, value: int) -> tuple[float, ...]:
    """Return the utilities of a deal that ends with this value to the declarer."""
    row = CONTRACTS[state.contract]
    worth = abs(value) if row.aim == Aim.POINTS else row.value
    points = state.stakes.points(worth)
    standing = state.standing
    return effective(
        deal_points(points, state.require_declarer(), declarer_wins=value > 0),
        standing.scores,
        standing.options.target,
    )


def _said(state: SchnapsenState) -> SchnapsenAction:
    """Return what the plain player to act says or puts away; nobody says Kontra in a playout."""
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    hand = mask_of(state.hands[state.to_act])
    phase = state.phase
    if phase == Phase.CLAIM:
        return CLAIM if state.side(state.to_act).is_enough else PASS
    if phase == Phase.TRUMPS:
        best = best_trump(hand)
        return TURNS[0] if best > 3 else TRUMPS[best]
    named = int(state.named_trump)
    needs = needs_of(state.standing)
    if phase == Phase.AUCTION:
        worths = call_worths(state.auction, hand, named, needs)
        open_calls = {action: worths.get(_contract(action), 0.0) for action in legal}
        return max(open_calls, key=lambda action: (open_calls[action], -action.key[-1]))
    if phase == Phase.TALON:
        return LEAVE if leaves_talon(state.contract, hand, named, state.to_act, needs) else TAKE
    if phase == Phase.RAISE:
        player = state.to_act
        choices = [state.contract, *open_raises(state)]
        best_name = max(choices, key=lambda n: worth_with_talon(n, hand, named, player, needs))
        return PASS if best_name == state.contract else BIDS[best_name]
    if phase == Phase.EXCHANGE:
        keep = best_to_keep(state.contract, hand, named)
        return PUTS[cards_of(hand & ~keep)[0]]
    if phase == Phase.REKONTRA and _is_sure(state, hand, named):
        return REKONTRA
    return PASS


def _is_sure(state: SchnapsenState, hand: int, named: int) -> bool:
    """Tell whether the declarer would answer a Kontra, from the own cards alone."""
    if CONTRACTS[state.contract].aim == Aim.POINTS:
        return merit(state.contract, hand, named) > SURE_VALUE
    return chance_as_held(state.contract, hand, named) > SURE_CHANCE


def _contract(action: SchnapsenAction) -> str | None:
    return str(action) if action is not PASS else None
