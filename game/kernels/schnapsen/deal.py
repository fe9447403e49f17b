"""A deal of Dreierschnapsen in numbers: what `game.kernels.tricks` leaves open in a position, what
may be done, and what it comes to.

Sides are numbers: 0 the declarer, 1 both opponents. What a deal comes to is told from the
declarer's side: 1 to 3 or their negatives in a Game, elsewhere 1 for made, -1 for lost, 0 while
it goes on.
"""

from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels.bits import count, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.tricks import (
    BEST,
    GAME,
    HANDS,
    LYING,
    NUMBER,
    SUIT,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
    TURN,
)

AIM = GAME
"""What the declarer must do, one of the five below."""
DECLARER = GAME + 1
ENDS_EARLY = GAME + 2
"""1 where a Schnapser ends with 66, else 0."""
LONG = GAME + 3
"""The suit that the declarer leads first, 4 for none."""
RISKY = GAME + 4
"""1 where anyone may claim, who has 66 or not, else 0."""
ASKED = GAME + 5
"""1 where the player to act may claim or let the play go on, 0 where he plays a card."""
IN_TRICKS = GAME + 6
"""Here begin the card points in the tricks of each side."""
MARRIED = GAME + 8
"""Here begins what each side's marriages are worth."""
VALUE = GAME + 10
"""What the contract is worth; in a Game the outcome tells."""
UNSEEN = GAME + 11
"""1 where the talon was left unseen, else 0."""
MULTIPLIER = GAME + 12
SOLVED = GAME + 13
"""With so many tricks left a playout goes on with all cards open (`ending`)."""
OUTCOME = GAME + 14
"""What the deal has come to, 0 while it goes on."""
STAGE = GAME + 15
"""Where the deal stands before its cards are played (`calls`), else 0."""
FIRST = GAME + 16
"""Who is Forehand."""
NAMED = GAME + 17
"""The suit that Forehand has named, 4 before that."""
CONTRACT = GAME + 18
"""The contract that stands, by its row."""
HIGHEST = GAME + 19
"""Who has bid it, -1 before the first bid."""
OUT = GAME + 20
"""Who has passed for good, as a mask."""
STOCK = GAME + 21
"""The cards that have not come to light, as a mask."""
AWAY = GAME + 22
"""The cards put away."""
RAISING = GAME + 23
"""1 where the declarer who has seen the talon may raise; the house rules here and below."""
LEAVING = GAME + 24
SWAPPING = GAME + 25
HONEST = GAME + 26
WON = GAME + 27
"""The cards that have won tricks, as a mask."""
SIZE = GAME + 28

POINTS, NO_TRICK, FOUR_TRICKS, EVERY_TRICK, LONG_SUIT = range(5)
"""The aims."""
MARRY = 64
"""A move is a card; with this added it declares the marriage, and leads the card."""
CLAIM, PASS = 128, 129
"""The other moves: claim 66; let the play go on."""
MOST_POINTS = 100
"""What a deal can bring at most: 24 and one more, four times."""
PLAYERS, TRICKS, SCHNAPSER_TRICKS, ENOUGH, SCHNEIDER = 3, 6, 4, 66, 33
MARRIAGE, IN_TRUMPS = 20, 40
LONGEST_SUIT = 5
PAIR = 0b110
"""Ober and king among the ranks of a suit."""
WORTH = np.array((2, 3, 4, 10, 11), np.int64)
"""What each rank counts."""


@inlined
def side_of(at: Any, player: int) -> int:
    """Return the player's side."""
    return 0 if player == at[DECLARER] else 1


@inlined
def tricks_of(at: Any, side: int) -> int:
    """Return how many tricks a side has taken."""
    own = int(at[TAKEN + at[DECLARER]])
    return int(at[NUMBER]) - own if side else own


@inlined
def points_of(at: Any, side: int) -> int:
    """Return the points of a side that count: none before its first trick (DS-31)."""
    if not tricks_of(at, side):
        return 0
    return int(at[IN_TRICKS + side] + at[MARRIED + side])


# -- what may be done


@inlined
def legal(at: Any) -> int:
    """Return the cards that the player to act may play; the long suit is led first (DS-27)."""
    if not at[LYING] and at[LONG] < 4 and at[TURN] == at[DECLARER]:
        first = int(at[HANDS + at[TURN]]) & SUIT << 13 * int(at[LONG])
        if first:
            return first
    return tricks.legal(at)


@inlined
def marriage_of(aim: int, trump: int, hand: int, card: int, side: int) -> int:
    """Return what the marriage is worth that may be declared as this card is led, 0 for none."""
    suit, rank = card // 13, card % 13
    if not PAIR >> rank & 1 or hand >> 13 * suit & PAIR != PAIR:
        return 0
    if aim != POINTS and (aim != FOUR_TRICKS or side):
        return 0
    return IN_TRUMPS if suit == trump else MARRIAGE


@inlined
def may_claim(at: Any, player: int) -> bool:
    """Tell whether the player may claim, where it is his turn to."""
    return bool(at[RISKY] or points_of(at, side_of(at, player)) >= ENOUGH)


@inlined
def is_to_claim(at: Any) -> bool:
    """Tell whether the player to act, about to lead, may claim instead (DS-33)."""
    if at[AIM] != POINTS or at[LYING] or not at[NUMBER] or at[NUMBER] == TRICKS:
        return False
    return may_claim(at, int(at[TURN]))


@inlined
def five_of(hand: int, trump: int) -> int:
    """Return the suit of which the hand holds all five (trumps, where there are any), else 4."""
    found = 4
    for suit in range(4):
        if trump in (4, suit) and count(hand >> 13 * suit & SUIT) == LONGEST_SUIT:
            found = suit
    return found


# -- what it comes to


@inlined
def claim_value(losers_tricks: int, losers_points: int) -> int:
    """Return what a right claim is worth (DS-35)."""
    if not losers_tricks:
        return 3
    return 2 if losers_points < SCHNEIDER else 1


@inlined
def after_trick(aim: int, ends_early: int, took: int, played: int, points: int) -> int:
    """Return what the deal has come to after so many tricks, of which the declarer took the last.

    `points` are the declarer's. Not for a Game.
    """
    if aim == NO_TRICK:
        return -1 if took else int(played == TRICKS)
    if not took:
        return -1
    if aim == FOUR_TRICKS:
        if played == SCHNAPSER_TRICKS or (ends_early and points >= ENOUGH):
            return 1 if points >= ENOUGH else -1
        return 0
    return int(played == TRICKS)


@inlined
def _claim(at: Any) -> bool:
    """Let the player to act claim; tell that the deal is over."""
    side = side_of(at, int(at[TURN]))
    if points_of(at, side) >= ENOUGH:
        worth = claim_value(tricks_of(at, 1 - side), points_of(at, 1 - side))
    else:
        worth = -2 if tricks_of(at, 1 - side) else -3
    at[OUTCOME] = -worth if side else worth
    return True


@inlined
def _end_trick(at: Any) -> bool:
    """Count a trick; tell whether it has ended the deal."""
    winner, lying = int(at[TAKER]), int(at[TRICK])
    side = side_of(at, winner)
    at[WON] |= 1 << int(at[BEST])
    while lying:
        at[IN_TRICKS + side] += WORTH[lowest(lying) % 13]
        lying &= lying - 1
    if at[AIM] != POINTS:
        enough = points_of(at, 0)
        at[OUTCOME] = after_trick(
            int(at[AIM]), int(at[ENDS_EARLY]), 1 - side, int(at[NUMBER]), enough
        )
    elif at[NUMBER] == TRICKS:
        at[OUTCOME] = -1 if side else 1
    elif side and may_claim(at, winner):
        at[ASKED] = 1
        at[TURN] = PLAYERS - winner - at[DECLARER]
    return bool(at[OUTCOME])


@bare
def act(at: Any, move: int) -> bool:
    """Do what the player to act may do; tell whether it ended the deal."""
    if move == CLAIM:
        return _claim(at)
    if move == PASS:
        at[ASKED] = 0
        at[TURN] = (at[TAKER] + at[LYING]) % PLAYERS
        return False
    player = int(at[TURN])
    card, side = move % MARRY, side_of(at, player)
    if move >= MARRY:
        at[MARRIED + side] += IN_TRUMPS if card // 13 == at[TRUMP] else MARRIAGE
    if tricks.play(at, card):
        return _end_trick(at)
    if move < MARRY:
        return False
    if at[AIM] == FOUR_TRICKS:
        at[OUTCOME] = int(at[ENDS_EARLY] and points_of(at, side) >= ENOUGH)
    elif may_claim(at, player):
        at[ASKED] = 1
        at[TURN] = player
    return bool(at[OUTCOME])


@bare
def utility(at: Any, player: int, worths: Any) -> float:
    """Return what a deal that is over is worth to a player.

    `worths` tells that by [declarer, 0 if he has made it, points, player].
    """
    value = abs(int(at[OUTCOME])) if at[AIM] == POINTS else int(at[VALUE])
    points = (value + int(at[UNSEEN])) * int(at[MULTIPLIER])
    found: float = worths[at[DECLARER], 0 if at[OUTCOME] > 0 else 1, points, player]
    return found
