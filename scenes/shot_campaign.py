"""The screens of the campaign as pictures."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from game.session.campaign.deeds import Deeds
from game.session.campaign.favour import FAVOURS
from game.session.campaign.keepsake import KEEPSAKES
from game.session.campaign.node import BOSS, Kind
from game.session.campaign.outcome import act_done
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.campaign.walker import next_step
from game.session.store import Store
from scenes.campaign.deck import DeckPage
from scenes.campaign.endings import ActEnd, RoundEnd, Summary
from scenes.campaign.legend import LegendPage
from scenes.campaign.mapscene import SeasonMap
from scenes.campaign.pages import (
    LostPage,
    RewardPage,
    TablePage,
)
from scenes.campaign.prologue import ProloguePage
from scenes.campaign.record import RecordPage
from scenes.campaign.scenery import LandPage
from scenes.campaign.seasons import SeasonList
from scenes.campaign.stop import StopPage
from scenes.studio import Screen, Studio

RoadPage = LandPage[Any] | SeasonMap

NAME = "Jovana"
MOST = 400
PARS = ("5,0/2,0/7,0", "9,0/4,0/8,0", "3,0/4,0/6,0")
"""What is made of the cards by whoever wins, by turns."""
PAR_LOST = "-3,0/1,0/2,0"


def walked(is_there: Callable[[Season], bool], seed: int = 3, wins: float = 0.72) -> Season:
    """Return a season walked by plain sense up to a wanted moment, its matches drawn by lot."""
    season = Season(seed, "middle")
    luck = Rng(seed).fork("pictures")
    while len(season.steps) < MOST and not is_there(season):
        step = next_step(season, luck.fork(len(season.steps))) if not season.is_over else ""
        if season.is_over:
            seed += 1
            season = Season(seed, "middle")
            continue
        if not step:
            here, deal = season.round, season.trail.deals
            won = luck.fork(len(season.steps)).random() < wins
            season = season.with_step(f"ended {1 if won else len(here.others) + 1}")
            if season.trail.played and season.trail.played[-1].deal == deal:
                par = PARS[deal % len(PARS)] if won else PAR_LOST
                season = season.with_step(f"par {deal} {par}")
        else:
            season = season.with_step(step)
    return season


def _at_stage(act: int, stage: int) -> Callable[[Season], bool]:
    def is_there(season: Season) -> bool:
        node = season.node
        on_road = season.trail.phase == Phase.ROAD
        return on_road and node is not None and (node.act, node.stage) >= (act, stage)

    return is_there


def _at_stop(kind: Kind) -> Callable[[Season], bool]:
    return lambda season: bool(
        season.trail.phase == Phase.STOP and season.node and season.node.kind == kind
    )


def _favours_offered(season: Season) -> bool:
    return bool(season.trail.offered) and season.trail.offered[0] in FAVOURS


def _cards_offered(season: Season) -> bool:
    return bool(season.trail.offered) and season.trail.offered[0] not in FAVOURS


def _boss(season: Season) -> bool:
    node = season.node
    at_table = season.trail.phase == Phase.TABLE
    return at_table and node is not None and node.stage == BOSS


def _table() -> RoadPage:
    season = walked(lambda found: found.trail.phase == Phase.TABLE and bool(found.round.twist))
    rich = replace(season)
    rich.__dict__["trail"] = replace(season.trail, favours=("ale", "chair", "warm-coat"))
    return TablePage(rich, has_begun=False)


def _round_end() -> RoadPage:
    season = walked(
        lambda found: bool(
            found.trail.played
            and (par := found.trail.par_of(found.trail.played[-1].deal))
            and par.beaten == 1
            and found.trail.played[-1].is_won
        )
    )
    return RoundEnd(season, season.trail.played[-1])


def _lost() -> RoadPage:
    return LostPage(walked(lambda found: found.trail.phase == Phase.LOST, wins=0.4))


def _seasons() -> RoadPage:
    store = Store.in_memory()
    for seed, stage in ((3, 5), (5, 2)):
        season = walked(_at_stage(1, stage), seed)
        kept = store.seasons.begin(season.seed, season.difficulty, "human")
        for number, step in enumerate(season.steps):
            kept.keep(number, step)
    return SeasonList(store.seasons.all())


def _prologue() -> RoadPage:
    """Two hands are played or skipped, and one was left in the middle."""
    season = Season(3, "middle")
    for step in (f"teach {' '.join(RULESETS)}", "learnt whist", "skip schnapsen"):
        season = season.with_step(step)
    return ProloguePage(season, ["bridge"])


def _record() -> RoadPage:
    """Two seasons, one of them with its seat."""
    ends = [walked(lambda found: found.is_over, seed, wins) for seed, wins in ((3, 0.9), (5, 0.6))]
    return RecordPage(Deeds.of(ends), tuple(KEEPSAKES)[::2])


PAGES: Mapping[str, Callable[[], RoadPage]] = {
    "campaign": _seasons,
    "campaign-new": lambda: SeasonList([]),
    "campaign-prologue": _prologue,
    "campaign-start": lambda: SeasonMap(Season(3, "middle"), NAME),
    "campaign-signs": lambda: LegendPage(Season(3, "middle"), 1),
    "campaign-act": lambda: ActEnd(walked(lambda found: bool(act_done(found)))),
    "campaign-map": lambda: SeasonMap(walked(_at_stage(1, 4)), NAME),
    "campaign-map-2": lambda: SeasonMap(walked(_at_stage(2, 5)), NAME),
    "campaign-map-3": lambda: SeasonMap(walked(_at_stage(3, 6)), NAME),
    "campaign-table": _table,
    "campaign-boss": lambda: TablePage(walked(_boss), has_begun=False),
    "campaign-round": _round_end,
    "campaign-lost": _lost,
    "campaign-reward": lambda: RewardPage(walked(_favours_offered)),
    "campaign-encounter": lambda: StopPage(walked(_at_stop(Kind.ENCOUNTER))),
    "campaign-market": lambda: StopPage(walked(_at_stop(Kind.MARKET))),
    "campaign-teacher": lambda: StopPage(walked(_at_stop(Kind.TEACHER))),
    "campaign-rest": lambda: StopPage(walked(_at_stop(Kind.REST))),
    "campaign-record": _record,
    "campaign-card": lambda: RewardPage(walked(_cards_offered)),
    "campaign-deck": lambda: DeckPage(walked(_at_stage(2, 5))),
    "campaign-end": lambda: Summary(walked(lambda found: found.is_over, wins=0.9)),
}
"""The pages by the name of their screen."""


def _opened(page: Callable[[], RoadPage]) -> Screen:
    def show(studio: Studio) -> None:
        scene = page()
        studio.app.push(scene)
        studio.wait(0.6)
        while not (scene.is_ready if isinstance(scene, SeasonMap) else scene.has_land):
            studio.wait(0.1)
        studio.wait(0.3)

    return show


CAMPAIGN_SCREENS: Mapping[str, Screen] = {name: _opened(page) for name, page in PAGES.items()}
"""Every screen of the campaign by name."""
