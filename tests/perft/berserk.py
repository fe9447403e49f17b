"""Berserk a second time: armies, placings and plain fights by trying everything, with lists.

Slow, and written from the rules alone: nothing of the ruleset is imported. Cards are
dictionaries, squares are (column, row) from (0, 0) at a1.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

Square = tuple[int, int]
Facts = dict[str, Any]

TABLE = {
    5: ("strong", ""),
    4: ("strong", "light"),
    3: ("medium", ""),
    2: ("medium", "light"),
    1: ("light", ""),
    -1: ("light", ""),
    -2: ("", ""),
    -3: ("", "light"),
    -4: ("light", "medium"),
    -5: ("", "medium"),
}
CHOICES = {4: ("medium", ""), 2: ("light", ""), -4: ("", "light")}
LEVELS = ("", "light", "medium", "strong")


# -- recruiting (BW-03 to BW-07)


def count_armies(hand: Sequence[Facts], gold: int, silver: int) -> int:
    """Count the different armies that a hand allows; equal cards have the same `id`."""
    ids = sorted({card["id"] for card in hand})
    first = {card["id"]: card for card in hand}
    copies = [sum(card["id"] == each for card in hand) for each in ids]
    count = 0
    for taken in product(*(range(most + 1) for most in copies)):
        army = [first[name] for name, times in zip(ids, taken, strict=True) for _ in range(times)]
        count += _allowed(army, gold, silver)
    return count


def _allowed(army: list[Facts], gold: int, silver: int) -> bool:
    if not any(card["kind"] in ("creature", "flyer") for card in army):
        return False
    realms = {realm for card in army for realm in card["realms"]}
    gold -= max(0, len(realms) - 1)
    gold -= sum(card["cost"] for card in army if card["elite"])
    regular = sum(card["cost"] for card in army if not card["elite"])
    if gold < 0 or regular > gold + silver:
        return False
    if sum(card["cost"] for card in army if card["kind"] == "flyer") > 15:
        return False
    if sum(card["kind"] == "terrain" for card in army) > 1:
        return False
    unique = [card["id"] for card in army if card["unique"]]
    return len(unique) == len(set(unique))


# -- placing (BW-12)


def count_placings(count: int, is_first: bool, taken: Sequence[Square] = ()) -> int:
    """Count the ways to place an army of so many on an own side; some lie already.

    The side is that of whoever sits below: his row 1 is the third from the bottom.
    """
    side = [(column, row) for row in range(3) for column in range(5)]
    free = [square for square in side if square not in taken]
    return sum(
        _in_order([*taken, *rest], is_first) for rest in permutations(free, count - len(taken))
    )


def _in_order(squares: list[Square], is_first: bool) -> bool:
    ranks = [_rank(square, is_first) for square in squares]
    sizes = [9, 4, 2] if is_first else [11, 4]
    for rank, size in enumerate(sizes):
        if ranks.count(rank) < size and max(ranks) > rank:
            return False
    return True


def _rank(square: Square, is_first: bool) -> int:
    column, row = square
    if column in (1, 2, 3):
        return 0
    if row == 2:
        return 2 if is_first else 0
    return 1


# -- a fight of plain creatures (BW-17 to BW-19, BW-24 to BW-28)


def count_lines(units: list[Facts], player: int, depth: int) -> int:
    """Count the ways a turn can go on for so many steps; a die is a step, and so is an answer.

    A unit has `at`, `side`, `life`, `move`, `strike`, `spent`, `tired`. The lines end early where
    a side has nobody left.
    """
    if depth == 0 or len({unit["side"] for unit in units}) < 2:
        return 1
    total = 0
    for index, unit in enumerate(units):
        if unit["side"] != player or unit["tired"]:
            continue
        for square, cost in _walks(units, unit):
            moved = _with(units, index, at=square, spent=unit["spent"] + cost)
            total += count_lines(moved, player, depth - 1)
        for target, other in enumerate(units):
            if other["side"] != player and _near(unit["at"], other["at"]):
                tired = _with(units, index, tired=True)
                total += _struck(tired, index, target, player, depth - 1)
    return total + count_lines(_woken(units, 1 - player), 1 - player, depth - 1)


def _struck(units: list[Facts], index: int, target: int, player: int, depth: int) -> int:
    guards = [
        number
        for number, unit in enumerate(units)
        if unit["side"] != player
        and number != target
        and not unit["tired"]
        and _near(unit["at"], units[index]["at"])
        and _near(unit["at"], units[target]["at"])
    ]
    if not guards:
        return _rolled(units, index, target, target, player, depth)
    if depth == 0:
        return 1
    return sum(
        _rolled(units, index, target, fighter, player, depth - 1) for fighter in (*guards, target)
    )


def _rolled(
    units: list[Facts], index: int, target: int, fighter: int, player: int, depth: int
) -> int:
    if depth == 0:
        return 1
    total = 0
    alert = not units[fighter]["tired"]
    for dice in product(range(1, 7), repeat=2 if alert else 1):
        for steps, hits in _outcomes(dice):
            if depth - 1 < steps:
                total += 1
                break
            after = _hit(units, index, target, fighter, hits)
            total += count_lines(after, player, depth - 1 - steps)
    return total


def _outcomes(dice: tuple[int, ...]) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield the hits that these dice allow, each with how many answers it takes."""
    if len(dice) == 1:
        yield 0, ("light" if dice[0] <= 3 else "medium" if dice[0] <= 5 else "strong", "")
        return
    one, other = dice
    if one == other:
        yield 0, ("light", "") if one <= 4 else ("", "light")
        return
    row = TABLE[max(-5, min(5, one - other))]
    if one - other in CHOICES:
        yield 1, row
        yield 1, CHOICES[one - other]
    else:
        yield 0, row


def _hit(
    units: list[Facts], index: int, target: int, fighter: int, hits: tuple[str, str]
) -> list[Facts]:
    after = units
    if fighter != target:
        after = _with(after, fighter, tired=True)
    for who, by, level in ((fighter, index, hits[0]), (index, fighter, hits[1])):
        if level:
            wounds = units[by]["strike"][LEVELS.index(level) - 1]
            after = _with(after, who, life=after[who]["life"] - wounds)
    return [unit for unit in after if unit["life"] > 0]


def _walks(units: list[Facts], unit: Facts) -> list[tuple[Square, int]]:
    """Return the squares in reach and how many steps each takes."""
    taken = {other["at"] for other in units}
    found = {unit["at"]: 0}
    edge = [unit["at"]]
    for cost in range(1, unit["move"] - unit["spent"] + 1):
        edge = [
            square
            for column, row in edge
            for square in (
                (column + 1, row),
                (column - 1, row),
                (column, row + 1),
                (column, row - 1),
            )
            if square not in taken and 0 <= square[0] < 5 and 0 <= square[1] < 6
        ]
        for square in edge:
            found.setdefault(square, cost)
    return [(square, cost) for square, cost in found.items() if cost]


def _woken(units: list[Facts], player: int) -> list[Facts]:
    return [
        {**unit, "tired": False, "spent": 0} if unit["side"] == player else unit for unit in units
    ]


def _with(units: list[Facts], index: int, **changed: Any) -> list[Facts]:
    return [*units[:index], {**units[index], **changed}, *units[index + 1 :]]


def _near(one: Square, other: Square) -> bool:
    return one != other and max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1
