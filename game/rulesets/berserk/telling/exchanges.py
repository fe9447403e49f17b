"""What dice come to, in words: the difference, the row of the table, and who takes what."""

from collections.abc import Mapping

from game.core.words import _, decimal, marked, opening
from game.rulesets.berserk.battle.combat import (
    HIGHEST_LOW_TIE,
    LIGHT,
    MEDIUM,
    STRONG,
    Level,
    exchange,
    lone,
)

UNBROKEN = "\u00a0"
"""The space inside of a sum, at which no line ends."""

ROWS: Mapping[tuple[Level, Level], str] = {
    (3, 0): marked("a strong hit on the defender"),
    (3, 1): marked(
        "the attacker chooses a strong hit on the defender and a light one in return, "
        "or a medium hit and none in return"
    ),
    (2, 0): marked("a medium hit on the defender"),
    (2, 1): marked(
        "the attacker chooses a medium hit on the defender and a light one in return, "
        "or a light hit and none in return"
    ),
    (1, 0): marked("a light hit on the defender"),
    (0, 0): marked("nobody is hit"),
    (0, 1): marked("a light hit on the attacker"),
    (1, 2): marked(
        "the defender chooses a medium hit on the attacker and a light one in return, "
        "or a light hit and none in return"
    ),
    (0, 2): marked("a medium hit on the attacker"),
}
"""The rows of the combat table by how hard the attacker and the defender hit (BW-24, BW-25)."""

LEVELS: Mapping[Level, str] = {
    LIGHT: marked("up to 3: a light hit"),
    MEDIUM: marked("4 or 5: a medium hit"),
    STRONG: marked("6 or more: a strong hit"),
}
"""What the total of a die comes to that is rolled alone (BW-26, BW-27)."""


def sum_words(totals: tuple[int, ...]) -> str:
    """Return the difference of two totals as a sum: "7 − 4 = 3"; "" for one die."""
    if len(totals) == 1:
        return ""
    attack, defense = totals
    told = f"{decimal(attack, 0)} − {decimal(defense, 0)} = {decimal(attack - defense, 0)}"
    return told.replace(" ", UNBROKEN)


def outcome_words(totals: tuple[int, ...]) -> str:
    """Return what the totals come to: the row of two dice, the hit of one."""
    if len(totals) == 1:
        return _(LEVELS[lone(totals[0])])
    attack, defense = totals
    found = exchange(attack, defense)
    row = _(ROWS[found.attacker, found.defender])
    if attack != defense:
        return row
    tie = (
        marked("a tie of 4 or less, {row}")
        if attack <= HIGHEST_LOW_TIE
        else marked("a tie above 4, {row}")
    )
    return _(tie).format(row=row)


def explained(totals: tuple[int, ...]) -> str:
    """Return the sum and what it comes to as a sentence: "7 − 4 = 3: a medium hit …"."""
    told = sum_words(totals)
    return f"{told}: {outcome_words(totals)}." if told else f"{opening(outcome_words(totals))}."
