"""Which card a plain player plays, by his own cards and those that are out.

The plain player and the early tricks of a playout share it.
"""

from typing import Any

import numpy as np

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.schnapsen.deal import (
    AIM,
    DECLARER,
    NO_TRICK,
    POINTS,
    WORTH,
    legal,
    marriage_of,
    side_of,
)
from game.kernels.tricks import BEST, HANDS, LIVE, LYING, SUIT, TAKER, TRUMP, TURN, above

KEEP_HIGH_TRUMP = 2.5
"""How many card points the lead of a trump costs, since trumps also ruff."""
RUFFED = 9.0
"""How many card points a lead loses that is likely to be ruffed."""
_DANGER = np.array([6.0 * 0.2**rivals for rivals in range(6)])
"""In a Bettler, how many ranks the declarer would rather lead lower than a card that so many can
beat: each of those that are out is in no opponent's hand one time in five."""
LONG = 0.7
"""And how many for each card he holds of the suit."""
MARRIED = 0.8
"""What a point of a marriage counts beside one in tricks: it must still be made to count."""
TEN = 3


@inlined
def rivals(card: int, out: int) -> int:
    """Return how many cards that beat this one in its suit are out."""
    return count(above(card, 0) & out)


@inlined
def in_suit(mask: int, suit: int) -> int:
    """Return how many cards of a suit are in a mask; none where there is no such suit."""
    return count(mask >> 13 * suit & SUIT) if suit < 4 else 0


@inlined
def _is_trump(card: int, trump: int) -> int:
    return int(card // 13 == trump)


# -- a lead


@inlined
def lead_for_points(cards: int, hand: int, out: int, trump: int) -> int:
    """Return the lead that brings most card points in a Game."""
    trumps_out = in_suit(out, trump)
    choice, most = -1, 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        married = marriage_of(POINTS, trump, hand, card, 0)
        worth = MARRIED * married
        if married:
            worth += 20 if married == 40 else 4
        counts = int(WORTH[card % 13])
        if rivals(card, out):
            worth -= counts + 3 * _is_trump(card, trump)
            worth -= 6 if card % 13 == TEN else 0
        elif _is_trump(card, trump):
            worth += counts + 4 * min(trumps_out, 2) - KEEP_HIGH_TRUMP
        else:
            out_in_suit = in_suit(out, card // 13)
            ruffers = 0.0
            if out_in_suit < 2:
                ruffers = float(trumps_out)
            elif out_in_suit == 2:
                ruffers = trumps_out / 2
            worth += counts + 5 - (RUFFED if ruffers >= 1 else 3 * ruffers)
        if choice < 0 or worth >= most:
            choice, most = card, worth
    return choice


@inlined
def lead_to_run(aim: int, cards: int, hand: int, out: int, trump: int) -> int:
    """Return the lead of a declarer who must win every trick."""
    trumps_out = in_suit(out, trump)
    choice, most = -1, 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = marriage_of(aim, trump, hand, card, 0) / 40 - 4 * rivals(card, out)
        if _is_trump(card, trump):
            worth += 3.0 if trumps_out else -1.0
        else:
            worth = worth + 1.0 + 0.1 * in_suit(hand, card // 13) - (2 if trumps_out else 0)
        if choice < 0 or worth > most or (worth == most and card % 13 > choice % 13):
            choice, most = card, worth
    return choice


@inlined
def lead_to_lose(cards: int, hand: int, out: int) -> int:
    """Return what the declarer of a Bettler leads: good to be rid of, with the risk of winning."""
    choice, most = -1, 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = card % 13 - _DANGER[rivals(card, out)] - LONG * in_suit(hand, card // 13)
        if choice < 0 or worth >= most:
            choice, most = card, worth
    return choice


@inlined
def lead_against(aim: int, cards: int, out: int) -> int:
    """Return what an opponent leads: in a Bettler low, under what is out, else high."""
    choice, least = -1, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        over, rank = rivals(card, out), card % 13
        if aim == NO_TRICK:
            bad = (0 if over else 256) + 16 * rank + over
        else:
            bad = over - 16 * rank
        if choice < 0 or bad < least:
            choice, least = card, bad
    return choice


# -- a card that follows


@inlined
def is_guard(card: int, hand: int, out: int) -> int:
    """Tell whether the card helps another of its suit to become the best one."""
    over = rivals(card, out)
    return int(card % 13 >= 2 and 1 <= over <= in_suit(hand, card // 13))


@inlined
def duck(at: Any, cards: int, out: int, after: int) -> int:
    """Return what is played in a Bettler: the declarer sheds what may win, others stay under."""
    player, declarer = int(at[TURN]), int(at[DECLARER])
    is_under = player != declarer and 1 <= (declarer - player) % 3 <= after
    choice, most = -1, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rank, over = card % 13, rivals(card, out)
        if player == declarer:
            good = 16 * (in_suit(out, card // 13) - over) + rank
        elif is_under:
            good = -16 * rank - over
        else:
            good = 16 * rank - over
        if choice < 0 or good > most:
            choice, most = card, good
    return choice


@inlined
def cheapest(cards: int) -> int:
    """Return the card of the lowest rank, of the first suit that has it."""
    choice = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card % 13 < choice % 13:
            choice = card
    return choice


@inlined
def win(aim: int, winning: int, out: int, trump: int, after: int) -> int:
    """Return the card to win the trick with, of those that take it so far."""
    if aim != POINTS:
        return cheapest(winning)
    top = highest(winning)
    if after and (rivals(top, out) or (not _is_trump(top, trump) and in_suit(out, trump))):
        return cheapest(winning)
    choice, most = -1, 0
    while winning:
        card = lowest(winning)
        winning &= winning - 1
        good = int(WORTH[card % 13]) - 3 * _is_trump(card, trump)
        if choice < 0 or good >= most:
            choice, most = card, good
    return choice


@inlined
def give(aim: int, cards: int, hand: int, out: int, is_safe: int) -> int:
    """Return the card for a trick that is not won with it.

    `is_safe` tells that the own side is sure of the trick: then much is given, else little.
    """
    choice, least = -1, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        counts, is_master = int(WORTH[card % 13]), int(rivals(card, out) == 0)
        if aim != POINTS:
            bad = 512 * is_master + 256 * is_guard(card, hand, out) + counts
        elif is_safe:
            bad = 12 * is_master - counts
        else:
            bad = counts + 6 * is_guard(card, hand, out)
        if choice < 0 or bad < least or (bad == least and is_safe):
            choice, least = card, bad
    return choice


@bare
def choose_card(at: Any) -> int:
    """Return the card that the plain player plays whose turn it is."""
    cards = legal(at)
    if not cards & cards - 1:
        return lowest(cards)
    player, aim, trump = int(at[TURN]), int(at[AIM]), int(at[TRUMP])
    hand = int(at[HANDS + player])
    out = int(at[LIVE]) & ~hand
    side, lying = side_of(at, player), int(at[LYING])
    if not lying:
        if aim == POINTS:
            return lead_for_points(cards, hand, out, trump)
        if side:
            return lead_against(aim, cards, out)
        if aim == NO_TRICK:
            return lead_to_lose(cards, hand, out)
        return lead_to_run(aim, cards, hand, out, trump)
    after, best = 2 - lying, int(at[BEST])
    if aim == NO_TRICK:
        return duck(at, cards, out, after)
    taking = above(best, 0)
    if trump < 4 and not _is_trump(best, trump):
        taking |= SUIT << 13 * trump
    if cards & taking:
        return win(aim, cards & taking, out, trump, after)
    is_ours = side_of(at, int(at[TAKER])) == side
    is_safe = int(aim == POINTS and is_ours and (not after or not rivals(best, out)))
    return give(aim, cards, hand, out, is_safe)
