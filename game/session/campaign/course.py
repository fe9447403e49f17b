"""What of the world is open in one season: places and roads, by its seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from game.core.rng import Rng
from game.session.campaign.meetings import meetings
from game.session.campaign.node import ACTS, BOSS, Kind, Node, is_match_stage
from game.session.campaign.world import World

OPEN = 2
"""Places open on a stage."""
TRIES = 200
"""How often an act is drawn until all games occur in it; with the game's own world few suffice."""


@dataclass(frozen=True)
class Course:
    """The open places by act and stage, the roads between them, and who is met at encounters."""

    acts: Mapping[int, tuple[tuple[str, ...], ...]]
    roads: Mapping[str, tuple[str, ...]]
    """By place: where its roads lead; those of a boss to the entrances of the next act."""
    met: Mapping[str, str]
    """By place: the encounter there."""

    @property
    def places(self) -> frozenset[str]:
        """Every open place."""
        return frozenset(id for stages in self.acts.values() for stage in stages for id in stage)


@lru_cache(maxsize=16)
def course(world: World, seed: int) -> Course:
    """Return what is open in the season of this seed."""
    luck = Rng(seed).fork("course")
    acts = {act: _act(world, act, luck.fork(act)) for act in ACTS}
    roads: dict[str, tuple[str, ...]] = {}
    for act, stages in acts.items():
        for here, there in pairwise(stages):
            roads |= _roads(world, here, there, luck.fork(act, "roads", here[0]))
        if act + 1 in acts:
            roads[stages[-1][0]] = acts[act + 1][0]
    places = [id for stages in acts.values() for stage in stages for id in stage]
    stops = [id for id in places if world.nodes[id].kind == Kind.ENCOUNTER]
    everybody = list(world.encounters.values())
    drawn = luck.fork("met").sample(everybody, len(everybody))
    return Course(acts, roads, meetings(drawn, stops))


def _act(world: World, act: int, luck: Rng) -> tuple[tuple[str, ...], ...]:
    """Draw the places of an act, until every game occurs that the act has."""
    games = {game for node in world.nodes.values() if node.act == act for game in node.games}
    for attempt in range(TRIES):
        stages = [
            _stage(world.stage(act, stage), luck.fork(attempt, stage)) for stage in range(BOSS)
        ]
        drawn = {game for stage in stages for node in stage for game in node.games}
        if drawn >= games:
            break
    boss = world.stage(act, BOSS)
    return tuple(tuple(node.id for node in stage) for stage in (*stages, boss))


def _stage(nodes: Sequence[Node], luck: Rng) -> Sequence[Node]:
    """Draw the open places of a stage; no two of them have the same game or the same use."""
    while True:
        drawn = sorted(luck.sample(nodes, OPEN), key=nodes.index)
        if len({node.games or (node.kind, node.id) for node in drawn}) == len(drawn):
            return drawn


def _roads(
    world: World, here: Sequence[str], there: Sequence[str], luck: Rng
) -> Mapping[str, tuple[str, ...]]:
    """Draw the roads from one stage to the next.

    From a stop they lead everywhere, so that nobody must play the same game twice in a row; from a
    match to one stop or to both, and every stop can be reached.
    """
    if not is_match_stage(world.nodes[here[0]].stage) or len(there) == 1:
        return dict.fromkeys(here, tuple(there))
    missing = luck.below(len(here) * len(there) + 1)
    roads = {}
    for row, start in enumerate(here):
        shut = missing - row * len(there)
        roads[start] = tuple(end for column, end in enumerate(there) if column != shut)
    return roads
