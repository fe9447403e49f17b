"""Which card a plain player plays: what he wishes of the trick, and what serves that best.

The ranks are those in force: where 1 is high the masks are turned over, so that the highest bit
is always the best card. `goals` are the tricks that each aims at, where a number is aimed at.
"""

from typing import Any

import numpy as np

from game.kernels.berzerka.deal import (
    AIMS,
    AVOIDING,
    HALF,
    INVERTED,
    PAIN,
    TAKES,
    TURNS,
    WISH,
)
from game.kernels.bits import count, highest, lowest
from game.kernels.compiled import bare, inlined
from game.kernels.tricks import BEST, HANDS, LED, LIVE, LYING, NUMBER, SUIT, TAKEN, TRUMP, TURN

TAKE, EITHER, AVOID = 1, 0, -1
"""What a player wishes of a trick."""
HOLDS = 0.45
"""How likely a card must be to stand, for a player to spend it before the last has played."""
STANDS = 0.55
"""How likely it is that one card that beats another is not played on it."""
_LIKELY = np.array((0.85, 0.5, 0.3, 0.17, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02, 0.01, 0.01, 0.0))
"""Tricks that a card still brings, by how many unseen cards beat it."""
TRUMP_EXTRA = 0.3
"""How much more a trump brings."""
_TURNED = np.array(
    [sum(1 << 12 - rank for rank in range(13) if mask >> rank & 1) for mask in range(1 << 13)]
)
"""The ranks of a mask turned over: the thirteen for the one."""


@inlined
def suit_of(mask: int, suit: int, inverted: int) -> int:
    """Return the ranks of a suit in a mask of cards, as they are in force."""
    ranks = mask >> 13 * suit & SUIT
    return int(_TURNED[ranks]) if inverted else ranks


@inlined
def keep(rank: int, turns: int) -> int:
    """Return what a rank is good for later: while the ranking stays, and where it turns."""
    return max(rank, 12 - rank) if turns else rank


@bare
def tricks_to_come(hand: int, hidden: int, trump: int, inverted: int) -> float:
    """Return how many tricks the hand may still bring, roughly."""
    total = 0.0
    for suit in range(4):
        held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
        while held:
            rank = lowest(held)
            held &= held - 1
            total += _LIKELY[count(unseen >> rank + 1)]
            if suit == trump:
                total += TRUMP_EXTRA
    return total


@bare
def sure_tricks(hand: int, hidden: int, trump: int, inverted: int) -> int:
    """Return how many cards win if they are led: nothing unseen is higher, and no trump is out."""
    is_safe = trump > 3 or not hidden >> 13 * trump & SUIT
    found = 0
    for suit in range(4):
        if is_safe or suit == trump:
            held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
            found += count(held >> highest(unseen) + 1) if unseen else count(held)
    return found


@bare
def wish(at: Any, goals: Any, hand: int, hidden: int, inverted: int) -> int:
    """Return what the player to act wishes of the trick."""
    kind = int(at[WISH])
    if kind == TAKES:
        return TAKE
    if kind == AVOIDING:
        return AVOID
    if kind != AIMS:
        return TAKE if at[NUMBER] >= HALF else EITHER
    need = goals[at[TURN]] - at[TAKEN + at[TURN]]
    if need <= 0.25:
        return AVOID
    trump = int(at[TRUMP])
    if not at[LYING] and 0 < sure_tricks(hand, hidden, trump, inverted) <= need:
        return TAKE  # Once the lead is lost, nobody may lead to a sure card again.
    to_come = tricks_to_come(hand, hidden, trump, inverted)
    return TAKE if need > to_come - 0.35 else AVOID


@bare
def follow(held: int, unseen: int, best: int, after: int, wanted: int, turns: int) -> int:
    """Return the rank to follow suit with; `best` is that to be beaten, 13 where none can.

    `after` players come later in this trick.
    """
    over = held >> best + 1 << best + 1
    if wanted == AVOID:
        if held ^ over:
            return highest(held ^ over)
        return lowest(held) if after else highest(held)
    if wanted == TAKE and over:
        if not after:
            return lowest(over)
        stronger = count(unseen >> highest(over) + 1)
        stands = 1.0
        for _ in range(stronger):
            stands *= STANDS
        if stands >= HOLDS:
            while count(unseen >> lowest(over) + 1) != stronger:
                over &= over - 1
            return lowest(over)
    choice, least = -1, 0
    while held:
        rank = lowest(held)
        held &= held - 1
        if choice < 0 or keep(rank, turns) < least:
            choice, least = rank, keep(rank, turns)
    return choice


@bare
def throw(
    at: Any, hand: int, hidden: int, best: int, wanted: int, inverted: int, turns: int
) -> int:
    """Return the card to throw away: the least useful one, or for one who avoids the worst.

    `best` is the rank of the best trump in the trick, -1 where none is.
    """
    trump, pain = int(at[TRUMP]), int(at[PAIN])
    choice, most = -1, 0.0
    for suit in range(4):
        held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
        length = count(held)
        while held:
            rank = lowest(held)
            held &= held - 1
            if wanted == AVOID:
                score = -count(unseen >> rank + 1) - 0.3 * length
                if suit == pain:
                    score += 6
                if suit == trump:
                    score += -50 if best < 0 or rank > best else 5
            else:
                score = -keep(rank, turns) - (20 if suit == trump else 0) + 0.1 * length
            if choice < 0 or score > most:
                choice, most = 13 * suit + rank, score
    return choice


@bare
def lead_to_take(hand: int, hidden: int, trump: int, inverted: int, turns: int) -> int:
    """Return a card that nobody can beat, else one that few can, of a long suit."""
    choice, most = -1, 0.0
    for suit in range(4):
        held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
        if not held:
            continue
        length = highest(unseen) + 1 if unseen else 0
        over = held >> length << length
        if over:
            score = 3 if suit == trump else 0.3 * count(unseen)
            if choice < 0 or score > most:
                choice, most = 13 * suit + lowest(over), score
    if choice >= 0:
        return choice
    for suit in range(4):
        held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
        bonus = 0.5 * count(held) - (3 if suit == trump else 0)
        while held:
            rank = lowest(held)
            held &= held - 1
            halved = 1.0 / (1 << count(unseen >> rank + 1))
            score = 6 * halved - 0.3 * keep(rank, turns) + bonus
            if choice < 0 or score > most:
                choice, most = 13 * suit + rank, score
    return choice


@bare
def lead_to_avoid(hand: int, hidden: int, trump: int, pain: int, inverted: int) -> int:
    """Return a card that many can beat, of a suit that others still have."""
    choice, most = -1, 0.0
    for suit in range(4):
        held, unseen = suit_of(hand, suit, inverted), suit_of(hidden, suit, inverted)
        bonus = -1.5 * count(unseen) - (4 if suit == trump else 0)
        while held:
            rank = lowest(held)
            held &= held - 1
            over = count(unseen >> rank + 1)
            score = 2.5 * over + bonus - (8 if not over else 0)
            if suit == pain:
                score += 1 if over >= 3 else -2
            if choice < 0 or score > most:
                choice, most = 13 * suit + rank, score
    return choice


@bare
def lead_away(hand: int, trump: int, inverted: int, turns: int) -> int:
    """Return the card that is good for least later, a trump last of all."""
    choice, least = -1, 0
    for suit in range(4):
        held = suit_of(hand, suit, inverted)
        while held:
            rank = lowest(held)
            held &= held - 1
            good = keep(rank, turns) + (20 if suit == trump else 0)
            if choice < 0 or good < least:
                choice, least = 13 * suit + rank, good
    return choice


@bare
def choose_card(at: Any, goals: Any) -> int:
    """Return the card that the plain player plays whose turn it is."""
    player, lying, trump = int(at[TURN]), int(at[LYING]), int(at[TRUMP])
    hand, number = int(at[HANDS + player]), int(at[NUMBER])
    led = int(at[LED])
    if lying:
        following = hand & SUIT << 13 * led
        if following and not following & following - 1:
            return lowest(following)
    inverted = int(at[INVERTED]) >> number & 1
    turns = int(at[TURNS]) >> number & 1
    hidden = int(at[LIVE]) & ~hand
    wanted = wish(at, goals, hand, hidden, inverted)
    if not lying:
        if wanted == TAKE:
            card = lead_to_take(hand, hidden, trump, inverted, turns)
        elif wanted == AVOID:
            card = lead_to_avoid(hand, hidden, trump, int(at[PAIN]), inverted)
        else:
            card = lead_away(hand, trump, inverted, turns)
    else:
        best_suit, best = int(at[BEST]) // 13, int(at[BEST]) % 13
        if inverted:
            best = 12 - best
        held = suit_of(hand, led, inverted)
        trumps = suit_of(hand, trump, inverted) if trump < 4 else 0
        if best_suit == trump:
            trumps = trumps >> best + 1 << best + 1
        if held:
            unseen = suit_of(hidden, led, inverted)
            beaten = best if best_suit == led else 13
            card = 13 * led + follow(held, unseen, beaten, 2 - lying, wanted, turns)
        elif wanted == TAKE and trumps:
            card = 13 * trump + lowest(trumps)
        else:
            on_top = best if best_suit == trump else -1
            card = throw(at, hand, hidden, on_top, wanted, inverted, turns)
    return card // 13 * 13 + 12 - card % 13 if inverted else card
