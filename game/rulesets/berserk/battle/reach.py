"""How far a unit gets, on foot, by a leap or with a strike; and who may step in (BW-28, BW-66)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from game.rulesets.berserk.battle.effects import can_suffer
from game.rulesets.berserk.battle.masks import Mask, flooded, mask_of
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.traits import terrain_at, traits
from game.rulesets.berserk.battle.units import by_spot
from game.rulesets.berserk.battlefields import SHUT, Terrain
from game.rulesets.berserk.cards.abilities import (
    Heal,
    MagicalStrike,
    Polearm,
    Power,
    Side,
    SpecialStrike,
    Spell,
    Used,
)
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit, fresh_of

Way = tuple[int, Spot]
"""What it costs to get to a square, and the square before it."""

MARSH_COST = 2
NOT_ATTACKS = (Heal, Spell, Power)
MELEE = (MagicalStrike, SpecialStrike)


# -- moving


def points_left(unit: Unit) -> int:
    """Return the movement points the unit still has; an exhausted unit has none (BW-17)."""
    if unit.exhausted or unit.spot >= SKY:
        return 0
    return PROFILES[unit.card].movement - unit.spent


def points_once_alert(unit: Unit, *, in_turn: bool) -> int:
    """Return the movement points of a unit when it can next walk: what it has left, or all of them
    where they are refilled first (BW-16); `in_turn`: it is its owner's turn."""
    is_refilled = not in_turn and not (unit.exhausted and unit.stunned)
    return PROFILES[unit.card].movement - (0 if is_refilled else unit.spent)


def walkable(state: Battle, unit: Unit) -> list[Spot]:
    """Return the squares the unit can walk to, in order (BW-18)."""
    points = points_left(unit)
    if points <= 0:
        return []
    start = unit.spot
    if state.standing.options.terrain:
        return sorted(ways(state, start, points))
    board = state.board
    if points == 1:
        return [square for square in BOARD.orthogonal[start] if board[square] < 0]
    reached = flooded(1 << start, free_squares(board), points) ^ 1 << start
    return [square for square in _disc(start, points, diagonal=False) if reached >> square & 1]


@lru_cache(maxsize=1 << 12)
def free_squares(board: tuple[int, ...]) -> Mask:
    """Return the squares nobody stands on."""
    return mask_of(square for square, uid in enumerate(board) if uid < 0)


def ways(state: Battle, start: Spot, points: int) -> dict[Spot, Way]:
    """Return every square within reach of `points`, with the cheapest way there (BW-18).

    Of equally cheap ways the one found first counts, squares being tried in order.
    """
    costs = entry_costs(state)
    board = state.board
    found: dict[Spot, Way] = {}
    edges: list[list[tuple[Spot, Spot]]] = [[] for _point in range(points + 1)]
    edges[0].append((start, start))
    for spent, edge in enumerate(edges):
        for square, before in edge:
            if square in found:
                continue
            if square != start:
                found[square] = spent, before
            elif spent:
                continue
            for beside in BOARD.orthogonal[square]:
                if board[beside] < 0 and beside not in found:
                    total = spent + costs[beside] if costs else spent + 1
                    if total <= points:
                        edges[total].append((beside, square))
    return found


def path_to(found: dict[Spot, Way], start: Spot, end: Spot) -> tuple[Spot, ...]:
    """Return the squares of the way from start to end, both included."""
    path = [end]
    while path[-1] != start:
        path.append(found[path[-1]][1])
    return tuple(reversed(path))


NO_ENTRY = 99
"""The cost of a square nobody walks onto."""


def entry_costs(state: Battle) -> tuple[int, ...] | None:
    """Return what entering each square costs; None where each costs 1."""
    if not state.standing.options.terrain:
        return None
    return _entry_costs(state.standing.field.terrain)


@cache
def _entry_costs(terrain: tuple[Terrain, ...]) -> tuple[int, ...]:
    return tuple(
        NO_ENTRY if each in SHUT else MARSH_COST if each == Terrain.MARSH else 1 for each in terrain
    )


def leap_squares(state: Battle, unit: Unit, held: Traits) -> list[Spot]:
    """Return the squares the unit can jump or teleport to, in order (BW-46, BW-47)."""
    if not (held.jump or held.teleports) or unit.exhausted or unit.spent or unit.spot >= SKY:
        return []
    within = (
        BOARD.squares if held.teleports else _within(state, unit.spot, jump_of(state, unit, held))
    )
    board = state.board
    free = [square for square in within if board[square] < 0]
    if state.standing.options.terrain:
        return [square for square in free if terrain_at(state, square) != Terrain.ROCK]
    return free


# -- distances


def distance(state: Battle, start: Spot, end: Spot) -> int:
    """Return the distance of two squares as the house rules count it (BW-20)."""
    if state.standing.options.range_metric == "diagonal":
        return BOARD.rings[start][end]
    return BOARD.steps[start][end]


def _within(state: Battle, start: Spot, reach: int) -> tuple[Spot, ...]:
    return _disc(start, reach, state.standing.options.range_metric == "diagonal")


@cache
def _disc(start: Spot, reach: int, diagonal: bool) -> tuple[Spot, ...]:
    away = (BOARD.rings if diagonal else BOARD.steps)[start]
    return tuple(square for square in BOARD.squares if away[square] <= reach)


@cache
def polearm_squares(start: Spot) -> frozenset[Spot]:
    """Return the squares two away in a straight line, over one square (BW-43)."""
    beyond = [BOARD.beyond(start, through) for through in BOARD.adjacent[start]]
    return frozenset(square for square in beyond if square is not None)


@cache
def beside_both(one: Spot, other: Spot) -> tuple[Spot, ...]:
    """Return the squares adjacent to both."""
    near = BOARD.adjacent[other]
    return tuple(square for square in BOARD.adjacent[one] if square in near)


# -- targets


def strike_targets(state: Battle, unit: Unit, held: Traits) -> list[Spot]:
    """Return whom the unit can basic-strike, in order (BW-19, BW-63 to BW-65)."""
    if unit.exhausted or unit.bound or not PROFILES[unit.card].is_creature:
        return []
    enemy = 1 - unit.owner
    if unit.spot >= SKY:
        return [each.spot for each in by_spot(state, enemy)]
    board, units = state.board, state.units
    targets = [
        square
        for square in BOARD.adjacent[unit.spot]
        if board[square] >= 0 and units[board[square]].owner == enemy
    ]
    if reaches_flyers(unit, held):
        targets += [each.spot for each in units if each.spot >= SKY and each.owner == enemy]
    return targets


def reaches_flyers(unit: Unit, held: Traits) -> bool:
    """Tell whether it can strike flyers from the ground: by a text, or prepared before (BW-65)."""
    return held.sky_reach or (unit.prepared and not fresh_of(unit, "prepared"))


def use_targets(state: Battle, unit: Unit, use: Used) -> list[Spot]:
    """Return at whom the unit can use this ability, in order."""
    if unit.exhausted:
        return []
    enemy = 1 - unit.owner
    if isinstance(use, NOT_ATTACKS):
        if use.to == Side.ITSELF:
            reached = [unit]
        elif use.to == Side.OTHER_OWN:
            reached = [each for each in by_spot(state, unit.owner) if each.uid != unit.uid]
        elif use.to == Side.ANY:
            reached = [*by_spot(state, 0), *by_spot(state, 1)]
        else:
            reached = list(by_spot(state, enemy if use.to == Side.ENEMY else unit.owner))
        return sorted(
            each.spot
            for each in reached
            if can_suffer(state, each, use) and is_in_reach(state, unit, use, each)
        )
    if unit.bound:
        return []
    return [each.spot for each in by_spot(state, enemy) if is_in_reach(state, unit, use, each)]


def is_in_reach(state: Battle, unit: Unit, use: Used, target: Unit) -> bool:
    """Tell whether the target stands where the ability gets to; nothing else is asked.

    Flyers are adjacent to all in melee (BW-63); ranged attacks and all that is no attack reach
    them, and they others, at any range (BW-64).
    """
    if isinstance(use, MELEE):
        if unit.spot >= SKY:
            return True
        return target.spot < SKY and target.spot in BOARD.adjacent[unit.spot]
    if isinstance(use, Polearm):
        return unit.spot < SKY and target.spot in polearm_squares(unit.spot)
    if unit.spot >= SKY or target.spot >= SKY:
        return True
    if not isinstance(use, NOT_ATTACKS) and BOARD.rings[unit.spot][target.spot] <= 1:
        return False
    reach = reach_of(state, unit, use)
    return reach is None or distance(state, unit.spot, target.spot) <= reach


def reach_of(state: Battle, unit: Unit, use: Used) -> int | None:
    """Return the range of an ability, a hill's one more included; None without a limit."""
    reach: int | None = getattr(use, "reach", None)
    return None if reach is None else reach + _height(state, unit)


def jump_of(state: Battle, unit: Unit, held: Traits) -> int:
    """Return how far the unit jumps, a hill's one more included (BW-01, BW-46)."""
    return held.jump + _height(state, unit)


def _height(state: Battle, unit: Unit) -> int:
    return int(0 <= unit.spot < SKY and terrain_at(state, unit.spot) == Terrain.HILL)


def possible_guards(state: Battle, attacker: Unit, target: Unit) -> tuple[int, ...]:
    """Return the uids of those who may protect, as far as the attacker can know.

    Face-down cards in the right place are among them whatever they are, so that being asked tells
    nothing about them; `may_guard` tells which really may.
    """
    squares: Sequence[Spot] = ()
    from_the_air = attacker.spot >= SKY or target.spot >= SKY
    if target.spot < SKY:
        near = BOARD.adjacent[target.spot]
        squares = near if from_the_air else beside_both(attacker.spot, target.spot)
    board, units = state.board, state.units
    owner = target.owner
    guards = [
        board[square]
        for square in squares
        if board[square] >= 0
        and units[board[square]].owner == owner
        and (units[board[square]].hidden or may_guard(state, units[board[square]]))
    ]
    if from_the_air:
        guards += [
            unit.uid
            for unit in units
            if unit.spot >= SKY
            and unit.owner == owner
            and unit.uid != target.uid
            and may_guard(state, unit)
        ]
    return tuple(guards)


def may_guard(state: Battle, unit: Unit) -> bool:
    """Tell whether the unit, being in the right place, can protect another.

    It must be alert, and a creature; a flyer that is still face down stands on no side zone yet
    and cannot.
    """
    if unit.exhausted:
        return False
    profile = PROFILES[unit.card]
    if not profile.is_creature or (unit.hidden and profile.is_flyer):
        return False
    if unit.hidden:
        return not profile.plain.no_protector
    return not traits(state, unit).no_protector
