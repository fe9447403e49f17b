"""What an auction has told everybody: the box of each player, what is agreed, who may not pass.

A call means what the system's file says of it there; where the file is silent, the rules without
keys of the floor speak. Both give rows, so everything here is the same for both.
"""

from dataclasses import dataclass
from functools import lru_cache

from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.rulesets.bridge.bidding.box import NOTHING, Box, hull
from game.rulesets.bridge.bidding.calls import (
    PASS,
    Calls,
    is_allowed,
    is_bid,
    opened,
    standing,
    strain,
)
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.floor import floor_rows
from game.rulesets.bridge.bidding.rows import Forcing, Row, System
from game.rulesets.bridge.bidding.seat import Seat, is_game_bid
from game.rulesets.bridge.bidding.usual import common

REMEMBERED = 20_000
"""Auctions whose rows are kept."""


@dataclass(frozen=True)
class Heard:
    """What has been told up to here; tuples are by player from the dealer, or by side.

    `last` is what each player's last call was, None before it. `to_game` tells which side has
    promised to reach a game, `forced` whether the player to call may not pass.
    """

    shown: tuple[Box, ...] = (NOTHING,) * 4
    last: tuple[Row | None, ...] = (None,) * 4
    to_game: tuple[bool, bool] = (False, False)
    forced: bool = False

    def agreed(self, calls: Calls) -> Suit | None:
        """Return the trump suit that the side to call has agreed on, None where there is none."""
        me = len(calls) % 4
        mine, partners = self.shown[me], self.shown[me - 2]
        named = [strain(call) for call in calls[len(calls) % 2 :: 2] if is_bid(call)]
        for suit in reversed(named):
            if suit == NO_TRUMP:
                continue
            shown = mine.lengths[suit][0], partners.lengths[suit][0]
            if sum(shown) >= (7 if named.count(suit) > 1 else 8):
                return suit
        return None


@lru_cache(maxsize=REMEMBERED)
def heard(calls: Calls, system: System, conditions: Conditions) -> Heard:
    """Return what an auction has told."""
    if not calls:
        return Heard()
    before = heard(calls[:-1], system, conditions)
    row = meaning(calls[:-1], calls[-1], system, conditions)
    me = (len(calls) - 1) % 4
    shown = list(before.shown)
    shown[me] = row.box.within(shown[me])
    last = list(before.last)
    last[me] = row
    to_game = list(before.to_game)
    if row.forcing is Forcing.GAME:
        to_game[me % 2] = True
    return Heard(
        tuple(shown),
        tuple(last),
        (to_game[0], to_game[1]),
        _is_forced(calls, last, to_game[len(calls) % 2]),
    )


def _is_forced(calls: Calls, last: list[Row | None], to_game: bool) -> bool:
    """Tell whether the next player must not pass."""
    if len(calls) < 2 or calls[-1] != PASS:
        return False
    mine = last[(len(calls) - 2) % 4]
    top, place, doubled = standing(calls)
    if mine is not None and calls[-2] != PASS and mine.forcing is not Forcing.NO:
        return mine.forcing is Forcing.ROUND or not is_game(calls)
    ours = top is not None and (len(calls) - place) % 2 == 0
    return to_game and doubled == 1 and not (ours and is_game(calls))


def is_game(calls: Calls) -> bool:
    """Tell whether the bid that stands is enough for a game by itself."""
    top, _place, doubled = standing(calls)
    return top is not None and (doubled > 1 or is_game_bid(top))


@lru_cache(maxsize=REMEMBERED)
def rows_at(calls: Calls, system: System, conditions: Conditions) -> tuple[Row, ...]:
    """Return all rows for the next call: those of the system, then those of the floor.

    A call that the system speaks of is not spoken of by the floor.
    """
    told = heard(calls, system, conditions)
    written = system.rows.get(("", opened(calls))) or _anywhere(calls, told, system)
    allowed = [
        row
        for row in written
        if is_allowed(calls, row.call, conditions.top_level)
        and (conditions.jokers or not row.box.joker)
    ]
    if told.forced:
        allowed = [row for row in allowed if row.call != PASS]
    own = {row.call for row in allowed}
    seat = Seat.at(calls, told.shown, told.last, told.forced, told.agreed(calls), conditions)
    return (*allowed, *(row for row in floor_rows(seat) if row.call not in own))


def _anywhere(calls: Calls, told: Heard, system: System) -> tuple[Row, ...]:
    """Return the rows for auctions that begin anyhow and end in these calls."""
    agreed = told.agreed(calls)
    if agreed is None:
        return ()
    for length in range(min(6, len(calls)), 0, -1):
        if rows := system.rows.get(("SHDC"[agreed], calls[-length:])):
            return rows
    return ()


@lru_cache(maxsize=REMEMBERED)
def meaning(calls: Calls, call: str, system: System, conditions: Conditions) -> Row:
    """Return what a call shows here: one row, its box around the hands that usually make it."""
    rows = [row for row in rows_at(calls, system, conditions) if row.call == call]
    if not rows:
        return Row(call, _natural(calls, call))
    first = max(rows, key=lambda row: row.weight)
    if len(rows) == 1:
        return first
    box = hull(common(rows))
    return Row(call, box, first.weight, first.forcing, first.convention)


def _natural(calls: Calls, call: str) -> Box:
    """Return what a call shows that nobody has agreed on: four cards of what it names."""
    if not is_bid(call) or strain(call) == NO_TRUMP:
        return NOTHING
    suit = strain(call)
    return Box(lengths=tuple([(4, 14) if each == suit else (0, 14) for each in SUITS]))
