"""How far cards reach in their side's next turn, as they make way for each other.

They move and act in any order (BW-17): a square may be passed, or stood on, whose card can walk
away. What another card may do for one before it walks is reckoned with, too: it may refill its
movement, make it alert, or cleanse it.
"""

from collections.abc import Iterator
from itertools import chain, product

from game.core.protocols import Player
from game.rulesets.berserk.battle.masks import (
    WHOLE,
    Mask,
    around,
    disc,
    flooded,
    mask_of,
)
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import (
    distance,
    free_squares,
    leap_squares,
    polearm_squares,
    reach_of,
    walkable,
)
from game.rulesets.berserk.battle.traits import terrain_at, traits
from game.rulesets.berserk.battle.units import counted_anew
from game.rulesets.berserk.battlefields import SHUT
from game.rulesets.berserk.cards.abilities import (
    Cleansing,
    Effect,
    Hurrying,
    MagicalStrike,
    Polearm,
    Power,
    Pulling,
    Pushing,
    RangedAttack,
    Rousing,
    Side,
    SpecialStrike,
    Spell,
    When,
)
from game.rulesets.berserk.position import FREE, RunningBattle
from game.rulesets.berserk.unit import BOARD, GRAVE, SKY, Spot, Unit, cleansed

ON_OWN = (Side.OWN, Side.OTHER_OWN, Side.ANY)
ANYWHERE = len(BOARD.squares)
"""As many steps as nobody needs to get anywhere."""


def awake(state: RunningBattle, unit: Unit) -> Unit | None:
    """Return a card as it can act in its side's next turn (BW-16, BW-58); None where it cannot."""
    if unit.hidden or unit.spot == GRAVE:
        return None
    if not unit.stunned:
        unit = counted_anew(unit._replace(exhausted=False), 0)
    elif _served(state, unit, Rousing):
        unit = unit._replace(exhausted=False, stunned=False)
    else:
        return None
    return cleansed(unit) if unit.bound and _served(state, unit, Cleansing) else unit


def stands(state: RunningBattle, unit: Unit) -> list[Spot]:
    """Return the squares from which a card that is awake can act, its own first and then those
    that are free already."""
    found = _walked(state, unit, 1)
    way_made = state.clone()
    way_made.set(board=_without_who_can_leave(state, unit))
    return [*dict.fromkeys((*found, *_walked(way_made, unit, 1 + _served(state, unit, Hurrying))))]


def reach(state: RunningBattle, unit: Unit) -> tuple[Mask, Mask]:
    """Return the squares that a card could strike at, and those it could shoot at, in its next
    turn, whoever stands there; a polearm strikes, too (BW-43)."""
    up = awake(state, unit)
    if up is None or up.bound:
        return 0, 0
    return _from(state, up, [] if up.spot >= SKY else stands(state, up))


def reach_now(state: RunningBattle, unit: Unit) -> tuple[Mask, Mask]:
    """Return the squares that a card could strike at, and those it could shoot at, in the turn
    under way, from where it stands or after a walk, whoever stands there."""
    if unit.hidden or unit.exhausted or unit.bound:
        return 0, 0
    return _from(state, unit, [] if unit.spot >= SKY else _walked(state, unit, 1))


def reach_at_most(state: RunningBattle, player: Player) -> Mask:
    """Return the squares that cards of a player could strike or shoot at in his next turn if
    whoever stands in the way fell before, or was pushed or pulled out of it."""
    side = state.living(player)
    texts = [*_texts(state, player)]
    hurrying = sum(isinstance(each, Hurrying) for each in texts)
    is_roused = any(isinstance(each, Rousing) for each in texts)
    is_moved = any(isinstance(each, Pulling | Pushing) for each in texts)
    returns = any(traits(state, each).incarnation for each in state.fallen(player))
    if is_moved or any(each.hidden for each in side) or (is_roused and (hurrying or returns)):
        return WHOLE
    bare, found = state.clone(), 0
    bare.set(board=(FREE,) * len(state.board))
    for unit in side:
        up = counted_anew(unit._replace(exhausted=False), 0)
        ends = [] if up.spot >= SKY else _walked(bare, up, 1 + hurrying)
        strikes, shoots = _from(state, up, ends)
        found |= strikes | shoots
    return found


def _from(state: RunningBattle, unit: Unit, ends: list[Spot]) -> tuple[Mask, Mask]:
    """Return the squares that a card could strike at, and shoot at, from any of these."""
    held = traits(state, unit)
    strikes_near = PROFILES[unit.card].is_creature or _has(held, MagicalStrike | SpecialStrike)
    shots = [each for each in held.uses if isinstance(each, RangedAttack)]
    if unit.spot >= SKY:
        return WHOLE if strikes_near else 0, WHOLE if shots else 0
    strikes = around(mask_of(ends)) if strikes_near else 0
    if _has(held, Polearm):
        strikes |= mask_of(square for end in ends for square in polearm_squares(end))
    corners = state.standing.options.range_metric == "diagonal"
    shoots = 0
    for shot, end in product(shots, ends):
        shoots |= disc(end, reach_of(state, unit._replace(spot=end), shot), corners)
    return strikes, shoots


def _has(held: Traits, kind: object) -> bool:
    return any(isinstance(each, kind) for each in held.uses)  # type: ignore[arg-type]


def _walked(state: RunningBattle, unit: Unit, times: int) -> list[Spot]:
    """Return where a card can go by walking or leaping so many times with all its movement, and
    where it stands."""
    found, held = [unit.spot], traits(state, unit)
    for _time in range(times):
        starts = [unit._replace(spot=each) for each in found]
        ends = ([*walkable(state, each), *leap_squares(state, each, held)] for each in starts)
        found = [*dict.fromkeys((*found, *chain.from_iterable(ends)))]
    return found


def _without_who_can_leave(state: RunningBattle, unit: Unit) -> tuple[int, ...]:
    """Return the board without the others of a card's side that can walk away, be it one after
    the other, while it stands where it does."""
    free = free_squares(state.board)
    if state.standing.options.terrain:
        free &= ~mask_of(each for each in BOARD.squares if terrain_at(state, each) in SHUT)
    others = [
        other
        for each in state.living(unit.owner)
        if each.uid != unit.uid and each.spot < SKY and (other := awake(state, each))
    ]
    walkers = mask_of(each.spot for each in others if PROFILES[each.card].movement > each.spent)
    leavers = flooded(free, walkers, len(others))
    leavers |= mask_of(e.spot for e in others if leap_squares(state, e, traits(state, e)))
    leavers &= mask_of(each.spot for each in others)
    return tuple(FREE if leavers >> square & 1 else uid for square, uid in enumerate(state.board))


def _served(state: RunningBattle, unit: Unit, effect: type[Effect]) -> int:
    """Return how many others of its side could come to do this to a card before it acts."""
    return sum(
        isinstance(use, Spell | Power)
        and isinstance(use.does, effect)
        and use.to in ON_OWN
        and (
            use.reach is None
            or max(other.spot, unit.spot) >= SKY
            or distance(state, other.spot, unit.spot)
            <= (reach_of(state, other, use) or 0) + _stride(state, other) + _stride(state, unit)
        )
        for other in state.living(unit.owner)
        if other.uid != unit.uid and not other.hidden and not other.stunned
        for use in traits(state, other).uses
    )


def _stride(state: RunningBattle, unit: Unit) -> int:
    held = traits(state, unit)
    return ANYWHERE if held.teleports else max(held.jump, PROFILES[unit.card].movement)


def _texts(state: RunningBattle, player: Player) -> Iterator[Effect]:
    """Yield what texts of a player's cards do that nobody need attack for."""
    for unit in state.units:
        if unit.owner == player and not unit.hidden:
            for each in PROFILES[unit.card].abilities:
                if isinstance(each, Spell | Power | When):
                    yield each.does
