"""How a searching player places his army: each card in the row where it has proved itself.

`python -m tests.strength.calibrate_rows` wrote the table of rows, from battles of plain players.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.core.protocols import Player
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.places import open_squares, row_of, square_classes
from game.rulesets.berserk.sense.placing import company, formation
from game.rulesets.berserk.sense.rows import row_worths
from game.rulesets.berserk.unit import BOARD, Spot

COMPANY = 0.3
"""How much of what the plain player takes good company to be worth has proved itself."""
GAIN = 1e-6
"""What a change must bring, in crystals: less is rounding."""


@lru_cache(maxsize=1024)
def deployment(
    player: Player,
    goes_first: bool,
    land: Battlefield | None,
    here: tuple[tuple[int, Spot], ...],
    wanting: tuple[int, ...],
    count: int,
) -> tuple[Spot, ...]:
    """Return a square for each card that wants one, in their order.

    The plain player's formation is changed, a card moved or two exchanged, while that helps; the
    cards that stand already keep their squares.
    """
    spots = formation(player, goes_first, land, here, wanting, count)
    worth = worth_of(player, spots, wanting, here)
    while True:
        ways = [
            (worth_of(player, way, wanting, here), way)
            for way in changes(player, goes_first, land, spots, [spot for _card, spot in here])
        ]
        best, way = max(ways, default=(worth, spots))
        if best < worth + GAIN:
            return spots
        worth, spots = best, way


def worth_of(
    player: Player,
    spots: Sequence[Spot],
    wanting: Sequence[int],
    here: Sequence[tuple[int, Spot]],
) -> float:
    """Return what it is worth, in crystals, that cards stand so, beside those that are here."""
    found = 0.0
    placed = list(here)
    for card, spot in zip(wanting, spots, strict=True):
        row = next(row for row in range(3) if spot in row_of(player, row + 1))
        found += row_worths(card)[row]
        for other, beside in placed:
            if spot in BOARD.adjacent[beside]:
                found += COMPANY * company(card, other, spot in BOARD.orthogonal[beside])
        placed.append((card, spot))
    return found


def changes(
    player: Player,
    goes_first: bool,
    land: Battlefield | None,
    spots: Sequence[Spot],
    taken: Sequence[Spot],
) -> Iterator[tuple[Spot, ...]]:
    """Yield the ways to move one of the cards on these squares, and to exchange two of them."""
    classes = square_classes(player, goes_first, land)
    count = len(spots) + len(taken)
    for place, spot in enumerate(spots):
        others = [*spots[:place], *spots[place + 1 :]]
        for free in open_squares(classes, [*taken, *others], count):
            if free != spot:
                yield (*spots[:place], free, *spots[place + 1 :])
        for before in range(place):
            way = list(spots)
            way[place], way[before] = way[before], way[place]
            yield tuple(way)
