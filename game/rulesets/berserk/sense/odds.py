"""Exact odds of one exchange, from the combat table alone (BW-24 to BW-27, BW-32).

Pure numbers, for whoever weighs many strikes; `prospects.py` tells what may come of an
action in a real position, replies and triggered texts included.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from game.rulesets.berserk.battle.combat import Row, exchange, lone, weaker
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


@lru_cache(maxsize=4096)
def rows(attack: int, defense: int) -> tuple[tuple[float, Row, int], ...]:
    """Return the rows two dice lead to: chance, row, and the difference of the totals (BW-24).

    `attack` and `defense` are added to the dice.
    """
    counted: Counter[tuple[Row, int]] = Counter()
    for first in SIDES:
        for second in SIDES:
            totals = first + attack, second + defense
            counted[exchange(*totals), totals[0] - totals[1]] += 1
    return tuple((count / 36, row, apart) for (row, apart), count in sorted(counted.items()))


@lru_cache(maxsize=4096)
def levels(bonus: int) -> tuple[tuple[float, int], ...]:
    """Return the levels one die leads to, each with its chance (BW-26, BW-27)."""
    counted = Counter(lone(side + bonus) for side in SIDES)
    return tuple((count / 6, level) for level, count in sorted(counted.items()))


def _ends(attacker: Fighter, defender: Fighter) -> list[tuple[float, int, int]]:
    """Return the chance and the wounds of both for each row that the dice lead to."""
    found = []
    hits, strikes_back = attacker.hits, defender.hits
    unanswered = attacker.unanswered
    for chance, row, apart in rows(attacker.bonus, defender.bonus):
        given, back, has_choice = row
        taken = 0 if unanswered and given else strikes_back[back]
        ends = hits[given], taken
        if has_choice:
            less = weaker(row, apart)
            other = hits[less.attacker], strikes_back[less.defender]
            better = _gain(attacker, defender, other) - _gain(attacker, defender, ends)
            if (better if apart > 0 else -better) > 0:
                ends = other
        found.append((chance, *ends))
    return found


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
    hits = attacker.hits
    if is_answered:
        outcomes = _ends(attacker, defender)
    else:
        outcomes = [(chance, hits[level], 0) for chance, level in levels(attacker.bonus)]
    harmed = hurt = kills = falls = wounds = marks = scars = 0.0
    for chance, given, taken in outcomes:
        if given:
            harmed += chance * harm(defender.worth, defender.left, defender.life, given)
            wounds += chance * min(given, defender.left)
            if given >= defender.left:
                kills += chance
            else:
                marks += chance
        if taken:
            hurt += chance * harm(attacker.worth, attacker.left, attacker.life, taken)
            if taken >= attacker.left:
                falls += chance
            else:
                scars += chance
    return Summary(harmed, hurt, kills, falls, wounds, marks, scars)


def _gain(attacker: Fighter, defender: Fighter, hits: tuple[int, int]) -> float:
    given, taken = hits
    return harm(defender.worth, defender.left, defender.life, given) - harm(
        attacker.worth, attacker.left, attacker.life, taken
    )
