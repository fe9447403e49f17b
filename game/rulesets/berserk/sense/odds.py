"""Exact odds of one exchange, from the combat table alone (BW-24 to BW-27, BW-32).

Pure numbers, for whoever weighs many strikes; `prospects.py` tells what may come of an
action in a real position, replies and triggered texts included.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from game.rulesets.berserk.battle.combat import Level, Row, exchange, lone, weaker
from game.rulesets.berserk.sense.worth import harm

SIDES = range(1, 7)
"""What a die can show."""

Hits = tuple[int, int, int, int]
"""The wounds of a miss (0), a light, a medium and a strong hit, after armor and the like."""


class Fighter(NamedTuple):
    """One side of an exchange.

    `bonus` is added to its roll, `hits` are what it deals to the other, `left` is how many wounds
    kill it, `life` its full life, `worth` what is lost with it, in crystals. Whom one that is
    `unanswered` hits deals nothing in return.
    """

    bonus: int
    hits: Hits
    left: int
    life: int
    worth: float
    unanswered: bool = False


class Summary(NamedTuple):
    """An exchange in short: what each side can expect to lose, in crystals, and the deaths."""

    harm_to_defender: float
    harm_to_attacker: float
    kills: float
    falls: float
    """The chance that the attacker dies."""
    wounds: float
    """What the defender suffers on the average."""
    marks: float
    """The chance that the defender is wounded and lives."""
    scars: float
    """The same of the attacker."""

    @property
    def gain(self) -> float:
        """What the attacker can expect to win by it, in crystals."""
        return self.harm_to_defender - self.harm_to_attacker


class Way(NamedTuple):
    """A row that two dice lead to, how likely it is, and how hard each side then hits.

    Where the side with the higher roll has a choice, `sign` is 1 if that is the attacker and -1 if
    not, and the last two are what it may take instead; elsewhere `sign` is 0 (BW-25).
    """

    chance: float
    given: Level
    back: Level
    sign: int
    less_given: Level
    less_back: Level


@lru_cache(maxsize=4096)
def ways(attack: int, defense: int) -> tuple[Way, ...]:
    """Return the rows two dice lead to; `attack` and `defense` are added to them (BW-24)."""
    counted: Counter[tuple[Row, int]] = Counter()
    for first in SIDES:
        for second in SIDES:
            totals = first + attack, second + defense
            counted[exchange(*totals), totals[0] - totals[1]] += 1
    found = []
    for (row, apart), count in sorted(counted.items()):
        less = weaker(row, apart) if row.has_choice else row
        sign = (1 if apart > 0 else -1) if row.has_choice else 0
        found.append(Way(count / 36, *row[:2], sign, *less[:2]))
    return tuple(found)


@lru_cache(maxsize=4096)
def levels(bonus: int) -> tuple[tuple[float, int], ...]:
    """Return the levels one die leads to, each with its chance (BW-26, BW-27)."""
    counted = Counter(lone(side + bonus) for side in SIDES)
    return tuple((count / 6, level) for level, count in sorted(counted.items()))


def lone_odds(bonus: int, hits: Hits) -> tuple[tuple[float, int], ...]:
    """Return how one die can end: at an exhausted target, or a standard combat roll.

    Each end is its chance, and the wounds dealt.
    """
    found: dict[int, float] = {}
    for chance, level in levels(bonus):
        found[hits[level]] = found.get(hits[level], 0.0) + chance
    return tuple([(chance, wounds) for wounds, chance in sorted(found.items())])


def summary(attacker: Fighter, defender: Fighter, is_answered: bool) -> Summary:
    """Return an exchange in short; unanswered, only the attacker rolls."""
    bonus, hits, left, life, worth, unanswered = attacker
    against, strikes_back, their_left, their_life, their_worth, _unanswered = defender
    harms = [harm(their_worth, their_left, their_life, given) for given in hits]
    harmed = hurt = kills = falls = wounds = marks = scars = 0.0
    if not is_answered:
        for chance, level in levels(bonus):
            if given := hits[level]:
                harmed += chance * harms[level]
                if given >= their_left:
                    wounds += chance * their_left
                    kills += chance
                else:
                    wounds += chance * given
                    marks += chance
        return Summary(harmed, hurt, kills, falls, wounds, marks, scars)
    hurts = [harm(worth, left, life, taken) for taken in strikes_back]
    for chance, level, back, sign, less_level, less_back in ways(bonus, against):
        if unanswered and level:
            back = 0
        if sign:
            better = harms[less_level] - hurts[less_back] - (harms[level] - hurts[back])
            if sign * better > 0:
                level, back = less_level, less_back
        if given := hits[level]:
            harmed += chance * harms[level]
            if given >= their_left:
                wounds += chance * their_left
                kills += chance
            else:
                wounds += chance * given
                marks += chance
        if taken := strikes_back[back]:
            hurt += chance * hurts[back]
            if taken >= left:
                falls += chance
            else:
                scars += chance
    return Summary(harmed, hurt, kills, falls, wounds, marks, scars)
