"""The play of cards in numbers: who is to play, which cards he may, who takes the trick.

A position is an array of int64, the places below; `GAME` and beyond are each game's own. Cards
are numbers, 13 x suit + rank, and sets of them masks (`game.kit.cards`). What players owe to a
trick stands in the position as flags, so that one kernel serves every trick game.
"""

from typing import Any

from game.kernels.bits import lowest
from game.kernels.compiled import inlined

PLAYERS = 0
TRUMP = 1
"""The trump suit, 4 for none."""
MUST_TRUMP = 2
"""1 where who cannot follow must trump, else 0."""
MUST_BEAT = 3
"""1 where who can must play higher, else 0."""
LOW = 4
"""1 where the lowest rank is high in this trick, else 0."""
TURN = 5
"""Whose turn it is."""
NUMBER = 6
"""How many tricks have been taken."""
LYING = 7
"""How many cards lie in the trick."""
BEST = 8
"""The card that takes the trick so far; only where one lies."""
LED = 9
"""The suit led; only where a card lies."""
TAKER = 10
"""Who has the best card; after a trick who took it."""
TRICK = 11
"""The cards of the trick as a mask; after a trick those of the last."""
LIVE = 12
"""The cards not played yet, wherever they lie."""
HANDS = 13
"""Here begin the hands of six players."""
TAKEN = 19
"""Here begin the tricks taken by six players."""
GAME = 25
"""Here begins what a game has of its own."""

SUIT = 8191
"""All ranks of a suit."""


@inlined
def above(card: int, low: int) -> int:
    """Return the cards of its suit that beat a card; `low` tells whether the lowest is high."""
    suit = card // 13
    whole = SUIT << 13 * suit
    if low:
        return whole & ((1 << card) - 1)
    return whole & ~((2 << card) - 1)


@inlined
def legal(at: Any) -> int:
    """Return the cards that the player to act may play."""
    hand = int(at[HANDS + at[TURN]])
    if not at[LYING]:
        return hand
    best = int(at[BEST])
    following = hand & SUIT << 13 * int(at[LED])
    if following:
        if at[MUST_BEAT] and best // 13 == at[LED]:
            better = following & above(best, at[LOW])
            if better:
                return better
        return following
    if at[MUST_TRUMP] and at[TRUMP] < 4:
        trumps = hand & SUIT << 13 * int(at[TRUMP])
        if trumps and at[MUST_BEAT] and best // 13 == at[TRUMP]:
            better = trumps & above(best, at[LOW])
            if better:
                return better
        if trumps:
            return trumps
    return hand


@inlined
def beats(at: Any, card: int) -> bool:
    """Tell whether a card played now takes the trick from the best so far."""
    best = int(at[BEST])
    suit = card // 13
    if suit == best // 13:
        return bool((card < best) == (at[LOW] == 1))
    return bool(suit == at[TRUMP])


@inlined
def play(at: Any, card: int) -> bool:
    """Play a card for the player to act; tell whether it ended the trick, whose taker leads."""
    player = int(at[TURN])
    bit = 1 << card
    at[HANDS + player] ^= bit
    at[LIVE] ^= bit
    if not at[LYING]:
        at[TRICK] = bit
        at[LED] = card // 13
        at[BEST] = card
        at[TAKER] = player
    else:
        at[TRICK] |= bit
        if beats(at, card):
            at[BEST] = card
            at[TAKER] = player
    at[LYING] += 1
    if at[LYING] < at[PLAYERS]:
        at[TURN] = player + 1 if player + 1 < at[PLAYERS] else 0
        return False
    taker = int(at[TAKER])
    at[LYING] = 0
    at[NUMBER] += 1
    at[TAKEN + taker] += 1
    at[TURN] = taker
    return True


@inlined
def nth(mask: int, number: int) -> int:
    """Return the card of a mask that has so many below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@inlined
def copy(source: Any, into: Any) -> None:
    """Copy a position into another of the same length."""
    for place in range(len(source)):
        into[place] = source[place]
