"""What the motion of an event is made of, and what a choreography may look at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from game.core.protocols import Event
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import GRAVE, is_square
from scenes.anim.timeline import Cue, Motion, Move, Place
from scenes.battle.maps.ground import Ground, place_in
from scenes.battle.motion.effects import Effect


@dataclass(frozen=True)
class BattleMotion(Motion):
    """A motion with effects over the tokens."""

    effects: tuple[Effect, ...] = ()


def shown(
    effects: Sequence[Effect],
    cues: Sequence[Cue] = (),
    moves: Sequence[Move] = (),
    *,
    seconds: float = 0.0,
    told_at: float = 0.0,
) -> BattleMotion:
    """Return the motion of effects and moves; it holds attention for `seconds`, or for all."""
    ends = [*(each.end for each in effects), *(each.end for each in moves)]
    lasts = max(ends, default=0.0)
    holds = seconds or lasts
    return BattleMotion(tuple(moves), tuple(cues), holds, lasts, told_at, tuple(effects))


@dataclass(frozen=True)
class Scenery:
    """What a choreography may look at: the ground, and the pictures before and after the event."""

    ground: Ground
    before: Battle
    after: Battle
    names: Sequence[str]
    seat: int | None = None
    """Whose eyes look on, None for a bystander or for two people at one screen."""
    reduced_motion: bool = False

    def is_in_wood(self, uid: int) -> bool:
        """Tell whether a unit stands in a wood that counts."""
        land, spot = self.after.land, self.after.units[uid].spot
        return land is not None and is_square(spot) and land.terrain[spot] is Terrain.WOOD

    def place(self, uid: int) -> Place:
        """Return where a unit's token is after the event, or was before if it has gone."""
        for picture in (self.after, self.before):
            if uid < len(picture.units) and picture.units[uid].spot != GRAVE:
                return place_in(self.ground.rect(picture.units[uid], picture))
        x, y = self.ground.grave(self.after.units[uid].owner)
        return Place(x, y, 40)

    def at(self, uid: int) -> tuple[float, float]:
        """Return the middle of a unit's token."""
        place = self.place(uid)
        return place.x, place.y


def motion(event: Event, scenery: Scenery) -> Motion:
    """Return what an event looks like."""
    full = choreography(event, scenery)
    return _without_flight(full) if scenery.reduced_motion else full


def _without_flight(full: Motion) -> Motion:
    """Keep cues, pauses and what fades; nothing moves from its place."""
    if not isinstance(full, BattleMotion):
        return Motion((), full.cues[:1], min(full.seconds, 1.2))
    return replace(full, moves=())


@singledispatch
def choreography(event: Event, scenery: Scenery) -> Motion:
    """Return the whole motion of an event; what is not named here is a cut."""
    return Motion()
