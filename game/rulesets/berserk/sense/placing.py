"""How a computer player places his army: who stands in front, who behind, who beside whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.core.protocols import Player
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.cards.abilities import (
    Aura,
    Blast,
    Heal,
    Moment,
    Near,
    Power,
    Rank,
    Shot,
    Side,
    Spell,
    Throw,
    When,
)
from game.rulesets.berserk.cards.card import CardKind
from game.rulesets.berserk.cards.prices import expected
from game.rulesets.berserk.places import open_squares, row_of, square_classes
from game.rulesets.berserk.purse import price_list
from game.rulesets.berserk.sense.worth import abilities_of, card_worth
from game.rulesets.berserk.unit import BOARD, GRAVE, Spot, Unit

Formation = Callable[
    [
        Player,
        bool,
        Battlefield | None,
        tuple[tuple[int, Spot], ...],
        tuple[int, ...],
        int,
    ],
    tuple[Spot, ...],
]
"""Finds a square for each card that wants one: `formation` is the plain player's."""


@lru_cache(maxsize=4096)
def formation(
    player: Player,
    goes_first: bool,
    land: Battlefield | None,
    here: tuple[tuple[int, Spot], ...],
    wanting: tuple[int, ...],
    count: int,
) -> tuple[Spot, ...]:
    """Return a square for each card that wants one, in their order.

    The choosiest card takes its square first; the cards that stand already keep theirs.
    """
    classes = square_classes(player, goes_first, land)
    taken = [spot for _card, spot in here]
    found: dict[int, Spot] = {}
    placed = list(here)
    for place in sorted(range(len(wanting)), key=lambda place: -_choosiness(wanting[place])):
        card = wanting[place]
        free = open_squares(classes, taken, count)
        spot = max(free, key=lambda spot: (_liking(card, spot, player, placed), -spot))
        found[place] = spot
        taken.append(spot)
        placed.append((card, spot))
    return tuple(found[place] for place in range(len(wanting)))


def next_placing(
    player: Player,
    goes_first: bool,
    land: Battlefield | None,
    units: Sequence[Unit],
    waiting: tuple[int, ...],
    arrange: Formation = formation,
) -> tuple[int, Spot]:
    """Return which of the cards that wait the player places next, and where.

    Squares are filled in their order, so that the order tells nothing of the cards (BW-13).
    `units` are those on the board, of both players; only the player's own matter.
    """
    own = [unit for unit in units if unit.owner == player]
    if not any(price_list()[each].squares for each in waiting):
        card = waiting[0]
        return card, GRAVE if price_list()[card].terrain else wearer_of(card, own)
    plan = planned(player, goes_first, land, units, waiting, arrange)
    spot = min(set(plan) - {unit.spot for unit in own})
    return plan[spot], spot


def planned(
    player: Player,
    goes_first: bool,
    land: Battlefield | None,
    units: Sequence[Unit],
    waiting: tuple[int, ...],
    arrange: Formation = formation,
) -> dict[Spot, int]:
    """Return which card the player wants on which square, those on the board where they are."""
    wanting = tuple(each for each in waiting if price_list()[each].squares)
    here = tuple((unit.card, unit.spot) for unit in units if unit.owner == player)
    army = tuple(sorted((*[each for each, _spot in here], *wanting)))
    plan = dict(zip(arrange(player, goes_first, land, (), army, len(army)), army, strict=True))
    if all(plan.get(spot) == card for card, spot in here):
        return plan
    spots = arrange(player, goes_first, land, here, wanting, len(army))
    standing = {spot: card for card, spot in here}
    return standing | dict(zip(spots, wanting, strict=True))


def wearer_of(gear: int, own: Sequence[Unit]) -> Spot:
    """Return the square of the creature that wears the equipment: the worthiest bare one."""
    creatures = [unit for unit in own if PROFILES[unit.card].is_creature]
    best = max(
        creatures,
        key=lambda unit: (not unit.gear, PROFILES[unit.card].is_walker, card_worth(unit.card)),
    )
    return best.spot


def _choosiness(number: int) -> float:
    """Return how much it matters where the card stands."""
    card = PROFILES[number].card
    if card.kind is CardKind.FLYER:
        return -2.0
    return 10 * (is_marksman(number) or is_helper(number)) + card_worth(number)


@lru_cache(maxsize=1024)
def is_marksman(number: int) -> bool:
    """Tell whether the card fights from afar rather than hand to hand."""
    ranged = [
        expected(each.damage)
        for each in PROFILES[number].card.abilities
        if isinstance(each, Shot | Throw | Blast)
    ]
    strike = PROFILES[number].card.strike
    return bool(ranged) and max(ranged) >= 0.7 * (expected(strike) if strike else 0)


@lru_cache(maxsize=1024)
def is_helper(number: int) -> bool:
    """Tell whether the card does most from behind: it heals or casts."""
    return any(
        isinstance(each, Heal | Spell | Power) and each.reach != 1 and each.to is not Side.ITSELF
        for each in PROFILES[number].card.abilities
    )


def _liking(number: int, spot: Spot, player: Player, placed: Sequence[tuple[int, Spot]]) -> float:
    """Return how well a card stands on a square beside those placed already."""
    card = PROFILES[number].card
    row = next(n for n in range(3) if spot in row_of(player, n + 1))
    off_centre = abs(BOARD.column[spot] - 2)
    if card.kind is CardKind.FLYER:
        return _flyer_liking(row, off_centre)
    if card.kind is CardKind.ARTIFACT:
        if not is_for_neighbours(number):
            return float(row) + 0.3 * off_centre
        liking = (0.2, 0.8, 0.6)[row] - 0.2 * off_centre
        return liking + _liking_for(number, spot, placed)
    stout = card.life / 8
    if is_marksman(number):
        liking = (-1.0, 1.0, 0.6)[row] - 0.1 * off_centre
    elif is_helper(number):
        liking = (-1.0, 0.8, 1.0)[row] - 0.1 * off_centre
    else:
        slow = card.movement <= 1
        liking = (1.0 * stout, 0.6, -0.8 if slow else 0.1)[row] - 0.15 * off_centre
    return liking + _liking_for(number, spot, placed)


def _flyer_liking(row: int, off_centre: int) -> float:
    """A flyer leaves its square, so it takes one that is worth little to the others."""
    return (-1.0, 0.2, 0.6)[row] + 0.3 * off_centre


def _liking_for(number: int, spot: Spot, placed: Sequence[tuple[int, Spot]]) -> float:
    """Return what it brings a card to stand there beside those placed already."""
    return sum(
        company(number, other, spot in BOARD.orthogonal[beside])
        for other, beside in placed
        if spot in BOARD.adjacent[beside]
    )


@lru_cache(maxsize=1024)
def is_for_neighbours(number: int) -> bool:
    """Tell whether the card does something for own cards beside it."""
    found = [aura.to for aura in abilities_of(number, Aura)]
    for text in abilities_of(number, When):
        if text.moment is Moment.FRIEND_STRIKES:
            return True
        if text.moment in (Moment.TURN_STARTS, Moment.TURN_ENDS):
            found.append(text.to)
    return Near.ADJACENT_OWN in found or Near.ADJACENT in found


def company(number: int, other: int, is_orthogonal: bool) -> float:
    """Return what it brings a card to stand beside another."""
    found = 0.0
    if is_orthogonal and abilities_of(number, Rank) and abilities_of(other, Rank):
        found += 0.8
    one, two = PROFILES[number], PROFILES[other]
    if one.people == two.people:
        found += 0.3 * (bool(one.kin) + bool(two.kin))
    return found + 0.4 * (is_for_neighbours(number) + is_for_neighbours(other))
