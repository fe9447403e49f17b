"""The desk of a search: what lies where in its arrays, and how a card goes on the table.

A card is a place: 16 x suit + height, so a hand is a mask of four lanes of 16 bits. Before a
search the cards of each suit move together (heights 0, 1, 2 ... of those still in play), which
keeps the rows of `memory.py` short. A Joker that floats lies in the lanes of both its suits and
leaves both.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.kernels.bits import highest, lowest
from game.kernels.compiled import bare, inlined

Numbers: TypeAlias = NDArray[np.signedinteger[Any]]

LANE = 0xFFFF
"""The cards of one suit, moved down to bit 0."""
NO_TRUMP = 4
LONGEST = 14
"""Cards that a hand, and a suit, may have."""
PLIES = 4 * LONGEST + 1
FLOATING = 2
"""Jokers that float, at most."""

COLUMNS = 16
SEAT, LEFT, NEED, SHAPE, ALL, LED, BEST, HELD, MOVES, NEXT, SKIP, WINS, CARD, CLASS, LEAVES, KEY = (
    range(COLUMNS)
)
"""A ply is one card to be played: SEAT plays; LEFT tricks are to come, of which north and south
NEED so many; SHAPE is the length of every suit in every hand; ALL the cards in play when the trick
began; LED the suit; BEST the ply whose card HELD the trick so far. Of its MOVES the NEXT is to be
tried, those in SKIP need not be; WINS are the cards on which the verdict rests so far; CARD was
played, one of a CLASS that are the same, and LEAVES the hand; KEY finds the killer."""

STOPS = 12
PLY, PAUSE, CARDS, START, NUMBER, AT, TOOK, LOW, HIGH, GUESS, BEST_FOUND, SAME = range(STOPS)
"""How far an answer has come, so that it can be looked for in pieces. The search stands at PLY and
stops when `tally` has counted PAUSE of them. Of NUMBER moves (one, the position itself, where only
that is asked) it is at the move AT, which stands for the SAME cards and TOOK so many tricks; from
the ply START on, LOW to HIGH tricks can be had, GUESS being what to ask for first. BEST_FOUND is
the best so far, and CARDS are the places that the cards had before they were closed up."""


@inlined
def shape_of(seat: int, suit: int) -> int:
    """Return what one card of a suit in a hand adds to the shape, four bits for each length.

    All hands being as long as the first, the last suit of the others need not be counted.
    """
    if seat == 0:
        return 1 << 4 * suit
    return 1 << 4 + 12 * seat + 4 * suit if suit < 3 else 0


@bare
def nth_highest(lane: int, nth: int) -> int:
    """Return the height of the nth highest card (1 is the highest) of a lane that has as many."""
    for _ in range(nth - 1):
        lane ^= 1 << highest(lane)
    return highest(lane)


@inlined
def same_as(lane: int, others: int, height: int, alone: int) -> int:
    """Return the cards of a lane as good as that of this height, which is the highest of them.

    Between them lies no card of `others`; one that is `alone` is like none.
    """
    if alone >> height & 1:
        return 1 << height
    below = others & (1 << height) - 1
    floor = highest(below) + 1 if below else 0
    return lane & (2 << height) - (1 << floor) & ~alone


@inlined
def takes_from(card: int, best: int, trump: int) -> bool:
    """Tell whether a card takes a trick from the best one before it."""
    if card >> 4 == best >> 4:
        return card > best
    return card >> 4 == trump


@inlined
def play(hands: Numbers, plies: Numbers, floats: Numbers, ply: int, card: int, trump: int) -> None:
    """Play a card and set up the ply after it; where the trick is full, the next trick."""
    seat = plies[ply, SEAT]
    leaves, shape = 1 << card, plies[ply, SHAPE] - shape_of(seat, card >> 4)
    for each in range(FLOATING):
        if floats[each] & leaves:
            other = floats[each] ^ leaves
            leaves |= other
            shape -= shape_of(seat, lowest(other) >> 4)
    hands[seat] ^= leaves
    plies[ply, CARD], plies[ply, LEAVES] = card, leaves
    after, best, held = ply + 1, ply, card
    if ply & 3 and not takes_from(card, plies[ply, HELD], trump):
        best, held = plies[ply, BEST], plies[ply, HELD]
    plies[after, SHAPE], plies[after, BEST], plies[after, HELD] = shape, best, held
    if ply & 3 == 3:
        winner = plies[best, SEAT]
        plies[after, SEAT], plies[after, LEFT] = winner, plies[ply, LEFT] - 1
        plies[after, NEED] = plies[ply, NEED] - 1 + (winner & 1)
        plies[after, ALL] = hands[0] | hands[1] | hands[2] | hands[3]
    else:
        plies[after, SEAT], plies[after, LEFT] = seat + 1 & 3, plies[ply, LEFT]
        plies[after, NEED], plies[after, ALL] = plies[ply, NEED], plies[ply, ALL]
        plies[after, LED] = plies[ply, LED] if ply & 3 else card >> 4
