"""What is said and put away before the first lead, and what plain players do of that.

A position (`deal`) has a stage besides. Its moves are numbers: a suit to name, a contract by its
row, a card to put away, two of them (`both`), or one of the words below. Nobody says Kontra by
plain sense.
"""

from typing import Any

from game.kernels.bits import count, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.deal import (
    AIM,
    AWAY,
    CONTRACT,
    DECLARER,
    FIRST,
    HIGHEST,
    HONEST,
    LEAVING,
    LONG,
    LONG_SUIT,
    MULTIPLIER,
    NAMED,
    NO_TRICK,
    OUT,
    OUTCOME,
    PASS,
    PLAYERS,
    RAISING,
    SOLVED,
    STAGE,
    STOCK,
    SWAPPING,
    UNSEEN,
    VALUE,
    five_of,
)
from game.kernels.schnapsen.worth import (
    BY_FOREHAND,
    BY_OTHERS,
    CONTRACTS,
    DECLARER_LEADS,
    HAS_TRUMPS,
    IS_FOR,
    SOLVED_WITH,
    best_to_keep,
    best_trump,
    bid_worth,
    has_five,
    is_sure,
    leaves_talon,
    pass_worth,
    worth_with_talon,
)
from game.kernels.schnapsen.worth import VALUE as WORTH
from game.kernels.stream import below
from game.kernels.tricks import HANDS, LIVE, TRUMP, TURN, nth

PLAYING, NAMING, BIDDING, CHOOSING, HIGHER, PUTTING, DOUBLING, REDOUBLING = range(8)
"""The stages: cards are played; trumps, the auction, the talon taken or not, a raise, cards put
away, Kontra, Rekontra."""
TAKE, LEAVE, KONTRA, REKONTRA, TURN_UP = range(130, 135)
"""The words that are moves, beside PASS."""
NO_BID = -1
HAND, SPARE = 6, 2
BOTH = 1000
"""From here on a move puts two cards away at once."""
CARDS = 64
"""More than there are numbers of cards."""


def both(first: int, second: int) -> int:
    """Return the move that puts these two cards away."""
    return BOTH + CARDS * first + second


@inlined
def _gone(move: int) -> int:
    """Return what a move puts away, as a mask."""
    if move < BOTH:
        return 1 << move
    return 1 << (move - BOTH) // CARDS | 1 << (move - BOTH) % CARDS


@inlined
def _next(player: int) -> int:
    return player + 1 if player < 2 else 0


@inlined
def _has_cards_for(at: Any, contracts: Any, contract: int, hand: int, to_come: int) -> bool:
    """Tell whether house rules let the hand bid a contract (DS-12)."""
    if not at[HONEST] or contracts[contract, IS_FOR] != LONG_SUIT:
        return True
    return has_five(hand, int(at[NAMED]) if contracts[contract, HAS_TRUMPS] else 4, to_come)


@inlined
def _is_open(at: Any, contracts: Any, contract: int, player: int) -> bool:
    by = BY_FOREHAND if player == at[FIRST] else BY_OTHERS
    return bool(contracts[contract, by])


@bare
def may_bid(at: Any, contracts: Any) -> int:
    """Return the contracts that the player to call may bid, as a mask (DS-08 to DS-12)."""
    player, least, found = int(at[TURN]), 0, 0
    if at[HIGHEST] >= 0:
        earlier = (player - at[FIRST]) % PLAYERS < (at[HIGHEST] - at[FIRST]) % PLAYERS
        least = int(contracts[at[CONTRACT], WORTH]) + (0 if earlier else 1)
    hand = int(at[HANDS + player])
    for contract in range(CONTRACTS):
        if contracts[contract, WORTH] < least or not _is_open(at, contracts, contract, player):
            continue
        if _has_cards_for(at, contracts, contract, hand, SPARE):
            found |= 1 << contract
    return found


@bare
def may_raise(at: Any, contracts: Any) -> int:
    """Return the contracts to which the declarer may raise, as a mask (DS-13)."""
    found, player = 0, int(at[DECLARER])
    for contract in range(CONTRACTS):
        if contracts[contract, WORTH] <= contracts[at[CONTRACT], WORTH]:
            continue
        if contracts[contract, IS_FOR] == NO_TRICK and not at[SWAPPING]:
            continue
        if _is_open(at, contracts, contract, player) and _has_cards_for(
            at, contracts, contract, int(at[HANDS + player]), 0
        ):
            found |= 1 << contract
    return found


# -- what plain players say


@bare
def best_call(at: Any, reach: float, weights: Any, contracts: Any, needs: Any) -> int:
    """Return the contract that the plain player bids, or PASS.

    `reach` is by how much he takes his hand for more than it is worth, in game points.
    """
    player, open_ = int(at[TURN]), may_bid(at, contracts)
    hand, named = int(at[HANDS + player]), int(at[NAMED])
    best, most = NO_BID, 0.0
    if at[HIGHEST] >= 0:
        best, most = PASS, pass_worth(contracts, int(at[CONTRACT])) - reach
    while open_:
        contract = lowest(open_)
        open_ &= open_ - 1
        worth = bid_worth(weights, contracts, contract, hand, named, player, needs)
        if best == NO_BID or worth > most:
            best, most = contract, worth
    return best


@bare
def best_raise(at: Any, weights: Any, contracts: Any, needs: Any) -> int:
    """Return the contract to which the plain player raises, or PASS."""
    player, open_ = int(at[DECLARER]), may_raise(at, contracts)
    hand, named, best = int(at[HANDS + player]), int(at[NAMED]), PASS
    most = worth_with_talon(weights, contracts, int(at[CONTRACT]), hand, named, player, needs)
    while open_:
        contract = lowest(open_)
        open_ &= open_ - 1
        worth = worth_with_talon(weights, contracts, contract, hand, named, player, needs)
        if worth > most:
            best, most = contract, worth
    return best


@bare
def choose_call(at: Any, reach: float, weights: Any, contracts: Any, needs: Any) -> int:
    """Return what the plain player says or puts away whose turn it is."""
    stage, player = at[STAGE], int(at[TURN])
    hand, contract, named = int(at[HANDS + player]), int(at[CONTRACT]), int(at[NAMED])
    if stage == NAMING:
        suit = best_trump(weights, hand)
        return suit if suit < 4 else TURN_UP
    if stage == BIDDING:
        return best_call(at, reach, weights, contracts, needs)
    if stage == CHOOSING:
        leaves = leaves_talon(weights, contracts, contract, hand, named, player, needs)
        return LEAVE if leaves else TAKE
    if stage == HIGHER:
        return best_raise(at, weights, contracts, needs)
    if stage == PUTTING:
        return lowest(hand & ~best_to_keep(weights, contracts, contract, hand, named))
    if stage == REDOUBLING and is_sure(weights, contracts, contract, hand, named):
        return REKONTRA
    return PASS


# -- what it does


@inlined
def _ask_kontra(at: Any) -> None:
    at[STAGE], at[TURN] = DOUBLING, _next(int(at[DECLARER]))


@inlined
def _take(at: Any, contracts: Any) -> None:
    """Let the declarer take up the talon."""
    at[HANDS + at[DECLARER]] |= at[STOCK]
    at[STOCK] = 0
    at[STAGE] = HIGHER if at[RAISING] and may_raise(at, contracts) else PUTTING


@inlined
def _deal_the_rest(at: Any, stream: Any) -> None:
    """Let everyone take up cards to six, drawn from the stock."""
    for player in range(PLAYERS):
        for _ in range(HAND - count(int(at[HANDS + player]))):
            _draw(at, player, stream)


@inlined
def _draw(at: Any, player: int, stream: Any) -> int:
    stock = int(at[STOCK])
    card = nth(stock, below(stream, count(stock)))
    at[STOCK] = stock ^ 1 << card
    at[HANDS + player] |= 1 << card
    return card


@bare
def begin_play(at: Any, contracts: Any) -> bool:
    """Turn to the first lead; tell whether the deal is over already (DS-43)."""
    contract, declarer = int(at[CONTRACT]), int(at[DECLARER])
    at[STAGE] = PLAYING
    at[TRUMP] = at[NAMED] if contracts[contract, HAS_TRUMPS] else 4
    at[AIM], at[VALUE] = contracts[contract, IS_FOR], contracts[contract, WORTH]
    at[SOLVED], at[LONG] = contracts[contract, SOLVED_WITH], 4
    at[TURN] = declarer if contracts[contract, DECLARER_LEADS] else at[FIRST]
    at[LIVE] = at[HANDS] | at[HANDS + 1] | at[HANDS + 2]
    if at[AIM] == LONG_SUIT:
        at[LONG] = five_of(int(at[HANDS + declarer]), int(at[TRUMP]))
        if at[LONG] == 4:
            at[OUTCOME] = -1
    return bool(at[OUTCOME])


@inlined
def _call(at: Any, move: int, contracts: Any) -> None:
    """Bid or pass; with the second pass the third is declarer (DS-10)."""
    player = int(at[TURN])
    if move == PASS:
        at[OUT] |= 1 << player
    else:
        at[CONTRACT], at[HIGHEST] = move, player
    player = _next(player)
    while at[OUT] >> player & 1:
        player = _next(player)
    at[TURN] = player
    if player != at[HIGHEST]:
        return
    at[DECLARER] = player
    if contracts[at[CONTRACT], IS_FOR] == NO_TRICK and not at[SWAPPING]:
        _ask_kontra(at)
    elif at[LEAVING]:
        at[STAGE] = CHOOSING
    else:
        _take(at, contracts)


@bare
def say(at: Any, move: int, contracts: Any, stream: Any) -> bool:
    """Do what the player may say or put away; tell whether it ended the deal."""
    stage, player = at[STAGE], int(at[TURN])
    if stage == NAMING:
        at[NAMED] = _draw(at, player, stream) // 13 if move == TURN_UP else move
        _deal_the_rest(at, stream)
        at[STAGE] = BIDDING
    elif stage == BIDDING:
        _call(at, move, contracts)
    elif stage == CHOOSING:
        if move == TAKE:
            _take(at, contracts)
        else:
            at[UNSEEN] = 1
            _ask_kontra(at)
    elif stage == HIGHER:
        if move != PASS:
            at[CONTRACT] = move
        at[STAGE] = PUTTING
    elif stage == PUTTING:
        at[HANDS + player] ^= _gone(move)
        at[AWAY] |= _gone(move)
        if count(int(at[AWAY])) == SPARE:
            _ask_kontra(at)
    elif move == KONTRA:
        at[MULTIPLIER], at[STAGE], at[TURN] = 2, REDOUBLING, at[DECLARER]
    elif stage == DOUBLING and _next(player) != at[DECLARER]:
        at[TURN] = _next(player)
    else:
        if move == REKONTRA:
            at[MULTIPLIER] = 4
        return begin_play(at, contracts)
    return False
