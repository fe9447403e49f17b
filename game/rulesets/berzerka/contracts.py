"""The 13 contracts and the six objectives, as tables (BZ-08, BZ-19 to BZ-22).

| what a row says | where |
|---|---|
| what is counted, and which count is better | `Objective` |
| value, step, trump, ranking, when it turns | `Contract` |
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.words import marked
from game.kit.cards import HEARTS, NO_TRUMP, Suit

TRICKS = 13
"""Tricks of a deal (BZ-18)."""
HALF = 7
"""Tricks before the turn of Changing Pace, and those that Marathon Flex does not count."""
FIVE = 5
"""The number of tricks to come near to, where that is the aim."""


@dataclass(frozen=True)
class Objective:
    """What a contract is about.

    `counted` is what the overbid is added to or taken from (`overbid_sign`): "tricks", those among
    the last six ("late") or pain-suit cards ("pains"). `shown` is what the contract box says of a
    count; `badness` ranks it among all three, the least first. `early_tricks` says whether the
    first seven tricks count. In `avoids`, tricks are bad.
    """

    id: str
    words: str
    counted: str
    badness: Callable[[int, Sequence[int]], int]
    overbid_sign: int = -1
    shown: Callable[[int], int] = int
    early_tricks: bool = True
    avoids: bool = False
    only_first_wins: bool = False


def _off_five(count: int) -> int:
    return abs(count - FIVE)


def _off_middle(count: int, counts: Sequence[int]) -> int:
    return abs(count - sorted(counts)[1])


# fmt: off
MOST = Objective(
    "most", marked("most tricks"),
    "tricks", lambda count, counts: -count)
FEWEST = Objective(
    "fewest", marked("fewest tricks"),
    "tricks", lambda count, counts: count,
    overbid_sign=1, avoids=True)
NEAR_FIVE = Objective(
    "near_five", marked("nearest to five tricks"),
    "tricks", lambda count, counts: _off_five(count),
    shown=_off_five)
LATE = Objective(
    "late", marked("most of the last six"),
    "late", lambda count, counts: -count,
    early_tricks=False)
PAINS = Objective(
    "pains", marked("fewest pain cards"),
    "pains", lambda count, counts: count,
    overbid_sign=1, avoids=True)
MIDDLE = Objective(
    "middle", marked("middle number of tricks"),
    "tricks", _off_middle,
    only_first_wins=True)
# fmt: on

NEVER, AT_HALF, EVERY_TRICK = "never", "at half", "every trick"
"""When the ranking turns: 13 high becomes 1 high, or the other way."""


@dataclass(frozen=True)
class Contract:
    """One kind of contract: a row of the table.

    `trump` and `inverted` (1 is high) are None where the declarer names them. `turns` says when
    the ranking turns over. Shapeshift's row stands for itself only until it copies another.
    """

    id: str
    title: str
    is_starter: bool
    value: int
    step: int
    trump: Suit | None
    inverted: bool | None
    objective: Objective
    turns: str = NEVER
    names_pain: bool = False
    most_overbid: int = 6

    def is_inverted(self, start: bool, trick: int) -> bool:
        """Tell whether 1 is high in a trick (from 0), given how the deal started (BZ-20)."""
        if self.turns == AT_HALF:
            return start ^ (trick >= HALF)
        if self.turns == EVERY_TRICK:
            return start ^ bool(trick % 2)
        return start


# fmt: off
#        id                 title                        starter value step trump inverted objective
_ROWS = (
    Contract("berzerka",        marked("Berzerka"),        True,  1, 1, None,     False, MOST),
    Contract("hidden_strength", marked("Hidden Strength"), True,  1, 1, NO_TRUMP, True,  MOST),
    Contract("hold_steady",     marked("Hold Steady"),     True,  2, 1, NO_TRUMP, None,  NEAR_FIVE),
    Contract("seeing_red",      marked("Seeing Red"),      True,  2, 1, HEARTS,   False, MOST),
    Contract("bottle_it_up",    marked("Bottle It Up"),    True,  3, 1, NO_TRUMP, False, FEWEST),
    Contract("brute_strength",  marked("Brute Strength"),  False, 1, 1, NO_TRUMP, False, MOST),
    Contract("still_holding",   marked("Still Holding"),   False, 1, 1, None,     None,  NEAR_FIVE),
    Contract("changing_pace",   marked("Changing Pace"),   False, 1, 1, None,     None,  MOST,
             turns=AT_HALF),
    Contract("marathon_flex",   marked("Marathon Flex"),   False, 2, 1, None,     None,  LATE,
             most_overbid=5),
    Contract("one_weakness",    marked("One Weakness"),    False, 3, 1, NO_TRUMP, False, PAINS,
             names_pain=True),
    Contract("raging_tides",    marked("Raging Tides"),    False, 4, 1, NO_TRUMP, None,  MOST,
             turns=EVERY_TRICK),
    Contract("middling",        marked("Middling"),        False, 0, 2, None,     False, MIDDLE),
    Contract("shapeshift",      marked("Shapeshift"),      False, 5, 1, NO_TRUMP, False, MOST),
)
# fmt: on

CONTRACTS: Mapping[str, Contract] = {row.id: row for row in _ROWS}
NUMBER_OF: Mapping[str, int] = {row.id: number for number, row in enumerate(_ROWS)}
"""The place of each contract in the table: the order that lists follow."""
STARTERS = tuple(row.id for row in _ROWS if row.is_starter)
MIXED = tuple(row.id for row in _ROWS if not row.is_starter)
SHAPESHIFT = "shapeshift"
MIDDLING = "middling"
