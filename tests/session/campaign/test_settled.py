"""What a season has come to stays as it is when the files of the road change."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.session.campaign import matches, stops
from game.session.campaign import world as roads
from game.session.campaign.deeds import Walk
from game.session.campaign.journey import BadSeason, Journey, can_begin_anew, deeds_of, season_of
from game.session.campaign.season import Season
from game.session.campaign.settled import came_of, read_road, road_text, trails_of
from game.session.campaign.trail import Asked, Par, Phase, Played, Trail
from game.session.campaign.world import Course, World, course, world
from game.session.match import HUMAN
from game.session.store import Store, open_store
from game.session.store.database import connect
from game.session.store.place import DATABASE
from game.session.store.schema import migrate
from tests.session.campaign.roads import at_phase, step_of, walked

BEFORE = 11
"""The schema of a program that stored steps, and not what they come to."""


def keep(store: Store, season: Season) -> Journey:
    """Return a journey that makes the steps of a season, and keeps them."""
    journey = Journey.begin(store, season.seed, season.difficulty)
    for step in season.steps:
        journey.make(step)
    return journey


def change_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make matches and encounters bring other coins, and draw other roads and meetings."""

    def other_course(found: World, seed: int) -> Course:
        return course(found, seed + 1)

    def other_choices(*args: Any) -> Any:
        return tuple(
            replace(choice, change=replace(choice.change, coins=3)) for choice in choices_at(*args)
        )

    choices_at = stops.choices_at
    monkeypatch.setattr(matches, "WINNINGS", {1: 80, 2: 100, 3: 120})
    monkeypatch.setattr(stops, "choices_at", other_choices)
    monkeypatch.setattr(roads, "course", other_course)


KEPT = (
    '{"hearts":3,"most_hearts":3,"coins":10,"phase":"table","at":"mill-loft","way":["mill-loft"],'
    '"favours":[],"companions":[],"partner":"","cards":[],"played":[],"pars":[],"won":[],'
    '"asked":{"favour":"ale","other":1},"hinted":[],"deals":1,"offered":[],"bought":[],'
    '"before":null,"takes_footpath":false,"prologue":["whist"],"to_learn":[],"learnt":["whist"]}',
    '{"coins":26,"phase":"road","asked":null,"won":[["mill-loft",true]],'
    '"played":[{"node":"mill-loft","round":0,"deal":1,"place":2,"is_won":true}]}',
    '{"pars":[[1,{"own":[3.0,0.0],"club":[2.5,0.0],"expert":[4,0]}]]}',
)
"""What three steps came to, as stores hold it: it is read as long as there are such stores."""


def test_what_stores_hold_is_still_read() -> None:
    first, second, third = trails_of(KEPT, Season(3, "middle"))
    assert (
        first.phase == Phase.TABLE
        and first.asked == Asked("ale", 1)
        and first.way == ("mill-loft",)
    )
    assert second.coins == 26 and second.played == (Played("mill-loft", 0, 1, 2, True),)
    assert second.learnt == ("whist",) and second.asked is None and second.has_won("mill-loft")
    assert third.par_of(1) == Par((3.0, 0.0), (2.5, 0.0), (4.0, 0.0))


@pytest.mark.parametrize("seed", range(4))
def test_what_each_step_came_to_is_read_as_it_was_written(seed: int) -> None:
    season = walked(seed, wins=0.5)
    before = (None, *season.trails[:-1])
    came = [came_of(trail, then) for trail, then in zip(season.trails, before, strict=True)]
    assert trails_of(came, season) == season.trails
    assert read_road(road_text(season.course), world()) == season.course
    assert trails_of(came[:3], season) == trails_of([*came[:3], "", *came[4:]], season)


@pytest.mark.parametrize("phase", [Phase.ROAD, Phase.TABLE, Phase.LOST, Phase.REWARD, Phase.STOP])
def test_other_files_change_nothing_that_is_done(
    phase: Phase, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = at_phase(phase) if phase != Phase.ROAD else walked(3, until=40)
    bouts, open_then = Walk(before).bouts, before.course
    with Store.in_memory() as store:
        id = keep(store, before).id or 0
        change_the_files(monkeypatch)
        assert Season(before.seed, "middle").course != open_then
        journey = Journey.resume(store, id)
        assert journey.season.trails == before.trails and journey.season.course == open_then
        assert Walk(journey.season).bouts == bouts and journey.notice == ""
        luck = Rng(3)
        while not journey.season.is_over:
            journey.make(step_of(journey.season, luck.fork(len(journey.season.steps))))
        again = Journey.resume(store, id).season
        assert again.trails == journey.season.trails
        assert set(again.trail.way) <= open_then.places
        assert len(deeds_of(store.seasons.all()).walks) == 1


def older_store(folder: Path, season: Season) -> None:
    """Make the store of a program from before, with a season in it."""
    folder.mkdir()
    with closing(connect(folder / DATABASE, mode="rwc")) as connection:
        migrate(connection, BEFORE)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(
            "INSERT INTO seasons (seed, difficulty, player, begun, played, sequence) "
            "VALUES (?, ?, ?, '2025-01-01T10:00:00+00:00', '2025-01-01T10:00:00+00:00', 1)",
            (str(season.seed), season.difficulty, HUMAN),
        )
        connection.executemany("INSERT INTO season_steps VALUES (1, ?, ?)", enumerate(season.steps))


def test_a_season_from_before_says_so_once_and_stays_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = walked(3, until=30)
    open_then = season.course
    older_store(tmp_path / "store", season)
    with open_store(tmp_path / "store") as store:
        assert season_of(store.seasons.get(1)) == season
        journey = Journey.resume(store, 1)
        assert "earlier version" in journey.notice and journey.season.trail == season.trail
    with open_store(tmp_path / "store") as store:
        change_the_files(monkeypatch)
        again = Journey.resume(store, 1)
        assert again.notice == "" and again.season.trails == season.trails
        assert again.season.course == open_then != Season(3, "middle").course
        again.make(step_of(again.season, Rng(1)))
        assert Journey.resume(store, 1).season.steps == again.season.steps


def test_a_season_from_before_whose_road_is_gone_can_be_begun_anew(tmp_path: Path) -> None:
    older_store(tmp_path / "store", Season(3, "hard", ("go nowhere",)))
    with open_store(tmp_path / "store") as store:
        [stored] = store.seasons.all()
        with pytest.raises(
            BadSeason, match=r"Season 1 cannot be continued\. It was begun with an earlier"
        ):
            Journey.resume(store, 1)
        assert can_begin_anew(stored) and stored.steps == ("go nowhere",)


def store_with(road: str, came: str) -> Store:
    store = Store.in_memory()
    season = walked(3, until=1)
    kept = store.seasons.begin(3, "middle", HUMAN, road or road_text(season.course))
    kept.keep(0, season.steps[0], came or came_of(season.trail, None))
    return store


def test_a_place_that_is_gone_is_named() -> None:
    season = walked(3, until=1)
    text = road_text(season.course).replace("stone-bridge", "old-bridge")
    gone = came_of(replace(season.trail, favours=("lantern",)), None)
    for road_, came, name in ((text, "", "old-bridge"), ("", gone, "lantern")):
        with store_with(road_, came) as store, pytest.raises(BadSeason, match=f"“{name}” is no "):
            Journey.resume(store, 1)


def _wrong_roads() -> list[str]:
    found = json.loads(road_text(course(world(), 3)))
    return [
        "no JSON",
        "[]",
        json.dumps(found | {"acts": found["acts"][1:]}),
        json.dumps(found | {"acts": ["", *found["acts"][1:]]}),
        json.dumps(found | {"roads": found["roads"][5:]}),
        json.dumps(found | {"roads": [*found["roads"], ["mill-loft", "high-table"]]}),
        json.dumps(found | {"met": []}),
    ]


@pytest.mark.parametrize("text", _wrong_roads())
def test_a_damaged_road_is_told(text: str) -> None:
    with store_with(text, "") as store:
        with pytest.raises(BadSeason, match="Season 1 is damaged"):
            Journey.resume(store, 1)
        assert deeds_of(store.seasons.all()).walks == ()


@pytest.mark.parametrize(
    "changed",
    [
        None,
        {},
        {"hearts": True},
        {"hearts": "3"},
        {"phase": "asleep"},
        {"way": "mill-loft"},
        {"way": [1]},
        {"won": [["mill-loft"]]},
        {"played": [{"node": "mill-loft"}]},
        {"pars": [[0, {"own": [1], "club": ["2"], "expert": []}]]},
        {"before": {"hearts": 3}},
        {"luck": 1},
    ],
)
def test_damaged_states_are_told(changed: dict[str, Any] | None) -> None:
    whole = json.loads(came_of(walked(3, until=1).trail, None))
    text = json.dumps(changed and whole | changed) if changed != {} else "{"
    with store_with("", text) as store, pytest.raises(BadSeason, match="Season 1 is damaged"):
        Journey.resume(store, 1)


def test_the_check_above_would_take_what_is_whole() -> None:
    with store_with("", "") as store:
        journey = Journey.resume(store, 1)
        assert journey.season == walked(3, until=1) and isinstance(journey.season.trail, Trail)


@pytest.mark.parametrize("step", ["", " ", "use", "use luck", "fly mill-loft"])
def test_what_is_no_step_is_told(step: str) -> None:
    with Store.in_memory() as store:
        kept = store.seasons.begin(3, "middle", HUMAN, road_text(Season(3, "middle").course))
        kept.keep(0, step, came_of(walked(3, until=1).trail, None))
        with pytest.raises(BadSeason, match="Season 1 is damaged"):
            Journey.resume(store, 1)
