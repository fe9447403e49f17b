"""A card in the battle, and where it can be."""

from typing import NamedTuple

from game.core.protocols import Player
from game.kit.grid import Grid

BOARD = Grid(5, 6)
"""Seat 0 sits below, on rows 1 to 3; seat 1 above, on rows 4 to 6 (BW-01)."""

UNSEEN = -1
"""The card of a face-down unit, for whoever may not know it."""

Spot = int
"""A square 0..29; SKY + uid for a flyer in its side zone; GRAVE for the dead."""
SKY = 30
GRAVE = -1


class Unit(NamedTuple):
    """One card of an army, from its placement to the end of the battle.

    `uid` is its place in `State.units`. All counters are whole numbers from 0.
    """

    uid: int
    card: int
    owner: Player
    spot: Spot
    hidden: bool = True
    """Face down (BW-13, BW-14)."""
    exhausted: bool = False
    wounds: int = 0
    extra: int = 0
    """Extra life points beyond the card's (BW-57)."""
    spent: int = 0
    """Movement points used this turn."""
    moved: int = 0
    """Squares moved this turn, for those who charge."""
    soaked: int = 0
    """Wounds that armor has prevented this turn (BW-34)."""
    poison: int = 0
    plus: int = 0
    minus: int = 0
    bound: bool = False
    """Can't attack (BW-58)."""
    stunned: bool = False
    """Will not become alert at its owner's next turn start (BW-58)."""
    prepared: bool = False
    """May basic-strike a flyer in the turn after it prepared for that (BW-65)."""
    roused: bool = False
    """Has been made alert this turn by an ability (BW-23)."""
    slept: bool = False
    """Has slept through a turn, stunned, and was not alert since (BW-58)."""
    fresh: tuple[tuple[str, int], ...] = ()
    """What of "plus", "minus", "bound" and "prepared" was laid in its owner's running turn, and how
    much, by name: it outlasts that turn and goes when his next ends."""
    tokens: int = 0
    """Incarnation tokens (BW-45)."""
    reborn: bool = False
    """Has used its incarnation."""
    gear: tuple[int, ...] = ()
    """The equipment it wears, as card numbers."""


def is_asleep(unit: Unit) -> bool:
    """Tell whether a unit that was stunned misses its owner's turn, and has not been roused."""
    return unit.exhausted and unit.slept


def fresh_of(unit: Unit, name: str) -> int:
    """Return how much of a token was laid in its owner's running turn; 0 if nothing."""
    return dict(unit.fresh).get(name, 0)


def freshly(unit: Unit, name: str, x: int) -> Unit:
    """Return the unit with so much of a token laid in its owner's running turn."""
    return unit._replace(fresh=tuple(sorted({**dict(unit.fresh), name: x}.items())))


def cleansed(unit: Unit) -> Unit:
    """Return the unit without poison and without what hinders it (BW-59)."""
    fresh = tuple(each for each in unit.fresh if each[0] not in ("minus", "bound"))
    return unit._replace(poison=0, minus=0, bound=False, fresh=fresh)


def after_turn(unit: Unit) -> Unit:
    """Return the unit as its owner's turn ends: only what was laid in that turn stays (BW-62)."""
    fresh = dict(unit.fresh)
    return unit._replace(
        plus=fresh.get("plus", 0),
        minus=fresh.get("minus", 0),
        bound="bound" in fresh,
        prepared="prepared" in fresh,
        fresh=(),
    )


def rows_from_home(unit: Unit) -> int:
    """Return how many rows before its owner's third the unit stands, 0 to 5; -1 if on no square."""
    if not is_square(unit.spot):
        return -1
    row = BOARD.row[unit.spot]
    return row if unit.owner == 0 else BOARD.rows - 1 - row


def is_square(spot: Spot) -> bool:
    """Tell whether the spot is a square of the board."""
    return 0 <= spot < SKY


def spot_name(spot: Spot) -> str:
    """Return "c3" for a square, "f7" for the flyer with uid 7 (squares end at row 6, column e)."""
    if is_square(spot):
        return BOARD.names[spot]
    if spot >= SKY:
        return f"f{spot - SKY}"
    return "grave"


def parse_spot(text: str) -> Spot:
    """Return the spot of this name, the inverse of `spot_name`; raise ValueError."""
    if text[:1] == "f" and text[1:].isdecimal():
        return SKY + int(text[1:])
    return BOARD.square(text)
