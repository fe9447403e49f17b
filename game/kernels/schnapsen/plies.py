"""The last tricks card by card: what may be played, which first, what the deal comes to by it.

A ply is one card to be played, a row of numbers.
"""

from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import inlined
from game.kernels.schnapsen.deal import (
    AIM,
    DECLARER,
    ENDS_EARLY,
    ENOUGH,
    FOUR_TRICKS,
    LONG,
    NO_TRICK,
    POINTS,
    TRICKS,
    WORTH,
    after_trick,
    claim_value,
    marriage_of,
)
from game.kernels.tricks import HANDS, SUIT, TRUMP, above

OPEN = 0
"""What no deal comes to."""
MOST = 9
"""More than any deal comes to."""

SEAT, LIE, SUIT_LED, BEST_CARD, BEST_SEAT, IN_IT, ON_IT, OWN, OTHERS, TOOK, PLAYED = range(11)
"""Columns of a ply: who is to play, how many cards lie, the suit led, the card that takes it so
far, whose it is, what the trick counts, its cards, the points of both sides, how many tricks the
declarer has taken, how many are over."""
MOVES, CARD, LOW, HIGH, ALPHA, BETA, FOUND = range(11, 18)
"""Columns of a search: cards still to try, the one tried, the window at first and as it is now,
what has been found."""
COLUMNS = 18
PLIES = 3 * TRICKS + 1


_LEADS = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The lowest card of each suit."""


@inlined
def counts(aim: int) -> bool:
    """Tell whether card points decide anything."""
    return aim in (POINTS, FOUR_TRICKS)


@inlined
def _claimed(plies: Any, ply: int, by_declarer: bool) -> int:
    """Return what a claim of a side in a Game comes to, OPEN where it has not 66."""
    own, took = plies[ply, OWN], plies[ply, TOOK]
    others, lost = plies[ply, OTHERS], plies[ply, PLAYED] - plies[ply, TOOK]
    if by_declarer:
        return claim_value(lost, others) if took and own >= ENOUGH else OPEN
    return -claim_value(took, own) if lost and others >= ENOUGH else OPEN


@inlined
def last_trick(at: Any, plies: Any, ply: int) -> int:
    """Return what the last trick brings, which nobody chooses a card for."""
    leader, trump = plies[ply, SEAT], at[TRUMP]
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
    return after_trick(at[AIM], at[ENDS_EARLY], took, TRICKS, plies[ply, OWN])


@inlined
def may_play(at: Any, plies: Any, ply: int) -> int:
    """Return the cards that may be played."""
    seat, hand = plies[ply, SEAT], int(at[HANDS + plies[ply, SEAT]])
    if not plies[ply, LIE]:
        if at[LONG] < 4 and seat == at[DECLARER]:
            first = hand & SUIT << 13 * int(at[LONG])
            if first:
                return first
        return hand
    best, trump = int(plies[ply, BEST_CARD]), int(at[TRUMP])
    following = hand & SUIT << 13 * int(plies[ply, SUIT_LED])
    if not following:
        if trump == 4:
            return hand
        following = hand & SUIT << 13 * trump
        if not following:
            return hand
        if best // 13 != trump:
            return following
    elif best // 13 != plies[ply, SUIT_LED]:
        return following
    better = following & above(best, 0)
    return better if better else following


@inlined
def one_of_each(at: Any, plies: Any, ply: int, cards: int) -> int:
    """Return the cards without those that are like the next higher one of their own."""
    live = at[HANDS] | at[HANDS + 1] | at[HANDS + 2] | plies[ply, ON_IT]
    rest, kept = cards, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        over = live & above(card, 0)
        if over and cards >> lowest(over) & 1:
            kept ^= 1 << card
    return kept


@inlined
def pick(at: Any, plies: Any, ply: int) -> int:
    """Return the card to try next: high ones first for who wants tricks, those that win."""
    cards = plies[ply, MOVES]
    wants = (at[AIM] != NO_TRICK) == (plies[ply, SEAT] == at[DECLARER])
    if plies[ply, LIE]:
        best, trump = plies[ply, BEST_CARD], at[TRUMP]
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
def go_down(at: Any, plies: Any, ply: int) -> int:
    """Play the next card and write the ply after it; return what the deal has come to by it."""
    card, seat, after = pick(at, plies, ply), plies[ply, SEAT], ply + 1
    plies[ply, MOVES] ^= 1 << card
    plies[ply, CARD] = card
    own, others = plies[ply, OWN], plies[ply, OTHERS]
    took, played = plies[ply, TOOK], plies[ply, PLAYED]
    declares, trump = seat == at[DECLARER], at[TRUMP]
    hand = at[HANDS + seat]
    at[HANDS + seat] = hand ^ 1 << card
    worth = int(WORTH[card % 13])
    plies[after, ALPHA], plies[after, BETA] = plies[ply, ALPHA], plies[ply, BETA]
    plies[after, TOOK], plies[after, PLAYED] = took, played
    plies[after, OWN], plies[after, OTHERS] = own, others
    plies[after, SEAT] = seat + 1 if seat < 2 else 0
    lying = plies[ply, LIE]
    if not lying:
        plies[after, LIE], plies[after, SUIT_LED] = 1, card // 13
        plies[after, BEST_CARD], plies[after, BEST_SEAT] = card, seat
        plies[after, IN_IT], plies[after, ON_IT] = worth, 1 << card
        married = marriage_of(at[AIM], trump, hand, card, 0 if declares else 1)
        if not married:
            return OPEN
        if declares:
            plies[after, OWN] = own + married
        else:
            plies[after, OTHERS] = others + married
        if at[AIM] == POINTS:
            return _claimed(plies, after, declares)
        return int(at[ENDS_EARLY] != 0 and took > 0 and own + married >= ENOUGH)
    best, taker = plies[ply, BEST_CARD], plies[ply, BEST_SEAT]
    if card // 13 == best // 13:
        takes = card > best
    else:
        takes = card // 13 == trump
    if takes:
        best, taker = card, seat
    worth += plies[ply, IN_IT]
    if lying == 1:
        plies[after, LIE], plies[after, SUIT_LED] = 2, plies[ply, SUIT_LED]
        plies[after, BEST_CARD], plies[after, BEST_SEAT] = best, taker
        plies[after, IN_IT], plies[after, ON_IT] = worth, plies[ply, ON_IT] | 1 << card
        return OPEN
    plies[after, LIE], plies[after, SEAT] = 0, taker
    plies[after, ON_IT] = 0
    plies[after, PLAYED] = played + 1
    by_declarer = taker == at[DECLARER]
    if by_declarer:
        plies[after, TOOK] = took + 1
        plies[after, OWN] = own = own + worth
    else:
        plies[after, OTHERS] = others + worth
    if at[AIM] != POINTS:
        return after_trick(at[AIM], at[ENDS_EARLY], int(by_declarer), played + 1, own)
    if played + 1 == TRICKS:
        return 1 if by_declarer else -1
    return _claimed(plies, after, by_declarer)
