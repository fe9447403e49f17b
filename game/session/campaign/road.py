"""The road of one season: what is open on it, and how hard it is; nobody walks on it yet."""

from dataclasses import dataclass, field
from functools import cached_property

from game.core.rng import Rng
from game.session.campaign.course import Course, course
from game.session.campaign.difficulty import DIFFICULTIES, Difficulty
from game.session.campaign.node import ACTS, Kind, Node, Round
from game.session.campaign.trail import Phase, Played, Trail
from game.session.campaign.world import World, world


@dataclass(frozen=True)
class Road:
    """What a season is made of before its first step."""

    seed: int
    difficulty: str
    world: World = field(default_factory=world, repr=False, compare=False, kw_only=True)
    begun_on: Course | None = field(default=None, repr=False, compare=False, kw_only=True)
    """What was open when the season began, None where that is what the files say now."""

    @property
    def rules(self) -> Difficulty:
        """How hard the road is."""
        return DIFFICULTIES[self.difficulty]

    @cached_property
    def course(self) -> Course:
        """What is open."""
        return self.begun_on or course(self.world, self.seed)

    def luck(self, *names: str | int) -> Rng:
        """Return the luck of one thing on the road: the same for every walk of this seed."""
        return Rng(self.seed).fork("season", *names)

    def place(self, trail: Trail) -> Node:
        """Return the place where one is; only where one has come to one."""
        return self.world.nodes[trail.at]

    def round_at(self, trail: Trail) -> Round:
        """Return the round that is to be played next at the place where one is."""
        return self.place(trail).rounds[len(rounds_here(trail))]

    def roads_from(self, trail: Trail) -> tuple[str, ...]:
        """Return the places where a road leads; none before one is done where one is."""
        if trail.phase != Phase.ROAD:
            return ()
        if not trail.at:
            return self.course.acts[ACTS[0]][0]
        if trail.takes_footpath:
            node = self.place(trail)
            return self.course.acts[node.act][node.stage + 1]
        return self.course.roads[trail.at]

    def is_last(self, node: Node) -> bool:
        """Tell whether the season ends at this place."""
        return node.act == ACTS[-1] and node.kind == Kind.BOSS


def rounds_here(trail: Trail) -> tuple[Played, ...]:
    """Return the rounds that have been played at the place where one is."""
    return tuple(each for each in trail.played if each.node == trail.at)
