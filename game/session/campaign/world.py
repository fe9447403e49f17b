"""All that the road may hold, checked as a whole, and read when it is first asked for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.core.content import BadContent
from game.core.fields import name_of
from game.core.words import ROOT, _
from game.session.campaign.deck import SeasonDeck
from game.session.campaign.deckfile import read_deck
from game.session.campaign.encounterfile import read_encounters
from game.session.campaign.meetings import meetings
from game.session.campaign.node import (
    ACTS,
    BOSS,
    STAGES,
    Encounter,
    Kind,
    Node,
    Twist,
    is_match_stage,
)
from game.session.campaign.nodefile import read_nodes, read_twists

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
