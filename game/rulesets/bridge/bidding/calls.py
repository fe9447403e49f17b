"""Calls as bidders write them: P, X, XX and bids such as 1S and 3N, in a tuple from the dealer."""

from collections.abc import Sequence
from functools import lru_cache

from game.kit.cards import SUIT_LETTERS, Suit

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
STRAINS = "CDHSN"
"""The strains, each above the last (BR-15)."""
Calls = tuple[str, ...]


def is_bid(call: str) -> bool:
    """Tell whether a call names a contract."""
    return call[0].isdigit()


def level(bid: str) -> int:
    """Return the level of a bid."""
    return int(bid[0])


def strain(bid: str) -> Suit:
    """Return the suit of a bid, NO_TRUMP for a bid without."""
    return Suit(SUIT_LETTERS.index(bid[1]))


def height(bid: str) -> int:
    """Return where a bid stands among all: a higher one beats it."""
    return 5 * int(bid[0]) + STRAINS.index(bid[1])


def bid(at_level: int, suit: Suit) -> str:
    """Return the bid of so many tricks in a suit."""
    return f"{at_level}{SUIT_LETTERS[suit]}"


def cheapest(suit: Suit, over: str | None) -> int:
    """Return the lowest level at which a suit may be bid over another bid."""
    if over is None:
        return 1
    same = int(over[0])
    return same if STRAINS.index(SUIT_LETTERS[suit]) > STRAINS.index(over[1]) else same + 1


@lru_cache(maxsize=65536)
def standing(calls: Calls) -> tuple[str | None, int, int]:
    """Return the last bid (None before the first), its place, and 1, 2 or 4 as it is doubled."""
    doubled = 1
    for place in range(len(calls) - 1, -1, -1):
        call = calls[place]
        if is_bid(call):
            return call, place, doubled
        if call != PASS and doubled == 1:
            doubled = 4 if call == REDOUBLE else 2
    return None, -1, 1


def is_allowed(calls: Calls, call: str, top_level: int = 7) -> bool:
    """Tell whether a call may be made next (BR-15 to BR-17)."""
    last, place, doubled = standing(calls)
    if call == PASS:
        return True
    if is_bid(call):
        return level(call) <= top_level and (last is None or height(call) > height(last))
    theirs = last is not None and (len(calls) - place) % 2 == 1
    if call == DOUBLE:
        return theirs and doubled == 1
    return last is not None and not theirs and doubled == 2


def is_over(calls: Sequence[str]) -> bool:
    """Tell whether the auction is closed (BR-18)."""
    return len(calls) >= 4 and all(call == PASS for call in calls[-3:])


def opened(calls: Calls) -> Calls:
    """Return the auction from its first bid on."""
    for place, call in enumerate(calls):
        if call != PASS:
            return calls[place:]
    return ()
