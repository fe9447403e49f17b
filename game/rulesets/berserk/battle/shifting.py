"""Where whoever is pushed or pulled comes to stand (BW-73)."""

from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import terrain_at
from game.rulesets.berserk.battlefields import SHUT
from game.rulesets.berserk.position import FREE, Battle
from game.rulesets.berserk.unit import BOARD, Spot, Unit, is_square

Step = tuple[int, int]


def shifted(state: Battle, unit: Unit, source: Unit | None, x: int, is_away: bool) -> Spot:
    """Return the square up to x steps from or towards the source where the unit comes to stand.

    Away it goes straight on; it stops before what it cannot enter. Who is no creature on the
    ground, or is shifted by nobody on a square, stays.
    """
    if source is None or not is_square(source.spot) or not PROFILES[unit.card].is_walker:
        return unit.spot
    spot, away = unit.spot, _towards(source.spot, unit.spot)
    for _step in range(x):
        across, along = away if is_away else _towards(spot, source.spot)
        onto = BOARD.at(BOARD.column[spot] + across, BOARD.row[spot] + along)
        if onto is None or state.board[onto] != FREE or terrain_at(state, onto) in SHUT:
            break
        spot = onto
    return spot


def _towards(start: Spot, end: Spot) -> Step:
    """Return the step from one square towards another, across a corner where that is nearer."""
    across = BOARD.column[end] - BOARD.column[start]
    along = BOARD.row[end] - BOARD.row[start]
    return (across > 0) - (across < 0), (along > 0) - (along < 0)
