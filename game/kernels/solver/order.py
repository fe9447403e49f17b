"""Which card to try first: the one that most likely decides, weighed by rules of thumb.

A move is one number, so that moves sort as numbers: its weight, the lowest card of its class, the
card. The weights were fitted by hill climbing, on the number of plies that random deals of nine
cards took; no verdict depends on them.
"""

import numpy as np

from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.solver.desk import (
    ALL,
    BEST,
    HELD,
    LANE,
    LED,
    MOVES,
    NEXT,
    NO_TRUMP,
    SEAT,
    Numbers,
    same_as,
)

HINT, LEAST = 2000, 4096
RUFF = 99
"""Higher than any card of the suit led."""

# To lead a suit: trumps; one that an opponent ruffs, before or after the partner; one that the
# partner ruffs; a singleton; for each card of ours, and of theirs; when the partner has the highest
# card, or the leader; when it lies before the partner, he able to beat the other or not, or behind.
TRUMPS, RUFF_BEFORE, RUFF_AFTER, PARTNER_RUFFS, SINGLETON, OURS, THEIRS = range(7)
PARTNER_HIGH, HIGH, THROUGH, UNDER, BEHIND = range(7, 12)
# To lead a card of it: a high one; below the partner's high one; of a sequence; for each card below
# it of no sequence; the lowest; by its height.
LEAD_HIGH, LEAD_BLOCKING, LEAD_SEQUENCE, LEAD_MIDDLE, LEAD_LOWEST, LEAD_HEIGHT = range(12, 18)
# To follow last: over the partner's card, or taking the trick. Third: taking it for good, though
# the partner had it, or for now. Second: before a ruff, or a better card of the partner's; taking
# it for good, for now, or before a ruff by the next.
LAST_OVERTAKES, LAST_TAKES, THIRD_TAKES, THIRD_OVERTAKES, THIRD_FORCES = range(18, 23)
SECOND_RUFFED, SECOND_SPARED, SECOND_TAKES, SECOND_FORCES, SECOND_SPLITS = range(23, 28)
# To throw away: for each card of the suit; a bare high card; a bare second; a singleton; by height.
# To ruff: over the partner's card, for good, for now; or beneath a trump.
THROW_LENGTH, THROW_HIGH, THROW_SECOND, THROW_LAST, THROW_HEIGHT = range(28, 33)
RUFF_PARTNER, RUFF_TAKES, RUFF_FORCES, RUFF_UNDER = range(33, 37)

WORTH = np.array((
    (0, 0, 0, 0, 0, 9, 2, 17, 10, 6, -10, 1, 6, 8, 0, 1, 0, 0,
     2, 32, 62, 8, 36, 11, 30, 35, 18, 5, 2, 10, 6, 5, 9, 0, 0, 0, 0),
    (-10, 62, 64, 27, 29, 7, 0, 21, -9, -13, 4, 14, 7, 17, 4, 2, -22, 0,
     38, 46, 88, 32, 52, -20, 30, 47, 6, 27, 2, 22, 1, 2, 1, 2, 34, 56, 38),
))  # fmt: skip
"""What each rule weighs: without trumps, with them."""


@inlined
def insert(plies: Numbers, moves: Numbers, ply: int, weight: int, card: int, floor: int) -> None:
    """Put a move among the others of a ply, the heaviest first."""
    move = weight + LEAST << 12 | floor << 6 | card
    at = plies[ply, MOVES]
    plies[ply, MOVES] = at + 1
    while at > 0 and moves[ply, at - 1] < move:
        moves[ply, at] = moves[ply, at - 1]
        at -= 1
    moves[ply, at] = move


@bare
def suit_to_lead(
    mine: int, friend: int, before: int, after: int, suit: int, trump: int, w: Numbers
) -> int:
    """Return the weight of leading a suit that the hand on lead has."""
    lane, his = mine >> 16 * suit & LANE, friend >> 16 * suit & LANE
    one, other = before >> 16 * suit & LANE, after >> 16 * suit & LANE
    weight = w[OURS] * count(lane | his) - w[THEIRS] * count(one | other) >> 2
    if suit == trump:
        weight += w[TRUMPS]
    elif trump != NO_TRUMP:
        if one == 0 and before >> 16 * trump & LANE:
            weight -= w[RUFF_BEFORE]
        if other == 0 and after >> 16 * trump & LANE:
            weight -= w[RUFF_AFTER]
        if his == 0 and friend >> 16 * trump & LANE:
            weight += w[PARTNER_RUFFS]
        if lane & lane - 1 == 0 and mine >> 16 * trump & LANE:
            weight += w[SINGLETON]
    if his > one | other:
        weight += w[PARTNER_HIGH]
    elif lane > one | other:
        weight += w[HIGH]
    elif one > other and his > other:
        weight += w[THROUGH]
    elif one > other:
        weight -= w[UNDER]
    else:
        weight -= w[BEHIND]
    return int(weight)


@bare
def order_leads(
    hands: Numbers, plies: Numbers, moves: Numbers, ply: int, trump: int, floating: int, hint: int
) -> None:
    """List the cards to lead, the most likely first; `hint` decided a like position, or is -1."""
    w = WORTH[0 if trump == NO_TRUMP else 1]
    seat = plies[ply, SEAT]
    plies[ply, MOVES] = plies[ply, NEXT] = 0
    mine, friend = hands[seat], hands[seat ^ 2]
    before, after = hands[seat + 1 & 3], hands[seat + 3 & 3]
    for suit in range(4):
        shift = 16 * suit
        lane, his = mine >> shift & LANE, friend >> shift & LANE
        if lane == 0:
            continue
        weight = suit_to_lead(mine, friend, before, after, suit, trump, w)
        theirs, whole = (before | after) >> shift & LANE, plies[ply, ALL] >> shift & LANE
        rest = lane
        while rest:
            height = highest(rest)
            same = same_as(lane, whole ^ lane, height, floating >> shift)
            rest &= ~same
            value = weight - w[LEAD_HEIGHT] * height
            if 1 << height > theirs:
                value += w[LEAD_HIGH]
                if his >> height:
                    value -= w[LEAD_BLOCKING]
            elif same & same - 1:
                value += w[LEAD_SEQUENCE]
            else:
                value -= w[LEAD_MIDDLE] * count(whole & (1 << height) - 1) >> 2
            if rest == 0:
                value += w[LEAD_LOWEST]
            if shift + height == hint:
                value += HINT
            insert(plies, moves, ply, value, shift + height, shift + lowest(same))


@inlined
def can_do(hand: int, led: int, trump: int) -> int:
    """Return the highest of the suit led in a hand yet to play: RUFF if it ruffs, -1 if neither."""
    lane = hand >> 16 * led & LANE
    if lane:
        return highest(lane)
    return RUFF if trump != NO_TRUMP and hand >> 16 * trump & LANE else -1


@bare
def to_follow(
    turn: int, height: int, best: int, is_partners: bool, to_come: int, last: int, w: Numbers
) -> int:
    """Return the weight of a card that follows suit, but for its height.

    `best` is the height to beat, `to_come` what the next hand can do and `last` what the partner
    can, who plays last, if this is the second hand (`turn` 1).
    """
    takes = height > best
    if turn == 1:
        if last == RUFF and to_come != RUFF:
            return -w[SECOND_RUFFED] if takes else 0
        if last > best and last > to_come:
            return -w[SECOND_SPARED] if takes else 0
        if takes and height > to_come:
            return int(w[SECOND_TAKES])
        if takes:
            return int(w[SECOND_SPLITS] if to_come == RUFF else w[SECOND_FORCES])
    elif turn == 2:
        if takes and height > to_come:
            return int(
                w[THIRD_TAKES] - (w[THIRD_OVERTAKES] if is_partners and best > to_come else 0)
            )
        if takes and not is_partners:
            return int(w[THIRD_FORCES])
    elif takes:
        return -w[LAST_OVERTAKES] if is_partners else int(w[LAST_TAKES])
    return 0


@bare
def to_throw(lane: int, whole: int, has_trumps: bool, w: Numbers) -> int:
    """Return the weight of throwing from a suit that is not trumps."""
    weight, length = w[THROW_LENGTH] * count(lane), count(lane)
    if highest(whole) == highest(lane):
        return int(weight - w[THROW_HIGH] if length == 1 else weight)
    if length == 2 and highest(whole ^ 1 << highest(whole)) == highest(lane):
        return int(weight - w[THROW_SECOND])
    return int(weight - w[THROW_LAST] if length == 1 and not has_trumps else weight)


@bare
def order_follows(
    hands: Numbers, plies: Numbers, moves: Numbers, ply: int, trump: int, floating: int, hint: int
) -> None:
    """List the cards that may follow, the most likely first; `hint` decided a like trick, or -1."""
    w = WORTH[0 if trump == NO_TRUMP else 1]
    seat, whole, led, held = plies[ply, SEAT], plies[ply, ALL], plies[ply, LED], plies[ply, HELD]
    turn, is_partners = ply & 3, plies[ply, BEST] & 1 == ply & 1
    plies[ply, MOVES] = plies[ply, NEXT] = 0
    to_come = can_do(hands[seat + 1 & 3], led, trump) if turn < 3 else -1
    last = can_do(hands[seat ^ 2], led, trump) if turn == 1 else -1
    follows = hands[seat] >> 16 * led & LANE != 0
    has_trumps = trump != NO_TRUMP and hands[seat] >> 16 * trump & LANE != 0
    overruff = -1
    if to_come == RUFF:
        overruff = highest(hands[seat + 1 & 3] >> 16 * trump & LANE)
    for suit in range(led if follows else 0, led + 1 if follows else 4):
        shift = 16 * suit
        lane, others = hands[seat] >> shift & LANE, (whole & ~hands[seat]) >> shift & LANE
        if lane == 0:
            continue
        weight = 0
        if not follows and suit != trump:
            weight = to_throw(lane, lane | others, has_trumps, w)
        rest = lane
        while rest:
            height = highest(rest)
            same = same_as(lane, others, height, floating >> shift)
            rest &= ~same
            if follows:
                best = held & 15 if held >> 4 == led else RUFF
                value = to_follow(turn, height, best, is_partners, to_come, last, w) - height
            elif suit != trump:
                value = weight - w[THROW_HEIGHT] * height
            elif held >> 4 == trump and height < held & 15:
                value = -w[THROW_HEIGHT] * height - w[RUFF_UNDER]
            elif is_partners and turn > 1:
                value = w[RUFF_PARTNER] - w[THROW_HEIGHT] * height
            elif height > overruff:
                value = w[RUFF_TAKES] - w[THROW_HEIGHT] * height
            else:
                value = w[RUFF_FORCES] - w[THROW_HEIGHT] * height
            if shift + height == hint:
                value += HINT
            insert(plies, moves, ply, value, shift + height, shift + lowest(same))
