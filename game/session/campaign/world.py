"""All that the road may hold, checked as a whole, and what of it is open in one season."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path

from game.core.fields import BadContent, name_of
from game.core.rng import Rng
from game.core.words import ROOT, _
from game.session.campaign.content import read_deck, read_encounters, read_nodes, read_twists
from game.session.campaign.deck import SeasonDeck
from game.session.campaign.difficulty import DIFFICULTIES, Difficulty
from game.session.campaign.node import (
    ACTS,
    BOSS,
    STAGES,
    Encounter,
    Kind,
    Node,
    Round,
    Twist,
    is_match_stage,
)
from game.session.campaign.trail import Phase, Played, Trail


def meetings(encounters: Sequence[Encounter], places: Sequence[str]) -> Mapping[str, str]:
    """Return for each place the encounter there, by ids, those listed first preferred.

    A place is missing if there are not enough that fit.
    """
    place_of: dict[str, str] = {}

    def find(place: str, tried: set[str]) -> bool:
        """Find an encounter for a place; others may have to make room for it."""
        for each in encounters:
            if each.id in tried or not each.fits(place):
                continue
            tried.add(each.id)
            if each.id not in place_of or find(place_of[each.id], tried):
                place_of[each.id] = place
                return True
        return False

    for place in places:
        find(place, set())
    return {place: id for id, place in place_of.items()}


FOLDER = ROOT / "levels" / "campaign"
FEWEST = 2
"""Places of a stage; the boss is alone."""


@dataclass(frozen=True, eq=False)
class World:
    """Every place, twist and encounter by id, and what the deck of a season is made of."""

    nodes: Mapping[str, Node]
    twists: Mapping[str, Twist]
    encounters: Mapping[str, Encounter]
    deck: SeasonDeck

    def stage(self, act: int, stage: int) -> tuple[Node, ...]:
        """Return the places of one stage, in the order of the file."""
        return tuple(node for node in self.nodes.values() if (node.act, node.stage) == (act, stage))

    def words(self) -> Iterator[str]:
        """Yield every text that players read."""
        for node in self.nodes.values():
            yield from (node.title, node.words)
        for twist in self.twists.values():
            yield from (twist.title, twist.words)
        for encounter in self.encounters.values():
            yield from (encounter.title, encounter.words)
            for choice in encounter.choices:
                yield from (choice.title, choice.outcome)


def read_world(folder: Path = FOLDER) -> World:
    """Return what the files of a folder hold; raise BadContent if one is not as it should be."""
    twists = read_twists(folder / "twists.toml")
    deck = read_deck(folder / "deck.toml")
    nodes: dict[str, Node] = {}
    for act in ACTS:
        file = folder / f"act-{act}.toml"
        found = read_nodes(file, act, twists)
        for id in found:
            if id in nodes:
                raise BadContent(name_of(file), id, _("Another act has a place of this name."))
        nodes |= found
        _check_stages(file, list(found.values()))
    stops = [node.id for node in nodes.values() if node.kind == Kind.ENCOUNTER]
    world = World(nodes, twists, read_encounters(folder / "encounters.toml", stops), deck)
    if len(meetings(list(world.encounters.values()), stops)) < len(stops):
        raise BadContent(
            name_of(folder / "encounters.toml"),
            "",
            _("It needs at least {n} encounters, so that none is met twice.").format(n=len(stops)),
        )
    return world


def _check_stages(file: Path, nodes: list[Node]) -> None:
    """Raise BadContent unless every stage has its places, of the kinds that belong there."""
    for node in nodes:
        if node.kind.is_match != is_match_stage(node.stage):
            raise BadContent(
                name_of(file),
                node.id,
                _("Matches are played on even stages, stops are made on odd ones."),
            )
    for stage in range(STAGES):
        here = [node for node in nodes if node.stage == stage]
        if len(here) < FEWEST:
            raise BadContent(
                name_of(file),
                "",
                _("Stage {stage} has {n} places, and needs at least {least}.").format(
                    stage=stage, n=len(here), least=FEWEST
                ),
            )
        if is_match_stage(stage) and len({node.games for node in here}) < FEWEST:
            raise BadContent(
                name_of(file),
                "",
                _("On stage {stage} all places play the same game.").format(stage=stage),
            )
    bosses = [node for node in nodes if node.kind == Kind.BOSS]
    if len(bosses) != 1 or bosses[0].stage != BOSS:
        raise BadContent(
            name_of(file), "", _("An act has one boss, not {n}.").format(n=len(bosses))
        )


@cache
def world() -> World:
    """Return the game's own world; raise BadContent if a file is broken."""
    return read_world()


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


def has_met(world: World, trail: Trail, game: str) -> bool:
    """Tell whether a game was known before the season, or has been met in it: in the prologue, or
    at a table."""
    if game not in trail.prologue or game in trail.learnt:
        return True
    return any(world.nodes[each.node].rounds[each.round].game == game for each in trail.played)
