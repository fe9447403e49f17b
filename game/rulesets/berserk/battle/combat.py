"""Who hits how hard: the combat table, and the roll of one die (BW-24 to BW-27).

Pure numbers: totals in, levels out. A total is a die with all its modifiers.
"""

from collections.abc import Sequence
from typing import NamedTuple

Level = int
MISS, LIGHT, MEDIUM, STRONG = range(4)
LEVEL_NAMES = ("miss", "light", "medium", "strong")


class Row(NamedTuple):
    """A row of the combat table: how hard each side hits, both at once."""

    attacker: Level
    defender: Level
    has_choice: bool = False
    """Whether the side with the higher roll may take its weaker hit instead (BW-25)."""


TABLE: dict[int, Row] = {
    5: Row(STRONG, MISS),
    4: Row(STRONG, LIGHT, has_choice=True),
    3: Row(MEDIUM, MISS),
    2: Row(MEDIUM, LIGHT, has_choice=True),
    1: Row(LIGHT, MISS),
    -1: Row(LIGHT, MISS),
    -2: Row(MISS, MISS),
    -3: Row(MISS, LIGHT),
    -4: Row(LIGHT, MEDIUM, has_choice=True),
    -5: Row(MISS, MEDIUM),
}
"""BW-24 by the attacker's total less the defender's; beyond 5 as at 5, below -5 as at -5."""

LOW_TIE = Row(LIGHT, MISS)
HIGH_TIE = Row(MISS, LIGHT)
HIGHEST_LOW_TIE = 4
"""Equal totals up to this are the attacker's, above it the defender's (BW-24)."""


def exchange(attack: int, defense: int) -> Row:
    """Return the row for the attacker's and the defender's totals, both alert (BW-24)."""
    difference = attack - defense
    if difference == 0:
        return LOW_TIE if attack <= HIGHEST_LOW_TIE else HIGH_TIE
    return TABLE[max(-5, min(5, difference))]


def weaker(row: Row, difference: int) -> Row:
    """Return what the chooser may take for a row with a choice (BW-25).

    His own hit is one level weaker, and there is none in return. The chooser is the side with the
    higher total: the attacker where the difference is positive.
    """
    if difference > 0:
        return Row(row.attacker - 1, MISS)
    return Row(MISS, row.defender - 1)


def lone(total: int) -> Level:
    """Return the level of one die's total: a basic strike at who does not defend himself (BW-26),
    or the standard combat roll (BW-27).
    """
    if total <= 3:
        return LIGHT
    return MEDIUM if total <= 5 else STRONG


def dealt(damage: Sequence[int], level: Level, more: int = 0) -> int:
    """Return the wounds of a hit at this level.

    `damage` is light, medium and strong, or one number. `more` (it may be negative) is added to
    any hit; no hit deals less than nothing.
    """
    if level == MISS or not damage:
        return 0
    wounds = damage[level - 1 if len(damage) > 1 else 0] + more
    return wounds if wounds > 0 else 0
