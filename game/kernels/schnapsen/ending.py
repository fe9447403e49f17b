"""The last tricks with all cards open: what the deal comes to when nobody errs.

Alpha-beta for one side against two, as a loop over plies. A side claims as soon as it can, since
the loser's points can only grow, and a marriage is declared whenever one of its cards is led: both
are never worse with open cards. Positions before a lead are remembered; where no points are
counted, cards that no other lies between are the same.
"""

from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.deal import (
    AIM,
    DECLARER,
    ENDS_EARLY,
    ENOUGH,
    FOUR_TRICKS,
    IN_TRICKS,
    LONG,
    MARRIED,
    NO_TRICK,
    POINTS,
    TRICKS,
    WORTH,
    after_trick,
    claim_value,
    marriage_of,
)
from game.kernels.tricks import (
    BEST,
    HANDS,
    LED,
    LYING,
    NUMBER,
    SUIT,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
    TURN,
    above,
)

OPEN = 0
"""What no deal comes to."""
MOST = 9
"""More than any deal comes to."""

_SEAT, _LIE, _LED, _BEST, _TAKER, _IN_IT, _ON_IT, _OWN, _OTHERS, _TOOK, _PLAYED = range(11)
"""Columns of a ply: who is to play, how many cards lie, the suit led, the card that takes it so
far, whose it is, what the trick counts, its cards, the points of both sides, how many tricks the
declarer has taken, how many are over."""
_MOVES, _CARD, _LOW, _HIGH, _ALPHA, _BETA, _FOUND = range(11, 18)
"""Columns of a search: cards still to try, the one tried, the window at first and as it is now,
what has been found."""
COLUMNS = 18
PLIES = 3 * TRICKS + 1

ROWS = 4093
"""Room for positions, a prime."""
HANDS_KEY, REST_KEY, LEAST, GREATEST = range(4)
"""Columns of a position remembered: two keys and its bounds."""
ROW = 4

_LEADS = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The lowest card of each suit."""


@inlined
def _packed(hand: int) -> int:
    """Return a hand in 20 bits."""
    return hand & 31 | hand >> 8 & 31 << 5 | hand >> 16 & 31 << 10 | hand >> 24 & 31 << 15


@inlined
def _counts(aim: int) -> bool:
    """Tell whether card points decide anything."""
    return aim in (POINTS, FOUR_TRICKS)


@inlined
def _claimed(plies: Any, ply: int, by_declarer: bool) -> int:
    """Return what a claim of a side in a Game comes to, OPEN where it has not 66."""
    own, took = plies[ply, _OWN], plies[ply, _TOOK]
    others, lost = plies[ply, _OTHERS], plies[ply, _PLAYED] - plies[ply, _TOOK]
    if by_declarer:
        return claim_value(lost, others) if took and own >= ENOUGH else OPEN
    return -claim_value(took, own) if lost and others >= ENOUGH else OPEN


@inlined
def _last_trick(at: Any, plies: Any, ply: int) -> int:
    """Return what the last trick brings, which nobody chooses a card for."""
    leader, trump = plies[ply, _SEAT], at[TRUMP]
    best, taker = lowest(at[HANDS + leader]), leader
    for turn in range(1, 3):
        seat = (leader + turn) % 3
        card = lowest(at[HANDS + seat])
        if card // 13 == best // 13:
            takes = card > best
        else:
            takes = card // 13 == trump
        if takes:
            best, taker = card, seat
    took = int(taker == at[DECLARER])
    if at[AIM] == POINTS:
        return 1 if took else -1
    return after_trick(at[AIM], at[ENDS_EARLY], took, TRICKS, plies[ply, _OWN])


@inlined
def _may_play(at: Any, plies: Any, ply: int) -> int:
    """Return the cards that may be played."""
    seat, hand = plies[ply, _SEAT], int(at[HANDS + plies[ply, _SEAT]])
    if not plies[ply, _LIE]:
        if at[LONG] < 4 and seat == at[DECLARER]:
            first = hand & SUIT << 13 * int(at[LONG])
            if first:
                return first
        return hand
    best, trump = int(plies[ply, _BEST]), int(at[TRUMP])
    following = hand & SUIT << 13 * int(plies[ply, _LED])
    if not following:
        if trump == 4:
            return hand
        following = hand & SUIT << 13 * trump
        if not following:
            return hand
        if best // 13 != trump:
            return following
    elif best // 13 != plies[ply, _LED]:
        return following
    better = following & above(best, 0)
    return better if better else following


@inlined
def _one_of_each(at: Any, plies: Any, ply: int, cards: int) -> int:
    """Return the cards without those that are like the next higher one of their own."""
    live = at[HANDS] | at[HANDS + 1] | at[HANDS + 2] | plies[ply, _ON_IT]
    rest, kept = cards, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        over = live & above(card, 0)
        if over and cards >> lowest(over) & 1:
            kept ^= 1 << card
    return kept


@inlined
def _pick(at: Any, plies: Any, ply: int) -> int:
    """Return the card to try next: high ones first for who wants tricks, those that win."""
    cards = plies[ply, _MOVES]
    wants = (at[AIM] != NO_TRICK) == (plies[ply, _SEAT] == at[DECLARER])
    if plies[ply, _LIE]:
        best, trump = plies[ply, _BEST], at[TRUMP]
        taking = above(best, 0)
        if trump < 4 and best // 13 != trump:
            taking |= SUIT << 13 * trump
        if wants and cards & taking:
            return lowest(cards & taking)
        if not wants and cards & ~taking:
            return lowest(cards & ~taking)
        return lowest(cards)
    rank = 4 if wants else 0
    while not cards & _LEADS << rank:
        rank += -1 if wants else 1
    return lowest(cards & _LEADS << rank)


@inlined
def _keys(at: Any, plies: Any, ply: int) -> tuple[int, int]:
    """Return what a position before a lead is known by."""
    hands = _packed(at[HANDS]) | _packed(at[HANDS + 1]) << 20 | _packed(at[HANDS + 2]) << 40
    rest = plies[ply, _SEAT] << 3 | plies[ply, _TOOK]
    if _counts(at[AIM]):
        rest |= plies[ply, _OWN] << 16 | plies[ply, _OTHERS] << 5
    return hands, rest


@inlined
def _row_of(hands: int, rest: int) -> int:
    return int((hands ^ hands >> 23 ^ rest * 1000003) % ROWS)


@inlined
def _arrive(at: Any, plies: Any, known: Any, ply: int) -> int:
    """Return what a position comes to if that is plain or remembered, else OPEN with its moves."""
    is_lead = not plies[ply, _LIE]
    plies[ply, _LOW], plies[ply, _HIGH] = plies[ply, _ALPHA], plies[ply, _BETA]
    if is_lead:
        hand = at[HANDS]
        if not hand & hand - 1:
            return _last_trick(at, plies, ply)
        hands, rest = _keys(at, plies, ply)
        row = _row_of(hands, rest)
        if known[row, HANDS_KEY] == hands and known[row, REST_KEY] == rest:
            least, greatest = known[row, LEAST], known[row, GREATEST]
            if least >= plies[ply, _BETA] or least == greatest:
                return int(least)
            if greatest <= plies[ply, _ALPHA]:
                return int(greatest)
            plies[ply, _ALPHA] = max(plies[ply, _ALPHA], least)
            plies[ply, _BETA] = min(plies[ply, _BETA], greatest)
    cards = _may_play(at, plies, ply)
    if cards & cards - 1 and not _counts(at[AIM]):
        cards = _one_of_each(at, plies, ply, cards)
    plies[ply, _MOVES] = cards
    plies[ply, _FOUND] = -MOST if plies[ply, _SEAT] == at[DECLARER] else MOST
    return OPEN


@inlined
def _remember(at: Any, plies: Any, known: Any, ply: int) -> None:
    """Keep what has been found of a position before a lead."""
    hands, rest = _keys(at, plies, ply)
    row, found = _row_of(hands, rest), plies[ply, _FOUND]
    if known[row, HANDS_KEY] != hands or known[row, REST_KEY] != rest:
        known[row, HANDS_KEY], known[row, REST_KEY] = hands, rest
        known[row, LEAST], known[row, GREATEST] = -MOST, MOST
    if found > plies[ply, _LOW]:
        known[row, LEAST] = found
    if found < plies[ply, _HIGH]:
        known[row, GREATEST] = found


@inlined
def _go_down(at: Any, plies: Any, ply: int) -> int:
    """Play the next card and write the ply after it; return what the deal has come to by it."""
    card, seat, after = _pick(at, plies, ply), plies[ply, _SEAT], ply + 1
    plies[ply, _MOVES] ^= 1 << card
    plies[ply, _CARD] = card
    own, others = plies[ply, _OWN], plies[ply, _OTHERS]
    took, played = plies[ply, _TOOK], plies[ply, _PLAYED]
    declares, trump = seat == at[DECLARER], at[TRUMP]
    hand = at[HANDS + seat]
    at[HANDS + seat] = hand ^ 1 << card
    counts = int(WORTH[card % 13])
    plies[after, _ALPHA], plies[after, _BETA] = plies[ply, _ALPHA], plies[ply, _BETA]
    plies[after, _TOOK], plies[after, _PLAYED] = took, played
    plies[after, _OWN], plies[after, _OTHERS] = own, others
    plies[after, _SEAT] = seat + 1 if seat < 2 else 0
    lying = plies[ply, _LIE]
    if not lying:
        plies[after, _LIE], plies[after, _LED] = 1, card // 13
        plies[after, _BEST], plies[after, _TAKER] = card, seat
        plies[after, _IN_IT], plies[after, _ON_IT] = counts, 1 << card
        married = marriage_of(at[AIM], trump, hand, card, 0 if declares else 1)
        if not married:
            return OPEN
        if declares:
            plies[after, _OWN] = own + married
        else:
            plies[after, _OTHERS] = others + married
        if at[AIM] == POINTS:
            return _claimed(plies, after, declares)
        return int(at[ENDS_EARLY] != 0 and took > 0 and own + married >= ENOUGH)
    best, taker = plies[ply, _BEST], plies[ply, _TAKER]
    if card // 13 == best // 13:
        takes = card > best
    else:
        takes = card // 13 == trump
    if takes:
        best, taker = card, seat
    counts += plies[ply, _IN_IT]
    if lying == 1:
        plies[after, _LIE], plies[after, _LED] = 2, plies[ply, _LED]
        plies[after, _BEST], plies[after, _TAKER] = best, taker
        plies[after, _IN_IT], plies[after, _ON_IT] = counts, plies[ply, _ON_IT] | 1 << card
        return OPEN
    plies[after, _LIE], plies[after, _SEAT] = 0, taker
    plies[after, _ON_IT] = 0
    plies[after, _PLAYED] = played + 1
    by_declarer = taker == at[DECLARER]
    if by_declarer:
        plies[after, _TOOK] = took + 1
        plies[after, _OWN] = own = own + counts
    else:
        plies[after, _OTHERS] = others + counts
    if at[AIM] != POINTS:
        return after_trick(at[AIM], at[ENDS_EARLY], int(by_declarer), played + 1, own)
    if played + 1 == TRICKS:
        return 1 if by_declarer else -1
    return _claimed(plies, after, by_declarer)


@inlined
def _take_in(at: Any, plies: Any, ply: int, value: int) -> int:
    """Take a card back that comes to this; return OPEN where another is to be tried, else what the
    position comes to.
    """
    seat = plies[ply, _SEAT]
    at[HANDS + seat] |= 1 << plies[ply, _CARD]
    if seat == at[DECLARER]:
        plies[ply, _FOUND] = max(plies[ply, _FOUND], value)
        plies[ply, _ALPHA] = max(plies[ply, _ALPHA], value)
    else:
        plies[ply, _FOUND] = min(plies[ply, _FOUND], value)
        plies[ply, _BETA] = min(plies[ply, _BETA], value)
    if plies[ply, _MOVES] and plies[ply, _ALPHA] < plies[ply, _BETA]:
        return OPEN
    return int(plies[ply, _FOUND])


@inlined
def _begin(at: Any, plies: Any) -> None:
    """Write the first ply: the position as it is."""
    plies[0, _SEAT], plies[0, _LIE], plies[0, _LED] = at[TURN], at[LYING], at[LED]
    plies[0, _BEST], plies[0, _TAKER] = at[BEST], at[TAKER]
    lying = at[TRICK] if at[LYING] else 0
    plies[0, _ON_IT], plies[0, _IN_IT] = lying, 0
    while lying:
        plies[0, _IN_IT] += WORTH[lowest(lying) % 13]
        lying &= lying - 1
    plies[0, _OWN] = at[IN_TRICKS] + at[MARRIED]
    plies[0, _OTHERS] = at[IN_TRICKS + 1] + at[MARRIED + 1]
    plies[0, _TOOK], plies[0, _PLAYED] = at[TAKEN + at[DECLARER]], at[NUMBER]
    most = 3 if at[AIM] == POINTS else 1
    plies[0, _ALPHA], plies[0, _BETA] = -most, most


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
            if value != OPEN and not plies[ply, _LIE]:
                _remember(at, plies, known, ply)
        if value == OPEN:
            value = _go_down(at, plies, ply)
            ply += 1
        elif ply == 0:
            return value
