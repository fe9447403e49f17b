"""The last tricks with all cards open: what the deal comes to when nobody errs.

Alpha-beta for one side against two, as a loop over plies. A side claims as soon as it can, since
the loser's points can only grow, and a marriage is declared whenever one of its cards is led: both
are never worse with open cards. Positions before a lead are remembered; where no points are
counted, cards that no other lies between are the same.
"""

from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.deal import AIM, DECLARER, IN_TRICKS, MARRIED, POINTS, WORTH
from game.kernels.schnapsen.plies import (
    ALPHA,
    BEST_CARD,
    BEST_SEAT,
    BETA,
    CARD,
    FOUND,
    HIGH,
    IN_IT,
    LIE,
    LOW,
    MOST,
    MOVES,
    ON_IT,
    OPEN,
    OTHERS,
    OWN,
    PLAYED,
    SEAT,
    SUIT_LED,
    TOOK,
    counts,
    go_down,
    last_trick,
    may_play,
    one_of_each,
)
from game.kernels.tricks import (
    BEST,
    HANDS,
    LED,
    LYING,
    NUMBER,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
    TURN,
)

ROWS = 4093
"""Room for positions, a prime."""
HANDS_KEY, REST_KEY, LEAST, GREATEST = range(4)
"""Columns of a position remembered: two keys and its bounds."""
ROW = 4


@inlined
def _packed(hand: int) -> int:
    """Return a hand in 20 bits."""
    return hand & 31 | hand >> 8 & 31 << 5 | hand >> 16 & 31 << 10 | hand >> 24 & 31 << 15


@inlined
def _keys(at: Any, plies: Any, ply: int) -> tuple[int, int]:
    """Return what a position before a lead is known by, whichever contract is played."""
    hands = _packed(at[HANDS]) | _packed(at[HANDS + 1]) << 20 | _packed(at[HANDS + 2]) << 40
    deal = (at[DECLARER] << 3 | at[TRUMP]) << 3 | at[AIM]
    rest = deal << 24 | plies[ply, SEAT] << 3 | plies[ply, TOOK]
    if counts(at[AIM]):
        rest |= plies[ply, OWN] << 16 | plies[ply, OTHERS] << 5
    return hands, rest


@inlined
def _row_of(hands: int, rest: int) -> int:
    return int((hands ^ hands >> 23 ^ rest * 1000003) % ROWS)


@inlined
def _arrive(at: Any, plies: Any, known: Any, ply: int) -> int:
    """Return what a position comes to if that is plain or remembered, else OPEN with its moves."""
    is_lead = not plies[ply, LIE]
    plies[ply, LOW], plies[ply, HIGH] = plies[ply, ALPHA], plies[ply, BETA]
    if is_lead:
        hand = at[HANDS]
        if not hand & hand - 1:
            return last_trick(at, plies, ply)
        hands, rest = _keys(at, plies, ply)
        row = _row_of(hands, rest)
        if known[row, HANDS_KEY] == hands and known[row, REST_KEY] == rest:
            least, greatest = known[row, LEAST], known[row, GREATEST]
            if least >= plies[ply, BETA] or least == greatest:
                return int(least)
            if greatest <= plies[ply, ALPHA]:
                return int(greatest)
            plies[ply, ALPHA] = max(plies[ply, ALPHA], least)
            plies[ply, BETA] = min(plies[ply, BETA], greatest)
    cards = may_play(at, plies, ply)
    if cards & cards - 1 and not counts(at[AIM]):
        cards = one_of_each(at, plies, ply, cards)
    plies[ply, MOVES] = cards
    plies[ply, FOUND] = -MOST if plies[ply, SEAT] == at[DECLARER] else MOST
    return OPEN


@inlined
def _remember(at: Any, plies: Any, known: Any, ply: int) -> None:
    """Keep what has been found of a position before a lead."""
    hands, rest = _keys(at, plies, ply)
    row, found = _row_of(hands, rest), plies[ply, FOUND]
    if known[row, HANDS_KEY] != hands or known[row, REST_KEY] != rest:
        known[row, HANDS_KEY], known[row, REST_KEY] = hands, rest
        known[row, LEAST], known[row, GREATEST] = -MOST, MOST
    if found > plies[ply, LOW]:
        known[row, LEAST] = found
    if found < plies[ply, HIGH]:
        known[row, GREATEST] = found


@inlined
def _take_in(at: Any, plies: Any, ply: int, value: int) -> int:
    """Take a card back that comes to this; return OPEN where another is to be tried, else what the
    position comes to.
    """
    seat = plies[ply, SEAT]
    at[HANDS + seat] |= 1 << plies[ply, CARD]
    if seat == at[DECLARER]:
        plies[ply, FOUND] = max(plies[ply, FOUND], value)
        plies[ply, ALPHA] = max(plies[ply, ALPHA], value)
    else:
        plies[ply, FOUND] = min(plies[ply, FOUND], value)
        plies[ply, BETA] = min(plies[ply, BETA], value)
    if plies[ply, MOVES] and plies[ply, ALPHA] < plies[ply, BETA]:
        return OPEN
    return int(plies[ply, FOUND])


@inlined
def _begin(at: Any, plies: Any) -> None:
    """Write the first ply: the position as it is."""
    plies[0, SEAT], plies[0, LIE], plies[0, SUIT_LED] = at[TURN], at[LYING], at[LED]
    plies[0, BEST_CARD], plies[0, BEST_SEAT] = at[BEST], at[TAKER]
    lying = at[TRICK] if at[LYING] else 0
    plies[0, ON_IT], plies[0, IN_IT] = lying, 0
    while lying:
        plies[0, IN_IT] += WORTH[lowest(lying) % 13]
        lying &= lying - 1
    plies[0, OWN] = at[IN_TRICKS] + at[MARRIED]
    plies[0, OTHERS] = at[IN_TRICKS + 1] + at[MARRIED + 1]
    plies[0, TOOK], plies[0, PLAYED] = at[TAKEN + at[DECLARER]], at[NUMBER]
    most = 3 if at[AIM] == POINTS else 1
    plies[0, ALPHA], plies[0, BETA] = -most, most


@bare
def solve(at: Any, plies: Any, known: Any) -> int:
    """Return what the deal comes to from here with all hands open, nobody being asked to claim.

    `plies` and `known` are written to; what is known holds for this deal's contract. The position
    is afterwards as it was.
    """
    _begin(at, plies)
    ply, value = 0, OPEN
    while True:
        if value == OPEN:
            value = _arrive(at, plies, known, ply)
        else:
            ply -= 1
            value = _take_in(at, plies, ply, value)
            if value != OPEN and not plies[ply, LIE]:
                _remember(at, plies, known, ply)
        if value == OPEN:
            value = go_down(at, plies, ply)
            ply += 1
        elif ply == 0:
            return value
